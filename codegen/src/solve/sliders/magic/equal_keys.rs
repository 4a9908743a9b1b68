//! The compiler's search, for descriptions without magics, for look-ups that can share a key.
//!
//! For each class the sets of squares that symmetries exchange are tried, the largest first. Sets that can have
//! equal keys of minimal size are taken. Look-ups that share with fewer than three others are tried again, with
//! occupancies that are rotated before the multiplication. A rotation takes an operation or a few, and is used if
//! it leaves a much smaller index. Each remaining look-up has a minimal key of its own if there is one without
//! carries, and otherwise the key that [`search`](super::search) finds.
//!
//! `quadrille search magics` tries all sets of members and all rotations.

use std::cmp::Reverse;
use std::ops::Range;

use crate::list::{collected, list};
use crate::model::{Multiplier, RayParts, WordSize, least_rotated, multiplied_bits};
use crate::sort;

use super::super::budget::{
    CHOICES_OF_COMPARISON, CHOICES_OF_ROTATED_SET, CHOICES_OF_SET, MOST_ROTATED_MEMBERS,
    SECOND_ROUND,
};
use super::super::problem::Problem;
use super::minimal::{Outcome, minimal};
use super::windows::Windows;
use crate::proof::magics::square_class::{Class, Member, Members, patterned_classes};

/// Members of a class that share a key, with the rotation and the magic of each.
#[derive(Clone)]
struct Set {
    members: Members,
    keys: Keys,
}

/// The multipliers of the minimal keys of each slot and part; `None` if no magic was found.
pub(super) fn find(problem: &Problem<'_>, ray_parts: &RayParts) -> Vec<Vec<Option<Multiplier>>> {
    let mut found = vec![vec![None; ray_parts.len()]; problem.squares.len()];
    for (class, sets) in shared(problem, ray_parts) {
        let shift = 64 - class.relevant.len() as u32;
        for set in sets {
            for (member, (rotation, magic)) in class.chosen(set.members).zip(set.keys) {
                let rays = class.members[member].rays;
                if let Some(slot) = problem.slot(rays.square) {
                    let pattern = problem.pattern(slot);
                    let multiplier = Multiplier { pattern, rotation, magic, shift };
                    found[slot][rays.part] = Some(multiplier);
                }
            }
        }
    }
    found
}

/// Returns whether a look-up of these relevant squares has a magic for a minimal key, without carries.
pub(in super::super) fn has_minimal(relevant: &[u8]) -> bool {
    let is_found = |bits: &[u8]| {
        matches!(minimal(&[bits], bits.len(), &mut CHOICES_OF_SET.clone()), Outcome::Found(_))
    };
    relevant.is_empty() || least_rotated(relevant).is_some_and(|(_, bits)| is_found(&bits))
}

/// The classes, and the sets of their members that share.
fn shared(problem: &Problem<'_>, ray_parts: &RayParts) -> Vec<(Class, Vec<Set>)> {
    let options = Some(problem.options);
    let classes = patterned_classes(problem.numbering, problem.ride, ray_parts, options);
    let looked_up: Vec<Members> = list(classes.iter(), |class| looked_up(problem, class));
    let all = || classes.iter().zip(&looked_up);
    let mut effort = problem.effort;
    let plain: Vec<Vec<Set>> =
        list(all(), |(class, &members)| sets(class, members, None, CHOICES_OF_SET, &mut effort));
    let bytes = |sets: &[Vec<Set>]| {
        all().zip(sets).map(|((class, &members), sets)| index_bytes(class, members, sets)).sum()
    };
    let mut shared = plain;
    // In 128-bit words rotations are not available: they keep the squares of the two halves apart.
    if problem.word == WordSize::U64 {
        // Rotations take more choices, so they also get those that the first search left.
        effort += problem.effort;
        let rotated = rotated(&classes, &looked_up, &shared, effort);
        if are_worth_it(bytes(&rotated), bytes(&shared)) {
            shared = rotated;
        }
    }
    collected(classes.into_iter().zip(shared))
}

/// The sets of members that share in each class, if occupancies may be rotated. Classes with small keys are
/// searched first, as they take the fewest choices. A second, longer round begins with large keys, as they gain the
/// most.
fn rotated(
    classes: &[Class],
    looked_up: &[Members],
    plain: &[Vec<Set>],
    mut effort: u32,
) -> Vec<Vec<Set>> {
    let mut order: Vec<usize> = collected(0..classes.len());
    sort::by_key(&mut order, |&class| classes[class].relevant.len());
    let mut found = plain.to_vec();
    for most in [CHOICES_OF_ROTATED_SET, SECOND_ROUND * CHOICES_OF_ROTATED_SET] {
        for &class in &order {
            let known = Some(&found[class][..]);
            found[class] = sets(&classes[class], looked_up[class], known, most, &mut effort);
        }
        order.reverse();
    }
    found
}

