//! Bitboards: sets of words and regions, flips, steps, and the tables of the sets that the board alone decides.

use proc_macro2::TokenStream;
use quote::quote;

use super::emitted_table::EmittedTable;
use super::tokens::{joined, separated, tokens};
use super::{Emission, drawings, programs};
use crate::list::{both, list};
use crate::model::{GeometryTables, Layout, Region, given};
use crate::solve::Bitboards;
use crate::step_names::step_name;

pub(super) fn emit(emission: &Emission<'_>, bitboards: &Bitboards) -> TokenStream {
    let tables = tables(emission.layout, bitboards);
    let mut items = list(&tables, |(name, table)| table.static_tokens(name));
    let by_two = BY_TWO.map(|(_, table, function)| {
        let (word, entries) = (bitboards.word, emission.numbering().entries());
        let ty = format!("[[{word}; {entries}usize]; {entries}usize]");
        format!("static {table}: {ty} = q::lines::{function}_{}(&RAYS);", word.bits())
    });
    if let Some(near) = &bitboards.geometry.near_rays {
        let (entries, size) = (emission.numbering().entries(), bitboards.word.bytes());
        let rows = list(near, |sets| EmittedTable::row(size, sets, entries, 0));
        items.push(EmittedTable::stack(rows).static_tokens("NEAR_RAYS"));
    }
    if emission.layout.geometry == GeometryTables::Tables {
        items.push(tokens(&by_two.concat()));
    }
    items.push(bitboard_trait(emission, bitboards));
    joined(items)
}

/// Tables by two squares, of the squares between and of the line through both: the trait's
/// constant, the table, and the runtime's function by which const evaluation computes it from the
/// rays.
const BY_TWO: [(&str, &str, &str); 2] =
    [("BETWEEN", "BETWEEN_SETS", "between"), ("LINES_THROUGH", "LINE_SETS", "through")];

