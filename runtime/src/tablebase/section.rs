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
    /// By place in `order`: 2^64 divided by the stride there, rounded down, with which dividing by a
    /// stride that is not known to the compiler takes a multiplication.
    pub reciprocals: [u64; MAX_MEN + 1],
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
        reciprocals: [u64::MAX; MAX_MEN + 1],
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

    /// A number divided by the stride at a place in the order, and what is left.
    #[inline(always)]
    pub(super) const fn divided(&self, place: usize, number: u64) -> (u64, u64) {
        let stride = self.stride(place);
        // The reciprocal is rounded down, so the quotient may be one too small.
        let quotient = ((number as u128 * self.reciprocals[place] as u128) >> 64) as u64;
        let rest = number.wrapping_sub(quotient.wrapping_mul(stride));
        let one = (rest >= stride) as u64;
        (quotient + one, rest.wrapping_sub(one * stride))
    }

    /// With the steps of each man and the reciprocals worked out from the strides.
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
            let stride = self.stride(place) as u128;
            // A group without squares has no index.
            let reciprocal = (1 << 64) / if stride == 0 { 1 } else { stride };
            self.reciprocals[place] =
                if reciprocal > u64::MAX as u128 { u64::MAX } else { reciprocal as u64 };
            place += 1;
        }
        self
    }

    /// The one symmetry beside the identity that is left.
    pub(super) const fn mirror(&self) -> u8 {
        (self.stabiliser & !1).trailing_zeros() as u8 & 7
    }
}
