//! Leads of like men on the 8x8 board, as Syzygy's tables for suicide chess number them.

use super::binomial::{choose, rank, unrank};
use super::numbers::Numbers;
use super::plan::{MAX_MEN, Men};
use super::sort;
use crate::Symmetry::{
    self, FlipAntiDiagonal, FlipDiagonal, FlipHorizontal, FlipVertical, Identity, Rotate90,
    Rotate180, Rotate270,
};

/// The ten squares that a board is folded onto: the triangle b1-d1-d3 in order, then a1 to d4.
const TRIANGLE: [u8; 10] = [1, 2, 3, 10, 11, 19, 0, 9, 18, 27];

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

/// By square, the place in [`TRIANGLE`] of the square it is folded to (Syzygy's `triangle`), and
/// its place counted down from 63 over those, each clockwise around the board (`mtwist`).
static ORDER: ([u8; 64], [u8; 64]) = {
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

/// By place counted down from 63: the square.
static UNTWIST: [u8; 64] = {
    let mut squares = [0; 64];
    let mut square = 0;
    while square < 64 {
        squares[ORDER.1[square] as usize] = square as u8;
        square += 1;
    }
    squares
};

const fn value(square: u8) -> u8 {
    ORDER.0[(square & 63) as usize]
}

const fn twist(square: u8) -> u8 {
    ORDER.1[(square & 63) as usize]
}

/// Two men, numbers in `view`, the leading one first: that with the smaller value; of equal ones
/// that given first, as in Syzygy's own code.
#[inline]
pub(super) const fn by_lead(view: &Numbers, a: u8, b: u8) -> (u8, u8) {
    if value(view.image(0, b)) < value(view.image(0, a)) { (b, a) } else { (a, b) }
}

/// The symmetry that folds the leading one of like men, numbers in `view`.
#[inline]
pub(super) const fn symmetry(view: &Numbers, men: &Men, len: u8) -> u8 {
    let mut lead = men[0];
    let mut i = 1;
    while i < len as usize {
        lead = by_lead(view, lead, men[i]).0;
        i += 1;
    }
    view.folds[0][lead as usize].symmetry
}

/// The class of folded like men: the leading one is on the triangle.
#[inline]
pub(super) const fn number(men: &Men, len: u8) -> u32 {
    let mut twists = [0; MAX_MEN];
    let mut i = 0;
    while i < len as usize {
        twists[i] = twist(men[i]);
        i += 1;
    }
    sort(&mut twists, len as usize);
    let lead = UNTWIST[(twists[len as usize - 1] & 63) as usize];
    start(value(lead), len) + rank(&twists, len as usize - 1) as u32
}

/// Puts the like men of a class on their squares.
pub(super) const fn place(class: u32, len: u8, men: &mut Men) {
    let mut lead = 9;
    while start(lead, len) > class {
        lead -= 1;
    }
    let others = unrank((class - start(lead, len)) as u64, len as usize - 1);
    men[0] = TRIANGLE[lead as usize];
    let mut i = 1;
    while i < len as usize {
        men[i] = UNTWIST[others[i - 1] as usize];
        i += 1;
    }
}

/// The first class whose leading man stands on the square of the triangle with this value; for
/// 10, how many classes there are.
pub(super) const fn start(value: u8, len: u8) -> u32 {
    let mut start = 0;
    let mut earlier = 0;
    while earlier < value as usize {
        start += choose(twist(TRIANGLE[earlier]) as usize, len as usize - 1);
        earlier += 1;
    }
    start as u32
}
