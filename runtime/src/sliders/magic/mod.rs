//! Magics: an occupancy times a magic is the key of a byte, which is the index of an attack set. Two loads, where
//! [`split`](super::split) has one load from a table of sets that is several times larger.
//!
//! Before the multiplication a pattern may complement some bits of the masked occupancy, and the
//! occupancy may be rotated. The look-ups of tables without either have no code for it.
//!
//! - `per_line`: bytes with the indexes of two sets, each along one half of the lines
//! - `hopper`: hoppers in the same tables

use core::mem::size_of;

pub use hopper::{magic_behind_64, magic_behind_128};
pub use per_line::MagicPerLine64;
pub(super) use per_line::MagicsPerLine;

use super::reader::{Reader, row};
use super::rider::{Method, Rider};
use crate::bounds::{are_entries_within, are_keys_within};
use crate::table;

/// How one part of a square's rays is looked up, for `u64` bitboards: 24 bytes.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct MagicRecord64 {
    mask: u64,
    magic: u64,
    offsets: TableOffsets,
}

/// How one part of a square's rays is looked up, for `u128` bitboards: 32 bytes.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct MagicRecord128 {
    mask: [u64; 2],
    magic: u64,
    offsets: TableOffsets,
}

/// The offsets of a part's keys and sets.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
struct TableOffsets {
    /// The offset of key 0 in the index.
    offset: u32,
    /// The first set; where sets are stored per line, in its lowest 11 bits, and above them the
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

    /// Whether all keys stay within an index of `keys` bytes, and all its bytes within `words` words.
    const fn is_within(self, keys: usize, words: usize) -> bool {
        are_keys_within(self.offset, self.shift as u32, keys)
            && are_entries_within(self.sets as u64, 256, words)
    }
}

