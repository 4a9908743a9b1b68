//! Sets of squares and attacks, for programs that have none of their own.

use quadrille::{Bitboard, Color, Square, layouts::Lerf};

use crate::export::exported;

/// The square with this number; only the lowest six bits count.
fn square(number: u32) -> Square<Lerf> {
    Square::new((number % 64) as u8).unwrap_or(Lerf::A1)
}

exported! {
    /// The number of squares in a set.
    [] fn tb_pop_count(set: u64) -> u32 { set.count_ones() }

    /// The number of the first square of a nonempty set.
    [] fn tb_lsb(set: u64) -> u32 { set.trailing_zeros() }

    /// A set without its first square.
    [] fn tb_pop_lsb(set: u64) -> u64 { set & set.wrapping_sub(1) }

    /// The squares that a king attacks.
    [] fn tb_king_attacks(from: u32) -> u64 { square(from).king_attacks().word() }

    /// The squares that a knight attacks.
    [] fn tb_knight_attacks(from: u32) -> u64 { square(from).knight_attacks().word() }

    /// The squares that a queen attacks, given all occupied squares.
    [] fn tb_queen_attacks(from: u32, occupied: u64) -> u64 {
        square(from).queen_attacks(Bitboard::new(occupied)).word()
    }

    /// The squares that a rook attacks, given all occupied squares.
    [] fn tb_rook_attacks(from: u32, occupied: u64) -> u64 {
        square(from).rook_attacks(Bitboard::new(occupied)).word()
    }

    /// The squares that a bishop attacks, given all occupied squares.
    [] fn tb_bishop_attacks(from: u32, occupied: u64) -> u64 {
        square(from).bishop_attacks(Bitboard::new(occupied)).word()
    }

    /// The squares that a pawn attacks; `color` is true for White.
    [] fn tb_pawn_attacks(from: u32, color: bool) -> u64 {
        square(from).pawn_attacks(if color { Color::White } else { Color::Black }).word()
    }
}
