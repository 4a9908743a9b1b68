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
//! - `vectors`: lines of a bishop and a rook side by side, with AVX2

#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
mod vectors;
#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
pub(super) use vectors::two_riders;

use super::reader::row;
use super::rider::{Method, Rider};
use crate::table;
use crate::word::Word;
use crate::word::constant::{
    and, bit, down, from_low, leading_zeros, less_one, low, minus, not, or, reverse_bits,
    swap_bytes, up, xor,
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
}

impl Below {
    /// The quickest method on lines that a byte swap does not reverse.
    const ANY_LINE: Below =
        if cfg!(target_arch = "aarch64") { Below::ReversedBits } else { Below::HighestBit };

    /// The quickest method on a line; `swapped` has a bit for each line that a byte swap reverses.
    pub const fn of_line(swapped: u32, line: usize) -> Below {
        if swapped >> line & 1 == 1 { Below::SwappedBytes } else { Below::ANY_LINE }
    }
}

/// The attacks along a line that lies in one byte, by occupancy of its six inner squares. There is a row for each bit
/// of the byte.
type Row = [u8; 64];

/// The squares attacked along one line; the mask is the line without the square.
#[inline(always)]
const fn difference_line<W: Word>(mask: W, below: Below, number: usize, occupancy: W) -> W {
    let (occupied, square) = (and(occupancy, mask), bit(number as u8));
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
    };
    and(between, mask)
}

/// The squares attacked along all lines of a number.
///
/// # Panics
/// If `below` is shorter than `masks`.
#[inline(always)]
pub const fn difference_attacks<W: Word>(
    masks: &[W],
    below: &[Below],
    number: usize,
    occupancy: W,
) -> W {
    let (mut attacks, mut line) = (W::ZERO, 0);
    while line < masks.len() {
        attacks = or(attacks, difference_line(masks[line], below[line], number, occupancy));
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
    up(from_low(rows[number & 7][between_ends] as u64), byte)
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

    /// The look-up by these masks.
    pub const fn rider(&self) -> Rider<'_, W> {
        Rider::new(Method::ObstructionDifference(Differences {
            numbers: NUMBERS,
            lines: LINES,
            swapped: SWAPPED,
            masks: self.masks.as_flattened(),
            rows: &self.rows,
        }))
    }
}

/// Obstruction difference without the numbers of its lines in the type.
#[derive(Clone, Copy, Debug)]
pub(super) struct Differences<'a, W> {
    numbers: usize,
    lines: usize,
    /// Bit n is set if a byte swap reverses line n.
    swapped: u32,
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
        let has_row = !self.rows.is_empty();
        let mut attacks =
            if has_row { attacks_in_byte(self.rows, number, occupancy) } else { W::ZERO };
        let (masks, mut line) = (self.masks(number), first);
        while line < masks.len() {
            let below = Below::of_line(self.swapped, line);
            attacks = or(attacks, difference_line(masks[line], below, number, occupancy));
            line += 1;
        }
        attacks
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
