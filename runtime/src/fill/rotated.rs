//! Directions up and down in one vector, by rotations of AVX-512.
#![allow(unsafe_code)]

use core::arch::x86_64::{
    __m256i, __m512i, _mm256_and_si256, _mm256_or_si256, _mm256_rolv_epi64, _mm256_set1_epi64x,
    _mm256_ternarylogic_epi64, _mm512_and_si512, _mm512_castsi512_si256, _mm512_extracti64x4_epi64,
    _mm512_rolv_epi64, _mm512_set_epi64, _mm512_set1_epi64, _mm512_ternarylogic_epi64,
};

use super::vectors::{lanes_4, united_4};
use super::{Fill64, Shift};

/// The attacks, or `None` if the directions do not fill a vector.
#[inline(always)]
pub(super) fn attacks(fill: &Fill64<'_>, set: u64, empty: u64) -> Option<u64> {
    let ups = fill.up.len();
    let way = |lane: usize| {
        if lane < ups { rotation(fill.up[lane]) } else { back(fill.down[lane - ups]) }
    };
    // SAFETY: this module is compiled for targets with AVX-512 only.
    unsafe {
        match ups + fill.down.len() {
            4 => {
                let set = _mm256_set1_epi64x(set as i64);
                let empty = _mm256_set1_epi64x(empty as i64);
                Some(united_4(rotated_4(way, fill.rounds, set, empty)))
            }
            8 => {
                let set = _mm512_set1_epi64(set as i64);
                let empty = _mm512_set1_epi64(empty as i64);
                Some(united_8(rotated_8(way, fill.rounds, set, empty)))
            }
            _ => None,
        }
    }
}

/// A step upwards as a rotation, and the squares that it leads to.
#[inline(always)]
fn rotation(Shift { by, entered }: Shift<u64>) -> (u64, u64) {
    (by.into(), entered)
}

/// A step downwards as a rotation upwards by the rest of a full turn.
#[inline(always)]
fn back(Shift { by, entered }: Shift<u64>) -> (u64, u64) {
    (u64::from(by).wrapping_neg(), entered)
}

#[inline(always)]
fn united_8(attacks: __m512i) -> u64 {
    // SAFETY: as above.
    unsafe {
        let upper = _mm512_extracti64x4_epi64(attacks, 1);
        united_4(_mm256_or_si256(_mm512_castsi512_si256(attacks), upper))
    }
}

#[inline(always)]
fn lanes_8(of: impl Fn(usize) -> u64) -> __m512i {
    let of = |lane| of(lane) as i64;
    // SAFETY: as above.
    unsafe { _mm512_set_epi64(of(7), of(6), of(5), of(4), of(3), of(2), of(1), of(0)) }
}

/// `a | b & c` as the table of a ternary operation.
const OR_AND: i32 = 0xf8;

macro_rules! rotated {
    ($rotated:ident, $vector:ident, $rotate:ident, $and:ident, $ternary:ident, $lanes:ident) => {
        #[inline(always)]
        fn $rotated(
            way: impl Fn(usize) -> (u64, u64),
            rounds: u32,
            set: $vector,
            empty: $vector,
        ) -> $vector {
            // SAFETY: as above.
            unsafe {
                let by = |times: u32| $lanes(|lane| way(lane).0 << times & 63);
                let entered = $lanes(|lane| way(lane).1);
                let (mut reached, mut free) = (set, $and(empty, entered));
                for round in 0..rounds {
                    let moved = $rotate(reached, by(round));
                    reached = $ternary::<OR_AND>(reached, free, moved);
                    free = $and(free, $rotate(free, by(round)));
                }
                $and($rotate(reached, by(0)), entered)
            }
        }
    };
}

rotated!(
    rotated_4,
    __m256i,
    _mm256_rolv_epi64,
    _mm256_and_si256,
    _mm256_ternarylogic_epi64,
    lanes_4
);
rotated!(
    rotated_8,
    __m512i,
    _mm512_rolv_epi64,
    _mm512_and_si512,
    _mm512_ternarylogic_epi64,
    lanes_8
);
