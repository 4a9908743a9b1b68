//! Numberings that grow evenly along files and ranks, so that a step adds the same to each square's number.

use crate::model::{Numbering, Step};

/// The amounts by which numbers grow along files and along ranks.
#[derive(Clone, Copy)]
pub(super) struct Growth(i32, i32);

impl Growth {
    /// The growth of a numbering, if it is the same everywhere.
    pub(super) fn of(numbering: &Numbering) -> Option<Growth> {
        let board = numbering.board();
        let number = |square| i32::from(numbering.number(square));
        let growth = |files, ranks| {
            let next = |square| Some(number(board.offset(square, files, ranks)?) - number(square));
            board.squares().find_map(next).unwrap_or(0)
        };
        let growth = Growth(growth(1, 0), growth(0, 1));
        let step = |square| (i16::from(board.file(square)), i16::from(board.rank(square)));
        let mut first = board.squares().map(|square| number(square) - growth.offset(step(square)));
        let base = first.next()?;
        first.all(|other| other == base).then_some(growth)
    }

    /// The amount that a step adds to numbers.
    pub(super) fn offset(self, (files, ranks): Step) -> i32 {
        self.0 * i32::from(files) + self.1 * i32::from(ranks)
    }
}
