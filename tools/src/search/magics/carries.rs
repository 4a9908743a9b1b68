//! A search for magics in whose keys carries matter. So keys may have fewer bits than there are relevant
//! squares: some occupancies with equal attack sets have equal keys. And squares may share keys that share none
//! without carries.
//!
//! Keys are not smaller without carries, as the compiler's `magic::minimal` proves: sums of windows never collide
//! harmlessly. Carries from below the key decide which occupancies collide. So windows reach further down here.
//! For one square they reach to the lowest bit of the magic, and nothing is left out. The magics of several
//! squares must agree in all bits of their windows, so there windows reach only a few bits further down, and the
//! magics are tried on all occupancies at the end.
//!
//! Squares are decided one after another. The first ones leave the fewest bits of the magic open: they have high
//! numbers, so that only the lowest bits of the magic reach the key. After each square the keys of all
//! occupancies of the squares so far are known, carries included. If two with different attack sets collide, the
//! branch ends.
//!
//! Few beginnings lead far, but one that does so once does so again and again. So many beginnings are drawn at random
//! and searched for a while. The better half of them is searched for longer, and the best are continued by one more
//! square: successive halving, square by square.
//!
//! Three draws of four are of one family. All magics that were found for rooks where a1 = 0 belong to it:
//!
//! - The copy of the magic for the lowest number, that of the far end of a ray, has all ones in the key. That is -1.
//!   With a carry from below the key it adds nothing; without one it subtracts 1.
//! - A nearer piece on the ray leaves bits below the key that make the carry. Then the piece behind it does not
//!   change the key. If the ray is empty nothing carries, and the key changes.
//! - So nearly half of the occupancies collide harmlessly, which saves the bit. Only the copies of the other squares
//!   are left to be searched.
//!
//! On rank 7 most magics of rooks have zeros in their lowest eight bits as well: they are magics of rank 8, a rank
//! lower. So half of the draws let the highest number add to the two highest bits of the word alone.

use std::cmp::Reverse;

use quadrille_circuits::random::SplitMix64;
use quadrille_codegen::model::least_rotated;
use quadrille_codegen::solve::sliders::magic::windows::Windows;

use super::cheapest::Members;
use super::class::{Class, Member};
use super::found::{Found, agree, rotated_way};

/// The number of beginnings drawn, and of those kept after each square.
const DRAWN: usize = 2048;
const KEPT: usize = 256;

/// The number of them that are continued by another square.
const CONTINUED: usize = 8;

/// The nodes that a beginning is searched for at first.
const FIRST_NODES: u64 = 1000;

/// The bits of a magic that are open in a space which is searched to its end.
const FEW_BITS: usize = 20;

/// The open bits that a beginning decides.
const BITS_OF_BEGINNING: usize = 16;

/// The most values that are tried for the bits that one square brings.
const MOST_PATTERNS: u64 = 4096;

/// The number of one bits kept below the key of the lowest number, where the far end subtracts, so
/// that most additions carry.
const CARRYING: usize = 2;

/// The most bits below the key in windows of several squares.
const MOST_GUARDS: u64 = 8;

/// Searches for magics by which some members share a key of so many bits, until `effort` nodes have been visited. That
/// there are none is not proved.
pub fn search(
    class: &Class,
    members: Members,
    key_bits: u32,
    effort: u64,
    seed: u64,
) -> Option<Found> {
    let mut random = SplitMix64::new(seed);
    let chosen = class.shape.chosen(members).map(|member| &class.shape.members[member]);
    let members: Vec<&Member> = chosen.collect();
    let rotations = members.iter().map(|member| Some(least_rotated(&member.images[0])?.0));
    let rotations: Vec<u32> = rotations.collect::<Option<_>>()?;
    let mut spent = 0;
    while spent < effort {
        let image = |(member, &by): (&&Member, &u32)| {
            let way = random.word() as usize % member.images.len();
            rotated_way(member, way, by)
        };
        let images: Vec<Vec<u8>> = members.iter().zip(&rotations).map(image).collect();
        let guards = if members.len() == 1 { 64 } else { 1 + random.word() % MOST_GUARDS };
        // A failed draw counts as a step, so that the loop ends: the word's end may cut windows off.
        spent += 1;
        let window = (u64::from(key_bits) + guards).min(64) as u32;
        let start = match random.word() % 4 {
            0 => Start::Open,
            1 => Start::FarEndSubtracts,
            _ => Start::NearEndOnTop,
        };
        let Some(order) = SearchOrder::new(class, &images, key_bits, window, start) else {
            continue;
        };
        let mut walk = Walk::new(&order, effort - spent, &mut random);
        let found = walk.search();
        spent = effort - walk.left;
        if let Some(magics) = found {
            return Some(Found { key_bits, magics, rotations });
        }
    }
    None
}

