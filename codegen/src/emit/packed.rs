//! Packed positions: where their bits lie, and flips as straight-line code for any number of pieces.

use proc_macro2::TokenStream;
use quadrille_circuits::packing::PackedField;
use quote::{format_ident, quote};

use super::Emission;
use super::programs::OnPieces;
use super::tokens::{Variant, joined, number, separated};
use crate::list::list;
use crate::model::WordSize;

/// A program for each symmetry of the board.
pub(super) fn flips(emission: &Emission<'_>) -> TokenStream {
    let name = &emission.item.name;
    let packings = &emission.layout.packing_pairs(emission.layout);
    let rows = joined(list(&emission.solution.packed, |(symmetry, map)| {
        let [square, function] = ["square", "packed"].map(|of| format_ident!("{symmetry}_{of}"));
        let square = quote!(#name::#square(square));
        let image = OnPieces { map, packings, layouts: [name; 2], square }.tokens();
        let symmetry = Variant(*symmetry);
        quote!(#function #symmetry { #image };)
    }));
    quote!(q::packed_flips! { #name, |index, pieces|; #rows })
}

/// The bits of a square's number, and where each of its fields lies in a packed position.
pub(super) fn places(emission: &Emission<'_>) -> TokenStream {
    let packing = emission.layout.packing(WordSize::U64.bits());
    let fields = separated(packing.fields(), |field| {
        let PackedField { shift, width, fixed, per_piece, stride } = field;
        let values = separated([shift, width, fixed, per_piece, stride], number);
        quote!((#values))
    });
    let span = number(packing.span());
    quote!(#span [#fields])
}
