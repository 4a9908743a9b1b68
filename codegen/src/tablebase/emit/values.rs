//! Values of a plan as Rust: numbers without a suffix of their type, records with their paths.

use proc_macro2::{Literal, TokenStream};
use quadrille_tablebase::{Folding, FollowingKings, Group, LeadKind};
use quote::{ToTokens, quote};

/// A value of a plan.
pub(super) trait Value {
    /// The value as Rust.
    fn written(&self) -> TokenStream;
}

/// Writes the fields of a record.
macro_rules! fields {
    ($record:expr, $($field:ident)*) => {{
        let fields = [$({
            let value = $crate::tablebase::emit::values::Value::written(&$record.$field);
            quote!($field: #value)
        }),*];
        quote!(#(#fields),*)
    }};
}
pub(super) use fields;

macro_rules! numbers {
    ($($number:ident)*) => {
        $(impl Value for $number {
            fn written(&self) -> TokenStream {
                Literal::u128_unsuffixed((*self).into()).into_token_stream()
            }
        })*
    };
}
numbers!(u8 u16 u32 u64 u128);

impl Value for usize {
    fn written(&self) -> TokenStream {
        Literal::usize_unsuffixed(*self).into_token_stream()
    }
}

impl Value for bool {
    fn written(&self) -> TokenStream {
        self.into_token_stream()
    }
}

impl<T: Value, const N: usize> Value for [T; N] {
    fn written(&self) -> TokenStream {
        let values = self.iter().map(Value::written);
        quote!([#(#values),*])
    }
}

impl<T: Value> Value for Option<T> {
    fn written(&self) -> TokenStream {
        match self.as_ref().map(Value::written) {
            Some(value) => quote!(::core::option::Option::Some(#value)),
            None => quote!(::core::option::Option::None),
        }
    }
}

impl Value for Group {
    fn written(&self) -> TokenStream {
        let fields = fields!(self, first len skips pawns);
        quote!(t::Group { #fields })
    }
}

impl Value for FollowingKings {
    fn written(&self) -> TokenStream {
        let fields = fields!(self, first second len pawns edges);
        quote!(t::FollowingKings { #fields })
    }
}

impl Value for Folding {
    fn written(&self) -> TokenStream {
        match self {
            Folding::All => quote!(t::Folding::All),
            Folding::Files => quote!(t::Folding::Files),
        }
    }
}

impl Value for LeadKind {
    fn written(&self) -> TokenStream {
        let many = |len: &u8| {
            let len = len.written();
            quote!((#len))
        };
        let variant = match self {
            LeadKind::Nobody => quote!(Nobody),
            LeadKind::One => quote!(One),
            LeadKind::Pair => quote!(Pair),
            LeadKind::Twins => quote!(Twins),
            LeadKind::Triple => quote!(Triple),
            LeadKind::KingsAndOne => quote!(KingsAndOne),
            LeadKind::Twist(len) => {
                let len = many(len);
                quote!(Twist #len)
            }
            LeadKind::Pawns(len) => {
                let len = many(len);
                quote!(Pawns #len)
            }
        };
        quote!(t::LeadKind::#variant)
    }
}
