//! Whatever comes in, reading it ends, without a panic, in a sound layout or an error.

use proc_macro2::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};
use proptest::prelude::*;
use quadrille_codegen::diagnostic::Diagnostic;
use quadrille_codegen::limits::FORMULA;
use quadrille_codegen::read::{Read, read_derive, read_macro, read_source};

use crate::common::{check_sound, sources};

/// Words that descriptions are made of, and a few that they are not.
const WORDS: &[&str] = &[
    "pub",
    "struct",
    "Name",
    "layout",
    "board",
    "number",
    "groups",
    "picture",
    "squares",
    "bits",
    "index",
    "symmetry",
    "pieces",
    "magics",
    "names",
    "files",
    "ranks",
    "pawns",
    "white",
    "north",
    "bitboard",
    "none",
    "u64",
    "crate",
    "octal",
    "hex",
    "file",
    "rank",
    "x",
    "x8",
    "as",
    "hi",
    "lo",
    "rook",
    "R",
    "NN",
    "flip_vertical",
    "rotate_90",
    "_",
    "a1",
    "h8",
    "Q",
    "type",
    "enum",
];

const LITERALS: &[&str] = &[
    "0",
    "1",
    "8",
    "8x8",
    "3",
    "63",
    "64",
    "255",
    "256",
    "0x1f",
    "0o17",
    "1e5",
    "1.5",
    "8u8",
    "99999999999999999999999999999999999999999",
    "\"\"",
    "\"a\"",
    "\"0 1 2\"",
    "\"AAB\"",
    "\"1 -> 2 <-> 3, lo ^ 1\"",
    "\"4'3'2'1'\"",
    "b\"x\"",
    "'c'",
    "\"\\u{41}\\\"\"",
    "r#\"a\"#",
];

const PUNCTS: &[char] =
    &[':', '=', ',', ';', '-', '>', '<', '^', '+', '*', '/', '%', '|', '&', '#', '!', '.', '?'];

fn leaf() -> impl Strategy<Value = TokenTree> {
    let ident = prop::sample::select(WORDS).prop_map(|word| Ident::new(word, Span::call_site()));
    let literal =
        prop::sample::select(LITERALS).prop_map(|text| text.parse::<Literal>().expect("a literal"));
    let punct = (prop::sample::select(PUNCTS), any::<bool>()).prop_map(|(punct, is_joint)| {
        Punct::new(punct, if is_joint { Spacing::Joint } else { Spacing::Alone })
    });
    prop_oneof![
        3 => ident.prop_map(TokenTree::from),
        2 => literal.prop_map(TokenTree::from),
        3 => punct.prop_map(TokenTree::from),
    ]
}

fn tree() -> impl Strategy<Value = TokenTree> {
    let delimiters =
        [Delimiter::Parenthesis, Delimiter::Brace, Delimiter::Bracket, Delimiter::None];
    leaf().prop_recursive(5, 60, 12, move |inner| {
        (prop::sample::select(delimiters.to_vec()), prop::collection::vec(inner, 0..12)).prop_map(
            |(delimiter, trees)| Group::new(delimiter, trees.into_iter().collect()).into(),
        )
    })
}

fn trees() -> impl Strategy<Value = Vec<TokenTree>> {
    prop::collection::vec(tree(), 0..20)
}

fn check(read: &Read) {
    read.layouts.iter().for_each(check_sound);
    assert_eq!(read.diagnostics.to_compile_errors().is_empty(), read.diagnostics.is_empty());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn tokens_are_read(trees in trees()) {
        let stream: TokenStream = trees.into_iter().collect();
        check(&read_macro(stream.clone()));
        check(&read_derive(stream));
    }

    /// What looks like a layout from outside, with any values.
    #[test]
    fn values_are_read(
        values in prop::collection::vec((prop::sample::select(&WORDS[4..20]), trees()), 0..8)
    ) {
        let mut body: TokenStream = "board: 8 x 8,".parse().expect("tokens");
        for (key, value) in values {
            body.extend(format!("{key}:").parse::<TokenStream>().expect("tokens"));
            body.extend(value);
            body.extend(",".parse::<TokenStream>());
        }
        let braces = Group::new(Delimiter::Brace, body);
        let mut stream: TokenStream = "struct Name".parse().expect("tokens");
        stream.extend([TokenTree::from(braces)]);
        let read = read_macro(stream);
        prop_assert_eq!(read.layouts.len(), 1);
        check(&read);
    }

    #[test]
    fn text_is_read(text in "[ -~\n]{0,200}") {
        let read = read_source(&text);
        read.diagnostics.render("text.layout", &text);
        check(&read);
    }

    #[test]
    fn any_text_is_read(text in any::<String>()) {
        check(&read_source(&text));
    }

    /// Standard layouts with some characters taken out, put in or moved.
    #[test]
    fn mutilated_layouts_are_read(
        source in prop::sample::select(sources()),
        edits in prop::collection::vec((any::<prop::sample::Index>(), "[ -~]{0,3}", 0..4_usize), 1..4),
    ) {
        let mut characters: Vec<char> = source.chars().collect();
        for (place, inserted, removed) in edits {
            let start = place.index(characters.len());
            let end = (start + removed).min(characters.len());
            characters.splice(start..end, inserted.chars());
        }
        let text: String = characters.into_iter().collect();
        let read = read_source(&text);
        read.diagnostics.render("text.layout", &text);
        check(&read);
    }
}

/// A group within a group within a group ..., built without recursion.
fn nested(delimiter: Delimiter, depth: usize, inner: &str) -> TokenTree {
    let mut stream: TokenStream = inner.parse().expect("tokens");
    for _ in 0..depth {
        stream = TokenTree::from(Group::new(delimiter, stream)).into();
    }
    stream.into_iter().next().expect("a group")
}

/// `number` with a value nested so deeply.
fn nested_number(delimiter: Delimiter, depth: usize) -> Read {
    let mut body: TokenStream = "board: 1 x 1, number:".parse().expect("tokens");
    body.extend([nested(delimiter, depth, "0")]);
    let mut stream: TokenStream = "struct Name".parse().expect("tokens");
    stream.extend([TokenTree::from(Group::new(Delimiter::Brace, body))]);
    read_macro(stream)
}

#[test]
fn deep_nesting_is_refused_and_takes_no_stack() {
    for delimiter in [Delimiter::Parenthesis, Delimiter::None, Delimiter::Bracket, Delimiter::Brace]
    {
        let errors = nested_number(delimiter, 20_000).diagnostics;
        let messages: Vec<String> = errors.iter().map(Diagnostic::message).collect();
        assert_eq!(
            messages,
            ["brackets are nested more than 128 deep\nhelp: take the inner ones apart"],
            "{delimiter:?}"
        );
    }
    assert!(nested_number(Delimiter::Parenthesis, 127).diagnostics.is_empty());
    assert!(nested_number(Delimiter::None, 127).diagnostics.is_empty());
}

#[test]
fn long_formulas_take_no_stack() {
    let read = |inner: String| {
        read_source(&format!("struct Name {{ board: 1 x 1, number: {inner} }}")).diagnostics
    };
    for (part, most) in [("-", FORMULA - 1), ("0 + ", FORMULA / 2 - 1)] {
        assert!(read(part.repeat(most) + "0").is_empty(), "{part}");
        assert_eq!(read(part.repeat(200_000) + "0").len(), 1, "{part}");
    }
    assert!(read("0 | 0 ^ 0 & (".repeat(100) + "0" + &")".repeat(100)).is_empty());
}
