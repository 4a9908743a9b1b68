//! Writes the squares of a set into a list, mostly as moves to them.
//!
//! A list is written at about twenty places in an engine, so what is inlined there is small.
//!
//! - `bodies`: one entry after another, two at a time, or by vectors
//! - `step`: the step by which men reach the squares
#![allow(unsafe_code)]

mod bodies;
mod step;

use core::mem::MaybeUninit;

use crate::board::bitboard::from_bit;
use crate::board::{Bitboard, BitboardLayout, Square};
use crate::word::Word;
use crate::word::constant as word;
use bodies::{at_once, write_word};
pub use step::MoveStep;

/// An entry of a list to be written: a value, or memory that may be uninitialised.
///
/// ```
/// use std::mem::MaybeUninit;
/// use quadrille::Bitboard;
/// use quadrille::layouts::Lerf;
///
/// let mut list = [MaybeUninit::<u8>::uninit(); 256];
/// let numbers = Bitboard::<Lerf>::from_rank(0).write(&mut list, |square| square.number());
/// assert_eq!(numbers, [0, 1, 2, 3, 4, 5, 6, 7]);
/// ```
pub trait Slot<T>: private::Sealed<T> {}

mod private {
    /// A type with the size and the alignment of `T`, which a `T` may overwrite.
    pub trait Sealed<T> {}
}

impl<T> Slot<T> for T {}
impl<T> private::Sealed<T> for T {}
impl<T> Slot<T> for MaybeUninit<T> {}
impl<T> private::Sealed<T> for MaybeUninit<T> {}

/// # Lists
///
/// Entries of a list for all squares at once. Engines spend more time on writing moves than on looking attacks up.
impl<L: BitboardLayout> Bitboard<L> {
    /// Writes an entry for each square to the beginning of the list, in the order of the numbers, and returns the
    /// entries.
    ///
    /// Make the entry from the square's number by shifts, sums and constants, whatever its fields: an entry of 2, 4 or 8
    /// bytes, such as a move of 16 bits beside a score of 32, is written as one integer. With AVX-512 VBMI2 it is a lane
    /// of a vector, and eight entries of 8 bytes, or 16 of 4 or 2, take as many instructions as one. The function is
    /// called for each lane then, so it may be asked for squares that are not in the set, and more than once. Entries
    /// that are looked up or that need a branch are better pushed by a loop over the set. Other targets write two entries
    /// at a time if they have an instruction that counts bits.
    ///
    /// Places behind the last entry may be overwritten. If the list has no room for whole vectors, or pairs, entries are
    /// written one by one. In const contexts, [`pop_front`](Bitboard::pop_front) goes through a set.
    ///
    /// If the length is a field of the list, read it before the call: compilers do not know that entries do not
    /// overwrite it, and `list.len += ...` makes each set wait for that of the set before. Return before that if the set
    /// is empty, as most sets of a generator are: then these cost one branch, and touch no list.
    ///
    /// ```
    /// use quadrille::Bitboard;
    /// use quadrille::layouts::Lerf;
    ///
    /// #[derive(Clone, Copy, Debug, Default, PartialEq)]
    /// struct Entry { mv: u16, score: i32 }
    ///
    /// let (mut moves, mut count) = ([Entry::default(); 256], 0);
    /// let (from, occupied) = (Lerf::B1, Bitboard::from_ranks(0, 1));
    /// let from_bits = u16::from(from.number());
    /// count += (from.knight_attacks() - occupied)
    ///     .write(&mut moves[count..], |to| {
    ///         Entry { mv: from_bits | u16::from(to.number()) << 6, score: 0 }
    ///     })
    ///     .len();
    /// assert_eq!(moves[..count].iter().map(|entry| entry.mv >> 6).collect::<Vec<_>>(), [16, 18]); // a3 and c3
    /// ```
    ///
    /// # Panics
    /// If the list is shorter than the set.
    #[inline(always)]
    pub fn write<T: Copy, S: Slot<T>>(
        self,
        list: &mut [S],
        entry: impl Fn(Square<L>) -> T,
    ) -> &mut [T] {
        write_within(self, Bitboard::FULL, list, entry)
    }

    /// Writes an entry for each square that men reach by a step, made from the square that a man comes
    /// from and the one that he reaches. Squares that no such step leads to are left out.
    ///
    /// This is how moves of pawns are written, from the set of their targets. The step is a [`MoveStep`]: a direction,
    /// several steps in a direction, or an offset in files and ranks. If it is a shift of sets, a subtraction of numbers
    /// finds the square that a man comes from, and the rest is as in [`write`](Bitboard::write); otherwise entries are
    /// written one by one.
    ///
    /// ```
    /// use quadrille::{Bitboard, Direction, layouts::Lerf};
    ///
    /// let (mut list, pawns) = ([(Lerf::A1, Lerf::A1); 64], Lerf::A2 | Lerf::E4);
    /// let captures = pawns.shift(Direction::NorthEast) & (Lerf::B3 | Lerf::D5);
    /// let moves = captures.write_steps(Direction::NorthEast, &mut list, |from, to| (from, to));
    /// assert_eq!(moves, [(Lerf::A2, Lerf::B3)]);
    ///
    /// let target = Lerf::A4.bitboard();
    /// let double_steps = target.write_steps((Direction::North, 2), &mut list, |from, to| (from, to));
    /// assert_eq!(double_steps, [(Lerf::A2, Lerf::A4)]);
    /// let knights = target.write_steps((-1, 2), &mut list, |from, to| (from, to));
    /// assert_eq!(knights, [(Lerf::B2, Lerf::A4)]);
    /// ```
    ///
    /// # Panics
    /// If the list is shorter than the set of squares that are reached.
    #[inline(always)]
    pub fn write_steps<T: Copy, S: Slot<T>>(
        self,
        step: impl Into<MoveStep>,
        list: &mut [S],
        entry: impl Fn(Square<L>, Square<L>) -> T,
    ) -> &mut [T] {
        let step = step.into();
        if let Some((by, entered)) = step.as_shift::<L>() {
            let origin = |to: Square<L>| from_bit(to.number().wrapping_sub(by as u8).into());
            return write_within(self & entered, entered, list, |to| entry(origin(to), to));
        }
        write_one_by_one(self, list, |to| Some(entry(step.origin(to)?, to)))
    }
}

