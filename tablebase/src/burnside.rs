//! Counts the ways for the men that are left, and those of these ways that a symmetry leaves as they are.
//! By Burnside's lemma, half the sum of both is the number of positions that differ under the symmetry.

use super::cycles::{Cycles, Splits};
use super::group::Group;
use super::plan::Plan;

/// The free squares: the squares of pawns, and all.
#[derive(Clone, Copy)]
pub(super) struct Free {
    pub(super) pawns: Cycles,
    pub(super) all: Cycles,
}

impl Free {
    /// The cycles of a symmetry on the free squares.
    pub(super) const fn of(plan: &Plan<'_>, symmetry: u8, free: u128) -> Free {
        Free {
            pawns: Cycles::of(plan.board, symmetry, free & plan.domain(true)),
            all: Cycles::of(plan.board, symmetry, free),
        }
    }

    /// Without the cycles that a group takes.
    pub(super) const fn without(self, taken: Cycles, pawns: bool) -> Free {
        Free {
            pawns: if pawns { self.pawns.without(taken) } else { self.pawns },
            all: self.all.without(taken),
        }
    }
}

/// The number of ways for the groups to stand so that the symmetry leaves each where it is. Groups of pawns come first.
pub(super) const fn unmoved(groups: &[Group], free: Free) -> u64 {
    match groups {
        [] => 1,
        [group, rest @ ..] => {
            let cycles = if group.pawns { free.pawns } else { free.all };
            let mut sum = 0;
            let mut split = Splits::new(group.len);
            while let Some(taken) = split.next(cycles) {
                sum += cycles.ways(taken) * unmoved(rest, free.without(taken, group.pawns));
            }
            sum
        }
    }
}
