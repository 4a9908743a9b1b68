//! Packed positions of every standard layout and every number of pieces that fits, compared with their squares one
//! by one.

use quadrille::layouts::*;
use quadrille::packed::PackedLayout;
use quadrille::{Layout, Packed, PackedList, Square, Symmetry, Word};
use support::RandomSets;

use crate::large::{Rows16, Scattered16, Spaced12, Torn16};
use crate::shapes::Dark;

mod orders {
    //! The other orders, and a numbering for which nothing was tuned.
    quadrille::layout! {
        /// Piece by piece.
        pub struct ByPiece {
            board: 8 x 8,
            number: rank * 8 + file,
            index: { hi: 3, lo: 3 },
            packed: pieces,
        }

        /// Bit by bit.
        pub struct ByPlane {
            board: 8 x 8,
            number: (rank ^ rank >> 1) * 8 + (file ^ file >> 1),
            packed: planes,
        }

        /// Fields side by side in another order than in the number.
        pub struct Mixed {
            board: 8 x 8,
            number: (rank * 8 + file) * 37 % 64,
            index: { a: 1, b: 2, c: 3 },
            packed: [[c, a], b],
        }

        /// Fields in another order than in the number.
        pub struct LowFirst {
            board: 8 x 8,
            number: rank * 8 + file,
            index: { hi: 3, lo: 3 },
            packed: [lo, hi],
        }

        /// Fields of unequal widths.
        pub struct Unequal {
            board: 8 x 8,
            number: rank * 8 + file,
            index: { a: 1, b: 4, c: 1 },
        }

        /// Random numbers, with holes; programs are used wherever they save operations.
        pub struct Random5x4 {
            board: 5 x 4,
            number: [
                16 23 11 25 22
                26 30 20 31  0
                14  7  1  5  3
                29 15 13 17  6
            ],
            index: { a: 2, b: 3 },
            packed: [b, a],
            optimise: throughput,
            bitboard: none,
        }

        /// Random numbers spread widely, on a long board.
        pub struct Random7x3 {
            board: 7 x 3,
            number: [
                76   5  92 106  42  37  67
                16  84  77   0  86  79  90
                78 123  80  47 120  45  14
            ],
            packed: planes,
            optimise: throughput,
            bitboard: none,
        }

        /// Random numbers without holes.
        pub struct Random2x9 {
            board: 2 x 9,
            number: [ 8 0; 11 13; 6 16; 17 14; 5 10; 12 3; 7 1; 4 9; 2 15 ],
            optimise: throughput,
        }

        /// Sides that are no powers of two, each in a field of its own, and a circuit for it.
        pub struct Sides {
            board: 9 x 5,
            number: 16 * rank + file,
            index: { rank: 3, file: 4 },
            circuits: { packed: { flip_vertical: "(x ^ each(0o160)) - each(0o60)" } },
        }

        /// Codes that are no square, and a sum as a flip.
        pub struct Odd {
            board: 3 x 7,
            number: (rank * 3 + file) * 5 % 21,
            index: { a: 2, b: 3 },
        }
    }
}
use orders::{
    ByPiece, ByPlane, LowFirst, Mixed, Odd, Random2x9, Random5x4, Random7x3, Sides, Unequal,
};

pub(crate) fn random_squares<L: Layout, const N: usize>(random: &mut RandomSets) -> [Square<L>; N] {
    core::array::from_fn(|_| Square::ALL[random.next() as usize % L::SQUARES])
}

/// Checks all that holds for one number of pieces.
fn check<L: PackedLayout<N>, const N: usize>() {
    let mut random = RandomSets::new(N as u64);
    for _ in 0..40 {
        let squares: [Square<L>; N] = random_squares(&mut random);
        let position = Packed::pack(squares);
        assert_eq!(position.unpack(), squares);
        assert_eq!(Packed::from_index(position.index()), Some(position));
        flips(position, squares);
        same_at_run_time(position, squares);
        moves(position, squares, random.next() as usize % N, random.next() as usize % N);
    }
}

