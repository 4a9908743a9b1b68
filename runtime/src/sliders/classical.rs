//! The classical approach: each ray on the empty board, less the rays behind its blockers (Chess Programming Wiki,
//! "Classical Approach").
//!
//! It works with any numbers. If they rise along a ray, the nearest blocker is the lowest bit and the only one that
//! counts. Here any blocker may come first, and those behind it are then left out. So a look-up takes a loop, which
//! is slower than a multiplication, but its tables are as small as those of a subtraction.

use crate::table;
use crate::word::Word;
use crate::word::constant::{and, and_not, is_zero, or, trailing_zeros, without_least};

/// The squares attacked along one ray; `rays` has `directions` rays of each number.
///
/// # Panics
/// If there are no rays of the number, or of a blocker on the ray.
#[inline(always)]
pub const fn classical_ray<W: Word>(
    rays: &[W],
    directions: usize,
    direction: usize,
    number: usize,
    occupancy: W,
) -> W {
    let mut seen = rays[number * directions + direction];
    let mut blockers = and(seen, occupancy);
    while !is_zero(blockers) {
        let behind = rays[trailing_zeros(blockers) as usize * directions + direction];
        seen = and_not(seen, behind);
        blockers = without_least(blockers);
        // Blockers behind this one hide nothing more.
        blockers = and_not(blockers, behind);
    }
    seen
}

/// The squares attacked from the square with this number; `rays` has `directions` rays of each number.
///
/// # Panics
/// If there are no rays of the number, or of a blocker on one of them.
#[cfg_attr(not(debug_assertions), inline(always))]
pub const fn classical_attacks<W: Word>(
    rays: &[W],
    directions: usize,
    number: usize,
    occupancy: W,
) -> W {
    let (mut attacks, mut direction) = (W::ZERO, 0);
    while direction < directions {
        let ray = classical_ray(rays, directions, direction, number, occupancy);
        attacks = or(attacks, ray);
        direction += 1;
    }
    attacks
}

/// The rays of a rider from each square: for each of `NUMBERS` numbers, `RAYS` sets.
#[derive(Debug)]
pub struct ClassicalRays<W: Word, const NUMBERS: usize, const RAYS: usize> {
    rays: [[W; RAYS]; NUMBERS],
}

impl<W: Word, const NUMBERS: usize, const RAYS: usize> ClassicalRays<W, NUMBERS, RAYS> {
    /// The rays that the string holds.
    ///
    /// # Panics
    /// Fails to compile if the string is not as long as the table.
    pub const fn new<const BYTES: usize>(rays: &[u8; BYTES]) -> Self {
        ClassicalRays { rays: table::read(rays) }
    }

    /// The rays without their number.
    pub(super) const fn tables(&self) -> Rays<'_, W> {
        Rays { directions: RAYS, rays: self.rays.as_flattened() }
    }
}

/// Rays without the number of squares in the type.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rays<'a, W> {
    directions: usize,
    /// The rays by number and direction.
    rays: &'a [W],
}

impl<W: Word> Rays<'_, W> {
    /// The squares attacked from the square with this number, up to the first occupied one on each ray.
    ///
    /// # Panics
    /// If the tables have no such number.
    #[inline(always)]
    pub(super) const fn attacks(&self, number: usize, occupancy: W) -> W {
        classical_attacks(self.rays, self.directions, number, occupancy)
    }
}
