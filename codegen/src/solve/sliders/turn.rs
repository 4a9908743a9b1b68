//! Looking squares up in the frame of another that a turn of the board carries them to.
//!
//! Where a turn adds a constant to every number, modulo the bits of the word, it is one rotation
//! of a bitboard. So of the squares that turns exchange only one needs a magic, an index and
//! sets: an occupancy is rotated into its frame, and the attack set back. Any of them will do,
//! and which one has a magic with a small key is for the search to find out.

use quadrille_runtime::Symmetry;

use crate::layout::{GivenMagics, Numbering, WordSize};

use super::given::{GivenError, entry};

/// Which squares stand for those that they turn into.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// By number modulo their count, a power of two: the number of the square that is looked up.
    pub bases: Vec<u8>,
}

impl Turn {
    /// The place of a number's base.
    pub fn slot(&self, number: u8) -> usize {
        usize::from(number) % self.bases.len()
    }

    /// How far a word is rotated down to get from a number to its base.
    pub fn rotation(&self, number: u8) -> u32 {
        u32::from(number.wrapping_sub(self.bases[self.slot(number)]) % 64)
    }
}

/// The turn of a numbering, by the squares that have magics where these are given.
pub(super) fn turn(
    numbering: &Numbering,
    word: WordSize,
    given: Option<&GivenMagics>,
) -> Result<Turn, GivenError> {
    let is_whole = word == WordSize::U64 && numbering.board().len() == 64;
    let turns = [(Symmetry::Rotate90, 16), (Symmetry::Rotate180, 32)];
    let cheap = turns.into_iter().find(|&(symmetry, slots)| {
        is_whole && numbering.board().has(symmetry) && adds_multiple(numbering, symmetry, slots)
    });
    let (_, slots) = cheap.ok_or(GivenError::NoTurn)?;
    let has_magic = |number: &u8| {
        let square = numbering.square(*number);
        given.is_none_or(|given| {
            square.is_some_and(|square| !entry(numbering, given, square).is_empty())
        })
    };
    let base = |slot: u8| (slot..64).step_by(usize::from(slots)).find(has_magic).unwrap_or(slot);
    Ok(Turn { bases: (0..slots).map(base).collect() })
}

/// Whether the image of each number is the number plus the same odd multiple of `slots`.
fn adds_multiple(numbering: &Numbering, symmetry: Symmetry, slots: u8) -> bool {
    let board = numbering.board();
    let mut added = board.squares().map(|square| {
        let image = numbering.number(board.image(square, symmetry));
        image.wrapping_sub(numbering.number(square)) % 64
    });
    let first = added.next().unwrap_or(0);
    first % (2 * slots) == slots && added.all(|other| other == first)
}
