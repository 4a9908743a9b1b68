//! Split magics of all lines at once: one key for each square, if few squares are relevant.
//!
//! A table of its own size for each square is due to Pradyumna Kannan, "Magic Move-Bitboard Generation
//! in Computer Chess". Here all shifts are equal, and the tables of squares overlap.

use std::cmp::Reverse;

use quadrille_runtime::sliders::{OverlappedRecord, Reader};

use crate::list::{collected, list, some_list};
use crate::model::Multiplier;
use crate::riders::rays::{Ray, occupancies};
use crate::solve::cost::Cost;
use crate::sort;

use super::super::look_up::{
    Kernel, LookUp, RuntimeTables, by_records, bytes, records, together, words,
};
use super::super::problem::Problem;
use super::fixed_shift;

/// The records, and a set for each key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OverlappedTables {
    /// The number of bits of every key.
    pub key_bits: u32,
    /// The relevant mask, the factor of the occupancy, and the offset of key 0 among the sets, by slot.
    pub records: Vec<[u64; 3]>,
    /// A set for each key of each square.
    pub sets: Vec<u64>,
}

/// The look-up of a square, and the set of each key that an occupancy has.
#[derive(Clone)]
struct KeyedSquare {
    mask: u64,
    magic: u64,
    sets: Vec<Option<u128>>,
}

/// A table for each square, if there are magics for keys of `key_bits`.
pub(super) fn overlapped(problem: &Problem<'_>, key_bits: u32) -> Option<OverlappedTables> {
    let all = collected(0..problem.ride.steps().len());
    let nowhere = KeyedSquare { mask: 0, magic: 0, sets: vec![Some(0)] };
    let keyed = |rays: &Vec<Ray>| -> Option<KeyedSquare> {
        if rays.is_empty() {
            return Some(nowhere.clone());
        }
        let occupancies = occupancies(rays, &all);
        let multiplier = fixed_shift::find(&occupancies, problem.word, key_bits)?;
        let sets = fixed_shift::sets(&occupancies, problem.word, multiplier);
        let Multiplier { magic, .. } = multiplier;
        Some(KeyedSquare { mask: occupancies.mask() as u64, magic, sets })
    };
    let mut squares = some_list(problem.rays(), keyed)?;
    squares.resize(problem.slots(), nowhere);
    Some(put_together(&squares, key_bits))
}

/// Puts each table at the first index where it fits between the ones before it. The fullest tables come first,
/// except that one of them comes last. After the start of each table there must be a set for every key that the
/// shift leaves, since the runtime reads without checks. After the last table a nearly empty one would need padding
/// for that; a full one needs none.
fn put_together(keyed: &[KeyedSquare], key_bits: u32) -> OverlappedTables {
    let mut order: Vec<usize> = collected(0..keyed.len());
    sort::by_key(&mut order, |&slot| Reverse(keyed[slot].sets.iter().flatten().count()));
    order.rotate_left(1);
    let mut sets: Vec<Option<u128>> = Vec::new();
    let mut records = vec![[0; 3]; keyed.len()];
    let mut last = 0;
    for slot in order {
        let KeyedSquare { mask, magic, sets: table } = &keyed[slot];
        let end = sets.len();
        let offset = first_fit(&sets, table);
        sets.resize(end.max(offset + table.len()), None);
        for (stored, set) in sets[offset..].iter_mut().zip(table) {
            *stored = stored.or(*set);
        }
        records[slot] = [*mask, *magic, offset as u64];
        last = last.max(offset);
    }
    sets.resize(last + (1 << key_bits), None);
    let sets = list(sets, |set| set.unwrap_or_default() as u64);
    OverlappedTables { key_bits, records, sets }
}

/// The first-fit offset of a table among the sets, found by loops, since they run unoptimised.
fn first_fit(sets: &[Option<u128>], table: &[Option<u128>]) -> usize {
    let keys: Vec<usize> = collected((0..table.len()).filter(|&key| table[key].is_some()));
    let keys = &keys[..];
    let mut index = 0;
    while index < sets.len() {
        let mut fitting = 0;
        while fitting < keys.len() {
            let taken = index + keys[fitting];
            if taken < sets.len() && sets[taken].is_some() && sets[taken] != table[keys[fitting]] {
                break;
            }
            fitting += 1;
        }
        if fitting == keys.len() {
            break;
        }
        index += 1;
    }
    index
}

impl OverlappedTables {
    /// The common right shift of all products.
    pub fn shift(&self) -> u32 {
        64 - self.key_bits
    }
}

impl LookUp for OverlappedTables {
    fn tables(&self) -> RuntimeTables {
        let Self { records, sets, .. } = self;
        let strings = vec![bytes(8, records.as_flattened()), bytes(8, sets)];
        let arguments = [records.len(), sets.len(), self.shift() as usize];
        let contents = format!(
            "{} attack sets, one for each key, and {} bytes of masks and magics",
            sets.len(),
            strings[0].len()
        );
        RuntimeTables::new("OverlappedSplit64", &arguments, strings, 8, &contents)
    }

    fn kernels(&self, rays: usize) -> Vec<Box<dyn Kernel>> {
        let RuntimeTables { strings, .. } = self.tables();
        let (shift, sets) = (self.shift(), words(&strings[1]));
        let count = sets.len();
        vec![by_records(
            together(rays),
            records(&strings[0], OverlappedRecord::new),
            |record| record.mask().into(),
            move |records| records[0].is_within(count, shift),
            move |_, records, occupancy| {
                let sets = Reader::checked(&sets);
                records[0].attacks::<true>(sets, shift, occupancy as u64).map(u128::from)
            },
        )]
    }

    /// The operations are mask, multiply, shift. The loads are the record's mask, magic and offset, then the set.
    fn cost(&self) -> Cost {
        Cost::operations(3).then(Cost::loads(4, 0))
    }
}
