//! The diagonal from a1 to h8, at which the board is mirrored.

/// How far above the a1-h8 diagonal a square lies.
#[inline]
pub(super) const fn above(square: i8) -> i8 {
    (square >> 3) - (square & 7)
}
