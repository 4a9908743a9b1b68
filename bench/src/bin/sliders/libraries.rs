//! The compared libraries: Quadrille's layouts, cozy-chess and shakmaty.

use quadrille::{Bitboard, BitboardLayout, Chess, Layout, Square};

use super::measure::Queens;

/// A layout of Quadrille.
pub struct Quadrille<L>(L);

impl<L: Chess + BitboardLayout<Word = u64>> Queens for Quadrille<L> {
    type Square = Square<L>;
    type Set = Bitboard<L>;

    fn bytes() -> usize {
        rook_and_bishop::<L>()
    }

    fn square(file: u8, rank: u8) -> Square<L> {
        Square::from_coords(file, rank).expect("on the board")
    }

    fn set(squares: impl Iterator<Item = Square<L>>) -> Bitboard<L> {
        squares.collect()
    }

    #[inline]
    fn word(set: Bitboard<L>) -> u64 {
        set.word()
    }

    #[inline]
    fn changed(set: Bitboard<L>, by: Bitboard<L>) -> Bitboard<L> {
        set ^ by
    }

    #[inline]
    fn queen(square: Square<L>, occupied: Bitboard<L>) -> Bitboard<L> {
        square.queen_attacks(occupied)
    }
}

/// The bytes of a layout's tables of rook and bishop, as compiled in this program.
pub fn rook_and_bishop<L: Layout>() -> usize {
    let is_meant = |name| ["rook_attacks", "bishop_attacks"].contains(&name);
    L::COSTS.iter().filter(|cost| is_meant(cost.name)).map(|cost| cost.bytes).sum()
}

/// A library whose sets are words: the bytes of its tables, its types and its functions.
macro_rules! library {
    ($name:ident, $bytes:literal, $square:ty, $set:ty, $numbered:expr, $queen:expr) => {
        pub struct $name;

        impl Queens for $name {
            type Square = $square;
            type Set = $set;

            fn bytes() -> usize {
                $bytes
            }

            fn square(file: u8, rank: u8) -> $square {
                $numbered(8 * rank + file)
            }

            fn set(squares: impl Iterator<Item = $square>) -> $set {
                squares.collect()
            }

            #[inline]
            fn word(set: $set) -> u64 {
                set.0
            }

            #[inline]
            fn changed(set: $set, by: $set) -> $set {
                set ^ by
            }

            #[inline]
            fn queen(square: $square, occupied: $set) -> $set {
                $queen(square, occupied)
            }
        }
    };
}

library!(
    CozyChess,
    703_904,
    cozy_chess::Square,
    cozy_chess::BitBoard,
    |number| cozy_chess::Square::index(usize::from(number)),
    |square, occupied| {
        cozy_chess::get_rook_moves(square, occupied)
            | cozy_chess::get_bishop_moves(square, occupied)
    }
);

library!(
    Shakmaty,
    710_176,
    shakmaty::Square,
    shakmaty::Bitboard,
    |number| shakmaty::Square::new(u32::from(number)),
    shakmaty::attacks::queen_attacks
);
