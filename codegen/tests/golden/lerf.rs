impl Lerf {
    ///The squares a rook attacks, given all occupied squares.
    #[inline(always)]
    pub const fn rook_attacks(
        square: q::Square<Self>,
        occupancy: q::Bitboard<Self>,
    ) -> q::Bitboard<Self> {
        square.attacks_by::<q::piece::Rook>(q::Color::White, occupancy)
    }
}
impl Lerf {
    ///The squares a knight attacks.
    #[inline(always)]
    pub const fn knight_attacks(square: q::Square<Self>) -> q::Bitboard<Self> {
        square.attacks_by::<q::piece::Knight>(q::Color::White, q::Bitboard::EMPTY)
    }
}
q::set_flips! {
    flip_diagonal FlipDiagonal { let t4 = (set ^ (set >> 28)) & 0xf0f0f0f0; let t7 = (set
    ^ t4) ^ (t4 << 28); let t11 = (t7 ^ (t7 >> 14)) & 0xcccc0000cccc; let t14 = (t7 ^
    t11) ^ (t11 << 14); let t18 = (t14 ^ (t14 >> 7)) & 0xaa00aa00aa00aa; (t14 ^ t18) ^
    (t18 << 7) } GFNI { q::bits::turned_by_matrix(set, 0x1020304050607,
    0x8040201008040201) };
}
q::square_flips! {
    rotate_90_square Rotate90 { let t5 = (number >> 3) ^ ((number << 3) & 0x38); t5 ^
    0x38 };
}
q::steps! {
    shift_north_east NorthEast;
}
q::packed_flips! {
    flip_vertical_packed FlipVertical { mask::< Lerf > (0b111000, pieces) ^ index };
    flip_diagonal_packed FlipDiagonal { (index >> (3 * pieces as u32)) ^ ((index << (3 *
    pieces as u32)) & mask::< Lerf > (0b111000, pieces)) };
}
