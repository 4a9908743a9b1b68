//! Random layouts and their meanings, written down in parallel, so that neither is derived from the other by
//! Quadrille.
//!
//! - `description`: layouts with everything that a description may contain
//! - `ground`: boards before they are numbered; `numbering`, `groups`: their numbers
//! - `claims`: claims of symmetry; `magics`: magics of riders; `pieces`: movements

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
