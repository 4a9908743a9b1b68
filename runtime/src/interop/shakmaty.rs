//! shakmaty's squares and bitboards, which number a1 = 0, b1 = 1.
//!
//! shakmaty is under the GPL-3.0: a program that turns this feature on is linked with it, and is to be
//! distributed under terms that the GPL allows. Nothing of shakmaty is in this crate.

use super::board;
use crate::numbering::RankMajor;
use crate::{Bitboard, BitboardLayout, Layout, Square};

/// The square of the same name; a layout of another board is an error at compile time.
///
/// ```
/// # use quadrille::{layouts::W, Square};
/// assert_eq!(Square::<W>::from(shakmaty::Square::E4), W::E4);
/// ```
impl<L: Layout> From<shakmaty::Square> for Square<L> {
    #[inline(always)]
    fn from(square: shakmaty::Square) -> Self {
        const { board::<L>(8, 8) };
        Square::numbered_in::<RankMajor>(u8::from(square))
    }
}

/// The square of the same name.
impl<L: Layout> From<Square<L>> for shakmaty::Square {
    #[inline(always)]
    fn from(square: Square<L>) -> Self {
        const { board::<L>(8, 8) };
        shakmaty::Square::new(u32::from(square.number_in::<RankMajor>()))
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
impl<L: BitboardLayout<Word = u64>> From<shakmaty::Bitboard> for Bitboard<L> {
    #[inline(always)]
    fn from(bitboard: shakmaty::Bitboard) -> Self {
        const { board::<L>(8, 8) };
        Bitboard::from_word_in::<RankMajor>(bitboard.0)
    }
}

/// The same squares, by their names.
impl<L: BitboardLayout<Word = u64>> From<Bitboard<L>> for shakmaty::Bitboard {
    #[inline(always)]
    fn from(bitboard: Bitboard<L>) -> Self {
        const { board::<L>(8, 8) };
        shakmaty::Bitboard(bitboard.word_in::<RankMajor>())
    }
}
