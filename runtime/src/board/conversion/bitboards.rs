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
use crate::word::constant as word;

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

/// The way to convert words from one numbering to another.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
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

/// The conversion from `A` to `B`, numberings of one board.
pub(crate) struct Conversion<A, B>(PhantomData<(A, B)>);

impl<A: Numbers, B: Numbers> Conversion<A, B> {
    const WAY: Way = way(A::NUMBER_AT, B::NUMBER_AT);
    const USED_64: u32 = used(A::NUMBER_AT, BITS_64);
    const USED_128: u32 = used(A::NUMBER_AT, BITS_128);
    const TABLES_64: &'static Tables64 = &tables_64(A::NUMBER_AT, B::NUMBER_AT);
    const TABLES_128: &'static Tables128 = &tables_128(A::NUMBER_AT, B::NUMBER_AT);

    /// The word of 64 bits with its squares renumbered.
    #[inline(always)]
    pub(crate) const fn narrow(word: u64) -> u64 {
        renumbered_64(Self::WAY, Self::TABLES_64, Self::USED_64, word)
    }

    /// The number in `B` of each number in `A`.
    const IMAGES: &'static [u8; 256] = &{
        let (mut images, mut index) = ([0; 256], 0);
        while index < A::NUMBER_AT.len() && index < B::NUMBER_AT.len() {
            images[A::NUMBER_AT[index] as usize] = B::NUMBER_AT[index];
            index += 1;
        }
        images
    };

    /// The word of any size with its squares renumbered, one by one.
    const fn widest(mut rest: U256) -> U256 {
        if matches!(Self::WAY, Way::Same) {
            return rest;
        }
        let mut word = U256::MIN;
        while !rest.is_zero() {
            word = word.or(U256::bit(Self::IMAGES[rest.trailing_zeros() as usize] as u32));
            rest = rest.without_least();
        }
        word
    }

    /// The word of up to 128 bits with its squares renumbered.
    #[inline(always)]
    const fn wide(word: u128) -> u128 {
        renumbered_128(Self::WAY, Self::TABLES_128, Self::USED_128, word)
    }
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
    if V::BITS == 64 && W::BITS == 64 {
        word::from_narrow(Conversion::<A, B>::narrow(word::narrow(set)))
    } else if V::BITS <= 128 && W::BITS <= 128 {
        let renumbered = Conversion::<A, B>::wide(word::value(set).low());
        word::truncated(U256::from_halves(renumbered, 0))
    } else {
        word::truncated(Conversion::<A, B>::widest(word::value(set)))
    }
}

/// The way to convert words between numberings, given by the numbers of each square.
#[doc(hidden)]
pub const fn way(from: &[u8], to: &[u8]) -> Way {
    match exclusive_or(from, to) {
        Some(0) => Way::Same,
        Some(difference) => Way::Exchange(difference),
        None => Way::Tables,
    }
}

/// The functions for one size of words.
macro_rules! of_word {
    (
        $word:ty: $renumbered:ident $exchanged:ident $masks:expr;
        $tables:ident $by_tables:ident $type:ident: $bits:ident
    ) => {
        /// The image of every value of each group of bits.
        #[doc(hidden)]
        pub type $type = [[$word; 1 << $bits]; <$word>::BITS.div_ceil($bits as u32) as usize];

        /// The word with its squares renumbered. They all lie in the `used` groups of bits.
        #[doc(hidden)]
        #[inline(always)]
        pub const fn $renumbered(way: Way, tables: &$type, used: u32, word: $word) -> $word {
            match way {
                Way::Same => word,
                Way::Exchange(difference) => $exchanged(word, difference),
                Way::Tables => $by_tables(tables, used, word),
            }
        }

        /// The word with each bit `n` moved to `n ^ difference`.
        #[inline(always)]
        const fn $exchanged(mut word: $word, difference: u8) -> $word {
            const MASKS: [$word; 7] = $masks;
            const BYTES: u8 = <$word>::BITS as u8 / 8 - 1 << 3;
            let mut rest = difference;
            // A single instruction makes the exchanges of whole bytes together.
            if difference & BYTES == BYTES {
                word = word.swap_bytes();
                rest ^= BYTES;
            }
            let mut level = 0;
            while level < 7 {
                if rest >> level & 1 == 1 {
                    let distance = 1 << level;
                    word = (word & MASKS[level]) << distance | word >> distance & MASKS[level];
                }
                level += 1;
            }
            word
        }

        /// The image of each value of every group of bits of the word.
        #[doc(hidden)]
        pub const fn $tables(from: &[u8], to: &[u8]) -> $type {
            let mut tables: $type =
                [[0; 1 << $bits]; <$word>::BITS.div_ceil($bits as u32) as usize];
            let mut index = 0;
            while index < from.len() && index < to.len() {
                let (bit, image) = (from[index] as usize, to[index] as u32);
                // Tables of both widths are built for every layout, so a number may lie outside this word.
                let fits = from[index] < <$word>::BITS as u8 && image < <$word>::BITS;
                let mut value = if fits { 0 } else { 1 << $bits };
                while value < 1 << $bits {
                    if value >> (bit % $bits) & 1 == 1 {
                        tables[bit / $bits][value] |= 1 << image;
                    }
                    value += 1;
                }
                index += 1;
            }
            tables
        }

        /// The converted word, looked up a group of bits at a time; groups without squares are skipped. Four independent
        /// sums keep the chain of additions short.
        #[inline(always)]
        const fn $by_tables(tables: &$type, used: u32, word: $word) -> $word {
            let mut sums = [0; 4];
            let mut group = 0;
            while group < tables.len() {
                if used >> group & 1 == 1 {
                    let value = (word >> ($bits * group)) as usize % (1 << $bits);
                    sums[group % 4] |= tables[group][value];
                }
                group += 1;
            }
            (sums[0] | sums[1]) | (sums[2] | sums[3])
        }
    };
}

of_word! {
    u64: renumbered_64 exchanged_64
    [
        0x5555_5555_5555_5555, 0x3333_3333_3333_3333, 0x0f0f_0f0f_0f0f_0f0f, 0x00ff_00ff_00ff_00ff,
        0x0000_ffff_0000_ffff, 0x0000_0000_ffff_ffff, 0,
    ];
    tables_64 by_tables_64 Tables64: BITS_64
}

of_word! {
    u128: renumbered_128 exchanged_128
    [
        u128::MAX / 3, u128::MAX / 5, u128::MAX / 17, u128::MAX / 257, u128::MAX / 65537,
        u128::MAX / (u32::MAX as u128 + 2), u64::MAX as u128,
    ];
    tables_128 by_tables_128 Tables128: BITS_128
}

/// The groups of `bits` bits in which a numbering has squares, as a set of bits.
#[doc(hidden)]
pub const fn used(numbers: &[u8], bits: usize) -> u32 {
    let (mut used, mut index) = (0, 0);
    while index < numbers.len() {
        used |= 1 << (numbers[index] as usize / bits);
        index += 1;
    }
    used
}
