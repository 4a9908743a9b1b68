//! Writes the squares of a set into a list, mostly as moves to them.
#![allow(unsafe_code)]

use core::mem::MaybeUninit;

use crate::bitboard::from_bit;
use crate::{Bitboard, BitboardLayout, Direction, Square, Word, bits, target};

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
    /// Leave room for an entry for each bit of a word: then two entries are written at a time if the target has an
    /// instruction that counts bits, and 32 bytes at a time with AVX-512 VBMI2. With that much room the function may be
    /// called more than once for a square, and entries past the last may be overwritten. Compilers vectorise an entry
    /// that is one integer of shifts and sums, such as a move of two or four bytes. In const contexts,
    /// [`pop_front`](Bitboard::pop_front) goes through a set.
    ///
    /// ```
    /// use quadrille::Bitboard;
    /// use quadrille::layouts::Lerf;
    ///
    /// let (mut moves, mut count) = ([0_u16; 256], 0);
    /// let (from, occupied) = (Lerf::B1, Bitboard::from_ranks(0, 1));
    /// let from_bits = u16::from(from.number());
    /// count += (from.knight_attacks() - occupied)
    ///     .write(&mut moves[count..], |to| from_bits | u16::from(to.number()) << 6)
    ///     .len();
    /// assert_eq!(moves[..count], [1 | 16 << 6, 1 | 18 << 6]); // a3 and c3
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
        if list.len() < L::Word::BITS as usize {
            return write_one_by_one(self, list, entry);
        }
        let entry = |number: u8| entry(from_bit::<L>(number.into()));
        let start = list.as_mut_ptr().cast::<T>();
        let word = self.word().into();
        // SAFETY: the list has room for an entry for each bit, and for 64 after those of the low
        // half; the returned ones have been written.
        unsafe {
            let mut count = write_word(word as u64, start, entry);
            if L::Word::BITS > 64 {
                let high = (word >> 64) as u64;
                count += write_word(high, start.add(count), |number| entry(number + 64));
            }
            core::slice::from_raw_parts_mut(start, count)
        }
    }

    /// Writes an entry for each square that men reach by a step in a direction, made from the square that a man comes
    /// from and the one that he reaches. Squares that no step in this direction leads to are left out.
    ///
    /// This is how moves of pawns are written, from the set of their targets. If the step is a shift of sets, a
    /// subtraction of numbers finds the square that a man comes from. The rest is as in [`write`](Bitboard::write).
    ///
    /// ```
    /// use quadrille::{Bitboard, Direction, layouts::Lerf};
    ///
    /// let (mut list, pawns) = ([(Lerf::A1, Lerf::A1); 64], Lerf::A2 | Lerf::E4);
    /// let captures = pawns.shift(Direction::NorthEast) & (Lerf::B3 | Lerf::D5);
    /// let moves = captures.write_steps(Direction::NorthEast, &mut list, |from, to| (from, to));
    /// assert_eq!(moves, [(Lerf::A2, Lerf::B3)]);
    /// ```
    ///
    /// # Panics
    /// If the list is shorter than the set of squares that are reached.
    #[inline(always)]
    pub fn write_steps<T: Copy, S: Slot<T>>(
        self,
        direction: Direction,
        list: &mut [S],
        entry: impl Fn(Square<L>, Square<L>) -> T,
    ) -> &mut [T] {
        let (by, entered) = L::SHIFTS[direction as usize];
        if by != 0 {
            let targets = self & Bitboard::from_word_unchecked(entered);
            let origin = |to: Square<L>| from_bit(to.number().wrapping_sub(by as u8).into());
            return targets.write(list, |to| entry(origin(to), to));
        }
        let back = direction.opposite();
        let mut targets = Bitboard::EMPTY;
        for to in self.into_iter().filter(|to| to.step(back).is_some()) {
            targets.add(to);
        }
        targets.write(list, |to| entry(to.step(back).unwrap_or(to), to))
    }
}

/// [`Bitboard::write`] for a list with fewer entries than a word has bits.
#[cold]
fn write_one_by_one<L: BitboardLayout, T: Copy, S: Slot<T>>(
    set: Bitboard<L>,
    list: &mut [S],
    entry: impl Fn(Square<L>) -> T,
) -> &mut [T] {
    let count = set.count() as usize;
    let start = list[..count].as_mut_ptr().cast::<T>();
    // SAFETY: the list has an entry for each square, and all of them are written.
    unsafe {
        set.into_iter().enumerate().for_each(|(index, to)| start.add(index).write(entry(to)));
        core::slice::from_raw_parts_mut(start, count)
    }
}

