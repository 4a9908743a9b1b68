//! Conversions to the other layouts that are described together with one: of sets, and of packed positions.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::programs::OnPieces;
use super::{Emission, programs};
use crate::emit::template::{joined, template};
use crate::item::{Described, Item};
use crate::solve::{self, BitboardConversion, Bitboards, converted_at_once};

/// What turns a layout's positions into those of another, described with it.
pub struct Conversion<'a> {
    /// The layout to which positions are converted.
    pub to: &'a Described,
    /// How squares, sets and packed positions become its own.
    pub found: solve::Conversion,
}

impl Conversion<'_> {
    /// `to_file_major` for `FileMajor`.
    pub(super) fn name(&self) -> String {
        self.to.item.conversion_name()
    }
}

/// The functions to the bitboards of all layouts that are described together.
pub(super) fn of_sets(emission: &Emission<'_>, bitboards: &Bitboards) -> TokenStream {
    let name = &emission.item.name;
    let rows = joined(emission.conversions.iter().filter_map(|conversion| {
        let Item { name, visibility, condition, .. } = &conversion.to.item;
        let function = format_ident!("{}", conversion.name());
        let found = conversion.found.bitboard.as_ref()?;
        let image = match found {
            BitboardConversion::Circuit(circuit) => {
                let image = programs::on_word(circuit, "set");
                Some(quote!({ #image }))
            }
            BitboardConversion::Tables => None,
        };
        let ways = converted_at_once([emission.layout, &conversion.to.layout], found);
        let quicker = programs::by_target(&ways, bitboards.word);
        let (targets, quicker): (Vec<_>, Vec<_>) = quicker.into_iter().unzip();
        Some(quote! {
            #condition #visibility #function #name #image #(in #targets { #quicker })*;
        })
    }));
    if rows.is_empty() {
        return template!([name] impl q::programs::SetConversions for #name {});
    }
    template!([name, rows] q::conversions! { #name, |set|; #rows })
}

/// The functions to the packed positions of all layouts to which they are converted at once.
pub(super) fn of_packed(emission: &Emission<'_>) -> TokenStream {
    let from = &emission.item.name;
    let layout = quote!(#from);
    let rows = joined(emission.conversions.iter().filter_map(|conversion| {
        let map = conversion.found.packed.as_ref()?;
        let Item { name, visibility, .. } = &conversion.to.item;
        let (to, packings) = (quote!(#name), &emission.layout.packing_pairs(&conversion.to.layout));
        let square = template!([to] square.convert::<#to>());
        let image = OnPieces { map, packings, layouts: [&layout, &to], square }.tokens();
        let function = format_ident!("{}_packed", conversion.name());
        Some(template!([visibility, function, name, image] #visibility #function #name { #image };))
    }));
    if rows.is_empty() {
        return template!([from] impl q::programs::PackedConversions for #from {});
    }
    template!([from, rows] q::packed_conversions! { #from, |index, pieces|; #rows })
}
