//! Permutations of the bits of a word as networks of delta swaps, found by const evaluation.
//!
//! Beneš: Mathematical Theory of Connecting Networks and Telephone Traffic (1965). Bits that are
//! exchanged are 32, 16, 8, 4, 2, 1, 2, 4, 8, 16, 32 apart, or begin and end with 64 in a `u128`.
//! Permutations that move bits by few distances are [sums of rotations](crate::rotations).

/// The most bits of a word.
const BITS: usize = 128;
/// The most places that bits are sent to on the way in, or come from on the way out.
const LEVELS: usize = 7;

/// Which bits are exchanged with those above them: by the logarithm of the distance, on the way in
/// and on the way out. The smallest distance occurs on the way in only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Network {
    inward: [u128; LEVELS],
    outward: [u128; LEVELS],
}

impl Network {
    /// The network that takes bit `from[i]` to bit `to[i]`, each bit once, in a word of
    /// `1 << levels` bits; the other bits go anywhere.
    pub(crate) const fn new(from: &[u8], to: &[u8], levels: usize) -> Self {
        let mut goals = completed(from, to, 1 << levels);
        let mut network = Network { inward: [0; LEVELS], outward: [0; LEVELS] };
        let mut level = levels;
        while level > 0 {
            level -= 1;
            goals = network.part(goals, level, 1 << levels);
        }
        network
    }

    /// Exchanges bits so that each pair's are in different halves both here and where they go; what
    /// then remains are permutations within the halves, which are returned.
    const fn part(&mut self, goals: [u8; BITS], level: usize, bits: usize) -> [u8; BITS] {
        let halves = halves(&goals, level, bits);
        let pair = 1 << level;
        let mut rest = [0; BITS];
        let mut bit = 0;
        while bit < bits {
            let (half, goal) = (halves[bit], goals[bit] as usize);
            let (near, far) = (bit & !pair, goal & !pair);
            if bit & pair != half {
                self.inward[level] |= 1 << near;
            }
            if goal & pair != half {
                self.outward[level] |= 1 << far;
            }
            rest[near | half] = (far | half) as u8;
            bit += 1;
        }
        rest
    }

    /// The operations: six for each distance at which bits are exchanged.
    pub(crate) const fn operations(&self) -> usize {
        let (mut level, mut operations) = (0, 0);
        while level < LEVELS {
            operations += 6 * (self.inward[level] != 0) as usize;
            operations += 6 * (self.outward[level] != 0) as usize;
            level += 1;
        }
        operations
    }

    /// The word with its bits permuted.
    #[inline(always)]
    pub(crate) fn of_u64(&self, mut word: u64) -> u64 {
        for level in (0..6).rev() {
            word = swapped_u64(word, self.inward[level] as u64, 1 << level);
        }
        for level in 0..6 {
            word = swapped_u64(word, self.outward[level] as u64, 1 << level);
        }
        word
    }

    /// The word with its bits permuted.
    #[inline(always)]
    pub(crate) fn of_u128(&self, mut word: u128) -> u128 {
        for level in (0..7).rev() {
            word = swapped_u128(word, self.inward[level], 1 << level);
        }
        for level in 0..7 {
            word = swapped_u128(word, self.outward[level], 1 << level);
        }
        word
    }
}

/// Exchanges the bits of a mask with those `distance` above.
#[inline(always)]
fn swapped_u64(word: u64, mask: u64, distance: u32) -> u64 {
    let differing = (word ^ word >> distance) & mask;
    word ^ differing ^ differing << distance
}

/// Exchanges the bits of a mask with those `distance` above.
#[inline(always)]
fn swapped_u128(word: u128, mask: u128, distance: u32) -> u128 {
    let differing = (word ^ word >> distance) & mask;
    word ^ differing ^ differing << distance
}

/// Where each bit goes: as told, and the others in order where room is left.
const fn completed(from: &[u8], to: &[u8], bits: usize) -> [u8; BITS] {
    const NOWHERE: u8 = u8::MAX;
    let (mut goals, mut is_taken) = ([NOWHERE; BITS], [false; BITS]);
    let mut place = 0;
    while place < from.len() {
        goals[from[place] as usize] = to[place];
        is_taken[to[place] as usize] = true;
        place += 1;
    }
    let (mut bit, mut free) = (0, 0);
    while bit < bits {
        if goals[bit] == NOWHERE {
            while is_taken[free] {
                free += 1;
            }
            goals[bit] = free as u8;
            free += 1;
        }
        bit += 1;
    }
    goals
}

/// For each bit which half it passes through, 0 or `1 << level`: not the same for the two bits of a
/// pair, nor for the two whose goals are a pair. Such demands form cycles of even length.
const fn halves(goals: &[u8; BITS], level: usize, bits: usize) -> [usize; BITS] {
    const UNDECIDED: usize = usize::MAX;
    let pair = 1 << level;
    let mut sources = [0; BITS];
    let mut bit = 0;
    while bit < bits {
        sources[goals[bit] as usize] = bit;
        bit += 1;
    }
    let mut halves = [UNDECIDED; BITS];
    let mut first = 0;
    while first < bits {
        // Of a pair that is a cycle alone, nothing is exchanged on the way out.
        let half = goals[first] as usize & pair;
        let mut bit = first;
        while halves[bit] == UNDECIDED {
            halves[bit] = half;
            halves[bit ^ pair] = half ^ pair;
            bit = sources[goals[bit ^ pair] as usize ^ pair];
        }
        first += 1;
    }
    halves
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every multiplier of `bits` is another permutation; one leaves gaps.
    #[test]
    fn every_bit_goes_where_it_is_told() {
        for (levels, step) in
            (5..=7).flat_map(|levels| (1..32).step_by(2).map(move |s| (levels, s)))
        {
            let bits = 1_usize << levels;
            let from: [u8; BITS] = core::array::from_fn(|bit| bit as u8);
            let to: [u8; BITS] = core::array::from_fn(|bit| ((bit * step + 5) % bits) as u8);
            for used in [bits, bits - 7] {
                let network = Network::new(&from[..used], &to[..used], levels);
                for bit in 0..used {
                    assert_eq!(network.of_u128(1 << from[bit]), 1 << to[bit]);
                    if levels <= 6 {
                        assert_eq!(network.of_u64(1 << from[bit]), 1 << to[bit]);
                    }
                }
            }
        }
    }
}
