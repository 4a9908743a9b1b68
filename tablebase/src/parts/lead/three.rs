//! Syzygy's leads of three men, "111" and "K3", on the 8x8 board.
//!
//! Both number the first two men as a pair. The third matters only if those two stand on the a1-h8 diagonal,
//! so that mirroring is still to be decided.

use quadrille_runtime::Symmetry;

use super::pairs::{UNLIKE, above};
use super::table::Folded;
use crate::men::packed::{Men, PackedMen};
use crate::squares::layout_numbers::Numbers;
use crate::squares::symmetries::then;

/// Pairs, kings touching or not, of which at most one stands on the diagonal. In 28 more pairs both do.
pub(super) const PAIRS: u32 = 490;
/// The first class of "111" with both leads on the diagonal and the third below it. Each earlier pair leaves
/// 62 squares.
const BOTH: u32 = PAIRS * 62;
/// The first class of "111" with all three men on the diagonal.
const ALL: u32 = BOTH + 28 * 28;

/// The number of pairs of unlike men who both stand on the diagonal.
const PAIRS_ON_DIAGONAL: usize = UNLIKE.squares.len() - PAIRS as usize;

/// The class of "111" minus the rank of the third man's square among those free of the pair, by such a pair
/// and the third man's square, once the pair has folded the board. The highest bit says that the board is
/// still to be mirrored. 3.5 KB.
static BY_THIRD: [u16; PAIRS_ON_DIAGONAL * 64] = {
    let (mut table, mut i, mut below) = ([0; PAIRS_ON_DIAGONAL * 64], 0, BOTH);
    while i < table.len() {
        let (pair, third) = (i / 64, i % 64);
        let (file, rank) = (third % 8, third / 8);
        if file == rank {
            // The first two men before the third are subtracted from both the class and the rank.
            table[i] = (ALL as usize + 6 * pair + rank - third) as u16;
        } else if file > rank {
            let [a, b] = UNLIKE.squares[PAIRS as usize + pair];
            let before = ((a as usize) < third) as usize + ((b as usize) < third) as usize;
            table[i] = (below as usize + before - third) as u16;
            table[64 * pair + 8 * file + rank] = table[i] | MIRRORED;
            below += 1;
        }
        i += 1;
    }
    table
};
const MIRRORED: u16 = 1 << 15;
const _: () = assert!(CLASSES < MIRRORED as u32);

/// The class of "111" minus the rank of the third man's square, for men folded by the first two. If these both stand on
/// the diagonal, the third man decides whether the board is mirrored at it.
#[inline(always)]
pub(crate) const fn with_third(board: &Numbers, folded: Folded, third: u8) -> Folded {
    if folded.class < PAIRS {
        return Folded { class: folded.class * 62, ..folded };
    }
    let third = board.image(folded.symmetry, third) as usize & 63;
    let entry = BY_THIRD[(folded.class - PAIRS) as usize % PAIRS_ON_DIAGONAL * 64 + third];
    let more = if entry & MIRRORED == 0 { 0 } else { Symmetry::FlipDiagonal as u8 };
    let symmetry = then(folded.symmetry, more);
    Folded { class: (entry & !MIRRORED) as u32, symmetry, ..folded }
}

/// The ends of the ranges of classes of "111": the first man stands off the diagonal; he stands on it, and the second
/// man off it; both stand on it, and the third off it; all three stand on it.
pub(super) const BRANCHES: [u32; 4] = [6 * 63 * 62, BOTH, ALL, CLASSES];

/// The number of classes of "111".
pub(super) const CLASSES: u32 = ALL + 28 * 6;

/// The number of pairs of kings of which at most one stands on the diagonal. In 21 more pairs both do.
pub(super) const KINGS: u32 = 441;
/// The first class of "K3" with both kings on the diagonal.
pub(super) const BOTH_KINGS: u32 = KINGS * 62;

/// The number of classes of "K3".
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

/// The index in [`LOWER`] of a square below the diagonal.
#[inline]
const fn lower(square: u8) -> u32 {
    let (file, rank) = ((square & 7) as u32, (square >> 3 & 7) as u32);
    (rank * (15 - rank) / 2 + file).wrapping_sub(rank + 1)
}

