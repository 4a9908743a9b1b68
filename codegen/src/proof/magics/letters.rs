//! Keys in letters: a key is written as the groups of squares whose bits form it, and so is a magic.
//!
//! H. G. Muller writes `22'1'1` for the key of a rook in a corner of W ("OK, this is as good as it gets"): each
//! group is brought to its place in the key by one shift, and the magic is the sum of the shifts. A bit of the key
//! for which a group is written equals the union of the relevant squares that are named there, on every occupancy.
//! Unwritten bits are arbitrary, so the relevant squares that are not named take bits there.

use crate::list::{collected, list};
use crate::model::{Multiplier, WordSize, multiplied_bit};
use crate::riders::rays::Occupancies;

use super::keys::{is_right, products};

/// A key in letters, for the relevant squares of one look-up.
#[derive(Clone, Debug)]
pub struct LetteredKey {
    /// The numbers of the squares named at each bit of the key, the least significant bit first.
    pub bits: Vec<Vec<u8>>,
    /// The numbers of the squares of each name in it.
    pub names: Vec<Vec<u8>>,
}

/// The reason why no magic gives a key in letters.
#[derive(Clone, Copy, Debug)]
pub enum KeyFlaw {
    /// The square would have to be shifted down to its bit of the key, which no product can do.
    Down {
        /// The number of the square.
        number: u8,
        /// The bit of the key.
        bit: u32,
        /// The number of bits down.
        by: u32,
    },
    /// Two relevant squares come to one bit of the key.
    Meet {
        /// The bit of the key.
        bit: u32,
        /// The number of the square that is named there.
        named: u8,
        /// The number of another square that comes there as well.
        other: u8,
        /// The number of the square that the same shift brings to its place.
        by: u8,
    },
    /// No magic was found that brings each unnamed square to a bit of its own.
    Unplaced {
        /// The number of one of these squares.
        number: u8,
    },
    /// None of the squares that are written as one name matters to the rider, so nothing would be claimed of their bits.
    Irrelevant {
        /// The index of the name.
        name: usize,
    },
    /// A magic without a shift gives a key of another length.
    Length {
        /// The bits of the magic's key.
        bits: u32,
    },
    /// A bit of a magic's key is not the union of the squares that are named there.
    Wrong {
        /// The bit of the key.
        bit: u32,
    },
}

/// The number of magics tried on all occupancies before a key is given up.
const MOST_TRIALS: u32 = 64;

/// The number of choices of shifts for unnamed squares before a key is given up.
const MOST_CHOICES: u32 = 20_000;

/// A magic that gives this key, proved on all occupancies.
pub(crate) fn magic(
    key: &LetteredKey,
    occupancies: &Occupancies,
    word: WordSize,
    rotation: u32,
) -> Result<Multiplier, KeyFlaw> {
    let mut search = Search::new(key, occupancies, word, rotation);
    let magic = search.named()?;
    let used = search.landed(magic)?;
    match search.complete(magic, used) {
        Some(magic) => Ok(search.multiplier(magic)),
        None => Err(KeyFlaw::Unplaced { number: search.unplaced(magic) }),
    }
}

/// Checks that each bit of a multiplier's key is the union of the squares named there, on all occupancies.
pub(crate) fn check(
    key: &LetteredKey,
    occupancies: &Occupancies,
    word: WordSize,
    multiplier: Multiplier,
) -> Result<(), KeyFlaw> {
    if multiplier.key_bits() as usize != key.bits.len() {
        return Err(KeyFlaw::Length { bits: multiplier.key_bits() });
    }
    let products = products(word, multiplier, &occupancies.squares);
    for bit in (0..key.bits.len()).rev() {
        let named = positions(&key.bits[bit], occupancies);
        let bit = bit as u32;
        if named == 0 {
            continue;
        }
        let is_union = |(occupancy, product): (u32, &u64)| {
            (product >> (multiplier.shift + bit) & 1 != 0) == (occupancy & named != 0)
        };
        if !(0..).zip(&products).all(is_union) {
            return Err(KeyFlaw::Wrong { bit });
        }
    }
    Ok(())
}

