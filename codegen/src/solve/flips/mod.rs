//! Circuits that mirror, turn, move and renumber: squares, bitboards and packed positions.
//!
//! - [`squares`]: maps of square numbers, such as a flip or the rank of a square

mod affine_map;
mod arithmetic;
pub mod bitboards;
pub mod squares;

pub use bitboards::{bitboard, step};
pub use squares::{SquareMap, square_map};
