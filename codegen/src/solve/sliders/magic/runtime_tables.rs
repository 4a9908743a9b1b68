//! The emitted tables of magics, and the runtime's look-up over them.

use quadrille_runtime::Word;
use quadrille_runtime::sliders::{MagicRecord, Reader, magic_attacks, magic_behind};

use crate::list::list;
use crate::model::{Landing, Multiplier, WordSize};
use crate::solve::cost::Cost;

use super::super::look_up::{
    Argument, Kernel, LookUp, RuntimeTables, by_records, bytes, value, words,
};
use super::{Hopper, MagicEntry, MagicTables, Storage};

impl MagicTables {
    /// Returns whether the occupancy is rotated for some squares.
    fn is_rotated(&self) -> bool {
        self.squares.iter().flatten().any(|part| part.multiplier.rotation != 0)
    }

    /// The pattern of each slot, which all its parts share; empty if no slot has one.
    fn patterns(&self) -> Vec<u128> {
        let pattern = |parts: &Vec<MagicEntry>| parts[0].multiplier.pattern;
        let patterns: Vec<u128> = list(self.squares.iter(), pattern);
        if patterns.iter().all(|&pattern| pattern == 0) { Vec::new() } else { patterns }
    }
}

/// A part in the form of the runtime's records: its words, least significant byte first. `TableOffsets::new`
/// (`runtime/src/sliders/magic/mod.rs`) unpacks the last word.
fn record(word: WordSize, part: &MagicEntry) -> Vec<u8> {
    let Multiplier { magic, shift, rotation, .. } = part.multiplier;
    let sets = u64::from(part.sets) | u64::from(part.second) << MagicRecord::<u64>::FIRST_LIST;
    let run =
        u64::from(part.offset) | sets << 32 | u64::from(shift) << 48 | u64::from(rotation) << 56;
    let mut record = bytes(word.bytes(), &[part.mask]);
    record.extend(magic.to_le_bytes());
    record.extend(run.to_le_bytes());
    record
}

impl LookUp for MagicTables {
    fn tables(&self) -> RuntimeTables {
        let Self { word, ray_parts, squares, storage, index, sets } = self;
        let is_per_line = *storage == Storage::Lines;
        let (is_rotated, patterns) = (self.is_rotated(), self.patterns());
        let records = list(squares.iter().flatten(), |part| record(*word, part)).concat();
        // The order is that of the arguments of the runtime type's `new`; `kernel` reads them again.
        let patterns_of = bytes(word.bytes(), &patterns);
        let strings = vec![records, bytes(word.bytes(), sets), index.clone(), patterns_of];
        let lines = if is_per_line { " along single lines" } else { "" };
        let contents = format!(
            "{} attack sets{lines}, an index of {} bytes that name them, and {} bytes of masks and magics",
            sets.len(),
            index.len(),
            strings[0].len() + strings[3].len()
        );
        // The order is that of the const parameters of the runtime's type, of which the last two have default
        // values. If sets are stored line by line, all lines are one part.
        let counts = [squares.len(), ray_parts.len(), sets.len(), index.len()];
        let counts = if is_per_line { &[counts[0], counts[2], counts[3]][..] } else { &counts };
        let mut tables = match storage {
            Storage::Lines => RuntimeTables::new("MagicPerLine64", counts, strings, 8, &contents),
            Storage::Squares => {
                RuntimeTables::of_word("Magic", *word, counts, strings, word.bytes(), &contents)
            }
        };
        let extras = [Argument::Is(is_rotated), Argument::Count(patterns.len())];
        let given = if patterns.is_empty() { usize::from(is_rotated) } else { extras.len() };
        tables.arguments.extend_from_slice(&extras[..given]);
        tables
    }

    fn kernels(&self, _: usize) -> Vec<Box<dyn Kernel>> {
        vec![self.kernel(None)]
    }

