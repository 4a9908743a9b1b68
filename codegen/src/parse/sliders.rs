//! The look-up of sliders: `sliders`, `patterns` and `shared`. Their `magics` are in [`magics`](super::magics).

use super::readers::{Reader, pairs, single};
use super::{Name, NamedTexts, Text, word};

/// The keys within `sliders`, besides the names of pieces.
pub(crate) const OPTIONS: [&str; 2] = ["method", "sets"];

/// `{ method: magic, sets: per_line, rook: pext }`, as keys and words.
pub(crate) fn sliders() -> impl Reader<Vec<(Name, Name)>> {
    let word = single(|input| word::ident(input, "a word, such as `magic`"));
    pairs("option", "`{ method: magic, ... }`", word)
}

/// `{ piece: { a1: "xor b2 c3", ... }, ... }`.
pub(crate) fn patterns() -> impl Reader<Vec<(Name, NamedTexts)>> {
    const FORM: &str = "`{ rook: { a1: \"xor b2 c3\", ... }, ... }`";
    let pattern =
        single(|input| word::text(input, "a pattern in a string, such as `\"xor b2 c3\"`"));
    pairs("piece", FORM, pairs("square", FORM, pattern))
}

/// `{ piece: "a1 h1 a8 h8", ... }`, or several such strings in brackets.
pub(crate) fn shared() -> impl Reader<Vec<(Name, Vec<Text>)>> {
    let squares =
        single(|input| word::texts(input, "squares in a string, such as `\"a1 h1 a8 h8\"`"));
    pairs("piece", "`{ rook: \"a1 h1 a8 h8\", ... }`", squares)
}
