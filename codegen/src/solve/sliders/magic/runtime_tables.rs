//! What is emitted of magics, and the runtime's look-up over it.

use quadrille_runtime::sliders::{
    MagicRecord64, MagicRecord128, PerLineRecord, Reader, magic_attacks_64, magic_attacks_128,
    magic_next_64, magic_next_128, magic_past_64, magic_past_128,
};

use crate::layout::{Multiplier, RayParts, WordSize};
use crate::list::list;
use crate::solve::cost::Cost;

use super::super::look_up::{
    Argument, Kernel, LookUp, RuntimeTables, bytes, records, wide_words, words,
};
use super::hoppers::Hopper;
use super::{MagicEntry, MagicTables, Storage};
use crate::model::movement::Landing;

impl MagicTables {
    /// What their look-ups do besides masking and multiplying. All parts of a slot have one pattern, so patterns
    /// are taken from the first parts; rotations are those of all parts.
    fn extras(&self) -> Extras {
        let first = self.squares.iter().filter_map(|parts| Some(parts.first()?.multiplier));
        let mut parts = self.squares.iter().flatten();
        let is_rotated = parts.any(|part| part.multiplier.rotation != 0);
        Extras { is_rotated, ..Extras::of(first) }
    }

    /// The runtime's type, and the bytes of its records.
    fn runtime_type(&self) -> (&'static str, usize) {
        match (self.word, self.storage) {
            (WordSize::U64, Storage::Lines) => ("MagicPerLine64", 24),
            (WordSize::U64, _) => ("Magic64", 24),
            (WordSize::U128, _) => ("Magic128", 32),
        }
    }
}

/// Words of the bitboard's size.
fn word_bytes(word: WordSize, words: &[u128]) -> Vec<u8> {
    match word {
        WordSize::U64 => bytes::<8, _>(words),
        WordSize::U128 => bytes::<16, _>(words),
    }
}

/// What look-ups do besides masking and multiplying.
pub(in super::super) struct Extras {
    /// Whether the occupancy is rotated for some squares.
    pub is_rotated: bool,
    /// By slot, if some have a pattern.
    pub patterns: Vec<u128>,
}

impl Extras {
    /// What look-ups by these multipliers, one for each slot, do besides.
    pub fn of(multipliers: impl Iterator<Item = Multiplier>) -> Extras {
        let multipliers: Vec<Multiplier> = multipliers.collect();
        let patterns: Vec<u128> = list(multipliers.iter(), |multiplier| multiplier.pattern);
        let is_plain = patterns.iter().all(|&pattern| pattern == 0);
        Extras {
            is_rotated: multipliers.iter().any(|multiplier| multiplier.rotation != 0),
            patterns: if is_plain { Vec::new() } else { patterns },
        }
    }

    /// What rotations and patterns cost: an operation and a load each.
    pub fn work(&self) -> Cost {
        let count = u32::from(self.is_rotated) + u32::from(!self.patterns.is_empty());
        Cost::operations(count).then(Cost::loads(count, 0))
    }

    /// The last arguments of the tables' types, which have default values.
    pub fn arguments(&self) -> Vec<Argument> {
        match (self.is_rotated, self.patterns.len()) {
            (false, 0) => Vec::new(),
            (true, 0) => vec![Argument::Flag(true)],
            (rotated, patterns) => vec![Argument::Flag(rotated), patterns.into()],
        }
    }
}

/// The pattern of a slot, where there are some.
pub(in super::super) fn pattern_of<W: Copy + Default>(patterns: &[W], slot: usize) -> Option<W> {
    if patterns.is_empty() { Some(W::default()) } else { patterns.get(slot).copied() }
}

/// A part as the runtime's records are written: its words, least significant byte first. The last word is what
/// `TablePlace::new` (`runtime/src/sliders/magic/mod.rs`) and [`PerLineRecord::new`] take apart. A record has one byte
/// for a rotation or for `second`. If lines are rotated it holds the rotation, and `second` lies above
/// the bits of `sets`.
fn record(word: WordSize, storage: Storage, is_rotated: bool, part: &MagicEntry) -> Vec<u8> {
    let (sets, second) = (u64::from(part.sets), u64::from(part.second));
    let rotation = u64::from(part.multiplier.rotation);
    let (sets, last) = match storage {
        Storage::Squares => (sets, rotation),
        Storage::Lines if is_rotated => (sets | second << PerLineRecord::SETS, rotation),
        Storage::Lines => (sets, second),
    };
    let place =
        u64::from(part.offset) | sets << 32 | u64::from(part.multiplier.shift) << 48 | last << 56;
    let mut record = word_bytes(word, &[part.mask]);
    record.extend(part.multiplier.magic.to_le_bytes());
    record.extend(place.to_le_bytes());
    record
}

