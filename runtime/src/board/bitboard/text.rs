//! Sets drawn, named and parsed.

use core::fmt;
use core::str::FromStr;

use super::Bitboard;
use crate::board::square::write_names;
use crate::board::{BitboardLayout, ParseSquareError, Square};

/// The board with a line for each rank, the last rank first: `x` for squares of the set, `.` for others, and a
/// space where there is no square.
impl<L: BitboardLayout> fmt::Display for Bitboard<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..L::RANKS).rev() {
            for file in 0..L::FILES {
                let mark = match Square::<L>::from_coords(file, rank) {
                    Some(square) if self.contains(square) => 'x',
                    Some(_) => '.',
                    None => ' ',
                };
                let end = if file + 1 == L::FILES { "\n" } else { " " };
                write!(f, "{mark}{end}")?;
            }
        }
        Ok(())
    }
}

/// The names of the squares of a [`Bitboard`]: see [`Bitboard::names`].
#[derive(Clone, Debug)]
#[must_use = "names are to be printed"]
pub struct Names<L: BitboardLayout>(pub(super) Bitboard<L>);

impl<L: BitboardLayout> fmt::Display for Names<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_names(f, Square::in_board_order().filter(|&square| self.0.contains(square)))
    }
}

/// Parses the names of squares, separated by white space. A text without names is the empty set.
///
/// ```
/// # use quadrille::{layouts::Lerf, Bitboard};
/// assert_eq!("".parse(), Ok(Bitboard::<Lerf>::EMPTY));
/// assert!("a1 i9".parse::<Bitboard<Lerf>>().is_err());
/// ```
impl<L: BitboardLayout> FromStr for Bitboard<L> {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.split_whitespace().map(str::parse::<Square<L>>).collect()
    }
}

impl<L: BitboardLayout> fmt::Debug for Bitboard<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Bitboard({})", self.names())
    }
}

/// Formats a set as its word is formatted.
macro_rules! as_word {
    ($($format:ident)*) => { $(
        impl<L: BitboardLayout> fmt::$format for Bitboard<L> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::$format::fmt(&self.0, f)
            }
        }
    )* };
}

as_word!(LowerHex UpperHex Octal Binary);
