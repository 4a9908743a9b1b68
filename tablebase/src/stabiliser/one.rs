//! Groups under one symmetry that leaves the leading men where they are.
//!
//! Such a symmetry exchanges squares in twos, a low one and a high one, and leaves some fixed. A
//! set of squares is then three sets: its low squares, the images of its high ones, and its fixed
//! ones. The symmetry exchanges the first two, so the set is carried onto itself exactly if they
//! are equal. Sets that the symmetry changes come first. Each is written so that its low squares are
//! the greater of the two sets. That uses the symmetry up, and the groups after it are numbered freely. Sets
//! that are carried onto themselves come last, and leave the symmetry to the next group.

use crate::binomial::choose;
use crate::burnside::{Free, unmoved};
use crate::cycles::Cycles;
use crate::group::Group;
use crate::layout_numbers::Numbers;
use crate::men::Men;
use crate::plan::Plan;
use crate::section::Section;
use crate::subset::{count, image, put, rank_in, squares_of, unrank_in};

/// The number of the groups, and the symmetry that is applied to the men for it.
pub(crate) const fn number(plan: &Plan<'_>, section: &Section, men: Men) -> (u64, u8) {
    if let Some(few) = SmallFirstGroup::first(plan, section, &men)
        && let Some((number, turned)) = few.number()
    {
        return used_up(plan, section, 0, men, (number * section.strides[0], turned));
    }
    number_sets(plan, section, men)
}

/// The number of groups of any sizes.
#[inline(never)]
const fn number_sets(plan: &Plan<'_>, section: &Section, men: Men) -> (u64, u8) {
    let mut stage = Stage::first(plan, section, &men);
    let mut number = 0;
    while stage.i < plan.groups().len() {
        let group = &plan.groups()[stage.i];
        let set = squares_of(&men, group.first, group.len);
        let parts = stage.halves.part(plan.board, section.mirror(), set);
        if !parts.are_equal() {
            let turned = parts.high_is_greater();
            let parts = if turned { parts.exchanged() } else { parts };
            number += stage.halves.number_moved(group.len, parts) * section.strides[stage.i];
            return used_up(plan, section, stage.i, men, (number, turned));
        }
        number += stage.moved() + stage.number_unmoved(parts);
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
        plan.board.carry(symmetry, &mut men, plan.men);
    }
    (number + plan.number_groups(section, group + 1, &men), symmetry)
}

/// The first group, if it has one man or two: nearly all positions are numbered by it, in a
/// fraction of the time that sets of any size take.
struct SmallFirstGroup {
    /// The squares without leading men that the symmetry carries to later squares.
    low: u128,
    /// The squares without leading men that the symmetry leaves where they are.
    fixed: u128,
    /// The number of squares in `low`, each of a pair that the symmetry exchanges.
    pairs: u64,
    /// The number of squares in `fixed`.
    alone: u64,
    /// The men's squares, each with its image; a man alone is there twice.
    men: [[u8; 2]; 2],
    len: u8,
}

impl SmallFirstGroup {
    #[inline(always)]
    const fn first(plan: &Plan<'_>, section: &Section, men: &Men) -> Option<SmallFirstGroup> {
        let [group @ Group { len: 1..=2, pawns: false, .. }, ..] = plan.groups() else {
            return None;
        };
        let taken = squares_of(men, 0, group.first);
        let first = men[group.first as usize];
        let last = men[(group.first + group.len) as usize - 1];
        let mirror = section.mirror();
        Some(SmallFirstGroup {
            low: section.low & !taken,
            fixed: section.fixed & !taken,
            pairs: section.pairs as u64,
            alone: section.alone as u64,
            men: [[first, plan.board.image(mirror, first)], [last, plan.board.image(mirror, last)]],
            len: group.len,
        })
    }

