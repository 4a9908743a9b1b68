//! Magics for the same shift on all squares, whose keys start at 0 and leave few entries unused.
//!
//! A fixed shift gives every key as many bits as the square with the most relevant squares needs. The other squares
//! would scatter their keys over a table that is too large for them. But if their keys begin at 0 and end early,
//! the next table may begin after their greatest key.
//!
//! Such a key is a sum of weights, one for each occupied square. A weight is a power of two, a different one for
//! each square, plus less than one, which is the value of the key's lowest bit. No sum overflows. The weight of a
//! square is its window: the part of the magic that the square's number shifts into the key. The window has a 1 at
//! the power, zeros above it, and below it the bits that other squares need.
//!
//! The search deals the powers, to the square with the highest number first. Windows overlap, so there is little
//! choice: nearly all squares of most numberings have such magics, and they are found in some hundred steps.

use crate::list::list;
use crate::model::{Multiplier, WordSize, multiplied_bits, rotations};

use super::super::budget::{ASSIGNMENTS, RANDOM_PRODUCTS, ROTATIONS};
use super::super::magic::find_with;
use crate::proof::magics::keys::{is_right, owners, products};
use crate::riders::rays::Occupancies;

/// A magic with keys of `key_bits`, whose greatest key is small if possible.
pub(super) fn find(occupancies: &Occupancies, word: WordSize, key_bits: u32) -> Option<Multiplier> {
    let first = |search: fn(Key<'_>) -> Option<Multiplier>| {
        rotations(word, occupancies.mask()).take(ROTATIONS).find_map(|rotation| {
            let bits = &multiplied_bits(word, &occupancies.squares, rotation);
            search(Key { occupancies, word, rotation, bits, key_bits })
        })
    };
    // Distinct powers give keys with few gaps. Two fallbacks serve the few lines without such a magic.
    let magic = first(rising).or_else(|| first(scattered));
    magic.or_else(|| find_with(occupancies, word, key_bits))
}

/// The relevant squares of a key, and its bits.
#[derive(Clone, Copy)]
struct Key<'a> {
    occupancies: &'a Occupancies,
    word: WordSize,
    /// The rotation of occupancies, and the bit of the factor that each relevant square becomes.
    rotation: u32,
    bits: &'a [u8],
    key_bits: u32,
}

impl Key<'_> {
    /// The multiplier with this magic.
    fn with(self, magic: u64) -> Multiplier {
        Multiplier { rotation: self.rotation, ..Multiplier::plain(magic, 64 - self.key_bits) }
    }

    /// The bit of a magic that carries this bit to a bit of the key, or `None` if it would lie below the magic.
    fn magic_bit(self, bit: u8, power: u32) -> Option<u32> {
        (64 + power).checked_sub(u32::from(bit) + self.key_bits)
    }
}

/// A magic that carries each square to a bit of its own, with the highest bit as low as possible.
fn rising(key: Key<'_>) -> Option<Multiplier> {
    let relevant = key.bits.len() as u32;
    // With as many powers as squares, every key up to the greatest belongs to an occupancy. Each further power
    // doubles the table.
    let search = |powers| PowerSearch { key, powers, steps: ASSIGNMENTS };
    (relevant..=key.key_bits).find_map(|powers| search(powers).deal(0, Dealt::default()))
}

/// A magic of random powers, which may coincide, for the few lines without another magic.
fn scattered(key: Key<'_>) -> Option<Multiplier> {
    let mut random = Xorshift(0x9e37_79b9_7f4a_7c15);
    let mut copy = |&bit: &u8| {
        let power = (random.word() >> 32) as u32 % key.key_bits;
        key.magic_bit(bit, power).map_or(0, |bit| 1 << bit)
    };
    let mut magic = || key.bits.iter().fold(0, |magic, bit| magic | copy(bit));
    let tries = RANDOM_PRODUCTS / key.occupancies.names.len();
    (0..tries).find_map(|_| {
        let multiplier = key.with(magic());
        is_right(key.occupancies, key.word, multiplier).then_some(multiplier)
    })
}

/// Marsaglia's xorshift, from a fixed seed, which found the magics of standard layouts.
struct Xorshift(u64);

impl Xorshift {
    fn word(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
}

/// The attack sets of the keys that occupancies have, up to the greatest key.
pub(super) fn sets(
    occupancies: &Occupancies,
    word: WordSize,
    multiplier: Multiplier,
) -> Vec<Option<u128>> {
    let owners = owners(occupancies, word, multiplier).unwrap_or_default();
    let end = owners.iter().rposition(|&owner| owner != 0).map_or(0, |last| last + 1);
    list(&owners[..end], |owner| Some(occupancies.sets[usize::from(owner.checked_sub(1)?)]))
}

/// A search for magics whose greatest key has `powers` bits.
struct PowerSearch<'a> {
    key: Key<'a>,
    powers: u32,
    /// The number of [`ASSIGNMENTS`] left.
    steps: u32,
}

/// Bits of a magic that are decided.
#[derive(Clone, Copy, Default)]
struct Dealt {
    known: u64,
    magic: u64,
    /// The powers that squares have.
    used: u32,
}

impl PowerSearch<'_> {
    /// Deals powers to the squares from `index` on. `None` if there are no such powers or no steps are left.
    fn deal(&mut self, index: usize, dealt: Dealt) -> Option<Multiplier> {
        let Some(&bit) = self.key.bits.get(index) else {
            return self.ends_below(dealt.magic);
        };
        for power in 0..self.powers {
            self.steps = self.steps.checked_sub(1)?;
            let found = self.with(dealt, bit, power);
            if let Some(found) = found.and_then(|dealt| self.deal(index + 1, dealt)) {
                return Some(found);
            }
        }
        None
    }

    /// Gives a power to the square with this bit; `None` if that contradicts the bits decided.
    fn with(&self, dealt: Dealt, bit: u8, power: u32) -> Option<Dealt> {
        // The square's window has a 1 at its power and zeros above, up to the top of the key.
        let lowest = self.key.magic_bit(bit, power)?;
        let zeros_and_one = ((1_u64 << (self.key.key_bits - power)) - 1) << lowest;
        let one = 1 << lowest;
        let contradicts = dealt.known & zeros_and_one & (dealt.magic ^ one) != 0;
        (dealt.used >> power & 1 == 0 && !contradicts).then(|| Dealt {
            known: dealt.known | zeros_and_one,
            magic: dealt.magic | one,
            used: dealt.used | 1 << power,
        })
    }

    /// The magic, if it is right and its keys are small. Bits below the key may still carry into it.
    fn ends_below(&self, magic: u64) -> Option<Multiplier> {
        let (key, multiplier) = (self.key, self.key.with(magic));
        let end = 1 << self.powers;
        let products = products(key.word, multiplier, &key.occupancies.squares);
        let is_small = products.iter().all(|product| product >> multiplier.shift < end);
        (is_small && is_right(key.occupancies, key.word, multiplier)).then_some(multiplier)
    }
}
