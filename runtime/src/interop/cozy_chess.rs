//! cozy-chess's squares and bitboards, which number a1 = 0, b1 = 1.
//!
//! The types are those of `cozy-chess-types`, which `cozy-chess` re-exports.

use super::board;
use crate::numbering::RankMajor;
use crate::{Bitboard, BitboardLayout, Layout, Square};

/// The square of the same name; a layout of another board is an error at compile time.
///
/// ```
/// # use quadrille::{layouts::W, Square};
/// assert_eq!(Square::<W>::from(cozy_chess_types::Square::E4), W::E4);
/// ```
impl<L: Layout> From<cozy_chess_types::Square> for Square<L> {
    #[inline(always)]
    fn from(square: cozy_chess_types::Square) -> Self {
        const { board::<L>(8, 8) };
        Square::numbered_in::<RankMajor>(square as u8)
    }
}

/// The square of the same name.
impl<L: Layout> From<Square<L>> for cozy_chess_types::Square {
    #[inline(always)]
    fn from(square: Square<L>) -> Self {
        const { board::<L>(8, 8) };
        cozy_chess_types::Square::index_const(square.number_in::<RankMajor>().into())
    }
}

/// The same squares.
///
/// ```
/// # use quadrille::{layouts::W, Bitboard};
/// let rank = cozy_chess_types::Rank::Third.bitboard();
/// assert_eq!(Bitboard::<W>::from(rank), Bitboard::from_rank(2));
/// assert_eq!(cozy_chess_types::BitBoard::from(Bitboard::<W>::from_rank(2)), rank);
/// ```
impl<L: BitboardLayout<Word = u64>> From<cozy_chess_types::BitBoard> for Bitboard<L> {
    #[inline(always)]
    fn from(bitboard: cozy_chess_types::BitBoard) -> Self {
        const { board::<L>(8, 8) };
        Bitboard::from_word_in::<RankMajor>(bitboard.0)
    }
}

/// The same squares, by their names.
impl<L: BitboardLayout<Word = u64>> From<Bitboard<L>> for cozy_chess_types::BitBoard {
    #[inline(always)]
    fn from(bitboard: Bitboard<L>) -> Self {
        const { board::<L>(8, 8) };
        cozy_chess_types::BitBoard(bitboard.word_in::<RankMajor>())
    }
}
