//! The libraries that are compared: Quadrille's layouts, cozy-chess and shakmaty.

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

/// The bytes of a layout's tables of rook and bishop, as this program is compiled.
pub fn rook_and_bishop<L: Layout>() -> usize {
    let is_meant = |name| ["rook_attacks", "bishop_attacks"].contains(&name);
    L::COSTS.iter().filter(|cost| is_meant(cost.name)).map(|cost| cost.bytes).sum()
}

pub struct CozyChess;

impl Queens for CozyChess {
    type Square = cozy_chess::Square;
    type Set = cozy_chess::BitBoard;

    fn bytes() -> usize {
        703_904
    }

    fn square(file: u8, rank: u8) -> Self::Square {
        cozy_chess::Square::index(usize::from(8 * rank + file))
    }

    fn set(squares: impl Iterator<Item = Self::Square>) -> Self::Set {
        squares.collect()
    }

    #[inline]
    fn word(set: Self::Set) -> u64 {
        set.0
    }

    #[inline]
    fn changed(set: Self::Set, by: Self::Set) -> Self::Set {
        set ^ by
    }

    #[inline]
    fn queen(square: Self::Square, occupied: Self::Set) -> Self::Set {
        cozy_chess::get_rook_moves(square, occupied)
            | cozy_chess::get_bishop_moves(square, occupied)
    }
}

pub struct Shakmaty;

impl Queens for Shakmaty {
    type Square = shakmaty::Square;
    type Set = shakmaty::Bitboard;

    fn bytes() -> usize {
        710_176
    }

    fn square(file: u8, rank: u8) -> Self::Square {
        shakmaty::Square::new(u32::from(8 * rank + file))
    }

    fn set(squares: impl Iterator<Item = Self::Square>) -> Self::Set {
        squares.collect()
    }

    #[inline]
    fn word(set: Self::Set) -> u64 {
        set.0
    }

    #[inline]
    fn changed(set: Self::Set, by: Self::Set) -> Self::Set {
        set ^ by
    }

    #[inline]
    fn queen(square: Self::Square, occupied: Self::Set) -> Self::Set {
        shakmaty::attacks::queen_attacks(square, occupied)
    }
}
