//! Circuits that were found before: `{ bitboard: { flip_vertical: "x.swap_bytes()" } }`.

use proc_macro2::Delimiter;

use crate::diagnostic::Diagnostics;
use crate::vocabulary;

use super::{CircuitTexts, Entries, Operand, Result, Text, Tokens, input, word};

/// `{ operand: { name: "...", ... }, ... }`.
pub(crate) fn circuits(input: &Tokens, diagnostics: &mut Diagnostics) -> Option<Vec<CircuitTexts>> {
    let what = "`{ bitboard: { ... }, square: { ... }, packed: { ... } }`";
    let entries = Entries::of(&vocabulary::CIRCUITS);
    entries.list(input, what, diagnostics, &mut |key, input, diagnostics| {
        let operand = match key.text.as_str() {
            "bitboard" => Operand::Bitboard,
            "square" => Operand::Square,
            _ => Operand::Packed,
        };
        let what = "`{ flip_vertical: \"...\", ... }`";
        let texts = Entries::named("circuit").pairs(input, what, diagnostics, &rows)?;
        Some(CircuitTexts { operand, extent: key.extent, texts })
    })
}

/// A string, or a list of strings that are read as one.
fn rows(input: &Tokens) -> Result<Vec<Text>> {
    const WHAT: &str = "the circuit in a string, or in a list of strings";
    if !input.is_at_group(Delimiter::Bracket) {
        return Ok(vec![word::text(input, WHAT)?]);
    }
    input::within(input, Delimiter::Bracket, WHAT, |input| {
        let mut rows = vec![word::text(input, WHAT)?];
        while !input.is_at_end() {
            if !input.eat(",") || !input.is_at_end() {
                rows.push(word::text(input, "a string")?);
            }
        }
        Ok(rows)
    })
}
