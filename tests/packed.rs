//! Packed positions of every standard layout and every number of pieces that fits, against their
//! squares one by one.

mod support;

use quadrille::layouts::*;
use quadrille::packed::PackedLayout;
use quadrille::{Layout, Packed, Square, Symmetry, Word};
use support::Random;

mod orders {
    //! The other orders, and a numbering that nothing was tuned for.
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

        /// Fields of unequal widths.
        pub struct Unequal {
            board: 8 x 8,
            number: rank * 8 + file,
            index: { a: 1, b: 4, c: 1 },
        }

        /// Codes that are no square, a sum for a flip.
        pub struct Odd {
            board: 3 x 7,
            number: (rank * 3 + file) * 5 % 21,
            index: { a: 2, b: 3 },
        }
    }
}
use orders::{ByPiece, ByPlane, Odd, Unequal};

fn random_squares<L: Layout, const N: usize>(random: &mut Random) -> [Square<L>; N] {
    core::array::from_fn(|_| {
        let place = random.next() % L::SQUARES as u64;
        let (file, rank) = (place as u8 % L::FILES, place as u8 / L::FILES);
        Square::from_coords(file, rank).expect("on the board")
    })
}

/// All that holds for one number of pieces.
fn check<L: PackedLayout<N>, const N: usize>() {
    let mut random = Random(N as u64);
    for _ in 0..40 {
        let squares: [Square<L>; N] = random_squares(&mut random);
        let position = Packed::pack(squares);
        assert_eq!(position.unpack(), squares);
        assert_eq!(Packed::from_index(position.index()), Some(position));
        flips(position, squares);
        moves(position, squares, random.next() as usize % N, random.next() as usize % N);
    }
}

/// Every symmetry is that of the squares, and the canonical position the least of them.
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

macro_rules! check_each {
    ($pieces:tt: $($layout:ty),* $(,)?) => { $( check_each!(@ $layout $pieces); )* };
    (@ $layout:ty [$($pieces:literal)*]) => { $( check::<$layout, $pieces>(); )* };
}

#[test]
fn boards_of_up_to_64_squares() {
    check_each!([1 2 3 4 5 6 7 8 9 10 11 12 16 20 21]: Lerf, A8, H1, FileMajor, Gray, Rotary, Ring);
    check_each!([1 2 5 10 11 21]: W, Board6x6);
}

#[test]
fn other_boards() {
    check_each!([1 2 3 9 10 18]: Shogi, Xiangqi, Board10x8, Board12x10, X88, Mailbox);
    check_each!([1 2 5 12 13 25]: Board5x5, Odd);
}

#[test]
fn other_orders() {
    check_each!([1 2 3 4 5 6 7 8 9 10 11 21]: ByPiece, ByPlane, Unequal);
}

#[test]
fn orders_are_as_described() {
    let squares = [Square::new(0o52).expect("a square"), Square::new(0o46).expect("a square")];
    assert_eq!(Packed::<ByPiece, 2>::pack(squares).index(), 0o4652);
    assert_eq!(Packed::<Lerf, 2>::pack(squares.map(Square::convert)).index(), 0o4562);
    let planes = [0b110_000, 0b100_011].map(|number| Square::new(number).expect("a square"));
    // Piece 1's bit, then piece 0's, from the most significant bit down.
    assert_eq!(Packed::<ByPlane, 2>::pack(planes).index(), 0b11_01_00_00_10_10);
}

/// Sets each bit outside the codes, and each code that is no square.
#[test]
fn indexes_that_are_no_position_are_refused() {
    fn refused<L: PackedLayout<N>, const N: usize>() {
        let codes = 1_usize << L::PACKING.bits();
        let first = Packed::<L, N>::pack(core::array::from_fn(|_| L::square(0, 0))).index();
        for code in 0..=(codes - 1) as u8 {
            let spread = |number| L::PackedWord::spread_of::<L>(number, N - 1, N);
            let index = first ^ spread(L::square(0, 0).number()) ^ spread(code);
            let expected = Square::<L>::new(code).is_some();
            assert_eq!(Packed::<L, N>::from_index(index).is_some(), expected, "{code}");
        }
        for bit in L::PACKING.bits() * N as u32..L::PackedWord::BITS {
            assert_eq!(Packed::<L, N>::from_index(first | L::PackedWord::bit(bit as u8)), None);
        }
    }
    refused::<Lerf, 3>();
    refused::<Ring, 10>();
    refused::<Shogi, 2>();
    refused::<Shogi, 12>();
    refused::<Mailbox, 4>();
    refused::<Board5x5, 5>();
}

trait SpreadOf: Word {
    fn spread_of<L: Layout>(number: u8, piece: usize, pieces: usize) -> Self {
        Self::spread(&L::PACKING, number, piece, pieces)
    }
}

impl<W: Word> SpreadOf for W {}

trait FirstSquare: Layout {
    fn square(file: u8, rank: u8) -> Square<Self> {
        Square::from_coords(file, rank).expect("on the board")
    }
}

impl<L: Layout> FirstSquare for L {}

#[test]
fn the_bit_manipulation_problem() {
    const INDEX: u64 = Ring::pack([Ring::E3, Ring::E7]);
    const FLIPPED: u64 = Ring::flip_diagonal_packed::<2>(INDEX);
    assert_eq!(INDEX, 0o4562);
    assert_eq!(Ring::unpack::<2>(FLIPPED), [Ring::C5, Ring::G5]);
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
    const INDEX: u128 = Shogi::pack_u128([Shogi::_1A; 18]);
    const FLIPPED: u128 = Shogi::rotate_180_packed_u128::<18>(INDEX);
    const SQUARES: [Square<Shogi>; 18] = Shogi::unpack_u128::<18>(FLIPPED);
    assert_eq!(SQUARES, [Shogi::_9I; 18]);
}

#[test]
#[should_panic(expected = "there is no such piece")]
fn a_piece_that_is_not_there() {
    Packed::pack([Lerf::A1, Lerf::B1]).get(2);
}

#[test]
fn positions_and_bitboards_convert_between_all_layouts_of_a_board() {
    fn converts<L, M>()
    where
        L: quadrille::BitboardLayout + PackedLayout<5>,
        M: quadrille::BitboardLayout + PackedLayout<5>,
    {
        let mut random = Random(5);
        for square in Square::<L>::all() {
            assert_eq!(square.bitboard().convert::<M>(), square.convert::<M>().bitboard());
        }
        for sparse in 0..4 {
            let set = random.set::<L>(sparse);
            assert_eq!(set.convert::<M>(), set.into_iter().map(Square::convert).collect());
            assert_eq!(set.convert::<M>().convert::<L>(), set);
        }
        let squares: [Square<L>; 5] = random_squares(&mut random);
        assert_eq!(Packed::pack(squares).convert::<M>().unpack(), squares.map(Square::convert));
    }
    converts::<Lerf, W>();
    converts::<W, Ring>();
    converts::<Ring, Gray>();
    converts::<Lerf, A8>();
    converts::<Shogi, Shogi>();
    converts::<Odd, Odd>();
}
