//! Circuits: straight-line programs, the one form in which permutations of bits are found, checked, costed, run and
//! printed.
//!
//! A circuit is a list of operations, each on earlier ones. Its [`Domain`] says what it computes with:
//! one word, or a word that packs the numbers of several pieces.
//!
//! - `op`: the [`Op`]erations, and the [`Constant`]s of the domains
//! - `distance`: the distance of a shift, which may depend on the number of pieces
//! - `builder`: the [`Circuit`] itself, which is built operation by operation
//! - `cost`: the cost of running a circuit
//! - `evaluate`: runs a circuit
//! - `write`: the text of a circuit, in a short notation or in Rust

mod builder;
mod cost;
mod distance;
mod evaluate;
mod op;
mod write;

pub use builder::{Circuit, Domain};
pub use cost::CircuitCost;
pub use distance::Distance;
pub(crate) use evaluate::rotated;
#[cfg(feature = "packed-flips")]
pub(crate) use evaluate::shifted;
pub use op::{Bits, Constant, Node, Op};
pub use write::{Notation, written};
