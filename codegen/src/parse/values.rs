//! The values that take few lines to read: board, index, packed, optimise, names, pawns, bitboard
//! and crate.

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use crate::diagnostic::{Diagnostic, Diagnostics, Place};

use super::ast::{BoardSize, FieldWidth, NameLists, PackedAs, RunOfFields, Word};
use super::body::fill;
use super::cursor::{Cursor, Tokens, is_punct};
use super::entries::Entries;
use super::word;

/// `8 x 8`, whose tokens may be one: `8x8`.
pub(crate) fn board(cursor: &mut Cursor<'_>) -> Result<BoardSize, Diagnostic> {
    let start = cursor.span();
    let expected = cursor.expected("`files x ranks`").help("write `8 x 8`");
    let mut text = String::new();
    while !is_board(&text)
        && !cursor.is_value_over()
        && let Some(part) = cursor.peek().and_then(word::word_text)
        && !(text.ends_with(is_digit) && part.starts_with(is_digit))
    {
        text.push_str(&part);
        cursor.next();
    }
    let (files, ranks) = text.split_once('x').ok_or(expected)?;
    let extent = cursor.since(start);
    let number = |text: &str| {
        let plain = !text.is_empty() && text.chars().all(is_digit);
        let error = || {
            let message = format!("expected `files x ranks`, found `{files} x {ranks}`");
            Diagnostic::new(extent, message).help("write `8 x 8`")
        };
        plain.then(|| text.parse().unwrap_or(u64::MAX)).ok_or_else(error)
    };
    Ok(BoardSize { files: number(files)?, ranks: number(ranks)?, extent })
}

fn is_digit(character: char) -> bool {
    character.is_ascii_digit()
}

/// Whether this is all of `8x8`.
fn is_board(text: &str) -> bool {
    text.split_once('x').is_some_and(|(_, ranks)| !ranks.is_empty())
}

/// `{ hi: 3, lo: 3 }`.
pub(crate) fn index(
    cursor: &mut Cursor<'_>,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<FieldWidth>> {
    let group = cursor.group(Delimiter::Brace, "`{ field: width, ... }`");
    let tokens = Tokens::within(diagnostics.take(group)?);
    let mut fields = Vec::new();
    let before = diagnostics.len();
    Entries::named("field").read(&mut tokens.cursor(), &mut Vec::new(), diagnostics, {
        |name, cursor, diagnostics| {
            let start = cursor.span();
            let width = word::integer_token(cursor, "the width of the field in bits");
            let width = diagnostics.take(width)?.try_into().unwrap_or(u64::MAX);
            fields.push(FieldWidth { name: name.clone(), width, extent: cursor.since(start) });
            Some(())
        }
    });
    (diagnostics.len() == before).then_some(fields)
}

/// `{ method: magic, sets: per_line, rook: pext }`, as keys and words.
pub(crate) fn sliders(
    cursor: &mut Cursor<'_>,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<(Word, Word)>> {
    let group = cursor.group(Delimiter::Brace, "`{ method: magic, ... }`");
    let tokens = Tokens::within(diagnostics.take(group)?);
    let mut options = Vec::new();
    Entries::named("option").read(&mut tokens.cursor(), &mut Vec::new(), diagnostics, {
        |key, cursor, diagnostics| {
            let value = diagnostics.take(cursor.ident("a word, such as `magic`"))?;
            options.push((key.clone(), Word::new(value.to_string(), value.span())));
            Some(())
        }
    });
    Some(options)
}

/// `{ files: "987654321", ranks: ["i", "h", ...] }`.
pub(crate) fn names(cursor: &mut Cursor<'_>, diagnostics: &mut Diagnostics) -> Option<NameLists> {
    let group = cursor.group(Delimiter::Brace, "`{ files: \"...\", ranks: \"...\" }`");
    let tokens = Tokens::within(diagnostics.take(group)?);
    let mut lists = NameLists::default();
    let entries = Entries::of(&["files", "ranks"]);
    let all_told = entries.read(&mut tokens.cursor(), &mut Vec::new(), diagnostics, {
        |key, cursor, diagnostics| {
            let list = match key.text.as_str() {
                "files" => &mut lists.files,
                "ranks" => &mut lists.ranks,
                _ => return None,
            };
            fill(list, key, diagnostics.take(name_list(cursor)))
        }
    });
    if !all_told {
        lists.files.blame();
        lists.ranks.blame();
    }
    Some(lists)
}

/// A string with a name in each character, or a list of names.
fn name_list(cursor: &mut Cursor<'_>) -> Result<Vec<Word>, Diagnostic> {
    const WHAT: &str = "a string with a character for each, or a list of strings";
    if let Ok(group) = cursor.group(Delimiter::Bracket, "") {
        return word::word_list(&mut Tokens::within(group).cursor(), "a name");
    }
    let text = word::text(cursor, WHAT)?;
    let place = |column| Place { extent: text.extent, column: Some(column + 1) };
    let word = |(column, character)| Word::new(character, place(column));
    Ok(text.text.chars().enumerate().map(word).collect())
}

