//! Ways to write the entries of a set to a list: one by one, two at a time, or by vectors.
//!
//! An entry of 2, 4 or 8 bytes is stored as the integer of its size, even if it has fields. Compilers then see
//! shifts and sums of integers, which they compute for all lanes of a vector at once, and one store instead of one
//! for each field.
#![allow(unsafe_code)]

use core::mem::{MaybeUninit, transmute_copy};

use crate::bits;
use crate::target;

/// The number of entries of a type that are written at a time. Lists have room for the last ones that are written.
///
/// With AVX-512 VBMI2 an entry of 1, 2, 4 or 8 bytes is a lane of a vector. Entries of other sizes are written two at a
/// time if counting bits takes an instruction: their number decides when to stop.
pub(super) const fn at_once<T>() -> usize {
    match size_of::<T>() {
        1 | 2 | 4 | 8 if target::VBMI2 => lanes(size_of::<T>()),
        _ if target::COUNTS_BITS => 2,
        _ => 1,
    }
}

/// The lanes of a vector of 64 bytes, or of 32 if that holds 16 entries, since few sets have more squares.
const fn lanes(bytes: usize) -> usize {
    match bytes {
        8 => 8,
        4 | 2 => 16,
        _ => 32,
    }
}

/// Writes an entry for each bit of a word, by the bit's number, and returns their number. The entry of the number
/// `spare` may be asked for as well, and written behind the last.
///
/// # Safety
/// There is room for the entries, rounded up to the next multiple of [`at_once`].
#[inline(always)]
pub(super) unsafe fn write_word<T: Copy>(
    word: u64,
    spare: u8,
    start: *mut T,
    entry: impl Fn(u8) -> T,
) -> usize {
    // An engine has many sets that are nearly always empty, such as promotions. A set of a single square is a case of its
    // own only if an entry takes several stores: whether it has one is hard to predict, and a second entry of one store
    // costs less.
    if word == 0 {
        return 0;
    }
    // SAFETY: the caller ensures this.
    unsafe {
        match (at_once::<T>(), size_of::<T>()) {
            (1, _) => write_each(word, start, entry),
            (2, 1 | 2 | 4 | 8) => write_pairs(word, spare, start, entry),
            (2, _) if word.is_power_of_two() => write_each(word, start, entry),
            (2, _) => write_pairs(word, spare, start, entry),
            (_, 1) => write_vectors::<T, u8, { lanes(1) }>(word, spare, start, entry),
            (_, 2) => write_vectors::<T, u16, { lanes(2) }>(word, spare, start, entry),
            (_, 4) => write_vectors::<T, u32, { lanes(4) }>(word, spare, start, entry),
            _ => write_vectors::<T, u64, { lanes(8) }>(word, spare, start, entry),
        }
    }
}

/// Writes one entry after another.
///
/// # Safety
/// There is room for an entry for each bit.
#[inline(always)]
unsafe fn write_each<T: Copy>(mut word: u64, start: *mut T, entry: impl Fn(u8) -> T) -> usize {
    let mut count = 0;
    while word != 0 {
        // SAFETY: the caller ensures this.
        unsafe { store(start.add(count), entry(word.trailing_zeros() as u8)) };
        word &= word - 1;
        count += 1;
    }
    count
}

/// Writes two entries at a time. This takes half of the branches, each of which is decided by the count and waits
/// for no bit.
///
/// # Safety
/// The word has a bit. There is room for an entry for each, and for one more if their number is odd.
#[inline(always)]
unsafe fn write_pairs<T: Copy>(
    mut word: u64,
    spare: u8,
    start: *mut T,
    entry: impl Fn(u8) -> T,
) -> usize {
    let count = word.count_ones() as usize;
    let (mut next, end) = (start, start.wrapping_add(count));
    loop {
        for index in 0..2 {
            let zeros = word.trailing_zeros() as u8;
            // The first arm takes an operation less than the others, or none if the entry masks the number anyway.
            let number = match spare {
                0 => zeros & 63,
                _ if word == 0 => spare,
                _ => zeros,
            };
            word &= word.wrapping_sub(1);
            // SAFETY: the caller ensures this.
            unsafe { store(next.add(index), entry(number)) };
        }
        next = next.wrapping_add(2);
        if next >= end {
            return count;
        }
    }
}

/// Stores an entry, in one piece if an integer has its size.
///
/// # Safety
/// The place is valid for writes.
#[inline(always)]
unsafe fn store<T: Copy>(place: *mut T, entry: T) {
    // SAFETY: the caller ensures this; the integer has the size of the entry, and may be uninitialised where that has
    // padding.
    unsafe {
        match size_of::<T>() {
            2 => place.cast::<MaybeUninit<u16>>().write_unaligned(transmute_copy(&entry)),
            4 => place.cast::<MaybeUninit<u32>>().write_unaligned(transmute_copy(&entry)),
            8 => place.cast::<MaybeUninit<u64>>().write_unaligned(transmute_copy(&entry)),
            _ => place.write(entry),
        }
    }
}

