//! Truth tables: the value of a bit, for every number of up to eight bits.

use std::ops::{BitAnd, BitOr, BitXor, Not};

/// A boolean function of a number's bits: bit `n` is its value for the number `n`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct TruthTable([u128; 2]);

/// For each of seven bits, the numbers below 128 that have it.
const BITS: [u128; 7] = {
    let mut bits = [0; 7];
    let mut bit = 0;
    while bit < 7 {
        // Runs of zeros and ones in turn, each `1 << bit` long.
        bits[bit] = !(u128::MAX / ((1 << (1 << bit)) + 1));
        bit += 1;
    }
    bits
};

impl TruthTable {
    /// The function that is 0 everywhere.
    pub(crate) const ZERO: TruthTable = TruthTable([0; 2]);

    /// The function that is 1 everywhere.
    pub(crate) const ONE: TruthTable = TruthTable([u128::MAX; 2]);

    /// A bit of the number itself.
    pub(crate) fn bit(bit: u32) -> TruthTable {
        match bit {
            7 => TruthTable([0, u128::MAX]),
            _ => TruthTable([BITS[bit as usize]; 2]),
        }
    }

    /// The function that is 1 for these numbers only.
    pub(crate) fn of_numbers(numbers: impl Iterator<Item = u8>) -> TruthTable {
        numbers.fold(TruthTable::ZERO, |mut table, number| {
            table.0[usize::from(number) / 128] |= 1 << (number % 128);
            table
        })
    }

    /// The value for one number.
    pub(crate) fn at(self, number: u8) -> bool {
        self.0[usize::from(number) / 128] >> (number % 128) & 1 == 1
    }

    pub(crate) fn is_zero(self) -> bool {
        self.0 == [0; 2]
    }

    /// The numbers for which it is 1.
    pub(crate) fn numbers(self) -> impl Iterator<Item = u8> {
        (0..=u8::MAX).filter(move |&number| self.at(number))
    }

    /// The number of numbers for which it is 1.
    pub(crate) fn count(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones()
    }

    /// The least number for which it is 1.
    pub(crate) fn first(self) -> Option<u8> {
        match self.0 {
            [0, 0] => None,
            [0, high] => Some(128 + high.trailing_zeros() as u8),
            [low, _] => Some(low.trailing_zeros() as u8),
        }
    }
}

impl BitAnd for TruthTable {
    type Output = TruthTable;

    fn bitand(self, other: TruthTable) -> TruthTable {
        TruthTable([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }
}

impl BitOr for TruthTable {
    type Output = TruthTable;

    fn bitor(self, other: TruthTable) -> TruthTable {
        TruthTable([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }
}

impl BitXor for TruthTable {
    type Output = TruthTable;

    fn bitxor(self, other: TruthTable) -> TruthTable {
        TruthTable([self.0[0] ^ other.0[0], self.0[1] ^ other.0[1]])
    }
}

impl Not for TruthTable {
    type Output = TruthTable;

    fn not(self) -> TruthTable {
        TruthTable([!self.0[0], !self.0[1]])
    }
}
