//! Split magics: one magic for each line, with the same shift for all; or, if few squares are relevant, one magic
//! for all lines.
//!
//! A rook has ten to twelve relevant squares. Tables with a set for each of their occupancies take 800 kilobytes,
//! more than the second-level caches of many processors have left. Its lines have six relevant squares at most, and
//! take 64 sets each. Other riders have a key for each line as well, unless at most [`MOST_AT_ONCE`] squares are
//! relevant. Then they have one key for all lines, like bishops, and their tables [overlap](overlapped) if
//! [`fixed_shift`] finds magics for that.
//!
//! No load of a set waits for another load, and no shift waits for its count. Taking the high half of a 128-bit
//! product would save the shift, but takes three instructions instead of two: it was measured a seventh slower.

mod fixed_shift;
mod overlapped;

pub use overlapped::OverlappedTables;

use quadrille_runtime::Word;
use quadrille_runtime::sliders::split_attacks;

use crate::list::{list, union};
use crate::model::{Multiplier, WordSize};
use crate::solve::cost::Cost;

use super::look_up::{
    Kernel, LookUp, RuntimeTables, by_records, bytes, each_line, records, value, words,
};
use super::problem::Problem;
use super::{Method, Refusal};
use crate::riders::rays::{Ray, are_few, occupancies, relevant_squares};

/// The most relevant squares that are looked up with one key, of all lines or of a single one; the bishop has nine.
/// A key that is wider by a bit takes twice as many sets.
const MOST_AT_ONCE: u32 = 9;

/// The most bits by which a key may be wider than the relevant squares, if no magics are found for narrower keys.
/// Each bit doubles all tables, so two make them at most four times as large.
const SPARE: u32 = 2;

/// A magic for each line, and a set for each key, at fixed indexes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SplitTables {
    /// The word of a bitboard.
    pub word: WordSize,
    /// The number of bits of every key.
    pub key_bits: u32,
    /// The multiplications that make the keys of a slot's lines, by slot.
    pub squares: Vec<Vec<SplitLine>>,
    /// The attack set, by slot, line and key.
    pub sets: Vec<u128>,
}

/// The data that makes a line's key.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SplitLine {
    /// The relevant mask: the squares of the line whose occupants decide the attacks on it.
    pub mask: u128,
    /// The factor by which the occupancy is multiplied.
    pub magic: u64,
    /// The distance by which the upper half of a 128-bit word is rotated up before it is added to the lower.
    pub rotation: u32,
}

/// Solves `split`: one key for a whole square if none has more than 9 relevant squares and the word
/// is a `u64`, otherwise one key per line.
pub(super) fn split(problem: &Problem<'_>) -> Result<Method, Refusal> {
    let most = |relevant: &dyn Fn(&[Ray]) -> u32| {
        problem.rays().iter().map(|rays| relevant(rays)).max().unwrap_or(0).max(1)
    };
    let at_once = most(&|rays| relevant_squares(rays));
    let are_few = problem.rays().iter().all(are_few);
    let count = problem.lines();
    // Ray `i + n/2` is opposite to ray `i`.
    let in_line = |(one, other): (&Ray, &Ray)| relevant_squares([one, other]);
    let in_lines =
        most(&|rays| rays.iter().zip(rays.iter().skip(count)).map(in_line).max().unwrap_or(0));
    // The tables that look all lines up at once exist only for 64-bit words.
    let found = if at_once <= MOST_AT_ONCE && are_few && problem.word == WordSize::U64 {
        (at_once..=at_once + SPARE)
            .find_map(|key_bits| overlapped::overlapped(problem, key_bits).map(Method::Overlapped))
    } else if in_lines <= MOST_AT_ONCE {
        if problem.has_rings() && problem.rays().iter().any(|rays| do_lines_meet(rays)) {
            return Err(Refusal::Unfit(
                "`split` puts lines together that meet on their own square alone, and these wrap and meet on others: \
                 choose `magic`",
            ));
        }
        (in_lines..=in_lines + SPARE)
            .find_map(|key_bits| lines(problem, key_bits).map(Method::Split))
    } else {
        None
    };
    found.ok_or(Refusal::Unfit("`split` is for lines of at most 11 squares"))
}

/// Returns whether lines of a square share another square, as they may if edges wrap. The runtime puts their sets
/// together by an exclusive or.
fn do_lines_meet(rays: &[Ray]) -> bool {
    let lines = rays.len() / 2;
    let line = |line: usize| (rays[line].all() | rays[line + lines].all()).low();
    let all: u32 = (0..lines).map(|it| line(it).count_ones()).sum();
    all != union((0..lines).map(line)).count_ones()
}

