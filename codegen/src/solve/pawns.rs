//! The squares that pawns attack, and those to which they step, by the direction in which they go.

use quadrille_runtime::Direction;

use crate::board::{Board, Square, SquareSet};

/// The squares aslant ahead of a pawn that goes `forward`: in the directions to either side of it.
pub(super) fn attacks(board: Board, square: Square, forward: Direction) -> SquareSet {
    let squares =
        forward.beside().into_iter().filter_map(|direction| board.step(square, direction));
    squares.fold(0, |set, square| set | square.bit())
}

/// The square ahead, if there is one.
pub(super) fn pushes(board: Board, square: Square, forward: Direction) -> SquareSet {
    board.step(square, forward).map_or(0, Square::bit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pawns_attack_aslant_whichever_way_they_go() {
        let board = Board::new(5, 5).unwrap();
        let center = board.square(2, 2);
        let set = |places: [(u8, u8); 2]| {
            places.into_iter().fold(0, |set, (file, rank)| set | board.square(file, rank).bit())
        };
        for (forward, places) in [
            (Direction::North, [(1, 3), (3, 3)]),
            (Direction::South, [(1, 1), (3, 1)]),
            (Direction::East, [(3, 1), (3, 3)]),
            (Direction::West, [(1, 1), (1, 3)]),
        ] {
            assert_eq!(attacks(board, center, forward), set(places), "{forward:?}");
        }
    }
}
