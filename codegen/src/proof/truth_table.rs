//! Truth tables: what a bit is, for every number of up to eight bits.

use std::ops::{BitAnd, BitOr, BitXor, Not};

/// A boolean function of a number's bits: bit `n` is its value for the number `n`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Table([u128; 2]);

/// By bit below the seventh: the numbers below 128 that have it.
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

impl Table {
    /// Always 0.
    pub(crate) const ZERO: Table = Table([0; 2]);

    /// Always 1.
    pub(crate) const ONE: Table = Table([u128::MAX; 2]);

    /// A bit of the number itself.
    pub(crate) fn bit(bit: u32) -> Table {
        match bit {
            7 => Table([0, u128::MAX]),
            _ => Table([BITS[bit as usize]; 2]),
        }
    }

    /// Always this.
    pub(crate) fn constant(is_one: bool) -> Table {
        if is_one { Table::ONE } else { Table::ZERO }
    }

    /// A bit for each number.
    pub(crate) fn words(self) -> [u128; 2] {
        self.0
    }

    /// The function that has these values, a bit for each number.
    pub(crate) fn of_words(words: [u128; 2]) -> Table {
        Table(words)
    }

    /// 1 for these numbers.
    pub(crate) fn of_numbers(numbers: impl Iterator<Item = u8>) -> Table {
        numbers.fold(Table::ZERO, |mut table, number| {
            table.0[usize::from(number) / 128] |= 1 << (number % 128);
            table
        })
    }

    /// The same for numbers of so many bits, whatever bits come above them.
    pub(crate) fn within(self, bits: u32) -> Table {
        (bits..8).fold(self, |table, bit| {
            // Numbers with the bit get the values of those without it.
            let lower = table & !Table::bit(bit);
            if bit == 7 {
                return Table([lower.0[0]; 2]);
            }
            lower | Table(lower.0.map(|word| word << (1 << bit)))
        })
    }

    /// The value for one number.
    pub(crate) fn at(self, number: u8) -> bool {
        self.0[usize::from(number) / 128] >> (number % 128) & 1 == 1
    }

    /// Whether it is 0 wherever `other` is.
    pub(crate) fn is_within(self, other: Table) -> bool {
        (self & !other).is_zero()
    }

    pub(crate) fn is_zero(self) -> bool {
        self.0 == [0; 2]
    }

    /// The Möbius transform, its own inverse: for every set of bits, the sum over all its subsets.
    #[must_use]
    pub(crate) fn transformed(self) -> Table {
        let Table([low, high]) = self;
        let mut words = [low, low ^ high];
        for bit in 0..7 {
            let lower = !Table::bit(bit).0[0];
            words = words.map(|word| word ^ (word & lower) << (1 << bit));
        }
        Table([words[0], words[1]])
    }
}

impl BitAnd for Table {
    type Output = Table;

    fn bitand(self, other: Table) -> Table {
        Table([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }
}

impl BitOr for Table {
    type Output = Table;

    fn bitor(self, other: Table) -> Table {
        Table([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }
}

impl BitXor for Table {
    type Output = Table;

    fn bitxor(self, other: Table) -> Table {
        Table([self.0[0] ^ other.0[0], self.0[1] ^ other.0[1]])
    }
}

impl Not for Table {
    type Output = Table;

    fn not(self) -> Table {
        Table([!self.0[0], !self.0[1]])
    }
}
