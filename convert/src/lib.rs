//! `#[derive(Convert)]`: the squares, sets and colours that an engine has of its own, from and to ours.
//!
//! A derive sees the engine's type and the name of a layout, but none of the layout's squares. So it pairs variants with
//! constants of the same names. Rustc reports the names that the layout lacks, and its optimiser finds out that a match of
//! equal numbers does nothing.
//!
//! The crate `quadrille` documents the attributes. Here are
//!
//! - `parse`: tokens to a type and the types of ours that it names, read by `tokens`
//! - `emit`: its conversions, unless the type does not fit, written by `template`
//! - `mistake`: errors
//!
//! It depends on no other crate: an engine that takes a ready-made layout compiles this page of code and no compiler.

mod emit;
mod mistake;
mod parse;
mod template;
mod tokens;

use proc_macro::TokenStream;

/// The type stays as it is.
#[proc_macro_derive(Convert, attributes(quadrille))]
pub fn derive_convert(item: TokenStream) -> TokenStream {
    parse::own_type(item)
        .and_then(|own| emit::conversions(&own))
        .unwrap_or_else(|mistake| mistake.to_compile_error())
}
