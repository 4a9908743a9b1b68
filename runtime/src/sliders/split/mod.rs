//! Split magics: a magic for each line, whose keys lead to sets at fixed offsets.
//!
//! `overlapped`: one magic for all lines, where few squares are relevant

mod overlapped;

pub(super) use overlapped::Overlapped;
pub use overlapped::{OverlappedRecord, OverlappedSplit64};

use super::reader::row;
use crate::table;
use crate::word::Word;
use crate::word::constant::{high, low, xor};

/// The product of a line's relevant occupancy and its magic. The record is the mask, a word of 64 bits for each half, the
/// magic, and, where two squares of a line lie 64 bits apart, the rotation of the upper half before it is added.
#[inline(always)]
const fn product<W: Word>(record: &[u64], occupancy: W) -> u64 {
    if W::BITS == 64 {
        return (low(occupancy) & record[0]).wrapping_mul(record[1]);
    }
    let upper = high(occupancy) & record[1];
    let upper = if record.len() > 3 { upper.rotate_left(record[3] as u32) } else { upper };
    (low(occupancy) & record[0]).wrapping_add(upper).wrapping_mul(record[2])
}

/// The squares attacked along one line: `sets` has an attack set for each key, and its length is a power of
/// two, so that every key lies within it.
#[inline(always)]
const fn line_attacks<W: Word>(record: &[u64], sets: &[W], occupancy: W) -> W {
    let shift = 64 - sets.len().trailing_zeros();
    sets[(product(record, occupancy) >> shift) as usize]
}

/// The squares attacked along all lines of a square, given a record of each, of `words` words, and the sets in the
/// same order, `keys` for each.
#[inline(always)]
pub const fn split_attacks<W: Word>(
    mut records: &[u64],
    words: usize,
    mut sets: &[W],
    keys: usize,
    occupancy: W,
) -> W {
    let mut attacks = W::ZERO;
    while !records.is_empty() {
        let ((record, other_records), (own, others)) =
            (records.split_at(words), sets.split_at(keys));
        // No two lines share a square: compilers may combine them in any order.
        attacks = xor(attacks, line_attacks(record, own, occupancy));
        (records, sets) = (other_records, others);
    }
    attacks
}

/// Magics and attack tables of a rider: `KEYS` attack sets, a power of two, for each of `LINES` lines through each
/// square. Records have `WORDS` words: two for words of 64 bits, three for those of 128 bits, four if two squares of a
/// line lie 64 bits apart in the numbering.
///
/// All keys have the same number of bits. So the shift is a constant, and the number of a square tells
/// where its table begins. A look-up loads a mask, a magic and a set for each line, and no load waits
/// for the answer of another line.
#[derive(Debug)]
pub struct Split<
    W: Word,
    const NUMBERS: usize,
    const LINES: usize,
    const KEYS: usize,
    const WORDS: usize,
> {
    /// The masks and the magic of each line, by number.
    records: [[[u64; WORDS]; LINES]; NUMBERS],
    sets: [[[W; KEYS]; LINES]; NUMBERS],
}

impl<W: Word, const NUMBERS: usize, const LINES: usize, const KEYS: usize, const WORDS: usize>
    Split<W, NUMBERS, LINES, KEYS, WORDS>
{
    /// The tables that these strings hold: masks and magics, and the sets.
    ///
    /// # Panics
    /// Fails to compile if the strings are not as long as the tables, `KEYS` is no power of two, or `WORDS` does not
    /// fit the word.
    pub const fn new<const RECORD_BYTES: usize, const SET_BYTES: usize>(
        records: &[u8; RECORD_BYTES],
        sets: &[u8; SET_BYTES],
    ) -> Self {
        const {
            assert!(W::BITS <= 128, "magics are for words of up to 128 bits");
            assert!(KEYS.is_power_of_two() && KEYS > 1, "keys have whole bits");
            assert!(if W::BITS == 64 { WORDS == 2 } else { WORDS == 3 || WORDS == 4 });
        }
        Split { records: table::read(records), sets: table::read(sets) }
    }

    /// The tables without their sizes.
    pub(super) const fn tables(&self) -> Splits<'_, W> {
        Splits {
            numbers: NUMBERS,
            lines: LINES,
            keys: KEYS,
            words: WORDS,
            records: self.records.as_flattened().as_flattened(),
            sets: self.sets.as_flattened().as_flattened(),
        }
    }
}

/// Split magics without their sizes in the type.
#[derive(Clone, Copy, Debug)]
pub(super) struct Splits<'a, W> {
    numbers: usize,
    lines: usize,
    keys: usize,
    words: usize,
    records: &'a [u64],
    sets: &'a [W],
}

impl<W: Word> Splits<'_, W> {
    /// The squares attacked from the square with this number, up to the first occupied one on each ray.
    ///
    /// # Panics
    /// If the tables have no such number.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub(super) const fn attacks(&self, number: usize, occupancy: W) -> W {
        assert!(number < self.numbers);
        // SAFETY: there are records and sets of each number below `numbers`, as `rider` took them from arrays.
        let (records, sets) = unsafe {
            let sets = row(self.sets, number, self.lines * self.keys);
            (row(self.records, number, self.lines * self.words), sets)
        };
        split_attacks(records, self.words, sets, self.keys, occupancy)
    }
}
