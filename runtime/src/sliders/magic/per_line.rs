//! Magics whose sets are stored line by line: each half of a byte of the index leads to a set, along one half of the
//! lines.

use super::{Magic, MagicRecord, Magics};
use crate::bounds::{are_entries_within, are_keys_within};
use crate::sliders::reader::Reader;

impl MagicRecord<u64> {
    /// The number of bits for the beginning of the first list if sets are stored per line: 64 squares have at most
    /// 32 sets each.
    pub const FIRST_LIST: u32 = 11;

    /// The beginnings of the two lists of sets.
    #[inline(always)]
    const fn lists(&self) -> [usize; 2] {
        let first = self.offsets.sets as usize & ((1 << MagicRecord::FIRST_LIST) - 1);
        [first, first + (self.offsets.sets >> MagicRecord::FIRST_LIST) as usize]
    }

    /// Returns whether every look-up stays within `sets` sets and the index of `keys` bytes that follows them. Half
    /// a byte may lead to any of 16 words; words past the last set belong to the index.
    pub const fn is_within_per_line(&self, sets: usize, keys: usize) -> bool {
        let [_, second] = self.lists();
        let words = sets + keys / size_of::<u64>();
        are_keys_within(self.offsets.offset, self.offsets.shift as u32, keys)
            && are_entries_within(second as u64, 16, words)
    }

    /// The squares attacked along both halves of the lines; `None` if a checked list ends before an entry that is read.
    #[inline(always)]
    pub const fn attacks_per_line<const CHECKED: bool, const ROTATED: bool>(
        &self,
        sets: Reader<'_, u64, CHECKED>,
        index: Reader<'_, u8, CHECKED>,
        pattern: u64,
        occupancy: u64,
    ) -> Option<u64> {
        let Some(name) = index.at(self.key_index::<ROTATED>(pattern, occupancy)) else {
            return None;
        };
        let [first, second] = self.lists();
        let Some(one) = sets.at(first + (name & 15) as usize) else { return None };
        let Some(other) = sets.at(second + (name >> 4) as usize) else { return None };
        Some(one | other)
    }
}

/// Magics and attack tables of a rider, for `u64` bitboards: four bits of a byte of the index lead to a set along
/// one half of the rider's lines, the other four to a set along the other half. If occupancies are `ROTATED`, each
/// record has the distance. `PATTERNS` is the number of numbers, or 0.
#[derive(Debug)]
pub struct MagicPerLine64<
    const NUMBERS: usize,
    const SETS: usize,
    const KEYS: usize,
    const ROTATED: bool = false,
    const PATTERNS: usize = 0,
>(Magic<u64, NUMBERS, 1, SETS, KEYS, ROTATED, PATTERNS>);

impl<
    const NUMBERS: usize,
    const SETS: usize,
    const KEYS: usize,
    const ROTATED: bool,
    const PATTERNS: usize,
> MagicPerLine64<NUMBERS, SETS, KEYS, ROTATED, PATTERNS>
{
    /// The tables that these strings hold: the records' words, the sets, the index, and for each
    /// number, or none, the pattern of the bits that are complemented.
    ///
    /// # Panics
    /// Fails to compile if the strings are not as long as the tables, a key leads out of them,
    /// or there are fewer patterns than numbers.
    pub const fn new<
        const RECORD_BYTES: usize,
        const SET_BYTES: usize,
        const PATTERN_BYTES: usize,
    >(
        records: &[u8; RECORD_BYTES],
        sets: &[u8; SET_BYTES],
        index: &[u8; KEYS],
        patterns: &[u8; PATTERN_BYTES],
    ) -> Self {
        let tables = Magic::read(records, sets, index, patterns);
        let mut number = 0;
        while number < NUMBERS {
            let [record] = &tables.records[number];
            assert!(record.is_within_per_line(SETS, KEYS), "a key leads astray");
            number += 1;
        }
        MagicPerLine64(tables)
    }

    /// The tables without their sizes.
    pub(in crate::sliders) const fn tables(&self) -> MagicsPerLine<'_> {
        MagicsPerLine(self.0.tables())
    }
}

/// Magics per line without their sizes in the type.
#[derive(Clone, Copy, Debug)]
pub(in crate::sliders) struct MagicsPerLine<'a>(Magics<'a, u64>);

impl MagicsPerLine<'_> {
    /// The squares attacked from the square with this number, up to the first occupied one on each ray.
    ///
    /// # Panics
    /// If the tables have no such number.
    #[inline(always)]
    pub(in crate::sliders) const fn attacks(&self, number: usize, occupancy: u64) -> u64 {
        let tables = &self.0;
        let (record, pattern) = (&tables.records[number], tables.pattern(number));
        let attacks = if tables.is_rotated {
            record.attacks_per_line::<false, true>(tables.sets, tables.index, pattern, occupancy)
        } else {
            record.attacks_per_line::<false, false>(tables.sets, tables.index, pattern, occupancy)
        };
        let Some(attacks) = attacks else { unreachable!() };
        attacks
    }
}
