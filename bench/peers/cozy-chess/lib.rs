//! cozy-chess on a layout: its board and move generator as published, with Quadrille's numbering of squares and
//! look-ups of attacks.
#![allow(warnings, macro_expanded_macro_exports_accessed_by_absolute_paths)] // Most of this is cozy-chess's code.

mod loops;
mod moves;

// The modules of the published crates, as the build script edited them, and the layout.
include!(concat!(env!("OUT_DIR"), "/root.rs"));
