//! The pairs of programs in `inconsistent`: a description with two statements that contradict each other, and the
//! same description with statements that agree.

use std::fs;
use std::path::PathBuf;

use crate::folder::{copy_of_refused, entries, read, ui};
use crate::run::{Differences, Programs, Run};

const CONTRADICTS: &str = "contradicts.rs";
const AGREES: &str = "agrees.rs";

fn twins() -> Vec<PathBuf> {
    entries(&ui().join("inconsistent"))
}

/// Every test can fail: trybuild refuses a contradictory program that has become consistent. Here each consistent
/// program is seen to compile, too, all of them in one check, in a quarter of the time of building and running
/// each.
#[test]
fn contradictions_that_are_mended_are_noticed() {
    let copy = copy_of_refused("mended");
    fs::remove_dir_all(copy.join("fail")).expect("the copy has the folder");
    let folders = entries(&copy.join("inconsistent"));
    for folder in &folders {
        fs::rename(folder.join(AGREES), folder.join(CONTRADICTS)).expect("each has a twin");
    }
    let run = Run::of(Programs::Refused, &copy, Differences::Fail);
    let noticed =
        run.output.matches("Expected test case to fail to compile, but it succeeded").count();
    let all = folders.len();
    assert!(!run.succeeded, "trybuild has noticed nothing:\n{}", run.output);
    assert_eq!((run.programs(), noticed), (all, all), "{}", run.output);
    crate::tell(
        all,
        "descriptions compile once their contradiction is mended, which trybuild notices",
    );
}

/// Only the contradicting statement differs.
#[test]
fn twins_differ_in_one_line() {
    for folder in twins() {
        let [agrees, contradicts] = [AGREES, CONTRADICTS].map(|name| read(&folder.join(name)));
        let lines = agrees.lines().zip(contradicts.lines()).filter(|(one, other)| one != other);
        assert_eq!(agrees.lines().count(), contradicts.lines().count(), "{}", folder.display());
        assert_eq!(lines.count(), 1, "{}", folder.display());
    }
}

/// Each key of the language has a program in which it contradicts another statement.
#[test]
fn each_key_of_the_language_is_contradicted() {
    let language = read(&ui().join("../../src/language.md"));
    let keys = language.lines().filter_map(|line| line.strip_prefix("## `")?.strip_suffix('`'));
    let programs: Vec<String> =
        twins().iter().map(|folder| read(&folder.join(CONTRADICTS))).collect();
    let lacks = |key: &&str| !programs.iter().any(|program| program.contains(&format!("{key}: ")));
    // The path of the crate says nothing about a board.
    let lacking: Vec<&str> = keys.filter(lacks).collect();
    assert_eq!(lacking, ["crate"]);
}
