//! Circuits that mirror, turn and move squares and bitboards. [`quadrille_circuits::solve`] finds them; here
//! is what a board says of them.
//!
//! - [`mod@number_map`]: maps of square numbers, such as a flip or the rank of a square
//! - [`mod@bitboards`]: flips and steps of whole bitboards
//! - [`bit_reversal`]: flips for processors that reverse a word in one instruction

pub mod bit_reversal;
pub mod bitboards;
pub mod number_map;

pub use bitboards::{bitboard, bitboards, step};
pub use number_map::number_map;
