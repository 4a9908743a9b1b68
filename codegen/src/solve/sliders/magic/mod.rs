//! Magics: an occupancy, multiplied, is the key of a byte that names an attack set.
//!
//! The rays from a square are looked up in one or more parts. For each part the occupancy of its
//! relevant squares is multiplied by a magic, and the product's highest bits are the key: distinct
//! for occupancies with distinct attack sets. A byte of the index, which has one for each key,
//! names the set among those of the square and part. Parts whose keys are arranged alike share
//! their bytes, whatever their squares. [Fancy magics](super::fancy) have the sets in the place of
//! the bytes: one load fewer, and nothing that squares could share.
//!
//! - [`partition`]: which rays are looked up together
//! - [`equal_keys`]: magics by which squares share their index, found by the compiler itself
//! - [`class`]: the look-ups that symmetries exchange, which can have equal keys
//! - [`windows`]: what a key sees of a magic
//! - [`minimal`]: all magics with equal keys of minimal size
//! - [`search`]: finding a magic for a square by itself
//! - [`given`]: magics of the description, checked
//! - [`assemble`]: the index and the sets, from magics
//! - [`shared_index`]: equal runs of bytes, stored once
//! - [`sharing`]: claims that squares have equal keys
//! - [`per_line`]: sets stored line by line, of which a byte names two
//! - [`emission`]: what is emitted, and the runtime's look-up over it

mod assemble;
pub mod class;
mod emission;
pub mod equal_keys;
mod given;
pub mod minimal;
mod partition;
mod per_line;
mod search;
mod shared_index;
mod sharing;
pub mod windows;

pub use partition::Groups;
pub use search::Effort;

pub(super) use assemble::{is_right, products};
pub(super) use emission::{Extras, pattern_of};
pub(super) use equal_keys::has_minimal;
pub(super) use given::entry;
pub(super) use search::find_with;

use quadrille_runtime::sliders::{MagicRecord64, MagicRecord128};

use crate::layout::{SetStorage, WordSize};

use super::GivenError;
use super::problem::{Problem, occupancies};
use assemble::Assembly;
use partition::partitions;

/// Magics and the tables they lead into. The attack set of a square is the union over its parts
/// of what the bytes at their keys name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MagicTables {
    /// The word of a bitboard.
    pub word: WordSize,
    /// The rays that each part covers, as indexes into [`Leap::steps`](crate::layout::Leap::steps).
    pub groups: Groups,
    /// The parts of each slot, as many as a look-up may ask for; those of numbers without a
    /// square lead to the empty set.
    pub squares: Vec<Vec<Part>>,
    /// How the sets are stored.
    pub storage: Storage,
    /// A byte for each key.
    pub index: Vec<u8>,
    /// The attack sets. Any byte of the index, added to any part's place, is a place within the
    /// sets and the index behind them, taken as words.
    pub sets: Vec<u128>,
}

impl MagicTables {
    /// A part's bytes.
    pub(super) fn run(&self, part: &Part) -> &[u8] {
        &self.index[part.offset as usize..][..1 << part.multiplier.key_bits()]
    }
}

/// How attack sets are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Storage {
    /// Those of each square by themselves: a byte names one.
    Squares,
    /// Those of each square along one half of its lines, and along the other: the four low bits of
    /// a byte name one of the former, the high bits one of the latter.
    Lines,
}

impl Storage {
    /// How many words from a part's sets on a byte may name, in each of its lists.
    const fn reach(self) -> usize {
        if matches!(self, Storage::Lines) { 16 } else { 256 }
    }
}

/// What looks up some of the rays from a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// The relevant squares.
    pub mask: u128,
    /// What makes the key of them.
    pub multiplier: Multiplier,
    /// The place of key 0 in the index.
    pub offset: u32,
    /// The place of the set that the index calls 0.
    pub sets: u16,
    /// How far behind it the second half's sets begin, where they are stored line by line.
    pub second: u8,
}

/// What makes a key of the occupancy of relevant squares: a pattern that complements bits of it, a
/// rotation, a magic and the shift of the product.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Multiplier {
    /// The bits that are complemented, before the rotation.
    pub pattern: u128,
    /// How far the word is rotated up.
    pub rotation: u32,
    /// The factor. For 128-bit words two: that of the low half, and above it that of the high
    /// half, whose products are added.
    pub magic: u128,
    /// How far the 64-bit product is shifted down, 40 to 63.
    pub shift: u32,
}

