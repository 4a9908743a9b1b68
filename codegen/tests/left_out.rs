//! The compiler without the features `packed-flips`, `pairs` and `pretty`: keys that need them are errors at their
//! place, packed positions are flipped one piece after another, and written files are not formatted. `.ci/run` runs this
//! with only `texts`.

#![cfg(not(feature = "packed-flips"))]

use quadrille_codegen::diagnostic::Diagnostics;
use quadrille_codegen::read::read_source;

const LAYOUT: &str = "struct A { board: 8 x 8, number: rank * 8 + file";

/// The emitted code of a layout with these entries, and its errors.
fn compiled(entries: &str) -> (String, Diagnostics) {
    let read = read_source(&format!("{LAYOUT}, {entries} }}"));
    let (code, diagnostics) =
        quadrille_codegen::compile(&read.layouts, &read.layouts, read.diagnostics);
    (code.to_string(), diagnostics)
}

#[track_caller]
fn assert_refused(entries: &str, what: &str, feature: &str, at: &str) {
    let diagnostics = compiled(entries).1;
    let said: Vec<_> = diagnostics.iter().collect();
    let [only] = said[..] else { panic!("{said:?}") };
    assert_eq!(only.message(), format!("{what} need the feature `{feature}`"));
    assert!(only.help_text().is_some_and(|help| help.contains("Cargo.toml")));
    let text = format!("{LAYOUT}, {entries} }}");
    let column = only.extent().start.start().column;
    assert!(text[column..].starts_with(at), "the error stands at `{}`", &text[column..]);
}

#[test]
fn circuits_on_packed_positions_are_refused() {
    let circuits =
        "circuits: { square: { rotate_180: \"63 - x\" }, packed: { flip_vertical: \"x\" } }";
    assert_refused(circuits, "circuits on packed positions", "packed-flips", "packed: {");
}

#[test]
fn sets_of_pairs_are_refused() {
    let pairs = "pieces: { rook: R }, pairs: { Threats: { attacks: { rook: [rook] } } }";
    assert_refused(pairs, "numbers of pairs", "pairs", "Threats: {");
}

#[test]
fn pieces_are_flipped_one_after_another() {
    let (code, diagnostics) = compiled("packed: pieces");
    assert!(diagnostics.is_empty());
    let start = code.find("flip_vertical_packed FlipVertical").expect("the flip of a position");
    let body = &code[start..start + 200];
    assert!(body.contains("piece_by_piece"), "{body}");
}

#[cfg(all(feature = "texts", not(feature = "pretty")))]
#[test]
fn build_scripts_write_a_statement_a_line() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../layouts/lerf.layout");
    let builder = quadrille_codegen::Builder::new().file(path);
    let source = builder.generate().expect("a right description");
    let file = syn::parse_file(&source).expect("Rust");
    assert!(!file.items.is_empty());
    assert!(source.lines().count() > 100, "{}", source.lines().count());
    assert!(!source.contains("///"), "nothing is formatted");
}
