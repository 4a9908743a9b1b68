//! Pairs of functions that must compile to the same instructions: `generic_x`, written against a layout that
//! happens to be a1 = 0, and `by_hand_x`, written for a1 = 0 like in chess programs.
//!
//! There are also look-ups, `straight_x`, that must compile without a jump: of riders in two frames, of three
//! riders, of two hoppers, of the ray through a square; and `extracted_x`, that must use the instruction of `pext` if the
//! target has it.
//!
//! `tests/layouts/instructions.rs` compiles this package and compares them.

use quadrille::layouts::Rotary;
use quadrille::numbering::{RankMajor, RankMajorFromTop};
use quadrille::piece::Bishop;
use quadrille::{Bitboard, Chess, Direction, Square};

quadrille::layout! {
    // A layout of this crate, so that its tables are as near as those by hand.
    pub struct Lerf {
        board: 8 x 8,
        number: rank * 8 + file,
        sliders: { method: magic },
        pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K },
    }
}

quadrille::layout! {
    pub struct Fairy {
        board: 8 x 8,
        number: rank * 8 + file,
        pieces: { queen_nightrider: QNN, grasshopper: gQ },
    }
}

quadrille::layout! {
    pub struct Pext {
        board: 8 x 8,
        number: rank * 8 + file,
        sliders: { method: pext },
        pieces: { rook: R, bishop: B },
    }
}

#[inline(never)]
pub fn extracted_rook(square: Square<Pext>, occupancy: Bitboard<Pext>) -> Bitboard<Pext> {
    square.rook_attacks(occupancy)
}

#[inline(never)]
pub fn extracted_bishop(square: Square<Pext>, occupancy: Bitboard<Pext>) -> Bitboard<Pext> {
    square.attacks::<Bishop>(occupancy)
}

#[inline(never)]
pub fn straight_queen(square: Square<Rotary>, occupancy: Bitboard<Rotary>) -> Bitboard<Rotary> {
    square.queen_attacks(occupancy)
}

#[inline(never)]
pub fn straight_riders(square: Square<Fairy>, occupancy: Bitboard<Fairy>) -> Bitboard<Fairy> {
    Fairy::queen_nightrider_attacks(square, occupancy)
}

#[inline(never)]
pub fn straight_ray_through(from: Square<Lerf>, through: Square<Lerf>) -> Bitboard<Lerf> {
    from.ray_through(through)
}

#[inline(never)]
pub fn straight_hoppers(square: Square<Fairy>, occupancy: Bitboard<Fairy>) -> Bitboard<Fairy> {
    Fairy::grasshopper_attacks(square, occupancy)
}

/// Squares and sets of an engine's own.
#[derive(quadrille::Convert)]
#[quadrille(square = Lerf)]
#[repr(u8)]
#[rustfmt::skip]
pub enum OwnSquare {
    A1, B1, C1, D1, E1, F1, G1, H1, A2, B2, C2, D2, E2, F2, G2, H2,
    A3, B3, C3, D3, E3, F3, G3, H3, A4, B4, C4, D4, E4, F4, G4, H4,
    A5, B5, C5, D5, E5, F5, G5, H5, A6, B6, C6, D6, E6, F6, G6, H6,
    A7, B7, C7, D7, E7, F7, G7, H7, A8, B8, C8, D8, E8, F8, G8, H8,
}

#[derive(quadrille::Convert)]
#[quadrille(bitboard = Lerf)]
pub struct OwnSet(u64);

/// In the generic functions of pairs, a parameter has this name instead.
type L = Lerf;

/// A pair: a function of any layout of chess, applied to `Lerf`, and the function by hand.
macro_rules! pair {
    (
        $generic:ident($($argument:ident: $type:ty),*) -> $result:ty
            $(where ($($bound:tt)*))? { $body:expr }
        $by_hand:ident($($raw:ident: $raw_type:ty),*) -> $raw_result:ty $raw_body:block
    ) => {
        #[inline(never)]
        pub fn $generic($($argument: $type),*) -> $result {
            #[inline(always)]
            fn of_any<L: Chess<Word = u64>>($($argument: $type),*) -> $result
            $(where $($bound)*)?
            {
                $body
            }
            of_any::<Lerf>($($argument),*)
        }

        #[inline(never)]
        pub fn $by_hand($($raw: $raw_type),*) -> $raw_result $raw_body
    };
}

// A square's range is part of its type. Code by hand has to state it.
macro_rules! assume_square {
    ($square:ident) => {
        if $square > 63 {
            // SAFETY: callers pass squares only.
            unsafe { std::hint::unreachable_unchecked() }
        }
    };
}

pair! {
    generic_file(square: Square<L>) -> u8 { square.file() }
    by_hand_file(square: u8) -> u8 { square & 7 }
}

pair! {
    generic_rank(square: Square<L>) -> u8 { square.rank() }
    by_hand_rank(square: u8) -> u8 { square >> 3 }
}

pair! {
    generic_flip_square(square: Square<L>) -> Square<L> { square.flip_vertical() }
    by_hand_flip_square(square: u8) -> u8 {
        assume_square!(square);
        square ^ 56
    }
}

