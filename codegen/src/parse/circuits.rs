//! Circuits that were found before: `{ bitboard: { flip_vertical: "x.swap_bytes()" } }`.

use super::keys::keys;
use super::{Entries, Name, Text, Tokens, word};

keys! {
    /// Circuits by operand, each with its name and the rows of its text: `{ operand: { name: "...", ... }, ... }`.
    pub(crate) struct Circuits {
        bitboard: Vec<(Name, Vec<Text>)> = named,
        square: Vec<(Name, Vec<Text>)> = named,
        packed: Vec<(Name, Vec<Text>)> = named,
    }
}

/// `{ name: "...", ... }`.
fn named(input: &Tokens) -> Option<Vec<(Name, Vec<Text>)>> {
    const FORM: &str = "`{ flip_vertical: \"...\", ... }`";
    const WHAT: &str = "the circuit in a string, or in a list of strings";
    Entries::named("circuit").pairs(input, FORM, &|input| word::texts(input, WHAT))
}
