//! Programs whose reader goes away before they print, as `head` does: they end quietly.

use std::path::Path;
use std::process::{Command, Stdio};

#[path = "support/example.rs"]
mod example;

/// Runs an example whose standard output nobody reads.
fn run_unread(program: &Path, arguments: &[&str]) {
    let mut child = Command::new(program)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program");
    drop(child.stdout.take());
    if let Some(mut input) = child.stdin.take() {
        // A program that ends first does not read it.
        let _ = std::io::Write::write_all(&mut input, b"c2 d4 e5\n");
    }
    let output = child.wait_with_output().expect("an end");
    let errors = String::from_utf8_lossy(&output.stderr);
    let program = program.display();
    assert!(output.status.success() && errors.is_empty(), "{program}: {} {errors}", output.status);
}

#[test]
fn examples_end_quietly_when_nobody_reads_on() {
    let [tour, perft, index, endgame] = example::built(["tour", "perft", "index", "endgame"]);
    run_unread(&tour, &[]);
    run_unread(&perft, &["--depth", "1", "--divide"]);
    run_unread(&index, &["encode", "--material", "KRvK", "--scheme", "exact"]);
    run_unread(&endgame, &["KvK"]);
}
