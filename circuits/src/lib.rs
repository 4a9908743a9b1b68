//! The shortest straight-line programs for permutations of bits: searched for, costed, interpreted, printed
//! as text, and proved. It knows bits and not their meaning.
//!
//! A permutation of a word's bits, such as the transposition of an 8 x 8 matrix of bits, takes a few
//! operations on the whole word: delta swaps, masked rotations, products, reversals of bytes. Say where each
//! bit goes; the best circuit that is found within milliseconds comes back.
//!
//! ```
//! use quadrille_circuits::Objective;
//! use quadrille_circuits::proof::BitMap;
//! use quadrille_circuits::solve::bit_permutation;
//!
//! // Bit 8 * row + column of a matrix goes to bit 8 * column + row; all 64 bits may be set.
//! let transposed: Vec<(u32, u32)> = (0..64).map(|bit| (bit, bit % 8 * 8 + bit / 8)).collect();
//! let map = BitMap::new(64, &transposed, u64::MAX.into());
//!
//! let circuit = bit_permutation(&map, Objective::Throughput);
//! assert_eq!(circuit.cost().operations, 15);
//! assert_eq!(circuit.cost().latency, 21); // cycles: two of the operations are products
//! assert_eq!(circuit.eval(0xff), 0x0101_0101_0101_0101); // a row becomes a column
//! assert!(map.is_done_by(&circuit)); // for each of the 2^64 words: proved, not sampled
//! println!("{circuit}");
//!
//! // The bytes in opposite order are one instruction. Rust for a function's body:
//! let reversed: Vec<(u32, u32)> = (0..64).map(|bit| (bit, bit ^ 56)).collect();
//! let map = BitMap::new(64, &reversed, u64::MAX.into());
//! assert_eq!(bit_permutation(&map, Objective::Latency).to_rust("word"), "word.swap_bytes()");
//! ```
//!
//! - [`circuit`]: operations, their cost, interpretation, text
//! - [`proof`]: the effect of a circuit on every input
//! - [`solve`]: circuits for permutations of bits, for maps of small numbers, and for all numbers in a word
//! - [`packing`]: how several numbers lie in one word
//! - `instruction`: [instructions](Instruction) of some processors that do a whole permutation
//! - `objective`: whether one result is to be ready soon, or many results a second
//! - `random`, `sort`, `counted_work`: small tools, which the compiler `quadrille-codegen` uses too
//!
//! Two features are on by default. `packed-flips` adds circuits that map all numbers of a packed word at
//! once. `search` adds searches that take seconds to hours. There is
//! no clock and no random seed that changes: the same input gives the same circuit.

#![cfg_attr(docsrs, feature(doc_cfg))]

pub mod circuit;
#[doc(hidden)]
pub mod counted_work;
mod instruction;
mod objective;
pub mod packing;
pub mod proof;
#[doc(hidden)]
pub mod random;
pub mod solve;
#[doc(hidden)]
pub mod sort;

pub use instruction::{BitGather, BitMatrix, Instruction};
pub use objective::Objective;

/// The example of the README, which is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
