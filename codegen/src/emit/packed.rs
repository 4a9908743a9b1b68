//! Packed positions: where their bits lie, and flips as straight-line code for any number of pieces.

use proc_macro2::{Literal, TokenStream};
use quadrille_circuits::packing::PackedField;
use quote::{format_ident, quote};

use super::Emission;
use super::programs::OnPieces;
use super::squares::square_function;
use crate::emit::template::{joined, template};

/// A program for each symmetry of the board.
pub(super) fn flips(emission: &Emission<'_>) -> TokenStream {
    let name = &emission.item.name;
    let (layout, packings) = (quote!(#name), &emission.layout.packing_pairs(emission.layout));
    let rows = joined(emission.solution.packed.iter().map(|(symmetry, map)| {
        let square = square_function(*symmetry);
        let square = template!([name, square] #name::#square(square));
        let image = OnPieces { map, packings, layouts: [&layout; 2], square }.tokens();
        let (function, symmetry) =
            (format_ident!("{symmetry}_packed"), format_ident!("{symmetry:?}"));
        template!([function, symmetry, image] #function #symmetry { #image };)
    }));
    template!([name, rows] q::packed_flips! { #name, |index, pieces|; #rows })
}

/// What the trait of all layouts has on packed positions.
pub(super) fn constants(emission: &Emission<'_>) -> TokenStream {
    let packing = emission.packing();
    let span = Literal::u32_unsuffixed(packing.span());
    let fields = packing.fields().iter().map(field);
    quote! {
        type NumberBits = q::packed::Bits<#span>;
        const PACKING: q::Packing = q::Packing::new(&[#(#fields),*], #span);
    }
}

fn field(field: &PackedField) -> TokenStream {
    let PackedField { shift, width, fixed, per_piece, stride } = *field;
    let numbers = [shift, width, fixed, per_piece, stride].map(Literal::u32_unsuffixed);
    quote!(q::packed::PackedField::new(#(#numbers),*))
}
