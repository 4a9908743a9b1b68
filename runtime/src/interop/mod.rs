//! From and to the squares and bitboards of other crates, which number a1 = 0, b1 = 1, ... h8 = 63.

#[cfg(feature = "cozy-chess")]
mod cozy_chess;
#[cfg(feature = "shakmaty")]
mod shakmaty;

use crate::{Bitboard, BitboardLayout, Layout, Square};

/// Fails to compile unless the board is that of orthodox chess.
const fn chess_board<L: Layout>() {
    assert!(L::FILES == 8 && L::RANKS == 8, "other crates' squares are those of an 8 x 8 board");
}

fn square_from_a1_0<L: Layout>(number: u8) -> Square<L> {
    const { chess_board::<L>() };
    L::square_at(number & 7, number >> 3 & 7)
}

fn square_to_a1_0<L: Layout>(square: Square<L>) -> u8 {
    const { chess_board::<L>() };
    square.rank() << 3 | square.file()
}

fn bitboard_from_a1_0<L: BitboardLayout>(mut bits: u64) -> Bitboard<L> {
    let mut set = Bitboard::EMPTY;
    while bits != 0 {
        set.add(square_from_a1_0(bits.trailing_zeros() as u8));
        bits &= bits - 1;
    }
    set
}

fn bitboard_to_a1_0<L: BitboardLayout>(bitboard: Bitboard<L>) -> u64 {
    bitboard.into_iter().fold(0, |bits, square| bits | 1 << square_to_a1_0(square))
}
