//! The numbering of pairs: the data that a layout's description compiles to, and the functions that read it. The
//! compiler runs these functions on the data before it emits them.

use crate::bounds::are_entries_within;
use crate::word::Word;
use crate::word::constant::{narrow, wide};

/// The number of a pair is the base of attacker and victim, plus the offset of the attacker's square, plus the stride
/// times the rank of the victim's square among those that the attacker may attack from there, in board order.
#[derive(Clone, Copy, Debug)]
pub struct Tables<'a, W: Word>(Data<'a, W>);

/// The data of [`Tables`].
#[derive(Clone, Copy, Debug)]
pub struct Data<'a, W: Word> {
    /// The number of men: each kind in both colours.
    pub men: usize,
    /// The number of entries in a row of bases: a power of two above the number of men.
    pub row: usize,
    /// The number of entries in a row by square number: a power of two.
    pub entries: usize,
    /// All ranks are below this.
    pub ranked: u32,
    /// The greatest number plus one.
    pub count: u32,
    /// The count of numbers that can occur in a position.
    pub possible: u32,
    /// The number of the first pair, by attacker and victim; victim `men` means no victim. Entry 1 is for an attacker
    /// whose square is earlier than the victim's in board order, entry 0 for all others: a branch on which of two like
    /// men comes first would often be mispredicted.
    pub bases: &'a [[u32; 2]],
    /// The beginning of the row of squares: by attacker, or by attacker and victim if an attacker's row depends on the
    /// victim.
    pub rows: &'a [u32],
    /// The stride, by attacker and victim: the difference of numbers from one square attacked to the next. Empty if
    /// always 1.
    pub strides: &'a [u32],
    /// True if the victim also counts on squares of quiet moves, by attacker and victim; empty if never.
    pub by_move: &'a [bool],
    /// The offset of each attacker's square, in rows by number, or [`NEVER`] where it cannot stand.
    pub offsets: &'a [u32],
    /// The rank of the square attacked, by the same rows.
    pub ranks: Ranks<'a, W>,
    /// The square's rank in board order, by number; empty if that is the number itself.
    pub order: &'a [u8],
    /// True if every square that an attacker reaches has a rank for both sides, so that [`UNREACHED`] needs no test.
    pub is_covered: bool,
    /// The numbering of couples, if there are any.
    pub couples: Option<Couples<'a, W>>,
}

/// Numbers of couples: slots i > j have the number i (i - 1) / 2 + j.
#[derive(Clone, Copy, Debug)]
pub struct Couples<'a, W: Word> {
    /// The number of the first couple.
    pub first: u32,
    /// The beginning of each man's row of slots, or [`NEVER`] if he forms no couples.
    pub rows: &'a [u32],
    /// The slot of a man on each square, in rows by number, or [`NO_SLOT`] where he cannot stand.
    pub slots: &'a [u16],
    /// The squares where a man's partner may stand, by the number of the man's square.
    pub near: &'a [W],
}

/// The slot of a man on a square where he cannot stand.
pub const NO_SLOT: u16 = u16::MAX;

/// The way to find the rank of a square among those attacked from another.
#[derive(Clone, Copy, Debug)]
pub enum Ranks<'a, W: Word> {
    /// Tables by both squares; [`UNREACHED`] if one does not attack the other.
    Table(&'a [u8]),
    /// Rows of attack sets, in which lower bits are counted; bits are in board order.
    Counted(&'a [W]),
}

/// An attacker, and its square by number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Origin {
    attacker: usize,
    from: u8,
    row: usize,
    offset: u32,
}

/// The rank of a square that is not attacked, in the tables.
pub const UNREACHED: u8 = u8::MAX;

/// The base of pairs without numbers: whatever is added, the sum is no number and does not overflow.
pub const NEVER: u32 = 1 << 28;

impl<'a, W: Word> Tables<'a, W> {
    /// The tables, or `None` unless all rows lie within them, so that compilers need not check this for each
    /// number.
    pub const fn new(data: Data<'a, W>) -> Option<Self> {
        if !data.entries.is_power_of_two() || !data.bases.len().is_power_of_two() {
            return None;
        }
        let ranks = match data.ranks {
            Ranks::Table(ranks) => ranks.len() / data.entries,
            Ranks::Counted(sets) => sets.len(),
        };
        if data.offsets.is_empty() || ranks != data.offsets.len() {
            return None;
        }
        let (entries, mut index) = (data.entries as u64, 0);
        while index < data.rows.len() {
            if !are_entries_within(data.rows[index] as u64, entries, data.offsets.len()) {
                return None;
            }
            index += 1;
        }
        Some(Tables(data))
    }

