//! Programs whose reader goes away before they print, as `head` does, end quietly.

use std::process::{Command, Stdio};

/// Runs an example whose standard output nobody reads.
fn run_unread(program: &str, arguments: &[&str]) {
    let mut child = Command::new(program)
        .args(arguments)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("an end");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && errors.is_empty(), "{program}: {} {errors}", output.status);
}

#[test]
fn examples_end_quietly_when_nobody_reads_on() {
    run_unread(env!("CARGO_BIN_EXE_perft"), &["--depth", "1", "--divide"]);
    run_unread(env!("CARGO_BIN_EXE_endgame"), &["KvK"]);
}
