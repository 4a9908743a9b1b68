q::squares! {
    Lerf, 64
}
q::sets! {
    Lerf, u64;
}
impl Lerf {
    /**The squares a rook attacks, given all occupied squares.

From e4 on the empty board:

```text
8 | - - - - x - - -
7 | - - - - x - - -
6 | - - - - x - - -
5 | - - - - x - - -
4 | x x x x o x x x
3 | - - - - x - - -
2 | - - - - x - - -
1 | - - - - x - - -
  +----------------
    a b c d e f g h
```

67584 bytes: 64 attack sets for each line through each square, and 2048 bytes of masks and magics.

Cost: 7 operations, 6 loads from 67584 bytes of tables.*/
    #[inline(always)]
    pub const fn rook_attacks(
        square: q::Square<Self>,
        occupancy: q::Bitboard<Self>,
    ) -> q::Bitboard<Self> {
        q::Bitboard::from_word_unchecked(ride_0_1(square, occupancy.word()))
    }
    /**The squares a rook attacks on an empty board.

Cost: no operation, 1 load from 512 bytes of tables.*/
    #[inline(always)]
    pub const fn rook_attacks_empty(square: q::Square<Self>) -> q::Bitboard<Self> {
        static ROOK_SETS_ON_EMPTY: [u64; 64] = q::table::read(
            b"\xFE\x01\x01\x01\x01\x01\x01\x01\xFD\x02\x02\x02\x02\x02\x02\x02\xFB\x04\x04\x04\x04\x04\x04\x04\xF7\x08\x08\x08\x08\x08\x08\x08\xEF\x10\x10\x10\x10\x10\x10\x10\xDF       \xBF@@@@@@@\x7F\x80\x80\x80\x80\x80\x80\x80\x01\xFE\x01\x01\x01\x01\x01\x01\x02\xFD\x02\x02\x02\x02\x02\x02\x04\xFB\x04\x04\x04\x04\x04\x04\x08\xF7\x08\x08\x08\x08\x08\x08\x10\xEF\x10\x10\x10\x10\x10\x10 \xDF      @\xBF@@@@@@\x80\x7F\x80\x80\x80\x80\x80\x80\x01\x01\xFE\x01\x01\x01\x01\x01\x02\x02\xFD\x02\x02\x02\x02\x02\x04\x04\xFB\x04\x04\x04\x04\x04\x08\x08\xF7\x08\x08\x08\x08\x08\x10\x10\xEF\x10\x10\x10\x10\x10  \xDF     @@\xBF@@@@@\x80\x80\x7F\x80\x80\x80\x80\x80\x01\x01\x01\xFE\x01\x01\x01\x01\x02\x02\x02\xFD\x02\x02\x02\x02\x04\x04\x04\xFB\x04\x04\x04\x04\x08\x08\x08\xF7\x08\x08\x08\x08\x10\x10\x10\xEF\x10\x10\x10\x10   \xDF    @@@\xBF@@@@\x80\x80\x80\x7F\x80\x80\x80\x80\x01\x01\x01\x01\xFE\x01\x01\x01\x02\x02\x02\x02\xFD\x02\x02\x02\x04\x04\x04\x04\xFB\x04\x04\x04\x08\x08\x08\x08\xF7\x08\x08\x08\x10\x10\x10\x10\xEF\x10\x10\x10    \xDF   @@@@\xBF@@@\x80\x80\x80\x80\x7F\x80\x80\x80\x01\x01\x01\x01\x01\xFE\x01\x01\x02\x02\x02\x02\x02\xFD\x02\x02\x04\x04\x04\x04\x04\xFB\x04\x04\x08\x08\x08\x08\x08\xF7\x08\x08\x10\x10\x10\x10\x10\xEF\x10\x10     \xDF  @@@@@\xBF@@\x80\x80\x80\x80\x80\x7F\x80\x80\x01\x01\x01\x01\x01\x01\xFE\x01\x02\x02\x02\x02\x02\x02\xFD\x02\x04\x04\x04\x04\x04\x04\xFB\x04\x08\x08\x08\x08\x08\x08\xF7\x08\x10\x10\x10\x10\x10\x10\xEF\x10      \xDF @@@@@@\xBF@\x80\x80\x80\x80\x80\x80\x7F\x80\x01\x01\x01\x01\x01\x01\x01\xFE\x02\x02\x02\x02\x02\x02\x02\xFD\x04\x04\x04\x04\x04\x04\x04\xFB\x08\x08\x08\x08\x08\x08\x08\xF7\x10\x10\x10\x10\x10\x10\x10\xEF       \xDF@@@@@@@\xBF\x80\x80\x80\x80\x80\x80\x80\x7F",
        );
        q::Bitboard::from_word_unchecked(ROOK_SETS_ON_EMPTY[square.index().get()])
    }
}
impl Lerf {
    /**The squares a knight attacks.

From e4 on the empty board:

```text
8 | - - - - - - - -
7 | - - - - - - - -
6 | - - - x - x - -
5 | - - x - - - x -
4 | - - - - o - - -
3 | - - x - - - x -
2 | - - - x - x - -
1 | - - - - - - - -
  +----------------
    a b c d e f g h
```

Cost: no operation, 1 load from 512 bytes of tables.*/
    #[inline(always)]
    pub const fn knight_attacks(square: q::Square<Self>) -> q::Bitboard<Self> {
        static KNIGHT_LEAPS: [u64; 64] = q::table::read(
            b"\0\x04\x02\0\0\0\0\0\0\x08\x05\0\0\0\0\0\0\x11\n\0\0\0\0\0\0\"\x14\0\0\0\0\0\0D(\0\0\0\0\0\0\x88P\0\0\0\0\0\0\x10\xA0\0\0\0\0\0\0 @\0\0\0\0\0\x04\0\x04\x02\0\0\0\0\x08\0\x08\x05\0\0\0\0\x11\0\x11\n\0\0\0\0\"\0\"\x14\0\0\0\0D\0D(\0\0\0\0\x88\0\x88P\0\0\0\0\x10\0\x10\xA0\0\0\0\0 \0 @\0\0\0\0\x02\x04\0\x04\x02\0\0\0\x05\x08\0\x08\x05\0\0\0\n\x11\0\x11\n\0\0\0\x14\"\0\"\x14\0\0\0(D\0D(\0\0\0P\x88\0\x88P\0\0\0\xA0\x10\0\x10\xA0\0\0\0@ \0 @\0\0\0\0\x02\x04\0\x04\x02\0\0\0\x05\x08\0\x08\x05\0\0\0\n\x11\0\x11\n\0\0\0\x14\"\0\"\x14\0\0\0(D\0D(\0\0\0P\x88\0\x88P\0\0\0\xA0\x10\0\x10\xA0\0\0\0@ \0 @\0\0\0\0\x02\x04\0\x04\x02\0\0\0\x05\x08\0\x08\x05\0\0\0\n\x11\0\x11\n\0\0\0\x14\"\0\"\x14\0\0\0(D\0D(\0\0\0P\x88\0\x88P\0\0\0\xA0\x10\0\x10\xA0\0\0\0@ \0 @\0\0\0\0\x02\x04\0\x04\x02\0\0\0\x05\x08\0\x08\x05\0\0\0\n\x11\0\x11\n\0\0\0\x14\"\0\"\x14\0\0\0(D\0D(\0\0\0P\x88\0\x88P\0\0\0\xA0\x10\0\x10\xA0\0\0\0@ \0 @\0\0\0\0\x02\x04\0\x04\0\0\0\0\x05\x08\0\x08\0\0\0\0\n\x11\0\x11\0\0\0\0\x14\"\0\"\0\0\0\0(D\0D\0\0\0\0P\x88\0\x88\0\0\0\0\xA0\x10\0\x10\0\0\0\0@ \0 \0\0\0\0\0\x02\x04\0\0\0\0\0\0\x05\x08\0\0\0\0\0\0\n\x11\0\0\0\0\0\0\x14\"\0\0\0\0\0\0(D\0\0\0\0\0\0P\x88\0\0\0\0\0\0\xA0\x10\0\0\0\0\0\0@ \0",
        );
        q::Bitboard::from_word_unchecked(KNIGHT_LEAPS[square.index().get()])
    }
}
q::set_flips! {
    Lerf, | set |; flip_vertical FlipVertical { set.swap_bytes() }; flip_horizontal
    FlipHorizontal { if q::target::REVERSES_BITS { set.swap_bytes().reverse_bits() } else
    { let t1 = set.rotate_left(1); let t7 = (t1 & 0x5555555555555555) | (t1 &
    0xaaaaaaaaaaaaaaaa).rotate_left(2); let t13 = (t7 & 0x3333333333333333) | (t7 &
    0xcccccccccccccccc).rotate_left(4); (t13 & 0xf0f0f0f0f0f0f0f0) | (t13 &
    0xf0f0f0f0f0f0f0f).rotate_left(56) } } GFNI { q::bits::by_matrix(set,
    0x706050403020100, 0x8040201008040201) }; flip_diagonal FlipDiagonal { let t4 = (set
    ^ (set >> 28)) & 0xf0f0f0f0; let t7 = (set ^ t4) ^ (t4 << 28); let t11 = (t7 ^ (t7 >>
    14)) & 0xcccc0000cccc; let t14 = (t7 ^ t11) ^ (t11 << 14); let t18 = (t14 ^ (t14 >>
    7)) & 0xaa00aa00aa00aa; (t14 ^ t18) ^ (t18 << 7) } GFNI {
    q::bits::turned_by_matrix(set, 0x1020304050607, 0x8040201008040201) };
    flip_anti_diagonal FlipAntiDiagonal { let t4 = (set ^ (set << 36)) ^ (set >> 36); let
    t7 = set ^ (t4 & 0xf0f0f0f00f0f0f0f); let t11 = (t7 ^ (t7 >> 18)) & 0x333300003333;
    let t14 = (t7 ^ t11) ^ (t11 << 18); let t18 = (t14 ^ (t14 >> 9)) & 0x55005500550055;
    (t14 ^ t18) ^ (t18 << 9) } GFNI { q::bits::turned_by_matrix(set, 0x706050403020100,
    0x102040810204080) }; rotate_90 Rotate90 { let t1 = set.swap_bytes(); let t5 = (t1 ^
    (t1 << 36)) ^ (t1 >> 36); let t8 = t1 ^ (t5 & 0xf0f0f0f00f0f0f0f); let t12 = (t8 ^
    (t8 >> 18)) & 0x333300003333; let t15 = (t8 ^ t12) ^ (t12 << 18); let t19 = (t15 ^
    (t15 >> 9)) & 0x55005500550055; (t15 ^ t19) ^ (t19 << 9) } GFNI {
    q::bits::turned_by_matrix(set, 0x1020304050607, 0x102040810204080) }; rotate_180
    Rotate180 { if q::target::REVERSES_BITS { set.reverse_bits() } else { let t2 = set
    .swap_bytes().rotate_left(1); let t8 = (t2 & 0x5555555555555555) | (t2 &
    0xaaaaaaaaaaaaaaaa).rotate_left(2); let t14 = (t8 & 0x3333333333333333) | (t8 &
    0xcccccccccccccccc).rotate_left(4); (t14 & 0xf0f0f0f0f0f0f0f0) | (t14 &
    0xf0f0f0f0f0f0f0f).rotate_left(56) } } GFNI { q::bits::by_matrix(set,
    0x1020304050607, 0x8040201008040201) }; rotate_270 Rotate270 { let t1 = set
    .swap_bytes(); let t5 = (t1 ^ (t1 >> 28)) & 0xf0f0f0f0; let t8 = (t1 ^ t5) ^ (t5 <<
    28); let t12 = (t8 ^ (t8 >> 14)) & 0xcccc0000cccc; let t15 = (t8 ^ t12) ^ (t12 <<
    14); let t19 = (t15 ^ (t15 >> 7)) & 0xaa00aa00aa00aa; (t15 ^ t19) ^ (t19 << 7) } GFNI
    { q::bits::turned_by_matrix(set, 0x706050403020100, 0x8040201008040201) };
}
q::square_flips! {
    Lerf, U6, | number |; flip_vertical_square FlipVertical { number ^ 0x38 };
    flip_horizontal_square FlipHorizontal { number ^ 7 }; flip_diagonal_square
    FlipDiagonal { (number >> 3) ^ ((number << 3) & 0x38) }; flip_anti_diagonal_square
    FlipAntiDiagonal { let t5 = (number >> 3) ^ ((number << 3) & 0x38); t5 ^ 0x3f };
    rotate_90_square Rotate90 { let t5 = (number >> 3) ^ ((number << 3) & 0x38); t5 ^
    0x38 }; rotate_180_square Rotate180 { 0x3f_u32.wrapping_sub(number) };
    rotate_270_square Rotate270 { let t5 = (number >> 3) ^ ((number << 3) & 0x38); t5 ^ 7
    };
}
q::steps! {
    Lerf, | set |; shift_north North; shift_north_east NorthEast; shift_east East;
    shift_south_east SouthEast; shift_south South; shift_south_west SouthWest; shift_west
    West; shift_north_west NorthWest;
}
q::square_constants! {
    Lerf, U6; A1 0, B1 1, C1 2, D1 3, E1 4, F1 5, G1 6, H1 7, A2 8, B2 9, C2 10, D2 11,
    E2 12, F2 13, G2 14, H2 15, A3 16, B3 17, C3 18, D3 19, E3 20, F3 21, G3 22, H3 23,
    A4 24, B4 25, C4 26, D4 27, E4 28, F4 29, G4 30, H4 31, A5 32, B5 33, C5 34, D5 35,
    E5 36, F5 37, G5 38, H5 39, A6 40, B6 41, C6 42, D6 43, E6 44, F6 45, G6 46, H6 47,
    A7 48, B7 49, C7 50, D7 51, E7 52, F7 53, G7 54, H7 55, A8 56, B8 57, C8 58, D8 59,
    E8 60, F8 61, G8 62, H8 63,
}
q::packed_flips! {
    Lerf, | index, pieces |; flip_vertical_packed FlipVertical { mask::< Lerf >
    (0b111000, pieces) ^ index }; flip_horizontal_packed FlipHorizontal { mask::< Lerf >
    (0b111, pieces) ^ index }; flip_diagonal_packed FlipDiagonal { (index >> (3 * pieces
    as u32)) ^ ((index << (3 * pieces as u32)) & mask::< Lerf > (0b111000, pieces)) };
    flip_anti_diagonal_packed FlipAntiDiagonal { (mask::< Lerf > (0b111, pieces) ^ (index
    >> (3 * pieces as u32))) ^ (mask::< Lerf > (0b111000, pieces) & ! (index << (3 *
    pieces as u32))) }; rotate_90_packed Rotate90 { (index >> (3 * pieces as u32)) ^
    (mask::< Lerf > (0b111000, pieces) & ! (index << (3 * pieces as u32))) };
    rotate_180_packed Rotate180 { mask::< Lerf > (0b111111, pieces) ^ index };
    rotate_270_packed Rotate270 { (mask::< Lerf > (0b111, pieces) ^ (index >> (3 * pieces
    as u32))) ^ ((index << (3 * pieces as u32)) & mask::< Lerf > (0b111000, pieces)) };
}