/// [`Bitboard::write`], but the function may be asked for all squares of a set that includes this one, too.
#[inline(always)]
fn write_within<L: BitboardLayout, T: Copy, S: Slot<T>>(
    set: Bitboard<L>,
    all: Bitboard<L>,
    list: &mut [S],
    entry: impl Fn(Square<L>) -> T,
) -> &mut [T] {
    if set.is_empty() {
        return &mut [];
    }
    // Most lists have more room than any set takes, which is known without counting.
    if list.len() < L::Word::BITS as usize {
        return write_with_little_room(set, all, list, entry);
    }
    // SAFETY: the list has room for an entry for each bit.
    unsafe { write_with_room(set, all, list, entry) }
}

/// [`write_within`] for a list that has room.
///
/// # Safety
/// The list has [`room`] for the set, or for an entry for each bit.
#[inline(always)]
unsafe fn write_with_room<L: BitboardLayout, T: Copy, S: Slot<T>>(
    set: Bitboard<L>,
    all: Bitboard<L>,
    list: &mut [S],
    entry: impl Fn(Square<L>) -> T,
) -> &mut [T] {
    // If each number below 64 has a square, 0 costs least as the number to spare.
    let all = if const { word::count_ones(L::ALL) == 64 && L::Word::BITS == 64 } {
        Bitboard::FULL
    } else {
        all
    };
    let (numbers, spare) = (parts(set), parts(all).map(|part| part.trailing_zeros() as u8));
    let entry = |number: u8| entry(from_bit::<L>(number.into()));
    let start = list.as_mut_ptr().cast::<T>();
    // SAFETY: the list has the room; the returned entries have been written.
    unsafe {
        let mut count = write_word(numbers[0], spare[0], start, entry);
        // These are no loop, so that words of one part compile to no more than its entries.
        if L::Word::BITS > 64 {
            let (start, entry) = (start.add(count), |number| entry(number + 64));
            count += write_word(numbers[1], spare[1], start, entry);
        }
        if L::Word::BITS > 128 {
            for part in [2, 3] {
                let (start, entry) = (start.add(count), |number| entry(number + 64 * part as u8));
                count += write_word(numbers[part], spare[part], start, entry);
            }
        }
        core::slice::from_raw_parts_mut(start, count)
    }
}

/// [`write_within`] for a list with fewer places than a word has bits. It is a function of its own so that callers
/// stay small.
#[cold]
fn write_with_little_room<L: BitboardLayout, T: Copy, S: Slot<T>>(
    set: Bitboard<L>,
    all: Bitboard<L>,
    list: &mut [S],
    entry: impl Fn(Square<L>) -> T,
) -> &mut [T] {
    if list.len() < room::<T>(parts(set)) {
        return write_one_by_one(set, list, |to| Some(entry(to)));
    }
    // SAFETY: the list has the room.
    unsafe { write_with_room(set, all, list, entry) }
}

/// The parts of a set's word, the low one first; those that it lacks are empty.
#[inline(always)]
fn parts<L: BitboardLayout>(set: Bitboard<L>) -> [u64; 4] {
    word::value(set.word()).to_words()
}

/// The number of places that are written for the parts of a word, one after the other. It includes those behind
/// the last entry, since several entries are written at a time.
fn room<T>(parts: [u64; 4]) -> usize {
    let (mut room, mut before) = (0, 0);
    for part in parts {
        let count = part.count_ones() as usize;
        room = room.max(before + count.next_multiple_of(at_once::<T>()));
        before += count;
    }
    room
}

/// Writes the entries of those squares that have one.
#[inline]
fn write_one_by_one<L: BitboardLayout, T: Copy, S: Slot<T>>(
    set: Bitboard<L>,
    list: &mut [S],
    entry: impl Fn(Square<L>) -> Option<T>,
) -> &mut [T] {
    let (mut count, start) = (0, list.as_mut_ptr().cast::<T>());
    for entry in set.into_iter().filter_map(entry) {
        assert!(count < list.len(), "the list is shorter than the set: {count} entries");
        // SAFETY: the list has this entry.
        unsafe { start.add(count).write(entry) };
        count += 1;
    }
    // SAFETY: these entries have been written.
    unsafe { core::slice::from_raw_parts_mut(start, count) }
}
