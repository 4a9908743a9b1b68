//! Conversions of bitboards: by circuits between layouts that are described together, and between others by the
//! exchanges or tables that const evaluation finds.

use quadrille::layouts::{A8, FileMajor, Gray, H1, Lerf, Makruk, Ring, Rotary, W};
use quadrille::packed::PackedLayout;
use quadrille::{Bitboard, BitboardLayout, Layout, Packed, PackedList, Square};
use support::RandomSets;

use crate::packed::random_squares;

/// Layouts described together: two of 64 bits, one of 128, and another board.
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

/// A layout named like a common type parameter.
mod parameters {
    quadrille::layout! {
        pub struct M { board: 2 x 2, number: 2 * rank + file, packed: planes }
        pub struct W { board: 2 x 2, number: 3 - (2 * rank + file), packed: planes }
        pub struct N { board: 2 x 2, number: 2 * file + rank, packed: planes }
    }
}

/// Layouts packed in the same way and in others, with as many bits and with more, all described together.
mod packings {
    quadrille::layout! {
        pub struct Ranks { board: 8 x 8, number: 8 * rank + file, index: { hi: 3, lo: 3 } }
        /// The same numbers, the fields exchanged.
        pub struct LowFirst {
            board: 8 x 8, number: 8 * rank + file, index: { hi: 3, lo: 3 }, packed: [lo, hi],
        }
        pub struct Files {
            board: 8 x 8, number: 8 * (7 - file) + rank, index: { hi: 3, lo: 3 }, packed: [lo, hi],
        }
        /// Two bits of the rank mirror files.
        pub struct Bent {
            board: 8 x 8,
            number: 8 * rank + (file ^ (rank & rank >> 1 & 1) * 5),
            index: { hi: 3, lo: 3 },
        }
        pub struct ByPiece { board: 8 x 8, number: (8 * rank + file) * 37 % 64 }
        pub struct Piecewise { board: 8 x 8, number: 8 * rank + file }
        pub struct ByPlane { board: 8 x 8, number: 8 * rank + (7 - file), packed: planes }
        pub struct OtherPlanes { board: 8 x 8, number: 8 * file + (rank ^ rank >> 1), packed: planes }
        /// Seven bits, of which one is always 0.
        pub struct Hex { board: 8 x 8, number: 16 * rank + file, index: { hi: 3, off: 1, lo: 3 } }
        /// Another board.
        pub struct Oblong { board: 3 x 7, number: 3 * rank + file, packed: planes }
        pub struct OblongFiles { board: 3 x 7, number: 8 * file + rank, packed: planes }
    }
}

use together::{Oblong, OblongFiles, Scattered, Snake, WideSnake};

/// Each single square, all squares, and some.
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

/// The code of the first is committed, that of the second is not. Each is converted to the other by a circuit of
/// its own.
#[test]
fn committed_layouts_and_others() {
    const THERE: Bitboard<Makruk> = A8::to_makruk(A8::bitboard(1));
    check::<A8, Makruk>();
    check::<Makruk, W>();
    assert_eq!(THERE, Makruk::A8.bitboard());
    assert_eq!(Makruk::to_a8(THERE), A8::A8.bitboard());
}

#[test]
fn conversions_are_const() {
    const CORNER: Bitboard<Snake> = Scattered::to_snake(Scattered::bitboard(1));
    assert_eq!(CORNER, Snake::A1.bitboard());
    assert_eq!(Snake::to_scattered(CORNER), Scattered::A1.bitboard());
}

/// Converts random positions of one number of pieces, packed and listed, there and back.
fn check_packed<L: PackedLayout<N>, M: PackedLayout<N>, const N: usize>(random: &mut RandomSets) {
    for _ in 0..20 {
        let squares: [Square<L>; N] = random_squares(random);
        let position = Packed::pack(squares);
        let converted = position.convert::<M>();
        assert_eq!(converted.unpack(), squares.map(Square::convert::<M>), "{position}");
        assert_eq!(converted, Packed::pack(converted.unpack()));
        assert_eq!(converted.convert::<L>(), position);
        let list = PackedList::<L, u128>::pack(&squares).expect("21 fit");
        let list = list.convert::<M>().expect("they fit");
        assert!(list.squares().eq(converted.unpack()));
        let flipped = position.flip_horizontal().convert::<M>();
        assert_eq!(flipped, converted.flip_horizontal());
    }
}

/// Numbers of pieces after a bar need the feature `long`, as in `packed`.
macro_rules! check_packed {
    ($($from:ident $to:ident: $($pieces:literal)* $(| $($more:literal)*)?;)*) => { $(
        $( check_packed!(@ $from $to $pieces); )*
        $( #[cfg(feature = "long")] { $( check_packed!(@ $from $to $more); )* } )?
    )* };
    (@ $from:ident $to:ident $pieces:literal) => {{
        use packings::*;
        let mut random = RandomSets::new($pieces);
        check_packed::<$from, $to, $pieces>(&mut random);
        check_packed::<$to, $from, $pieces>(&mut random);
    }};
}

#[test]
fn packed_positions_of_layouts_described_together() {
    check_packed! {
        Ranks LowFirst: 5 10 11 | 1 2 3 4 6 7 8 9 16 21;
        Ranks Files: 5 10 11 | 1 2 3 4 6 7 8 9 16 21;
        Ranks Bent: 5 10 11 | 1 2 3 4 6 7 8 9 16 21;
        Files Bent: 10 11 | 1 2 5 6 21;
        LowFirst Files: 10 11 | 1 2 5 6 21;
        ByPiece Piecewise: 10 11 | 1 2 5 6 21;
        ByPlane OtherPlanes: 5 10 11 | 1 2 3 4 6 7 8 9 16 21;
        ByPlane Ranks: 10 11 | 1 2 5 6 21;
        Hex Ranks: 2 9 10 11 | 1 5 6 18;
        Hex ByPlane: 9 10 | 1 2 5 6 11 18;
        Hex Piecewise: 9 10 | 1 2 5 6 11 18;
        Oblong OblongFiles: 4 12 13 | 1 2 3 5 11 20 21 25;
    }
}

#[test]
fn packed_positions_of_layouts_described_apart() {
    let mut random = RandomSets::new(7);
    check_packed::<Lerf, W, 5>(&mut random);
    check_packed::<Lerf, packings::Ranks, 10>(&mut random);
    check_packed::<Lerf, packings::Hex, 10>(&mut random);
}

#[test]
fn conversions_of_packed_positions_are_const() {
    use packings::{Files, Ranks};
    const POSITION: Packed<Ranks, 2> = Packed::pack([Ranks::A1, Ranks::E4]);
    const CONVERTED: Packed<Files, 2> = Ranks::to_files_packed(POSITION);
    assert_eq!(CONVERTED, Packed::pack([Files::A1, Files::E4]));
    assert_eq!(Files::to_ranks_packed(CONVERTED), POSITION);
    let list = PackedList::<packings::Ranks>::pack(&[packings::Ranks::E4; 10]).expect("they fit");
    assert_eq!(list.convert::<packings::Hex>(), None);
    assert_eq!(packings::Hex::PACKING.most_pieces(64), 9);
    let squares = [parameters::M::A1, parameters::M::B1];
    let position = parameters::M::to_w_packed(Packed::pack(squares));
    assert_eq!(position.unpack(), squares.map(Square::convert));
    let position = parameters::W::to_n_packed(position);
    assert_eq!(position.unpack(), squares.map(Square::convert));
}
