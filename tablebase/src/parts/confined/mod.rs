//! Men confined to regions, such as xiangqi's advisors or the men of draughts, beside others who are not.
//!
//! The number of squares that one group leaves to another depends on where its men stand, unless the squares
//! of one lie within those of the other. So the board is divided into zones: squares that the same groups may
//! take. The men of a group are numbered zone by zone: first by how many of them stand there, then by which
//! squares they take. The count of earlier positions is a sum over all ways to spread the men over zones. It
//! has few terms, because groups with few squares come first, and because zones are merged once they differ
//! only for groups that already stand.
//!
//! - [`zones`]: squares, by the groups that may take them
//! - [`free_zones`]: how many placements there are on the free squares of zones
//! - [`men_left`]: the men who are not yet placed, and the squares left to them
//! - [`related`]: two related men, who come before all others
//! - [`ranking`]: ranks and unranks all men left

mod free_zones;
mod men_left;
mod ranking;
mod related;
mod zones;

use crate::men::packed::{MAX_MEN, Men};
use zones::Zones;

pub(crate) use men_left::MenLeft;

/// The squares that the groups of a plan may take.
#[derive(Clone, Copy, Debug)]
pub struct Confined {
    /// The squares that each group's men may stand on.
    domains: [u128; MAX_MEN],
    /// All squares that some group may take.
    zones: Zones,
    /// The squares of one related man by the square of the other. Both are in the first group, or one each in the first
    /// two.
    related: [u128; 128],
    /// The number of groups that the related men make: 0 to 2.
    related_groups: usize,
}

impl Confined {
    /// No groups: to be written over.
    pub const NOWHERE: Confined = Confined {
        domains: [0; MAX_MEN],
        zones: Zones::NONE,
        related: [0; 128],
        related_groups: 0,
    };

    /// The regions of groups that may take these squares; `None` if they divide the board into more zones than there is
    /// room for.
    #[inline]
    pub const fn new(domains: &[u128]) -> Option<Confined> {
        let mut confined = Confined::NOWHERE;
        confined.domains.split_at_mut(domains.len()).0.copy_from_slice(domains);
        let mut square = 0;
        while square < 128 {
            let (mut groups, mut i) = (0, 0);
            while i < domains.len() {
                groups |= ((domains[i] >> square & 1) as u8) << i;
                i += 1;
            }
            if groups != 0 && !confined.zones.add(groups, 1 << square) {
                return None;
            }
            square += 1;
        }
        Some(confined)
    }

    /// The same regions, where the men of the first group, or of the first two groups, are related. `rows`
    /// has the second man's squares by the first man's square, in board order.
    #[must_use]
    #[inline]
    pub const fn with_relation(mut self, rows: &[u128], groups: usize) -> Confined {
        self.related.split_at_mut(rows.len()).0.copy_from_slice(rows);
        self.related_groups = groups;
        self
    }

    /// The squares of the second related man by the first man's square, and the number of groups they make.
    #[doc(hidden)]
    #[inline]
    pub const fn relation(&self) -> (&[u128; 128], usize) {
        (&self.related, self.related_groups)
    }

    /// Returns whether the related men satisfy their relation; the first of them has this index in the sequence.
    #[inline]
    pub(crate) const fn holds(&self, men: &Men, first: usize) -> bool {
        self.related_groups == 0
            || self.related[(men[first] & 127) as usize] >> (men[first + 1] & 127) & 1 == 1
    }

    /// The squares that the men of a group may take.
    #[doc(hidden)]
    #[inline]
    pub const fn domain(&self, group: usize) -> u128 {
        self.domains[group]
    }
}