/// A look-up of the union of one set per part of a square's rays, by a method of the record that
/// reads sets, index and also the list `$named`, in one of two ways.
macro_rules! union_of_parts {
    ($(#[$doc:meta])* $name:ident, $record:ident::$method:ident$([$named:ident, $way:ident])?, $word:ty) => {
        $(#[$doc])*
        /// `None` if a checked list ends before an entry that is read.
        #[inline(always)]
        pub const fn $name<const CHECKED: bool, const ROTATED: bool $(, const $way: bool)?>(
            parts: &[$record],
            sets: Reader<'_, $word, CHECKED>,
            index: Reader<'_, u8, CHECKED>,
            $($named: Reader<'_, u8, CHECKED>,)?
            pattern: $word,
            occupancy: $word,
        ) -> Option<$word> {
            let mut all = 0;
            let mut part = 0;
            while part < parts.len() {
                let record = &parts[part];
                let set = record.$method::<CHECKED, ROTATED $(, $way)?>(
                    sets, index, $($named,)? pattern, occupancy,
                );
                let Some(set) = set else { return None };
                all |= set;
                part += 1;
            }
            Some(all)
        }
    };
}

mod hopper;
mod per_line;

impl MagicRecord64 {
    /// The words that a record is written as.
    pub const WORDS: usize = 3;

    /// The record that these words hold: the mask, the magic, and where keys and sets lie.
    pub const fn new([mask, magic, offsets]: [u64; 3]) -> MagicRecord64 {
        MagicRecord64 { mask, magic, offsets: TableOffsets::new(offsets) }
    }

    /// The relevant mask: the squares whose occupants decide the attack set.
    pub const fn mask(&self) -> u64 {
        self.mask
    }

    /// The key of an occupancy: the highest bits of its product with the magic.
    #[inline(always)]
    pub const fn key<const ROTATED: bool>(&self, pattern: u64, occupancy: u64) -> u32 {
        let seen = self.offsets.rotated::<ROTATED>(occupancy & self.mask ^ pattern);
        (seen.wrapping_mul(self.magic) >> self.offsets.shift) as u32
    }
}

impl MagicRecord128 {
    /// The words that a record is written as.
    pub const WORDS: usize = 4;

    /// The record that these words hold: the mask, its low half first, the magic, and where keys and
    /// sets lie.
    pub const fn new([m0, m1, magic, offsets]: [u64; 4]) -> MagicRecord128 {
        MagicRecord128 { mask: [m0, m1], magic, offsets: TableOffsets::new(offsets) }
    }

    /// The relevant mask: the squares whose occupants decide the attack set.
    pub const fn mask(&self) -> u128 {
        (self.mask[1] as u128) << 64 | self.mask[0] as u128
    }

    /// The key of an occupancy: the highest bits of the product of its halves' sum with the magic. As no two squares of
    /// a mask share a bit of that sum, one multiplication serves instead of the three of a 128-bit product.
    #[inline(always)]
    pub const fn key<const ROTATED: bool>(&self, pattern: u128, occupancy: u128) -> u32 {
        let low = occupancy as u64 & self.mask[0] ^ pattern as u64;
        let high = (occupancy >> 64) as u64 & self.mask[1] ^ (pattern >> 64) as u64;
        let seen = low.wrapping_add(self.offsets.rotated::<ROTATED>(high));
        (seen.wrapping_mul(self.magic) >> self.offsets.shift) as u32
    }
}

macro_rules! magic {
    (
        $(#[$doc:meta])* $name:ident, $record:ident, $attacks:ident, $word:ty
    ) => {
        impl $record {
            /// Whether every look-up stays within `sets` sets and the index of `keys` bytes that follows them. A byte
            /// may lead to any of 256 words from the part's first set on; words past the last set belong to the index.
            pub const fn is_within(&self, sets: usize, keys: usize) -> bool {
                // `hopper` reads at the indices of sets, and of all words that a byte may name.
                let begins = (self.offsets.sets as usize) < sets;
                begins && self.offsets.is_within(keys, sets + keys / size_of::<$word>())
            }

            /// The offset of an occupancy's key in the index.
            #[inline(always)]
            const fn key_index<const ROTATED: bool>(
                &self,
                pattern: $word,
                occupancy: $word,
            ) -> usize {
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
                sets: Reader<'_, $word, CHECKED>,
                index: Reader<'_, u8, CHECKED>,
                pattern: $word,
                occupancy: $word,
            ) -> Option<$word> {
                let key = self.key_index::<ROTATED>(pattern, occupancy);
                let Some(name) = index.at(key) else { return None };
                sets.at(self.set_index(name))
            }
        }

        union_of_parts! {
            /// The squares attacked along the rays of all parts.
            $attacks, $record::attacks, $word
        }

        $(#[$doc])*
        ///
        /// It holds, for each of `NUMBERS` numbers, `PARTS` records of the rays that are looked up
        /// together; `SETS` attack sets; and an index of `KEYS` bytes that lead to them. Where occupancies are
        /// `ROTATED`, each record says how far. `PATTERNS` is the number of numbers, or 0.
        #[derive(Debug)]
        // The order of the fields is relied on: the index follows the sets.
        #[repr(C)]
        pub struct $name<
            const NUMBERS: usize,
            const PARTS: usize,
            const SETS: usize,
            const KEYS: usize,
            const ROTATED: bool = false,
            const PATTERNS: usize = 0,
        > {
            patterns: [$word; PATTERNS],
            records: [[$record; PARTS]; NUMBERS],
            sets: [$word; SETS],
            index: [u8; KEYS],
        }

        impl<
            const NUMBERS: usize,
            const PARTS: usize,
            const SETS: usize,
            const KEYS: usize,
            const ROTATED: bool,
            const PATTERNS: usize,
        > $name<NUMBERS, PARTS, SETS, KEYS, ROTATED, PATTERNS>
        {
            /// The tables that these strings hold: the records' words, the sets, the index, and for
            /// each number, or none, the pattern of the bits that are complemented.
            ///
            /// # Panics
            /// Fails to compile where the strings are not as long as the tables, a key leads out
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
            const fn read<
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
                let words: [[[u64; $record::WORDS]; PARTS]; NUMBERS] = table::read(records);
                let mut records = [[$record::new([0; $record::WORDS]); PARTS]; NUMBERS];
                let mut number = 0;
                while number < NUMBERS {
                    let mut part = 0;
                    while part < PARTS {
                        records[number][part] = $record::new(words[number][part]);
                        part += 1;
                    }
                    number += 1;
                }
                let patterns = table::read(patterns);
                $name { patterns, records, sets: table::read(sets), index: *index }
            }

            /// The look-up in these tables.
            pub const fn rider(&self) -> Rider<'_> {
                Rider::new(Method::$name(self.magics()))
            }

            /// The tables without their sizes: whoever made them asserted that no key and no byte leads astray.
            #[allow(unsafe_code)]
            const fn magics(&self) -> Magics<'_, $record, $word> {
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

        impl<'a> Magics<'a, $record, $word> {
            /// The squares attacked from the square with this number, up to the first occupied one
            /// on each ray.
            ///
            /// # Panics
            /// When the tables have no such number.
            #[inline(always)]
            pub(super) const fn attacks(&self, number: usize, occupancy: $word) -> $word {
                let (records, pattern) = (self.records(number), self.pattern(number));
                let attacks = if self.is_rotated {
                    $attacks::<false, true>(records, self.sets, self.index, pattern, occupancy)
                } else {
                    $attacks::<false, false>(records, self.sets, self.index, pattern, occupancy)
                };
                let Some(attacks) = attacks else { unreachable!() };
                attacks
            }

            /// The records of a number's parts.
            #[inline(always)]
            #[allow(unsafe_code)]
            const fn records(&self, number: usize) -> &'a [$record] {
                assert!(number < self.numbers);
                // SAFETY: there are records of each number below `numbers`, as `rider` took them from an array.
                unsafe { row(self.records, number, self.parts) }
            }

            /// The bits of this number's masked occupancy that are complemented.
            #[inline(always)]
            const fn pattern(&self, number: usize) -> $word {
                if self.patterns.is_empty() { 0 } else { self.patterns[number] }
            }
        }
    };
}

/// Magics without their sizes in the type.
#[derive(Clone, Copy, Debug)]
pub(super) struct Magics<'a, R, W> {
    numbers: usize,
    parts: usize,
    set_count: usize,
    key_count: usize,
    is_rotated: bool,
    patterns: &'a [W],
    records: &'a [R],
    sets: Reader<'a, W, false>,
    index: Reader<'a, u8, false>,
}

magic! {
    /// Magics and attack tables of a rider, for `u64` bitboards.
    Magic64, MagicRecord64, magic_attacks_64, u64
}

magic! {
    /// Magics and attack tables of a rider, for `u128` bitboards.
    Magic128, MagicRecord128, magic_attacks_128, u128
}
