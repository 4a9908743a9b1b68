//! The procedural macros of Quadrille: a thin shell over `quadrille-codegen`.
//!
//! The crate `quadrille` puts what they are for, and examples, before the sentences here.

use proc_macro::TokenStream;

/// Mistakes in a description are errors at the tokens that cause them, all of one run together.
#[proc_macro]
pub fn layout(description: TokenStream) -> TokenStream {
    quadrille_codegen::expand_layout(description.into()).into()
}

/// The other traits that a layout needs are derived too.
#[proc_macro_derive(Layout, attributes(layout))]
pub fn derive_layout(item: TokenStream) -> TokenStream {
    quadrille_codegen::expand_derive(item.into()).into()
}

/// Each type implements `quadrille::tablebase::Tablebase`.
#[cfg(feature = "tablebase")]
#[proc_macro]
pub fn index(declarations: TokenStream) -> TokenStream {
    quadrille_codegen::tablebase::expand(declarations.into()).into()
}
