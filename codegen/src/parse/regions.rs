//! Named sets of squares: `{ palace: "d0-f2 d7-f9", home: { white: "a0-i4", black: "a5-i9" } }`.

use syn::parse::ParseStream;
use syn::token;

use crate::diagnostic::Diagnostics;
use crate::vocabulary;

use super::ast::RegionSquares;
use super::entries::Entries;
use super::word;

const WHAT: &str = "squares in a string, such as `\"d0-f2 e9\"`";

/// `{ region: "squares", ... }`.
pub(crate) fn regions(
    input: ParseStream<'_>,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<RegionSquares>> {
    const FORM: &str = "`{ palace: \"d0-f2\", ... }`";
    let text = |input: ParseStream<'_>| word::text(input, WHAT);
    let colors = Entries::of(const { &vocabulary::names(&vocabulary::COLORS) });
    Entries::named("region").list(input, FORM, diagnostics, &mut |name, input, diagnostics| {
        let squares = if input.peek(token::Brace) {
            colors.pairs(input, "", diagnostics, &text)?
        } else {
            vec![(name.clone(), diagnostics.take(text(input))?)]
        };
        Some(RegionSquares { name: name.clone(), squares })
    })
}
