//! The integer that holds a bitboard.

use std::fmt;

use quadrille_runtime::U256;

/// Evaluates an expression in which a name stands for the integer type of words of a size.
macro_rules! in_words {
    ($size:expr, $word:ident => $value:expr) => {
        match $size {
            $crate::model::WordSize::U64 => {
                type $word = u64;
                $value
            }
            $crate::model::WordSize::U128 => {
                type $word = u128;
                $value
            }
            // The widest word is its own value, which smaller ones are converted to.
            #[allow(clippy::useless_conversion)]
            $crate::model::WordSize::U256 => {
                type $word = quadrille_runtime::U256;
                $value
            }
        }
    };
}
pub(crate) use in_words;

/// The integer that holds a bitboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum WordSize {
    /// `u64`, for numbers up to 63.
    U64,
    /// `u128`, for numbers up to 127.
    U128,
    /// `u256`, for all numbers: `U256` in the code.
    U256,
}

impl WordSize {
    /// The words of packed positions, in the order in which their functions are emitted.
    pub const PACKED: [WordSize; 2] = [WordSize::U64, WordSize::U128];

    /// The smallest word with a bit for each of `numbers` numbers, at most 256.
    pub const fn for_numbers(numbers: usize) -> Option<WordSize> {
        match numbers {
            0..=64 => Some(WordSize::U64),
            65..=128 => Some(WordSize::U128),
            129..=256 => Some(WordSize::U256),
            _ => None,
        }
    }

    /// The width: 64, 128 or 256.
    pub const fn bits(self) -> u32 {
        match self {
            WordSize::U64 => 64,
            WordSize::U128 => 128,
            WordSize::U256 => 256,
        }
    }

    /// The width in bytes.
    pub const fn bytes(self) -> usize {
        self.bits() as usize / 8
    }

    /// A word whose bits are all set.
    pub const fn mask(self) -> U256 {
        U256::MAX.down(256 - self.bits())
    }
}

impl fmt::Display for WordSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "u{}", self.bits())
    }
}
