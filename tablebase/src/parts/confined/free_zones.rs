//! The number of placements on the free squares of zones.

use super::zones::{ZONES, Zone, Zones};
use crate::men::packed::MAX_MEN;
use crate::parts::group::Group;
use crate::sets::binomial::choose;
use crate::sets::cycles::{Cycles, Splits};
use crate::squares::layout_numbers::Numbers;

/// The most ways to spread men over zones that are counted one by one. With more ways, men are placed square
/// by square, which takes the same time for any number of ways and gives the same result. The limit is a
/// choice, not measured: it bounds the terms of the sum over ways.
const MOST_SPREADS: u64 = 128;

/// The free squares of zones, as cycles of a symmetry.
#[derive(Clone, Copy)]
pub(super) struct FreeZones {
    pub(super) zones: [(u8, Cycles); ZONES],
    len: usize,
}

impl FreeZones {
    const NONE: FreeZones = FreeZones { zones: [(0, Cycles::NONE); ZONES], len: 0 };

    #[inline]
    pub(super) const fn of(board: &Numbers, symmetry: u8, zones: &Zones) -> FreeZones {
        let mut open = FreeZones { len: zones.len, ..FreeZones::NONE };
        let mut i = 0;
        while i < zones.len {
            let Zone { groups, squares } = zones.list[i];
            open.zones[i] = (groups, Cycles::of(board, symmetry, squares));
            i += 1;
        }
        open
    }

    /// The number of placements of `left` men of a group on zones from `from` on, and of the later groups on the rest.
    #[inline]
    pub(super) const fn placements(&self, from: usize, left: u8, later_groups: &[Group]) -> u64 {
        if self.spreads(left, later_groups) > MOST_SPREADS {
            self.placements_by_square(from, left, later_groups)
        } else {
            self.placements_by_zone(from, left, later_groups)
        }
    }

    /// An upper bound of the number of ways in which men may spread over zones. It stops growing above
    /// [`MOST_SPREADS`].
    #[inline]
    const fn spreads(&self, left: u8, later_groups: &[Group]) -> u64 {
        let (mut spreads, mut group) = (1, 0);
        while group <= later_groups.len() && spreads <= MOST_SPREADS {
            let men = if group == 0 { left } else { later_groups[group - 1].len };
            let (mut zones, mut last, mut i) = (0, 0, 0);
            while i < self.len {
                // Zones that are the same for this group and all later ones are adjacent.
                let groups = self.zones[i].0 >> group;
                if groups & 1 == 1 && groups != last {
                    zones += 1;
                    last = groups;
                }
                i += 1;
            }
            if zones > 0 {
                spreads *= choose(zones + men as usize - 1, men as usize);
            }
            group += 1;
        }
        spreads
    }

    /// [`placements`](Self::placements), square by square, for men who may spread in many ways. Each cycle of
    /// squares stays empty or takes men of one group.
    #[inline]
    const fn placements_by_square(&self, from: usize, left: u8, later_groups: &[Group]) -> u64 {
        let mut standing = Standing::nobody(left, later_groups);
        let mut zone = 0;
        while zone < self.len {
            let (groups, cycles) = self.zones[zone];
            // The first group is already placed on zones before `from`.
            let groups = if zone < from { groups & !1 } else { groups };
            let mut cycle = 0;
            while cycle < cycles.count() {
                standing.add_cycle(groups, cycles.len_of(cycle));
                cycle += 1;
            }
            zone += 1;
        }
        standing.everybody()
    }

    /// [`placements`](Self::placements), spreading men over one zone after another.
    #[inline]
    const fn placements_by_zone(&self, from: usize, left: u8, later_groups: &[Group]) -> u64 {
        let Some(zone) = self.zone_from(from) else {
            return match (left, later_groups) {
                (0, []) => 1,
                (0, [next, later_groups @ ..]) => {
                    self.without_first().placements_by_zone(0, next.len, later_groups)
                }
                _ => 0,
            };
        };
        let is_last = self.zone_from(zone + 1).is_none();
        let (mut placements, mut men) = (0, if is_last { left } else { 0 });
        while men <= left {
            let mut splits = Splits::new(men);
            while let Some(taken) = splits.next(self.zones[zone].1) {
                let mut open = *self;
                open.zones[zone].1 = open.zones[zone].1.without(taken);
                let here = self.zones[zone].1.ways(taken);
                placements += here * open.placements_by_zone(zone + 1, left - men, later_groups);
            }
            men += 1;
        }
        placements
    }

