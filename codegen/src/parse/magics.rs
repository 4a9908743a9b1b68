//! Magics that were found before: `{ rook: [ 0x0080001020400080 >> 52, ... ] }`.

use proc_macro2::Delimiter;
use syn::parse::ParseStream;
use syn::{Token, token};

use crate::diagnostic::Diagnostics;

use super::ast::{MagicShift, PieceMagics, SquareMagics};
use super::entries::Entries;
use super::input::{self, Result, since, span};
use super::word;

/// `{ piece: [...], ... }`.
pub(crate) fn magics(
    input: ParseStream<'_>,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<PieceMagics>> {
    const FORM: &str = "`{ rook: [...], ... }`";
    const WHAT: &str = "`[ ... ]`, a magic for each square";
    Entries::named("piece").list(input, FORM, diagnostics, &mut |piece, input, diagnostics| {
        let extent = span(input).into();
        let squares = |list: ParseStream<'_>| input::each(list, SquareMagics::parse);
        let squares = input::within(input, Delimiter::Bracket, WHAT, squares);
        let squares = diagnostics.take(squares)?;
        Some(PieceMagics { piece: piece.clone(), extent, squares })
    })
}

impl SquareMagics {
    pub(crate) fn parse(input: ParseStream<'_>) -> Result<SquareMagics> {
        let start = span(input);
        let parts = if input.peek(token::Bracket) {
            let parts = |list: ParseStream<'_>| input::each(list, MagicShift::parse);
            input::within(input, Delimiter::Bracket, "`[`", parts)?
        } else if input::eat_word(input, "_") {
            // Looked up as a square that it turns into.
            Vec::new()
        } else {
            vec![MagicShift::parse(input)?]
        };
        Ok(SquareMagics { extent: since(start, input), parts })
    }
}

/// `magic` or `magic >> shift`, and perhaps `rotated distance`.
impl MagicShift {
    pub(crate) fn parse(input: ParseStream<'_>) -> Result<MagicShift> {
        let start = span(input);
        let magic = word::integer_token(input, "a magic, such as `0x0080001020400080 >> 52`")?;
        let shift = match input.parse::<Option<Token![>>]>>()? {
            Some(_) => Some(word::small_integer(input, "the shift of the key")?),
            None => None,
        };
        let rotation = if input::eat_word(input, "rotated") {
            word::small_integer(input, "how far the occupancy is rotated")?
        } else {
            0
        };
        Ok(MagicShift { magic, shift, rotation, extent: since(start, input) })
    }
}
