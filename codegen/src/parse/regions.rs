//! Named sets of squares: `{ palace: "d0-f2 d7-f9", home: { white: "a0-i4", black: "a5-i9" } }`.

use proc_macro2::Delimiter;

use crate::diagnostic::Diagnostics;
use crate::vocabulary;

use super::{Entries, RegionSquares, Tokens, Word, word};

const WHAT: &str = "squares in a string, such as `\"d0-f2 e9\"`";

/// `{ region: "squares", ... }`.
pub(crate) fn regions(input: &Tokens, diagnostics: &mut Diagnostics) -> Option<Vec<RegionSquares>> {
    const FORM: &str = "`{ palace: \"d0-f2\", ... }`";
    Entries::named("region").list(input, FORM, diagnostics, &mut region)
}

/// `"squares"`, or `{ white: "squares", black: "squares" }`.
pub(super) fn region(
    name: &Word,
    input: &Tokens,
    diagnostics: &mut Diagnostics,
) -> Option<RegionSquares> {
    let text = |input: &Tokens| word::text(input, WHAT);
    let colors = Entries::of(&vocabulary::COLORS);
    let squares = if input.is_at_group(Delimiter::Brace) {
        colors.pairs(input, "", diagnostics, &text)?
    } else {
        vec![(name.clone(), diagnostics.take(text(input))?)]
    };
    Some(RegionSquares { name: name.clone(), squares })
}
