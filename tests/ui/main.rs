//! Programs that must compile, and programs that must not, with their messages. They test what only the
//! compiler shows: where spans lie in real Rust, of tables, strings, the derives and `index!`; that one mistake gives one
//! error; errors of types. The catalogue of errors is in `codegen/tests/refused` and `refused_indexes`.
//!
//! The compiler that worded the committed messages has to give exactly them. Others put what rustc adds
//! otherwise: of theirs an outline is compared, which has our messages, the codes of errors and their places.
//!
//! After a change of messages, `TRYBUILD=overwrite cargo test -p quadrille-ui -- --ignored` writes them anew; read
//! the difference before committing it.

mod outline;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use trybuild::TestCases;

/// The compiler that worded the committed messages.
const WORDED_BY: &str = "rustc 1.95.";

/// The programs that must not compile.
const REFUSED: &str = "fail";

/// Names the folder of a copy, to a process that writes the messages of its compiler there.
const COPY: &str = "QUADRILLE_UI_COPY";

#[test]
#[ignore = "compiles the library once more: `.ci/run` runs it"]
fn accepted() {
    TestCases::new().pass("pass/*.rs");
}

#[test]
#[ignore = "compiles the library once more: `.ci/run` runs it"]
fn refused() {
    if let Ok(copy) = env::var(COPY) {
        TestCases::new().compile_fail(format!("{copy}/*.rs"));
    } else if worded_by_this_compiler() {
        TestCases::new().compile_fail(format!("{REFUSED}/*.rs"));
    } else {
        compare_outlines();
    }
}

fn worded_by_this_compiler() -> bool {
    let version = Command::new("rustc").arg("--version").output().expect("the compiler runs");
    version.stdout.starts_with(WORDED_BY.as_bytes())
}

fn compare_outlines() {
    let folder = tempfile::tempdir().expect("a folder");
    let programs = files_of(Path::new(REFUSED), "rs");
    for program in &programs {
        fs::copy(program, folder.path().join(program.file_name().unwrap())).expect("a copy");
    }
    write_messages(folder.path());
    let mut different = Vec::new();
    for program in &programs {
        let committed = program.with_extension("stderr");
        let written = folder.path().join(committed.file_name().unwrap());
        let [committed, written] = [committed, written]
            .map(|path| outline::of(&fs::read_to_string(path).unwrap_or_default()));
        if committed != written {
            let name = program.display();
            different.push(format!("{name}\n-- committed\n{committed}-- here\n{written}"));
        }
    }
    let different = different.join("\n");
    assert!(different.is_empty(), "other outlines than those of {WORDED_BY}*:\n{different}");
}

/// Lets trybuild write what this compiler says of each program in a folder, beside the program. Only
/// a process of its own has its own environment.
fn write_messages(folder: &Path) {
    let mut test = Command::new(env::current_exe().expect("this program"));
    test.args(["refused", "--exact", "--ignored", "--nocapture"]);
    let run = test.env(COPY, folder).env("TRYBUILD", "overwrite").output().expect("it runs");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
}

fn files_of(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let entries =
        fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path());
    entries.filter(|path| path.extension().is_some_and(|of| of == extension)).collect()
}
