//! [`Ast`]s to [`Described`] layouts: resolves descriptions, and reports every inconsistency.
//!
//! Nearly every file is named after the key of a description that it checks, and writes the errors of that key:
//!
//! - `board`, `directions`, `wrap`: the board, which squares of its box are there, its directions and joined edges
//! - `numbering`: the number of each square, from a `number_table`, a `formula` or `groups`
//! - `bitboard`, `fields`: the word of a bitboard, and the fields of a number (`index`)
//! - `claims`: claims of symmetry; `symmetries`: their names
//! - `pairs`: attackers and victims; `no_pairs` in its place if the feature `pairs` is off
//! - `square_names`, `regions`, `pawns`, `pieces`: squares, sets and movements
//! - `sliders`, `patterns`, `shared`, `magics`: how riders are looked up; given magics are proved, and keys in letters
//!   (`key_letters`) made into magics
//! - `packed`, `circuits`, `packed_circuits`: packed positions; given circuits are proved, those on packed positions if
//!   the feature `packed-flips` is on
//! - `wide_words`: keys that words of 256 bits cannot have
//! - `item_names`, `conversion_names`: names of emitted items, which must differ
//! - `substitutes`: the board and numbers of a description with mistakes

mod bitboard;
pub(crate) mod board;
mod circuits;
mod claims;
mod conversion_names;
pub(crate) mod directions;
mod fields;
mod formula;
mod groups;
mod item_names;
mod key_letters;
mod magics;
mod number_table;
mod numbering;
mod packed;
#[cfg_attr(not(feature = "pairs"), path = "no_pairs.rs")]
mod pairs;
mod patterns;
mod pawns;
mod pieces;
pub(crate) mod regions;
mod shared;
mod sliders;
mod square_names;
mod substitutes;
mod symmetries;
mod wide_words;
mod wrap;

pub(crate) use conversion_names::clash as conversion_clash;
pub(crate) use magics::UNSHARED;

use std::cmp::Reverse;

use proc_macro2::{Ident, Span};
use quote::quote;

use self::bitboard::BitboardRequest;
use self::groups::BitGroup;
use self::numbering::CheckedNumbering;

use crate::described_type::{Described, Item};
use crate::diagnostic::{Diagnostic, Diagnostics, Extent};
use crate::did_you_mean::did_you_mean_or;
use crate::list::{collected, list};
use crate::model::{
    Board, Field, GeometryTables, GivenMagics, Group, Layout, Names, Numbering, PairSet, Piece,
    SliderOptions, Square, WordSize,
};
use crate::parse::{Ast, Entry, LayoutKeys, NameLists};
use crate::text::joined;
use crate::{limits, sort};

/// Checks each layout. A second layout with the same name is reported and left out.
pub(crate) fn all(
    asts: impl IntoIterator<Item = Ast>,
    diagnostics: &mut Diagnostics,
) -> Vec<Described> {
    let asts: Vec<Ast> = collected(asts);
    let extent = |ast: &Ast| ast.name.span().into();
    let count = limits::allowed(&asts, limits::LAYOUTS, "layouts", extent, diagnostics).len();
    let mut layouts: Vec<Described> = Vec::new();
    for ast in asts.into_iter().take(count) {
        let described = described(ast, diagnostics);
        let name = &described.item.name;
        if layouts.iter().any(|earlier| earlier.item.name == *name) {
            let message = format!("the layout `{name}` is described twice");
            diagnostics.push(Diagnostic::new(name.span(), message).help("rename one of them"));
        } else {
            layouts.push(described);
        }
    }
    conversion_names::check(&layouts, diagnostics);
    layouts
}

/// Sets of pairs, and the spans of their names.
#[derive(Default)]
struct PairSets {
    list: Vec<PairSet>,
    spans: Vec<Span>,
}

/// The board, and the names of its squares in errors.
pub(crate) struct NamedBoard {
    pub(crate) board: Board,
    pub(crate) names: Names,
    /// True if the description gives the board; otherwise this is a substitute, with the squares of a chess board.
    pub(crate) is_described: bool,
}

