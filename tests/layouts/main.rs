//! Layouts, tested through the public interface: the macros' output, and the standard layouts.

mod bent;
mod conversions;
mod generic;
mod geometry;
mod instructions;
mod large;
mod linked;
mod lists;
mod own_types;
mod packed;
mod pieces;
mod sets;
mod shapes;
mod slider_bytes;
mod slider_methods;
#[allow(dead_code, reason = "shared with the crate of a user, which uses all of it")]
#[path = "../differential/src/user/mod.rs"]
mod user;
mod walks;
mod wide;
