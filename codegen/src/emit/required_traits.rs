//! One error if a type that derives `Layout` lacks another trait, instead of hundreds.
//!
//! The type has to be a name that can be copied, compared, printed and made by default, and
//! `derive(Layout)` does not see which other traits are derived. Each use of the type in emitted code
//! would report a missing one. So all emitted code has the traits as a condition, which is asserted
//! once, in an error of its own.

use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};
use quote::quote;

/// Puts the condition that the type can carry a layout on each `impl` and each function of the items, and
/// asserts once that it can.
pub(super) fn conditional(name: &Ident, items: TokenStream) -> TokenStream {
    let mut tokens = quote! {
        const _: () = q::assert_layout_type::<#name>();
    };
    // A condition on a type without parameters is checked where it stands, unless it is for all
    // lifetimes.
    let condition = quote!(where for<'any> #name: q::ConditionalLayoutType<'any>);
    let mut is_in_head = false;
    for token in items {
        match &token {
            TokenTree::Ident(word) if word == "impl" || word == "fn" => is_in_head = true,
            TokenTree::Group(group) if is_in_head && group.delimiter() == Delimiter::Brace => {
                tokens.extend(condition.clone());
                is_in_head = false;
            }
            _ => {}
        }
        tokens.extend([token]);
    }
    tokens
}
