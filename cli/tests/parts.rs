//! Searches in shares: what is merged is the same in any order, and nothing is written before.

use std::fs;
use std::path::Path;

use crate::command::{file, folder, quadrille};

const BOARD: &str = "// Kept.
/// A board.
pub struct Board {
    board: 5 x 5,
    number: (rank * 5 + file) * 7 % 25,
    pieces: { rook: R, bishop: B },
    sliders: { method: magic },
}
";

/// The shares of a search for numberings, each in a run of its own, and the files that they leave.
fn shares(folder: &Path) -> (String, Vec<String>) {
    let path = file(folder, "board.layout", BOARD);
    let share = |number: u32| {
        let part = format!("{number}/3");
        let search = ["search", "numbering", &path, "--climbs", "3", "--steps", "10"];
        let run = quadrille(&[&search[..], &["--part", &part, "--threads", "1"]].concat());
        assert_eq!(run.status, 0, "{}", run.errors);
        let state = folder.join(format!("board.{number}-of-3.numbering-search"));
        state.to_str().expect("a name").to_owned()
    };
    let states = (1..=3).map(share).collect();
    assert_eq!(fs::read_to_string(&path).expect("a file"), BOARD, "shares write no description");
    (path, states)
}

/// The description after a merge in this order.
fn merged(path: &str, states: &[&str]) -> (String, String) {
    fs::write(path, BOARD).expect("a file");
    let own = Path::new(path).with_extension("numbering-search");
    let _ = fs::remove_file(&own);
    let arguments = [&["search", "merge", path], states].concat();
    let run = quadrille(&arguments);
    assert_eq!(run.status, 0, "{}", run.errors);
    let read = |path: &Path| fs::read_to_string(path).expect("a file");
    (read(Path::new(path)), read(&own))
}

#[test]
fn numberings_are_merged_in_any_order() {
    let folder = folder("parts");
    let (path, states) = shares(&folder);
    let [a, b, c] = [&states[0], &states[1], &states[2]].map(String::as_str);
    let first = merged(&path, &[a, b, c]);
    assert!(first.0.starts_with("// Kept.\n/// A") && first.0.contains("number: ["), "{}", first.0);
    for order in [[c, b, a], [b, a, c], [b, c, a]] {
        assert!(merged(&path, &order) == first, "{order:?}");
    }
    assert_eq!(quadrille(&["check", &path]).status, 0);
}

/// Rotations are those of 64-bit words, even where all squares of a class have numbers below 64.
#[test]
fn magics_of_larger_boards_are_written() {
    let folder = folder("larger");
    let path = file(&folder, "board.layout", include_str!("../../layouts/capablanca.layout"));
    quadrille(&["search", "magics", &path, "--rounds", "0"]).output();
    let written = fs::read_to_string(&path).expect("a file");
    assert!(written.contains("magics") && !written.contains("rotated"), "{written}");
}
