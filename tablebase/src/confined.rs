//! Men confined to regions, such as xiangqi's advisors or the men of draughts, beside others who are not.
//!
//! How many squares one group leaves to another depends on where its men stand, unless the squares of one
//! lie within those of the other. So the board is divided into zones: squares that the same groups may take.
//! The men of a group are numbered zone by zone: first by how many of them stand there, then by which
//! squares they take. The count of earlier positions is a sum over all ways to spread the men over zones. It
//! has few terms, because groups with few squares come first, and because zones that only differ for
//! groups that stand already are merged.
//!
//! Two men who are related and do not lead come before all others: they are numbered by the first man's square, then by
//! the second's, and the squares that they leave to the others depend only on the zones that they stand in.

use super::binomial::choose;
use super::cycles::{Cycles, Splits};
use super::group::Group;
use super::layout_numbers::Numbers;
use super::men::{MAX_MEN, Men};
use super::subset::{count, put, rank_in, squares_of, unrank_in};

/// The most zones of a board: all that five groups can make. Xiangqi's men make ten.
const ZONES: usize = 32;

/// If men may spread over zones in more ways than this, they are placed square by square, which
/// takes the same time whatever their number. Both counts give the same number. The limit is a
/// choice, not measured: it bounds the terms of the sum over ways.
const MOST_SPREADS: u64 = 128;

/// The squares that the groups of a plan may take.
#[derive(Clone, Copy, Debug)]
pub struct Confined {
    /// The squares that the men of each group may take.
    domains: [u128; MAX_MEN],
    /// All squares that some group may take.
    zones: Zones,
    /// The squares of one related man by the square of the other. Both are in the first group, or one each in the first
    /// two.
    related: [u128; 128],
    /// The number of groups that the related men make: 0 to 2.
    related_groups: usize,
}

impl Confined {
    /// Groups that may stand nowhere: to be written over.
    pub const NOWHERE: Confined = Confined {
        domains: [0; MAX_MEN],
        zones: Zones::NONE,
        related: [0; 128],
        related_groups: 0,
    };

    /// The regions of groups that may take these squares; `None` if they divide the board into more zones than there is
    /// room for.
    pub const fn new(domains: &[u128]) -> Option<Confined> {
        let mut confined = Confined::NOWHERE;
        confined.domains.split_at_mut(domains.len()).0.copy_from_slice(domains);
        let mut square = 0;
        while square < 128 {
            let (mut groups, mut i) = (0, 0);
            while i < domains.len() {
                groups |= ((domains[i] >> square & 1) as u8) << i;
                i += 1;
            }
            if groups != 0 && !confined.zones.add(groups, 1 << square) {
                return None;
            }
            square += 1;
        }
        Some(confined)
    }

    /// The same if the men of the first group are related, or those of the first two groups: `rows` are, by the square of
    /// the first man in board order, the squares of the second.
    #[must_use]
    pub const fn with_relation(mut self, rows: &[u128], groups: usize) -> Confined {
        self.related.split_at_mut(rows.len()).0.copy_from_slice(rows);
        self.related_groups = groups;
        self
    }

    /// The squares of the second related man by the first man's square, and the number of groups they make.
    #[doc(hidden)]
    pub const fn relation(&self) -> (&[u128; 128], usize) {
        (&self.related, self.related_groups)
    }

    /// Whether the related men, the first of whom has this index in the sequence, stand as their relation asks.
    pub(super) const fn holds(&self, men: &Men, first: usize) -> bool {
        self.related_groups == 0
            || self.related[(men[first] & 127) as usize] >> (men[first + 1] & 127) & 1 == 1
    }

    /// The squares that the men of a group may take.
    #[doc(hidden)]
    pub const fn domain(&self, group: usize) -> u128 {
        self.domains[group]
    }
}

/// The men that are left, some of a group and all of later groups, and the squares they may take.
#[derive(Clone, Copy)]
pub(super) struct Rest<'a> {
    pub(super) confined: &'a Confined,
    pub(super) groups: &'a [Group],
    /// The group of which some are left.
    pub(super) i: usize,
    /// The number of men of that group still to be placed.
    pub(super) left: u8,
    /// The free squares that they may take.
    pub(super) own_squares: u128,
    /// The squares on which no earlier man stands.
    pub(super) free: u128,
}

