//! Random layouts, and what they mean: written down in parallel, so that neither is derived from the other by Quadrille.
//!
//! - `ground`: the board before anything is numbered; `numbering` and `groups`: its numbers
//! - `pieces`, and `magics` of riders; `claims` of symmetry
//! - `description`: all of it, put together
//! - [`truth`]: what it means, square by square

mod claims;
mod description;
mod ground;
mod groups;
mod magics;
mod numbering;
mod pieces;
#[path = "../../../differential/src/user/truth.rs"]
pub mod truth;

pub use description::Description;
pub use ground::{Ground, size};

/// Leaks a list, which the short run of the program allows.
pub fn keep<T>(list: Vec<T>) -> &'static [T] {
    list.leak()
}