/// Every symmetry acts on the squares, and the canonical position is the least image.
fn flips<L: PackedLayout<N>, const N: usize>(position: Packed<L, N>, squares: [Square<L>; N]) {
    let (canonical, by) = position.canonical();
    assert_eq!(position.transform(by), Some(canonical));
    for symmetry in Symmetry::ALL {
        let image = position.transform(symmetry);
        if !L::SYMMETRIES.contains(&symmetry) {
            assert_eq!(image, None);
            continue;
        }
        let image = image.expect("a symmetry of the board");
        let expected = squares.map(|square| square.transform(symmetry).expect("of the board"));
        assert_eq!(image.unpack(), expected, "{symmetry} of {position}");
        assert_eq!(image, Packed::pack(expected));
        assert_eq!(image.transform(symmetry.inverse()), Some(position));
        assert_eq!(image.canonical().0, canonical);
        assert!(canonical <= image);
        for &next in L::SYMMETRIES {
            assert_eq!(image.transform(next), position.transform(symmetry.then(next)));
        }
    }
}

/// A list of the same pieces gives the same results.
fn same_at_run_time<L: PackedLayout<N>, const N: usize>(
    position: Packed<L, N>,
    squares: [Square<L>; N],
) {
    let list = PackedList::<L, L::PackedWord>::pack(&squares).expect("they fit");
    assert_eq!((list.len(), list.index()), (N, position.index()));
    assert!(list.squares().eq(squares));
    assert_eq!(PackedList::from_index(position.index(), N), Some(list));
    let (canonical, symmetry) = list.canonical();
    assert_eq!((canonical.index(), symmetry), {
        let (canonical, symmetry) = position.canonical();
        (canonical.index(), symmetry)
    });
    let (mut moved, mut expected) = (list, position);
    moved.swap(0, N - 1);
    moved.set(N / 2, squares[0]);
    expected.swap(0, N - 1);
    expected.set(N / 2, squares[0]);
    assert_eq!(moved.index(), expected.index());
    for symmetry in Symmetry::ALL {
        let image = position.transform(symmetry).map(Packed::index);
        assert_eq!(list.transform(symmetry).map(PackedList::index), image);
    }
}

/// Compares const functions with methods.
macro_rules! check_functions {
    ($($layout:ident)*) => { $({
        let mut random = RandomSets::new(64);
        let position = Packed::<$layout, 5>::pack(random_squares(&mut random));
        assert_eq!($layout::flip_vertical_packed(position), position.flip_vertical());
        assert_eq!($layout::flip_horizontal_packed(position), position.flip_horizontal());
        assert_eq!($layout::rotate_180_packed(position), position.rotate_180());
    })* };
}

#[test]
fn constant_functions() {
    check_functions!(Lerf A8 Ring Rotary Gray W Board5x5 Board6x6 Shogi Xiangqi Board10x8);
    check_functions!(Board12x10 X88 Mailbox Mixed Unequal Odd);
}

fn moves<L: PackedLayout<N>, const N: usize>(
    position: Packed<L, N>,
    mut squares: [Square<L>; N],
    a: usize,
    b: usize,
) {
    let mut moved = position;
    moved.set(a, squares[b]);
    assert_eq!(moved.get(a), squares[b]);
    moved.set(a, squares[a]);
    assert_eq!(moved, position);
    moved.swap(a, b);
    squares.swap(a, b);
    assert_eq!(moved.unpack(), squares);
}