/// Writes as many entries at a time as a vector has lanes.
///
/// # Safety
/// The word has a bit. There is room for the entries, rounded up to the next multiple of `LANES`. `W` has the size of
/// `T`.
#[inline(always)]
unsafe fn write_vectors<T: Copy, W: Copy, const LANES: usize>(
    word: u64,
    spare: u8,
    start: *mut T,
    entry: impl Fn(u8) -> T,
) -> usize {
    let count = word.count_ones() as usize;
    let mut numbers = bits::Numbers::new(word, spare);
    // Compilers know that a count is at most 64. If it decided when to end, they would unroll this loop whole, wherever
    // it is inlined; of addresses they know no such thing.
    let (mut next, end) = (start, start.wrapping_add(count));
    loop {
        let (first, mut lanes) = (numbers.first::<LANES>(), [MaybeUninit::<W>::uninit(); LANES]);
        for lane in 0..LANES {
            // SAFETY: an entry has the size of a lane, which may be uninitialised where the entry has padding.
            lanes[lane] = unsafe { transmute_copy(&entry(first[lane])) };
        }
        // SAFETY: the last vector ends at the next multiple of `LANES`.
        unsafe { next.cast::<[MaybeUninit<W>; LANES]>().write_unaligned(lanes) };
        next = next.wrapping_add(LANES);
        if next >= end {
            return count;
        }
        numbers = numbers.after::<LANES>();
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use std::vec::Vec;

    use super::{write_each, write_pairs, write_vectors};

    type Write<T> = unsafe fn(u64, *mut T, fn(u8) -> T) -> usize;

    /// Sets of all sizes.
    fn each_set(mut check: impl FnMut(u64)) {
        let mut word = 0x9e37_79b9_7f4a_7c15_u64;
        [1, 1 << 63, u64::MAX].into_iter().for_each(&mut check);
        for round in 0..if cfg!(miri) { 30 } else { 3000 } {
            word = word.rotate_left(7).wrapping_mul(0xd134_2543_de82_ef95);
            check((0..round % 6).fold(word, |set, by| set & word.rotate_left(by * 9 + 5)) | 2);
        }
    }

    /// Checks that every way writes the same, and nothing beyond its room.
    fn every_way<T: Copy + PartialEq + core::fmt::Debug, W: Copy, const LANES: usize>(
        entry: fn(u8) -> T,
    ) {
        let by_pairs: Write<T> = |word, start, entry| {
            // SAFETY: the caller ensures this.
            unsafe { write_pairs(word, 7, start, entry) }
        };
        let by_vectors: Write<T> = |word, start, entry| {
            // SAFETY: the caller ensures this.
            unsafe { write_vectors::<T, W, LANES>(word, 7, start, entry) }
        };
        let ways: [(usize, Write<T>); 3] = [(1, write_each), (2, by_pairs), (LANES, by_vectors)];
        each_set(|set| {
            let expected: Vec<T> = (0..64).filter(|bit| set >> bit & 1 == 1).map(entry).collect();
            for (at_once, way) in ways {
                let room = expected.len().next_multiple_of(at_once);
                let mut list = std::vec![entry(99); room + 1];
                // SAFETY: the list has the room that is asked for.
                let count = unsafe { way(set, list.as_mut_ptr(), entry) };
                assert_eq!(list[..count], expected);
                assert_eq!(list[room], entry(99));
            }
        });
    }

    static REFERRED: [u8; 100] = [5; 100];

    #[test]
    fn every_way_writes_the_same() {
        every_way::<u8, u8, 32>(|bit| bit);
        every_way::<u16, u16, 16>(|bit| u16::from(bit) << 6 | 5);
        every_way::<u16, u16, 32>(|bit| u16::from(bit) << 6 | 5);
        every_way::<[u8; 4], u32, 8>(|bit| [bit, 3, bit, 9]);
        every_way::<(u8, u16), u32, 16>(|bit| (bit, 700));
        every_way::<u64, u64, 8>(|bit| u64::from(bit) << 32 | 5);
        every_way::<(u16, i32), u64, 8>(|bit| (u16::from(bit) << 6, -7));
        // References keep what they point to.
        #[cfg(target_pointer_width = "64")]
        every_way::<&u8, u64, 8>(|bit| &REFERRED[usize::from(bit)]);
        #[cfg(target_pointer_width = "32")]
        every_way::<&u8, u32, 8>(|bit| &REFERRED[usize::from(bit)]);
    }
}
