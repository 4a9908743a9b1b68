//! Magics: an occupancy times a magic is the key of a byte, which is the index of an attack set. That takes two loads, where
//! [`split`](super::split) has one load from a table of sets that is several times larger.
//!
//! Before the multiplication a pattern may complement some bits of the masked occupancy, and the
//! occupancy may be rotated. The look-ups of tables without either have no code for it.
//!
//! - `per_line`: bytes with the indexes of two sets, each along one half of the lines
//! - `hopper`: hoppers in the same tables

mod hopper;
mod per_line;

use core::mem::size_of;

pub use hopper::magic_behind;
pub use per_line::MagicPerLine64;
pub(super) use per_line::MagicsPerLine;

use super::reader::{Reader, row};
use crate::bounds::{are_entries_within, are_keys_within};
use crate::table::{self, Plain};
use crate::word::Word;
use crate::word::constant::{and, high, joined, low, or, xor};

/// The record by which a part of a square's rays is looked up: 24 bytes in words of 64 bits, 32 in words of 128.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct MagicRecord<W: Word> {
    mask: W,
    magic: u64,
    offsets: TableOffsets,
}

/// A record as written: the halves of the mask, the magic, and the offsets of keys and sets.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
struct WrittenMagic<W: Word> {
    mask: W::Halves,
    magic: u64,
    offsets: u64,
}

// SAFETY: it holds integers of 64 bits only, so that there is no padding.
#[allow(unsafe_code)]
unsafe impl<W: Word> Plain for WrittenMagic<W> {
    const SCALAR: usize = size_of::<u64>();
}

/// The offsets of a part's keys and sets.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
struct TableOffsets {
    /// The offset of key 0 in the index.
    offset: u32,
    /// The first set. If sets are stored per line, it is in the lowest 11 bits, and the bits above have the
    /// distance to the second list.
    sets: u16,
    /// The distance by which the product is shifted down, 40 to 63.
    shift: u8,
    /// The distance by which the occupancy is rotated up; of 128 bits only its upper half.
    rotation: u8,
}

impl TableOffsets {
    /// Unpacks the offset of key 0 (32 bits), sets (16), shift (8) and rotation (8).
    const fn new(written: u64) -> TableOffsets {
        TableOffsets {
            offset: written as u32,
            sets: (written >> 32) as u16,
            shift: (written >> 48) as u8,
            rotation: (written >> 56) as u8,
        }
    }

    /// The relevant occupancy, rotated if `ROTATED`.
    #[inline(always)]
    const fn rotated<const ROTATED: bool>(self, seen: u64) -> u64 {
        if ROTATED { seen.rotate_left(self.rotation as u32) } else { seen }
    }

    /// Returns whether all keys stay within an index of `keys` bytes, and all its bytes within `words` words.
    const fn is_within(self, keys: usize, words: usize) -> bool {
        are_keys_within(self.offset, self.shift as u32, keys)
            && are_entries_within(self.sets as u64, 256, words)
    }
}

impl<W: Word> MagicRecord<W> {
    /// The record with this relevant mask and magic, whose keys and sets lie at the offset of key 0 (32 bits), the first
    /// set (16), after a shift (8) and a rotation (8).
    pub const fn new(mask: W, magic: u64, offsets: u64) -> MagicRecord<W> {
        MagicRecord { mask, magic, offsets: TableOffsets::new(offsets) }
    }

    /// The relevant mask: the squares whose occupants decide the attack set.
    pub const fn mask(&self) -> W {
        self.mask
    }

    /// The key of an occupancy: the highest bits of its product with the magic. In words of 128 bits the halves are
    /// added: since no two squares of a mask share a bit of that sum, one multiplication serves instead of the
    /// three of a 128-bit product.
    #[inline(always)]
    pub const fn key<const ROTATED: bool>(&self, pattern: W, occupancy: W) -> u32 {
        let seen = xor(and(occupancy, self.mask), pattern);
        let seen = if W::BITS == 64 {
            self.offsets.rotated::<ROTATED>(low(seen))
        } else {
            low(seen).wrapping_add(self.offsets.rotated::<ROTATED>(high(seen)))
        };
        (seen.wrapping_mul(self.magic) >> self.offsets.shift) as u32
    }

