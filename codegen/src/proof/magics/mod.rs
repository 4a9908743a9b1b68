//! Magics of a description, proved: a key for every occupancy, and no key for two with different attack
//! sets.
//!
//! A magic does nothing but make keys. So the key of every occupancy is made, once, and the checked
//! description holds what each key leads to. The solver looks for magics with the same tools.
//!
//! - [`partition`]: which rays are looked up together
//! - [`keys`]: the keys of some rays, and their attack sets
//! - [`square_class`]: the look-ups that symmetries exchange, which can have equal keys
//! - [`sharing_claims`]: claims that squares have equal keys

pub(crate) mod keys;
pub(crate) mod partition;
pub mod sharing_claims;
pub mod square_class;

use std::ops::RangeInclusive;

use crate::list::{both, list, try_list};
use crate::model::{
    Board, GivenMagic, GivenMagics, Keyed, Leap, Multiplier, Names, Numbering, RayParts,
    SliderOptions, Square, SquareSet, WordSize, squares_of,
};
use crate::riders::rays::{Occupancies, Ray, occupancies};
use crate::riders::turns::{rays_of, slots, turns};

use keys::{Collision, keyed};
use partition::partitions;
use sharing_claims::NotShared;

/// The bits that a key may have: more than 20 are an index of a megabyte for one square, a slip of the
/// pen.
pub(crate) const KEY_BITS: RangeInclusive<u32> = 1..=20;

/// A flaw in the magics of a description.
#[derive(Clone, Debug)]
pub enum MagicFlaw {
    /// Lines of this board are too long for tables, so that the ride has no magics.
    LongLines,
    /// The entries share frames between squares, but no symmetry of the board rotates the word.
    NoTurn,
    /// An entry has a number of magics that the rider's lines cannot be divided among.
    Parts {
        /// The square that the entry is for.
        square: Square,
        /// The numbers of magics that it could have; a single one if the other entries have decided it.
        expected: Vec<usize>,
        /// How many magics it has.
        found: usize,
    },
    /// A key has too few or too many bits.
    KeyBits {
        /// The square that the magic is for.
        square: Square,
        /// The index of the magic in the entry.
        part: usize,
        /// The number of bits it has.
        found: u32,
    },
    /// Two occupancies with different attack sets have one key.
    Collision {
        /// The square that the magic is for.
        square: Square,
        /// The index of the magic in the entry.
        part: usize,
        /// The key that both occupancies have.
        key: usize,
        /// Two occupancies with different attacks.
        occupancies: [SquareSet; 2],
    },
    /// Squares that are claimed to share have different keys.
    NotShared(NotShared),
}

impl MagicFlaw {
    /// The error in words, for the description's author.
    pub fn explain(&self, board: Board, names: &Names) -> String {
        let name = |square: Square| names.square(board, square);
        match self {
            MagicFlaw::LongLines => LONG_LINES.to_owned(),
            MagicFlaw::NoTurn => NO_TURN.to_owned(),
            MagicFlaw::NotShared(not_shared) => not_shared.explain(board, names),
            MagicFlaw::Parts { square, expected, found } => {
                let expected = list(expected.iter(), ToString::to_string);
                format!(
                    "{found} magics in the entry for {}, where there can be {}",
                    name(*square),
                    expected.join(" or ")
                )
            }
            MagicFlaw::KeyBits { square, part, found } => format!(
                "the key of {}{} has {found} bits, and should have {} to {}",
                name(*square),
                of_part(*part),
                KEY_BITS.start(),
                KEY_BITS.end()
            ),
            MagicFlaw::Collision { square, part, key, occupancies: [first, second] } => format!(
                "the magic for {}{} gives key {key} to two occupancies with different attacks: {} and {}",
                name(*square),
                of_part(*part),
                drawn(board, names, *first),
                drawn(board, names, *second)
            ),
        }
    }
}

/// Why a ride has no magics.
pub const LONG_LINES: &str = "this rider has lines of more than 16 squares here, which have too many \
    occupancies for magics";

/// The error of `_` on a board without rotated frames.
pub const NO_TURN: &str = "`_` stands for a square that turns into another one: some turn of the board must add a constant to \
    every number, modulo 64, in `u64` bitboards";

/// Names one of an entry's magics, unless it is the first.
fn of_part(part: usize) -> String {
    if part == 0 { String::new() } else { format!(" (magic {} of its entry)", part + 1) }
}

/// A set of squares by name, such as `{b1 a2}`.
fn drawn(board: Board, names: &Names, set: SquareSet) -> String {
    let mut text = String::from("{");
    for square in squares_of(set) {
        if text.len() > 1 {
            text.push(' ');
        }
        text += &names.square(board, square);
    }
    text + "}"
}

