//! Layouts with every way to look up sliding attacks, small enough for Miri.

use quadrille::{Bitboard, Chess, Square};

#[macro_use]
#[path = "../../support/methods.rs"]
mod methods;

pub use methods::*;

/// What a rider attacks, square by square.
fn walked<L: Chess>(from: Square<L>, occupied: Bitboard<L>, steps: [(i16, i16); 4]) -> Bitboard<L> {
    let mut attacks = Bitboard::EMPTY;
    for (files, ranks) in steps {
        let (mut file, mut rank) = (i16::from(from.file()), i16::from(from.rank()));
        loop {
            (file, rank) = (file + files, rank + ranks);
            let on_board = u8::try_from(file).ok().zip(u8::try_from(rank).ok());
            let Some(square) = on_board.and_then(|(file, rank)| Square::from_coords(file, rank))
            else {
                break;
            };
            attacks |= square.bitboard();
            if occupied.contains(square) {
                break;
            }
        }
    }
    attacks
}

/// Compares look-ups with walks on some squares and occupancies.
///
/// # Panics
/// When they differ.
pub fn check<L: Chess>() {
    let mut random = 0x9e37_79b9_7f4a_7c15_u64;
    for from in Square::<L>::all().step_by(9) {
        for density in 0..3 {
            let occupied = Square::<L>::all().filter(|_| {
                random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                (random >> 60) < [0, 5, 16][density]
            });
            let occupied: Bitboard<L> = occupied.collect();
            let rook = walked(from, occupied, [(0, 1), (1, 0), (0, -1), (-1, 0)]);
            let bishop = walked(from, occupied, [(1, 1), (1, -1), (-1, -1), (-1, 1)]);
            assert_eq!(from.rook_attacks(occupied), rook);
            assert_eq!(from.bishop_attacks(occupied), bishop);
            assert_eq!(from.queen_attacks(occupied), rook | bishop);
        }
    }
}

macro_rules! check_each {
    ($($test:ident $name:ident { $($description:tt)* })*) => {
        /// Compares the look-ups of every method with walks.
        pub fn check_each_method() {
            $(check::<$name>();)*
        }
    };
}

each_method!(check_each);
