//! Obstruction difference: the squares between the nearest occupied ones on both sides, by a subtraction
//! on each line whose numbers rise. One mask a line, and no other tables.
//!
//! The nearest occupied bit above the square, times two, minus the nearest below it, has all bits set
//! from the lower one up to the upper one (Michael Hoffmann; Chess Programming Wiki, "Obstruction Difference").
//! Lines with each square in a byte of its own are quicker: a byte swap reverses them, so that the same
//! subtraction serves both directions (a variant by Gerd Isenberg and Aleks Peshkov; Chess Programming
//! Wiki, "Hyperbola Quintessence").
//!
//! With AVX2, lines are looked up two or four at once. Those that a byte swap reverses stand side by side in one
//! vector, whose bytes one shuffle swaps (Stockfish's form of 2026); a line of a queen that is none of them is looked up as a word
//! meanwhile. Where there are fewer than two of them, lines whose numbers rise by a constant are. [`between`] is
//! written once over [`Lanes`], for `u64` and for vectors. The compiler's verification runs the `u64` version of each. A
//! test on targets with AVX2 covers the operations of vectors themselves.

use crate::table;

/// What is attacked along one line of `u64` bitboards, the mask being the line without the square.
#[inline(always)]
pub const fn difference_line_64(mask: u64, is_swapped: bool, number: usize, occupancy: u64) -> u64 {
    let (occupied, square) = (occupancy & mask, 1 << number);
    let between = if is_swapped { swapped(occupied, square) } else { plain(occupied, square) };
    between & mask
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
const fn plain(occupied: u64, square: u64) -> u64 {
    let above = occupied & square.wrapping_neg();
    // Bit 0 stands in where nothing is occupied below.
    let below = (occupied & (square - 1)) | 1;
    (above ^ above.wrapping_sub(1)) & (u64::MAX << below.ilog2())
}

/// What is attacked along all lines of a number. `swapped` has a bit for each line that a byte swap
/// reverses.
#[inline(always)]
pub const fn difference_attacks_64(
    masks: &[u64],
    swapped: u32,
    number: usize,
    occupancy: u64,
) -> u64 {
    let mut attacks = 0;
    let mut line = 0;
    while line < masks.len() {
        let is_swapped = swapped >> line & 1 == 1;
        attacks |= difference_line_64(masks[line], is_swapped, number, occupancy);
        line += 1;
    }
    attacks
}

/// What is attacked along one line of `u128` bitboards, from the squares with lower numbers and
/// those with higher ones.
#[inline(always)]
pub const fn difference_line_128([lower, upper]: [u128; 2], occupancy: u128) -> u128 {
    let below = (occupancy & lower) | 1;
    let nearest = u128::MAX << below.ilog2();
    let above = occupancy & upper;
    let twice = (above & above.wrapping_neg()) << 1;
    // `nearest` is what is left of 0 when the nearest square below is taken away: so this is the
    // difference. Without a square above it reaches to the end of the word.
    twice.wrapping_add(nearest) & (lower | upper)
}

/// What is attacked along all lines of a number.
#[inline(always)]
pub const fn difference_attacks_128(masks: &[[u128; 2]], occupancy: u128) -> u128 {
    let mut attacks = 0;
    let mut line = 0;
    while line < masks.len() {
        attacks |= difference_line_128(masks[line], occupancy);
        line += 1;
    }
    attacks
}

/// Words side by side, on which one operation works at once.
pub trait Lanes: Copy {
    /// The same word in every lane.
    fn all(word: u64) -> Self;
    /// The sum of each lane, without what overflows.
    fn plus(self, other: Self) -> Self;
    /// The bits that are in both.
    fn and(self, other: Self) -> Self;
    /// The bits of `self` that are not in `other`.
    fn without(self, other: Self) -> Self;
    /// The bits that are in either.
    fn or(self, other: Self) -> Self;
    /// The bits that are in one of both.
    fn xor(self, other: Self) -> Self;
    /// Each lane, shifted down by as much as the lane of `distances` says; 0 from 64 on.
    fn down(self, distances: Self) -> Self;
}

/// One lane, on any host.
impl Lanes for u64 {
    fn all(word: u64) -> Self {
        word
    }

    fn plus(self, other: Self) -> Self {
        self.wrapping_add(other)
    }

    fn and(self, other: Self) -> Self {
        self & other
    }

    fn without(self, other: Self) -> Self {
        self & !other
    }

    fn or(self, other: Self) -> Self {
        self | other
    }

    fn xor(self, other: Self) -> Self {
        self ^ other
    }

    fn down(self, distances: Self) -> Self {
        if distances < 64 { self >> distances } else { 0 }
    }
}

/// The attacked squares of each line, by its mask and its stride. Above the square they reach up to the lowest
/// occupied bit. Below it all squares beyond an occupied one are taken out. Shifts by one, two and four times the
/// stride find these, as lines have up to nine squares.
#[inline(always)]
pub fn between<L: Lanes>(
    number: usize,
    occupancy: u64,
    masks: L,
    [once, twice, four_times]: [L; 3],
) -> L {
    let below = L::all((1 << number) - 1);
    let occupied = L::all(occupancy).and(masks);
    let above = occupied.without(below);
    // A word and the word less one differ up to its lowest bit.
    let up_to_nearest = above.xor(above.plus(L::all(u64::MAX)));
    let beyond = below.and(occupied).down(once);
    let beyond = beyond.or(beyond.down(once));
    let beyond = beyond.or(beyond.down(twice));
    let beyond = beyond.or(beyond.down(four_times));
    masks.and(up_to_nearest).without(beyond)
}

/// The distances that [`between`] shifts by, of a line with this stride.
pub const fn distances(stride: u8) -> [u64; 3] {
    let stride = stride as u64;
    [stride, 2 * stride, 4 * stride]
}

/// The lines of a rider through each square, for `u64` bitboards.
///
/// `SWAPPED` has a bit for each line that a byte swap reverses. `STRIDES` has in a byte for each
/// line, the first in the lowest, the constant by which its numbers rise, or 0 where there is none.
#[derive(Debug)]
#[repr(align(64))]
pub struct ObstructionDifference64<
    const NUMBERS: usize,
    const LINES: usize,
    const SWAPPED: u32,
    const STRIDES: u64,
> {
    /// By number: the squares of each line, without the square itself.
    masks: [[u64; LINES]; NUMBERS],
}

impl<const NUMBERS: usize, const LINES: usize, const SWAPPED: u32, const STRIDES: u64>
    ObstructionDifference64<NUMBERS, LINES, SWAPPED, STRIDES>
{
    /// The masks that the string holds.
    ///
    /// # Panics
    /// Fails to compile where the string is not as long as the table, or there are more than 64
    /// numbers.
    pub const fn new<const BYTES: usize>(masks: &[u8; BYTES]) -> Self {
        assert!(NUMBERS <= 64, "a word has 64 bits");
        ObstructionDifference64 { masks: table::read(masks) }
    }

    /// The squares attacked from the square with this number, up to the first occupied one on
    /// each ray.
    ///
    /// # Panics
    /// When the number is not below `NUMBERS`.
    #[inline(always)]
    pub const fn attacks(&self, number: usize, occupancy: u64) -> u64 {
        difference_attacks_64(&self.masks[number], SWAPPED, number, occupancy)
    }

    /// The bytes of the table.
    pub const fn bytes(&self) -> usize {
        size_of::<Self>()
    }
}

/// Several lines in one vector.
#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
#[allow(unsafe_code)]
mod vectors {
    use core::arch::x86_64::{
        __m128i, __m256i, _mm_add_epi64, _mm_and_si128, _mm_andnot_si128, _mm_cvtsi128_si64,
        _mm_or_si128, _mm_set_epi64x, _mm_set1_epi64x, _mm_shuffle_epi8, _mm_srlv_epi64,
        _mm_sub_epi64, _mm_unpackhi_epi64, _mm_xor_si128, _mm256_add_epi64, _mm256_and_si256,
        _mm256_andnot_si256, _mm256_castsi256_si128, _mm256_extracti128_si256, _mm256_or_si256,
        _mm256_set_epi64x, _mm256_set1_epi64x, _mm256_shuffle_epi8, _mm256_srlv_epi64,
        _mm256_sub_epi64, _mm256_xor_si256,
    };

    use super::{Lanes, ObstructionDifference64, between, difference_line_64, distances};

    macro_rules! lanes {
        ($vector:ident, $all:ident, $add:ident, $xor:ident, $and:ident, $and_not:ident, $or:ident,
            $shift:ident
        ) => {
            // SAFETY of all: this module is compiled for targets with AVX2 only.
            impl Lanes for $vector {
                #[inline(always)]
                fn all(word: u64) -> Self {
                    unsafe { $all(word as i64) }
                }

                #[inline(always)]
                fn plus(self, other: Self) -> Self {
                    unsafe { $add(self, other) }
                }

                #[inline(always)]
                fn and(self, other: Self) -> Self {
                    unsafe { $and(self, other) }
                }

                #[inline(always)]
                fn without(self, other: Self) -> Self {
                    unsafe { $and_not(other, self) }
                }

                #[inline(always)]
                fn or(self, other: Self) -> Self {
                    unsafe { $or(self, other) }
                }

                #[inline(always)]
                fn xor(self, other: Self) -> Self {
                    unsafe { $xor(self, other) }
                }

                #[inline(always)]
                fn down(self, distances: Self) -> Self {
                    unsafe { $shift(self, distances) }
                }
            }
        };
    }

    lanes! {
        __m128i, _mm_set1_epi64x, _mm_add_epi64, _mm_xor_si128, _mm_and_si128, _mm_andnot_si128,
        _mm_or_si128, _mm_srlv_epi64
    }

    lanes! {
        __m256i, _mm256_set1_epi64x, _mm256_add_epi64, _mm256_xor_si256, _mm256_and_si256,
        _mm256_andnot_si256, _mm256_or_si256, _mm256_srlv_epi64
    }

    /// The distances of lines 0 and 1, in the order in which they are shifted by.
    const fn both(strides: u64) -> [[i64; 2]; 3] {
        let (first, second) = (distances(strides as u8), distances((strides >> 8) as u8));
        [
            [first[0] as i64, second[0] as i64],
            [first[1] as i64, second[1] as i64],
            [first[2] as i64, second[2] as i64],
        ]
    }

    impl<const NUMBERS: usize, const SWAPPED: u32, const STRIDES: u64>
        ObstructionDifference64<NUMBERS, 2, SWAPPED, STRIDES>
    {
        /// What [`attacks`](ObstructionDifference64::attacks) gives where both lines have a stride.
        ///
        /// # Panics
        /// When the number is not below `NUMBERS`.
        #[inline(always)]
        pub fn attacks_avx2(&self, number: usize, occupancy: u64) -> u64 {
            let [first, second] = self.masks[number];
            if SWAPPED == 0b11 {
                return or_2(swapped_2(number, occupancy, [first, second]));
            }
            // SAFETY: this module is compiled for targets with AVX2 only.
            unsafe {
                let two = |[first, second]: [i64; 2]| _mm_set_epi64x(second, first);
                let masks = two([first as i64, second as i64]);
                or_2(between(number, occupancy, masks, both(STRIDES).map(two)))
            }
        }

        /// What this rider and another with two lines attack together.
        ///
        /// # Panics
        /// When the number is not below `NUMBERS`.
        #[inline(always)]
        pub fn attacks_avx2_with<const OTHER_SWAPPED: u32, const OTHER_STRIDES: u64>(
            &self,
            other: &ObstructionDifference64<NUMBERS, 2, OTHER_SWAPPED, OTHER_STRIDES>,
            number: usize,
            occupancy: u64,
        ) -> u64 {
            let [own, theirs] = self.lines_avx2(other, number, occupancy);
            // SAFETY: this module is compiled for targets with AVX2 only.
            let both = or_2(unsafe { _mm_or_si128(own, theirs) });
            both | self.alone(SWAPPED, OTHER_SWAPPED, number, occupancy)
                | other.alone(OTHER_SWAPPED, SWAPPED, number, occupancy)
        }

        /// What this rider and another with two lines attack, each by itself.
        ///
        /// # Panics
        /// When the number is not below `NUMBERS`.
        #[inline(always)]
        pub fn both_avx2<const OTHER_SWAPPED: u32, const OTHER_STRIDES: u64>(
            &self,
            other: &ObstructionDifference64<NUMBERS, 2, OTHER_SWAPPED, OTHER_STRIDES>,
            number: usize,
            occupancy: u64,
        ) -> (u64, u64) {
            let [own, theirs] = self.lines_avx2(other, number, occupancy);
            (
                or_2(own) | self.alone(SWAPPED, OTHER_SWAPPED, number, occupancy),
                or_2(theirs) | other.alone(OTHER_SWAPPED, SWAPPED, number, occupancy),
            )
        }

        /// What is attacked along the lines that a byte swap does not reverse, while vectors look the others up.
        #[inline(always)]
        fn alone(&self, own: u32, other: u32, number: usize, occupancy: u64) -> u64 {
            let mut attacks = 0;
            for line in 0..2 {
                if are_swapped(own, other) && own >> line & 1 == 0 {
                    attacks |=
                        difference_line_64(self.masks[number][line], false, number, occupancy);
                }
            }
            attacks
        }

        /// What is attacked along the two lines of each.
        #[inline(always)]
        fn lines_avx2<const OTHER_SWAPPED: u32, const OTHER_STRIDES: u64>(
            &self,
            other: &ObstructionDifference64<NUMBERS, 2, OTHER_SWAPPED, OTHER_STRIDES>,
            number: usize,
            occupancy: u64,
        ) -> [__m128i; 2] {
            let (masks, others) = (self.masks[number], other.masks[number]);
            if are_swapped(SWAPPED, OTHER_SWAPPED) {
                return swapped_4(
                    number,
                    occupancy,
                    [only(masks, SWAPPED), only(others, OTHER_SWAPPED)],
                );
            }
            let (own, theirs) = (both(STRIDES), both(OTHER_STRIDES));
            let strides =
                [0, 1, 2].map(|at| [own[at][0], own[at][1], theirs[at][0], theirs[at][1]]);
            // SAFETY: as above.
            unsafe {
                let four = |[a, b, c, d]: [i64; 4]| _mm256_set_epi64x(d, c, b, a);
                let masks = [masks[0], masks[1], others[0], others[1]].map(|mask| mask as i64);
                let attacks = between(number, occupancy, four(masks), strides.map(four));
                let upper = _mm256_extracti128_si256(attacks, 1);
                [_mm256_castsi256_si128(attacks), upper]
            }
        }
    }

    /// Whether a byte swap reverses enough of the lines of two riders to do these in a vector of their own.
    const fn are_swapped(own: u32, other: u32) -> bool {
        own.count_ones() + other.count_ones() >= 2
    }

    /// The lines that a byte swap reverses; nothing of the others.
    #[inline(always)]
    fn only(masks: [u64; 2], swapped: u32) -> [u64; 2] {
        [0, 1].map(|line| if swapped >> line & 1 == 1 { masks[line] } else { 0 })
    }

    /// The places from which a shuffle takes the bytes of each half of a vector to swap those of its words.
    const SWAP: [i64; 2] = [0x0001_0203_0405_0607, 0x0809_0a0b_0c0d_0e0f];

    /// What is attacked along two lines that a byte swap reverses.
    #[inline(always)]
    fn swapped_2(number: usize, occupancy: u64, [first, second]: [u64; 2]) -> __m128i {
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

    /// What is attacked along four lines that a byte swap reverses, two and two.
    #[inline(always)]
    fn swapped_4(number: usize, occupancy: u64, masks: [[u64; 2]; 2]) -> [__m128i; 2] {
        // SAFETY: as above.
        unsafe {
            let masks = masks.as_flattened();
            let mask = |line: usize| masks[line] as i64;
            let masks = _mm256_set_epi64x(mask(3), mask(2), mask(1), mask(0));
            let swap = _mm256_set_epi64x(SWAP[1], SWAP[0], SWAP[1], SWAP[0]);
            let occupied = _mm256_and_si256(_mm256_set1_epi64x(occupancy as i64), masks);
            let above = _mm256_sub_epi64(occupied, _mm256_set1_epi64x(2 << number));
            let below = _mm256_shuffle_epi8(occupied, swap);
            let below = _mm256_sub_epi64(below, _mm256_set1_epi64x(2 << (number ^ 56)));
            let between = _mm256_xor_si256(above, _mm256_shuffle_epi8(below, swap));
            let attacks = _mm256_and_si256(masks, between);
            [_mm256_castsi256_si128(attacks), _mm256_extracti128_si256(attacks, 1)]
        }
    }

    /// Both lanes together.
    #[inline(always)]
    fn or_2(attacks: __m128i) -> u64 {
        // SAFETY: as above.
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
            let rook: ObstructionDifference64<64, 2, 0b01, 0x0108> =
                ObstructionDifference64 { masks: masks((0, 1), (1, 0)) };
            let bishop: ObstructionDifference64<64, 2, 0b11, 0x0709> =
                ObstructionDifference64 { masks: masks((1, 1), (-1, 1)) };
            // The same lines by their strides.
            let strided: ObstructionDifference64<64, 2, 0, 0x0108> =
                ObstructionDifference64 { masks: rook.masks };
            let aslant: ObstructionDifference64<64, 2, 0, 0x0709> =
                ObstructionDifference64 { masks: bishop.masks };
            let mut occupancy = 0x1234_5678_9abc_def1_u64;
            for number in (0..64).cycle().take(6400) {
                occupancy = occupancy.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                let occupancy = occupancy & occupancy.rotate_left(29);
                let both = [rook.attacks(number, occupancy), bishop.attacks(number, occupancy)];
                assert_eq!(rook.attacks_avx2(number, occupancy), both[0]);
                assert_eq!(bishop.attacks_avx2(number, occupancy), both[1]);
                let queen = rook.attacks_avx2_with(&bishop, number, occupancy);
                assert_eq!(queen, both[0] | both[1]);
                let apart = rook.both_avx2(&bishop, number, occupancy);
                assert_eq!(apart, (both[0], both[1]));
                assert_eq!(strided.attacks_avx2(number, occupancy), both[0]);
                assert_eq!(strided.both_avx2(&aslant, number, occupancy), (both[0], both[1]));
                let queen = strided.attacks_avx2_with(&aslant, number, occupancy);
                assert_eq!(queen, both[0] | both[1]);
            }
        }
    }
}

/// The lines of a rider through each square, for `u128` bitboards, by the obstruction difference.
#[derive(Debug)]
pub struct ObstructionDifference128<const NUMBERS: usize, const LINES: usize> {
    /// By number and line: the squares with lower numbers, and those with higher ones.
    masks: [[[u128; 2]; LINES]; NUMBERS],
}

impl<const NUMBERS: usize, const LINES: usize> ObstructionDifference128<NUMBERS, LINES> {
    /// The masks that the string holds.
    ///
    /// # Panics
    /// Fails to compile where the string is not as long as the table.
    pub const fn new<const BYTES: usize>(masks: &[u8; BYTES]) -> Self {
        ObstructionDifference128 { masks: table::read(masks) }
    }

    /// The squares attacked from the square with this number, up to the first occupied one on
    /// each ray.
    ///
    /// # Panics
    /// When the number is not below `NUMBERS`.
    #[inline(always)]
    pub const fn attacks(&self, number: usize, occupancy: u128) -> u128 {
        difference_attacks_128(&self.masks[number], occupancy)
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
    const fn row<const SWAPPED: u32>() -> ObstructionDifference64<13, 1, SWAPPED, 0> {
        let mut masks = [0; 104];
        masks[96] = 1 << 1;
        masks[99] = 1 << 6;
        masks[103] = 1 << 7;
        ObstructionDifference64::new(&masks)
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
