//! haitaka on a layout: its board as published, with Quadrille's look-ups of attacks and generation of moves.
#![allow(warnings, macro_expanded_macro_exports_accessed_by_absolute_paths)] // haitaka's code.

mod loops;
mod moves;

// The modules of the published crates, as the build script edited them, and the layout.
include!(concat!(env!("OUT_DIR"), "/root.rs"));
