//! The pictures and figures of the README and the guide are those that the command draws and the benchmarks'
//! record has. One command rewrites them:
//!
//! ```sh
//! BLESS=1 cargo test -p quadrille-cli --test commands docs
//! ```

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::command::{quadrille, same, with_input};
use quadrille_codegen::text::thousands;

/// The pictures in `docs`, and the arguments of `quadrille show` for them. `-` is the README's first program.
const PICTURES: [(&str, &[&str]); 7] = [
    ("amazon", &["-", "--piece", "amazon", "--from", "d4", "--occupied", "d6 f3 g4"]),
    ("numbers", &["w"]),
    ("shared", &["w", "pinwheel", "--shared", "rook"]),
    ("flips", &["lerf", "--flip", "rotate_90"]),
    ("cannon", &["xiangqi", "--piece", "cannon", "--from", "b2", "--occupied", "b7 b9 e2"]),
    ("triangle", &["board6x6", "--flip", "flip_diagonal"]),
    ("attacks", &["lerf", "--piece", "rook", "--from", "e4", "--occupied", "e6 c4"]),
];

/// The rows of the benchmarks' record that the README shows, and their names there.
const ROWS: [(&str, &str); 3] = [
    ("lerf, split", "a1 = 0, a key for each line"),
    ("rotary, split", "Rotary, a key for each line"),
    ("rotary, magic", "Rotary, bytes that name sets"),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn pictures_are_those_that_are_drawn_now() {
    let program = first_program();
    for (name, arguments) in PICTURES {
        let arguments = [&["show"], arguments, &["--svg", "-"]].concat();
        let drawn = with_input(&arguments, &program).output();
        same(&root().join("docs").join(format!("{name}.svg")), &drawn);
    }
    let files = fs::read_dir(root().join("docs")).expect("the pictures");
    let is_picture = |file: &fs::DirEntry| file.path().extension().is_some_and(|it| it == "svg");
    let pictures = files.map(|file| file.expect("a file")).filter(is_picture);
    assert_eq!(pictures.count(), PICTURES.len(), "a picture that nothing draws");
}

/// The first program of the README, which follows its picture.
fn first_program() -> String {
    let readme = fs::read_to_string(root().join("README.md")).expect("the README");
    let (_, program) = readme.split_once("```rust\n").expect("a program");
    program.split_once("```").expect("its end").0.to_owned()
}

#[test]
fn what_the_readme_says_is_verified() {
    let checked = with_input(&["check", "-"], first_program()).output();
    let (_, verified) = checked.split_once("Board: ").expect("what was verified");
    let readme = fs::read_to_string(root().join("README.md")).expect("the README");
    let verified = verified.lines().next().expect("a line");
    assert!(readme.replace("\n  ", " ").contains(verified), "{verified}");
}

/// The documentation of a crate includes its README, so that programs there are tests.
#[test]
fn programs_of_readmes_are_tests() {
    let folders =
        fs::read_dir(root()).expect("the folders").map(|entry| entry.expect("one").path());
    let mut tested = 0;
    let nested = ["syzygy/fathom", "macros/convert", "tools/command", "tools/languages"];
    let nested = nested.map(|folder| root().join(folder));
    for folder in folders.chain([root()]).chain(nested) {
        let readme = fs::read_to_string(folder.join("README.md")).unwrap_or_default();
        if readme.contains("```rust") {
            let source = fs::read_to_string(folder.join("src/lib.rs")).expect("a crate");
            assert!(source.contains(r#"include_str!("../README.md")"#), "{}", folder.display());
            tested += 1;
        }
    }
    assert!(tested > 5, "{tested}");
}

/// The README must be short, or strangers do not read it.
#[test]
fn the_readme_is_short() {
    let readme = fs::read_to_string(root().join("README.md")).expect("the README");
    assert!(readme.chars().count() <= 6_000, "{} characters", readme.chars().count());
}

/// The text between two comments, with what comes before and after.
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
        | numbering and method | bytes of tables | many look-ups at once | each waits for the last | after reading a megabyte of other data |\n\
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

/// The bytes in that record, for every numbering and method, are those that the compiler tells now.
#[test]
fn bytes_are_what_they_are() {
    let record = fs::read_to_string(root().join("bench/README.md")).expect("the record");
    let rows: Vec<Row<'_>> = record.lines().filter_map(Row::read).collect();
    assert!(rows.len() > 15, "{} rows", rows.len());
    // Many rows are in several tables.
    let mut known = BTreeMap::new();
    for row in rows {
        let key = (row.layout, row.options.clone());
        let bytes = known.entry(key).or_insert_with(|| row.bytes_of_riders());
        assert_eq!(row.bytes, *bytes, "{}, {}", row.layout, row.options);
    }
}

/// The pages tell the operations of W's longest step or flip.
#[test]
fn operations_are_as_many_as_pages_say() {
    let explained = quadrille(&["explain", "w"]).output();
    let is_circuit = |line: &&str| line.starts_with("shift_") || line.starts_with("flip_");
    let operations = explained.lines().filter(is_circuit).filter_map(|line| {
        let (_, cost) = line.split_once(": ")?;
        cost.split_once(" operations")?.0.parse::<u32>().ok()
    });
    let said = format!("up to {} operations", operations.max().expect("steps and flips"));
    for page in ["README.md", "docs/COMPARISON.md", "src/guide/shared_tables.md"] {
        let page_text = fs::read_to_string(root().join(page)).expect("a page");
        assert!(page_text.replace('\n', " ").contains(&said), "{page}: {said}");
    }
}

/// The guide tells the size of Pinwheel's indexes.
#[test]
fn indexes_are_as_large_as_the_guide_says() {
    let guide = fs::read_to_string(root().join("src/guide/research.md")).expect("the guide");
    let guide = guide.replace('\n', " ");
    let explained = quadrille(&["explain", "pinwheel", "queen"]).output();
    let bytes = explained.lines().filter_map(|line| {
        let (_, rest) = line.split_once(" indexes of ")?;
        Some(rest.split_once(" bytes")?.0)
    });
    let [rook, bishop] = bytes.collect::<Vec<_>>()[..] else { panic!("{explained}") };
    let said = format!("{rook} bytes for the rook and {bishop} for the bishop");
    assert!(guide.contains(&said), "{said}");
}

/// A numbering and a method of the record, and the bytes of rook and bishop.
struct Row<'a> {
    layout: &'a str,
    /// The method in the notation of descriptions.
    options: String,
    bytes: &'a str,
}

impl<'a> Row<'a> {
    /// Reads `| w, magic, sets per line | 43,392 | ...`; `None` for other lines.
    fn read(line: &'a str) -> Option<Row<'a>> {
        let (subject, rest) = line.strip_prefix("| ")?.split_once(" | ")?;
        let (layout, method) = subject.split_once(", ")?;
        if !["lerf", "ring", "rotary", "pinwheel", "w"].contains(&layout) {
            return None;
        }
        // The command tells the bytes for processors without PEXT, where split magics replace it, and without vectors.
        if method == "pext" || method.ends_with(" in a vector") {
            return None;
        }
        let mut said = method.split(", ");
        let method = said.next()?.replace(' ', "_");
        let mut options = format!("method: {method}");
        for option in said {
            options += match option {
                "sets per line" => ", sets: per_line",
                _ => panic!("{option}"),
            };
        }
        Some(Row { layout, options, bytes: rest.split(' ').next()? })
    }

    /// The compiler's bytes for the standard layout with this method.
    fn bytes_of_riders(&self) -> String {
        // Other methods refuse given magics.
        let found = if self.options.starts_with("method: magic") { &["--found"][..] } else { &[] };
        let text =
            quadrille(&[&["export", self.layout, "--to", "layout"], found].concat()).output();
        let lines = text.lines().filter(|line| !line.trim_start().starts_with("sliders:"));
        let text = lines.collect::<Vec<_>>().join("\n");
        let text =
            if self.options.starts_with("method: magic") { text } else { without_magics(&text) };
        let sliders = format!("\n    sliders: {{ {} }},\n    pieces:", self.options);
        let text = text.replacen("\n    pieces:", &sliders, 1);
        let bytes = ["rook_attacks: ", "bishop_attacks: "].map(|function| {
            let name = function.trim_end_matches(": ");
            let explained = with_input(&["explain", "-", name], &text).output();
            let cost = explained.lines().find_map(|line| line.strip_prefix(function));
            let (_, bytes) = cost.and_then(|cost| cost.split_once(" from ")).expect("its cost");
            let bytes = bytes.split(' ').next().expect("bytes").replace(',', "");
            bytes.parse::<usize>().expect("a number")
        });
        thousands(bytes[0] + bytes[1])
    }
}

/// A description without its magics, which only some methods take.
fn without_magics(text: &str) -> String {
    let Some((before, magics)) = text.split_once("\n    magics: {\n") else {
        return text.to_owned();
    };
    let (_, after) = magics.split_once("\n    },").expect("the end of the magics");
    format!("{before}{after}")
}
