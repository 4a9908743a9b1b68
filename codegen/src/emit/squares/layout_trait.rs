//! What generic code sees of a layout.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::super::{Emission, lacking, listed_costs, literal, packed, variant};
use super::square_function;
use crate::board::Board;
use crate::emit::template::{joined, listed, template};
use crate::layout::{Field, Layout};

pub(super) fn layout_trait(emission: &Emission<'_>) -> TokenStream {
    let board = emission.layout.board();
    template! {
        [
            name: emission.item.name,
            facts: facts(emission),
            shape: shape(emission),
            squares: Literal::usize_unsuffixed(board.len()),
            packed: packed::layout_items(emission),
            flips: flips_by_symmetry(emission),
            lacking: lacking(board),
        ]
        impl q::Layout for #name {
            #facts
            #shape
            const SQUARES_BY_NUMBER: &'static [q::Square<Self>] =
                &q::squares_by_number::<Self, #squares>();

            #[inline(always)]
            fn file(square: q::Square<Self>) -> u8 {
                Self::file(square)
            }

            #[inline(always)]
            fn rank(square: q::Square<Self>) -> u8 {
                Self::rank(square)
            }

            #[inline(always)]
            fn square_at(file: u8, rank: u8) -> ::core::option::Option<q::Square<Self>> {
                Self::at(file, rank)
            }

            #packed

            #[inline(always)]
            fn transform(
                square: q::Square<Self>,
                symmetry: q::Symmetry,
            ) -> ::core::option::Option<q::Square<Self>> {
                match symmetry {
                    q::Symmetry::Identity => ::core::option::Option::Some(square),
                    #flips
                    #lacking
                }
            }
        }
    }
}

/// What the trait says of every layout.
fn facts(emission: &Emission<'_>) -> TokenStream {
    let Layout { names, pawns, fields, .. } = emission.layout;
    let board = emission.layout.board();
    let index = emission.index();
    let [white, black] = pawns.map(|direction| variant("Direction", &direction));
    template! {
        [
            index, white, black,
            files: literal(board.files()),
            ranks: literal(board.ranks()),
            numbers: Literal::usize_unsuffixed(emission.numbering().len()),
            squares: Literal::usize_unsuffixed(board.len()),
            symmetries: listed(board.symmetries().map(|s| variant("Symmetry", &s))),
            file_names: listed(&names.files),
            rank_names: listed(&names.ranks),
            fields: listed(fields.iter().map(field)),
            costs: listed_costs::tokens(&listed_costs::costs(emission)),
        ]
        type Index = #index;
        const FILES: u8 = #files;
        const RANKS: u8 = #ranks;
        const NUMBERS: usize = #numbers;
        const SYMMETRIES: &'static [q::Symmetry] = &[#symmetries];
        const FILE_NAMES: &'static [&'static str] = &[#file_names];
        const RANK_NAMES: &'static [&'static str] = &[#rank_names];
        const PAWNS: [q::Direction; 2] = [#white, #black];
        const FIELDS: &'static [q::Field] = &[#fields];
        const COSTS: &'static [q::Cost] = &[#costs];
        const COORDS: &'static q::PerSquare<Self, [u8; 2]> = &COORDS;
        const NUMBER_AT: &'static [u8] = NUMBER_AT.split_at(#squares).0;
    }
}

/// The flips of squares as arms of a match.
fn flips_by_symmetry(emission: &Emission<'_>) -> TokenStream {
    joined(emission.solution.squares.symmetries.iter().map(|(symmetry, _)| {
        let (variant, function) = (variant("Symmetry", symmetry), square_function(*symmetry));
        template!([variant, function] #variant => ::core::option::Option::Some(Self::#function(square)),)
    }))
}

fn field(field: &Field) -> TokenStream {
    let Field { name, width, shift } = field;
    let (width, shift) = (Literal::u32_unsuffixed(*width), Literal::u32_unsuffixed(*shift));
    template!([name, width, shift] q::Field { name: #name, width: #width, shift: #shift })
}

/// What the trait says of a board that lacks squares, or whose squares have names of their own, or
/// directions.
fn shape(emission: &Emission<'_>) -> TokenStream {
    let board = emission.layout.board();
    let places = (!board.is_full()).then(|| places(board));
    let names = emission.layout.names.squares.is_some().then(|| names(emission));
    let steps = (!board.is_square_grid()).then(|| steps(board));
    quote!(#places #names #steps)
}

fn places(board: Board) -> TokenStream {
    let (squares, places) =
        (Literal::usize_unsuffixed(board.len()), Literal::usize_unsuffixed(board.places()));
    template! {
        [squares, places]
        const SQUARES: usize = #squares;
        const PLACES: &'static [u8] = PLACES.split_at(#places).0;
    }
}

fn names(emission: &Emission<'_>) -> TokenStream {
    let name = |square| emission.layout.names.square(emission.layout.board(), square);
    let by_number = emission.numbering().by_number().iter();
    let names = by_number.map(|square| square.map_or(String::new(), name));
    quote!(const SQUARE_NAMES: &'static [&'static str] = &[#(#names),*];)
}

fn steps(board: Board) -> TokenStream {
    let step = |step: Option<(i8, i8)>| match step {
        Some((files, ranks)) => {
            let [files, ranks] = [files, ranks].map(Literal::i8_unsuffixed);
            template!([files, ranks] ::core::option::Option::Some((#files, #ranks)))
        }
        None => template!([] ::core::option::Option::None),
    };
    let steps = board.steps().map(step);
    quote!(const STEPS: [::core::option::Option<(i8, i8)>; 8] = [#(#steps),*];)
}
