//! Looking a square up in the frame of another, to which a turn of the board carries it.
//!
//! A symmetry that adds a constant to every number, modulo the bits of the word, is one rotation of a bitboard. So among
//! the squares that such symmetries exchange only one needs a magic, an index and sets: an occupancy is rotated into
//! the frame of that square, and the attack set is rotated back. Any of these squares will do; the search finds out
//! which of them has a magic with a small key.

use quadrille_runtime::Symmetry;
use quadrille_runtime::sliders::Frames;

use super::rays::{Ray, rays};
use crate::list::list;
use crate::model::{Leap, Numbering, Square, WordSize};

/// Rotated frames: for each slot the base square as which its other squares are looked up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RotatedFrames {
    /// The number of each slot's base square; the slots are the numbers modulo a power of two.
    pub bases: Vec<u8>,
}

impl RotatedFrames {
    /// How the emitted look-up finds the slot and the rotation of a number.
    pub fn frames(&self) -> Frames<'_> {
        let count = self.bases.len();
        let are_slots = self.bases.iter().copied().eq(0..count as u8);
        if are_slots { Frames::Rotated(count) } else { Frames::RotatedFrom(&self.bases) }
    }
}

/// The rotated frames of a numbering. Of the squares that symmetries exchange the first preferred one is looked up, or else the
/// first. `None` if no symmetry of the board is a rotation of the word.
pub(crate) fn rotated_frames(
    numbering: &Numbering,
    word: WordSize,
    is_preferred: impl Fn(Square) -> bool,
) -> Option<RotatedFrames> {
    let slots = slots_of_rotations(numbering, word)?;
    let is_preferred = |number: &u8| numbering.square(*number).is_some_and(&is_preferred);
    let base = |slot: u8| {
        let mut images = (slot..64).step_by(slots.into());
        images.find(is_preferred).unwrap_or(slot)
    };
    Some(RotatedFrames { bases: list(0..slots, base) })
}

/// Returns whether frames can be rotated by four symmetries or more, so that they leave a quarter of the squares.
pub(crate) fn are_many(numbering: &Numbering, word: WordSize) -> bool {
    slots_of_rotations(numbering, word).is_some_and(|slots| slots <= 16)
}

/// The least rotation of the word that is a symmetry of the board. Such rotations form a group, so
/// they are its multiples and it is a power of two.
fn slots_of_rotations(numbering: &Numbering, word: WordSize) -> Option<u8> {
    let board = numbering.board();
    let rotation = |symmetry| {
        let mut added = added(numbering, symmetry);
        let first = added.next()?;
        added.all(|other| other == first).then_some(first)
    };
    let rotations = board.symmetries().filter_map(rotation).filter(|&rotation| rotation != 0);
    if word == WordSize::U64 { rotations.min() } else { None }
}

/// The amount that a symmetry adds to the number of each square, modulo 64.
fn added(numbering: &Numbering, symmetry: Symmetry) -> impl Iterator<Item = u8> {
    let board = numbering.board();
    board.squares().map(move |square| {
        let image = numbering.number(board.image(square, symmetry));
        image.wrapping_sub(numbering.number(square)) % 64
    })
}

/// Returns whether a rotation of the word agrees with a symmetry on half of the squares or more. These squares can
/// have equal keys, even if the other squares rule out rotated frames, as in W.
pub(crate) fn rotate_many(numbering: &Numbering) -> bool {
    let board = numbering.board();
    let rotated = |symmetry| {
        let mut counts = [0; 64];
        added(numbering, symmetry).for_each(|added| counts[usize::from(added)] += 1);
        counts.into_iter().max().unwrap_or(0)
    };
    let mut others = board.symmetries().filter(|&symmetry| symmetry != Symmetry::Identity);
    others.any(|symmetry| 2 * rotated(symmetry) >= board.len())
}

/// The square of each slot of a look-up's tables, or `None` for an unused number. The slots are all
/// numbers, or only the base squares of rotated frames.
pub(crate) fn slots(numbering: &Numbering, rotated: Option<&RotatedFrames>) -> Vec<Option<Square>> {
    match rotated {
        Some(rotated) => list(rotated.bases.iter(), |&base| numbering.square(base)),
        None => numbering.by_number().to_vec(),
    }
}

/// The rays of each slot.
pub(crate) fn rays_of(
    numbering: &Numbering,
    ride: Leap,
    squares: &[Option<Square>],
) -> Vec<Vec<Ray>> {
    let seen = |&square: &Option<Square>| {
        square.map_or(Vec::new(), |square| rays(numbering, square, ride))
    };
    list(squares.iter(), seen)
}
