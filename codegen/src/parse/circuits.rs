//! Circuits that were found before: `{ bitboard: { flip_vertical: "x.swap_bytes()" } }`.

use proc_macro2::Delimiter;

use crate::diagnostic::{Diagnostic, Diagnostics};

use super::ast::{CircuitTexts, Text, Word};
use super::cursor::{Cursor, Tokens};
use super::entries::Entries;
use super::word;

/// `{ kind: { name: "...", ... }, ... }`.
pub(crate) fn circuits(
    cursor: &mut Cursor<'_>,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<CircuitTexts>> {
    let group =
        cursor.group(Delimiter::Brace, "`{ bitboard: { ... }, square: { ... }, packed: { ... } }`");
    let tokens = Tokens::within(diagnostics.take(group)?);
    let mut kinds = Vec::new();
    Entries::of(&["bitboard", "square", "packed"]).read(
        &mut tokens.cursor(),
        &mut Vec::new(),
        diagnostics,
        {
            |kind, cursor, diagnostics| {
                let texts = texts(cursor, diagnostics)?;
                kinds.push(CircuitTexts { kind: kind.clone(), texts });
                Some(())
            }
        },
    );
    Some(kinds)
}

/// `{ name: "...", ... }`.
fn texts(cursor: &mut Cursor<'_>, diagnostics: &mut Diagnostics) -> Option<Vec<(Word, Vec<Text>)>> {
    let group = cursor.group(Delimiter::Brace, "`{ flip_vertical: \"...\", ... }`");
    let tokens = Tokens::within(diagnostics.take(group)?);
    let mut texts = Vec::new();
    Entries::named("circuit").read(&mut tokens.cursor(), &mut Vec::new(), diagnostics, {
        |name, cursor, diagnostics| {
            texts.push((name.clone(), diagnostics.take(rows(cursor))?));
            Some(())
        }
    });
    Some(texts)
}

/// A string, or a list of strings that are read as one.
fn rows(cursor: &mut Cursor<'_>) -> Result<Vec<Text>, Diagnostic> {
    const WHAT: &str = "the circuit in a string, or in a list of strings";
    let Ok(group) = cursor.group(Delimiter::Bracket, "") else {
        return Ok(vec![word::text(cursor, WHAT)?]);
    };
    let tokens = Tokens::within(group);
    let mut cursor = tokens.cursor();
    let mut rows = vec![word::text(&mut cursor, WHAT)?];
    while !cursor.is_at_end() {
        if cursor.eat_punct(',').is_none() || !cursor.is_at_end() {
            rows.push(word::text(&mut cursor, "a string")?);
        }
    }
    Ok(rows)
}
