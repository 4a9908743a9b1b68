//! Boards: layouts, their squares and sets of squares. The trait and the types name each other, so they share a room.
//!
//! - `layout`: the traits that a description implements
//! - `square`, `bitboard`: squares and sets of squares
//! - `flips`, `programs`: mirrors and turns, and the traits of emitted programs
//! - `conversion`: between two numberings of a board
//! - `packing`: the bits of several numbers in one word

// These come first, so that their pages in the documentation begin with their own methods and end with those of
// other modules.
pub(crate) mod bitboard;
pub(crate) mod square;

pub mod conversion;
pub(crate) mod flips;
pub(crate) mod layout;
pub(crate) mod packing;
pub(crate) mod programs;

pub use bitboard::{Bitboard, Names, Squares, Subsets};
pub use conversion::renumbered;
pub use layout::{
    BitboardLayout, Layout, PerSquare, SquareBoard, TableByTwo, coordinates, same_bitboards,
};
pub use packing::Packing;
pub use square::{NoSuchSquare, ParseSquareError, Square, squares_by_number};
