//! Permutations of the bits of a word as sums of masked rotations, found by const evaluation.
//!
//! Bits that move by the same distance move together. Where there are few distances, perhaps after
//! the bytes are put in opposite order, that takes fewer operations than any network.

use crate::network::Network;

/// The most distances: with more, a network is cheaper.
const MOST: usize = 24;

/// A permutation of bits in the cheaper of two forms.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::large_enum_variant, reason = "it is a constant, which nothing moves")]
pub(crate) enum Permutation {
    Sum(Rotations),
    Network(Network),
}

impl Permutation {
    /// The permutation that takes bit `from[i]` to bit `to[i]`, each bit once, in a word of
    /// `1 << levels` bits in which no other bits are set.
    pub(crate) const fn new(from: &[u8], to: &[u8], levels: usize) -> Self {
        let network = Network::new(from, to, levels);
        let (plain, swapped) =
            (Rotations::new(from, to, levels, false), { Rotations::new(from, to, levels, true) });
        let sum = if plain.operations() <= swapped.operations() { plain } else { swapped };
        if sum.operations() <= network.operations() {
            Permutation::Sum(sum)
        } else {
            Permutation::Network(network)
        }
    }

    /// The word with its bits permuted.
    #[inline(always)]
    pub(crate) fn of_u64(&self, word: u64) -> u64 {
        match self {
            Permutation::Sum(sum) => sum.of_u64(word),
            Permutation::Network(network) => network.of_u64(word),
        }
    }

    /// The word with its bits permuted.
    #[inline(always)]
    pub(crate) fn of_u128(&self, word: u128) -> u128 {
        match self {
            Permutation::Sum(sum) => sum.of_u128(word),
            Permutation::Network(network) => network.of_u128(word),
        }
    }
}

/// A sum of masked rotations.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rotations {
    /// Whether the bytes are put in opposite order first.
    swapped: bool,
    /// How many distances there are, perhaps more than there are terms for.
    count: usize,
    /// How far to the left, and the bits that move.
    terms: [(u32, u128); MOST],
}

impl Rotations {
    const fn new(from: &[u8], to: &[u8], levels: usize, swapped: bool) -> Self {
        let bits = 1_usize << levels;
        let mut sum = Rotations { swapped, count: 0, terms: [(0, 0); MOST] };
        let mut place = 0;
        while place < from.len() {
            let source = from[place] as usize;
            let source =
                if swapped { (bits / 8 - 1 - source / 8) * 8 + source % 8 } else { source };
            let by = (to[place] as usize + bits - source) % bits;
            sum.add(by as u32, 1 << source);
            place += 1;
        }
        sum
    }

    const fn add(&mut self, by: u32, bit: u128) {
        let mut term = 0;
        while term < self.count && term < MOST {
            if self.terms[term].0 == by {
                self.terms[term].1 |= bit;
                return;
            }
            term += 1;
        }
        if term < MOST {
            self.terms[term] = (by, bit);
        }
        self.count += 1;
    }

    /// A mask, a rotation and an `or` for each distance, but for the one of nothing else.
    const fn operations(&self) -> usize {
        let terms = match self.count {
            0 => 0,
            1 => (self.terms[0].0 != 0) as usize,
            count if count <= MOST => 3 * count - 1,
            _ => usize::MAX - 1,
        };
        terms + self.swapped as usize
    }

    #[inline(always)]
    fn of_u64(&self, word: u64) -> u64 {
        let word = if self.swapped { word.swap_bytes() } else { word };
        let term = |(by, mask): (u32, u128)| (word & mask as u64).rotate_left(by);
        match self.count {
            1 => word.rotate_left(self.terms[0].0),
            _ => self.terms.into_iter().fold(0, |sum, next| sum | term(next)),
        }
    }

    #[inline(always)]
    fn of_u128(&self, word: u128) -> u128 {
        let word = if self.swapped { word.swap_bytes() } else { word };
        let term = |(by, mask): (u32, u128)| (word & mask).rotate_left(by);
        match self.count {
            1 => word.rotate_left(self.terms[0].0),
            _ => self.terms.into_iter().fold(0, |sum, next| sum | term(next)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Where a map of bits takes them, as a permutation of words of `1 << levels` bits.
    fn check(levels: usize, map: impl Fn(usize) -> usize) -> Permutation {
        let bits = 1_usize << levels;
        let from: [u8; 128] = core::array::from_fn(|bit| bit as u8);
        let to: [u8; 128] = core::array::from_fn(|bit| map(bit % bits) as u8);
        let permutation = Permutation::new(&from[..bits], &to[..bits], levels);
        for bit in 0..bits {
            let image = match levels {
                6 => permutation.of_u64(1 << bit).into(),
                _ => permutation.of_u128(1 << bit),
            };
            assert_eq!(image, 1 << map(bit));
        }
        permutation
    }

    #[test]
    fn the_cheaper_form_is_chosen() {
        let sum = |permutation| matches!(permutation, Permutation::Sum(_));
        assert!(sum(check(6, |bit| bit)));
        assert!(sum(check(6, |bit| (bit + 5) % 64)));
        assert!(sum(check(6, |bit| bit ^ 0o70)));
        assert!(sum(check(6, |bit| bit % 8 * 8 + bit / 8)));
        assert!(!sum(check(6, |bit| bit * 37 % 64)));
        assert!(!sum(check(7, |bit| bit * 37 % 128)));
    }
}
