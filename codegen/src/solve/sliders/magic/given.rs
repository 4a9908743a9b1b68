//! Magics written into a description: never trusted.

use crate::board::Square;
use crate::layout::{GivenMagic, GivenMagics, Numbering, WordSize};

use super::super::GivenError;
use super::super::problem::{Problem, occupancies};
use super::super::rays::Occupancies;
use super::assemble::{Assembly, Collision};
use super::partition::{Partition, partitions};
use super::{MagicTables, Multiplier, Part};

/// The most bits a key may have: an index of a megabyte for one square is a slip of the pen.
const MOST_KEY_BITS: u32 = 20;

/// The tables with these magics.
pub(super) fn tables(
    problem: &Problem<'_>,
    given: &GivenMagics,
) -> Result<MagicTables, GivenError> {
    let expected = problem.numbering.board().len();
    if given.squares.len() != expected {
        return Err(GivenError::Squares { expected, found: given.squares.len() });
    }
    let partition = partition(problem, given)?;
    let mut assembly = Assembly::new(problem);
    for (slot, (rays, &square)) in problem.rays.iter().zip(&problem.squares).enumerate() {
        let Some(square) = square else {
            assembly.hole();
            continue;
        };
        let (numbering, word, pattern) = (problem.numbering, problem.word, problem.pattern(slot));
        let check = Check { numbering, word, pattern, square };
        let entry = entry(problem.numbering, given, square);
        let parts =
            partition.groups.iter().zip(entry).enumerate().map(|(part, (group, &magic))| {
                check.part(&mut assembly, part, &occupancies(rays, group), magic)
            });
        let parts = parts.collect::<Result<_, _>>()?;
        assembly.square(parts);
    }
    Ok(assembly.tables(partition.groups))
}

/// The entry for a square: entries are in the order of numbers, and only squares have them.
pub(in super::super) fn entry<'a>(
    numbering: &Numbering,
    given: &'a GivenMagics,
    square: Square,
) -> &'a [GivenMagic] {
    let squares = numbering.by_number().iter().flatten();
    let mut entries = squares.zip(&given.squares);
    entries.find(|(other, _)| **other == square).map_or(&[], |(_, entry)| entry)
}

/// The best partition with as many groups as the entries have magics.
fn partition(problem: &Problem<'_>, given: &GivenMagics) -> Result<Partition, GivenError> {
    let possible = partitions(given.ride, &problem.rays);
    if possible.is_empty() {
        return Err(GivenError::LongLines);
    }
    let mut expected: Vec<usize> = possible.iter().map(|choice| choice.groups.len()).collect();
    expected.dedup();
    for &square in problem.squares.iter().flatten() {
        let found = entry(problem.numbering, given, square).len();
        if !expected.contains(&found) {
            return Err(GivenError::Parts { square, expected, found });
        }
        expected = vec![found];
    }
    let is_asked = |choice: &Partition| choice.groups.len() == expected[0];
    possible.into_iter().find(is_asked).ok_or(GivenError::LongLines)
}

/// What the magics of one square are checked against.
struct Check<'a> {
    numbering: &'a Numbering,
    word: WordSize,
    pattern: u128,
    square: Square,
}

impl Check<'_> {
    fn part(
        &self,
        assembly: &mut Assembly,
        part: usize,
        occupancies: &Occupancies,
        given: GivenMagic,
    ) -> Result<Part, GivenError> {
        let multiplier = self.multiplier(part, occupancies, given)?;
        assembly.part(occupancies, multiplier).map_err(|Collision(first, second)| {
            GivenError::Collision {
                square: self.square,
                part,
                key: multiplier.key(self.word, occupancies.word(first)),
                occupancies: [first, second]
                    .map(|occupancy| self.numbering.set(occupancies.word(occupancy))),
            }
        })
    }

    fn multiplier(
        &self,
        part: usize,
        occupancies: &Occupancies,
        given: GivenMagic,
    ) -> Result<Multiplier, GivenError> {
        let square = self.square;
        if given.magic & !self.word.mask() != 0 {
            return Err(GivenError::Wide { square, part });
        }
        let relevant = occupancies.squares().len() as u32;
        let key_bits = given.key_bits.unwrap_or(relevant.max(1));
        let expected = 1..=MOST_KEY_BITS;
        if !expected.contains(&key_bits) {
            return Err(GivenError::KeyBits { square, part, expected, found: key_bits });
        }
        let (pattern, rotation) = (self.pattern, given.rotation);
        Ok(Multiplier { pattern, rotation, magic: given.magic, shift: 64 - key_bits })
    }
}
