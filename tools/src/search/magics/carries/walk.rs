//! A walk through the values of the unknown bits: it draws random beginnings and searches on from the best.

use quadrille_codegen::random::SplitMix64;

use super::order::SearchOrder;

/// The number of beginnings drawn, and kept after each square.
const DRAWN: usize = 2048;
const KEPT: usize = 256;

/// The number of the best beginnings that are continued by another square.
const CONTINUED: usize = 8;

/// The number of nodes that the first search from a beginning may visit.
const FIRST_NODES: u64 = 1000;

/// With at most this many undecided bits a single search goes through them all, without beginnings.
const FEW_BITS: usize = 20;

/// The approximate number of bits that a beginning decides.
const BITS_OF_BEGINNING: usize = 16;

/// The greatest number of values tried for the bits that one square decides.
const MOST_PATTERNS: u64 = 4096;

/// A walk through the values of unknowns.
pub(super) struct Walk<'a> {
    order: &'a SearchOrder<'a>,
    random: &'a mut SplitMix64,
    /// The nodes that may still be visited.
    pub(super) left: u64,
    /// The sums of copies, by occupancy of the squares so far.
    sums: Vec<u64>,
    /// The sums of the constants so far.
    bases: Vec<u64>,
    /// The index of the attack set that owns each key, plus one; 0 if the key is free.
    owners: Vec<u16>,
    /// The keys with an owner, latest last.
    owned: Vec<u32>,
    /// The number of branches that got past each square.
    reached: Vec<u32>,
    found: Option<Vec<u64>>,
}