impl LookUp for MagicTables {
    fn tables(&self) -> RuntimeTables {
        let Self { word, ray_parts, squares, storage, index, sets } = self;
        let is_per_line = *storage == Storage::Lines;
        let (name, record_bytes) = self.runtime_type();
        let size = word.bits() as usize / 8;
        let extras = self.extras();
        let patterns = word_bytes(*word, &extras.patterns);
        let header = squares.len() * ray_parts.len() * record_bytes + patterns.len();
        let body = sets.len() * size + index.len();
        // The structure is as aligned as its words.
        let total = (header + body).next_multiple_of(size);
        // All lines are one part where their sets are stored by themselves.
        let parts = (!is_per_line).then_some(ray_parts.len());
        // In the order of the const parameters of the runtime's type.
        let mut arguments = vec![Argument::from(squares.len())];
        arguments.extend(parts.map(Argument::from));
        arguments.extend([Argument::from(sets.len()), index.len().into()]);
        let mut records = Vec::with_capacity(header);
        for part in squares.iter().flatten() {
            records.extend(record(*word, *storage, extras.is_rotated, part));
        }
        arguments.extend(extras.arguments());
        RuntimeTables {
            name,
            arguments,
            // In the order of the arguments of the runtime type's `new`; `kernel` takes them apart again.
            strings: vec![records, word_bytes(*word, sets), index.clone(), patterns],
            bytes: total,
            doc: format!(
                "{total} bytes: {} attack sets{}, an index of {} bytes that name them, and {header} \
                 bytes of masks and magics.",
                sets.len(),
                if is_per_line { " along single lines" } else { "" },
                index.len(),
            ),
        }
    }

    fn kernels(&self, tables: &RuntimeTables) -> Vec<Box<dyn Kernel>> {
        self.kernel(tables, None).into_iter().collect()
    }

    /// A mask, a product and its shift, and the sum that leads to the set; of two halves another mask and their sum.
    /// A record's mask, magic, offset, shift and first set, the byte, and the set.
    fn work(&self) -> Cost {
        let key = match self.word {
            WordSize::U64 => Cost::operations(4).then(Cost::loads(7, 0)),
            WordSize::U128 => Cost { operations: 7, depth: 6, ..Cost::loads(8, 0) },
        };
        let key = key.then(self.extras().work());
        match self.storage {
            Storage::Squares => Cost::union(self.ray_parts.iter().map(|_| key)),
            // Two sets, each named by half of the byte.
            Storage::Lines => key.then(Cost { operations: 5, depth: 3, ..Cost::loads(2, 0) }),
        }
    }

    /// The places and sizes of the parts' runs.
    fn index(&self, slot: usize) -> Vec<u32> {
        let mut index = Vec::new();
        for part in &self.squares[slot] {
            index.extend([part.offset, part.multiplier.key_bits()]);
        }
        index
    }
}

/// Where hoppers come down, and the names of second sets.
type Names = (Landing, Box<[u8]>);

impl MagicTables {
    /// The runtime's look-up of a hopper over the tables of its rider.
    pub(super) fn hopper_kernel(&self, hopper: &Hopper) -> Option<Box<dyn Kernel>> {
        let names = hopper.names.clone().into();
        self.kernel(&self.tables(), Some((hopper.landing, names)))
    }

    /// The runtime's look-up of the rider, or of a hopper.
    fn kernel(&self, tables: &RuntimeTables, hopper: Option<Names>) -> Option<Box<dyn Kernel>> {
        let [strings @ .., index, patterns] = &tables.strings[..] else { return None };
        let is_rotated = self.extras().is_rotated;
        let (ray_parts, index) = (self.ray_parts.clone(), index.clone().into());
        let kernel: Box<dyn Kernel> = match (self.word, self.storage) {
            (WordSize::U64, Storage::Lines) => Box::new(PerLineKernel {
                records: records(&strings[0], PerLineRecord::new),
                sets: words(&strings[1]),
                patterns: words(patterns),
                is_rotated,
                index,
            }),
            (WordSize::U64, Storage::Squares) => Box::new(Kernel64 {
                records: records(&strings[0], MagicRecord64::new),
                sets: words(&strings[1]),
                patterns: words(patterns),
                is_rotated,
                parts: ray_parts.len(),
                ray_parts,
                index,
                hopper,
            }),
            (WordSize::U128, _) => Box::new(Kernel128 {
                records: records(&strings[0], MagicRecord128::new),
                sets: wide_words(&strings[1]),
                patterns: wide_words(patterns),
                is_rotated,
                parts: ray_parts.len(),
                ray_parts,
                index,
                hopper,
            }),
        };
        Some(kernel)
    }
}