/// The bits of the magics that are decided before any square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Start {
    Open,
    /// The square with the lowest number subtracts 1 from the key, unless a carry makes up for that.
    FarEndSubtracts,
    /// That, and the square with the highest number adds to the two highest bits of the word alone.
    NearEndOnTop,
}

impl Start {
    /// The unknowns that are fixed to 1.
    fn ones(self, windows: &Windows<'_>, numbers: &[u8], key_bits: u32) -> u64 {
        let lowest = (0..numbers.len()).min_by_key(|square| numbers[*square]);
        let Some(lowest) = lowest.filter(|_| self != Start::Open) else { return 0 };
        let window = windows.of(lowest);
        set(&window[window.len().saturating_sub(key_bits as usize + CARRYING)..])
    }

    /// The unknowns that are fixed to 0.
    fn zeros(self, windows: &Windows<'_>, numbers: &[u8]) -> u64 {
        let highest = (0..numbers.len()).max_by_key(|square| numbers[*square]);
        let Some(highest) = highest.filter(|_| self == Start::NearEndOnTop) else { return 0 };
        let window = windows.of(highest);
        set(&window[..window.len().saturating_sub(2)])
    }
}

/// The squares in the order in which they are decided.
struct SearchOrder<'a> {
    class: &'a Class,
    images: &'a [Vec<u8>],
    key_bits: u32,
    /// The unknowns that are fixed to 1 from the start.
    ones: u64,
    /// The constants, and then the squares.
    steps: Vec<Extension>,
    /// The number of constants.
    constants: usize,
    /// The name of the attack set, plus one, by occupancy of the squares in this order.
    names: Vec<u16>,
    /// For each unknown the bits of the members' magics that it sets.
    magics: Vec<Vec<u64>>,
}

/// A square, and the bits that its copy of the magic consists of.
struct Extension {
    /// Unknowns that earlier squares have decided, and the bits that they set.
    known: Vec<(u64, u64)>,
    /// Unknowns that this square decides, and the bits that they set.
    open: Vec<(u64, u64)>,
}

impl Extension {
    /// The open unknowns that a pattern sets, and the bits of the copy.
    fn spread(&self, mut pattern: u64) -> (u64, u64) {
        let (mut unknowns, mut copy) = (0, 0);
        while pattern != 0 {
            let (unknown, bits) = self.open[pattern.trailing_zeros() as usize];
            unknowns |= unknown;
            copy |= bits;
            pattern &= pattern - 1;
        }
        (unknowns, copy)
    }

    /// The bits of the copy that are decided.
    fn known(&self, values: u64) -> u64 {
        let set = self.known.iter().filter(|(unknown, _)| values & unknown != 0);
        set.fold(0, |copy, (_, bits)| copy | bits)
    }

    /// The whole copy.
    fn copy(&self, values: u64) -> u64 {
        let set = self.open.iter().filter(|(unknown, _)| values & unknown != 0);
        set.fold(self.known(values), |copy, (_, bits)| copy | bits)
    }
}

