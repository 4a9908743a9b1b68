//! The keys of a layout and their values.

use proc_macro2::Group;

use crate::diagnostic::Diagnostics;

use super::ast::{Body, Entry, Word};
use super::cursor::{Cursor, Tokens};
use super::entries::Entries;
use super::head::Attribute;
use super::{circuits, claims, groups, magics, pieces, table, values};

/// All keys.
const KEYS: [&str; 17] = [
    "board", "number", "groups", "index", "packed", "planes", "symmetry", "pieces", "magics",
    "sliders", "circuits", "optimise", "geometry", "names", "pawns", "bitboard", "crate",
];

/// `{ key: value, ... }`.
pub(crate) fn braced(group: &Group, diagnostics: &mut Diagnostics) -> Body {
    let mut reader = Reader { separator: ':', seen: Vec::new(), body: Body::default() };
    reader.read(group, diagnostics);
    reader.body
}

/// `#[layout(key = value, ...)]`, several of them being one description.
pub(crate) fn annotated(attributes: &[&Attribute], diagnostics: &mut Diagnostics) -> Body {
    let mut reader = Reader { separator: '=', seen: Vec::new(), body: Body::default() };
    for attribute in attributes {
        match diagnostics.take(attribute.arguments()) {
            Some(arguments) => reader.read(&arguments, diagnostics),
            None => reader.body.board = Entry::Broken,
        }
    }
    reader.body
}

struct Reader {
    separator: char,
    seen: Vec<String>,
    body: Body,
}

impl Reader {
    fn read(&mut self, group: &Group, diagnostics: &mut Diagnostics) {
        let Reader { separator, seen, body } = self;
        let tokens = Tokens::within(group);
        let entries = Entries { separator: *separator, ..Entries::of(&KEYS) };
        let all_told = entries.read(&mut tokens.cursor(), seen, diagnostics, {
            |key, cursor, diagnostics| value(body, key, cursor, diagnostics)
        });
        if !all_told {
            body.blame_missing();
        }
    }
}

impl Body {
    /// Where a key could not be told, what all others rest on is not reported as missing.
    fn blame_missing(&mut self) {
        self.board.blame();
        self.number.blame();
        self.groups.blame();
        self.index.blame();
        self.pieces.blame();
        self.bitboard.blame();
    }
}

/// Reads the value of a key, one of [`KEYS`].
fn value(
    body: &mut Body,
    key: &Word,
    cursor: &mut Cursor<'_>,
    diagnostics: &mut Diagnostics,
) -> Option<()> {
    match key.text.as_str() {
        "board" => fill(&mut body.board, key, diagnostics.take(values::board(cursor))),
        "number" => fill(&mut body.number, key, table::sources(cursor, diagnostics)),
        "groups" => fill(&mut body.groups, key, groups::groups(cursor, diagnostics)),
        "index" => fill(&mut body.index, key, values::index(cursor, diagnostics)),
        "packed" => fill(&mut body.packed, key, diagnostics.take(values::packed(cursor))),
        "planes" => fill(&mut body.planes, key, diagnostics.take(values::planes(cursor))),
        "symmetry" => fill(&mut body.symmetry, key, claims::symmetry(cursor, diagnostics)),
        "pieces" => fill(&mut body.pieces, key, pieces::pieces(cursor, diagnostics)),
        "magics" => fill(&mut body.magics, key, magics::magics(cursor, diagnostics)),
        "sliders" => fill(&mut body.sliders, key, values::sliders(cursor, diagnostics)),
        "circuits" => fill(&mut body.circuits, key, circuits::circuits(cursor, diagnostics)),
        "optimise" => fill(&mut body.optimise, key, diagnostics.take(values::optimise(cursor))),
        "geometry" => fill(&mut body.geometry, key, diagnostics.take(values::geometry(cursor))),
        "names" => fill(&mut body.names, key, values::names(cursor, diagnostics)),
        "pawns" => fill(&mut body.pawns, key, values::pawns(cursor, diagnostics)),
        "bitboard" => fill(&mut body.bitboard, key, diagnostics.take(values::bitboard(cursor))),
        "crate" => fill(&mut body.krate, key, diagnostics.take(values::path(cursor))),
        _ => None,
    }
}

/// Notes the value of a key, or that it could not be read.
pub(crate) fn fill<T>(entry: &mut Entry<T>, key: &Word, value: Option<T>) -> Option<()> {
    let read = value.is_some();
    *entry = value.map_or(Entry::Broken, |value| Entry::Given(key.place.extent, value));
    read.then_some(())
}