    /// The first zone from `from` on that the group may take.
    #[inline]
    const fn zone_from(&self, from: usize) -> Option<usize> {
        let mut zone = from;
        while zone < self.len {
            if self.zones[zone].0 & 1 == 1 {
                return Some(zone);
            }
            zone += 1;
        }
        None
    }

    /// The zones for the groups after the first. Adjacent zones that only the first group told apart are
    /// merged.
    #[inline]
    const fn without_first(&self) -> FreeZones {
        let (mut open, mut i) = (FreeZones::NONE, 0);
        while i < self.len {
            let (groups, cycles) = (self.zones[i].0 >> 1, self.zones[i].1);
            if open.len > 0 && open.zones[open.len - 1].0 == groups {
                open.zones[open.len - 1].1 = open.zones[open.len - 1].1.with(cycles);
            } else {
                open.zones[open.len] = (groups, cycles);
                open.len += 1;
            }
            i += 1;
        }
        open
    }
}

/// The number of placements on the squares so far, by the number of men of each group who stand there.
struct Standing {
    /// The placements by state. A state is a number with a digit for each group: the number of its men who
    /// stand. Eight different men have the most states.
    placements: [u64; 1 << MAX_MEN],
    states: usize,
    groups: usize,
    /// The base of each group's digit: its number of values.
    bases: [usize; MAX_MEN],
    /// The difference that a man of each group makes to a state.
    steps: [usize; MAX_MEN],
}

impl Standing {
    /// Nobody stands yet: `left` men of the first group and all men of later ones are still to come.
    #[inline]
    const fn nobody(left: u8, later_groups: &[Group]) -> Standing {
        let (mut bases, mut steps, mut states) = ([1; MAX_MEN], [1; MAX_MEN], 1);
        let mut group = 0;
        while group <= later_groups.len() {
            let men = if group == 0 { left } else { later_groups[group - 1].len };
            (bases[group], steps[group]) = (men as usize + 1, states);
            states *= bases[group];
            group += 1;
        }
        let mut placements = [0; 1 << MAX_MEN];
        placements[0] = 1;
        Standing { placements, states, groups: group, bases, steps }
    }

    /// Adds a cycle of `len` squares, which stays empty or takes men of one of `groups`.
    #[inline]
    const fn add_cycle(&mut self, groups: u8, len: usize) {
        // States run downwards, as in a knapsack: each adds smaller states from before this cycle, so that
        // the cycle is taken once.
        let mut state = self.states;
        while state > 0 {
            state -= 1;
            let mut group = 0;
            while group < self.groups {
                let (step, base) = (self.steps[group], self.bases[group]);
                if groups >> group & 1 == 1 && state / step % base >= len {
                    self.placements[state] += self.placements[state - len * step];
                }
                group += 1;
            }
        }
    }

    /// The number of placements of all men.
    #[inline]
    const fn everybody(&self) -> u64 {
        self.placements[self.states - 1]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counting_by_zone_and_by_square_is_the_same() {
        let mut random = fastrand::Rng::with_seed(2);
        let mut below = |end: u64| random.u64(..end);
        // Miri takes a second for each.
        let rounds = if cfg!(miri) { 24 } else { 300 };
        let mut tangled = 0;
        for _ in 0..rounds {
            let later_groups = [1, 2, 1, 1].map(|len| Group { len, ..Group::NOBODY });
            let later_groups = &later_groups[..below(5) as usize];
            let mut free_zones = FreeZones::NONE;
            let (mut groups, len) = (0, [2, 3, 4, 6][below(4) as usize]);
            while groups + 1 < 1 << (later_groups.len() + 1) && free_zones.len < ZONES {
                groups += 1 + below(3) as u8;
                let groups = groups & ((2 << later_groups.len()) - 1);
                let [ones, long] = [below(5), below(4)].map(|cycles| cycles as u8);
                free_zones.zones[free_zones.len] = (groups, Cycles { ones, long, len });
                free_zones.len += 1;
            }
            let (from, left) = (below(3) as usize, below(4) as u8);
            let by_zone = free_zones.placements_by_zone(from, left, later_groups);
            assert_eq!(free_zones.placements_by_square(from, left, later_groups), by_zone);
            tangled += u32::from(free_zones.spreads(left, later_groups) > MOST_SPREADS);
        }
        assert!((rounds / 6..rounds * 5 / 6).contains(&tangled), "{tangled}");
    }
}