    /// The data.
    pub const fn data(&self) -> &Data<'a, W> {
        &self.0
    }

    /// Returns whether two men have pairs; victim `men` is for attackers without victims.
    #[inline(always)]
    pub const fn are_related(&self, attacker: usize, victim: usize) -> bool {
        self.0.bases[self.index_of(attacker, victim)][0] != NEVER
    }

    /// Returns whether only one of two mutual attacks of these men has a number: the one from the square later in
    /// board order.
    #[inline(always)]
    pub const fn is_once(&self, attacker: usize, victim: usize) -> bool {
        self.are_related(attacker, victim)
            && self.0.bases[self.index_of(attacker, victim)][1] == NEVER
    }

    /// Returns whether the victim also counts on squares of the attacker's quiet moves.
    #[inline(always)]
    pub const fn counts_by_move(&self, attacker: usize, victim: usize) -> bool {
        !self.0.by_move.is_empty() && self.0.by_move[self.index_of(attacker, victim)]
    }

    /// The index of attacker and victim; the mask lets the compiler drop the bounds check.
    #[inline(always)]
    const fn index_of(&self, attacker: usize, victim: usize) -> usize {
        (attacker * self.0.row + victim) & (self.0.bases.len() - 1)
    }

    /// The part of the number that depends on the attacker and its square. Use it with the same tables only: no bounds
    /// are checked.
    #[inline(always)]
    pub(super) const fn origin(&self, attacker: usize, from: u8) -> Origin {
        let row = if self.are_rows_shared() { self.row(attacker, from) } else { 0 };
        Origin { attacker, from, row, offset: entry(self.0.offsets, row) }
    }

    /// The number of a pair of men on the squares of these numbers; `None` if it has none.
    #[inline(always)]
    pub const fn number(&self, attacker: usize, from: u8, victim: usize, to: u8) -> Option<u32> {
        let (number, rank) = self.number_and_rank(self.origin(attacker, from), victim, to);
        if rank == UNREACHED || number >= self.0.count { None } else { Some(number) }
    }

    /// The number of a pair whose attacker, as some side sees it, reaches the victim's square; `None` if it has none.
    #[inline(always)]
    pub const fn number_of_attack(
        &self,
        attacker: usize,
        from: u8,
        victim: usize,
        to: u8,
    ) -> Option<u32> {
        self.number_from(self.origin(attacker, from), victim, to)
    }

    /// The same, from the part that pairs of the attacker share.
    #[inline(always)]
    pub(super) const fn number_from(&self, origin: Origin, victim: usize, to: u8) -> Option<u32> {
        let (number, rank) = self.number_and_rank(origin, victim, to);
        let is_reached = self.0.is_covered || rank != UNREACHED;
        if is_reached && number < self.0.count { Some(number) } else { None }
    }

    /// The number of a pair that is known to have one.
    #[inline(always)]
    pub const fn number_of(&self, attacker: usize, from: u8, victim: usize, to: u8) -> u32 {
        self.number_and_rank(self.origin(attacker, from), victim, to).0
    }

    #[inline(always)]
    const fn number_and_rank(&self, origin: Origin, victim: usize, to: u8) -> (u32, u8) {
        let Origin { attacker, from, mut row, mut offset } = origin;
        let index = self.index_of(attacker, victim);
        if !self.are_rows_shared() {
            row = self.row(index, from);
            offset = entry(self.0.offsets, row);
        }
        let base = self.0.bases[index][(self.order(from) < self.order(to)) as usize];
        let rank = self.rank(row, to);
        (base + offset + rank as u32 * self.stride(index), rank)
    }

    /// Returns whether an attacker has the same row whoever the victim is.
    #[inline(always)]
    const fn are_rows_shared(&self) -> bool {
        self.0.rows.len() < self.0.bases.len()
    }

    #[inline(always)]
    const fn row(&self, index: usize, from: u8) -> usize {
        self.0.rows[index] as usize + (from as usize & (self.0.entries - 1))
    }

    #[inline(always)]
    const fn stride(&self, index: usize) -> u32 {
        if self.0.strides.is_empty() { 1 } else { self.0.strides[index] }
    }

    /// The square's rank in board order: how many squares come before it.
    #[inline(always)]
    pub const fn order(&self, number: u8) -> u8 {
        if self.0.order.is_empty() { number } else { self.0.order[number as usize] }
    }

    /// The rank of a square among those of a row.
    #[inline(always)]
    const fn rank(&self, row: usize, to: u8) -> u8 {
        match self.0.ranks {
            Ranks::Table(ranks) => {
                entry(ranks, row * self.0.entries + (to as usize & (self.0.entries - 1)))
            }
            Ranks::Counted(sets) if W::BITS == 64 => {
                let (set, bit) = (narrow(entry(sets, row)), 1 << self.order(to));
                if set & bit == 0 { UNREACHED } else { (set & (bit - 1)).count_ones() as u8 }
            }
            Ranks::Counted(sets) => {
                let (set, bit) = (wide(entry(sets, row)), 1 << self.order(to));
                if set & bit == 0 { UNREACHED } else { (set & (bit - 1)).count_ones() as u8 }
            }
        }
    }

    /// The attacker, the number of its square, the victim and the number of its square, of the pair with a number.
    pub const fn pair(&self, number: u32) -> Option<(usize, u8, usize, u8)> {
        let mut index = 0;
        while index < self.0.men * self.0.row {
            let (attacker, victim) = (index / self.0.row, index % self.0.row);
            if let Some((from, to)) = self.squares(attacker, victim, number) {
                return Some((attacker, from, victim, to));
            }
            index += 1;
        }
        None
    }

    /// The squares of the pair of these men that has a number.
    pub const fn squares(&self, attacker: usize, victim: usize, number: u32) -> Option<(u8, u8)> {
        let index = self.index_of(attacker, victim);
        let row = if self.are_rows_shared() { attacker } else { index };
        let (base, most) = (self.0.bases[index][0], self.0.ranked * self.stride(index));
        let mut from = 0;
        while from < self.0.entries {
            let first = base + entry(self.0.offsets, self.row(row, from as u8));
            let is_within = first <= number && number - first < most;
            let mut to = if is_within { 0 } else { self.0.entries };
            while to < self.0.entries {
                let squares = (from as u8, to as u8);
                let found = self.number(attacker, squares.0, victim, squares.1);
                if matches!(found, Some(found) if found == number) {
                    return Some(squares);
                }
                to += 1;
            }
            from += 1;
        }
        None
    }
}

