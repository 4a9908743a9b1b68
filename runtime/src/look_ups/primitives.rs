//! Functions of words that the look-ups of rays, hoppers, lame leapers and bent riders are made of.

use crate::word::Word;
use crate::word::constant as word;

/// The squares attacked along a ray whose numbers rise: up to the lowest occupied square.
///
/// ```
/// assert_eq!(quadrille_runtime::moves::rising(0b1110_u64, 0b0101), 0b0110);
/// ```
#[inline(always)]
pub const fn rising<W: Word>(ray: W, occupancy: W) -> W {
    let occupied = word::and(ray, occupancy);
    // All bits up to the lowest occupied one, or all bits if there is none.
    word::and(ray, word::xor(occupied, word::less_one(occupied)))
}

/// The squares attacked along a ray whose numbers fall: down to the highest occupied square.
///
/// ```
/// assert_eq!(quadrille_runtime::moves::falling(0b0111_u64, 0b0010), 0b0110);
/// ```
#[inline(always)]
pub const fn falling<W: Word>(ray: W, occupancy: W) -> W {
    let occupied = word::or(word::and(ray, occupancy), word::bit(0));
    let highest = W::BITS - 1 - word::leading_zeros(occupied);
    word::and(ray, word::up(word::not(W::ZERO), highest))
}

/// The occupancy for the second look-up of a hopper that goes on behind its hurdle: it lacks the hurdles
/// that the first look-up met.
///
/// ```
/// assert_eq!(quadrille_runtime::moves::past(0b011_u64, 0b110, 0b010), 0b100);
/// ```
#[inline(always)]
pub const fn past<W: Word>(met: W, occupancy: W, hurdles: W) -> W {
    word::xor(occupancy, word::and(word::and(met, occupancy), hurdles))
}

/// The occupancy for the second look-up of a hopper that lands right behind its hurdle. It has every square that
/// the first look-up did not reach, and every piece that is not a hurdle.
///
/// ```
/// assert_eq!(quadrille_runtime::moves::next(!0b1_u64, 0b110, 0b010), 0b101);
/// ```
#[inline(always)]
pub const fn next<W: Word>(met: W, occupancy: W, hurdles: W) -> W {
    word::or(word::not(met), word::and_not(occupancy, hurdles))
}

/// The targets of a lame leaper along one path; empty if the path is blocked.
///
/// ```
/// assert_eq!(quadrille_runtime::moves::lame(0b10_u64, 0b100, 0b10), 0);
/// ```
#[inline(always)]
pub const fn lame<W: Word>(path: W, targets: W, occupancy: W) -> W {
    if word::is_zero(word::and(path, occupancy)) { targets } else { W::ZERO }
}

/// The squares of `origins` from which a piece gets to one of these bends: the bends shifted by `by`, without the
/// occupied squares shifted by each of `passed`, which block the route.
///
/// ```
/// use quadrille_runtime::moves::bent_back;
/// assert_eq!(bent_back(0b1100_u64, 0, -1, &[], !0), 0b110);
/// assert_eq!(bent_back(0b1100_u64, 0b1, -1, &[1], !0), 0b100);
/// ```
#[inline(always)]
pub const fn bent_back<W: Word>(bends: W, occupancy: W, by: i32, passed: &[i32], origins: W) -> W {
    let (mut from, mut index) = (word::and(word::shifted(bends, by), origins), 0);
    while index < passed.len() {
        from = word::and_not(from, word::shifted(occupancy, passed[index]));
        index += 1;
    }
    from
}
