//! The keys of a layout and their values.

use proc_macro2::TokenStream;
use quadrille_circuits::Objective;

use crate::diagnostic::Extent;
use crate::model::{GeometryTables, NamedValue, WordSize};

use super::keys::{braced, keys, located, single, word_of};
use super::pairs::{self, PairsKeys};
use super::values::{self, Circuits, Groups, NameLists};
use super::{
    BoardSize, Claim, Name, Named, NamedTexts, PackedAs, PieceMagics, PieceMoves, RegionSquares,
    Source, Text, claims, directions, magics, number_table, pieces, regions, sliders,
};

keys! {
    /// The keys of a layout and their values.
    pub(crate) struct LayoutKeys {
        board: BoardSize,
        number: Source = number_table::source,
        groups: Groups = braced("`{ picture: [...], bits: \"...\" }`", None),
        /// The fields with their widths.
        index: Vec<Named<u64>> = values::index,
        packed: PackedAs,
        symmetry: Vec<(Name, Vec<Claim>)> = claims::symmetry,
        pieces: Vec<PieceMoves> = pieces::pieces,
        regions: Vec<RegionSquares> = regions::regions,
        pairs: Vec<(Name, PairsKeys)> = pairs::pairs,
        magics: Vec<PieceMagics> = magics::magics,
        /// For each piece the patterns, by name of a square.
        patterns: Vec<(Name, NamedTexts)> = sliders::patterns,
        /// For each piece sets of squares.
        shared: Vec<(Name, Vec<Text>)> = sliders::shared,
        sliders: Vec<(Name, Name)> = sliders::sliders,
        circuits: Circuits = braced(CIRCUITS_FORM, None),
        optimise: Objective = word_of(&Objective::NAMES, "circuits cannot be optimised for"),
        geometry: GeometryTables = word_of(&GeometryTables::NAMES, "lines cannot be looked up by"),
        /// The directions with their steps in files and ranks.
        directions: Vec<Named<(i64, i64)>> = directions::directions,
        names: NameLists = braced("`{ files: \"...\", ranks: \"...\" }`", None),
        pawns: Vec<(Name, Name)> = values::pawns,
        bitboard: (Option<WordSize>, Extent) =
            located(word_of(&BITBOARDS, "a bitboard cannot be")),
        facade as "crate": TokenStream = single(values::path),
    }
}

const CIRCUITS_FORM: &str = "`{ bitboard: { ... }, square: { ... }, packed: { ... } }`";

/// The words of bitboards.
const BITBOARDS: [NamedValue<Option<WordSize>>; 3] =
    [("u64", Some(WordSize::U64)), ("u128", Some(WordSize::U128)), ("none", None)];
