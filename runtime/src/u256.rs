//! An integer of 256 bits, for boards of 129 to 256 squares.

use core::cmp::Ordering;
use core::fmt::{self, Binary, Debug, Display, LowerHex, Octal, UpperHex};
use core::ops::{
    BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Shl, ShlAssign, Shr,
    ShrAssign,
};
use core::str::FromStr;

/// An integer of 256 bits: the word of bitboards of 129 to 256 squares.
///
/// Its methods have the names and meaning of those of `u128`, and are `const`. Operators serve outside const contexts.
/// It is as aligned as `u128`; the low half comes first in memory.
///
/// ```
/// use quadrille::U256;
/// const EDGE: U256 = U256::from_halves(1, 1 << 127);
/// assert_eq!((EDGE.count_ones(), EDGE.leading_zeros(), EDGE.trailing_zeros()), (2, 0, 0));
/// assert_eq!(EDGE & U256::from(3_u64), U256::from(1_u64));
/// assert_eq!(format!("{:#x}", EDGE >> 251), "0x10");
/// assert_eq!(U256::MAX.to_string().len(), 78);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(C)]
#[must_use = "an integer is a value, not an action"]
pub struct U256 {
    low: u128,
    high: u128,
}

/// # Parts
impl U256 {
    /// The width in bits.
    pub const BITS: u32 = 256;
    /// The smallest value, 0.
    pub const MIN: U256 = U256::from_halves(0, 0);
    /// The greatest value: every bit is set.
    pub const MAX: U256 = U256::from_halves(u128::MAX, u128::MAX);

    /// The integer whose bits 0 to 127, and 128 to 255, are these.
    #[inline(always)]
    pub const fn from_halves(low: u128, high: u128) -> U256 {
        U256 { low, high }
    }

    /// The integer that consists of these words, the lowest first.
    #[inline(always)]
    pub const fn from_words(words: [u64; 4]) -> U256 {
        let [a, b, c, d] = words;
        U256::from_halves(a as u128 | (b as u128) << 64, c as u128 | (d as u128) << 64)
    }

    /// The words of 64 bits, the lowest first.
    #[inline(always)]
    pub const fn to_words(self) -> [u64; 4] {
        let U256 { low, high } = self;
        [low as u64, (low >> 64) as u64, high as u64, (high >> 64) as u64]
    }

    /// Bits 0 to 127.
    #[inline(always)]
    pub const fn low(self) -> u128 {
        self.low
    }

    /// Bits 128 to 255.
    #[inline(always)]
    pub const fn high(self) -> u128 {
        self.high
    }
}

/// # Operations in const contexts
impl U256 {
    /// Bit `n` alone.
    ///
    /// # Panics
    /// In builds that check for overflow, if `n` is 256 or more.
    #[inline(always)]
    pub const fn bit(n: u32) -> U256 {
        if n < 128 { U256::from_halves(1 << n, 0) } else { U256::from_halves(0, 1 << (n - 128)) }
    }

    /// Bits that are set in both: `a & b`.
    #[inline(always)]
    pub const fn and(self, other: U256) -> U256 {
        U256::from_halves(self.low & other.low, self.high & other.high)
    }

    /// Bits that are set in either: `a | b`.
    #[inline(always)]
    pub const fn or(self, other: U256) -> U256 {
        U256::from_halves(self.low | other.low, self.high | other.high)
    }

    /// Bits that are set in exactly one: `a ^ b`.
    #[inline(always)]
    pub const fn xor(self, other: U256) -> U256 {
        U256::from_halves(self.low ^ other.low, self.high ^ other.high)
    }

    /// Bits of this integer that are not set in the other: `a & !b`.
    #[inline(always)]
    pub const fn and_not(self, other: U256) -> U256 {
        U256::from_halves(self.low & !other.low, self.high & !other.high)
    }

    /// The bits that are not set: `!a`.
    #[inline(always)]
    pub const fn complement(self) -> U256 {
        U256::from_halves(!self.low, !self.high)
    }

