//! Circuits that mirror, turn, move and renumber: squares, bitboards and packed positions.
//!
//! - [`squares`]: maps of square numbers, such as a flip or the rank of a square
//! - [`mod@bitboards`]: flips, steps and conversions of whole bitboards
//! - [`bits`]: where each bit of a word has to go, and the proof that a circuit takes it there
//! - [`solver`]: the best circuit for that
//! - [`reversal`]: those for processors that reverse a word in one instruction
//! - [`search`]: better ones, for tools that have the time
//! - [`packed`]: flips of several squares in one word
//! - [`benes`]: the plain network that all of this is compared with
//! - [`objective`]: what "best" means; [`mod@optimality`]: whether it is known to be

mod affine_map;
mod arithmetic;
#[cfg(feature = "search")]
pub mod benes;
pub mod bitboards;
pub mod bits;
mod layers;
pub mod optimality;
pub mod packed;
mod products;
pub mod reversal;
mod rotations;
#[cfg(feature = "search")]
pub mod search;
pub mod solver;
pub mod squares;
mod swaps;

pub use crate::model::objective::{self, Objective};
pub use bitboards::{bitboard, bitboards, convert, step};
pub use bits::{BitMap, Fault};
pub use optimality::{Optimality, optimality};
pub use solver::solve_permutation;
pub use squares::{SquareMap, square_map};
