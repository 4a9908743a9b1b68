//! Looking a square up in the frame of another, to which a symmetry of the board carries it.
//!
//! A symmetry that adds a constant to every number, modulo the bits of the word, is one rotation of a bitboard. A
//! symmetry that exchanges 0 to 7 with 56 to 63, 8 to 15 with 48 to 55 and so on, as mirroring the ranks
//! of a1 = 0 does, is one byte swap. So among the squares that such symmetries exchange only one needs a magic,
//! an index and sets: an occupancy is brought into the frame of that square, and the attack set is brought
//! back. Any of these squares will do; the search finds out which of them has a magic with a small key.

use std::fmt;

use quadrille_runtime::Symmetry;
use quadrille_runtime::sliders::Turn;

use super::rays::{Ray, rays};
use crate::board::Square;
use crate::layout::{Leap, Numbering, WordSize};
use crate::list::list;

/// No symmetry of the board is a rotation of the word or swaps its bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoTurn;

impl fmt::Display for NoTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "`frame: turned` needs a turn of the board that adds a constant to every number, modulo \
             64, or a mirror that exchanges the bytes of a `u64`: 0 to 7 with 56 to 63, 8 to 15 with 48 \
             to 55, and so on",
        )
    }
}

/// Which squares stand for those that they turn into.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turns {
    /// By slot of the tables, in the order of the least numbers that use it: the number of the
    /// square that is looked up.
    pub bases: Vec<u8>,
    /// By number: the slot, and what turns the base into the square.
    pub numbers: Vec<(usize, Turn)>,
}

impl Turns {
    /// The tables that the emitted look-up reads.
    pub fn tables(&self) -> TurnTables {
        let by_number = |value: &dyn Fn(&(usize, Turn)) -> u8| {
            let mut table = [0; 64];
            for (place, number) in table.iter_mut().zip(&self.numbers) {
                *place = value(number);
            }
            table
        };
        let count = self.bases.len();
        if self.numbers.iter().all(|(_, turn)| !turn.is_swapped()) {
            // Numbers modulo the slots, which are a power of two, are the slots.
            let are_slots = self.bases.iter().copied().eq(0..count as u8);
            return if are_slots {
                TurnTables::Rotated { slots: count }
            } else {
                TurnTables::RotatedFrom { bases: self.bases.clone() }
            };
        }
        let slots = by_number(&|&(slot, turn)| slot as u8 | u8::from(turn.is_swapped()) << 7);
        let last = count.next_power_of_two() as u8 - 1;
        if self.numbers.iter().all(|(_, turn)| turn.rotation() == 0) {
            return TurnTables::Swapped { slots, last };
        }
        let rotations = by_number(&|(_, turn)| turn.rotation() as u8);
        TurnTables::SwappedAndRotated { slots, last, rotations }
    }
}

/// What a look-up reads to find the slot and the turn of a number: the arguments of the runtime's
/// functions of these names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TurnTables {
    /// Each base is its slot's number: nothing is read.
    Rotated {
        /// How many slots there are: a slot's number is its base.
        slots: usize,
    },
    /// Words are rotated by the distance of a number from its slot's least.
    RotatedFrom {
        /// The least number of each slot's squares.
        bases: Vec<u8>,
    },
    /// Words are swapped, or as they are.
    Swapped {
        /// The slot of each number, and whether bytes are swapped.
        slots: [u8; 64],
        /// The bits of a slot.
        last: u8,
    },
    /// Words are swapped and rotated.
    SwappedAndRotated {
        /// The slot of each number, and whether bytes are swapped.
        slots: [u8; 64],
        /// The bits of a slot.
        last: u8,
        /// The rotation of each number.
        rotations: [u8; 64],
    },
}

impl TurnTables {
    /// What the runtime makes of them for a number.
    pub fn slot(&self, number: usize) -> (usize, Turn) {
        match self {
            TurnTables::Rotated { slots } => Turn::rotated(number, *slots),
            TurnTables::RotatedFrom { bases } => Turn::rotated_from(number, bases),
            TurnTables::Swapped { slots, last } => Turn::swapped(number, slots, *last),
            TurnTables::SwappedAndRotated { slots, last, rotations } => {
                Turn::swapped_and_rotated(number, slots, *last, rotations)
            }
        }
    }

