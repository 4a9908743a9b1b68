//! The number of placements that a symmetry fixes. By Burnside's lemma, its mean over all symmetries is the number of
//! orbits.

use super::draft::Draft;
use crate::parts::group::Group;
use crate::sets::cycles::{Cycles, Splits};

/// The cycles of the free squares: of those where pawns may stand, and of all.
#[derive(Clone, Copy)]
pub(crate) struct FreeCycles {
    pub(crate) pawns: Cycles,
    pub(crate) all: Cycles,
}

impl FreeCycles {
    /// The cycles of a symmetry on the free squares.
    #[inline]
    pub(crate) const fn of(draft: &Draft<'_>, symmetry: u8, free: u128) -> FreeCycles {
        FreeCycles {
            pawns: Cycles::of(draft.board, symmetry, free & draft.domain(true)),
            all: Cycles::of(draft.board, symmetry, free),
        }
    }

    /// The cycles that are left once a group has taken these.
    #[inline]
    pub(crate) const fn without(self, taken: Cycles, pawns: bool) -> FreeCycles {
        FreeCycles {
            pawns: if pawns { self.pawns.without(taken) } else { self.pawns },
            all: self.all.without(taken),
        }
    }
}

/// The number of placements of the groups that the symmetry fixes, up to exchanges of like men. Groups of pawns come
/// first.
#[inline]
pub(crate) const fn fixed_placements(groups: &[Group], free: FreeCycles) -> u64 {
    match groups {
        [] => 1,
        [group, rest @ ..] => {
            let cycles = if group.pawns { free.pawns } else { free.all };
            let mut sum = 0;
            let mut split = Splits::new(group.len);
            while let Some(taken) = split.next(cycles) {
                sum +=
                    cycles.ways(taken) * fixed_placements(rest, free.without(taken, group.pawns));
            }
            sum
        }
    }
}
