//! Documents of JSON: their programs are called as the schema says. They stay in `target/tmp/json`, where `tests/schema`
//! compares them with the schema.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::command::quadrille;
use crate::compiler::exported;
use crate::document::Programs;
use crate::header::is_typed;
use crate::layouts::in_scripts;

#[test]
fn the_schema_is_printed() {
    let schema = include_str!("../../../languages/src/json/schema.json");
    assert_eq!(quadrille(&["export", "--schema"]).output(), schema);
}

/// A value of a line, without the letter before it.
fn value(word: &str) -> u128 {
    match word[1..].strip_prefix("0x") {
        Some(digits) => u128::from_str_radix(digits, 16).expect("a word"),
        // Backwards in two's complement.
        None => u128::from(word[1..].parse::<i64>().expect("a number") as u32),
    }
}

/// Some of the calls: every program is interpreted from its text. What is not lowered is C's and the modules' own.
#[test]
#[ignore = "interprets programs: `.ci/run`"]
fn in_json() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("json");
    let _ = fs::remove_dir_all(&folder); // It may be left of an earlier run.
    fs::create_dir(&folder).expect("a folder");
    let mut made = 0;
    for case in in_scripts() {
        let mut before = "";
        let text = exported(&case.description, "json");
        fs::write(folder.join(case.name).with_extension("json"), &text).expect("a file");
        let document: Value = serde_json::from_str(&text).expect("JSON");
        for (index, line) in case.calls.lines().filter(is_typed).enumerate() {
            let mut words = line.split_whitespace();
            let name = words.next().expect("a name");
            // At least one of each row of calls of a function is made.
            if std::mem::replace(&mut before, name) == name && index % 199 != 0 {
                continue;
            }
            let Some((programs, name)) = Programs::of(&document, name) else { continue };
            let mut values: Vec<u128> = words.map(value).collect();
            let expected = values.pop().expect("a result");
            assert_eq!(programs.call(name, &values), expected, "{line} of {}", case.name);
            made += 1;
        }
    }
    for method in ["magic", "split", "pext", "obstruction_difference"] {
        let text = format!(
            "pub struct Method {{ board: 5 x 5, number: rank * 5 + file, sliders: {{ method: {method} }}, \
             pieces: {{ rook: R, bishop: B }} }}"
        );
        let file = folder.join(method).with_extension("json");
        fs::write(file, exported(&text, "json")).expect("a file");
    }
    assert!(made > 1000, "{made} calls");
}
