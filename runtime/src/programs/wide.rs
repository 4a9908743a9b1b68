//! Maps of the bits of 256-bit words, for which there are no circuits.

use crate::board::conversion::{exchanged, one_by_one};
use crate::u256::U256;

/// A map of the bits of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WideMap<'a> {
    /// Bit `n` moves to `n ^ by`.
    Exchange(u8),
    /// Bit `n` moves to `last - n`; the word has no bits above `last`.
    Reverse(u8),
    /// Bit `n` moves to the number with index `n`, bit by bit. Bits that are not in the word are dropped.
    Numbers(&'a [u8; 256], U256),
}

impl WideMap<'_> {
    /// The image of a word.
    ///
    /// ```
    /// use quadrille_runtime::{U256, programs::WideMap};
    /// // Ranks of 16 squares, mirrored: bytes are exchanged.
    /// assert_eq!(WideMap::Exchange(0xf0).image(U256::bit(0x21)), U256::bit(0xd1));
    /// assert_eq!(WideMap::Reverse(143).image(U256::bit(3)), U256::bit(140));
    /// ```
    #[inline]
    pub const fn image(self, set: U256) -> U256 {
        match self {
            WideMap::Exchange(by) => exchanged(set, by),
            WideMap::Reverse(last) => set.reverse_bits().down(255 - last as u32),
            WideMap::Numbers(numbers, kept) => one_by_one(numbers, set.and(kept)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_exchange_moves_every_bit() {
        for (by, n) in (0..=255_u8).flat_map(|by| (0..=255_u8).map(move |n| (by, n))) {
            let bit = |n: u8| U256::bit(n.into());
            assert_eq!(WideMap::Exchange(by).image(bit(n)), bit(n ^ by), "{n} by {by}");
            if n <= by {
                assert_eq!(WideMap::Reverse(by).image(bit(n)), bit(by - n), "{n} of {by}");
            }
        }
    }
}
