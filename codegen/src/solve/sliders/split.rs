//! Keys of one shift: a line at a time, or all lines where they are short.
//!
//! A rook has ten to twelve relevant squares, and tables of a set for each occupancy of all take
//! 800 kilobytes, more than the second-level caches of many processors have left. Its lines have
//! six at most, and take 64 sets each. So do other riders' with more than [`MOST_AT_ONCE`]; those
//! with fewer, as bishops, have one key, whose tables overlap where [`rising`] finds magics for that.
//!
//! No load of a set waits for another, and no shift for its count. The high half of a widening
//! multiplication would do without the shift, and takes two operations and a mask instead of two:
//! a seventh slower, when that was measured.

use std::cmp::Reverse;

use crate::layout::WordSize;
use crate::sort;

use super::given::GivenError;
use super::rays::Ray;
use super::{Direct, DirectPart, Method, Multiplier, Problem, occupancies, rising};

/// The most relevant squares that are looked up with one key: the bishop's.
const MOST_AT_ONCE: u32 = 9;

/// The bits that keys may have more than relevant squares, where no magics are found without.
const SPARE: u32 = 2;

/// A magic for each line, and a set for each key, at fixed places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Split {
    /// The bits of every key.
    pub key_bits: u32,
    /// By slot: the mask and the magic of each line.
    pub squares: Vec<Vec<(u64, u64)>>,
    /// For each slot, line and key.
    pub sets: Vec<u64>,
}

impl Split {
    /// What the tables give for a slot and an occupancy of the whole board; `None` where that leads
    /// out of them.
    pub fn attacks(&self, slot: usize, occupancy: u64) -> Option<u64> {
        let mut lines = 0..self.squares.get(slot)?.len();
        lines.try_fold(0, |all, line| Some(all ^ self.along(slot, line, occupancy)?))
    }

    /// The same for one of the lines.
    pub fn along(&self, slot: usize, line: usize, occupancy: u64) -> Option<u64> {
        let lines = self.squares.get(slot)?;
        let &(mask, magic) = lines.get(line)?;
        let key = (occupancy & mask).wrapping_mul(magic) >> (64 - self.key_bits);
        self.sets.get(((slot * lines.len() + line) << self.key_bits) + key as usize).copied()
    }
}

/// The tables, of lines or of whole squares.
pub(super) fn split(problem: &Problem<'_>) -> Result<Method, GivenError> {
    if problem.word != WordSize::U64 {
        return Err(GivenError::NotSplit);
    }
    let most = |relevant: &dyn Fn(&[Ray]) -> u32| {
        problem.rays.iter().map(|rays| relevant(rays)).max().unwrap_or(0).max(1)
    };
    let at_once = most(&|rays| rays.iter().map(Ray::len).sum());
    let count = problem.ride.steps().len() / 2;
    // Half the steps further on is the opposite direction.
    let in_line = |(one, other): (&Ray, &Ray)| one.len() + other.len();
    let in_lines =
        most(&|rays| rays.iter().zip(rays.iter().skip(count)).map(in_line).max().unwrap_or(0));
    let found = if at_once <= MOST_AT_ONCE {
        (at_once..=at_once + SPARE).find_map(|key_bits| whole(problem, key_bits).map(Method::Fancy))
    } else if in_lines <= MOST_AT_ONCE {
        (in_lines..=in_lines + SPARE)
            .find_map(|key_bits| lines(problem, key_bits).map(Method::Split))
    } else {
        None
    };
    found.ok_or(GivenError::NotSplit)
}

/// A table for each line, if there are magics for keys of so many bits.
fn lines(problem: &Problem<'_>, key_bits: u32) -> Option<Split> {
    let count = problem.ride.steps().len() / 2;
    let mut split = Split { key_bits, squares: Vec::new(), sets: Vec::new() };
    for rays in &problem.rays {
        let mut records = vec![(0, 0); count];
        for (at, record) in records.iter_mut().enumerate().filter(|_| !rays.is_empty()) {
            let occupancies = occupancies(rays, &[at, at + count]);
            let multiplier = rising::find(&occupancies, key_bits)?;
            *record = (occupancies.mask() as u64, multiplier.magic as u64);
            let end = split.sets.len() + (1 << key_bits);
            let sets = rising::sets(&occupancies, multiplier).into_iter();
            split.sets.extend(sets.map(Option::unwrap_or_default));
            split.sets.resize(end, 0);
        }
        split.squares.push(records);
        split.sets.resize((split.squares.len() * count) << key_bits, 0);
    }
    split.squares.resize(problem.entries(), vec![(0, 0); count]);
    split.sets.resize((problem.entries() * count) << key_bits, 0);
    Some(split)
}

/// How a square is looked up, and the set of each key that an occupancy has.
type Table = (u64, Multiplier, Vec<Option<u64>>);

/// A table for each square, if there are magics for keys of so many bits.
fn whole(problem: &Problem<'_>, key_bits: u32) -> Option<Direct> {
    let all: Vec<_> = (0..problem.ride.steps().len()).collect();
    let nowhere = (0, Multiplier { magic: 0, shift: 64 - key_bits }, vec![Some(0)]);
    let table = |rays: &Vec<Ray>| -> Option<Table> {
        if rays.is_empty() {
            return Some(nowhere.clone());
        }
        let occupancies = occupancies(rays, &all);
        let multiplier = rising::find(&occupancies, key_bits)?;
        Some((occupancies.mask() as u64, multiplier, rising::sets(&occupancies, multiplier)))
    };
    let mut tables = problem.rays.iter().map(table).collect::<Option<Vec<_>>>()?;
    tables.resize(problem.entries(), nowhere);
    Some(overlapped(&tables, key_bits))
}

/// Tables each at the first place where it fits between those before it, the fullest first, but
/// one of these last: there must be a set for every key from the beginning of each.
fn overlapped(tables: &[Table], key_bits: u32) -> Direct {
    let mut order: Vec<usize> = (0..tables.len()).collect();
    sort::by_key(&mut order, |&slot| Reverse(tables[slot].2.iter().flatten().count()));
    order.rotate_left(1);
    let mut sets: Vec<Option<u64>> = Vec::new();
    let empty = DirectPart { mask: 0, multiplier: tables[0].1, offset: 0 };
    let mut squares = vec![empty; tables.len()];
    let mut last = 0;
    for slot in order {
        let &(mask, multiplier, ref table) = &tables[slot];
        let end = sets.len();
        let offset = first_fit(&sets, table);
        sets.resize(end.max(offset + table.len()), None);
        for (place, set) in sets[offset..].iter_mut().zip(table) {
            *place = place.or(*set);
        }
        squares[slot] = DirectPart { mask, multiplier, offset: offset as u32 };
        last = last.max(offset);
    }
    sets.resize(last + (1 << key_bits), None);
    let sets = sets.into_iter().map(Option::unwrap_or_default).collect();
    Direct { is_black: false, squares, sets }
}

/// The first place among the sets from which on those of a table fit. Loops, as they run unoptimised.
fn first_fit(sets: &[Option<u64>], table: &[Option<u64>]) -> usize {
    let keys: Vec<usize> = (0..table.len()).filter(|&key| table[key].is_some()).collect();
    let keys = &keys[..];
    let mut place = 0;
    while place < sets.len() {
        let mut fitting = 0;
        while fitting < keys.len() {
            let taken = place + keys[fitting];
            if taken < sets.len() && sets[taken].is_some() && sets[taken] != table[keys[fitting]] {
                break;
            }
            fitting += 1;
        }
        if fitting == keys.len() {
            break;
        }
        place += 1;
    }
    place
}
