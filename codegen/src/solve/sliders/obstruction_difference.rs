//! Obstruction difference: no tables of sets, and no multiplication.
//!
//! On a line whose numbers rise, the nearest occupied square above is the lowest occupied bit above the square,
//! and the nearest one below is the highest occupied bit below it. Twice the upper bit minus the lower
//! bit has all bits set from the lower up to the upper. Those on the line are the attack set. This is Michael
//! Hoffmann's obstruction difference (Chess Programming Wiki, "Obstruction Difference"), which needs no
//! reversal of bits. The numbers need only rise or fall along each line, by whatever steps.
//!
//! Two variants are faster, for 64-bit words only:
//!
//! - If each square of a line is in a byte of its own, as on files and diagonals where numbers go rank by rank, a
//!   byte swap reverses the line (Gerd Isenberg and Aleks Peshkov; Chess Programming Wiki, "Hyperbola
//!   Quintessence").
//! - If numbers rise by a constant, vectors look up several lines at once.

use quadrille_runtime::sliders::{
    between, difference_attacks_64, difference_attacks_128, difference_line_64,
    difference_line_128, distances,
};

use crate::board::Square;
use crate::layout::{Numbering, WordSize, squares_of};
use crate::reference;

use super::Refusal;
use super::look_up::{
    Argument, Kernel, LookUp, LookUpCost, RuntimeTables, Trials, Way, bytes, each_line, wide_words,
    words,
};
use super::problem::Problem;

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
pub struct ObstructionDifference {
    /// The word of a bitboard.
    pub word: WordSize,
    /// By number, as many as a look-up may ask for.
    pub squares: Vec<Vec<LineMasks>>,
    /// What each line is like.
    pub kinds: Vec<LineKind>,
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
pub(super) fn obstruction_difference(
    problem: &Problem<'_>,
) -> Result<ObstructionDifference, Refusal> {
    if problem.turns.is_some() {
        return Err(Refusal::NothingToTurn);
    }
    let (numbering, word) = (problem.numbering, problem.word);
    let (steps, count) = (problem.ride.steps(), problem.lines());
    let mut squares = vec![vec![LineMasks::default(); count]; problem.slots()];
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
    Ok(ObstructionDifference { word, squares, kinds })
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
) -> Result<(), Refusal> {
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
        _ => return Err(Refusal::Line { method: "obstruction_difference", square, numbers }),
    }
    Ok(())
}

impl ObstructionDifference {
    /// A bit for each line that a byte swap reverses.
    fn swapped(&self) -> u32 {
        self.kinds.iter().rev().fold(0, |bits, kind| bits << 1 | u32::from(kind.is_swapped))
    }

    /// The strides of the lines, the first in the lowest byte; 0 where some line has none.
    fn strides(&self) -> u64 {
        let strides: Option<Vec<u8>> = self.kinds.iter().map(|kind| kind.stride).collect();
        let bytes = strides.into_iter().flatten().rev();
        bytes.fold(0, |all, stride| all << 8 | u64::from(stride))
    }

    fn tables_64(&self) -> RuntimeTables {
        let (numbers, lines) = (self.squares.len(), self.kinds.len());
        let masks = self.squares.iter().flatten().map(|line| line.all());
        let length = (8 * numbers * lines).next_multiple_of(64);
        RuntimeTables {
            name: "ObstructionDifference64",
            arguments: vec![
                numbers.into(),
                lines.into(),
                Argument::Number(self.swapped().into()),
                Argument::Number(self.strides()),
            ],
            strings: vec![bytes::<8>(masks)],
            bytes: length,
            doc: format!("{length} bytes: the other squares of each line through each square."),
            cost: self.cost_64(),
        }
    }

    /// The operations of the runtime's `swapped` and `plain`, between two masks; what is made of the
    /// square alone is there once.
    fn cost_64(&self) -> LookUpCost {
        let lines = self.kinds.len() as u32;
        let swapped = self.swapped().count_ones();
        let plain = lines - swapped;
        let of_square = 1 + 3 * u32::from(swapped > 0) + 2 * u32::from(plain > 0);
        let operations = of_square + 7 * swapped + 10 * plain + (lines - 1);
        LookUpCost { operations, loads: lines, is_most: false }
    }

    fn cost_128(&self) -> LookUpCost {
        let lines = self.kinds.len() as u32;
        LookUpCost { operations: 11 * lines + (lines - 1), loads: 2 * lines, is_most: false }
    }

