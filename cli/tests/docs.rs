//! The pictures and the figures of the README and of the guide are those that the command draws and the
//! benchmarks' record has. One command makes them anew:
//!
//! ```sh
//! BLESS=1 cargo test -p quadrille-cli --test docs
//! ```

mod command;

use std::path::{Path, PathBuf};
use std::{env, fs};

use command::quadrille;

/// The pictures in `docs`, and the arguments of `quadrille show` for them.
const PICTURES: [(&str, &[&str]); 6] = [
    ("numbers", &["w"]),
    ("shared", &["lerf", "w", "--shared", "rook"]),
    ("flips", &["board5x5", "board6x6", "--flip", "rotate_90"]),
    ("cannon", &["xiangqi", "--piece", "cannon", "--from", "b2", "--occupied", "b7 b9 e2"]),
    ("triangle", &["board6x6", "--flip", "flip_diagonal"]),
    ("attacks", &["lerf", "--piece", "rook", "--from", "e4", "--occupied", "e6 c4"]),
];

/// The rows of the benchmarks' record that the README shows, and what it calls them.
const ROWS: [(&str, &str); 4] = [
    ("lerf, split", "a1 = 0, a key for each line"),
    ("w, split", "W, a key for each line"),
    ("rotary, split", "Rotary, a key for each line"),
    ("rotary, magic", "Rotary, bytes that name sets"),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").to_owned()
}

fn is_blessed() -> bool {
    env::var_os("BLESS").is_some()
}

/// Whether a file has this text; where it is blessed, it has then.
#[track_caller]
fn same(path: &Path, text: &str) {
    if is_blessed() {
        fs::write(path, text).expect("a file");
    }
    let present = fs::read_to_string(path).unwrap_or_default();
    let name = path.display();
    assert!(present == text, "{name} is stale: BLESS=1 cargo test -p quadrille-cli --test docs");
}

#[test]
fn pictures_are_those_that_are_drawn_now() {
    for (name, arguments) in PICTURES {
        let drawn = quadrille(&[&["show"], arguments, &["--svg", "-"]].concat()).output();
        same(&root().join("docs").join(format!("{name}.svg")), &drawn);
    }
    let files = fs::read_dir(root().join("docs")).expect("the pictures");
    assert_eq!(files.count(), PICTURES.len(), "a picture that nothing draws");
}

/// What stands between the two comments in a text.
fn between<'a>(text: &'a str, name: &str) -> (&'a str, &'a str, &'a str) {
    let (begin, end) = (format!("<!-- {name} -->\n"), format!("<!-- end of {name} -->"));
    let start = text.find(&begin).expect("where it begins") + begin.len();
    let stop = start + text[start..].find(&end).expect("where it ends");
    (&text[..start], &text[start..stop], &text[stop..])
}

#[test]
fn figures_are_those_of_the_record() {
    let record = fs::read_to_string(root().join("bench/README.md")).expect("the record");
    let heading = "\
        | numbering and method | bytes | many at once | one after another | after a megabyte of other data |\n\
        | --- | --- | --- | --- | --- |\n";
    let rows = ROWS.map(|(row, name)| {
        let start = format!("| {row} | ");
        let line = record.lines().find(|line| line.starts_with(&start)).expect("a row");
        format!("| {name} | {}\n", line.trim_start_matches(&start))
    });
    let table = heading.to_owned() + &rows.concat();
    let path = root().join("README.md");
    let readme = fs::read_to_string(&path).expect("the README");
    let (before, _, after) = between(&readme, "figures");
    same(&path, &format!("{before}{table}{after}"));
}

/// The bytes of that record are what the compiler says now.
#[test]
fn bytes_are_what_they_are() {
    let record = fs::read_to_string(root().join("bench/README.md")).expect("the record");
    for (layout, method) in [("lerf", "split"), ("rotary", "magic")] {
        let explained = quadrille(&["explain", layout, "queen_attacks"]).output();
        let is_cost = |line: &&str| line.starts_with("queen_attacks: tables of ");
        let line = explained.lines().find(is_cost).expect("the cost of queens");
        let bytes = line.trim_start_matches("queen_attacks: tables of ");
        let (bytes, _) = bytes.split_once(" bytes").expect("bytes");
        let row = format!("| {layout}, {method} | {bytes} |");
        assert!(record.contains(&row), "{row}");
    }
}
