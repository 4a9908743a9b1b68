//! The limits of the language: those that `src/language.md` lists, and the errors beyond them.

use std::fs;
use std::time::{Duration, Instant};

use proc_macro2::{Delimiter, Group, Span, TokenStream, TokenTree};
use quadrille_codegen::diagnostic::{Diagnostic, Diagnostics};
use quadrille_codegen::limits::{
    BYTES, CLAIMS, ENTRIES, FORMULA, LAYOUTS, LISTED, MATERIALS, MISTAKES, NESTING, NUMBERED,
    PASSED, PIECES, REGIONS, SETS, STEPS, TERMS, TEXT, TOKENS,
};
use quadrille_codegen::limits::{MAX_INDEXED_SQUARES, MAX_SQUARES};
use quadrille_codegen::model::MAX_NUMBER;
use quadrille_codegen::proof::magics::{LONG_LINES, LONGEST_LINE};
use quadrille_codegen::read;

/// The documented limit of something.
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
        ("squares of the board of an index", MAX_INDEXED_SQUARES),
        ("a square's number", MAX_NUMBER.into()),
        ("layouts of one", LAYOUTS),
        ("pieces of a layout", PIECES),
        ("regions of a layout", REGIONS),
        ("sets of pairs", SETS),
        ("numbers of pairs", NUMBERED as usize),
        ("steps in a list", STEPS),
        ("that a listed step passes", PASSED),
        ("claims about one symmetry", CLAIMS),
        ("operators of one circuit", TERMS),
        ("materials of one", MATERIALS),
        ("bytes of a file", BYTES),
        ("bytes of a `.layout` file", TEXT),
        ("characters of its strings", TOKENS),
        ("brackets within one another", NESTING),
        ("keys of a list", ENTRIES),
        ("one formula", FORMULA),
        ("boxes in one list", LISTED),
        ("mistakes that are told", MISTAKES),
    ] {
        assert_eq!(documented(of), limit, "{of}");
    }
}

#[test]
fn texts_have_the_longest_line_of_magics() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../src/language.md");
    let page = fs::read_to_string(path).expect("text").replace('\n', " ").replace("  ", "");
    for (text, before) in [(LONG_LINES, "lines of more than"), (&page, "If lines have more than")] {
        let expected = format!("{before} {LONGEST_LINE} squares");
        assert!(text.contains(&expected), "{expected}");
    }
}

#[test]
fn mistakes_beyond_the_limit_are_counted() {
    let mistakes = |count: usize| -> Diagnostics {
        (0..count).map(|n| Diagnostic::new(Span::call_site(), format!("wrong {n}"))).collect()
    };
    let last = |diagnostics: &Diagnostics| {
        diagnostics.iter().last().map(|last| last.message().to_owned()).unwrap_or_default()
    };
    let mut many = mistakes(MISTAKES);
    assert_eq!(last(&many), format!("wrong {}", MISTAKES - 1));
    many.append(mistakes(1));
    assert_eq!(last(&many), "and 1 more mistake");
    many.append(mistakes(MISTAKES + 7));
    assert_eq!((many.len(), many.iter().count()), (2 * MISTAKES + 8, MISTAKES + 1));
    assert_eq!(last(&many), format!("and {} more mistakes", MISTAKES + 8));
}

#[test]
fn long_lines_are_shown_in_part() {
    let sum = "rank + ".repeat(400);
    let source = format!("struct A {{ board: 2 x 2, number: {sum}wrong + {sum}file }}");
    let text = read::read_source(&source).diagnostics.render("file", &source);
    assert!(text.len() < 1400, "{text}");
    let lines: Vec<&str> = text.lines().collect();
    let column = lines[3].find('^').expect("a caret");
    assert!(lines[2][column..].starts_with("wrong + "), "{text}");
}

/// The first error of a text, if there is one.
fn error(text: &str) -> Option<String> {
    let read = read::read_source(text);
    read.diagnostics.iter().next().map(ToString::to_string)
}

/// Checks that as many as a limit allows are accepted, and one more is refused.
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

/// Items made from their index, separated by commas.
fn list(count: usize, item: impl Fn(usize) -> String) -> String {
    (0..count).map(item).collect::<Vec<_>>().join(", ")
}

