//! Magics that were found before: `{ rook: [ 0x0080001020400080 >> 52, ... ] }`.

use proc_macro2::Delimiter;

use super::{Entries, MagicShift, PieceMagics, Result, SquareMagics, Tokens, input, word};

/// `{ piece: [...], ... }`.
pub(crate) fn magics(input: &Tokens) -> Option<Vec<PieceMagics>> {
    const FORM: &str = "`{ rook: [...], ... }`";
    const WHAT: &str = "`[ ... ]`, a magic for each square";
    Entries::named("piece").list(input, FORM, &mut |piece, input| {
        let extent = input.span().into();
        let list = input.take(input::group(input, Delimiter::Bracket, WHAT))?;
        let squares = input.take(input::each(&list, SquareMagics::parse))?;
        Some(PieceMagics { piece: piece.clone(), extent, squares })
    })
}

impl SquareMagics {
    pub(crate) fn parse(input: &Tokens) -> Result<SquareMagics> {
        let start = input.span();
        let parts = if let Some(list) = input.eat_group(Delimiter::Bracket) {
            input::each(&list, MagicShift::parse)?
        } else if input.eat("_") {
            // This square uses another square's frame.
            Vec::new()
        } else {
            vec![MagicShift::parse(input)?]
        };
        Ok(SquareMagics { extent: input.since(start), parts })
    }
}

/// `magic` or `magic >> shift`, and perhaps `rotated distance`.
impl MagicShift {
    pub(crate) fn parse(input: &Tokens) -> Result<MagicShift> {
        let start = input.span();
        let magic = word::integer_token(input, "a magic, such as `0x0080001020400080 >> 52`")?;
        let shift = match input.eat(">>") {
            true => Some(word::small_integer(input, "the shift of the key")?),
            false => None,
        };
        let rotation = if input.eat("rotated") {
            word::small_integer(input, "how far the occupancy is rotated")?
        } else {
            0
        };
        Ok(MagicShift { magic, shift, rotation, extent: input.since(start) })
    }
}
