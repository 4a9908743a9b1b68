//! The integers that hold bitboards.

use core::fmt::{Binary, Debug, Display, LowerHex, Octal, UpperHex};
use core::hash::Hash;
use core::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

use crate::index::Entry;
use crate::table::Plain;

/// An integer with a bit for each square: `u64` on boards up to 64 squares, `u128` above.
///
/// ```
/// use quadrille::Word;
/// fn halves<W: Word>(word: W) -> [W; 2] { [word >> W::BITS / 2, word << W::BITS / 2 >> W::BITS / 2] }
/// assert_eq!(halves(0x12_0000_0034_u64), [0x12, 0x34]);
/// ```
pub trait Word:
    Entry
    + Eq
    + Ord
    + Hash
    + Default
    + Display
    + Debug
    + Binary
    + LowerHex
    + UpperHex
    + Octal
    + Not<Output = Self>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
    + Into<u128>
    + Plain
    + private::Sealed
{
    /// The width in bits: 64 or 128.
    const BITS: u32;
    /// The word with no bit set.
    const ZERO: Self;
    /// The word as integers of 64 bits, the low one first.
    #[doc(hidden)]
    type Halves: Plain + Debug;
    /// The alignment of tables of sets that are read together.
    #[doc(hidden)]
    type Alignment: Copy + Debug;

    /// The low bits of a `u128`.
    #[doc(hidden)]
    #[inline(always)]
    fn truncated(wide: u128) -> Self {
        constant::truncated(wide)
    }
}

mod private {
    pub trait Sealed {}
}

macro_rules! words {
    ($($word:ident $halves:literal $alignment:ty)*) => { $(
        impl private::Sealed for $word {}

        impl Word for $word {
            const BITS: u32 = $word::BITS;
            const ZERO: $word = 0;
            type Halves = [u64; $halves];
            type Alignment = $alignment;
        }
    )* };
}

words!(u64 1 CacheLine u128 2 u128);

/// The alignment of a cache line.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub struct CacheLine;

/// The functions of words, for const contexts too, which cannot call those of a trait.
///
/// `u64` and `u128` are the only words, since the trait is sealed, and `BITS` tells them apart.
pub(crate) mod constant {
    use super::Word;

    /// A word of either size. Reading a field calls no function, even if nothing is inlined.
    #[derive(Clone, Copy)]
    union Bits<W: Word> {
        word: W,
        narrow: u64,
        wide: u128,
        halves: W::Halves,
        pair: [u64; 2],
    }

