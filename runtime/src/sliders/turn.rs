//! Looking a square up as another, to which a symmetry of the board carries it.
//!
//! Where the symmetry is a rotation of the word, a swap of its bytes, or both, the occupancy is
//! turned, the other square (the base of a slot) is looked up, and the attack set is turned back.

/// The turn of a word from a square's own frame into that of its base, and back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Turn {
    /// How far bits of the base's frame are rotated up, after the swap if there is one.
    rotation: u32,
    /// All bits where bytes are swapped, else none.
    swap: u64,
}

impl Turn {
    /// The turn that swaps bytes or not and then rotates bits up, seen from the base.
    pub const fn new(is_swapped: bool, rotation: u32) -> Turn {
        Turn { rotation, swap: (is_swapped as u64).wrapping_neg() }
    }

    /// Whether the bytes of the word are put in opposite order.
    pub const fn is_swapped(self) -> bool {
        self.swap != 0
    }

    /// How far bits are rotated up, below 64.
    pub const fn rotation(self) -> u32 {
        self.rotation
    }

    /// The slot and the turn of a number where each slot's number is its base's: what the number
    /// has above its slot is how far it is rotated. `slots` is a power of two.
    #[inline(always)]
    pub const fn rotated(number: usize, slots: usize) -> (usize, Turn) {
        let rotation = (number & (64 - slots)) as u32;
        (number & (slots - 1), Turn { rotation, swap: 0 })
    }

    /// The slot and the turn of a number where the bases are listed. There are as many slots as
    /// bases, a power of two.
    #[inline(always)]
    pub const fn rotated_from(number: usize, bases: &[u8]) -> (usize, Turn) {
        let slot = number & (bases.len() - 1);
        let rotation = (number as u32).wrapping_sub(bases[slot] as u32) & 63;
        (slot, Turn { rotation, swap: 0 })
    }

    /// The slot and the turn of a number where bytes may be swapped: by number, the slot in the
    /// bits of `last`, and in the highest bit whether they are.
    #[inline(always)]
    pub const fn swapped(number: usize, slots: &[u8; 64], last: u8) -> (usize, Turn) {
        let slot = slots[number & 63];
        let swap = ((slot >> 7) as u64).wrapping_neg();
        ((slot & last) as usize, Turn { rotation: 0, swap })
    }

    /// The slot and the turn of a number if bits are rotated as well as swapped: by number, how far.
    #[inline(always)]
    pub const fn swapped_and_rotated(
        number: usize,
        slots: &[u8; 64],
        last: u8,
        rotations: &[u8; 64],
    ) -> (usize, Turn) {
        let (slot, turn) = Turn::swapped(number, slots, last);
        (slot, Turn { rotation: rotations[number & 63] as u32, ..turn })
    }

    /// A word of the number's frame in the base's.
    #[inline(always)]
    pub const fn enter(self, word: u64) -> u64 {
        let word = word.rotate_right(self.rotation);
        word ^ (word ^ word.swap_bytes()) & self.swap
    }

    /// A word of the base's frame in the number's.
    #[inline(always)]
    pub const fn leave(self, word: u64) -> u64 {
        let word = word ^ (word ^ word.swap_bytes()) & self.swap;
        word.rotate_left(self.rotation)
    }
}

/// How the slot and the turn of a number are found: the functions of [`Turn`] with their tables.
#[derive(Clone, Copy, Debug)]
pub enum Frames<'a> {
    /// Each square is looked up as itself.
    Own,
    /// [`Turn::rotated`] with this number of slots.
    Rotated(usize),
    /// [`Turn::rotated_from`] these bases.
    RotatedFrom(&'a [u8]),
    /// [`Turn::swapped`], with the slots and their bits.
    Swapped(&'a [u8; 64], u8),
    /// [`Turn::swapped_and_rotated`], with the slots, their bits and the rotations.
    SwappedAndRotated(&'a [u8; 64], u8, &'a [u8; 64]),
}

impl Frames<'_> {
    /// The slot and the turn of a number.
    #[inline(always)]
    pub const fn slot(&self, number: usize) -> (usize, Turn) {
        match *self {
            Frames::Own => (number, Turn { rotation: 0, swap: 0 }),
            Frames::Rotated(slots) => Turn::rotated(number, slots),
            Frames::RotatedFrom(bases) => Turn::rotated_from(number, bases),
            Frames::Swapped(slots, last) => Turn::swapped(number, slots, last),
            Frames::SwappedAndRotated(slots, last, rotations) => {
                Turn::swapped_and_rotated(number, slots, last, rotations)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_swapped_before_bits_are_rotated() {
        let turn = Turn::new(true, 12);
        assert_eq!((turn.is_swapped(), turn.rotation()), (true, 12));
        assert_eq!((turn.leave(1), turn.enter(1 << 4)), (1 << (56 + 12 - 64), 1));
        for bit in 0..64 {
            assert_eq!(turn.enter(turn.leave(1 << bit)), 1 << bit);
        }
    }

    #[test]
    fn a_number_is_rotated_from_the_base_of_its_slot() {
        assert_eq!(Turn::rotated(37, 16), (5, Turn::new(false, 32)));
        let mut bases = [0; 16];
        bases[5] = 53;
        assert_eq!(Turn::rotated_from(37, &bases), (5, Turn::new(false, 48)));
    }
}
