//! Circuits that mirror, turn and move: squares, bitboards and packed positions.
//!
//! - [`mod@number_map`]: maps of square numbers, such as a flip or the rank of a square
//! - `affine_map`, `arithmetic`: the forms of those that are no tables
//! - [`mod@bitboards`]: flips and steps of whole bitboards
//! - [`bit_permutation`]: the best circuit that takes bits to their places
//! - `delta_swaps`, `masked_rotations`, `masked_products`, `barrel_stages`: the parts of such circuits
//! - [`bit_reversal`]: circuits for processors that reverse a word in one instruction
//! - [`families`]: kinds of circuits that are tried to their end
//! - [`neighbourhood_search`]: better ones, for tools that have the time
//! - [`packed_map`]: flips of several squares in one word; `piece_loop`: their cost, one after another
//! - `packed`, where the feature `packed-programs` is on: programs that flip them at once, and on bit planes
//! - [`mod@optimality`]: whether a circuit is known to be the shortest

mod affine_map;
mod arithmetic;
mod barrel_stages;
pub mod bit_permutation;
pub mod bit_reversal;
pub mod bitboards;
mod delta_swaps;
#[cfg(feature = "search")]
pub mod families;
mod masked_products;
mod masked_rotations;
#[cfg(feature = "search")]
pub mod neighbourhood_search;
pub mod number_map;
pub mod optimality;
#[cfg(feature = "packed-programs")]
pub mod packed;
pub mod packed_map;
mod piece_loop;

pub use bit_permutation::solve_permutation;
pub use bitboards::{bitboard, bitboards, step};
pub use number_map::{NumberMap, number_map};
pub use optimality::{Basis, Optimality, optimality};