/// Returns whether an index is so much smaller with rotations that these are worthwhile. A rotation costs an
/// operation and a load for each part of every look-up. The threshold of a sixth of the bytes is a choice, not
/// measured.
fn are_worth_it(rotated: usize, plain: usize) -> bool {
    6 * rotated <= 5 * plain
}

/// The bytes of a class's index. A member without a minimal key of its own gets a key of about two more bits.
fn index_bytes(class: &Class, members: Members, sets: &[Set]) -> usize {
    let covered = sets.iter().fold(0, |all, set| all | set.members);
    let single = (members & !covered).count_ones() as usize;
    (sets.len() + 4 * single) << class.relevant.len()
}

/// The members with a slot of their own, and no magic of the description's. In rotated frames other members are looked up
/// in these slots.
fn looked_up(problem: &Problem<'_>, class: &Class) -> Members {
    let is_looked_up = |member: &usize| {
        let square = class.members[*member].rays.square;
        let is_given =
            problem.given.is_some_and(|given| given.of(problem.numbering, square).is_some());
        problem.slot(square).is_some() && !is_given
    };
    (0..class.members.len()).filter(is_looked_up).fold(0, |set, member| set | 1 << member)
}

/// The orbits of these members, the largest first. Among orbits of equal size the one whose windows have the most
/// unknowns comes first, as it is the most likely to have equal keys.
fn orbits(class: &Class, members: Members) -> Vec<Members> {
    if class.relevant.is_empty() {
        return Vec::new();
    }
    let orbits = class.orbits.iter().copied().filter(|orbit| orbit & !members == 0);
    let bits: Vec<Option<Vec<u8>>> =
        list(class.members.iter(), |member| Some(least_rotated(&member.images[0])?.1));
    let unknowns = |orbit: Members| {
        let images = class.chosen(orbit).map(|member| bits[member].as_deref());
        let images: Option<Vec<&[u8]>> = images.collect();
        images.map_or(0, |images| Windows::new(&images, class.relevant.len() as u32).count())
    };
    let mut orbits: Vec<(u32, usize, Members)> =
        list(orbits, |orbit| (orbit.count_ones(), unknowns(orbit), orbit));
    sort::by_key(&mut orbits, |&(size, unknowns, _)| Reverse((size, unknowns)));
    list(orbits, |(.., orbit)| orbit)
}

/// Sets of these members that have equal keys. With sets found without rotations, `plain`, it keeps the large sets and
/// regroups the members of small ones by rotations.
fn sets(
    class: &Class,
    members: Members,
    plain: Option<&[Set]>,
    most: u32,
    effort: &mut u32,
) -> Vec<Set> {
    let is_rotated = plain.is_some();
    let plain = plain.unwrap_or_default();
    let kept = plain.iter().filter(|set| set.members.count_ones() >= MOST_ROTATED_MEMBERS);
    let mut sets: Vec<Set> = collected(kept.cloned());
    let mut left = members & !sets.iter().fold(0, |all, set| all | set.members);
    if left == 0 {
        return sets;
    }
    let mut search = EqualKeySearch::new(class, is_rotated, *effort);
    for orbit in orbits(class, left) {
        if orbit & !left != 0 || is_rotated && orbit.count_ones() > MOST_ROTATED_MEMBERS {
            continue;
        }
        let known = plain.iter().find(|set| set.members == orbit).cloned();
        let found = known.or_else(|| {
            if is_rotated && orbit.is_power_of_two() {
                // A look-up always has the budget to search for a key of its own.
                search.left = search.left.max(CHOICES_OF_SET);
            }
            let keys = search.find(&class.chosen(orbit).collect::<Vec<_>>(), most)?;
            Some(Set { members: orbit, keys })
        });
        left &= found.as_ref().map_or(u32::MAX, |set| !set.members);
        sets.extend(found);
    }
    *effort = search.left.min(*effort);
    sets
}

/// A member as it is tried: the rotation of its occupancies, and the bits of the factor that its relevant squares
/// become, followed by the bits that a pattern adds to every occupancy.
struct RotatedImage {
    rotation: u32,
    bits: Vec<u8>,
}

/// The rotation and the magic of each of some members.
pub type Keys = Vec<(u32, u64)>;

/// A search for equal keys of members of a class, under any of the symmetries that map one to another.
pub struct EqualKeySearch {
    is_rotated: bool,
    /// The number of relevant squares.
    relevant: usize,
    /// The images of all members, member by member.
    images: Vec<RotatedImage>,
    /// The range of each member's images, and the number of those for its first symmetry.
    members: Vec<(Range<usize>, usize)>,
    /// For each two images, whether they can have equal keys, or `None` if that is not known.
    pairs: Vec<Option<bool>>,
    /// The effort that the search may still take.
    left: u32,
    /// The effort that it may still take for the present set.
    of_set: u32,
    /// True if the last search left something untried.
    is_open: bool,
}

