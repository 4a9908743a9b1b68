//! Magics: what makes a key of an occupancy, and what keys lead to.

use quadrille_runtime::sliders::{MagicRecord64, MagicRecord128};

use super::layout::WordSize;
use super::pieces::Leap;

/// Magics written into a description, for one rider, which are right: the checker has proved them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GivenMagics {
    /// The ride they are for.
    pub ride: Leap,
    /// As they are described, in the order of numbers: a multiplier for each part of the square's
    /// relevant mask; none for a square that is looked up as one that it turns into.
    pub squares: Vec<Vec<GivenMagic>>,
    /// The rays that each part covers.
    pub groups: Groups,
    /// By number: what the keys of each part lead to. `None` for numbers without a square, and for
    /// squares that are looked up as others.
    pub keyed: Vec<Option<Vec<Keyed>>>,
}

/// One multiplier of a description's `magics`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GivenMagic {
    /// The factor: of the occupancy for 64-bit words; for 128-bit words the low half multiplies
    /// the occupancy's low half and the high half its high half.
    pub magic: u128,
    /// The bits of the key, where given; otherwise as many as the relevant mask has squares.
    pub key_bits: Option<u32>,
    /// How far the occupancy of relevant squares is rotated up before it is multiplied.
    pub rotation: u32,
}

/// The rays of each part of a look-up, as indexes into [`Leap::steps`].
pub type Groups = Vec<Vec<usize>>;

/// The attack sets of some rays from a square, and a key for every occupancy of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keyed {
    /// The relevant squares.
    pub mask: u128,
    /// What makes the key of them.
    pub multiplier: Multiplier,
    /// By key: which of the sets it leads to; 0 for keys that no occupancy has.
    pub index: Vec<u8>,
    /// The attack sets, in the order of the first keys that lead to them.
    pub sets: Vec<u128>,
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
    pub(crate) fn terms(self, word: WordSize, numbers: &[u8]) -> (u64, Vec<u64>) {
        let turned = |number: u32| (number + self.rotation) % word.bits();
        let copy = |number| copy(self.magic, turned(number) as u8);
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

/// What an occupant of the square with this number adds to the product.
pub fn copy(magic: u128, number: u8) -> u64 {
    ((magic >> (number & 64)) as u64) << (number % 64)
}