    /// The number of the set, and whether the set has to be turned for it; `None` if the symmetry carries the
    /// set onto itself.
    #[inline(always)]
    const fn number(&self) -> Option<(u64, bool)> {
        let [[a, a_image], [b, b_image]] = self.men;
        if self.len == 1 {
            return if a == a_image { None } else { Some((self.of_low(self.men[0]), a > a_image)) };
        }
        if a == b_image || (a == a_image && b == b_image) {
            return None;
        }
        // The order of `Shapes`: two low squares, one low and one high, one low and one fixed. There are as
        // many sets of the first kind as of the second.
        let both = self.pairs * self.pairs.wrapping_sub(1) / 2;
        if a == a_image {
            let moved = self.of_low(self.men[1]) * self.alone;
            return Some((2 * both + moved + before(self.fixed, a), b > b_image));
        }
        if b == b_image {
            let moved = self.of_low(self.men[0]) * self.alone;
            return Some((2 * both + moved + before(self.fixed, b), a > a_image));
        }
        let (x, y) = (self.of_low(self.men[0]), self.of_low(self.men[1]));
        let (less, greater) = if x < y { (x, y) } else { (y, x) };
        let set = greater * greater.wrapping_sub(1) / 2 + less;
        let (a_high, b_high) = (a > a_image, b > b_image);
        // Of two on different sides the greater becomes the low one.
        let first = if a_high == b_high { 0 } else { both };
        Some((first + set, if x > y { a_high } else { b_high }))
    }

    /// The number among the low squares of a square, or of its image if the square itself is high.
    const fn of_low(&self, [square, image]: [u8; 2]) -> u64 {
        before(self.low, if square < image { square } else { image })
    }
}

/// The number of squares of a set before one.
const fn before(set: u128, square: u8) -> u64 {
    count(set & ((1 << (square & 127)) - 1)) as u64
}

/// Puts the groups where this number says: undoes [`number`].
pub(crate) const fn unrank(plan: &Plan<'_>, section: &Section, mut number: u64, men: &mut Men) {
    let mut stage = Stage::first(plan, section, men);
    while stage.i < plan.groups().len() {
        let group = &plan.groups()[stage.i];
        if number < stage.moved() {
            let stride = section.strides[stage.i];
            let parts = stage.halves.parts_moved(group.len, number / stride);
            put(stage.halves.join(plan.board, section.mirror(), parts), group.first, men);
            return plan.put_rest(section, stage.i + 1, number % stride, men);
        }
        let (parts, rest) = stage.parts_unmoved(number - stage.moved());
        let set = stage.halves.join(plan.board, section.mirror(), parts);
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
    const fn first(plan: &'a Plan<'a>, section: &'a Section, men: &Men) -> Stage<'a> {
        let free = plan.domain(false) & !squares_of(men, 0, plan.lead.count() as u8);
        Stage { plan, section, i: 0, free, halves: Halves::of(0, 0) }.halved()
    }

    /// The next group, where this one takes a set that is carried onto itself.
    const fn next(self, set: u128) -> Stage<'a> {
        Stage { i: self.i + 1, free: self.free & !set, ..self }.halved()
    }

    const fn halved(mut self) -> Stage<'a> {
        if self.i < self.plan.groups().len() {
            let free = self.free & self.plan.domain(self.plan.groups()[self.i].pawns);
            self.halves = Halves::of(free & self.section.low, free & self.section.fixed);
        }
        self
    }

    const fn len(&self) -> u8 {
        self.plan.groups()[self.i].len
    }

    /// The count of numbers for sets that the symmetry changes. Two such sets are one position, so half of them count,
    /// each with as many numbers as there are ways for the groups after it.
    const fn moved(&self) -> u64 {
        let all = self.halves.pairs * 2 + self.halves.alone;
        let mut moved = choose(all, self.len() as usize);
        let mut pairs = 0;
        while let Some(shape) = Halves::symmetric(self.len(), pairs) {
            moved -= self.halves.ways(shape);
            pairs += 1;
        }
        moved / 2 * self.section.strides[self.i]
    }

    const fn cycles(&self, set: u128) -> Cycles {
        Cycles {
            ones: count(set & self.section.fixed) as u8,
            twos: count(set & self.section.low) as u8,
            fours: 0,
        }
    }

    /// The number of positions of the groups after this one, different under the symmetry, if this one takes a set of
    /// this shape that is carried onto itself.
    const fn after(&self, shape: Shape) -> u64 {
        let rest = self.plan.groups().split_at(self.i + 1).1;
        if rest.is_empty() {
            return 1;
        }
        let taken = Cycles { ones: shape.fixed, twos: shape.low, fours: 0 };
        let pawns = self.cycles(self.free & self.plan.domain(true));
        let free = Free { pawns, all: self.cycles(self.free) };
        let free = free.without(taken, self.plan.groups()[self.i].pawns);
        // Burnside's lemma for two symmetries: the identity leaves all ways as they are.
        u64::midpoint(self.section.strides[self.i], unmoved(rest, free))
    }

    /// The count of numbers for sets of a shape that are carried onto themselves.
    const fn unmoved(&self, shape: Shape) -> u64 {
        match self.halves.ways(shape) {
            0 => 0,
            ways => ways * self.after(shape),
        }
    }

    /// The number of a set that is carried onto itself, among those.
    const fn number_unmoved(&self, parts: ThreeParts) -> u64 {
        let mut number = 0;
        let mut pairs = 0;
        while pairs < parts.shape.low {
            if let Some(shape) = Halves::symmetric(self.len(), pairs) {
                number += self.unmoved(shape);
            }
            pairs += 1;
        }
        let fixed = choose(self.halves.alone, parts.shape.fixed as usize);
        number + (parts.low * fixed + parts.fixed) * self.after(parts.shape)
    }

    /// The set that is carried onto itself with this number among all such sets, and the rest of
    /// the number for the groups after it: undoes [`number_unmoved`](Self::number_unmoved).
    const fn parts_unmoved(&self, mut number: u64) -> (ThreeParts, u64) {
        let mut pairs = 0;
        while let Some(shape) = Halves::symmetric(self.len(), pairs) {
            if number < self.unmoved(shape) {
                let after = self.after(shape);
                let fixed = choose(self.halves.alone, shape.fixed as usize);
                let set = number / after;
                let parts =
                    ThreeParts { shape, low: set / fixed, high: set / fixed, fixed: set % fixed };
                return (parts, number % after);
            }
            number -= self.unmoved(shape);
            pairs += 1;
        }
        panic!("no set has this number")
    }
}