    fn tables_128(&self) -> RuntimeTables {
        let masks = self.squares.iter().flatten().flat_map(|line| [line.lower, line.upper]);
        let masks = bytes::<16>(masks);
        let bytes = masks.len();
        RuntimeTables {
            name: "ObstructionDifference128",
            arguments: vec![self.squares.len().into(), self.kinds.len().into()],
            strings: vec![masks],
            bytes,
            doc: format!("{bytes} bytes: the squares below and above each on every line."),
            cost: self.cost_128(),
        }
    }
}

impl LookUp for ObstructionDifference {
    fn tables(&self) -> RuntimeTables {
        match self.word {
            WordSize::U64 => self.tables_64(),
            WordSize::U128 => self.tables_128(),
        }
    }

    fn kernels(&self, tables: &RuntimeTables) -> Vec<Box<dyn Kernel>> {
        let kernel =
            |masks| Box::new(LineKernel { lines: self.kinds.len(), masks }) as Box<dyn Kernel>;
        let string = &tables.strings[0][..];
        if self.word == WordSize::U128 {
            return vec![kernel(Masks::Wide(wide_words(string).as_chunks().0.into()))];
        }
        let mut kernels = vec![kernel(Masks::Words(words(string), self.swapped()))];
        if self.fits_vectors() {
            kernels.push(kernel(Masks::Vectors(words(string), self.strides())));
        }
        kernels
    }

    fn way(&self) -> Way {
        Way {
            text: "obstruction difference; a subtraction along each line between the nearest occupied squares",
            steps: vec![
                ("masks", 5),
                ("mask", 1),
                ("lowest or highest", 3),
                ("difference", 2),
                ("mask", 1),
                ("union", 2),
            ],
        }
    }

    /// Vectors look up two lines, each with a stride.
    fn fits_vectors(&self) -> bool {
        self.kinds.len() == 2 && self.kinds.iter().all(|kind| kind.stride.is_some())
    }
}

/// The masks of each line through each square, as one of the runtime's look-ups takes them.
enum Masks {
    /// 64-bit words, and which lines a byte swap reverses.
    Words(Box<[u64]>, u32),
    /// 64-bit words for vectors, and the strides. Here they are looked up by vectors of one lane.
    Vectors(Box<[u64]>, u64),
    /// The squares below and above, in 128-bit words.
    Wide(Box<[[u128; 2]]>),
}

struct LineKernel {
    lines: usize,
    masks: Masks,
}

impl Kernel for LineKernel {
    fn parts(&self, rays: usize) -> Vec<Vec<usize>> {
        each_line(rays)
    }

    fn trials(&self) -> Trials {
        Trials::Nearest
    }

    fn is_within(&self, slot: usize) -> bool {
        let count = match &self.masks {
            Masks::Words(masks, _) | Masks::Vectors(masks, _) => masks.len(),
            Masks::Wide(masks) => masks.len(),
        };
        (slot + 1) * self.lines <= count
    }

    fn mask(&self, slot: usize, line: usize) -> Option<u128> {
        let place = slot * self.lines + line;
        Some(match &self.masks {
            Masks::Words(masks, _) | Masks::Vectors(masks, _) => masks[place].into(),
            Masks::Wide(masks) => masks[place][0] | masks[place][1],
        })
    }

    fn part(&self, slot: usize, line: usize, occupancy: u128) -> Option<u128> {
        let (place, word) = (slot * self.lines + line, occupancy as u64);
        Some(match &self.masks {
            Masks::Words(masks, swapped) => {
                difference_line_64(masks[place], swapped >> line & 1 == 1, slot, word).into()
            }
            Masks::Vectors(masks, strides) => {
                let distances = distances((strides >> (8 * line)) as u8);
                between(slot, word, masks[place], distances).into()
            }
            Masks::Wide(masks) => difference_line_128(masks[place], occupancy),
        })
    }

    fn attacks(&self, slot: usize, occupancy: u128) -> Option<u128> {
        let (own, word) = (slot * self.lines.., occupancy as u64);
        match &self.masks {
            Masks::Words(masks, swapped) => {
                let masks = &masks[own][..self.lines];
                Some(difference_attacks_64(masks, *swapped, slot, word).into())
            }
            Masks::Wide(masks) => {
                Some(difference_attacks_128(&masks[own][..self.lines], occupancy))
            }
            // Vectors unite their lanes by an instruction of their own.
            Masks::Vectors(..) => {
                let lines = (0..self.lines).map(|line| self.part(slot, line, occupancy));
                lines.reduce(|all, line| Some(all? | line?)).flatten()
            }
        }
    }
}
