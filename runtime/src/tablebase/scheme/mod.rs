//! Schemes: the ways to number the positions of a material, each from a task to its plan.

pub mod syzygy;
