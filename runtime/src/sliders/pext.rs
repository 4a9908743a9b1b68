//! PEXT: the key is extracted by an instruction, for targets that have it (BMI2).
//!
//! The compiler's verification runs everything here but the two instructions, which its own host may
//! lack. It runs [`Loops`] instead, and a test on hosts that have the instructions compares the
//! two.

use super::reader::Reader;
use crate::bounds::are_entries_within;

/// Extracts and deposits bits.
pub trait MoveBits {
    /// The bits of `word` at the ones of `mask`, moved together: PEXT.
    fn extract(word: u64, mask: u64) -> u64;
    /// The lowest bits of `word`, moved to the ones of `mask`: PDEP.
    fn deposit(word: u64, mask: u64) -> u64;
}

/// Moves bits one by one, on any host, for verification.
#[derive(Debug)]
pub struct Loops;

impl MoveBits for Loops {
    fn extract(word: u64, mask: u64) -> u64 {
        let (mut extracted, mut rest, mut to) = (0, mask, 0);
        while rest != 0 {
            extracted |= (word >> rest.trailing_zeros() & 1) << to;
            rest &= rest - 1;
            to += 1;
        }
        extracted
    }

    fn deposit(word: u64, mask: u64) -> u64 {
        let (mut deposited, mut rest, mut from) = (0, mask, 0);
        while rest != 0 {
            deposited |= (word >> from & 1) << rest.trailing_zeros();
            rest &= rest - 1;
            from += 1;
        }
        deposited
    }
}

/// The record by which a square is looked up, of 24 bytes.
#[derive(Clone, Copy, Debug)]
pub struct PextRecord {
    /// The relevant squares, whose bits are the key.
    mask: u64,
    /// The squares of all rays: a set is stored as their bits, moved together.
    all: u64,
    /// The index of key 0.
    offset: u64,
}

impl PextRecord {
    /// The record that these words hold: the relevant squares, those of all rays, and the index of
    /// key 0.
    pub const fn new([mask, all, offset]: [u64; 3]) -> PextRecord {
        PextRecord { mask, all, offset }
    }

    /// The relevant mask: the squares whose occupants decide the attack set.
    pub const fn mask(&self) -> u64 {
        self.mask
    }

    /// Returns whether all keys lead to one of `sets` sets.
    pub const fn is_within(&self, sets: usize) -> bool {
        let bits = self.mask.count_ones();
        bits < 32 && are_entries_within(self.offset, 1 << bits, sets)
    }

    /// The squares attacked, or `None` if a checked list ends before the entry looked up.
    #[inline(always)]
    pub fn attacks<Bits: MoveBits, const CHECKED: bool>(
        &self,
        sets: Reader<'_, u16, CHECKED>,
        occupancy: u64,
    ) -> Option<u64> {
        let key = Bits::extract(occupancy, self.mask);
        let set = sets.at((self.offset + key) as usize)?;
        Some(Bits::deposit(u64::from(set), self.all))
    }
}

#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
pub use table::{Extractions, Instructions, Pext64};

/// The tables, which only targets with the instructions have.
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
mod table {
    use core::arch::x86_64::{_pdep_u64, _pext_u64};

    use super::{MoveBits, PextRecord, Reader};
    use crate::table;

    /// The processor's own instructions, one for each operation.
    #[derive(Debug)]
    pub struct Instructions;

    #[allow(unsafe_code)]
    impl MoveBits for Instructions {
        #[inline(always)]
        fn extract(word: u64, mask: u64) -> u64 {
            // SAFETY: this module is compiled for targets with BMI2 only.
            unsafe { _pext_u64(word, mask) }
        }

        #[inline(always)]
        fn deposit(word: u64, mask: u64) -> u64 {
            // SAFETY: as above.
            unsafe { _pdep_u64(word, mask) }
        }
    }

    /// Attack tables of a rider, for `u64` bitboards: the key is the occupied relevant squares
    /// moved together, and a set is kept as 16 bits, moved together in the same way.
    #[derive(Debug)]
    pub struct Pext64<const NUMBERS: usize, const SETS: usize> {
        records: [PextRecord; NUMBERS],
        sets: [u16; SETS],
    }

