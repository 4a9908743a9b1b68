//! Obstruction difference, without tables of sets and multiplications. The runtime's module of this name explains
//! it.
//!
//! Numbers need only rise or fall along each line, by any steps. Two kinds of lines are quicker:
//!
//! - If each square of a line is in a byte of its own, as on files and diagonals where numbers go
//!   rank by rank, a byte swap reverses the line, and vectors look up several such lines at once.
//! - If each line of a direction lies in one byte, as ranks then do, [`Rows`] has its attack sets,
//!   and numbers need not even rise.

use quadrille_runtime::sliders::{
    Below, Methods, ObstructionDifference as Tables, attacks_in_byte as row_attacks,
    difference_attacks, folded_lines,
};
use quadrille_runtime::{U256, Word};

use crate::list::{both, collected, list, some_list, try_list};
use crate::model::{RayParts, WordSize};
use crate::riders::rays::Ray;
use crate::solve::cost::Cost;

use super::look_up::{
    Kernel, LookUp, RuntimeTables, Trials, bytes, each_line, range_of, value, words,
};
use super::problem::Problem;
use super::{ClassicalRays, Refusal};

/// The lines of a rider.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ObstructionDifference {
    /// The word of a bitboard.
    pub word: WordSize,
    /// The lines solved by subtraction.
    pub lines: Vec<Lines>,
    /// The lines solved by a table, of one direction.
    pub rows: Option<Rows>,
}

/// The lines of one direction through each square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lines {
    /// Their direction among those of the rider.
    pub direction: usize,
    /// True if a byte swap reverses them, since no two squares share a byte of the word.
    pub is_swapped: bool,
    /// The other squares of a square's line, by number.
    pub masks: Vec<U256>,
}

/// A direction whose lines lie in one byte each, in the same order in all bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rows {
    /// Their direction among those of the rider.
    pub direction: usize,
    /// The attack set, by the square's bit in its byte, and by the occupancy of the six bits between the ends of
    /// the byte.
    pub sets: Box<[[u8; 64]; 8]>,
}

/// The lines of a numbering, if the numbers rise or fall along all of them, or they lie in one byte.
pub(super) fn obstruction_difference(
    problem: &Problem<'_>,
) -> Result<ObstructionDifference, Refusal> {
    if problem.rotated.is_some() {
        return Err(Refusal::Unfit("a subtraction has no tables that frames could share"));
    }
    if problem.has_rings() {
        return Err(Refusal::WRAPS);
    }
    let directions = 0..problem.lines();
    let rows = directions.clone().find_map(|direction| rows(problem, direction));
    let is_other =
        |direction: &usize| rows.as_ref().is_none_or(|rows| rows.direction != *direction);
    let others = directions.filter(is_other);
    let lines = try_list(others, |direction| lines(problem, direction))?;
    Ok(ObstructionDifference { word: problem.word, lines, rows })
}

/// The two rays of a direction: ray `i + n/2` is opposite to ray `i`.
fn two_rays(rays: &[Ray], direction: usize) -> Option<[&Ray; 2]> {
    Some([rays.get(direction)?, rays.get(direction + rays.len() / 2)?])
}

fn lines(problem: &Problem<'_>, direction: usize) -> Result<Lines, Refusal> {
    let mut lines = Lines { direction, is_swapped: true, masks: Vec::new() };
    for (slot, rays) in problem.rays().iter().enumerate() {
        let Some(rays) = two_rays(rays, direction) else {
            lines.masks.push(U256::MIN);
            continue;
        };
        let [one, other] = both(rays, |ray| along(slot as u8, ray));
        let is_below = |numbers: &[u8]| numbers.is_sorted_by(|a, b| a > b);
        let is_above = |numbers: &[u8]| numbers.is_sorted();
        let rises = is_below(&one) && is_above(&other) || is_above(&one) && is_below(&other);
        if !rises {
            return Err(refusal(problem, slot, &one, &other));
        }
        let own_byte = |numbers: &[u8]| numbers.windows(2).all(|two| two[0] / 8 != two[1] / 8);
        lines.is_swapped &= own_byte(&one) && own_byte(&other);
        lines.masks.push(rays[0].all() | rays[1].all());
    }
    lines.masks.resize(problem.slots(), U256::MIN);
    Ok(lines)
}

/// The numbers along a ray, beginning with that of the square.
fn along(number: u8, ray: &Ray) -> Vec<u8> {
    let mut numbers = vec![number];
    numbers.extend(collected(ray.numbers()));
    numbers
}

/// The refusal for the ray whose numbers neither rise nor fall, or for the second ray if both rise or fall.
fn refusal(problem: &Problem<'_>, slot: usize, one: &[u8], other: &[u8]) -> Refusal {
    let is_sorted = |numbers: &[u8]| numbers.is_sorted() || numbers.is_sorted_by(|a, b| a > b);
    let numbers = if is_sorted(one) { other } else { one };
    let square = problem.squares[slot].expect("a slot with rays has a square");
    Refusal::Line { square, numbers: numbers.to_vec() }
}

