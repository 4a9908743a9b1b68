//! The integer that holds a bitboard.

use std::fmt;

/// The integer that holds a bitboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum WordSize {
    /// `u64`, for numbers up to 63.
    U64,
    /// `u128`, for numbers up to 127.
    U128,
}

impl WordSize {
    /// The order in which functions for either word are emitted.
    pub const ALL: [WordSize; 2] = [WordSize::U64, WordSize::U128];

    /// The smallest word with a bit for each of `numbers` numbers, if there is one.
    pub const fn for_numbers(numbers: usize) -> Option<WordSize> {
        match numbers {
            0..=64 => Some(WordSize::U64),
            65..=128 => Some(WordSize::U128),
            _ => None,
        }
    }

    /// The width: 64 or 128.
    pub const fn bits(self) -> u32 {
        match self {
            WordSize::U64 => 64,
            WordSize::U128 => 128,
        }
    }

    /// The width in bytes.
    pub const fn bytes(self) -> usize {
        self.bits() as usize / 8
    }

    /// A word whose bits are all set.
    pub const fn mask(self) -> u128 {
        u128::MAX >> (128 - self.bits())
    }
}

impl fmt::Display for WordSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "u{}", self.bits())
    }
}
