//! Bit groups: a picture, lists of squares, and where the bits lie.

use proc_macro2::Delimiter;

use super::keys::{keys, single};
use super::{BitGroups, Entries, Name, Named, Result, Text, Tokens, input, number_table, word};

keys! {
    /// Bit groups, as they are drawn and listed.
    pub(crate) struct Groups {
        picture: Vec<Text> = single(|input| number_table::picture(input, "`[ \"...\", ... ]`")),
        squares: Vec<Named<Vec<Name>>> = squares,
        bits: Vec<BitGroups> = single(bits),
    }
}

/// `{ A: [c8 d7 b6], ... }`.
fn squares(input: &Tokens) -> Option<Vec<Named<Vec<Name>>>> {
    let what = "`{ group: [square ...], ... }`";
    Entries::named("group").complete(input, what, &|input| {
        let list = input::group(input, Delimiter::Bracket, "`[square ...]`")?;
        word::word_list(&list, "the name of a square")
    })
}

/// `"-4dDt..."` or `[A, B, "4'", _]`.
fn bits(input: &Tokens) -> Result<Vec<BitGroups>> {
    if let Some(list) = input.eat_group(Delimiter::Bracket) {
        return input::each(&list, BitGroups::parse);
    }
    let what = "a string or a list of groups, the most significant first";
    Ok(vec![BitGroups::Text(word::text(input, what)?)])
}

impl BitGroups {
    pub(crate) fn parse(input: &Tokens) -> Result<BitGroups> {
        if input.peek().and_then(word::string).is_some() {
            return Ok(BitGroups::Text(word::text(input, "a group")?));
        }
        Ok(BitGroups::Name(word::name(input, "a group, or `_` for an unused bit")?))
    }
}
