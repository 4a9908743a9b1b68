//! Pairs of functions that must compile to the same instructions: `generic_x`, written against a
//! layout that happens to be `Lerf`, and `by_hand_x`, written for a1 = 0 as chess programs do.
//!
//! `tests/instructions.rs` compiles this package and compares them.

use quadrille::layouts::Lerf;
use quadrille::{Bitboard, Chess, Direction, Square};

/// A pair: the generic function applied to `Lerf`, and the one by hand.
macro_rules! pair {
    (
        $generic:ident: $function:ident($($argument:ident: $type:ty),*) -> $result:ty;
        $by_hand:ident($($raw:ident: $raw_type:ty),*) -> $raw_result:ty $body:block
    ) => {
        #[inline(never)]
        pub fn $generic($($argument: $type),*) -> $result {
            generic::$function::<Lerf>($($argument),*)
        }

        #[inline(never)]
        pub fn $by_hand($($raw: $raw_type),*) -> $raw_result $body
    };
}

mod generic {
    use super::*;

    pub fn file<L: Chess>(square: Square<L>) -> u8 {
        square.file()
    }

    pub fn rank<L: Chess>(square: Square<L>) -> u8 {
        square.rank()
    }

    pub fn flip_square<L: Chess>(square: Square<L>) -> Square<L> {
        square.flip_vertical()
    }

    pub fn rotate_square<L: Chess>(square: Square<L>) -> Square<L> {
        square.rotate_180()
    }

    pub fn flip_vertical<L: Chess>(bitboard: Bitboard<L>) -> Bitboard<L> {
        bitboard.flip_vertical()
    }

    pub fn north<L: Chess>(bitboard: Bitboard<L>) -> Bitboard<L> {
        bitboard.shift(Direction::North)
    }

    pub fn contains<L: Chess>(bitboard: Bitboard<L>, square: Square<L>) -> bool {
        bitboard.contains(square)
    }
}

// A square's range is part of its type. By hand it has to be said.
macro_rules! assume_square {
    ($square:ident) => {
        if $square > 63 {
            // SAFETY: callers pass squares only.
            unsafe { std::hint::unreachable_unchecked() }
        }
    };
}

pair! {
    generic_file: file(square: Square<Lerf>) -> u8;
    by_hand_file(square: u8) -> u8 { square & 7 }
}

pair! {
    generic_rank: rank(square: Square<Lerf>) -> u8;
    by_hand_rank(square: u8) -> u8 { square >> 3 }
}

pair! {
    generic_flip_square: flip_square(square: Square<Lerf>) -> Square<Lerf>;
    by_hand_flip_square(square: u8) -> u8 {
        assume_square!(square);
        square ^ 56
    }
}

pair! {
    generic_rotate_square: rotate_square(square: Square<Lerf>) -> Square<Lerf>;
    by_hand_rotate_square(square: u8) -> u8 {
        assume_square!(square);
        square ^ 63
    }
}

pair! {
    generic_flip_vertical: flip_vertical(bitboard: Bitboard<Lerf>) -> Bitboard<Lerf>;
    by_hand_flip_vertical(bitboard: u64) -> u64 { bitboard.swap_bytes() }
}

pair! {
    generic_north: north(bitboard: Bitboard<Lerf>) -> Bitboard<Lerf>;
    by_hand_north(bitboard: u64) -> u64 { bitboard << 8 }
}

pair! {
    generic_contains: contains(bitboard: Bitboard<Lerf>, square: Square<Lerf>) -> bool;
    by_hand_contains(bitboard: u64, square: u8) -> bool {
        assume_square!(square);
        bitboard >> square & 1 == 1
    }
}
