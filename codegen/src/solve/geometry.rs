//! Sets of squares that depend on the board alone, as words of the layout.

use quadrille_runtime::Direction;
use quadrille_runtime::U256;

use crate::list::list;
use crate::model::{Layout, Numbering, Square, SquareSet, set_of};
use crate::reference;

/// The sets of a layout, as bitboards in its numbering.
#[derive(Clone, Debug)]
pub struct GeometrySets {
    /// The squares of the board.
    pub all: U256,
    /// The files, from the first.
    pub files: Vec<U256>,
    /// The ranks, from the first.
    pub ranks: Vec<U256>,
    /// The diagonals in the direction of a1-h8, by `file - rank + ranks - 1`.
    pub diagonals: Vec<U256>,
    /// The diagonals in the direction of a8-h1, by `file + rank`.
    pub anti_diagonals: Vec<U256>,
    /// The squares from a square to the edge, by direction and number.
    pub rays: Vec<PerNumber<U256>>,
    /// The rays up to the farthest square to which each direction is the one shortest way, if edges wrap: two squares see
    /// those between them along these.
    pub near_rays: Option<Vec<PerNumber<U256>>>,
    /// The squares next to a square, by number.
    pub neighbours: PerNumber<U256>,
    /// The direction from one number to another, or 8 if there is none.
    pub directions: PerNumber<PerNumber<u8>>,
    /// The squares a pawn attacks, by colour and number.
    pub pawn_attacks: Vec<PerNumber<U256>>,
    /// The square a pawn steps to, by colour and number.
    pub pawn_pushes: Vec<PerNumber<U256>>,
}

/// A table with an entry for every number, holes included.
pub type PerNumber<T> = Vec<T>;

/// Computes the sets by the reference; only their numbering needs verification.
pub fn geometry(layout: &Layout) -> GeometrySets {
    let (numbering, board) = (&layout.numbering, layout.board());
    let files = i32::from(board.files());
    let ranks = i32::from(board.ranks());
    let line = |belongs: &dyn Fn(i32, i32) -> bool| {
        let on_line =
            |square: &Square| belongs(board.file(*square).into(), board.rank(*square).into());
        numbering.word(set_of(board.squares().filter(on_line)))
    };
    let ray = |square, direction| set_of(reference::line(board, square, direction));
    let diagonals = files + ranks - 1;
    GeometrySets {
        all: numbering.word(board.all()),
        files: list(0..files, |file| line(&|f, _| f == file)),
        ranks: list(0..ranks, |rank| line(&|_, r| r == rank)),
        diagonals: list(0..diagonals, |d| line(&|f, r| f - r + ranks - 1 == d)),
        anti_diagonals: list(0..diagonals, |d| line(&|f, r| f + r == d)),
        rays: list(Direction::ALL, |d| numbering.words_by_number(|square| ray(square, d))),
        near_rays: board.wraps().any().then(|| {
            list(Direction::ALL, |d| {
                numbering.words_by_number(|from| set_of(reference::near_line(board, from, d)))
            })
        }),
        neighbours: numbering.words_by_number(|square| {
            set_of(Direction::ALL.iter().filter_map(|&d| board.step(square, d)))
        }),
        directions: directions(numbering),
        // The squares aslant ahead of a pawn lie in the directions to either side of its own.
        pawn_attacks: list(layout.pawns, |forward| {
            let steps = |at| forward.beside().into_iter().filter_map(move |d| board.step(at, d));
            numbering.words_by_number(|square| set_of(steps(square)))
        }),
        pawn_pushes: list(layout.pawns, |forward| {
            numbering.words_by_number(|square| {
                board.step(square, forward).map_or(SquareSet::MIN, Square::bit)
            })
        }),
    }
}

fn directions(numbering: &Numbering) -> PerNumber<PerNumber<u8>> {
    let board = numbering.board();
    let mut table = vec![vec![8; numbering.len()]; numbering.len()];
    for from in board.squares() {
        let row = &mut table[usize::from(numbering.number(from))];
        for (to, direction) in reference::directions(board, from) {
            row[usize::from(numbering.number(to))] = direction as u8;
        }
    }
    table
}
