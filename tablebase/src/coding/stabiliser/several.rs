//! Groups under several symmetries that fix the leading men, or under all symmetries if nobody leads.
//!
//! The symmetries divide the free squares into orbits of up to eight, or of twelve hexagons. One orbit after another, the
//! part of a set that lies on it is brought to the least of its images. The symmetries that fix that part remain for
//! the next orbit, and at the end for the next group. As soon as none is left, all other men are numbered freely. How
//! many positions come before is counted by Burnside's lemma, so no table is needed for any board or group; it is the
//! slowest path of all.

use crate::coding::burnside::{FreeCycles, fixed_placements};
use crate::coding::plan::Plan;
use crate::men::packed::Men;
use crate::parts::confined::MenLeft;
use crate::parts::section::Section;
use crate::sets::binomial::choose;
use crate::sets::cycles::{Cycles, Splits};
use crate::sets::subset::{image, put, rank_in, squares_of, unrank_in};
use crate::squares::symmetries::{Symmetries, then};

/// The number of the groups, and the symmetry that is applied to the men for it. `standing` is how many men are
/// numbered already, and their stabiliser, as bits.
#[inline]
pub(crate) const fn number(
    plan: &Plan<'_>,
    section: &Section,
    mut men: Men,
    standing: (u8, u16),
) -> (u64, u8) {
    let men = &mut men;
    let mut stage = Stage::first(plan, section, men, standing);
    let (mut number, mut applied) = (0, 0);
    while stage.i < plan.groups().len() {
        let group = &plan.groups()[stage.i];
        while let Some(orbit) = stage.next_orbit() {
            let part = squares_of(men, group.first, group.len) & orbit;
            let symmetry = stage.to_least(part);
            plan.board().carry(symmetry, men, plan.men());
            applied = then(applied, symmetry);
            let part = image(plan.board(), symmetry, part);
            // Positions with an earlier least part on this orbit come before, however they go on.
            let mut earlier = 0;
            while earlier != part {
                number += stage.with(earlier).count();
                earlier = stage.next_least(earlier, orbit);
            }
            stage = stage.with(part);
        }
        let set = squares_of(men, group.first, group.len);
        if let Some(rest) = stage.confined()
            && stage.is_free()
        {
            return (number + rest.number(plan.board(), men), applied);
        }
        if stage.is_free() {
            number += rank_in(set & !stage.chosen, stage.later) * section.strides[stage.i];
            number += plan.number_groups(section, stage.i + 1, men);
            return (number, applied);
        }
        stage = stage.next_group();
    }
    (number, applied)
}

/// Unranks the groups: undoes [`number`].
#[inline]
pub(crate) const fn unrank(
    plan: &Plan<'_>,
    section: &Section,
    mut number: u64,
    men: &mut Men,
    standing: (u8, u16),
) {
    let mut stage = Stage::first(plan, section, men, standing);
    while stage.i < plan.groups().len() {
        let group = &plan.groups()[stage.i];
        while let Some(orbit) = stage.next_orbit() {
            let mut part = 0;
            let mut next = stage.with(part);
            while number >= next.count() {
                number -= next.count();
                part = stage.next_least(part, orbit);
                next = stage.with(part);
            }
            stage = next;
        }
        if let Some(rest) = stage.confined()
            && stage.is_free()
        {
            return rest.unrank(plan.board(), number, stage.chosen, men);
        }
        if stage.is_free() {
            let stride = section.strides[stage.i];
            let rest = unrank_in(number / stride, stage.left, stage.later);
            put(stage.chosen | rest, group.first, men);
            return plan.put_rest(section, stage.i + 1, number % stride, men);
        }
        put(stage.chosen, group.first, men);
        stage = stage.next_group();
    }
}

/// The state of a numbering: the group, and the orbits still to come.
#[derive(Clone, Copy)]
struct Stage<'a> {
    plan: &'a Plan<'a>,
    section: &'a Section,
    /// The group's index in the plan.
    i: usize,
    /// The symmetries that are left, as bits.
    symmetries: u16,
    /// The squares that no man of an earlier group stands on.
    free: u128,
    /// The free squares of the orbits still to come.
    later: u128,
    /// The squares of earlier orbits that men of this group stand on.
    chosen: u128,
    /// The number of men of this group still to be placed.
    left: u8,
}

