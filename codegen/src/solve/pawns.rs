//! The squares that pawns attack, and those to which they step, by the direction in which they go.

use quadrille_runtime::Direction;

use crate::model::{Board, Square, SquareSet, set_of};

/// The squares aslant ahead of a pawn that goes `forward`: in the directions to either side of it.
pub(super) fn attacks(board: Board, square: Square, forward: Direction) -> SquareSet {
    let squares =
        forward.beside().into_iter().filter_map(|direction| board.step(square, direction));
    set_of(squares)
}

/// The square ahead, if there is one.
pub(super) fn pushes(board: Board, square: Square, forward: Direction) -> SquareSet {
    board.step(square, forward).map_or(0, Square::bit)
}
