//! The emitted tables of magics, and the runtime's look-up over them.

use quadrille_runtime::sliders::{
    MagicRecord64, MagicRecord128, Reader, magic_attacks_64, magic_attacks_128, magic_next_64,
    magic_next_128, magic_past_64, magic_past_128,
};

use crate::list::{collected, list};
use crate::model::{Landing, Multiplier, RayParts, WordSize};
use crate::solve::cost::Cost;

use super::super::look_up::{
    Kernel, LookUp, RuntimeTables, by_record, range_of, records, wide_words, word_bytes, words,
};
use super::{MagicEntry, MagicTables, Storage};

impl MagicTables {
    /// Whether the occupancy is rotated for some squares.
    fn is_rotated(&self) -> bool {
        self.squares.iter().flatten().any(|part| part.multiplier.rotation != 0)
    }

    /// The pattern of each slot, which all its parts share; empty if no slot has one.
    fn patterns(&self) -> Vec<u128> {
        let pattern = |parts: &Vec<MagicEntry>| parts[0].multiplier.pattern;
        let patterns: Vec<u128> = list(self.squares.iter(), pattern);
        if patterns.iter().all(|&pattern| pattern == 0) { Vec::new() } else { patterns }
    }

    /// The runtime's type.
    fn runtime_type(&self) -> &'static str {
        match (self.word, self.storage) {
            (WordSize::U64, Storage::Lines) => "MagicPerLine64",
            (WordSize::U64, Storage::Squares) => "Magic64",
            (WordSize::U128, _) => "Magic128",
        }
    }
}

/// A part as the runtime's records are written: its words, least significant byte first. The last word is what
/// `TableOffsets::new` (`runtime/src/sliders/magic/mod.rs`) takes apart.
fn record(word: WordSize, part: &MagicEntry) -> Vec<u8> {
    let Multiplier { magic, shift, rotation, .. } = part.multiplier;
    let sets = u64::from(part.sets) | u64::from(part.second) << MagicRecord64::FIRST_LIST;
    let run =
        u64::from(part.offset) | sets << 32 | u64::from(shift) << 48 | u64::from(rotation) << 56;
    let mut record = word_bytes(word, &[part.mask]);
    record.extend(magic.to_le_bytes());
    record.extend(run.to_le_bytes());
    record
}

