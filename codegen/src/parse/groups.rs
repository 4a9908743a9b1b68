//! Bit groups: a picture, lists of squares, and where the bits lie.

use proc_macro2::{Delimiter, TokenTree};

use crate::diagnostic::{Diagnostic, Diagnostics};

use super::ast::{BitGroups, Groups, Word};
use super::body::fill;
use super::cursor::{Cursor, Tokens, is_punct};
use super::entries::Entries;
use super::{table, word};

/// `{ picture: [...], squares: {...}, bits: "..." }`.
pub(crate) fn groups(cursor: &mut Cursor<'_>, diagnostics: &mut Diagnostics) -> Option<Groups> {
    let group = cursor.group(Delimiter::Brace, "`{ picture: [...], bits: \"...\" }`");
    let tokens = Tokens::within(diagnostics.take(group)?);
    let mut groups = Groups::default();
    let entries = Entries::of(&["picture", "squares", "bits"]);
    let all_told = entries.read(&mut tokens.cursor(), &mut Vec::new(), diagnostics, {
        |key, cursor, diagnostics| match key.text.as_str() {
            "picture" => {
                let rows = cursor.group(Delimiter::Bracket, "`[ \"...\", ... ]`");
                let rows = rows.and_then(table::picture);
                fill(&mut groups.picture, key, diagnostics.take(rows))
            }
            "squares" => fill(&mut groups.squares, key, squares(cursor, diagnostics)),
            "bits" => fill(&mut groups.bits, key, diagnostics.take(bits(cursor))),
            _ => None,
        }
    });
    if !all_told {
        groups.picture.blame();
        groups.squares.blame();
        groups.bits.blame();
    }
    Some(groups)
}

/// `{ A: [c8 d7 b6], ... }`.
fn squares(
    cursor: &mut Cursor<'_>,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<(Word, Vec<Word>)>> {
    let group = cursor.group(Delimiter::Brace, "`{ group: [square ...], ... }`");
    let tokens = Tokens::within(diagnostics.take(group)?);
    let mut groups = Vec::new();
    let before = diagnostics.len();
    Entries::named("group").read(&mut tokens.cursor(), &mut Vec::new(), diagnostics, {
        |name, cursor, diagnostics| {
            let list = cursor.group(Delimiter::Bracket, "`[square ...]`");
            let list = list.and_then(|list| {
                word::word_list(&mut Tokens::within(list).cursor(), "the name of a square")
            });
            groups.push((name.clone(), diagnostics.take(list)?));
            Some(())
        }
    });
    (diagnostics.len() == before).then_some(groups)
}

/// `"-4dDt..."` or `[A, B, "4'", _]`.
fn bits(cursor: &mut Cursor<'_>) -> Result<Vec<BitGroups>, Diagnostic> {
    let Ok(group) = cursor.group(Delimiter::Bracket, "") else {
        let what = "a string or a list of groups, the most significant first";
        return Ok(vec![BitGroups::Text(word::text(cursor, what)?)]);
    };
    let tokens = Tokens::within(group);
    let mut cursor = tokens.cursor();
    let mut bits = Vec::new();
    while let Some(tree) = cursor.peek() {
        if is_punct(tree, ',') {
            cursor.next();
            continue;
        }
        bits.push(bit_group(tree, &mut cursor)?);
    }
    Ok(bits)
}

fn bit_group(tree: &TokenTree, cursor: &mut Cursor<'_>) -> Result<BitGroups, Diagnostic> {
    match tree {
        TokenTree::Ident(ident) if ident == "_" => {
            cursor.next();
            Ok(BitGroups::Gap)
        }
        TokenTree::Literal(literal) if word::string_text(literal).is_some() => {
            Ok(BitGroups::Text(word::text(cursor, "a group")?))
        }
        _ => Ok(BitGroups::Name(word::name(cursor, "a group, or `_` for an unused bit")?)),
    }
}
