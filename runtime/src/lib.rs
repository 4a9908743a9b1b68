//! The runtime of Quadrille: squares and bitboards whose numbering is a type parameter, and the
//! table types that emitted code is made of. No `std`, no allocation.
//!
//! Use it through the `quadrille` crate, which also has the macros that implement [`Layout`].
#![no_std]

/// The items by which emitted code refers to this crate if it does not go through `quadrille`; not for use by hand.
#[doc(hidden)]
pub use crate as __private;

// The rooms, from the lowest up; each imports only earlier ones, which `codegen/tests/stages.rs` asserts.
//
// - `table`: tables from byte strings; `bounds`: what their constructors assert
// - `expansion_version`: the version that wrote a file
// - `named`, `symmetry`, `direction`, `color`, `cost`, `number_field`, `coordinate`, `hexagon`: words of the field, and data
// - `index`, `u256`, `word`: the integers of squares and bitboards
// - `bits`, `target`: instructions, and those that the target has
// - `sliders`, `fill`, `lines`: riders one by one, whole sets of them, and lines, as functions of words
// - `board`: layouts, squares, sets of squares, and conversions between two numberings
// - `square_map`, `chess_squares`, `packed`, `numbering`, `interop`: maps from squares, names, several squares in one
//   word, other programs' numberings, other crates
// - `look_ups`, `moves`, `piece`: how pieces are looked up, by colour and by type
// - `set_attacks`, `move_lists`: what whole sets reach, and sets written as moves
// - `pairs`: numbers of pairs of men, one of whom attacks the other; `no_pairs`: the error without that feature
// - `programs`: macros that emitted code calls with its data and its straight-line programs
mod board;

#[doc(hidden)]
pub mod bits;
mod bounds;
mod chess_squares;
mod color;
#[doc(hidden)]
pub mod coordinate;
mod cost;
mod direction;
mod expansion_version;
#[doc(hidden)]
pub mod fill;
#[doc(hidden)]
pub mod hexagon;
pub mod index;
mod interop;
#[doc(hidden)]
pub mod lines;
#[doc(hidden)]
pub mod look_ups;
mod move_lists;
pub mod moves;
mod named;
#[cfg(not(feature = "pairs"))]
mod no_pairs;
mod number_field;
pub mod numbering;
pub mod packed;
#[cfg(feature = "pairs")]
pub mod pairs;
pub mod piece;
#[doc(hidden)]
pub mod programs;
mod set_attacks;
pub mod sliders;
mod square_map;
mod symmetry;
pub mod table;
#[doc(hidden)]
pub mod target;
mod u256;
mod word;

pub use board::{
    Bitboard, BitboardLayout, Layout, Names, NoSuchSquare, Packing, ParseSquareError, PerSquare,
    Square, SquareBoard, Squares, Subsets,
};
#[doc(hidden)]
pub use board::{
    TableByTwo, conversion, coordinates, renumbered, same_bitboards, squares_by_number,
};
pub use chess_squares::ChessSquares;
pub use color::{Color, ColorMap};
pub use cost::Cost;
pub use direction::Direction;
#[doc(hidden)]
pub use expansion_version::expanded_by;
#[doc(hidden)]
pub use interop::{
    greatest_number, has_every_square, holds_every_number, some_square, square_of_number,
};
pub use look_ups::Moves;
pub use move_lists::{MoveStep, Slot};
pub use named::ParseNameError;
pub use number_field::Field;
pub use packed::{Packed, PackedLayout, PackedList};
pub use piece::{Attacks, Chess};
pub use square_map::SquareMap;
pub use symmetry::Symmetry;
pub use u256::{ParseU256Error, TooWide, U256};
pub use word::Word;