impl LookUp for MagicTables {
    fn tables(&self) -> RuntimeTables {
        let Self { word, ray_parts, squares, storage, index, sets } = self;
        let is_per_line = *storage == Storage::Lines;
        let size = word.bytes();
        let (is_rotated, patterns) = (self.is_rotated(), self.patterns());
        // In the order of the const parameters of the runtime's type, of which the last two have
        // default values. All lines are one part where their sets are stored by themselves.
        let mut arguments = vec![squares.len().to_string()];
        arguments.extend((!is_per_line).then(|| ray_parts.len().to_string()));
        arguments.extend([sets.len().to_string(), index.len().to_string()]);
        let has_patterns = !patterns.is_empty();
        arguments.extend((is_rotated || has_patterns).then(|| is_rotated.to_string()));
        arguments.extend(has_patterns.then(|| patterns.len().to_string()));
        let patterns = word_bytes(*word, &patterns);
        let records = list(squares.iter().flatten(), |part| record(*word, part)).concat();
        let header = records.len() + patterns.len();
        let body = sets.len() * size + index.len();
        // The alignment of the struct is that of its words.
        let total = (header + body).next_multiple_of(size);
        RuntimeTables {
            name: self.runtime_type(),
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
        collected(self.kernel(tables, None))
    }

    /// A mask, a product and its shift, and the sum that leads to the set; of two halves another mask and their sum.
    /// A record's mask, magic, offset, shift and first set, the byte, and the set.
    fn cost(&self) -> Cost {
        let key = match self.word {
            WordSize::U64 => Cost::operations(4).then(Cost::loads(7, 0)),
            WordSize::U128 => Cost { operations: 7, depth: 6, ..Cost::loads(8, 0) },
        };
        // Rotations and patterns take an operation and a load each.
        let extras = u32::from(self.is_rotated()) + u32::from(!self.patterns().is_empty());
        let key = key.then(Cost::operations(extras).then(Cost::loads(extras, 0)));
        match self.storage {
            Storage::Squares => Cost::union(self.ray_parts.iter().map(|_| key)),
            // Two sets, each named by half of the byte.
            Storage::Lines => key.then(Cost { operations: 7, depth: 4, ..Cost::loads(1, 0) }),
        }
    }

    /// The offsets and sizes of the parts' runs.
    fn index(&self, slot: usize) -> Vec<u32> {
        let mut index = Vec::new();
        for part in &self.squares[slot] {
            index.extend([part.offset, part.multiplier.key_bits()]);
        }
        index
    }
}

/// The landing of a hopper, and the names of second sets.
type Names = (Landing, Box<[u8]>);

impl MagicTables {
    /// The runtime's look-up of the rider, or of a hopper over the tables of its rider.
    pub(super) fn kernel(
        &self,
        tables: &RuntimeTables,
        hopper: Option<Names>,
    ) -> Option<Box<dyn Kernel>> {
        let [strings @ .., index, patterns] = &tables.strings[..] else { return None };
        let is_rotated = self.is_rotated();
        let (ray_parts, index) = (self.ray_parts.clone(), index.clone().into());
        let kernel: Box<dyn Kernel> = match self.word {
            WordSize::U64 => {
                let kernel = Kernel64 {
                    records: records(&strings[0], MagicRecord64::new),
                    sets: words(&strings[1]),
                    patterns: words(patterns),
                    is_rotated,
                    ray_parts,
                    index,
                    hopper,
                };
                match self.storage {
                    Storage::Squares => Box::new(kernel),
                    Storage::Lines => per_line(kernel),
                }
            }
            WordSize::U128 => Box::new(Kernel128 {
                records: records(&strings[0], MagicRecord128::new),
                sets: wide_words(&strings[1]),
                patterns: wide_words(patterns),
                is_rotated,
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
            /// By slot, one for each part.
            records: Box<[$record]>,
            ray_parts: RayParts,
            sets: Box<[$word]>,
            index: Box<[u8]>,
            patterns: Box<[$word]>,
            is_rotated: bool,
            /// The landing and names of a hopper, or `None` for a rider.
            hopper: Option<Names>,
        }

        impl $name {
            /// The runtime's look-up by some records of a slot.
            fn of_records<const ROTATED: bool>(
                &self,
                slot: usize,
                records: &[$record],
                occupancy: u128,
            ) -> Option<u128> {
                let (sets, index) = (Reader::checked(&self.sets), Reader::checked(&self.index));
                let (pattern, occupancy) = (self.pattern(slot)?, occupancy as $word);
                let attacks = match &self.hopper {
                    None => $attacks::<true, ROTATED>(records, sets, index, pattern, occupancy),
                    Some((Landing::Anywhere, names)) => {
                        let names = Reader::checked(names);
                        $past::<true, ROTATED>(records, sets, index, names, pattern, occupancy)
                    }
                    Some((Landing::Next, names)) => {
                        let names = Reader::checked(names);
                        $next::<true, ROTATED>(records, sets, index, names, pattern, occupancy)
                    }
                };
                attacks.map(u128::from)
            }

            /// The records of a slot, one for each part.
            fn of_slot(&self, slot: usize) -> Option<&[$record]> {
                let parts = self.ray_parts.len();
                self.records.get(slot * parts..(slot + 1) * parts)
            }

            /// The pattern of a slot, where there are some.
            fn pattern(&self, slot: usize) -> Option<$word> {
                if self.patterns.is_empty() { Some(0) } else { self.patterns.get(slot).copied() }
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
                    // Read at the index of a part's first set plus any byte.
                    Landing::Next => names.len() >= sets + usize::from(u8::MAX),
                });
                let are_within =
                    |parts: &[$record]| parts.iter().all(|part| part.is_within(sets, keys));
                has_names && self.of_slot(slot).is_some_and(are_within)
            }

            fn mask(&self, slot: usize, part: usize) -> Option<u128> {
                Some(self.of_slot(slot)?[part].mask().into())
            }

            fn attacks(&self, slot: usize, part: Option<usize>, occupancy: u128) -> Option<u128> {
                let records = self.of_slot(slot)?.get(range_of(part, self.ray_parts.len()))?;
                if self.is_rotated {
                    self.of_records::<true>(slot, records, occupancy)
                } else {
                    self.of_records::<false>(slot, records, occupancy)
                }
            }
        }
    };
}

kernel!(Kernel64, MagicRecord64, magic_attacks_64, magic_past_64, magic_next_64, u64);
kernel!(Kernel128, MagicRecord128, magic_attacks_128, magic_past_128, magic_next_128, u128);

/// The look-up over the same tables where a byte names two sets.
fn per_line(kernel: Kernel64) -> Box<dyn Kernel> {
    let Kernel64 { records, sets, index, patterns, is_rotated, .. } = kernel;
    let (count, keys) = (sets.len(), index.len());
    by_record(
        records,
        |record| record.mask().into(),
        move |record| record.is_within_per_line(count, keys),
        move |slot, record, occupancy| {
            let (sets, index) = (Reader::checked(&sets), Reader::checked(&index));
            let (pattern, occupancy) = (*patterns.get(slot).unwrap_or(&0), occupancy as u64);
            let attacks = if is_rotated {
                record.attacks_per_line::<true, true>(sets, index, pattern, occupancy)
            } else {
                record.attacks_per_line::<true, false>(sets, index, pattern, occupancy)
            };
            attacks.map(u128::from)
        },
    )
}