/// Checks that each name of a key has a square that matters.
pub(crate) fn check_names(key: &LetteredKey, occupancies: &Occupancies) -> Result<(), KeyFlaw> {
    let is_irrelevant = |squares: &Vec<u8>| positions(squares, occupancies) == 0;
    let name = key.names.iter().position(is_irrelevant);
    name.map_or(Ok(()), |name| Err(KeyFlaw::Irrelevant { name }))
}

/// The bits of occupancies that stand for these squares, some of which may be irrelevant.
fn positions(numbers: &[u8], occupancies: &Occupancies) -> u32 {
    let relevant = (0..).zip(&occupancies.squares);
    let named = relevant.filter(|(_, number)| numbers.contains(number));
    named.fold(0, |all, (position, _): (u32, _)| all | 1 << position)
}

/// The bits of a key to which a magic brings a square, the lowest first.
pub fn key_bits(word: WordSize, multiplier: Multiplier, number: u8) -> impl Iterator<Item = u32> {
    let product = multiplier.magic << multiplied_bit(word, number, multiplier.rotation);
    (0..multiplier.key_bits()).filter(move |bit| product >> (multiplier.shift + bit) & 1 != 0)
}

/// A search for the bits of a magic, each of which is a shift of the occupancy.
struct Search<'a> {
    key: &'a LetteredKey,
    occupancies: &'a Occupancies,
    word: WordSize,
    rotation: u32,
    /// The shift of the product.
    shift: u32,
    /// The bit of the factor that each relevant square becomes.
    bits: Vec<u8>,
    choices: u32,
    trials: u32,
}

