//! The number of each square: tables, and what they must agree with.

use std::fmt;

use proc_macro2::{Delimiter, Group, TokenTree};

use crate::diagnostic::{Diagnostic, Diagnostics, Extent, Place};

use super::ast::{Cell, Row, Rows, Source, Table, Text};
use super::cursor::{Cursor, Tokens, describe};
use super::{formula, word};

/// Tables and formulas with `==` between them.
pub(crate) fn sources(
    cursor: &mut Cursor<'_>,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<Source>> {
    let mut sources = vec![source(cursor, diagnostics)?];
    while cursor.eat_operator("==").is_some() {
        sources.push(source(cursor, diagnostics)?);
    }
    Some(sources)
}

fn source(cursor: &mut Cursor<'_>, diagnostics: &mut Diagnostics) -> Option<Source> {
    if let Some((radix, group)) = table_start(cursor) {
        return table(radix, group, diagnostics).map(Source::Table);
    }
    diagnostics.take(formula::formula(cursor)).map(Source::Formula)
}

/// The base in which a table's numbers are written.
#[derive(Clone, Copy)]
enum Radix {
    Octal = 8,
    Decimal = 10,
    Hexadecimal = 16,
}

impl Radix {
    const fn base(self) -> u32 {
        self as u32
    }

    const fn prefix(self) -> &'static str {
        match self {
            Radix::Octal => "0o",
            Radix::Decimal => "",
            Radix::Hexadecimal => "0x",
        }
    }
}

impl fmt::Display for Radix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Radix::Octal => "octal",
            Radix::Decimal => "decimal",
            Radix::Hexadecimal => "hexadecimal",
        })
    }
}

fn table_start<'a>(cursor: &mut Cursor<'a>) -> Option<(Radix, &'a Group)> {
    let mut ahead = *cursor;
    let words = [("octal", Radix::Octal), ("hex", Radix::Hexadecimal)];
    let radix = words.into_iter().find(|(name, _)| ahead.eat_ident(name).is_some());
    let group = ahead.group(Delimiter::Bracket, "`[`").ok()?;
    *cursor = ahead;
    Some((radix.map_or(Radix::Decimal, |(_, radix)| radix), group))
}

fn table(radix: Radix, group: &Group, diagnostics: &mut Diagnostics) -> Option<Table> {
    let tokens = Tokens::within(group);
    let cursor = tokens.cursor();
    let in_strings = matches!(cursor.peek(),
        Some(TokenTree::Literal(literal)) if word::string_text(literal).is_some());
    let before = diagnostics.len();
    let rows = if in_strings {
        text_rows(radix, cursor, diagnostics)
    } else {
        token_rows(radix, cursor, diagnostics)
    };
    diagnostics.abridge(before, 3);
    Some(Table { extent: group.span().into(), rows: diagnostics.take(rows)? })
}

/// A string a row.
fn text_rows(
    radix: Radix,
    mut cursor: Cursor<'_>,
    diagnostics: &mut Diagnostics,
) -> Result<Rows, Diagnostic> {
    let mut rows = Vec::new();
    while !cursor.is_at_end() {
        let text = word::text(&mut cursor, "a string, as the rows before")?;
        let cells = text.words().map(|word| cell(radix, &word.text, word.place, diagnostics));
        rows.push(Row { extent: text.extent, cells: cells.collect() });
        while cursor.eat_punct(',').or_else(|| cursor.eat_punct(';')).is_some() {}
    }
    Ok(Rows::Marked(rows))
}

/// Numbers, with `;` at the ends of rows or not.
fn token_rows(
    radix: Radix,
    mut cursor: Cursor<'_>,
    diagnostics: &mut Diagnostics,
) -> Result<Rows, Diagnostic> {
    let mut rows = Vec::new();
    let mut cells: Vec<Cell> = Vec::new();
    while let Some(tree) = cursor.next() {
        match tree {
            TokenTree::Punct(punct) if punct.as_char() == ',' => {}
            TokenTree::Punct(punct) if punct.as_char() == ';' => {
                rows.push(row(std::mem::take(&mut cells), punct.span().into()));
            }
            tree => {
                let text = word::word_text(tree).ok_or_else(|| no_number(tree))?;
                cells.push(cell(radix, &text, tree.span().into(), diagnostics));
            }
        }
    }
    if rows.is_empty() {
        return Ok(Rows::Run(cells));
    }
    if !cells.is_empty() {
        rows.push(row(cells, cursor.last().into()));
    }
    Ok(Rows::Marked(rows))
}

fn no_number(tree: &TokenTree) -> Diagnostic {
    let message = format!("expected a number, found {}", describe(tree));
    let error = Diagnostic::new(tree.span(), message);
    match tree {
        TokenTree::Group(_) => error.help("write the numbers of all rows one after another"),
        _ => error,
    }
}

fn row(cells: Vec<Cell>, end: Extent) -> Row {
    let extent = match (cells.first(), cells.last()) {
        (Some(first), Some(last)) => first.place.extent.to(last.place.extent),
        _ => end,
    };
    Row { extent, cells }
}

fn cell(radix: Radix, text: &str, place: Place, diagnostics: &mut Diagnostics) -> Cell {
    let number = number(radix, text).map_err(|message| {
        let other = match radix {
            Radix::Decimal => "write decimal numbers, or `octal [ ... ]` or `hex [ ... ]`",
            Radix::Octal => "write octal numbers, or leave out `octal`",
            Radix::Hexadecimal => "write hexadecimal numbers, such as `3f`",
        };
        Diagnostic::new(place, message).help(other)
    });
    Cell { place, number: diagnostics.take(number) }
}

/// Reads a number; one that is too large for the type is out of range anyway.
fn number(radix: Radix, text: &str) -> Result<u64, String> {
    if let (Radix::Decimal, Some(number)) = (radix, word::integer(text)) {
        return Ok(number.try_into().unwrap_or(u64::MAX));
    }
    let plain = text.replace('_', "");
    let digits = plain.strip_prefix(radix.prefix()).filter(|digits| !digits.is_empty());
    let digits = digits.unwrap_or(&plain);
    match digits.chars().find(|digit| !digit.is_digit(radix.base())) {
        Some(digit) => Err(format!("`{text}` is no {radix} number: `{digit}` is no {radix} digit")),
        None => Ok(u64::from_str_radix(digits, radix.base()).unwrap_or(u64::MAX)),
    }
}

/// The rows of a picture: a string each.
pub(crate) fn picture(group: &Group) -> Result<Vec<Text>, Diagnostic> {
    let tokens = Tokens::within(group);
    let mut cursor = tokens.cursor();
    let mut rows = Vec::new();
    while !cursor.is_at_end() {
        rows.push(word::text(&mut cursor, "a string for each rank, last rank first")?);
        while cursor.eat_punct(',').or_else(|| cursor.eat_punct(';')).is_some() {}
    }
    Ok(rows)
}
