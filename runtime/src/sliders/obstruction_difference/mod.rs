//! Obstruction difference: the squares between the nearest occupied ones on both sides, by a subtraction
//! on each line whose numbers rise. One mask a line, and no sets.
//!
//! The nearest occupied bit above the square, times two, minus the nearest below it, has all bits set
//! from the lower one up to the upper one (Michael Hoffmann; Chess Programming Wiki, "Obstruction Difference").
//! If a line can be reversed, the same subtraction serves both directions (a variant by Gerd Isenberg and Aleks
//! Peshkov; Chess Programming Wiki, "Hyperbola Quintessence"). A swap of bytes reverses lines with each square in a
//! byte of its own; processors that reverse the bits of a word reverse any line.
//!
//! Lines that lie in one byte each, as ranks do in usual numberings, need no subtraction: 512 bytes have the
//! attacks for each bit of the byte and each occupancy of the six bits between its ends.
//!
//! In words of 256 bits a subtraction of four parts is slow on lines that a byte swap does not reverse. If all squares of
//! such a line are near, the parts are folded into one. On 16 x 16 a queen then takes 16 ns, and 20 where each look-up waits
//! for the last; without folds it took 21 and 25, by the first blocker on each ray (its lowest or highest bit, and the
//! ray behind it from a table) 22 and 29, by a loop over the blockers 80, walking 98 (Intel Xeon; a queen on 12 x 10 takes
//! 8 and 20). A line's bytes compared with 0 in vectors, whose bits are the occupied bytes, take 10 and 19.
//!
//! - `bytes`: lines of words of 256 bits by their occupied bytes, with SSE2
//! - `vectors`: lines of a bishop and a rook side by side, with AVX2

#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
mod bytes;
#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
mod vectors;
#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
pub(super) use vectors::two_riders;

use super::reader::row;
use crate::table;
use crate::word::Word;
use crate::word::constant::{
    and, bit, down, folded, is_zero, leading_zeros, less_one, low, minus, not, or, repeated,
    reverse_bits, swap_bytes, trailing_zeros, truncated, up, xor,
};

/// The way to find the nearest occupied square below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Below {
    /// By a subtraction in the word with its bytes swapped, on lines with one square a byte.
    SwappedBytes,
    /// By a subtraction in the reversed word, on any line.
    ReversedBits,
    /// By the highest bit, on any line.
    HighestBit,
    /// By the highest bit of the word's parts folded into 64 bits, on lines without squares that are 32 numbers or more
    /// away.
    Folded,
}

impl Below {
    /// The quickest method on lines that a byte swap does not reverse.
    const ANY_LINE: Below =
        if cfg!(target_arch = "aarch64") { Below::ReversedBits } else { Below::HighestBit };

    /// The quickest method on a line; `swapped` has a bit for each line that a byte swap reverses, and `folded` for each
    /// that folds.
    pub const fn of_line(swapped: u32, folded: u32, line: usize) -> Below {
        if swapped >> line & 1 == 1 {
            Below::SwappedBytes
        } else if folded >> line & 1 == 1 {
            Below::Folded
        } else {
            Below::ANY_LINE
        }
    }
}

/// The lines that fold, as bits, among those that a byte swap does not reverse; none in words of up to 128 bits. `masks` has
/// `lines` masks for each number.
pub const fn folded_lines<W: Word>(masks: &[W], lines: usize, swapped: u32) -> u32 {
    if W::BITS <= 128 {
        return 0;
    }
    let (mut folded, mut line) = (0, 0);
    while line < lines {
        if swapped >> line & 1 == 0 && are_near(masks, lines, line) {
            folded |= 1 << line;
        }
        line += 1;
    }
    folded
}

/// Returns whether all squares of a line are less than 32 numbers away from each square on it.
const fn are_near<W: Word>(masks: &[W], lines: usize, line: usize) -> bool {
    let mut number = 0;
    while number * lines < masks.len() {
        let (mask, at) = (masks[number * lines + line], number as u32);
        let (first, end) = (trailing_zeros(mask), W::BITS - leading_zeros(mask));
        if !is_zero(mask) && (first + 32 <= at || end > at + 32) {
            return false;
        }
        number += 1;
    }
    true
}

