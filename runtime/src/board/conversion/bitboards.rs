//! Conversion of bitboards from one numbering to another. Const evaluation compares the two and chooses the method.
//!
//! - If the numbers are the same nothing is done.
//! - If they differ by an exclusive or with a constant, as between a1 = 0 and a8 = 0, bits are exchanged once for each
//!   bit of the constant. If all bytes are to be exchanged, one instruction does that.
//! - Otherwise there is a table for every six bits of a 64-bit word (5.5 KB in all), and for every four bits of a
//!   128-bit word (8 KB). Squares of a 256-bit word are renumbered one by one.
//!
//! Tables take equally long for all numberings: a third to a half of the time of a network of exchanges, whose
//! 66 operations wait for one another. Tables for eight bits, of 16 KB, were a third faster again.

use core::marker::PhantomData;

use super::exclusive_or;
use crate::board::{Bitboard, BitboardLayout, Layout};
use crate::u256::U256;
use crate::word::Word;
use crate::word::constant::{
    and, bit, down, from_narrow, low, narrow, narrowed, or, swap_bytes, truncated, up, value,
};

/// A board's numbering, for conversions.
pub(crate) trait Numbers {
    /// The number of each square in the order of the board.
    const NUMBER_AT: &'static [u8];
}

/// The numbers of a layout.
pub(crate) struct Of<L>(PhantomData<L>);

impl<L: Layout> Numbers for Of<L> {
    const NUMBER_AT: &'static [u8] = L::NUMBER_AT;
}

/// The method that converts words from one numbering to another.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Numbers are the same in both: nothing to do.
    Same,
    /// Bit `n` moves to `n` XOR this constant.
    Exchange(u8),
    /// Tables give the images of a few bits at a time.
    Tables,
}

/// The number of bits of a 64-bit word that are looked up at once.
#[doc(hidden)]
pub const BITS_64: usize = 6;

/// The number of bits of a 128-bit word that are looked up at once.
#[doc(hidden)]
pub const BITS_128: usize = 4;

/// The image of every value of each group of bits of a 64-bit word.
#[doc(hidden)]
pub type Tables64 = [[u64; 1 << BITS_64]; 64_usize.div_ceil(BITS_64)];

/// The image of every value of each group of bits of a 128-bit word.
#[doc(hidden)]
pub type Tables128 = [[u128; 1 << BITS_128]; 128_usize.div_ceil(BITS_128)];

/// The conversion from `A` to `B`, numberings of one board.
pub(crate) struct Conversion<A, B>(PhantomData<(A, B)>);

impl<A: Numbers, B: Numbers> Conversion<A, B> {
    const METHOD: Method = method(A::NUMBER_AT, B::NUMBER_AT);
    const USED_64: u32 = used(A::NUMBER_AT, BITS_64);
    const USED_128: u32 = used(A::NUMBER_AT, BITS_128);
    const TABLES_64: &'static Tables64 = &tables(A::NUMBER_AT, B::NUMBER_AT);
    const TABLES_128: &'static Tables128 = &tables(A::NUMBER_AT, B::NUMBER_AT);
    /// The number in `B` of each number in `A`.
    const IMAGES: &'static [u8; 256] = &{
        let (mut images, mut index) = ([0; 256], 0);
        while index < A::NUMBER_AT.len() && index < B::NUMBER_AT.len() {
            images[A::NUMBER_AT[index] as usize] = B::NUMBER_AT[index];
            index += 1;
        }
        images
    };
}

/// A bitboard in another layout of the same board: for [`Bitboard::convert`], and for emitted code.
#[doc(hidden)]
#[inline(always)]
pub const fn renumbered<L: BitboardLayout, M: BitboardLayout>(set: Bitboard<L>) -> Bitboard<M> {
    Bitboard::from_word_unchecked(between_words::<Of<L>, Of<M>, L::Word, M::Word>(set.word()))
}

/// A word in another numbering, perhaps as a word of the other size.
#[inline(always)]
pub(crate) const fn between_words<A: Numbers, B: Numbers, V: Word, W: Word>(set: V) -> W {
    let method = Conversion::<A, B>::METHOD;
    if V::BITS == 64 && W::BITS == 64 {
        let (tables, used) = (Conversion::<A, B>::TABLES_64, Conversion::<A, B>::USED_64);
        from_narrow(renumbered_word(method, tables, used, narrow(set)))
    } else if V::BITS <= 128 && W::BITS <= 128 {
        let (tables, used) = (Conversion::<A, B>::TABLES_128, Conversion::<A, B>::USED_128);
        truncated(renumbered_word(method, tables, used, value(set).low()))
    } else {
        narrowed(match method {
            Method::Same => value(set),
            Method::Exchange(difference) => exchanged(value(set), difference),
            Method::Tables => one_by_one(Conversion::<A, B>::IMAGES, value(set)),
        })
    }
}

