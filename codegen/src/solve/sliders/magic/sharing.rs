//! Claims that squares have equal keys, checked on every occupancy.

use crate::board::Square;
use crate::layout::{Numbering, WordSize, squares_of};

use super::super::GivenError;
use super::super::problem::Problem;
use super::assemble::products_of;
use super::class::{Class, Member, classes};
use super::{MagicTables, Multiplier};

/// Checks that the keys of corresponding occupancies are equal wherever the description claims it.
pub(super) fn check(problem: &Problem<'_>, tables: &MagicTables) -> Result<(), GivenError> {
    let claims = problem.options.shared.iter().filter(|(ride, _)| *ride == problem.ride);
    let sets: Vec<&Vec<Square>> = claims.flat_map(|(_, sets)| sets).collect();
    if sets.is_empty() {
        return Ok(());
    }
    let classes = classes(problem.numbering, problem.ride, &tables.groups);
    sets.iter().enumerate().try_for_each(|(claim, squares)| {
        classes.iter().try_for_each(|class| {
            let claimed = Claimed { problem, tables, claim, class };
            claimed.check(squares)
        })
    })
}

/// A claim, and a class of which some members are claimed to have equal keys.
struct Claimed<'a> {
    problem: &'a Problem<'a>,
    tables: &'a MagicTables,
    claim: usize,
    class: &'a Class,
}

impl Claimed<'_> {
    fn check(&self, squares: &[Square]) -> Result<(), GivenError> {
        let is_claimed = |member: &&Member| squares.contains(&member.place.square);
        let members: Vec<&Member> = self.class.members.iter().filter(is_claimed).collect();
        let looked_up =
            members.iter().filter_map(|&member| Some((member, self.multiplier(member)?)));
        let looked_up: Vec<(&Member, Multiplier)> = looked_up.collect();
        let Some(((first, multiplier), others)) = looked_up.split_first() else { return Ok(()) };
        let keys = self.keys(&first.frames[0], *multiplier);
        others.iter().try_for_each(|(other, multiplier)| {
            let differing = |frame: &Vec<u8>| differing(&keys, &self.keys(frame, *multiplier));
            // One way of being an image is enough; where none does, the first is told.
            let ways = other.frames.iter().map(differing);
            let Some(Some(occupancy)) =
                ways.reduce(|one, other| one.and_then(|one| other.map(|_| one)))
            else {
                return Ok(());
            };
            let occupied =
                |member: &Member| occupied(self.problem.numbering, &member.frames[0], occupancy);
            Err(GivenError::NotShared {
                claim: self.claim,
                squares: [first.place.square, other.place.square],
                occupancies: [occupied(first), occupied(other)],
                keys: [keys[occupancy], self.keys(&other.frames[0], *multiplier)[occupancy]],
            })
        })
    }

    /// What makes the keys of a member; none where another that it turns into is looked up.
    fn multiplier(&self, member: &Member) -> Option<Multiplier> {
        let is_slot = |square: &Option<Square>| *square == Some(member.place.square);
        let slot = self.problem.squares.iter().position(is_slot)?;
        Some(self.tables.squares[slot][member.place.group].multiplier)
    }

    /// The keys of all occupancies of squares with these numbers.
    fn keys(&self, numbers: &[u8], multiplier: Multiplier) -> Vec<u64> {
        let word: WordSize = self.problem.word;
        let products = products_of(word, multiplier, numbers);
        products.into_iter().map(|product| product >> multiplier.shift).collect()
    }
}

/// The first occupancy whose keys differ.
fn differing(one: &[u64], other: &[u64]) -> Option<usize> {
    // Keys of different lengths are compared too: one of them may begin with zeros.
    one.iter().zip(other).position(|(one, other)| one != other)
}

/// The squares that an occupancy, a bit for each number, occupies.
fn occupied(numbering: &Numbering, numbers: &[u8], occupancy: usize) -> u128 {
    let squares = squares_of(occupancy as u128).map(|place| numbers[place.index()]);
    let squares = squares.filter_map(|number| numbering.square(number));
    squares.fold(0, |set, square| set | square.bit())
}
