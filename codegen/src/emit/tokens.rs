//! Pieces of Rust. Code without names of the description is written as text, and read as tokens once.

use proc_macro2::TokenStream;
use quote::quote;

use crate::list::list;

/// The tokens of a text; an error for the user's compiler if that is not Rust.
pub(super) fn tokens(text: &str) -> TokenStream {
    let message = "Quadrille wrote what is not Rust: please report it with the description";
    text.parse().unwrap_or_else(|_| quote!(::core::compile_error! { #message }))
}

/// Texts with commas between them.
pub(super) fn separated<I: IntoIterator>(items: I, text: impl FnMut(I::Item) -> String) -> String {
    list(items, text).join(", ")
}

/// Pieces of code, one after another. Each further type of iterator from which token streams are
/// collected costs a thousand lines of LLVM IR.
pub(super) fn joined(pieces: Vec<TokenStream>) -> TokenStream {
    TokenStream::from_iter(pieces)
}

/// The traits that every emitted type derives.
pub(super) fn derived() -> TokenStream {
    quote! {
        #[derive(
            ::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug,
            ::core::cmp::PartialEq, ::core::cmp::Eq, ::core::cmp::PartialOrd,
            ::core::cmp::Ord, ::core::hash::Hash, ::core::default::Default
        )]
    }
}