    /// The value of a word that has 64 bits.
    ///
    /// # Panics
    /// If the word has another width.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub const fn narrow<W: Word>(word: W) -> u64 {
        assert!(W::BITS == 64);
        // SAFETY: the word of 64 bits is `u64`.
        unsafe { Bits { word }.narrow }
    }

    /// The value of a word that has 128 bits.
    ///
    /// # Panics
    /// If the word has another width.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub const fn wide<W: Word>(word: W) -> u128 {
        assert!(W::BITS == 128);
        // SAFETY: the word of 128 bits is `u128`.
        unsafe { Bits { word }.wide }
    }

    /// The word of 64 bits that has this value.
    ///
    /// # Panics
    /// If the word has another width.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub const fn from_narrow<W: Word>(value: u64) -> W {
        assert!(W::BITS == 64);
        // SAFETY: the word of 64 bits is `u64`.
        unsafe { Bits { narrow: value }.word }
    }

    /// The word of 128 bits that has this value.
    ///
    /// # Panics
    /// If the word has another width.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub const fn from_wide<W: Word>(value: u128) -> W {
        assert!(W::BITS == 128);
        // SAFETY: the word of 128 bits is `u128`.
        unsafe { Bits { wide: value }.word }
    }

    /// The word's value, whatever its size.
    #[inline(always)]
    pub(crate) const fn value<W: Word>(word: W) -> u128 {
        if W::BITS == 64 { narrow(word) as u128 } else { wide(word) }
    }

    /// The low bits of a `u128`.
    #[inline(always)]
    pub(crate) const fn truncated<W: Word>(value: u128) -> W {
        if W::BITS == 64 { from_narrow(value as u64) } else { from_wide(value) }
    }

    /// The word that consists of these halves.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub(crate) const fn joined<W: Word>(halves: W::Halves) -> W {
        if W::BITS == 64 {
            // SAFETY: the only half of a word of 64 bits is a `u64`.
            from_narrow(unsafe { Bits::<W> { halves }.narrow })
        } else {
            // SAFETY: the halves of a word of 128 bits are two `u64`.
            let [low, high] = unsafe { Bits::<W> { halves }.pair };
            from_wide((high as u128) << 64 | low as u128)
        }
    }

    /// Functions of words, each an expression that fits either size. Parameters with types come after a semicolon.
    macro_rules! functions {
        ($(
            $(#[$doc:meta])*
            $seen:vis $name:ident($($word:ident),* $(; $($given:ident: $type:ty),*)?) $(-> $result:ty)? = $value:expr;
        )*) => { $(
            crate::word::constant::functions! {
                @one [$(#[$doc])* $seen] $name($($word),*; $($($given: $type),*)?) $(-> $result)? = $value;
            }
        )* };
        (@one [$(#[$doc:meta])* $seen:vis] $name:ident($($word:ident),*; $($given:ident: $type:ty),*) = $value:expr;) => {
            $(#[$doc])*
            #[inline(always)]
            $seen const fn $name<W: crate::word::Word>($($word: W,)* $($given: $type),*) -> W {
                use crate::word::constant::{from_narrow, from_wide, narrow, wide};
                if W::BITS == 64 {
                    $(let $word = narrow($word);)*
                    from_narrow($value)
                } else {
                    $(let $word = wide($word);)*
                    from_wide($value)
                }
            }
        };
        (@one [$(#[$doc:meta])* $seen:vis] $name:ident($($word:ident),*; $($given:ident: $type:ty),*) -> $result:ty = $value:expr;) => {
            $(#[$doc])*
            #[inline(always)]
            $seen const fn $name<W: crate::word::Word>($($word: W,)* $($given: $type),*) -> $result {
                use crate::word::constant::{narrow, wide};
                if W::BITS == 64 {
                    $(let $word = narrow($word);)*
                    $value
                } else {
                    $(let $word = wide($word);)*
                    $value
                }
            }
        };
    }
    pub(crate) use functions;

    functions! {
        /// Bits that are set in both.
        pub(crate) and(a, b) = a & b;
        /// Bits that are set in either.
        pub(crate) or(a, b) = a | b;
        /// The bits that are set in exactly one.
        pub(crate) xor(a, b) = a ^ b;
        /// The bits of the first that are not in the second.
        pub(crate) and_not(a, b) = a & !b;
        /// The bits that are not set.
        pub(crate) not(word) = !word;
        /// The difference, modulo the word.
        pub(crate) minus(a, b) = a.wrapping_sub(b);
        /// The word less 1, modulo the word.
        pub(crate) less_one(word) = word.wrapping_sub(1);
        /// The word without its lowest set bit; 0 stays 0.
        pub(crate) without_least(word) = word & word.wrapping_sub(1);
        /// The word shifted up by fewer bits than it has.
        pub(crate) up(word; by: u32) = word << by;
        /// The word shifted down by fewer bits than it has.
        pub(crate) down(word; by: u32) = word >> by;
        /// The lowest 64 bits.
        pub(crate) low(word) -> u64 = word as u64;
        /// The bits from 64 on; 0 in a word of 64 bits.
        pub(crate) high(word) -> u64 = (word as u128 >> 64) as u64;
        /// The bytes in reverse order.
        pub(crate) swap_bytes(word) = word.swap_bytes();
        /// The bits in reverse order.
        pub(crate) reverse_bits(word) = word.reverse_bits();
        /// Returns whether no bit is set.
        pub(crate) is_zero(word) -> bool = word == 0;
        /// Returns whether the words are the same.
        pub(crate) equal(a, b) -> bool = a == b;
        /// The number of bits set.
        pub(crate) count_ones(word) -> u32 = word.count_ones();
        /// The index of the lowest set bit.
        pub(crate) trailing_zeros(word) -> u32 = word.trailing_zeros();
        /// The number of leading zeros.
        pub(crate) leading_zeros(word) -> u32 = word.leading_zeros();
    }

    /// Bit `n` alone.
    #[inline(always)]
    pub(crate) const fn bit<W: Word>(n: u8) -> W {
        if W::BITS == 64 { from_narrow(1 << n) } else { from_wide(1 << n) }
    }

    /// The word shifted up, or down if `by` is negative, by fewer bits than it has.
    #[inline(always)]
    pub(crate) const fn shifted<W: Word>(word: W, by: i32) -> W {
        let (ups, downs) =
            (by.unsigned_abs() * (by > 0) as u32, by.unsigned_abs() * (by < 0) as u32);
        down(up(word, ups), downs)
    }
}
