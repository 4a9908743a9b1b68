//! Split magics: a magic for each line, whose keys lead to sets at fixed offsets.
//!
//! `overlapped`: one magic for all lines, where few squares are relevant

mod overlapped;

pub(super) use overlapped::Overlapped;
pub use overlapped::{OverlappedRecord, OverlappedSplit64};

use super::reader::row;
use super::rider::{Method, Rider};
use crate::table;

macro_rules! split {
    (
        $(#[$doc:meta])*
        $name:ident, $word:ident, [$line:ident, $attacks:ident], $words:literal,
        |$record:ident, $occupancy:ident| $product:expr
    ) => {
        /// The squares attacked along one line: `sets` has an attack set for each key, and its length is a power of
        /// two, so that every key lies within it. The record is the mask, the magic, and for some words the rotation of
        /// the upper half.
        #[inline(always)]
        const fn $line($record: [u64; $words], sets: &[$word], $occupancy: $word) -> $word {
            let shift = 64 - sets.len().trailing_zeros();
            sets[($product >> shift) as usize]
        }

        /// The squares attacked along all lines of a square, given the mask and the magic of each, and the sets in the
        /// same order, `keys` for each.
        #[inline(always)]
        pub const fn $attacks(
            records: &[[u64; $words]],
            mut sets: &[$word],
            keys: usize,
            occupancy: $word,
        ) -> $word {
            let mut attacks = 0;
            let mut line = 0;
            while line < records.len() {
                let (own, others) = sets.split_at(keys);
                // No two lines share a square: compilers may combine them in any order.
                attacks ^= $line(records[line], own, occupancy);
                sets = others;
                line += 1;
            }
            attacks
        }

        $(#[$doc])*
        ///
        /// All keys have the same number of bits. So the shift is a constant, and the number of a square tells
        /// where its table begins. A look-up loads a mask, a magic and a set for each line, and no load waits
        /// for the answer of another line.
        #[derive(Debug)]
        pub struct $name<const NUMBERS: usize, const LINES: usize, const KEYS: usize> {
            /// The masks and the magic of each line, by number.
            records: [[[u64; $words]; LINES]; NUMBERS],
            sets: [[[$word; KEYS]; LINES]; NUMBERS],
        }

        impl<const NUMBERS: usize, const LINES: usize, const KEYS: usize>
            $name<NUMBERS, LINES, KEYS>
        {
            /// The tables that these strings hold: masks and magics, and the sets.
            ///
            /// # Panics
            /// Fails to compile where the strings are not as long as the tables, or `KEYS` is no
            /// power of two.
            pub const fn new<const RECORD_BYTES: usize, const SET_BYTES: usize>(
                records: &[u8; RECORD_BYTES],
                sets: &[u8; SET_BYTES],
            ) -> Self {
                const { assert!(KEYS.is_power_of_two() && KEYS > 1, "keys have whole bits") };
                $name { records: table::read(records), sets: table::read(sets) }
            }

            /// The look-up in these tables.
            pub const fn rider(&self) -> Rider<'_> {
                Rider::new(Method::$name(Splits {
                    numbers: NUMBERS,
                    lines: LINES,
                    keys: KEYS,
                    records: self.records.as_flattened(),
                    sets: self.sets.as_flattened().as_flattened(),
                }))
            }
        }

        impl Splits<'_, $words, $word> {
            /// The squares attacked from the square with this number, up to the first occupied one on each ray.
            ///
            /// # Panics
            /// When the tables have no such number.
            #[inline(always)]
            #[allow(unsafe_code)]
            pub(super) const fn attacks(&self, number: usize, occupancy: $word) -> $word {
                assert!(number < self.numbers);
                // SAFETY: there are records and sets of each number below `numbers`, as `rider` took them from arrays.
                let (records, sets) = unsafe {
                    let sets = row(self.sets, number, self.lines * self.keys);
                    (row(self.records, number, self.lines), sets)
                };
                $attacks(records, sets, self.keys, occupancy)
            }
        }
    };
}

/// Split magics without their sizes in the type.
#[derive(Clone, Copy, Debug)]
pub(super) struct Splits<'a, const WORDS: usize, W> {
    numbers: usize,
    lines: usize,
    keys: usize,
    records: &'a [[u64; WORDS]],
    sets: &'a [W],
}

split! {
    /// Magics and attack tables of a rider, for `u64` bitboards: `KEYS` attack sets, a power of two,
    /// for each of `LINES` lines through each square.
    Split64, u64, [split_line, split_attacks], 2,
    |record, occupancy| (occupancy & record[0]).wrapping_mul(record[1])
}

split! {
    /// Magics and attack tables of a rider, for `u128` bitboards: `KEYS` attack sets, a power of two,
    /// for each of `LINES` lines through each square. The halves of the word are masked and added,
    /// as no two squares of a line lie 64 bits apart.
    Split128, u128, [split_line_128, split_attacks_128], 3,
    |record, occupancy| {
        let [m0, m1, magic] = record;
        let high = (occupancy >> 64) as u64 & m1;
        (occupancy as u64 & m0).wrapping_add(high).wrapping_mul(magic)
    }
}

split! {
    /// Split magics for `u128` bitboards of numberings in which two squares of a line lie 64 bits
    /// apart: the upper half is rotated before it is added.
    RotatedSplit128, u128, [rotated_split_line_128, rotated_split_attacks_128], 4,
    |record, occupancy| {
        let [m0, m1, magic, rotation] = record;
        let high = ((occupancy >> 64) as u64 & m1).rotate_left(rotation as u32);
        (occupancy as u64 & m0).wrapping_add(high).wrapping_mul(magic)
    }
}
