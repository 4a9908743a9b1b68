/// # Flips
///
/// Sets mirrored and turned, and single squares.
impl Lerf {
    /// The set, ranks mirrored: 1 operation, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; no table.
    #[inline(always)]
    pub const fn flip_vertical(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
        q::Bitboard::from_word_unchecked(set.word().swap_bytes())
    }
}
