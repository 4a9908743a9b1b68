//! Families of numberings with a common symmetry, and climbs within a family.
//!
//! A symmetry of the board permutes the squares, and so their numbers. A family consists of all numberings in which a
//! symmetry permutes the numbers alike. They differ in the assignment of orbits of numbers to orbits of squares, and in
//! the square at which each orbit begins. If a quarter turn rotates the word in one of them, it does so in all.

use quadrille_codegen::model::{Layout, Numbering, WordSize, least_rotated};
use quadrille_codegen::random::SplitMix64;
use quadrille_codegen::solve::sliders::magic::minimal::Outcome;
use quadrille_codegen::solve::sliders::magic::windows::Windows;
use quadrille_runtime::Symmetry;

use super::cost::{Costs, Term, Weights};
use crate::search::description::Description;
use crate::search::magics::cheapest::{Members, cheapest, is_lean};
use crate::search::magics::shared_key::minimal_key;
use crate::search::magics::square_class::{Class, classes};
use crate::search::magics::{by_magics, cells, set_bytes, tables};

/// A family: all numberings of a board in which a symmetry permutes the numbers alike.
pub struct Family<'a> {
    layout: &'a Layout,
    word: WordSize,
    /// The orbits of squares, each in the symmetry's order.
    squares: Vec<Vec<usize>>,
    /// All classes of all riders, in the layout's numbering.
    classes: Vec<FamilyClass>,
    /// The bytes of the attack sets. Each square that is looked up has its own sets, so they are equal in the whole family.
    sets: i64,
}

/// A class, and its look-up in every numbering of the family.
struct FamilyClass {
    class: Class,
    /// The members that each slot serves, of which one needs a key.
    cells: Vec<Members>,
    /// The squares whose numbers decide its cost.
    squares: u128,
}

/// A climb's estimate of a numbering's cost. Squares for which its short search ends without an answer count as not
/// shared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Score {
    /// The weighted cost, in quarters.
    quarters: i64,
    /// The bytes that full sharing would save, times their weight and the closed fraction of the windows, in
    /// quarters.
    closed: i64,
    /// The costs by term, with the minimal keys that the short search finds.
    pub costs: Costs,
}

impl Score {
    fn new(costs: Costs, closed: i64, weights: Weights) -> Score {
        Score { quarters: 4 * (costs * weights), closed: closed * weights.of(Term::Bytes), costs }
    }

    /// The figure that a climb lowers, in which squares that nearly share cost less.
    fn height(self) -> i64 {
        self.quarters + self.closed
    }
}