impl<'a> Stage<'a> {
    #[inline]
    const fn first(
        plan: &'a Plan<'a>,
        section: &'a Section,
        men: &Men,
        (standing, symmetries): (u8, u16),
    ) -> Stage<'a> {
        let free = plan.draft().domain(false) & !squares_of(men, 0, standing);
        Stage { plan, section, i: 0, symmetries, free, later: 0, chosen: 0, left: 0 }.started()
    }

    #[inline]
    const fn started(mut self) -> Stage<'a> {
        if self.i < self.plan.groups().len() {
            self.later = self.free & self.plan.draft().group_domain(self.i);
            self.left = self.plan.groups()[self.i].len;
        }
        self.chosen = 0;
        self
    }

    #[inline]
    const fn next_group(self) -> Stage<'a> {
        Stage { i: self.i + 1, free: self.free & !self.chosen, ..self }.started()
    }

    /// The men that are left, if some man has a region of his own.
    #[inline]
    const fn confined(&self) -> Option<MenLeft<'a>> {
        let Some(confined) = self.plan.confined() else { return None };
        let &Stage { plan, i, left, later: own_squares, .. } = self;
        let free = self.free & !self.chosen;
        Some(MenLeft { confined, groups: plan.groups(), i, left, own_squares, free })
    }

    /// Returns whether no symmetry is left but the identity.
    #[inline]
    const fn is_free(&self) -> bool {
        self.symmetries == 1
    }

    /// Takes the next orbit of the squares to come, while there are men left and symmetries
    /// to use up.
    #[inline]
    const fn next_orbit(&mut self) -> Option<u128> {
        // Men who share a square have no number; some of them are left in the end.
        if self.is_free() || self.left == 0 || self.later == 0 {
            return None;
        }
        let (mut orbit, mut all) = (0, Symmetries(self.symmetries));
        while let Some(symmetry) = all.pop() {
            orbit |= image(self.plan.board(), symmetry, self.later & self.later.wrapping_neg());
        }
        self.later &= !orbit;
        Some(orbit)
    }

    /// The symmetry left that carries a set to the least of its images.
    #[inline]
    const fn to_least(&self, set: u128) -> u8 {
        let (mut least, mut least_image, mut all) = (0, set, Symmetries(self.symmetries & !1));
        while let Some(symmetry) = all.pop() {
            let image = image(self.plan.board(), symmetry, set);
            if image < least_image {
                (least, least_image) = (symmetry, image);
            }
        }
        least
    }

    /// The next part of an orbit, after this one, that is the least of its images and has no more
    /// squares than there are men.
    #[inline]
    const fn next_least(&self, part: u128, orbit: u128) -> u128 {
        // The next subset of the orbit, in ascending order: the Carry-Rippler of chess programmers.
        let mut next = part.wrapping_sub(orbit) & orbit;
        while next.count_ones() > self.left as u32 || self.to_least(next) != 0 {
            next = next.wrapping_sub(orbit) & orbit;
        }
        next
    }

    /// The next stage: these squares of an orbit are chosen, and only symmetries that keep them are left.
    #[inline]
    const fn with(self, part: u128) -> Stage<'a> {
        let (mut symmetries, mut all) = (0, Symmetries(self.symmetries));
        while let Some(symmetry) = all.pop() {
            let keeps = image(self.plan.board(), symmetry, part) == part;
            symmetries |= (keeps as u16) << symmetry;
        }
        let (chosen, left) = (self.chosen | part, self.left - part.count_ones() as u8);
        Stage { symmetries, chosen, left, ..self }
    }

    /// The number of positions from here on, up to the symmetries left (orbits).
    #[inline]
    const fn count(&self) -> u64 {
        if self.is_free() && self.plan.confined().is_none() {
            let ways = choose(self.later.count_ones() as usize, self.left as usize);
            return ways * self.section.strides[self.i];
        }
        let (mut sum, mut all) = (0, Symmetries(self.symmetries));
        while let Some(symmetry) = all.pop() {
            sum += self.fixed_placements(symmetry);
        }
        sum / self.symmetries.count_ones() as u64
    }

    /// The number of placements of all men from here on that a symmetry fixes.
    #[inline]
    const fn fixed_placements(&self, symmetry: u8) -> u64 {
        if let Some(rest) = self.confined() {
            return rest.fixed_placements(self.plan.board(), symmetry);
        }
        let (groups, rest) = self.plan.groups().split_at(self.i + 1);
        let pawns = groups[self.i].pawns;
        let cycles = Cycles::of(self.plan.board(), symmetry, self.later);
        let free = FreeCycles::of(self.plan.draft(), symmetry, self.free & !self.chosen);
        // A set is fixed if it has each cycle of squares whole or not at all. So only how many cycles of each length it
        // takes matters for what the groups after it can do.
        let mut sum = 0;
        let mut splits = Splits::new(self.left);
        while let Some(taken) = splits.next(cycles) {
            sum += cycles.ways(taken) * fixed_placements(rest, free.without(taken, pawns));
        }
        sum
    }
}