    impl<const NUMBERS: usize, const SETS: usize> Pext64<NUMBERS, SETS> {
        /// The tables that these strings hold: the records' words, and the sets.
        ///
        /// # Panics
        /// Fails to compile if the strings are not as long as the tables, or a key leads out of
        /// them.
        pub const fn new<const RECORD_BYTES: usize, const SET_BYTES: usize>(
            records: &[u8; RECORD_BYTES],
            sets: &[u8; SET_BYTES],
        ) -> Self {
            let words: [[u64; 3]; NUMBERS] = table::read(records);
            let mut records = [PextRecord::new([0; 3]); NUMBERS];
            let mut number = 0;
            while number < NUMBERS {
                records[number] = PextRecord::new(words[number]);
                assert!(records[number].is_within(SETS), "a key leads astray");
                number += 1;
            }
            Pext64 { records, sets: table::read(sets) }
        }

        /// The look-up in these tables.
        #[allow(unsafe_code)]
        pub const fn extractions(&self) -> Extractions<'_> {
            // SAFETY: the key has a bit for each of the mask, and `new`, which alone makes
            // records, asserted that all such keys are below `SETS`.
            let sets = unsafe { Reader::unchecked(self.sets.as_ptr()) };
            Extractions { records: &self.records, sets }
        }
    }

    /// Tables for extracted bits without their sizes in the type.
    #[derive(Clone, Copy, Debug)]
    pub struct Extractions<'a> {
        records: &'a [PextRecord],
        sets: Reader<'a, u16, false>,
    }

    impl Extractions<'_> {
        /// The squares attacked from the square with this number, up to the first occupied one on
        /// each ray.
        ///
        /// # Panics
        /// If the tables have no such number.
        #[inline(always)]
        pub fn attacks(&self, number: usize, occupancy: u64) -> u64 {
            let record = &self.records[number];
            let attacks = record.attacks::<Instructions, false>(self.sets, occupancy);
            let Some(attacks) = attacks else { unreachable!() };
            attacks
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    extern crate std;

    const MASK: u64 = 0b1011_0100;

    #[test]
    fn bits_move_together_and_apart() {
        assert_eq!(Loops::extract(0b1110_1110, MASK), 0b1101);
        assert_eq!(Loops::deposit(0b1101, MASK), 0b1010_0100);
        assert_eq!((Loops::extract(u64::MAX, 0), Loops::deposit(u64::MAX, 0)), (0, 0));
    }

    #[cfg(target_arch = "x86_64")]
    #[test]
    #[allow(unsafe_code)]
    fn loops_do_what_the_instructions_do() {
        use core::arch::x86_64::{_pdep_u64, _pext_u64};
        if !std::is_x86_feature_detected!("bmi2") {
            return;
        }
        let mut word = 0x9e37_79b9_7f4a_7c15_u64;
        for _ in 0..1000 {
            let mask = word.rotate_left(29) & word.rotate_left(41);
            word = word.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            // SAFETY: the host has BMI2.
            let by_instructions = unsafe { [_pext_u64(word, mask), _pdep_u64(word, mask)] };
            assert_eq!([Loops::extract(word, mask), Loops::deposit(word, mask)], by_instructions);
        }
    }

    #[test]
    fn a_square_is_looked_up_and_lists_end() {
        // A rook on 1 of the row 1, 2, 3: keys from 2 on.
        let record = PextRecord::new([1 << 2, 0b1100, 2]);
        let sets = [0, 0, 0b11, 0b01];
        let look_up = |occupancy| record.attacks::<Loops, true>(Reader::checked(&sets), occupancy);
        assert_eq!((look_up(1 << 3), look_up(1 << 2)), (Some(0b1100), Some(0b0100)));
        assert!(record.is_within(4) && !record.is_within(3));
        assert_eq!(record.attacks::<Loops, true>(Reader::checked(&sets[..3]), 1 << 2), None);
        assert!(!PextRecord::new([u64::MAX, 0, 0]).is_within(usize::MAX));
        assert!(!PextRecord::new([0, 0, u64::MAX]).is_within(8));
    }
}
