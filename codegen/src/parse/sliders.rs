//! How sliders are looked up: `sliders`, `patterns` and `shared`. Their `magics` are in
//! [`magics`](super::magics).

use syn::parse::ParseStream;

use crate::diagnostic::Diagnostics;

use super::{Entries, Name, NamedTexts, Text, word};

/// The keys within `sliders`, besides the names of pieces.
pub(crate) const OPTIONS: [&str; 2] = ["method", "sets"];

/// `{ method: magic, sets: per_line, rook: pext }`, as keys and words.
pub(crate) fn sliders(
    input: ParseStream<'_>,
    mistakes: &mut Diagnostics,
) -> Option<Vec<(Name, Name)>> {
    let form = "`{ method: magic, ... }`";
    Entries::named("option")
        .pairs(input, mistakes, form, &|input| word::ident(input, "a word, such as `magic`"))
}

/// `{ piece: { a1: "xor b2 c3", ... }, ... }`.
pub(crate) fn patterns(
    input: ParseStream<'_>,
    mistakes: &mut Diagnostics,
) -> Option<Vec<(Name, NamedTexts)>> {
    const FORM: &str = "`{ rook: { a1: \"xor b2 c3\", ... }, ... }`";
    const WHAT: &str = "a pattern in a string, such as `\"xor b2 c3\"`";
    let pattern = |input: ParseStream<'_>| word::text(input, WHAT);
    Entries::named("piece").list(input, mistakes, FORM, &mut |piece, input, mistakes| {
        let squares = Entries::named("square").pairs(input, mistakes, FORM, &pattern)?;
        Some((piece.clone(), squares))
    })
}

/// `{ piece: "a1 h1 a8 h8", ... }`, or several such strings in brackets.
pub(crate) fn shared(
    input: ParseStream<'_>,
    mistakes: &mut Diagnostics,
) -> Option<Vec<(Name, Vec<Text>)>> {
    const FORM: &str = "`{ rook: \"a1 h1 a8 h8\", ... }`";
    const WHAT: &str = "squares in a string, such as `\"a1 h1 a8 h8\"`";
    Entries::named("piece").pairs(input, mistakes, FORM, &|input| word::texts(input, WHAT))
}
