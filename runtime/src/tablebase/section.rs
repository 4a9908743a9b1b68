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
        order: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        stabiliser: 1,
        low: 0,
        fixed: 0,
        pairs: 0,
        alone: 0,
    };

    /// With the steps of each man worked out from the strides.
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
        self
    }

    /// The one symmetry beside the identity that is left.
    pub(super) const fn mirror(&self) -> u8 {
        (self.stabiliser & !1).trailing_zeros() as u8 & 7
    }
}
