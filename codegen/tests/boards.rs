//! The meaning of descriptions of boards that lack squares, and of boards with directions of their own. Every expansion
//! verifies look-ups against the reference; a test here verifies by coordinates that the reference's rays end at the
//! last square.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use quadrille_codegen::model::{Board, Layout, Leap, Square, SquareSet, squares_of};
use quadrille_codegen::reference;
use quadrille_runtime::Symmetry;

use crate::numberings::RandomNumberings;
use crate::riders::described;

/// The layout of a description without mistakes.
fn layout(body: &str) -> Layout {
    described(&format!("struct Name {{ {body} }}"))
}

/// The numbers, drawn as the board is seen, with `.` for cells without a square.
fn drawn(layout: &Layout) -> String {
    let mut text = String::new();
    for (file, _, square) in layout.board().drawn() {
        let number = square.map_or(".".to_owned(), |s| layout.numbering.number(s).to_string());
        let end = if file + 1 == layout.board().files() { "/" } else { " " };
        let _ = write!(text, "{number}{end}");
    }
    text
}

#[test]
fn squares_are_left_out_in_tables_and_pictures_and_by_conditions() {
    for body in [
        "board: 3 x 3, number: [ . 4 .  1 2 3  . 0 . ]",
        "board: 3 x 3, number: [ . 4 . ; 1 2 3 ; . 0 . ]",
        "board: 3 x 3, number: octal [ . 4 . 1 2 3 . 0 . ]",
        "board: 3 x 3, number: rank * 3 + file where file == 1 || rank == 1",
        "board: 3 x 3, number: rank * 3 + file where !(file != 1 && rank != 1)",
        "board: 3 x 3, groups: { picture: [\".A.\" \"AAA\" \".A.\"], bits: \"A\" },
         number: [ . 4 .  1 2 3  . 0 . ]",
    ] {
        assert_eq!(drawn(&layout(body)), ". 4 ./1 2 3/. 0 ./", "{body}");
    }
}

#[test]
fn numbers_that_a_condition_leaves_out_are_closed_up_unless_they_are_meant() {
    let body = "board: 3 x 2, number: (1 - rank) * 9 - file where file != 1";
    assert_eq!(drawn(&layout(body)), "1 . 0/3 . 2/");
    let body = "board: 3 x 2, number: 16 * rank + file where file != 1, bitboard: none";
    assert_eq!(drawn(&layout(body)), "16 . 18/0 . 2/");
}

#[test]
fn what_is_not_asked_for_divides_by_nothing() {
    let body = "board: 3 x 1, number: file where file == 0 || 4 / file == 2";
    assert_eq!(drawn(&layout(body)), "0 . 1/");
    let body = "board: 3 x 1, number: file where file != 0 && 4 / file == 2";
    assert_eq!(drawn(&layout(body)), ". . 0/");
}

#[test]
fn squares_have_names_of_their_own() {
    let body = "board: 2 x 2, number: [ . 0  1 2 ], names: { squares: [\". x1\" \"y1 z1\"] }";
    let layout = layout(body);
    let names: Vec<String> =
        layout.board().squares().map(|s| layout.names.square(layout.board(), s)).collect();
    assert_eq!(names, ["y1", "z1", "x1"]);
}

#[test]
fn directions_lead_back() {
    let body = "board: 3 x 3, number: rank * 3 + file,
        directions: { north: (0, 1), south_east: (+1, 0), south_west: (-1, -1) }";
    let board = layout(body).board();
    let steps = board.steps().map(|step| step.unwrap_or((0, 0)));
    let expected = [(0, 1), (1, 1), (0, 0), (1, 0), (0, -1), (-1, -1), (0, 0), (-1, 0)];
    assert_eq!(steps, expected);
    assert!(!board.is_square_grid());
}

/// A random board in a box of up to 10 x 10, and its squares by file and rank.
fn random_board(random: &mut RandomNumberings) -> (Board, BTreeSet<(i16, i16)>) {
    loop {
        let (files, ranks) = (1 + random.below(10) as u8, 1 + random.below(10) as u8);
        let chance = 1 + random.below(6);
        let mut there = BTreeSet::new();
        for file in 0..files {
            for rank in 0..ranks {
                if random.below(chance) < 3 {
                    there.insert((i16::from(file), i16::from(rank)));
                }
            }
        }
        let is_there = |file: u8, rank: u8| there.contains(&(file.into(), rank.into()));
        if let Some(board) = Board::with_shape(files.into(), ranks.into(), is_there) {
            return (board, there);
        }
    }
}

