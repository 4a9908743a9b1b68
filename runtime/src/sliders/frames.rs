//! Looks a square up as another, to which a turn of the board maps it.
//!
//! If that turn is a rotation of the word, the occupancy is rotated, the other square (the base of a slot) is looked
//! up, and the attack set is rotated back. Words of 128 bits are never rotated: each square is its own base.

use crate::word::Word;
use crate::word::constant::{from_narrow, narrow};

/// The rotation of a word from a square's own frame into that of its base, and back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rotation {
    /// The distance by which bits of the base's frame are rotated up, below 64.
    rotation: u32,
}

impl Rotation {
    /// The rotation that moves bits up, seen from the base.
    #[inline(always)]
    pub const fn new(rotation: u32) -> Rotation {
        Rotation { rotation }
    }

    /// A word of the number's frame in the base's.
    #[inline(always)]
    pub const fn enter<W: Word>(self, word: W) -> W {
        if W::BITS == 64 { from_narrow(narrow(word).rotate_right(self.rotation)) } else { word }
    }

    /// A word of the base's frame in the number's.
    #[inline(always)]
    pub const fn leave<W: Word>(self, word: W) -> W {
        if W::BITS == 64 { from_narrow(narrow(word).rotate_left(self.rotation)) } else { word }
    }
}

/// The way to find the slot and the rotation of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Frames<'a> {
    /// Each square is looked up as itself.
    Own,
    /// The number of slots, a power of two; each slot is its own base. The low bits of a number are its slot, and the
    /// bits above them its rotation.
    Rotated(usize),
    /// The base of each slot; the number of slots is a power of two. The word is rotated by a number's distance from
    /// its slot's base.
    RotatedFrom(&'a [u8]),
}

impl Frames<'_> {
    /// The slot and the rotation of a number.
    #[inline(always)]
    pub const fn slot(&self, number: usize) -> (usize, Rotation) {
        match *self {
            Frames::Own => (number, Rotation::new(0)),
            Frames::Rotated(slots) => {
                (number & (slots - 1), Rotation::new((number & (64 - slots)) as u32))
            }
            Frames::RotatedFrom(bases) => {
                let slot = number & (bases.len() - 1);
                let rotation = (number as u32).wrapping_sub(bases[slot] as u32) & 63;
                (slot, Rotation::new(rotation))
            }
        }
    }
}
