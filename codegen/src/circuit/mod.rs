//! Straight-line programs over words: the one form in which flips are found, checked, costed and
//! printed.
//!
//! - [`ir`](self::Circuit): the program itself and its builder
//! - [`interpret`](Circuit::eval): runs it on a word
//! - [`affine`]: proves what it does to every word, by following each bit through it
//! - [`locality`]: finds out which input bits each bit of the result depends on
//! - [`print`](Circuit::to_tokens): writes it as a Rust expression
//! - [`text`]: reads and writes it in descriptions

pub mod affine;
mod interpret;
mod ir;
#[cfg(feature = "search")]
pub mod locality;
pub(crate) mod print;
pub mod text;

pub use ir::{Circuit, Cost, Node, Op};
