//! Sets of squares as bits in board order: counted, ranked and mapped by symmetries, for the slower paths.

use super::binomial::{rank, unrank};
use crate::men::packed::{MAX_MEN, Men};
use crate::squares::layout_numbers::Numbers;

/// The squares of `len` men of the sequence, the first of them with index `first`.
#[inline]
pub(crate) const fn squares_of(men: &Men, first: u8, len: u8) -> u128 {
    let mut set = 0;
    let mut i = first;
    while i < first + len {
        set |= 1 << (men[i as usize] & 127);
        i += 1;
    }
    set
}

/// The number of squares of a set. On most boards they all lie in one half of the bits, and counting is slow
/// on targets without an instruction for it.
#[inline]
pub(crate) const fn count(set: u128) -> u32 {
    let low = (set as u64).count_ones();
    match (set >> 64) as u64 {
        0 => low,
        high => low + high.count_ones(),
    }
}

/// Puts men, the first of them with index `first`, on the squares of a set, least first.
#[inline]
pub(crate) const fn put(mut set: u128, mut first: u8, men: &mut Men) {
    while set != 0 {
        men[first as usize] = set.trailing_zeros() as u8;
        set &= set - 1;
        first += 1;
    }
}

/// The image of a set under a symmetry.
#[inline]
pub(crate) const fn image(board: &Numbers, symmetry: u8, mut set: u128) -> u128 {
    let mut image = 0;
    while set != 0 {
        image |= 1 << board.image(symmetry, set.trailing_zeros() as u8);
        set &= set - 1;
    }
    image
}

/// The rank of a subset of `whole` among those with the same number of squares.
#[inline]
pub(crate) const fn rank_in(mut set: u128, whole: u128) -> u64 {
    let mut members = [0; MAX_MEN];
    let mut len = 0;
    while set != 0 && len < MAX_MEN {
        let least = set & set.wrapping_neg();
        members[len] = count(whole & (least - 1)) as u8;
        len += 1;
        set ^= least;
    }
    rank(&members, len)
}

/// The subset of `whole` with `len` squares and this rank: undoes [`rank_in`].
#[inline]
pub(crate) const fn unrank_in(number: u64, len: u8, whole: u128) -> u128 {
    let members = unrank(number, len as usize);
    let mut set = 0;
    let mut rest = whole;
    let (mut passed, mut i) = (0, 0);
    while i < len as usize {
        while passed < members[i] {
            rest &= rest - 1;
            passed += 1;
        }
        set |= rest & rest.wrapping_neg();
        i += 1;
    }
    set
}