pair! {
    generic_rotate_square(square: Square<L>) -> Square<L> { square.rotate_180() }
    by_hand_rotate_square(square: u8) -> u8 {
        assume_square!(square);
        square ^ 63
    }
}

pair! {
    generic_flip_vertical(bitboard: Bitboard<L>) -> Bitboard<L> { bitboard.flip_vertical() }
    by_hand_flip_vertical(bitboard: u64) -> u64 { bitboard.swap_bytes() }
}

pair! {
    generic_north(bitboard: Bitboard<L>) -> Bitboard<L> { bitboard.shift(Direction::North) }
    by_hand_north(bitboard: u64) -> u64 { bitboard << 8 }
}

pair! {
    generic_to_itself(bitboard: Bitboard<L>) -> Bitboard<L> { bitboard.convert() }
    by_hand_to_itself(bitboard: u64) -> u64 { bitboard }
}

pair! {
    generic_from_word(word: u64) -> Bitboard<L> { Bitboard::from_word_in::<RankMajor>(word) }
    by_hand_from_word(word: u64) -> u64 { word }
}

pair! {
    generic_to_word(bitboard: Bitboard<L>) -> u64 { bitboard.word_in::<RankMajor>() }
    by_hand_to_word(bitboard: u64) -> u64 { bitboard }
}

pair! {
    generic_from_own(square: OwnSquare) -> Square<L>
        where (OwnSquare: Into<Square<L>>) { square.into() }
    by_hand_from_own(square: u8) -> u8 { square }
}

pair! {
    generic_to_own(square: Square<L>) -> OwnSquare
        where (OwnSquare: From<Square<L>>) { square.into() }
    by_hand_to_own(square: u8) -> u8 { square }
}

pair! {
    generic_from_own_set(set: OwnSet) -> Bitboard<L>
        where (OwnSet: Into<Bitboard<L>>) { set.into() }
    by_hand_from_own_set(set: u64) -> u64 { set }
}

pair! {
    generic_to_own_set(set: Bitboard<L>) -> OwnSet
        where (OwnSet: From<Bitboard<L>>) { set.into() }
    by_hand_to_own_set(set: u64) -> u64 { set }
}

pair! {
    generic_from_top(word: u64) -> Bitboard<L> { Bitboard::from_word_in::<RankMajorFromTop>(word) }
    by_hand_from_top(word: u64) -> u64 { word.swap_bytes() }
}

pair! {
    generic_to_number(square: Square<L>) -> u8 { square.number_in::<RankMajor>() }
    by_hand_to_number(square: u8) -> u8 { square }
}

pair! {
    generic_to_number_from_top(square: Square<L>) -> u8 { square.number_in::<RankMajorFromTop>() }
    by_hand_to_number_from_top(square: u8) -> u8 {
        assume_square!(square);
        square ^ 56
    }
}

pair! {
    generic_contains(bitboard: Bitboard<L>, square: Square<L>) -> bool { bitboard.contains(square) }
    by_hand_contains(bitboard: u64, square: u8) -> bool {
        assume_square!(square);
        bitboard >> square & 1 == 1
    }
}

/// Magic tables in the form of chess programs, with a byte for each attack set. Their content does not matter here.
/// They are public, as a layout's tables are for the linker.
pub mod magics {
    #[repr(C)]
    pub struct Magics {
        pub squares: [Magic; 64],
        pub sets: [u64; 5000],
        pub index: [u8; 110_000],
    }

    #[repr(C)]
    #[derive(Clone, Copy)]
    pub struct Magic {
        pub mask: u64,
        pub magic: u64,
        pub offset: u32,
        pub sets: u16,
        pub shift: u8,
    }

    pub static MAGICS: Magics = {
        let mut magics = Magics {
            squares: [Magic { mask: 1, magic: 3, offset: 5, sets: 7, shift: 52 }; 64],
            sets: [9; 5000],
            index: [11; 110_000],
        };
        magics.squares[1].mask = 2;
        magics.squares[1].magic = 4;
        magics.squares[1].offset = 6;
        magics.squares[1].sets = 8;
        magics.squares[1].shift = 53;
        magics.sets[1] = 10;
        magics.index[1] = 12;
        magics
    };
}

pair! {
    generic_rook_attacks(square: Square<L>, occupancy: Bitboard<L>) -> Bitboard<L> { square.rook_attacks(occupancy) }
    by_hand_rook_attacks(square: u8, occupancy: u64) -> u64 {
        assume_square!(square);
        let magics = &magics::MAGICS;
        let magic = &magics.squares[usize::from(square)];
        let key = (occupancy & magic.mask).wrapping_mul(magic.magic) >> (magic.shift & 63);
        // Keys have few bits, so that 32 suffice for the sum.
        let index = magic.offset.wrapping_add(key as u32);
        // SAFETY: never called.
        let set = unsafe { *magics.index.as_ptr().add(index as usize) };
        // The offset is in bytes, as both operands would be scaled.
        let offset = 8 * (usize::from(magic.sets) + usize::from(set));
        // SAFETY: never called.
        unsafe { *magics.sets.as_ptr().byte_add(offset) }
    }
}
