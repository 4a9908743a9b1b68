//! Magics that were found before, `{ rook: [ 0x0080001020400080 >> 52, ... ] }`, or keys in letters, `{ rook: { h8: "22'1'1" } }`.

use proc_macro2::Delimiter;

use super::{
    Entries, Factor, PieceMagics, Result, SquareMagic, SquareMagics, Tokens, expected, input, word,
};

/// `{ piece: [...], ... }` with a magic for each square, or `{ piece: { square: magic, ... }, ... }`.
pub(crate) fn magics(input: &Tokens) -> Option<Vec<PieceMagics>> {
    const FORM: &str = "`{ rook: [...], ... }`";
    Entries::named("piece").list(input, FORM, &mut |piece, input| {
        let extent = input.span().into();
        let mut said =
            PieceMagics { piece: piece.clone(), extent, squares: Vec::new(), names: None };
        if input.is_at_group(Delimiter::Brace) {
            let entry = |input: &Tokens| SquareMagics::parse(input);
            let named = Entries::named("square").pairs(input, "`{ h8: ..., ... }`", &entry)?;
            let (names, squares) = named.into_iter().unzip();
            (said.names, said.squares) = (Some(names), squares);
        } else {
            let what = "`[ ... ]`, a magic for each square, or `{ h8: ..., ... }` for some";
            let list = input.take(input::group(input, Delimiter::Bracket, what))?;
            said.squares = input.take(input::each(&list, SquareMagics::parse))?;
        }
        Some(said)
    })
}

impl SquareMagics {
    pub(crate) fn parse(input: &Tokens) -> Result<SquareMagics> {
        let start = input.span();
        let parts = if let Some(list) = input.eat_group(Delimiter::Bracket) {
            input::each(&list, SquareMagic::parse)?
        } else if input.eat("_") {
            // This square uses another square's frame.
            Vec::new()
        } else {
            vec![SquareMagic::parse(input)?]
        };
        Ok(SquareMagics { extent: input.since(start), parts })
    }
}

/// A key in letters, or `magic`, `magic >> shift`, and perhaps `rotated distance` and `as` with a key in letters.
impl SquareMagic {
    pub(crate) fn parse(input: &Tokens) -> Result<SquareMagic> {
        const KEY: &str = "a key in letters, such as `\"22'1'1\"`";
        let start = input.span();
        if let Some(key) = input.peek().and_then(word::string) {
            input.skip();
            return Ok(SquareMagic { factor: None, key: Some(key), extent: input.since(start) });
        }
        let expected =
            expected(input, "a magic, such as `0x0080001020400080 >> 52`, or a key in letters");
        let magic = word::integer_token(input, "").map_err(|_| expected)?;
        let shift = match input.eat(">>") {
            true => Some(word::small_integer(input, "the shift of the key")?),
            false => None,
        };
        let rotation = if input.eat("rotated") {
            word::small_integer(input, "how far the occupancy is rotated")?
        } else {
            0
        };
        let extent = input.since(start);
        let factor = Some(Factor { magic, shift, rotation, extent });
        let key = if input.eat("as") { Some(word::text(input, KEY)?) } else { None };
        Ok(SquareMagic { factor, key, extent: input.since(start) })
    }
}
