//! Lame leapers, by keys that all squares share or path by path.

use super::{LameKey, shifted_lame};
use crate::word::Word;

/// Lame leapers whose keys all squares share.
#[derive(Clone, Copy, Debug)]
pub struct ShiftedLame<'a, W: Word> {
    /// The offset from the square's number down to the first bit of the 64-bit window that keys read.
    pub below: usize,
    /// The keys.
    pub keys: &'a [LameKey],
    /// The unblocked steps by key, each as the bit of its offset modulo 64. One set serves both halves of a word.
    pub sets: &'a [u64],
    /// The targets on the board, by number.
    pub targets: &'a [W],
}

/// A path of a lame leaper from each square.
#[derive(Clone, Copy, Debug)]
pub struct LamePath<'a, W: Word> {
    /// The squares that must be empty, by number.
    pub path: &'a [W],
    /// The targets of the path, by number.
    pub targets: &'a [W],
}

impl<W: Word> ShiftedLame<'_, W> {
    /// The squares reached from a number.
    ///
    /// # Panics
    /// If the tables have no such number.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub const fn reached(&self, number: usize, occupancy: W) -> W {
        let ShiftedLame { below, keys, sets, targets } = *self;
        shifted_lame(keys, sets, targets[number], number, below, occupancy)
    }
}
