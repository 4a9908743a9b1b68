//! Magics that were found earlier, `{ rook: [ 0x0080001020400080 >> 52, ... ] }`, or keys in letters, `{ rook: {
//! h8: "22'1'1" } }`.

use proc_macro2::Delimiter;
use syn::parse::{Parse, ParseStream};
use syn::{LitStr, Token, token};

use crate::diagnostic::{Diagnostic, Diagnostics};

use super::input::{self, Result, eat};
use super::readers::{Reader, list, pairs, single};
use super::{Factor, Name, PieceMagics, SquareMagic, SquareMagics, word};

mod kw {
    syn::custom_keyword!(rotated);
}

/// `{ piece: [...], ... }` with a magic for each square, or `{ piece: { square: magic, ... }, ... }`.
pub(crate) fn magics() -> impl Reader<Vec<PieceMagics>> {
    list("piece", "`{ rook: [...], ... }`", piece)
}

fn piece(piece: &Name, input: ParseStream<'_>, mistakes: &mut Diagnostics) -> Option<PieceMagics> {
    let extent = input::span(input).into();
    let (names, squares) = if input.peek(token::Brace) {
        let squares = pairs("square", "`{ h8: ..., ... }`", single(SquareMagics::parse));
        let (names, squares) = squares(input, mistakes)?.into_iter().unzip();
        (Some(names), squares)
    } else {
        let form = "`[ ... ]`, a magic for each square, or `{ h8: ..., ... }` for some";
        (None, mistakes.take(bracketed(input, form))?)
    };
    Some(PieceMagics { piece: piece.clone(), extent, squares, names })
}

fn bracketed<T: Parse>(input: ParseStream<'_>, what: &str) -> Result<Vec<T>> {
    input::within(input, Delimiter::Bracket, what, |list| input::each(list, T::parse))
}

impl Parse for SquareMagics {
    fn parse(input: ParseStream<'_>) -> Result<SquareMagics> {
        let start = input::span(input);
        let parts = if input.peek(token::Bracket) {
            let parts = bracketed(input, "the magics of a square")?;
            if parts.is_empty() {
                let mistake =
                    Diagnostic::new(input::since(start, input), "these brackets have no magic");
                return Err(mistake.help("write a magic for each line of the square").into());
            }
            parts
        } else if eat::<Token![_]>(input) {
            // This square is looked up in another square's frame.
            Vec::new()
        } else {
            vec![input.parse()?]
        };
        Ok(SquareMagics { extent: input::since(start, input), parts })
    }
}

/// A key in letters, or a factor, optionally with `as` and its key in letters.
impl Parse for SquareMagic {
    fn parse(input: ParseStream<'_>) -> Result<SquareMagic> {
        const KEY: &str = "a key in letters, such as `\"22'1'1\"`";
        let start = input::span(input);
        let is_factor = !input.peek(LitStr);
        let factor = if is_factor { Some(input.parse()?) } else { None };
        let has_key = !is_factor || eat::<Token![as]>(input);
        let key = if has_key { Some(word::text(input, KEY)?) } else { None };
        Ok(SquareMagic { factor, key, extent: input::since(start, input) })
    }
}

/// `magic` or `magic >> shift`, optionally with `rotated distance`.
impl Parse for Factor {
    fn parse(input: ParseStream<'_>) -> Result<Factor> {
        const MAGIC: &str = "a magic, such as `0x0080001020400080 >> 52`, or a key in letters";
        let start = input::span(input);
        let magic = word::integer_token(input, MAGIC)?;
        let shift = match eat::<Token![>>]>(input) {
            true => Some(word::small_integer(input, "the shift of the key")?),
            false => None,
        };
        let rotation = if eat::<kw::rotated>(input) {
            word::small_integer(input, "how far the occupancy is rotated")?
        } else {
            0
        };
        Ok(Factor { magic, shift, rotation, extent: input::since(start, input) })
    }
}
