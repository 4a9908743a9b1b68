//! Proves the magics of a description: every occupancy has a key, and no two with different attack sets have the
//! same key.
//!
//! Magics only make keys. So the key of every occupancy is made, once, and the checked description holds the set of
//! each key. The solver looks for magics with the same tools.
//!
//! - [`partition`]: the rays that are looked up together
//! - [`keys`]: the keys of some rays, and their attack sets
//! - [`letters`]: keys written as groups of squares
//! - [`square_class`]: the look-ups that symmetries exchange, which can have equal keys
//! - [`sharing_claims`]: claims that squares have equal keys

pub(crate) mod keys;
pub mod letters;
pub(crate) mod partition;
pub mod sharing_claims;
pub mod square_class;

use std::ops::RangeInclusive;

use crate::list::{both, list, try_list};
use crate::model::{
    Board, GivenMagics, Keyed, Leap, Multiplier, Names, Numbering, OtherSquares, RayParts,
    SliderOptions, Square, SquareSet, WordSize, rotations, squares_of,
};
use crate::riders::rays::{Occupancies, occupancies};
use crate::riders::rotated_frames::{rays_of, rotated_frames, slots};

use keys::{Collision, keyed};
use letters::{KeyFlaw, LetteredKey};
use partition::{Partition, partitions};

/// The number of bits that a key may have. More than 20 would be an index of a megabyte for one square, which is
/// surely a mistake.
pub(crate) const KEY_BITS: RangeInclusive<u32> = 1..=20;

/// A flaw in the magics of a description.
#[derive(Clone, Debug)]
pub struct MagicFlaw {
    /// The error in words, for the description's author.
    pub message: String,
    /// The place in the description to show.
    pub cause: FlawCause,
}

/// The part of a description that has a flaw.
#[derive(Clone, Debug)]
pub enum FlawCause {
    /// All entries: the ride has no magics on this board.
    Entries,
    /// The entries that share the frame of another square.
    TurnedEntries,
    /// The entry of a square.
    Entry(Square),
    /// The key in letters of a square and part: a flaw of the key.
    Key(Square, usize, KeyFlaw),
    /// A claim that these squares share.
    Claim(Vec<Square>),
}

/// The greatest number of squares of a line that magics look up.
pub const LONGEST_LINE: u32 = 16;

/// The reason why a ride with lines of more than [`LONGEST_LINE`] squares has no magics.
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

/// The magic of a description for some rays of a square: a factor, a key in letters, or both.
#[derive(Clone, Debug)]
pub struct StatedMagic {
    /// The factor as written; `None` if only letters are given.
    pub factor: Option<Factor>,
    /// The key, of which the factor is proved; if there is no factor, one is found.
    pub key: Option<LetteredKey>,
}

/// A factor, with the rotation before the multiplication and the shift after it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Factor {
    /// The factor that moves the relevant bits to the top of the product.
    pub magic: u64,
    /// The number of bits of the key, if given; otherwise as many as the relevant mask has squares.
    pub key_bits: Option<u32>,
    /// The distance by which the occupancy of relevant squares is rotated up before it is multiplied; in a 128-bit
    /// word this is its upper half.
    pub rotation: u32,
}

/// Proves magics, given in the order of the squares' numbers. Squares without an entry have no magics, and are
/// looked up as `others` says. Names are for errors.
///
/// # Errors
/// The first flaw found.
pub fn prove(
    premises: Premises<'_>,
    names: &Names,
    entries: &[Vec<StatedMagic>],
    others: OtherSquares,
) -> Result<GivenMagics, MagicFlaw> {
    let Premises { numbering, word, ride, .. } = premises;
    let mut by_number: Vec<&[StatedMagic]> = vec![&[]; numbering.len()];
    let used = numbering.by_number().iter().zip(&mut by_number).filter(|(at, _)| at.is_some());
    for ((_, list), entry) in used.zip(entries) {
        *list = entry;
    }
    let entry = |square: Square| by_number[usize::from(numbering.number(square))];
    let is_given = |square| !entry(square).is_empty();
    let are_rotated = others == OtherSquares::Rotated && entries.iter().any(Vec::is_empty);
    let rotated = are_rotated.then(|| {
        let no_turn = || flaw(NO_TURN.to_owned(), FlawCause::TurnedEntries);
        rotated_frames(numbering, word, is_given).ok_or_else(no_turn)
    });
    let slots = slots(numbering, rotated.transpose()?.as_ref());
    let rays = rays_of(numbering, ride, &slots);
    let is_proved = |square: &Square| others == OtherSquares::Rotated || is_given(*square);
    let squares: Vec<Option<Square>> = list(slots, |square| square.filter(is_proved));
    let name = |square| names.square(numbering.board(), square);
    let ray_parts = ray_parts(partitions(ride, &rays), &squares, &entry, &name)?;
    let mut all = vec![None; numbering.len()];
    for (&square, rays) in squares.iter().zip(&rays) {
        let Some(square) = square else { continue };
        let parts = ray_parts.iter().zip(entry(square)).enumerate();
        let parts = try_list(parts, |(part, (own, magic))| {
            let at = At { square, part, occupancies: &occupancies(rays, own) };
            keyed_part(premises, names, &at, magic)
        });
        all[usize::from(numbering.number(square))] = Some(parts?);
    }
    let multiplier = |square: Square, part: usize| {
        let parts: &Vec<Keyed> = all[usize::from(numbering.number(square))].as_ref()?;
        Some(parts[part].multiplier)
    };
    sharing_claims::check(premises, &ray_parts, multiplier).map_err(|not_shared| {
        flaw(not_shared.explain(numbering.board(), names), FlawCause::Claim(not_shared.claim))
    })?;
    let others = if are_rotated { OtherSquares::Rotated } else { OtherSquares::Found };
    Ok(GivenMagics { ride, ray_parts, keyed: all, others })
}

