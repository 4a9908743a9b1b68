//! Split magics of all lines at once: one key for each square, whose tables overlap.

use super::super::reader::Reader;
use crate::bounds::are_keys_within;
use crate::table;

/// The record by which a square is looked up, of 24 bytes.
#[derive(Clone, Copy, Debug)]
pub struct OverlappedRecord {
    mask: u64,
    magic: u64,
    /// The offset of key 0 among the sets.
    offset: u64,
}

impl OverlappedRecord {
    /// The record that these words hold: the relevant mask, the magic, and where key 0 lies among the sets.
    pub const fn new([mask, magic, offset]: [u64; 3]) -> OverlappedRecord {
        OverlappedRecord { mask, magic, offset }
    }

    /// The relevant mask.
    pub const fn mask(&self) -> u64 {
        self.mask
    }

    /// Returns whether every key of `64 - shift` bits leads to one of `sets` sets.
    pub const fn is_within(&self, sets: usize, shift: u32) -> bool {
        let offset = self.offset as u32;
        offset as u64 == self.offset && are_keys_within(offset, shift, sets)
    }

    /// The squares attacked, or `None` if a checked list ends before the entry looked up.
    #[inline(always)]
    pub const fn attacks<const CHECKED: bool>(
        &self,
        sets: Reader<'_, u64, CHECKED>,
        shift: u32,
        occupancy: u64,
    ) -> Option<u64> {
        let key = (occupancy & self.mask).wrapping_mul(self.magic) >> shift;
        // The whole word is added, straight from memory. If half of it were added, compilers would have to clear
        // the rest of the index before they scale it.
        sets.at(self.offset.wrapping_add(key) as usize)
    }
}

/// Magics and attack tables of a rider with few relevant squares, for `u64` bitboards: one attack set for each key of
/// all lines of a square.
///
/// All products are shifted by `SHIFT`, since a shift by a constant takes one operation, but one by a variable
/// takes several on processors without BMI2. A square with fewer relevant squares than others leaves most of its
/// keys unused: the tables of other squares begin among them.
#[derive(Debug)]
pub struct OverlappedSplit64<const NUMBERS: usize, const SETS: usize, const SHIFT: u32> {
    records: [OverlappedRecord; NUMBERS],
    sets: [u64; SETS],
}

impl<const NUMBERS: usize, const SETS: usize, const SHIFT: u32>
    OverlappedSplit64<NUMBERS, SETS, SHIFT>
{
    /// The tables that these strings hold: the records' words, and the sets.
    ///
    /// # Panics
    /// Fails to compile if the strings are not as long as the tables, or a key leads out of them.
    pub const fn new<const RECORD_BYTES: usize, const SET_BYTES: usize>(
        records: &[u8; RECORD_BYTES],
        sets: &[u8; SET_BYTES],
    ) -> Self {
        let words: [[u64; 3]; NUMBERS] = table::read(records);
        let mut records = [OverlappedRecord::new([0; 3]); NUMBERS];
        let mut number = 0;
        while number < NUMBERS {
            records[number] = OverlappedRecord::new(words[number]);
            assert!(records[number].is_within(SETS, SHIFT), "a key leads astray");
            number += 1;
        }
        OverlappedSplit64 { records, sets: table::read(sets) }
    }

    /// The tables without their sizes.
    #[allow(unsafe_code)]
    pub(in crate::sliders) const fn tables(&self) -> Overlapped<'_> {
        Overlapped {
            shift: SHIFT,
            records: &self.records,
            // SAFETY: the product is shifted down to `64 - SHIFT` bits, and `new`, which alone makes
            // records, asserted that every such key leads to one of the `SETS` sets.
            sets: unsafe { Reader::unchecked(self.sets.as_ptr()) },
        }
    }
}

/// Overlapping tables without their sizes in the type.
#[derive(Clone, Copy, Debug)]
pub(in crate::sliders) struct Overlapped<'a> {
    shift: u32,
    records: &'a [OverlappedRecord],
    sets: Reader<'a, u64, false>,
}

impl Overlapped<'_> {
    /// The squares attacked from the square with this number, up to the first occupied one on each ray.
    ///
    /// # Panics
    /// If the tables have no such number.
    #[inline(always)]
    pub(in crate::sliders) const fn attacks(&self, number: usize, occupancy: u64) -> u64 {
        let attacks = self.records[number].attacks::<false>(self.sets, self.shift, occupancy);
        let Some(attacks) = attacks else { unreachable!() };
        attacks
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_beyond_the_sets_lead_astray() {
        let is_within = |offset, shift| OverlappedRecord::new([0, 0, offset]).is_within(8, shift);
        assert!(is_within(6, 63) && is_within(4, 62));
        assert!(!is_within(7, 63) && !is_within(1 << 32, 63));
    }
}
