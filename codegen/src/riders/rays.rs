//! The rays of a rider from a square, in the numbers of a layout, and the attack sets of every occupancy of
//! some of them.

use std::cmp::Reverse;
use std::ops::{Add, BitOr};

use quadrille_runtime::U256;

use crate::list::{list, union};
use crate::model::{Leap, Numbering, Square, WordSize, multiplied_bit, rotations};
use crate::{reference, sort};

/// A ray from a square.
pub(crate) struct Ray {
    /// The numbers of the squares on which an occupant matters, nearest first: all but the last.
    pub(crate) relevant: Vec<u8>,
    /// The attack set where the nearest occupant is the one on each relevant square, and in the
    /// end where there is none.
    reach: Vec<U256>,
}

impl Ray {
    /// The ray from `square` along `step`.
    pub(crate) fn new(numbering: &Numbering, square: Square, step: (i16, i16)) -> Ray {
        let squares = reference::ray(numbering.board(), square, step);
        let mut relevant: Vec<u8> = list(squares, |square| numbering.number(square));
        let mut reach = Vec::with_capacity(relevant.len());
        let mut seen = U256::MIN;
        for &number in &relevant {
            seen |= U256::bit(number.into());
            reach.push(seen);
        }
        if relevant.pop().is_none() {
            reach.push(seen);
        }
        Ray { relevant, reach }
    }

    /// The numbers of all squares, nearest first.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = u8> {
        let nearer = std::iter::once(U256::MIN).chain(self.reach.iter().copied());
        let own = self.reach.iter().zip(nearer).map(|(&seen, nearer)| seen ^ nearer);
        own.filter(|bit| !bit.is_zero()).map(|bit| bit.trailing_zeros() as u8)
    }

    /// The squares attacked, given all occupied ones.
    pub(crate) fn attacks(&self, occupancy: u128) -> u128 {
        let nearest = self.relevant.iter().position(|number| occupancy >> number & 1 == 1);
        self.reach[nearest.unwrap_or(self.relevant.len())].low()
    }

    /// The squares on which an occupant matters.
    fn mask(&self) -> U256 {
        union(self.relevant.iter().map(|&number| U256::bit(number.into())))
    }

    /// All squares of the ray.
    pub(crate) fn all(&self) -> U256 {
        self.reach[self.reach.len() - 1]
    }

    /// The number of attack sets.
    pub(crate) fn sets(&self) -> usize {
        self.reach.len()
    }
}

/// All rays of a rider from a square, in the order of [`Leap::steps`].
pub(crate) fn rays(numbering: &Numbering, square: Square, ride: Leap) -> Vec<Ray> {
    list(ride.steps(), |step| Ray::new(numbering, square, step))
}

/// The number of squares that are relevant to some rays; where edges wrap, rays may share squares.
pub(crate) fn relevant_squares<'a>(rays: impl IntoIterator<Item = &'a Ray>) -> u32 {
    union(rays.into_iter().map(Ray::mask)).count_ones()
}

/// Returns whether a byte can name the attack set of each combination of some rays' sets.
pub(crate) fn are_few<'a>(rays: impl IntoIterator<Item = &'a Ray>) -> bool {
    rays.into_iter().map(Ray::sets).product::<usize>() <= 256
}

/// The occupancies of a part of a square's rays.
pub(crate) fn occupancies(rays: &[Ray], part: &[usize]) -> Occupancies {
    Occupancies::new(&list(part.iter(), |&ray| &rays[ray]))
}

/// The occupancies of some rays, and the attack set of each.
///
/// An occupancy is named by an integer that has a bit for each relevant square, bit 0 for the
/// first in `squares`, so that the occupancies of the first `n` squares are the
/// integers below `1 << n`. An attack set is named by a byte: rays have fewer than 256 together.
pub(crate) struct Occupancies {
    /// The numbers of the relevant squares, that of the highest bit multiplied first.
    pub(crate) squares: Box<[u8]>,
    /// The name of the attack set of every occupancy.
    pub(crate) names: Box<[u8]>,
    /// The attack sets by name.
    pub(crate) sets: Box<[u128]>,
}

