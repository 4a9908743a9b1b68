//! Verification: every solution against the slow [reference](crate::reference), exhaustively.

pub mod sliders;
