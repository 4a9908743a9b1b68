//! The squares for which a look-up has tables: all, or only those that turns carry the others to.

use super::rays::{Ray, rays};
use super::turns::Turns;
use crate::board::Square;
use crate::layout::{Leap, Numbering};

/// By slot of the tables: the square that is looked up; none for a number without a square.
pub(crate) fn slots(numbering: &Numbering, turns: Option<&Turns>) -> Vec<Option<Square>> {
    match turns {
        Some(turns) => turns.bases.iter().map(|&base| numbering.square(base)).collect(),
        None => numbering.by_number().to_vec(),
    }
}

/// The rays of each slot.
pub(crate) fn rays_of(
    numbering: &Numbering,
    ride: Leap,
    squares: &[Option<Square>],
) -> Vec<Vec<Ray>> {
    let seen = |&square: &Option<Square>| {
        square.map_or(Vec::new(), |square| rays(numbering, square, ride))
    };
    squares.iter().map(seen).collect()
}