/// `{ white: north, black: south }`, as colours and directions.
pub(crate) fn pawns(
    cursor: &mut Cursor<'_>,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<(Word, Word)>> {
    let group = cursor.group(Delimiter::Brace, "`{ white: north, black: south }`");
    let tokens = Tokens::within(diagnostics.take(group)?);
    let mut pawns = Vec::new();
    Entries::named("colour").read(&mut tokens.cursor(), &mut Vec::new(), diagnostics, {
        |color, cursor, diagnostics| {
            let direction = diagnostics.take(cursor.ident("a direction, such as `north`"))?;
            pawns.push((color.clone(), Word::new(direction.to_string(), direction.span())));
            Some(())
        }
    });
    Some(pawns)
}

/// `fields`, `pieces`, `planes`, or runs of fields: `[a, [b, c]]`, `[hi / lo]`.
pub(crate) fn packed(cursor: &mut Cursor<'_>) -> Result<PackedAs, Diagnostic> {
    if let Ok(group) = cursor.group(Delimiter::Bracket, "") {
        return runs(&mut Tokens::within(group).cursor()).map(PackedAs::Runs);
    }
    let ident = cursor.ident("`fields`, `pieces`, `planes` or a list of fields")?;
    Ok(PackedAs::Order(Word::new(ident.to_string(), ident.span())))
}

/// Fields, or lists of fields that lie side by side, with one `/` between the halves of the word.
fn runs(cursor: &mut Cursor<'_>) -> Result<Vec<RunOfFields>, Diagnostic> {
    let mut runs: Vec<RunOfFields> = Vec::new();
    let mut is_halved = false;
    while !cursor.is_at_end() {
        let fields = match cursor.group(Delimiter::Bracket, "") {
            Ok(group) => word::word_list(&mut Tokens::within(group).cursor(), "a field")?,
            Err(_) => vec![field_name(cursor)?],
        };
        runs.push(RunOfFields { fields, is_upper: false });
        if let Some(halves) = cursor.eat_punct('/') {
            if is_halved {
                let error = Diagnostic::new(halves, "a word has two halves");
                return Err(error.help("write one `/`, between the upper and the lower half"));
            }
            for run in &mut runs {
                run.is_upper = true;
            }
            is_halved = true;
            if cursor.is_at_end() {
                return Err(cursor.expected("the fields of the lower half"));
            }
        } else if cursor.eat_punct(',').is_none() && !cursor.is_at_end() {
            return Err(cursor.expected("`,` or `/` after the field"));
        }
    }
    Ok(runs)
}

fn field_name(cursor: &mut Cursor<'_>) -> Result<Word, Diagnostic> {
    let ident = cursor.ident("a field")?;
    Ok(Word::new(ident.to_string(), ident.span()))
}

/// `yes` or `no`.
pub(crate) fn planes(cursor: &mut Cursor<'_>) -> Result<bool, Diagnostic> {
    let expected = cursor.expected("`yes` or `no`");
    let ident = cursor.ident("`yes` or `no`")?;
    match ident.to_string().as_str() {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(expected),
    }
}

/// `u64`, `u128` or `none`.
pub(crate) fn bitboard(cursor: &mut Cursor<'_>) -> Result<Word, Diagnostic> {
    let ident = cursor.ident("`u64`, `u128` or `none`")?;
    Ok(Word::new(ident.to_string(), ident.span()))
}

/// `latency` or `throughput`.
pub(crate) fn optimise(cursor: &mut Cursor<'_>) -> Result<Word, Diagnostic> {
    let ident = cursor.ident("`latency` or `throughput`")?;
    Ok(Word::new(ident.to_string(), ident.span()))
}

/// `tables` or `compact`.
pub(crate) fn geometry(cursor: &mut Cursor<'_>) -> Result<Word, Diagnostic> {
    let ident = cursor.ident("`tables` or `compact`")?;
    Ok(Word::new(ident.to_string(), ident.span()))
}

/// `::my_engine::board`, up to a comma, the end, or what can be no part of it.
pub(crate) fn path(cursor: &mut Cursor<'_>) -> Result<TokenStream, Diagnostic> {
    let mut path = TokenStream::new();
    let mut separator = cursor.eat_operator("::").is_some();
    if separator {
        path.extend(quote::quote!(::));
    }
    while path.is_empty() || separator {
        let ident = cursor.ident("a path, such as `::quadrille`")?;
        path.extend([TokenTree::from(ident.clone())]);
        separator = cursor.peek().is_some_and(|tree| is_punct(tree, ':'))
            && cursor.eat_operator("::").is_some();
        if separator {
            path.extend(quote::quote!(::));
        }
    }
    Ok(path)
}
