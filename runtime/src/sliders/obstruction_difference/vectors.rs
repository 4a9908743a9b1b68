//! Lines that a byte swap reverses side by side in one vector, whose bytes one shuffle swaps: Stockfish's form of
//! 2026. All other lines are looked up as words meanwhile.
#![allow(unsafe_code)]

use core::arch::x86_64::{
    __m128i, __m256i, _mm_and_si128, _mm_cvtsi128_si64, _mm_or_si128, _mm_set_epi64x,
    _mm_set1_epi64x, _mm_shuffle_epi8, _mm_sub_epi64, _mm_unpackhi_epi64, _mm_xor_si128,
    _mm256_and_si256, _mm256_castsi256_si128, _mm256_extracti128_si256, _mm256_load_si256,
    _mm256_set_epi64x, _mm256_set1_epi64x, _mm256_shuffle_epi8, _mm256_sub_epi64, _mm256_xor_si256,
};

use super::{Differences, ObstructionDifference64};

impl Differences<'_, u64> {
    /// The squares attacked along all lines, the first two at once where a vector holds them.
    ///
    /// # Panics
    /// When the tables have no such number.
    #[inline(always)]
    pub(in crate::sliders) fn attacks_in_vectors(&self, number: usize, occupancy: u64) -> u64 {
        if self.lines < 2 || self.swapped & 0b11 != 0b11 {
            return self.attacks(number, occupancy);
        }
        let masks = self.masks(number);
        // SAFETY: this module is compiled for targets with AVX2 only.
        let both =
            unsafe { _mm_cvtsi128_si64(or_2(two_lines(number, occupancy, [masks[0], masks[1]]))) };
        both as u64 | self.lines_from(2, number, occupancy)
    }
}

/// The first two lines of one rider and the first of another through each square: of a bishop and a rook.
#[derive(Debug)]
#[repr(align(32))]
pub struct TwoRiders<const NUMBERS: usize> {
    /// The masks of the three lines and twice the square's bit, by number.
    lanes: [[u64; 4]; NUMBERS],
}

impl<const NUMBERS: usize> TwoRiders<NUMBERS> {
    /// The lines of these riders.
    ///
    /// # Panics
    /// Fails to compile where a byte swap does not reverse the lines.
    pub const fn new<
        const LINES: usize,
        const SWAPPED: u32,
        const ROWS: usize,
        const OTHER_LINES: usize,
        const OTHER_SWAPPED: u32,
        const OTHER_ROWS: usize,
    >(
        two: &ObstructionDifference64<NUMBERS, LINES, SWAPPED, ROWS>,
        one: &ObstructionDifference64<NUMBERS, OTHER_LINES, OTHER_SWAPPED, OTHER_ROWS>,
    ) -> Self {
        const { assert!(NUMBERS == 64, "a square with its byte swapped is a square") };
        const { assert!(LINES >= 2 && SWAPPED & 0b11 == 0b11, "two lines of the first rider") };
        const { assert!(OTHER_LINES >= 1 && OTHER_SWAPPED & 1 == 1, "one line of the second") };
        let mut lanes = [[0; 4]; NUMBERS];
        let mut number = 0;
        while number < NUMBERS {
            let (own, other) = (&two.masks[number], &one.masks[number]);
            lanes[number] = [own[0], own[1], other[0], 2 << number];
            number += 1;
        }
        TwoRiders { lanes }
    }

    /// The squares attacked along the lines of each rider.
    ///
    /// # Panics
    /// When the number is not below `NUMBERS`.
    #[inline(always)]
    pub fn both(&self, number: usize, occupancy: u64) -> (u64, u64) {
        let [of_two, of_one] = self.along(number, occupancy);
        // SAFETY: this module is compiled for targets with AVX2 only.
        unsafe { (_mm_cvtsi128_si64(or_2(of_two)) as u64, _mm_cvtsi128_si64(of_one) as u64) }
    }

    /// The squares attacked along all three lines.
    ///
    /// # Panics
    /// When the number is not below `NUMBERS`.
    #[inline(always)]
    pub fn either(&self, number: usize, occupancy: u64) -> u64 {
        let [of_two, of_one] = self.along(number, occupancy);
        // SAFETY: this module is compiled for targets with AVX2 only.
        unsafe { _mm_cvtsi128_si64(_mm_or_si128(or_2(of_two), of_one)) as u64 }
    }

