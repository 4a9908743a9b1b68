//! `index!`: tablebase indexes, generated from a board, a material and a scheme.

pub mod material;
pub mod scheme;
pub mod solve;
