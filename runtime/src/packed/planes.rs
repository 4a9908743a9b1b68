//! Bit planes, for emitted code.

/// The low halves of planes, and the high ones.
#[inline(always)]
pub const fn halves<const BITS: usize>(planes: [u128; BITS]) -> ([u64; BITS], [u64; BITS]) {
    let (mut low, mut high) = ([0; BITS], [0; BITS]);
    let mut bit = 0;
    while bit < BITS {
        (low[bit], high[bit]) = (planes[bit] as u64, (planes[bit] >> 64) as u64);
        bit += 1;
    }
    (low, high)
}

/// The planes with such [`halves`].
#[inline(always)]
pub const fn whole<const BITS: usize>(low: [u64; BITS], high: [u64; BITS]) -> [u128; BITS] {
    let mut planes = [0; BITS];
    let mut bit = 0;
    while bit < BITS {
        planes[bit] = low[bit] as u128 | (high[bit] as u128) << 64;
        bit += 1;
    }
    planes
}

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
