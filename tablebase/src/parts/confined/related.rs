//! Two men who are related and do not lead; they come before all others.
//!
//! They are numbered by the first man's square, then by the second's, and the squares that they leave to the others
//! depend only on the zones that they stand in.

use super::men_left::MenLeft;
use super::zones::{ZONES, Zones};
use crate::sets::subset::count;
use crate::squares::layout_numbers::Numbers;

/// Marks a number that is still to be counted: more placements than any board has.
const NOT_COUNTED: u64 = u64::MAX;

/// The squares of related men, ordered by the first man's square and then the second's. Of two like men, the
/// one on the lesser square is the first.
pub(super) struct RelatedPairs<'a> {
    board: &'a Numbers,
    men_left: MenLeft<'a>,
    /// The zones of the groups after these men.
    zones: Zones,
    /// The number of placements of those groups, or [`NOT_COUNTED`], by the zones of the two men's squares.
    /// The zone past the last is for squares that none of those groups may take.
    placements: [[u64; ZONES + 1]; ZONES + 1],
}

impl<'a> RelatedPairs<'a> {
    /// The pairs, if related men are the first of those left.
    #[inline]
    pub(super) const fn of(board: &'a Numbers, men_left: &MenLeft<'a>) -> Option<RelatedPairs<'a>> {
        let MenLeft { confined, groups, free, .. } = *men_left;
        if confined.related_groups == 0 || men_left.i > 0 {
            return None;
        }
        let behind = MenLeft::from(confined, groups, confined.related_groups, free);
        let zones = if behind.i < groups.len() { behind.zones() } else { Zones::NONE };
        let placements = [[NOT_COUNTED; ZONES + 1]; ZONES + 1];
        Some(RelatedPairs { board, men_left: *men_left, zones, placements })
    }

    /// The groups after them, when these squares are taken.
    #[inline]
    pub(super) const fn behind(&self, taken: u128) -> MenLeft<'a> {
        let MenLeft { confined, groups, free, .. } = self.men_left;
        MenLeft::from(confined, groups, confined.related_groups, free & !taken)
    }

    /// Two like men in order.
    #[inline]
    pub(super) const fn ordered(&self, a: u8, b: u8) -> (u8, u8) {
        if self.men_left.confined.related_groups == 1 && b < a { (b, a) } else { (a, b) }
    }

    /// The squares that the second man may take if the first stands on `a`: none if the first may not stand there.
    #[inline]
    const fn seconds(&self, a: u8) -> u128 {
        let MenLeft { confined, free, .. } = self.men_left;
        if free & confined.domains[0] & 1 << a == 0 {
            return 0;
        }
        let seconds = confined.related[a as usize] & free & !(1 << a);
        if confined.related_groups == 1 {
            seconds & confined.domains[0] & !((1 << a) - 1)
        } else {
            seconds & confined.domains[1]
        }
    }

    /// The number of positions with the first man on `a` and the second on one of these squares.
    #[inline]
    pub(super) const fn with(&mut self, a: u8, among: u128) -> u64 {
        let mut left = self.seconds(a) & among;
        let (mut sum, mut zone) = (0, 0);
        while left != 0 {
            let squares = if zone < self.zones.len { self.zones.list[zone].squares } else { !0 };
            let here = left & squares;
            if here != 0 {
                sum += count(here) as u64 * self.behind_pair(a, zone, here.trailing_zeros() as u8);
            }
            left &= !squares;
            zone += 1;
        }
        sum
    }

    /// The number of positions with the first man before a square; 128 counts all positions.
    #[inline]
    pub(super) const fn before(&mut self, end: u8) -> u64 {
        let (mut sum, mut a) = (0, 0);
        while a < end {
            sum += self.with(a, !0);
            a += 1;
        }
        sum
    }

    /// The squares of the two men in the position with a number, and the number of the men after them.
    #[inline]
    pub(super) const fn unrank(&mut self, mut number: u64) -> (u8, u8, u64) {
        let mut a = 0;
        loop {
            let all = self.with(a, !0);
            if number < all {
                break;
            }
            number -= all;
            a += 1;
        }
        let mut seconds = self.seconds(a);
        loop {
            let b = seconds.trailing_zeros() as u8;
            let here = self.with(a, 1 << b);
            if number < here {
                return (a, b, number);
            }
            number -= here;
            seconds &= seconds - 1;
        }
    }

    /// The number of placements of the groups after them if `a` and `b` are taken; `b` lies in `zone`.
    #[inline]
    const fn behind_pair(&mut self, a: u8, zone: usize, b: u8) -> u64 {
        let mut first = 0;
        while first < self.zones.len && self.zones.list[first].squares >> a & 1 == 0 {
            first += 1;
        }
        if self.placements[first][zone] == NOT_COUNTED {
            self.placements[first][zone] =
                self.behind(1 << a | 1 << b).unrelated_placements(self.board, 0);
        }
        self.placements[first][zone]
    }
}
