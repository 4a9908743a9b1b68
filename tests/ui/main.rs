//! Programs that must compile, and programs that must not, with their messages.
//!
//! - `inconsistent`: descriptions that contradict themselves, with a folder for each two statements that can.
//!   Beside each lies the same description with statements that agree.
//! - `fail`, `pass`: programs that need the real compiler. They show the spans in real Rust, of tables, strings,
//!   the derives and `index!`; that one mistake gives one error; and errors of types.
//!
//! The catalogue of all errors is in `codegen/tests/refused` and `refused_indexes`.
//!
//! A single compiler worded the committed messages and has to give exactly these. Others word rustc's part differently:
//! they have to refuse the same programs, with Quadrille's own messages.
//!
//! After a change of messages, `TRYBUILD=overwrite cargo test -p quadrille-ui` writes them anew; read the difference before
//! committing it.

mod folder;
mod messages;
mod run;
mod twins;

use std::io::{Write, stderr};
use std::path::Path;
use std::process::Command;

use folder::{copy_of_refused, files, read, ui};
use messages::ours;
use run::{Differences, Programs, Run};

/// The compiler that worded the committed messages.
const WORDED_BY: &str = "rustc 1.95.";

#[test]
fn accepted() {
    let run = Run::of(Programs::Accepted, Path::new(""), Differences::Fail);
    assert!(run.succeeded, "{}", run.output);
    assert_eq!(run.programs(), files(&ui().join("pass"), ".rs").len(), "{}", run.output);
    tell(run.programs(), "programs compile and run");
}

#[test]
fn refused() {
    let version = Command::new("rustc").arg("--version").output().expect("the compiler runs");
    let is_worded_here = version.stdout.starts_with(WORDED_BY.as_bytes());
    let run = if is_worded_here {
        Run::of(Programs::Refused, Path::new(""), Differences::AsTheUserSays)
    } else {
        refused_in_other_words()
    };
    assert!(run.succeeded, "{}", run.output);
    let [fail, inconsistent] = [("fail", ".rs"), ("inconsistent", "contradicts.rs")]
        .map(|(folder, end)| files(&ui().join(folder), end).len());
    assert_eq!(run.programs(), fail + inconsistent, "{}", run.output);
    tell(fail, "programs are refused");
    tell(inconsistent, "descriptions are refused that contradict themselves");
}

/// Has this compiler's messages written into a copy, and compares Quadrille's own.
fn refused_in_other_words() -> Run {
    let copy = copy_of_refused("in_other_words");
    let run = Run::of(Programs::Refused, &copy, Differences::Written);
    for path in files(&copy, ".stderr") {
        let committed = read(&ui().join(path.strip_prefix(&copy).expect("it lies in the copy")));
        assert_eq!(ours(&read(&path)), ours(&committed), "{}:\n{}", path.display(), read(&path));
    }
    run
}

/// Prints the number of cases past the test harness, which would capture it.
fn tell(count: usize, what: &str) {
    writeln!(stderr(), "trybuild: {count} {what}").expect("somebody reads");
}

/// The process that the other tests start. It does nothing without their variables.
#[test]
fn run_in_another_process() {
    run::other_process();
}
