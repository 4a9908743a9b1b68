//! Delta swaps: exchanges of bits at one distance, the classic step of bit permutations (Donald Knuth,
//! "The Art of Computer Programming", volume 4A, section 7.1.3).
//!
//! Swaps are chosen greedily: each leaves as few different distances as possible, and the rest becomes a sum of
//! masked rotations. A transposition of a board halves its distances with each swap.

use std::cmp::Ordering;

use crate::Objective;
use crate::circuit::{Circuit, Node, Op};
use crate::proof::BitMap;

/// An exchange of bits at a distance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Swap {
    /// The distance between the bits of each pair.
    pub(super) by: u32,
    /// The lower bit of each pair.
    pub(super) lower: u128,
}

impl Swap {
    /// The image of a bit under the exchange.
    pub(super) fn image(self, bit: u32) -> u32 {
        if self.lower >> bit & 1 == 1 {
            bit + self.by
        } else if bit >= self.by && self.lower >> (bit - self.by) & 1 == 1 {
            bit - self.by
        } else {
            bit
        }
    }

    /// The circuit followed by the exchange, in the form that suits its distance.
    pub(super) fn append(self, circuit: Circuit, objective: Objective) -> Circuit {
        match (2 * self.by).cmp(&circuit.width()) {
            Ordering::Equal => self.append_halves(circuit),
            Ordering::Greater if objective == Objective::Latency => self.append_far(circuit),
            _ => self.append_pairs(circuit, objective),
        }
    }

    /// The exchange of bits that are farther apart than half the word: `x ^ (x ^ x << by ^ x >> by) & (lower |
    /// lower << by)`. Each of the two shifts brings one bit of a pair to its partner, and 0 to the other bit.
    /// Compilers reorder the operations of `append_pairs` into a slower form, but not these.
    fn append_far(self, mut circuit: Circuit) -> Circuit {
        let x = circuit.output();
        let (up, down) = (circuit.shl(x, self.by), circuit.shr(x, self.by));
        let partly = circuit.xor(x, up);
        let differing = circuit.xor(partly, down);
        self.append_both(circuit, differing)
    }

    /// The exchange of bits that are half the word apart: `x ^ (x ^ x.rotate_left(by)) & (lower | lower << by)`.
    /// A single rotation moves each bit of a pair to its partner's place.
    fn append_halves(self, mut circuit: Circuit) -> Circuit {
        let x = circuit.output();
        let turned = circuit.rotate_left(x, self.by);
        let differing = circuit.xor(x, turned);
        self.append_both(circuit, differing)
    }

    /// Inverts both bits of each pair that differs.
    fn append_both(self, mut circuit: Circuit, differing: Node) -> Circuit {
        let both = circuit.mask_with(differing, self.lower | self.lower << self.by);
        let output = circuit.xor(circuit.output(), both);
        circuit.with_output(output)
    }

    /// The exchange at any distance: `t = (x ^ x >> by) & lower; x ^ t ^ t << by`. If only the number of operations
    /// counts, the last part is a product, which is slower.
    fn append_pairs(self, mut circuit: Circuit, objective: Objective) -> Circuit {
        let x = circuit.output();
        let down = circuit.shr(x, self.by);
        let differing = circuit.xor(x, down);
        let low = circuit.mask_with(differing, self.lower);
        if objective == Objective::Throughput {
            let factor = circuit.constant(1 | 1 << self.by);
            let both = circuit.push(Op::Mul(low, factor));
            let output = circuit.xor(x, both);
            return circuit.with_output(output);
        }
        let high = circuit.shl(low, self.by);
        let swapped = circuit.xor(x, low);
        let output = circuit.xor(swapped, high);
        circuit.with_output(output)
    }
}

/// The exchange that leaves the fewest distances, if it leaves fewer than there are now.
pub(super) fn best(map: &BitMap) -> Option<Swap> {
    let bits = BitsByDistance::of(map);
    let now = bits.distances(Swap { by: 1, lower: 0 });
    (1..map.width())
        .map(|by| bits.improving(by))
        .filter(|swap| swap.lower != 0)
        .map(|swap| (bits.distances(swap), swap))
        .min_by_key(|&(remaining, _)| remaining)
        .filter(|&(remaining, _)| remaining < now)
        .map(|(_, swap)| swap)
}

/// The exchange of all pairs at a distance whose two bits come closer to their targets in sum, if there are any.
#[cfg(feature = "search")]
pub(super) fn at(map: &BitMap, by: u32) -> Option<Swap> {
    Some(BitsByDistance::of(map).improving(by)).filter(|swap| swap.lower != 0)
}

/// Bits by the distance that they have to move, as words, so that all bits are weighed at once.
struct BitsByDistance {
    width: u32,
    /// The bits that move by each distance, which is positive to the left.
    exactly: Vec<(i32, u128)>,
    /// The bits that have to move farther to the right, by distance.
    right: Vec<u128>,
}

impl BitsByDistance {
    fn of(map: &BitMap) -> BitsByDistance {
        let width = map.width() as usize;
        let (mut left, mut right) = (vec![0; width], vec![0; width]);
        for (from, to) in map.moves() {
            let side = if to < from { &mut right } else { &mut left };
            side[from.abs_diff(to) as usize] |= 1_u128 << from;
        }
        let leftward = (0..).zip(left.iter().copied());
        let rightward = (0..).zip(right.iter().copied()).map(|(by, bits): (i32, _)| (-by, bits));
        let exactly = leftward.chain(rightward).filter(|&(_, bits)| bits != 0).collect();
        let farther =
            |farther: &mut u128, bits: &u128| Some(std::mem::replace(farther, *farther | bits));
        let mut right: Vec<u128> = right.iter().rev().scan(0, farther).collect();
        right.reverse();
        BitsByDistance { width: map.width(), exactly, right }
    }

    /// The exchange of all pairs at a distance whose two bits come closer to their targets in sum.
    fn improving(&self, by: u32) -> Swap {
        // Only bits that have to move towards each other can gain. The exchange brings a bit that has to move by
        // `distance` nearer to its target by min(by, 2 * distance - by). That holds for the lower bit and the
        // upper.
        let leftward = self.exactly.iter().filter(|&&(distance, _)| distance > 0);
        let lower = leftward.fold(0, |lower, &(distance, bits)| {
            lower | bits & self.right[by.saturating_sub(distance as u32) as usize] >> by
        });
        Swap { by, lower }
    }

    /// The number of different rotations that remain after an exchange.
    fn distances(&self, swap: Swap) -> u32 {
        let by = swap.by as i32;
        let upper = swap.lower << swap.by;
        let mut rotations = 0_u128;
        for &(distance, bits) in &self.exactly {
            let mut add = |distance: i32| rotations |= 1 << distance.rem_euclid(self.width as i32);
            if bits & swap.lower != 0 {
                add(distance - by);
            }
            if bits & upper != 0 {
                add(distance + by);
            }
            if bits & !(swap.lower | upper) != 0 {
                add(distance);
            }
        }
        rotations.count_ones()
    }
}