    /// Returns whether no bit is set.
    #[inline(always)]
    #[must_use]
    pub const fn is_zero(self) -> bool {
        self.low | self.high == 0
    }

    /// Returns whether the integers are the same: `a == b`.
    #[inline(always)]
    #[must_use]
    pub const fn equals(self, other: U256) -> bool {
        self.xor(other).is_zero()
    }

    /// Returns whether bit `n` is set.
    ///
    /// # Panics
    /// In builds that check for overflow, if `n` is 256 or more.
    #[inline(always)]
    #[must_use]
    pub const fn has_bit(self, n: u32) -> bool {
        (if n < 128 { self.low >> n } else { self.high >> (n - 128) }) & 1 != 0
    }

    /// The sum modulo 2^256.
    #[inline(always)]
    pub const fn wrapping_add(self, other: U256) -> U256 {
        let (low, carry) = self.low.overflowing_add(other.low);
        U256::from_halves(low, self.high.wrapping_add(other.high).wrapping_add(carry as u128))
    }

    /// The difference modulo 2^256.
    #[inline(always)]
    pub const fn wrapping_sub(self, other: U256) -> U256 {
        let (low, borrow) = self.low.overflowing_sub(other.low);
        U256::from_halves(low, self.high.wrapping_sub(other.high).wrapping_sub(borrow as u128))
    }

    /// The integer less 1, modulo 2^256.
    #[inline(always)]
    pub const fn less_one(self) -> U256 {
        self.wrapping_sub(U256::from_halves(1, 0))
    }

    /// The integer without its lowest set bit; 0 stays 0.
    #[inline(always)]
    pub const fn without_least(self) -> U256 {
        self.and(self.less_one())
    }

    /// The integer shifted up: `a << by`.
    ///
    /// # Panics
    /// In builds that check for overflow, if `by` is 256 or more.
    #[inline(always)]
    pub const fn up(self, by: u32) -> U256 {
        if by == 0 {
            self
        } else if by < 128 {
            U256::from_halves(self.low << by, self.high << by | self.low >> (128 - by))
        } else {
            U256::from_halves(0, self.low << (by - 128))
        }
    }

    /// The integer shifted down: `a >> by`.
    ///
    /// # Panics
    /// In builds that check for overflow, if `by` is 256 or more.
    #[inline(always)]
    pub const fn down(self, by: u32) -> U256 {
        if by == 0 {
            self
        } else if by < 128 {
            U256::from_halves(self.low >> by | self.high << (128 - by), self.high >> by)
        } else {
            U256::from_halves(self.high >> (by - 128), 0)
        }
    }

    /// The number of bits set.
    #[inline(always)]
    #[must_use]
    pub const fn count_ones(self) -> u32 {
        self.low.count_ones() + self.high.count_ones()
    }

    /// The number of zeros below the lowest bit set, 256 if there is none.
    #[inline(always)]
    #[must_use]
    pub const fn trailing_zeros(self) -> u32 {
        if self.low != 0 { self.low.trailing_zeros() } else { 128 + self.high.trailing_zeros() }
    }

    /// The number of zeros above the highest bit set, 256 if there is none.
    #[inline(always)]
    #[must_use]
    pub const fn leading_zeros(self) -> u32 {
        if self.high != 0 { self.high.leading_zeros() } else { 128 + self.low.leading_zeros() }
    }

    /// The bytes in reverse order.
    #[inline(always)]
    pub const fn swap_bytes(self) -> U256 {
        U256::from_halves(self.high.swap_bytes(), self.low.swap_bytes())
    }

    /// The bits in reverse order.
    #[inline(always)]
    pub const fn reverse_bits(self) -> U256 {
        U256::from_halves(self.high.reverse_bits(), self.low.reverse_bits())
    }
}

macro_rules! operators {
    ($($operator:ident $name:ident, $assigned:ident $assign:ident: $function:ident($other:ty);)*) => { $(
        impl $operator<$other> for U256 {
            type Output = U256;

            #[inline(always)]
            fn $name(self, other: $other) -> U256 {
                self.$function(other)
            }
        }

        impl $assigned<$other> for U256 {
            #[inline(always)]
            fn $assign(&mut self, other: $other) {
                *self = self.$function(other);
            }
        }
    )* };
}

