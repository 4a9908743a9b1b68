//! Moves, in the notation of UCI.

use core::fmt;
use core::str::FromStr;

use quadrille::{BitboardLayout, Square};

use crate::Role;

/// A move, printed and parsed in the notation of UCI: `e2e4`, `e7e8q`.
///
/// ```
/// use quadrille::layouts::Lerf;
/// use quadrille_syzygy::{Move, Role};
///
/// let promotion = Move { from: Lerf::E7, to: Lerf::E8, promotion: Some(Role::Queen) };
/// assert_eq!(promotion.to_string(), "e7e8q");
/// assert_eq!("e7e8q".parse(), Ok(promotion));
/// assert_eq!("e2e4".parse(), Ok(Move { from: Lerf::E2, to: Lerf::E4, promotion: None }));
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

/// Reads a move as UCI writes it: two squares, and the letter of the piece that a pawn becomes. Whether the move is
/// legal depends on a position.
impl<L: BitboardLayout> FromStr for Move<L> {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        let (from, rest) = text.split_at_checked(2).ok_or(ParseMoveError)?;
        let (to, letter) = rest.split_at_checked(2).ok_or(ParseMoveError)?;
        let square = |name: &str| name.parse().map_err(|_| ParseMoveError);
        let promotion = match letter {
            "" => None,
            "n" => Some(Role::Knight),
            "b" => Some(Role::Bishop),
            "r" => Some(Role::Rook),
            "q" => Some(Role::Queen),
            _ => return Err(ParseMoveError),
        };
        Ok(Move { from: square(from)?, to: square(to)?, promotion })
    }
}

/// The error of parsing a [`Move`] from a text that is none.
///
/// ```
/// use quadrille::layouts::Lerf;
/// use quadrille_syzygy::Move;
///
/// for text in ["", "e2", "e2e9", "e7e8k", "e7e8qq", "Nf3", "e2e4é"] {
///     let error = text.parse::<Move<Lerf>>().unwrap_err();
///     assert_eq!(error.to_string(), "not a move in the notation of UCI, such as `e2e4` or `e7e8q`");
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ParseMoveError;

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a move in the notation of UCI, such as `e2e4` or `e7e8q`")
    }
}

impl core::error::Error for ParseMoveError {}