impl NamedBoard {
    pub(crate) fn name(&self, square: Square) -> String {
        self.names.square(self.board, square)
    }

    /// The names of all squares, in board order.
    fn all_names(&self) -> Vec<String> {
        list(self.board.squares(), |square| self.name(square))
    }

    /// The first squares by name, and the number of others: "a1, b1, c1 and 5 more".
    pub(crate) fn list(&self, squares: &[Square]) -> String {
        first_few(list(squares.iter(), |&square| self.name(square)))
    }
}

/// The first three items, and the number of others.
pub(crate) fn first_few(mut list: Vec<String>) -> String {
    let count = list.len();
    let shown = if count == 4 { 4 } else { 3 };
    list.truncate(shown);
    if count > shown {
        list.push(format!("{} more", count - shown));
    }
    joined(&list, "and")
}

/// The square of this name among names in board order. `help` is the help text if no name is similar.
fn square_named(
    names: &[String],
    name: &str,
    at: Extent,
    help: impl FnOnce() -> String,
) -> Result<Square, Diagnostic> {
    let index = names.iter().position(|known| known == name);
    index.map(|index| Square(index as u8)).ok_or_else(|| {
        let help = did_you_mean_or(name, &list(names, String::as_str), help);
        Diagnostic::new(at, format!("there is no square `{name}`")).help(help)
    })
}

fn described(ast: Ast, diagnostics: &mut Diagnostics) -> Described {
    let Ast { origin, attributes, visibility, name, mut keys } = ast;
    let mistakes_before = diagnostics.len();
    let named_board = named_board(&name, &keys, diagnostics);
    let numbers = numbers(&name, &keys, &named_board, diagnostics);
    if numbers.as_ref().is_some_and(|numbers| numbers.word == Some(WordSize::U256)) {
        wide_words::without_narrow(&mut keys, diagnostics);
    }
    let forward = pawns::pawns(&keys.pawns, named_board.board, diagnostics);
    let regions = match named_board.is_described {
        true => regions::regions(&keys.regions, &named_board, diagnostics),
        // The substitute's squares are not the ones that the description names.
        false => regions::regions(&keys.regions, &named_board, &mut Diagnostics::new()),
    };
    let context = pieces::MovementContext { board: named_board.board, forward, regions: &regions };
    let pieces = pieces::pieces(&keys.pieces, context, diagnostics);
    let entries = numbers.as_ref().map(|numbers| numbers.numbering.entries());
    let pairs =
        pairs::pairs(&keys.pairs, &pieces.list, context, &named_board, entries, diagnostics);
    let (sliders, magics, shared) =
        riders(&keys, &pieces.list, &named_board, numbers.as_ref(), diagnostics);
    let methods = sliders::method_extents(&keys.sliders, &pieces.list);
    // With substituted numbers every circuit would be reported.
    let is_numbered = numbers.is_some();
    let numbers = numbers.unwrap_or_else(|| substitutes::numbers(&keys.index, named_board.board));
    let packed = packed::packed(&keys.packed, &numbers.fields, diagnostics);
    let known = is_numbered.then_some(&numbers);
    let circuits = circuits::circuits(&keys.circuits, known, &packed, &named_board, diagnostics);
    let geometry = keys.geometry.given().copied();
    let layout = Layout {
        numbering: numbers.numbering,
        groups: numbers.groups,
        fields: numbers.fields,
        packed,
        word: numbers.word,
        names: named_board.names,
        pawns: forward,
        regions,
        pieces: pieces.list,
        pairs: pairs.list,
        magics,
        sliders,
        geometry: geometry.unwrap_or(GeometryTables::default_for(named_board.board, numbers.word)),
        circuits,
        objective: keys.optimise.given().copied().unwrap_or_default(),
    };
    let item = Item {
        origin,
        attributes,
        visibility,
        name,
        facade: keys.facade.given().cloned().unwrap_or_else(|| quote!(::quadrille)),
        condition: quote!(),
        pieces: pieces.spans,
        pairs: pairs.spans,
        markers: pieces.markers,
        shared,
        sliders: keys.sliders.extent(),
        methods,
    };
    Described { item, layout, has_mistakes: diagnostics.len() != mistakes_before }
}

