//! Fancy magics: an occupancy, multiplied, is the key of an attack set. One load, where
//! [`magic`](super::magic) has two from tables that are several times smaller.

use super::bounds::are_keys_within;
use super::reader::Reader;
use super::rider::{Method, Rider};
use crate::table;

/// How one square is looked up: 24 bytes.
#[derive(Clone, Copy, Debug)]
pub struct FancyRecord {
    mask: u64,
    magic: u64,
    /// The place of key 0.
    offset: u32,
    /// The distance by which the product is shifted down, 40 to 63.
    shift: u16,
    /// How far the occupancy is rotated up.
    rotation: u16,
}

impl FancyRecord {
    /// The record that these words hold: the mask, the magic, and the place of key 0 below the
    /// shift and the rotation.
    pub const fn new([mask, magic, place]: [u64; 3]) -> FancyRecord {
        let (shift, rotation) = ((place >> 32) as u16, (place >> 48) as u16);
        FancyRecord { mask, magic, offset: place as u32, shift, rotation }
    }

    /// The squares whose occupants count.
    pub const fn mask(&self) -> u64 {
        self.mask
    }

    /// Whether all keys are below `sets`, and the shift is `fixed` unless that is 0.
    pub const fn is_within(&self, sets: usize, fixed: u32) -> bool {
        let shift = self.shift as u32;
        (fixed == 0 || fixed == shift) && are_keys_within(self.offset, shift, sets)
    }

    /// The squares attacked, or `None` if a checked list ends before the entry looked up. Of the masked
    /// occupancy the bits of `pattern` are complemented. Where `fixed` is not 0, it is how far every
    /// product is shifted.
    #[inline(always)]
    pub const fn attacks<const CHECKED: bool, const ROTATED: bool>(
        &self,
        sets: Reader<'_, u64, CHECKED>,
        pattern: u64,
        fixed: u32,
        occupancy: u64,
    ) -> Option<u64> {
        let seen = occupancy & self.mask ^ pattern;
        let seen = if ROTATED { seen.rotate_left(self.rotation as u32) } else { seen };
        let shift = if fixed == 0 { self.shift as u32 } else { fixed };
        let key = seen.wrapping_mul(self.magic) >> shift;
        // A sum of 32 bits takes an operand from memory as it lies there.
        sets.at(self.offset.wrapping_add(key as u32) as usize)
    }
}

/// Magics and attack tables of a rider, for `u64` bitboards: an attack set for each key.
///
/// All products are shifted by `SHIFT`, or if it is 0, each by what its record says: a shift by a constant takes one
/// operation, and one by a variable several on processors without BMI2. Where occupancies are `ROTATED`, each record
/// says how far. There are as many `PATTERNS` as numbers, or none.
#[derive(Debug)]
pub struct Fancy64<
    const NUMBERS: usize,
    const SETS: usize,
    const SHIFT: u32,
    const ROTATED: bool = false,
    const PATTERNS: usize = 0,
> {
    patterns: [u64; PATTERNS],
    records: [FancyRecord; NUMBERS],
    sets: [u64; SETS],
}

impl<
    const NUMBERS: usize,
    const SETS: usize,
    const SHIFT: u32,
    const ROTATED: bool,
    const PATTERNS: usize,
> Fancy64<NUMBERS, SETS, SHIFT, ROTATED, PATTERNS>
{
    /// The tables that these strings hold: the records' words, the sets, and for each number, or none, the
    /// pattern of the bits that are complemented.
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
        patterns: &[u8; PATTERN_BYTES],
    ) -> Self {
        assert!(PATTERNS == 0 || PATTERNS == NUMBERS, "a pattern for each number");
        let words: [[u64; 3]; NUMBERS] = table::read(records);
        let mut records = [FancyRecord::new([0; 3]); NUMBERS];
        let mut number = 0;
        while number < NUMBERS {
            records[number] = FancyRecord::new(words[number]);
            assert!(records[number].is_within(SETS, SHIFT), "a key leads astray");
            number += 1;
        }
        Fancy64 { patterns: table::read(patterns), records, sets: table::read(sets) }
    }

    /// The look-up in these tables.
    #[allow(unsafe_code)]
    pub const fn rider(&self) -> Rider<'_> {
        Rider::new(Method::Fancy64(Fancies {
            fixed_shift: SHIFT,
            is_rotated: ROTATED,
            patterns: &self.patterns,
            records: &self.records,
            // SAFETY: the product is shifted down to `64 - shift` bits, and `new`, which alone makes
            // records, asserted that all keys of so many bits are below `SETS`.
            sets: unsafe { Reader::unchecked(self.sets.as_ptr()) },
        }))
    }

    /// The bytes of the tables.
    pub const fn bytes(&self) -> usize {
        size_of::<Self>()
    }
}

/// Fancy magics without their sizes in the type.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fancies<'a> {
    fixed_shift: u32,
    is_rotated: bool,
    patterns: &'a [u64],
    records: &'a [FancyRecord],
    sets: Reader<'a, u64, false>,
}

impl Fancies<'_> {
    /// The squares attacked from the square with this number, up to the first occupied one on each ray.
    ///
    /// # Panics
    /// When the tables have no such number.
    #[inline(always)]
    pub(super) const fn attacks(&self, number: usize, occupancy: u64) -> u64 {
        let (record, shift) = (&self.records[number], self.fixed_shift);
        let pattern = if self.patterns.is_empty() { 0 } else { self.patterns[number] };
        let attacks = if self.is_rotated {
            record.attacks::<false, true>(self.sets, pattern, shift, occupancy)
        } else {
            record.attacks::<false, false>(self.sets, pattern, shift, occupancy)
        };
        let Some(attacks) = attacks else { unreachable!() };
        attacks
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A rook on 1 of the row 1, 2, 3.
    const ROW: Fancy64<2, 4, 0> = row();
    const FIXED: Fancy64<2, 4, 63> = row();

    const fn row<const SHIFT: u32>() -> Fancy64<2, 4, SHIFT> {
        let mut records = [0; 48];
        records[24] = 1 << 2; // Mask: square 2.
        records[24 + 15] = 1 << 5; // Magic: 1 << 61.
        records[24 + 16] = 2; // Keys from 2 on.
        records[20] = 63;
        records[24 + 20] = 63;
        let mut sets = [0; 32];
        sets[16] = 0b1100;
        sets[24] = 0b0100;
        Fancy64::new(&records, &sets, &[])
    }

    #[test]
    fn look_ups_are_sound_in_const_evaluation() {
        const OPEN: u64 = ROW.rider().attacks_64(1, 1 << 1 | 1 << 9);
        const BLOCKED: u64 = ROW.rider().attacks_64(1, u64::MAX);
        const FIXED_OPEN: u64 = FIXED.rider().attacks_64(1, 1 << 9);
        const FIXED_BLOCKED: u64 = FIXED.rider().attacks_64(1, 1 << 2);
        assert_eq!((FIXED_OPEN, FIXED_BLOCKED), (OPEN, BLOCKED));
        assert_eq!((OPEN, BLOCKED, ROW.rider().attacks_64(0, 7)), (0b1100, 0b0100, 0));
        assert_eq!(ROW.bytes(), 80);
    }

    #[test]
    fn another_shift_than_the_fixed_one_leads_astray() {
        let record = FancyRecord { mask: 0, magic: 0, offset: 0, shift: 62, rotation: 0 };
        assert!(record.is_within(8, 0) && record.is_within(8, 62) && !record.is_within(8, 63));
    }
}
