//! Magics: the product of an occupancy and a magic has the key of a byte, which names an attack set.
//!
//! The rays from a square are looked up in one or more parts. For each part the occupancy of its relevant squares
//! is multiplied by a magic, and the product's highest bits are the key: distinct for occupancies with distinct
//! attack sets. The index has a byte for each key, which names one of the sets of this square and part. Parts whose
//! keys are arranged alike share their bytes, whatever their squares. [Split magics](super::split) store the sets
//! themselves by key, with one load fewer and no sharing between squares.
//!
//! Magics are Lasse Hansen's ("Fast(er) bitboard move generator", Winboard Forum, 2006); see "Magic
//! Bitboards" in the Chess Programming Wiki.
//!
//! [`proof::magics`](crate::proof::magics) decides which rays are looked up together, which look-ups can have equal
//! keys, and whether keys are right. It also checks the magics of descriptions.
//!
//! - [`equal_keys`]: magics by which squares share their index, found by the compiler itself
//! - `carried`: magics that follow from one of the description, and from claims of sharing
//! - [`windows`]: the bits of a magic on which a key depends
//! - [`minimal`]: all magics with equal keys of minimal size
//! - [`search`]: finds a magic for a single square
//! - [`assemble`]: the index, in which equal runs of bytes are stored once, and the sets, from the set of each key
//! - [`per_line`]: sets stored line by line, of which a byte names two
//! - `hoppers`: hoppers by the magics of their rider
//! - [`runtime_tables`]: the emitted tables, and the runtime's look-up over them

mod assemble;
mod carried;
pub mod equal_keys;
mod hoppers;
pub mod minimal;
mod per_line;
mod runtime_tables;
mod search;
pub mod windows;

pub use crate::proof::magics::square_class;
pub use hoppers::{Hopper, hopper};

pub(super) use equal_keys::has_minimal;
pub(super) use search::find_with;

use crate::list::some_list;
use crate::model::{GivenMagics, Multiplier, OtherSquares, RayParts, SetStorage, Square, WordSize};
use crate::proof::magics::LONG_LINES;
use crate::proof::magics::keys::keyed;
use crate::proof::magics::partition::partitions;
use crate::proof::magics::sharing_claims;
use crate::riders::rays::occupancies;

use super::Refusal;
use super::problem::Problem;
use assemble::assembled;

/// Magics and their tables. The attack set of a square is the union, over its parts, of the sets that the bytes at
/// their keys name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MagicTables {
    /// The word of a bitboard.
    pub word: WordSize,
    /// The rays that each part covers, as indexes into [`Leap::steps`](crate::model::Leap::steps).
    pub ray_parts: RayParts,
    /// The parts of each slot that a look-up may ask for. An unused number's parts lead to the empty set.
    pub squares: Vec<Vec<MagicEntry>>,
    /// The storage of the sets.
    pub storage: Storage,
    /// The index, with a byte for each key.
    pub index: Vec<u8>,
    /// The attack sets. Any byte of the index, added to the index of any part's first set, is
    /// within the sets and the bytes that follow them, taken as words.
    pub sets: Vec<u128>,
}

impl MagicTables {
    /// The bytes of the index for a part's keys.
    pub(super) fn run(&self, part: &MagicEntry) -> &[u8] {
        &self.index[part.offset as usize..][..1 << part.multiplier.key_bits()]
    }
}

/// The storage of attack sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Storage {
    /// Each set has all rays of a part. A byte names one set.
    Squares,
    /// Each set has one half of a square's lines. The four low bits of a byte name a set of the first half, the four
    /// high bits one of the second half.
    Lines,
}

/// The look-up of some of the rays from a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MagicEntry {
    /// The relevant mask: the squares whose occupants decide the attack set.
    pub mask: u128,
    /// The multiplier that makes their key.
    pub multiplier: Multiplier,
    /// The offset of key 0 in the index.
    pub offset: u32,
    /// The index of the set that byte 0 names.
    pub sets: u16,
    /// The distance from there to the second half's sets, if sets are stored line by line.
    pub second: u8,
}

/// The tables, with magics given or found.
pub(super) fn tables(problem: &Problem<'_>) -> Result<MagicTables, Refusal> {
    let tables = match problem.given {
        Some(given) if !lacks_some(problem, given) => tables_given(problem, given),
        _ => searched(problem)?,
    };
    match problem.options.sets {
        SetStorage::PerSquare => Ok(tables),
        SetStorage::PerLine => per_line::per_line(problem, &tables),
    }
}

/// Tables with the description's magics, which are known to be right, and to share as it claims.
fn tables_given(problem: &Problem<'_>, given: &GivenMagics) -> MagicTables {
    let keyed = |square: &Option<Square>| given.of(problem.numbering, (*square)?);
    assembled(problem, given.ray_parts.clone(), problem.squares.iter().map(keyed))
}

/// Returns whether magics have to be found for some squares.
fn lacks_some(problem: &Problem<'_>, given: &GivenMagics) -> bool {
    given.others == OtherSquares::Found
        && problem
            .squares
            .iter()
            .flatten()
            .any(|&square| given.of(problem.numbering, square).is_none())
}

/// Tables of the first partition for which magics are found on every square, if they have equal keys wherever the
/// description claims it.
fn searched(problem: &Problem<'_>) -> Result<MagicTables, Refusal> {
    let mut partitions = partitions(problem.ride, problem.rays());
    if partitions.is_empty() {
        return Err(Refusal::Unfit(LONG_LINES));
    }
    if let Some(given) = problem.given {
        partitions.retain(|partition| partition.ray_parts == given.ray_parts);
    }
    let mut modest = partitions.into_iter().filter(|partition| !partition.is_large);
    let tables = modest.find_map(|partition| tables_in_parts(problem, partition.ray_parts));
    let tables = tables.ok_or(Refusal::NOT_FOUND)?;
    let multiplier =
        |square, part: usize| Some(tables.squares[problem.slot(square)?][part].multiplier);
    let checked = sharing_claims::check(problem.premises(), &tables.ray_parts, multiplier);
    checked.map(|()| tables).map_err(Refusal::NotShared)
}

/// The tables of these parts, unless the search finds no magic for some square.
fn tables_in_parts(problem: &Problem<'_>, ray_parts: RayParts) -> Option<MagicTables> {
    let carried = problem.given.map(|given| carried::find(problem, given, &ray_parts));
    let equal = equal_keys::find(problem, &ray_parts);
    let slots = problem.rays().iter().zip(equal).enumerate();
    let slots = some_list(slots, |(slot, (rays, equal))| {
        if rays.is_empty() {
            return Some(None);
        }
        let square = problem.squares[slot];
        let given = problem.given.and_then(|given| given.of(problem.numbering, square?));
        if let Some(parts) = given {
            return Some(Some(parts.to_vec()));
        }
        let parts = some_list(ray_parts.iter().zip(equal).enumerate(), |(index, (part, equal))| {
            let carried = carried.as_ref().and_then(|carried| carried[slot][index]);
            let occupancies = occupancies(rays, part);
            let find = || search::find(&occupancies, problem.word, problem.pattern(slot));
            keyed(&occupancies, problem.word, carried.or(equal).or_else(find)?).ok()
        });
        Some(Some(parts?))
    });
    Some(assembled(problem, ray_parts, slots?.iter().map(Option::as_deref)))
}
