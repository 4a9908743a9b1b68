//! Leads of like men on the 8x8 board, as Syzygy's tables for suicide chess number them.

use quadrille_runtime::Symmetry::{
    self, FlipAntiDiagonal, FlipDiagonal, FlipHorizontal, FlipVertical, Identity, Rotate90,
    Rotate180, Rotate270,
};

use super::table::Folded;
use crate::men::packed::{MAX_MEN, Men, sort};
use crate::sets::binomial::{choose, rank, unrank};
use crate::squares::layout_numbers::{Folding, Numbers};

/// The ten squares that a board is folded onto: the triangle b1-d1-d3 in order, then a1 to d4.
pub(super) const TRIANGLE: [u8; 10] = [1, 2, 3, 10, 11, 19, 0, 9, 18, 27];

/// The symmetries in the order in which they carry a square of the triangle clockwise around the
/// board.
const CLOCKWISE: [Symmetry; 8] = [
    Identity,
    FlipDiagonal,
    Rotate90,
    FlipVertical,
    Rotate180,
    FlipAntiDiagonal,
    Rotate270,
    FlipHorizontal,
];

/// Two numbers of each square. The first is the index in [`TRIANGLE`] of the square that it is folded to (`triangle` in
/// `src/probe.c` of Syzygy's generator). The second counts down from 63 (`mtwist` there): over the squares of the
/// triangle in order, and over the images of each clockwise around the board.
static ORDER: ([u8; 64], [u8; 64]) = {
    // 64 means no number yet: a square on the diagonal is reached by two symmetries, and keeps the first.
    let (mut values, mut twist) = ([0; 64], [64; 64]);
    let (mut value, mut next) = (0, 63_u8);
    while value < 10 {
        let (file, rank) = (TRIANGLE[value] & 7, TRIANGLE[value] >> 3);
        let mut i = 0;
        while i < 8 {
            let (file, rank) = CLOCKWISE[i].image(file, rank, 8, 8);
            let square = (8 * rank + file) as usize;
            if twist[square] == 64 {
                values[square] = value as u8;
                twist[square] = next;
                next = next.wrapping_sub(1);
            }
            i += 1;
        }
        value += 1;
    }
    (values, twist)
};

/// The square, by number counted down from 63.
static UNTWIST: [u8; 64] = {
    let mut squares = [0; 64];
    let mut square = 0;
    while square < 64 {
        squares[ORDER.1[square] as usize] = square as u8;
        square += 1;
    }
    squares
};

#[inline]
pub(super) const fn value(square: u8) -> u8 {
    ORDER.0[(square & 63) as usize]
}

#[inline]
const fn twist(square: u8) -> u8 {
    ORDER.1[(square & 63) as usize]
}

/// The first two men with the elder in front. The elder has the smaller value; if both have the same value,
/// he is the one given first, as in Syzygy's own code.
#[inline(always)]
pub(super) const fn elder_first(men: &Men) -> [u8; 2] {
    if value(men[1]) < value(men[0]) { [men[1], men[0]] } else { [men[0], men[1]] }
}

/// Folds like men by the leading man, and numbers them.
#[inline]
pub(super) const fn fold(board: &Numbers, men: &Men, len: u8) -> Folded {
    let (mut elder, mut i) = (men[0], 1);
    while i < len as usize {
        elder = if value(men[i]) < value(elder) { men[i] } else { elder };
        i += 1;
    }
    let symmetry = board.fold_of(Folding::All, elder).symmetry;
    let mut folded = *men;
    board.carry(symmetry, &mut folded, len as usize);
    Folded { symmetry, section: 0, class: number(&folded, len), ..Folded::NOBODY }
}

/// The class of folded like men, whose leading man is on the triangle.
#[inline]
const fn number(men: &Men, len: u8) -> u32 {
    let mut twists = [0; MAX_MEN];
    let mut i = 0;
    while i < len as usize {
        twists[i] = twist(men[i]);
        i += 1;
    }
    // The man with the greatest number leads, as numbers count down; the others are a set of lower numbers.
    sort(&mut twists, len as usize);
    let lead = UNTWIST[(twists[len as usize - 1] & 63) as usize];
    start(value(lead), len) + rank(&twists, len as usize - 1) as u32
}

/// The like men of a class.
#[inline]
pub(super) const fn men(class: u32, len: u8) -> Men {
    let mut lead = 9;
    while start(lead, len) > class {
        lead -= 1;
    }
    let others = unrank((class - start(lead, len)) as u64, len as usize - 1);
    let (mut men, mut i) = ([0; MAX_MEN], 1);
    men[0] = TRIANGLE[lead as usize];
    while i < len as usize {
        men[i] = UNTWIST[others[i - 1] as usize];
        i += 1;
    }
    men
}

/// The first class with the leading man on the triangle's square with this value, or the number of classes
/// for 10.
#[inline]
pub(super) const fn start(value: u8, len: u8) -> u32 {
    let mut start = 0;
    let mut earlier = 0;
    while earlier < value as usize {
        start += choose(twist(TRIANGLE[earlier]) as usize, len as usize - 1);
        earlier += 1;
    }
    start as u32
}
