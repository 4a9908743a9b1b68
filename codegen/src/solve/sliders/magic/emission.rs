//! What is emitted of magics, and the runtime's look-up over it.

use quadrille_runtime::sliders::{
    MagicRecord64, MagicRecord128, PerLineRecord, Reader, magic_attacks_64, magic_attacks_128,
};

use crate::layout::WordSize;

use super::super::look_up::{
    Argument, Kernel, LookUp, RuntimeTables, Trials, bytes, one_part, records, wide_words, words,
};
use super::{Groups, MagicTables, Part, Storage};

impl MagicTables {
    /// The runtime's type, and the bytes of its records.
    fn runtime_type(&self) -> (&'static str, usize) {
        match (self.word, self.storage) {
            (WordSize::U64, Storage::Lines) => ("MagicPerLine64", 24),
            (WordSize::U64, _) => ("Magic64", 24),
            (WordSize::U128, _) => ("Magic128", 40),
        }
    }
}

/// Words of the bitboard's size.
fn word_bytes(word: WordSize, words: impl IntoIterator<Item = u128>) -> Vec<u8> {
    match word {
        WordSize::U64 => bytes::<8>(words),
        WordSize::U128 => bytes::<16>(words),
    }
}

/// A part as the runtime's records are written: its words, least significant byte first.
fn record(word: WordSize, part: &Part) -> Vec<u8> {
    let place = u64::from(part.offset)
        | u64::from(part.sets) << 32
        | u64::from(part.multiplier.shift) << 48
        | u64::from(part.second) << 56;
    let words = [part.mask, part.multiplier.magic];
    let mut record = word_bytes(word, words);
    record.extend(place.to_le_bytes());
    record
}

impl LookUp for MagicTables {
    fn tables(&self) -> RuntimeTables {
        let Self { word, groups, squares, storage, index, sets } = self;
        let is_per_line = *storage == Storage::Lines;
        let (name, record_bytes) = self.runtime_type();
        let size = word.bits() as usize / 8;
        let header = squares.len() * groups.len() * record_bytes;
        let body = sets.len() * size + index.len();
        // The structure is as aligned as its words.
        let total = (header + body).next_multiple_of(size);
        // All lines are one part where their sets are stored by themselves.
        let parts = (!is_per_line).then_some(groups.len());
        let counts = [Some(squares.len()), parts, Some(sets.len()), Some(index.len())];
        let mut records = Vec::with_capacity(header);
        squares.iter().flatten().for_each(|part| records.extend(record(*word, part)));
        RuntimeTables {
            name,
            arguments: counts.into_iter().flatten().map(Argument::from).collect(),
            strings: vec![records, word_bytes(*word, sets.iter().copied()), index.clone()],
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
        let [strings @ .., index] = &tables.strings[..] else { return Vec::new() };
        let (groups, index) = (self.groups.clone(), index.clone().into());
        let kernel: Box<dyn Kernel> = match (self.word, self.storage) {
            (WordSize::U64, Storage::Lines) => Box::new(PerLineKernel {
                records: records(&strings[0], PerLineRecord::new),
                sets: words(&strings[1]),
                index,
            }),
            (WordSize::U64, Storage::Squares) => Box::new(Kernel64 {
                records: records(&strings[0], MagicRecord64::new),
                sets: words(&strings[1]),
                parts: groups.len(),
                groups,
                index,
            }),
            (WordSize::U128, _) => Box::new(Kernel128 {
                records: records(&strings[0], MagicRecord128::new),
                sets: wide_words(&strings[1]),
                parts: groups.len(),
                groups,
                index,
            }),
        };
        vec![kernel]
    }
}

macro_rules! kernel {
    ($name:ident, $record:ident, $attacks:ident, $word:ty) => {
        struct $name {
            records: Box<[$record]>,
            /// How many a slot has, one for each of the groups.
            parts: usize,
            groups: Groups,
            sets: Box<[$word]>,
            index: Box<[u8]>,
        }

        impl $name {
            /// The records of a slot, one for each part.
            fn of_slot(&self, slot: usize) -> Option<&[$record]> {
                self.records.get(slot * self.parts..(slot + 1) * self.parts)
            }
        }

        impl Kernel for $name {
            fn parts(&self, _: usize) -> Vec<Vec<usize>> {
                self.groups.clone()
            }

            fn trials(&self) -> Trials {
                Trials::Each
            }

            fn is_within(&self, slot: usize) -> bool {
                let (sets, keys) = (self.sets.len(), self.index.len());
                let parts = self.of_slot(slot);
                parts.is_some_and(|parts| parts.iter().all(|part| part.is_within(sets, keys)))
            }

            fn mask(&self, slot: usize, part: usize) -> Option<u128> {
                Some(self.records[slot * self.parts + part].mask().into())
            }

            fn part(&self, slot: usize, part: usize, occupancy: u128) -> Option<u128> {
                let record = &self.records[slot * self.parts + part];
                let (sets, index) = (Reader::checked(&self.sets), Reader::checked(&self.index));
                record.attacks(sets, index, occupancy as $word).map(u128::from)
            }

            fn attacks(&self, slot: usize, occupancy: u128) -> Option<u128> {
                let (sets, index) = (Reader::checked(&self.sets), Reader::checked(&self.index));
                $attacks(self.of_slot(slot)?, sets, index, occupancy as $word).map(u128::from)
            }
        }
    };
}

kernel!(Kernel64, MagicRecord64, magic_attacks_64, u64);
kernel!(Kernel128, MagicRecord128, magic_attacks_128, u128);

struct PerLineKernel {
    records: Box<[PerLineRecord]>,
    sets: Box<[u64]>,
    index: Box<[u8]>,
}

impl Kernel for PerLineKernel {
    fn parts(&self, rays: usize) -> Vec<Vec<usize>> {
        one_part(rays)
    }

    fn trials(&self) -> Trials {
        Trials::Each
    }

    fn is_within(&self, slot: usize) -> bool {
        let record = self.records.get(slot);
        record.is_some_and(|record| record.is_within(self.sets.len(), self.index.len()))
    }

    fn mask(&self, slot: usize, _: usize) -> Option<u128> {
        Some(self.records[slot].mask().into())
    }

    fn part(&self, slot: usize, _: usize, occupancy: u128) -> Option<u128> {
        self.attacks(slot, occupancy)
    }

    fn attacks(&self, slot: usize, occupancy: u128) -> Option<u128> {
        let (sets, index) = (Reader::checked(&self.sets), Reader::checked(&self.index));
        self.records[slot].attacks(sets, index, occupancy as u64).map(u128::from)
    }
}
