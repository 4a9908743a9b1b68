//! Fancy magics: keys that lead to attack sets directly, which is one load fewer than
//! [`magic`](super::magic) takes, from tables that are several times larger.
//!
//! A table of its own size for each square is due to Pradyumna Kannan, "Magic Move-Bitboard Generation
//! in Computer Chess".

use quadrille_runtime::sliders::{FancyRecord, Reader};

use crate::layout::{Multiplier, WordSize};
use crate::list::list;
use crate::solve::cost::Cost;

use super::Refusal;
use super::look_up::{Argument, Kernel, LookUp, RuntimeTables, bytes, records, words};
use super::magic::{self, Extras, Storage, pattern_of};
use super::problem::Problem;

/// Magics, and a set for each key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FancyTables {
    /// The look-up of each slot.
    pub squares: Vec<FancyPart>,
    /// A set for each key of each square.
    pub sets: Vec<u64>,
}

/// How one square is looked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FancyPart {
    /// The squares whose occupancy matters.
    pub mask: u64,
    /// What makes the key of them.
    pub multiplier: Multiplier,
    /// The place of key 0.
    pub offset: u32,
}

/// The sets that the keys of magics lead to, without the bytes between.
pub(super) fn fancy(problem: &Problem<'_>) -> Result<FancyTables, Refusal> {
    if problem.word != WordSize::U64 {
        return Err(Refusal::OneLookUp("fancy"));
    }
    let tables = magic::tables_or_error(problem)?;
    let mut fancy = FancyTables { squares: Vec::new(), sets: Vec::new() };
    for parts in &tables.squares {
        let [part] = parts.as_slice() else { return Err(Refusal::OneLookUp("fancy")) };
        if tables.storage != Storage::Squares {
            return Err(Refusal::OneLookUp("fancy"));
        }
        let offset = fancy.sets.len() as u32;
        let set = |&name: &u8| tables.sets[usize::from(part.sets) + usize::from(name)] as u64;
        fancy.sets.extend(tables.run(part).iter().map(set));
        let (mask, multiplier) = (part.mask as u64, part.multiplier);
        fancy.squares.push(FancyPart { mask, multiplier, offset });
    }
    Ok(fancy)
}

impl FancyTables {
    /// The shift of all products, or 0 where they are not shifted alike.
    pub fn fixed_shift(&self) -> u32 {
        let shift = self.squares[0].multiplier.shift;
        let is_fixed = self.squares.iter().all(|part| part.multiplier.shift == shift);
        if is_fixed { shift } else { 0 }
    }

    /// A square's record as the runtime reads it.
    fn record(part: &FancyPart) -> [u64; 3] {
        let Multiplier { magic, shift, rotation, .. } = part.multiplier;
        let place = u64::from(part.offset) | u64::from(shift) << 32 | u64::from(rotation) << 48;
        [part.mask, magic, place]
    }
}

impl LookUp for FancyTables {
    fn tables(&self) -> RuntimeTables {
        let Self { squares, sets } = self;
        let extras = Extras::of(squares.iter().map(|part| part.multiplier));
        let records = list(squares.iter(), Self::record);
        let patterns = bytes::<8, _>(&extras.patterns);
        let header = 24 * squares.len() + patterns.len();
        let strings = vec![bytes::<8, _>(records.as_flattened()), bytes::<8, _>(sets), patterns];
        let bytes = header + 8 * sets.len();
        let shift = Argument::Number(self.fixed_shift().into());
        let mut arguments = vec![squares.len().into(), sets.len().into(), shift];
        arguments.extend(extras.arguments());
        RuntimeTables {
            name: "Fancy64",
            arguments,
            strings,
            bytes,
            doc: format!(
                "{bytes} bytes: {} attack sets, one for each key, and {header} bytes of masks and magics.",
                sets.len()
            ),
        }
    }

    fn kernels(&self, tables: &RuntimeTables) -> Vec<Box<dyn Kernel>> {
        vec![Box::new(FancyKernel {
            shift: self.fixed_shift(),
            patterns: words(&tables.strings[2]),
            is_rotated: Extras::of(self.squares.iter().map(|part| part.multiplier)).is_rotated,
            records: records(&tables.strings[0], FancyRecord::new),
            sets: words(&tables.strings[1]),
        })]
    }

    /// A mask, a product and its shift; a record's mask, magic and offset, and the set.
    fn work(&self) -> Cost {
        let extras = Extras::of(self.squares.iter().map(|part| part.multiplier)).work();
        let shift = u32::from(self.fixed_shift() == 0);
        Cost::operations(3).then(Cost::loads(4 + shift, 0)).then(extras)
    }
}

struct FancyKernel {
    shift: u32,
    patterns: Box<[u64]>,
    is_rotated: bool,
    records: Box<[FancyRecord]>,
    sets: Box<[u64]>,
}

impl Kernel for FancyKernel {
    fn is_within(&self, slot: usize) -> bool {
        let record = self.records.get(slot);
        record.is_some_and(|record| record.is_within(self.sets.len(), self.shift))
    }

    fn mask(&self, slot: usize, _: usize) -> Option<u128> {
        Some(self.records[slot].mask().into())
    }

    fn attacks(&self, slot: usize, occupancy: u128) -> Option<u128> {
        let sets = Reader::checked(&self.sets);
        let (record, pattern) = (&self.records[slot], pattern_of(&self.patterns, slot)?);
        // Rotated by 0 where no record rotates: the look-up without rotations is what then runs.
        let attacks = if self.is_rotated {
            record.attacks::<true, true>(sets, pattern, self.shift, occupancy as u64)
        } else {
            record.attacks::<true, false>(sets, pattern, self.shift, occupancy as u64)
        };
        attacks.map(u128::from)
    }
}
