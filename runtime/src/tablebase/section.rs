//! Ranges of indexes, each with its own way to add up.

use super::group::Group;
use super::lead::Lead;
use super::men::MAX_MEN;

/// A range of indexes in which the same strides hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section {
    /// The first index.
    pub start: u64,
    /// How many places of the leading men come in earlier sections.
    pub first_class: u32,
    /// What the next place of the leading men adds.
    pub lead_stride: u64,
    /// What the next place of the kings adds that follow the leading men.
    pub kings_stride: u64,
    /// What the next place of each group adds.
    pub strides: [u64; MAX_MEN],
    /// What the next place of the leading men in the table adds: `lead_stride`, unless a third
    /// leading man is counted by himself.
    pub lead_step: u64,
    /// What the next place of each man adds, by his place in the sequence; 0 for leading men but a
    /// third who is counted by himself.
    pub steps: [u64; MAX_MEN],
    /// By place in `order`: how to divide by the stride there where it is not known to the compiler.
    pub dividers: [Divider; MAX_MEN + 1],
    /// The lead (0) and the groups (from 1), the one with the greatest stride first.
    pub order: [u8; MAX_MEN + 1],
    /// The symmetries, as bits, that leave the leading men where they are and are still to be
    /// used up by the groups. 1, the identity alone, where none is left.
    pub stabiliser: u8,
    /// Where the stabiliser has one symmetry beside the identity: the squares that it carries to
    /// later ones.
    pub low: u128,
    /// And those that it leaves where they are.
    pub fixed: u128,
    /// How many of the former the leading men leave to the others.
    pub pairs: u8,
    /// And how many of the latter.
    pub alone: u8,
}

/// How to divide an index by a stride without a division: by the high half of a product, shifted.
/// ("Division by Invariant Integers using Multiplication", Granlund and Montgomery.)
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Divider {
    factor: u64,
    shift: u8,
    /// How many of these strides the next greater one has; 0 for the greatest.
    pub(super) ways: u64,
}

/// Indexes have fewer bits: eight men on 128 squares.
const INDEX_BITS: u32 = 56;

impl Divider {
    /// For a stride, of which the next greater one has so many.
    const fn of(stride: u64, ways: u64) -> Divider {
        // A group without squares has no stride, and no index to divide.
        let stride = if stride == 0 { 1 } else { stride };
        // The quotient of 2^(INDEX_BITS + shift) by the stride, rounded up, exceeds the true one by less
        // than 2^shift / stride, which no index makes a whole.
        let shift = u64::BITS - (stride - 1).leading_zeros();
        let factor = (1_u128 << (INDEX_BITS + shift)).div_ceil(stride as u128);
        Divider { factor: factor as u64, shift: shift as u8, ways }
    }

    #[inline(always)]
    pub(super) const fn quotient(&self, index: u64) -> u64 {
        // With the index at the top of its word the high half of the product begins where it should.
        let product = ((index << (u64::BITS - INDEX_BITS)) as u128) * self.factor as u128;
        (product >> 64) as u64 >> (self.shift & 63)
    }
}

impl Section {
    /// A section of one index, without men and symmetries.
    pub const ONE: Section = Section {
        start: 0,
        first_class: 0,
        lead_stride: 1,
        kings_stride: 1,
        strides: [1; MAX_MEN],
        lead_step: 1,
        steps: [0; MAX_MEN],
        dividers: [Divider::of(1, 1); MAX_MEN + 1],
        order: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        stabiliser: 1,
        low: 0,
        fixed: 0,
        pairs: 0,
        alone: 0,
    };

    /// The stride at a place in the order.
    const fn stride(&self, place: usize) -> u64 {
        match self.order[place] {
            0 => self.lead_stride,
            group => self.strides[group as usize - 1],
        }
    }

    /// An index taken apart: the lead's number, then those of the `groups` groups, for which there is room.
    /// No quotient waits for another one.
    #[inline(always)]
    pub(super) fn digits<const ROOM: usize>(&self, groups: usize, index: u64) -> [u64; ROOM] {
        let (mut digits, mut earlier) = ([0; ROOM], 0_u64);
        // A remainder by a power of two takes less than asking whether there is such a place.
        let mut put = |place: usize, digit| digits[usize::from(self.order[place]) % ROOM] = digit;
        for place in 0..groups.min(MAX_MEN) {
            let divider = &self.dividers[place];
            let quotient = divider.quotient(index);
            put(place, quotient.wrapping_sub(earlier.wrapping_mul(divider.ways)));
            earlier = quotient;
        }
        // The last come in steps of one.
        let last = groups.min(MAX_MEN);
        put(last, index.wrapping_sub(earlier.wrapping_mul(self.dividers[last].ways)));
        digits
    }

    /// With the steps of each man and the dividers worked out from the strides.
    #[must_use]
    pub const fn with_steps(mut self, lead: &Lead<'_>, groups: &[Group]) -> Section {
        let (first, third) = lead.steps(self.lead_stride);
        self.lead_step = first;
        self.steps = [0; MAX_MEN];
        self.steps[2] = third;
        let mut i = 0;
        while i < groups.len() {
            let mut man = groups[i].first as usize;
            while man < (groups[i].first + groups[i].len) as usize {
                self.steps[man] = self.strides[i];
                man += 1;
            }
            i += 1;
        }
        let mut place = 0;
        while place <= groups.len() {
            let stride = self.stride(place);
            // A group without squares has no index, and no stride either.
            let ways = if place == 0 || stride == 0 { 0 } else { self.stride(place - 1) / stride };
            self.dividers[place] = Divider::of(stride, ways);
            place += 1;
        }
        self
    }

    /// The one symmetry beside the identity that is left.
    pub(super) const fn mirror(&self) -> u8 {
        (self.stabiliser & !1).trailing_zeros() as u8 & 7
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dividers_divide_all_indexes() {
        let greatest = (1 << INDEX_BITS) - 1;
        for stride in (1..2000).chain([31_332, 1_911_252, 48 * 47 * 62, 6_044_812_200, 1 << 49]) {
            let divider = Divider::of(stride, 0);
            let around = |index: u64| [index.saturating_sub(1), index, (index + 1).min(greatest)];
            let quotients = (0..100).chain([greatest / stride - 1, greatest / stride]);
            for index in quotients.flat_map(|quotient| around(quotient * stride)) {
                assert_eq!(divider.quotient(index), index / stride, "{index} / {stride}");
            }
        }
    }
}
