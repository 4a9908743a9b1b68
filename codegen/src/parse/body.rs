//! The keys of a layout and their values.

use quadrille_circuits::Objective;
use syn::parse::ParseStream;

use crate::diagnostic::Diagnostics;
use crate::layout::GeometryTables;
use crate::vocabulary::{self, BITBOARDS};

use super::ast::{BoardSize, Body, Entry, PackedAs, Word};
use super::entries::Entries;
use super::values::one_of;
use super::{
    circuits, claims, directions, groups, magics, pieces, regions, sliders, table, values,
};

/// The keys of a layout, for guesses at misspelt ones.
const KEYS: [&str; 20] = vocabulary::names(&vocabulary::KEYS);

/// Reads the keys of one description, which may be in several places.
pub(crate) struct Reader {
    separator: &'static str,
    seen: Vec<String>,
    pub(crate) body: Body,
}

impl Reader {
    /// For `key: value`, or `key = value`.
    pub(crate) fn new(separator: &'static str) -> Reader {
        Reader { separator, seen: Vec::new(), body: Body::default() }
    }

    /// Reads `key: value, ...`.
    pub(crate) fn read(&mut self, input: ParseStream<'_>, diagnostics: &mut Diagnostics) {
        let Reader { separator, seen, body } = self;
        let needed = Some("board");
        let entries = Entries { noun: "key", separator, keys: Some(&KEYS), needed };
        let all_told = entries.read(input, seen, diagnostics, &mut |key, input, diagnostics| {
            value(body, key, input, diagnostics)
        });
        if !all_told {
            body.blame_missing();
        }
    }
}

impl Body {
    /// If some key could not be read, required keys are not reported as missing.
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
    input: ParseStream<'_>,
    diagnostics: &mut Diagnostics,
) -> Option<()> {
    match key.text.as_str() {
        "board" => fill(&mut body.board, key, diagnostics.take(BoardSize::parse(input))),
        "number" => fill(&mut body.number, key, table::sources(input, diagnostics)),
        "groups" => fill(&mut body.groups, key, groups::groups(input, diagnostics)),
        "index" => fill(&mut body.index, key, values::index(input, diagnostics)),
        "packed" => fill(&mut body.packed, key, diagnostics.take(PackedAs::parse(input))),
        "symmetry" => fill(&mut body.symmetry, key, claims::symmetry(input, diagnostics)),
        "pieces" => fill(&mut body.pieces, key, pieces::pieces(input, diagnostics)),
        "regions" => fill(&mut body.regions, key, regions::regions(input, diagnostics)),
        "magics" => fill(&mut body.magics, key, magics::magics(input, diagnostics)),
        "patterns" => fill(&mut body.patterns, key, sliders::patterns(input, diagnostics)),
        "shared" => fill(&mut body.shared, key, sliders::shared(input, diagnostics)),
        "sliders" => fill(&mut body.sliders, key, sliders::sliders(input, diagnostics)),
        "circuits" => fill(&mut body.circuits, key, circuits::circuits(input, diagnostics)),
        "optimise" => fill(&mut body.optimise, key, one_of(input, &Objective::NAMES, diagnostics)),
        "geometry" => {
            fill(&mut body.geometry, key, one_of(input, &GeometryTables::NAMES, diagnostics))
        }
        "directions" => fill(&mut body.directions, key, directions::directions(input, diagnostics)),
        "names" => fill(&mut body.names, key, values::names(input, diagnostics)),
        "pawns" => fill(&mut body.pawns, key, values::pawns(input, diagnostics)),
        "bitboard" => fill(&mut body.bitboard, key, one_of(input, &BITBOARDS, diagnostics)),
        "crate" => fill(&mut body.krate, key, diagnostics.take(values::path(input))),
        _ => None,
    }
}

/// Notes the value of a key, or that it could not be read.
pub(crate) fn fill<T>(entry: &mut Entry<T>, key: &Word, value: Option<T>) -> Option<()> {
    let read = value.is_some();
    *entry = value.map_or(Entry::Broken, |value| Entry::Given(key.place.extent, value));
    read.then_some(())
}
