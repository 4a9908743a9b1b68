//! Tables of the squares between two others and of the line through them, worked out from rays.
//!
//! Layouts with `geometry: tables` have them. They are worked out in const evaluation, so that descriptions need
//! not hold 64 KB for them. That takes some 15,000 steps for the 1,456 pairs of an 8 x 8 board that are on a line.

use crate::word::Word;
use crate::word::constant::{and, bit, is_zero, or, trailing_zeros, without_least};

/// The squares strictly between two on a line, by their numbers, given the squares from each number to the edge
/// by [`Direction`](crate::Direction).
#[doc(hidden)]
pub const fn between<W: Word, const N: usize>(rays: &[[W; N]; 8]) -> [[W; N]; N] {
    let mut between = [[W::ZERO; N]; N];
    let mut index = 0;
    while index < 8 * N {
        let (from, direction) = (index / 8, index % 8);
        let ray = rays[direction][from];
        let mut rest = ray;
        while !is_zero(rest) {
            let to = trailing_zeros(rest) as usize;
            // Both squares see what lies between them, in opposite directions.
            between[from][to] = and(ray, rays[(direction + 4) % 8][to]);
            rest = without_least(rest);
        }
        index += 1;
    }
    between
}

/// The whole line through two squares, both included, by their numbers.
#[doc(hidden)]
pub const fn through<W: Word, const N: usize>(rays: &[[W; N]; 8]) -> [[W; N]; N] {
    let mut through = [[W::ZERO; N]; N];
    let mut index = 0;
    while index < 8 * N {
        let (from, direction) = (index / 8, index % 8);
        let mut rest = rays[direction][from];
        let line = or(or(rest, rays[(direction + 4) % 8][from]), bit(from as u8));
        while !is_zero(rest) {
            through[from][trailing_zeros(rest) as usize] = line;
            rest = without_least(rest);
        }
        index += 1;
    }
    through
}
