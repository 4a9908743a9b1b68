//! Subtraction along lines whose numbers rise: one mask a line, and no other tables.

use crate::table;

/// The lines of a rider through each square, for `u64` bitboards.
///
/// On each line, twice the nearest occupied bit above the square, minus the nearest below it, has
/// all bits set from the one up to the other ("obstruction difference", Michael Hoffmann). Lines
/// whose squares lie in bytes of their own are quicker: a byte swap reverses them, and what one
/// subtraction does for the squares above, another does for those below ("hyperbola
/// quintessence", Gerd Isenberg and Aleks Peshkov). `SWAPPED` has a bit for each such line.
///
/// With AVX2, lines whose numbers rise by a constant are looked up two or four at once; `STRIDES`
/// has that constant in a byte for each line, the first in the lowest, or 0 where there is none.
#[derive(Debug)]
#[repr(align(64))]
pub struct Lines64<const NUMBERS: usize, const LINES: usize, const SWAPPED: u32, const STRIDES: u64>
{
    /// By number: the squares of each line, without the square itself.
    masks: [[u64; LINES]; NUMBERS],
}

impl<const NUMBERS: usize, const LINES: usize, const SWAPPED: u32, const STRIDES: u64>
    Lines64<NUMBERS, LINES, SWAPPED, STRIDES>
{
    /// The masks that the string holds.
    ///
    /// # Panics
    /// Fails to compile where the string is not as long as the table, or there are more than 64
    /// numbers.
    pub const fn new<const BYTES: usize>(masks: &[u8; BYTES]) -> Self {
        assert!(NUMBERS <= 64, "a word has 64 bits");
        Lines64 { masks: table::read(masks) }
    }

    /// The squares attacked from the square with this number, up to the first occupied one on
    /// each ray.
    ///
    /// # Panics
    /// When the number is not below `NUMBERS`.
    #[inline(always)]
    pub const fn attacks(&self, number: usize, occupancy: u64) -> u64 {
        let masks = &self.masks[number];
        let square = 1 << number;
        let mut attacks = 0;
        let mut line = 0;
        while line < LINES {
            let occupied = occupancy & masks[line];
            let between = if SWAPPED >> line & 1 == 1 {
                swapped(occupied, square)
            } else {
                difference(occupied, square)
            };
            attacks |= between & masks[line];
            line += 1;
        }
        attacks
    }

    /// The bytes of the table.
    pub const fn bytes(&self) -> usize {
        size_of::<Self>()
    }
}

/// From the nearest occupied square on one side to that on the other, on a line with one square a
/// byte.
#[inline(always)]
const fn swapped(occupied: u64, square: u64) -> u64 {
    let above = occupied.wrapping_sub(square << 1);
    let below = occupied.swap_bytes().wrapping_sub(square.swap_bytes() << 1);
    above ^ below.swap_bytes()
}

/// From the nearest occupied square on one side to that on the other, on any line.
#[inline(always)]
const fn difference(occupied: u64, square: u64) -> u64 {
    let above = occupied & square.wrapping_neg();
    // Bit 0 stands in where nothing is occupied below.
    let below = (occupied & (square - 1)) | 1;
    (above ^ above.wrapping_sub(1)) & (u64::MAX << below.ilog2())
}

/// Lines in vectors.
#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
#[allow(unsafe_code)]
mod vectors {
    use core::arch::x86_64::{
        __m128i, __m256i, _mm_add_epi64, _mm_and_si128, _mm_andnot_si128, _mm_cvtsi128_si64,
        _mm_or_si128, _mm_set_epi64x, _mm_set1_epi64x, _mm_srlv_epi64, _mm_unpackhi_epi64,
        _mm_xor_si128, _mm256_add_epi64, _mm256_and_si256, _mm256_andnot_si256,
        _mm256_castsi256_si128, _mm256_extracti128_si256, _mm256_or_si256, _mm256_set_epi64x,
        _mm256_set1_epi64x, _mm256_srlv_epi64, _mm256_xor_si256,
    };

    use super::Lines64;

    /// The distance of `line`'s squares, times `times`.
    const fn stride(strides: u64, line: usize, times: i64) -> i64 {
        (strides >> (8 * line) & 0xff) as i64 * times
    }

