//! Proofs about programs and magics. The bits of every input are followed through a program; a magic makes
//! the keys of every occupancy.
//!
//! No program and no magic makes a proof panic, and nothing is sampled: a program that cannot be followed
//! is not proved. What has to be proved of a program is given as a [`BitMap`], made from a board; its
//! constructor asserts that it is a map.
//!
//! The stage `check` proves given magics and circuits, so that errors point at their rows. `verify` proves
//! everything that is emitted, whoever found it. It must not rely on earlier stages, so it follows given
//! circuits once more, which takes some ten thousand instructions for each. A solver asks for a proof only
//! if a program may be right for some numbers of pieces and wrong for others.
//!
//! - [`affine`]: bits of a word as exclusive-ors of bits of the input
//! - [`bit_map`]: where each bit of a word has to go, and whether a program takes it there
//! - [`bitboard_maps`]: where flips, steps and conversions take them
//! - [`magics`]: keys of occupancies
//!
//! If the feature `packed-programs` is on:
//!
//! - `truth_table`: boolean functions of the bits of a number
//! - `packed`: bits of packed numbers as boolean functions of the piece's own number
//! - `planes`: bit planes as boolean functions of a number

pub mod affine;
pub mod bit_map;
pub mod bitboard_maps;
pub mod magics;
#[cfg(feature = "packed-programs")]
pub mod packed;
#[cfg(feature = "packed-programs")]
pub mod planes;
#[cfg(feature = "packed-programs")]
pub mod truth_table;

pub use bit_map::{BitMap, Fault, fault};
#[cfg(feature = "packed-programs")]
pub use packed::{Flaw, Proof};
