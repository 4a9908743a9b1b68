//! timecat with attacks looked up by Quadrille, or with a prober.
#![allow(warnings)] // timecat's code.

// The published crate, with the files beside this one.
include!(concat!(env!("OUT_DIR"), "/root.rs"));
