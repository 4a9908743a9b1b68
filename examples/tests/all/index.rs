//! The example that encodes and decodes line by line, as a program.

use std::process::Output;

use super::lines::{run_lines, text};

fn run(arguments: &[&str], input: &str) -> Output {
    run_lines(env!("CARGO_BIN_EXE_index"), arguments, input)
}

#[test]
fn lines_go_there_and_back_in_any_numbering() {
    let squares = "a1 c2 e5\nb1 c3 a8\n";
    let encoded = run(&["encode", "--material", "KRvK", "--scheme", "exact"], squares);
    assert!(encoded.status.success());
    let indexes = text(encoded.stdout);
    let arguments = ["decode", "--material", "krvk", "--scheme", "exact", "--layout", "w"];
    let decoded = run(&arguments, &indexes);
    assert!(decoded.status.success());
    assert_eq!((text(decoded.stdout).as_str(), text(decoded.stderr).as_str()), (squares, ""));
}

/// A bad line has an error with its number, the others go on, and the program fails in the end.
#[test]
fn bad_lines_are_reported_and_the_others_go_on() {
    let lines = "c2 d4 e5\nc2 d4\nc2 d4 i5\n\nc2 d3 c3\nc7 d5 e4\n";
    let output = run(&["encode", "--material", "KRvK", "--scheme", "exact"], lines);
    assert_eq!(output.status.code(), Some(1));
    let indexes = text(output.stdout);
    let indexes: Vec<&str> = indexes.lines().collect();
    assert_eq!(indexes.len(), 2, "the first line and the last are good");
    assert_eq!(indexes[0], indexes[1], "they are mirror images");
    let errors = text(output.stderr);
    let errors: Vec<&str> = errors.lines().collect();
    assert_eq!(errors.len(), 4);
    assert_eq!(errors[0], "line 2: 2 squares for 3 men");
    assert!(errors[1].starts_with("line 3: `i5` is "), "{}", errors[1]);
    assert_eq!(errors[2], "line 4: 0 squares for 3 men");
    assert_eq!(errors[3], "line 5: the scheme does not have this position");
    let output = run(&["decode", "--material", "KRvK", "--scheme", "exact"], "28056\n-1\nx\n0\n");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(text(output.stdout).lines().count(), 1);
    let errors =
        "line 1: the last index is 28055\nline 2: `-1` is no index\nline 3: `x` is no index\n";
    assert_eq!(text(output.stderr), errors);
}

#[test]
fn what_is_no_material_is_refused() {
    let output = run(&["encode", "--material", "KQQ", "--scheme", "exact"], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(output.stderr).starts_with("error: "));
}
