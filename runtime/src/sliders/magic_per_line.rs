//! Magics whose sets are stored line by line: a byte of the index names two, one along some lines
//! and one along the others.

use core::mem::size_of;

use super::bounds::{are_keys_within, are_words_within};
use super::reader::Reader;
use super::rider::{Method, Rider};
use crate::table;

/// How one square is looked up: 24 bytes.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct PerLineRecord {
    mask: u64,
    magic: u64,
    /// The place of key 0 in the index.
    offset: u32,
    /// The place of the first list of sets; where occupancies are rotated, in its lowest
    /// [`Self::SETS`] bits, and above them how far behind it the second begins.
    sets: u16,
    /// The distance by which the product is shifted down, 40 to 63.
    shift: u8,
    /// How far behind the first list the second begins; or how far the occupancy is rotated up.
    second: u8,
}

impl PerLineRecord {
    /// The bits of the first list's place where occupancies are rotated: 64 squares have at most 32
    /// sets each.
    pub const SETS: u32 = 11;

    /// The record that these words hold. The last is the offset, then the place of the sets, the
    /// shift, and the second list's distance or the rotation, from the least significant bit on.
    pub const fn new([mask, magic, place]: [u64; 3]) -> PerLineRecord {
        let (offset, sets) = (place as u32, (place >> 32) as u16);
        PerLineRecord {
            mask,
            magic,
            offset,
            sets,
            shift: (place >> 48) as u8,
            second: (place >> 56) as u8,
        }
    }

    /// The squares whose occupants count.
    pub const fn mask(&self) -> u64 {
        self.mask
    }

    /// Whether every occupancy is looked up within an index of `keys` bytes and `sets` sets before
    /// it. Half a byte may name any of 16 words; those that the sets end before are of the index,
    /// which lies behind them.
    pub const fn is_within<const ROTATED: bool>(&self, sets: usize, keys: usize) -> bool {
        let (first, second) = self.lists::<ROTATED>();
        let second = first as u64 + second as u64;
        let words = sets + keys / size_of::<u64>();
        are_keys_within(self.offset, self.shift as u32, keys) && are_words_within(second, 16, words)
    }

    /// The place of the first list, and how far behind it the second begins.
    #[inline(always)]
    const fn lists<const ROTATED: bool>(&self) -> (usize, usize) {
        if ROTATED {
            let first = self.sets & ((1 << PerLineRecord::SETS) - 1);
            (first as usize, (self.sets >> PerLineRecord::SETS) as usize)
        } else {
            (self.sets as usize, self.second as usize)
        }
    }

    /// The squares attacked, or `None` if a checked list ends before an entry looked up. Of the
    /// masked occupancy the bits of `pattern` are complemented.
    #[inline(always)]
    pub const fn attacks<const CHECKED: bool, const ROTATED: bool>(
        &self,
        sets: Reader<'_, u64, CHECKED>,
        index: Reader<'_, u8, CHECKED>,
        pattern: u64,
        occupancy: u64,
    ) -> Option<u64> {
        let seen = occupancy & self.mask ^ pattern;
        let seen = if ROTATED { seen.rotate_left(self.second as u32) } else { seen };
        let key = seen.wrapping_mul(self.magic) >> self.shift;
        // Sums of 32 bits take an operand from memory as it lies there.
        let Some(name) = index.at(self.offset.wrapping_add(key as u32) as usize) else {
            return None;
        };
        let (first, second) = self.lists::<ROTATED>();
        let second = first + second;
        let Some(one) = sets.at(first + (name & 15) as usize) else { return None };
        let Some(other) = sets.at(second + (name >> 4) as usize) else { return None };
        Some(one | other)
    }
}

/// Magics and attack tables of a rider, for `u64` bitboards: a byte of the index names, with four
/// bits each, a set of each half of the rider's lines. Where occupancies are `ROTATED`, each record
/// says how far. There are as many `PATTERNS` as numbers, or none.
#[derive(Debug)]
// The order of the fields is relied on: the index lies behind the sets.
#[repr(C)]
pub struct MagicPerLine64<
    const NUMBERS: usize,
    const SETS: usize,
    const KEYS: usize,
    const ROTATED: bool = false,
    const PATTERNS: usize = 0,
