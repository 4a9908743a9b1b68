//! Steps from square to square, and maps of anything by square.

use crate::emit::template::template;
use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::super::function_cost::FunctionCost;
use super::super::table::{Scalar, Table};
use super::super::{Emission, literal};
use super::places;

/// Const forms of what the runtime has for any layout: maps by square, from arrays in the order of
/// the board.
pub(super) fn maps(emission: &Emission<'_>) -> TokenStream {
    let name = &emission.item.name;
    let (_, entries) = emission.index();
    let board = emission.layout.board();
    let squares = Literal::usize_unsuffixed(board.len());
    let entries = Literal::usize_unsuffixed(entries);
    let (table, as_drawn) = as_drawn(emission);
    let places = places(board.len());
    let moves =
        |operations| FunctionCost::load("NUMBER_AT", places).plus(operations).each("square");
    // What is drawn is moved to its place, which is computed or loaded, and then as the other is.
    let drawn = match table.is_empty() {
        true => FunctionCost::operations(5),
        false => FunctionCost::load("DRAWN", board.len()),
    };
    let [map, drawn] = [moves(0), moves(0).and(&drawn)].map(|cost| cost.to_string());
    let delta = if board.is_square_grid() {
        FunctionCost::load("DELTAS", 16)
    } else {
        FunctionCost::load("STEPS", 24).plus(1)
    };
    let offset = emission.cost_of_offset();
    let [offset_doc, step_doc] = [offset.clone(), delta.and(&offset)].map(|it| it.to_string());
    let step = if board.is_square_grid() {
        quote! {
            let (files, ranks) = direction.delta();
            Self::offset(square, files, ranks)
        }
    } else {
        template! {
            []
            match <Self as q::Layout>::STEPS[direction as usize] {
                ::core::option::Option::Some((files, ranks)) => Self::offset(square, files, ranks),
                ::core::option::Option::None => ::core::option::Option::None,
            }
        }
    };
    template! {
        [name, offset_doc, step_doc, step, map, squares, entries, drawn, table, as_drawn]
        impl #name {
            /// The square so many files and ranks away, if it is on the board.
            ///
            #[doc = #offset_doc]
            #[inline]
            pub const fn offset(
                square: q::Square<Self>,
                files: i8,
                ranks: i8,
            ) -> ::core::option::Option<q::Square<Self>> {
                // A negative sum wraps to a number that no board has.
                Self::at(
                    Self::file(square).wrapping_add_signed(files),
                    Self::rank(square).wrapping_add_signed(ranks),
                )
            }

            /// The neighbour in a direction, if there is one.
            ///
            #[doc = #step_doc]
            #[inline]
            pub const fn step(
                square: q::Square<Self>,
                direction: q::Direction,
            ) -> ::core::option::Option<q::Square<Self>> {
                #step
            }

            /// The map of values in the order of the board: a1, b1, and so on, rank by rank.
            ///
            /// Its border is what the first has.
            ///
            #[doc = #map]
            pub const fn map<T: ::core::marker::Copy>(values: [T; #squares]) -> q::SquareMap<Self, T> {
                let mut entries = [values[0]; #entries];
                let mut place = 0;
                while place < #squares {
                    entries[NUMBER_AT[place] as usize] = values[place];
                    place += 1;
                }
                q::SquareMap::new(entries)
            }

            /// The map of values drawn as the board is seen: the last rank first.
            ///
            /// Its border is what the square at the lower left has.
            ///
            #[doc = #drawn]
            pub const fn map_as_drawn<T: ::core::marker::Copy>(
                values: [T; #squares],
            ) -> q::SquareMap<Self, T> {
                #table
                let mut ranks = values;
                let mut place = 0;
                while place < #squares {
                    ranks[place] = values[#as_drawn];
                    place += 1;
                }
                Self::map(ranks)
            }
        }
    }
}

/// Where the square of a `place` in board order is in the order in which the board is drawn, and what
/// table that takes.
fn as_drawn(emission: &Emission<'_>) -> (TokenStream, TokenStream) {
    let board = emission.layout.board();
    if board.is_full() {
        let (files, squares) = (literal(board.files()), Literal::usize_unsuffixed(board.len()));
        // Its rank counted from the other end.
        return (TokenStream::new(), quote!(#squares - #files + 2 * (place % #files) - place));
    }
    let mut places = vec![0_u8; board.len()];
    for (place, square) in (0..).zip(board.reading_order()) {
        places[square.index()] = place;
    }
    let table = Table::row(Scalar::U8, &places, places.len(), 0).static_tokens("DRAWN");
    (table, quote!(DRAWN[place] as usize))
}
