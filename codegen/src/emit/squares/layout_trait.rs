//! What generic code sees of a layout.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::super::{Emission, lacking, listed_costs, literal, packed, variant};
use super::square_function;
use crate::emit::template::{joined, listed, template};
use crate::layout::{Field, Layout};

pub(super) fn layout_trait(emission: &Emission<'_>) -> TokenStream {
    let name = &emission.item.name;
    let (index, _) = emission.index();
    let Layout { names, pawns, .. } = emission.layout;
    let board = emission.layout.board();
    let (files, ranks) = (literal(board.files()), literal(board.ranks()));
    let numbers = Literal::usize_unsuffixed(emission.numbering().len());
    let squares = Literal::usize_unsuffixed(board.len());
    let symmetries = listed(board.symmetries().map(|s| variant("Symmetry", &s)));
    let [white, black] = pawns.map(|direction| variant("Direction", &direction));
    let [file_names, rank_names] = [&names.files, &names.ranks].map(listed);
    let arms = joined(emission.solution.squares.symmetries.iter().map(|(symmetry, _)| {
        let (variant, function) = (variant("Symmetry", symmetry), square_function(*symmetry));
        quote!(#variant => ::core::option::Option::Some(Self::#function(square)),)
    }));
    let lacking = lacking(board);
    let shape = shape(emission);
    let fields = listed(emission.layout.fields.iter().map(field));
    let packed = packed::layout_items(emission);
    let costs = listed(listed_costs::costs(emission).into_iter().map(listed_costs::tokens));
    template! {
        [
            name, index, files, ranks, numbers, symmetries, file_names, rank_names, white, black, fields,
            costs, squares, shape, packed, arms, lacking,
        ]
        impl q::Layout for #name {
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
                    #arms
                    #lacking
                }
            }
        }
    }
}

fn field(field: &Field) -> TokenStream {
    let Field { name, width, shift } = field;
    let (width, shift) = (Literal::u32_unsuffixed(*width), Literal::u32_unsuffixed(*shift));
    quote!(q::Field { name: #name, width: #width, shift: #shift })
}

/// What the trait says of a board that lacks squares, or whose squares have names of their own, or
/// directions.
fn shape(emission: &Emission<'_>) -> TokenStream {
    let board = emission.layout.board();
    let (squares, places) =
        (Literal::usize_unsuffixed(board.len()), Literal::usize_unsuffixed(board.places()));
    let shape = (!board.is_full()).then(|| {
        quote! {
            const SQUARES: usize = #squares;
            const PLACES: &'static [u8] = PLACES.split_at(#places).0;
        }
    });
    let names = emission.layout.names.squares.is_some().then(|| {
        let names =
            emission.numbering().by_number().iter().map(|square| {
                square.map_or(String::new(), |s| emission.layout.names.square(board, s))
            });
        quote!(const SQUARE_NAMES: &'static [&'static str] = &[#(#names),*];)
    });
    let steps = (!board.is_square_grid()).then(|| {
        let step = |step: Option<(i8, i8)>| match step {
            Some((files, ranks)) => {
                let [files, ranks] = [files, ranks].map(Literal::i8_unsuffixed);
                quote!(::core::option::Option::Some((#files, #ranks)))
            }
            None => quote!(::core::option::Option::None),
        };
        let steps = board.steps().map(step);
        quote!(const STEPS: [::core::option::Option<(i8, i8)>; 8] = [#(#steps),*];)
    });
    quote!(#shape #names #steps)
}