/// The squares a group may take that the symmetry carries to later ones, and those it leaves.
#[derive(Clone, Copy)]
struct Halves {
    low: u128,
    fixed: u128,
    /// The number of squares in `low`, and so of their images.
    pairs: usize,
    /// The number of squares in `fixed`.
    alone: usize,
}

/// The numbers of low, high and fixed squares of a set.
#[derive(Clone, Copy)]
struct Shape {
    low: u8,
    high: u8,
    fixed: u8,
}

/// A set in its three parts, each by its number; that of the high squares is their images'.
#[derive(Clone, Copy)]
struct ThreeParts {
    shape: Shape,
    low: u64,
    high: u64,
    fixed: u64,
}

impl ThreeParts {
    const fn are_equal(&self) -> bool {
        self.shape.low == self.shape.high && self.low == self.high
    }

    const fn high_is_greater(&self) -> bool {
        self.shape.high > self.shape.low
            || self.shape.high == self.shape.low && self.high > self.low
    }

    const fn exchanged(self) -> ThreeParts {
        let shape = Shape { low: self.shape.high, high: self.shape.low, ..self.shape };
        ThreeParts { shape, low: self.high, high: self.low, ..self }
    }
}

impl Halves {
    const fn of(low: u128, fixed: u128) -> Halves {
        let (pairs, alone) = (count(low) as usize, count(fixed) as usize);
        Halves { low, fixed, pairs, alone }
    }

    const fn part(&self, board: &Numbers, mirror: u8, set: u128) -> ThreeParts {
        let high = image(board, mirror, set & !self.low & !self.fixed);
        ThreeParts {
            shape: Shape {
                low: count(set & self.low) as u8,
                high: count(high) as u8,
                fixed: count(set & self.fixed) as u8,
            },
            low: rank_in(set & self.low, self.low),
            high: rank_in(high, self.low),
            fixed: rank_in(set & self.fixed, self.fixed),
        }
    }

