//! The runtime of Quadrille: squares and bitboards whose numbering is a type parameter, and the
//! table types that emitted code is made of. No `std`, no allocation.
//!
//! Use it through the `quadrille` crate, which also has the macros that implement [`Layout`].
#![no_std]

/// The items by which emitted code refers to this crate if it does not go through `quadrille`; not for use by hand.
#[doc(hidden)]
pub use crate as __private;

// - `layout`, `coordinate`, `number_field`, `cost`: the traits that emitted code implements, and its data
// - `programs`: macros that emitted code calls with its straight-line programs
// - `square`, `chess_squares`, `square_map`, `index`, `direction`, `symmetry`, `color`, `named`: squares, and maps from them
// - `hexagon`: boards of hexagons
// - `bitboard`, `word`, `flips`: sets of squares; `bits`: instructions that flip them
// - `packed`: several squares in one word
// - `sliders`, `look_ups`, `moves`, `piece`, `lines`: how attacks, moves and lines are looked up
// - `set_attacks`, `fill`: what whole sets reach
// - `move_lists`: sets written as moves
// - `no_pairs`: the error of committed expansions that have sets of pairs, without the feature
// - `pairs`: numbers of pairs of men, one of whom attacks the other
// - `conversion`, `numbering`, `interop`: between layouts, other programs' numberings, other crates
// - `table`: tables from byte strings; `bounds`: what their constructors assert; `target`: which instructions there are; `expansion_version`: which version wrote a file
// First, so that their pages in the documentation begin with their own methods and end with those of other modules.
mod bitboard;
mod square;

#[doc(hidden)]
pub mod bits;
mod bounds;
mod chess_squares;
mod color;
#[doc(hidden)]
pub mod conversion;
#[doc(hidden)]
pub mod coordinate;
mod cost;
mod direction;
mod expansion_version;
#[doc(hidden)]
pub mod fill;
mod flips;
#[doc(hidden)]
pub mod hexagon;
pub mod index;
mod interop;
mod layout;
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
mod word;

pub use bitboard::{Bitboard, Names, Squares, Subsets};
pub use chess_squares::ChessSquares;
pub use color::{Color, ColorMap};
#[doc(hidden)]
pub use conversion::renumbered;
pub use cost::Cost;
pub use direction::Direction;
#[doc(hidden)]
pub use expansion_version::expanded_by;
#[doc(hidden)]
pub use interop::{
    greatest_number, has_every_square, holds_every_number, some_square, square_of_number,
};
pub use layout::{BitboardLayout, Layout, PerSquare, SquareBoard};
#[doc(hidden)]
pub use layout::{coordinates, same_bitboards};
pub use move_lists::{MoveStep, Slot};
pub use moves::Moves;
pub use named::ParseNameError;
pub use number_field::Field;
pub use packed::{Packed, PackedLayout, PackedList, Packing};
pub use piece::{Attacks, Chess};
#[doc(hidden)]
pub use square::squares_by_number;
pub use square::{NoSuchSquare, ParseSquareError, Square};
pub use square_map::SquareMap;
pub use symmetry::Symmetry;
pub use word::Word;
