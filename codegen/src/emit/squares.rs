//! Squares: their names as constants, their flips, and the trait of every layout.

use std::fmt::Write as _;

use proc_macro2::{Ident, Literal, TokenStream};
use quadrille_circuits::solve::NumberMap;
use quadrille_runtime::Symmetry;
use quadrille_runtime::coordinate::{DIGITS, LETTERS};
use quote::{format_ident, quote};

use super::emitted_table::EmittedTable;
use super::tokens::{separated, tokens};
use super::{Emission, costs, packed, programs};
use crate::list::{collected, list};
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
    let count = Literal::usize_unsuffixed(emission.layout.board().len());
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
        format!("{prefix}{name} {},", numbering.number(square))
    });
    let constants = tokens(&constants.concat());
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
                let table = table.static_tokens("IMAGES");
                format!("{table} IMAGES[number as usize & {}]", entries - 1)
            }
        };
        format!("{symmetry}_square {symmetry:?} {{ {image} }};")
    });
    let rows = tokens(&rows.concat());
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
        EmittedTable::row(1, numbers, padded(numbers.len()), absent.into())
    };
    let coords = EmittedTable::stack(coords).static_tokens("COORDS");
    let numbers = row(numbering.numbers(), 0).static_tokens("NUMBER_AT");
    let cells = (!board.is_full()).then(|| {
        let absent = numbering.unused();
        row(&numbering.by_cell(absent), absent).static_tokens("CELLS")
    });
    quote!(#coords #numbers #cells)
}

fn layout_trait(emission: &Emission<'_>) -> TokenStream {
    let name = &emission.item.name;
    let constants = [
        facts(emission),
        names(emission.layout),
        shape(emission),
        coordinates(emission),
        packed::constants(emission),
        format!("const COSTS: &'static [q::Cost] = &[{}];", costs::list(emission)),
    ];
    let constants = tokens(&constants.concat());
    quote!(impl q::Layout for #name { #constants })
}

/// The constants of the trait that every layout has.
fn facts(emission: &Emission<'_>) -> String {
    let Layout { pawns: [white, black], fields, .. } = emission.layout;
    let (board, numbers) = (emission.layout.board(), emission.numbering().len());
    let (files, ranks) = (board.files(), board.ranks());
    let fields = separated(fields, |Field { name, width, shift }| {
        format!("q::Field::new({name:?}, {width}, {shift})")
    });
    let (index, symmetries) = (index_type(emission), symmetries(board));
    format!(
        "type Index = q::index::{index};
        const FILES: u8 = {files};
        const RANKS: u8 = {ranks};
        const NUMBERS: usize = {numbers};
        const SYMMETRIES: &'static [q::Symmetry] = &{symmetries};
        const PAWNS: [q::Direction; 2] = [q::Direction::{white:?}, q::Direction::{black:?}];
        const FIELDS: &'static [q::Field] = &[{fields}];"
    )
}

/// The symmetries of the board, by the runtime's names for the sets of common boards.
fn symmetries(board: Board) -> String {
    let own: Vec<Symmetry> = collected(board.symmetries());
    match &own[..] {
        own if *own == Symmetry::ALL => "q::Symmetry::ALL".to_owned(),
        own if *own == Symmetry::OBLONG => "q::Symmetry::OBLONG".to_owned(),
        own => format!("[{}]", separated(own, |symmetry| format!("q::Symmetry::{symmetry:?}"))),
    }
}

/// The tables and functions of coordinates.
fn coordinates(emission: &Emission<'_>) -> String {
    let NumberMaps { file, rank, number, .. } = &emission.solution.squares;
    let squares = emission.layout.board().len();
    format!(
        "const COORDS: &'static q::PerSquare<Self, [u8; 2]> = &COORDS;
        const FILE: q::coordinate::Coordinate = q::coordinate::Coordinate::{file:?};
        const RANK: q::coordinate::Coordinate = q::coordinate::Coordinate::{rank:?};
        const NUMBER: q::coordinate::NumberOf = q::coordinate::NumberOf::{number:?};
        const NUMBER_AT: &'static [u8] = NUMBER_AT.split_at({squares}).0;
        const SQUARES_BY_NUMBER: &'static [q::Square<Self>] =
            &q::squares_by_number::<Self, {squares}>();"
    )
}

/// The names of files and ranks, unless they are the runtime's default names.
fn names(layout: &Layout) -> String {
    let given = |own: &[String], usual: &[&str], constant: &str| {
        let is_usual = own.len() <= usual.len() && own == &usual[..own.len()];
        if is_usual { String::new() } else { name_list(constant, own) }
    };
    given(&layout.names.files, &LETTERS, "FILE_NAMES")
        + &given(&layout.names.ranks, &DIGITS, "RANK_NAMES")
}

fn name_list(constant: &str, names: &[String]) -> String {
    let names = separated(names, |name| format!("{name:?}"));
    format!("const {constant}: &'static [&'static str] = &[{names}];")
}

/// The constants of the trait for a board that lacks squares or wraps, or has squares with names of their own, or directions.
fn shape(emission: &Emission<'_>) -> String {
    let board = emission.layout.board();
    let mut shape = String::new();
    if !board.is_full() {
        let (squares, cells) = (board.len(), board.cells());
        let _ = write!(
            shape,
            "const SQUARES: usize = {squares};
            const CELLS: &'static [u8] = CELLS.split_at({cells}).0;"
        );
    }
    if emission.layout.names.squares.is_some() {
        let name = |square| emission.layout.names.square(board, square);
        let names =
            list(emission.numbering().by_number(), |square| square.map_or(String::new(), name));
        shape += &name_list("SQUARE_NAMES", &names);
    }
    let Wraps { files, ranks } = board.wraps();
    if files || ranks {
        let _ = write!(shape, "const WRAPS: [bool; 2] = [{files}, {ranks}];");
    }
    if !board.is_square_grid() {
        let steps = separated(board.steps(), |step| format!("::core::option::Option::{step:?}"));
        let _ = write!(shape, "const STEPS: [::core::option::Option<(i8, i8)>; 8] = [{steps}];");
    }
    shape
}
