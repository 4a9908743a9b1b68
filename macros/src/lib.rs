//! The procedural macros of Quadrille: a thin shell over `quadrille-codegen`.
//!
//! They are documented where users find them, in the `quadrille` crate.

use proc_macro::TokenStream;

/// Describes layouts of boards; see the documentation of the `quadrille` crate.
#[proc_macro]
pub fn layout(description: TokenStream) -> TokenStream {
    quadrille_codegen::expand_layout(description.into()).into()
}

/// Describes the layout that a type stands for; see the documentation of the `quadrille` crate.
#[proc_macro_derive(Layout, attributes(layout))]
pub fn derive_layout(item: TokenStream) -> TokenStream {
    quadrille_codegen::expand_derive(item.into()).into()
}

/// Declares tablebase indexes; see the documentation of the `quadrille` crate.
#[cfg(feature = "tablebase")]
#[proc_macro]
pub fn index(declarations: TokenStream) -> TokenStream {
    quadrille_codegen::tablebase::expand(declarations.into()).into()
}
