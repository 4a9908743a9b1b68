//! The number of each square, as a table.

use proc_macro2::{Delimiter, TokenTree};

use crate::diagnostic::{Diagnostic, Extent};

use super::input::describe;
use super::{Cell, Content, Formula, Result, Row, Source, Table, Text, Tokens, input, word};

/// A table or a formula.
pub(crate) fn source(input: &Tokens) -> Option<Source> {
    if let Some(extent) = bare_numbers(input) {
        let error = Diagnostic::new(extent, "the numbers of a table stand in brackets");
        input.report(error.help("write `[ ... ]` around them"));
        return None;
    }
    let radix = if input.is_at_group(Delimiter::Bracket) {
        Some(&DECIMAL)
    } else if !input.is_group_ahead(1, Delimiter::Bracket) {
        None
    } else {
        input.eat("octal").then_some(&OCTAL)
    };
    match radix {
        Some(radix) => table(radix, input).map(Source::Table),
        None => input.take(Formula::parse(input)).map(Source::Formula),
    }
}

/// Numbers, or rows in strings, one after another: a table without its brackets. A formula never has two numbers side
/// by side.
fn bare_numbers(input: &Tokens) -> Option<Extent> {
    let ahead = input.clone();
    let start = ahead.span();
    let mut count = 0;
    while eat_literal(&ahead) {
        count += 1;
        let behind = ahead.clone();
        if behind.eat(",") && eat_literal(&behind) {
            ahead.eat(",");
        }
    }
    (count > 1).then(|| {
        let extent = ahead.since(start);
        input.go_to(&ahead);
        extent
    })
}

fn eat_literal(input: &Tokens) -> bool {
    let is_next = matches!(input.peek(), Some(TokenTree::Literal(_)));
    // A string or a number before `:` is a key.
    let is_literal = is_next && !input.is_ahead(1, ":");
    if is_literal {
        input.skip();
    }
    is_literal
}

/// The base in which a table's numbers are written.
struct Radix {
    /// As errors call it.
    name: &'static str,
    base: u32,
    prefix: &'static str,
    /// The help text for wrong numbers.
    help: &'static str,
}

const OCTAL: Radix = Radix {
    name: "octal",
    base: 8,
    prefix: "0o",
    help: "write octal numbers, or leave out `octal`",
};

const DECIMAL: Radix = Radix {
    name: "decimal",
    base: 10,
    prefix: "",
    help: "write decimal numbers, or `octal [ ... ]`",
};

/// A table of decimal numbers.
#[cfg(feature = "tablebase")]
pub(crate) fn decimal(input: &Tokens) -> Option<Table> {
    table(&DECIMAL, input)
}

fn table(radix: &Radix, input: &Tokens) -> Option<Table> {
    let extent = input.span().into();
    let before = input.mistakes();
    let content = input.eat_group(Delimiter::Bracket)?;
    let rows = rows(radix, &content);
    input.abridge(before, 3);
    let (rows, are_marked) = input.take(rows)?;
    Some(Table { extent, rows, are_marked })
}

/// Numbers, and `.` where there is no square, with `;` at the ends of rows or not, which is told too.
fn rows(radix: &Radix, input: &Tokens) -> Result<(Vec<Row>, bool)> {
    let mut rows = Vec::new();
    let mut cells: Vec<Cell> = Vec::new();
    let mut last = input.span();
    while let Some(tree) = input.peek() {
        last = tree.span();
        if input.is_at(";") {
            rows.push(row(std::mem::take(&mut cells), last.into()));
        } else if input.is_at(".") {
            cells.push(Cell { extent: last.into(), content: Content::Absent });
        } else if !input.is_at(",") {
            let text = word::word_text(tree).ok_or_else(|| no_number(tree))?;
            cells.push(cell(radix, &text, last.into(), input));
        }
        input.skip();
    }
    let are_marked = !rows.is_empty();
    let line = |cell: &Cell| cell.extent.start.start().line;
    let is_in_row = |a: &Cell, b: &Cell| are_marked || line(a) == line(b);
    rows.extend(cells.chunk_by(is_in_row).map(|cells| row(cells.to_vec(), last.into())));
    Ok((rows, are_marked))
}

fn no_number(tree: &TokenTree) -> Diagnostic {
    let message = format!("expected a number, found {}", describe(tree));
    let error = Diagnostic::new(tree.span(), message);
    match tree {
        TokenTree::Group(_) => error.help("write the numbers of all rows one after another"),
        TokenTree::Literal(_) => error.help("write numbers without quotes"),
        _ => error,
    }
}

fn row(cells: Vec<Cell>, end: Extent) -> Row {
    let extent = match (cells.first(), cells.last()) {
        (Some(first), Some(last)) => first.extent.to(last.extent),
        _ => end,
    };
    Row { extent, cells }
}

fn cell(radix: &Radix, text: &str, extent: Extent, input: &Tokens) -> Cell {
    if text == ABSENT {
        return Cell { extent, content: Content::Absent };
    }
    let number = number(radix, text);
    let number = number.map_err(|message| Diagnostic::new(extent, message).help(radix.help));
    let content = input.take(number).map_or(Content::Unreadable, Content::Number);
    Cell { extent, content }
}

/// The sign in pictures and tables for a gap, where there is no square.
pub(crate) const ABSENT: &str = ".";

/// Reads a number; one that is too large for the type is out of range anyway.
fn number(radix: &Radix, text: &str) -> std::result::Result<u64, String> {
    let Radix { name, base, prefix, .. } = *radix;
    if let (10, Some(number)) = (base, word::integer(text)) {
        return Ok(number.try_into().unwrap_or(u64::MAX));
    }
    let plain = text.replace('_', "");
    let digits = plain.strip_prefix(prefix).filter(|digits| !digits.is_empty());
    let digits = digits.unwrap_or(&plain);
    match digits.chars().find(|digit| !digit.is_digit(base)) {
        Some(digit) => Err(format!("`{text}` is no {name} number: `{digit}` is no {name} digit")),
        None => Ok(u64::from_str_radix(digits, base).unwrap_or(u64::MAX)),
    }
}

/// The rows of a picture: a string each, in brackets.
pub(crate) fn picture(input: &Tokens, what: &str) -> Result<Vec<Text>> {
    let content = input::group(input, Delimiter::Bracket, what)?;
    let mut rows = Vec::new();
    while !content.is_at_end() {
        rows.push(word::text(&content, "a string for each rank, last rank first")?);
        while content.eat(",") || content.eat(";") {}
    }
    Ok(rows)
}