/// Writes an entry for each bit of a word, by the bit's number, and returns how many.
///
/// # Safety
/// There is room for 64 entries.
#[inline(always)]
unsafe fn write_word<T: Copy>(word: u64, start: *mut T, entry: impl Fn(u8) -> T) -> usize {
    // SAFETY: there is room for 64 entries.
    unsafe {
        if word & word.wrapping_sub(1) == 0 {
            // Most sets that are written are small.
            write_each(word, start, entry)
        } else if target::VBMI2 {
            write_vectors(word, start, entry)
        } else if target::COUNTS_BITS {
            write_pairs(word, start, entry)
        } else {
            write_each(word, start, entry)
        }
    }
}

/// One entry after another.
///
/// # Safety
/// There is room for 64 entries.
#[inline(always)]
unsafe fn write_each<T: Copy>(mut word: u64, start: *mut T, entry: impl Fn(u8) -> T) -> usize {
    let mut count = 0;
    while word != 0 {
        // SAFETY: a word has at most 64 bits.
        unsafe { start.add(count).write(entry(word.trailing_zeros() as u8)) };
        word &= word - 1;
        count += 1;
    }
    count
}

/// Two entries at a time; an odd count writes its last entry twice. That halves the branches that may be mispredicted.
///
/// # Safety
/// There is room for 64 entries.
#[inline(always)]
unsafe fn write_pairs<T: Copy>(mut word: u64, start: *mut T, entry: impl Fn(u8) -> T) -> usize {
    let (count, mut next) = (word.count_ones() as usize, start);
    while word != 0 {
        let first = word.trailing_zeros() as u8;
        word &= word - 1;
        let second = if word == 0 { first } else { word.trailing_zeros() as u8 };
        word &= word.wrapping_sub(1);
        // SAFETY: a word has at most 64 bits, and the last of an odd number is not the 64th.
        unsafe {
            next.write(entry(first));
            next.add(1).write(entry(second));
            next = next.add(2);
        }
    }
    count
}

/// As many entries at a time as fill a vector of 32 bytes, the widest that compilers use by themselves. Entries past
/// the last repeat the first.
///
/// # Safety
/// There is room for 64 entries, and the word has a bit.
#[inline(always)]
unsafe fn write_vectors<T: Copy>(word: u64, start: *mut T, entry: impl Fn(u8) -> T) -> usize {
    let at_once = match size_of::<T>() {
        0 | 1 => 32,
        2 => 16,
        _ => 8,
    };
    let (numbers, count) = (bits::numbers(word), word.count_ones() as usize);
    let mut first = 0;
    while first < count {
        #[expect(clippy::needless_range_loop, reason = "compilers make vectors of it")]
        for index in first..first + at_once {
            // SAFETY: 64 is a multiple of the entries that are written at once, so none is past the 64th.
            unsafe { start.add(index).write(entry(numbers[index])) };
        }
        first += at_once;
    }
    count
}

#[cfg(test)]
mod tests {
    extern crate std;
    use std::vec::Vec;

    use super::{write_each, write_pairs, write_vectors};

    type Write = unsafe fn(u64, *mut u16, fn(u8) -> u16) -> usize;

    #[test]
    fn every_way_writes_the_same() {
        let ways: [Write; 3] = [write_each, write_pairs, write_vectors];
        let mut word = 0x9e37_79b9_7f4a_7c15_u64;
        for round in 0..5000 {
            word = word.rotate_left(7).wrapping_mul(0xd134_2543_de82_ef95) | 1 << 40;
            // Sets of all sizes.
            let set =
                (0..round % 6).fold(word, |set, by| set & (word.rotate_left(by * 9) | 1 << 40));
            let expected: Vec<u16> =
                (0..64).filter(|bit| set >> bit & 1 == 1).map(|bit| bit << 6 | 5).collect();
            for way in ways {
                let mut list = [0; 64];
                // SAFETY: the list has room for 64 entries, and the set a bit.
                let count = unsafe { way(set, list.as_mut_ptr(), |bit| u16::from(bit) << 6 | 5) };
                assert_eq!(list[..count], expected);
            }
        }
    }
}