/// The bits between the ends of a byte.
const INNER: u128 = 0b0111_1110;

/// The table of a direction, if each of its lines lies in one byte, in the same order in all of them. Each number
/// must belong to a square, as the table has no entry for an unused number.
fn rows(problem: &Problem<'_>, direction: usize) -> Option<Rows> {
    let is_wide = problem.word == WordSize::U256;
    if is_wide || problem.squares.iter().flatten().count() < problem.slots() {
        return None;
    }
    let mut seen: [Option<[Vec<u8>; 2]>; 8] = Default::default();
    let mut sets = Box::new([[0; 64]; 8]);
    for (slot, rays) in problem.rays().iter().enumerate() {
        let (byte, bit) = (slot & !7, slot % 8);
        let rays = two_rays(rays, direction)?;
        let own = [in_byte(byte, rays[0])?, in_byte(byte, rays[1])?];
        match &seen[bit] {
            Some(others) if *others != own => return None,
            Some(_) => {}
            None => {
                sets[bit] = attacks_in_byte(byte, rays);
                seen[bit] = Some(own);
            }
        }
    }
    Some(Rows { direction, sets })
}

/// The bits of a ray's squares, if all are in this byte and its relevant squares are inner bits.
fn in_byte(byte: usize, ray: &Ray) -> Option<Vec<u8>> {
    let is_inner = |number: &u8| INNER >> (number % 8) & 1 == 1;
    let bit = |number| (usize::from(number) & !7 == byte).then_some(number % 8);
    if ray.relevant.iter().all(is_inner) { some_list(ray.numbers(), bit) } else { None }
}

/// The squares attacked along two rays in a byte, by the occupancy between its ends.
fn attacks_in_byte(byte: usize, rays: [&Ray; 2]) -> [u8; 64] {
    std::array::from_fn(|inner| {
        let occupancy = (inner as u128) << 1 << byte;
        ((rays[0].attacks(occupancy) | rays[1].attacks(occupancy)) >> byte) as u8
    })
}

impl ObstructionDifference {
    /// The lines that a byte swap reverses, as bits.
    fn swapped(&self) -> u32 {
        self.lines.iter().rev().fold(0, |bits, line| bits << 1 | u32::from(line.is_swapped))
    }

    /// The masks, by number and line.
    pub fn masks(&self) -> Vec<U256> {
        let mut masks = Vec::new();
        for number in 0..self.numbers() {
            masks.extend(list(self.lines.iter(), |line| line.masks[number]));
        }
        masks
    }

    /// The number of square numbers that have masks.
    pub fn numbers(&self) -> usize {
        self.lines.first().map_or(self.word.bits() as usize, |line| line.masks.len())
    }

    /// The number of its first lines that AVX2 can look up side by side.
    pub fn lines_in_vectors(&self) -> usize {
        if self.word != WordSize::U64 {
            return 0;
        }
        self.lines.iter().take_while(|line| line.is_swapped).count()
    }

    /// The masks as the runtime reads them from the emitted bytes, and the ways in which it looks the lines up.
    pub fn wide(&self) -> (Box<[U256]>, Vec<Vec<Below>>) {
        let masks: Box<[U256]> = words(&self.tables().strings[0]);
        let folded = folded_lines(&masks, self.lines.len(), self.swapped());
        (masks, self.below(folded))
    }

    /// The ways to look the lines up, first that of this target.
    fn below(&self, folded: u32) -> Vec<Vec<Below>> {
        let swapped = self.swapped();
        let own: Vec<Below> =
            list(0..self.lines.len(), |line| Below::of_line(swapped, folded, line));
        // Other targets find the nearest square below by another method, on lines that are neither swapped nor folded.
        let by = |other: Below| -> Vec<Below> {
            let is_any = |own: Below| matches!(own, Below::HighestBit | Below::ReversedBits);
            list(own.iter(), |&own| if is_any(own) { other } else { own })
        };
        let mut by_target = list([Below::HighestBit, Below::ReversedBits], by);
        by_target.retain(|other| *other != own);
        by_target.insert(0, own);
        by_target
    }

    /// The same lines as rays, for numbers that rise along each line: by number, and the rays that lead up first.
    pub fn rays(&self) -> ClassicalRays {
        let (word, directions) = (self.word, 2 * self.lines.len());
        let below = |number: usize| U256::bit(number as u32).less_one();
        let rays = (0..self.numbers()).flat_map(|number| {
            let masks = self.lines.iter().map(move |line| line.masks[number]);
            let above = masks.clone().map(move |mask| mask.and_not(below(number)));
            above.chain(masks.map(move |mask| mask & below(number)))
        });
        ClassicalRays { word, directions, rays: collected(rays) }
    }

