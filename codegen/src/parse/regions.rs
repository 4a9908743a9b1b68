//! Named sets of squares: `{ palace: "d0-f2 d7-f9", home: { white: "a0-i4", black: "a5-i9" } }`.

use proc_macro2::Delimiter;

use super::keys::{braced, keys, single};
use super::{Entries, Entry, Name, RegionSquares, Result, Text, Tokens, word};

/// `{ region: "squares", ... }`.
pub(crate) fn regions(input: &Tokens) -> Option<Vec<RegionSquares>> {
    const FORM: &str = "`{ palace: \"d0-f2\", ... }`";
    Entries::named("region").list(input, FORM, &mut region)
}

keys! {
    /// Squares of each colour, in strings.
    pub(crate) struct ByColor {
        white: Text = single(squares),
        black: Text = single(squares),
    }
}

/// `"squares"`, or `{ white: "squares", black: "squares" }`.
pub(super) fn region(name: &Name, input: &Tokens) -> Option<RegionSquares> {
    let squares = if input.is_at_group(Delimiter::Brace) {
        braced("", None)(input)?
    } else {
        let both = input.take(squares(input))?;
        let entry = || Entry::Given(both.extent, both.clone());
        ByColor { white: entry(), black: entry() }
    };
    Some(RegionSquares { name: name.clone(), squares })
}

fn squares(input: &Tokens) -> Result<Text> {
    word::text(input, "squares in a string, such as `\"d0-f2 e9\"`")
}
