//! The standard layouts: numberings that programs use, ready made.
//!
//! Each is a feature of the crate; `chess`, `variants` and `all-layouts` turn on several.
//! They are described in the same language that [`layout!`](crate::layout) reads, in files that
//! the crate's build script compiles.
#![allow(clippy::all, clippy::pedantic)] // Generated.

#[cfg(feature = "compile-layouts")]
include!(concat!(env!("OUT_DIR"), "/layouts.rs"));
