//! Programs that read lines and print lines.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// The output of a program for some lines.
pub fn run_lines(program: &str, arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(program)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program");
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(input.as_bytes()).expect("the program reads");
    drop(stdin);
    child.wait_with_output().expect("an end")
}

/// The printed text.
pub fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).expect("text")
}
