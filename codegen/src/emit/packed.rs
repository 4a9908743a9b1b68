//! Packed positions: where their bits lie, and flips as straight-line code for any number of pieces.

use proc_macro2::TokenStream;
use quadrille_circuits::packing::PackedField;
use quote::quote;

use super::Emission;
use super::programs::OnPieces;
use super::tokens::{separated, tokens};
use crate::list::list;
use crate::model::WordSize;

/// A program for each symmetry of the board.
pub(super) fn flips(emission: &Emission<'_>) -> TokenStream {
    let name = &emission.item.name;
    let (layout, packings) = (&name.to_string(), &emission.layout.packing_pairs(emission.layout));
    let rows = list(&emission.solution.packed, |(symmetry, map)| {
        let square = format!("{layout}::{symmetry}_square(square)");
        let image = OnPieces { map, packings, layouts: [layout; 2], square }.text();
        format!("{symmetry}_packed {symmetry:?} {{ {image} }};")
    });
    let rows = tokens(&rows.concat());
    quote!(q::packed_flips! { #name, |index, pieces|; #rows })
}

/// The constants of the trait for packed positions.
pub(super) fn constants(emission: &Emission<'_>) -> String {
    let packing = emission.layout.packing(WordSize::U64.bits());
    let field = |PackedField { shift, width, fixed, per_piece, stride }: &PackedField| {
        format!("q::packed::PackedField::new({shift}, {width}, {fixed}, {per_piece}, {stride})")
    };
    let (fields, span) = (separated(packing.fields(), field), packing.span());
    format!(
        "type NumberBits = q::packed::Bits<{span}>;
        const PACKING: q::Packing = q::Packing::new(&[{fields}], {span});"
    )
}
