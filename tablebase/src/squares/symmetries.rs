//! The symmetries of a board by numbers of four bits, for tables and sets of them.
//!
//! A symmetry of a square grid has its discriminant as its number. Boards of hexagons have other symmetries: the four that
//! keep lines upright or level, or turn by half, have the numbers of a rectangle's, so that a mirror of files is 1
//! everywhere; the other eight follow from 8 on.

use quadrille_runtime::Symmetry::{
    self, FlipAt1, FlipAt2, FlipAt3, FlipAt4, FlipAt5, FlipAt12, Identity, Rotate60, Rotate120,
    Rotate180, Rotate240, Rotate300,
};

/// The symmetries of hexagons by their numbers; the identity fills the gap.
const OF_HEXAGONS: [Symmetry; 16] = [
    Identity, FlipAt12, FlipAt3, Rotate180, Identity, Identity, Identity, Identity, Rotate60,
    Rotate120, Rotate240, Rotate300, FlipAt1, FlipAt2, FlipAt4, FlipAt5,
];

/// The symmetry with a number.
#[inline(always)]
pub(crate) const fn symmetry(number: u8, is_hexagonal: bool) -> Symmetry {
    if is_hexagonal { OF_HEXAGONS[(number & 15) as usize] } else { Symmetry::from_bits(number) }
}

/// Symmetries, as bits by their numbers, to be taken in turn.
#[derive(Clone)]
pub(crate) struct Symmetries(pub(crate) u16);

impl Symmetries {
    /// `Iterator::next`, which cannot be const.
    #[inline]
    pub(crate) const fn pop(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let next = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(next)
    }
}

impl Iterator for Symmetries {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        self.pop()
    }
}

/// The symmetry that does `first` and then `second`, by their numbers.
#[inline(always)]
pub(crate) const fn then(first: u8, second: u8) -> u8 {
    AFTER[(second >> 3 & 1) as usize][(first & 15) as usize][(second & 7) as usize]
}

/// By the highest bit of the second number, so that rows have eight bytes, which an address takes without a shift of its own.
/// No board has a number from 4 to 7 and one above: their entries are not used.
const AFTER: [[[u8; 8]; 16]; 2] = {
    let mut table = [[[0; 8]; 16]; 2];
    let (mut first, mut second) = (0, 0);
    while first < 16 {
        let is_hexagonal = first > 7 || second > 7;
        let both = symmetry(first, is_hexagonal).then(symmetry(second, is_hexagonal));
        let (high, low) = ((second >> 3) as usize, (second & 7) as usize);
        table[high][first as usize][low] = number(both, is_hexagonal);
        second = (second + 1) % 16;
        first += (second == 0) as u8;
    }
    table
};

/// The number of a symmetry: undoes [`symmetry`].
const fn number(symmetry: Symmetry, is_hexagonal: bool) -> u8 {
    let mut number = 0;
    while self::symmetry(number, is_hexagonal) as u8 != symmetry as u8 {
        number += 1;
    }
    number
}

/// The number of times that a symmetry is done until all squares are back.
#[inline]
pub(crate) const fn order(symmetry: u8) -> u8 {
    let (mut order, mut power) = (1, symmetry);
    while power != 0 {
        power = then(power, symmetry);
        order += 1;
    }
    order
}
