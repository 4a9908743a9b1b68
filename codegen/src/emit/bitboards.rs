//! Bitboards: sets of words and regions, flips, steps, and the tables of the sets that the board alone decides.

use proc_macro2::{Literal, TokenStream};
use quadrille_circuits::program::Program;
use quadrille_circuits::proof::BitMap;
use quadrille_runtime::Direction;
use quote::{format_ident, quote};

use super::emitted_table::{EmittedTable, Scalar};
use super::{Emission, drawings, lines, programs, scalar};
use crate::emit::template::{joined, listed, template};
use crate::layout::{Layout, Region, WordSize, given};
use crate::proof::bitboard_maps::{flip_map, step_map};
use crate::solve::{AtOnce, Bitboards, at_once};
use crate::vocabulary::step_name;

pub(super) fn emit(emission: &Emission<'_>, bitboards: &Bitboards) -> TokenStream {
    let tables = emission.set_tables.iter().map(|(name, table)| table.static_tokens(name));
    let by_two = lines::tables(emission.layout.geometry, emission.entries(), bitboards.word);
    let implementation = bitboard_trait(emission, bitboards);
    joined(tables.chain([by_two, implementation]))
}

/// The tables of the geometry, named as the trait's constants; none without bitboards.
pub(super) fn tables(
    layout: &Layout,
    bitboards: Option<&Bitboards>,
) -> Vec<(&'static str, EmittedTable)> {
    let Some(Bitboards { word, geometry, .. }) = bitboards else { return Vec::new() };
    let (entries, scalar) = (layout.numbering.entries(), scalar(*word));
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

/// Sets of words, and named regions.
pub(super) fn methods(emission: &Emission<'_>, bitboards: &Bitboards) -> TokenStream {
    let regions = emission.layout.regions.iter().map(|region| self::region(emission, region));
    template! {
        [
            name: emission.item.name,
            word: word_type(bitboards.word),
            regions: joined(regions),
        ]
        q::sets! { #name, #word; #regions }
    }
}

fn region(emission: &Emission<'_>, region: &Region) -> TokenStream {
    let spoken = region.name.replace('_', " ");
    let [white, black] = region.squares.map(|set| drawings::set(emission.layout, set));
    let doc = match white == black {
        true => format!("The region `{spoken}`:\n\n{white}"),
        false => format!("The region `{spoken}` of White:\n\n{white}\n\nand of Black:\n\n{black}"),
    };
    let name = format_ident!("{}_squares", region.name);
    let is_one = region.squares[0] == region.squares[1];
    let [white, black] = region.squares.map(|set| hexadecimal(emission.numbering().word(set)));
    let black = (!is_one).then_some(black);
    quote!(#[doc = #doc] #name #white #black;)
}

/// A program for each symmetry of the board.
pub(super) fn flips(emission: &Emission<'_>, bitboards: &Bitboards) -> TokenStream {
    let rows = joined(bitboards.symmetries.iter().map(|(symmetry, circuit)| {
        let map = flip_map(emission.numbering(), bitboards.word, *symmetry);
        let reversed = given(&bitboards.reversals, *symmetry);
        let by_target = of_map(emission, bitboards, &map, circuit);
        let (function, symmetry) =
            (format_ident!("{}", symmetry.name()), format_ident!("{symmetry:?}"));
        row(bitboards, &quote!(#function #symmetry), circuit, reversed, &by_target)
    }));
    template!([name: emission.item.name, rows] q::set_flips! { #name, |set|; #rows })
}

/// A function for each step that moves all squares of a set at once, and a program unless it is one shift.
pub(super) fn steps(emission: &Emission<'_>, bitboards: &Bitboards) -> TokenStream {
    let rows = joined(directions(emission.layout).map(|direction| {
        let function = format_ident!("{}", step_name(direction));
        let variant = format_ident!("{direction:?}");
        if bitboards.shifts[direction as usize].is_some() {
            return quote!(#function #variant;);
        }
        let circuit = &bitboards.steps[direction as usize];
        let map = step_map(emission.numbering(), bitboards.word, direction);
        let by_target = of_map(emission, bitboards, &map, circuit);
        row(bitboards, &quote!(#function #variant), circuit, None, &by_target)
    }));
    template!([name: emission.item.name, rows] q::steps! { #name, |set|; #rows })
}

/// The directions that a board has.
pub(super) fn directions(layout: &Layout) -> impl Iterator<Item = Direction> {
    let board = layout.board();
    Direction::ALL.into_iter().filter(move |direction| board.delta(*direction).is_some())
}

/// The instructions that do a map at once where they beat its circuit.
pub(super) fn of_map(
    emission: &Emission<'_>,
    bitboards: &Bitboards,
    map: &BitMap,
    circuit: &Program,
) -> Vec<(TokenStream, TokenStream)> {
    let ways: Vec<AtOnce> = at_once(map, circuit.cost(), emission.layout.objective);
    programs::by_target(&ways, bitboards.word)
}

/// A row of programs on sets, for const contexts and for targets.
fn row(
    bitboards: &Bitboards,
    head: &TokenStream,
    circuit: &Program,
    reversed: Option<&Program>,
    by_target: &[(TokenStream, TokenStream)],
) -> TokenStream {
    debug_assert_eq!(circuit.width(), bitboards.word.bits());
    let image = programs::on_word(circuit, "set");
    let image = match reversed.map(|reversed| programs::on_word(reversed, "set")) {
        Some(reversed) => template! {
            [image, reversed]
            if q::target::REVERSES_BITS { #reversed } else { #image }
        },
        None => image,
    };
    let (targets, quicker): (Vec<_>, Vec<_>) = by_target.iter().cloned().unzip();
    quote!(#head { #image } #(#targets { #quicker })*;)
}

fn bitboard_trait(emission: &Emission<'_>, bitboards: &Bitboards) -> TokenStream {
    template! {
        [
            name: emission.item.name,
            word: word_type(bitboards.word),
            all: hexadecimal(bitboards.geometry.all),
            lines: lines::constants(emission.layout.geometry, bitboards.word),
            shifts: shifts(bitboards),
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
            const SHIFTS: &'static [(i8, #word); 8] = &[#shifts];
            const PAWN_ATTACKS: &'static [q::PerSquare<Self, #word>; 2] = &PAWN_ATTACKS;
            const PAWN_PUSHES: &'static [q::PerSquare<Self, #word>; 2] = &PAWN_PUSHES;
            #lines
        }
    }
}

/// By direction: what a step adds to all numbers, where it is one shift, and the squares that it leads to.
fn shifts(bitboards: &Bitboards) -> TokenStream {
    listed(bitboards.shifts.iter().map(|step| {
        let (by, entered) = step.map_or((0, 0), |step| (step.by, step.entered));
        let (by, entered) = (Literal::i16_unsuffixed(by), hexadecimal(entered));
        quote!((#by, #entered))
    }))
}

/// `u64` or `u128`.
pub(super) fn word_type(word: WordSize) -> TokenStream {
    match word {
        WordSize::U64 => quote!(u64),
        WordSize::U128 => quote!(u128),
    }
}

pub(super) fn hexadecimal(value: u128) -> TokenStream {
    format!("0x{value:x}").parse().expect("a literal")
}
