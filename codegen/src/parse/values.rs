//! The values that take few lines to read: board, groups, index, packed, circuits, names, pawns and crate.

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use crate::diagnostic::{Diagnostic, Extent};
use crate::list::list;
use crate::model::{Field, NamedValue, PackedOrder};

use super::keys::{either, keys, single};
use super::{
    BoardSize, Entries, Name, Named, NamedTexts, PackedAs, Result, Text, Tokens, expected, input,
    number_table, word,
};

/// `8 x 8`. To Rust `8x8` is one token, the number 8 with an unknown suffix, and `x8` a name: the
/// texts of the tokens are joined, and taken apart again.
impl BoardSize {
    pub(crate) fn parse(input: &Tokens) -> Result<BoardSize> {
        let start = input.span();
        let expected = expected(input, "`files x ranks`").help("write `8 x 8`");
        let text = board_text(input);
        let extent = input.since(start);
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
fn board_text(input: &Tokens) -> String {
    let mut text = String::new();
    while !is_board(&text)
        && !input::is_value_over(input)
        && let Some(part) = input.peek().and_then(word::word_text)
        && !(text.ends_with(is_digit) && part.starts_with(is_digit))
    {
        text.push_str(&part);
        input.skip();
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
pub(crate) fn index(input: &Tokens) -> Option<Vec<Named<u64>>> {
    Entries::named("field").complete(input, "`{ field: width, ... }`", &|input| {
        word::small_integer(input, "the width of the field in bits")
    })
}

/// `{ white: north, black: south }`, as colours and directions.
pub(crate) fn pawns(input: &Tokens) -> Option<Vec<(Name, Name)>> {
    let form = "`{ white: north, black: south }`";
    Entries::named("colour")
        .pairs(input, form, &|input| word::ident(input, "a direction, such as `north`"))
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
        /// The squares of a group, that of its most significant bit first.
        order: NamedTexts = |input| {
            Entries::named("group").pairs(input, "`{ A: \"b8 c8\", ... }`", &|input| {
                word::text(input, "the squares of the group in order, in a string")
            })
        },
        /// The groups that have at most one square on each rank and file.
        spread: Text = single(|input| word::text(input, "a string of groups")),
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
fn circuits(input: &Tokens) -> Option<Vec<(Name, Vec<Text>)>> {
    const FORM: &str = "`{ flip_vertical: \"...\", ... }`";
    const WHAT: &str = "the circuit in a string, or in a list of strings";
    Entries::named("circuit").pairs(input, FORM, &|input| word::texts(input, WHAT))
}

/// A string with a name in each character, or a list of names.
fn name_list(input: &Tokens) -> Result<Vec<Name>> {
    const WHAT: &str = "a string with a character for each, or a list of strings";
    if let Some(list) = input.eat_group(Delimiter::Bracket) {
        return word::word_list(&list, "a name");
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
impl PackedAs {
    pub(crate) fn parse(input: &Tokens) -> Result<PackedAs> {
        if let Some(list) = input.eat_group(Delimiter::Bracket) {
            return runs(&list).map(PackedAs::Runs);
        }
        let what = either(&ORDERS, Some("a list of fields"));
        let order = word::ident(input, &what)?;
        Ok(PackedAs::Order(order))
    }
}

/// Fields, or lists of fields that lie side by side.
fn runs(input: &Tokens) -> Result<Vec<Vec<Name>>> {
    let mut runs = Vec::new();
    while !input.is_at_end() {
        runs.push(match input.eat_group(Delimiter::Bracket) {
            Some(list) => word::word_list(&list, "a field")?,
            None => vec![word::ident(input, "a field")?],
        });
        if !input.eat(",") && !input.is_at_end() {
            return Err(expected(input, "`,` after the field").into());
        }
    }
    Ok(runs)
}

/// `::my_engine::board`, up to a comma, the end, or what can be no part of it.
pub(crate) fn path(input: &Tokens) -> Result<TokenStream> {
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
fn separator(input: &Tokens, path: &mut TokenStream) -> bool {
    let is_next = input.is_at("::");
    for _ in 0..2 * usize::from(is_next) {
        path.extend(input.peek().cloned());
        input.skip();
    }
    is_next
}
