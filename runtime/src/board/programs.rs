//! The traits by which generic code calls the programs that a description emits: a layout has all of them.

use super::{Bitboard, BitboardLayout, Layout, Square};
use crate::direction::Direction;
use crate::symmetry::Symmetry;
use crate::word::Word;

/// Squares mirrored and turned.
pub trait SquareFlips: Sized {
    /// A square mirrored or turned, or `None` if the board lacks the symmetry.
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
    /// A set mirrored or turned, or `None` if the board lacks the symmetry.
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
