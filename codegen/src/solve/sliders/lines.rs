//! Subtraction along lines: no tables of sets, and no multiplication.
//!
//! On a line whose numbers rise, the occupied square nearest above is the lowest bit of the
//! occupancy above, and the one nearest below the highest bit of that below. Twice the former
//! minus the latter has all bits set from the one up to the other, and the line's own bits among
//! them are the attack set: the "obstruction difference" of Michael Hoffmann, which needs no
//! reversal of bits. The numbers need only rise or fall along each line, by whatever steps.
//!
//! Where each square of a line is in a byte of its own, as on files and diagonals where numbers go
//! rank by rank, a byte swap reverses the line, and "hyperbola quintessence" (Gerd Isenberg and
//! Aleks Peshkov) is quicker. Where numbers rise by a constant, vectors look up several lines at
//! once. Both are for 64-bit words.

use crate::board::Square;
use crate::layout::{Leap, Numbering, WordSize, squares_of};
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

impl LineMasks {
    /// The squares on both sides.
    pub fn all(self) -> u128 {
        self.lower | self.upper
    }
}

/// The lines of each number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lines {
    /// By number, as many as a look-up may ask for.
    pub squares: Vec<Vec<LineMasks>>,
    /// What each line is like.
    pub kinds: Vec<LineKind>,
}

impl Lines {
    /// Whether vectors look all lines up at once: two, each with a stride.
    pub fn fit_vectors(&self) -> bool {
        self.kinds.len() == 2 && self.kinds.iter().all(|kind| kind.stride.is_some())
    }
}

/// What all squares' lines in one direction are like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineKind {
    /// Whether a byte swap reverses them, as no two squares share a byte of the word.
    pub is_swapped: bool,
    /// What numbers rise by along them, if it is the same everywhere and vectors can use it.
    pub stride: Option<u8>,
}

/// The most squares of a line that vectors blot out with three shifts.
const MOST_IN_VECTORS: usize = 9;

/// The lines of a numbering, if the numbers rise or fall along all of them.
pub(super) fn lines(
    numbering: &Numbering,
    ride: Leap,
    word: WordSize,
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
    let kind = |line| kind(&squares, line, word);
    let kinds = (0..count).map(kind).collect();
    Ok(Lines { squares, kinds })
}

fn kind(squares: &[Vec<LineMasks>], line: usize, word: WordSize) -> LineKind {
    let mut kind = LineKind { is_swapped: word == WordSize::U64, stride: None };
    let mut strides = Vec::new();
    for (number, lines) in squares.iter().enumerate() {
        let whole = lines[line].all() | 1 << number;
        let numbers: Vec<u8> = squares_of(whole).map(|number| number.0).collect();
        kind.is_swapped &= numbers.windows(2).all(|pair| pair[0] / 8 < pair[1] / 8);
        strides.extend(numbers.windows(2).map(|pair| pair[1] - pair[0]));
        if numbers.len() > MOST_IN_VECTORS || word != WordSize::U64 {
            strides.push(0); // Equal to no other.
        }
    }
    let first = strides.first().copied().filter(|&first| first > 0);
    kind.stride = first.filter(|first| strides.iter().all(|stride| stride == first));
    kind
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
