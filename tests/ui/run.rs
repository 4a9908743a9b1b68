//! Runs of trybuild, each in a process of its own. Trybuild reads from the environment whether it writes messages,
//! and it prints past the capture of tests, where a run that has to fail would look like a failure.

use std::env;
use std::path::Path;
use std::process::Command;

use trybuild::TestCases;

use crate::folder::ui;

/// The variables that give the other process its programs: patterns of paths, one on each line.
const ACCEPTED: &str = "QUADRILLE_UI_ACCEPTED";
const REFUSED: &str = "QUADRILLE_UI_REFUSED";

/// Programs that must compile, or that must not.
#[derive(Clone, Copy)]
pub(crate) enum Programs {
    Accepted,
    Refused,
}

impl Programs {
    fn variable(self) -> &'static str {
        match self {
            Programs::Accepted => ACCEPTED,
            Programs::Refused => REFUSED,
        }
    }

    fn patterns(self) -> &'static [&'static str] {
        match self {
            Programs::Accepted => &["pass/*.rs"],
            Programs::Refused => &["fail/*.rs", "inconsistent/*/contradicts.rs"],
        }
    }
}

/// The treatment of messages that differ from the files.
#[derive(Clone, Copy)]
pub(crate) enum Differences {
    /// The program fails, unless the user has the files written by `TRYBUILD=overwrite`.
    AsTheUserSays,
    /// The program fails.
    Fail,
    /// The files are written.
    Written,
}

/// Trybuild's output for some programs.
pub(crate) struct Run {
    pub(crate) succeeded: bool,
    pub(crate) output: String,
}

impl Run {
    /// Has trybuild compile the programs of a folder. Messages number the lines of programs only if the folder's path is
    /// relative, to that of the package.
    pub(crate) fn of(programs: Programs, folder: &Path, differences: Differences) -> Run {
        let path = |pattern: &&str| folder.join(pattern).display().to_string();
        let patterns: Vec<String> = programs.patterns().iter().map(path).collect();
        let mut process = Command::new(env::current_exe().expect("this program has a path"));
        process.current_dir(ui()).args(["--exact", "run_in_another_process", "--nocapture"]);
        process.env(programs.variable(), patterns.join("\n"));
        process.env("NO_COLOR", "1");
        // Debug information would take half of the time to compile the library.
        process.env("CARGO_PROFILE_DEV_DEBUG", "0");
        match differences {
            Differences::AsTheUserSays => {}
            Differences::Fail => _ = process.env_remove("TRYBUILD"),
            Differences::Written => _ = process.env("TRYBUILD", "overwrite"),
        }
        let result = process.output().expect("this program runs again");
        let texts =
            [result.stdout, result.stderr].map(|it| String::from_utf8_lossy(&it).into_owned());
        Run { succeeded: result.status.success(), output: texts.concat() }
    }

    /// The number of programs that trybuild names. A pattern that matches no path names none, and fails nothing.
    pub(crate) fn programs(&self) -> usize {
        let names = |line: &&str| line.starts_with("test ") && line.contains(".rs");
        self.output.lines().filter(names).count()
    }
}

/// The other process.
pub(crate) fn other_process() {
    let patterns = |variable| env::var(variable).unwrap_or_default();
    let (accepted, refused) = (patterns(ACCEPTED), patterns(REFUSED));
    if accepted.is_empty() && refused.is_empty() {
        return; // No test started this process.
    }
    let cases = TestCases::new();
    accepted.lines().for_each(|pattern| cases.pass(pattern));
    refused.lines().for_each(|pattern| cases.compile_fail(pattern));
}
