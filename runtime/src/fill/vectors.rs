//! Directions side by side in vectors of AVX2.
//!
//! SAFETY: all `unsafe` here is that of instructions, and this module is compiled for targets with AVX2 only.
#![allow(unsafe_code, clippy::undocumented_unsafe_blocks)]

use core::arch::x86_64::{
    __m128i, __m256i, _mm_and_si128, _mm_cvtsi128_si64, _mm_or_si128, _mm_set_epi64x,
    _mm_set1_epi64x, _mm_sllv_epi64, _mm_srlv_epi64, _mm_unpackhi_epi64, _mm256_and_si256,
    _mm256_castsi256_si128, _mm256_extracti128_si256, _mm256_or_si256, _mm256_set_epi64x,
    _mm256_set1_epi64x, _mm256_sllv_epi64, _mm256_srlv_epi64,
};

use super::{Fill, Shift};
use crate::word::Word;
use crate::word::constant::narrow;

/// The attacks, by as few vectors as possible; `None` if the directions do not fill them.
#[inline(always)]
pub(super) fn attacks<W: Word>(fill: &Fill<'_, W>, set: u64, empty: u64) -> Option<u64> {
    match (fill.up.len(), fill.down.len()) {
        (2, 2) => Some(two(fill, set, empty)),
        (4, 4) => Some(four(fill, set, empty)),
        _ => None,
    }
}

#[inline(always)]
fn united_2(attacks: __m128i) -> u64 {
    unsafe {
        let both = _mm_or_si128(attacks, _mm_unpackhi_epi64(attacks, attacks));
        _mm_cvtsi128_si64(both) as u64
    }
}

#[inline(always)]
pub(super) fn united_4(attacks: __m256i) -> u64 {
    unsafe {
        let upper = _mm256_extracti128_si256(attacks, 1);
        united_2(_mm_or_si128(_mm256_castsi256_si128(attacks), upper))
    }
}

macro_rules! side {
    ($side:ident, $vector:ident, $shift:ident, $and:ident, $or:ident, $lanes:ident) => {
        /// The attacks along directions that all step by this kind of shift.
        #[inline(always)]
        fn $side<W: Word>(
            shifts: &[Shift<W>],
            rounds: u32,
            set: $vector,
            empty: $vector,
        ) -> $vector {
            unsafe {
                let by = |times: u32| $lanes(|lane| u64::from(shifts[lane].by) << times);
                let entered = $lanes(|lane| narrow(shifts[lane].entered));
                let (mut reached, mut free) = (set, $and(empty, entered));
                for round in 0..rounds {
                    reached = $or(reached, $and(free, $shift(reached, by(round))));
                    free = $and(free, $shift(free, by(round)));
                }
                $and($shift(reached, by(0)), entered)
            }
        }
    };
}

#[inline(always)]
fn lanes_2(of: impl Fn(usize) -> u64) -> __m128i {
    unsafe { _mm_set_epi64x(of(1) as i64, of(0) as i64) }
}

#[inline(always)]
pub(super) fn lanes_4(of: impl Fn(usize) -> u64) -> __m256i {
    unsafe { _mm256_set_epi64x(of(3) as i64, of(2) as i64, of(1) as i64, of(0) as i64) }
}

side!(rising_2, __m128i, _mm_sllv_epi64, _mm_and_si128, _mm_or_si128, lanes_2);
side!(falling_2, __m128i, _mm_srlv_epi64, _mm_and_si128, _mm_or_si128, lanes_2);
side!(rising_4, __m256i, _mm256_sllv_epi64, _mm256_and_si256, _mm256_or_si256, lanes_4);
side!(falling_4, __m256i, _mm256_srlv_epi64, _mm256_and_si256, _mm256_or_si256, lanes_4);

/// Two directions up and two down.
#[inline(always)]
fn two<W: Word>(fill: &Fill<'_, W>, set: u64, empty: u64) -> u64 {
    unsafe {
        let (set, empty) = (_mm_set1_epi64x(set as i64), _mm_set1_epi64x(empty as i64));
        let up = rising_2(fill.up, fill.rounds, set, empty);
        united_2(_mm_or_si128(up, falling_2(fill.down, fill.rounds, set, empty)))
    }
}

/// Four directions up and four down.
#[inline(always)]
fn four<W: Word>(fill: &Fill<'_, W>, set: u64, empty: u64) -> u64 {
    unsafe {
        let (set, empty) = (_mm256_set1_epi64x(set as i64), _mm256_set1_epi64x(empty as i64));
        let up = rising_4(fill.up, fill.rounds, set, empty);
        united_4(_mm256_or_si256(up, falling_4(fill.down, fill.rounds, set, empty)))
    }
}
