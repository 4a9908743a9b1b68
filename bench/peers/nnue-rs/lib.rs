//! nnue-rs with the numbers of its threats, and the attacks they come from, by Quadrille.
#![allow(warnings)] // nnue-rs's code.

// The published crate, and `threats.rs` from beside this file.
include!(concat!(env!("OUT_DIR"), "/root.rs"));
