//! Maps of the bits of 256-bit words, for which there are no circuits.

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
            WideMap::Numbers(numbers, kept) => renumbered(set.and(kept), numbers),
        }
    }
}

/// The masks of the lower bits of each pair of groups that are exchanged: single bits, pairs, and so on to 64 bits.
const LOWER: [u128; 7] = [
    u128::MAX / 3,
    u128::MAX / 5,
    u128::MAX / 17,
    u128::MAX / 257,
    u128::MAX / 65537,
    u128::MAX / ((1 << 32) + 1),
    u64::MAX as u128,
];

/// Exchanges groups of bits once for each bit of `by`; one instruction for each word of 64 bits exchanges all bytes.
const fn exchanged(mut set: U256, by: u8) -> U256 {
    let mut rest = by;
    // If pairs of bytes stay in order, their bytes are exchanged back.
    if by & 0xf0 == 0xf0 {
        set = set.swap_bytes();
        rest ^= 0xf8;
    }
    if rest & 0x80 != 0 {
        set = U256::from_halves(set.high(), set.low());
    }
    let mut level = 0;
    while level < 7 {
        if rest >> level & 1 == 1 {
            let (mask, distance) = (U256::from_halves(LOWER[level], LOWER[level]), 1 << level);
            set = set.and(mask).up(distance).or(set.down(distance).and(mask));
        }
        level += 1;
    }
    set
}

const fn renumbered(mut rest: U256, numbers: &[u8; 256]) -> U256 {
    let mut image = U256::MIN;
    while !rest.is_zero() {
        image = image.or(U256::bit(numbers[rest.trailing_zeros() as usize] as u32));
        rest = rest.without_least();
    }
    image
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