/// The number of the first two men on squares before the third's.
#[inline]
const fn before(men: PackedMen) -> u8 {
    (men.square(0) < men.square(2)) as u8 + (men.square(1) < men.square(2)) as u8
}

/// The square with this rank among those free of two men.
#[inline(always)]
const fn unreduced(number: u32, [a, b]: [u8; 2]) -> u8 {
    let (first, last) = if a < b { (a, b) } else { (b, a) };
    let square = number as u8 + (number as u8 >= first) as u8;
    square + (square >= last) as u8
}

/// The class of "K3", and the symmetry that is still to be applied, for kings of this class who both stand on
/// the diagonal: the third man is brought below it. He is the most significant digit.
pub(crate) const fn class_of_kings(kings: u32, men: PackedMen) -> (u32, u8) {
    let third = match above(men.square(2) as i8) {
        0 => 28 + third_on_diagonal(men),
        _ => lower_of(men.square(2)),
    };
    (BOTH_KINGS + (kings - KINGS) + 21 * third, mirror(men))
}

/// The symmetry that brings the third man below the diagonal, or leaves him on it.
const fn mirror(men: PackedMen) -> u8 {
    if above(men.square(2) as i8) > 0 { Symmetry::FlipDiagonal as u8 } else { 0 }
}

/// The number of the third man's square among those of the diagonal that the first two leave.
const fn third_on_diagonal(men: PackedMen) -> u32 {
    ((men.square(2) >> 3) as u32).wrapping_sub(before(men) as u32)
}

/// The index, among the squares below the diagonal, of a square off it, which is mirrored if it lies above.
const fn lower_of(square: u8) -> u32 {
    lower(if above(square as i8) > 0 { square >> 3 & 7 | (square & 7) << 3 } else { square })
}

/// Returns whether the third man of this class of "111" may stand wherever the first two do not.
pub(crate) const fn third_is_free(class: u64) -> bool {
    class < BOTH as u64
}

/// The men of a class of "111", given the squares of its pairs.
// Takes only the pairs: a reference to their table would keep the whole `Shape` in memory.
#[inline(always)]
pub(super) const fn men(pairs: &[[u8; 2]], class: u32) -> Men {
    if class < BOTH {
        let [a, b] = pairs[class as usize / 62];
        together(a, b, unreduced(class % 62, [a, b]))
    } else {
        on_diagonal_both(pairs, class)
    }
}

#[cold]
#[inline]
const fn on_diagonal_both(pairs: &[[u8; 2]], class: u32) -> Men {
    if class < ALL {
        let [a, b] = pairs[(PAIRS + (class - BOTH) / 28) as usize];
        return together(a, b, LOWER[(class - BOTH) as usize % 28]);
    }
    let [a, b] = pairs[(PAIRS + (class - ALL) / 6) as usize];
    together(a, b, diagonal_square((class - ALL) % 6, [a, b]))
}

/// The men of a class of "K3".
#[inline(always)]
pub(super) const fn men_with_kings(pairs: &[[u8; 2]], class: u32) -> Men {
    if class < BOTH_KINGS {
        let [a, b] = pairs[(class % KINGS) as usize];
        together(a, b, unreduced(class / KINGS, [a, b]))
    } else {
        on_diagonal_kings(pairs, class - BOTH_KINGS)
    }
}

#[cold]
#[inline]
const fn on_diagonal_kings(pairs: &[[u8; 2]], class: u32) -> Men {
    let (kings, third) = (class % 21, class / 21);
    let [a, b] = pairs[(KINGS + kings) as usize];
    let third =
        if third < 28 { LOWER[third as usize] } else { diagonal_square(third - 28, [a, b]) };
    together(a, b, third)
}

#[inline(always)]
const fn together(a: u8, b: u8, third: u8) -> Men {
    [a, b, third, 0, 0, 0, 0, 0]
}

/// The square with this number among those of the diagonal that the first two leave.
const fn diagonal_square(number: u32, [a, b]: [u8; 2]) -> u8 {
    // A rank determines the square on the diagonal; a1, b2 and so on are 9 squares apart.
    9 * unreduced(number, [a >> 3, b >> 3])
}
