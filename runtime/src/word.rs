//! The integers that hold bitboards.

use core::fmt::{Binary, Debug, Display, LowerHex, Octal, UpperHex};
use core::hash::Hash;
use core::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

use crate::index::Entry;
use crate::table::Plain;
use crate::u256::U256;

/// An integer with a bit for each square: `u64` on boards of up to 64 squares, `u128` on boards of up to 128, [`U256`]
/// above.
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
    + Into<U256>
    + Plain
    + private::Sealed
{
    /// The width in bits: 64, 128 or 256.
    const BITS: u32;
    /// The word with no bit set.
    const ZERO: Self;
    /// The word as integers of 64 bits, the low one first.
    #[doc(hidden)]
    type Halves: Plain + Debug;
    /// The alignment of tables of sets that are read together.
    #[doc(hidden)]
    type Alignment: Copy + Debug;

    /// The low bits of a wider word.
    #[doc(hidden)]
    #[inline(always)]
    fn truncated(wide: impl Into<U256>) -> Self {
        constant::narrowed(wide.into())
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
            const ZERO: $word = $word::MIN;
            type Halves = [u64; $halves];
            type Alignment = $alignment;
        }
    )* };
}

words!(u64 1 CacheLine u128 2 u128 U256 4 CacheLine);

/// The alignment of a cache line.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub struct CacheLine;

/// The functions of words, for const contexts too, which cannot call those of a trait.
///
/// `u64`, `u128` and `U256` are the only words, since the trait is sealed, and `BITS` tells them apart.
pub(crate) mod constant {
    use super::Word;
    use crate::u256::U256;

    /// A word of any size. Reading a field calls no function, even if nothing is inlined.
    #[derive(Clone, Copy)]
    union Bits<W: Word> {
        word: W,
        narrow: u64,
        wide: u128,
        widest: U256,
        halves: W::Halves,
        pair: [u64; 2],
        four: [u64; 4],
    }

    /// The functions that take a word for the integer that it is, and back.
    macro_rules! of_size {
        ($($size:ident $from_size:ident $word:ident $bits:literal)*) => { $(
            #[doc = concat!("The value of a word that has ", $bits, " bits.")]
            ///
            /// # Panics
            /// If the word has another width.
            #[inline(always)]
            #[allow(unsafe_code)]
            pub const fn $size<W: Word>(word: W) -> $word {
                assert!(W::BITS == $bits, concat!("this is for words of ", $bits, " bits"));
                // SAFETY: there is one word of this width.
                unsafe { Bits { word }.$size }
            }

            #[doc = concat!("The word of ", $bits, " bits that has this value.")]
            ///
            /// # Panics
            /// If the word has another width.
            #[inline(always)]
            #[allow(unsafe_code)]
            pub const fn $from_size<W: Word>(value: $word) -> W {
                assert!(W::BITS == $bits, concat!("this is for words of ", $bits, " bits"));
                // SAFETY: there is one word of this width.
                unsafe { Bits { $size: value }.word }
            }
        )* };
    }

    of_size! {
        narrow from_narrow u64 64
        wide from_wide u128 128
        widest from_widest U256 256
    }

    /// The word's value, whatever its size.
    #[inline(always)]
    pub(crate) const fn value<W: Word>(word: W) -> U256 {
        match W::BITS {
            64 => U256::from_halves(narrow(word) as u128, 0),
            128 => U256::from_halves(wide(word), 0),
            _ => widest(word),
        }
    }

    /// The low bits of a value.
    #[inline(always)]
    pub(crate) const fn narrowed<W: Word>(value: U256) -> W {
        match W::BITS {
            64 => from_narrow(value.low() as u64),
            128 => from_wide(value.low()),
            _ => from_widest(value),
        }
    }

    /// The low bits of a `u128`.
    #[inline(always)]
    pub(crate) const fn truncated<W: Word>(value: u128) -> W {
        narrowed(U256::from_halves(value, 0))
    }

    /// The word whose parts of 64 bits are all the same.
    #[inline(always)]
    pub(crate) const fn repeated<W: Word>(part: u64) -> W {
        narrowed(U256::from_words([part; 4]))
    }

    /// The union of the word's parts of 64 bits.
    #[inline(always)]
    pub(crate) const fn folded<W: Word>(word: W) -> u64 {
        let [a, b, c, d] = value(word).to_words();
        (a | b) | (c | d)
    }

