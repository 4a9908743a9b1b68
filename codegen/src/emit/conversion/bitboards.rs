//! Bitboards of one layout as those of another.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::super::{Emission, docs};
use super::Conversion;
use crate::emit::functions::{body_tokens, by_target};
use crate::emit::template::{joined, template};
use crate::item::Item;
use crate::layout::WordSize;
use crate::lower::circuit::on_word;
use crate::lower::quicker_conversion;
use crate::lower::{Expression, Function, Type};
use crate::solve::{BitboardConversion, Bitboards};

/// The functions to the bitboards of all layouts that are described together.
pub(in super::super) fn functions(emission: &Emission<'_>, bitboards: &Bitboards) -> TokenStream {
    let word = bitboards.word;
    let functions = emission.conversions.iter();
    joined(functions.filter_map(|conversion| function(emission, word, conversion)))
}

/// A const function to the bitboards of another layout.
fn function(
    emission: &Emission<'_>,
    word: WordSize,
    conversion: &Conversion<'_>,
) -> Option<TokenStream> {
    let Item { name, visibility, condition, .. } = &conversion.to.item;
    let function = format_ident!("{}", conversion.name());
    let sentence = format!("The same squares in [`{name}`]");
    let (doc, body) = match conversion.found.bitboard.as_ref()? {
        BitboardConversion::Circuit(circuit) => {
            let set = Expression::value("set", Type::Set(word));
            let parameters = [("set", Type::Set(word))];
            let lowered = Function::public("", "", &parameters, on_word(circuit, &set));
            (docs::conversion(&sentence, circuit), body_tokens(emission, &lowered, &quote!(Self)))
        }
        BitboardConversion::Tables => (
            docs::table_conversion(&sentence, word),
            template!([name] q::renumbered::<Self, #name>(set)),
        ),
    };
    Some(template! {
        [condition, doc, visibility, function, name, body]
        #condition
        #[doc = #doc]
        #[inline(always)]
        #visibility const fn #function(set: q::Bitboard<Self>) -> q::Bitboard<#name> {
            #body
        }
    })
}

/// The trait's way to the layouts described together with this one, whose names must not be those of
/// parameters.
pub(in super::super) fn trait_function(emission: &Emission<'_>) -> Option<TokenStream> {
    let arms = emission.conversions.iter().filter_map(|conversion| {
        let Item { name, condition, .. } = &conversion.to.item;
        let found = conversion.found.bitboard.as_ref()?;
        let quicker = quicker_conversion([emission.layout, &conversion.to.layout], found);
        // Without either the runtime's tables serve, which all layouts have.
        if quicker.is_empty() && matches!(found, BitboardConversion::Tables) {
            return None;
        }
        let function = format_ident!("{}", conversion.name());
        let of_set = ("set", Type::Set(emission.layout.word?));
        let converted = by_target(emission, &[of_set], &quicker, &quote!(Self::#function(set)));
        Some(template! {
            [condition, name, converted]
            #condition
            if const { q::same_bitboards::<__Target, #name>() } {
                let converted: q::Bitboard<#name> = { #converted };
                let word = converted.word();
                return ::core::option::Option::Some(q::Bitboard::from_word_unchecked(
                    q::Word::truncated(word as u128),
                ));
            }
        })
    });
    let arms = joined(arms);
    (!arms.is_empty()).then(|| {
        template! {
            [arms]
            #[inline(always)]
            fn convert_bitboard<__Target: q::BitboardLayout>(
                set: q::Bitboard<Self>,
            ) -> ::core::option::Option<q::Bitboard<__Target>> {
                #arms
                ::core::option::Option::None
            }
        }
    })
}