impl EqualKeySearch {
    /// A search that may take this much effort for all sets together, with or without rotations of 64-bit words.
    pub fn new(class: &Class, is_rotated: bool, effort: u32) -> EqualKeySearch {
        let (mut images, mut members) = (Vec::new(), Vec::new());
        for member in &class.members {
            let start = images.len();
            images.extend(self::images(member, 0, is_rotated));
            let first = images.len() - start;
            for way in 1..member.images.len() {
                images.extend(self::images(member, way, is_rotated));
            }
            members.push((start..images.len(), first));
        }
        let (relevant, pairs) = (class.relevant.len(), vec![None; images.len() * images.len()]);
        let (left, of_set, is_open) = (effort, 0, false);
        EqualKeySearch { is_rotated, relevant, images, members, pairs, left, of_set, is_open }
    }

    /// A rotation and a magic for each of some members. `None` if there are none without carries, or if the
    /// search takes more than `most`; [`is_open`](Self::is_open) tells which.
    pub fn find(&mut self, members: &[usize], most: u32) -> Option<Keys> {
        let given = most.min(self.left);
        (self.of_set, self.is_open) = (given, false);
        let found = self.extend(members, &mut Vec::new());
        self.left -= given - self.of_set;
        found
    }

    /// Returns whether the last search left something untried because its effort was used up.
    pub fn is_open(&self) -> bool {
        self.is_open
    }

    /// Finds images for the members that have none yet.
    fn extend(&mut self, members: &[usize], tried: &mut Vec<usize>) -> Option<Keys> {
        let (images, first) = self.members[members[tried.len()]].clone();
        // The first member keeps its first symmetry, since only the other members' position relative to it matters.
        let images = if tried.is_empty() { images.start..images.start + first } else { images };
        for image in images {
            if !self.fits(image, tried) {
                continue;
            }
            tried.push(image);
            let is_last = tried.len() == members.len();
            // Pairs have been compared before. Without rotations there are few choices, so only complete sets are
            // tested.
            let is_tried = is_last || self.is_rotated && tried.len() > 2;
            let found = match is_tried.then(|| self.outcome(tried)) {
                Some(Outcome::Impossible | Outcome::Open) => None,
                Some(Outcome::Found(magics)) if is_last => {
                    let rotations = tried.iter().map(|&image| self.images[image].rotation);
                    Some(collected(rotations.zip(magics)))
                }
                _ => self.extend(members, tried),
            };
            if found.is_some() {
                return found;
            }
            tried.pop();
        }
        None
    }

    /// Returns whether an image can have equal keys with each of the tried images.
    fn fits(&mut self, image: usize, tried: &[usize]) -> bool {
        !self.is_rotated || tried.iter().all(|&other| self.are_pair(other, image))
    }

    fn are_pair(&mut self, one: usize, other: usize) -> bool {
        let pair = one * self.images.len() + other;
        if let Some(known) = self.pairs[pair] {
            return known;
        }
        let outcome = self.outcome(&[one, other]);
        // A pair that this set left open may be possible for the next one.
        if outcome != Outcome::Open {
            self.pairs[pair] = Some(outcome != Outcome::Impossible);
        }
        matches!(outcome, Outcome::Found(_))
    }

    /// Magics for each of these images that give equal keys, if there are some.
    fn outcome(&mut self, images: &[usize]) -> Outcome {
        let bits: Vec<&[u8]> = list(images.iter(), |&image| &self.images[image].bits[..]);
        self.of_set = self.of_set.saturating_sub(CHOICES_OF_COMPARISON * images.len() as u32);
        let outcome = if self.of_set == 0 {
            Outcome::Open
        } else {
            minimal(&bits, self.relevant, &mut self.of_set)
        };
        self.is_open |= outcome == Outcome::Open;
        outcome
    }
}

/// The images of a member by one symmetry, with the rotations that carry a relevant square to bit 0. Rotating
/// further up, until bit 0 has no square, allows no more magics. Rotations that carry the fewest squares around the
/// word come first.
fn images(member: &Member, way: usize, is_rotated: bool) -> Vec<RotatedImage> {
    let (numbers, constants) = (&member.images[way], &member.constants[way]);
    let image = |word: WordSize, rotation: u32| {
        let mut bits = multiplied_bits(word, numbers, rotation);
        bits.extend(multiplied_bits(word, constants, rotation));
        RotatedImage { rotation, bits }
    };
    if !is_rotated {
        let least = least_rotated(numbers).map(|(rotation, _)| rotation);
        return collected(least.map(|rotation| image(WordSize::U128, rotation)));
    }
    let mut lowest = numbers.clone();
    sort::by_key(&mut lowest, |&number| number);
    let rotation = |lowest: u8| u32::from((64 - lowest) % 64);
    list(lowest, |lowest| image(WordSize::U64, rotation(lowest)))
}