#[test]
fn the_reference_ends_where_squares_end() {
    let mut random = RandomNumberings::new(7);
    for _ in 0..60 {
        let (board, there) = random_board(&mut random);
        let leap = Leap::new(random.below(3) as u8, 1 + random.below(3) as u8).expect("a leap");
        let occupied: SquareSet = SquareSet::from(random.wide() & random.wide()) & board.all();
        let at = |square: Square| (i16::from(board.file(square)), i16::from(board.rank(square)));
        let stands: BTreeSet<_> = squares_of(occupied).map(at).collect();
        for square in board.squares() {
            let mut expected = BTreeSet::new();
            for (files, ranks) in leap.steps() {
                let (mut file, mut rank) = at(square);
                loop {
                    (file, rank) = (file + files, rank + ranks);
                    if !there.contains(&(file, rank)) {
                        break;
                    }
                    expected.insert((file, rank));
                    if stands.contains(&(file, rank)) {
                        break;
                    }
                }
            }
            let attacks = reference::rides(board, square, leap, occupied);
            assert_eq!(squares_of(attacks).map(at).collect::<BTreeSet<_>>(), expected);
        }
    }
}

/// True if there is a square on a file and a rank.
type IsThere = fn(u8, u8) -> bool;

/// Boards of several shapes, with empty ranks and files, and of both parities.
fn shapes() -> Vec<Board> {
    let shapes: [(u64, u64, IsThere); 5] = [
        (8, 8, |file, rank| (file + rank) % 2 == 0),
        (11, 11, |file, rank| file.abs_diff(rank) <= 5),
        (12, 12, |f, r| (1..11).contains(&f) == (1..11).contains(&r) && f % 11 == r % 11 || f == r),
        (16, 3, |file, rank| rank == 1 && file > 3),
        (5, 7, |file, rank| file * rank % 3 == 1),
    ];
    let board = |(files, ranks, is_there)| Board::with_shape(files, ranks, is_there).unwrap();
    shapes.into_iter().map(board).collect()
}

#[test]
fn squares_are_counted_where_they_are() {
    for board in shapes() {
        let cells = (0..board.ranks()).flat_map(|r| (0..board.files()).map(move |f| (f, r)));
        let there: Vec<_> = cells.filter(|&(f, r)| board.at(f, r).is_some()).collect();
        assert_eq!(there.len(), board.len());
        for (square, (file, rank)) in board.squares().zip(there) {
            assert_eq!((board.file(square), board.rank(square)), (file, rank));
            assert_eq!(board.at(file, rank), Some(square));
        }
        assert_eq!(board.at(board.files(), 0), None);
    }
}

#[test]
fn boards_have_the_symmetries_of_their_shapes() {
    let names = |board: Board| board.symmetries().map(Symmetry::name).collect::<Vec<_>>();
    let diagonal = ["identity", "flip_diagonal", "flip_anti_diagonal", "rotate_180"];
    let shapes = shapes();
    assert_eq!(names(shapes[0]), diagonal);
    assert_eq!(names(shapes[1]), diagonal);
    assert_eq!(names(shapes[3]), ["identity", "flip_vertical"]);
    assert_eq!(names(Board::new(3, 4).unwrap()).len(), 4);
    assert_eq!(names(Board::new(4, 4).unwrap()).len(), 8);
}

#[test]
fn boards_are_not_too_large() {
    assert_eq!(Board::with_shape(17, 2, |file, _| file > 0), None);
    assert_eq!(Board::with_shape(16, 16, |_, _| true).unwrap().len(), 256);
    assert_eq!((Board::new(17, 16), Board::new(256, 1), Board::new(1, 256)), (None, None, None));
    assert_eq!(Board::new(16, 16).unwrap().all(), SquareSet::MAX);
    assert_eq!(Board::with_shape(4, 4, |_, _| false), None);
    assert_eq!(Board::with_shape(16, 16, |f, r| (f + r) % 2 == 1).unwrap().len(), 128);
    assert_eq!(Board::with_shape(128, 1, |_, _| true), Board::new(128, 1));
}
