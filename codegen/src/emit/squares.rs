//! Squares: their names as constants, their flips, and the trait of every layout.

use proc_macro2::{Ident, TokenStream};
use quadrille_circuits::solve::NumberMap;
use quadrille_runtime::Symmetry;
use quadrille_runtime::coordinate::{DIGITS, LETTERS};
use quote::{format_ident, quote};

use super::emitted_table::EmittedTable;
use super::tokens::{Variant, ident, joined, number, option, pair, separated};
use super::{Emission, costs, packed, programs};
use crate::list::{both, collected, list};
use crate::model::{Board, Field, Layout, Wraps};
use crate::solve::NumberMaps;
use crate::solve::coordinates::padded;

/// The tables of coordinates, and the trait of every layout.
pub(super) fn emit(emission: &Emission<'_>) -> TokenStream {
    let name = &emission.item.name;
    let (tables, layout) = (tables(emission), layout_trait(emission));
    let square_board =
        emission.layout.board().is_square().then(|| quote!(impl q::SquareBoard for #name {}));
    quote!(#tables #layout #square_board)
}

/// The functions that every layout's type has.
pub(super) fn methods(emission: &Emission<'_>) -> TokenStream {
    let count = number(emission.layout.board().len());
    let name = &emission.item.name;
    quote!(q::squares! { #name, #count })
}

/// The squares as constants: `E4`, `_7G`.
pub(super) fn constants(emission: &Emission<'_>) -> TokenStream {
    let (name, index) = (&emission.item.name, index_type(emission));
    let (board, numbering) = (emission.layout.board(), emission.numbering());
    let constants = list(board.squares(), |square| {
        let name = emission.layout.names.square(board, square).to_ascii_uppercase();
        let prefix = if name.starts_with(|first: char| first.is_ascii_digit()) { "_" } else { "" };
        let (name, number) = (format_ident!("{prefix}{name}"), number(numbering.number(square)));
        quote!(#name #number,)
    });
    let constants = joined(constants);
    quote!(q::square_constants! { #name, #index; #constants })
}

/// The type of a square's number.
fn index_type(emission: &Emission<'_>) -> Ident {
    format_ident!("U{}", emission.numbering().entries().ilog2())
}

/// The images of squares under the symmetries of the board.
pub(super) fn flips(emission: &Emission<'_>) -> TokenStream {
    let (name, index) = (&emission.item.name, index_type(emission));
    let rows = list(&emission.solution.squares.symmetries, |(symmetry, map)| {
        let image = match map {
            NumberMap::Circuit(circuit) => programs::on_word(circuit, "number"),
            NumberMap::Table(images) => {
                let entries = emission.numbering().entries();
                let table = EmittedTable::row(1, images, entries, 0);
                let (table, last) = (table.static_tokens(&ident("IMAGES")), number(entries - 1));
                quote!(#table IMAGES[number as usize & #last])
            }
        };
        let (function, symmetry) = (format_ident!("{symmetry}_square"), Variant(*symmetry));
        quote!(#function #symmetry { #image };)
    });
    let rows = joined(rows);
    quote!(q::square_flips! { #name, #index, |number|; #rows })
}

/// The tables of coordinates by number, of numbers in board order and, where that is not the same, of numbers by cell
/// of the box.
fn tables(emission: &Emission<'_>) -> TokenStream {
    let entries = emission.numbering().entries();
    let (board, numbering) = (emission.layout.board(), emission.numbering());
    let coords = list(0..entries, |number| {
        let square = numbering.square(number as u8);
        let pair = square.map_or([255, 255], |square| [board.file(square), board.rank(square)]);
        EmittedTable::row(1, &pair, 2, 0)
    });
    let row = |numbers: &[u8], absent: u8| {
        EmittedTable::row(1, numbers, padded(numbers.len()), absent)
    };
    let coords = EmittedTable::stack(coords).static_tokens(&ident("COORDS"));
    let numbers = row(numbering.numbers(), 0).static_tokens(&ident("NUMBER_AT"));
    let cells = (!board.is_full()).then(|| {
        let absent = numbering.unused();
        row(&numbering.by_cell(absent), absent).static_tokens(&ident("CELLS"))
    });
    quote!(#coords #numbers #cells)
}

fn layout_trait(emission: &Emission<'_>) -> TokenStream {
    let name = &emission.item.name;
    let (facts, names) = (facts(emission), names(emission.layout));
    let (shape, coordinates) = (shape(emission), coordinates(emission));
    let (packed, costs) = (packed::constants(emission), costs::list(emission));
    quote! {
        #costs
        impl q::Layout for #name {
            #facts #names #shape #coordinates #packed
            const COSTS: &'static [q::Cost] = COSTS;
        }
    }
}

/// The constants of the trait that every layout has.
fn facts(emission: &Emission<'_>) -> TokenStream {
    let Layout { pawns, fields, .. } = emission.layout;
    let (board, numbers) = (emission.layout.board(), number(emission.numbering().len()));
    let [files, ranks] = both([board.files(), board.ranks()], number);
    let [white, black] = both(*pawns, Variant);
    let fields = separated(fields, |Field { name, width, shift }| {
        let [width, shift] = both([width, shift], number);
        quote!(q::Field::new(#name, #width, #shift))
    });
    let (index, symmetries) = (index_type(emission), symmetries(board));
    quote! {
        type Index = q::index::#index;
        const FILES: u8 = #files;
        const RANKS: u8 = #ranks;
        const NUMBERS: usize = #numbers;
        const SYMMETRIES: &'static [q::Symmetry] = &#symmetries;
        const PAWNS: [q::Direction; 2] = [q::Direction::#white, q::Direction::#black];
        const FIELDS: &'static [q::Field] = &[#fields];
    }
}

/// The symmetries of the board, by the runtime's names for the sets of common boards.
fn symmetries(board: Board) -> TokenStream {
    let own: Vec<Symmetry> = collected(board.symmetries());
    match &own[..] {
        own if *own == Symmetry::ALL => quote!(q::Symmetry::ALL),
        own if *own == Symmetry::OBLONG => quote!(q::Symmetry::OBLONG),
        own => {
            let own = list(own, |&symmetry| Variant(symmetry));
            quote!([#(q::Symmetry::#own),*])
        }
    }
}

/// The tables and functions of coordinates.
fn coordinates(emission: &Emission<'_>) -> TokenStream {
    let NumberMaps { file, rank, number: number_of, .. } = &emission.solution.squares;
    let [file, rank] = both([*file, *rank], Variant);
    let (number_of, squares) = (Variant(*number_of), number(emission.layout.board().len()));
    quote! {
        const COORDS: &'static q::PerSquare<Self, [u8; 2]> = &COORDS;
        const FILE: q::coordinate::Coordinate = q::coordinate::Coordinate::#file;
        const RANK: q::coordinate::Coordinate = q::coordinate::Coordinate::#rank;
        const NUMBER: q::coordinate::NumberOf = q::coordinate::NumberOf::#number_of;
        const NUMBER_AT: &'static [u8] = NUMBER_AT.split_at(#squares).0;
        const SQUARES_BY_NUMBER: &'static [q::Square<Self>] =
            &q::squares_by_number::<Self, #squares>();
    }
}

/// The names of files and ranks, unless they are the runtime's default names.
fn names(layout: &Layout) -> TokenStream {
    let given = |own: &[String], usual: &[&str], constant: &str| {
        let is_usual = own.len() <= usual.len() && own == &usual[..own.len()];
        (!is_usual).then(|| name_list(constant, own))
    };
    let files = given(&layout.names.files, &LETTERS, "FILE_NAMES");
    let ranks = given(&layout.names.ranks, &DIGITS, "RANK_NAMES");
    quote!(#files #ranks)
}

fn name_list(constant: &str, names: &[String]) -> TokenStream {
    let constant = ident(constant);
    quote!(const #constant: &'static [&'static str] = &[#(#names),*];)
}

/// The constants of the trait for a board that lacks squares, or has squares with names of their own, or directions.
fn shape(emission: &Emission<'_>) -> TokenStream {
    let board = emission.layout.board();
    let lacks = (!board.is_full()).then(|| {
        let [squares, cells] = both([board.len(), board.cells()], number);
        quote! {
            const SQUARES: usize = #squares;
            const CELLS: &'static [u8] = CELLS.split_at(#cells).0;
        }
    });
    let names = emission.layout.names.squares.is_some().then(|| {
        let name = |square| emission.layout.names.square(board, square);
        let names =
            list(emission.numbering().by_number(), |square| square.map_or(String::new(), name));
        name_list("SQUARE_NAMES", &names)
    });
    let Wraps { files, ranks } = board.wraps();
    let wraps = (files || ranks).then(|| quote!(const WRAPS: [bool; 2] = [#files, #ranks];));
    let steps = (!board.is_square_grid()).then(|| {
        let steps = separated(board.steps(), |step| option(step.map(pair)));
        quote!(const STEPS: [::core::option::Option<(i8, i8)>; 8] = [#steps];)
    });
    quote!(#lacks #names #wraps #steps)
}