impl<'a> Walk<'a> {
    pub(super) fn new(
        order: &'a SearchOrder<'a>,
        left: u64,
        random: &'a mut SplitMix64,
    ) -> Walk<'a> {
        let (sums, owners) = (vec![0; order.names.len()], vec![0; 1 << order.key_bits]);
        let (reached, bases) = (vec![0; order.steps.len()], vec![0; order.constants + 1]);
        let (owned, found) = (Vec::new(), None);
        Walk { order, random, left, sums, bases, owners, owned, reached, found }
    }

    pub(super) fn search(&mut self) -> Option<Vec<u64>> {
        let all = self.order.steps.len();
        if self.order.bits(all) <= FEW_BITS {
            self.go_to(self.order.ones, 0);
            self.descend(0, self.order.ones, &mut (1 << (FEW_BITS + 2)));
            return self.found.take();
        }
        let is_enough = |squares: &usize| self.order.bits(*squares) >= BITS_OF_BEGINNING;
        let first = (0..all).find(is_enough).unwrap_or(all - 1);
        let mut beginnings: Vec<u64> = (0..DRAWN).filter_map(|_| self.drawn(first)).collect();
        for squares in first..=all {
            let best = self.best(&beginnings, squares);
            if self.found.is_some() || self.left == 0 {
                break;
            }
            let each = KEPT / best.len().max(1);
            beginnings = Vec::new();
            for values in best {
                beginnings.extend(self.continued(values, squares, each));
            }
        }
        self.found.take()
    }

    /// The beginnings, of `squares` squares each, from which short searches get farthest.
    fn best(&mut self, beginnings: &[u64], squares: usize) -> Vec<u64> {
        let mut best: Vec<(u64, f64)> = beginnings.iter().map(|&values| (values, 0.0)).collect();
        let mut nodes = FIRST_NODES;
        while best.len() > CONTINUED {
            for (values, score) in &mut best {
                *score = self.score(*values, squares, nodes);
                if self.found.is_some() {
                    return Vec::new();
                }
            }
            best.retain(|(_, score)| *score > 0.0);
            best.sort_by(|(_, one), (_, other)| other.total_cmp(one));
            best.truncate((best.len() / 4).max(CONTINUED));
            nodes *= 4;
        }
        best.into_iter().map(|(values, _)| values).collect()
    }

    /// Scores a beginning by a short search: the branches that get past each square per node, with more weight for later
    /// squares.
    fn score(&mut self, values: u64, squares: usize, nodes: u64) -> f64 {
        const LATER: f64 = 60.0;
        if !self.go_to(values, squares) {
            return 0.0;
        }
        let mut left = nodes;
        self.descend(squares, values, &mut left);
        let reached = self.reached[squares..].iter().rev();
        let weighed = reached.fold(0.0, |sum, &count| sum * LATER + f64::from(count));
        weighed / f64::from(u32::try_from(nodes - left).unwrap_or(u32::MAX).max(1))
    }

    /// Draws values for the first squares until no keys collide; `None` if that takes too many draws.
    fn drawn(&mut self, squares: usize) -> Option<u64> {
        const TRIES: usize = 64;
        let mut values = self.order.ones;
        self.go_to(values, 0);
        for square in 0..squares {
            let step = &self.order.steps[square];
            let tries = if step.open.is_empty() { 1 } else { TRIES };
            let drawn = (0..tries).find_map(|_| {
                let pattern = self.random.word() & mask(step.open.len());
                let (more, copy) = step.spread(pattern);
                self.left = self.left.saturating_sub(1);
                self.add(square, step.known(values) | copy).then_some(more)
            });
            values |= drawn?;
        }
        Some(values)
    }

    /// Continues a beginning by one square, with up to `most` values for it.
    fn continued(&mut self, values: u64, squares: usize, most: usize) -> Vec<u64> {
        let mut continued = Vec::new();
        let Some(step) = self.order.steps.get(squares) else { return continued };
        if !self.go_to(values, squares) {
            return continued;
        }
        for pattern in self.patterns(step.open.len()) {
            let (more, copy) = step.spread(pattern);
            let mark = self.owned.len();
            if self.add(squares, step.known(values) | copy) {
                self.release(mark);
                continued.push(values | more);
                if continued.len() == most {
                    break;
                }
            }
        }
        continued
    }

    /// Tries the values of the squares from this one on, until no nodes are left.
    fn descend(&mut self, square: usize, values: u64, nodes: &mut u64) {
        let order = self.order;
        let Some(step) = order.steps.get(square) else {
            self.found = order.magics(values);
            return;
        };
        let known = step.known(values);
        for pattern in self.patterns(step.open.len()) {
            if *nodes == 0 || self.left == 0 {
                return;
            }
            *nodes -= 1;
            self.left -= 1;
            let (more, copy) = step.spread(pattern);
            let mark = self.owned.len();
            if self.add(square, known | copy) {
                self.reached[square] += 1;
                self.descend(square + 1, values | more, nodes);
                if self.found.is_some() {
                    return;
                }
                self.release(mark);
            }
        }
    }

    /// Values for this many bits in random order, without repetition: all, or the first [`MOST_PATTERNS`].
    fn patterns(&mut self, bits: usize) -> impl Iterator<Item = u64> + use<> {
        let (turn, factor) = (self.random.word(), self.random.word() | 1);
        let mask = mask(bits);
        (0..MOST_PATTERNS.min(mask.saturating_add(1)))
            .map(move |count| (count.wrapping_mul(factor) ^ turn) & mask)
    }

    /// Restarts with these values for the first squares; false if their keys collide.
    fn go_to(&mut self, values: u64, squares: usize) -> bool {
        self.owned.clear();
        self.owners.fill(0);
        self.reached.fill(0);
        if self.order.constants == 0 {
            self.begin(0);
        }
        (0..squares).all(|square| self.add(square, self.order.steps[square].copy(values)))
    }

    /// Gives the empty board its key: the sum of all constants.
    fn begin(&mut self, base: u64) {
        let key = base >> (64 - self.order.key_bits);
        self.sums[0] = base;
        self.owners[key as usize] = self.order.names[0];
        self.owned.push(key as u32);
    }

    /// Adds a constant, or a square with its copy of the magic; false if keys collide.
    fn add(&mut self, step: usize, copy: u64) -> bool {
        let Some(square) = step.checked_sub(self.order.constants) else {
            self.bases[step + 1] = self.bases[step].wrapping_add(copy);
            if step + 1 == self.order.constants {
                self.begin(self.bases[step + 1]);
            }
            return true;
        };
        let half = 1 << square;
        let (shift, mark) = (64 - self.order.key_bits, self.owned.len());
        let (given, added) = self.sums[..2 * half].split_at_mut(half);
        let names = &self.order.names[half..2 * half];
        for ((given, added), &name) in given.iter().zip(added).zip(names) {
            *added = given.wrapping_add(copy);
            let key = *added >> shift;
            let owner = &mut self.owners[key as usize];
            if *owner == 0 {
                *owner = name;
                self.owned.push(key as u32);
            } else if *owner != name {
                self.release(mark);
                return false;
            }
        }
        true
    }

    /// Frees the keys taken since the mark.
    fn release(&mut self, mark: usize) {
        for key in self.owned.drain(mark..) {
            self.owners[key as usize] = 0;
        }
    }
}

/// A word with its lowest `bits` bits set.
fn mask(bits: usize) -> u64 {
    (1_u64 << bits.min(63)) - 1
}
