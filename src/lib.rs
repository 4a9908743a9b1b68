#![doc = include_str!("../README.md")]
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

pub mod language;
pub mod layouts;
#[cfg(feature = "tablebase")]
pub mod tablebase;

pub use quadrille_runtime::{
    Attacks, Bitboard, BitboardLayout, Chess, Color, Cost, Direction, Field, Layout, Names, Packed,
    PackedLayout, PackedList, Packing, ParseSquareError, ParseSymmetryError, PerSquare, Square,
    SquareBoard, Squares, Subsets, Symmetry, Word, index, packed, piece,
};

#[cfg(feature = "macros")]
pub use quadrille_macros::{Layout, layout};

#[cfg(feature = "tablebase")]
pub use quadrille_macros::index;

/// What emitted code refers to; not for use by hand.
#[doc(hidden)]
pub use quadrille_runtime as __private;
