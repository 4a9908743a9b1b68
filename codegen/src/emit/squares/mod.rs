//! Squares: their names as constants, their coordinates, and their images under symmetries.
//!
//! - [`coordinates`]: files and ranks, and the squares on them
//! - [`maps`]: steps, and maps of anything by square
//! - [`layout_trait`]: what generic code sees of a layout

mod coordinates;
mod layout_trait;
mod maps;

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quadrille_runtime::Symmetry;
use quote::{format_ident, quote};

use super::Emission;
use super::functions::{documented, reading};
use crate::board::Square;
use crate::emit::template::{joined, template};
use crate::lower::{Lowered, squares};
use layout_trait::layout_trait;

/// The tables of coordinates, and the traits of every layout.
pub(super) fn emit(emission: &Emission<'_>) -> TokenStream {
    let name = &emission.item.name;
    let tables = joined(coordinates::tables(emission));
    let layout = layout_trait(emission);
    let square_board =
        emission.layout.board().is_square().then(|| quote!(impl q::SquareBoard for #name {}));
    quote!(#tables #layout #square_board)
}

/// Where squares lie, and maps of anything by square.
pub(super) fn methods(emission: &Emission<'_>) -> TokenStream {
    joined([coordinates::methods(emission), maps::methods(emission)])
}

/// `E4`, `_7G`: the constant of a square.
fn constant_name(name: &str) -> Ident {
    let upper = name.to_ascii_uppercase();
    let starts_with_digit = upper.starts_with(|first: char| first.is_ascii_digit());
    let prefix = if starts_with_digit { "_" } else { "" };
    Ident::new(&format!("{prefix}{upper}"), Span::call_site())
}

/// The squares as constants.
pub(super) fn constants(emission: &Emission<'_>) -> TokenStream {
    let index = emission.index();
    let (board, numbering) = (emission.layout.board(), emission.numbering());
    let constant = |square: Square| {
        let name = emission.layout.names.square(board, square);
        let number = numbering.number(square);
        let doc = format!("The square {name}, number {number}.");
        let constant = constant_name(&name);
        let number = Literal::u8_unsuffixed(number);
        template! {
            [doc, constant, index, number]
            #[doc = #doc]
            pub const #constant: q::Square<Self> = q::Square::from_index(#index::masked(#number));
        }
    };
    joined(board.squares().map(constant))
}

/// How many entries a table of numbers by place has: enough for no bounds check.
pub(super) fn places(places: usize) -> usize {
    match places {
        0..=64 => 64,
        65..=128 => 128,
        _ => 256,
    }
}

/// The images of squares under the symmetries of the board.
pub(super) fn flips(emission: &Emission<'_>) -> TokenStream {
    let maps = emission.solution.squares.symmetries.iter();
    joined(maps.map(|(symmetry, map)| {
        let Lowered { tables, functions } = squares::flip(emission.layout, *symmetry, map);
        let functions = functions.iter().map(|lowered| reading(emission, lowered, &tables));
        joined(functions.map(|lowered| documented(emission, &lowered)))
    }))
}

/// `flip_vertical_square`.
pub(super) fn square_function(symmetry: Symmetry) -> Ident {
    format_ident!("{}_square", symmetry.name())
}
