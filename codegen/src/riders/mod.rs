//! Riders in the numbers of a layout: the basis of both the proof of a description's magics and the
//! solver of look-ups.
//!
//! - [`rays`]: the rays from a square, and the occupancies and attack sets of several
//! - [`turns`]: squares looked up as others that a rotation of the word carries them to, and the squares
//!   that are left to look up

pub(crate) mod rays;
pub mod turns;