/// The attacks along a line that lies in one byte, by occupancy of its six inner squares. There is a row for each bit
/// of the byte.
type Row = [u8; 64];

/// The squares attacked along one line; the mask is the line without the square.
#[inline(always)]
const fn difference_line<W: Word>(mask: W, below: Below, number: usize, occupancy: W) -> W {
    let occupied = and(occupancy, mask);
    if matches!(below, Below::Folded) {
        return and(repeated(between_near(folded(occupied), number as u32)), mask);
    }
    let square = bit(number as u8);
    let above = minus(occupied, up(square, 1));
    let between = match below {
        Below::SwappedBytes => {
            let below = minus(swap_bytes(occupied), up(swap_bytes(square), 1));
            xor(above, swap_bytes(below))
        }
        Below::ReversedBits => {
            let below = minus(reverse_bits(occupied), up(reverse_bits(square), 1));
            xor(above, reverse_bits(below))
        }
        Below::HighestBit => {
            let above = and(occupied, minus(W::ZERO, square));
            // If nothing below is occupied, bit 0 serves as the blocker.
            let below = or(and(occupied, less_one(square)), bit(0));
            let highest = W::BITS - 1 - leading_zeros(below);
            and(xor(above, less_one(above)), up(not(W::ZERO), highest))
        }
        Below::Folded => unreachable!(),
    };
    and(between, mask)
}

/// The bits between the nearest occupied ones on both sides of a number, both included, in words of 64 bits into which
/// wider words are folded. The number is rotated to bit 32.
#[inline(always)]
const fn between_near(occupied: u64, number: u32) -> u64 {
    let rotation = number.wrapping_sub(32) & 63;
    let occupied = occupied.rotate_right(rotation);
    let above = occupied >> 33 << 33;
    // If nothing below is occupied, bit 0 serves as the blocker.
    let highest = (occupied & u32::MAX as u64 | 1).ilog2();
    ((above ^ above.wrapping_sub(1)) & u64::MAX << highest).rotate_left(rotation)
}

/// How the nearest occupied square below is found on each line: the quickest method there, or methods in a list.
#[derive(Clone, Copy, Debug)]
pub enum Methods<'a> {
    /// [`Below::of_line`], by bits for the lines that a byte swap reverses, and for those that fold.
    Quickest(u32, u32),
    /// Line by line.
    Listed(&'a [Below]),
}

/// The squares attacked along the lines of a number from `first` on.
///
/// # Panics
/// If a list of methods is shorter than `masks`.
#[inline(always)]
pub const fn difference_attacks<W: Word>(
    masks: &[W],
    methods: Methods<'_>,
    first: usize,
    number: usize,
    occupancy: W,
) -> W {
    let (mut attacks, mut line) = (W::ZERO, first);
    while line < masks.len() {
        let below = match methods {
            Methods::Quickest(swapped, folded) => Below::of_line(swapped, folded, line),
            Methods::Listed(methods) => methods[line],
        };
        attacks = or(attacks, difference_line(masks[line], below, number, occupancy));
        line += 1;
    }
    attacks
}

/// The squares attacked along a line that lies in one byte.
///
/// # Panics
/// If there are fewer rows than bits in a byte.
#[inline(always)]
pub const fn attacks_in_byte<W: Word>(rows: &[[u8; 64]], number: usize, occupancy: W) -> W {
    let byte = (number & !7) as u32;
    let between_ends = low(down(occupancy, byte)) as usize >> 1 & 63;
    up(truncated(rows[number & 7][between_ends] as u128), byte)
}

/// The lines of a rider through each square.
///
/// `SWAPPED` has a bit for each line that a byte swap reverses. `ROWS` is 8 if there is one more line,
/// which lies in one byte, and 0 otherwise.
#[derive(Debug)]
#[repr(C)]
pub struct ObstructionDifference<
    W: Word,
    const NUMBERS: usize,
    const LINES: usize,
    const SWAPPED: u32,
    const ROWS: usize,
