//! Fills of all eight directions, which Reckless has used for sets of sliders since 2026 (pull requests 688, 909
//! and 914, by 87flowers), here for one queen. The method is Steffan Westcott's (Chess Programming Wiki,
//! "Kogge-Stone Algorithm").
//!
//! Each word of a vector fills one direction, in three steps of one, two and four squares. AVX2
//! takes two vectors of four directions, one that shifts to the left and one to the right. AVX-512
//! takes one vector of eight, with rotations. There are no tables.

use shakmaty::Square;

use super::published::Published;

pub struct Reckless;

impl Published for Reckless {
    const BYTES: usize = 0;

    #[inline]
    fn queen(square: Square, occupied: u64) -> u64 {
        fill(1 << square.to_usize(), !occupied)
    }
}

/// The distance in bits to the north, east, north-east and north-west.
const BITS: [i64; 4] = [8, 1, 9, 7];

const NOT_A: i64 = !0x0101_0101_0101_0101;
const NOT_H: i64 = NOT_A.reverse_bits();

/// The squares where steps in these directions may end, and where opposite steps may end.
const FORWARD: [i64; 4] = [-1, NOT_A, NOT_A, NOT_H];
const BACKWARD: [i64; 4] = [-1, NOT_H, NOT_H, NOT_A];

#[cfg(not(target_feature = "avx512f"))]
use two_vectors::fill;

#[cfg(target_feature = "avx512f")]
use one_vector::fill;

#[cfg(not(target_feature = "avx512f"))]
#[allow(unsafe_code)]
mod two_vectors {
    use std::arch::x86_64::{
        __m256i, _mm_cvtsi128_si64, _mm_or_si128, _mm_unpackhi_epi64, _mm256_and_si256,
        _mm256_castsi256_si128, _mm256_extracti128_si256, _mm256_or_si256, _mm256_setr_epi64x,
        _mm256_sllv_epi64, _mm256_srlv_epi64,
    };

    use super::{BACKWARD, BITS, FORWARD};

    #[inline]
    pub fn fill(from: u64, empty: u64) -> u64 {
        // SAFETY of all: this module is only compiled for targets with AVX2.
        unsafe {
            let (from, empty) = (words([from as i64; 4]), words([empty as i64; 4]));
            let up = |set, by| _mm256_sllv_epi64(set, by);
            let down = |set, by| _mm256_srlv_epi64(set, by);
            let all = _mm256_or_si256(
                directions(from, empty, words(FORWARD), up),
                directions(from, empty, words(BACKWARD), down),
            );
            let halves =
                _mm_or_si128(_mm256_castsi256_si128(all), _mm256_extracti128_si256(all, 1));
            _mm_cvtsi128_si64(_mm_or_si128(halves, _mm_unpackhi_epi64(halves, halves))) as u64
        }
    }

    #[inline(always)]
    fn directions(
        from: __m256i,
        empty: __m256i,
        within: __m256i,
        moved: impl Fn(__m256i, __m256i) -> __m256i,
    ) -> __m256i {
        unsafe {
            let (mut reached, mut free) = (from, _mm256_and_si256(empty, within));
            for times in [1, 2, 4] {
                let by = words(BITS.map(|bits| bits * times));
                reached = _mm256_or_si256(reached, _mm256_and_si256(free, moved(reached, by)));
                free = _mm256_and_si256(free, moved(free, by));
            }
            _mm256_and_si256(moved(reached, words(BITS)), within)
        }
    }

    #[inline(always)]
    fn words([a, b, c, d]: [i64; 4]) -> __m256i {
        unsafe { _mm256_setr_epi64x(a, b, c, d) }
    }
}

#[cfg(target_feature = "avx512f")]
#[allow(unsafe_code)]
mod one_vector {
    use std::arch::x86_64::{
        __m512i, _mm512_and_si512, _mm512_or_si512, _mm512_reduce_or_epi64, _mm512_rolv_epi64,
        _mm512_set1_epi64, _mm512_setr_epi64,
    };

    use super::{BACKWARD, BITS, FORWARD};

    /// A bit that a rotation wraps around along a file was on the last rank.
    const RANK_1: i64 = 0xff;
    const RANK_8: i64 = RANK_1 << 56;

    #[inline]
    pub fn fill(from: u64, empty: u64) -> u64 {
        // SAFETY of all: this module is only compiled for targets with AVX-512.
        unsafe {
            let [north, east, north_east, north_west] = FORWARD;
            let [south, west, south_west, south_east] = BACKWARD;
            let within = words(
                [north & !RANK_1, east, north_east & !RANK_1, north_west & !RANK_1],
                [south & !RANK_8, west, south_west & !RANK_8, south_east & !RANK_8],
            );
            let mut reached = _mm512_set1_epi64(from as i64);
            let mut free = _mm512_and_si512(_mm512_set1_epi64(empty as i64), within);
            for times in [1, 2, 4] {
                reached = _mm512_or_si512(reached, _mm512_and_si512(free, moved(reached, times)));
                free = _mm512_and_si512(free, moved(free, times));
            }
            _mm512_reduce_or_epi64(_mm512_and_si512(moved(reached, 1), within)) as u64
        }
    }

    #[inline(always)]
    fn moved(set: __m512i, times: i64) -> __m512i {
        let by = |sign: i64| BITS.map(|bits| (sign * times * bits) & 0x3f);
        unsafe { _mm512_rolv_epi64(set, words(by(1), by(-1))) }
    }

    #[inline(always)]
    fn words(up: [i64; 4], down: [i64; 4]) -> __m512i {
        unsafe { _mm512_setr_epi64(up[0], up[1], up[2], up[3], down[0], down[1], down[2], down[3]) }
    }
}
