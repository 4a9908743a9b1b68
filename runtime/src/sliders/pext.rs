//! Look-ups whose key is extracted by an instruction, for targets that have it (BMI2).

use core::arch::x86_64::{_pdep_u64, _pext_u64};

use crate::table;

/// How one square is looked up: 24 bytes.
#[derive(Clone, Copy, Debug)]
struct Record {
    /// The relevant squares, whose bits are the key.
    mask: u64,
    /// The squares of all rays, whose bits a set is kept as.
    all: u64,
    /// The place of key 0.
    offset: u64,
}

/// Attack tables of a rider, for `u64` bitboards: the key is the occupied relevant squares moved
/// together, and a set is kept as 16 bits, moved together in the same way.
#[derive(Debug)]
pub struct Pext64<const NUMBERS: usize, const SETS: usize> {
    records: [Record; NUMBERS],
    sets: [u16; SETS],
}

impl<const NUMBERS: usize, const SETS: usize> Pext64<NUMBERS, SETS> {
    /// The tables that these strings hold: the records' words, and the sets.
    ///
    /// # Panics
    /// Fails to compile where the strings are not as long as the tables, or a key leads out of
    /// them.
    pub const fn new<const RECORD_BYTES: usize, const SET_BYTES: usize>(
        records: &[u8; RECORD_BYTES],
        sets: &[u8; SET_BYTES],
    ) -> Self {
        let words: [[u64; 3]; NUMBERS] = table::read(records);
        let mut records = [Record { mask: 0, all: 0, offset: 0 }; NUMBERS];
        let mut number = 0;
        while number < NUMBERS {
            let [mask, all, offset] = words[number];
            assert!(mask.count_ones() < 32 && offset <= SETS as u64, "a key leads astray");
            let keys = 1_u64 << mask.count_ones();
            assert!(offset + keys <= SETS as u64, "a key leads astray");
            records[number] = Record { mask, all, offset };
            number += 1;
        }
        Pext64 { records, sets: table::read(sets) }
    }

    /// The squares attacked from the square with this number, up to the first occupied one on
    /// each ray.
    ///
    /// # Panics
    /// When the number is not below `NUMBERS`.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub fn attacks(&self, number: usize, occupancy: u64) -> u64 {
        let record = &self.records[number];
        // SAFETY: this module is compiled for targets with BMI2 only.
        let key = unsafe { _pext_u64(occupancy, record.mask) };
        let place = (record.offset + key) as usize;
        // SAFETY: the key has a bit for each of the mask, and `new`, which alone makes records,
        // asserted that all such keys are below `SETS`.
        let set = unsafe { *self.sets.as_ptr().add(place) };
        // SAFETY: as above.
        unsafe { _pdep_u64(u64::from(set), record.all) }
    }

    /// The bytes of the tables.
    pub const fn bytes(&self) -> usize {
        size_of::<Self>()
    }
}
