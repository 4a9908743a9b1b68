//! Riders in the numbers of a layout: the basis of both the proof of a description's magics and the
//! solver of look-ups.
//!
//! - [`rays`]: the rays from a square, and the occupancies and attack sets of several
//! - [`rotated_frames`]: rotated frames, by which squares share the look-up of a base square

pub(crate) mod rays;
pub mod rotated_frames;