impl<'a> Rest<'a> {
    /// All groups from one on.
    pub(super) const fn from(
        confined: &'a Confined,
        groups: &'a [Group],
        i: usize,
        free: u128,
    ) -> Rest<'a> {
        let (left, own_squares) =
            if i < groups.len() { (groups[i].len, free & confined.domains[i]) } else { (0, 0) };
        Rest { confined, groups, i, left, own_squares, free }
    }

    /// The groups after this one, whose men have taken squares.
    const fn after(self, taken: u128) -> Rest<'a> {
        Rest::from(self.confined, self.groups, self.i + 1, self.free & !taken)
    }

    /// The free squares, by which of the groups from this one on may take them.
    const fn zones(&self) -> Zones {
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

    const fn later_groups(&self) -> &'a [Group] {
        if self.i >= self.groups.len() { &[] } else { self.groups.split_at(self.i + 1).1 }
    }

    /// The number of ways for them all such that a symmetry leaves the squares of each group as they are.
    pub(super) const fn unmoved(&self, board: &Numbers, symmetry: u8) -> u64 {
        // Related men follow where no symmetry is left.
        if let Some(mut pairs) = RelatedPairs::of(board, self) {
            return pairs.before(128);
        }
        Open::of(board, symmetry, &self.zones()).ways(0, self.left, self.later_groups())
    }

    /// The number of the squares that they take, where no symmetry is left.
    pub(super) const fn number(self, board: &Numbers, men: &Men) -> u64 {
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

    /// Puts all where this number says, beside the men of the first group who stand on the squares
    /// `chosen`: undoes [`number`](Self::number).
    pub(super) const fn unrank(
        self,
        board: &Numbers,
        mut number: u64,
        mut chosen: u128,
        men: &mut Men,
    ) {
        let mut rest = self;
        if let Some(mut pairs) = RelatedPairs::of(board, &self) {
            let (a, b);
            (a, b, number) = pairs.find(number);
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

/// More ways than there are on any board.
const NOT_COUNTED: u64 = u64::MAX;

/// The squares of related men, in the order of the first man's square and then the second's; of two like men the one on
/// the lesser square is the first.
struct RelatedPairs<'a> {
    board: &'a Numbers,
    rest: Rest<'a>,
    /// The squares that the groups after these men may take, by which of them may.
    zones: Zones,
    /// The number of ways for those groups to stand, by the zones in which the first man and the second take a square
    /// from them, or [`NOT_COUNTED`]; the zone past the last has the squares that none of those groups may take.
    ways: [[u64; ZONES + 1]; ZONES + 1],
}

impl<'a> RelatedPairs<'a> {
    /// The pairs, if related men are the first of those left.
    const fn of(board: &'a Numbers, rest: &Rest<'a>) -> Option<RelatedPairs<'a>> {
        let groups = rest.confined.related_groups;
        if groups == 0 || rest.i > 0 {
            return None;
        }
        let zones = Rest::from(rest.confined, rest.groups, groups, rest.free);
        let zones = if groups < rest.groups.len() { zones.zones() } else { Zones::NONE };
        let ways = [[NOT_COUNTED; ZONES + 1]; ZONES + 1];
        Some(RelatedPairs { board, rest: *rest, zones, ways })
    }

    /// The groups after them.
    const fn behind(&self, taken: u128) -> Rest<'a> {
        let Rest { confined, groups, free, .. } = self.rest;
        Rest::from(confined, groups, confined.related_groups, free & !taken)
    }

    /// Two like men in order.
    const fn ordered(&self, a: u8, b: u8) -> (u8, u8) {
        if self.rest.confined.related_groups == 1 && b < a { (b, a) } else { (a, b) }
    }

    /// The squares that the second man may take if the first stands on `a`: none if the first may not stand there.
    const fn seconds(&self, a: u8) -> u128 {
        let Rest { confined, free, .. } = self.rest;
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

    /// The number of positions with the first man on a square and the second on one of these.
    const fn with(&mut self, a: u8, among: u128) -> u64 {
        let mut left = self.seconds(a) & among;
        let (mut sum, mut zone) = (0, 0);
        while left != 0 {
            let squares = if zone < self.zones.len { self.zones.list[zone].squares } else { !0 };
            let here = left & squares;
            if here != 0 {
                sum += count(here) as u64 * self.ways(a, zone, here.trailing_zeros() as u8);
            }
            left &= !squares;
            zone += 1;
        }
        sum
    }

    /// The number of positions with the first man on an earlier square: all positions if `end` is 128.
    const fn before(&mut self, end: u8) -> u64 {
        let (mut sum, mut a) = (0, 0);
        while a < end {
            sum += self.with(a, !0);
            a += 1;
        }
        sum
    }

    /// The squares of the two men in the position with a number, and the number of the men after them.
    const fn find(&mut self, mut number: u64) -> (u8, u8, u64) {
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

    /// The number of ways for the groups after them if `a` and `b` are taken; `b` lies in `zone`.
    const fn ways(&mut self, a: u8, zone: usize, b: u8) -> u64 {
        let mut first = 0;
        while first < self.zones.len && self.zones.list[first].squares >> a & 1 == 0 {
            first += 1;
        }
        if self.ways[first][zone] == NOT_COUNTED {
            self.ways[first][zone] = self.behind(1 << a | 1 << b).unmoved(self.board, 0);
        }
        self.ways[first][zone]
    }
}

/// Numbers the men of a group zone by zone, and counts the ways that are left to all others.
#[derive(Clone, Copy)]
struct ZoneByZone<'a> {
    zones: Zones,
    open: Open,
    next_zone: usize,
    /// The number of men of the group still to be placed.
    left: u8,
    later_groups: &'a [Group],
}

impl<'a> ZoneByZone<'a> {
    const fn of(board: &Numbers, rest: &Rest<'a>) -> ZoneByZone<'a> {
        let zones = rest.zones();
        let open = Open::of(board, 0, &zones);
        let (left, later_groups) = (rest.left, rest.later_groups());
        ZoneByZone { zones, open, next_zone: 0, left, later_groups }
    }

    /// The next zone on which the group may stand, and its squares.
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
    const fn take(&mut self, zone: usize, men: u8) {
        self.open.zones[zone].1.ones -= men;
        self.left -= men;
    }

    /// The number of ways for all other men if this number of men of the group stands on a zone.
    const fn after(&self, zone: usize, men: u8) -> u64 {
        if men > self.left || men > self.open.zones[zone].1.ones {
            return 0;
        }
        let mut open = self.open;
        open.zones[zone].1.ones -= men;
        open.ways(zone + 1, self.left - men, self.later_groups)
    }

    /// The number of ways for all men if this number of men of the group stands on a zone.
    const fn all(&self, zone: usize, men: u8) -> u64 {
        let squares = self.open.zones[zone].1.ones;
        choose(squares as usize, men as usize) * self.after(zone, men)
    }
}

/// Squares that the same groups may take: a bit for each group, that of the first to come the lowest.
#[derive(Clone, Copy, Debug)]
struct Zone {
    groups: u8,
    squares: u128,
}

/// Zones without squares in common, in the order of their groups.
#[derive(Clone, Copy, Debug)]
struct Zones {
    list: [Zone; ZONES],
    len: usize,
}

impl Zones {
    const NONE: Zones = Zones { list: [Zone { groups: 0, squares: 0 }; ZONES], len: 0 };

    /// Adds squares that these groups may take, and returns whether there was room.
    const fn add(&mut self, groups: u8, squares: u128) -> bool {
        if squares == 0 {
            return true;
        }
        let mut zone = 0;
        while zone < self.len && self.list[zone].groups < groups {
            zone += 1;
        }
        if zone < self.len && self.list[zone].groups == groups {
            self.list[zone].squares |= squares;
            return true;
        }
        if self.len == ZONES {
            return false;
        }
        let mut last = self.len;
        while last > zone {
            self.list[last] = self.list[last - 1];
            last -= 1;
        }
        self.list[zone] = Zone { groups, squares };
        self.len += 1;
        true
    }
}

/// The free squares of zones, as cycles of a symmetry.
#[derive(Clone, Copy)]
struct Open {
    zones: [(u8, Cycles); ZONES],
    len: usize,
}

impl Open {
    const NONE: Open = Open { zones: [(0, Cycles::NONE); ZONES], len: 0 };

    const fn of(board: &Numbers, symmetry: u8, zones: &Zones) -> Open {
        let mut open = Open { len: zones.len, ..Open::NONE };
        let mut i = 0;
        while i < zones.len {
            let Zone { groups, squares } = zones.list[i];
            open.zones[i] = (groups, Cycles::of(board, symmetry, squares));
            i += 1;
        }
        open
    }

    /// The number of ways to put `left` men of a group on the zones from `from` on, and later groups on the rest.
    const fn ways(&self, from: usize, left: u8, later_groups: &[Group]) -> u64 {
        if self.spreads(left, later_groups) > MOST_SPREADS {
            self.ways_by_square(from, left, later_groups)
        } else {
            self.ways_by_zone(from, left, later_groups)
        }
    }

    /// An upper bound of the ways in which men may spread over zones, exact up to where it matters.
    const fn spreads(&self, left: u8, later_groups: &[Group]) -> u64 {
        let (mut spreads, mut group) = (1, 0);
        while group <= later_groups.len() && spreads <= MOST_SPREADS {
            let men = if group == 0 { left } else { later_groups[group - 1].len };
            let (mut zones, mut last, mut i) = (0, 0, 0);
            while i < self.len {
                // Zones that no later group tells apart lie side by side.
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

    /// [`ways`](Self::ways), square by square, for men who may spread in many ways: each cycle of squares stays
    /// empty or takes men of one group.
    const fn ways_by_square(&self, from: usize, left: u8, later_groups: &[Group]) -> u64 {
        let mut standing = Standing::nobody(left, later_groups);
        let mut zone = 0;
        while zone < self.len {
            let (groups, cycles) = self.zones[zone];
            // On zones before `from` the men of the first group stand already.
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

    /// [`ways`](Self::ways), spreading men over one zone after another.
    const fn ways_by_zone(&self, from: usize, left: u8, later_groups: &[Group]) -> u64 {
        let Some(zone) = self.zone_from(from) else {
            return match (left, later_groups) {
                (0, []) => 1,
                (0, [next, later_groups @ ..]) => {
                    self.without_first().ways_by_zone(0, next.len, later_groups)
                }
                _ => 0,
            };
        };
        let is_last = self.zone_from(zone + 1).is_none();
        let (mut ways, mut men) = (0, if is_last { left } else { 0 });
        while men <= left {
            let mut splits = Splits::new(men);
            while let Some(taken) = splits.next(self.zones[zone].1) {
                let mut open = *self;
                open.zones[zone].1 = open.zones[zone].1.without(taken);
                let here = self.zones[zone].1.ways(taken);
                ways += here * open.ways_by_zone(zone + 1, left - men, later_groups);
            }
            men += 1;
        }
        ways
    }

    /// The first zone, from one on, that the group may take.
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

    /// The zones for the groups after the first: adjacent zones that only the first told apart are merged.
    const fn without_first(&self) -> Open {
        let (mut open, mut i) = (Open::NONE, 0);
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

/// The number of ways for men to stand on the squares so far, by how many of each group stand there.
struct Standing {
    /// The ways by state. A state is a number with a digit for each group: how many of its men stand. Eight different
    /// men have the most states.
    ways: [u64; 1 << MAX_MEN],
    states: usize,
    groups: usize,
    /// The base of each group's digit: its number of values.
    bases: [usize; MAX_MEN],
    /// The summand of one man of each group in a state.
    steps: [usize; MAX_MEN],
}

impl Standing {
    /// Nobody stands yet: `left` men of the first group and all of later ones are to come.
    const fn nobody(left: u8, later_groups: &[Group]) -> Standing {
        let (mut bases, mut steps, mut states) = ([1; MAX_MEN], [1; MAX_MEN], 1);
        let mut group = 0;
        while group <= later_groups.len() {
            let men = if group == 0 { left } else { later_groups[group - 1].len };
            (bases[group], steps[group]) = (men as usize + 1, states);
            states *= bases[group];
            group += 1;
        }
        let mut ways = [0; 1 << MAX_MEN];
        ways[0] = 1;
        Standing { ways, states, groups: group, bases, steps }
    }

    /// Adds a cycle of `len` squares, which stays empty or takes men of one of `groups`.
    const fn add_cycle(&mut self, groups: u8, len: usize) {
        // States run down: each adds the smaller ones as they were before this cycle, so that it is taken once.
        let mut state = self.states;
        while state > 0 {
            state -= 1;
            let mut group = 0;
            while group < self.groups {
                let (step, base) = (self.steps[group], self.bases[group]);
                if groups >> group & 1 == 1 && state / step % base >= len {
                    self.ways[state] += self.ways[state - len * step];
                }
                group += 1;
            }
        }
    }

    /// In how many ways all men stand.
    const fn everybody(&self) -> u64 {
        self.ways[self.states - 1]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counting_by_zone_and_by_square_is_the_same() {
        let mut random = fastrand::Rng::with_seed(1);
        let mut below = |end: u64| random.u64(..end);
        // Miri takes a second for each.
        let rounds = if cfg!(miri) { 24 } else { 300 };
        let mut tangled = 0;
        for _ in 0..rounds {
            let later_groups = [1, 2, 1, 1].map(|len| Group { len, ..Group::NOBODY });
            let later_groups = &later_groups[..below(5) as usize];
            let mut open = Open::NONE;
            let mut groups = 0;
            while groups + 1 < 1 << (later_groups.len() + 1) && open.len < ZONES {
                groups += 1 + below(3) as u8;
                let groups = groups & ((2 << later_groups.len()) - 1);
                let [ones, twos, fours] = [below(5), below(3), below(2)].map(|cycles| cycles as u8);
                open.zones[open.len] = (groups, Cycles { ones, twos, fours });
                open.len += 1;
            }
            let (from, left) = (below(3) as usize, below(4) as u8);
            let by_zone = open.ways_by_zone(from, left, later_groups);
            assert_eq!(open.ways_by_square(from, left, later_groups), by_zone);
            tangled += u32::from(open.spreads(left, later_groups) > MOST_SPREADS);
        }
        assert!((rounds / 6..rounds * 5 / 6).contains(&tangled), "{tangled}");
    }
}