    const fn join(&self, board: &Numbers, mirror: u8, parts: ThreeParts) -> u128 {
        let Shape { low, high, fixed } = parts.shape;
        unrank_in(parts.low, low, self.low)
            | image(board, mirror, unrank_in(parts.high, high, self.low))
            | unrank_in(parts.fixed, fixed, self.fixed)
    }

    /// The shape of sets of `len` squares that are carried onto themselves and have `pairs` low
    /// ones; `None` past the last. Shapes that the board has no room for have no sets.
    const fn symmetric(len: u8, pairs: u8) -> Option<Shape> {
        if 2 * pairs > len {
            return None;
        }
        Some(Shape { low: pairs, high: pairs, fixed: len - 2 * pairs })
    }

    /// The number of sets of a shape that are carried onto themselves.
    const fn ways(&self, shape: Shape) -> u64 {
        choose(self.pairs, shape.low as usize) * choose(self.alone, shape.fixed as usize)
    }

    /// The number of sets of a shape, with the greater part low, that are not carried onto themselves.
    const fn ways_moved(&self, shape: Shape) -> u64 {
        let low = choose(self.pairs, shape.low as usize);
        let parts = if shape.low == shape.high {
            low * low.wrapping_sub(1) / 2
        } else {
            low * choose(self.pairs, shape.high as usize)
        };
        parts * choose(self.alone, shape.fixed as usize)
    }

    /// The number of a set, with the greater part low, among those not carried onto themselves.
    const fn number_moved(&self, len: u8, parts: ThreeParts) -> u64 {
        let mut number = 0;
        let mut shapes = Shapes::of(len);
        while let Some(shape) = shapes.next() {
            if shape.low == parts.shape.low && shape.high == parts.shape.high {
                break;
            }
            number += self.ways_moved(shape);
        }
        // Parts of one size are a pair of different sets, numbered as two like men are; others are
        // independent of each other.
        let both = if parts.shape.low == parts.shape.high {
            parts.low * parts.low.wrapping_sub(1) / 2 + parts.high
        } else {
            parts.low * choose(self.pairs, parts.shape.high as usize) + parts.high
        };
        number + both * choose(self.alone, parts.shape.fixed as usize) + parts.fixed
    }

    /// Undoes [`number_moved`](Self::number_moved).
    const fn parts_moved(&self, len: u8, mut number: u64) -> ThreeParts {
        let mut shapes = Shapes::of(len);
        while let Some(shape) = shapes.next() {
            if number < self.ways_moved(shape) {
                let fixed = choose(self.alone, shape.fixed as usize);
                let (low, high) = self.unpair(shape, number / fixed);
                return ThreeParts { shape, low, high, fixed: number % fixed };
            }
            number -= self.ways_moved(shape);
        }
        panic!("no set has this number")
    }

    const fn unpair(&self, shape: Shape, number: u64) -> (u64, u64) {
        if shape.low == shape.high {
            // The greatest `low` with `low * (low - 1) / 2 <= number`.
            let low = (8 * number + 1).isqrt().div_ceil(2);
            (low, number - low * (low - 1) / 2)
        } else {
            let high = choose(self.pairs, shape.high as usize);
            (number / high, number % high)
        }
    }
}

/// The shapes of sets of a size with no fewer low squares than high ones, and some low one.
struct Shapes {
    len: u8,
    next: Shape,
}

impl Shapes {
    const fn of(len: u8) -> Shapes {
        Shapes { len, next: Shape { low: len, high: 0, fixed: 0 } }
    }

    const fn next(&mut self) -> Option<Shape> {
        let shape = self.next;
        if shape.low == 0 {
            return None;
        }
        // Move squares from low to high until they balance, then begin again with one more fixed square.
        self.next = if shape.low >= shape.high + 2 {
            Shape { low: shape.low - 1, high: shape.high + 1, ..shape }
        } else {
            let fixed = shape.fixed + 1;
            Shape { low: self.len.saturating_sub(fixed), high: 0, fixed }
        };
        Some(shape)
    }
}