    impl<const NUMBERS: usize, const SWAPPED: u32, const STRIDES: u64>
        Lines64<NUMBERS, 2, SWAPPED, STRIDES>
    {
        /// What [`attacks`](Lines64::attacks) gives where both lines have a stride.
        ///
        /// # Panics
        /// When the number is not below `NUMBERS`.
        #[inline(always)]
        pub fn attacks_avx2(&self, number: usize, occupancy: u64) -> u64 {
            let [first, second] = self.masks[number];
            let stride = |times| [0, 1].map(|line| stride(STRIDES, line, times));
            let strides = [stride(1), stride(2), stride(4)];
            // SAFETY: this module is compiled for targets with AVX2 only.
            unsafe {
                let two = |[first, second]: [i64; 2]| _mm_set_epi64x(second, first);
                let masks = two([first as i64, second as i64]);
                or_2(between_2(number, occupancy, masks, strides.map(two)))
            }
        }

        /// What this rider and another with two lines attack together.
        ///
        /// # Panics
        /// When the number is not below `NUMBERS`.
        #[inline(always)]
        pub fn attacks_avx2_with<const OTHER_SWAPPED: u32, const OTHER_STRIDES: u64>(
            &self,
            other: &Lines64<NUMBERS, 2, OTHER_SWAPPED, OTHER_STRIDES>,
            number: usize,
            occupancy: u64,
        ) -> u64 {
            let (masks, others) = (self.masks[number], other.masks[number]);
            let stride = |times| {
                let [first, second] = [0, 1].map(|line| stride(STRIDES, line, times));
                let [third, fourth] = [0, 1].map(|line| stride(OTHER_STRIDES, line, times));
                [first, second, third, fourth]
            };
            let strides = [stride(1), stride(2), stride(4)];
            // SAFETY: as above.
            unsafe {
                let four = |[a, b, c, d]: [i64; 4]| _mm256_set_epi64x(d, c, b, a);
                let masks = [masks[0], masks[1], others[0], others[1]].map(|mask| mask as i64);
                let attacks = between_4(number, occupancy, four(masks), strides.map(four));
                let upper = _mm256_extracti128_si256(attacks, 1);
                or_2(_mm_or_si128(_mm256_castsi256_si128(attacks), upper))
            }
        }
    }

    macro_rules! between {
        ($name:ident, $vector:ident, $all:ident, $add:ident, $xor:ident, $and:ident, $and_not:ident,
            $or:ident, $shift:ident
        ) => {
            /// The attacked squares of each line. Those above the square reach up to the lowest
            /// occupied bit; those below lose what lies beyond an occupied one: it is blotted out
            /// by shifts, by one, two and four times the stride, as lines have up to nine squares.
            ///
            /// # Safety
            /// The processor must have AVX2.
            #[inline(always)]
            unsafe fn $name(
                number: usize,
                occupancy: u64,
                masks: $vector,
                [once, twice, four_times]: [$vector; 3],
            ) -> $vector {
                // SAFETY: as the caller says.
                unsafe {
                    let below = $all(((1_u64 << number) - 1) as i64);
                    let occupied = $and($all(occupancy as i64), masks);
                    let above = $and_not(below, occupied);
                    let up_to_nearest = $xor(above, $add(above, $all(-1)));
                    let beyond = $shift($and(below, occupied), once);
                    let beyond = $or(beyond, $shift(beyond, once));
                    let beyond = $or(beyond, $shift(beyond, twice));
                    let beyond = $or(beyond, $shift(beyond, four_times));
                    $and_not(beyond, $and(masks, up_to_nearest))
                }
            }
        };
    }

    between! {
        between_2, __m128i, _mm_set1_epi64x, _mm_add_epi64, _mm_xor_si128, _mm_and_si128,
        _mm_andnot_si128, _mm_or_si128, _mm_srlv_epi64
    }

    between! {
        between_4, __m256i, _mm256_set1_epi64x, _mm256_add_epi64, _mm256_xor_si256,
        _mm256_and_si256, _mm256_andnot_si256, _mm256_or_si256, _mm256_srlv_epi64
    }

