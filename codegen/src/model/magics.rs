//! Magics: the keys of occupancies, and the attack sets that keys select.

use crate::list::{list, union};
use quadrille_runtime::sliders::MagicRecord;

use super::board::Square;
use super::leap::Leap;
use super::numbering::Numbering;
use super::word_size::WordSize;

/// The magics that a description gives for one ride, which the checker has proved.
#[derive(Clone, Debug)]
pub struct GivenMagics {
    /// The ride they are for.
    pub ride: Leap,
    /// The rays that each part covers.
    pub ray_parts: RayParts,
    /// The keys and attack sets of each part, indexed by number. `None` for numbers without a square, and for squares
    /// without a magic.
    pub keyed: Vec<Option<Vec<Keyed>>>,
    /// The look-up of squares without a magic.
    pub others: OtherSquares,
}

impl GivenMagics {
    /// The keys of a square's parts, if it has a magic.
    pub fn of(&self, numbering: &Numbering, square: Square) -> Option<&[Keyed]> {
        self.keyed[usize::from(numbering.number(square))].as_deref()
    }
}

/// The look-up of squares without a magic, in a description that gives magics for other squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OtherSquares {
    /// Magics that the compiler finds.
    Found,
    /// The magics given for other squares, on an occupancy turned to those squares.
    Rotated,
}

/// The rays of each part of a look-up, as indexes into [`Leap::steps`].
pub type RayParts = Vec<Vec<usize>>;

/// The attack sets of some rays from a square, and a key for every occupancy of them.
#[derive(Clone, Debug)]
pub struct Keyed {
    /// The relevant mask: the squares whose occupants decide the attack set.
    pub mask: u128,
    /// The multiplier that maps occupancies to keys.
    pub multiplier: Multiplier,
    /// The index of each key's attack set in `sets`; 0 for keys that no occupancy has.
    pub index: Vec<u8>,
    /// The attack sets, in the order of the first keys that lead to them.
    pub sets: Vec<u128>,
}

/// A map from the occupancy of relevant squares to a key: a pattern that complements bits of it, a
/// rotation, a magic, and the shift of the product.
///
/// The halves of a 128-bit word are added, the upper one rotated, and the sum is multiplied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Multiplier {
    /// The bits that are complemented, before the rotation.
    pub pattern: u128,
    /// The left rotation of a 64-bit word, or of the upper half of a 128-bit word, in bits.
    pub rotation: u32,
    /// The factor that moves the relevant bits to the top of the product.
    pub magic: u64,
    /// The right shift of the product, 40 to 63.
    pub shift: u32,
}

impl Multiplier {
    /// A magic and a shift, without a pattern or a rotation.
    pub const fn plain(magic: u64, shift: u32) -> Multiplier {
        Multiplier { pattern: 0, rotation: 0, magic, shift }
    }

    /// The key of an occupancy of relevant squares, as the runtime makes it.
    pub const fn key(self, word: WordSize, occupancy: u128) -> usize {
        let Multiplier { pattern, rotation, magic, shift } = self;
        let bits = (shift as u64) << 48 | (rotation as u64) << 56;
        let key = match word {
            WordSize::U64 => MagicRecord::new(u64::MAX, magic, bits)
                .key::<true>(pattern as u64, occupancy as u64),
            // Magics have words of at most 128 bits.
            _ => MagicRecord::new(u128::MAX, magic, bits).key::<true>(pattern, occupancy),
        };
        key as usize
    }

    /// The product of the empty occupancy, and the summand that an occupant of each of these squares adds to it.
    pub(crate) fn terms(self, word: WordSize, numbers: &[u8]) -> (u64, Vec<u64>) {
        let copy = |number: u32| self.magic << multiplied_bit(word, number as u8, self.rotation);
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
        (empty, list(numbers.iter(), added))
    }

    /// The number of bits of a key.
    pub const fn key_bits(self) -> u32 {
        64 - self.shift
    }
}

/// The bit of the multiplicand (the 64-bit word that the magic multiplies) that stands for this square.
pub const fn multiplied_bit(word: WordSize, number: u8, rotation: u32) -> u8 {
    match word {
        WordSize::U128 if number < 64 => number,
        _ => (number + rotation as u8) % 64,
    }
}

/// The bits of the multiplicand that stand for several squares, in the order of `numbers`.
pub fn multiplied_bits(word: WordSize, numbers: &[u8], rotation: u32) -> Vec<u8> {
    list(numbers.iter(), |&number| multiplied_bit(word, number, rotation))
}

/// The rotations after which each square of a mask has a bit of the multiplicand to itself, least
/// first. In a 64-bit word that holds without a rotation, so only 0 is proposed. In a 128-bit word
/// the upper half is rotated before it is added to the lower; the lines of most larger boards need
/// no rotation.
pub fn rotations(word: WordSize, mask: u128) -> impl Iterator<Item = u32> {
    let (low, high) = (mask as u64, (mask >> 64) as u64);
    let most = if word == WordSize::U64 { 1 } else { 64 };
    (0..most).filter(move |&rotation| low & high.rotate_left(rotation) == 0)
}

/// The least rotation after which each of these numbers has a bit of the multiplicand to itself, and
/// those bits. `None` if under every rotation two of them share one.
pub fn least_rotated(numbers: &[u8]) -> Option<(u32, Vec<u8>)> {
    let mask = union(numbers.iter().map(|number| 1 << number));
    // The numbers of a 64-bit word are those of a lower half.
    let rotation = rotations(WordSize::U128, mask).next()?;
    Some((rotation, multiplied_bits(WordSize::U128, numbers, rotation)))
}
