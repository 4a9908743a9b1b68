//! Magics that were found before: `{ rook: [ 0x0080001020400080 >> 52, ... ] }`.

use proc_macro2::Delimiter;
use syn::parse::{Parse, ParseStream};
use syn::{Token, token};

use super::input::{self, Result, eat};
use super::readers::{Reader, list};
use super::{MagicShift, PieceMagics, SquareMagics, word};

mod kw {
    syn::custom_keyword!(rotated);
}

/// `{ piece: [...], ... }`.
pub(crate) fn magics() -> impl Reader<Vec<PieceMagics>> {
    list("piece", "`{ rook: [...], ... }`", |piece, input, mistakes| {
        let extent = input::span(input).into();
        let squares = mistakes.take(bracketed(input, "`[ ... ]`, a magic for each square"))?;
        Some(PieceMagics { piece: piece.clone(), extent, squares })
    })
}

fn bracketed<T: Parse>(input: ParseStream<'_>, what: &str) -> Result<Vec<T>> {
    input::within(input, Delimiter::Bracket, what, |list| input::each(list, T::parse))
}

impl Parse for SquareMagics {
    fn parse(input: ParseStream<'_>) -> Result<SquareMagics> {
        let start = input::span(input);
        let parts = if input.peek(token::Bracket) {
            bracketed(input, "the magics of a square")?
        } else if eat::<Token![_]>(input) {
            // This square uses another square's frame.
            Vec::new()
        } else {
            vec![input.parse()?]
        };
        Ok(SquareMagics { extent: input::since(start, input), parts })
    }
}

/// `magic` or `magic >> shift`, and perhaps `rotated distance`.
impl Parse for MagicShift {
    fn parse(input: ParseStream<'_>) -> Result<MagicShift> {
        let start = input::span(input);
        let magic = word::integer_token(input, "a magic, such as `0x0080001020400080 >> 52`")?;
        let shift = match eat::<Token![>>]>(input) {
            true => Some(word::small_integer(input, "the shift of the key")?),
            false => None,
        };
        let rotation = if eat::<kw::rotated>(input) {
            word::small_integer(input, "how far the occupancy is rotated")?
        } else {
            0
        };
        Ok(MagicShift { magic, shift, rotation, extent: input::since(start, input) })
    }
}
