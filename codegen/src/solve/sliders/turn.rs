//! Looking squares up in the frame of another that a symmetry of the board carries them to.
//!
//! Where a turn adds a constant to every number, modulo the bits of the word, it is one rotation
//! of a bitboard; where a symmetry exchanges 0 to 7 with 56 to 63, 8 to 15 with 48 to 55 and so on,
//! as mirroring the ranks does with a1 = 0, it is one byte swap. So of the squares that such
//! symmetries exchange only one needs a magic, an index and sets: an occupancy is brought into its
//! frame, and the attack set back. Any of them will do, and which one has a magic with a small key
//! is for the search to find out.

use crate::layout::{GivenMagics, Numbering, WordSize};

use super::given::{GivenError, entry};

/// What brings a word from one square's frame into another's, and back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Frame {
    /// Whether bytes are swapped.
    pub is_swapped: bool,
    /// How far bits are then rotated up, below 64.
    pub rotation: u8,
}

impl Frame {
    /// A word of the base's frame in the number's.
    pub const fn leave(self, word: u64) -> u64 {
        let word = if self.is_swapped { word.swap_bytes() } else { word };
        word.rotate_left(self.rotation as u32)
    }

    /// A word of the number's frame in the base's.
    pub const fn enter(self, word: u64) -> u64 {
        let word = word.rotate_right(self.rotation as u32);
        if self.is_swapped { word.swap_bytes() } else { word }
    }

    /// Where the bit of a number of the base's frame is in the number's.
    fn image(self, number: u8) -> u8 {
        self.leave(1 << number).trailing_zeros() as u8
    }
}

/// Which squares stand for those that they turn into.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// By slot of the tables, in the order of the least numbers that use it: the number of the
    /// square that is looked up.
    pub bases: Vec<u8>,
    /// By number: the slot, and the frame seen from the base's.
    pub numbers: Vec<(u8, Frame)>,
}

impl Turn {
    /// Whether nothing is swapped. Then numbers modulo the slots, which are a power of two, are
    /// the slots.
    pub fn is_rotation(&self) -> bool {
        self.numbers.iter().all(|(_, frame)| !frame.is_swapped)
    }
}

/// The turn of a numbering, by the squares that have magics where these are given.
pub(super) fn turn(
    numbering: &Numbering,
    word: WordSize,
    given: Option<&GivenMagics>,
) -> Result<Turn, GivenError> {
    let frames = frames(numbering);
    if word != WordSize::U64 || frames.len() == 1 {
        return Err(GivenError::NoTurn);
    }
    let has_magic = |number: &u8| {
        let square = numbering.square(*number);
        given.is_none_or(|given| {
            square.is_some_and(|square| !entry(numbering, given, square).is_empty())
        })
    };
    let mut turn = Turn { bases: Vec::new(), numbers: vec![(u8::MAX, Frame::default()); 64] };
    for first in 0..64_u8 {
        if turn.numbers[usize::from(first)].0 != u8::MAX {
            continue;
        }
        let slot = turn.bases.len() as u8;
        let mut images: Vec<u8> = frames.iter().map(|frame| frame.image(first)).collect();
        images.sort_unstable();
        let base = images.into_iter().find(has_magic).unwrap_or(first);
        turn.bases.push(base);
        for &frame in frames.iter().rev() {
            turn.numbers[usize::from(frame.image(base))] = (slot, frame);
        }
    }
    Ok(turn)
}

/// The symmetries of the board that are one operation of the word or two: the identity, rotations,
/// a byte swap, and byte swaps with rotations after them. Together they are a group.
fn frames(numbering: &Numbering) -> Vec<Frame> {
    let board = numbering.board();
    let mut frames = vec![Frame::default()];
    for is_swapped in [false, true] {
        for &symmetry in board.symmetries() {
            let image = |square| numbering.number(board.image(square, symmetry));
            let mut added = board.squares().map(|square| {
                let frame = Frame { is_swapped, rotation: 0 };
                image(square).wrapping_sub(frame.image(numbering.number(square))) % 64
            });
            let rotation = added.next().unwrap_or(0);
            let frame = Frame { is_swapped, rotation };
            // Only rotations by bytes and swaps of bytes make a group.
            let fits =
                !is_swapped || frames.iter().all(|other| (other.rotation | rotation) % 8 == 0);
            if fits && !frames.contains(&frame) && added.all(|other| other == rotation) {
                frames.push(frame);
            }
        }
    }
    frames
}
