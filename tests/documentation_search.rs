//! The names that other programs and libraries use lead to ours in the search of the rendered documentation. The
//! search is rustdoc's own, in JavaScript. Documentation takes a while to render: without `REQUIRE_NODE`, which
//! `.ci/long search` sets, no search is tested, and the tests say so.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::LazyLock;
use std::{env, fs};

/// Usual names in engines, and the page to which each must lead.
const NAMES: &[(&str, &[&str])] = &[
    ("struct.Bitboard.html#method.first", &["lsb"]),
    ("struct.Bitboard.html#method.last", &["msb"]),
    ("struct.Bitboard.html#method.pop_front", &["pop_lsb", "pop_first"]),
    ("struct.Bitboard.html#method.count", &["popcnt", "popcount", "count_ones", "len"]),
    ("struct.Bitboard.html#method.is_empty", &["is_empty"]),
    ("struct.Bitboard.html#method.more_than_one", &["more_than_one", "several"]),
    ("struct.Bitboard.html#method.single_square", &["only_square", "is_singleton"]),
    ("struct.Bitboard.html#method.contains", &["test_bit"]),
    ("struct.Bitboard.html#method.add", &["set_bit"]),
    ("struct.Bitboard.html#method.symmetric_difference", &["toggle"]),
    ("struct.Bitboard.html#method.subsets", &["subsets", "carry_rippler"]),
    ("struct.Square.html#method.distance", &["distance", "chebyshev", "file_distance"]),
    ("struct.Bitboard.html#method.transform", &["flip", "mirror"]),
    ("struct.Square.html#method.transform", &["flip", "mirror"]),
    ("struct.Bitboard.html#method.flip_diagonal", &["transpose"]),
    ("struct.Square.html#method.rotate_90", &["rotate"]),
    ("struct.Bitboard.html#method.from_relative_rank", &["relative_rank"]),
    ("struct.Bitboard.html#method.from_relative_ranks", &["forward_ranks"]),
    ("struct.Square.html#method.relative_to", &["relative_square"]),
    ("struct.Bitboard.html#method.attack_span", &["passed_pawn_span"]),
    ("struct.Square.html#method.between", &["between"]),
    ("struct.Square.html#method.line_through", &["line", "aligned"]),
    ("struct.Square.html#method.ray", &["ray"]),
    ("struct.Square.html#method.ray_through", &["ray_pass"]),
    ("struct.Square.html#method.attackers_by", &["attackers_to"]),
    ("struct.Square.html#method.xrays", &["x_ray"]),
    ("struct.Square.html#method.attacks_empty", &["pseudo_attacks"]),
    ("struct.Bitboard.html#method.forward", &["pawn_push"]),
    ("struct.Square.html#method.pawn_pushes", &["pawn_push"]),
    ("struct.Square.html#method.pawn_attacks", &["pawn_attacks"]),
    ("struct.Bitboard.html#method.diagonal", &["diagonal"]),
    ("struct.Bitboard.html#method.anti_diagonal", &["anti_diagonal"]),
    ("struct.Bitboard.html#method.shift", &["shift"]),
    ("struct.Bitboard.html#method.fill", &["fill"]),
    ("struct.Bitboard.html#associatedconstant.LIGHT_SQUARES", &["light_squares"]),
    ("struct.Bitboard.html#associatedconstant.DARK_SQUARES", &["dark_squares"]),
    ("struct.Square.html#method.from_coords", &["from_file_rank"]),
    ("struct.Square.html#method.from_str", &["from_str"]),
    ("struct.Square.html#method.new", &["from_index", "new_unchecked"]),
    ("struct.SquareMap.html", &["mailbox", "psqt"]),
    ("pairs/trait.Pairs.html", &["threat", "HalfKA", "NNUE"]),
    ("pairs/fn.numbers.html", &["feature_index"]),
    ("pairs/fn.changes.html", &["accumulator"]),
    // The library does not have these: the guide writes them.
    ("guide/first_engine/index.html", &["zobrist", "mailbox", "perft", "fen"]),
];

/// The number of results that a reader looks at.
const MOST_RESULTS: usize = 6;

/// The pages that are found by each name, best first.
type Found = BTreeMap<String, Vec<String>>;

