//! Syzygy's leads of three men, "111" and "K3", on the 8x8 board.
//!
//! Both number the first two men as a pair and look at the third only where those two stand on
//! the a1-h8 diagonal, so that mirroring it is still to be decided.

use quadrille_runtime::Symmetry;

use super::pairs::{UNLIKE, above};
use super::table::LeadTable;
use crate::men::{Men, PackedMen};

/// Pairs, kings touching or not, that do not stand on the diagonal both; 28 more do.
pub(crate) const PAIRS: u32 = 490;
/// How many squares the first two men leave the third.
pub(crate) const THIRD: u64 = 62;

/// The first class of "111" with both leads on the diagonal and the third below it. Each pair before leaves 62 squares.
const BOTH: u32 = PAIRS * 62;
/// The first class of "111" with all three men on the diagonal.
const ALL: u32 = BOTH + 28 * 28;

/// Pairs of unlike men that stand on the diagonal both.
const PAIRS_ON_DIAGONAL: usize = UNLIKE.squares.len() - PAIRS as usize;

/// By such a pair and the third man's square, once the board is folded by the pair: the class of "111" less
/// the third's place among the squares that the pair leaves him, and in the highest bit whether the board is
/// still to be mirrored. 3.5 KB.
static BY_THIRD: [u16; PAIRS_ON_DIAGONAL * 64] = {
    let (mut table, mut i) = ([0; PAIRS_ON_DIAGONAL * 64], 0);
    while i < table.len() {
        let pair = PAIRS + i as u32 / 64;
        let [first, second] = UNLIKE.squares[pair as usize];
        let men = PackedMen::NOBODY.with(0, first).with(1, second).with(2, i as u8 % 64);
        let (class, symmetry) = on_diagonal(pair, men, false);
        let men = men.carried_on_chessboard(symmetry).unpacked();
        let place = men[2].wrapping_sub(before(&men)) as u32;
        table[i] =
            class.wrapping_sub(place) as u16 & !MIRRORED | if symmetry == 0 { 0 } else { MIRRORED };
        i += 1;
    }
    table
};
const MIRRORED: u16 = 1 << 15;
const _: () = assert!(CLASSES < MIRRORED as u32);

/// The class of "111" less the third man's place, of a pair on the diagonal, and the symmetry that is still to be
/// applied.
#[inline(always)]
pub(crate) const fn class_by_third(pair: u32, third: u8) -> (u32, u8) {
    let entry = BY_THIRD[(pair - PAIRS) as usize % PAIRS_ON_DIAGONAL * 64 + (third & 63) as usize];
    let mirrored = entry & MIRRORED != 0;
    ((entry & !MIRRORED) as u32, if mirrored { Symmetry::FlipDiagonal as u8 } else { 0 })
}

/// How many classes "111" has.
pub(super) const CLASSES: u32 = ALL + 28 * 6;

/// Pairs of kings that do not stand on the diagonal both; 21 more do.
pub(super) const KINGS: u32 = 441;
/// The first class of "K3" with both kings on the diagonal.
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

/// The square with this number among those that the first two men leave.
#[inline]
const fn unreduced(number: u32, men: &Men) -> u8 {
    let (first, last) = if men[0] < men[1] { (men[0], men[1]) } else { (men[1], men[0]) };
    let square = number as u8 + (number as u8 >= first) as u8;
    square + (square >= last) as u8
}

/// The class of "111" or "K3", and the symmetry that is still to be applied, of men whose first two
/// stand on the diagonal: the third is brought below it.
#[cold]
#[inline(never)]
pub(super) const fn on_diagonal(pair: u32, men: PackedMen, kings: bool) -> (u32, u8) {
    let men = men.unpacked();
    let above = above(men[2] as i8);
    let mirror = if above > 0 { Symmetry::FlipDiagonal as u8 } else { 0 };
    // "K3" counts the third man in the greater steps, "111" the pair.
    let class = if kings {
        let third = if above == 0 { 28 + third_on_diagonal(&men) } else { lower_of(men[2]) };
        BOTH_KINGS + (pair - KINGS) + 21 * third
    } else if above == 0 {
        ALL + (pair - PAIRS) * 6 + third_on_diagonal(&men)
    } else {
        BOTH + (pair - PAIRS) * 28 + lower_of(men[2])
    };
    (class, mirror)
}

/// The number of the third man's square among those of the diagonal that the first two leave.
const fn third_on_diagonal(men: &Men) -> u32 {
    ((men[2] >> 3) as u32).wrapping_sub(before(men) as u32)
}

/// The place of a square off the diagonal, mirrored at it if it is above, among those below.
const fn lower_of(square: u8) -> u32 {
    lower(if above(square as i8) > 0 { square >> 3 & 7 | (square & 7) << 3 } else { square })
}

/// Whether the third man of this class of "111" may stand wherever the first two do not.
pub(crate) const fn third_is_free(class: u64) -> bool {
    class < BOTH as u64
}

/// Puts the men of a class of "111" on their squares.
#[inline(always)]
pub(super) const fn place(leads: &LeadTable<'_>, class: u32, men: &mut Men) {
    if class < BOTH {
        leads.place(class / 62, men);
        men[2] = unreduced(class % 62, men);
    } else {
        [men[0], men[1], men[2]] = on_diagonal_both(leads, class);
    }
}

#[cold]
#[inline(never)]
const fn on_diagonal_both(leads: &LeadTable<'_>, class: u32) -> [u8; 3] {
    let mut men = [0; 8];
    if class < ALL {
        leads.place(PAIRS + (class - BOTH) / 28, &mut men);
        men[2] = LOWER[(class - BOTH) as usize % 28];
    } else {
        leads.place(PAIRS + (class - ALL) / 6, &mut men);
        men[2] = diagonal_square((class - ALL) % 6, &men);
    }
    [men[0], men[1], men[2]]
}

/// Puts the men of a class of "K3" on their squares.
#[inline(always)]
pub(super) const fn place_kings(leads: &LeadTable<'_>, class: u32, men: &mut Men) {
    if class < BOTH_KINGS {
        leads.place(class % KINGS, men);
        men[2] = unreduced(class / KINGS, men);
    } else {
        [men[0], men[1], men[2]] = on_diagonal_kings(leads, class - BOTH_KINGS);
    }
}

#[cold]
#[inline(never)]
const fn on_diagonal_kings(leads: &LeadTable<'_>, class: u32) -> [u8; 3] {
    let mut men = [0; 8];
    let (kings, third) = (class % 21, class / 21);
    leads.place(KINGS + kings, &mut men);
    men[2] = if third < 28 { LOWER[third as usize] } else { diagonal_square(third - 28, &men) };
    [men[0], men[1], men[2]]
}

/// The square with this number among those of the diagonal that the first two men leave.
const fn diagonal_square(number: u32, men: &Men) -> u8 {
    // On the diagonal a rank says it all; a1, b2 and so on are 9 squares apart.
    let ranks = [men[0] >> 3, men[1] >> 3, 0, 0, 0, 0, 0, 0];
    9 * unreduced(number, &ranks)
}
