//! The size of the board: `8 x 8`.

use syn::parse::{Parse, ParseStream};
use syn::{Ident, Token};

use crate::diagnostic::Diagnostic;

use super::input::{self, Result, eat, expected};
use super::readers::{Reader, single};
use super::{BoardSize, Name, word};

/// For Rust `8x8` is one token, the number 8 with an unknown suffix, and `x8` is a name. So the texts of the tokens
/// are joined, and taken apart again.
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

/// Returns whether this is a whole size, such as `8x8`.
fn is_board(text: &str) -> bool {
    text.split_once('x').is_some_and(|(_, ranks)| !ranks.is_empty())
}

/// `files`, `ranks` or both, in any order.
pub(crate) fn wrap() -> impl Reader<Vec<Name>> {
    single(|input| {
        let mut sides = vec![word::ident(input, "`files`, `ranks` or `files ranks`")?];
        while !input::is_value_over(input) && sides.len() < 2 {
            sides.push(word::ident(input, "`files` or `ranks`")?);
        }
        no_comma(input)?;
        Ok(sides)
    })
}

/// Refuses a comma and another side after it, and skips both.
fn no_comma(input: ParseStream<'_>) -> Result<()> {
    let ahead = input.fork();
    let is_side = |(name, _): (Ident, _)| name == "files" || name == "ranks";
    if !eat::<Token![,]>(&ahead) || !ahead.cursor().ident().is_some_and(is_side) {
        return Ok(());
    }
    let mistake = Diagnostic::new(input::span(input), "no comma stands between two sides");
    input::next(input);
    input::next(input);
    Err(mistake.help("write `wrap: files ranks`").into())
}