#[test]
fn one_more_than_a_limit_is_refused() {
    check("squares of a board", |n| {
        let (files, ranks) = if n % 2 == 0 { (n / 2, 2) } else { (n, 1) };
        format!("struct X {{ board: {files} x {ranks}, number: rank * {files} + file }}")
    });
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
    check("characters of its strings", |n| {
        // The string counts by its length, and 18 tokens are around it.
        let text = "-".repeat(n - 18);
        format!("#[doc = \"{text}\"] struct X {{ board: 1 x 1, number: 0 }}")
    });
    check("bytes of a `.layout` file", |n| {
        let text = layout("");
        " ".repeat(n - text.len()) + &text
    });
    check("one formula", |n| {
        let first = if n % 2 == 0 { "-rank" } else { "rank" };
        let number = format!("{first}{}", " + 0".repeat((n - 1) / 2));
        format!("struct X {{ board: 1 x 1, number: {number} }}")
    });
    check("boxes in one list", |n| {
        layout(&format!("regions: {{ r: \"{}\" }}", "a1-a2 ".repeat(n)))
    });
    check("brackets within one another", |n| {
        let (open, close) = ("(".repeat(n - 1), ")".repeat(n - 1));
        format!("struct X {{ board: 8 x 8, number: {open}rank * 8 + file{close} }}")
    });
}

/// Beyond the limit a list is one mistake, whatever else is wrong with it.
#[test]
fn a_list_that_is_too_long_is_one_mistake() {
    let groups =
        |keys: &str| format!("struct X {{ board: 1 x 1, groups: {{ picture: [\"A\"], {keys} }} }}");
    for (text, of) in [
        (groups(&format!("bits: \"{}\"", ".".repeat(LISTED + 1))), "groups"),
        (groups(&format!("bits: \"A\", spread: \"{}\"", "B ".repeat(LISTED + 1))), "groups"),
        (
            groups(&format!("bits: \"A\", order: {{ A: \"{}\" }}", "b2 ".repeat(LISTED + 1))),
            "squares",
        ),
    ] {
        let errors = read::read_source(&text).diagnostics;
        let messages: Vec<&str> = errors.iter().map(Diagnostic::message).collect();
        assert_eq!(messages, [format!("this list has more than {LISTED} {of}")], "{text}");
    }
}