/// The board with its directions, edges and names, or a substitute after a reported mistake.
fn named_board(name: &Ident, keys: &LayoutKeys, diagnostics: &mut Diagnostics) -> NamedBoard {
    let Some(board) = board::board(name, keys, diagnostics) else { return substitutes::board() };
    let board = directions::directed(board, &keys.directions, diagnostics);
    let board = wrap::wrapped(board, keys, diagnostics);
    named(board, &keys.names, diagnostics)
}

/// The options for riders' look-ups; the magics given for them, proved if squares have numbers; and the extents of the
/// claims of sharing.
fn riders(
    keys: &LayoutKeys,
    pieces: &[Piece],
    named_board: &NamedBoard,
    numbers: Option<&Numbers>,
    diagnostics: &mut Diagnostics,
) -> (SliderOptions, Vec<GivenMagics>, Vec<Extent>) {
    let before = diagnostics.len();
    let mut options = sliders::sliders(&keys.sliders, pieces, diagnostics);
    let (claims, shared) = shared::shared(&keys.shared, pieces, named_board, &options, diagnostics);
    options.shared = claims;
    options.patterns =
        patterns::patterns(&keys.patterns, pieces, named_board, &options, diagnostics);
    // Magics that fit the intended options would be reported under wrong ones.
    let are_options_right = diagnostics.len() == before;
    let checker = magics::Checker {
        pieces,
        named_board,
        numbers: numbers.filter(|_| are_options_right),
        options: &options,
        shared: &shared,
    };
    let magics = checker.magics(&keys.magics, diagnostics);
    (options, magics, shared)
}

/// The numbering of squares, and what is derived from it.
struct Numbers {
    numbering: Numbering,
    groups: Vec<Group>,
    fields: Vec<Field>,
    word: Option<WordSize>,
}

/// The numbers of the squares after all checks, or `None` after a reported mistake.
fn numbers(
    name: &Ident,
    keys: &LayoutKeys,
    named_board: &NamedBoard,
    diagnostics: &mut Diagnostics,
) -> Option<Numbers> {
    let checked = match named_board.is_described {
        true => numbering::numbering(name, keys, named_board, diagnostics),
        false => None,
    };
    let asked = bitboard::request(keys);
    let of_known_word = checked.as_ref().filter(|checked| checked.has_known_word());
    let word = asked.map(|asked| bitboard::word(asked, keys, of_known_word));
    let word = word.and_then(|word| diagnostics.take(word));
    let checked = match (asked, &word) {
        (Some(BitboardRequest::Smallest | BitboardRequest::Size(_)), None) => {
            checked.and_then(CheckedNumbering::without_holes)
        }
        _ => checked,
    };
    let of_known_range = checked.as_ref().filter(|checked| checked.has_known_range());
    let numbering = of_known_range.map(|checked| &checked.numbering);
    let fields = fields::fields(&keys.index, numbering, diagnostics);
    claims::check(keys, checked.as_ref(), fields.as_deref(), named_board, diagnostics);
    let CheckedNumbering { numbering, groups, .. } = checked.filter(|it| it.is_certain)?;
    let mut groups = groups?;
    sort::by_key(&mut groups, |group| Reverse(group.shift));
    let groups =
        list(groups, |BitGroup { name, squares, order, .. }| Group { name, squares, order });
    Some(Numbers { numbering, groups, fields: fields?, word: word? })
}

/// A board with the names that its squares are given.
pub(crate) fn named(
    board: Board,
    names: &Entry<NameLists>,
    diagnostics: &mut Diagnostics,
) -> NamedBoard {
    let names = square_names::names(names, board, diagnostics);
    NamedBoard { board, names, is_described: true }
}