impl<'a> Search<'a> {
    fn new(
        key: &'a LetteredKey,
        occupancies: &'a Occupancies,
        word: WordSize,
        rotation: u32,
    ) -> Search<'a> {
        let shift = 64 - key.bits.len() as u32;
        let bits =
            list(occupancies.squares.iter(), |&number| multiplied_bit(word, number, rotation));
        let (choices, trials) = (MOST_CHOICES, MOST_TRIALS);
        Search { key, occupancies, word, rotation, shift, bits, choices, trials }
    }

    /// The magic that brings the named squares to their bits.
    fn named(&self) -> Result<u64, KeyFlaw> {
        let mut magic = 0;
        for (bit, named) in (0..).zip(&self.key.bits) {
            for (square, &number) in self.occupancies.squares.iter().enumerate() {
                if !named.contains(&number) {
                    continue;
                }
                let (to, from) = (self.shift + bit, u32::from(self.bits[square]));
                let by = to.checked_sub(from);
                let by = by.ok_or(KeyFlaw::Down { number, bit, by: from.saturating_sub(to) })?;
                magic |= 1 << by;
            }
        }
        Ok(magic)
    }

    /// The bit of the key to which a shift brings a square, if it is within the key.
    fn landing(&self, square: usize, by: u32) -> Option<u32> {
        let bit = (u32::from(self.bits[square]) + by).checked_sub(self.shift)?;
        (bit < 64 - self.shift).then_some(bit)
    }

    /// The bits of the key to which squares come. No two may meet on a written bit.
    fn landed(&self, magic: u64) -> Result<u32, KeyFlaw> {
        let mut first: Vec<Option<(usize, u32)>> = vec![None; self.key.bits.len()];
        let mut used = 0;
        for by in shifts(magic) {
            for square in 0..self.bits.len() {
                let Some(bit) = self.landing(square, by) else { continue };
                used |= 1 << bit;
                if self.is_written(bit) {
                    self.meet(bit, (square, by), &mut first[bit as usize])?;
                }
            }
        }
        Ok(used)
    }

    /// Returns whether a relevant square is named at this bit.
    fn is_written(&self, bit: u32) -> bool {
        positions(&self.key.bits[bit as usize], self.occupancies) != 0
    }

    /// Records that a shift brings a square to a written bit, where it may not meet another square.
    fn meet(
        &self,
        bit: u32,
        (square, by): (usize, u32),
        first: &mut Option<(usize, u32)>,
    ) -> Result<(), KeyFlaw> {
        let number = |square: usize| self.occupancies.squares[square];
        let is_named = |square: usize| self.key.bits[bit as usize].contains(&number(square));
        let other = first.replace((square, by));
        let named = (0..self.bits.len()).find(|&square| is_named(square));
        let pair = match (other, named) {
            (Some((other, _)), _) if is_named(other) => (other, (square, by)),
            (Some(other), _) => (square, other),
            (None, Some(named)) if !is_named(square) => (named, (square, by)),
            _ => return Ok(()),
        };
        let (named, (other, by)) = pair;
        Err(KeyFlaw::Meet {
            bit,
            named: number(named),
            other: number(other),
            by: number(self.placed_by(by).unwrap_or(named)),
        })
    }

    /// A named square that this shift brings to its place.
    fn placed_by(&self, by: u32) -> Option<usize> {
        (0..self.bits.len()).find(|&square| {
            let bit = self.landing(square, by);
            let number = self.occupancies.squares[square];
            bit.is_some_and(|bit| self.key.bits[bit as usize].contains(&number))
        })
    }

    /// Adds shifts that bring the squares without a bit to free bits.
    fn complete(&mut self, magic: u64, used: u32) -> Option<u64> {
        let mut rarest: Option<Vec<(u32, u32)>> = None;
        for square in 0..self.bits.len() {
            if shifts(magic).any(|by| self.landing(square, by).is_some()) {
                continue;
            }
            let free = self.free_shifts(square, used);
            if rarest.as_ref().is_none_or(|rarest| free.len() < rarest.len()) {
                rarest = Some(free);
            }
        }
        let Some(choices) = rarest else { return self.is_exact(magic).then_some(magic) };
        for (by, bits) in choices {
            self.choices = self.choices.checked_sub(1)?;
            let found = self.complete(magic | 1 << by, used | bits);
            if found.is_some() || self.trials == 0 {
                return found;
            }
        }
        None
    }

    /// The shifts that bring a square into the key and no square to a written or used bit, each with its bits.
    fn free_shifts(&self, square: usize, used: u32) -> Vec<(u32, u32)> {
        let reaching = (0..64).filter(|&by| self.landing(square, by).is_some());
        collected(reaching.filter_map(|by| Some((by, self.free_bits(by, used)?))))
    }

    /// The bits of the key to which a shift brings squares, if all are free.
    fn free_bits(&self, by: u32, used: u32) -> Option<u32> {
        let mut bits = 0;
        for square in 0..self.bits.len() {
            if let Some(bit) = self.landing(square, by) {
                if used >> bit & 1 != 0 || self.is_written(bit) {
                    return None;
                }
                bits |= 1 << bit;
            }
        }
        Some(bits)
    }

    /// Returns whether a magic is right and has the key as written.
    fn is_exact(&mut self, magic: u64) -> bool {
        self.trials = self.trials.saturating_sub(1);
        let multiplier = self.multiplier(magic);
        is_right(self.occupancies, self.word, multiplier)
            && check(self.key, self.occupancies, self.word, multiplier).is_ok()
    }

    fn multiplier(&self, magic: u64) -> Multiplier {
        Multiplier { pattern: 0, rotation: self.rotation, magic, shift: self.shift }
    }

    /// A square that the magic of the named squares leaves outside the key, or any square if there is none.
    fn unplaced(&self, magic: u64) -> u8 {
        let is_outside =
            |&square: &usize| !shifts(magic).any(|by| self.landing(square, by).is_some());
        self.occupancies.squares[(0..self.bits.len()).find(is_outside).unwrap_or(0)]
    }
}

/// The bits of a magic, each of which is a shift of the occupancy.
fn shifts(magic: u64) -> impl Iterator<Item = u32> {
    (0..64).filter(move |by| magic >> by & 1 != 0)
}
