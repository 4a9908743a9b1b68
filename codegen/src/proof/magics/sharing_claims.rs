//! Claims that squares have equal keys, checked on every occupancy.

use crate::list::{both, collected, list, some_list};
use crate::model::{
    Board, Multiplier, Names, Numbering, RayParts, Square, SquareSet, set_of, squares_of,
};

use super::keys::products;
use super::square_class::{Class, Member, patterned_classes};
use super::{Premises, drawn};

/// Squares that have different keys on corresponding occupancies, though the description claims that
/// they share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotShared {
    /// The squares that are claimed to have equal keys.
    pub claim: Vec<Square>,
    /// Two of them, whose keys differ.
    pub squares: [Square; 2],
    /// The first occupancy on which they differ, as each of them sees it.
    pub occupancies: [SquareSet; 2],
    /// The keys of both for one occupancy.
    pub keys: [u64; 2],
}

impl NotShared {
    /// The error in words, for the description's author.
    pub fn explain(&self, board: Board, names: &Names) -> String {
        let [(first, occupied, key), (other, corresponding, its)] = both([0, 1], |which| {
            let name = names.square(board, self.squares[which]);
            (name, drawn(board, names, self.occupancies[which]), self.keys[which])
        });
        format!(
            "the keys of {first} and {other} are not equal: {key} for {occupied}, and {its} for \
             {corresponding}"
        )
    }
}

/// The keys of a ride, of which a description claims that some are equal.
pub(crate) struct Claims<'a> {
    pub(crate) premises: Premises<'a>,
    /// The rays that are looked up together.
    pub(crate) ray_parts: &'a RayParts,
    /// The multiplier of a square and part; none if the square is looked up as another.
    pub(crate) multiplier: &'a dyn Fn(Square, usize) -> Option<Multiplier>,
}

impl Claims<'_> {
    /// Checks that the keys of corresponding occupancies are equal wherever it is claimed.
    pub(crate) fn check(&self) -> Result<(), NotShared> {
        let Premises { numbering, ride, options, .. } = self.premises;
        let mut claims = options.shared.iter().filter(|(of, _)| *of == ride).peekable();
        if claims.peek().is_none() {
            return Ok(());
        }
        let classes = patterned_classes(numbering, ride, self.ray_parts, None);
        claims.try_for_each(|(_, claim)| {
            classes.iter().try_for_each(|class| Claimed { of: self, claim, class }.check())
        })
    }
}

/// A claim, and a class of which some members are claimed to have equal keys.
struct Claimed<'a> {
    of: &'a Claims<'a>,
    claim: &'a [Square],
    class: &'a Class,
}

impl Claimed<'_> {
    fn check(&self) -> Result<(), NotShared> {
        let is_claimed = |member: &&Member| self.claim.contains(&member.rays.square);
        let members: Vec<&Member> = collected(self.class.members.iter().filter(is_claimed));
        let looked_up =
            members.iter().filter_map(|&member| Some((member, self.multiplier(member)?)));
        let looked_up: Vec<(&Member, Multiplier)> = collected(looked_up);
        let Some(((first, multiplier), others)) = looked_up.split_first() else { return Ok(()) };
        let keys = self.keys(&first.images[0], *multiplier);
        others.iter().try_for_each(|(other, multiplier)| {
            // Equal keys by one way of being an image are enough; if there are none, the difference
            // by the first is told.
            let differing = |image: &Vec<u8>| differing(&keys, &self.keys(image, *multiplier));
            let Some(differences) = some_list(&other.images, differing) else { return Ok(()) };
            let occupancy = differences[0];
            let occupied = |member: &Member| {
                occupied(self.of.premises.numbering, &member.images[0], occupancy)
            };
            Err(NotShared {
                claim: self.claim.to_vec(),
                squares: [first.rays.square, other.rays.square],
                occupancies: [occupied(first), occupied(other)],
                keys: [keys[occupancy], self.keys(&other.images[0], *multiplier)[occupancy]],
            })
        })
    }

    /// The multiplier of a member, if it is looked up.
    fn multiplier(&self, member: &Member) -> Option<Multiplier> {
        (self.of.multiplier)(member.rays.square, member.rays.part)
    }

    /// The keys of all occupancies of squares with these numbers.
    fn keys(&self, numbers: &[u8], multiplier: Multiplier) -> Vec<u64> {
        list(products(self.of.premises.word, multiplier, numbers), |product| {
            product >> multiplier.shift
        })
    }
}

/// The first occupancy whose keys differ.
fn differing(one: &[u64], other: &[u64]) -> Option<usize> {
    // Keys of different lengths are compared too: one of them may begin with zeros.
    one.iter().zip(other).position(|(one, other)| one != other)
}

/// The squares that an occupancy, a bit for each number, occupies.
fn occupied(numbering: &Numbering, numbers: &[u8], occupancy: usize) -> u128 {
    let squares = squares_of(occupancy as u128).map(|square| numbers[square.index()]);
    let squares = squares.filter_map(|number| numbering.square(number));
    set_of(squares)
}
