//! cozy-chess's squares and bitboards.

use super::{bitboard_from_a1_0, bitboard_to_a1_0, square_from_a1_0, square_to_a1_0};
use crate::{Bitboard, BitboardLayout, Layout, Square};

/// The square of the same name; a layout of another board is an error at compile time.
///
/// ```
/// # use quadrille::{layouts::W, Square};
/// assert_eq!(Square::<W>::from(cozy_chess::Square::E4), W::E4);
/// ```
impl<L: Layout> From<cozy_chess::Square> for Square<L> {
    fn from(square: cozy_chess::Square) -> Self {
        square_from_a1_0(square as u8)
    }
}

/// The square of the same name.
impl<L: Layout> From<Square<L>> for cozy_chess::Square {
    fn from(square: Square<L>) -> Self {
        cozy_chess::Square::index(usize::from(square_to_a1_0(square)))
    }
}

/// The same squares.
///
/// ```
/// # use quadrille::{layouts::W, Bitboard};
/// let rank = cozy_chess::Rank::Third.bitboard();
/// assert_eq!(Bitboard::<W>::from(rank), Bitboard::from_rank(2));
/// assert_eq!(cozy_chess::BitBoard::from(Bitboard::<W>::from_rank(2)), rank);
/// ```
impl<L: BitboardLayout> From<cozy_chess::BitBoard> for Bitboard<L> {
    fn from(bitboard: cozy_chess::BitBoard) -> Self {
        bitboard_from_a1_0(bitboard.0)
    }
}

/// The same squares.
impl<L: BitboardLayout> From<Bitboard<L>> for cozy_chess::BitBoard {
    fn from(bitboard: Bitboard<L>) -> Self {
        cozy_chess::BitBoard(bitboard_to_a1_0(bitboard))
    }
}
