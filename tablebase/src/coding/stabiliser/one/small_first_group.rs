//! The number of a first group of one man or two, at a fraction of what sets of any size take.

use crate::coding::plan::Plan;
use crate::men::packed::Men;
use crate::parts::group::Group;
use crate::parts::section::Section;
use crate::sets::subset::{count, squares_of};

/// The first group, if it has one man or two: nearly all positions are numbered by it, in a
/// fraction of the time that sets of any size take.
pub(super) struct SmallFirstGroup {
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
    pub(super) const fn first(
        plan: &Plan<'_>,
        section: &Section,
        men: &Men,
    ) -> Option<SmallFirstGroup> {
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
            men: [
                [first, plan.board().image(mirror, first)],
                [last, plan.board().image(mirror, last)],
            ],
            len: group.len,
        })
    }

    /// The number of the set, and whether the set has to be turned for it; `None` if the set is symmetric.
    #[inline(always)]
    pub(super) const fn number(&self) -> Option<(u64, bool)> {
        let [[a, a_image], [b, b_image]] = self.men;
        if self.len == 1 {
            return if a == a_image { None } else { Some((self.of_low(self.men[0]), a > a_image)) };
        }
        if a == b_image || (a == a_image && b == b_image) {
            return None;
        }
        // The order of `SetShape::next`: two low squares, one low and one high, one low and one fixed. There are as
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
        // If the two are on different sides, the greater becomes the low one.
        let first = if a_high == b_high { 0 } else { both };
        Some((first + set, if x > y { a_high } else { b_high }))
    }

    /// The number among the low squares of a square, or of its image if the square itself is high.
    #[inline]
    const fn of_low(&self, [square, image]: [u8; 2]) -> u64 {
        before(self.low, if square < image { square } else { image })
    }
}

/// The number of squares of a set before one.
#[inline]
const fn before(set: u128, square: u8) -> u64 {
    count(set & ((1 << (square & 127)) - 1)) as u64
}
