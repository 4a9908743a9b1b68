//! Lines that a byte swap reverses side by side in one vector, whose bytes one shuffle swaps: Stockfish's form of
//! 2026. All other lines are looked up as words meanwhile.
#![allow(unsafe_code)]

use core::arch::x86_64::{
    __m128i, _mm_and_si128, _mm_cvtsi128_si64, _mm_or_si128, _mm_set_epi64x, _mm_set1_epi64x,
    _mm_shuffle_epi8, _mm_sub_epi64, _mm_unpackhi_epi64, _mm_xor_si128, _mm256_and_si256,
    _mm256_castsi256_si128, _mm256_extracti128_si256, _mm256_set_epi64x, _mm256_set1_epi64x,
    _mm256_shuffle_epi8, _mm256_sub_epi64, _mm256_xor_si256,
};

use super::Differences;
use crate::word::Word;
use crate::word::constant::{from_narrow, narrow, or};

/// The functions for words of 64 bits.
impl<W: Word> Differences<'_, W> {
    /// The squares attacked along all lines, the first two at once if a vector holds them.
    ///
    /// # Panics
    /// If the tables have no such number.
    #[inline(always)]
    pub(in crate::sliders) fn attacks_in_vectors(&self, number: usize, occupancy: W) -> W {
        if self.lines < 2 || self.swapped & 0b11 != 0b11 {
            return self.attacks(number, occupancy);
        }
        let lines = self.narrow_masks(number);
        // SAFETY: this module is compiled for targets with AVX2 only.
        let both = unsafe { _mm_cvtsi128_si64(or_2(two_lines(number, narrow(occupancy), lines))) };
        or(from_narrow(both as u64), self.lines_from(2, number, occupancy))
    }

    /// The masks of the first two lines.
    #[inline(always)]
    fn narrow_masks(&self, number: usize) -> [u64; 2] {
        let masks = self.masks(number);
        [narrow(masks[0]), narrow(masks[1])]
    }
}

/// The squares that two riders attack together, such as a bishop and a rook: the first two lines of one and the
/// first line of the other at once. `None` if a byte swap does not reverse these lines.
///
/// # Panics
/// If the tables have no such number.
#[inline(always)]
pub(in crate::sliders) fn two_riders<W: Word>(
    two: &Differences<'_, W>,
    one: &Differences<'_, W>,
    number: usize,
    occupancy: W,
) -> Option<W> {
    if two.lines < 2 || two.swapped & 0b11 != 0b11 || one.lines < 1 || one.swapped & 1 != 1 {
        return None;
    }
    let [a, b] = two.narrow_masks(number);
    let lines = three_lines(number, narrow(occupancy), [a, b, narrow(one.masks(number)[0])]);
    let others = or(two.lines_from(2, number, occupancy), one.lines_from(1, number, occupancy));
    Some(or(from_narrow(lines), others))
}

/// The squares attacked along three lines.
#[inline(always)]
fn three_lines(number: usize, occupancy: u64, [a, b, c]: [u64; 3]) -> u64 {
    // SAFETY: this module is compiled for targets with AVX2 only.
    unsafe {
        let masks = _mm256_set_epi64x(0, c as i64, b as i64, a as i64);
        let swap = _mm256_set_epi64x(SWAP[1], SWAP[0], SWAP[1], SWAP[0]);
        let occupied = _mm256_and_si256(_mm256_set1_epi64x(occupancy as i64), masks);
        let above = _mm256_sub_epi64(occupied, _mm256_set1_epi64x(2 << number));
        let below = _mm256_shuffle_epi8(occupied, swap);
        let below = _mm256_sub_epi64(below, _mm256_set1_epi64x(2 << (number ^ 0b11_1000)));
        let between = _mm256_xor_si256(above, _mm256_shuffle_epi8(below, swap));
        let attacks = _mm256_and_si256(masks, between);
        let both = or_2(_mm256_castsi256_si128(attacks));
        _mm_cvtsi128_si64(_mm_or_si128(both, _mm256_extracti128_si256(attacks, 1))) as u64
    }
}

/// The union of both lanes, in the lower one.
#[inline(always)]
fn or_2(attacks: __m128i) -> __m128i {
    // SAFETY: this module is compiled for targets with AVX2 only.
    unsafe { _mm_or_si128(attacks, _mm_unpackhi_epi64(attacks, attacks)) }
}

/// The PSHUFB control that swaps the bytes of each 64-bit half.
const SWAP: [i64; 2] = [0x0001_0203_0405_0607, 0x0809_0a0b_0c0d_0e0f];

/// The squares attacked along two lines.
#[inline(always)]
fn two_lines(number: usize, occupancy: u64, [first, second]: [u64; 2]) -> __m128i {
    // SAFETY: this module is compiled for targets with AVX2 only.
    unsafe {
        let masks = _mm_set_epi64x(second as i64, first as i64);
        let swap = _mm_set_epi64x(SWAP[1], SWAP[0]);
        let occupied = _mm_and_si128(_mm_set1_epi64x(occupancy as i64), masks);
        let above = _mm_sub_epi64(occupied, _mm_set1_epi64x(2 << number));
        let below = _mm_shuffle_epi8(occupied, swap);
        let below = _mm_sub_epi64(below, _mm_set1_epi64x(2 << (number ^ 0b11_1000)));
        _mm_and_si128(masks, _mm_xor_si128(above, _mm_shuffle_epi8(below, swap)))
    }
}
