//! Programs that must compile, and programs that must not, with their messages. They test what only the
//! compiler shows: where spans lie in real Rust, of tables, strings, the derives and `index!`; that one mistake gives one
//! error; errors of types. The catalogue of errors is in `codegen/tests/refused` and `refused_indexes`.
//!
//! One compiler worded the committed messages and has to give exactly them. Others word what rustc adds otherwise: they compile
//! the programs that must compile.
//!
//! After a change of messages, `TRYBUILD=overwrite cargo test -p quadrille-ui -- --ignored` writes them anew; read
//! the difference before committing it.

use std::process::Command;

use trybuild::TestCases;

/// The compiler that worded the committed messages.
const WORDED_BY: &str = "rustc 1.95.";

#[test]
#[ignore = "compiles the library once more: `.ci/run` runs it"]
fn accepted() {
    TestCases::new().pass("pass/*.rs");
}

#[test]
#[ignore = "compiles the library once more: `.ci/run` runs it"]
fn refused() {
    let version = Command::new("rustc").arg("--version").output().expect("the compiler runs");
    if version.stdout.starts_with(WORDED_BY.as_bytes()) {
        TestCases::new().compile_fail("fail/*.rs");
    } else {
        println!("skipped: the messages are those of {WORDED_BY}*");
    }
}