/// A repeated part, with the texts before and after it.
type Repeated = [&'static str; 3];

const BOARD: &str = "struct X { board: 8 x 8, number: rank * 8 + file, KEY }";

const DESCRIPTIONS: [Repeated; 10] = [
    ["", "struct A { board: 1 x 1, number: 0 } ", ""],
    ["#[a] ", "#[derive(Clone)] ", "struct X { board: 8 x 8, number: rank * 8 + file }"],
    ["struct X { board: ", "8 x ", ", number: 0 }"],
    ["struct X { board: 8 x 8, number: ", "rank + 0 * ", "file }"],
    ["struct X { board: 8 x 8, number: ", "-", "file }"],
    ["struct X { board: 8 x 8, number: rank * 8 + file where ", "! ", "file < 8 }"],
    ["struct X { board: 8 x 8, number: [", "1 2 ; ", "] }"],
    ["struct X { board: 8 x 8, number: [", "1 2 ", "] }"],
    ["struct X { board: 8 x 8, number: [", "300 ", "] }"],
    ["struct X { board: 8 x 8, groups: { picture: [", "\"A B\" ", "], bits: \"A\" } }"],
];

/// Keys of a description.
const KEYS: [Repeated; 17] = [
    ["", "nmber: 1, ", ""],
    ["", "board: 1 x 1, ", ""],
    ["", "pieces ", ""],
    ["pieces: { ", "rook: R, ", "}"],
    ["pieces: { a: ", "mN", "}"],
    ["pieces: { a: \"", "KR", "\"}"],
    ["pieces: { a: [", "(1,2), ", "] }"],
    ["regions: { r: \"", "a1 ", "\" }"],
    ["index: { ", "a: 1, ", "}"],
    ["packed: [", "a, ", "]"],
    ["symmetry: { flip_vertical: \"", "1 -> ", "2\" }"],
    ["magics: { rook: [", "1 ", "] }"],
    ["pieces: { rook: R }, magics: { rook: { a1: \"", "_", "\" } }"],
    ["pieces: { rook: R }, magics: { rook: { a1: \"{", "(h7)", "}\" } }"],
    ["names: { files: \"", "a", "\" }"],
    ["directions: { ", "north: (0,1), ", "}"],
    ["crate: a", "::a", ""],
];

/// Time grows linearly with the length of a description, right or wrong: it is refused at a limit, or each mistake takes
/// constant time. With quadratic time these would take hours.
#[test]
fn whatever_is_repeated_is_read_soon() {
    let keys = KEYS.map(|[before, part, behind]| {
        let (first, last) = BOARD.split_once("KEY").expect("where keys stand");
        [format!("{first}{before}"), part.to_owned(), format!("{behind}{last}")]
    });
    for [before, part, behind] in
        DESCRIPTIONS.map(|texts| texts.map(str::to_owned)).into_iter().chain(keys)
    {
        let text = format!("{before}{}{behind}", part.repeat(8_000));
        let start = Instant::now();
        let read = read::read_source(&text);
        let rendered = read.diagnostics.render("repeated", &text);
        assert!(read.diagnostics.iter().count() <= MISTAKES + 1, "{before}{part}");
        assert!(rendered.len() < 100_000, "{before}{part}");
        assert!(start.elapsed() < Duration::from_secs(20), "{before}{part}");
    }
}

/// Time grows linearly also for texts that cannot be split into tokens.
#[test]
fn long_texts_take_no_longer_for_being_wrong() {
    for part in ["(", ")", "(]", "\u{d7}", "'", "\"", "r#\"", "/*", "\u{a7}("] {
        let text = part.repeat(100_000);
        for text in ["(".repeat(100_000) + &text, text] {
            assert!(read::read_source(&text).diagnostics.iter().count() <= MISTAKES + 1, "{part}");
        }
    }
}

/// Each key is a mistake. A list that is too long is one more, and keys after the limit are not read.
#[test]
fn lists_have_so_many_keys_at_most() {
    let mistakes = |count| {
        let keys = list(count, |i| format!("a{i}: A -> A"));
        read::read_source(&layout(&format!("symmetry: {{ {keys} }}"))).diagnostics.len()
    };
    let (few, more) = (mistakes(ENTRIES - 1), mistakes(ENTRIES));
    assert!(few < more);
    assert_eq!(mistakes(ENTRIES + 1), more + 1);
    assert_eq!(mistakes(ENTRIES + 100), more + 1);
}

/// Nested groups, built without recursion.
fn nested(delimiter: Delimiter, depth: usize, inner: &str) -> TokenTree {
    let mut stream: TokenStream = inner.parse().expect("tokens");
    for _ in 0..depth {
        stream = TokenTree::from(Group::new(delimiter, stream)).into();
    }
    stream.into_iter().next().expect("a group")
}

/// The mistakes of `number` with a value nested this deeply.
fn nested_number(delimiter: Delimiter, depth: usize) -> Diagnostics {
    let mut body: TokenStream = "board: 1 x 1, number:".parse().expect("tokens");
    body.extend([nested(delimiter, depth, "0")]);
    let mut stream: TokenStream = "struct Name".parse().expect("tokens");
    stream.extend([TokenTree::from(Group::new(Delimiter::Brace, body))]);
    read::read_macro(stream).diagnostics
}

#[test]
fn deep_nesting_is_refused_and_takes_no_stack() {
    for delimiter in [Delimiter::Parenthesis, Delimiter::None, Delimiter::Bracket, Delimiter::Brace]
    {
        let errors = nested_number(delimiter, 20_000);
        let messages: Vec<String> = errors.iter().map(ToString::to_string).collect();
        assert_eq!(
            messages,
            ["brackets are nested more than 128 deep\nhelp: take the inner ones apart"],
            "{delimiter:?}"
        );
    }
    assert!(nested_number(Delimiter::Parenthesis, 127).is_empty());
    assert!(nested_number(Delimiter::None, 127).is_empty());
}
