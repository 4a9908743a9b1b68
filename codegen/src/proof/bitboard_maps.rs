//! The maps of a bitboard's bits by flips, steps and conversions, against which circuits are proved.

use quadrille_circuits::proof::BitMap;
use quadrille_runtime::{Direction, Symmetry};

use crate::list::collected;
use crate::model::{Numbering, Square, WordSize};

/// The map of a bitboard's bits under a flip.
pub fn flip_map(numbering: &Numbering, word: WordSize, symmetry: Symmetry) -> BitMap {
    let board = numbering.board();
    moves(numbering, word, &|sq| Some(number(numbering, board.image(sq, symmetry))))
}

/// The map of a bitboard's bits under a step.
pub fn step_map(numbering: &Numbering, word: WordSize, direction: Direction) -> BitMap {
    let board = numbering.board();
    let target = |sq| board.step(sq, direction).map(|target| number(numbering, target));
    moves(numbering, word, &target)
}

/// The map of a bitboard's bits to another numbering of the same board.
pub fn conversion_map(from: &Numbering, to: &Numbering, word: WordSize) -> BitMap {
    moves(from, word, &|sq| Some(number(to, sq)))
}

/// The map of a bitboard's bits that takes each square to a bit or drops it.
fn moves(numbering: &Numbering, word: WordSize, target: &dyn Fn(Square) -> Option<u32>) -> BitMap {
    let squares = numbering.board().squares();
    let moves = squares.filter_map(|sq| Some((number(numbering, sq), target(sq)?)));
    let moves = collected(moves);
    BitMap::new(word.bits(), &moves, numbering.word(numbering.board().all()).low())
}

fn number(numbering: &Numbering, square: Square) -> u32 {
    numbering.number(square).into()
}
