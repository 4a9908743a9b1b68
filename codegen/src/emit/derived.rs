//! What a type must be that derives its layout: a name that can be copied, compared, printed and made
//! from nothing. `derive(Layout)` sees nothing of the other traits that are derived.
//!
//! A trait that is missing would give an error for each use of the type in what is emitted, hundreds of
//! them. So all of that is conditional, and the condition is asked for once, in an error of its own.

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
