//! Every look-up of the runtime, checked only by the compiler's own verification: if a line of
//! `runtime/src/sliders` is broken, verification must fail here. `.ci/mutants` breaks the lines one by one and
//! expects that.

#[allow(dead_code, reason = "shared with tests that use other parts of it")]
mod numberings;
#[allow(dead_code, reason = "shared with tests that use other parts of it")]
mod riders;

use numberings::{formula, lerf, rotary, standard, standard_layout, w};
use quadrille_codegen::model::{Layout, Leap, Numbering, SetStorage, SliderMethod, SliderOptions};
use quadrille_codegen::reference;
use quadrille_codegen::solve::sliders::{Method, RiderLookUp};
use quadrille_codegen::solve::{self, BitboardConversion, Conversion, Solution};
use quadrille_codegen::verify::verify_conversion;
use quadrille_runtime::U256;
use quadrille_runtime::sliders::Frames;
use riders::{RIDES, ROOK, described, found, magics, of_layout};

fn options(method: SliderMethod) -> SliderOptions {
    SliderOptions { method, ..SliderOptions::default() }
}

/// The verified tables of rook and bishop.
fn check(numbering: &Numbering, options: &SliderOptions) -> [RiderLookUp; 2] {
    RIDES.map(|ride| found(numbering, ride, options))
}

/// The rook and the bishop of each method, in words of 64 bits.
#[test]
fn every_method() {
    for (name, method) in SliderMethod::NAMES {
        println!("{name}");
        check(&lerf(), &options(method));
    }
}

/// Split magics on a board of more than 64 squares, a key for each line.
#[test]
fn wide_split() {
    check(&formula(9, 9, |file, rank| rank * 9 + file), &options(SliderMethod::Split));
}

/// Pairs of numbers on a file of 0x88 are equal modulo 64, so that upper halves are rotated.
#[test]
fn rotated_upper_halves() {
    let x88 = standard("x88");
    let [rook, _] = check(&x88, &options(SliderMethod::Magic));
    assert!(magics(rook).squares.iter().flatten().any(|part| part.multiplier.rotation != 0));
    let [rook, _] = check(&x88, &options(SliderMethod::Split));
    let Method::Split(tables) = rook.method else { panic!("no magics") };
    assert!(tables.squares.iter().flatten().any(|line| line.rotation != 0));
}

/// Pieces of every kind of movement.
const PIECES: &str = "lance: fR, ranger: R3, horse: nN, elephant: nZ, camel: nC, cannon: mRcpR, hopper: gQ, \
                      soldier: fW, king: K, guard: B on camp, page: R in camp, griffon: [F?R], \
                      elbow: [nN-B2], turner: [F?pR]";

/// The layout of this description's body.
fn layout(body: &str) -> Layout {
    described(&format!("pub struct Board {{ {body} }}"))
}

/// Solves and verifies a layout.
fn check_layout(layout: &Layout) -> Solution {
    let solution = solve::solve(layout).unwrap();
    quadrille_codegen::verify::verify(layout, &solution).unwrap();
    solution
}

/// Solves and verifies a layout with all these pieces.
fn check_pieces(board: &str, number: &str) {
    check_layout(&layout(&format!(
        "board: {board}, number: {number}, regions: {{ camp: \"b1-c3\" }}, pieces: {{ {PIECES} }}"
    )));
}

/// Pieces of all kinds where edges wrap, and pieces that go around by themselves.
#[test]
fn edges_that_wrap() {
    for wrap in ["files", "ranks", "files ranks"] {
        check_layout(&layout(&format!(
            "board: 6 x 5, number: rank * 6 + file, wrap: {wrap}, regions: {{ camp: \"b1-c3\" }}, pieces: {{ {PIECES} }}"
        )));
    }
    check_layout(&layout(
        "board: 6 x 5, number: file * 5 + rank, pieces: { roller: oR, hopper: ogQ, short: foR3, bent: o[F?pR] }",
    ));
}

/// Packed positions in orders of every kind.
#[test]
fn packed_positions() {
    for packed in ["fields", "pieces", "planes", "[lo, hi]", "[[lo, hi]]"] {
        check_layout(&layout(&format!(
            "board: 8 x 8, number: rank * 8 + file, index: {{ hi: 3, lo: 3 }}, packed: {packed}"
        )));
    }
    check_layout(&layout("board: 9 x 9, number: rank * 9 + file"));
}

/// Conversions between numbers that differ by a constant, and between unrelated numbers.
#[test]
fn conversions() {
    let numbers = [
        ("8 x 8", "rank * 8 + file", "(7 - rank) * 8 + (7 - file)"),
        ("8 x 8", "rank * 8 + file", "(rank * 8 + file) * 37 % 64"),
        ("9 x 10", "rank * 9 + file", "(rank * 9 + file) * 37 % 128"),
        ("12 x 10", "(rank * 12 + file) * 37 % 128", "rank * 12 + file"),
    ];
    for (board, from, to) in numbers {
        let [from, to] =
            [from, to].map(|number| layout(&format!("board: {board}, number: {number}")));
        let found = solve::conversion(&from, &to, true).unwrap();
        let tables = Conversion { bitboard: Some(BitboardConversion::Tables), ..found.clone() };
        for conversion in [found, tables] {
            assert_eq!(verify_conversion(&from, &to, &conversion), Ok(()));
        }
    }
}

/// The squares between two squares, and the line through both.
#[test]
fn lines() {
    for (board, number) in [("8 x 8", "rank * 8 + file"), ("10 x 9", "rank * 10 + file")] {
        check_layout(&layout(&format!("board: {board}, number: {number}, geometry: tables")));
    }
}

