//! Bitboards of one layout as those of another.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::super::bitboards::ARGUMENT;
use super::super::{Emission, circuit_tokens, docs};
use super::Conversion;
use crate::emit::template::{joined, template};
use crate::item::Item;
use crate::layout::WordSize;
use crate::solve::{BitboardConversion, Bitboards};

/// The functions to the bitboards of all layouts that are described together.
pub(in super::super) fn functions(emission: &Emission<'_>, bitboards: &Bitboards) -> TokenStream {
    let word = bitboards.word;
    joined(emission.conversions.iter().filter_map(|conversion| function(word, conversion)))
}

/// A const function to the bitboards of another layout.
fn function(word: WordSize, conversion: &Conversion<'_>) -> Option<TokenStream> {
    let Item { name, visibility, condition, .. } = &conversion.to.item;
    let function = format_ident!("{}", conversion.name());
    let sentence = format!("The same squares in [`{name}`]");
    let (doc, body) = match conversion.found.bitboard.as_ref()? {
        BitboardConversion::Circuit(circuit) => {
            let value = circuit_tokens(circuit, ARGUMENT);
            let body = quote! {{
                let word = bitboard.word();
                q::Bitboard::from_word_unchecked(#value)
            }};
            (docs::conversion(&sentence, circuit), body)
        }
        BitboardConversion::Tables => (
            docs::table_conversion(&sentence, word),
            quote!(q::renumbered::<Self, #name>(bitboard)),
        ),
    };
    Some(template! {
        [condition, doc, visibility, function, name, body]
        #condition
        #[doc = #doc]
        #[inline(always)]
        #visibility const fn #function(bitboard: q::Bitboard<Self>) -> q::Bitboard<#name> {
            #body
        }
    })
}

/// The trait's way to the layouts described together with this one, whose names must not be those of
/// parameters.
pub(in super::super) fn trait_function(emission: &Emission<'_>) -> Option<TokenStream> {
    let conversions = emission.conversions.iter();
    let conversions: Vec<_> = conversions.filter(|conversion| conversion.has_circuit()).collect();
    let arms = conversions.iter().map(|conversion| {
        let Item { name, condition, .. } = &conversion.to.item;
        let function = format_ident!("{}", conversion.name());
        template! {
            [condition, name, function]
            #condition
            if const { q::same_bitboards::<__Target, #name>() } {
                let word = Self::#function(bitboard).word();
                return ::core::option::Option::Some(q::Bitboard::from_word_unchecked(
                    q::Word::truncated(word as u128),
                ));
            }
        }
    });
    (!conversions.is_empty()).then(|| {
        template! {
            [arms: joined(arms)]
            #[inline(always)]
            fn convert_bitboard<__Target: q::BitboardLayout>(
                bitboard: q::Bitboard<Self>,
            ) -> ::core::option::Option<q::Bitboard<__Target>> {
                #arms
                ::core::option::Option::None
            }
        }
    })
}
