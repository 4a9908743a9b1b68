//! The limits of the language: those that `src/language.md` lists, and the errors beyond them.

use std::fs;

use quadrille_codegen::layout::MAX_NUMBER;
use quadrille_codegen::limits::MAX_SQUARES;
use quadrille_codegen::limits::{
    CLAIMS, LAYOUTS, MATERIALS, PASSED, PIECES, REGIONS, STEPS, TERMS,
};
use quadrille_codegen::read;

/// The limit that the documentation has for something.
fn documented(of: &str) -> usize {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../src/language.md");
    let text = fs::read_to_string(path).expect("text");
    let (_, limits) = text.split_once("## Limits").expect("the section");
    let row = limits.lines().find(|row| row.contains(of)).unwrap_or_else(|| panic!("no {of}"));
    let number = row.split('|').nth(1).expect("a number").trim();
    number.parse().expect("a number")
}

#[test]
fn the_documentation_has_the_limits_of_the_compiler() {
    for (of, limit) in [
        ("squares of a board", MAX_SQUARES),
        ("a square's number", MAX_NUMBER.into()),
        ("layouts of one", LAYOUTS),
        ("pieces of a layout", PIECES),
        ("regions of a layout", REGIONS),
        ("steps in a list", STEPS),
        ("that a listed step passes", PASSED),
        ("claims about one symmetry", CLAIMS),
        ("operators of one circuit", TERMS),
        ("materials of one", MATERIALS),
    ] {
        assert_eq!(documented(of), limit, "{of}");
    }
}

/// The first error of a text, if there is one.
fn error(text: &str) -> Option<String> {
    let read = read::read_source(text);
    read.diagnostics.iter().next().map(|error| error.message().clone())
}

/// What a limit allows is understood; one more is too many.
fn check(of: &str, text: impl Fn(usize) -> String) {
    let most = documented(of);
    assert_eq!(error(&text(most)), None, "{most} {of}");
    let message = error(&text(most + 1)).unwrap_or_else(|| panic!("{} {of}", most + 1));
    let numbers = [most, most + 1].map(|number| number.to_string());
    let is_told = message.contains("too many") || numbers.iter().any(|n| message.contains(n));
    assert!(is_told, "{message}");
}

fn layout(keys: &str) -> String {
    format!("struct X {{ board: 8 x 8, number: rank * 8 + file, {keys} }}")
}

/// Items by number, with commas between.
fn list(count: usize, item: impl Fn(usize) -> String) -> String {
    (0..count).map(item).collect::<Vec<_>>().join(", ")
}

#[test]
fn one_more_than_a_limit_is_refused() {
    check("squares of a board", |n| format!("struct X {{ board: {n} x 1, number: file }}"));
    check("a square's number", |n| {
        format!("struct X {{ board: 1 x 1, number: [{n}], bitboard: none }}")
    });
    check("layouts of one", |n| {
        let layout = |i| format!("struct X{i} {{ board: 1 x 1, number: 0 }}");
        (0..n).map(layout).collect()
    });
    check("pieces of a layout", |n| {
        let pieces = list(n, |i| format!("p{i}: N as P{i}"));
        layout(&format!("pieces: {{ {pieces} }}"))
    });
    check("regions of a layout", |n| {
        layout(&format!("regions: {{ {} }}", list(n, |i| format!("r{i}: \"a1\""))))
    });
    check("steps in a list", |n| {
        let steps = list(n, |i| format!("({:+},{:+})", i / 8, 1 + i % 8));
        layout(&format!("pieces: {{ p: [{steps}] }}"))
            .replace("8 x 8", "11 x 11")
            .replace("* 8", "* 11")
    });
    check("that a listed step passes", |n| {
        let path = "(+1,+0) > ".repeat(n);
        layout(&format!("pieces: {{ p: [{path}(+2,+0)] }}"))
    });
    check("claims about one symmetry", |n| {
        layout(&format!("symmetry: {{ flip_vertical: ({}) }}", list(n, |_| "number ^ 56".into())))
    });
    check("operators of one circuit", |n| {
        let first = if n % 2 == 0 { "x.swap_bytes()" } else { "!x.swap_bytes()" };
        let nothing = " ^ 0".repeat((n - 2) / 2);
        layout(&format!("circuits: {{ bitboard: {{ flip_vertical: \"{first}{nothing}\" }} }}"))
    });
    check("brackets within one another", |n| {
        let (open, close) = ("(".repeat(n - 1), ")".repeat(n - 1));
        format!("struct X {{ board: 8 x 8, number: {open}rank * 8 + file{close} }}")
    });
}
