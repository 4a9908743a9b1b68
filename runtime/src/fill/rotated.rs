//! Directions up and down in one vector, by rotations of AVX-512.
//!
//! Eight directions are two vectors of four, not one of eight: the two do not wait for each other, and uniting them
//! takes an extraction less. This takes 0.94 of the time of one vector, and 0.91 if a program waits for the answer
//! (AMD EPYC); by `llvm-mca` 1.29 and 0.94 on Intel's Ice Lake.
#![allow(unsafe_code)]

use core::arch::x86_64::{
    __m256i, _mm256_and_si256, _mm256_or_si256, _mm256_rolv_epi64, _mm256_set1_epi64x,
    _mm256_ternarylogic_epi64,
};

use super::vectors::{lanes_4, united_4};
use super::{Fill, Shift};
use crate::word::Word;
use crate::word::constant::narrow;

/// The attacks, or `None` if the directions do not fill a vector.
#[inline(always)]
pub(super) fn attacks<W: Word>(fill: &Fill<'_, W>, set: u64, empty: u64) -> Option<u64> {
    let ups = fill.up.len();
    let way = |lane: usize| {
        if lane < ups { rotation(fill.up[lane]) } else { back(fill.down[lane - ups]) }
    };
    // SAFETY: this module is compiled for targets with AVX-512 only.
    unsafe {
        let set = _mm256_set1_epi64x(set as i64);
        let empty = _mm256_set1_epi64x(empty as i64);
        let first = || rotated(way, fill.rounds, set, empty);
        match ups + fill.down.len() {
            4 => Some(united_4(first())),
            8 => {
                let second = rotated(|lane| way(lane + 4), fill.rounds, set, empty);
                Some(united_4(_mm256_or_si256(first(), second)))
            }
            _ => None,
        }
    }
}

/// A step upwards as a rotation, and the squares that it leads to.
#[inline(always)]
fn rotation<W: Word>(Shift { by, entered }: Shift<W>) -> (u64, u64) {
    (by.into(), narrow(entered))
}

/// A step downwards as a rotation upwards by the rest of a full turn.
#[inline(always)]
fn back<W: Word>(Shift { by, entered }: Shift<W>) -> (u64, u64) {
    (u64::from(by).wrapping_neg(), narrow(entered))
}

/// `a | b & c` as the table of a ternary operation.
const OR_AND: i32 = 0xf8;

/// The attacks along four directions.
#[inline(always)]
fn rotated(
    way: impl Fn(usize) -> (u64, u64),
    rounds: u32,
    set: __m256i,
    empty: __m256i,
) -> __m256i {
    // SAFETY: as above.
    unsafe {
        let by = |times: u32| lanes_4(|lane| way(lane).0 << times & 63);
        let entered = lanes_4(|lane| way(lane).1);
        let (mut reached, mut free) = (set, _mm256_and_si256(empty, entered));
        for round in 0..rounds {
            let moved = _mm256_rolv_epi64(reached, by(round));
            reached = _mm256_ternarylogic_epi64::<OR_AND>(reached, free, moved);
            free = _mm256_and_si256(free, _mm256_rolv_epi64(free, by(round)));
        }
        _mm256_and_si256(_mm256_rolv_epi64(reached, by(0)), entered)
    }
}
