//! Bitboards: sets of squares, flips, steps.

use proc_macro2::{Ident, TokenStream};
use quadrille_runtime::Direction;
use quote::{format_ident, quote};

use super::function_cost::FunctionCost;
use super::table::{Scalar, Table};
use super::{Emission, conversion, docs, entries, lacking, lines, scalar, variant};
use crate::emit::template::{joined, template};
use crate::layout::{Layout, WordSize, given};
use crate::program::Program;
use crate::solve::Bitboards;
use crate::solve::flips::bitboards::{flip_map, step_map};

pub(super) fn emit(emission: &Emission<'_>, bitboards: &Bitboards) -> TokenStream {
    let tables = emission.geometry.iter().map(|(name, table)| table.static_tokens(name));
    let tables = joined(tables);
    let inherent = inherent(emission, bitboards);
    let implementation = bitboard_trait(emission, bitboards);
    quote!(#tables #inherent #implementation)
}

/// The tables of the geometry, named as the trait's constants; none without bitboards.
pub(super) fn tables(layout: &Layout, bitboards: Option<&Bitboards>) -> Vec<(&'static str, Table)> {
    let Some(Bitboards { word, geometry, .. }) = bitboards else { return Vec::new() };
    let (entries, scalar) = (entries(&layout.numbering), scalar(*word));
    let list = |sets: &[u128]| Table::row(scalar, sets, sets.len(), 0);
    let per_square = |sets: &Vec<u128>| Table::row(scalar, sets, entries, 0);
    let grid = |tables: &[Vec<u128>]| Table::stack(tables.iter().map(per_square));
    let none = || Table::row(Scalar::U8, &[8_u8], entries, 8);
    let directions = geometry
        .directions
        .iter()
        .map(|row| Table::row(Scalar::U8, row, entries, 8))
        .chain(std::iter::repeat_with(none))
        .take(entries);
    vec![
        ("FILE_SETS", list(&geometry.files)),
        ("RANK_SETS", list(&geometry.ranks)),
        ("DIAGONAL_SETS", list(&geometry.diagonals)),
        ("ANTI_DIAGONAL_SETS", list(&geometry.anti_diagonals)),
        ("RAYS", grid(&geometry.rays)),
        ("NEIGHBOURS", per_square(&geometry.neighbours)),
        ("DIRECTIONS", Table::stack(directions)),
        ("PAWN_ATTACKS", grid(&geometry.pawn_attacks)),
        ("PAWN_PUSHES", grid(&geometry.pawn_pushes)),
    ]
}

fn inherent(emission: &Emission<'_>, bitboards: &Bitboards) -> TokenStream {
    let name = &emission.item.name;
    let word = word_type(bitboards.word);
    let flips = bitboards.symmetries.iter().map(|(symmetry, circuit)| {
        let function = format_ident!("{}", symmetry.name());
        let map = flip_map(emission.numbering(), bitboards.word, *symmetry);
        let sentence = format!("The bitboard, {}", docs::symmetry(*symmetry));
        let doc = docs::bitboard(&sentence, circuit, &map);
        let body = circuit.to_tokens(ARGUMENT);
        let Some(reversal) = given(&bitboards.reversals, *symmetry) else {
            return circuit_function(&function, &doc, &body);
        };
        let doc = format!("{doc}\n\n{}", docs::reversal(reversal, &map));
        let reversal = reversal.to_tokens(ARGUMENT);
        let body = quote!(if ::core::cfg!(target_arch = "aarch64") { #reversal } else { #body });
        circuit_function(&function, &doc, &body)
    });
    let steps = steps(emission, bitboards).map(|(direction, circuit)| {
        let function = format_ident!("shift_{}", direction.name());
        let map = step_map(emission.numbering(), bitboards.word, direction);
        let doc = docs::bitboard(&docs::step(direction), circuit, &map);
        circuit_function(&function, &doc, &circuit.to_tokens(ARGUMENT))
    });
    let conversions = conversion::bitboards::functions(emission, bitboards.word);
    let sets = set_functions(bitboards);
    let of_word = FunctionCost::operations(u32::from(!is_full(bitboards))).to_string();
    let geometry = geometry_functions(emission, bitboards);
    let lines = lines::emit(name, emission.layout.geometry, emission.entries(), bitboards.word);
    template! {
        [
            lines, name, of_word, word, sets, geometry, flips: joined(flips), steps: joined(steps),
            conversions,
        ]
        #lines

        impl #name {
            /// The set whose bits these are; bits that are no square are left out.
            ///
            #[doc = #of_word]
            #[inline(always)]
            pub const fn bitboard(word: #word) -> q::Bitboard<Self> {
                q::Bitboard::from_word_unchecked(word & <Self as q::BitboardLayout>::ALL)
            }

            #sets
            #geometry
            #flips
            #steps
            #conversions
        }
    }
}

/// The directions that the board has, and the circuits of their steps.
fn steps<'a>(
    emission: &Emission<'_>,
    bitboards: &'a Bitboards,
) -> impl Iterator<Item = (Direction, &'a Program)> {
    let board = emission.layout.board();
    let steps = Direction::ALL.into_iter().zip(&bitboards.steps);
    steps.filter(move |(direction, _)| board.delta(*direction).is_some())
}

/// What circuits call the word that they are given.
pub(super) const ARGUMENT: &str = "word";

/// A const function from bitboard to bitboard; `body` computes a word from [`ARGUMENT`].
fn circuit_function(name: &Ident, doc: &str, body: &TokenStream) -> TokenStream {
    template! {
        [doc, name, body]
        #[doc = #doc]
        #[inline(always)]
        pub const fn #name(bitboard: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let word = bitboard.word();
            q::Bitboard::from_word_unchecked(#body)
        }
    }
}

/// Whether every bit of the word is a square.
fn is_full(bitboards: &Bitboards) -> bool {
    bitboards.geometry.all == u128::MAX >> (128 - bitboards.word.bits())
}

/// The set operations that are asked for most, beside the squares' own functions.
fn set_functions(bitboards: &Bitboards) -> TokenStream {
    let [one, two] = [1, 2].map(|operations| FunctionCost::operations(operations).to_string());
    let complement = if is_full(bitboards) { &one } else { &two };
    template! {
        [two, one, complement]
        /// Whether a square is in a set.
        ///
        #[doc = #two]
        #[inline(always)]
        pub const fn contains(set: q::Bitboard<Self>, square: q::Square<Self>) -> bool {
            set.contains(square)
        }

        /// The squares of either set.
        ///
        #[doc = #one]
        #[inline(always)]
        pub const fn union(a: q::Bitboard<Self>, b: q::Bitboard<Self>) -> q::Bitboard<Self> {
            a.union(b)
        }

        /// The squares of both sets.
        ///
        #[doc = #one]
        #[inline(always)]
        pub const fn intersection(a: q::Bitboard<Self>, b: q::Bitboard<Self>) -> q::Bitboard<Self> {
            a.intersection(b)
        }

        /// The squares of the first set that are not in the second.
        ///
        #[doc = #one]
        #[inline(always)]
        pub const fn difference(a: q::Bitboard<Self>, b: q::Bitboard<Self>) -> q::Bitboard<Self> {
            a.difference(b)
        }

        /// The squares of the board that are not in the set.
        ///
        #[doc = #complement]
        #[inline(always)]
        pub const fn complement(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            set.complement()
        }
    }
}

/// The const forms of what the runtime does with the tables.
fn geometry_functions(emission: &Emission<'_>, bitboards: &Bitboards) -> TokenStream {
    let numbering = emission.numbering();
    let drawn = |sets: &[Vec<u128>]| {
        docs::reached(emission.layout, |square| {
            let word = sets[0][usize::from(numbering.number(square))];
            let ones = numbering.board().squares();
            let ones = ones.filter(|to| word >> numbering.number(*to) & 1 == 1);
            ones.fold(0, |set, to| set | to.bit())
        })
    };
    let geometry = &bitboards.geometry;
    let attacks_doc = format!("What a pawn attacks{}", of_white(&drawn(&geometry.pawn_attacks)));
    let pushes_doc = format!(
        "Where a pawn steps, if nothing stands there{}",
        of_white(&drawn(&geometry.pawn_pushes))
    );
    let load = |name| {
        let table = emission.geometry.iter().find(|(table, _)| *table == name);
        FunctionCost::load(name, table.map_or(0, |(_, table)| table.size()))
    };
    let coordinates = emission.cost_of_file().and(&emission.cost_of_rank());
    let [rays, files, ranks, diagonals, anti_diagonals, neighbours, attacks, pushes] = [
        "RAYS",
        "FILE_SETS",
        "RANK_SETS",
        "DIAGONAL_SETS",
        "ANTI_DIAGONAL_SETS",
        "NEIGHBOURS",
        "PAWN_ATTACKS",
        "PAWN_PUSHES",
    ]
    .map(load);
    // The place in the list is a sum, or a sum and a difference.
    let diagonals = coordinates.clone().plus(2).and(&diagonals);
    let anti_diagonals = coordinates.plus(1).and(&anti_diagonals);
    let [rays, files, ranks, neighbours, attacks, pushes] =
        [rays, files, ranks, neighbours, attacks, pushes].map(|cost| cost.to_string());
    let [diagonals, anti_diagonals] = [diagonals, anti_diagonals].map(|cost| cost.to_string());
    template! {
        [
            rays, files, ranks, diagonals, anti_diagonals, neighbours, attacks_doc, attacks,
            pushes_doc, pushes,
        ]
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

        /// The squares next to one, up to eight.
        ///
        #[doc = #neighbours]
        #[inline(always)]
        pub const fn neighbours(square: q::Square<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(NEIGHBOURS[square.index().get()])
        }

        #[doc = #attacks_doc]
        ///
        #[doc = #attacks]
        #[inline(always)]
        pub const fn pawn_attacks(color: q::Color, square: q::Square<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(PAWN_ATTACKS[color as usize][square.index().get()])
        }

        #[doc = #pushes_doc]
        ///
        #[doc = #pushes]
        #[inline(always)]
        pub const fn pawn_pushes(color: q::Color, square: q::Square<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(PAWN_PUSHES[color as usize][square.index().get()])
        }
    }
}

/// The end of a sentence, with what is drawn for one colour.
fn of_white(drawing: &str) -> String {
    if drawing.is_empty() { ".".to_owned() } else { format!("; White's is drawn.{drawing}") }
}

fn bitboard_trait(emission: &Emission<'_>, bitboards: &Bitboards) -> TokenStream {
    let name = &emission.item.name;
    let word = word_type(bitboards.word);
    let all = hexadecimal(bitboards.geometry.all);
    let flips = bitboards.symmetries.iter().map(|(symmetry, _)| {
        let (variant, function) =
            (variant("Symmetry", symmetry), format_ident!("{}", symmetry.name()));
        quote!(#variant => ::core::option::Option::Some(Self::#function(bitboard)),)
    });
    let steps = steps(emission, bitboards).map(|(direction, _)| {
        let function = format_ident!("shift_{}", direction.name());
        let variant = variant("Direction", &direction);
        quote!(#variant => Self::#function(bitboard),)
    });
    let board = emission.layout.board();
    let has_all = Direction::ALL.into_iter().all(|direction| board.delta(direction).is_some());
    let no_step = (!has_all).then(|| quote!(_ => q::Bitboard::EMPTY,));
    let lacking = lacking(emission.layout.board());
    let convert = conversion::bitboards::trait_function(emission);
    let lines = lines::constants(emission.layout.geometry, bitboards.word);
    template! {
        [
            name, word, all, lines, flips: joined(flips), lacking, steps: joined(steps), no_step,
            convert,
        ]
        impl q::BitboardLayout for #name {
            type Word = #word;
            const ALL: #word = #all;
            const FILE_SETS: &'static [#word] = &FILE_SETS;
            const RANK_SETS: &'static [#word] = &RANK_SETS;
            const DIAGONAL_SETS: &'static [#word] = &DIAGONAL_SETS;
            const ANTI_DIAGONAL_SETS: &'static [#word] = &ANTI_DIAGONAL_SETS;
            const RAYS: &'static [q::PerSquare<Self, #word>; 8] = &RAYS;
            const NEIGHBOURS: &'static q::PerSquare<Self, #word> = &NEIGHBOURS;
            const DIRECTIONS: &'static q::PerSquare<Self, q::PerSquare<Self, u8>> = &DIRECTIONS;
            const PAWN_ATTACKS: &'static [q::PerSquare<Self, #word>; 2] = &PAWN_ATTACKS;
            const PAWN_PUSHES: &'static [q::PerSquare<Self, #word>; 2] = &PAWN_PUSHES;
            #lines

            #[inline(always)]
            fn transform_bitboard(
                bitboard: q::Bitboard<Self>,
                symmetry: q::Symmetry,
            ) -> ::core::option::Option<q::Bitboard<Self>> {
                match symmetry {
                    q::Symmetry::Identity => ::core::option::Option::Some(bitboard),
                    #flips
                    #lacking
                }
            }

            #[inline(always)]
            fn step_bitboard(
                bitboard: q::Bitboard<Self>,
                direction: q::Direction,
            ) -> q::Bitboard<Self> {
                match direction { #steps #no_step }
            }

            #convert
        }
    }
}

/// `u64` or `u128`.
pub(super) fn word_type(word: WordSize) -> TokenStream {
    match word {
        WordSize::U64 => quote!(u64),
        WordSize::U128 => quote!(u128),
    }
}

fn hexadecimal(value: u128) -> TokenStream {
    format!("0x{value:x}").parse().expect("a literal")
}
