//! The packings before and after a circuit on packed positions, which may be the same.

use std::ops::Deref;

use super::{PackedField, Packing};
use crate::circuit::{Bits, Circuit, Distance};

/// The first bit of the second packing in a [`PackingPair`], above the bits of any number.
const SECOND: u32 = 8;

/// The packings before and after a map.
///
/// ```
/// use quadrille_circuits::packing::{Packing, PackingPair};
/// let from = Packing::new(&[vec![3..6], vec![0..3]], 64);
/// let to = Packing::new(&[vec![0..3], vec![3..6]], 64);
/// let packings = PackingPair::between(&from, &to);
/// assert_eq!(packings.result(0), 8);
/// assert_eq!(packings.most_pieces(), 10);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackingPair {
    /// The fields of both packings.
    both: Packing,
    from: u32,
    to: u32,
    /// The first bit of the result.
    first: u32,
    runs: (u32, u32),
}

impl PackingPair {
    /// The packings of maps from a packing to itself.
    pub fn within(packing: &Packing) -> PackingPair {
        let bits = packing.bits();
        let runs = (packing.runs(), packing.runs());
        PackingPair { both: packing.clone(), from: bits, to: bits, first: 0, runs }
    }

    /// The packings of maps from one packing to another, in words of the first one's width.
    pub fn between(from: &Packing, to: &Packing) -> PackingPair {
        if from.fields() == to.fields() {
            return PackingPair::within(from);
        }
        let moved = |field: &PackedField| PackedField { shift: field.shift + SECOND, ..*field };
        let fields = from.fields().iter().copied().chain(to.fields().iter().map(moved)).collect();
        PackingPair {
            // Each piece takes up as many bits as in the wider packing.
            both: Packing { fields, width: from.width, span: from.span.max(to.span) },
            from: from.bits(),
            to: to.bits(),
            first: SECOND,
            runs: (from.runs(), to.runs()),
        }
    }

    /// These packings in words of another width.
    pub fn in_width(&self, width: u32) -> PackingPair {
        PackingPair { both: self.both.in_width(width), ..self.clone() }
    }

    /// The number of bits of a piece's number before the map.
    pub fn bits(&self) -> u32 {
        self.from
    }

    /// The number of bits of a piece's number after the map.
    pub fn result_bits(&self) -> u32 {
        self.to
    }

    /// A bit of the result among all bits.
    pub fn result(&self, bit: u32) -> u32 {
        self.first + bit
    }

    /// All bits of the numbers before.
    pub fn all(&self) -> Bits {
        (1 << self.from) - 1
    }

    /// All bits of the numbers after.
    pub fn all_results(&self) -> Bits {
        ((1 << self.to) - 1) << self.first
    }

    /// All bits, before and after.
    pub fn every(&self) -> impl Iterator<Item = u32> + Clone + use<> {
        let all = self.all() | self.all_results();
        (0..16).filter(move |bit| all >> bit & 1 == 1)
    }

    /// The fields, if both packings are one: first each field by itself, then neighbours joined.
    pub fn fields_within(&self) -> Vec<Vec<PackedField>> {
        if !self.is_one() {
            return Vec::new();
        }
        vec![self.both.fields().to_vec(), self.both.joined_fields()]
    }

    /// Returns whether both packings are one.
    pub fn is_one(&self) -> bool {
        self.first == 0
    }

    /// The number of separate runs of the word over which a piece's number is spread, before and after.
    pub fn runs(&self) -> (u32, u32) {
        self.runs
    }

    /// Returns whether a shift moves a word of this number of pieces by a distance. The move must be to the same
    /// side for every number of pieces, and by less than the bits of the word. Between two packings a field may be
    /// below its new bits with few pieces, and above them with many.
    pub fn can_move(&self, by: Distance, pieces: u32) -> bool {
        let distance = by.of(pieces, self.width());
        let far = if by.is_right() { -distance } else { distance };
        (0..self.width() as i32).contains(&far)
    }

    /// The word after the map, in which pieces have these numbers.
    pub fn pack_results(&self, numbers: &[u8]) -> u128 {
        self.both.pack_from(self.first, numbers)
    }

    /// A circuit on pieces, made for a number of them.
    pub fn circuit(&self, circuit: &Circuit, pieces: u32) -> Circuit {
        circuit.in_word(self.width(), pieces, &|bits| self.mask(bits, pieces))
    }
}

/// The packing of the bits before and after, in one word: both have masks, strides and distances.
impl Deref for PackingPair {
    type Target = Packing;

    fn deref(&self) -> &Packing {
        &self.both
    }
}