    /// Both halves together.
    ///
    /// # Safety
    /// The processor must have AVX2.
    #[inline(always)]
    unsafe fn or_2(attacks: __m128i) -> u64 {
        // SAFETY: as the caller says.
        unsafe {
            let both = _mm_or_si128(attacks, _mm_unpackhi_epi64(attacks, attacks));
            _mm_cvtsi128_si64(both) as u64
        }
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn vectors_attack_what_words_do() {
            // Files and ranks, and diagonals, of a1 = 0.
            let line = |square: i32, step: (i32, i32)| {
                let (file, rank) = (square % 8, square / 8);
                let on = |n: i32| (file + n * step.0, rank + n * step.1);
                let squares = (-7..8).filter(|&n| n != 0).map(on);
                let squares = squares.filter(|(f, r)| (0..8).contains(f) && (0..8).contains(r));
                squares.fold(0_u64, |mask, (file, rank)| mask | 1 << (8 * rank + file))
            };
            let masks = |a, b| {
                core::array::from_fn(|square| [line(square as i32, a), line(square as i32, b)])
            };
            let rook: Lines64<64, 2, 0b01, 0x0108> = Lines64 { masks: masks((0, 1), (1, 0)) };
            let bishop: Lines64<64, 2, 0b11, 0x0709> = Lines64 { masks: masks((1, 1), (-1, 1)) };
            let mut occupancy = 0x1234_5678_9abc_def1_u64;
            for number in (0..64).cycle().take(6400) {
                occupancy = occupancy.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                let occupancy = occupancy & occupancy.rotate_left(29);
                let both = [rook.attacks(number, occupancy), bishop.attacks(number, occupancy)];
                assert_eq!(rook.attacks_avx2(number, occupancy), both[0]);
                assert_eq!(bishop.attacks_avx2(number, occupancy), both[1]);
                let queen = rook.attacks_avx2_with(&bishop, number, occupancy);
                assert_eq!(queen, both[0] | both[1]);
            }
        }
    }
}

/// The lines of a rider through each square, for `u128` bitboards, by the obstruction difference.
#[derive(Debug)]
pub struct Lines128<const NUMBERS: usize, const LINES: usize> {
    /// By number and line: the squares with lower numbers, and those with higher ones.
    masks: [[[u128; 2]; LINES]; NUMBERS],
}

impl<const NUMBERS: usize, const LINES: usize> Lines128<NUMBERS, LINES> {
    /// The masks that the string holds.
    ///
    /// # Panics
    /// Fails to compile where the string is not as long as the table.
    pub const fn new<const BYTES: usize>(masks: &[u8; BYTES]) -> Self {
        Lines128 { masks: table::read(masks) }
    }

    /// The squares attacked from the square with this number, up to the first occupied one on
    /// each ray.
    ///
    /// # Panics
    /// When the number is not below `NUMBERS`.
    #[inline(always)]
    pub const fn attacks(&self, number: usize, occupancy: u128) -> u128 {
        let masks = &self.masks[number];
        let mut attacks = 0;
        let mut line = 0;
        while line < LINES {
            let [lower, upper] = masks[line];
            let below = (occupancy & lower) | 1;
            let nearest = u128::MAX << below.ilog2();
            let above = occupancy & upper;
            let twice = (above & above.wrapping_neg()) << 1;
            attacks |= twice.wrapping_add(nearest) & (lower | upper);
            line += 1;
        }
        attacks
    }

    /// The bytes of the table.
    pub const fn bytes(&self) -> usize {
        size_of::<Self>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The line 1, 12, 30, 63, seen from 12: one square a byte.
    const fn row<const SWAPPED: u32>() -> Lines64<13, 1, SWAPPED, 0> {
        let mut masks = [0; 104];
        masks[96] = 1 << 1;
        masks[99] = 1 << 6;
        masks[103] = 1 << 7;
        Lines64::new(&masks)
    }

    #[test]
    fn the_nearest_occupant_ends_a_ray() {
        const OPEN: u64 = row::<0>().attacks(12, 0);
        assert_eq!(OPEN, 1 << 1 | 1 << 30 | 1 << 63);
        for occupancy in [0, u64::MAX, 1 << 63 | 1 << 13, 1 << 1, 1 << 30] {
            let blocked = if occupancy >> 30 & 1 == 1 { OPEN ^ 1 << 63 } else { OPEN };
            assert_eq!(row::<0>().attacks(12, occupancy), blocked);
            assert_eq!(row::<1>().attacks(12, occupancy), blocked);
        }
        assert_eq!(row::<0>().attacks(0, u64::MAX), 0);
        assert_eq!(row::<0>().bytes(), 128);
    }
}
