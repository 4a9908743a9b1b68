//! The classical approach: each ray on the empty board, less the rays behind its blockers (Chess Programming Wiki,
//! "Classical Approach").
//!
//! It asks nothing of the numbers. Where they rise along a ray, the nearest blocker is the lowest bit and the only one
//! that counts; here any blocker comes first, and those behind it are left out. So a look-up takes a loop, which is
//! slower than a multiplication, and its tables are as small as those of a subtraction.

use super::rider::{Method, Rider};
use crate::table;

macro_rules! on_words {
    ($word:ident, $along:ident, $tables:ident) => {
        /// The squares attacked along one ray; `rays` has `directions` rays of each number.
        ///
        /// # Panics
        /// When there are no rays of the number, or of a blocker on the ray.
        #[inline(always)]
        pub const fn $along(
            rays: &[$word],
            directions: usize,
            direction: usize,
            number: usize,
            occupancy: $word,
        ) -> $word {
            let mut seen = rays[number * directions + direction];
            let mut blockers = seen & occupancy;
            while blockers != 0 {
                let behind = rays[blockers.trailing_zeros() as usize * directions + direction];
                seen &= !behind;
                blockers &= blockers - 1;
                // Blockers behind this one hide nothing more.
                blockers &= !behind;
            }
            seen
        }

        /// The rays of a rider from each square: for each of `NUMBERS` numbers, `RAYS` sets.
        #[derive(Debug)]
        pub struct $tables<const NUMBERS: usize, const RAYS: usize> {
            rays: [[$word; RAYS]; NUMBERS],
        }

        impl<const NUMBERS: usize, const RAYS: usize> $tables<NUMBERS, RAYS> {
            /// The rays that the string holds.
            ///
            /// # Panics
            /// Fails to compile where the string is not as long as the table.
            pub const fn new<const BYTES: usize>(rays: &[u8; BYTES]) -> Self {
                $tables { rays: table::read(rays) }
            }

            /// The look-up by these rays.
            pub const fn rider(&self) -> Rider<'_> {
                Rider::new(Method::$tables(Rays {
                    directions: RAYS,
                    rays: self.rays.as_flattened(),
                }))
            }
        }

        impl Rays<'_, $word> {
            /// The squares attacked from the square with this number, up to the first occupied one on each ray.
            ///
            /// # Panics
            /// When the tables have no such number.
            #[cfg_attr(not(debug_assertions), inline(always))]
            pub(super) const fn attacks(&self, number: usize, occupancy: $word) -> $word {
                let (mut attacks, mut direction) = (0, 0);
                while direction < self.directions {
                    attacks |= $along(self.rays, self.directions, direction, number, occupancy);
                    direction += 1;
                }
                attacks
            }
        }
    };
}

/// Rays without the number of squares in the type.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rays<'a, W> {
    directions: usize,
    /// By number and direction.
    rays: &'a [W],
}

on_words! { u64, classical_ray_64, ClassicalRays64 }
on_words! { u128, classical_ray_128, ClassicalRays128 }