    /// The operations are mask, multiply, shift, and adding the first set; 128-bit words also shift down, mask and
    /// add the upper half. The loads are the record's mask, magic, offset, shift and first set, then the byte and
    /// the set.
    fn cost(&self) -> Cost {
        let key = match self.word {
            WordSize::U64 => Cost::operations(4).then(Cost::loads(7, 0)),
            _ => Cost { operations: 7, depth: 6, ..Cost::loads(8, 0) },
        };
        // Rotations and patterns take an operation and a load each.
        let extras = u32::from(self.is_rotated()) + u32::from(!self.patterns().is_empty());
        let key = key.then(Cost::operations(extras).then(Cost::loads(extras, 0)));
        match self.storage {
            Storage::Squares => Cost::union(self.ray_parts.iter().map(|_| key)),
            // These are two sets, each named by half of the byte.
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

impl MagicTables {
    /// The runtime's look-up of the rider, or of a hopper over the tables of its rider.
    pub(super) fn kernel(&self, hopper: Option<&Hopper>) -> Box<dyn Kernel> {
        let (is_rotated, landing) = (self.is_rotated(), hopper.map(|hopper| hopper.landing));
        match (self.word, self.storage) {
            (WordSize::U64, Storage::Lines) => {
                let attacks: Attacks<u64> = match is_rotated {
                    true => |it, sets, index, _, pattern, set| {
                        it[0].attacks_per_line::<true, true>(sets, index, pattern, set)
                    },
                    false => |it, sets, index, _, pattern, set| {
                        it[0].attacks_per_line::<true, false>(sets, index, pattern, set)
                    },
                };
                self.kernel_in_words(hopper, attacks, MagicRecord::is_within_per_line)
            }
            (WordSize::U64, Storage::Squares) => self.kernel_in_words::<u64>(
                hopper,
                attacks(is_rotated, landing),
                MagicRecord::is_within,
            ),
            _ => self.kernel_in_words::<u128>(
                hopper,
                attacks(is_rotated, landing),
                MagicRecord::is_within,
            ),
        }
    }

    /// The look-up in words `W` by one of the runtime's functions.
    fn kernel_in_words<W: Word>(
        &self,
        hopper: Option<&Hopper>,
        attacks: Attacks<W>,
        is_within: fn(&MagicRecord<W>, usize, usize) -> bool,
    ) -> Box<dyn Kernel> {
        let RuntimeTables { strings, .. } = self.tables();
        let (sets, patterns) = (words::<W>(&strings[1]), words::<W>(&strings[3]));
        let index: Box<[u8]> = strings[2].clone().into();
        let written = strings[0].chunks(self.word.bytes() + 2 * size_of::<u64>());
        let records = list(written, |record| {
            let (mask, others) = record.split_at(size_of::<W>());
            let others = words(others);
            MagicRecord::new(words(mask)[0], others[0], others[1])
        });
        let (count, keys, parts) = (sets.len(), index.len(), self.ray_parts.len());
        let has_names = hopper.is_none_or(|Hopper { landing, names, .. }| match landing {
            Landing::Anywhere => names.len() == keys,
            // The names are read at the index of a part's first set plus any byte.
            Landing::Next => names.len() >= count + usize::from(u8::MAX),
        });
        let names: Box<[u8]> = hopper.map_or(Box::default(), |hopper| hopper.names.clone().into());
        by_records(
            self.ray_parts.clone(),
            records.into(),
            |record: &MagicRecord<W>| value(record.mask()),
            move |records| has_names && records.iter().all(|it| is_within(it, count, keys)),
            move |first, records, occupancy| {
                let pattern =
                    if patterns.is_empty() { W::ZERO } else { *patterns.get(first / parts)? };
                let (sets, index) = (Reader::checked(&sets), Reader::checked(&index));
                let names = Reader::checked(&names);
                let occupancy = W::truncated(occupancy);
                attacks(records, sets, index, names, pattern, occupancy).map(value)
            },
        )
    }
}

/// The squares attacked by some records of a slot: the sets, the index, the names of a hopper's second sets, the slot's
/// pattern and the occupancy.
type Attacks<W> = fn(
    &[MagicRecord<W>],
    Reader<'_, W, true>,
    Reader<'_, u8, true>,
    Reader<'_, u8, true>,
    W,
    W,
) -> Option<W>;

fn attacks<W: Word>(is_rotated: bool, landing: Option<Landing>) -> Attacks<W> {
    if is_rotated { attacks_of::<W, true>(landing) } else { attacks_of::<W, false>(landing) }
}

fn attacks_of<W: Word, const ROTATED: bool>(landing: Option<Landing>) -> Attacks<W> {
    match landing {
        None => |records, sets, index, _, pattern, set| {
            magic_attacks::<W, true, ROTATED>(records, sets, index, pattern, set)
        },
        Some(Landing::Anywhere) => magic_behind::<W, true, ROTATED, false>,
        Some(Landing::Next) => magic_behind::<W, true, ROTATED, true>,
    }
}
