//! The standard traits of a type that derives its layout.
//!
//! A layout's type is copied, compared, printed and made by default, so that `derive` works on types with a
//! layout as their parameter. `layout!` declares the type and derives these traits there. `derive(Layout)`
//! can neither see nor add derives, so it implements them: its users write one derive.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::emit::template::template;
use crate::item::{Item, Origin};

/// The implementations of what `layout!` would derive for a type without fields.
pub(super) fn derived(item: &Item) -> TokenStream {
    let (copies, compares) = (copies(item), compares(&item.name));
    template! {
        [copies, compares]
        #copies
        #compares
    }
}

/// Copied, printed and made by default.
fn copies(item: &Item) -> TokenStream {
    let name = &item.name;
    let value = match item.origin {
        // Nobody runs this: the fields have been reported.
        Origin::DeriveWithFields => quote!(loop {}),
        Origin::Macro | Origin::Derive => quote!(Self {}),
    };
    template! {
        [name, value, text: name.to_string()]
        impl ::core::clone::Clone for #name {
            #[inline(always)]
            fn clone(&self) -> Self {
                *self
            }
        }
        impl ::core::marker::Copy for #name {}
        impl ::core::default::Default for #name {
            #[inline(always)]
            fn default() -> Self {
                #value
            }
        }
        impl ::core::fmt::Debug for #name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str(#text)
            }
        }
    }
}

/// Compared: all values of the type are one.
fn compares(name: &Ident) -> TokenStream {
    template! {
        [name]
        impl ::core::cmp::PartialEq for #name {
            #[inline(always)]
            fn eq(&self, _: &Self) -> bool {
                true
            }
        }
        impl ::core::cmp::Eq for #name {}
        impl ::core::cmp::PartialOrd for #name {
            #[inline(always)]
            fn partial_cmp(&self, other: &Self) -> ::core::option::Option<::core::cmp::Ordering> {
                ::core::option::Option::Some(::core::cmp::Ord::cmp(self, other))
            }
        }
        impl ::core::cmp::Ord for #name {
            #[inline(always)]
            fn cmp(&self, _: &Self) -> ::core::cmp::Ordering {
                ::core::cmp::Ordering::Equal
            }
        }
        impl ::core::hash::Hash for #name {
            #[inline(always)]
            fn hash<H: ::core::hash::Hasher>(&self, _: &mut H) {}
        }
    }
}
