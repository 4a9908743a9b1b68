//! The standard layouts are read without errors, and have the numbers of their closed forms.

use quadrille_codegen::described_type::Described;
use quadrille_codegen::model::Board;
use quadrille_codegen::read::read_source;

use super::common::{check_sound, layouts};

/// Reads a standard layout, which must have no mistakes.
fn standard(name: &str) -> Described {
    let path = layouts().join(name).with_extension("layout");
    let source = std::fs::read_to_string(path).expect("the layout is there");
    let mut read = read_source(&source);
    assert!(read.diagnostics.is_empty(), "{}", read.diagnostics.render(name, &source));
    assert_eq!(read.layouts.len(), 1);
    check_sound(&read.layouts[0]);
    read.layouts.remove(0)
}

/// Reads a layout and checks its numbers against a closed form over file and rank from 0.
fn check(name: &str, files: u64, ranks: u64, number: impl Fn(i32, i32) -> i32) -> Described {
    let described = standard(name);
    let numbering = &described.layout.numbering;
    let board = numbering.board();
    assert_eq!(Some(board), Board::new(files, ranks), "{name}");
    for square in board.squares() {
        let (file, rank) = (board.file(square).into(), board.rank(square).into());
        assert_eq!(i32::from(numbering.number(square)), number(file, rank), "{name} {file},{rank}");
    }
    described
}

#[test]
fn linear_numberings() {
    check("lerf", 8, 8, |file, rank| 8 * rank + file);
    check("a8", 8, 8, |file, rank| 8 * (7 - rank) + file);
    check("h1", 8, 8, |file, rank| 8 * rank + (7 - file));
    check("file_major", 8, 8, |file, rank| 8 * file + rank);
    check("board5x5", 5, 5, |file, rank| 5 * rank + file);
    check("board6x6", 6, 6, |file, rank| 6 * rank + file);
    check("board10x8", 10, 8, |file, rank| 10 * rank + file);
    check("board12x10", 12, 10, |file, rank| 12 * rank + file);
    let gray = |x| x ^ (x >> 1);
    check("gray", 8, 8, |file, rank| 8 * gray(rank) + gray(file));
}

#[test]
fn numberings_with_holes() {
    let x88 = check("x88", 8, 8, |file, rank| 16 * rank + file);
    let mailbox = check("mailbox", 8, 8, |file, rank| 21 + 10 * rank + file);
    assert_eq!((x88.layout.word, mailbox.layout.word), (None, None));
}

#[test]
fn other_games() {
    // Column 9 is the first file, and row i the first rank.
    let shogi = check("shogi", 9, 9, |file, rank| {
        let (column, row) = (9 - file, 9 - rank);
        9 * (column - 1) + (row - 1)
    });
    let xiangqi = check("xiangqi", 9, 10, |file, rank| 9 * rank + file);
    let name = |described: &Described, number| {
        let layout = &described.layout;
        let square = layout.numbering.square(number).expect("a square");
        layout.names.square(layout.board(), square)
    };
    assert_eq!(
        (name(&shogi, 0), name(&shogi, 80), name(&shogi, 60)),
        ("1a".into(), "9i".into(), "7g".into())
    );
    assert_eq!((name(&xiangqi, 0), name(&xiangqi, 89)), ("a0".into(), "i9".into()));
}

#[test]
fn rotary_and_turntable_add_16_a_quarter_turn() {
    check("rotary", 8, 8, |file, rank| turned(file, rank, |file, rank| 4 * rank + file));
    check("turntable", 8, 8, |file, rank| turned(file, rank, |file, rank| 4 * file + rank));
}

/// The number of a square in a layout whose quarter turns add 16 to the numbers of a1-d4.
fn turned(mut file: i32, mut rank: i32, quadrant: impl Fn(i32, i32) -> i32) -> i32 {
    let mut turns = 0;
    // Turn anticlockwise by quarters until the square is in a1-d4.
    while file > 3 || rank > 3 {
        (file, rank) = (7 - rank, file);
        turns += 1;
    }
    16 * turns + quadrant(file, rank)
}

/// `hi` is the orbit; bit 2 of `lo` is the upper half and bit 1 the right half; in an orbit of
/// eight, bit 0 tells the two squares of a quadrant apart.
#[test]
fn ring_is_numbered_by_orbit() {
    let ring = check("ring", 8, 8, ring_number);
    assert_eq!(ring.layout.fields.len(), 2);
}

fn ring_number(file: i32, rank: i32) -> i32 {
    let (x, y) = (file.min(7 - file), rank.min(7 - rank));
    let half = 4 * i32::from(rank > 3) + 2 * i32::from(file > 3);
    let (orbit, last) = match (x.min(y), x.max(y)) {
        (0, 0) => (6, 0),
        (1, 1) => (6, 1),
        (2, 2) => (7, 0),
        (3, 3) => (7, 1),
        (0, far) => (far - 1, i32::from(x == 0)),
        (near, far) => (near + far, i32::from(x == near)),
    };
    8 * orbit + half + last
}

/// A quarter turn adds 12 modulo 48 to bits 12 to 59, and 3 modulo 12 to those below.
#[test]
fn w_turns_by_twelve_bits() {
    let described = standard("w");
    let numbering = &described.layout.numbering;
    assert_eq!(numbering.number(quadrille_codegen::model::Square(56)), 63);
    let board = numbering.board();
    let mut seen = 0_u64;
    for square in board.squares() {
        let number = numbering.number(square);
        let turned = numbering.number(board.image(square, quadrille_runtime::Symmetry::Rotate90));
        match number {
            0..12 => assert_eq!(turned, (number + 3) % 12),
            12..60 => assert_eq!(turned, (number - 12 + 12) % 48 + 12),
            _ => assert!(turned >= 60),
        }
        seen |= 1 << number;
    }
    assert_eq!(seen, u64::MAX);
}
