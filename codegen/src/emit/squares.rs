//! Squares: their names as constants, flips of them, and what every layout says of itself.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quadrille_circuits::solve::NumberMap;
use quadrille_runtime::Symmetry;
use quadrille_runtime::coordinate::{Coordinate, NumberOf};
use quote::{format_ident, quote};

use super::emitted_table::{EmittedTable, Scalar};
use super::{Emission, costs, literal, packed, programs, variant};
use crate::board::{Board, Square};
use crate::emit::template::{joined, listed, template};
use crate::layout::{Field, Layout};

/// The tables of coordinates, and the trait of every layout.
pub(super) fn emit(emission: &Emission<'_>) -> TokenStream {
    let name = &emission.item.name;
    let (tables, layout) = (tables(emission), layout_trait(emission));
    let square_board =
        emission.layout.board().is_square().then(|| quote!(impl q::SquareBoard for #name {}));
    quote!(#tables #layout #square_board)
}

/// What every layout has on its type.
pub(super) fn methods(emission: &Emission<'_>) -> TokenStream {
    let (name, count) =
        (&emission.item.name, Literal::usize_unsuffixed(emission.layout.board().len()));
    template!([name, count] q::squares! { #name, #count })
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
    let (name, index) = (&emission.item.name, index_name(emission.entries()));
    let (board, numbering) = (emission.layout.board(), emission.numbering());
    let constants = joined(board.squares().map(|square: Square| {
        let constant = constant_name(&emission.layout.names.square(board, square));
        let number = literal(numbering.number(square));
        quote!(#constant #number,)
    }));
    template!([name, index, constants] q::square_constants! { #name, #index; #constants })
}

/// The name of the type of numbers with this many values.
fn index_name(values: usize) -> Ident {
    format_ident!("U{}", values.ilog2())
}

/// How many entries a table of numbers by place has: enough for no bounds check.
pub(super) fn places(places: usize) -> usize {
    places.next_power_of_two().max(64)
}

/// The images of squares under the symmetries of the board.
pub(super) fn flips(emission: &Emission<'_>) -> TokenStream {
    let (name, index) = (&emission.item.name, index_name(emission.entries()));
    let rows = joined(emission.solution.squares.symmetries.iter().map(|(symmetry, map)| {
        let (function, symmetry) = (square_function(*symmetry), format_ident!("{symmetry:?}"));
        let image = match map {
            NumberMap::Circuit(circuit) => programs::on_word(circuit, "number"),
            NumberMap::Table(images) => {
                let entries = emission.entries();
                let table = EmittedTable::row(Scalar::U8, images, entries, 0);
                let (table, last) =
                    (table.static_tokens("IMAGES"), Literal::usize_unsuffixed(entries - 1));
                template!([table, last] #table IMAGES[number as usize & #last])
            }
        };
        template!([function, symmetry, image] #function #symmetry { #image };)
    }));
    template!([name, index, rows] q::square_flips! { #name, #index, |number|; #rows })
}

/// `flip_vertical_square`.
pub(super) fn square_function(symmetry: Symmetry) -> Ident {
    format_ident!("{}_square", symmetry.name())
}

/// The tables of coordinates by number, of numbers in board order and, where that is not the same, of numbers by place
/// of the box.
fn tables(emission: &Emission<'_>) -> TokenStream {
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
    let coords = EmittedTable::stack(coords).static_tokens("COORDS");
    let numbers = row(numbering.numbers(), 0).static_tokens("NUMBER_AT");
    let places = (!board.is_full()).then(|| {
        let absent = numbering.unused();
        let places = board.drawn().map(|(.., square)| square).collect::<Vec<_>>();
        let by_rank = places.chunks(board.files().into()).rev().flatten();
        let number = |square: &Option<Square>| square.map_or(absent, |it| numbering.number(it));
        row(&by_rank.map(number).collect::<Vec<u8>>(), absent).static_tokens("PLACES")
    });
    quote!(#coords #numbers #places)
}

fn layout_trait(emission: &Emission<'_>) -> TokenStream {
    template! {
        [
            name: emission.item.name,
            facts: facts(emission),
            names: names(emission.layout),
            shape: shape(emission),
            coordinates: coordinates(emission),
            packed: packed::constants(emission),
            costs: costs::tokens(&costs::costs(emission)),
        ]
        impl q::Layout for #name {
            #facts
            #names
            #shape
            #coordinates
            #packed
            const COSTS: &'static [q::Cost] = &[#costs];
        }
    }
}

/// What the trait says of every layout.
fn facts(emission: &Emission<'_>) -> TokenStream {
    let Layout { pawns, fields, .. } = emission.layout;
    let board = emission.layout.board();
    let [white, black] = pawns.map(|direction| variant("Direction", &direction));
    template! {
        [
            index: emission.index(), white, black,
            files: literal(board.files()),
            ranks: literal(board.ranks()),
            numbers: Literal::usize_unsuffixed(emission.numbering().len()),
            symmetries: symmetries(board),
            fields: listed(fields.iter().map(field)),
        ]
        type Index = #index;
        const FILES: u8 = #files;
        const RANKS: u8 = #ranks;
        const NUMBERS: usize = #numbers;
        const SYMMETRIES: &'static [q::Symmetry] = #symmetries;
        const PAWNS: [q::Direction; 2] = [#white, #black];
        const FIELDS: &'static [q::Field] = &[#fields];
    }
}

/// The symmetries of the board, by the names that the runtime has for those of usual boards.
fn symmetries(board: Board) -> TokenStream {
    let own: Vec<Symmetry> = board.symmetries().collect();
    if own == Symmetry::ALL {
        return quote!(&q::Symmetry::ALL);
    }
    if own == Symmetry::OBLONG {
        return quote!(&q::Symmetry::OBLONG);
    }
    let own = listed(own.iter().map(|symmetry| variant("Symmetry", symmetry)));
    quote!(&[#own])
}

/// Where squares lie.
fn coordinates(emission: &Emission<'_>) -> TokenStream {
    let squares = &emission.solution.squares;
    let coordinate = |coordinate| match coordinate {
        Coordinate::Bits { shift, mask, flipped } => {
            let [shift, mask, flipped] = [shift, mask, flipped].map(literal);
            template! {
                [shift, mask, flipped]
                q::coordinate::Coordinate::Bits { shift: #shift, mask: #mask, flipped: #flipped }
            }
        }
        Coordinate::Table => quote!(q::coordinate::Coordinate::Table),
    };
    let number = match squares.number {
        NumberOf::Linear { file, rank, flipped } => {
            let [file, rank, flipped] = [file, rank, flipped].map(literal);
            template! {
                [file, rank, flipped]
                q::coordinate::NumberOf::Linear { file: #file, rank: #rank, flipped: #flipped }
            }
        }
        NumberOf::Table => quote!(q::coordinate::NumberOf::Table),
    };
    template! {
        [
            file: coordinate(squares.file),
            rank: coordinate(squares.rank),
            number,
            squares: Literal::usize_unsuffixed(emission.layout.board().len()),
        ]
        const COORDS: &'static q::PerSquare<Self, [u8; 2]> = &COORDS;
        const FILE: q::coordinate::Coordinate = #file;
        const RANK: q::coordinate::Coordinate = #rank;
        const NUMBER: q::coordinate::NumberOf = #number;
        const NUMBER_AT: &'static [u8] = NUMBER_AT.split_at(#squares).0;
        const SQUARES_BY_NUMBER: &'static [q::Square<Self>] =
            &q::squares_by_number::<Self, #squares>();
    }
}

fn field(Field { name, width, shift }: &Field) -> TokenStream {
    let (width, shift) = (Literal::u32_unsuffixed(*width), Literal::u32_unsuffixed(*shift));
    quote!(q::Field::new(#name, #width, #shift))
}

/// The names of files and ranks, where they are not those that the runtime has for all boards.
fn names(layout: &Layout) -> TokenStream {
    let given = |own: &[String], usual: &[&str], constant: &str| {
        let is_usual = own.len() <= usual.len() && own.iter().zip(usual).all(|(a, b)| a == b);
        (!is_usual).then(|| {
            let (constant, names) = (format_ident!("{constant}"), listed(own));
            template!([constant, names] const #constant: &'static [&'static str] = &[#names];)
        })
    };
    let files = given(&layout.names.files, &quadrille_runtime::coordinate::LETTERS, "FILE_NAMES");
    let ranks = given(&layout.names.ranks, &quadrille_runtime::coordinate::DIGITS, "RANK_NAMES");
    quote!(#files #ranks)
}

/// What the trait says of a board that lacks squares, or whose squares have names of their own, or
/// directions.
fn shape(emission: &Emission<'_>) -> TokenStream {
    let board = emission.layout.board();
    let places = (!board.is_full()).then(|| absent(board));
    let names = emission.layout.names.squares.is_some().then(|| square_names(emission));
    let steps = (!board.is_square_grid()).then(|| steps(board));
    quote!(#places #names #steps)
}

fn absent(board: Board) -> TokenStream {
    let (squares, places) =
        (Literal::usize_unsuffixed(board.len()), Literal::usize_unsuffixed(board.places()));
    template! {
        [squares, places]
        const SQUARES: usize = #squares;
        const PLACES: &'static [u8] = PLACES.split_at(#places).0;
    }
}

fn square_names(emission: &Emission<'_>) -> TokenStream {
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
