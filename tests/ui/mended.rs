//! The descriptions in `inconsistent`, mended by the change of one line that their last lines tell.

use std::fs;

use crate::folder::{copy_of_refused, files, read, ui};
use crate::run::{Differences, Programs, Run};

/// A program in which the line after `// - ` is replaced by the one after `// + `.
fn mended(program: &str) -> String {
    let change = |mark| {
        let mut lines = program.lines().filter_map(|line| line.strip_prefix(mark));
        let line = lines.next().expect("a program tells its change");
        assert_eq!(lines.next(), None, "{program}");
        line
    };
    let (before, after) = (change("// - "), change("// + "));
    let mut changed = 0;
    let mended = |line: &str| {
        let is_changed = line.trim() == before;
        changed += usize::from(is_changed);
        (if is_changed { line.replace(before, after) } else { line.to_owned() }) + "\n"
    };
    let mended = program.lines().map(mended).collect();
    assert_eq!(changed, 1, "{program}");
    mended
}

/// Every test can fail: trybuild refuses a contradictory program that has become consistent. Here each mended
/// program is seen to compile, too, all of them in one check, in a quarter of the time of building and running
/// each.
#[test]
fn contradictions_that_are_mended_are_noticed() {
    let copy = copy_of_refused("mended");
    fs::remove_dir_all(copy.join("fail")).expect("the copy has the folder");
    let programs = files(&copy.join("inconsistent"), ".rs");
    for program in &programs {
        fs::write(program, mended(&read(program))).expect("a copy can be written");
    }
    let run = Run::of(Programs::Refused, &copy, Differences::Fail);
    let noticed =
        run.output.matches("Expected test case to fail to compile, but it succeeded").count();
    let all = programs.len();
    assert!(!run.succeeded, "trybuild has noticed nothing:\n{}", run.output);
    assert_eq!((run.programs(), noticed), (all, all), "{}", run.output);
    crate::tell(
        all,
        "descriptions compile once their contradiction is mended, which trybuild notices",
    );
}

/// Each key of the language has a program in which it contradicts another statement.
#[test]
fn each_key_of_the_language_is_contradicted() {
    let language = read(&ui().join("../../src/language.md"));
    let keys = language.lines().filter_map(|line| line.strip_prefix("## `")?.strip_suffix('`'));
    let programs: Vec<String> =
        files(&ui().join("inconsistent"), ".rs").iter().map(|path| read(path)).collect();
    let lacks = |key: &&str| !programs.iter().any(|program| program.contains(&format!("{key}: ")));
    // The path of the crate says nothing about a board.
    let lacking: Vec<&str> = keys.filter(lacks).collect();
    assert_eq!(lacking, ["crate"]);
}
