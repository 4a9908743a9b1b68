//! haitaka on a layout: its board and move generator as published, its attacks looked up by Quadrille.
#![allow(warnings, macro_expanded_macro_exports_accessed_by_absolute_paths)] // haitaka's code.

mod moves;

// The modules of the published crates, as the build script copied them, and the layout.
include!(concat!(env!("OUT_DIR"), "/root.rs"));
