//! The forward directions of pawns.

use quadrille_runtime::Direction;

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::list::list;
use crate::model::Board;
use crate::parse::{Entry, Name};

/// The directions of White's and Black's pawns: north and south by default, and opposite directions
/// if only one is given.
pub(crate) fn pawns(
    pawns: &Entry<Vec<(Name, Name)>>,
    board: Board,
    diagnostics: &mut Diagnostics,
) -> [Direction; 2] {
    let mut said = [None; 2];
    for (color, direction) in pawns.items() {
        let direction = diagnostics.take(forward(direction, board));
        let color = color.one_of(&[("white", 0), ("black", 1)], "there is no colour");
        if let Some(color) = diagnostics.take(color) {
            said[color] = direction;
        }
    }
    match said {
        [None, None] => [Direction::North, Direction::South],
        [Some(white), None] => [white, white.opposite()],
        [None, Some(black)] => [black.opposite(), black],
        [Some(white), Some(black)] => [white, black],
    }
}

/// The forward direction, along a file or a rank.
fn forward(word: &Name, board: Board) -> Result<Direction, Diagnostic> {
    // A board that is not a square grid has half turns, but no quarter turns.
    let turn = if board.is_square_grid() { 2 } else { 4 };
    let straight = Direction::ALL.into_iter().step_by(turn);
    let straight = list(straight, |direction| (direction.name(), direction));
    word.one_of(&straight, "pawns cannot go")
}