    /// The word that consists of these halves.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub(crate) const fn joined<W: Word>(halves: W::Halves) -> W {
        let halves = Bits::<W> { halves };
        // SAFETY: a word consists of one, two or four `u64`, by its width.
        unsafe {
            match W::BITS {
                64 => from_narrow(halves.narrow),
                128 => narrowed(U256::from_words([halves.pair[0], halves.pair[1], 0, 0])),
                _ => from_widest(U256::from_words(halves.four)),
            }
        }
    }

    /// Functions of words, each an expression of operators; if `U256`, whose operators are not const, has no methods of
    /// the names used there, the expression for it follows. Parameters with types come after a semicolon.
    macro_rules! functions {
        ($(
            $(#[$doc:meta])*
            $name:ident($($word:ident),* $(; $given:ident: $type:ty)?) $(-> $result:ty)? = $value:expr $(, $by_methods:expr)?;
        )*) => { $(
            functions! {
                @one [$(#[$doc])*] $name($($word),*; $($given: $type)?) $(-> $result)? = $value, $($by_methods,)? $value;
            }
        )* };
        (
            @one [$(#[$doc:meta])*] $name:ident($($word:ident),*; $($given:ident: $type:ty)?)
            = $value:expr, $by_methods:expr $(, $unused:expr)?;
        ) => {
            $(#[$doc])*
            #[inline(always)]
            pub(crate) const fn $name<W: Word>($($word: W,)* $($given: $type)?) -> W {
                match W::BITS {
                    64 => {
                        $(let $word = narrow($word);)*
                        from_narrow($value)
                    }
                    128 => {
                        $(let $word = wide($word);)*
                        from_wide($value)
                    }
                    _ => {
                        $(let $word = widest($word);)*
                        from_widest($by_methods)
                    }
                }
            }
        };
        (
            @one [$(#[$doc:meta])*] $name:ident($($word:ident),*; $($given:ident: $type:ty)?) -> $result:ty
            = $value:expr, $by_methods:expr $(, $unused:expr)?;
        ) => {
            $(#[$doc])*
            #[inline(always)]
            pub(crate) const fn $name<W: Word>($($word: W,)* $($given: $type)?) -> $result {
                match W::BITS {
                    64 => {
                        $(let $word = narrow($word);)*
                        $value
                    }
                    128 => {
                        $(let $word = wide($word);)*
                        $value
                    }
                    _ => {
                        $(let $word = widest($word);)*
                        $by_methods
                    }
                }
            }
        };
    }

    functions! {
        /// Bits that are set in both.
        and(a, b) = a & b, a.and(b);
        /// Bits that are set in either.
        or(a, b) = a | b, a.or(b);
        /// The bits that are set in exactly one.
        xor(a, b) = a ^ b, a.xor(b);
        /// The bits of the first that are not in the second.
        and_not(a, b) = a & !b, a.and_not(b);
        /// The bits that are not set.
        not(word) = !word, word.complement();
        /// The difference, modulo the word.
        minus(a, b) = a.wrapping_sub(b);
        /// The word less 1, modulo the word.
        less_one(word) = word.wrapping_sub(1), word.less_one();
        /// The word without its lowest set bit; 0 stays 0.
        without_least(word) = word & word.wrapping_sub(1), word.without_least();
        /// The word shifted up by fewer bits than it has.
        up(word; by: u32) = word << by, word.up(by);
        /// The word shifted down by fewer bits than it has.
        down(word; by: u32) = word >> by, word.down(by);
        /// The lowest 64 bits.
        low(word) -> u64 = word as u64, word.low() as u64;
        /// The bits from 64 to 127; 0 in a word of 64 bits.
        high(word) -> u64 = (word as u128 >> 64) as u64, (word.low() >> 64) as u64;
        /// The bytes in reverse order.
        swap_bytes(word) = word.swap_bytes();
        /// The bits in reverse order.
        reverse_bits(word) = word.reverse_bits();
        /// Returns whether no bit is set.
        is_zero(word) -> bool = word == 0, word.is_zero();
        /// Returns whether the words are the same.
        equal(a, b) -> bool = a == b, a.equals(b);
        /// The number of bits set.
        count_ones(word) -> u32 = word.count_ones();
        /// The index of the lowest set bit.
        trailing_zeros(word) -> u32 = word.trailing_zeros();
        /// The number of leading zeros.
        leading_zeros(word) -> u32 = word.leading_zeros();
    }

    /// Bit `n` alone.
    #[inline(always)]
    pub(crate) const fn bit<W: Word>(n: u8) -> W {
        match W::BITS {
            64 => from_narrow(1 << n),
            128 => from_wide(1 << n),
            _ => from_widest(U256::bit(n as u32)),
        }
    }

    /// Returns whether a bit is set in both.
    #[inline(always)]
    pub(crate) const fn meet<W: Word>(a: W, b: W) -> bool {
        !is_zero(and(a, b))
    }

    /// The word shifted up, or down if `by` is negative, by fewer bits than it has.
    #[inline(always)]
    pub(crate) const fn shifted<W: Word>(word: W, by: i32) -> W {
        let (ups, downs) =
            (by.unsigned_abs() * (by > 0) as u32, by.unsigned_abs() * (by < 0) as u32);
        down(up(word, ups), downs)
    }
}
