//! Split magics: a magic for each line, whose keys lead to sets at fixed places.

use crate::table;

/// What is attacked along one line: `sets` has as many as there are keys, a power of two, so that
/// every key is a place in it.
#[inline(always)]
pub const fn split_line([mask, magic]: [u64; 2], sets: &[u64], occupancy: u64) -> u64 {
    let shift = 64 - sets.len().trailing_zeros();
    sets[((occupancy & mask).wrapping_mul(magic) >> shift) as usize]
}

/// What is attacked along all lines of a square: for each its mask and its magic, and in their
/// order the sets, `keys` for each.
#[inline(always)]
pub const fn split_attacks(
    records: &[[u64; 2]],
    mut sets: &[u64],
    keys: usize,
    occupancy: u64,
) -> u64 {
    let mut attacks = 0;
    let mut line = 0;
    while line < records.len() {
        let (own, others) = sets.split_at(keys);
        // No two lines share a square: compilers may combine them in any order.
        attacks ^= split_line(records[line], own, occupancy);
        sets = others;
        line += 1;
    }
    attacks
}

/// Magics and attack tables of a rider, for `u64` bitboards: `KEYS` attack sets, a power of two,
/// for each of `LINES` lines through each square.
///
/// All keys have as many bits, so the shift is a constant, and a table begins where the number of
/// its square says: a look-up loads a mask, a magic and a set for each line, and nothing waits for
/// anything else.
#[derive(Debug)]
pub struct Split64<const NUMBERS: usize, const LINES: usize, const KEYS: usize> {
    /// By number and line: the mask and the magic.
    records: [[[u64; 2]; LINES]; NUMBERS],
    sets: [[[u64; KEYS]; LINES]; NUMBERS],
}

impl<const NUMBERS: usize, const LINES: usize, const KEYS: usize> Split64<NUMBERS, LINES, KEYS> {
    /// The tables that these strings hold: masks and magics, and the sets.
    ///
    /// # Panics
    /// Fails to compile where the strings are not as long as the tables, or `KEYS` is no power of
    /// two.
    pub const fn new<const RECORD_BYTES: usize, const SET_BYTES: usize>(
        records: &[u8; RECORD_BYTES],
        sets: &[u8; SET_BYTES],
    ) -> Self {
        const { assert!(KEYS.is_power_of_two() && KEYS > 1, "keys have whole bits") };
        Split64 { records: table::read(records), sets: table::read(sets) }
    }

    /// The squares attacked from the square with this number, up to the first occupied one on
    /// each ray.
    ///
    /// # Panics
    /// When the number is not below `NUMBERS`.
    #[inline(always)]
    pub const fn attacks(&self, number: usize, occupancy: u64) -> u64 {
        split_attacks(&self.records[number], self.sets[number].as_flattened(), KEYS, occupancy)
    }

    /// The bytes of the tables.
    pub const fn bytes(&self) -> usize {
        size_of::<Self>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A rook on 1 of the row 1, 2, 3 and on the column 1, 9, 17.
    const CORNER: Split64<2, 2, 2> = {
        let mut records = [0; 64];
        records[32] = 1 << 2; // Mask: square 2.
        records[32 + 15] = 1 << 5; // Magic: 1 << 61.
        records[48 + 1] = 1 << 1; // Mask: square 9.
        records[48 + 14] = 1 << 6; // Magic: 1 << 54.
        let mut sets = [0; 64];
        sets[32] = 0b1100;
        sets[40] = 0b0100;
        sets[48 + 1] = 1 << 1;
        sets[48 + 2] = 1 << 1;
        sets[56 + 1] = 1 << 1;
        Split64::new(&records, &sets)
    };

    #[test]
    fn look_ups_are_sound_in_const_evaluation() {
        const OPEN: u64 = CORNER.attacks(1, 1 << 1 | 1 << 10);
        const BLOCKED: u64 = CORNER.attacks(1, u64::MAX);
        assert_eq!((OPEN, BLOCKED), (0b1100 | 1 << 9 | 1 << 17, 0b0100 | 1 << 9));
        assert_eq!(
            (CORNER.attacks(1, 1 << 2), CORNER.attacks(0, 7)),
            (0b0100 | 1 << 9 | 1 << 17, 0)
        );
        assert_eq!(CORNER.bytes(), 128);
    }
}
