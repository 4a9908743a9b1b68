//! Keys of lame leapers that all squares share.

use crate::word::Word;
use crate::word::constant::{and, narrow, repeated, value};

/// The way to compute a key from the occupancy of 64 squares, as the highest bits of a product.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LameKey {
    /// The relevant squares.
    pub mask: u64,
    /// The factor that brings the bits of the mask to the top of the product.
    pub magic: u64,
    /// The distance by which the product is shifted down.
    pub shift: u32,
    /// The index of the set of key 0.
    pub first: u32,
}

impl LameKey {
    /// The index of the set that an occupancy leads to.
    #[inline(always)]
    const fn set_index(&self, occupancy: u64) -> usize {
        let key = (occupancy & self.mask).wrapping_mul(self.magic) >> self.shift;
        self.first as usize + key as usize
    }
}

/// The attacks of lame leapers whose keys all squares share. The keys read the 64 squares from number - `below` on.
/// A set has a bit for each step: bit n for a step that adds n to numbers modulo 64. In a wider word at most one part of
/// 64 bits has a target at each bit, so one set of 64 bits, rotated and copied to all parts, is enough.
///
/// # Panics
/// If the keys lead out of the sets.
#[inline(always)]
pub const fn shifted_lame<W: Word>(
    keys: &[LameKey],
    sets: &[u64],
    target: W,
    number: usize,
    below: usize,
    occupancy: W,
) -> W {
    let window = window(occupancy, number.wrapping_sub(below) as u32);
    let (mut free, mut key) = (0, 0);
    while key < keys.len() {
        free |= sets[keys[key].set_index(window)];
        key += 1;
    }
    and(repeated(free.rotate_left(number as u32)), target)
}

/// The 64 bits from bit `from` on, wrapping around from the last to the first. Parts are shifted one by one: a
/// rotation of 128 bits is made of double shifts, which are slow on many processors.
#[inline(always)]
const fn window<W: Word>(occupancy: W, from: u32) -> u64 {
    if W::BITS == 64 {
        return narrow(occupancy).rotate_right(from);
    }
    let [a, b, c, d] = value(occupancy).to_words();
    let (first, second) = match from & (W::BITS - 64) {
        0 => (a, b),
        64 if W::BITS == 128 => (b, a),
        64 => (b, c),
        128 => (c, d),
        _ => (d, a),
    };
    let by = from & 63;
    first >> by | (second << 1) << (63 - by)
}
