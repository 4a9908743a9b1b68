//! `quadrille export --to json`: a document's functions, run as its schema says, give what the Rust library gives. The documents
//! stay in `target/tmp/json`, where `tests/schema` compares them with the committed schema.

mod programs;

use std::path::Path;
use std::process::{Command, Stdio};
use std::{env, fs};

use programs::Programs;
use quadrille::layouts::{Lerf, Rotary, W, X88, Xiangqi};
use quadrille::piece::Rook;
use quadrille::{Attacks, Bitboard, BitboardLayout, Layout, PackedList, Square, Symmetry, Word};
use serde_json::Value;

const SCHEMA: &str = include_str!("../../../languages/src/json/schema.json");

/// Layouts of every word, with and without bitboards.
const LAYOUTS: [&str; 5] = ["lerf", "w", "x88", "xiangqi", "rotary"];

/// Other kinds of pieces, frames and shapes, with `QUADRILLE_LONG`, which `.ci/long languages` sets.
const MORE_LAYOUTS: [&str; 6] = ["ring", "janggi", "shogi", "board12x10", "draughts", "glinski"];

quadrille::layout! {
    pub struct One { board: 5 x 5, number: rank * 5 + file, pieces: { rook: R, bishop: B } }
    pub struct Other { board: 5 x 5, number: file * 5 + rank, pieces: { rook: R, bishop: B } }
}

/// Two layouts of one board.
const BOTH: &str = "
    pub struct One { board: 5 x 5, number: rank * 5 + file, pieces: { rook: R, bishop: B } }
    pub struct Other { board: 5 x 5, number: file * 5 + rank, pieces: { rook: R, bishop: B } }";

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

/// The document of a standard layout.
fn standard(name: &str) -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../layouts").join(name);
    exported(&fs::read_to_string(path.with_extension("layout")).expect("a standard layout"))
}

#[test]
fn the_schema_is_printed() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_quadrille"));
    let output = command.args(["export", "--schema"]).output().expect("the command");
    assert_eq!(String::from_utf8(output.stdout).as_deref(), Ok(SCHEMA));
}

/// Some sets of squares, and the occupied squares of some positions.
fn sets<L: BitboardLayout>() -> impl Iterator<Item = Bitboard<L>> {
    let word = |density: u32| (1..=density).map(|by| u128::MAX / 0x1f3 * u128::from(5 * by + 2));
    let words = (0..5).map(move |density| word(density).fold(u128::MAX, |all, word| all & word));
    words.map(|word| Bitboard::new(L::Word::truncated(word & L::ALL.into())))
}

fn number<L: Layout>(square: Option<Square<L>>, none: u128) -> u128 {
    square.map_or(none, |square| square.number().into())
}

fn check_squares<L: Layout>(programs: &Programs<'_>) {
    for square in Square::<L>::all() {
        let own = u128::from(square.number());
        let name = square.to_string();
        assert_eq!(u128::from(programs.layout["squares"][&name].as_u64().expect(&name)), own);
        let [file, rank] = ["file", "rank"].map(|name| programs.call(name, &[own]));
        assert_eq!((file, rank), (square.file().into(), square.rank().into()), "{name}");
        let none = programs.call("at", &[99, 99]);
        for symmetry in Symmetry::ALL {
            let image = programs.call("transform_square", &[own, symmetry as u128]);
            assert_eq!(image, number(square.transform(symmetry), none), "{symmetry} of {name}");
        }
    }
    check_packed::<L>(programs);
}

/// A few pieces, and as many as there may be.
fn check_packed<L: Layout>(programs: &Programs<'_>) {
    for pieces in [1, 3, PackedList::<L, u128>::MOST] {
        let some: Vec<_> = Square::<L>::all().cycle().step_by(7).take(pieces).collect();
        let list = PackedList::<L, u128>::pack(&some).expect("so many fit");
        let arguments = [list.index(), pieces as u128];
        for symmetry in L::SYMMETRIES.iter().filter(|it| **it != Symmetry::Identity) {
            let image = programs.call(&format!("{symmetry}_pieces_u128"), &arguments);
            let expected = list.transform(*symmetry).expect("a symmetry").index();
            assert_eq!(image, expected, "{symmetry} of {pieces} pieces");
        }
    }
}

fn check<L: BitboardLayout + Attacks<Rook>>(document: &Value) {
    let programs = Programs { layout: &document["layouts"][0], other: None };
    check_squares::<L>(&programs);
    for set in sets::<L>() {
        let word = set.word().into();
        for symmetry in Symmetry::ALL {
            let image = set.transform(symmetry).unwrap_or_default();
            let given = programs.call("transform", &[word, symmetry as u128]);
            assert_eq!(given, image.word().into(), "{symmetry} of {word:#x}");
        }
        for square in Square::<L>::all() {
            let attacks = square.attacks_by::<Rook>(quadrille::Color::White, set);
            let given = programs.call("rook_attacks", &[square.number().into(), word]);
            assert_eq!(given, attacks.word().into(), "rook on {square} in {word:#x}");
        }
        let given = programs.call("rook_attacks_of_set", &[word, word]);
        let attacks = set.attacks_by::<Rook>(quadrille::Color::White, set);
        assert_eq!(given, attacks.word().into(), "rooks on {word:#x}");
    }
}

#[test]
fn functions_give_what_the_library_gives() {
    check::<Lerf>(&standard("lerf"));
    check::<W>(&standard("w"));
    check::<Rotary>(&standard("rotary"));
    check::<Xiangqi>(&standard("xiangqi"));
    let document = standard("x88");
    check_squares::<X88>(&Programs { layout: &document["layouts"][0], other: None });
}

#[test]
fn conversions_give_what_the_library_gives() {
    let document = exported(BOTH);
    let [one, other] = [0, 1].map(|place| &document["layouts"][place]);
    let programs = Programs { layout: one, other: Some([&one["conversions"][0], other]) };
    for set in sets::<One>() {
        let expected = set.convert::<Other>().word().into();
        assert_eq!(programs.call("to_other", &[set.word().into()]), expected);
    }
    for square in Square::<One>::all() {
        let expected = square.convert::<Other>().number().into();
        assert_eq!(programs.call("to_other_square", &[square.number().into()]), expected);
        let list = PackedList::<One>::pack(&[square, One::A1, One::E3]).expect("three fit");
        let expected = list.convert::<Other>().expect("as many fit").index().into();
        assert_eq!(programs.call("to_other_pieces", &[list.index().into(), 3]), expected);
    }
}

#[test]
fn documents_are_left_for_the_schema() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("json");
    let _ = fs::remove_dir_all(&folder); // Of an earlier run.
    fs::create_dir(&folder).expect("a folder");
    let write = |name: &str, document: &Value| {
        fs::write(folder.join(name).with_extension("json"), document.to_string()).expect("room");
    };
    let is_long = env::var_os("QUADRILLE_LONG").is_some();
    let more = MORE_LAYOUTS.into_iter().filter(|_| is_long);
    LAYOUTS.into_iter().chain(more).for_each(|name| write(name, &standard(name)));
    for method in ["magic", "split", "pext", "obstruction_difference"] {
        let description = format!(
            "pub struct Method {{ board: 5 x 5, number: rank * 5 + file, sliders: {{ method: {method} }}, \
             pieces: {{ rook: R, bishop: B }} }}"
        );
        write(method, &exported(&description));
    }
    write("both", &exported(BOTH));
}
