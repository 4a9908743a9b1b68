//! The tool is killed at any time, has a full disk, or may not write: no description is harmed.
//!
//! `QUADRILLE_RUNS=200` sets the number of kills; a quarter as many runs have a full disk.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use quadrille_codegen::read::read_source;

use crate::command::{file, folder};

const BOARD: &str = "// Kept, as all that the tool does not write.
pub struct Board {
    board: 5 x 5,
    number: (rank * 5 + file) * 7 % 25,
    pieces: { rook: R, bishop: B },
    sliders: { method: magic },
}
";

/// The number of kills.
fn runs() -> u32 {
    env::var("QUADRILLE_RUNS").ok().and_then(|runs| runs.parse().ok()).unwrap_or(1)
}

/// The description, in a folder for this test.
fn description(test: &str) -> PathBuf {
    file(&folder(test), "board.layout", BOARD).into()
}

/// A search: its goal, its length, and the text that it writes into the description.
#[derive(Clone, Copy)]
struct Search {
    what: &'static str,
    effort: &'static [&'static str],
    key: &'static str,
}

const SEARCHES: [Search; 3] = [
    Search { what: "magics", effort: &["--rounds", "0"], key: "magics: {" },
    Search { what: "flips", effort: &["--trials", "1000", "--threads", "1"], key: "circuits: {" },
    Search { what: "numbering", effort: &["--steps", "30", "--threads", "1"], key: "number: [" },
];

/// The search that takes longest; in long runs all of them.
fn searches() -> impl Iterator<Item = Search> {
    let most = if runs() > 1 { SEARCHES.len() } else { 1 };
    SEARCHES.into_iter().rev().take(most)
}

impl Search {
    fn arguments(self, path: &Path) -> Vec<String> {
        let path = path.to_str().expect("a name in Unicode");
        [&["search", self.what, path], self.effort]
            .concat()
            .into_iter()
            .map(str::to_owned)
            .collect()
    }

    fn run(self, path: &Path) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_quadrille"));
        command.args(self.arguments(path)).output().expect("an end")
    }
}

/// Checks that the description has its old text or the new one.
fn check(path: &Path, search: Search) {
    let text = fs::read_to_string(path).expect("the description is there");
    let read = read_source(&text);
    assert!(read.diagnostics.is_empty(), "{}", read.diagnostics.render("board.layout", &text));
    let parts = BOARD.split_once("    number: (rank * 5 + file) * 7 % 25,");
    let (before, after) = parts.expect("two parts");
    let kept = [before, after.trim_end_matches("\n}\n")];
    assert!(kept.iter().all(|part| text.contains(part)), "something else was written: {text}");
    assert!(text == BOARD || text.contains(search.key), "it was cut: {text}");
}

#[test]
fn a_tool_that_is_killed_harms_nothing() {
    searches().for_each(kill);
}

fn kill(search: Search) {
    let path = description(&format!("killed_{}", search.what));
    let start = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_quadrille"));
        command.args(search.arguments(&path)).stdout(Stdio::null()).stderr(Stdio::null());
        command.spawn().expect("the tool runs")
    };
    let begun = Instant::now();
    assert!(start().wait().expect("an end").success());
    let whole = begun.elapsed();
    check(&path, search);
    let found = fs::read_to_string(&path).expect("text");
    assert!(found.contains(search.key), "there is nothing to write: {found}");
    assert!(start().wait().expect("an end").success(), "it does not go on with what it wrote");
    check(&path, search);
    for run in 0..runs() {
        fs::write(&path, BOARD).expect("a file");
        let mut child = start();
        // Times from the beginning to a little after the end, in an irregular order.
        let share = run.wrapping_mul(0x9e37_79b9) >> 22;
        thread::sleep(whole.mul_f64(f64::from(share) / 930.0).min(Duration::from_secs(5)));
        let _ = child.kill();
        child.wait().expect("an end");
        check(&path, search);
    }
    // A search continues from the text that was written before a kill.
    assert!(start().wait().expect("an end").success());
    check(&path, search);
    assert!(fs::read_to_string(&path).expect("text").contains(search.key), "nothing is written");
}

#[test]
fn line_ends_of_windows_stay() {
    let path = description("windows");
    fs::write(&path, BOARD.replace('\n', "\r\n")).expect("a file");
    assert!(SEARCHES[0].run(&path).status.success());
    let text = fs::read_to_string(&path).expect("text");
    assert!(text.contains(SEARCHES[0].key), "{text}");
    assert!(!text.replace("\r\n", "").contains(['\r', '\n']), "{text:?}");
}

#[test]
fn what_may_not_be_written_is_not_replaced() {
    let path = description("read_only");
    let mut permissions = fs::metadata(&path).expect("a file").permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&path, permissions).expect("it is ours");
    if fs::OpenOptions::new().write(true).open(&path).is_ok() {
        eprintln!("skipped: this user may write files that are read-only");
        return;
    }
    let output = SEARCHES[0].run(&path);
    assert!(String::from_utf8_lossy(&output.stderr).contains("board.layout: "), "{output:?}");
    assert_eq!(fs::read_to_string(&path).expect("text"), BOARD);
}

#[cfg(unix)]
#[test]
fn a_tool_without_room_harms_nothing() {
    searches().for_each(fill);
}

#[cfg(unix)]
fn fill(search: Search) {
    let path = description(&format!("full_{}", search.what));
    for run in 0..runs().div_ceil(4) {
        fs::write(&path, BOARD).expect("a file");
        // A limit of the size of files, in blocks of 512 bytes: a write beyond it fails like one on a full
        // disk.
        let limited = format!("trap '' XFSZ; ulimit -f {}; exec \"$0\" \"$@\"", run % 5);
        let mut command = Command::new("sh");
        command.arg("-c").arg(limited).arg(env!("CARGO_BIN_EXE_quadrille"));
        let output = command.args(search.arguments(&path)).output().expect("the tool runs");
        check(&path, search);
        let errors = String::from_utf8_lossy(&output.stderr);
        let is_told = errors.lines().any(|line| line.starts_with("error: "));
        assert!(output.status.success() || is_told, "{errors}");
        let files = fs::read_dir(path.parent().expect("a folder")).expect("a folder");
        assert_eq!(files.count(), 1, "something is left beside the description");
    }
}

/// Rotations are for 64-bit words only, even if all squares of a class have numbers below 64.
#[test]
fn magics_of_larger_boards_are_written() {
    let path = description("larger");
    fs::write(&path, include_str!("../../../layouts/capablanca.layout")).expect("a file");
    assert!(SEARCHES[0].run(&path).status.success());
    let written = fs::read_to_string(&path).expect("a file");
    assert!(written.contains("magics") && !written.contains("rotated"), "{written}");
}
