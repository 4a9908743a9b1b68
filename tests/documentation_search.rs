//! What other programs and libraries call a thing leads to it in the search of the documentation: by its own name or by
//! an alias. Names are read from the sources, as rustdoc does.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Usual names in engines, and the item to which each must lead.
const NAMES: &[(&str, &[&str])] = &[
    ("first", &["lsb"]),
    ("last", &["msb"]),
    ("pop_front", &["pop_lsb", "pop_first"]),
    ("count", &["popcnt", "popcount", "count_ones", "len"]),
    ("is_empty", &["is_empty"]),
    ("more_than_one", &["more_than_one", "several"]),
    ("single_square", &["only_square", "is_singleton"]),
    ("contains", &["test_bit"]),
    ("add", &["set_bit"]),
    ("toggle", &["toggle"]),
    ("subsets", &["subsets", "carry_rippler"]),
    ("distance", &["distance", "chebyshev", "file_distance"]),
    ("manhattan_distance", &["manhattan_distance"]),
    ("transform", &["flip", "mirror", "rotate"]),
    ("flip_vertical", &["mirror", "flip_rank"]),
    ("flip_horizontal", &["mirror", "flip_file"]),
    ("flip_diagonal", &["transpose"]),
    ("rotate_90", &["rotate"]),
    ("from_relative_rank", &["relative_rank"]),
    ("from_relative_ranks", &["forward_ranks"]),
    ("relative_to", &["relative_square"]),
    ("adjacent_files", &["adjacent_files", "passed_pawn_span"]),
    ("between", &["between"]),
    ("line_through", &["line", "aligned"]),
    ("ray", &["ray", "ray_pass"]),
    ("attackers_by", &["attackers_to"]),
    ("xrays_by", &["x_ray"]),
    ("attacks_empty", &["pseudo_attacks"]),
    ("pawn_pushes", &["pawn_push"]),
    ("pawn_attacks", &["pawn_attacks"]),
    ("diagonal", &["diagonal"]),
    ("anti_diagonal", &["anti_diagonal"]),
    ("shift", &["shift", "fill"]),
    ("light_squares", &["light_squares"]),
    ("dark_squares", &["dark_squares"]),
    ("from_coords", &["from_file_rank"]),
    ("square", &["from_str"]),
    ("new", &["from_index", "new_unchecked"]),
    ("squaremap", &["mailbox", "psqt"]),
    // What the library does not have: the guide writes it.
    ("first_engine", &["zobrist", "mailbox", "perft", "fen"]),
];

/// The items that are found by each name.
type Found = BTreeMap<String, Vec<String>>;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn rust_files(folder: PathBuf) -> Vec<PathBuf> {
    let entries =
        fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path());
    let files = entries.flat_map(|path| if path.is_dir() { rust_files(path) } else { vec![path] });
    files.filter(|path| path.extension().is_some_and(|extension| extension == "rs")).collect()
}

/// Reads all that the runtime and the guide make public.
fn found() -> Found {
    let mut found = Found::new();
    let files = rust_files(root().join("runtime/src"));
    for path in files.into_iter().chain([root().join("src/guide/mod.rs")]) {
        read(&fs::read_to_string(path).expect("a source"), &mut found);
    }
    found
}

/// Reads the items of a source: aliases stand before the item.
fn read(source: &str, found: &mut Found) {
    let (mut aliases, mut in_alias) = (Vec::new(), false);
    for line in source.lines().map(str::trim).filter(|line| !line.starts_with("//")) {
        in_alias |= line.starts_with("#[doc(alias(");
        if in_alias {
            aliases.extend(quoted(line));
            in_alias = !line.ends_with(")]");
        } else if let Some(item) = item(line) {
            let names = aliases.drain(..).chain([item.clone()]);
            names.for_each(|name| found.entry(name.to_lowercase()).or_default().push(item.clone()));
        } else if let Some((flip, names)) = flip(line) {
            names
                .chain([flip.clone()])
                .for_each(|name| found.entry(name).or_default().push(flip.clone()));
        }
    }
}

/// The name of the public item that a line declares, in lower case as the search compares it.
fn item(line: &str) -> Option<String> {
    // Methods of traits are public without a word.
    let rest = line.strip_prefix("pub ").or_else(|| line.starts_with("fn ").then_some(line))?;
    let rest = rest.strip_prefix("const fn ").unwrap_or(rest);
    let keywords = ["fn ", "const ", "struct ", "enum ", "mod ", "trait "];
    let rest = keywords.iter().find_map(|keyword| rest.strip_prefix(keyword)).unwrap_or(rest);
    let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let name = rest.split(|letter| !is_name(letter)).next()?;
    (!name.is_empty()).then(|| name.to_lowercase())
}

/// A row of the flips, which a macro declares: `flip_vertical, FlipVertical, ["mirror"], ...`.
fn flip(line: &str) -> Option<(String, impl Iterator<Item = String>)> {
    let (name, rest) = line.split_once(", ")?;
    let (_, aliases) = rest.split_once(", [")?;
    Some((name.to_owned(), quoted(aliases.split(']').next()?)))
}

fn quoted(line: &str) -> impl Iterator<Item = String> {
    line.split('"').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>().into_iter()
}

#[test]
fn usual_names_lead_to_what_they_mean() {
    let found = found();
    for (item, names) in NAMES {
        for name in *names {
            let items = found.get(*name).map_or(&[][..], Vec::as_slice);
            assert!(
                items.iter().any(|found| found == item),
                "`{name}` leads to {items:?}, not `{item}`"
            );
        }
    }
}

/// The names that `counterparts` lists for other libraries, if they are plain ones.
#[test]
fn names_of_other_libraries_are_found() {
    let found = found();
    let table = fs::read_to_string(root().join("src/counterparts.md")).expect("the page");
    let cells = table.lines().filter(|line| line.starts_with("| `"));
    let spans = cells
        .flat_map(|line| line.split(" | ").skip(1))
        .flat_map(|cell| cell.split('`').skip(1).step_by(2));
    let names: Vec<_> = spans.filter_map(plain_name).collect();
    assert!(names.len() > 70, "{} names", names.len());
    let missing: Vec<_> =
        names.iter().filter(|name| !found.contains_key(&name.to_lowercase())).collect();
    assert!(missing.is_empty(), "not found: {missing:?}");
}

/// `attacks::aligned(a, b, c)` is found by `aligned`.
fn plain_name(span: &str) -> Option<&str> {
    let path = span.split('(').next()?;
    let name = path.rsplit(['.', ':']).next()?;
    let is_plain =
        name.len() > 1 && name.chars().all(|letter| letter.is_ascii_lowercase() || letter == '_');
    is_plain.then_some(name)
}
