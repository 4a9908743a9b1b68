//! Named sets of squares: `{ palace: "d0-f2 d7-f9", home: { white: "a0-i4", black: "a5-i9" } }`.

use syn::parse::ParseStream;
use syn::token;

use crate::diagnostic::Diagnostics;

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
    let mut regions = Vec::new();
    let entries = Entries::named("region");
    entries.braced(input, FORM, diagnostics, &mut |name, input, diagnostics| {
        let mut squares = Vec::new();
        if input.peek(token::Brace) {
            let colors = Entries::of(&["white", "black"]);
            colors.braced(input, "", diagnostics, &mut |color, input, diagnostics| {
                let text = diagnostics.take(word::text(input, WHAT))?;
                squares.push((color.clone(), text));
                Some(())
            })?;
        } else {
            let text = diagnostics.take(word::text(input, WHAT))?;
            squares.push((name.clone(), text));
        }
        regions.push(RegionSquares { name: name.clone(), squares });
        Some(())
    })?;
    Some(regions)
}
