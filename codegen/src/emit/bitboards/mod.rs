//! Bitboards: sets of squares, flips, steps.
//!
//! - [`geometry`]: rays, lines and neighbours, operations on sets, and all tables
//! - [`pawns`]: the squares that they attack, and those to which they step

pub(super) mod geometry;
pub(super) mod pawns;

use proc_macro2::{Literal, TokenStream};
use quadrille_runtime::Direction;
use quote::{format_ident, quote};

use super::{Emission, conversion, functions, lacking, lines, regions, variant};
use crate::emit::functions::by_target;
use crate::emit::template::{joined, listed, template};
use crate::layout::WordSize;
use crate::list::list;
use crate::lower::Type;
use crate::lower::function_cost::FunctionCost;
use crate::lower::sets::Sets;
use crate::solve::Bitboards;
use crate::vocabulary::step_name;

pub(super) fn emit(emission: &Emission<'_>, bitboards: &Bitboards) -> TokenStream {
    let tables = emission.set_tables.iter().map(|(name, table)| table.static_tokens(name));
    let by_two = lines::tables(emission.layout.geometry, emission.entries(), bitboards.word);
    let implementation = bitboard_trait(emission, bitboards);
    joined(tables.chain([by_two, implementation]))
}

/// Sets from words, from lines and from other sets.
pub(super) fn sets(emission: &Emission<'_>, bitboards: &Bitboards) -> TokenStream {
    let of_word = of_word(bitboards);
    joined([of_word, geometry::functions(emission), regions::functions(emission)])
}

/// The set whose bits are a word's.
fn of_word(bitboards: &Bitboards) -> TokenStream {
    let word = word_type(bitboards.word);
    let of_word = FunctionCost::operations(u32::from(!is_full(bitboards))).to_string();
    template! {
        [of_word, word]
        /// The set with these bits; bits that belong to no square are dropped.
        ///
        #[doc = #of_word]
        #[inline(always)]
        pub const fn bitboard(word: #word) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(word & <Self as q::BitboardLayout>::ALL)
        }
    }
}

/// A function for each symmetry of the board.
pub(super) fn flips(emission: &Emission<'_>, bitboards: &Bitboards) -> TokenStream {
    let names = list(bitboards.symmetries.iter(), |(symmetry, _)| symmetry.name());
    functions::named(emission, &names)
}

/// A function for each step that moves all squares of a set at once.
pub(super) fn shifts(emission: &Emission<'_>, bitboards: &Bitboards) -> TokenStream {
    let sets = Sets { layout: emission.layout, bitboards };
    functions::named(emission, &list(sets.directions(), step_name))
}

/// Whether every bit of the word is a square.
fn is_full(bitboards: &Bitboards) -> bool {
    bitboards.geometry.all == u128::MAX >> (128 - bitboards.word.bits())
}

fn bitboard_trait(emission: &Emission<'_>, bitboards: &Bitboards) -> TokenStream {
    template! {
        [
            name: emission.item.name,
            word: word_type(bitboards.word),
            all: hexadecimal(bitboards.geometry.all),
            lines: lines::constants(emission.layout.geometry, bitboards.word),
            steps: shifts_by_number(bitboards),
            flips: flips_by_symmetry(emission, bitboards),
            lacking: lacking(emission.layout.board()),
            shifts: shifts_by_direction(emission, bitboards),
            convert: conversion::bitboards::trait_function(emission),
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
            const SHIFTS: [(i8, #word); 8] = [#steps];
            const PAWN_ATTACKS: &'static [q::PerSquare<Self, #word>; 2] = &PAWN_ATTACKS;
            const PAWN_PUSHES: &'static [q::PerSquare<Self, #word>; 2] = &PAWN_PUSHES;
            #lines

            #[inline(always)]
            fn transform_bitboard(
                set: q::Bitboard<Self>,
                symmetry: q::Symmetry,
            ) -> ::core::option::Option<q::Bitboard<Self>> {
                match symmetry {
                    q::Symmetry::Identity => ::core::option::Option::Some(set),
                    #flips
                    #lacking
                }
            }

            #[inline(always)]
            fn step_bitboard(
                set: q::Bitboard<Self>,
                direction: q::Direction,
            ) -> q::Bitboard<Self> {
                match direction { #shifts }
            }

            #convert
        }
    }
}

/// The flips as arms of a match.
fn flips_by_symmetry(emission: &Emission<'_>, bitboards: &Bitboards) -> TokenStream {
    joined(bitboards.symmetries.iter().map(|(symmetry, _)| {
        let variant = variant("Symmetry", symmetry);
        let flipped = on_set(emission, bitboards, symmetry.name());
        template!([variant, flipped] #variant => ::core::option::Option::Some({ #flipped }),)
    }))
}

/// What a function makes of `set`, by the target's instructions where it has some for it.
fn on_set(emission: &Emission<'_>, bitboards: &Bitboards, name: &str) -> TokenStream {
    let function = format_ident!("{name}");
    let of_set = ("set", Type::Set(bitboards.word));
    by_target(emission, &[of_set], emission.by_target(name), &quote!(Self::#function(set)))
}

/// By direction: what a step adds to all numbers, where it is one shift, and the squares that it leads to.
fn shifts_by_number(bitboards: &Bitboards) -> TokenStream {
    listed(bitboards.shifts.iter().map(|step| {
        let (by, entered) = step.map_or((0, 0), |step| (step.by, step.entered));
        let (by, entered) = (Literal::i16_unsuffixed(by), hexadecimal(entered));
        quote!((#by, #entered))
    }))
}

/// The steps as arms of a match. In directions that the board lacks nothing is reached.
fn shifts_by_direction(emission: &Emission<'_>, bitboards: &Bitboards) -> TokenStream {
    let sets = Sets { layout: emission.layout, bitboards };
    let shifts = sets.directions().map(|direction| {
        let variant = variant("Direction", &direction);
        let shifted = on_set(emission, bitboards, step_name(direction));
        quote!(#variant => { #shifted })
    });
    let lacks_some = sets.directions().count() < Direction::ALL.len();
    let nothing = lacks_some.then(|| quote!(_ => q::Bitboard::EMPTY,));
    joined(shifts.chain(nothing))
}

/// `u64` or `u128`.
pub(super) fn word_type(word: WordSize) -> TokenStream {
    match word {
        WordSize::U64 => quote!(u64),
        WordSize::U128 => quote!(u128),
    }
}

pub(in crate::emit) fn hexadecimal(value: u128) -> TokenStream {
    format!("0x{value:x}").parse().expect("a literal")
}