/// The tables of the geometry, named as the trait's constants.
fn tables(
    layout: &Layout,
    Bitboards { word, geometry, .. }: &Bitboards,
) -> [(&'static str, EmittedTable); 9] {
    let (entries, size) = (layout.numbering.entries(), word.bytes());
    let row = |sets: &[u128]| EmittedTable::row(size, sets, sets.len(), 0);
    let per_square = |sets: &Vec<u128>| EmittedTable::row(size, sets, entries, 0);
    let grid = |tables: &[Vec<u128>]| EmittedTable::stack(list(tables, per_square));
    let directions = list(0..entries, |number| {
        let row = geometry.directions.get(number).map_or(&[8][..], Vec::as_slice);
        EmittedTable::row(1, row, entries, 8)
    });
    [
        ("FILE_SETS", row(&geometry.files)),
        ("RANK_SETS", row(&geometry.ranks)),
        ("DIAGONAL_SETS", row(&geometry.diagonals)),
        ("ANTI_DIAGONAL_SETS", row(&geometry.anti_diagonals)),
        ("RAYS", grid(&geometry.rays)),
        ("NEIGHBOURS", per_square(&geometry.neighbours)),
        ("DIRECTIONS", EmittedTable::stack(directions)),
        ("PAWN_ATTACKS", grid(&geometry.pawn_attacks)),
        ("PAWN_PUSHES", grid(&geometry.pawn_pushes)),
    ]
}

/// Sets of words, and named regions.
pub(super) fn methods(emission: &Emission<'_>, bitboards: &Bitboards) -> TokenStream {
    let (name, word) = (&emission.item.name, tokens(&bitboards.word.to_string()));
    let regions = list(&emission.layout.regions, |region| self::region(emission, region));
    let regions = tokens(&regions.concat());
    quote!(q::sets! { #name, #word; #regions })
}

fn region(emission: &Emission<'_>, region: &Region) -> String {
    let spoken = region.name.replace('_', " ");
    let [(white, word), (black, other)] = both(region.squares, |set| {
        (drawings::set(emission.layout, set), format!("{:#x}", emission.numbering().word(set)))
    });
    let (doc, words) = match white == black {
        true => (format!("The region `{spoken}`:\n\n{white}"), word),
        false => (
            format!("The region `{spoken}` of White:\n\n{white}\n\nand of Black:\n\n{black}"),
            format!("{word} {other}"),
        ),
    };
    format!("#[doc = {doc:?}] {}_squares {words};", region.name)
}

/// A program for each symmetry of the board.
pub(super) fn flips(emission: &Emission<'_>, bitboards: &Bitboards) -> TokenStream {
    let flips = bitboards.symmetries.iter().zip(&bitboards.vector_flips);
    let rows = list(flips, |((symmetry, circuit), ways)| {
        let mut image = programs::on_word(circuit, "set");
        if let Some(reversed) = given(&bitboards.reversals, *symmetry) {
            let reversed = programs::on_word(reversed, "set");
            image = format!("if q::target::REVERSES_BITS {{ {reversed} }} else {{ {image} }}");
        }
        let quicker = programs::by_target("", ways, bitboards.word);
        format!("{symmetry} {symmetry:?} {{ {image} }} {quicker};")
    });
    let (name, rows) = (&emission.item.name, tokens(&rows.concat()));
    quote!(q::set_flips! { #name, |set|; #rows })
}

/// A function for each step that moves all squares of a set at once, and a program unless it is one shift.
pub(super) fn steps(emission: &Emission<'_>, bitboards: &Bitboards) -> TokenStream {
    let rows = list(emission.layout.board().directions(), |direction| {
        let (name, index) = (step_name(direction), direction as usize);
        if bitboards.shifts[index].is_some() {
            return format!("{name} {direction:?};");
        }
        let image = programs::on_word(&bitboards.steps[index], "set");
        let quicker = programs::by_target("", &bitboards.vector_steps[index], bitboards.word);
        format!("{name} {direction:?} {{ {image} }} {quicker};")
    });
    let (name, rows) = (&emission.item.name, tokens(&rows.concat()));
    quote!(q::steps! { #name, |set|; #rows })
}

fn bitboard_trait(emission: &Emission<'_>, bitboards: &Bitboards) -> TokenStream {
    let (name, word, all) = (&emission.item.name, bitboards.word, bitboards.geometry.all);
    let shifts = shifts(bitboards);
    let by_two = BY_TWO.map(|(constant, table, _)| {
        let value = match emission.layout.geometry {
            GeometryTables::Compact => "None".to_owned(),
            GeometryTables::Tables => format!("Some(&{table})"),
        };
        let ty = format!("&'static q::PerSquare<Self, q::PerSquare<Self, {word}>>");
        format!("const {constant}: ::core::option::Option<{ty}> = ::core::option::Option::{value};")
    });
    let near = bitboards.geometry.near_rays.as_ref().map_or(String::new(), |_| {
        format!("const NEAR_RAYS: &'static [q::PerSquare<Self, {word}>; 8] = &NEAR_RAYS;")
    });
    let by_two = by_two.concat() + &near;
    let constants = tokens(&format!(
        "type Word = {word};
        const ALL: {word} = {all:#x};
        const FILE_SETS: &'static [{word}] = &FILE_SETS;
        const RANK_SETS: &'static [{word}] = &RANK_SETS;
        const DIAGONAL_SETS: &'static [{word}] = &DIAGONAL_SETS;
        const ANTI_DIAGONAL_SETS: &'static [{word}] = &ANTI_DIAGONAL_SETS;
        const RAYS: &'static [q::PerSquare<Self, {word}>; 8] = &RAYS;
        const NEIGHBOURS: &'static q::PerSquare<Self, {word}> = &NEIGHBOURS;
        const DIRECTIONS: &'static q::PerSquare<Self, q::PerSquare<Self, u8>> = &DIRECTIONS;
        const SHIFTS: &'static [(i8, {word}); 8] = &[{shifts}];
        const PAWN_ATTACKS: &'static [q::PerSquare<Self, {word}>; 2] = &PAWN_ATTACKS;
        const PAWN_PUSHES: &'static [q::PerSquare<Self, {word}>; 2] = &PAWN_PUSHES;
        {by_two}"
    ));
    quote!(impl q::BitboardLayout for #name { #constants })
}

/// By direction: the number that a step adds, if it is one shift, and the squares that it leads to.
fn shifts(bitboards: &Bitboards) -> String {
    separated(&bitboards.shifts, |step| {
        let (by, entered) = step.map_or((0, 0), |step| (step.by, step.entered));
        format!("({by}, {entered:#x})")
    })
}
