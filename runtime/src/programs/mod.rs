//! Macros that make a layout of its data and its straight-line programs, so that expansions hold little else.
//!
//! A macro of programs takes those of one kind. It makes const functions of the layout, documented here once, and the
//! trait by which generic code calls the same programs, with the target's own instruction where there is one. A macro
//! of data puts them into the constants of a trait.
//!
//! - `packed`: flips and conversions of packed positions
//! - `pieces`: pieces: their look-ups, fills, and functions by their names
//! - `sets`: regions, flips, steps and conversions of sets, and the trait of layouts with bitboards
//! - `wide`: maps of the bits of 256-bit words
//! - `squares`: squares by name and number, their flips, maps, the traits of every layout

mod packed;
mod pieces;
mod sets;
mod squares;
mod wide;

use crate::board::{Bitboard, BitboardLayout};
use crate::word::Word;

pub use crate::board::bitboard::shifted;
pub use crate::board::programs::{
    PackedConversions, PackedFlips, SetConversions, SetFlips, SetSteps, SquareFlips,
};
pub use wide::WideMap;

pub use crate::word::constant::{from_narrow, from_wide, from_widest, narrow, wide, widest};

/// The set with the same word in another layout.
#[inline(always)]
pub fn renamed<L: BitboardLayout, M: BitboardLayout>(set: Bitboard<L>) -> Bitboard<M> {
    Bitboard::from_word_unchecked(M::Word::truncated(set.word()))
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
