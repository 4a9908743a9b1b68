//! Bitboards: sets of words and regions, flips, steps, and the tables of the sets that the board alone decides.

use proc_macro2::TokenStream;
use quadrille_runtime::U256;
use quote::{format_ident, quote};

use super::emitted_table::EmittedTable;
use super::tokens::{Variant, ident, joined, number, set};
use super::{Emission, drawings, programs};
use crate::list::{both, list};
use crate::model::{GeometryTables, Layout, Region, WordSize, given};
use crate::solve::{Bitboards, WideMap};
use crate::step_names::step_name;

pub(super) fn emit(emission: &Emission<'_>, bitboards: &Bitboards) -> TokenStream {
    let tables = tables(emission.layout, bitboards);
    let mut items = list(&tables, |(name, table)| table.static_tokens(&ident(name)));
    if let Some(near) = &bitboards.geometry.near_rays {
        let (entries, size) = (emission.numbering().entries(), bitboards.word.bytes());
        let rows = list(near, |sets| EmittedTable::row(size, sets, entries, 0));
        items.push(EmittedTable::stack(rows).static_tokens(&ident("NEAR_RAYS")));
    }
    items.push(bitboard_trait(emission, bitboards));
    joined(items)
}

/// The tables of the geometry, named as the trait's constants.
fn tables(
    layout: &Layout,
    Bitboards { word, geometry, .. }: &Bitboards,
) -> [(&'static str, EmittedTable); 9] {
    let (entries, size) = (layout.numbering.entries(), word.bytes());
    let row = |sets: &[U256]| EmittedTable::row(size, sets, sets.len(), 0);
    let per_square = |sets: &Vec<U256>| EmittedTable::row(size, sets, entries, 0);
    let grid = |tables: &[Vec<U256>]| EmittedTable::stack(list(tables, per_square));
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
    let (name, word) = (&emission.item.name, bitboards.word);
    let integer = ident(&word.to_string().to_uppercase());
    let integer = if word == WordSize::U256 { quote!(#integer) } else { quote!(#word) };
    let regions = joined(list(&emission.layout.regions, |region| {
        self::region(emission, bitboards.word, region)
    }));
    quote!(q::sets! { #name, #integer; #regions })
}

fn region(emission: &Emission<'_>, size: WordSize, region: &Region) -> TokenStream {
    let spoken = region.name.replace('_', " ");
    let [(white, word), (black, other)] = both(region.squares, |set| {
        let word = self::set(size, emission.numbering().word(set));
        let word = if size == WordSize::U256 { quote!({ #word }) } else { word };
        (drawings::set(emission.layout, set), word)
    });
    let (doc, words) = match white == black {
        true => (format!("The region `{spoken}`:\n\n{white}"), quote!(#word)),
        false => (
            format!("The region `{spoken}` of White:\n\n{white}\n\nand of Black:\n\n{black}"),
            quote!(#word #other),
        ),
    };
    let function = format_ident!("{}_squares", region.name);
    quote!(#[doc = #doc] #function #words;)
}

/// A program for each symmetry of the board.
pub(super) fn flips(emission: &Emission<'_>, bitboards: &Bitboards) -> TokenStream {
    let flips = bitboards.symmetries.iter().zip(&bitboards.vector_flips);
    let mut rows = list(flips, |((symmetry, circuit), vectors)| {
        let mut image = programs::on_word(circuit, "set");
        if let Some(reversed) = given(&bitboards.reversals, *symmetry) {
            let reversed = programs::on_word(reversed, "set");
            image = quote!(if q::target::REVERSES_BITS { #reversed } else { #image });
        }
        let quicker = joined(programs::by_target(vectors, bitboards.word));
        let (name, symmetry) = (format_ident!("{symmetry}"), Variant(*symmetry));
        quote!(#name #symmetry { #image } #quicker;)
    });
    let wide = bitboards.wide.iter().flat_map(|maps| &maps.flips);
    rows.extend(list(wide, |(symmetry, map)| {
        let (name, symmetry, image) =
            (format_ident!("{symmetry}"), Variant(*symmetry), wide_map(map));
        quote!(#name #symmetry { #image };)
    }));
    let (name, rows) = (&emission.item.name, joined(rows));
    quote!(q::set_flips! { #name, |set|; #rows })
}

/// A function for each step that moves all squares of a set at once, and a program unless it is one shift.
pub(super) fn steps(emission: &Emission<'_>, bitboards: &Bitboards) -> TokenStream {
    let rows = list(emission.layout.board().directions(), |direction| {
        let (name, index) = (ident(step_name(direction)), direction as usize);
        if bitboards.shifts[index].is_some() {
            let direction = Variant(direction);
            return quote!(#name #direction;);
        }
        if let Some(map) = bitboards.wide.as_ref().and_then(|maps| given(&maps.steps, direction)) {
            let (image, direction) = (wide_map(map), Variant(direction));
            return quote!(#name #direction { #image };);
        }
        let direction = Variant(direction);
        let image = programs::on_word(&bitboards.steps[index], "set");
        let vectors = &bitboards.vector_steps[index];
        let quicker = joined(programs::by_target(vectors, bitboards.word));
        quote!(#name #direction { #image } #quicker;)
    });
    let (name, rows) = (&emission.item.name, joined(rows));
    quote!(q::steps! { #name, |set|; #rows })
}

/// The image of a word of 256 bits.
fn wide_map(map: &WideMap) -> TokenStream {
    match map {
        WideMap::Exchange(by) => {
            let by = number(by);
            quote!(q::programs::WideMap::Exchange(#by).image(set))
        }
        WideMap::Reverse(last) => {
            let last = number(last);
            quote!(q::programs::WideMap::Reverse(#last).image(set))
        }
        WideMap::Numbers(numbers, kept) => {
            let table = EmittedTable::of_bytes(&numbers[..]).static_tokens(&ident("IMAGES"));
            let kept = set(WordSize::U256, *kept);
            quote!(#table q::programs::WideMap::Numbers(&IMAGES, #kept).image(set))
        }
    }
}

fn bitboard_trait(emission: &Emission<'_>, bitboards: &Bitboards) -> TokenStream {
    let (name, word) = (&emission.item.name, bitboards.word);
    let all = set(word, bitboards.geometry.all);
    let shifts = joined(list(bitboards.shift_table(), |(by, entered)| {
        let (by, entered) = (number(by), set(word, entered));
        quote!(#by #entered,)
    }));
    let near = bitboards.geometry.near_rays.is_some().then(|| quote!(near NEAR_RAYS;));
    let has_tables = emission.layout.geometry == GeometryTables::Tables;
    let lines = has_tables.then(|| quote!(, lines_by_two));
    quote!(q::bitboard_trait! { #name, #word, #all #lines; #shifts #near })
}
