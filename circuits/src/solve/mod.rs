//! Finds circuits: for permutations of bits, for maps of numbers, and for all numbers in a word.
//!
//! - [`mod@bit_permutation`]: the best circuit that moves each bit where it has to go
//! - `delta_swaps`, `masked_rotations`, `masked_products`, `barrel_stages`: the parts of such circuits
//! - [`bit_reversal`]: circuits for processors that reverse a word in one instruction
//! - [`mod@optimality`]: which circuits are known to be the shortest
//! - [`number_map`]: maps of small numbers; `affine_map`, `arithmetic`: their forms without tables
//! - [`packed_map`]: maps of several numbers in one word; `piece_loop`: the cost of mapping them one after another
//! - `packed`, if the feature `packed-flips` is on: circuits that map them at once
//! - `neighbourhood_search`, if the feature `search` is on: better circuits, for tools that have the time

mod affine_map;
mod arithmetic;
mod barrel_stages;
mod bit_permutation;
mod bit_reversal;
mod delta_swaps;
mod masked_products;
mod masked_rotations;
#[cfg(feature = "search")]
mod neighbourhood_search;
mod number_map;
mod optimality;
#[cfg(feature = "packed-flips")]
mod packed;
mod packed_map;
mod piece_loop;

pub use bit_permutation::bit_permutation;
pub use bit_reversal::with_reversal;
#[cfg(feature = "search")]
pub use neighbourhood_search::neighbourhood_search;
pub use number_map::NumberMap;
pub use optimality::{Optimality, optimality};
#[cfg(feature = "packed-flips")]
pub use packed::PackedSolver;
pub use packed_map::{FewPieces, GivenPacked, PackedMap};

/// The word that maps of numbers compute in: room for a byte times a byte, and native on every target.
pub const NUMBER_WIDTH: u32 = 32;
