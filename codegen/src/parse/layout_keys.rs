//! The keys of a layout and their values.

use proc_macro2::TokenStream;
use quadrille_circuits::Objective;

use crate::diagnostic::Extent;
use crate::model::{GeometryTables, NamedValue, WordSize};

use super::keys::{braced, keys};
use super::path::path;
use super::readers::{Reader, complete, located, pairs, single, word_of};
use super::{
    BoardSize, Claim, Name, NameLists, Named, NamedTexts, PackedAs, PairsKeys, PieceMagics,
    PieceMoves, RegionSquares, Source, Text, claims, directions, magics, names, number_table,
    pieces, regions, sliders, word,
};

keys! {
    /// The keys of a layout and their values.
    pub(crate) struct LayoutKeys {
        board: BoardSize,
        number: Source = number_table::source,
        groups: Groups = braced("`{ picture: [...], bits: \"...\" }`", None),
        /// The fields, with their widths.
        index: Vec<Named<u64>> = complete("field", "`{ field: width, ... }`", |input| {
            word::small_integer(input, "the width of the field in bits")
        }),
        packed: PackedAs,
        symmetry: Vec<(Name, Vec<Claim>)> = claims::symmetry(),
        pieces: Vec<PieceMoves> = pieces::pieces(),
        regions: Vec<RegionSquares> = regions::regions(),
        pairs: Vec<(Name, PairsKeys)> = super::pairs::sets(),
        magics: Vec<PieceMagics> = magics::magics(),
        /// The patterns of each piece, by name of a square.
        patterns: Vec<(Name, NamedTexts)> = sliders::patterns(),
        /// The sets of squares of each piece.
        shared: Vec<(Name, Vec<Text>)> = sliders::shared(),
        sliders: Vec<(Name, Name)> = sliders::sliders(),
        circuits: Circuits =
            braced("`{ bitboard: { ... }, square: { ... }, packed: { ... } }`", None),
        optimise: Objective = word_of(&Objective::NAMES, "circuits cannot be optimised for"),
        geometry: GeometryTables = word_of(&GeometryTables::NAMES, "lines cannot be looked up by"),
        /// The directions, with their steps in files and ranks.
        directions: Vec<Named<(i64, i64)>> = directions::directions(),
        /// The words of the sides whose edges are joined.
        wrap: Vec<Name> = super::board::wrap(),
        names: NameLists = names::names(),
        /// Colours and directions.
        pawns: Vec<(Name, Name)> = pairs(
            "colour",
            "`{ white: north, black: south }`",
            single(|input| word::ident(input, "a direction, such as `north`")),
        ),
        bitboard: (Option<WordSize>, Extent) =
            located(word_of(&BITBOARDS, "a bitboard cannot be")),
        facade as "crate": TokenStream = single(path),
    }
}

keys! {
    /// Bit groups, in the form in which they are drawn.
    pub(crate) struct Groups {
        picture: Vec<Text> = single(|input| number_table::picture(input, "`[ \"...\", ... ]`")),
        bits: Text = single(|input| {
            word::text(input, "a string of groups, the most significant first")
        }),
        /// The squares of groups, with the most significant bit's first.
        order: NamedTexts = pairs(
            "group",
            "`{ A: \"b8 c8\", ... }`",
            single(|input| word::text(input, "the squares of the group in order, in a string")),
        ),
        /// The groups that have at most one square on each rank and file.
        spread: Text = single(|input| word::text(input, "a string of groups")),
    }
}

keys! {
    /// Circuits by operand, each with its name and the rows of its text: `{ operand: { name: "...", ... }, ... }`.
    pub(crate) struct Circuits {
        bitboard: Vec<(Name, Vec<Text>)> = circuits(),
        square: Vec<(Name, Vec<Text>)> = circuits(),
        packed: Vec<(Name, Vec<Text>)> = circuits(),
    }
}

/// `{ flip_vertical: "x.swap_bytes()", ... }`.
fn circuits() -> impl Reader<Vec<(Name, Vec<Text>)>> {
    let circuit =
        single(|input| word::texts(input, "the circuit in a string, or in a list of strings"));
    pairs("circuit", "`{ flip_vertical: \"...\", ... }`", circuit)
}

/// The words of bitboards.
const BITBOARDS: [NamedValue<Option<WordSize>>; 4] = [
    ("u64", Some(WordSize::U64)),
    ("u128", Some(WordSize::U128)),
    ("u256", Some(WordSize::U256)),
    ("none", None),
];
