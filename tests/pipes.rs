//! Programs whose reader goes away before they print, as `head` does: they end quietly.

use std::process::{Command, Stdio};

/// Runs an example whose standard output nobody reads.
fn run_unread(example: &str, arguments: &[&str]) {
    let cargo = std::env::var_os("CARGO").expect("cargo runs tests");
    let mut child = Command::new(cargo)
        .args(["run", "--quiet", "--profile", "test", "--example", example, "--"])
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("cargo runs");
    drop(child.stdout.take());
    if let Some(mut input) = child.stdin.take() {
        // A program that ends first does not read it.
        let _ = std::io::Write::write_all(&mut input, b"c2 d4 e5\n");
    }
    let output = child.wait_with_output().expect("an end");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && errors.is_empty(), "{example}: {} {errors}", output.status);
}

#[test]
fn examples_end_quietly_when_nobody_reads_on() {
    run_unread("tour", &[]);
    run_unread("perft", &["--depth", "1", "--divide"]);
    run_unread("index", &["encode", "--material", "KRvK", "--scheme", "exact"]);
    run_unread("endgame", &["KvK"]);
}
