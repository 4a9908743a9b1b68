//! How sliders are looked up: `sliders`, `patterns` and `shared`. Their `magics` are in
//! [`magics`](super::magics).

use proc_macro2::Delimiter;
use syn::parse::ParseStream;
use syn::token;

use crate::diagnostic::Diagnostics;

use super::ast::{PiecePatterns, Text, Word};
use super::entries::Entries;
use super::input;
use super::{values, word};

/// `{ method: magic, sets: per_line, rook: pext }`, as keys and words.
pub(crate) fn sliders(
    input: ParseStream<'_>,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<(Word, Word)>> {
    values::words(
        input,
        "option",
        "`{ method: magic, ... }`",
        "a word, such as `magic`",
        diagnostics,
    )
}

/// `{ piece: { a1: "xor b2 c3", ... }, ... }`.
pub(crate) fn patterns(
    input: ParseStream<'_>,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<PiecePatterns>> {
    const FORM: &str = "`{ rook: { a1: \"xor b2 c3\", ... }, ... }`";
    const WHAT: &str = "a pattern in a string, such as `\"xor b2 c3\"`";
    let pattern = &mut |square: &Word, input: ParseStream<'_>, diagnostics: &mut Diagnostics| {
        Some((square.clone(), diagnostics.take(word::text(input, WHAT))?))
    };
    Entries::named("piece").list(input, FORM, diagnostics, &mut |piece, input, diagnostics| {
        let squares = Entries::named("square").list(input, FORM, diagnostics, pattern)?;
        Some(PiecePatterns { piece: piece.clone(), squares })
    })
}

/// `{ piece: "a1 h1 a8 h8", ... }`, or several such strings in brackets.
pub(crate) fn shared(
    input: ParseStream<'_>,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<(Word, Vec<Text>)>> {
    const FORM: &str = "`{ rook: \"a1 h1 a8 h8\", ... }`";
    const WHAT: &str = "squares in a string, such as `\"a1 h1 a8 h8\"`";
    Entries::named("piece").list(input, FORM, diagnostics, &mut |piece, input, diagnostics| {
        let text = |input: ParseStream<'_>| word::text(input, WHAT);
        let sets = if input.peek(token::Bracket) {
            let sets = |list: ParseStream<'_>| input::each(list, text);
            input::within(input, Delimiter::Bracket, WHAT, sets)
        } else {
            text(input).map(|set| vec![set])
        };
        Some((piece.clone(), diagnostics.take(sets)?))
    })
}
