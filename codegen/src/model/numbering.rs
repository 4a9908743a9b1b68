//! Numberings: the number of each square of a board.

use quadrille_runtime::U256;

use super::board::{Board, Square, SquareSet};
use crate::list::list;

/// The greatest number a square may have: numbers are bytes.
pub const MAX_NUMBER: u8 = u8::MAX;

/// A numbering of the squares of a board: an injection into 0..=255.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbering {
    board: Board,
    /// The number of each square, in board order.
    numbers: Vec<u8>,
    /// The square of each number, up to the greatest.
    squares: Vec<Option<Square>>,
}

impl Numbering {
    /// The numbering that gives `board`'s squares, from a1 by rank, these numbers. `None` if the counts differ or two
    /// squares have one number.
    pub fn new(board: Board, numbers: Vec<u8>) -> Option<Numbering> {
        if numbers.len() != board.len() {
            return None;
        }
        let greatest = numbers.iter().copied().max().unwrap_or(0);
        let mut squares = vec![None; usize::from(greatest) + 1];
        for (square, &number) in board.squares().zip(&numbers) {
            if squares[usize::from(number)].replace(square).is_some() {
                return None;
            }
        }
        Some(Numbering { board, numbers, squares })
    }

    /// The board that is numbered.
    pub fn board(&self) -> Board {
        self.board
    }

    /// The number of a square.
    pub fn number(&self, square: Square) -> u8 {
        self.numbers[square.index()]
    }

    /// The numbers of all squares, from a1 by rank.
    pub fn numbers(&self) -> &[u8] {
        &self.numbers
    }

    /// The square with this number, if there is one.
    pub fn square(&self, number: u8) -> Option<Square> {
        self.squares.get(usize::from(number)).copied().flatten()
    }

    /// The squares by number, from 0 to the greatest, or `None` for unused numbers.
    pub fn by_number(&self) -> &[Option<Square>] {
        &self.squares
    }

    /// The number at each cell of the board's box, rank by rank, or `absent` where there is no square.
    pub fn by_cell(&self, absent: u8) -> Vec<u8> {
        let mut numbers = vec![absent; self.board.cells()];
        for square in self.board.squares() {
            numbers[self.board.cell(square)] = self.number(square);
        }
        numbers
    }

    /// A set for every number, as words; empty for numbers without a square.
    pub fn words_by_number(&self, set: impl Fn(Square) -> SquareSet) -> Vec<U256> {
        let word =
            |square: &Option<Square>| square.map_or(U256::MIN, |square| self.word(set(square)));
        list(self.squares.iter(), word)
    }

    /// The count of numbers, unused ones included: one more than the greatest.
    pub fn len(&self) -> usize {
        self.squares.len()
    }

    /// The number of entries of a table by number: one for each value of the type of a square's number.
    pub fn entries(&self) -> usize {
        match self.len() {
            0..=64 => 64,
            65..=128 => 128,
            _ => 256,
        }
    }

    /// Always false: a board has at least one square.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// The greatest byte that is no square's number. There is one if the board lacks a square of its box.
    pub fn unused(&self) -> u8 {
        (0..=MAX_NUMBER).rev().find(|&n| self.square(n).is_none()).unwrap_or(MAX_NUMBER)
    }

    /// True if every number up to the greatest is used.
    pub fn is_dense(&self) -> bool {
        self.len() == self.board.len()
    }

    /// The number of bits that a number takes, at least 1.
    pub fn bits(&self) -> u32 {
        (usize::BITS - (self.len() - 1).leading_zeros()).max(1)
    }

    /// A set of squares as this numbering's bitboard.
    pub fn word(&self, set: SquareSet) -> U256 {
        gathered(set, |square| Some(self.numbers[square]))
    }

    /// The set of squares of a bitboard of this numbering; bits that stand for no square are ignored.
    pub fn set(&self, word: U256) -> SquareSet {
        gathered(word, |number| Some(self.squares.get(number).copied().flatten()?.0))
    }
}

/// The images of some bits. Loops over primitive integers rather than iterators or whole sets: it runs for every attack
/// set, unoptimised.
fn gathered(bits: U256, image: impl Fn(usize) -> Option<u8>) -> U256 {
    let mut halves = [0_u128; 2];
    for (mut rest, first) in [(bits.low(), 0), (bits.high(), 128)] {
        while rest != 0 {
            if let Some(image) = image(first + rest.trailing_zeros() as usize) {
                halves[usize::from(image >> 7)] |= 1 << (image & 127);
            }
            rest &= rest - 1;
        }
    }
    U256::from_halves(halves[0], halves[1])
}

/// The squares of a set, least first.
pub fn squares_of(set: SquareSet) -> impl Iterator<Item = Square> {
    let mut rest = set;
    std::iter::from_fn(move || {
        let least = rest.trailing_zeros() as u8;
        let is_over = rest.is_zero();
        rest = rest.without_least();
        (!is_over).then_some(Square(least))
    })
}
