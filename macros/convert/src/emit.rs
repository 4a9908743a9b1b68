//! The conversions of a type, each in a constant of its own, where `q` is the runtime.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::ext::IdentExt as _;
use syn::spanned::Spanned as _;
use syn::{Error, Member, Path, Result};

use crate::parse::{Meaning, OwnType, Shape};

/// The conversions between a type and those of our types that it names.
pub(crate) fn conversions(own: &OwnType) -> Result<TokenStream> {
    own.meanings.iter().map(|meaning| conversion(own, meaning)).collect()
}

fn conversion(own: &OwnType, meaning: &Meaning) -> Result<TokenStream> {
    let OwnType { name, facade, shape, .. } = own;
    let is_not = |what: &str| Err(Error::new(name.span(), format!("`{name}` is not {what}")));
    let items = match (meaning, shape) {
        (Meaning::Square(layout), Shape::Enum(variants)) => squares(name, layout, variants),
        (Meaning::Square(layout), Shape::Struct(field)) => Ok(number(name, layout, field)),
        (Meaning::Bitboard(layout), Shape::Struct(field)) => Ok(word(name, layout, field)),
        (Meaning::Bitboard(_), Shape::Enum(_)) => is_not("a struct of one integer, as a set is"),
        (Meaning::Color(first), Shape::Enum(variants)) => colors(name, first.as_ref(), variants),
        (Meaning::Color(_), Shape::Struct(_)) => is_not("an enum, as a colour is"),
    }?;
    Ok(quote! {
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction, unused, trivial_numeric_casts)]
        const _: () = {
            use #facade::__private as q;
            #items
        };
    })
}

/// An enum of squares. Each constant of the layout is named once, where its variant stands: if it is missing, that is one
/// error. No two are the same, so a layout with more squares has one that is left out.
fn squares(name: &Ident, layout: &Path, variants: &[Ident]) -> Result<TokenStream> {
    let mut constants: Vec<Ident> = Vec::new();
    for variant in variants {
        // `E4` of `E4` and `e4`.
        let upper = variant.unraw().to_string().to_ascii_uppercase();
        let constant = Ident::new(&upper, variant.span());
        if constants.contains(&constant) {
            let message = format!("two variants are the square {upper}");
            return Err(Error::new(variant.span(), message));
        }
        constants.push(constant);
    }
    let complete = quote_spanned!(name.span()=> q::has_every_square(&[#(#constants),*]));
    let pairs = matches(name, &quote!(q::Square<#layout>), variants, &constants);
    // A path that leads nowhere is one error, and no layout has this name.
    Ok(quote! {
        type __Layout = #layout;
        #(const #constants: q::Square<__Layout> = __Layout::#constants;)*
        const _: () = #complete;
        #pairs
    })
}

/// An enum of two colours.
fn colors(name: &Ident, first: Option<&Ident>, variants: &[Ident]) -> Result<TokenStream> {
    let white = first.map_or("White".to_owned(), Ident::to_string);
    let is_white = |variant: &Ident| variant.to_string().eq_ignore_ascii_case(&white);
    let [ours, theirs] = [quote!(q::Color::White), quote!(q::Color::Black)];
    let values = match variants {
        [a, _] if is_white(a) => [ours, theirs],
        [_, b] if is_white(b) => [theirs, ours],
        _ => {
            let message = format!("`{name}` is not an enum of two variants, one of them `{white}`");
            let help = format!("name the one that moves first: `color = {}`", variants[0]);
            let span = first.unwrap_or(name).span();
            return Err(Error::new(span, format!("{message}\nhelp: {help}")));
        }
    };
    Ok(matches(name, &quote!(q::Color), variants, &values))
}

/// Conversions of variants to values of a type and back.
fn matches(
    name: &Ident,
    ours: &TokenStream,
    variants: &[Ident],
    values: &[impl ToTokens],
) -> TokenStream {
    let first = &variants[0];
    quote! {
        impl ::core::convert::From<#name> for #ours {
            #[inline(always)]
            fn from(own: #name) -> Self {
                match own { #(#name::#variants => #values,)* }
            }
        }
        impl ::core::convert::From<#ours> for #name {
            #[inline(always)]
            fn from(ours: #ours) -> Self {
                match ours {
                    #(#values => #name::#variants,)*
                    // Only squares have the numbers of squares, but if numbers are left over rustc cannot know that.
                    _ => #name::#first,
                }
            }
        }
    }
}

/// A square as a number, which may be that of no square. That the field holds all numbers is checked where its type stands.
fn number(name: &Ident, layout: &Path, field: &Member) -> TokenStream {
    let own = field_of_own(field);
    let greatest = quote!({
        let own = own_of(q::greatest_number::<#layout>());
        #own as ::core::primitive::i128
    });
    let held = quote_spanned!(field.span()=> q::holds_every_number::<#layout>(#greatest));
    quote! {
        #[inline(always)]
        const fn own_of(number: ::core::primitive::u8) -> #name {
            #name { #field: number as _ }
        }
        const _: () = #held;
        impl ::core::convert::TryFrom<#name> for q::Square<#layout> {
            type Error = q::NoSuchSquare;
            #[inline(always)]
            fn try_from(own: #name) -> ::core::result::Result<Self, q::NoSuchSquare> {
                q::square_of_number(#own)
            }
        }
        impl ::core::convert::From<q::Square<#layout>> for #name {
            #[inline(always)]
            fn from(square: q::Square<#layout>) -> Self {
                own_of(square.number())
            }
        }
    }
}

/// A set as its word. A word of another width is one error: that of the const function, where rustc proposes no casts.
fn word(name: &Ident, layout: &Path, field: &Member) -> TokenStream {
    let own = field_of_own(field);
    quote! {
        #[inline(always)]
        const fn set_of(own: &#name) -> q::Bitboard<#layout> {
            q::Bitboard::<#layout>::new(#own)
        }
        impl ::core::convert::From<#name> for q::Bitboard<#layout> {
            #[inline(always)]
            fn from(own: #name) -> Self {
                set_of(&own)
            }
        }
        impl ::core::convert::From<q::Bitboard<#layout>> for #name {
            #[inline(always)]
            fn from(set: q::Bitboard<#layout>) -> Self {
                Self { #field: set.word() as _ }
            }
        }
    }
}

/// The field of the variable `own`, so that an error about its type stands there.
fn field_of_own(field: &Member) -> TokenStream {
    quote_spanned!(field.span()=> own.#field)
}