    /// Returns whether every look-up stays within `sets` sets and the index of `keys` bytes that follows them. A byte
    /// may lead to any of 256 words from the part's first set on; words past the last set belong to the index.
    pub const fn is_within(&self, sets: usize, keys: usize) -> bool {
        // `hopper` reads at the indices of sets, and of all words that a byte may name.
        let begins = (self.offsets.sets as usize) < sets;
        begins && self.offsets.is_within(keys, sets + keys / size_of::<W>())
    }

    /// The offset of an occupancy's key in the index.
    #[inline(always)]
    const fn key_index<const ROTATED: bool>(&self, pattern: W, occupancy: W) -> usize {
        let key = self.key::<ROTATED>(pattern, occupancy);
        // A 32-bit add can take its operand straight from memory.
        self.offsets.offset.wrapping_add(key) as usize
    }

    /// The index of the set that a byte leads to.
    #[inline(always)]
    const fn set_index(&self, name: u8) -> usize {
        (self.offsets.sets as u32 + name as u32) as usize
    }

    /// The squares attacked along the rays of this part.
    #[inline(always)]
    pub const fn attacks<const CHECKED: bool, const ROTATED: bool>(
        &self,
        sets: Reader<'_, W, CHECKED>,
        index: Reader<'_, u8, CHECKED>,
        pattern: W,
        occupancy: W,
    ) -> Option<W> {
        let key = self.key_index::<ROTATED>(pattern, occupancy);
        let Some(name) = index.at(key) else { return None };
        sets.at(self.set_index(name))
    }
}

/// The squares attacked along the rays of all parts. `None` if a checked list ends before an entry that is read.
#[inline(always)]
pub const fn magic_attacks<W: Word, const CHECKED: bool, const ROTATED: bool>(
    parts: &[MagicRecord<W>],
    sets: Reader<'_, W, CHECKED>,
    index: Reader<'_, u8, CHECKED>,
    pattern: W,
    occupancy: W,
) -> Option<W> {
    let (mut all, mut part) = (W::ZERO, 0);
    while part < parts.len() {
        let set = parts[part].attacks::<CHECKED, ROTATED>(sets, index, pattern, occupancy);
        let Some(set) = set else { return None };
        all = or(all, set);
        part += 1;
    }
    Some(all)
}

/// Magics and attack tables of a rider.
///
/// It holds, for each of `NUMBERS` numbers, `PARTS` records of the rays that are looked up together; `SETS` attack
/// sets; and an index of `KEYS` bytes that lead to them. If occupancies are `ROTATED`, each record has the
/// distance. `PATTERNS` is the number of numbers, or 0.
#[derive(Debug)]
// The order of the fields is relied on: the index follows the sets.
#[repr(C)]
pub struct Magic<
    W: Word,
    const NUMBERS: usize,
    const PARTS: usize,
    const SETS: usize,
    const KEYS: usize,
    const ROTATED: bool = false,
    const PATTERNS: usize = 0,
> {
    patterns: [W; PATTERNS],
    records: [[MagicRecord<W>; PARTS]; NUMBERS],
    sets: [W; SETS],
    index: [u8; KEYS],
}

impl<
    W: Word,
    const NUMBERS: usize,
    const PARTS: usize,
    const SETS: usize,
    const KEYS: usize,
    const ROTATED: bool,
    const PATTERNS: usize,