operators! {
    BitAnd bitand, BitAndAssign bitand_assign: and(U256);
    BitOr bitor, BitOrAssign bitor_assign: or(U256);
    BitXor bitxor, BitXorAssign bitxor_assign: xor(U256);
    Shl shl, ShlAssign shl_assign: up(u32);
    Shr shr, ShrAssign shr_assign: down(u32);
}

impl Not for U256 {
    type Output = U256;

    #[inline(always)]
    fn not(self) -> U256 {
        self.complement()
    }
}

impl Ord for U256 {
    fn cmp(&self, other: &U256) -> Ordering {
        (self.high, self.low).cmp(&(other.high, other.low))
    }
}

impl PartialOrd for U256 {
    fn partial_cmp(&self, other: &U256) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

macro_rules! conversions {
    ($($integer:ty)*) => { $(
        impl From<$integer> for U256 {
            #[inline(always)]
            fn from(low: $integer) -> U256 {
                U256::from_halves(low.into(), 0)
            }
        }
    )* };
}

conversions!(u8 u16 u32 u64 u128);

/// The integer, if it is less than 2^128.
impl TryFrom<U256> for u128 {
    type Error = TooWide;

    #[inline]
    fn try_from(wide: U256) -> Result<u128, TooWide> {
        if wide.high == 0 { Ok(wide.low) } else { Err(TooWide) }
    }
}

/// The integer, if it is less than 2^64.
impl TryFrom<U256> for u64 {
    type Error = TooWide;

    #[inline]
    fn try_from(wide: U256) -> Result<u64, TooWide> {
        u128::try_from(wide)?.try_into().map_err(|_| TooWide)
    }
}

/// The error of a [`U256`] that a narrower integer cannot hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooWide;

impl Display for TooWide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the integer has more bits than its new type")
    }
}

impl core::error::Error for TooWide {}

/// The integer that decimal digits say.
///
/// ```
/// use quadrille::{ParseU256Error, U256};
/// assert_eq!("340282366920938463463374607431768211456".parse(), Ok(U256::bit(128)));
/// assert_eq!("-1".parse::<U256>(), Err(ParseU256Error));
/// assert_eq!(format!("{}0", U256::MAX).parse::<U256>(), Err(ParseU256Error));
/// ```
impl FromStr for U256 {
    type Err = ParseU256Error;

    fn from_str(text: &str) -> Result<U256, ParseU256Error> {
        let digits = text.strip_prefix('+').unwrap_or(text);
        if digits.is_empty() {
            return Err(ParseU256Error);
        }
        digits.chars().try_fold(U256::MIN, |number, digit| {
            let mut rest = u128::from(digit.to_digit(10).ok_or(ParseU256Error)?);
            let words = number.to_words().map(|word| {
                rest += u128::from(word) * 10;
                let word = rest as u64;
                rest >>= 64;
                word
            });
            if rest == 0 { Ok(U256::from_words(words)) } else { Err(ParseU256Error) }
        })
    }
}

/// The error of a text that is no decimal number below 2^256.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseU256Error;

impl Display for ParseU256Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no decimal number below 2^256")
    }
}

impl core::error::Error for ParseU256Error {}

/// Digits from the last to the first, as they are found: 256 of them in base 2.
struct Digits {
    bytes: [u8; 256],
    from: usize,
}

impl Digits {
    const NONE: Digits = Digits { bytes: [0; 256], from: 256 };

    fn push(&mut self, digit: u8) {
        self.from -= 1;
        self.bytes[self.from] = digit;
    }

    /// The digits in a base of `bits` bits, with `letter` for ten.
    fn in_bits(mut number: U256, bits: u32, letter: u8) -> Digits {
        let mut digits = Digits::NONE;
        loop {
            let digit = (number.low & ((1 << bits) - 1)) as u8;
            digits.push(if digit < 10 { b'0' + digit } else { letter + digit - 10 });
            number = number.down(bits);
            if number.is_zero() {
                return digits;
            }
        }
    }

