//! Named sets of squares: `{ palace: "d0-f2 d7-f9", home: { white: "a0-i4", black: "a5-i9" } }`.

use syn::parse::ParseStream;
use syn::token;

use crate::diagnostic::Diagnostics;

use super::input::Result;
use super::keys::{braced, keys};
use super::readers::{Reader, list, single};
use super::{Entry, Name, RegionSquares, Text, word};

/// `{ region: "squares", ... }`.
pub(crate) fn regions() -> impl Reader<Vec<RegionSquares>> {
    list("region", "`{ palace: \"d0-f2\", ... }`", region)
}

keys! {
    /// Squares of each colour, in strings.
    pub(crate) struct ByColor {
        white: Text = single(squares),
        black: Text = single(squares),
    }
}

/// `"squares"`, or `{ white: "squares", black: "squares" }`.
pub(super) fn region(
    name: &Name,
    input: ParseStream<'_>,
    mistakes: &mut Diagnostics,
) -> Option<RegionSquares> {
    let squares = if input.peek(token::Brace) {
        braced("", None)(input, mistakes)?
    } else {
        let both = mistakes.take(squares(input))?;
        let entry = || Entry::Given(both.extent, both.clone());
        ByColor { white: entry(), black: entry() }
    };
    Some(RegionSquares { name: name.clone(), squares })
}

fn squares(input: ParseStream<'_>) -> Result<Text> {
    word::text(input, "squares in a string, such as `\"d0-f2 e9\"`")
}
