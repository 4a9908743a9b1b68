//! What a prober asks of a position.

use core::fmt;
use core::str::FromStr;

use quadrille::{Bitboard, BitboardLayout, Color, Square};

use crate::Role;

/// A position that can be probed, in any numbering of the squares.
///
/// Positions of shakmaty and cozy-chess implement it behind the features `shakmaty` and
/// `cozy-chess`, and [`Placement`](crate::Placement) does; for a type of your own it takes a few
/// lines. The position must be legal: of one that is not the result means nothing.
///
/// ```
/// use quadrille::layouts::Ring;
/// use quadrille::{Bitboard, Color};
/// use quadrille_syzygy::{Collection, Position, Prober, Role, Wdl};
///
/// /// A king each.
/// struct Kings([Bitboard<Ring>; 2]);
///
/// impl Position for Kings {
///     type Layout = Ring;
///
///     fn turn(&self) -> Color {
///         Color::White
///     }
///
///     fn men(&self, color: Color, role: Role) -> Bitboard<Ring> {
///         if role == Role::King { self.0[color as usize] } else { Bitboard::EMPTY }
///     }
/// }
///
/// let prober = Prober::new(Collection::<&[u8]>::default());
/// let kings = Kings([Ring::E1.bitboard(), Ring::E8.bitboard()]);
/// assert_eq!(prober.probe_wdl(&kings), Ok(Wdl::Draw));
/// ```
pub trait Position {
    /// The numbering of its squares: [`Lerf`](quadrille::layouts::Lerf) for a1 = 0, b1 = 1, ...
    type Layout: BitboardLayout;

    /// The side to move.
    fn turn(&self) -> Color;

    /// The men of a side and kind.
    fn men(&self, color: Color, role: Role) -> Bitboard<Self::Layout>;

    /// The square behind a pawn that has just made a double step. Whether a pawn can capture
    /// there need not be known.
    fn en_passant(&self) -> Option<Square<Self::Layout>> {
        None
    }

    /// Whether a side may still castle: tables do not have such positions.
    fn has_castling_rights(&self) -> bool {
        false
    }

    /// How many plies were played since the last capture or pawn move.
    fn halfmove_clock(&self) -> u32 {
        0
    }
}

impl<P: Position> Position for &P {
    type Layout = P::Layout;

    fn turn(&self) -> Color {
        P::turn(self)
    }

    fn men(&self, color: Color, role: Role) -> Bitboard<P::Layout> {
        P::men(self, color, role)
    }

    fn en_passant(&self) -> Option<Square<P::Layout>> {
        P::en_passant(self)
    }

    fn has_castling_rights(&self) -> bool {
        P::has_castling_rights(self)
    }

    fn halfmove_clock(&self) -> u32 {
        P::halfmove_clock(self)
    }
}

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
    /// What a pawn becomes on the last rank.
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

/// Reads a move as UCI writes it: two squares, and the letter of what a pawn becomes. Whether the move is legal
/// depends on a position.
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
