//! `quadrille export --to json`: from a document alone the layout is built again, such that the compiler emits the same
//! from it. The documents stay in `target/tmp/json`, where `tests/schema` compares them with the committed schema.

mod rebuild;

use std::path::Path;
use std::process::{Command, Stdio};
use std::{env, fs};

use quadrille_codegen::emit::{self, Conversion};
use quadrille_codegen::item::Described;
use quadrille_codegen::layout::SliderMethod;
use quadrille_codegen::read::read_source;
use quadrille_codegen::{solve, verify};
use serde_json::Value;

const SCHEMA: &str = include_str!("../../../languages/src/json/schema.json");

/// Standard layouts of every word, with and without bitboards.
const LAYOUTS: [&str; 3] = ["w", "x88", "xiangqi"];

/// Other kinds of pieces, frames and shapes, with `QUADRILLE_LONG`, which `.ci/long languages` sets.
const MORE_LAYOUTS: [&str; 8] =
    ["lerf", "ring", "rotary", "janggi", "shogi", "board12x10", "draughts", "glinski"];

/// What the standard layouts have not, beside every method of sliders.
const OTHERS: [&str; 6] = [
    "struct Small { board: 6 x 6, number: rank * 6 + file, sliders: { method: magic },
        patterns: { rook: { a1: \"xor h8\" }, bishop: { d4: \"xor b2\" } },
        pieces: { rook: R, bishop: B } }",
    "pub struct Pext { board: 8 x 8, number: rank * 8 + file, pieces: { rook: R, bishop: B },
        sliders: { rook: pext, bishop: split }, geometry: tables, optimise: throughput }",
    "pub struct Lines { board: 8 x 8, number: (7 - rank) * 8 + file, pieces: { rook: R, bishop: B },
        sliders: { method: magic, sets: per_line } }",
    "pub struct Oblong { board: 8 x 4, number: rank * 8 + file, pieces: { rook: R, bishop: B },
        sliders: { rook: magic, bishop: obstruction_difference }, pawns: { white: east } }",
    "pub struct Planes { board: 8 x 8, number: rank * 8 + file, index: { hi: 3, lo: 3 },
        packed: planes }",
    "/// Two of a board.
    pub struct One { board: 5 x 5, number: rank * 5 + file, index: { number: 5 } }
    pub struct Other { board: 5 x 5, number: file * 5 + rank, packed: pieces }",
];

/// The text of a standard layout.
fn standard(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../layouts").join(name);
    fs::read_to_string(path.with_extension("layout")).expect("a standard layout")
}

fn descriptions() -> impl Iterator<Item = String> {
    let by_method = SliderMethod::NAMES.map(|(method, ..)| {
        format!(
            "pub struct Method {{ board: 5 x 5, number: rank * 5 + file, \
             sliders: {{ method: {method} }}, pieces: {{ rook: R, bishop: B }} }}"
        )
    });
    let is_long = env::var_os("QUADRILLE_LONG").is_some();
    let more = MORE_LAYOUTS.into_iter().filter(move |_| is_long);
    let layouts = LAYOUTS.into_iter().chain(more).map(standard);
    layouts.chain(OTHERS.map(str::to_owned)).chain(by_method)
}

/// What the command exports of a description.
fn exported(description: &str) -> Value {
    use std::io::Write as _;
    let mut command = Command::new(env!("CARGO_BIN_EXE_quadrille"));
    command.args(["export", "-", "--to", "json"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut running = command.spawn().expect("the command");
    let mut input = running.stdin.take().expect("standard input");
    input.write_all(description.as_bytes()).expect("a description");
    drop(input);
    let output = running.wait_with_output().expect("an end");
    assert!(output.status.success(), "{description}");
    serde_json::from_slice(&output.stdout).expect("JSON")
}

#[test]
fn the_schema_is_printed() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_quadrille"));
    let output = command.args(["export", "--schema"]).output().expect("the command");
    assert_eq!(String::from_utf8(output.stdout).as_deref(), Ok(SCHEMA));
}

/// What the compiler emits for layouts that are described together.
fn emitted(layouts: &[Described]) -> String {
    let emitted = |from: &Described| {
        let solution = solve::solve(&from.layout).expect("a solution");
        verify::verify(&from.layout, &solution).expect("a right solution");
        let conversions = layouts.iter().filter_map(|to| {
            let found = solve::conversion(&from.layout, &to.layout, true)?;
            Some(Conversion { to, found })
        });
        let conversions: Vec<_> = conversions.collect();
        emit::emit(from, &solution, &conversions).to_string()
    };
    layouts.iter().map(emitted).collect()
}

#[test]
fn a_document_alone_is_the_layout() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("json");
    let _ = fs::remove_dir_all(&folder); // Of an earlier run.
    fs::create_dir(&folder).expect("a folder");
    for (number, description) in descriptions().enumerate() {
        let read = read_source(&description);
        assert!(read.diagnostics.is_empty(), "{description}");
        let document = exported(&description);
        fs::write(folder.join(format!("{number}.json")), document.to_string()).expect("room");
        let layouts = document["layouts"].as_array().expect("layouts");
        let rebuilt: Vec<Described> = layouts.iter().map(rebuild::described).collect();
        let (expected, emitted) = (emitted(&read.layouts), emitted(&rebuilt));
        let same = expected.bytes().zip(emitted.bytes()).take_while(|(a, b)| a == b).count();
        let shown = |text: &str| text.chars().skip(same.saturating_sub(80)).take(200).collect();
        let both: [String; 2] = [&expected, &emitted].map(|text| shown(text));
        assert!(expected == emitted, "{}: {both:#?}", document["layouts"][0]["name"]);
    }
}
