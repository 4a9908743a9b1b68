//! The numbers of the squares, as a table.

use proc_macro2::{Delimiter, TokenTree};
use syn::parse::ParseStream;
use syn::parse::discouraged::Speculative as _;
use syn::{Ident, Token, token};

use crate::diagnostic::{Diagnostic, Diagnostics, Extent};

use super::input::{self, Result, describe, eat};
use super::{Cell, Content, Row, Source, Table, Text, word};

mod kw {
    syn::custom_keyword!(octal);
}

/// A table or a formula.
pub(crate) fn source(input: ParseStream<'_>, mistakes: &mut Diagnostics) -> Option<Source> {
    if let Some(extent) = bare_numbers(input) {
        let error = Diagnostic::new(extent, "the numbers of a table stand in brackets");
        mistakes.push(error.help("write `[ ... ]` around them"));
        return None;
    }
    if input.peek(token::Bracket) {
        table(&DECIMAL, input, mistakes).map(Source::Table)
    } else if input.peek(Ident) && input.peek2(token::Bracket) {
        let radix = mistakes.take(radix(input))?;
        table(radix, input, mistakes).map(Source::Table)
    } else {
        mistakes.take(input.parse()).map(Source::Formula)
    }
}

/// The radix that a word before the brackets names.
fn radix(input: ParseStream<'_>) -> Result<&'static Radix> {
    if eat::<kw::octal>(input) {
        return Ok(&OCTAL);
    }
    let word = word::ident(input, "`octal`")?;
    let error = Diagnostic::new(word.extent, format!("there is no radix `{}`", word.text));
    let help = "write `octal [ ... ]`, or decimal numbers without a word; `0b`, `0o` and `0x` mark \
        single numbers";
    Err(error.help(help).into())
}

/// Numbers, or rows in strings, one after another: a table without its brackets. A formula never has two numbers side
/// by side.
fn bare_numbers(input: ParseStream<'_>) -> Option<Extent> {
    let ahead = input.fork();
    let start = input::span(&ahead);
    let (mut count, mut extent) = (0, start.into());
    loop {
        if eat_literal(&ahead) {
            count += 1;
            extent = input::since(start, &ahead);
        } else if !eat::<Token![,]>(&ahead) {
            break;
        }
    }
    (count > 1).then(|| {
        input.advance_to(&ahead);
        extent
    })
}

fn eat_literal(input: ParseStream<'_>) -> bool {
    // A string or a number before `:` is a key.
    let is_literal = input.cursor().literal().is_some() && !input.peek2(Token![:]);
    if is_literal {
        input::next(input);
    }
    is_literal
}

/// The base of a table's numbers.
struct Radix {
    /// The name of the base in errors.
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
pub(crate) fn decimal(input: ParseStream<'_>, mistakes: &mut Diagnostics) -> Option<Table> {
    table(&DECIMAL, input, mistakes)
}

fn table(radix: &Radix, input: ParseStream<'_>, mistakes: &mut Diagnostics) -> Option<Table> {
    let extent = input::span(input).into();
    let before = mistakes.len();
    let rows = input::within(input, Delimiter::Bracket, "`[ ... ]`", |content| {
        let rows = rows(radix, content, mistakes);
        mistakes.abridge(before, 3);
        rows
    });
    let (rows, are_marked) = mistakes.take(rows)?;
    Some(Table { extent, rows, are_marked })
}

/// The rows: numbers, and `.` for an absent square, optionally with `;` at the ends of rows; and true if these
/// are there.
fn rows(
    radix: &Radix,
    input: ParseStream<'_>,
    mistakes: &mut Diagnostics,
) -> Result<(Vec<Row>, bool)> {
    let mut rows = Vec::new();
    let mut cells: Vec<Cell> = Vec::new();
    let mut last = input::span(input);
    while let Some(tree) = input::peek(input) {
        last = tree.span();
        if input.peek(Token![;]) {
            rows.push(row(std::mem::take(&mut cells), last.into()));
        } else if input.peek(Token![.]) {
            cells.push(Cell { extent: last.into(), content: Content::Absent });
        } else if !input.peek(Token![,]) {
            let text = word::word_text(&tree).ok_or_else(|| no_number(&tree))?;
            cells.push(cell(radix, &text, last.into(), mistakes));
        }
        input::next(input);
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

fn cell(radix: &Radix, text: &str, extent: Extent, mistakes: &mut Diagnostics) -> Cell {
    if text == ABSENT {
        return Cell { extent, content: Content::Absent };
    }
    let number = number(radix, text);
    let number = number.map_err(|message| Diagnostic::new(extent, message).help(radix.help));
    let content = mistakes.take(number).map_or(Content::Unreadable, Content::Number);
    Cell { extent, content }
}

/// The sign in pictures and tables for a gap, without a square.
pub(crate) const ABSENT: &str = ".";

/// Reads a number. A number too large for the type is out of range anyway.
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

/// The rows of a picture: a string for each, in brackets.
pub(crate) fn picture(input: ParseStream<'_>, what: &str) -> Result<Vec<Text>> {
    input::within(input, Delimiter::Bracket, what, |content| {
        let mut rows = Vec::new();
        while !input::is_at_end(content) {
            rows.push(word::text(content, "a string for each rank, last rank first")?);
            while eat::<Token![,]>(content) || eat::<Token![;]>(content) {}
        }
        Ok(rows)
    })
}
