//! Conversions of sets and packed positions to the other layouts of the same description.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::programs::OnPieces;
use super::tokens::joined;
use super::{Emission, programs};
use crate::described_type::{Described, Item};
use crate::list::collected;
use crate::solve::{self, BitboardConversion, Bitboards};

/// A conversion to another layout of the same description.
pub struct Conversion<'a> {
    /// The layout to which positions are converted.
    pub to: &'a Described,
    /// The circuits or tables that convert squares, sets and packed positions.
    pub found: solve::Conversion,
}

/// The functions that convert sets to each of the other layouts.
pub(super) fn of_sets(emission: &Emission<'_>, bitboards: &Bitboards) -> TokenStream {
    let name = &emission.item.name;
    let rows = emission.conversions.iter().filter_map(|conversion| {
        let Item { name, visibility, condition, .. } = &conversion.to.item;
        let function = format_ident!("{}", conversion.to.item.conversion_name());
        let image = match conversion.found.bitboard.as_ref()? {
            BitboardConversion::Circuit(circuit) => {
                let image = programs::on_word(circuit, "set");
                quote!({ #image })
            }
            BitboardConversion::Tables => TokenStream::new(),
        };
        let quicker = programs::by_target(&conversion.found.vectors, bitboards.word);
        Some(quote!(#condition #visibility #function #name #image #(in #quicker)*;))
    });
    let rows = joined(collected(rows));
    if rows.is_empty() {
        return quote!(impl q::programs::SetConversions for #name {});
    }
    quote!(q::conversions! { #name, |set|; #rows })
}

/// The functions that convert packed positions to each layout with a program for all pieces at once.
pub(super) fn of_packed(emission: &Emission<'_>) -> TokenStream {
    let from = &emission.item.name;
    let rows = emission.conversions.iter().filter_map(|conversion| {
        let map = conversion.found.packed.as_ref()?;
        let Item { name, visibility, .. } = &conversion.to.item;
        let packings = &emission.layout.packing_pairs(&conversion.to.layout);
        let square = quote!(square.convert::<#name>());
        let image = OnPieces { map, packings, layouts: [from, name], square }.tokens();
        let function = format_ident!("{}_packed", conversion.to.item.conversion_name());
        Some(quote!(#visibility #function #name { #image };))
    });
    let rows = joined(collected(rows));
    if rows.is_empty() {
        return quote!(impl q::programs::PackedConversions for #from {});
    }
    quote!(q::packed_conversions! { #from, |index, pieces|; #rows })
}
