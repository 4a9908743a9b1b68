//! Looking a square up as another, to which a turn of the board carries it.
//!
//! Where the turn is a rotation of the word, the occupancy is rotated, the other square (the base of a slot) is looked
//! up, and the attack set is rotated back.

/// The rotation of a word from a square's own frame into that of its base, and back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Turn {
    /// The distance by which bits of the base's frame are rotated up, below 64.
    rotation: u32,
}

impl Turn {
    /// The turn that rotates bits up, seen from the base.
    #[inline(always)]
    pub const fn new(rotation: u32) -> Turn {
        Turn { rotation }
    }

    /// A word of the number's frame in the base's.
    #[inline(always)]
    pub const fn enter(self, word: u64) -> u64 {
        word.rotate_right(self.rotation)
    }

    /// A word of the base's frame in the number's.
    #[inline(always)]
    pub const fn leave(self, word: u64) -> u64 {
        word.rotate_left(self.rotation)
    }
}

/// How the slot and the turn of a number are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Frames<'a> {
    /// Each square is looked up as itself.
    Own,
    /// The slots, a power of two, where each slot's number is its base's: the bits of a number
    /// above its slot are its rotation.
    Rotated(usize),
    /// The bases of the slots, a power of two: a number is rotated by its distance from the base of its slot.
    RotatedFrom(&'a [u8]),
}

impl Frames<'_> {
    /// The slot and the turn of a number.
    #[inline(always)]
    pub const fn slot(&self, number: usize) -> (usize, Turn) {
        match *self {
            Frames::Own => (number, Turn::new(0)),
            Frames::Rotated(slots) => {
                (number & (slots - 1), Turn::new((number & (64 - slots)) as u32))
            }
            Frames::RotatedFrom(bases) => {
                let slot = number & (bases.len() - 1);
                let rotation = (number as u32).wrapping_sub(bases[slot] as u32) & 63;
                (slot, Turn::new(rotation))
            }
        }
    }
}