> Magic<W, NUMBERS, PARTS, SETS, KEYS, ROTATED, PATTERNS>
{
    /// The tables that these strings hold: the records' words, the sets, the index, and for
    /// each number, or none, the pattern of the bits that are complemented.
    ///
    /// # Panics
    /// Fails to compile if the strings are not as long as the tables, a key leads out
    /// of them, or there are fewer patterns than numbers.
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
        let tables = Self::read(records, sets, index, patterns);
        let records = tables.records.as_flattened();
        let mut record = 0;
        while record < records.len() {
            assert!(records[record].is_within(SETS, KEYS), "a key leads astray");
            record += 1;
        }
        tables
    }

    /// The tables, not yet checked for keys that lead out of them.
    const fn read<const RECORD_BYTES: usize, const SET_BYTES: usize, const PATTERN_BYTES: usize>(
        records: &[u8; RECORD_BYTES],
        sets: &[u8; SET_BYTES],
        index: &[u8; KEYS],
        patterns: &[u8; PATTERN_BYTES],
    ) -> Self {
        assert!(W::BITS <= 128, "magics are for words of up to 128 bits");
        assert!(PATTERNS == 0 || PATTERNS == NUMBERS, "a pattern for each number");
        let written: [[WrittenMagic<W>; PARTS]; NUMBERS] = table::read(records);
        let mut records = [[MagicRecord::new(W::ZERO, 0, 0); PARTS]; NUMBERS];
        let mut number = 0;
        while number < NUMBERS {
            let mut part = 0;
            while part < PARTS {
                let WrittenMagic { mask, magic, offsets } = written[number][part];
                records[number][part] = MagicRecord::new(joined(mask), magic, offsets);
                part += 1;
            }
            number += 1;
        }
        let patterns = table::read(patterns);
        Magic { patterns, records, sets: table::read(sets), index: *index }
    }

    /// The tables without their sizes. Their constructors asserted that no key and no byte leads astray.
    #[allow(unsafe_code)]
    pub(super) const fn tables(&self) -> Magics<'_, W> {
        // A pointer that may reach all fields.
        let tables: *const Self = self;
        // SAFETY: a product is shifted down to `64 - shift` bits, and the two constructors that
        // call `read` asserted that every such key is below `KEYS`. They asserted too that every word that a
        // byte, or half of one, leads to from a record's first set lies within the sets and the index. Those
        // are integers, in the order of the fields and without padding between them, as bytes need no
        // alignment.
        let (sets, index) = unsafe {
            (
                Reader::unchecked((&raw const (*tables).sets).cast()),
                Reader::unchecked((&raw const (*tables).index).cast()),
            )
        };
        Magics {
            numbers: NUMBERS,
            parts: PARTS,
            set_count: SETS,
            key_count: KEYS,
            is_rotated: ROTATED,
            patterns: &self.patterns,
            records: self.records.as_flattened(),
            sets,
            index,
        }
    }
}

/// Magics without their sizes in the type.
#[derive(Clone, Copy, Debug)]
pub(super) struct Magics<'a, W: Word> {
    numbers: usize,
    parts: usize,
    set_count: usize,
    key_count: usize,
    is_rotated: bool,
    patterns: &'a [W],
    records: &'a [MagicRecord<W>],
    sets: Reader<'a, W, false>,
    index: Reader<'a, u8, false>,
}

impl<'a, W: Word> Magics<'a, W> {
    /// The squares attacked from the square with this number, up to the first occupied one
    /// on each ray.
    ///
    /// # Panics
    /// If the tables have no such number.
    #[inline(always)]
    pub(super) const fn attacks(&self, number: usize, occupancy: W) -> W {
        let (records, pattern) = (self.records(number), self.pattern(number));
        let attacks = if self.is_rotated {
            magic_attacks::<W, false, true>(records, self.sets, self.index, pattern, occupancy)
        } else {
            magic_attacks::<W, false, false>(records, self.sets, self.index, pattern, occupancy)
        };
        let Some(attacks) = attacks else { unreachable!() };
        attacks
    }

    /// The records of a number's parts.
    #[inline(always)]
    #[allow(unsafe_code)]
    const fn records(&self, number: usize) -> &'a [MagicRecord<W>] {
        assert!(number < self.numbers);
        // SAFETY: there are records of each number below `numbers`, as `rider` took them from an array.
        unsafe { row(self.records, number, self.parts) }
    }

    /// The bits of this number's masked occupancy that are complemented.
    #[inline(always)]
    const fn pattern(&self, number: usize) -> W {
        if self.patterns.is_empty() { W::ZERO } else { self.patterns[number] }
    }
}
