//! The leading pawns of Syzygy's tables, on the 8x8 board.
//!
//! The leading pawn is the one nearest to the a-file or h-file; of several, the one furthest back; of two
//! that mirror each other, the one given first, as in Syzygy's own code. It is mirrored to files a to d, and
//! each of those files is a section of its own.

use quadrille_runtime::Symmetry;

use super::table::Folded;
use crate::men::packed::{MAX_MEN, Men, sort};
use crate::sets::binomial::{choose, rank, unrank};

/// `ptwist` in `src/probe.c` of Syzygy's generator: 47 down to 0 over files a to d, ranks 2 to 7, each
/// square followed by its mirror image.
#[inline]
const fn twist(square: u8) -> u8 {
    TWIST[(square & 63) as usize]
}

static TWIST: [u8; 64] = {
    let mut table = [0; 64];
    let mut twist = 0;
    while twist < 48 {
        table[untwist(twist) as usize] = twist;
        twist += 1;
    }
    table
};

/// Undoes [`twist`].
#[inline]
const fn untwist(twist: u8) -> u8 {
    let (square, mirrored) = ((47 - twist) / 2, twist & 1 == 0);
    let (file, rank) = (square / 6, square % 6 + 1);
    8 * rank + if mirrored { 7 - file } else { file }
}

/// The first class, by number of leading pawns less one, file of the leading pawn, and its rank less one.
/// After the last rank comes the number of classes.
static STARTS: [[[u32; 7]; 4]; MAX_MEN] = {
    let mut starts = [[[0; 7]; 4]; MAX_MEN];
    let mut i = 0;
    while i < MAX_MEN * 4 * 6 {
        let (len, file, rank) = (i / 24, i / 6 % 4, i % 6);
        let twist = 47 - 2 * (6 * file + rank);
        starts[len][file][rank + 1] = starts[len][file][rank] + choose(twist, len) as u32;
        i += 1;
    }
    starts
};

/// The first class of the leading pawn (from [`STARTS`]) with its file in the highest two bits, which classes
/// leave free; by number of leading pawns less one and half the leading pawn's twist. A square and its mirror
/// image have the same half, so one read gives all that is needed to number positions.
static LEADING: [[u32; 32]; MAX_MEN] = {
    let mut leading = [[0; 32]; MAX_MEN];
    let mut i = 0;
    while i < MAX_MEN * 4 * 6 {
        let (len, file, rank) = (i / 24, i / 6 % 4, i % 6);
        let start = STARTS[len][file][rank];
        assert!(start >> FILE_SHIFT == 0);
        leading[len][23 - (6 * file + rank)] = start | (file as u32) << FILE_SHIFT;
        i += 1;
    }
    leading
};
const FILE_SHIFT: u32 = 30;

/// The number of classes of a file.
pub(super) const fn classes(len: u8, file: usize) -> u32 {
    STARTS[len as usize - 1][file][6]
}

/// Folds and numbers a position by its leading pawns: the section is the leading pawn's file.
#[inline(always)]
pub(super) const fn fold(men: &Men, len: u8) -> Folded {
    let (mut twists, mut i) = ([0; MAX_MEN], 0);
    while i < len as usize {
        twists[i] = twist(men[i]);
        i += 1;
    }
    let mirrored = is_mirrored(&twists, len);
    let symmetry = if mirrored { Symmetry::FlipHorizontal as u8 } else { 0 };
    let (section, class) = number(twists, len, mirrored);
    Folded { symmetry, section, class, ..Folded::NOBODY }
}

/// Returns whether the leading pawn, of those with these twists, stands on files e to h.
#[inline(always)]
const fn is_mirrored(twists: &[u8; MAX_MEN], len: u8) -> bool {
    let (mut lead, mut i) = (twists[0], 1);
    while i < len as usize {
        // A square and its mirror image differ in the last bit alone.
        lead = if twists[i] >> 1 > lead >> 1 { twists[i] } else { lead };
        i += 1;
    }
    // Twists on files e to h are even.
    lead & 1 == 0
}

/// The leading pawn's file, and the class within it, of pawns with these twists before mirroring.
#[inline(always)]
const fn number(mut twists: [u8; MAX_MEN], len: u8, mirrored: bool) -> (usize, u32) {
    let mut i = 0;
    while i < len as usize {
        twists[i] ^= mirrored as u8;
        i += 1;
    }
    // The pawn with the greatest twist leads, as twists count down; the others are a set of lower ones.
    sort(&mut twists, len as usize);
    let lead = twists[len as usize - 1] >> 1;
    let leading = LEADING[len as usize - 1][lead as usize & 31];
    let start = leading & ((1 << FILE_SHIFT) - 1);
    ((leading >> FILE_SHIFT) as usize, start + rank(&twists, len as usize - 1) as u32)
}

/// The leading pawns of a class.
#[inline(always)]
pub(super) const fn men(file: usize, class: u32, len: u8) -> Men {
    let (lead_rank, others) = match len {
        // Each rank has one class.
        1 => (class as usize, [0; MAX_MEN]),
        _ => by_lead(&STARTS[len as usize - 1][file], class, len),
    };
    let (mut men, mut i) = ([0; MAX_MEN], 1);
    men[0] = (8 * (lead_rank + 1) + file) as u8;
    while i < len as usize {
        men[i] = untwist(others[i - 1]);
        i += 1;
    }
    men
}

/// The leading pawn's rank less one, and the twists of the others.
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
