//! Ranks and unranks the men who are not yet placed.

use super::free_zones::FreeZones;
use super::men_left::MenLeft;
use super::related::RelatedPairs;
use super::zones::Zones;
use crate::men::packed::Men;
use crate::parts::group::Group;
use crate::sets::binomial::choose;
use crate::sets::subset::{count, put, rank_in, squares_of, unrank_in};
use crate::squares::layout_numbers::Numbers;

impl MenLeft<'_> {
    /// The number of placements of all these men that a symmetry fixes, up to exchanges of like men.
    #[inline]
    pub(crate) const fn fixed_placements(&self, board: &Numbers, symmetry: u8) -> u64 {
        // If related men follow, no symmetry is left.
        if let Some(mut pairs) = RelatedPairs::of(board, self) {
            return pairs.before(128);
        }
        self.unrelated_placements(board, symmetry)
    }

    /// The rank of their placement, if no symmetry is left.
    #[inline]
    pub(crate) const fn number(self, board: &Numbers, men: &Men) -> u64 {
        let (mut number, mut rest) = (0, self);
        if let Some(mut pairs) = RelatedPairs::of(board, &self) {
            let first = self.groups[0].first as usize;
            let (a, b) = pairs.ordered(men[first], men[first + 1]);
            number = pairs.before(a) + pairs.with(a, (1 << b) - 1);
            rest = pairs.behind(1 << a | 1 << b);
        }
        while rest.i < rest.groups.len() {
            let group = &rest.groups[rest.i];
            let taken = squares_of(men, group.first, group.len) & rest.own_squares;
            let mut by_zone = ZoneByZone::of(board, &rest);
            while let Some((zone, squares)) = by_zone.next() {
                let here = taken & squares;
                let mut fewer = 0;
                while fewer < count(here) as u8 {
                    number += by_zone.all(zone, fewer);
                    fewer += 1;
                }
                number += rank_in(here, squares) * by_zone.after(zone, fewer);
                by_zone.take(zone, fewer);
            }
            rest = rest.after(taken);
        }
        number
    }

    /// Unranks: places all these men, beside men of the first group who already stand on `chosen`. Undoes
    /// [`number`](Self::number).
    #[inline]
    pub(crate) const fn unrank(
        self,
        board: &Numbers,
        mut number: u64,
        mut chosen: u128,
        men: &mut Men,
    ) {
        let mut rest = self;
        if let Some(mut pairs) = RelatedPairs::of(board, &self) {
            let (a, b);
            (a, b, number) = pairs.unrank(number);
            let first = self.groups[0].first as usize;
            (men[first], men[first + 1]) = (a, b);
            rest = pairs.behind(1 << a | 1 << b);
        }
        while rest.i < rest.groups.len() {
            let mut taken = 0;
            let mut by_zone = ZoneByZone::of(board, &rest);
            while let Some((zone, squares)) = by_zone.next() {
                let mut here = 0;
                while here < by_zone.left && number >= by_zone.all(zone, here) {
                    number -= by_zone.all(zone, here);
                    here += 1;
                }
                let after = by_zone.after(zone, here);
                taken |= unrank_in(number / after, here, squares);
                number %= after;
                by_zone.take(zone, here);
            }
            put(chosen | taken, rest.groups[rest.i].first, men);
            chosen = 0;
            rest = rest.after(taken);
        }
    }
}

/// Ranks the men of a group zone by zone, and counts the placements left to all other men.
#[derive(Clone, Copy)]
struct ZoneByZone<'a> {
    zones: Zones,
    free: FreeZones,
    next_zone: usize,
    /// The number of men of the group still to be placed.
    left: u8,
    later_groups: &'a [Group],
}

impl<'a> ZoneByZone<'a> {
    #[inline]
    const fn of(board: &Numbers, men_left: &MenLeft<'a>) -> ZoneByZone<'a> {
        let zones = men_left.zones();
        let free = FreeZones::of(board, 0, &zones);
        let (left, later_groups) = (men_left.left, men_left.later_groups());
        ZoneByZone { zones, free, next_zone: 0, left, later_groups }
    }

    /// The next zone on which the group may stand, and its squares.
    #[inline]
    const fn next(&mut self) -> Option<(usize, u128)> {
        while self.next_zone < self.zones.len {
            let zone = self.next_zone;
            self.next_zone += 1;
            if self.zones.list[zone].groups & 1 == 1 {
                return Some((zone, self.zones.list[zone].squares));
            }
        }
        None
    }

    /// Puts this number of men of the group on a zone.
    #[inline]
    const fn take(&mut self, zone: usize, men: u8) {
        self.free.zones[zone].1.ones -= men;
        self.left -= men;
    }

    /// The number of placements of all other men if this number of men of the group stands on a zone.
    #[inline]
    const fn after(&self, zone: usize, men: u8) -> u64 {
        if men > self.left || men > self.free.zones[zone].1.ones {
            return 0;
        }
        let mut free = self.free;
        free.zones[zone].1.ones -= men;
        free.placements(zone + 1, self.left - men, self.later_groups)
    }

    /// The number of placements of all men if this number of men of the group stands on a zone.
    #[inline]
    const fn all(&self, zone: usize, men: u8) -> u64 {
        let squares = self.free.zones[zone].1.ones;
        choose(squares as usize, men as usize) * self.after(zone, men)
    }
}