impl<W: Word> Tables<'_, W> {
    /// The number of a couple: two men, and the numbers of their squares.
    #[inline(always)]
    pub const fn couple(&self, one: (usize, u8), other: (usize, u8)) -> Option<u32> {
        let Some(couples) = &self.0.couples else { return None };
        let (one_slot, other_slot) = (couples.slot(one), couples.slot(other));
        let is_absent = one_slot == NO_SLOT || other_slot == NO_SLOT;
        if is_absent || !has(couples.near[one.1 as usize], other.1) {
            return None;
        }
        let (low, high) = if one_slot < other_slot {
            (one_slot as u32, other_slot as u32)
        } else {
            (other_slot as u32, one_slot as u32)
        };
        Some(couples.first + high * (high - 1) / 2 + low)
    }

    /// The couple with a number, the man with the higher slot first.
    pub const fn couple_of(&self, number: u32) -> Option<[(usize, u8); 2]> {
        let Some(couples) = &self.0.couples else { return None };
        if number < couples.first {
            return None;
        }
        let (within, mut high) = (number - couples.first, 1);
        while high * (high + 1) / 2 <= within {
            high += 1;
        }
        let low = within - high * (high - 1) / 2;
        let (Some(one), Some(other)) = (couples.man(high), couples.man(low)) else { return None };
        if self.couple(one, other).is_some() { Some([one, other]) } else { None }
    }
}

impl<W: Word> Couples<'_, W> {
    #[inline(always)]
    const fn slot(&self, (man, square): (usize, u8)) -> u16 {
        let row = self.rows[man];
        if row == NEVER { NO_SLOT } else { self.slots[row as usize + square as usize] }
    }

    /// The man and the square that have a slot.
    const fn man(&self, slot: u32) -> Option<(usize, u8)> {
        let mut man = 0;
        while man < self.rows.len() {
            let mut square = 0;
            while square < self.near.len() {
                let there = (man, square as u8);
                if self.slot(there) as u32 == slot && slot != NO_SLOT as u32 {
                    return Some(there);
                }
                square += 1;
            }
            man += 1;
        }
        None
    }
}

/// Returns whether a word has a bit.
#[inline(always)]
const fn has<W: Word>(word: W, bit: u8) -> bool {
    (if W::BITS == 64 { narrow(word) as u128 } else { wide(word) }) >> bit & 1 != 0
}

/// An entry that lies within the table, as [`Tables::new`] has checked.
#[inline(always)]
#[allow(unsafe_code)]
const fn entry<T: Copy>(table: &[T], index: usize) -> T {
    debug_assert!(index < table.len());
    // SAFETY: only the functions above call this, with a row of the tables.
    unsafe { *table.as_ptr().add(index) }
}
