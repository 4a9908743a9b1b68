//! Subtraction along lines: no tables of sets, and no multiplication.
//!
//! On a line whose numbers rise, the occupied square nearest above is the lowest bit of the
//! occupancy above, and the one nearest below the highest bit of that below. Twice the former
//! minus the latter has all bits set from the one up to the other, and the line's own bits among
//! them are the attack set: the "obstruction difference" of Michael Hoffmann, a relative of
//! hyperbola quintessence that needs no reversal of bits. The numbers need only rise or fall
//! along each line, by whatever steps.

use crate::board::Square;
use crate::layout::{Leap, Numbering};
use crate::reference;

use super::given::GivenError;

/// The rays of one line: the squares below a square, and those above it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LineMasks {
    /// The squares with lower numbers.
    pub lower: u128,
    /// The squares with higher numbers.
    pub upper: u128,
}

/// The lines of each number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lines {
    /// By number, as many as a look-up may ask for.
    pub squares: Vec<Vec<LineMasks>>,
}

/// The lines of a numbering, if the numbers rise or fall along all of them.
pub(super) fn lines(
    numbering: &Numbering,
    ride: Leap,
    entries: usize,
) -> Result<Lines, GivenError> {
    let steps = ride.steps();
    let count = steps.len() / 2;
    let mut squares = vec![vec![LineMasks::default(); count]; entries];
    for square in numbering.board().squares() {
        let number = numbering.number(square);
        for line in 0..count {
            // Half the steps further on is the opposite direction.
            for step in [steps[line], steps[line + count]] {
                add(numbering, square, step, &mut squares[usize::from(number)][line])?;
            }
        }
    }
    Ok(Lines { squares })
}

/// Adds a ray to the side that it is on.
fn add(
    numbering: &Numbering,
    square: Square,
    step: (i16, i16),
    line: &mut LineMasks,
) -> Result<(), GivenError> {
    let ray = reference::ray(numbering.board(), square, step);
    let mut numbers = vec![numbering.number(square)];
    numbers.extend(ray.map(|square| numbering.number(square)));
    let mask = numbers[1..].iter().fold(0_u128, |mask, number| mask | 1 << number);
    let rises = numbers.windows(2).all(|pair| pair[0] < pair[1]);
    let falls = numbers.windows(2).all(|pair| pair[0] > pair[1]);
    match (numbers.len(), rises, falls) {
        (1, ..) => {}
        // Both rays on one side: no line that rises.
        (_, true, false) if line.upper == 0 => line.upper = mask,
        (_, false, true) if line.lower == 0 => line.lower = mask,
        _ => return Err(GivenError::Line { square, numbers }),
    }
    Ok(())
}
