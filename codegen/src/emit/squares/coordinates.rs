//! Files and ranks of squares, and the squares on them.

use proc_macro2::TokenStream;
use quadrille_circuits::solve::NumberMap;
use quote::quote;

use super::super::emitted_table::{EmittedTable, Scalar};
use super::super::{Emission, index_type, literal, tokens};
use super::places;
use crate::emit::functions::named;
use crate::emit::template::{joined, template};

const AT: &str = "The square on a file and a rank, both counted from 0, or `None` off the board.";

pub(super) fn methods(emission: &Emission<'_>) -> TokenStream {
    let (coordinates, distance) =
        (named(emission, &["file", "rank"]), named(emission, &["distance"]));
    joined([coordinates, at(emission), square(emission), distance])
}

fn at(emission: &Emission<'_>) -> TokenStream {
    let board = emission.layout.board();
    let doc = emission.cost("at").under(AT);
    let (files, ranks) = (literal(board.files()), literal(board.ranks()));
    template! {
        [doc, files, ranks, square: square_on_board(emission)]
        #[doc = #doc]
        #[inline(always)]
        pub const fn at(file: u8, rank: u8) -> ::core::option::Option<q::Square<Self>> {
            if file < #files && rank < #ranks {
                #square
            } else {
                ::core::option::Option::None
            }
        }
    }
}

/// The square with a number.
fn square(emission: &Emission<'_>) -> TokenStream {
    let index = emission.index();
    let cost = emission.cost("is_square").to_string();
    template! {
        [cost, exists: exists(emission, &index), index]
        /// The square with this number, or `None` if no square has it.
        ///
        #[doc = #cost]
        #[inline(always)]
        pub const fn square(number: u8) -> ::core::option::Option<q::Square<Self>> {
            if #exists {
                ::core::option::Option::Some(q::Square::from_index(#index::masked(number)))
            } else {
                ::core::option::Option::None
            }
        }
    }
}

/// The square on `file` and `rank`, which are those of a place of the box.
fn square_on_board(emission: &Emission<'_>) -> TokenStream {
    let index = emission.index();
    let board = emission.layout.board();
    let files = literal(board.files());
    let place = quote!(rank as u32 * #files + file as u32);
    let place_index = index_type(places(board.places()));
    let table = if board.is_full() { quote!(NUMBER_AT) } else { quote!(PLACES) };
    let number = match &emission.solution.squares.number {
        NumberMap::Circuit(circuit) => {
            let value = tokens(&circuit.to_rust("number"));
            quote!({ let number = #place; (#value) as u8 })
        }
        NumberMap::Table(_) => {
            template!([table, place_index, place] #table[#place_index::masked((#place) as u8).get()])
        }
    };
    let square = template!([index] ::core::option::Option::Some(q::Square::from_index(#index::masked(number))));
    let found = if board.is_full() {
        square
    } else {
        let absent = literal(emission.numbering().unused());
        template!([absent, square] if number == #absent { ::core::option::Option::None } else { #square })
    };
    quote! {
        let number = #number;
        #found
    }
}

/// The tables of coordinates by number, of numbers in board order and, where that is not the same, of
/// numbers by place of the box.
pub(super) fn tables(emission: &Emission<'_>) -> Vec<TokenStream> {
    let entries = emission.entries();
    let (board, numbering) = (emission.layout.board(), emission.numbering());
    let coords = numbering.by_number().iter().map(|square| {
        let pair = square.map_or([255, 255], |square| [board.file(square), board.rank(square)]);
        EmittedTable::row(Scalar::U8, &pair, 2, 0)
    });
    let hole = || EmittedTable::row(Scalar::U8, &[255_u8, 255], 2, 0);
    let coords = coords.chain(std::iter::repeat_with(hole)).take(entries);
    let row = |numbers: &[u8], absent: u8| {
        EmittedTable::row(Scalar::U8, numbers, places(numbers.len()), absent.into())
    };
    let mut tables = vec![
        EmittedTable::stack(coords).static_tokens("COORDS"),
        row(numbering.numbers(), 0).static_tokens("NUMBER_AT"),
    ];
    if let (false, NumberMap::Table(numbers)) = (board.is_full(), &emission.solution.squares.number)
    {
        tables.push(row(numbers, numbering.unused()).static_tokens("PLACES"));
    }
    tables
}

/// Whether `number` is a square's: without holes one comparison, so that no load is needed where the
/// compiler knows what the number is below.
fn exists(emission: &Emission<'_>, index: &TokenStream) -> TokenStream {
    let numbering = emission.numbering();
    if numbering.is_dense() {
        // Squares are fewer than 129.
        let count = literal(numbering.len() as u8);
        return quote!(number < #count);
    }
    let files = literal(emission.layout.board().files());
    template! {
        [index, files]
        #index::masked(number).number() == number && COORDS[#index::masked(number).get()][0] < #files
    }
}