impl Multiplier {
    /// A magic and a shift, without a pattern or a rotation.
    pub const fn plain(magic: u128, shift: u32) -> Multiplier {
        Multiplier { pattern: 0, rotation: 0, magic, shift }
    }

    /// The key of an occupancy of relevant squares, as the runtime makes it.
    pub const fn key(self, word: WordSize, occupancy: u128) -> usize {
        let Multiplier { pattern, rotation, magic, shift } = self;
        let (low, high) = (magic as u64, (magic >> 64) as u64);
        let place = (shift as u64) << 48 | (rotation as u64) << 56;
        let key = match word {
            WordSize::U64 => MagicRecord64::new([u64::MAX, low, place])
                .key::<true>(pattern as u64, occupancy as u64),
            WordSize::U128 => MagicRecord128::new([u64::MAX, u64::MAX, low, high, place])
                .key::<true>(pattern, occupancy),
        };
        key as usize
    }

    /// What the occupancy without pieces adds to the product, and what an occupant of the square
    /// with each of these numbers adds to that.
    pub(in super::super) fn terms(self, word: WordSize, numbers: &[u8]) -> (u64, Vec<u64>) {
        let turned = |number: u32| (number + self.rotation) % word.bits();
        let copy = |number| windows::copy(self.magic, turned(number) as u8);
        let is_set = |number: u32| self.pattern >> number & 1 != 0;
        let empty = match self.pattern {
            0 => 0,
            _ => {
                let set = (0..word.bits()).filter(|&number| is_set(number));
                set.fold(0, |sum: u64, number| sum.wrapping_add(copy(number)))
            }
        };
        let added = |&number: &u8| {
            let copy = copy(number.into());
            if is_set(number.into()) { copy.wrapping_neg() } else { copy }
        };
        (empty, numbers.iter().map(added).collect())
    }

    /// The bits of a key.
    pub const fn key_bits(self) -> u32 {
        64 - self.shift
    }
}

/// The tables, or why there are none.
pub(super) fn tables_or_error(problem: &Problem<'_>) -> Result<MagicTables, GivenError> {
    tables(problem)?.ok_or_else(|| no_tables(problem))
}

/// Why there are no tables.
pub(super) fn no_tables(problem: &Problem<'_>) -> GivenError {
    let is_long = partitions(problem.ride, &problem.rays).is_empty();
    if is_long { GivenError::LongLines } else { GivenError::NotFound }
}

/// Whether all tables need more keys than a walk along the rays is worth.
pub(super) fn are_huge(problem: &Problem<'_>) -> bool {
    partition::are_huge(&partitions(problem.ride, &problem.rays))
}

/// The tables, with magics given or found; `None` where none are found for any partition.
pub(super) fn tables(problem: &Problem<'_>) -> Result<Option<MagicTables>, GivenError> {
    let tables = match problem.given {
        Some(given) => Some(given::tables(problem, given)?),
        None => found(problem),
    };
    let Some(tables) = tables else { return Ok(None) };
    let tables = match problem.options.sets {
        SetStorage::PerSquare => tables,
        SetStorage::PerLine => per_line::per_line(problem, &tables)?,
    };
    sharing::check(problem, &tables)?;
    Ok(Some(tables))
}

/// Tables of the first partition for which magics are found on every square.
fn found(problem: &Problem<'_>) -> Option<MagicTables> {
    let partitions = partitions(problem.ride, &problem.rays);
    let mut modest = partitions.into_iter().filter(|partition| !partition.is_large);
    modest.find_map(|partition| tables_found(problem, partition.groups))
}

/// Tables with magics found by a search, unless it fails on some square.
fn tables_found(problem: &Problem<'_>, groups: Groups) -> Option<MagicTables> {
    let effort = problem.effort;
    let equal = equal_keys::find(problem, &groups);
    let mut assembly = Assembly::new(problem);
    for (slot, (rays, equal)) in problem.rays.iter().zip(&equal).enumerate() {
        if rays.is_empty() {
            assembly.hole();
            continue;
        }
        let mut parts = Vec::with_capacity(groups.len());
        for (group, &equal) in groups.iter().zip(equal) {
            let occupancies = occupancies(rays, group);
            let multiplier = match equal {
                Some(multiplier) => multiplier,
                None => search::find(&occupancies, problem.word, problem.pattern(slot), effort)?,
            };
            parts.push(assembly.part(&occupancies, multiplier).ok()?);
        }
        assembly.square(parts);
    }
    Some(assembly.tables(groups))
}
