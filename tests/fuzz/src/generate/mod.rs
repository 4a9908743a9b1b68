//! Random layouts and their meanings, written down in parallel, so that neither is derived from the other by
//! Quadrille.

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