> {
    aligned: [W::Alignment; 0],
    /// The squares of each line without the square itself, by number.
    masks: [[W; LINES]; NUMBERS],
    /// The attacks along the line in one byte.
    rows: [Row; ROWS],
}

impl<W: Word, const NUMBERS: usize, const LINES: usize, const SWAPPED: u32, const ROWS: usize>
    ObstructionDifference<W, NUMBERS, LINES, SWAPPED, ROWS>
{
    /// The masks and the rows that the strings hold.
    ///
    /// # Panics
    /// Fails to compile if a string is not as long as its table, there are more numbers than a word
    /// has bits, or `ROWS` is neither 0 nor 8.
    pub const fn new<const MASKS: usize, const SETS: usize>(
        masks: &[u8; MASKS],
        rows: &[u8; SETS],
    ) -> Self {
        assert!(NUMBERS <= W::BITS as usize, "a number is that of a bit");
        assert!(ROWS == 0 || ROWS == 8, "a byte has eight bits");
        ObstructionDifference { aligned: [], masks: table::read(masks), rows: table::read(rows) }
    }

    /// The masks without the numbers of their lines.
    pub(super) const fn tables(&self) -> Differences<'_, W> {
        Differences {
            numbers: NUMBERS,
            lines: LINES,
            swapped: SWAPPED,
            folded: folded_lines(self.masks.as_flattened(), LINES, SWAPPED),
            masks: self.masks.as_flattened(),
            rows: &self.rows,
        }
    }
}

/// Obstruction difference without the numbers of its lines in the type.
#[derive(Clone, Copy, Debug)]
pub(super) struct Differences<'a, W> {
    numbers: usize,
    lines: usize,
    /// Bit n is set if a byte swap reverses line n.
    swapped: u32,
    /// Bit n is set if line n folds.
    folded: u32,
    masks: &'a [W],
    rows: &'a [Row],
}