    /// The directions in the order of the parts of a look-up; the direction without subtraction comes last.
    fn directions(&self) -> Vec<usize> {
        let mut directions = list(&self.lines, |line| line.direction);
        directions.extend(self.rows.as_ref().map(|rows| rows.direction));
        directions
    }
}

impl LookUp for ObstructionDifference {
    fn tables(&self) -> RuntimeTables {
        let (numbers, lines) = (self.numbers(), self.lines.len());
        let align = match self.word {
            WordSize::U64 => align_of::<Tables<u64, 1, 1, 0, 0>>(),
            WordSize::U128 => align_of::<Tables<u128, 1, 1, 0, 0>>(),
            WordSize::U256 => align_of::<Tables<U256, 1, 1, 0, 0>>(),
        };
        let masks = bytes(self.word.bytes(), &self.masks());
        let rows = self.rows.as_ref().map_or(Vec::new(), |rows| rows.sets.concat());
        let in_bytes =
            if rows.is_empty() { "" } else { ", but for those that lie in a byte: their attacks" };
        let contents = format!("the other squares of each line through each square{in_bytes}");
        let arguments = [numbers, lines, self.swapped() as usize, rows.len() / 64];
        let (name, strings) = ("ObstructionDifference", vec![masks, rows]);
        RuntimeTables::of_word(name, self.word, &arguments, strings, align, &contents)
    }

    fn kernels(&self, rays: usize) -> Vec<Box<dyn Kernel>> {
        if self.word == WordSize::U256 {
            // `verify` looks wider sets up by `wide`.
            return Vec::new();
        }
        let RuntimeTables { strings, .. } = self.tables();
        let (lines, [masks, rows]) = (each_line(rays), [&strings[0], &strings[1]]);
        let kernel = |below: Vec<Below>| -> Box<dyn Kernel> {
            let parts = list(self.directions(), |direction| lines[direction].clone());
            let rows = rows.as_chunks().0.into();
            match self.word {
                WordSize::U64 => {
                    Box::new(LineKernel { parts, below, masks: words::<u64>(masks), rows })
                }
                _ => Box::new(LineKernel { parts, below, masks: words::<u128>(masks), rows }),
            }
        };
        list(self.below(0), kernel)
    }

    /// All lines share the square's bit, and twice it. Each line takes the nearest blocker below, the nearest
    /// above, and all squares between.
    fn cost(&self) -> Cost {
        let of_line = |line: &Lines| {
            let (operations, depth) = if line.is_swapped { (11, 7) } else { (13, 8) };
            Cost { operations, depth, ..Cost::loads(1, 0) }
        };
        let in_byte = self.rows.as_ref().map(|_| Cost::operations(6).then(Cost::loads(1, 0)));
        Cost::union(self.lines.iter().map(of_line).chain(in_byte))
    }
}

/// The look-up over masks that are words `W`, by the runtime's functions of that word.
struct LineKernel<W> {
    parts: RayParts,
    below: Vec<Below>,
    masks: Box<[W]>,
    rows: Box<[[u8; 64]]>,
}

impl<W> LineKernel<W> {
    fn index(&self, slot: usize, line: usize) -> usize {
        slot * self.below.len() + line
    }
}

impl<W: Word> Kernel for LineKernel<W> {
    fn parts(&self) -> &[Vec<usize>] {
        &self.parts
    }

    /// A table of attacks may hold any set for any occupancy.
    fn trials(&self, ray: usize) -> Trials {
        let part = self.parts.iter().position(|part| part.contains(&ray));
        if part < Some(self.below.len()) { Trials::Nearest } else { Trials::Each }
    }

    fn is_within(&self, slot: usize) -> bool {
        self.index(slot + 1, 0) <= self.masks.len() && matches!(self.rows.len(), 0 | 8)
    }

    fn mask(&self, slot: usize, part: usize) -> Option<u128> {
        let is_line = part < self.below.len();
        is_line.then(|| value(self.masks[self.index(slot, part)]))
    }

    fn attacks(&self, slot: usize, part: Option<usize>, occupancy: u128) -> Option<u128> {
        let parts = range_of(part, self.parts.len());
        let lines = parts.start.min(self.below.len())..parts.end.min(self.below.len());
        let masks = &self.masks[self.index(slot, lines.start)..self.index(slot, lines.end)];
        let occupancy = W::truncated(occupancy);
        let along = value(difference_attacks(
            masks,
            Methods::Listed(&self.below[lines]),
            0,
            slot,
            occupancy,
        ));
        let has_row = parts.end > self.below.len();
        Some(if has_row { along | value(row_attacks(&self.rows, slot, occupancy)) } else { along })
    }
}
