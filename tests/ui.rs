//! Programs that must compile, and programs that must not, with the exact messages. They test what only the
//! compiler shows: spans in real Rust, the derive, `index!`, errors of types, and at least one case for every
//! key of a description. The whole catalogue of errors is in `codegen/tests/refused`.
//!
//! After a change of messages, `TRYBUILD=overwrite cargo test --test ui` writes them anew; read
//! the difference before committing it.

use std::process::Command;

/// The compiler whose wording the messages have: others put some of what they add to ours otherwise.
/// `.ci/run` runs this test with it when another one is the default.
const WORDED_BY: &str = "rustc 1.95.";

#[test]
fn messages() {
    let cases = trybuild::TestCases::new();
    cases.pass("tests/ui/pass/*.rs");
    let version = Command::new("rustc").arg("--version").output().expect("the compiler runs");
    if version.stdout.starts_with(WORDED_BY.as_bytes()) {
        cases.compile_fail("tests/ui/fail/*.rs");
    } else {
        println!("messages are compared with those of {WORDED_BY}* only: see `.ci/run`");
    }
}
