//! Layouts with every slider method, small enough for Miri.

use quadrille::{Bitboard, BitboardLayout, Chess, Color, Square, piece};

#[macro_use]
#[path = "../../support/methods.rs"]
mod methods;

pub use methods::*;

/// The squares a rider attacks: each ray up to the first occupied square, one step after another.
pub fn ride<L: BitboardLayout>(
    square: Square<L>,
    steps: &[(i8, i8)],
    occupancy: Bitboard<L>,
) -> Bitboard<L> {
    let mut attacks = Bitboard::EMPTY;
    for &(files, ranks) in steps {
        let mut next = square.offset(files, ranks);
        while let Some(target) = next {
            attacks.add(target);
            next = if occupancy.contains(target) { None } else { target.offset(files, ranks) };
        }
    }
    attacks
}

/// The steps of a rook.
pub const ROOK: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
/// The steps of a bishop.
pub const BISHOP: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

/// The step by which squares are tried.
const STEP: usize = if cfg!(miri) { 9 } else { 1 };

/// The numbers of occupied squares among sixteen.
const DENSITIES: &[u64] = if cfg!(miri) { &[0, 5, 16] } else { &[0, 1, 2, 3, 5, 8, 12, 16] };

/// Compares look-ups with walks on occupancies of all densities. Miri tries some squares and fewer occupancies.
///
/// # Panics
/// If they differ.
pub fn check<L: Chess>() {
    let mut random = 0x9e37_79b9_7f4a_7c15_u64;
    for from in Square::<L>::all().step_by(STEP) {
        for &density in DENSITIES {
            let occupied = Square::<L>::all().filter(|_| {
                random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                (random >> 60) < density
            });
            let occupied: Bitboard<L> = occupied.collect();
            let rook = ride(from, &ROOK, occupied);
            let bishop = ride(from, &BISHOP, occupied);
            assert_eq!(from.rook_attacks(occupied), rook);
            assert_eq!(from.bishop_attacks(occupied), bishop);
            assert_eq!(from.queen_attacks(occupied), rook | bishop);
            // These look-ups use instructions of the target, if it has some.
            assert_eq!(from.look_up::<piece::Rook>(Color::White, occupied), rook);
            assert_eq!(from.look_up::<piece::Bishop>(Color::White, occupied), bishop);
            assert_eq!(from.look_up::<piece::Queen>(Color::White, occupied), rook | bishop);
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
