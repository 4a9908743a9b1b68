//! Attacks of riders: magics, and the tables they lead into.
//!
//! The rays from a square are looked up in one or more parts ([`partition`] says which). For each
//! part the occupancy of its relevant squares is multiplied by a magic, and the product's highest
//! bits are the key: distinct for occupancies with distinct attack sets. A byte of the index,
//! which has one for each key, names the set among those of the square and part. Parts whose
//! keys are arranged alike share their bytes, whatever their squares: see [`table`].
//!
//! Magics are taken from the description or found by a short [search](find). Riders whose lines
//! are too long for tables walk along their rays instead.

mod find;
mod given;
mod partition;
mod rays;
mod table;

pub use find::Effort;
pub use given::GivenError;
pub use partition::Groups;

use crate::board::Square;
use crate::layout::{GivenMagics, Leap, Numbering, WordSize};
use crate::reference;

use partition::partitions;
use rays::{Occupancies, Ray};
use table::Builder;

/// How a rider's attacks are looked up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sliders {
    /// The rider.
    pub ride: Leap,
    /// The word of a bitboard.
    pub word: WordSize,
    /// The way it is done.
    pub method: Method,
}

/// A way to look up attacks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Method {
    /// Magic multiplication.
    Magic(Tables),
    /// A walk along each ray, for lines that are too long for tables.
    Walk(Walk),
}

/// Magics and the tables they lead into. The attack set of a square is the union over its parts
/// of `sets[part.sets + index[part.offset + key]]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tables {
    /// The rays that each part covers, as indexes into [`Leap::steps`].
    pub groups: Groups,
    /// The parts of each number, for as many numbers as the word has bits; those of numbers
    /// without a square lead to the empty set.
    pub squares: Vec<Vec<Part>>,
    /// A byte for each key.
    pub index: Vec<u8>,
    /// The attack sets. Any byte of the index, added to any part's place, is a place within the
    /// sets and the index behind them, taken as words.
    pub sets: Vec<u128>,
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
}

/// A magic and the shift of its product.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Multiplier {
    /// The factor. For 128-bit words two: that of the low half, and above it that of the high
    /// half, whose products are added.
    pub magic: u128,
    /// How far the 64-bit product is shifted down, 40 to 63.
    pub shift: u32,
}

impl Multiplier {
    /// The key of an occupancy of relevant squares.
    pub const fn key(self, occupancy: u128) -> usize {
        let low = (occupancy as u64).wrapping_mul(self.magic as u64);
        let high = ((occupancy >> 64) as u64).wrapping_mul((self.magic >> 64) as u64);
        (low.wrapping_add(high) >> self.shift) as usize
    }

    /// The bits of a key.
    pub const fn key_bits(self) -> u32 {
        64 - self.shift
    }
}

/// The next square along every ray.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Walk {
    /// For each number, as many as the word has bits, the number of the next square along each
    /// of [`Leap::steps`]; [`OFF_BOARD`] where there is none.
    pub next: Vec<Vec<u8>>,
}

/// The number of no square.
pub const OFF_BOARD: u8 = u8::MAX;

/// The look-up of a rider's attacks, with magics from the description where it has some.
///
/// # Errors
/// When the given magics do not do what they are there for.
pub fn solve(
    numbering: &Numbering,
    word: WordSize,
    ride: Leap,
    given: Option<&GivenMagics>,
) -> Result<Sliders, GivenError> {
    let squares = squares(numbering, ride);
    let method = match given {
        Some(given) => Method::Magic(given::tables(numbering, word, &squares, given)?),
        None => found(numbering, word, ride, &squares, Effort::MACRO),
    };
    Ok(Sliders { ride, word, method })
}

/// The rays of every square, by number; none for a number that is no square's.
fn squares(numbering: &Numbering, ride: Leap) -> Vec<Vec<Ray>> {
    let rays = |square: &Option<Square>| {
        square.map_or(Vec::new(), |square| rays::rays(numbering, square, ride))
    };
    numbering.by_number().iter().map(rays).collect()
}

/// The first partition for which magics are found on every square, or else a walk.
fn found(
    numbering: &Numbering,
    word: WordSize,
    ride: Leap,
    squares: &[Vec<Ray>],
    effort: Effort,
) -> Method {
    let modest = partitions(ride, squares).into_iter().filter(|partition| !partition.is_large);
    let mut tables =
        modest.filter_map(|partition| tables_found(word, squares, partition.groups, effort));
    let tables = tables.next();
    tables.map_or_else(|| Method::Walk(walk(numbering, word, ride)), Method::Magic)
}

/// Tables with magics found by a search, unless it fails on some square.
fn tables_found(
    word: WordSize,
    squares: &[Vec<Ray>],
    groups: Groups,
    effort: Effort,
) -> Option<Tables> {
    let mut builder = Builder::new(word);
    for rays in squares {
        if rays.is_empty() {
            builder.hole();
            continue;
        }
        let mut parts = Vec::with_capacity(groups.len());
        for group in &groups {
            let occupancies = occupancies(rays, group);
            let multiplier = find::find(&occupancies, effort)?;
            parts.push(builder.part(&occupancies, multiplier).ok()?);
        }
        builder.square(parts);
    }
    Some(builder.tables(groups))
}

/// The occupancies of a group of a square's rays.
fn occupancies(rays: &[Ray], group: &[usize]) -> Occupancies {
    Occupancies::new(&group.iter().map(|&ray| &rays[ray]).collect::<Vec<_>>())
}

fn walk(numbering: &Numbering, word: WordSize, ride: Leap) -> Walk {
    let next = |square: Square, step| {
        let next = reference::ray(numbering.board(), square, step).next();
        next.map_or(OFF_BOARD, |square| numbering.number(square))
    };
    let steps = ride.steps();
    let rays = |number: u32| {
        let square = numbering.square(number as u8);
        steps.iter().map(|&step| square.map_or(OFF_BOARD, |from| next(from, step))).collect()
    };
    Walk { next: (0..word.bits()).map(rays).collect() }
}
