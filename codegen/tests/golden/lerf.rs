impl Lerf {
    /**The file of a square, counted from 0.

Cost: 1 operation, no table.*/
    #[inline(always)]
    pub const fn file(square: q::Square<Self>) -> u8 {
        let number = (square.index().number() as u32);
        (number & 7_u32 & 0xff_u32) as u8
    }
    /**The square on a file and a rank, both counted from 0, or `None` off the board.

Cost: 4 operations, no table.*/
    #[inline(always)]
    pub const fn at(file: u8, rank: u8) -> ::core::option::Option<q::Square<Self>> {
        if file < 8 && rank < 8 {
            let number = {
                let number = rank as u32 * 8 + file as u32;
                (number) as u8
            };
            ::core::option::Option::Some(
                q::Square::from_index(q::index::U6::masked(number)),
            )
        } else {
            ::core::option::Option::None
        }
    }
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
impl Lerf {
    /**The set, mirrored at the a1-h8 diagonal: 18 operations, 15 deep, best found; no table.

Masks and factors: `0xf0f0f0f0`, `0xcccc0000cccc`, `0xaa00aa00aa00aa`.

In generic code with GFNI: 4 operations, no table.*/
    #[inline(always)]
    pub const fn flip_diagonal(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
        let t4 = (set.word() ^ (set.word() >> 28)) & 0xf0f0f0f0;
        let t7 = set.word() ^ t4 ^ (t4 << 28);
        let t11 = (t7 ^ (t7 >> 14)) & 0xcccc0000cccc;
        let t14 = t7 ^ t11 ^ (t11 << 14);
        let t18 = (t14 ^ (t14 >> 7)) & 0xaa00aa00aa00aa;
        q::Bitboard::from_word_unchecked(t14 ^ t18 ^ (t18 << 7))
    }
    /**The square, turned clockwise by a quarter: 5 operations, 4 deep, best found; no table.

Masks and factors: `0x38`.*/
    #[inline(always)]
    pub const fn rotate_90_square(square: q::Square<Self>) -> q::Square<Self> {
        let number = (square.index().number() as u32);
        q::Square::from_index(
            q::index::U6::masked(
                (((number >> 3_u32) ^ ((number << 3_u32) & 0x38_u32) ^ 0x38_u32)
                    & 0xff_u32) as u8,
            ),
        )
    }
}
impl Lerf {
    /**All squares one step north-east; those that leave the board are dropped: 2 operations, 2 deep, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; no table.

Masks and factors: `0x7f7f7f7f7f7f7f`.*/
    #[inline(always)]
    pub const fn shift_north_east(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
        q::Bitboard::from_word_unchecked((set.word() & 0x7f7f7f7f7f7f7f) << 9)
    }
}
impl Lerf {
    /**The packed position of `N` pieces, piece 0 first, as a `u64`.

Cost: 11 operations for each piece, no table.*/
    #[inline]
    pub const fn pack<const N: usize>(squares: [q::Square<Self>; N]) -> u64 {
        const { <Self as q::Layout>::PACKING.check(N, 64) }
        let (mut index, mut piece) = (0, 0);
        while piece < N {
            index
                |= <Self as q::Layout>::PACKING
                    .spread_u64(squares[piece].index().number(), piece, N);
            piece += 1;
        }
        index
    }
    ///The packed position of `N` pieces, ranks mirrored: 1 operation, 1 mask, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; for any number of pieces; no table.
    #[inline(always)]
    pub const fn flip_vertical_packed<const N: usize>(index: u64) -> u64 {
        const { <Self as q::Layout>::PACKING.check(N, 64) }
        Self::flip_vertical_pieces(index, N)
    }
    ///The packed position of `pieces` pieces, mirrored at the a1-h8 diagonal: 4 operations, 3 deep, 1 mask, best found; for any number of pieces; no table.
    ///
    /// # Panics
    /// If there are no pieces, or more than fit the word.
    #[inline(always)]
    #[track_caller]
    pub const fn flip_diagonal_pieces(index: u64, pieces: usize) -> u64 {
        <Self as q::Layout>::PACKING.check(pieces, 64);
        (index >> (3 * pieces as u32))
            ^ ((index << (3 * pieces as u32))
                & <Self as q::Layout>::PACKING.mask_u64(0b111000, pieces))
    }
}
