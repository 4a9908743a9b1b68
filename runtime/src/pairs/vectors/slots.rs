//! The slots around a square: 64 bits, a byte for each of eight rays, clockwise. Bit 0 of a byte is the leap beside the
//! ray, bits 1 to 7 are the steps along it, the nearest first. The byte of the opposite ray is four bytes further.

/// Bit 0 of each byte, and bit 7, which end the search for the closest man of a ray.
const ENDS: u64 = 0x8181_8181_8181_8181;
/// For each ray the bits of the leap and of the first step. A difference from occupied slots changes the leap's bit, and the
/// steps up to the lowest one that is set.
const LOWEST: u64 = 0x0303_0303_0303_0303;
/// The steps of all rays.
pub(super) const STEPS: u64 = 0xfefe_fefe_fefe_fefe;
/// The last step of each ray.
const LAST: u64 = 0x8080_8080_8080_8080;

/// The men that are seen from the square: those on leaps, and the closest on each ray.
#[inline(always)]
pub(super) const fn closest(occupied: u64) -> u64 {
    // No byte borrows from the next, since bit 7 is set. The difference keeps bits up to the lowest one of the steps.
    let ended = occupied | ENDS;
    (ended ^ (ended - LOWEST)) & occupied
}

/// All steps of the rays on which a step is set.
#[inline(always)]
pub(super) const fn filled(steps: u64) -> u64 {
    // No byte carries, as seven bits are added to seven bits.
    let rays = (((steps & !LAST) + !LAST) | steps) & LAST;
    (rays | (rays - (rays >> 7))) & STEPS
}

/// The same slots of the opposite rays.
#[inline(always)]
pub(super) const fn opposite(slots: u64) -> u64 {
    slots.rotate_left(32)
}

#[cfg(test)]
mod tests {
    use super::{STEPS, closest, filled, opposite};

    /// The closest man of a ray with any men; rays do not disturb each other.
    #[test]
    fn rays_are_words_of_eight_bits() {
        for men in 0..=u8::MAX {
            let lowest = (1..8).find(|step| men >> step & 1 != 0).map_or(0, |step| 1 << step);
            let full = if men & 0xfe == 0 { 0 } else { 0xfe };
            for other in [0_u8, 1, 2, 0x80, 0xff, 0x54] {
                let around = |own: u8, other: u8| {
                    u64::from_le_bytes([other, own, other, other, own, other, own, other])
                };
                let lowest_other = other & 1 | (other & 0xfe) & (other & 0xfe).wrapping_neg();
                let full_other = if other & 0xfe == 0 { 0 } else { 0xfe };
                let set = around(men, other);
                assert_eq!(closest(set), around(lowest | men & 1, lowest_other));
                assert_eq!(filled(set & STEPS), around(full, full_other));
                assert_eq!(opposite(set).to_le_bytes()[5], men);
            }
        }
    }
}
