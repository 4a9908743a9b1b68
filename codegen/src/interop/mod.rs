//! `#[derive(Convert)]`: the squares, sets and colours that an engine has of its own, from and to ours.
//!
//! A derive sees the engine's type and the name of a layout, but none of the layout's squares. So it pairs variants with
//! constants of the same names. Rustc reports the names that the layout lacks, and its optimiser finds out that a match of
//! equal numbers does nothing.
//!
//! - `parse`: tokens to a type and what it stands for
//! - `emit`: its conversions, unless it cannot stand for that

mod emit;
mod parse;

use proc_macro2::TokenStream;

use crate::diagnostic::Diagnostics;

/// What `#[derive(Convert)]` expands to.
pub fn expand(item: TokenStream) -> TokenStream {
    let tokens = parse::own_type(item).and_then(|own| emit::conversions(&own));
    tokens.unwrap_or_else(|mistakes: Diagnostics| mistakes.to_compile_errors())
}
