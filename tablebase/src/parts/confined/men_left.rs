//! The men who are not yet placed, and the squares left to them.

use super::Confined;
use super::free_zones::FreeZones;
use super::zones::{Zone, Zones};
use crate::parts::group::Group;
use crate::squares::layout_numbers::Numbers;

/// The men who are not yet placed, some of a group and all of later groups, and the squares they may take.
#[derive(Clone, Copy)]
pub(crate) struct MenLeft<'a> {
    pub(crate) confined: &'a Confined,
    pub(crate) groups: &'a [Group],
    /// The group whose men are not all placed.
    pub(crate) i: usize,
    /// The number of men of that group still to be placed.
    pub(crate) left: u8,
    /// The free squares that they may take.
    pub(crate) own_squares: u128,
    /// The squares on which no earlier man stands.
    pub(crate) free: u128,
}

impl<'a> MenLeft<'a> {
    /// All groups from one on.
    #[inline]
    pub(crate) const fn from(
        confined: &'a Confined,
        groups: &'a [Group],
        i: usize,
        free: u128,
    ) -> MenLeft<'a> {
        let (left, own_squares) =
            if i < groups.len() { (groups[i].len, free & confined.domains[i]) } else { (0, 0) };
        MenLeft { confined, groups, i, left, own_squares, free }
    }

    /// The groups after this one, whose men have taken squares.
    #[inline]
    pub(super) const fn after(self, taken: u128) -> MenLeft<'a> {
        MenLeft::from(self.confined, self.groups, self.i + 1, self.free & !taken)
    }

    /// The free squares, divided by which of the groups from this one on may take them.
    #[inline]
    pub(super) const fn zones(&self) -> Zones {
        let (mut zones, mut i) = (Zones::NONE, 0);
        while i < self.confined.zones.len {
            let Zone { groups, squares } = self.confined.zones.list[i];
            let (groups, squares) = (groups >> self.i, squares & self.free);
            if groups != 0 {
                zones.add(groups & !1, squares & !self.own_squares);
                zones.add(groups, squares & self.own_squares);
            }
            i += 1;
        }
        zones
    }

    #[inline]
    pub(super) const fn later_groups(&self) -> &'a [Group] {
        if self.i >= self.groups.len() { &[] } else { self.groups.split_at(self.i + 1).1 }
    }

    /// The number of placements of all these men that a symmetry fixes, up to exchanges of like men, if none of them are
    /// related.
    #[inline]
    pub(super) const fn unrelated_placements(&self, board: &Numbers, symmetry: u8) -> u64 {
        FreeZones::of(board, symmetry, &self.zones()).placements(0, self.left, self.later_groups())
    }
}
