//! Sets that depend on a square or a line: files, ranks, diagonals, rays, neighbours and pawns' moves.
//! Each is a load from a table of the geometry.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::emitted_table::{EmittedTable, Scalar};
use crate::emit::template::template;
use crate::emit::{Emission, scalar};
use crate::layout::Layout;
use crate::lower::entries;
use crate::lower::function_cost::FunctionCost;
use crate::solve::Bitboards;

/// The tables of the geometry, named as the trait's constants; none without bitboards.
pub(in crate::emit) fn tables(
    layout: &Layout,
    bitboards: Option<&Bitboards>,
) -> Vec<(&'static str, EmittedTable)> {
    let Some(Bitboards { word, geometry, .. }) = bitboards else { return Vec::new() };
    let (entries, scalar) = (entries(&layout.numbering), scalar(*word));
    let list = |sets: &[u128]| EmittedTable::row(scalar, sets, sets.len(), 0);
    let per_square = |sets: &Vec<u128>| EmittedTable::row(scalar, sets, entries, 0);
    let grid = |tables: &[Vec<u128>]| EmittedTable::stack(tables.iter().map(per_square));
    let none = || EmittedTable::row(Scalar::U8, &[8_u8], entries, 8);
    let directions = geometry
        .directions
        .iter()
        .map(|row| EmittedTable::row(Scalar::U8, row, entries, 8))
        .chain(std::iter::repeat_with(none))
        .take(entries);
    vec![
        ("FILE_SETS", list(&geometry.files)),
        ("RANK_SETS", list(&geometry.ranks)),
        ("DIAGONAL_SETS", list(&geometry.diagonals)),
        ("ANTI_DIAGONAL_SETS", list(&geometry.anti_diagonals)),
        ("RAYS", grid(&geometry.rays)),
        ("NEIGHBOURS", per_square(&geometry.neighbours)),
        ("DIRECTIONS", EmittedTable::stack(directions)),
        ("PAWN_ATTACKS", grid(&geometry.pawn_attacks)),
        ("PAWN_PUSHES", grid(&geometry.pawn_pushes)),
    ]
}

/// The const forms of what the runtime does with the tables.
pub(super) fn functions(emission: &Emission<'_>) -> TokenStream {
    let lines = lines(emission);
    let neighbours = neighbours(emission);
    quote!(#lines #neighbours)
}

/// The cost of a load from one of the tables.
pub(super) fn load(emission: &Emission<'_>, name: &str) -> FunctionCost {
    let table = emission.geometry.iter().find(|(table, _)| *table == name);
    FunctionCost::load(name, table.map_or(0, |(_, table)| table.size()))
}

/// Rays from a square, files, ranks and diagonals.
fn lines(emission: &Emission<'_>) -> TokenStream {
    let rays = load(emission, "RAYS").to_string();
    let [files, ranks, diagonals, anti_diagonals] =
        ["file_set", "rank_set", "diagonal_set", "anti_diagonal_set"]
            .map(|function| emission.cost(function).to_string());
    template! {
        [rays, files, ranks, diagonals, anti_diagonals]
        /// The squares from one, itself excluded, to the edge.
        ///
        #[doc = #rays]
        #[inline(always)]
        pub const fn ray(square: q::Square<Self>, direction: q::Direction) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(RAYS[direction as usize][square.index().get()])
        }

        /// The squares of a file.
        ///
        #[doc = #files]
        ///
        /// # Panics
        /// If the board has no such file.
        #[inline]
        pub const fn file_set(file: u8) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(FILE_SETS[file as usize])
        }

        /// The squares of a rank.
        ///
        #[doc = #ranks]
        ///
        /// # Panics
        /// If the board has no such rank.
        #[inline]
        pub const fn rank_set(rank: u8) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(RANK_SETS[rank as usize])
        }

        /// The diagonal through a square in the direction of a1-h8.
        ///
        #[doc = #diagonals]
        #[inline]
        pub const fn diagonal_set(square: q::Square<Self>) -> q::Bitboard<Self> {
            let (file, rank) = (Self::file(square) as usize, Self::rank(square) as usize);
            let last = RANK_SETS.len() - 1;
            q::Bitboard::from_word_unchecked(DIAGONAL_SETS[file + last - rank])
        }

        /// The diagonal through a square in the direction of a8-h1.
        ///
        #[doc = #anti_diagonals]
        #[inline]
        pub const fn anti_diagonal_set(square: q::Square<Self>) -> q::Bitboard<Self> {
            let (file, rank) = (Self::file(square) as usize, Self::rank(square) as usize);
            q::Bitboard::from_word_unchecked(ANTI_DIAGONAL_SETS[file + rank])
        }
    }
}

fn neighbours(emission: &Emission<'_>) -> TokenStream {
    let cost = load(emission, "NEIGHBOURS").to_string();
    template! {
        [cost]
        /// The squares next to one, up to eight of them.
        ///
        #[doc = #cost]
        #[inline(always)]
        pub const fn neighbours(square: q::Square<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(NEIGHBOURS[square.index().get()])
        }
    }
}
