//! The keys of a layout and their values.

use quadrille_circuits::Objective;

use crate::diagnostic::Diagnostics;
use crate::model::GeometryTables;
use crate::vocabulary::{BITBOARDS, KEYS};

use super::values::one_of;
use super::{
    BoardSize, Body, Entries, PackedAs, Tokens, Word, circuits, claims, directions, groups, magics,
    pairs, pieces, regions, sliders, table, values,
};

/// Reads the keys of one description, which may stand in several attributes.
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
    pub(crate) fn read(&mut self, input: &Tokens, diagnostics: &mut Diagnostics) {
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
fn value(body: &mut Body, key: &Word, input: &Tokens, diagnostics: &mut Diagnostics) -> Option<()> {
    match key.text.as_str() {
        "board" => body.board.fill(key, diagnostics.take(BoardSize::parse(input))),
        "number" => body.number.fill(key, table::sources(input, diagnostics)),
        "groups" => body.groups.fill(key, groups::groups(input, diagnostics)),
        "index" => body.index.fill(key, values::index(input, diagnostics)),
        "packed" => body.packed.fill(key, diagnostics.take(PackedAs::parse(input))),
        "symmetry" => body.symmetry.fill(key, claims::symmetry(input, diagnostics)),
        "pieces" => body.pieces.fill(key, pieces::pieces(input, diagnostics)),
        "regions" => body.regions.fill(key, regions::regions(input, diagnostics)),
        "pairs" => body.pairs.fill(key, pairs::pairs(input, diagnostics)),
        "magics" => body.magics.fill(key, magics::magics(input, diagnostics)),
        "patterns" => body.patterns.fill(key, sliders::patterns(input, diagnostics)),
        "shared" => body.shared.fill(key, sliders::shared(input, diagnostics)),
        "sliders" => body.sliders.fill(key, sliders::sliders(input, diagnostics)),
        "circuits" => body.circuits.fill(key, circuits::circuits(input, diagnostics)),
        "optimise" => body.optimise.fill(key, one_of(input, &Objective::NAMES, diagnostics)),
        "geometry" => body.geometry.fill(key, one_of(input, &GeometryTables::NAMES, diagnostics)),
        "directions" => body.directions.fill(key, directions::directions(input, diagnostics)),
        "names" => body.names.fill(key, values::names(input, diagnostics)),
        "pawns" => body.pawns.fill(key, values::pawns(input, diagnostics)),
        "bitboard" => body.bitboard.fill(key, one_of(input, &BITBOARDS, diagnostics)),
        "crate" => body.krate.fill(key, diagnostics.take(values::path(input))),
        _ => None,
    }
}
