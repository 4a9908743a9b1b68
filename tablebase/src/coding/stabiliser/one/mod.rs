//! Groups under one symmetry that fixes the leading men.
//!
//! Such a symmetry exchanges squares in twos, a low one and a high one, and leaves some fixed. A
//! set of squares is then three sets: its low squares, the images of its high ones, and its fixed
//! ones. The symmetry exchanges the first two, so the set is symmetric, that is, carried onto itself, exactly if they
//! are equal. Asymmetric sets come first. Each is written so that its low squares are the greater of the two sets. That
//! uses the symmetry up, and the groups after it are numbered freely. Symmetric sets come last, and leave the symmetry
//! to the next group.
//!
//! - [`halves`]: sets in three parts, and their numbers
//! - [`small_first_group`]: the number of one man or two, which nearly all positions need

mod halves;
mod small_first_group;

use crate::coding::burnside::{FreeCycles, fixed_placements};
use crate::coding::plan::Plan;
use crate::men::packed::Men;
use crate::parts::section::Section;
use crate::sets::binomial::choose;
use crate::sets::cycles::Cycles;
use crate::sets::subset::{count, put, rank_in, squares_of};
use halves::{Halves, SetShape, ThreeParts};
use small_first_group::SmallFirstGroup;

/// The number of the groups, and the symmetry that is applied to the men for it.
#[inline]
pub(crate) const fn number(plan: &Plan<'_>, section: &Section, men: Men) -> (u64, u8) {
    if let Some(few) = SmallFirstGroup::first(plan, section, &men)
        && let Some((number, turned)) = few.number()
    {
        return used_up(plan, section, 0, men, (number * section.strides[0], turned));
    }
    number_sets(plan, section, men)
}

/// The number of groups of any sizes.
#[cold]
#[inline]
const fn number_sets(plan: &Plan<'_>, section: &Section, men: Men) -> (u64, u8) {
    let mut stage = Stage::first(plan, section, &men);
    let mut number = 0;
    while stage.i < plan.groups().len() {
        let group = &plan.groups()[stage.i];
        let set = squares_of(&men, group.first, group.len);
        let parts = stage.halves.part(plan.board(), section.mirror(), set);
        if parts.low != parts.high {
            let turned = parts.high_is_greater();
            let parts = if turned { parts.exchanged() } else { parts };
            number += stage.halves.number_asymmetric(parts) * section.strides[stage.i];
            return used_up(plan, section, stage.i, men, (number, turned));
        }
        number += stage.asymmetric() + stage.number_symmetric(parts);
        stage = stage.next(set);
    }
    (number, 0)
}

/// The number of all groups, and the symmetry that is applied to the men for it: given the number up to
/// the group that uses the symmetry up, and whether the men have to be turned for it.
#[inline(always)]
const fn used_up(
    plan: &Plan<'_>,
    section: &Section,
    group: usize,
    mut men: Men,
    (number, turned): (u64, bool),
) -> (u64, u8) {
    let symmetry = if turned { section.mirror() } else { 0 };
    if group + 1 == plan.groups().len() {
        return (number, symmetry);
    }
    if turned {
        plan.board().carry(symmetry, &mut men, plan.men());
    }
    (number + plan.number_groups(section, group + 1, &men), symmetry)
}

/// Unranks the groups: undoes [`number`].
#[inline]
pub(crate) const fn unrank(plan: &Plan<'_>, section: &Section, mut number: u64, men: &mut Men) {
    let mut stage = Stage::first(plan, section, men);
    while stage.i < plan.groups().len() {
        let group = &plan.groups()[stage.i];
        if number < stage.asymmetric() {
            let stride = section.strides[stage.i];
            let parts = stage.halves.asymmetric_parts(group.len, number / stride);
            put(parts.joined(plan.board(), section.mirror()), group.first, men);
            return plan.put_rest(section, stage.i + 1, number % stride, men);
        }
        let (parts, rest) = stage.symmetric_parts(number - stage.asymmetric());
        let set = parts.joined(plan.board(), section.mirror());
        put(set, group.first, men);
        number = rest;
        stage = stage.next(set);
    }
}

/// A group to be numbered while the symmetry is not used up.
#[derive(Clone, Copy)]
struct Stage<'a> {
    plan: &'a Plan<'a>,
    section: &'a Section,
    /// The group's index in the plan.
    i: usize,
    /// The squares on which no man of an earlier group stands.
    free: u128,
    /// The free squares that the group may take.
    halves: Halves,
}