/// A table for each line, if there are magics for keys of `key_bits`.
fn lines(problem: &Problem<'_>, key_bits: u32) -> Option<SplitTables> {
    let count = problem.lines();
    let word = problem.word;
    let mut split = SplitTables { word, key_bits, squares: Vec::new(), sets: Vec::new() };
    for rays in problem.rays() {
        let mut records = vec![SplitLine::default(); count];
        for (line, record) in records.iter_mut().enumerate().filter(|_| !rays.is_empty()) {
            let occupancies = occupancies(rays, &[line, line + count]);
            let multiplier = fixed_shift::find(&occupancies, word, key_bits)?;
            let Multiplier { magic, rotation, .. } = multiplier;
            *record = SplitLine { mask: occupancies.mask(), magic, rotation };
            let end = split.sets.len() + (1 << key_bits);
            let sets = fixed_shift::sets(&occupancies, word, multiplier).into_iter();
            split.sets.extend(list(sets, Option::unwrap_or_default));
            split.sets.resize(end, 0);
        }
        split.squares.push(records);
        split.sets.resize((split.squares.len() * count) << key_bits, 0);
    }
    split.squares.resize(problem.slots(), vec![SplitLine::default(); count]);
    split.sets.resize((problem.slots() * count) << key_bits, 0);
    Some(split)
}

impl SplitTables {
    /// Returns whether some upper half is rotated.
    pub fn is_rotated(&self) -> bool {
        self.squares.iter().flatten().any(|line| line.rotation != 0)
    }

    /// The words of the record of each slot and line: the mask, its lower half first, the magic,
    /// and the rotation if some line has one.
    pub fn records(&self) -> Vec<u64> {
        let (mut words, is_rotated) = (Vec::new(), self.is_rotated());
        for &SplitLine { mask, magic, rotation } in self.squares.iter().flatten() {
            words.push(mask as u64);
            if self.word == WordSize::U128 {
                words.push((mask >> 64) as u64);
            }
            words.push(magic);
            if is_rotated {
                words.push(rotation.into());
            }
        }
        words
    }

    /// The words of a line's record: the mask, the magic, and a rotation where the numbering asks for it.
    fn record_words(&self) -> usize {
        match self.word {
            WordSize::U64 => 2,
            _ => 3 + usize::from(self.is_rotated()),
        }
    }

    /// The look-up in words `W` over records of `N` words.
    fn kernel<W: Word, const N: usize>(&self, rays: usize) -> Box<dyn Kernel> {
        let RuntimeTables { strings, .. } = self.tables();
        let (sets, keys) = (words::<W>(&strings[1]), 1 << self.key_bits);
        let records = records(&strings[0], |record: [u64; N]| record);
        let is_whole = records.len() * keys == sets.len();
        let mask = if N == 2 { |it: &[u64; N]| it[0].into() } else { wide };
        let looked_up = move |first: usize, records: &[[u64; N]], occupancy| {
            let sets = sets.get(first * keys..(first + records.len()) * keys)?;
            let occupancy = W::truncated(occupancy);
            Some(value(split_attacks(records.as_flattened(), N, sets, keys, occupancy)))
        };
        by_records(each_line(rays), records, mask, move |_| is_whole, looked_up)
    }
}

impl LookUp for SplitTables {
    fn tables(&self) -> RuntimeTables {
        let Self { word, key_bits, squares, sets } = self;
        let strings = vec![bytes(8, &self.records()), bytes(word.bytes(), sets)];
        let (lines, keys) = (squares[0].len(), 1 << key_bits);
        let contents = format!(
            "{keys} attack sets for each line through each square, and {} bytes of masks and magics",
            strings[0].len()
        );
        let counts = [squares.len(), lines, keys, self.record_words()];
        RuntimeTables::of_word("Split", *word, &counts, strings, 8, &contents)
    }

    fn kernels(&self, rays: usize) -> Vec<Box<dyn Kernel>> {
        vec![match self.record_words() {
            2 => self.kernel::<u64, 2>(rays),
            3 => self.kernel::<u128, 3>(rays),
            _ => self.kernel::<u128, 4>(rays),
        }]
    }

    /// Each line takes a mask, a multiplication and a shift; 128-bit words also shift down, mask and add the upper
    /// half.
    fn cost(&self) -> Cost {
        let of_line = match self.word {
            WordSize::U64 => Cost::operations(3).then(Cost::loads(3, 0)),
            _ => {
                let rotation = u32::from(self.is_rotated());
                let halves =
                    Cost { operations: 6 + rotation, depth: 5 + rotation, ..Cost::default() };
                halves.then(Cost::loads(4 + rotation, 0))
            }
        };
        Cost::union(self.squares[0].iter().map(|_| of_line))
    }
}

/// The mask of a record, whose lower half comes first.
fn wide<const N: usize>(record: &[u64; N]) -> u128 {
    u128::from(record[1]) << 64 | u128::from(record[0])
}