/// Checks layouts with each of these numbers of pieces. Each takes long to compile: numbers after a bar need the
/// feature `long`, which `.ci/long layouts` has.
macro_rules! check_each {
    ($pieces:tt: $($layout:ty),* $(,)?) => { $( check_each!(@ $layout $pieces); )* };
    (@ $layout:ty [$($pieces:literal)* $(| $($more:literal)*)?]) => {
        $( check::<$layout, $pieces>(); )*
        $( #[cfg(feature = "long")] { $( check::<$layout, $more>(); )* } )?
    };
}

#[test]
fn boards_of_up_to_64_squares() {
    check_each!([1 2 5 10 11 21 | 3 4 6 7 8 9 12 16 20]: Lerf, Ring);
    check_each!([3 10 11 | 1 2 4 5 6 7 8 9 12 16 20 21]: A8, H1, FileMajor, Gray, Rotary, Board6x6);
    // Instructions of some targets flip four to eight pieces.
    check_each!([3 4 8 9 11 | 1 2 5 6 7 10 21]: W);
}

#[test]
fn other_boards() {
    check_each!([2 9 10 | 1 3 18]: Shogi, Xiangqi, Board10x8, Board12x10, X88, Mailbox);
    check_each!([2 12 13 | 1 5 25]: Board5x5, Odd);
    // These boards lack squares.
    check_each!([2 12 25 | 1 5]: Checkers, Dark);
    check_each!([2 10 21 | 1 5]: Draughts);
    check_each!([2 9 18 | 1]: Glinski, Omega);
    // Boards of more than 128 squares.
    check_each!([2 8 16 | 1 9]: Rows16, Scattered16, Spaced12, Torn16);
}

#[test]
fn other_orders() {
    check_each!([1 4 10 11 | 2 3 5 6 7 8 9 21]: ByPiece, ByPlane, LowFirst, Unequal, Mixed);
}

#[test]
fn random_numberings() {
    check_each!([2 8 12 13 | 1 3 4 5 6 7 9 10 11 20 25]: Random5x4, Random2x9);
    check_each!([2 8 9 10 | 1 3 4 5 6 7 14 18]: Random7x3, Sides);
}

#[test]
fn orders_are_as_described() {
    let squares = [Square::new(0o52).expect("a square"), Square::new(0o46).expect("a square")];
    assert_eq!(Packed::<ByPiece, 2>::pack(squares).index(), 0o4652);
    assert_eq!(Packed::<Lerf, 2>::pack(squares.map(Square::convert)).index(), 0o4562);
    let planes = [0b110_000, 0b100_011].map(|number| Square::new(number).expect("a square"));
    assert_eq!(Packed::<LowFirst, 2>::pack(squares.map(Square::convert)).index(), 0o6245);
    // From the most significant bit down: piece 1's bit, then piece 0's.
    assert_eq!(Packed::<ByPlane, 2>::pack(planes).index(), 0b11_01_00_00_10_10);
}

/// Sets each bit outside the codes, and each code that is no square.
#[test]
fn indexes_that_are_no_position_are_refused() {
    fn refused<L: PackedLayout<N>, const N: usize>() {
        let codes = 1_usize << L::PACKING.bits();
        let first = Packed::<L, N>::pack(core::array::from_fn(|_| Square::<L>::ALL[0])).index();
        for code in 0..=(codes - 1) as u8 {
            let spread = |number| L::PACKING.spread(number, N - 1, N);
            let index = first ^ spread(Square::<L>::ALL[0].number()) ^ spread(code);
            let expected = Square::<L>::new(code).is_some();
            assert_eq!(Packed::<L, N>::from_index(index).is_some(), expected, "{code}");
        }
        for bit in L::PACKING.bits() * N as u32..L::PackedWord::BITS {
            assert_eq!(
                Packed::<L, N>::from_index(first | L::PackedWord::truncated(1_u128 << bit)),
                None
            );
        }
    }
    refused::<Lerf, 3>();
    refused::<Ring, 10>();
    refused::<Shogi, 2>();
    refused::<Shogi, 12>();
    refused::<Mailbox, 4>();
    refused::<Board5x5, 5>();
}

#[test]
fn the_bit_manipulation_problem() {
    const POSITION: Packed<Ring, 2> = Packed::pack([Ring::E3, Ring::E7]);
    const FLIPPED: [Square<Ring>; 2] = Ring::flip_diagonal_packed(POSITION).unpack();
    assert_eq!(POSITION.index(), 0o4562);
    assert_eq!(FLIPPED, [Ring::C5, Ring::G5]);
    let operations = |costs: &[quadrille::Cost], name: &str| {
        costs.iter().find(|cost| cost.name == name).map(|cost| cost.operations)
    };
    assert!(operations(Ring::COSTS, "flip_diagonal_packed").is_some_and(|count| count <= 9));
    assert!(operations(Lerf::COSTS, "flip_diagonal_packed").is_some_and(|count| count <= 4));
    assert_eq!(operations(Lerf::COSTS, "flip_vertical_packed"), Some(1));
    assert_eq!(operations(W::COSTS, "flip_diagonal_packed"), None);
}

#[test]
fn many_pieces_in_const_evaluation() {
    const POSITION: Packed<Shogi, 18> = {
        let mut position = Packed::pack([Shogi::_1A; 18]);
        position.set(3, Shogi::_2A);
        position.swap(3, 17);
        Shogi::rotate_180_packed(position)
    };
    const SQUARES: [Square<Shogi>; 18] = POSITION.unpack();
    const AGAIN: Option<Packed<Shogi, 18>> = Packed::from_index(POSITION.index());
    let mut expected = [Shogi::_9I; 18];
    expected[17] = Shogi::_8I;
    assert_eq!(SQUARES, expected);
    assert_eq!(AGAIN, Some(POSITION));
    assert_eq!(Packed::<Shogi, 1>::from_index(81), None);
}

#[test]
#[should_panic(expected = "there is no such piece")]
fn a_piece_that_is_not_there() {
    let _ = Packed::pack([Lerf::A1, Lerf::B1]).get(2);
}