/// Hoppers in the tables of their riders.
#[test]
fn hoppers() {
    for (board, number) in [("7 x 6", "rank * 7 + file"), ("9 x 10", "rank * 9 + file")] {
        let solution = check_layout(&layout(&format!(
            "board: {board}, number: {number}, sliders: {{ method: magic }}, \
             pieces: {{ cannon: pQ, hopper: gQ, forward: mRcfpR }}"
        )));
        assert_eq!(solution.bitboards.unwrap().hoppers.len(), 4, "{board}");
    }
}

/// A route ends before a square that the board lacks.
#[test]
fn boards_that_lack_squares() {
    check_pieces("8 x 8", "rank * 8 + file where (file ^ 3) + (rank ^ 4) != 0");
}

/// In even numberings, which grow by constants along files and ranks, lame leapers share their keys.
#[test]
fn moves_of_even_numberings() {
    check_pieces("8 x 8", "rank * 8 + file");
    check_pieces("9 x 10", "rank * 9 + file");
    // An elephant's sets span more than 64 numbers here, with two of its steps 64 apart.
    check_pieces("12 x 10", "rank * 12 + file");
    check_pieces("12 x 10", "file * 10 + rank");
}

/// In other numberings each square has a key of its own.
#[test]
fn moves_of_other_numberings() {
    check_pieces("8 x 8", "(rank ^ rank >> 1) * 8 + (file ^ file >> 1)");
    check_pieces("9 x 10", "(rank ^ 1) * 9 + file");
}

/// W has rotations before the multiplication for rooks on some edges.
#[test]
fn rotations() {
    for sets in [SetStorage::PerSquare, SetStorage::PerLine] {
        let magic = options(SliderMethod::Magic);
        let [rook, _] = check(&w(), &SliderOptions { sets, ..magic });
        assert!(magics(rook).squares.iter().flatten().any(|part| part.multiplier.rotation != 0));
    }
}

/// Patterns that make all irrelevant squares occupied.
#[test]
fn patterns() {
    for (row, sets) in
        [(16, SetStorage::PerSquare), (8, SetStorage::PerSquare), (8, SetStorage::PerLine)]
    {
        let numbering = formula(6, 6, |file, rank| rank * row + file);
        let board = numbering.board();
        let others = |ride| {
            let others = |square| board.all() & !reference::relevant(board, square, ride);
            (ride, board.squares().map(others).collect())
        };
        let patterns: Vec<(Leap, Vec<U256>)> = RIDES.map(others).to_vec();
        check(&numbering, &SliderOptions { patterns, sets, ..options(SliderMethod::Magic) });
    }
}

#[test]
fn magic_per_line() {
    let per_line = SetStorage::PerLine;
    check(&lerf(), &SliderOptions { sets: per_line, ..options(SliderMethod::Magic) });
}

/// Ranks share bytes, so no line is reversed by a byte swap.
#[test]
fn obstruction_difference_without_swaps() {
    let narrow = formula(4, 16, |file, rank| rank * 4 + file);
    check(&narrow, &options(SliderMethod::ObstructionDifference));
}

/// Numbers neither rise nor fall along ranks, each of which lies in one byte.
#[test]
fn obstruction_difference_with_scattered_bytes() {
    let scattered =
        formula(8, 8, |file, rank| rank * 8 + [0, 3, 1, 5, 2, 6, 4, 7][usize::from(file)]);
    let options = options(SliderMethod::ObstructionDifference);
    let rook = found(&scattered, ROOK, &options);
    let Method::ObstructionDifference(lines) = &rook.method else { panic!("another method") };
    assert_eq!(lines.lines_in_vectors(), 1);
    let wide = formula(8, 16, |file, rank| rank * 8 + file);
    check(&wide, &options);
}

/// Shuffled numbers, with lines too long for tables.
#[test]
fn classical_rays() {
    let mixed = |index: u8, factor: u32, most: u32| (u32::from(index) * factor % most) as u8;
    let narrow = formula(20, 3, |file, rank| mixed(file * 3 + rank, 29, 64));
    let wide = formula(20, 6, |file, rank| mixed(file * 6 + rank, 47, 127));
    for numbering in [narrow, wide] {
        let rook = found(&numbering, ROOK, &options(SliderMethod::Auto));
        assert!(matches!(rook.method, Method::Classical(_)));
        check(&numbering, &options(SliderMethod::Auto));
    }
}

#[test]
fn words_of_128_bits() {
    let wide = formula(10, 8, |file, rank| rank * 10 + file);
    for method in [SliderMethod::Magic, SliderMethod::ObstructionDifference] {
        check(&wide, &options(method));
    }
}

/// Fills and leaps of whole sets, including steps as wide as the word.
#[test]
fn sets_of_pieces() {
    for (board, number) in
        [("8 x 8", "rank * 8 + file"), ("9 x 9", "rank * 9 + file"), ("8 x 16", "file * 16 + rank")]
    {
        let solution = check_layout(&layout(&format!(
            "board: {board}, number: {number}, pieces: {{ rook: R, queen: Q, knight: N }}"
        )));
        let sets = solution.bitboards.unwrap().sets;
        assert_eq!(sets.iter().filter(|set| set.is_ok()).count(), 3, "{board}");
    }
}

/// A quarter turn adds 16 in Rotary; with the magics of its description fewer squares have tables.
#[test]
fn turns() {
    let [rook, _] = check(&rotary(), &options(SliderMethod::Split));
    assert!(matches!(rook.frames(), Frames::Rotated(16)));
    let layout = Layout { sliders: options(SliderMethod::Magic), ..standard_layout("rotary") };
    let [rook, _] = RIDES.map(|ride| of_layout(&layout, ride));
    assert!(matches!(rook.frames(), Frames::RotatedFrom(_)));
}