impl<'a> SearchOrder<'a> {
    /// The order for these images; `None` if the key would not read some square at all.
    fn new(
        class: &'a Class,
        images: &'a [Vec<u8>],
        key_bits: u32,
        window: u32,
        start: Start,
    ) -> Option<SearchOrder<'a>> {
        let shown: Vec<&[u8]> = images.iter().map(Vec::as_slice).collect();
        let windows = Windows::new(&shown, window);
        let squares = class.relevant_bits() as usize;
        let is_seen = |square: usize| {
            named(&windows.of(square)[(window - key_bits) as usize..]).any(|bit| bit.is_some())
        };
        if !(0..squares).all(is_seen) {
            return None;
        }
        let ones = start.ones(&windows, &images[0][..squares], key_bits);
        let zeros = start.zeros(&windows, &images[0][..squares]) & !ones;
        let (mut decided, mut steps, mut order) = (ones | zeros, Vec::new(), Vec::new());
        while order.len() < windows.squares() {
            let rest = (0..windows.squares()).filter(|square| !order.contains(square));
            let open = |square: &usize| (set(windows.of(*square)) & !decided).count_ones();
            let rank =
                |square: &usize| (*square < squares, open(square), Reverse(images[0][*square]));
            let square = rest.min_by_key(rank)?;
            let bits = |unknown: u64| (unknown, copied(windows.of(square), unknown));
            let all = (0..64).map(|bit| 1 << bit).filter(|bit| set(windows.of(square)) & bit != 0);
            let (known, open): (Vec<u64>, Vec<u64>) = all.partition(|bit| decided & bit != 0);
            decided |= set(windows.of(square));
            order.push(square);
            let (known, open) = (known.into_iter().map(bits), open.into_iter().map(bits));
            steps.push(Extension { known: known.collect(), open: open.collect() });
        }
        let constants = order.len() - squares;
        let order = &order[constants..];
        let names = (0..class.names.len()).map(|occupancy| {
            let occupied = order.iter().enumerate().filter(|(at, _)| occupancy >> at & 1 != 0);
            class.names[occupied.fold(0, |set, (_, square)| set | 1 << square)] + 1
        });
        let magics = (0..windows.count()).map(|unknown| windows.magics(1 << unknown)).collect();
        let names = names.collect();
        Some(SearchOrder { class, images, key_bits, ones, steps, constants, names, magics })
    }

    /// The number of bits that are open after so many squares.
    fn bits(&self, squares: usize) -> usize {
        self.steps[..squares].iter().map(|step| step.open.len()).sum()
    }

    /// The magics with these unknowns, if they are right on all occupancies of all members.
    fn magics(&self, values: u64) -> Option<Vec<u64>> {
        let mut magics = vec![0; self.images.len()];
        for (_, bits) in self.magics.iter().enumerate().filter(|(at, _)| values >> at & 1 != 0) {
            magics.iter_mut().zip(bits).for_each(|(magic, bits)| *magic |= bits);
        }
        agree(&self.class.names, self.images, self.key_bits, &magics).then_some(magics)
    }
}

/// The unknowns of a window, from its lowest bit; `None` where a bit must be 0.
fn named(window: &[u8]) -> impl Iterator<Item = Option<usize>> {
    window.iter().map(|&unknown| (unknown != Windows::ZERO).then_some(unknown.into()))
}

/// The unknowns of a window. There are at most 64, as they are bits of the first member's magic.
fn set(window: &[u8]) -> u64 {
    named(window).flatten().fold(0, |set, unknown| set | 1 << unknown)
}

/// The bits of the copy that an unknown sets, the highest bit of the window on top.
fn copied(window: &[u8], unknown: u64) -> u64 {
    let below = 64 - window.len();
    let is_set = |bit: &Option<usize>| bit.is_some_and(|bit| unknown >> bit & 1 != 0);
    let set = named(window).enumerate().filter(|(_, bit)| is_set(bit));
    set.fold(0, |copy, (index, _)| copy | 1 << (below + index))
}

/// A walk through the values of unknowns.
struct Walk<'a> {
    order: &'a SearchOrder<'a>,
    random: &'a mut SplitMix64,
    /// The nodes that may still be visited.
    left: u64,
    /// The sums of copies, by occupancy of the squares so far.
    sums: Vec<u64>,
    /// The sums of the constants so far.
    bases: Vec<u64>,
    /// The name, plus one, of the set that owns each key; 0 if none does.
    owners: Vec<u16>,
    /// The keys that got an owner, the latest last.
    owned: Vec<u32>,
    /// The number of branches that got past each square.
    reached: Vec<u32>,
    found: Option<Vec<u64>>,
}