fn flaw(message: String, cause: FlawCause) -> MagicFlaw {
    MagicFlaw { message, cause }
}

/// The best of some partitions with as many parts as the entries have magics.
fn ray_parts<'a>(
    possible: Vec<Partition>,
    squares: &[Option<Square>],
    entry: &impl Fn(Square) -> &'a [StatedMagic],
    name: &impl Fn(Square) -> String,
) -> Result<RayParts, MagicFlaw> {
    let mut expected: Vec<usize> = list(possible.iter(), |choice| choice.ray_parts.len());
    expected.dedup();
    for &square in squares.iter().flatten().filter(|_| !possible.is_empty()) {
        let found = entry(square).len();
        if !expected.contains(&found) {
            let expected = list(expected.iter(), ToString::to_string).join(" or ");
            let name = name(square);
            let message =
                format!("{found} magics in the entry for {name}, where there can be {expected}");
            return Err(flaw(message, FlawCause::Entry(square)));
        }
        expected = vec![found];
    }
    let mut ray_parts = possible.into_iter().map(|choice| choice.ray_parts);
    let ray_parts = ray_parts.find(|ray_parts| [ray_parts.len()] == *expected);
    ray_parts.ok_or_else(|| flaw(LONG_LINES.to_owned(), FlawCause::Entries))
}

/// Some rays of a square, whose magic is proved.
struct At<'a> {
    square: Square,
    part: usize,
    occupancies: &'a Occupancies,
}

/// The keys that a magic of a square's entry makes, and their sets.
fn keyed_part(
    premises: Premises<'_>,
    names: &Names,
    &At { square, part, occupancies }: &At<'_>,
    stated: &StatedMagic,
) -> Result<Keyed, MagicFlaw> {
    let Premises { numbering, word, .. } = premises;
    let name = names.square(numbering.board(), square);
    let multiplier = multiplier(premises, square, occupancies, stated).map_err(|flaw| {
        let message = format!("no magic gives this key for {name}{}", of_part(part));
        MagicFlaw { message, cause: FlawCause::Key(square, part, flaw) }
    })?;
    keyed(occupancies, word, multiplier).map_err(|Collision(first, second)| {
        let key = multiplier.key(word, occupancies.word(first));
        let [first, second] = both([first, second], |occupancy| {
            drawn(numbering.board(), names, numbering.set(occupancies.word(occupancy).into()))
        });
        let message = format!(
            "the magic for {name}{} gives key {key} to two occupancies with different attacks: \
             {first} and {second}",
            of_part(part)
        );
        flaw(message, FlawCause::Entry(square))
    })
}

/// The stated multiplier, with the stated key in letters.
fn multiplier(
    Premises { numbering, word, ride, options }: Premises<'_>,
    square: Square,
    occupancies: &Occupancies,
    stated: &StatedMagic,
) -> Result<Multiplier, KeyFlaw> {
    let pattern = numbering.word(options.pattern(ride, square)).low();
    stated.key.iter().try_for_each(|key| letters::check_names(key, occupancies))?;
    let multiplier = match (stated.factor, &stated.key) {
        (None, Some(key)) => {
            let rotation = rotations(word, occupancies.mask()).next().unwrap_or(0);
            letters::magic(key, occupancies, word, rotation)?
        }
        (factor, _) => {
            let Factor { magic, key_bits, rotation } = factor.unwrap_or_default();
            // A part has at most 14 relevant squares, and shifts have been checked, so there is a key.
            let key_bits = key_bits.unwrap_or(occupancies.squares.len().max(1) as u32);
            Multiplier { pattern: 0, rotation, magic, shift: 64 - key_bits }
        }
    };
    if let Some(key) = &stated.key {
        letters::check(key, occupancies, word, multiplier)?;
    }
    Ok(Multiplier { pattern, ..multiplier })
}