    /// The bytes that are read.
    pub fn bytes(&self) -> usize {
        match self {
            TurnTables::Rotated { .. } => 0,
            TurnTables::RotatedFrom { bases } => bases.len(),
            TurnTables::Swapped { .. } => 64,
            TurnTables::SwappedAndRotated { .. } => 128,
        }
    }
}

/// The turns of a numbering. Of the squares that symmetries exchange the first is looked up that is
/// preferred, or else the first.
pub(crate) fn turns(
    numbering: &Numbering,
    word: WordSize,
    is_preferred: impl Fn(Square) -> bool,
) -> Result<Turns, NoTurn> {
    const NONE: usize = usize::MAX;
    if word != WordSize::U64 {
        return Err(NoTurn);
    }
    let group = group(numbering);
    if group.len() == 1 {
        return Err(NoTurn);
    }
    let is_preferred = |number: &u8| numbering.square(*number).is_some_and(&is_preferred);
    let mut turns = Turns { bases: Vec::new(), numbers: vec![(NONE, Turn::default()); 64] };
    for first in 0..64_u8 {
        if turns.numbers[usize::from(first)].0 != NONE {
            continue;
        }
        let slot = turns.bases.len();
        let images = group.iter().map(|turn| image(*turn, first));
        let base = images.filter(is_preferred).min().unwrap_or(first);
        turns.bases.push(base);
        // Where several turns lead to one number the first stays: a rotation rather than a swap.
        for &turn in group.iter().rev() {
            turns.numbers[usize::from(image(turn, base))] = (slot, turn);
        }
    }
    Ok(turns)
}

/// Where the bit of a number of the base's frame is in the number's.
fn image(turn: Turn, number: u8) -> u8 {
    turn.leave(1 << number).trailing_zeros() as u8
}

/// Whether frames can be turned by four symmetries or more, so that they leave a quarter of the squares.
pub(crate) fn are_many(numbering: &Numbering, word: WordSize) -> bool {
    word == WordSize::U64 && group(numbering).len() >= 4
}

/// Whether a rotation of the word does what a symmetry does to half of the squares or more. Keys of such
/// squares can be equal, even where others keep frames from being turned, as in W.
pub(crate) fn rotate_many(numbering: &Numbering) -> bool {
    let board = numbering.board();
    let rotated = |symmetry| {
        let mut counts = [0; 64];
        for square in board.squares() {
            let image = numbering.number(board.image(square, symmetry));
            counts[usize::from(image.wrapping_sub(numbering.number(square)) % 64)] += 1;
        }
        counts.into_iter().max().unwrap_or(0)
    };
    let mut others = board.symmetries().filter(|&symmetry| symmetry != Symmetry::Identity);
    others.any(|symmetry| 2 * rotated(symmetry) >= board.len())
}

/// The symmetries of the board that are one operation of the word or two: the identity, rotations,
/// a byte swap, and byte swaps with rotations after them. Together they are a group. The numbers must
/// be below 64.
fn group(numbering: &Numbering) -> Vec<Turn> {
    let board = numbering.board();
    let mut group = vec![Turn::default()];
    for is_swapped in [false, true] {
        for symmetry in board.symmetries() {
            let to = |square| numbering.number(board.image(square, symmetry));
            let swap = Turn::new(is_swapped, 0);
            // By how much the number of each square's image is greater than after the swap: the same
            // everywhere if a rotation does the rest.
            let mut added = board
                .squares()
                .map(|square| to(square).wrapping_sub(image(swap, numbering.number(square))) % 64);
            let rotation = added.next().unwrap_or(0);
            let turn = Turn::new(is_swapped, rotation.into());
            // Only rotations by bytes and swaps of bytes make a group.
            let is_by_bytes =
                |other: &Turn| (other.rotation() | u32::from(rotation)).is_multiple_of(8);
            let fits = !is_swapped || group.iter().all(is_by_bytes);
            if fits && !group.contains(&turn) && added.all(|other| other == rotation) {
                group.push(turn);
            }
        }
    }
    group
}

/// By slot of a look-up's tables, all squares or only those that turns carry the others to: the square that is
/// looked up; none for a number without a square.
pub(crate) fn slots(numbering: &Numbering, turns: Option<&Turns>) -> Vec<Option<Square>> {
    match turns {
        Some(turns) => list(turns.bases.iter(), |&base| numbering.square(base)),
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