/// The method that converts words between numberings, given by the numbers of each square.
#[doc(hidden)]
pub const fn method(from: &[u8], to: &[u8]) -> Method {
    match exclusive_or(from, to) {
        Some(0) => Method::Same,
        Some(difference) => Method::Exchange(difference),
        None => Method::Tables,
    }
}

/// The word with its squares renumbered. They all lie in the `used` groups of bits.
#[doc(hidden)]
#[inline(always)]
pub const fn renumbered_word<W: Word, const VALUES: usize, const GROUPS: usize>(
    method: Method,
    tables: &[[W; VALUES]; GROUPS],
    used: u32,
    word: W,
) -> W {
    match method {
        Method::Same => word,
        Method::Exchange(difference) => exchanged(word, difference),
        Method::Tables => by_tables(tables, used, word),
    }
}

/// The word with each bit `n` moved to `n ^ difference`.
#[inline(always)]
pub(crate) const fn exchanged<W: Word>(mut word: W, difference: u8) -> W {
    // The bits whose index has a 0 at each level below the highest.
    const MASKS: [u128; 7] = [
        u128::MAX / 3,
        u128::MAX / 5,
        u128::MAX / 17,
        u128::MAX / 257,
        u128::MAX / 65537,
        u128::MAX / (u32::MAX as u128 + 2),
        u64::MAX as u128,
    ];
    let bytes = (W::BITS as usize - 8) as u8;
    let mut rest = difference;
    // A single instruction exchanges all bytes. If pairs of bytes stay in order, these are exchanged back.
    if difference & bytes | 8 == bytes {
        word = swap_bytes(word);
        rest ^= bytes;
    }
    let mut level = 0;
    while level < 8 {
        if rest >> level & 1 == 1 {
            let distance = 1 << level;
            let mask = match level {
                7 => truncated(u128::MAX),
                _ => narrowed(U256::from_halves(MASKS[level], MASKS[level])),
            };
            word = or(up(and(word, mask), distance), and(down(word, distance), mask));
        }
        level += 1;
    }
    word
}

/// The image of each value of every group of bits of a word. Numbers beyond the word are left out, since tables of both
/// widths are built for every layout.
#[doc(hidden)]
pub const fn tables<W: Word, const VALUES: usize, const GROUPS: usize>(
    from: &[u8],
    to: &[u8],
) -> [[W; VALUES]; GROUPS] {
    let bits = VALUES.ilog2() as usize;
    let mut tables = [[W::ZERO; VALUES]; GROUPS];
    let mut index = 0;
    while index < from.len() && index < to.len() {
        let (number, image) = (from[index] as usize, to[index]);
        if (number as u32) < W::BITS && (image as u32) < W::BITS {
            tables[number / bits][1 << (number % bits)] = bit(image);
        }
        index += 1;
    }
    let mut index = 0;
    while index < GROUPS * VALUES {
        let (table, value) = (&mut tables[index / VALUES], index % VALUES);
        let rest = value & value.wrapping_sub(1);
        table[value] = or(table[rest], table[value ^ rest]);
        index += 1;
    }
    tables
}

/// The converted word, looked up a group of bits at a time; groups without squares are skipped. Four independent
/// sums keep the chain of additions short.
#[inline(always)]
const fn by_tables<W: Word, const VALUES: usize, const GROUPS: usize>(
    tables: &[[W; VALUES]; GROUPS],
    used: u32,
    word: W,
) -> W {
    let bits = VALUES.ilog2();
    let mut sums = [W::ZERO; 4];
    let mut group = 0;
    while group < GROUPS {
        if used >> group & 1 == 1 {
            let value = low(down(word, bits * group as u32)) as usize % VALUES;
            sums[group % 4] = or(sums[group % 4], tables[group][value]);
        }
        group += 1;
    }
    or(or(sums[0], sums[1]), or(sums[2], sums[3]))
}

/// The word with its bits renumbered one by one, by the image of each number.
pub(crate) const fn one_by_one(images: &[u8; 256], mut rest: U256) -> U256 {
    let mut word = U256::MIN;
    while !rest.is_zero() {
        word = word.or(U256::bit(images[rest.trailing_zeros() as usize] as u32));
        rest = rest.without_least();
    }
    word
}

/// The groups of `bits` bits in which a numbering has squares, as a set of bits.
#[doc(hidden)]
pub const fn used(numbers: &[u8], bits: usize) -> u32 {
    let (mut used, mut index) = (0, 0);
    while index < numbers.len() {
        let group = numbers[index] as usize / bits;
        // Words of 256 bits, which have more groups, are converted without tables.
        used |= ((group < 32) as u32) << (group % 32);
        index += 1;
    }
    used
}
