//! Walking along rays, square by square.

use core::marker::PhantomData;

use super::rider::{Method, Rider};
use crate::table;

/// The number of no square.
pub const OFF_BOARD: u8 = u8::MAX;

macro_rules! walk {
    ($(#[$doc:meta])* $name:ident, $ray:ident, $attacks:ident, $word:ty, $numbers:literal) => {
        /// The squares from a number on along one of the rays, up to the first occupied one: `next`
        /// has for each number the next one along each of `rays` rays, or [`OFF_BOARD`].
        ///
        /// # Panics
        /// When a number is not below those that `next` is for.
        #[inline(always)]
        pub const fn $ray(
            next: &[u8],
            rays: usize,
            ray: usize,
            number: usize,
            occupancy: $word,
        ) -> $word {
            let mut attacks = 0;
            let mut to = next[number * rays + ray];
            while to != OFF_BOARD {
                attacks |= 1 << to;
                if (occupancy >> to) & 1 != 0 {
                    break;
                }
                to = next[to as usize * rays + ray];
            }
            attacks
        }

        /// The squares that are reached along all rays.
        ///
        /// # Panics
        /// When a number is not below those that `next` is for.
        #[inline(always)]
        pub const fn $attacks(
            next: &[u8],
            rays: usize,
            number: usize,
            occupancy: $word,
        ) -> $word {
            let mut attacks = 0;
            let mut ray = 0;
            while ray < rays {
                attacks |= $ray(next, rays, ray, number, occupancy);
                ray += 1;
            }
            attacks
        }

        $(#[$doc])*
        ///
        /// A look-up takes a step for each attacked square: for lines longer than 16 squares, whose
        /// occupancies are too many for tables.
        #[derive(Debug)]
        pub struct $name<const RAYS: usize> {
            next: [[u8; RAYS]; $numbers],
        }

        impl<const RAYS: usize> $name<RAYS> {
            /// A walk to these next squares: for each number the one along each ray, 255 where the
            /// board ends.
            ///
            /// # Panics
            /// Fails to compile where there are not `RAYS` for each number.
            pub const fn new<const BYTES: usize>(next: &[u8; BYTES]) -> Self {
                $name { next: table::read(next) }
            }

            /// The look-up in this table.
            pub const fn rider(&self) -> Rider<'_> {
                Rider::new(Method::$name(Walks {
                    rays: RAYS,
                    next: self.next.as_flattened(),
                    word: PhantomData,
                }))
            }

            /// The bytes of the table.
            pub const fn bytes(&self) -> usize {
                core::mem::size_of::<Self>()
            }
        }

        impl Walks<'_, $word> {
            /// The squares attacked from the square with this number, up to the first occupied one on each ray.
            ///
            /// # Panics
            /// When the number, or one to which the table leads, is not below the bits of a word.
            pub(super) const fn attacks(&self, number: usize, occupancy: $word) -> $word {
                $attacks(self.next, self.rays, number, occupancy)
            }
        }
    };
}

/// A walk without the number of its rays in the type.
#[derive(Clone, Copy, Debug)]
pub(super) struct Walks<'a, W> {
    rays: usize,
    next: &'a [u8],
    word: PhantomData<W>,
}

walk! {
    /// The next square along each of a rider's rays, for `u64` bitboards.
    Walk64, walk_ray_64, walk_attacks_64, u64, 64
}

walk! {
    /// The next square along each of a rider's rays, for `u128` bitboards.
    Walk128, walk_ray_128, walk_attacks_128, u128, 128
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Squares 0 to 19 in a row: up and down.
    const ROW: Walk64<2> = {
        let mut next = [OFF_BOARD; 128];
        let mut number = 0;
        while number < 19 {
            next[2 * number] = number as u8 + 1;
            next[2 * number + 3] = number as u8;
            number += 1;
        }
        Walk64::new(&next)
    };

    #[test]
    fn walks_end_at_the_first_occupant_and_at_the_edge() {
        const ATTACKS: u64 = ROW.rider().attacks_64(3, 1 << 7 | 1 << 9);
        assert_eq!(ATTACKS, 0b1111_0111);
        assert_eq!(ROW.rider().attacks_64(0, 1), (1 << 20) - 2);
        assert_eq!(ROW.rider().attacks_64(40, 0), 0);
        assert_eq!(ROW.bytes(), 128);
    }
}
