//! haitaka's squares and bitboards, which number the 9 x 9 board file by file from the upper right.

use super::board;
use crate::numbering::FileMajorFromTopRight;
use crate::{Bitboard, BitboardLayout, Layout, Square};

/// The square of the same name; a layout of another board is an error at compile time.
///
/// haitaka names files and ranks in the opposite order: its `A5` is 5a.
///
/// ```
/// # use quadrille::{layouts::Shogi, Square};
/// assert_eq!(Square::<Shogi>::from(haitaka_types::Square::E7), Shogi::_7E);
/// ```
impl<L: Layout> From<haitaka_types::Square> for Square<L> {
    #[inline(always)]
    fn from(square: haitaka_types::Square) -> Self {
        const { board::<L>(9, 9) };
        Square::numbered_in::<FileMajorFromTopRight>(square as u8)
    }
}

/// The square of the same name.
impl<L: Layout> From<Square<L>> for haitaka_types::Square {
    #[inline(always)]
    fn from(square: Square<L>) -> Self {
        const { board::<L>(9, 9) };
        haitaka_types::Square::index_const(square.number_in::<FileMajorFromTopRight>().into())
    }
}

/// The same squares.
///
/// ```
/// # use quadrille::{layouts::Shogi, Bitboard};
/// let rank = haitaka_types::Rank::C.bitboard();
/// assert_eq!(Bitboard::<Shogi>::from(rank), Bitboard::from_rank(6));
/// assert_eq!(haitaka_types::BitBoard::from(Bitboard::<Shogi>::from_rank(6)), rank);
/// ```
impl<L: BitboardLayout<Word = u128>> From<haitaka_types::BitBoard> for Bitboard<L> {
    #[inline(always)]
    fn from(bitboard: haitaka_types::BitBoard) -> Self {
        const { board::<L>(9, 9) };
        Bitboard::from_word_in::<FileMajorFromTopRight>(bitboard.0)
    }
}

/// The same squares, by their names.
impl<L: BitboardLayout<Word = u128>> From<Bitboard<L>> for haitaka_types::BitBoard {
    #[inline(always)]
    fn from(bitboard: Bitboard<L>) -> Self {
        const { board::<L>(9, 9) };
        haitaka_types::BitBoard(bitboard.word_in::<FileMajorFromTopRight>())
    }
}
