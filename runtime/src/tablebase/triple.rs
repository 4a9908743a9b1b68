//! Syzygy's leads of three men, "111" and "K3", on the 8x8 board.
//!
//! Both number the first two men as a pair and look at the third only where those two stand on
//! the a1-h8 diagonal, so that mirroring it is still to be decided.

use super::lead::{Folded, Leads, carry};
use super::plan::{Men, Plan};
use crate::Symmetry;

/// Pairs, kings touching or not, that do not stand on the diagonal both; 28 more do.
const PAIRS: u32 = 490;
/// Where "111" goes on with both leads on the diagonal and the third below it: 62 squares a pair.
const BOTH: u32 = PAIRS * 62;
/// And with all three on the diagonal.
const ALL: u32 = BOTH + 28 * 28;

/// How many classes "111" has.
pub(super) const CLASSES: u32 = ALL + 28 * 6;

/// Pairs of kings that do not stand on the diagonal both; 21 more do.
const KINGS: u32 = 441;
/// Where "K3" goes on with both kings on the diagonal.
const BOTH_KINGS: u32 = KINGS * 62;

/// How many classes "K3" has.
pub(super) const KINGS_CLASSES: u32 = BOTH_KINGS + 21 * (28 + 6);

/// The squares below the a1-h8 diagonal, in order.
static LOWER: [u8; 28] = {
    let mut squares = [0; 28];
    let (mut square, mut next) = (0, 0);
    while square < 64 {
        if above(square) < 0 {
            squares[next] = square as u8;
            next += 1;
        }
        square += 1;
    }
    squares
};

/// How far above the a1-h8 diagonal a square lies.
#[inline]
const fn above(square: i8) -> i8 {
    (square >> 3) - (square & 7)
}

/// The place of a square below the diagonal among those, in order.
#[inline]
const fn lower(square: u8) -> u32 {
    let (file, rank) = ((square & 7) as u32, (square >> 3 & 7) as u32);
    (rank * (15 - rank) / 2 + file).wrapping_sub(rank + 1)
}

/// How many of the first two men stand on squares before the third's.
#[inline]
const fn before(men: &Men) -> u8 {
    (men[0] < men[2]) as u8 + (men[1] < men[2]) as u8
}

/// The number that the third man has among the squares that the first two leave.
#[inline]
const fn reduced(men: &Men) -> u32 {
    men[2].wrapping_sub(before(men)) as u32
}

/// The square with this number among those that the first two men leave.
#[inline]
const fn unreduced(number: u32, men: &Men) -> u8 {
    let (first, last) = if men[0] < men[1] { (men[0], men[1]) } else { (men[1], men[0]) };
    let square = number as u8 + (number as u8 >= first) as u8;
    square + (square >= last) as u8
}

/// Mirrors a position, whose first two men stand on the diagonal, if the third is above it.
#[inline]
const fn bring_third_below(plan: &Plan<'_>, folded: &mut Folded, men: &mut Men) {
    if above(men[2] as i8) > 0 {
        folded.symmetry = super::lead::then(folded.symmetry, Symmetry::FlipDiagonal as u8);
        carry(plan, plan.board, Symmetry::FlipDiagonal as u8, men);
    }
}

/// The class of "111": `folded` has that of the first two men.
#[inline]
pub(super) const fn number(plan: &Plan<'_>, folded: &mut Folded, men: &mut Men) {
    folded.class = if folded.class < PAIRS {
        folded.class * 62 + reduced(men)
    } else {
        let pair = folded.class - PAIRS;
        bring_third_below(plan, folded, men);
        match above(men[2] as i8) {
            0 => ALL + pair * 6 + ((men[2] >> 3) as u32).wrapping_sub(before(men) as u32),
            _ => BOTH + pair * 28 + lower(men[2]),
        }
    };
}

/// Whether the third man of this class of "111" may stand wherever the first two do not.
pub(super) const fn third_is_free(class: u64) -> bool {
    class < BOTH as u64
}

/// Puts the men of a class of "111" on their squares.
#[inline]
pub(super) const fn place(leads: &Leads<'_>, class: u32, men: &mut Men) {
    if class < BOTH {
        leads.place(class / 62, men);
        men[2] = unreduced(class % 62, men);
    } else if class < ALL {
        leads.place(PAIRS + (class - BOTH) / 28, men);
        men[2] = LOWER[(class - BOTH) as usize % 28];
    } else {
        leads.place(PAIRS + (class - ALL) / 6, men);
        men[2] = on_diagonal((class - ALL) % 6, men);
    }
}

/// The class of "K3": `folded` has that of the kings.
#[inline]
pub(super) const fn number_kings(plan: &Plan<'_>, folded: &mut Folded, men: &mut Men) {
    folded.class = if folded.class < KINGS {
        folded.class + KINGS * reduced(men)
    } else {
        bring_third_below(plan, folded, men);
        let third = match above(men[2] as i8) {
            0 => 28 + ((men[2] >> 3) as u32).wrapping_sub(before(men) as u32),
            _ => lower(men[2]),
        };
        BOTH_KINGS + (folded.class - KINGS) + 21 * third
    };
}

/// Puts the men of a class of "K3" on their squares.
#[inline]
pub(super) const fn place_kings(leads: &Leads<'_>, class: u32, men: &mut Men) {
    if class < BOTH_KINGS {
        leads.place(class % KINGS, men);
        men[2] = unreduced(class / KINGS, men);
    } else {
        let (kings, third) = ((class - BOTH_KINGS) % 21, (class - BOTH_KINGS) / 21);
        leads.place(KINGS + kings, men);
        men[2] = if third < 28 { LOWER[third as usize] } else { on_diagonal(third - 28, men) };
    }
}

/// The square with this number among those of the diagonal that the first two men leave.
const fn on_diagonal(number: u32, men: &Men) -> u8 {
    let ranks = [men[0] >> 3, men[1] >> 3, 0, 0, 0, 0, 0, 0];
    9 * unreduced(number, &ranks)
}
