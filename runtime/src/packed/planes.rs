//! Bit planes, for emitted code.

/// Planes with a piece's number added, whose bits there were 0.
#[inline(always)]
pub const fn with_number<const BITS: usize>(
    mut planes: [u64; BITS],
    number: u8,
    piece: usize,
) -> [u64; BITS] {
    let mut bit = 0;
    while bit < BITS {
        planes[bit] |= ((number >> bit & 1) as u64) << piece;
        bit += 1;
    }
    planes
}