macro_rules! kernel {
    ($name:ident, $record:ident, $attacks:ident, $past:ident, $next:ident, $word:ty) => {
        struct $name {
            records: Box<[$record]>,
            /// How many a slot has, one for each of the parts.
            parts: usize,
            ray_parts: RayParts,
            sets: Box<[$word]>,
            index: Box<[u8]>,
            patterns: Box<[$word]>,
            is_rotated: bool,
            /// Where it is a hopper that is looked up.
            hopper: Option<Names>,
        }

        impl $name {
            /// What the runtime gives for one record.
            fn of_record<const ROTATED: bool>(
                &self,
                record: &$record,
                pattern: $word,
                occupancy: $word,
            ) -> Option<$word> {
                let (sets, index) = (Reader::checked(&self.sets), Reader::checked(&self.index));
                match &self.hopper {
                    None => record.attacks::<true, ROTATED>(sets, index, pattern, occupancy),
                    Some((Landing::Anywhere, names)) => {
                        let names = Reader::checked(names);
                        record.past::<true, ROTATED>(sets, index, names, pattern, occupancy)
                    }
                    Some((Landing::Next, names)) => {
                        let names = Reader::checked(names);
                        record.next::<true, ROTATED>(sets, index, names, pattern, occupancy)
                    }
                }
            }

            /// What the runtime gives for these records.
            fn of_records<const ROTATED: bool>(
                &self,
                parts: &[$record],
                pattern: $word,
                occupancy: $word,
            ) -> Option<$word> {
                let (sets, index) = (Reader::checked(&self.sets), Reader::checked(&self.index));
                match &self.hopper {
                    None => $attacks::<true, ROTATED>(parts, sets, index, pattern, occupancy),
                    Some((Landing::Anywhere, names)) => {
                        let names = Reader::checked(names);
                        $past::<true, ROTATED>(parts, sets, index, names, pattern, occupancy)
                    }
                    Some((Landing::Next, names)) => {
                        let names = Reader::checked(names);
                        $next::<true, ROTATED>(parts, sets, index, names, pattern, occupancy)
                    }
                }
            }

            /// The records of a slot, one for each part.
            fn of_slot(&self, slot: usize) -> Option<&[$record]> {
                self.records.get(slot * self.parts..(slot + 1) * self.parts)
            }
        }

        impl Kernel for $name {
            fn parts(&self, _: usize) -> Vec<Vec<usize>> {
                self.ray_parts.clone()
            }

            fn is_within(&self, slot: usize) -> bool {
                let (sets, keys) = (self.sets.len(), self.index.len());
                let has_names = self.hopper.as_ref().is_none_or(|(landing, names)| match landing {
                    Landing::Anywhere => names.len() == keys,
                    // Read at the place of a part's first set plus any byte.
                    Landing::Next => names.len() >= sets + usize::from(u8::MAX),
                });
                let parts = self.of_slot(slot);
                has_names
                    && parts
                        .is_some_and(|parts| parts.iter().all(|part| part.is_within(sets, keys)))
            }

            fn mask(&self, slot: usize, part: usize) -> Option<u128> {
                Some(self.records[slot * self.parts + part].mask().into())
            }

            fn part(&self, slot: usize, part: usize, occupancy: u128) -> Option<u128> {
                let record = &self.records[slot * self.parts + part];
                let (pattern, occupancy) = (pattern_of(&self.patterns, slot)?, occupancy as $word);
                let attacks = if self.is_rotated {
                    self.of_record::<true>(record, pattern, occupancy)
                } else {
                    self.of_record::<false>(record, pattern, occupancy)
                };
                attacks.map(u128::from)
            }

            fn attacks(&self, slot: usize, occupancy: u128) -> Option<u128> {
                let (parts, occupancy) = (self.of_slot(slot)?, occupancy as $word);
                let pattern = pattern_of(&self.patterns, slot)?;
                let attacks = if self.is_rotated {
                    self.of_records::<true>(parts, pattern, occupancy)
                } else {
                    self.of_records::<false>(parts, pattern, occupancy)
                };
                attacks.map(u128::from)
            }
        }
    };
}

kernel!(Kernel64, MagicRecord64, magic_attacks_64, magic_past_64, magic_next_64, u64);
kernel!(Kernel128, MagicRecord128, magic_attacks_128, magic_past_128, magic_next_128, u128);

struct PerLineKernel {
    records: Box<[PerLineRecord]>,
    sets: Box<[u64]>,
    index: Box<[u8]>,
    patterns: Box<[u64]>,
    is_rotated: bool,
}

impl Kernel for PerLineKernel {
    fn is_within(&self, slot: usize) -> bool {
        let record = self.records.get(slot);
        let (sets, keys) = (self.sets.len(), self.index.len());
        record.is_some_and(|record| {
            if self.is_rotated {
                record.is_within::<true>(sets, keys)
            } else {
                record.is_within::<false>(sets, keys)
            }
        })
    }

    fn mask(&self, slot: usize, _: usize) -> Option<u128> {
        Some(self.records[slot].mask().into())
    }

    fn attacks(&self, slot: usize, occupancy: u128) -> Option<u128> {
        let (sets, index) = (Reader::checked(&self.sets), Reader::checked(&self.index));
        let (record, pattern) = (&self.records[slot], pattern_of(&self.patterns, slot)?);
        let attacks = if self.is_rotated {
            record.attacks::<true, true>(sets, index, pattern, occupancy as u64)
        } else {
            record.attacks::<true, false>(sets, index, pattern, occupancy as u64)
        };
        attacks.map(u128::from)
    }
}