impl<'a> Walk<'a> {
    fn new(order: &'a SearchOrder<'a>, left: u64, random: &'a mut SplitMix64) -> Walk<'a> {
        let (sums, owners) = (vec![0; order.names.len()], vec![0; 1 << order.key_bits]);
        let (reached, bases) = (vec![0; order.steps.len()], vec![0; order.constants + 1]);
        let (owned, found) = (Vec::new(), None);
        Walk { order, random, left, sums, bases, owners, owned, reached, found }
    }

    fn search(&mut self) -> Option<Vec<u64>> {
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

    /// The `CONTINUED` best beginnings for the first `squares` squares, by their scores in ever longer searches.
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

    /// The branches that pass each later square per node visited, weighted by 60 for each square further.
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

    /// Values for the first squares, drawn until none collide; `None` if that takes too long.
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

    /// Values for one square more.
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

    /// Tries all values of the squares from this one on, until `nodes` are used up.
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

    /// Values for so many bits, each once: all, or some of very many.
    fn patterns(&mut self, bits: usize) -> impl Iterator<Item = u64> + use<> {
        let (turn, factor) = (self.random.word(), self.random.word() | 1);
        let mask = mask(bits);
        (0..MOST_PATTERNS.min(mask.saturating_add(1)))
            .map(move |count| (count.wrapping_mul(factor) ^ turn) & mask)
    }

    /// Begins anew with these values of the first squares. Whether they have keys.
    fn go_to(&mut self, values: u64, squares: usize) -> bool {
        self.owned.clear();
        self.owners.fill(0);
        self.reached.fill(0);
        if self.order.constants == 0 {
            self.begin(0);
        }
        (0..squares).all(|square| self.add(square, self.order.steps[square].copy(values)))
    }

    /// Makes the empty board own its key, which the sum of all constants gives.
    fn begin(&mut self, base: u64) {
        let key = base >> (64 - self.order.key_bits);
        self.sums[0] = base;
        self.owners[key as usize] = self.order.names[0];
        self.owned.push(key as u32);
    }

    /// Adds a constant, or a square with its copy of the magic, unless keys collide.
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

    /// Removes the owners that keys got after the mark.
    fn release(&mut self, mark: usize) {
        for key in self.owned.drain(mark..) {
            self.owners[key as usize] = 0;
        }
    }
}

/// A word whose lowest bits are set.
fn mask(bits: usize) -> u64 {
    (1_u64 << bits.min(63)) - 1
}

#[cfg(test)]
mod tests {
    use quadrille_codegen::model::Board;
    use quadrille_codegen::model::{Leap, Numbering};

    use super::super::class::classes;
    use super::super::found::holds;
    use super::*;

    /// A bishop on a7 where a1 = 0 has five relevant squares. That no key has four bits has the premise that nothing
    /// carries into it, and this is what takes it away.
    #[test]
    fn carries_do_what_is_impossible_without_them() {
        let numbering = Numbering::new(Board::new(8, 8).unwrap(), (0..64).collect()).unwrap();
        let classes = classes(&numbering, Leap { m: 1, n: 1 }, &[vec![0, 1, 2, 3]], None);
        let is_a7 = |member: &Member| member.rays.square.0 == 48;
        let member = |class: &Class| class.shape.members.iter().position(is_a7);
        let (class, member) = classes.iter().find_map(|it| Some((it, member(it)?))).unwrap();
        assert_eq!(class.relevant_bits(), 5);
        let found = search(class, 1 << member, 4, 20_000_000, 1).expect("some");
        assert_eq!((found.key_bits, found.rotations.as_slice()), (4, &[0][..]));
        assert!(holds(class, 1 << member, &found));
        // It is the same everywhere.
        assert_eq!(search(class, 1 << member, 4, 20_000_000, 1), Some(found));
    }

    /// As many attack sets as keys, or more, and the search ends with what it may take.
    #[test]
    fn a_search_ends() {
        let numbering = Numbering::new(Board::new(8, 8).unwrap(), (0..64).collect()).unwrap();
        let classes = classes(&numbering, Leap { m: 1, n: 1 }, &[vec![0, 1, 2, 3]], None);
        let class = &classes[0];
        assert_eq!(search(class, 1, 2, 20_000, 1), None);
        let all = (1 << class.shape.members.len()) - 1;
        assert_eq!(search(class, all, 5, 20_000, 1), None);
    }
}
