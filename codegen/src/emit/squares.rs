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

/// The tables of coordinates by number, of numbers in board order and, if the board lacks squares, of numbers by cell of
/// its box.
fn tables(emission: &Emission<'_>) -> TokenStream {
    let entries = emission.numbering().entries();
    let (board, numbering) = (emission.layout.board(), emission.numbering());
    let coords = list(0..entries, |number| {
        let square = numbering.square(number as u8);
        let pair = square.map_or([255, 255], |square| [board.file(square), board.rank(square)]);
        EmittedTable::row(1, &pair, 2, 0)
    });
    let row =
        |numbers: &[u8], absent: u8| EmittedTable::row(1, numbers, padded(numbers.len()), absent);
    let coords = EmittedTable::stack(coords).static_tokens(&ident("COORDS"));
    let numbers = row(numbering.numbers(), 0).static_tokens(&ident("NUMBER_AT"));
    let cells = (!board.is_full()).then(|| {
        let absent = numbering.unused();
        row(&numbering.by_cell(absent), absent).static_tokens(&ident("CELLS"))
    });
    quote!(#coords #numbers #cells)
}

fn layout_trait(emission: &Emission<'_>) -> TokenStream {
    let (name, index, layout) = (&emission.item.name, index_type(emission), emission.layout);
    let board = layout.board();
    let [files, ranks] = both([board.files(), board.ranks()], number);
    let [numbers, squares] = both([emission.numbering().len(), board.len()], number);
    let [white, black] = both(layout.pawns, Variant);
    let fields = separated(&layout.fields, |Field { name, width, shift }| {
        let [width, shift] = both([width, shift], number);
        quote!((#name, #width, #shift))
    });
    let NumberMaps { file, rank, number: number_of, .. } = &emission.solution.squares;
    let ([file, rank], number_of) = (both([*file, *rank], Variant), Variant(*number_of));
    let (symmetries, packed, costs) =
        (symmetries(board), packed::places(emission), costs::list(emission));
    let (names, shape) = (names(layout), shape(emission));
    let own = quote!(#names #shape);
    let own = (!own.is_empty()).then(|| quote!(own { #own };));
    quote! {
        #costs
        q::layout_trait! {
            #name, #index, #files x #ranks;
            numbers #numbers;
            squares #squares;
            symmetries { #symmetries };
            pawns #white #black;
            fields [#fields];
            file #file;
            rank #rank;
            number #number_of;
            packed #packed;
            #own
        }
    }
}

/// The symmetries of the board; the runtime has names for the sets of common boards.
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

/// The constants of the trait for boards that lack squares, name their squares, or have directions of their own.
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
