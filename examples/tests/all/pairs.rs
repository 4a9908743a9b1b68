//! The example of inputs of networks, as a program.

use std::process::Output;

use super::lines::{run_lines, text};

fn run(arguments: &[&str], input: &str) -> Output {
    run_lines(env!("CARGO_BIN_EXE_pairs"), arguments, input)
}

#[test]
fn totals_are_printed() {
    let output = run(&[], "");
    let published = "v10 79856 70050\nv11 66864 57058\nv12 60144 50626\nv14 60720 50746\nv16 59808 50416\nlc0 1858 1858\nalphazero 4672 1858\n";
    assert_eq!(text(output.stdout), published);
}

/// A knight and a rook, seen by both sides; two queens, of which one counts; a king, who has no pairs.
#[test]
fn numbers_are_printed_line_by_line() {
    let lines =
        "N w 18 R b 35 0 0\nN b 42 R w 27 1 0\nQ w 7 Q b 0 0 0\nQ w 7 Q b 0 0 1\nK w 4 R w 5 0 0\n";
    let output = run(&["number", "v16"], lines);
    assert_eq!(text(output.stdout), "3105\n3105\n28595\n-\n-\n");
}

#[test]
fn a_bad_line_ends_the_program() {
    let output = run(&["number", "v16"], "N w 64 R b 35 0 0\n");
    assert!(!output.status.success());
    assert!(text(output.stderr).starts_with("error: "));
}

/// Only Linux has such arguments.
#[cfg(target_os = "linux")]
#[test]
fn arguments_that_are_no_unicode_are_refused() {
    use std::os::unix::ffi::OsStrExt as _;
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_pairs"));
    let output = command.arg(std::ffi::OsStr::from_bytes(b"\xff")).output().expect("it runs");
    let said = text(output.stderr);
    assert!(said.starts_with("error: write no arguments"), "{said}");
}
