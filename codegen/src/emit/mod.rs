//! Emission: solutions in, tokens out; no decisions left.

pub mod sliders;
