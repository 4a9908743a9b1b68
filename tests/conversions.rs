//! Bitboards from one layout to another: by circuits between layouts that are described together,
//! by networks and sums that const evaluation finds between all others.

use quadrille::layouts::{A8, FileMajor, Gray, H1, Lerf, Ring, Rotary, W};
use quadrille::{Bitboard, BitboardLayout, Square};

/// Described together: two of 64 bits, one of 128, and another board.
mod together {
    quadrille::layout! {
        /// A formula without order.
        pub struct Scattered { board: 8 x 8, number: (8 * rank + file) * 37 % 64 }
        /// Files that follow one another, in both directions.
        pub struct Snake { board: 8 x 8, number: 8 * file + (rank ^ 7 * (file & 1)) }
        /// The same numbers in a wider word.
        pub struct WideSnake {
            board: 8 x 8,
            number: 8 * file + (rank ^ 7 * (file & 1)),
            bitboard: u128,
        }
        /// By rank.
        pub struct Oblong { board: 5 x 9, number: 5 * rank + file }
        /// By file.
        pub(super) struct OblongFiles { board: 5 x 9, number: 9 * file + rank }
    }
}

use together::{Oblong, OblongFiles, Scattered, Snake, WideSnake};

/// Each square alone, all, and some.
fn sets<L: BitboardLayout>() -> Vec<Bitboard<L>> {
    let squares: Vec<Square<L>> = Square::all().collect();
    let every = |step: usize| squares.iter().copied().step_by(step).collect::<Bitboard<L>>();
    let single = squares.iter().map(|&square| square.bitboard());
    single.chain([every(1), every(2), every(3), every(7), Bitboard::EMPTY]).collect()
}

fn check<L: BitboardLayout, M: BitboardLayout>() {
    for set in sets::<L>() {
        let converted = set.convert::<M>();
        assert_eq!(converted, set.into_iter().map(Square::convert::<M>).collect());
        assert_eq!(converted.convert::<L>(), set);
    }
}

#[test]
fn layouts_described_together() {
    check::<Scattered, Snake>();
    check::<Snake, WideSnake>();
    check::<WideSnake, Scattered>();
    check::<Oblong, OblongFiles>();
}

#[test]
fn layouts_described_apart() {
    check::<Scattered, W>();
    check::<WideSnake, Ring>();
    check::<Lerf, Snake>();
    check::<Lerf, A8>();
    check::<H1, FileMajor>();
    check::<Gray, Rotary>();
    check::<Gray, WideSnake>();
}

#[test]
fn conversions_are_const() {
    const CORNER: Bitboard<Snake> = Scattered::to_snake(Scattered::bitboard(1));
    assert_eq!(CORNER, Snake::A1.bitboard());
    assert_eq!(Snake::to_scattered(CORNER), Scattered::A1.bitboard());
}
