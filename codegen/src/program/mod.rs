//! Straight-line programs: the one form in which circuits are found, read, checked, costed and
//! emitted.
//!
//! A program is a list of operations, each on earlier ones. Its [`Domain`] says what it computes with:
//! one word, a word that packs the numbers of several pieces, or bit planes.
//!
//! - `op`: the [`Op`]erations, and the [`Constant`]s of the domains
//! - `distance`: how far a shift moves, which may depend on the number of pieces
//! - `builder`: the [`Program`] itself, built operation by operation
//! - `cost`: the cost of running one
//! - `evaluate`: runs one
//! - `write`: text out, as a description or as Rust has it
//! - `read`: text in

mod builder;
mod cost;
mod distance;
mod evaluate;
mod op;
mod read;
mod write;

pub use builder::{Domain, Program};
pub use cost::ProgramCost;
pub use distance::Distance;
#[cfg(feature = "packed-programs")]
pub(crate) use evaluate::shifted;
pub use op::{Bits, Constant, Node, Op};
pub(crate) use read::read_rows;
pub use read::{Limits, read};
pub(crate) use write::tokens;
pub use write::{Notation, Sign, common_sign, written};