impl<'a> Stage<'a> {
    #[inline]
    const fn first(plan: &'a Plan<'a>, section: &'a Section, men: &Men) -> Stage<'a> {
        let free = plan.draft().domain(false) & !squares_of(men, 0, plan.lead().count() as u8);
        Stage { plan, section, i: 0, free, halves: Halves::of(0, 0) }.halved()
    }

    /// The next group, if this one takes a symmetric set.
    #[inline]
    const fn next(self, set: u128) -> Stage<'a> {
        Stage { i: self.i + 1, free: self.free & !set, ..self }.halved()
    }

    #[inline]
    const fn halved(mut self) -> Stage<'a> {
        if self.i < self.plan.groups().len() {
            let free = self.free & self.plan.draft().domain(self.plan.groups()[self.i].pawns);
            self.halves = Halves::of(free & self.section.low, free & self.section.fixed);
        }
        self
    }

    #[inline]
    const fn len(&self) -> u8 {
        self.plan.groups()[self.i].len
    }

    /// The count of numbers for asymmetric sets. Two such sets are one position, so half of them count, each
    /// once for every placement of the groups after it.
    #[inline]
    const fn asymmetric(&self) -> u64 {
        let all = self.halves.pairs * 2 + self.halves.alone;
        let mut moved = choose(all, self.len() as usize);
        let mut pairs = 0;
        while 2 * pairs <= self.len() {
            moved -= self.halves.symmetric_sets(SetShape::symmetric(self.len(), pairs));
            pairs += 1;
        }
        moved / 2 * self.section.strides[self.i]
    }

    #[inline]
    const fn cycles(&self, set: u128) -> Cycles {
        Cycles {
            ones: count(set & self.section.fixed) as u8,
            long: count(set & self.section.low) as u8,
            len: 2,
        }
    }

    /// The number of positions of the groups after this one, up to the symmetry, if this one takes a symmetric set of
    /// this shape.
    #[inline]
    const fn after(&self, shape: SetShape) -> u64 {
        let rest = self.plan.groups().split_at(self.i + 1).1;
        if rest.is_empty() {
            return 1;
        }
        let taken = Cycles { ones: shape.fixed, long: shape.low, len: 2 };
        let pawns = self.cycles(self.free & self.plan.draft().domain(true));
        let free = FreeCycles { pawns, all: self.cycles(self.free) };
        let free = free.without(taken, self.plan.groups()[self.i].pawns);
        // Burnside's lemma for two symmetries: the identity fixes all placements.
        u64::midpoint(self.section.strides[self.i], fixed_placements(rest, free))
    }

    /// The count of numbers for symmetric sets of a shape.
    #[inline]
    const fn symmetric(&self, shape: SetShape) -> u64 {
        match self.halves.symmetric_sets(shape) {
            0 => 0,
            sets => sets * self.after(shape),
        }
    }

    /// The number of a symmetric set among all such sets.
    #[inline]
    const fn number_symmetric(&self, parts: ThreeParts) -> u64 {
        let shape = parts.shape();
        let (mut number, mut pairs) = (0, 0);
        while pairs < shape.low {
            number += self.symmetric(SetShape::symmetric(self.len(), pairs));
            pairs += 1;
        }
        let Halves { low, fixed, alone, .. } = self.halves;
        let sets = choose(alone, shape.fixed as usize);
        let set = rank_in(parts.low, low) * sets + rank_in(parts.fixed, fixed);
        number + set * self.after(shape)
    }

    /// The symmetric set with this number among all such sets, and the rest of the number for the groups after it:
    /// undoes [`number_symmetric`](Self::number_symmetric).
    #[inline]
    const fn symmetric_parts(&self, mut number: u64) -> (ThreeParts, u64) {
        let mut shape = SetShape::symmetric(self.len(), 0);
        while number >= self.symmetric(shape) {
            number -= self.symmetric(shape);
            shape = SetShape::symmetric(self.len(), shape.low + 1);
        }
        let after = self.after(shape);
        let fixed = choose(self.halves.alone, shape.fixed as usize);
        let set = number / after;
        let parts = [set / fixed, set / fixed, set % fixed];
        (self.halves.parts(shape, parts), number % after)
    }
}
