//! Drawn and printed keys: those of W's document to the letter, and all of them given back to the compiler.

use quadrille_codegen::described_type::Described;
use quadrille_codegen::model::Square;
use quadrille_codegen::read::read_source;
use quadrille_codegen::solve::sliders::{Method, solve};
use quadrille_tools::{explain, standard};

fn described(text: &str) -> Described {
    let read = read_source(text);
    assert!(read.diagnostics.is_empty(), "{}", read.diagnostics.render("a layout", text));
    read.layouts.into_iter().next().expect("a layout")
}

fn w() -> Described {
    described(standard::text("w").expect("a standard layout"))
}

/// The lines of a drawn sum, without the spaces that align columns.
fn sum(layout: &Described, square: &str) -> Vec<String> {
    let text = explain::key_of_square(layout, "rook", square).expect("a sum");
    let is_row = |line: &&str| {
        ["masked", "key"].iter().any(|note| line.ends_with(note)) || line.contains("<<")
    };
    text.lines().filter(is_row).map(|line| line.replace(' ', "")).collect()
}

#[test]
fn the_sum_of_the_corner_between_1_and_2_is_drawn_as_on_the_page() {
    let page = [
        "-. . ......2...1.....2'1' masked",
        "2. . .1.....2'1' <<28",
        ".. . 1.....2'1' <<31",
        ".2'1' <<55",
        "22'1'1 key",
    ];
    assert_eq!(sum(&w(), "h8"), page.map(|line| line.replace(' ', "")));
}

/// The page has 33 for 34, and four dots between 1 and 4' where there are three groups: a, A and o.
#[test]
fn the_sum_of_the_corner_between_4_and_1_is_drawn_as_on_the_page_but_for_its_misprints() {
    let page = [
        "- 4.. .........1....4'..1' masked",
        ". 4.. .........1....4'..1' <<1",
        ". .1. ...4'..1' <<33",
        "4'..1' <<52",
        "4'411' key",
    ];
    let meant = page.map(|line| {
        let line = line.replace(' ', "").replace("<<33", "<<34");
        line.replace("1....4'", "1...4'")
    });
    assert_eq!(sum(&w(), "a8"), meant);
}

/// The keys that `explain` prints for a piece, by square; `None` for those that do not permute bits.
fn printed(layout: &Described, piece: &str) -> Vec<(String, Option<String>)> {
    let text = explain::keys_of_all(layout, piece).expect("keys");
    let rows = text.lines();
    let mut keys = Vec::new();
    for line in rows.skip(1) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [square, _, _, key, ..] = words.as_slice() else { panic!("{line}") };
        keys.push(((*square).to_owned(), (*key != "sums:").then(|| (*key).to_owned())));
    }
    keys
}

/// The classes of squares that share an index, for a piece that is one rider.
fn shared(layout: &Described, piece: &str) -> Vec<Vec<Square>> {
    let layout = &layout.layout;
    let ride = layout.pieces.iter().find(|known| known.name == piece).expect("a piece").rides[0];
    let given = layout.magics.iter().find(|given| given.ride == ride);
    let word = layout.word.expect("bitboards");
    let solved = solve(&layout.numbering, word, ride, given, &layout.sliders).expect("tables");
    assert!(matches!(solved.method, Method::Magic(_)));
    solved.indexes(&layout.numbering)
}

/// W with the printed keys of a piece in place of its magics, as far as they are in letters.
fn given_back(piece: &str, keys: &[(String, Option<String>)]) -> String {
    let mut text = standard::text("w").expect("a standard layout").to_owned();
    let at = text.find(&format!("        {piece}: {{\n")).expect("the piece's magics");
    for (square, key) in keys {
        let Some(key) = key else { continue };
        let start = at + text[at..].find(&format!("{square}: ")).expect("a square") + 4;
        let end = start + text[start..].find([',', '\n']).expect("an end");
        text.replace_range(start..end, &format!("\"{key}\""));
    }
    text
}

/// The keys that are not given back put two squares on one bit, or rotate the occupancy first.
#[test]
fn printed_keys_of_w_are_magics_that_share_as_before() {
    for (piece, permuting) in [("rook", 36), ("bishop", 48)] {
        let keys = printed(&w(), piece);
        assert_eq!(keys.len(), 64);
        assert_eq!(keys.iter().filter(|(_, key)| key.is_some()).count(), permuting, "{piece}");
        let back = described(&given_back(piece, &keys));
        assert_eq!(shared(&back, piece), shared(&w(), piece), "{piece}");
        assert_eq!(printed(&back, piece), keys, "{piece}");
    }
}

/// Without groups a key is written in squares.
#[test]
fn keys_without_groups_are_printed_by_squares() {
    let text = "pub struct Board { board: 5 x 5, number: rank * 5 + file, pieces: { rook: R },
        sliders: { method: magic } }";
    let keys = printed(&described(text), "rook");
    assert_eq!(keys.len(), 25);
    let told: Vec<_> =
        keys.iter().filter_map(|(square, key)| Some((square, key.as_ref()?))).collect();
    assert!(!told.is_empty());
    let magics: Vec<String> =
        told.iter().map(|(square, key)| format!("{square}: \"{key}\"")).collect();
    let back = text
        .replace("sliders:", &format!("magics: {{ rook: {{ {} }} }}, sliders:", magics.join(", ")));
    assert_eq!(printed(&described(&back), "rook"), keys);
}

/// A pattern on irrelevant squares adds a constant to each product, which may take a square out of its class.
#[test]
fn patterns_that_add_constants_are_told() {
    let explained = |pattern: &str| {
        let text = format!(
            "pub struct Board {{ board: 8 x 8, number: rank * 8 + file, pieces: {{ rook: R }},
                patterns: {{ rook: {{ b1: \"{pattern}\" }} }} }}"
        );
        explain::text(&described(&text), Some("rook")).expect("an explanation")
    };
    let told = explained("xor e4 f6 d1");
    assert!(
        told.contains("the pattern of b1 complements e4 f6, which do not matter there"),
        "{told}"
    );
    assert!(!explained("xor d1 b4").contains("which do not matter there"));
}
