//! Attacks of riders, from tables that emitted code holds.
//!
//! [`Sliders64`] and [`Sliders128`] look up with magics; [`Walk64`] and [`Walk128`] go along the
//! rays, for lines too long for tables. All are made in const evaluation and looked up in `const fn`s
//! over plain words and numbers.

mod magic;
mod walk;

pub use magic::{Sliders64, Sliders128};
pub use walk::{Walk64, Walk128};
