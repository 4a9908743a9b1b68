//! Packed positions of one layout as those of another.

use proc_macro2::TokenStream;
use quadrille_circuits::packing::PackingPair;
use quadrille_circuits::solve::PackedMap;
use quote::quote;

use super::super::Emission;
use super::super::packed::in_either_word;
use super::super::packed::map::Functions;
use super::Conversion;
use crate::emit::template::{joined, template};
use crate::layout::WordSize;
use crate::lower::function_cost::Per;
use crate::lower::packed::{self, MapOfPositions};
use crate::lower::{Whose, squares};

/// The functions to the packed positions of all layouts to which they are converted at once.
pub(in super::super) fn functions(emission: &Emission<'_>) -> TokenStream {
    let mut functions = Vec::new();
    for (to, map) in at_once(emission) {
        let packing_pairs = emission.layout.packing_pairs(&to.to.layout);
        for (word, packings) in WordSize::ALL.into_iter().zip(&packing_pairs) {
            functions.push(of_word(emission, to, map, packings, word));
        }
    }
    joined(functions)
}

/// The layouts to which packed positions are converted at once.
fn at_once<'a>(
    emission: &'a Emission<'_>,
) -> impl Iterator<Item = (&'a Conversion<'a>, &'a PackedMap)> {
    emission.conversions.iter().filter_map(|to| Some((to, to.found.packed.as_ref()?)))
}

/// What turns packed positions into those of another layout.
fn of_word(
    emission: &Emission<'_>,
    conversion: &Conversion<'_>,
    map: &PackedMap,
    packings: &PackingPair,
    word: WordSize,
) -> TokenStream {
    let (to, visibility) = (&conversion.to.item.name, &conversion.to.item.visibility);
    let at_most = emission.cost(squares::AT_BY_TABLE).each(Per::Piece).at_most();
    let each = emission.cost(&packed::one_by_one(&conversion.name())).and(&at_most);
    let lowered = MapOfPositions {
        name: conversion.name(),
        does: format!("in [`{to}`]"),
        map,
        packings,
        word,
        to: Whose::OfTarget,
    };
    Functions { lowered, visibility: visibility.clone(), to: quote!(#to), each }.tokens(emission)
}

/// The trait's way to the packed positions of the layouts described together with this one, whose names
/// must not be those of parameters.
pub(in super::super) fn trait_function(emission: &Emission<'_>) -> Option<TokenStream> {
    let arms = at_once(emission).map(|(conversion, _)| {
        let name = &conversion.to.item.name;
        template! {
            [name, image: in_either_word(&conversion.name(), |own| own)]
            if const { q::packed::same_positions::<__Target, #name>() } {
                return ::core::option::Option::Some(#image);
            }
        }
    });
    (at_once(emission).next().is_some()).then(|| {
        template! {
            [arms: joined(arms)]
            #[inline(always)]
            fn convert_packed<__Target: q::Layout, __Word: q::Word>(
                index: __Word,
                pieces: usize,
            ) -> ::core::option::Option<__Word> {
                #arms
                ::core::option::Option::None
            }
        }
    })
}
