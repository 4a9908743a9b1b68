//! Solvers: from a layout to what is emitted for it.

pub mod sliders;
