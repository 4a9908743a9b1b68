//! Groups of men while symmetries leave the leading men where they are (their stabiliser).
//!
//! - [`one`]: while one symmetry besides the identity does
//! - [`several`]: while more do, or nobody leads

pub(super) mod one;
pub(super) mod several;
