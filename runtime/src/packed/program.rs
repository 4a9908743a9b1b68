//! The operations of programs on packed positions: for emitted code, which has each program once for both words.

use crate::board::{Layout, Square};
use crate::word::{Word, constant};

/// These bits of every piece's number, as a mask.
#[inline(always)]
pub const fn mask<L: Layout, W: Word>(bits: u8, pieces: usize) -> W {
    L::PACKING.mask(bits, pieces)
}

/// The lowest bits of a constant.
#[inline(always)]
pub const fn cut<W: Word>(value: u128) -> W {
    constant::truncated(value)
}

/// A number of pieces that depends on the word.
#[inline(always)]
pub const fn either<W: Word>(narrow: usize, wide: usize) -> usize {
    if W::BITS == 64 { narrow } else { wide }
}

/// The square of a piece.
#[inline(always)]
pub const fn square<L: Layout, W: Word>(index: W, piece: usize, pieces: usize) -> Square<L> {
    Square::from_number_unchecked(L::PACKING.number(index, piece, pieces))
}

/// A square put into the bits of a piece.
#[inline(always)]
pub const fn put<L: Layout, W: Word>(square: Square<L>, piece: usize, pieces: usize) -> W {
    L::PACKING.spread(square.number(), piece, pieces)
}
