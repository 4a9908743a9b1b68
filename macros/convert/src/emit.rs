//! The conversions of a type, each in a constant of its own, where `q` is the runtime.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::ext::IdentExt as _;
use syn::spanned::Spanned as _;
use syn::{Error, Member, Path, Result};

use crate::parse::{Meaning, OwnType, Shape};

/// The conversions between a type and the types of ours that it names.
pub(crate) fn conversions(own: &OwnType) -> Result<TokenStream> {
    own.meanings.iter().map(|meaning| conversion(own, meaning)).collect()
}

fn conversion(own: &OwnType, meaning: &Meaning) -> Result<TokenStream> {
    let OwnType { name, facade, shape, .. } = own;
    let is_not = |what: &str| Err(Error::new(name.span(), format!("`{name}` is not {what}")));
    let items = match (meaning, shape) {
        (Meaning::Square(layout), Shape::Enum(variants)) => squares(own, layout, variants),
        (Meaning::Square(layout), Shape::Struct(field)) => Ok(number(name, layout, field)),
        (Meaning::Bitboard(layout), Shape::Struct(field)) => Ok(word(name, layout, field)),
        (Meaning::Bitboard(_), Shape::Enum(_)) => is_not("a struct of one integer, as a set is"),
        (Meaning::Color(first), Shape::Enum(variants)) => colors(name, first.as_ref(), variants),
        (Meaning::Color(_), Shape::Struct(_)) => is_not("an enum, as a colour is"),
        (Meaning::Man(set), Shape::Enum(variants)) => Ok(men(name, set, variants)),
        (Meaning::Man(_), Shape::Struct(_)) => {
            is_not("an enum of men, such as `WhitePawn` and `BlackPawn`")
        }
    }?;
    Ok(quote! {
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction, unused, trivial_numeric_casts)]
        const _: () = {
            use #facade::__private as q;
            #items
        };
    })
}

