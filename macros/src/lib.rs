//! The procedural macros of Quadrille: a thin shell over `quadrille-codegen`.
//!
//! The crate `quadrille` adds examples to their documentation, and links to its own items.

use proc_macro::TokenStream;

/// Describes layouts of boards: types, each with the tables and functions of its numbering.
#[proc_macro]
pub fn layout(description: TokenStream) -> TokenStream {
    quadrille_codegen::expand_layout(description.into()).into()
}

/// Describes the layout that a type stands for, beside the other traits that every layout has.
#[proc_macro_derive(Layout, attributes(layout))]
pub fn derive_layout(item: TokenStream) -> TokenStream {
    quadrille_codegen::expand_derive(item.into()).into()
}

/// Declares tablebase indexes: types that number the positions of a material.
#[cfg(feature = "tablebase")]
#[proc_macro]
pub fn index(declarations: TokenStream) -> TokenStream {
    quadrille_codegen::tablebase::expand(declarations.into()).into()
}
