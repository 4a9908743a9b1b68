//! The procedural macros of Quadrille: a thin shell over `quadrille-codegen`.
//!
//! The crate `quadrille` documents their use, with examples, before the sentences here.

use proc_macro::TokenStream;
use quadrille_codegen::read::included_or;

/// Mistakes in a description are errors at the tokens that cause them, all reported in one run.
#[proc_macro]
pub fn layout(description: TokenStream) -> TokenStream {
    included_or(description.into(), quadrille_codegen::expand_layout).into()
}

/// The derive also implements the other traits that a layout needs.
#[proc_macro_derive(Layout, attributes(layout))]
pub fn derive_layout(item: TokenStream) -> TokenStream {
    quadrille_codegen::expand_derive(item.into()).into()
}

/// Each type implements `quadrille::tablebase::Tablebase`.
#[cfg(feature = "tablebase")]
#[proc_macro]
pub fn index(declarations: TokenStream) -> TokenStream {
    included_or(declarations.into(), quadrille_codegen::tablebase::expand).into()
}
