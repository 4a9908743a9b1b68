// The first definition of a link counts: documentation is elsewhere than the README's pictures.
//! [shared]: https://raw.githubusercontent.com/quadrille/quadrille/main/docs/shared.svg
//!
#![doc = include_str!("../README.md")]
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

pub mod counterparts;
// Of no weight for those who compile the crate.
#[cfg(any(doc, doctest))]
pub mod guide;
pub mod language;
pub mod layouts;
#[cfg(feature = "tablebase")]
pub mod tablebase;

pub use quadrille_runtime::{
    Attacks, Bitboard, BitboardLayout, Chess, Color, ColorMap, Cost, Direction, Field, Layout,
    Moves, Names, NoSuchSquare, Packed, PackedLayout, PackedList, Packing, ParseColorError,
    ParseDirectionError, ParseSquareError, ParseSymmetryError, PerSquare, Square, SquareBoard,
    SquareMap, Squares, Subsets, Symmetry, Word, index, numbering, packed, piece,
};

#[cfg(feature = "macros")]
pub use quadrille_macros::{Layout, layout};

#[cfg(feature = "tablebase")]
pub use quadrille_macros::index;

/// What emitted code refers to; not for use by hand.
#[doc(hidden)]
pub use quadrille_runtime as __private;
