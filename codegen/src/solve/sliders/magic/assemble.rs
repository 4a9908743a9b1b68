//! Assembles the index and the attack sets from the attack sets of each square's keys.
//!
//! Squares whose keys are equal have equal bytes, and equal runs of bytes are stored once.

use std::ops::Range;

use crate::list::list;
use crate::model::{Keyed, Multiplier, RayParts};

use super::super::problem::Problem;
use super::{MagicEntry, MagicTables, Storage};

/// Builds the tables from the attack sets by key of each slot's parts, one for each of `ray_parts`. `None` stands
/// for an unused number.
pub(super) fn assembled<'k>(
    problem: &Problem<'_>,
    ray_parts: RayParts,
    keyed: impl IntoIterator<Item = Option<&'k [Keyed]>>,
) -> MagicTables {
    let (mut index, mut sets) = (SharedIndex::default(), Vec::new());
    let mut squares = list(keyed, |parts| {
        let entry = |keyed: &Keyed| {
            let first = sets.len() as u16;
            sets.extend(&keyed.sets);
            let offset = index.share(&keyed.index);
            let (mask, multiplier) = (keyed.mask, keyed.multiplier);
            MagicEntry { mask, multiplier, offset, sets: first, second: 0 }
        };
        parts.map(|parts| list(parts, entry))
    });
    squares.resize(problem.slots(), None);
    let squares = list(squares, |parts| {
        parts.unwrap_or_else(|| vec![nowhere(&mut index, &mut sets); ray_parts.len()])
    });
    let (word, storage, index) = (problem.word, Storage::Squares, index.bytes);
    MagicTables { word, ray_parts, squares, storage, index, sets }.padded()
}

/// The entry of an unused number: its only key leads to the empty set.
fn nowhere(index: &mut SharedIndex, sets: &mut Vec<u128>) -> MagicEntry {
    let empty = sets.iter().position(|&set| set == 0).unwrap_or_else(|| {
        sets.push(0);
        sets.len() - 1
    });
    let (multiplier, offset) = (Multiplier::plain(0, 63), index.share(&[0, 0]));
    MagicEntry { mask: 0, multiplier, offset, sets: empty as u16, second: 0 }
}

impl MagicTables {
    /// Lengthens the index so that sets and index together hold all words that a byte may name from every part's
    /// first set on. Look-ups then need not check that a byte of the index is small enough.
    pub(super) fn padded(mut self) -> MagicTables {
        let last = |part: &MagicEntry| usize::from(part.sets) + usize::from(part.second);
        let last = self.squares.iter().flatten().map(last).max().unwrap_or(0);
        // The number of words that a byte may name, in each list of a part.
        let reach = if self.storage == Storage::Lines { 16 } else { 256 };
        let words = (last + reach).saturating_sub(self.sets.len());
        self.index.resize(self.index.len().max(words * self.word.bytes()), 0);
        self
    }
}

/// The index of all look-ups of a ride, in which equal runs of bytes are stored once.
#[derive(Default)]
pub(super) struct SharedIndex {
    /// All runs, one after another.
    pub(super) bytes: Vec<u8>,
    runs: Vec<Range<usize>>,
}

impl SharedIndex {
    /// The offset of a run in the index, appended if it is new. There are some hundreds, mostly of
    /// different lengths or first bytes: comparing them all is quick.
    pub(super) fn share(&mut self, run: &[u8]) -> u32 {
        let is_equal = |known: &&Range<usize>| self.bytes[Range::clone(known)] == *run;
        if let Some(known) = self.runs.iter().find(is_equal) {
            return known.start as u32;
        }
        let start = self.bytes.len();
        self.bytes.extend_from_slice(run);
        self.runs.push(start..self.bytes.len());
        start as u32
    }
}
