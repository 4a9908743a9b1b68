//! Moves, in the notation of UCI.

use core::fmt;

use quadrille::{BitboardLayout, Square};

use crate::Role;

/// A move, printed in the notation of UCI: `e2e4`, `e7e8q`.
///
/// ```
/// use quadrille::layouts::Lerf;
/// use quadrille_syzygy::{Move, Role};
///
/// let promotion = Move { from: Lerf::E7, to: Lerf::E8, promotion: Some(Role::Queen) };
/// assert_eq!(promotion.to_string(), "e7e8q");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move<L: BitboardLayout> {
    /// The square of the man that moves.
    pub from: Square<L>,
    /// The square that it moves to.
    pub to: Square<L>,
    /// The piece that a pawn becomes on the last rank.
    pub promotion: Option<Role>,
}

impl<L: BitboardLayout> fmt::Display for Move<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        match self.promotion {
            Some(role) => write!(f, "{}", role.letter().to_ascii_lowercase()),
            None => Ok(()),
        }
    }
}