    /// The squares attacked along the two lines, and in the lower half of the second vector those along the third.
    #[inline(always)]
    fn along(&self, number: usize, occupancy: u64) -> [__m128i; 2] {
        let lanes = &self.lanes[number];
        let (square, reversed) = (lanes[3], self.lanes[number ^ 56][3]);
        // SAFETY: this module is compiled for targets with AVX2 only. Rows are 32 bytes long, and so
        // aligned as the type is.
        unsafe {
            let masks = _mm256_load_si256((&raw const *lanes).cast::<__m256i>());
            let swap = _mm256_set_epi64x(SWAP[1], SWAP[0], SWAP[1], SWAP[0]);
            let occupied = _mm256_and_si256(_mm256_set1_epi64x(occupancy as i64), masks);
            let above = _mm256_sub_epi64(occupied, _mm256_set1_epi64x(square as i64));
            let below = _mm256_shuffle_epi8(occupied, swap);
            let below = _mm256_sub_epi64(below, _mm256_set1_epi64x(reversed as i64));
            let between = _mm256_xor_si256(above, _mm256_shuffle_epi8(below, swap));
            let attacks = _mm256_and_si256(masks, between);
            [_mm256_castsi256_si128(attacks), _mm256_extracti128_si256(attacks, 1)]
        }
    }
}

/// Both lanes together, in the lower one.
#[inline(always)]
fn or_2(attacks: __m128i) -> __m128i {
    // SAFETY: this module is compiled for targets with AVX2 only.
    unsafe { _mm_or_si128(attacks, _mm_unpackhi_epi64(attacks, attacks)) }
}

/// The places from which a shuffle takes the bytes of each half of a vector to swap those of its words.
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
        let below = _mm_sub_epi64(below, _mm_set1_epi64x(2 << (number ^ 56)));
        _mm_and_si128(masks, _mm_xor_si128(above, _mm_shuffle_epi8(below, swap)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sliders::Below;

    /// The line through a square of a1 = 0 along a step.
    fn line(square: usize, step: (i32, i32)) -> u64 {
        let (file, rank) = (square as i32 % 8, square as i32 / 8);
        let on = |n: i32| (file + n * step.0, rank + n * step.1);
        let squares = (-7..8).filter(|&n| n != 0).map(on);
        let squares = squares.filter(|(f, r)| (0..8).contains(f) && (0..8).contains(r));
        squares.fold(0, |mask, (file, rank)| mask | 1 << (8 * rank + file))
    }

    /// The attacks along ranks, square by square.
    fn rows() -> [[u8; 64]; 8] {
        core::array::from_fn(|file| {
            core::array::from_fn(|inner| {
                difference_line_64(line(file, (1, 0)), Below::HighestBit, file, 2 * inner as u64)
                    as u8
            })
        })
    }

    #[test]
    fn vectors_attack_what_words_do() {
        let masks = |a, b| core::array::from_fn(|square| [line(square, a), line(square, b)]);
        let bishop: ObstructionDifference64<64, 2, 0b11, 0> =
            ObstructionDifference64 { masks: masks((1, 1), (-1, 1)), rows: [] };
        let files = core::array::from_fn(|square| [line(square, (0, 1))]);
        let rook: ObstructionDifference64<64, 1, 1, 8> =
            ObstructionDifference64 { masks: files, rows: rows() };
        let by_masks: ObstructionDifference64<64, 2, 0b01, 0> =
            ObstructionDifference64 { masks: masks((0, 1), (1, 0)), rows: [] };
        let mut occupancy = 0x1234_5678_9abc_def1_u64;
        for number in (0..64).cycle().take(6400) {
            occupancy = occupancy.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            let occupancy = occupancy & occupancy.rotate_left(29);
            let both = (bishop.attacks(number, occupancy), by_masks.attacks(number, occupancy));
            assert_eq!(rook.attacks(number, occupancy), both.1);
            assert_eq!(bishop.attacks_avx2(number, occupancy), both.0);
            let lines = TwoRiders::new(&bishop, &rook);
            let of_rook = rook.lines_from(1, number, occupancy);
            let (of_bishop, file) = lines.both(number, occupancy);
            assert_eq!((of_bishop, file | of_rook), both);
            assert_eq!(lines.either(number, occupancy) | of_rook, both.0 | both.1);
            let lines = TwoRiders::new(&bishop, &by_masks);
            let of_rook = by_masks.lines_from(1, number, occupancy);
            let (of_bishop, file) = lines.both(number, occupancy);
            assert_eq!((of_bishop, file | of_rook), both);
            assert_eq!(lines.either(number, occupancy) | of_rook, both.0 | both.1);
            assert_eq!(bishop.lines_from(2, number, occupancy), 0);
        }
    }
}
