//! nnue-rs, with Quadrille's threat inputs and the attacks they come from.
#![allow(warnings)] // nnue-rs's code.

// The published crate, with the `threats.rs` beside this file.
include!(concat!(env!("OUT_DIR"), "/root.rs"));
