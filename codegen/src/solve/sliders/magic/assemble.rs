//! Assembles the index and the attack sets from the attack sets of each square's keys.
//!
//! Squares whose keys are equal have equal bytes, and equal runs of bytes are stored once.

use std::ops::Range;

use crate::list::list;
use crate::model::{Keyed, Multiplier, RayParts, WordSize};

use super::super::problem::Problem;
use super::{MagicEntry, MagicTables, Storage};

/// Tables that grow square by square.
pub(super) struct Assembly {
    word: WordSize,
    /// How many slots there are records for.
    slots: usize,
    /// The parts of each number, or `None` for unused numbers.
    squares: Vec<Option<Vec<MagicEntry>>>,
    index: SharedIndex,
    sets: Vec<u128>,
}

impl Assembly {
    pub(super) fn new(problem: &Problem<'_>) -> Assembly {
        let (squares, index, sets) = Default::default();
        Assembly { word: problem.word, slots: problem.slots(), squares, index, sets }
    }

    /// Adds the bytes and sets for some rays of a square.
    pub(super) fn part(&mut self, keyed: &Keyed) -> MagicEntry {
        let sets = self.sets.len() as u16;
        self.sets.extend(&keyed.sets);
        MagicEntry {
            mask: keyed.mask,
            multiplier: keyed.multiplier,
            offset: self.index.share(&keyed.index),
            sets,
            second: 0,
        }
    }

    /// Adds the parts of the next number, or `None` for an unused number.
    pub(super) fn square(&mut self, parts: Option<Vec<MagicEntry>>) {
        self.squares.push(parts);
    }

    /// The tables, once all parts have been added.
    pub(super) fn tables(mut self, ray_parts: RayParts) -> MagicTables {
        self.squares.resize(self.slots, None);
        let squares = std::mem::take(&mut self.squares);
        let fill =
            |parts: Option<_>| parts.unwrap_or_else(|| vec![self.nowhere(); ray_parts.len()]);
        let squares = list(squares, fill);
        let mut index = self.index.into_bytes();
        let storage = Storage::Squares;
        pad(self.word, &storage, &mut index, self.sets.len(), &squares);
        MagicTables { word: self.word, ray_parts, squares, storage, index, sets: self.sets }
    }

    /// The entry of an unused number: its only key leads to the empty set.
    fn nowhere(&mut self) -> MagicEntry {
        let empty = self.sets.iter().position(|&set| set == 0).unwrap_or_else(|| {
            self.sets.push(0);
            self.sets.len() - 1
        });
        let multiplier = Multiplier::plain(0, 63);
        MagicEntry {
            mask: 0,
            multiplier,
            offset: self.index.share(&[0, 0]),
            sets: empty as u16,
            second: 0,
        }
    }
}

/// Lengthens the index so that sets and index together hold all words that a byte may name from
/// every part's first set on: look-ups then need no check whether a byte of the index is too great.
pub(super) fn pad(
    word: WordSize,
    storage: &Storage,
    index: &mut Vec<u8>,
    sets: usize,
    squares: &[Vec<MagicEntry>],
) {
    let last = |part: &MagicEntry| usize::from(part.sets) + usize::from(part.second);
    let last = squares.iter().flatten().map(last).max();
    let words = (last.unwrap_or(0) + storage.reach()).saturating_sub(sets);
    let bytes = words * word.bytes();
    index.resize(index.len().max(bytes), 0);
}

/// The index of all look-ups of a ride, in which equal runs of bytes are stored once.
#[derive(Default)]
pub(super) struct SharedIndex {
    bytes: Vec<u8>,
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

    /// All runs, one after another.
    pub(super) fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }
}
