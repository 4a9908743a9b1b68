//! Tokens that no author writes, but macros can pass on: they are refused at their place, and hide no other mistake.

use proc_macro2::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};
use quadrille_codegen::diagnostic::Diagnostic;
use quadrille_codegen::read::{Read, read_macro};

/// A layout with values of all kinds.
const LAYOUT: &str = r#"pub struct Name {
    board: 3 x 3, number: (rank * 3 + file) where file < 3, index: { hi: 2, lo: 2 },
    pieces: { rook: R, ferz: (1,1) as crate::Ferz }, names: { files: "xyz", ranks: ["1", "2", "3"] },
    circuits: { square: { rotate_180: ["8", "- x"] } }, packed: [hi, [lo]], bitboard: u64,
    regions: { home: { white: "a1", black: "c3" } }, magics: { rook: [[1 >> 2 rotated 3] _] },
    symmetry: { flip_vertical: lo ^ 1, rotate_180: (hi -> lo) }, directions: { north: (0, +1) } }"#;

/// Declarations of indexes with settings of all kinds.
const INDEX: &str = r#"board: 4 x 4 where file + rank > 0; scheme: exact; kings: apart;
    regions: { home: "a2-d3" }; relations: { Rr: "a1/b2", Nn: opposed }; registry: pub ALL; crate: ::q;
    /// Some.
    pub KRvK, KNvK: syzygy(K3, order: 1), Name = KQvKR"#;

fn literal(text: &str) -> TokenTree {
    text.parse::<Literal>().expect("a literal").into()
}

fn hidden(tokens: TokenStream) -> TokenTree {
    Group::new(Delimiter::None, tokens).into()
}

/// Hostile pieces of input.
fn hostile() -> Vec<TokenStream> {
    let span = Span::call_site();
    let deep = (0..200).fold(TokenStream::new(), |inner, _| hidden(inner).into());
    let many = (0..1000).map(|_| hidden(TokenStream::new()));
    let mut pieces: Vec<TokenStream> = vec![
        deep,
        many.collect(),
        TokenTree::from(Literal::i64_unsuffixed(-5)).into(),
        TokenTree::from(Literal::f64_suffixed(1.5)).into(),
        TokenTree::from(Ident::new_raw("type", span)).into(),
        TokenTree::from(Ident::new("_", span)).into(),
        TokenTree::from(Punct::new('\'', Spacing::Alone)).into(),
        TokenTree::from(Group::new(Delimiter::Parenthesis, TokenStream::new())).into(),
        hidden("x: 1, y".parse().expect("tokens")).into(),
        literal(&"9".repeat(10_000)).into(),
        "'a".parse().expect("a lifetime"),
        "# ! [doc] :: = > <".parse().expect("punctuation"),
    ];
    let literals = [
        "r\"\"", "r#\"\"#", "b\"a\"", "br#\"\"#", "c\"\"", "b'a'", "'x'", "\"\"", "\"\\n\"",
        "0b1_u8", "1e5",
    ];
    pieces.extend(literals.map(|text| literal(text).into()));
    pieces
}

/// The streams in which the piece replaces a token, at any depth, or stands before it.
fn spoilt(tokens: TokenStream, piece: &TokenStream, keeps: bool) -> Vec<TokenStream> {
    let trees: Vec<TokenTree> = tokens.into_iter().collect();
    let mut all = Vec::new();
    for (index, tree) in trees.iter().enumerate() {
        let with = |other: TokenStream| {
            let (before, after) = (trees[..index].iter(), trees[index + 1..].iter());
            before.cloned().chain(other).chain(after.cloned()).collect()
        };
        let kept = keeps.then(|| tree.clone());
        all.push(with(piece.clone().into_iter().chain(kept).collect()));
        if let TokenTree::Group(group) = tree {
            for inner in spoilt(group.stream(), piece, keeps) {
                all.push(with(TokenTree::from(Group::new(group.delimiter(), inner)).into()));
            }
        }
    }
    all
}

fn all_spoilt(piece: &TokenStream, keeps: bool) -> Vec<Read> {
    let tokens: TokenStream = LAYOUT.parse().expect("tokens");
    spoilt(tokens, piece, keeps).into_iter().map(read_macro).collect()
}

/// The messages, sorted by text, since rebuilt groups have other places.
fn messages(read: &Read) -> Vec<&str> {
    let mut messages: Vec<&str> = read.diagnostics.iter().map(Diagnostic::message).collect();
    messages.sort_unstable();
    messages
}

#[test]
fn hostile_tokens_hide_nothing() {
    for piece in hostile() {
        let shown: String = piece.to_string().chars().take(40).collect();
        for (index, read) in all_spoilt(&piece, false).iter().enumerate() {
            let messages = messages(read);
            assert!(
                !messages.iter().any(|text| text.contains("unexpected")),
                "{shown}: {messages:?}"
            );
            // From the fourth token on the pieces are within the braces, after the type's name.
            let is_deep = messages.iter().any(|text| text.contains("nested more than"));
            assert!(is_deep || index < 4 || read.layouts.len() == 1, "{shown}: {messages:?}");
        }
    }
}

#[test]
fn hostile_tokens_of_indexes_are_refused_in_the_words_of_the_language() {
    let tokens: TokenStream = INDEX.parse().expect("tokens");
    for piece in hostile() {
        for tokens in spoilt(tokens.clone(), &piece, false) {
            let (_, mistakes) = quadrille_codegen::tablebase::requests(tokens);
            let foreign = mistakes.iter().find(|mistake| mistake.message().contains("unexpected"));
            assert!(foreign.is_none(), "{foreign:?}");
        }
    }
}

#[test]
fn empty_groups_without_delimiters_mean_nothing_anywhere() {
    let tokens: TokenStream = LAYOUT.parse().expect("tokens");
    let plain = read_macro(tokens);
    let empty = hidden(TokenStream::new()).into();
    for read in all_spoilt(&empty, true) {
        assert_eq!(messages(&read), messages(&plain));
    }
}
