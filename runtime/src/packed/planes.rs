//! Bit planes, for emitted code.

/// Bit planes with a piece's number written into them; its bits must have been 0.
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

/// A piece's number in planes.
#[inline(always)]
pub const fn number_at<const BITS: usize>(planes: [u64; BITS], piece: usize) -> u8 {
    let (mut number, mut bit) = (0, 0);
    while bit < BITS {
        number |= ((planes[bit] >> piece & 1) as u8) << bit;
        bit += 1;
    }
    number
}
