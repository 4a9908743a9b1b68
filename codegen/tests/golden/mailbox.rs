impl Mailbox {
    /**The file of a square, counted from 0.

Cost: 1 operation, no table.*/
    #[inline(always)]
    pub const fn file(square: q::Square<Self>) -> u8 {
        let number = (square.index().number() as u32);
        (number.wrapping_add(0xfffffffb_u32) & 0xff_u32) as u8
    }
    /**The square on a file and a rank, both counted from 0, or `None` off the board.

Cost: 5 operations, no table.*/
    #[inline(always)]
    pub const fn at(file: u8, rank: u8) -> ::core::option::Option<q::Square<Self>> {
        if file < 2 && rank < 1 {
            let number = {
                let number = rank as u32 * 2 + file as u32;
                (number.wrapping_add(0x5_u32)) as u8
            };
            ::core::option::Option::Some(
                q::Square::from_index(q::index::U6::masked(number)),
            )
        } else {
            ::core::option::Option::None
        }
    }
}
impl Mailbox {
    /**The packed position of `N` pieces, piece 0 first, as a `u64`.

Cost: 4 operations for each piece, no table.*/
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
    ///The packed position of `N` pieces, ranks mirrored: no operation, 0 masks, proved minimal; for any number of pieces; no table.
    #[inline(always)]
    pub const fn flip_vertical_packed<const N: usize>(index: u64) -> u64 {
        const { <Self as q::Layout>::PACKING.check(N, 64) }
        Self::flip_vertical_pieces(index, N)
    }
}
