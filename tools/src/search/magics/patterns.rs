//! The patterns that a search proposes for squares whose description states none.
//!
//! A pattern complements squares before the multiplication. On relevant squares it exchanges occupancies, on
//! others it adds a constant to every product. Without carries neither changes which keys there are and who
//! shares them, except that constants must be equal too. With carries both do: a constant below the key is
//! a carry that is always there.
//!
//! A symmetry that exchanges squares carries their patterns along, or they could not share.

use quadrille_codegen::board::{Board, Square, SquareSet};
use quadrille_codegen::layout::{Leap, squares_of};
use quadrille_codegen::random::SplitMix64;
use quadrille_codegen::reference;

/// How many patterns of squares drawn at random are proposed.
const DRAWN: u64 = 8;

/// The proposals for a rider: each by square, the squares that it complements.
pub fn proposals(board: Board, ride: Leap) -> Vec<Vec<SquareSet>> {
    let relevant = |square| reference::relevant(board, square, ride);
    let ends = |square| reference::rides(board, square, ride, 0) & !relevant(square);
    let near = |square| reference::rides(board, square, ride, board.all()) & relevant(square);
    let by_square = |of: &dyn Fn(Square) -> SquareSet| {
        let mut sets = vec![0; board.len()];
        board.squares().for_each(|square| sets[square.index()] = of(square));
        sets
    };
    let others = |square| board.all() & !relevant(square);
    let drawn = (1..=DRAWN).map(|seed| {
        // Half of these are of few squares: what they add has few bits.
        let count = 1 + seed as usize / 2;
        by_square(&|square| drawn(board, square, seed, count) & others(square))
    });
    let ruled = [
        by_square(&|square| square.bit()),
        by_square(&ends),
        by_square(&near),
        by_square(&relevant),
        by_square(&|square| relevant(square) & !near(square)),
    ];
    // Proposals without squares are dropped: none was drawn, or there is none of the kind.
    ruled.into_iter().chain(drawn).filter(|sets| sets.iter().any(|&set| set != 0)).collect()
}

/// Some squares that are drawn for the first square of a class, as its symmetries carry them to another.
fn drawn(board: Board, square: Square, seed: u64, count: usize) -> SquareSet {
    let first = board.symmetries().map(|by| board.image(square, by)).min().unwrap_or(square);
    let mut random = SplitMix64::new(seed << 8 | u64::from(first.0));
    let squares: Vec<Square> = board.squares().collect();
    let chosen = (0..count).map(|_| squares[random.word() as usize % squares.len()].bit());
    let chosen = chosen.fold(0, |set, square| set | square);
    // All that carry the first square here, so that those that keep it keep the set.
    let carrying = board.symmetries().filter(|&by| board.image(first, by) == square);
    carrying.fold(0, |set, by| set | reference::transform(board, chosen, by))
}

/// A pattern as a description writes it.
pub fn text(pattern: SquareSet, name: impl Fn(Square) -> String) -> String {
    squares_of(pattern).map(name).fold("xor".to_owned(), |text, name| text + " " + &name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symmetries_carry_every_proposal_along() {
        for (files, ranks) in [(8, 8), (5, 4)] {
            let board = Board::new(files, ranks).unwrap();
            let proposals = proposals(board, Leap { m: 0, n: 1 });
            assert_eq!(proposals.len(), 5 + DRAWN as usize);
            for sets in proposals {
                for square in board.squares() {
                    for by in board.symmetries() {
                        let image = board.image(square, by);
                        let carried = reference::transform(board, sets[square.index()], by);
                        assert_eq!(carried, sets[image.index()]);
                    }
                }
            }
        }
    }
}
