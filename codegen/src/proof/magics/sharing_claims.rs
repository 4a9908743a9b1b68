//! Claims that squares have equal keys, checked on every occupancy.

use crate::list::{both, collected, some_list};
use crate::model::{
    Board, Multiplier, Names, Numbering, RayParts, Square, SquareSet, set_of, squares_of,
};

use super::keys::keys;
use super::square_class::{KeyedRays, Member, patterned_classes};
use super::{Premises, drawn};

/// Squares that have different keys on corresponding occupancies, although the description claims that they share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotShared {
    /// The squares that are claimed to have equal keys.
    pub claim: Vec<Square>,
    /// Two of them, whose keys differ.
    pub squares: [Square; 2],
    /// The first occupancy on which they differ, as each square sees it.
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

/// Checks that the keys of corresponding occupancies are equal wherever the description of a ride claims it. The
/// multipliers are given for each square and part, or `None` for a square that is looked up as another.
pub(crate) fn check(
    premises: Premises<'_>,
    ray_parts: &RayParts,
    multiplier: impl Fn(Square, usize) -> Option<Multiplier>,
) -> Result<(), NotShared> {
    let Premises { numbering, ride, options, .. } = premises;
    let mut claims = options.shared.iter().filter(|(of, _)| *of == ride).peekable();
    if claims.peek().is_none() {
        return Ok(());
    }
    let classes = patterned_classes(numbering, ride, ray_parts, None);
    for (_, claim) in claims {
        for class in &classes {
            let looked_up = class.members.iter().filter_map(|member| {
                let KeyedRays { square, part } = member.rays;
                Some((member, multiplier(square, part).filter(|_| claim.contains(&square))?))
            });
            check_class(premises, claim, &collected(looked_up))?;
        }
    }
    Ok(())
}

/// Checks the members of a class that are claimed to have equal keys, with their multipliers.
fn check_class(
    Premises { numbering, word, .. }: Premises<'_>,
    claim: &[Square],
    members: &[(&Member, Multiplier)],
) -> Result<(), NotShared> {
    let Some(((first, multiplier), others)) = members.split_first() else { return Ok(()) };
    let expected = keys(word, *multiplier, &first.images[0]);
    others.iter().try_for_each(|(other, multiplier)| {
        // A single symmetry with equal keys suffices; otherwise report the first symmetry's difference.
        let differing = |image: &Vec<u8>| differing(&expected, &keys(word, *multiplier, image));
        let Some(differences) = some_list(&other.images, differing) else { return Ok(()) };
        let occupancy = differences[0];
        let occupied = |member: &Member| occupied(numbering, &member.images[0], occupancy);
        Err(NotShared {
            claim: claim.to_vec(),
            squares: [first.rays.square, other.rays.square],
            occupancies: [occupied(first), occupied(other)],
            keys: [expected[occupancy], keys(word, *multiplier, &other.images[0])[occupancy]],
        })
    })
}

/// The first occupancy whose keys differ.
fn differing(one: &[u64], other: &[u64]) -> Option<usize> {
    // Keys of different lengths are compared too: one of them may begin with zeros.
    one.iter().zip(other).position(|(one, other)| one != other)
}

/// The squares that an occupancy, a bit for each number, occupies.
fn occupied(numbering: &Numbering, numbers: &[u8], occupancy: usize) -> SquareSet {
    let squares =
        squares_of(SquareSet::from(occupancy as u64)).map(|square| numbers[square.index()]);
    let squares = squares.filter_map(|number| numbering.square(number));
    set_of(squares)
}