/// The premises of a proof of magics.
#[derive(Clone, Copy, Debug)]
pub struct Premises<'a> {
    /// The numbers of the squares.
    pub numbering: &'a Numbering,
    /// The word of a bitboard.
    pub word: WordSize,
    /// The rider whose magics are proved.
    pub ride: Leap,
    /// The description's patterns and claims.
    pub options: &'a SliderOptions,
}

/// Proves magics, given in the order of the squares' numbers; squares without an entry have no magics.
///
/// # Errors
/// With the first flaw found.
pub fn prove(
    premises: Premises<'_>,
    entries: Vec<Vec<GivenMagic>>,
) -> Result<GivenMagics, MagicFlaw> {
    let Premises { numbering, word, ride, .. } = premises;
    let mut by_number: Vec<&[GivenMagic]> = vec![&[]; numbering.len()];
    let used = numbering.by_number().iter().zip(&mut by_number).filter(|(at, _)| at.is_some());
    for ((_, list), entry) in used.zip(&entries) {
        *list = entry;
    }
    let entry = |square: Square| by_number[usize::from(numbering.number(square))];
    let is_given = |square| !entry(square).is_empty();
    let are_turned = entries.iter().any(Vec::is_empty);
    let turns = are_turned.then(|| turns(numbering, word, is_given).ok_or(MagicFlaw::NoTurn));
    let squares = slots(numbering, turns.transpose()?.as_ref());
    let rays = rays_of(numbering, ride, &squares);
    let ray_parts = ray_parts(ride, &squares, &rays, &entry)?;
    let mut all = vec![None; numbering.len()];
    for (&square, rays) in squares.iter().zip(&rays) {
        let Some(square) = square else { continue };
        let parts = ray_parts.iter().zip(entry(square)).enumerate();
        let parts = try_list(parts, |(part, (own, &magic))| {
            keyed_part(premises, (square, part), &occupancies(rays, own), magic)
        });
        all[usize::from(numbering.number(square))] = Some(parts?);
    }
    let multiplier = |square: Square, part: usize| {
        let parts: &Vec<Keyed> = all[usize::from(numbering.number(square))].as_ref()?;
        Some(parts[part].multiplier)
    };
    sharing_claims::check(premises, &ray_parts, multiplier).map_err(MagicFlaw::NotShared)?;
    Ok(GivenMagics { ride, squares: entries, ray_parts, keyed: all })
}

/// The best partition with as many parts as the entries have magics.
fn ray_parts<'a>(
    ride: Leap,
    squares: &[Option<Square>],
    rays: &[Vec<Ray>],
    entry: &impl Fn(Square) -> &'a [GivenMagic],
) -> Result<RayParts, MagicFlaw> {
    let possible = partitions(ride, rays);
    if possible.is_empty() {
        return Err(MagicFlaw::LongLines);
    }
    let mut expected: Vec<usize> = list(possible.iter(), |choice| choice.ray_parts.len());
    expected.dedup();
    for &square in squares.iter().flatten() {
        let found = entry(square).len();
        if !expected.contains(&found) {
            return Err(MagicFlaw::Parts { square, expected, found });
        }
        expected = vec![found];
    }
    let mut ray_parts = possible.into_iter().map(|choice| choice.ray_parts);
    ray_parts.find(|ray_parts| [ray_parts.len()] == *expected).ok_or(MagicFlaw::LongLines)
}

/// The keys that a magic of a square's entry makes, and the sets that they lead to.
fn keyed_part(
    premises: Premises<'_>,
    (square, part): (Square, usize),
    occupancies: &Occupancies,
    given: GivenMagic,
) -> Result<Keyed, MagicFlaw> {
    let Premises { numbering, word, ride, options } = premises;
    let relevant = occupancies.squares.len() as u32;
    let key_bits = given.key_bits.unwrap_or(relevant.max(1));
    if !KEY_BITS.contains(&key_bits) {
        return Err(MagicFlaw::KeyBits { square, part, found: key_bits });
    }
    let pattern = numbering.word(options.pattern(ride, square));
    let GivenMagic { magic, rotation, .. } = given;
    let multiplier = Multiplier { pattern, rotation, magic, shift: 64 - key_bits };
    keyed(occupancies, word, multiplier).map_err(|Collision(first, second)| {
        let occupied = |occupancy| occupancies.word(occupancy);
        MagicFlaw::Collision {
            square,
            part,
            key: multiplier.key(word, occupied(first)),
            occupancies: both([first, second], |occupancy| numbering.set(occupied(occupancy))),
        }
    })
}
