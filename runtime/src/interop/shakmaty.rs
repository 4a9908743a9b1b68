//! shakmaty's squares and bitboards.

use super::{bitboard_from_a1_0, bitboard_to_a1_0, square_from_a1_0, square_to_a1_0};
use crate::{Bitboard, BitboardLayout, Layout, Square};

/// The square of the same name; a layout of another board is an error at compile time.
///
/// ```
/// # use quadrille::{layouts::W, Square};
/// assert_eq!(Square::<W>::from(shakmaty::Square::E4), W::E4);
/// ```
impl<L: Layout> From<shakmaty::Square> for Square<L> {
    fn from(square: shakmaty::Square) -> Self {
        square_from_a1_0(u8::from(square))
    }
}

/// The square of the same name.
impl<L: Layout> From<Square<L>> for shakmaty::Square {
    fn from(square: Square<L>) -> Self {
        shakmaty::Square::new(u32::from(square_to_a1_0(square)))
    }
}

/// The same squares.
///
/// ```
/// # use quadrille::{layouts::W, Bitboard};
/// let rank = shakmaty::Bitboard::from_rank(shakmaty::Rank::Third);
/// assert_eq!(Bitboard::<W>::from(rank), Bitboard::from_rank(2));
/// assert_eq!(shakmaty::Bitboard::from(Bitboard::<W>::from_rank(2)), rank);
/// ```
impl<L: BitboardLayout> From<shakmaty::Bitboard> for Bitboard<L> {
    fn from(bitboard: shakmaty::Bitboard) -> Self {
        bitboard_from_a1_0(bitboard.0)
    }
}

/// The same squares.
impl<L: BitboardLayout> From<Bitboard<L>> for shakmaty::Bitboard {
    fn from(bitboard: Bitboard<L>) -> Self {
        shakmaty::Bitboard(bitboard_to_a1_0(bitboard))
    }
}
