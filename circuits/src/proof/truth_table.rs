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
        // As many ones above as many zeros, repeated.
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

    /// A bit for each number.
    pub(crate) fn words(self) -> [u128; 2] {
        self.0
    }

    /// The function that is 1 for these numbers only.
    pub(crate) fn of_numbers(numbers: impl Iterator<Item = u8>) -> TruthTable {
        numbers.fold(TruthTable::ZERO, |mut table, number| {
            table.0[usize::from(number) / 128] |= 1 << (number % 128);
            table
        })
    }

    /// This function of the lowest bits of a number alone: higher bits change nothing.
    pub(crate) fn within(self, bits: u32) -> TruthTable {
        (bits..8).fold(self, |table, bit| {
            // Numbers with the bit get the values of those without it.
            let lower = table & !TruthTable::bit(bit);
            if bit == 7 {
                return TruthTable([lower.0[0]; 2]);
            }
            lower | TruthTable(lower.0.map(|word| word << (1 << bit)))
        })
    }

    /// The value for one number.
    pub(crate) fn at(self, number: u8) -> bool {
        self.0[usize::from(number) / 128] >> (number % 128) & 1 == 1
    }

    pub(crate) fn is_zero(self) -> bool {
        self.0 == [0; 2]
    }

    /// The Möbius transform, its own inverse: for every set of bits, the sum over all its subsets.
    #[must_use]
    pub(crate) fn transformed(self) -> TruthTable {
        let TruthTable([low, high]) = self;
        let mut words = [low, low ^ high];
        for bit in 0..7 {
            let lower = !TruthTable::bit(bit).0[0];
            words = words.map(|word| word ^ (word & lower) << (1 << bit));
        }
        TruthTable([words[0], words[1]])
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
