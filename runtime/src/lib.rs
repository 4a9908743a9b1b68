//! The runtime of Quadrille.
#![no_std]

mod direction;
mod symmetry;

pub use direction::{Color, Direction};
pub use symmetry::{ParseSymmetryError, Symmetry};
