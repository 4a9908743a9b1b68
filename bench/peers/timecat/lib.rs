//! timecat with attacks looked up by Quadrille, or with a prober.
#![allow(warnings)] // timecat's code.

// The published crate, and what lies beside this file.
include!(concat!(env!("OUT_DIR"), "/root.rs"));
