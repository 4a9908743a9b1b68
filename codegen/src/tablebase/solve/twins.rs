//! The 278 places of two like leading men in Syzygy's tables for suicide chess.

use std::collections::BTreeMap;

use quadrille_runtime::Symmetry::{self, FlipDiagonal, FlipVertical, Identity};
use quadrille_runtime::tablebase::entry;

use super::leads::{LeadSection, LeadTable, rows};
use crate::board::{Board, Square};

/// Squares that are exchanged for the first man's where both have the same value: a5 to a7 and
/// b5, b6 with b7's column, as the tables' generator lists them.
const EXCHANGED: [u8; 6] = [32, 33, 34, 40, 41, 48];

/// The places of the elder man, folded, and the other one.
pub(super) fn table(board: Board) -> LeadTable {
    let classes = classes(board);
    let places: BTreeMap<_, _> = (0..).zip(&classes).map(|(class, &men)| (men, class)).collect();
    let firsts = rows(board, board.symmetries());
    let pairs = firsts.iter().flat_map(|&first| board.squares().map(move |second| (first, second)));
    let entries = pairs.map(|(first, second)| {
        let (men, symmetry) = settled(board, [first, second]);
        entry(places.get(&men).map(|&class: &u16| (class, 0, symmetry as u8)))
    });
    LeadTable {
        entries: entries.collect(),
        squares: classes.iter().map(|men| men.map(|square| square.0)).collect(),
        sections: vec![LeadSection { classes: classes.len(), stabiliser: 1, first: [0; 2] }],
    }
}

/// The first man's place in the triangle that the board is folded onto: b1 to d3, then a1 to d4.
fn value(board: Board, square: Square) -> usize {
    let least = board.symmetries().iter().map(|&s| board.image(square, s)).min();
    triangle().iter().position(|&corner| Some(corner) == least).expect("every square folds")
}

fn triangle() -> [Square; 10] {
    [1, 2, 3, 10, 11, 19, 0, 9, 18, 27].map(Square)
}

/// How far a square lies above the a1-h8 diagonal.
fn above(board: Board, square: Square) -> i16 {
    i16::from(board.rank(square)) - i16::from(board.file(square))
}

/// The pair as it is numbered, and the symmetry that brings it there. The first man is folded.
fn settled(board: Board, [first, second]: [Square; 2]) -> ([Square; 2], Symmetry) {
    if above(board, first) == 0 && above(board, second) > 0 {
        return ([first, board.image(second, FlipDiagonal)], FlipDiagonal);
    }
    if value(board, first) == value(board, second) && EXCHANGED.contains(&second.0) {
        let symmetry = FlipVertical.then(FlipDiagonal);
        return ([board.image(second, symmetry), board.image(first, symmetry)], symmetry);
    }
    ([first, second], Identity)
}

fn classes(board: Board) -> Vec<[Square; 2]> {
    let mut classes = Vec::new();
    for first in triangle() {
        let on_diagonal = above(board, first) == 0;
        let is_class = |&second: &Square| {
            let (a, b) = (value(board, first), value(board, second));
            let exchanged = a == b && EXCHANGED.contains(&second.0);
            second != first && b >= a && !exchanged && !(on_diagonal && above(board, second) > 0)
        };
        let mut seconds: Vec<Square> = board.squares().filter(is_class).collect();
        seconds.sort_by_key(|&second| on_diagonal && above(board, second) != 0);
        classes.extend(seconds.into_iter().map(|second| [first, second]));
    }
    classes
}