impl Occupancies {
    /// The occupancies of the union of `rays`, which have at most 256 attack sets together.
    pub(crate) fn new(rays: &[&Ray]) -> Occupancies {
        let mut squares: Vec<(u8, usize, usize)> = Vec::new();
        for (which, ray) in rays.iter().enumerate() {
            let distances = ray.relevant.iter().enumerate();
            squares.extend(list(distances, |(distance, &number)| (number, which, distance)));
        }
        let mask = union(rays.iter().map(|ray| ray.mask())).low();
        let rotation = rotations(WordSize::U128, mask).next().unwrap_or(0);
        let bit = |number| multiplied_bit(WordSize::U128, number, rotation);
        // The highest bit first: the order in which a search decides the bits of a magic.
        sort::by_key(&mut squares, |&square| Reverse(bit(square.0)));

        let sets = by_name(rays, |ray, reach, _| ray.reach[reach].low(), BitOr::bitor);
        let mut names = Vec::with_capacity(1 << mask.count_ones());
        names.push((sets.len() - 1) as u8);
        // If edges wrap, a square may block several rays.
        for blocks in squares.chunk_by(|one, other| one.0 == other.0) {
            let [first, others @ ..] = blocks else { continue };
            let mut blocked = self::blocked(rays, first.1, first.2, sets.len());
            for &(_, which, distance) in others {
                let also = self::blocked(rays, which, distance, sets.len());
                for name in &mut blocked {
                    *name = also[usize::from(*name)];
                }
            }
            let blocked = &blocked[..];
            let (given, added) = doubled(&mut names);
            let mut index = 0;
            while index < given.len() {
                added[index] = blocked[given[index] as usize];
                index += 1;
            }
        }
        let mut squares = list(squares.iter(), |square| square.0);
        squares.dedup();
        Occupancies { squares: squares.into(), names: names.into(), sets: sets.into() }
    }

    /// The relevant squares as a word.
    pub(crate) fn mask(&self) -> u128 {
        self.word(self.names.len() - 1)
    }

    pub(crate) fn word(&self, occupancy: usize) -> u128 {
        let occupied = |&(bit, _): &(usize, &u8)| occupancy >> bit & 1 != 0;
        let squares = self.squares.iter().enumerate().filter(occupied);
        union(squares.map(|(_, number)| 1_u128 << number))
    }

    /// For each attack set of these rays, by index: the blockers on which rays end before their
    /// last square, as an occupancy.
    pub(crate) fn ends(&self, rays: &[&Ray]) -> Vec<usize> {
        let bit = |number: &u8| self.squares.iter().position(|other| other == number);
        let end = |ray: &Ray, distance: usize| {
            ray.relevant.get(distance).and_then(bit).map_or(0, |bit| 1 << bit)
        };
        by_name(rays, |ray, reach, _| end(ray, reach), BitOr::bitor)
    }
}

/// For each attack set of some rays, by index: the index of the set in which each ray is one square
/// longer, if it can be.
pub(crate) fn one_further(rays: &[&Ray]) -> Vec<usize> {
    by_name(rays, |ray, reach, stride| (reach + 1).min(ray.sets() - 1) * stride, Add::add)
}

/// Doubles a list: its elements, and copies of them to be overwritten. Callers loop over these slices, as they run
/// unoptimised for every occupancy.
pub(crate) fn doubled<T: Copy>(list: &mut Vec<T>) -> (&[T], &mut [T]) {
    let half = list.len();
    list.extend_from_within(..);
    let (given, added) = list.split_at_mut(half);
    (given, added)
}

/// For each attack set of some rays, by index: the parts of its rays put together, given each
/// ray's reach and the stride of its digit. The index is a number in mixed radix whose digits are
/// the reaches, the first ray's least significant; the greatest index is that of the empty board.
fn by_name<T: Copy + Default>(
    rays: &[&Ray],
    part: impl Fn(&Ray, usize, usize) -> T,
    with: fn(T, T) -> T,
) -> Vec<T> {
    let mut named = vec![T::default()];
    for ray in rays {
        let others = std::mem::take(&mut named);
        for reach in 0..ray.sets() {
            let own = part(ray, reach, others.len());
            named.extend(list(others.iter(), |&other| with(other, own)));
        }
    }
    named
}

/// By index of an attack set: the index of the set that is left when ray `which` is blocked at `distance`.
fn blocked(rays: &[&Ray], which: usize, distance: usize, sets: usize) -> Vec<u8> {
    let stride: usize = rays[..which].iter().map(|ray| ray.sets()).product();
    let radix = rays[which].sets();
    let block = |name: usize| {
        let digit = name / stride % radix;
        (name - digit.saturating_sub(distance) * stride) as u8
    };
    list(0..sets, block)
}
