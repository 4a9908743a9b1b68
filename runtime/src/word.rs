//! The integers that hold bitboards.

use core::fmt::{Binary, Debug, Display, LowerHex, Octal, UpperHex};
use core::hash::Hash;
use core::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

use crate::index::Entry;

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
    + private::Sealed
{
    /// The width in bits: 64 or 128.
    const BITS: u32;
    /// The word with no bit set.
    const ZERO: Self;

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
    ($($word:ident)*) => { $(
        impl private::Sealed for $word {}

        impl Word for $word {
            const BITS: u32 = $word::BITS;
            const ZERO: $word = 0;
        }
    )* };
}

words!(u64 u128);

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

    /// Functions of words, each an expression that fits either size.
    macro_rules! functions {
        ($($(#[$doc:meta])* $seen:vis $name:ident($($word:ident),*) $(-> $result:ty)? = $value:expr;)*) => { $(
            crate::word::constant::functions! {
                @one [$(#[$doc])* $seen] $name($($word),*) $(-> $result)? = $value;
            }
        )* };
        (@one [$(#[$doc:meta])* $seen:vis] $name:ident($($word:ident),*) = $value:expr;) => {
            $(#[$doc])*
            #[inline(always)]
            $seen const fn $name<W: crate::word::Word>($($word: W),*) -> W {
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
        (@one [$(#[$doc:meta])* $seen:vis] $name:ident($($word:ident),*) -> $result:ty = $value:expr;) => {
            $(#[$doc])*
            #[inline(always)]
            $seen const fn $name<W: crate::word::Word>($($word: W),*) -> $result {
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
        /// The bits of one only.
        pub(crate) xor(a, b) = a ^ b;
        /// The bits of the first that are not in the second.
        pub(crate) and_not(a, b) = a & !b;
        /// The difference, modulo the word.
        pub(crate) minus(a, b) = a.wrapping_sub(b);
        /// The word without its lowest set bit; 0 stays 0.
        pub(crate) without_least(word) = word & word.wrapping_sub(1);
        /// Whether no bit is set.
        pub(crate) is_zero(word) -> bool = word == 0;
        /// Whether the words are the same.
        pub(crate) equal(a, b) -> bool = a == b;
        /// The number of bits set.
        pub(crate) count_ones(word) -> u32 = word.count_ones();
        /// The index of the lowest set bit.
        pub(crate) trailing_zeros(word) -> u32 = word.trailing_zeros();
        /// The number of leading zeros.
        pub(crate) leading_zeros(word) -> u32 = word.leading_zeros();
    }

    /// The word shifted up, or down if `by` is negative, by fewer bits than it has.
    #[inline(always)]
    pub(crate) const fn shifted<W: Word>(word: W, by: i32) -> W {
        let (up, down) = (by.unsigned_abs() * (by > 0) as u32, by.unsigned_abs() * (by < 0) as u32);
        if W::BITS == 64 {
            from_narrow(narrow(word) << up >> down)
        } else {
            from_wide(wide(word) << up >> down)
        }
    }

    /// Bit `n` alone.
    #[inline(always)]
    pub(crate) const fn bit<W: Word>(n: u8) -> W {
        if W::BITS == 64 { from_narrow(1 << n) } else { from_wide(1 << n) }
    }
}