impl<W: Word> Differences<'_, W> {
    /// The squares attacked from the square with this number, up to the first occupied one on each ray.
    ///
    /// # Panics
    /// If the tables have no such number.
    #[inline(always)]
    pub(super) const fn attacks(&self, number: usize, occupancy: W) -> W {
        self.lines_from(0, number, occupancy)
    }

    /// The squares attacked along the lines from `first` on, and along the line that lies in one byte.
    ///
    /// # Panics
    /// If the tables have no such number.
    #[inline(always)]
    pub(super) const fn lines_from(&self, first: usize, number: usize, occupancy: W) -> W {
        let methods = Methods::Quickest(self.swapped, self.folded);
        let along = difference_attacks(self.masks(number), methods, first, number, occupancy);
        if self.rows.is_empty() {
            along
        } else {
            or(attacks_in_byte(self.rows, number, occupancy), along)
        }
    }

    /// The masks of the lines through a square.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub(super) const fn masks(&self, number: usize) -> &[W] {
        assert!(number < self.numbers);
        // SAFETY: there are masks of each number below `numbers`, as `rider` took them from an array.
        unsafe { row(self.masks, number, self.lines) }
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use std::vec::Vec;

    use super::*;
    use crate::sliders::Rider;
    use crate::u256::U256;

    /// The steps of files, both diagonals and ranks, whose numbers rise.
    const STEPS: [(i16, i16); 4] = [(0, 1), (1, 1), (-1, 1), (1, 0)];

    /// The numbers from a square of 16 x 16 on, row by row.
    fn ray(number: usize, (files, ranks): (i16, i16)) -> impl Iterator<Item = usize> {
        let on_board = |at: &(i16, i16)| (0..16).contains(&at.0) && (0..16).contains(&at.1);
        let next = move |&(file, rank): &(i16, i16)| Some((file + files, rank + ranks));
        let from = ((number % 16) as i16, (number / 16) as i16);
        let squares = std::iter::successors(next(&from), next).take_while(on_board);
        squares.map(|(file, rank)| 16 * rank as usize + file as usize)
    }

    fn walked(number: usize, occupancy: U256) -> U256 {
        let mut attacks = U256::MIN;
        for (files, ranks) in STEPS.into_iter().flat_map(|(a, b)| [(a, b), (-a, -b)]) {
            for next in ray(number, (files, ranks)) {
                attacks |= U256::bit(next as u32);
                if occupancy.has_bit(next as u32) {
                    break;
                }
            }
        }
        attacks
    }

    fn masks() -> Vec<U256> {
        let line = |number, (a, b): (i16, i16)| {
            let both = ray(number, (a, b)).chain(ray(number, (-a, -b)));
            both.fold(U256::MIN, |line, next| line | U256::bit(next as u32))
        };
        (0..256).flat_map(|number| STEPS.map(|step| line(number, step))).collect()
    }

    type Tables<const SWAPPED: u32> = ObstructionDifference<U256, 256, 4, SWAPPED, 0>;

    fn tables<const SWAPPED: u32>(masks: &[U256]) -> Tables<SWAPPED> {
        let words = masks.iter().flat_map(|mask| mask.to_words());
        let bytes: Vec<u8> = words.flat_map(u64::to_le_bytes).collect();
        Tables::new::<{ 256 * 4 * 32 }, 0>(bytes.as_slice().try_into().expect("as long"), &[])
    }

    /// Words in no order, with few bits or many.
    fn words() -> impl FnMut() -> U256 {
        let mut state = 1_u64;
        let mut next = move || {
            state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            state ^ state >> 29
        };
        move || {
            let mut word = || U256::from_words([(); 4].map(|()| next()));
            let (all, sparse) = (word(), word() & word());
            if all.has_bit(0) { sparse } else { sparse & word() & word() }
        }
    }

    const TRIED: usize = if cfg!(miri) { 3 } else { 200 };

    #[test]
    fn lines_of_256_bits_end_at_the_nearest_blockers() {
        let (masks, mut word) = (masks(), words());
        let (by_bytes, plain) = (tables::<0b111>(&masks), tables::<0>(&masks));
        assert_eq!(folded_lines(&masks, 4, 0b111), 0b1000);
        assert_eq!(folded_lines(&masks, 4, 0), 0b1000);
        assert_eq!(folded_lines(&[0_u128; 4], 4, 0), 0);
        for number in (0..256).step_by(if cfg!(miri) { 17 } else { 1 }) {
            let occupancies = (0..TRIED).map(|_| word()).chain([U256::MIN, U256::MAX]);
            for occupancy in occupancies {
                let expected = walked(number, occupancy);
                for rider in [by_bytes.rider(), plain.rider()] {
                    assert_eq!(
                        rider.attacks(number, occupancy),
                        expected,
                        "{number} {occupancy:x}"
                    );
                    let united = Rider::united_by_instructions(&[rider], number, occupancy);
                    assert_eq!(united, expected, "{number} {occupancy:x}");
                }
                for below in [Below::HighestBit, Below::ReversedBits] {
                    let own = &masks[4 * number..][..4];
                    let attacks =
                        difference_attacks(own, Methods::Listed(&[below; 4]), 0, number, occupancy);
                    assert_eq!(attacks, expected, "{below:?} of {number} {occupancy:x}");
                }
            }
        }
    }

    /// Whatever the masks are, no look-up reads outside the tables.
    #[test]
    fn masks_without_sense_are_looked_up() {
        let mut word = words();
        let masks: Vec<U256> = (0..1024).map(|_| word()).collect();
        let tables = tables::<0b1111>(&masks);
        for number in 0..256 {
            let all = masks[4 * number..][..4].iter().fold(U256::MIN, |all, &mask| all | mask);
            let attacks = Rider::united_by_instructions(&[tables.rider()], number, word());
            assert_eq!(attacks & !all, U256::MIN);
        }
    }
}
