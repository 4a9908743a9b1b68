//! Proofs about circuits, which follow the bits of every input through a circuit.
//!
//! No circuit makes a proof panic, and nothing is sampled: a circuit that cannot be followed is not proved.
//!
//! - `affine`: bits of a word as exclusive-ors of bits of the input
//! - `bit_map`: the target of each bit of a word, and the proof that a circuit takes it there
//!
//! If the feature `packed-flips` is on:
//!
//! - `truth_table`: boolean functions of the bits of a number
//! - `packed`: bits of packed numbers as boolean functions of the bits of one number each

mod affine;
mod bit_map;
#[cfg(feature = "packed-flips")]
mod packed;
#[cfg(feature = "packed-flips")]
pub(crate) mod truth_table;

pub use affine::Bit;
pub use bit_map::{BitMap, Fault, fault};
#[cfg(feature = "packed-flips")]
pub use packed::{Flaw, FlawKind, Proof};
