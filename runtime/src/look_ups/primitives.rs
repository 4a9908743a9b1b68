//! Functions of words that the look-ups of rays, hoppers, lame leapers and bent riders are made of.

use crate::word::Word;
use crate::word::constant as word;
use crate::word::constant::functions;

functions! {
    /// The squares attacked along a ray whose numbers rise: up to the lowest occupied square.
    ///
    /// ```
    /// assert_eq!(quadrille_runtime::moves::rising(0b1110_u64, 0b0101), 0b0110);
    /// ```
    pub rising(ray, occupancy) = {
        let occupied = ray & occupancy;
        // All bits up to the lowest occupied one, or all bits if there is none.
        ray & (occupied ^ occupied.wrapping_sub(1))
    };
    /// The squares attacked along a ray whose numbers fall: down to the highest occupied square.
    ///
    /// ```
    /// assert_eq!(quadrille_runtime::moves::falling(0b0111_u64, 0b0010), 0b0110);
    /// ```
    pub falling(ray, occupancy) = {
        let highest = W::BITS - 1 - (ray & occupancy | 1).leading_zeros();
        ray & (!0 << highest)
    };
    /// The occupancy for the second look-up of a hopper that goes on behind its hurdle: it lacks the hurdles
    /// that the first look-up met.
    ///
    /// ```
    /// assert_eq!(quadrille_runtime::moves::past(0b011_u64, 0b110, 0b010), 0b100);
    /// ```
    pub past(met, occupancy, hurdles) = occupancy ^ met & occupancy & hurdles;
    /// The occupancy for the second look-up of a hopper that lands right behind its hurdle. It has every square that
    /// the first look-up did not reach, and every piece that is not a hurdle.
    ///
    /// ```
    /// assert_eq!(quadrille_runtime::moves::next(!0b1_u64, 0b110, 0b010), 0b101);
    /// ```
    pub next(met, occupancy, hurdles) = !met | occupancy & !hurdles;
    /// The targets of a lame leaper along one path; empty if the path is blocked.
    ///
    /// ```
    /// assert_eq!(quadrille_runtime::moves::lame(0b10_u64, 0b100, 0b10), 0);
    /// ```
    pub lame(path, targets, occupancy) = if path & occupancy == 0 { targets } else { 0 };
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
