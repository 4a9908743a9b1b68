//! Obstruction difference: the squares between the nearest occupied ones on both sides, by a subtraction
//! on each line whose numbers rise. One mask a line, and no sets.
//!
//! The nearest occupied bit above the square, times two, minus the nearest below it, has all bits set
//! from the lower one up to the upper one (Michael Hoffmann; Chess Programming Wiki, "Obstruction Difference").
//! Where a line can be reversed, the same subtraction serves both directions (a variant by Gerd Isenberg and Aleks
//! Peshkov; Chess Programming Wiki, "Hyperbola Quintessence"): by a swap of bytes if each square is in a byte of its
//! own, and on processors that reverse the bits of a word, any line.
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

/// How the nearest occupied square below is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Below {
    /// By a subtraction in the word with its bytes swapped, on lines with one square a byte.
    SwappedBytes,
    /// By a subtraction in the reversed word, on any line.
    ReversedBits,
    /// As the highest bit, on any line.
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

macro_rules! on_words {
    ($word:ident, $along:ident, $attacks:ident, $in_byte:ident, $tables:ident, $align:literal) => {
        /// The squares attacked along one line; the mask is the line without the square.
        #[inline(always)]
        const fn $along(mask: $word, below: Below, number: usize, occupancy: $word) -> $word {
            let (occupied, square): ($word, $word) = (occupancy & mask, 1 << number);
            let above = occupied.wrapping_sub(square << 1);
            let between = match below {
                Below::SwappedBytes => {
                    let below = occupied.swap_bytes().wrapping_sub(square.swap_bytes() << 1);
                    above ^ below.swap_bytes()
                }
                Below::ReversedBits => {
                    let below = occupied.reverse_bits().wrapping_sub(square.reverse_bits() << 1);
                    above ^ below.reverse_bits()
                }
                Below::HighestBit => {
                    let above = occupied & square.wrapping_neg();
                    // If nothing below is occupied, bit 0 serves as the blocker.
                    let below = (occupied & (square - 1)) | 1;
                    (above ^ above.wrapping_sub(1)) & ($word::MAX << below.ilog2())
                }
            };
            between & mask
        }

        /// The squares attacked along all lines of a number.
        ///
        /// # Panics
        /// When `below` is shorter than `masks`.
        #[inline(always)]
        pub const fn $attacks(
            masks: &[$word],
            below: &[Below],
            number: usize,
            occupancy: $word,
        ) -> $word {
            let mut attacks = 0;
            let mut line = 0;
            while line < masks.len() {
                attacks |= $along(masks[line], below[line], number, occupancy);
                line += 1;
            }
            attacks
        }

        /// The squares attacked along a line that lies in one byte.
        ///
        /// # Panics
        /// When there are fewer rows than bits in a byte.
        #[inline(always)]
        pub const fn $in_byte(rows: &[[u8; 64]], number: usize, occupancy: $word) -> $word {
            let byte = number & !7;
            let between_ends = (occupancy >> byte) as usize >> 1 & 63;
            (rows[number & 7][between_ends] as $word) << byte
        }

        /// The lines of a rider through each square.
        ///
        /// `SWAPPED` has a bit for each line that a byte swap reverses. `ROWS` is 8 if there is one more line,
        /// which lies in one byte, and 0 otherwise.
        #[derive(Debug)]
        #[repr(align($align))]
        pub struct $tables<
            const NUMBERS: usize,
            const LINES: usize,
            const SWAPPED: u32,
            const ROWS: usize,
        > {
            /// The squares of each line without the square itself, by number.
            masks: [[$word; LINES]; NUMBERS],
            /// The attacks along the line in one byte.
            rows: [Row; ROWS],
        }

        impl<const NUMBERS: usize, const LINES: usize, const SWAPPED: u32, const ROWS: usize>
            $tables<NUMBERS, LINES, SWAPPED, ROWS>
        {
            /// The masks and the rows that the strings hold.
            ///
            /// # Panics
            /// Fails to compile where a string is not as long as its table, there are more numbers than a word
            /// has bits, or `ROWS` is neither 0 nor 8.
            pub const fn new<const MASKS: usize, const SETS: usize>(
                masks: &[u8; MASKS],
                rows: &[u8; SETS],
            ) -> Self {
                assert!(NUMBERS <= $word::BITS as usize, "a number is that of a bit");
                assert!(ROWS == 0 || ROWS == 8, "a byte has eight bits");
                $tables { masks: table::read(masks), rows: table::read(rows) }
            }

            /// The look-up by these masks.
            pub const fn rider(&self) -> Rider<'_> {
                Rider::new(Method::$tables(Differences {
                    numbers: NUMBERS,
                    lines: LINES,
                    swapped: SWAPPED,
                    masks: self.masks.as_flattened(),
                    rows: &self.rows,
                }))
            }
        }

        impl Differences<'_, $word> {
            /// The squares attacked from the square with this number, up to the first occupied one on each ray.
            ///
            /// # Panics
            /// When the tables have no such number.
            #[inline(always)]
            pub(super) const fn attacks(&self, number: usize, occupancy: $word) -> $word {
                self.lines_from(0, number, occupancy)
            }

            /// The squares attacked along the lines from `first` on, and along the line that lies in one byte.
            ///
            /// # Panics
            /// When the tables have no such number.
            #[inline(always)]
            pub(super) const fn lines_from(
                &self,
                first: usize,
                number: usize,
                occupancy: $word,
            ) -> $word {
                let in_byte = !self.rows.is_empty();
                let mut attacks = if in_byte { $in_byte(self.rows, number, occupancy) } else { 0 };
                let (masks, mut line) = (self.masks(number), first);
                while line < masks.len() {
                    let below = Below::of_line(self.swapped, line);
                    attacks |= $along(masks[line], below, number, occupancy);
                    line += 1;
                }
                attacks
            }

            /// The masks of the lines through a square.
            #[inline(always)]
            #[allow(unsafe_code)]
            pub(super) const fn masks(&self, number: usize) -> &[$word] {
                assert!(number < self.numbers);
                // SAFETY: there are masks of each number below `numbers`, as `rider` took them from an array.
                unsafe { row(self.masks, number, self.lines) }
            }
        }
    };
}

/// Obstruction difference without the numbers of its lines in the type.
#[derive(Clone, Copy, Debug)]
pub(super) struct Differences<'a, W> {
    numbers: usize,
    lines: usize,
    /// Bit n: whether a byte swap reverses line n.
    swapped: u32,
    masks: &'a [W],
    rows: &'a [Row],
}

on_words! {
    u64, difference_line_64, difference_attacks_64, attacks_in_byte_64, ObstructionDifference64, 64
}
on_words! {
    u128, difference_line_128, difference_attacks_128, attacks_in_byte_128, ObstructionDifference128,
    16
}
