//! `#[derive(Convert)]`: conversions between our types and an engine's own squares, sets, colours and men.
//!
//! A derive sees the engine's type and the name of a layout, but none of the layout's squares. So it pairs variants with
//! constants of the same names. Rustc reports the names that the layout lacks, and its optimiser finds out that a match of
//! equal numbers does nothing.
//!
//! The crate `quadrille` documents the attributes. This crate has
//!
//! - `parse`: an item of Rust to a type and the types of ours that it names
//! - `emit`: the type's conversions, or an error if it does not fit
//!
//! An engine that takes a ready-made layout compiles this little code and no compiler of layouts, and only the
//! features of `syn` that reading an item needs.

mod emit;
mod parse;

use proc_macro::TokenStream;

/// The type itself stays as it is.
#[proc_macro_derive(Convert, attributes(quadrille))]
pub fn derive_convert(item: TokenStream) -> TokenStream {
    let own = syn::parse(item).and_then(parse::own_type);
    let conversions = own.and_then(|own| emit::conversions(&own));
    conversions.unwrap_or_else(|error| error.to_compile_error()).into()
}
