//! The compared libraries: their squares, and their sets.

use std::marker::PhantomData;

use quadrille::{Bitboard, BitboardLayout, Layout, Square};

use super::measure::Library;

/// A layout with numbers in the board's order.
pub struct Quadrille<L>(PhantomData<L>);

impl<L: BitboardLayout<Word = u128>> Library for Quadrille<L> {
    type Square = Square<L>;
    type Set = Bitboard<L>;

    fn square(number: u8) -> Square<L> {
        Square::all().find(|&square| place(square) == number).expect("on the board")
    }

    fn set(word: u128) -> Bitboard<L> {
        Square::all().filter(|square: &Square<L>| word >> place(*square) & 1 != 0).collect()
    }

    #[inline(always)]
    fn word(set: Bitboard<L>) -> u128 {
        set.word()
    }

    #[inline(always)]
    fn changed(set: Bitboard<L>, by: Bitboard<L>) -> Bitboard<L> {
        set ^ by
    }
}

/// A square's number.
fn place<L: Layout>(square: Square<L>) -> u8 {
    square.number()
}

/// The bytes of a piece's tables.
pub fn bytes_of<L: Layout>(piece: &str) -> usize {
    let name = format!("{piece}_attacks");
    L::COSTS.iter().find(|cost| cost.name == name).map_or(0, |cost| cost.bytes)
}

/// Plain words: magics in the manner of Fairy-Stockfish.
pub struct Words;

impl Library for Words {
    type Square = u8;
    type Set = u128;

    fn square(number: u8) -> u8 {
        number
    }

    fn set(word: u128) -> u128 {
        word
    }

    #[inline(always)]
    fn word(set: u128) -> u128 {
        set
    }

    #[inline(always)]
    fn changed(set: u128, by: u128) -> u128 {
        set ^ by
    }
}

/// haitaka, whose squares are numbered like the standard layout's.
pub struct Haitaka;

impl Library for Haitaka {
    type Square = haitaka::Square;
    type Set = haitaka::BitBoard;

    fn square(number: u8) -> Self::Square {
        haitaka::Square::index_const(number.into())
    }

    fn set(word: u128) -> Self::Set {
        haitaka::BitBoard::new(word)
    }

    #[inline(always)]
    fn word(set: Self::Set) -> u128 {
        set.0
    }

    #[inline(always)]
    fn changed(set: Self::Set, by: Self::Set) -> Self::Set {
        set.bitxor(by)
    }
}
