//! The tables of two leading men on the 8x8 board, as Syzygy numbers them.
//!
//! The first man is folded onto the triangle a1-d1-d4. If he stands on the a1-h8 diagonal, the second is
//! brought below it. Classes come in this order: the first man off the diagonal; the first on it and the
//! second below; both on it. Each part is in the order of the squares.

use quadrille_runtime::Symmetry;

use super::by_both::ByBoth;
use super::entry::{NO_CLASS, entry};
use super::like_men::{TRIANGLE, value};
use super::table::LeadTable;
use crate::squares::layout_numbers::{BoardOrder, Folding, Numbers};

/// The distance of a square above the a1-h8 diagonal, negative below it.
#[inline]
pub(super) const fn above(square: i8) -> i8 {
    (square >> 3) - (square & 7)
}

/// Kings that stay apart ("K2"): 462 classes.
#[doc(hidden)]
pub static KINGS_APART: LeadTable<'static> =
    LeadTable { entries: &APART.entries, squares: &APART.squares, by_both: Some(&APART_BY_BOTH) };
/// Any two unlike men: 518 classes. "111" continues from the classes off the diagonal.
#[doc(hidden)]
pub static UNLIKE: LeadTable<'static> =
    LeadTable { entries: &ANY.entries, squares: &ANY.squares, by_both: Some(&ANY_BY_BOTH) };
/// Two like men of suicide chess: 278 classes.
pub(crate) static TWINS: LeadTable<'static> =
    LeadTable { entries: &ALIKE.entries, squares: &ALIKE.squares, by_both: None };

impl LeadTable<'_> {
    /// A table, with the table by both men's squares if the program has it.
    pub(crate) fn shared<'a>(entries: &'a [u32], squares: &'a [[u8; 2]]) -> LeadTable<'a> {
        let leads = LeadTable { entries, squares, by_both: None };
        let alike = [KINGS_APART, UNLIKE].into_iter().find(|other| other.says_the_same_as(&leads));
        LeadTable { by_both: alike.and_then(|alike| alike.by_both), ..leads }
    }

    /// Returns whether two tables have the same classes in the same order, reached by the same symmetries. Their
    /// division into sections may differ.
    fn says_the_same_as(&self, other: &LeadTable<'_>) -> bool {
        let symmetry = |entry: &u32| (entry & NO_CLASS, entry >> 16 & 7);
        self.squares == other.squares
            && self.entries.iter().map(symmetry).eq(other.entries.iter().map(symmetry))
    }
}

pub(crate) static APART_BY_BOTH: ByBoth = ByBoth::of(&APART.entries);
static ANY_BY_BOTH: ByBoth = ByBoth::of(&ANY.entries);

static APART: Pairs<462> = unlike(true);
static ANY: Pairs<518> = unlike(false);
static ALIKE: Pairs<278> = alike();

/// An entry for each row of the first man and square of the second, and the squares of each class.
struct Pairs<const CLASSES: usize> {
    entries: [u32; 640],
    squares: [[u8; 2]; CLASSES],
}

/// The squares that the board is folded onto, in board order: the rows of a table.
const ROWS: [u8; 10] = [0, 1, 2, 3, 9, 10, 11, 18, 19, 27];

const BOARD: &Numbers = BoardOrder::<8, 8>::NUMBERS;

const fn row_of(square: u8) -> usize {
    BOARD.fold_of(Folding::All, square).row as usize
}

/// The image of a square under the mirror at the a1-h8 diagonal.
const fn transposed(square: u8) -> u8 {
    square >> 3 | (square & 7) << 3
}

const fn unlike<const CLASSES: usize>(apart: bool) -> Pairs<CLASSES> {
    let mut pairs = Pairs { entries: [entry(None); 640], squares: [[0; 2]; CLASSES] };
    let (mut class, mut part) = (0, 0);
    // Three passes over all pairs of squares, one for each part of the order. A pair of kind 3, with the first man on
    // the diagonal and the second above it, mirrors a pair of part 1 and shares its class.
    while part < 3 {
        let mut i = 0;
        while i < 640 {
            let (first, second) = (ROWS[i / 64], (i % 64) as u8);
            let is_on_diagonal = above(first as i8) == 0;
            if is_on_diagonal == (part == 0) {
                i += 64;
                continue;
            }
            let kind = match above(second as i8) {
                _ if !is_on_diagonal => 0,
                0 => 2,
                above if above < 0 => 1,
                _ => 3,
            };
            if kind == part && first != second && !(apart && BOARD.touch(first, second)) {
                pairs.squares[class] = [first, second];
                pairs.entries[i] = entry(Some((class as u16, 0, 0)));
                if part == 1 {
                    let mirrored = i - second as usize + transposed(second) as usize;
                    let symmetry = Symmetry::FlipDiagonal as u8;
                    pairs.entries[mirrored] = entry(Some((class as u16, 0, symmetry)));
                }
                class += 1;
            }
            i += 1;
        }
        part += 1;
    }
    pairs
}

/// Returns whether the generator of suicide tables exchanges the two men: both have the same value, and the second
/// stands on one of the squares that it lists.
const fn exchanged(first: u8, second: u8) -> bool {
    value(first) == value(second) && matches!(second, 32 | 33 | 34 | 40 | 41 | 48)
}

/// Two like men. The first is the elder, who has the smaller value in the triangle.
const fn alike() -> Pairs<278> {
    let mut pairs = Pairs { entries: [entry(None); 640], squares: [[0; 2]; 278] };
    let (mut class, mut i) = (0, 0);
    // The order is by the first man's value, and for each twice by the second's square: on the diagonal, then
    // off it.
    while i < 10 * 128 {
        let (first, second) = (TRIANGLE[i / 128], (i % 64) as u8);
        let (on, off) = (above(first as i8) == 0, above(second as i8));
        let is_second_round = i % 128 >= 64;
        let in_this_round = (on && off != 0) == is_second_round;
        let is_elder = value(second) >= value(first) && second != first;
        if in_this_round && is_elder && !exchanged(first, second) && !(on && off > 0) {
            pairs.squares[class] = [first, second];
            let row = 64 * row_of(first);
            pairs.entries[row + second as usize] = entry(Some((class as u16, 0, 0)));
            if on && off < 0 {
                let mirrored = row + transposed(second) as usize;
                let symmetry = Symmetry::FlipDiagonal as u8;
                pairs.entries[mirrored] = entry(Some((class as u16, 0, symmetry)));
            }
            class += 1;
        }
        i += 1;
    }
    enter_exchanged(&mut pairs.entries);
    pairs
}

/// Gives each pair whose men are exchanged the class of its image, with the men in the other order.
const fn enter_exchanged(entries: &mut [u32; 640]) {
    // Mirrored first at the middle rank, then at the diagonal.
    let turn = Symmetry::FlipVertical.then(Symmetry::FlipDiagonal) as u8;
    let mut i = 0;
    while i < 640 {
        let (first, second) = (ROWS[i / 64], (i % 64) as u8);
        if exchanged(first, second) && above(first as i8) != 0 {
            let [elder, other] = [transposed(second ^ 0o70), transposed(first ^ 0o70)];
            let class = entries[64 * row_of(elder) + other as usize];
            entries[i] = class | (turn as u32) << 16;
        }
        i += 1;
    }
}
