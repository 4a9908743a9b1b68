//! Groups of men while symmetries leave the leading men where they are (their stabiliser).

pub(super) mod one;
pub(super) mod several;