/// An enum of squares. Each constant of the layout is named once, where its variant stands: a missing constant is
/// one error. No two are the same, so a layout with more squares has one that is left out.
fn squares(own: &OwnType, layout: &Path, all: &[Ident]) -> Result<TokenStream> {
    let name = &own.name;
    let (none, variants): (Vec<&Ident>, Vec<&Ident>) =
        all.iter().partition(|variant| is_none(own, variant));
    if let ([], Some(none)) = (&none[..], &own.none) {
        let message = format!("`{name}` has no variant `{none}`");
        return Err(Error::new(none.span(), message));
    }
    if let [_, second, ..] = none[..] {
        return Err(Error::new(second.span(), "two variants are no square: one can be"));
    }
    if variants.is_empty() {
        return Err(Error::new(name.span(), format!("`{name}` has no variant for a square")));
    }
    let mut constants: Vec<Ident> = Vec::new();
    for variant in &variants {
        // The constant is `E4` for `E4` and `e4`.
        let upper = variant.unraw().to_string().to_ascii_uppercase();
        let constant = Ident::new(&upper, variant.span());
        if constants.contains(&constant) {
            let message = format!("two variants are the square {upper}");
            return Err(Error::new(variant.span(), message));
        }
        constants.push(constant);
    }
    let complete = quote_spanned!(name.span()=> q::has_every_square(&[#(#constants),*]));
    let ours = quote!(q::Square<#layout>);
    let pairs = match none.first() {
        None => matches(name, &ours, &variants, &constants),
        Some(none) => partial_matches(name, &ours, &variants, &constants, none),
    };
    // Through this alias, a path that leads nowhere is only one error. No layout has this name.
    Ok(quote! {
        type __Layout = #layout;
        #(const #constants: q::Square<__Layout> = __Layout::#constants;)*
        const _: () = #complete;
        #pairs
    })
}

/// Returns whether a variant of an enum of squares stands for no square.
fn is_none(own: &OwnType, variant: &Ident) -> bool {
    match &own.none {
        Some(none) => variant == none,
        // No square has this name: their names have digits.
        None => variant.unraw().to_string().eq_ignore_ascii_case("none"),
    }
}

/// Conversions of variants to values of a type and back, where one variant stands for no value.
fn partial_matches(
    name: &Ident,
    ours: &TokenStream,
    variants: &[&Ident],
    values: &[Ident],
    none: &Ident,
) -> TokenStream {
    let back = back(name, ours, variants, values);
    quote! {
        impl ::core::convert::From<#name> for ::core::option::Option<#ours> {
            #[inline(always)]
            fn from(own: #name) -> Self {
                match own {
                    #(#name::#variants => ::core::option::Option::Some(#values),)*
                    #name::#none => ::core::option::Option::None,
                }
            }
        }
        impl ::core::convert::TryFrom<#name> for #ours {
            type Error = q::NoSuchSquare;
            #[inline(always)]
            fn try_from(own: #name) -> ::core::result::Result<Self, q::NoSuchSquare> {
                q::some_square(::core::convert::From::from(own))
            }
        }
        #back
        impl ::core::convert::From<::core::option::Option<#ours>> for #name {
            #[inline(always)]
            fn from(ours: ::core::option::Option<#ours>) -> Self {
                match ours {
                    ::core::option::Option::Some(ours) => ::core::convert::From::from(ours),
                    ::core::option::Option::None => #name::#none,
                }
            }
        }
    }
}

/// An enum of men. The derive does not know the set's kinds, so a constant of the set finds the man that each
/// variant names. A variant whose name the set does not know, such as a king, converts to `None`.
fn men(name: &Ident, set: &Path, variants: &[Ident]) -> TokenStream {
    let names: Vec<String> = variants.iter().map(|variant| variant.unraw().to_string()).collect();
    let first = &variants[0];
    let indexes: Vec<usize> = (0..variants.len()).collect();
    let complete = quote_spanned!(name.span()=> q::pairs::has_every_man::<__Set>(&MEN));
    quote! {
        type __Set = #set;
        const MEN: [::core::option::Option<q::pairs::Man<__Set>>; [#(#names),*].len()] =
            [#(q::pairs::man_named::<__Set>(#names)),*];
        const _: () = #complete;
        impl ::core::convert::From<#name> for ::core::option::Option<q::pairs::Man<#set>> {
            #[inline(always)]
            fn from(own: #name) -> Self {
                match own { #(#name::#variants => const { MEN[#indexes] },)* }
            }
        }
        impl ::core::convert::From<q::pairs::Man<#set>> for #name {
            #[inline(always)]
            fn from(man: q::pairs::Man<#set>) -> Self {
                // Each man has a variant, so the loop ends there, and optimisation makes it a table.
                #(if let ::core::option::Option::Some(own) = const { MEN[#indexes] } {
                    if own.index() == man.index() {
                        return #name::#variants;
                    }
                })*
                #name::#first
            }
        }
    }
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
    let variants: Vec<&Ident> = variants.iter().collect();
    Ok(matches(name, &quote!(q::Color), &variants, &values))
}

/// Conversions of variants to values of a type and back.
fn matches(
    name: &Ident,
    ours: &TokenStream,
    variants: &[&Ident],
    values: &[impl ToTokens],
) -> TokenStream {
    let back = back(name, ours, variants, values);
    quote! {
        impl ::core::convert::From<#name> for #ours {
            #[inline(always)]
            fn from(own: #name) -> Self {
                match own { #(#name::#variants => #values,)* }
            }
        }
        #back
    }
}

/// The conversion of values of a type to variants.
fn back(
    name: &Ident,
    ours: &TokenStream,
    variants: &[&Ident],
    values: &[impl ToTokens],
) -> TokenStream {
    let first = variants[0];
    quote! {
        impl ::core::convert::From<#ours> for #name {
            #[inline(always)]
            fn from(ours: #ours) -> Self {
                match ours {
                    #(#values => #name::#variants,)*
                    // Only numbers of squares occur here, but rustc cannot know that if numbers are left over.
                    _ => #name::#first,
                }
            }
        }
    }
}

/// A square as a number, which may belong to no square. An error about a field too small for all numbers is
/// reported at the field's type.
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

/// A set as its word. A word of another width is one error, in a const function, where rustc proposes no casts.
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

/// The field of the variable `own`, spanned so that an error about its type is reported there.
fn field_of_own(field: &Member) -> TokenStream {
    quote_spanned!(field.span()=> own.#field)
}