/// The rendered documentation, once for all tests, or the reason why there is none.
static RENDERED: LazyLock<Result<PathBuf, &str>> = LazyLock::new(|| {
    if env::var_os("REQUIRE_NODE").is_none() {
        return Err("`.ci/long search` has the documentation's search");
    }
    if !Command::new("node").arg("--version").output().is_ok_and(|node| node.status.success()) {
        return Err("there is no node");
    }
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from);
    let documentation = root().join(target).join("doc");
    // Rustdoc adds to an existing index and keeps aliases that are gone. Without the page, cargo calls it again.
    let _ = fs::remove_dir_all(documentation.join("search.index"));
    let _ = fs::remove_file(documentation.join("quadrille/index.html"));
    let cargo = Command::new(env!("CARGO"))
        .args(["doc", "--quiet", "-p", "quadrille", "--no-deps", "--features", "chess,tablebase"])
        .current_dir(root())
        .status();
    assert!(cargo.expect("cargo").success());
    Ok(documentation)
});

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

/// Types names into the search. `None` if that is impossible; a message says so.
fn search<'a>(names: impl Iterator<Item = &'a str>) -> Option<Found> {
    let documentation = RENDERED.as_ref().map_err(|reason| tell_skipped(reason)).ok()?;
    let mut node = Command::new("node")
        .arg(root().join("tests/documentation_search.js"))
        .arg(documentation)
        .args(["quadrille", &MOST_RESULTS.to_string()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("node");
    let lines: String = names.flat_map(|name| [name, "\n"]).collect();
    node.stdin.take().expect("a pipe").write_all(lines.as_bytes()).expect("names are read");
    let output = node.wait_with_output().expect("node");
    if output.status.code() == Some(3) {
        tell_skipped("this rustdoc has another search");
        return None;
    }
    assert!(output.status.success());
    let lines = String::from_utf8(output.stdout).expect("text");
    Some(lines.lines().map(pages).collect())
}

/// A name, and the pages that it leads to.
fn pages(line: &str) -> (String, Vec<String>) {
    let mut words = line.split(' ').map(str::to_owned);
    (words.next().unwrap_or_default(), words.collect())
}

/// Prints the message even if the output of tests is captured.
fn tell_skipped(reason: &str) {
    assert!(env::var_os("REQUIRE_NODE").is_none(), "{reason}");
    let _ = writeln!(std::io::stderr(), "skipped: {reason}");
}

#[test]
fn usual_names_lead_to_what_they_mean() {
    let names = NAMES.iter().flat_map(|(_, names)| names.iter().copied());
    let Some(found) = search(names) else { return };
    let astray = NAMES.iter().flat_map(|(page, names)| names.iter().map(move |name| (name, page)));
    let astray: Vec<_> = astray
        .filter(|(name, page)| !found[**name].iter().any(|found| found == *page))
        .map(|(name, page)| format!("`{name}` leads to {:?}, not {page}", found[*name]))
        .collect();
    assert!(astray.is_empty(), "{}", astray.join("\n"));
}

/// The names that `counterparts` lists for other libraries, if they are plain.
#[test]
fn names_of_other_libraries_are_found() {
    let table = fs::read_to_string(root().join("src/counterparts.md")).expect("the page");
    let cells = table.lines().filter(|line| line.starts_with("| `"));
    let spans = cells
        .flat_map(|line| line.split(" | ").skip(1))
        .flat_map(|cell| cell.split('`').skip(1).step_by(2));
    let names: Vec<_> = spans.filter_map(plain_name).collect();
    assert!(names.len() > 60, "{} names", names.len());
    let Some(found) = search(names.iter().copied()) else { return };
    let missing: Vec<_> = names.iter().filter(|name| found[**name].is_empty()).collect();
    assert!(missing.is_empty(), "not found: {missing:?}");
}

/// A re-export whose own documentation begins with an example has no such sentence.
#[test]
fn every_item_of_the_front_page_has_a_sentence() {
    let Ok(documentation) = RENDERED.as_ref().map_err(|reason| tell_skipped(reason)) else {
        return;
    };
    let page = fs::read_to_string(documentation.join("quadrille/index.html")).expect("the page");
    assert!(page.contains("</dt><dd>"), "rustdoc lists items otherwise");
    let bare = page.split("</dt><d").filter(|item| item.starts_with("t>")).count();
    let last = page.matches("</dt></dl>").count();
    assert_eq!((bare, last), (0, 0), "items without a sentence");
}

/// `attacks::aligned(a, b, c)` is found by `aligned`.
fn plain_name(span: &str) -> Option<&str> {
    let path = span.split('(').next()?;
    let name = path.rsplit(['.', ':']).next()?;
    let is_plain =
        name.len() > 1 && name.chars().all(|letter| letter.is_ascii_lowercase() || letter == '_');
    is_plain.then_some(name)
}