impl<'a> Family<'a> {
    /// The family of a description's numbering, by a symmetry of its board.
    pub fn new(description: &'a Description, symmetry: Symmetry) -> Result<Family<'a>, String> {
        let layout = description.layout();
        let word = layout.word.ok_or("the layout has no bitboards, and so no magics")?;
        let squares = orbits(&layout.numbering, symmetry);
        let mut family = Family { layout, word, squares, classes: Vec::new(), sets: 0 };
        // A random numbering has only the symmetries of the whole family.
        let numbering = family.drawn(&mut SplitMix64::new(1));
        for (_, ride) in description.riders() {
            let Some(solved) = by_magics(layout, &numbering, word, ride, None)? else { continue };
            let Some(tables) = tables(&solved.method) else { continue };
            family.sets += set_bytes(tables) as i64;
            for class in classes(&numbering, ride, &tables.ray_parts, None) {
                let cells = cells(&numbering, &class, &solved);
                let squares = squares_of(&numbering, &class);
                let class = class.renumbered(&numbering, &layout.numbering);
                family.classes.push(FamilyClass { class, cells, squares });
            }
        }
        if family.classes.is_empty() {
            return Err("no piece is a rider with magics".to_owned());
        }
        Ok(family)
    }

    /// A random numbering of the family.
    pub fn drawn(&self, random: &mut SplitMix64) -> Numbering {
        let mut numbers = self.layout.numbering.numbers().to_vec();
        for end in (1..self.squares.len()).rev() {
            self.exchange(&mut numbers, end, below(random, end + 1), random);
        }
        self.renumbered(numbers)
    }

    /// The numbering at which a climb begins: a random one, or the family's start if operations count, since few operations
    /// need an order that chance does not give.
    fn begin(&self, random: &mut SplitMix64, weights: Weights) -> Numbering {
        let is_orderly =
            [Term::Steps, Term::Flips, Term::Pawns].into_iter().any(|it| weights.has(it));
        if is_orderly { self.layout.numbering.clone() } else { self.drawn(random) }
    }

    /// The best numbering of a climb, which accepts steps to costlier numberings up to a threshold that falls to zero
    /// (threshold accepting, Dueck and Scheuer 1990).
    pub fn climb(&self, seed: u32, steps: u32, weights: Weights) -> (Score, Numbering) {
        let first_threshold = first_threshold(weights);
        let mut random = SplitMix64::new(u64::from(seed));
        let mut here = self.weighed(self.begin(&mut random, weights), None, weights);
        let mut best = (here.score, here.numbering.clone());
        for step in 0..steps {
            let threshold = first_threshold * i64::from(steps - step) / i64::from(steps);
            let neighbour = self.neighbour(&here.numbering, &mut random);
            let next = self.weighed(neighbour, Some(&here), weights);
            // A random fraction of the threshold, at most a quarter, since most steps change little.
            let bound = here.score.height() + (random.word() % 1024) as i64 * threshold / 4096;
            if next.score.height() <= bound {
                here = next;
            }
            if here.score < best.0 {
                best = (here.score, here.numbering.clone());
            }
        }
        best
    }

    /// A numbering that differs in one or two orbits, or in the order of a few adjacent orbits.
    fn neighbour(&self, numbering: &Numbering, random: &mut SplitMix64) -> Numbering {
        let mut numbers = numbering.numbers().to_vec();
        let draw = |random: &mut SplitMix64| below(random, self.squares.len());
        let (one, other) = (draw(random), draw(random));
        match random.word() % 3 {
            0 => self.exchange(&mut numbers, one, one, random),
            1 => self.exchange(&mut numbers, one, other, random),
            // Rotates the orbits between the two by one place.
            _ => {
                for at in one.min(other)..one.max(other) {
                    self.exchange(&mut numbers, at, at + 1, random);
                }
            }
        }
        self.renumbered(numbers)
    }

    /// Exchanges the numbers of two orbits of equal length. If both are the same orbit, it begins at another of its
    /// squares.
    fn exchange(&self, numbers: &mut [u8], one: usize, other: usize, random: &mut SplitMix64) {
        let (ours, theirs) = (&self.squares[one], &self.squares[other]);
        if ours.len() != theirs.len() {
            return;
        }
        let turn = below(random, ours.len());
        let of = |orbit: &[usize]| orbit.iter().map(|&at| numbers[at]).collect::<Vec<u8>>();
        let (our_numbers, their_numbers) = (of(ours), of(theirs));
        for at in 0..ours.len() {
            let turned = (at + turn) % ours.len();
            numbers[ours[at]] = their_numbers[turned];
            if one != other {
                numbers[theirs[turned]] = our_numbers[at];
            }
        }
    }

    fn renumbered(&self, numbers: Vec<u8>) -> Numbering {
        Numbering::new(self.layout.board(), numbers).expect("numbers are exchanged")
    }

    /// A numbering with its costs. Classes whose squares keep their numbers keep their costs; terms without a weight are
    /// not counted.
    fn weighed(&self, numbering: Numbering, before: Option<&Weighed>, weights: Weights) -> Weighed {
        let changed = before.map_or(u128::MAX, |before| before.changed(&numbering));
        let cost = |(at, FamilyClass { class, cells, squares }): (usize, &FamilyClass)| match before
        {
            Some(before) if squares & changed == 0 => before.of_classes[at],
            _ => cost(&class.renumbered(&self.layout.numbering, &numbering), cells),
        };
        let classes = self.classes.iter().enumerate().filter(|_| weights.has(Term::Bytes));
        let of_classes: Vec<(i64, i64)> = classes.map(cost).collect();
        let tables = Costs::default()
            .with(Term::Bytes, of_classes.iter().map(|(bytes, _)| bytes).sum())
            .with(Term::Sets, self.sets);
        let operations =
            Costs::operations(&numbering, self.layout, self.word, |term| weights.has(term));
        let closed = of_classes.iter().map(|(_, closed)| closed).sum();
        let score = Score::new(tables + operations, closed, weights);
        Weighed { numbering, score, of_classes }
    }
}

/// The first acceptance threshold, in quarters: 400 bytes of the index and eight operations of each kind.
fn first_threshold(weights: Weights) -> i64 {
    let operations = [Term::Steps, Term::Flips, Term::Pawns].into_iter();
    4 * (400 * weights.of(Term::Bytes) + operations.map(|term| 8 * weights.of(term)).sum::<i64>())
}

/// A numbering, and its costs.
#[derive(Clone)]
struct Weighed {
    numbering: Numbering,
    score: Score,
    /// The result of [`cost`] for each class.
    of_classes: Vec<(i64, i64)>,
}

impl Weighed {
    /// The squares whose numbers another numbering changes.
    fn changed(&self, other: &Numbering) -> u128 {
        let numbers = self.numbering.numbers().iter().zip(other.numbers()).enumerate();
        numbers.filter(|(_, (a, b))| a != b).fold(0, |set, (at, _)| set | 1 << at)
    }
}

/// The squares that are relevant to some member of a class, as bits in board order.
fn squares_of(numbering: &Numbering, class: &Class) -> u128 {
    let numbers = class.shape.members.iter().flat_map(|member| member.images.iter().flatten());
    let squares = numbers.filter_map(|&number| numbering.square(number));
    squares.fold(0, |set, square| set | 1 << square.index())
}

/// The bytes of a class's index with minimal keys; and, to guide a climb, the bytes that full sharing would save, times
/// the fraction of all members' windows that is closed (forced to 0).
fn cost(class: &Class, cells: &[Members]) -> (i64, i64) {
    const EFFORT: u64 = 300;
    let key_bits = class.relevant_bits();
    // The sets that share a key, with the bits of the key.
    let mut known: Vec<(Members, u32)> = Vec::new();
    let (mut covered, mut open) = (0, 0);
    let all = cells.iter().fold(0, |all, cell| all | cell);
    // Large sets come first: if all members share one key, no smaller set is needed.
    for set in class.shape.orbits.iter().copied().filter(|set| is_lean(cells, *set)) {
        let of = cells.iter().filter(|cell| *cell & set != 0).fold(0, |all, cell| all | cell);
        if of & !covered == 0 && set.count_ones() > 1 {
            continue;
        }
        if of == all {
            open = open.max(open_bits(class, set));
        }
        match minimal_key(class, set, EFFORT) {
            Outcome::Found(_) => {
                known.push((set, key_bits));
                covered |= of;
            }
            // If the short search finds no minimal key for a single member, assume one bit more.
            _ if set.is_power_of_two() => known.push((set, key_bits + 1)),
            _ => {}
        }
        if covered == all && of == all {
            break;
        }
    }
    let bytes = cheapest(cells, &known).0 as i64;
    let least = 1 << key_bits;
    let windows = 8 * i64::from(key_bits.max(1));
    (bytes, (bytes - least) * (windows - open.min(windows)) / windows)
}

/// The number of open bits in the windows of some members, plus four for each window that has any.
fn open_bits(class: &Class, set: Members) -> i64 {
    let image = |member: usize| Some(least_rotated(&class.shape.members[member].images[0])?.1);
    let images: Vec<Vec<u8>> = class.shape.chosen(set).filter_map(image).collect();
    let images: Vec<&[u8]> = images.iter().map(Vec::as_slice).collect();
    let windows = Windows::new(&images, class.relevant_bits());
    let is_open = |square: &usize| windows.of(*square).iter().any(|&bit| bit != Windows::ZERO);
    let open = (0..windows.squares()).filter(is_open).count();
    (windows.count() + 4 * open) as i64
}

/// The image of each number under a symmetry.
pub fn carried(numbering: &Numbering, symmetry: Symmetry) -> Vec<Option<u8>> {
    let image = |square| numbering.number(numbering.board().image(square, symmetry));
    numbering.by_number().iter().map(|square| square.map(image)).collect()
}

/// The orbits of squares under a symmetry, each in the symmetry's order, sorted by their least numbers.
pub fn orbits(numbering: &Numbering, symmetry: Symmetry) -> Vec<Vec<usize>> {
    let board = numbering.board();
    let mut orbits: Vec<Vec<usize>> = Vec::new();
    for first in numbering.by_number().iter().flatten() {
        if orbits.iter().flatten().any(|&square| square == first.index()) {
            continue;
        }
        let mut orbit = vec![first.index()];
        let mut square = board.image(*first, symmetry);
        while square != *first {
            orbit.push(square.index());
            square = board.image(square, symmetry);
        }
        orbits.push(orbit);
    }
    orbits
}

fn below(random: &mut SplitMix64, end: usize) -> usize {
    random.word() as usize % end
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: &str = "pub struct Board {
        board: 4 x 4,
        number: [ 4 6 9 8  5 7 11 10  2 3 15 13  0 1 14 12 ],
        pieces: { rook: R, bishop: B },
        sliders: { method: magic },
    }";

    fn description() -> Description {
        Description::read("board.layout", BOARD.to_owned()).unwrap()
    }

    #[test]
    fn numberings_of_a_family_turn_alike() {
        let description = description();
        let family = Family::new(&description, Symmetry::Rotate90).unwrap();
        let mut random = SplitMix64::new(3);
        let own = &description.layout().numbering;
        let turned = |numbering: &Numbering| carried(numbering, Symmetry::Rotate90);
        let mut numbering = family.drawn(&mut random);
        assert_ne!(numbering, *own);
        for _ in 0..50 {
            assert_eq!(turned(&numbering), turned(own));
            numbering = family.neighbour(&numbering, &mut random);
        }
    }

    #[test]
    fn a_climb_is_the_same_everywhere() {
        let description = description();
        let family = Family::new(&description, Symmetry::Rotate90).unwrap();
        for weights in ["bytes=1", "bytes=1,sets=1,steps=9", "pawns=1"] {
            let weights = weights.parse().unwrap();
            let (score, numbering) = family.climb(1, 60, weights);
            assert_eq!(family.weighed(numbering.clone(), None, weights).score, score);
            assert_eq!(family.climb(1, 60, weights), (score, numbering));
        }
    }
}
