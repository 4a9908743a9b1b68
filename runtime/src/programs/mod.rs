//! Straight-line programs on squares, sets and packed positions: the part of a layout's expansion that is no data.
//!
//! Each macro takes the programs of one kind. It makes const functions of the layout, documented here once, and the
//! trait by which generic code calls the same programs, with the target's own instruction where there is one.
//!
//! - `packed`: flips and conversions of packed positions
//! - `pieces`: functions of pieces by their names
//! - `sets`: regions, flips, steps and conversions of sets
//! - `squares`: squares by name and number, their flips, maps, the standard traits

use crate::{Bitboard, BitboardLayout, Direction, Layout, Square, Symmetry, Word};

mod packed;
mod pieces;
mod sets;
mod squares;

pub use crate::bitboard::shifted;
pub use crate::word::constant::{from_narrow, from_wide, narrow, wide};

/// Squares mirrored and turned.
pub trait SquareFlips: Sized {
    /// A square mirrored or turned, or `None` where the board lacks the symmetry.
    fn transform(square: Square<Self>, symmetry: Symmetry) -> Option<Square<Self>>
    where
        Self: Layout;
}

/// Packed positions mirrored and turned.
pub trait PackedFlips: Sized {
    /// A packed position of this number of pieces, mirrored or turned; `None` where the board lacks the symmetry. The
    /// pieces must fit the word.
    fn transform_packed<W: Word>(index: W, pieces: usize, symmetry: Symmetry) -> Option<W>;
}

/// Packed positions in layouts that are described in the same file.
pub trait PackedConversions: Sized {
    /// A packed position of this number of pieces in another layout; `None` unless both are described together. The
    /// pieces must fit the words of both.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn convert_packed<M: Layout, W: Word>(_: W, _: usize) -> Option<W> {
        None
    }
}

/// Sets mirrored and turned.
pub trait SetFlips: Sized {
    /// A set mirrored or turned, or `None` where the board lacks the symmetry.
    fn transform_bitboard(set: Bitboard<Self>, symmetry: Symmetry) -> Option<Bitboard<Self>>
    where
        Self: BitboardLayout;
}

/// Sets moved by steps that are not one shift each.
pub trait SetSteps: Sized {
    /// All squares one step on; those that leave the board are dropped. The set is empty unless the direction has a
    /// program.
    fn step_bitboard(set: Bitboard<Self>, direction: Direction) -> Bitboard<Self>
    where
        Self: BitboardLayout;
}

/// Sets in layouts that are described together with this one.
pub trait SetConversions: Sized {
    /// The same squares in a layout that is described together with this one, or `None` for any other.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn convert_bitboard<M: BitboardLayout>(_: Bitboard<Self>) -> Option<Bitboard<M>>
    where
        Self: BitboardLayout,
    {
        None
    }
}

/// The set with the same word in another layout.
#[inline(always)]
pub fn renamed<L: BitboardLayout, M: BitboardLayout>(set: Bitboard<L>) -> Bitboard<M> {
    Bitboard::from_word_unchecked(M::Word::truncated(set.word().into()))
}

/// The effect of a symmetry, as the end of a sentence.
#[doc(hidden)]
#[macro_export]
macro_rules! does {
    (FlipVertical) => {
        "ranks mirrored"
    };
    (FlipHorizontal) => {
        "files mirrored"
    };
    (FlipDiagonal) => {
        "mirrored at the a1-h8 diagonal"
    };
    (FlipAntiDiagonal) => {
        "mirrored at the a8-h1 diagonal"
    };
    (Rotate90) => {
        "turned clockwise by a quarter"
    };
    (Rotate180) => {
        "turned by half"
    };
    (Rotate270) => {
        "turned anticlockwise by a quarter"
    };
}