> {
    patterns: [u64; PATTERNS],
    records: [PerLineRecord; NUMBERS],
    sets: [u64; SETS],
    index: [u8; KEYS],
}

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
    /// Fails to compile where the strings are not as long as the tables, a key leads out of them,
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
        assert!(PATTERNS == 0 || PATTERNS == NUMBERS, "a pattern for each number");
        let words: [[u64; 3]; NUMBERS] = table::read(records);
        let mut records = [PerLineRecord::new([0; 3]); NUMBERS];
        let mut number = 0;
        while number < NUMBERS {
            records[number] = PerLineRecord::new(words[number]);
            assert!(records[number].is_within::<ROTATED>(SETS, KEYS), "a key leads astray");
            number += 1;
        }
        let patterns = table::read(patterns);
        MagicPerLine64 { patterns, records, sets: table::read(sets), index: *index }
    }

    /// The look-up in these tables.
    #[allow(unsafe_code)]
    pub const fn rider(&self) -> Rider<'_> {
        // A pointer that may reach all fields.
        let tables: *const Self = self;
        // SAFETY: the product is shifted down to `64 - shift` bits, and `new`, which alone makes
        // records, asserted that all keys of so many bits are below `KEYS`. Half a byte is less
        // than 16, and `new` asserted that 16 words follow the first set of each record's second
        // list, which is behind the first, within the sets and the index. Those are integers, in
        // the order of the fields and without padding between them, as bytes need no alignment.
        let (sets, index) = unsafe {
            (
                Reader::unchecked((&raw const (*tables).sets).cast()),
                Reader::unchecked((&raw const (*tables).index).cast()),
            )
        };
        Rider::new(Method::MagicPerLine64(MagicsPerLine {
            is_rotated: ROTATED,
            patterns: &self.patterns,
            records: &self.records,
            sets,
            index,
        }))
    }

    /// The bytes of the tables.
    pub const fn bytes(&self) -> usize {
        size_of::<Self>()
    }
}

/// Magics per line without their sizes in the type.
#[derive(Clone, Copy, Debug)]
pub(super) struct MagicsPerLine<'a> {
    is_rotated: bool,
    patterns: &'a [u64],
    records: &'a [PerLineRecord],
    sets: Reader<'a, u64, false>,
    index: Reader<'a, u8, false>,
}

impl MagicsPerLine<'_> {
    /// The squares attacked from the square with this number, up to the first occupied one on each ray.
    ///
    /// # Panics
    /// When the tables have no such number.
    #[inline(always)]
    pub(super) const fn attacks(&self, number: usize, occupancy: u64) -> u64 {
        let record = &self.records[number];
        let pattern = if self.patterns.is_empty() { 0 } else { self.patterns[number] };
        let attacks = if self.is_rotated {
            record.attacks::<false, true>(self.sets, self.index, pattern, occupancy)
        } else {
            record.attacks::<false, false>(self.sets, self.index, pattern, occupancy)
        };
        let Some(attacks) = attacks else { unreachable!() };
        attacks
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A rook on 0 of a board of 2 files and 3 ranks, numbered rank by rank: what stands on 2
    /// matters.
    const CORNER: MagicPerLine64<1, 3, 128> = {
        let mut records = [0; 24];
        records[0] = 1 << 2; // Mask: square 2.
        records[15] = 1 << 5; // Magic: 1 << 61.
        records[16] = 1; // Keys from 1 on.
        records[22] = 63;
        records[23] = 1; // The second list behind one set.
        let mut sets = [0; 24];
        sets[0] = 1 << 1;
        sets[8] = 1 << 2 | 1 << 4;
        sets[16] = 1 << 2;
        let mut index = [0; 128];
        index[2] = 0x10;
        MagicPerLine64::new(&records, &sets, &index, &[])
    };

    #[test]
    fn look_ups_are_sound_in_const_evaluation() {
        const OPEN: u64 = CORNER.rider().attacks_64(0, 1 | 1 << 1);
        const BLOCKED: u64 = CORNER.rider().attacks_64(0, u64::MAX);
        assert_eq!((OPEN, BLOCKED), (0b1_0110, 0b110));
        assert_eq!(CORNER.bytes(), 24 + 24 + 128);
    }
}
