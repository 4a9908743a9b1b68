//! The values that take few lines to read: board, groups, index, packed, circuits, names, pawns and crate.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use syn::parse::{Parse, ParseStream};
use syn::{Token, token};

use crate::diagnostic::{Diagnostic, Diagnostics, Extent};
use crate::list::list;
use crate::model::{Field, NamedValue, PackedOrder};

use super::input::{self, Result, eat, expected};
use super::keys::{either, keys, single};
use super::{BoardSize, Entries, Name, Named, PackedAs, Text, number_table, word};

/// `8 x 8`. To Rust `8x8` is one token, the number 8 with an unknown suffix, and `x8` a name: the
/// texts of the tokens are joined, and taken apart again.
impl Parse for BoardSize {
    fn parse(input: ParseStream<'_>) -> Result<BoardSize> {
        let start = input::span(input);
        let expected = expected(input, "`files x ranks`").help("write `8 x 8`");
        let text = board_text(input);
        let extent = input::since(start, input);
        let (files, ranks) = text.split_once('x').ok_or(expected)?;
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
}

/// The tokens that can be part of `8x8`.
fn board_text(input: ParseStream<'_>) -> String {
    let mut text = String::new();
    while !is_board(&text)
        && !input::is_value_over(input)
        && let Some(part) = input::peek(input).as_ref().and_then(word::word_text)
        && !(text.ends_with(is_digit) && part.starts_with(is_digit))
    {
        text.push_str(&part);
        input::next(input);
    }
    text
}

fn is_digit(character: char) -> bool {
    character.is_ascii_digit()
}

/// Whether this is a whole size, such as `8x8`.
fn is_board(text: &str) -> bool {
    text.split_once('x').is_some_and(|(_, ranks)| !ranks.is_empty())
}

/// `{ hi: 3, lo: 3 }`.
pub(crate) fn index(input: ParseStream<'_>, mistakes: &mut Diagnostics) -> Option<Vec<Named<u64>>> {
    Entries::named("field").complete(input, mistakes, "`{ field: width, ... }`", &|input| {
        word::small_integer(input, "the width of the field in bits")
    })
}

/// `{ white: north, black: south }`, as colours and directions.
pub(crate) fn pawns(
    input: ParseStream<'_>,
    mistakes: &mut Diagnostics,
) -> Option<Vec<(Name, Name)>> {
    let form = "`{ white: north, black: south }`";
    Entries::named("colour")
        .pairs(input, mistakes, form, &|input| word::ident(input, "a direction, such as `north`"))
}

keys! {
    /// Names of files, ranks and squares.
    pub(crate) struct NameLists {
        files: Vec<Name> = single(name_list),
        ranks: Vec<Name> = single(name_list),
        squares: Vec<Text> = single(|input| number_table::picture(input, "`[ \"...\" ]`")),
    }
}

keys! {
    /// Bit groups, as they are drawn.
    pub(crate) struct Groups {
        picture: Vec<Text> = single(|input| number_table::picture(input, "`[ \"...\", ... ]`")),
        bits: Text = single(|input| {
            word::text(input, "a string of groups, the most significant first")
        }),
    }
}

keys! {
    /// Circuits by operand, each with its name and the rows of its text: `{ operand: { name: "...", ... }, ... }`.
    pub(crate) struct Circuits {
        bitboard: Vec<(Name, Vec<Text>)> = circuits,
        square: Vec<(Name, Vec<Text>)> = circuits,
        packed: Vec<(Name, Vec<Text>)> = circuits,
    }
}

/// `{ flip_vertical: "x.swap_bytes()", ... }`.
fn circuits(input: ParseStream<'_>, mistakes: &mut Diagnostics) -> Option<Vec<(Name, Vec<Text>)>> {
    const FORM: &str = "`{ flip_vertical: \"...\", ... }`";
    const WHAT: &str = "the circuit in a string, or in a list of strings";
    let circuit = |input: ParseStream<'_>| word::texts(input, WHAT);
    Entries::named("circuit").pairs(input, mistakes, FORM, &circuit)
}

/// A string with a name in each character, or a list of names.
fn name_list(input: ParseStream<'_>) -> Result<Vec<Name>> {
    const WHAT: &str = "a string with a character for each, or a list of strings";
    if input.peek(token::Bracket) {
        return word::word_list(input, WHAT, "a name");
    }
    let text = word::text(input, WHAT)?;
    let extent = |column| Extent { column: Some(column + 1), ..text.extent };
    let word = |(column, character)| Name::new(character, extent(column));
    Ok(list(text.text.chars().enumerate(), word))
}

/// The order of packed positions that a name stands for.
type OrderOf = fn(&[Field]) -> PackedOrder;

/// The orders of packed positions.
pub(crate) const ORDERS: [NamedValue<OrderOf>; 3] = [
    ("fields", PackedOrder::by_fields),
    ("pieces", PackedOrder::by_piece),
    ("planes", PackedOrder::by_plane),
];

/// `fields`, `pieces`, `planes`, or runs of fields: `[a, [b, c]]`.
impl Parse for PackedAs {
    fn parse(input: ParseStream<'_>) -> Result<PackedAs> {
        let what = either(&ORDERS, Some("a list of fields"));
        if input.peek(token::Bracket) {
            return input::within(input, Delimiter::Bracket, &what, runs).map(PackedAs::Runs);
        }
        word::ident(input, &what).map(PackedAs::Order)
    }
}

/// Fields, or lists of fields that lie side by side.
fn runs(input: ParseStream<'_>) -> Result<Vec<Vec<Name>>> {
    const FIELD: &str = "a field";
    let mut runs = Vec::new();
    while !input::is_at_end(input) {
        runs.push(if input.peek(token::Bracket) {
            word::word_list(input, FIELD, FIELD)?
        } else {
            vec![word::ident(input, FIELD)?]
        });
        if !eat::<Token![,]>(input) && !input::is_at_end(input) {
            return Err(expected(input, "`,` after the field").into());
        }
    }
    Ok(runs)
}

/// `::my_engine::board`, up to a comma, the end, or what can be no part of it.
pub(crate) fn path(input: ParseStream<'_>) -> Result<TokenStream> {
    let mut path = TokenStream::new();
    separator(input, &mut path);
    loop {
        path.extend([TokenTree::from(input::ident(input, "a path, such as `::quadrille`")?)]);
        if !separator(input, &mut path) {
            return Ok(path);
        }
    }
}

/// Adds `::`, if it comes next.
fn separator(input: ParseStream<'_>, path: &mut TokenStream) -> bool {
    let is_next = input.peek(Token![::]);
    if is_next {
        path.extend([input::next(input), input::next(input)].into_iter().flatten());
    }
    is_next
}