    fn decimal(number: U256) -> Digits {
        let (mut digits, mut words) = (Digits::NONE, number.to_words());
        loop {
            let mut rest = 0;
            for word in words.iter_mut().rev() {
                let part = u128::from(rest) << 64 | u128::from(*word);
                *word = (part / 10) as u64;
                rest = (part % 10) as u64;
            }
            digits.push(b'0' + rest as u8);
            if words == [0; 4] {
                return digits;
            }
        }
    }

    fn write(&self, f: &mut fmt::Formatter<'_>, prefix: &str) -> fmt::Result {
        let digits = &self.bytes[self.from..];
        f.pad_integral(true, prefix, core::str::from_utf8(digits).map_err(|_| fmt::Error)?)
    }
}

impl Display for U256 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Digits::decimal(*self).write(f, "")
    }
}

impl Debug for U256 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

macro_rules! formats {
    ($($format:ident $bits:literal $letter:literal $prefix:literal)*) => { $(
        impl $format for U256 {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                Digits::in_bits(*self, $bits, $letter).write(f, $prefix)
            }
        }
    )* };
}

formats!(Binary 1 b'a' "0b" Octal 3 b'a' "0o" LowerHex 4 b'a' "0x" UpperHex 4 b'A' "0x");

#[cfg(test)]
mod tests {
    extern crate std;
    use std::{format, string::ToString};

    use super::*;

    #[test]
    fn shifts_and_differences_cross_the_halves() {
        for n in 0..256 {
            let bit = U256::bit(n);
            assert_eq!((bit.trailing_zeros(), bit.leading_zeros()), (n, 255 - n));
            assert_eq!((U256::bit(0) << n, bit >> n), (bit, U256::bit(0)));
            assert_eq!((bit.less_one().count_ones(), bit.has_bit(n)), (n, true));
            assert_eq!(bit.less_one().wrapping_add(U256::bit(0)), bit);
            assert_eq!(bit.reverse_bits(), U256::bit(255 - n));
            assert_eq!(bit.swap_bytes(), U256::bit((255 - n) ^ 7));
            assert_eq!(U256::MAX.and_not(bit).without_least().count_ones(), 254);
        }
        assert_eq!(U256::MIN.less_one(), U256::MAX);
        assert_eq!((U256::MIN.trailing_zeros(), U256::MIN.leading_zeros()), (256, 256));
        assert!(U256::bit(128) > U256::from(u128::MAX));
    }

    #[test]
    fn formats_are_those_of_primitive_integers() {
        let number = 0x0123_4567_89ab_cdef_u128 * 0x1_0000_0001;
        let wide = U256::from(number);
        assert_eq!(
            format!("{wide} {wide:?} {wide:#040b}"),
            format!("{number} {number:?} {number:#040b}")
        );
        assert_eq!(
            format!("{wide:o} {wide:#x} {wide:#050X}"),
            format!("{number:o} {number:#x} {number:#050X}")
        );
        assert_eq!(format!("{:o}", U256::bit(255)), format!("1{:0>85}", ""));
        assert_eq!(format!("{}", U256::bit(128)), "340282366920938463463374607431768211456");
        assert_eq!(U256::MIN.to_string(), "0");
        for bits in 0..=256 {
            let number = (0..bits).fold(U256::MIN, |number, n| number | U256::bit(n));
            assert_eq!(number.to_string().parse(), Ok(number));
        }
        let too_great = format!("{}6", &U256::MAX.to_string()[..77]);
        assert_eq!(too_great.parse::<U256>(), Err(ParseU256Error));
        assert_eq!(["", "+", "1_0", "0x1"].map(str::parse::<U256>), [Err(ParseU256Error); 4]);
        assert_eq!(u64::try_from(U256::bit(64)), Err(TooWide));
        assert_eq!(u128::try_from(U256::bit(127)), Ok(1 << 127));
    }
}
