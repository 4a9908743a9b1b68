//! Examples as programs of their own.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Builds examples, in one call of cargo, and says where they are. Who needs one again keeps its path: cargo takes
/// half a second to find that there is nothing to do.
pub fn built<const N: usize>(examples: [&str; N]) -> [PathBuf; N] {
    let cargo = std::env::var_os("CARGO").expect("cargo runs tests");
    let mut build = Command::new(cargo);
    build.args(["build", "--quiet", "--profile", "test"]);
    build.args(examples.iter().flat_map(|name| ["--example", name]));
    assert!(build.status().expect("cargo runs").success());
    let tests = std::env::current_exe().expect("a path");
    let target = tests.parent().and_then(Path::parent).expect("target/debug");
    let folder = target.join("examples");
    examples.map(|name| folder.join(format!("{name}{}", std::env::consts::EXE_SUFFIX)))
}
