//! The leading pawns of Syzygy's tables, on the 8x8 board.
//!
//! The pawn that leads is the one nearest to the a-file or h-file, of several the one furthest
//! back; of two that mirror each other the one given first, as in Syzygy's own code. It is mirrored
//! to files a to d, and each of those files is a section of its own.

use super::Folded;
use crate::Symmetry;
use crate::tablebase::binomial::{choose, rank, unrank};
use crate::tablebase::layout_numbers::Numbers;
use crate::tablebase::men::{MAX_MEN, Men, PackedMen, sort};

/// Syzygy's `ptwist`: 47 down to 0 over files a to d, ranks 2 to 7, each square followed by its
/// mirror image.
#[inline]
const fn twist(square: u8) -> u8 {
    TWIST[(square & 63) as usize]
}

static TWIST: [u8; 64] = {
    let mut twist = [0; 64];
    let mut place = 0;
    while place < 48 {
        twist[untwist(place) as usize] = place;
        place += 1;
    }
    twist
};

/// The square with this place: undoes [`twist`].
#[inline]
const fn untwist(place: u8) -> u8 {
    let (square, mirrored) = ((47 - place) / 2, place & 1 == 0);
    let (file, rank) = (square / 6, square % 6 + 1);
    8 * rank + if mirrored { 7 - file } else { file }
}

/// By number of leading pawns less one, file of the leading one, and its rank less one: the first
/// class, and after the last rank how many classes there are.
static STARTS: [[[u32; 7]; 4]; MAX_MEN] = {
    let mut starts = [[[0; 7]; 4]; MAX_MEN];
    let mut i = 0;
    while i < MAX_MEN * 4 * 6 {
        let (len, file, rank) = (i / 24, i / 6 % 4, i % 6);
        let place = 47 - 2 * (6 * file + rank);
        starts[len][file][rank + 1] = starts[len][file][rank] + choose(place, len) as u32;
        i += 1;
    }
    starts
};

/// How many classes a file has.
pub(super) const fn classes(len: u8, file: usize) -> u32 {
    STARTS[len as usize - 1][file][6]
}

/// Folds a position by its leading pawns, and numbers those: the section is the leading one's file.
#[inline(always)]
pub(super) const fn fold<const N: usize>(board: &Numbers, men: PackedMen, len: u8) -> Folded {
    let symmetry = symmetry(men, len);
    let men = men.carried::<N>(board, symmetry);
    let (section, class) = number(men, len);
    Folded { men, symmetry, section, class, valid: true }
}

/// The symmetry that folds the leading pawns.
#[inline(always)]
const fn symmetry(men: PackedMen, len: u8) -> u8 {
    let mut lead = twist(men.square(0));
    let mut i = 1;
    while i < len as usize {
        let other = twist(men.square(i));
        // A square and its mirror image differ in the last bit alone.
        lead = if other >> 1 > lead >> 1 { other } else { lead };
        i += 1;
    }
    // Places on files e to h are even.
    if lead & 1 == 0 { Symmetry::FlipHorizontal as u8 } else { 0 }
}

/// The leading pawn's file, and the class within it, of folded pawns.
#[inline]
const fn number(men: PackedMen, len: u8) -> (usize, u32) {
    let mut twists = [0; MAX_MEN];
    let mut i = 0;
    while i < len as usize {
        twists[i] = twist(men.square(i));
        i += 1;
    }
    // The pawn with the greatest place leads, as places count down; the others are a set of lower places.
    sort(&mut twists, len as usize);
    let lead = (47 - twists[len as usize - 1]) as usize / 2;
    let start = STARTS[len as usize - 1][lead / 6][lead % 6];
    (lead / 6, start + rank(&twists, len as usize - 1) as u32)
}

/// Puts the leading pawns of a class on their squares.
#[inline(always)]
pub(super) const fn place(file: usize, class: u32, len: u8, men: &mut Men) {
    let (lead_rank, others) = match len {
        // Each rank has one class.
        1 => (class as usize, [0; MAX_MEN]),
        _ => by_lead(&STARTS[len as usize - 1][file], class, len),
    };
    men[0] = (8 * (lead_rank + 1) + file) as u8;
    let mut i = 1;
    while i < len as usize {
        men[i] = untwist(others[i - 1]);
        i += 1;
    }
}

/// The leading pawn's rank less one, and the places of the others.
#[inline(always)]
const fn by_lead(starts: &[u32; 7], class: u32, len: u8) -> (usize, [u8; MAX_MEN]) {
    // Without branches, since any rank is as likely as another.
    let (mut lead_rank, mut rank) = (0, 1);
    while rank < 6 {
        lead_rank += (starts[rank] <= class) as usize;
        rank += 1;
    }
    (lead_rank, unrank((class - starts[lead_rank]) as u64, len as usize - 1))
}
