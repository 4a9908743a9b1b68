/// Squares without bitboards.
/**

A layout of the 2 x 1 board; no bitboards; a square's number is `number: 3`.

```text
5 6
```*/
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
    ::core::default::Default
)]
pub(crate) struct Mailbox;
#[allow(
    clippy::all,
    clippy::pedantic,
    clippy::nursery,
    clippy::restriction,
    unused,
    non_upper_case_globals
)]
const _: () = {
    use ::quadrille::__private as q;
    use ::core::primitive::{bool, i8, str, u8, u32, u64, u128, usize};
    static COORDS: [[u8; 2]; 64] = q::table::read(
        b"\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\0\0\x01\0\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF",
    );
    static NUMBER_AT: [u8; 64] = q::table::read(
        b"\x05\x06\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
    );
    impl Mailbox {
        ///The file: 1 operation.
        #[inline(always)]
        pub const fn file(square: q::Square<Self>) -> u8 {
            {
                let number = square.index().number() as u32;
                (number.wrapping_add(0xfffffffb_u32)) as u8
            }
        }
        ///The rank: no operation.
        #[inline(always)]
        pub const fn rank(square: q::Square<Self>) -> u8 {
            {
                let number = square.index().number() as u32;
                (0x0_u32) as u8
            }
        }
        ///The square on a file and a rank, counted from 0, if the board has them: 1 operation.
        #[inline(always)]
        pub const fn at(file: u8, rank: u8) -> ::core::option::Option<q::Square<Self>> {
            if file < 2 && rank < 1 {
                ::core::option::Option::Some(
                    q::Square::from_index(
                        q::index::U6::masked({
                            let number = rank as u32 * 2 + file as u32;
                            (number.wrapping_add(0x5_u32)) as u8
                        }),
                    ),
                )
            } else {
                ::core::option::Option::None
            }
        }
        /// The number of king steps between two squares.
        #[inline]
        pub const fn distance(a: q::Square<Self>, b: q::Square<Self>) -> u8 {
            let files = Self::file(a).abs_diff(Self::file(b));
            let ranks = Self::rank(a).abs_diff(Self::rank(b));
            if files > ranks { files } else { ranks }
        }
        /// The square with this number, if there is one.
        #[inline(always)]
        pub const fn square(number: u8) -> ::core::option::Option<q::Square<Self>> {
            if q::index::U6::masked(number).number() == number
                && COORDS[q::index::U6::masked(number).get()][0] < 2
            {
                ::core::option::Option::Some(
                    q::Square::from_index(q::index::U6::masked(number)),
                )
            } else {
                ::core::option::Option::None
            }
        }
    }
    impl Mailbox {
        /// The square so many files and ranks away, if it is on the board.
        #[inline]
        pub const fn offset(
            square: q::Square<Self>,
            files: i8,
            ranks: i8,
        ) -> ::core::option::Option<q::Square<Self>> {
            Self::at(
                Self::file(square).wrapping_add_signed(files),
                Self::rank(square).wrapping_add_signed(ranks),
            )
        }
        /// The neighbour in a direction, if there is one.
        #[inline]
        pub const fn step(
            square: q::Square<Self>,
            direction: q::Direction,
        ) -> ::core::option::Option<q::Square<Self>> {
            let (files, ranks) = direction.delta();
            Self::offset(square, files, ranks)
        }
        /// The map of values in the order of the board: a1, b1, and so on, rank by rank.
        ///
        /// Its border is what the first has.
        pub const fn map<T: ::core::marker::Copy>(
            values: [T; 2],
        ) -> q::SquareMap<Self, T> {
            let mut entries = [values[0]; 64];
            let mut place = 0;
            while place < 2 {
                entries[NUMBER_AT[place] as usize] = values[place];
                place += 1;
            }
            q::SquareMap::new(entries)
        }
        /// The map of values drawn as the board is seen: the last rank first.
        ///
        /// Its border is what the square at the lower left has.
        pub const fn map_as_drawn<T: ::core::marker::Copy>(
            values: [T; 2],
        ) -> q::SquareMap<Self, T> {
            let mut ranks = values;
            let mut place = 0;
            while place < 2 {
                ranks[place] = values[2 - 2 + 2 * (place % 2) - place];
                place += 1;
            }
            Self::map(ranks)
        }
    }
    impl Mailbox {
        /**The square, ranks mirrored: 1 operation, best found.

Masks and factors: `0x0`.*/
        #[inline(always)]
        pub const fn flip_vertical_square(square: q::Square<Self>) -> q::Square<Self> {
            q::Square::from_index(
                q::index::U6::masked({
                    let number = square.index().number() as u32;
                    (number.wrapping_add(0x0_u32)) as u8
                }),
            )
        }
        /**The square, files mirrored: 1 operation, proved minimal.

Masks and factors: `0xb`.*/
        #[inline(always)]
        pub const fn flip_horizontal_square(square: q::Square<Self>) -> q::Square<Self> {
            q::Square::from_index(
                q::index::U6::masked({
                    let number = square.index().number() as u32;
                    (0xb_u32.wrapping_sub(number)) as u8
                }),
            )
        }
        /**The square, turned by half: 1 operation, proved minimal.

Masks and factors: `0xb`.*/
        #[inline(always)]
        pub const fn rotate_180_square(square: q::Square<Self>) -> q::Square<Self> {
            q::Square::from_index(
                q::index::U6::masked({
                    let number = square.index().number() as u32;
                    (0xb_u32.wrapping_sub(number)) as u8
                }),
            )
        }
    }
    impl q::Layout for Mailbox {
        type Index = q::index::U6;
        const FILES: u8 = 2;
        const RANKS: u8 = 1;
        const NUMBERS: usize = 7;
        const SYMMETRIES: &'static [q::Symmetry] = &[
            q::Symmetry::Identity,
            q::Symmetry::FlipVertical,
            q::Symmetry::FlipHorizontal,
            q::Symmetry::Rotate180,
        ];
        const FILE_NAMES: &'static [&'static str] = &["a", "b"];
        const RANK_NAMES: &'static [&'static str] = &["1"];
        const PAWNS: [q::Direction; 2] = [q::Direction::North, q::Direction::South];
        const FIELDS: &'static [q::Field] = &[
            q::Field {
                name: "number",
                width: 3,
                shift: 0,
            },
        ];
        const COSTS: &'static [q::Cost] = &[
            q::Cost {
                name: "file",
                bytes: 0,
                operations: 1,
                depth: 1,
            },
            q::Cost {
                name: "rank",
                bytes: 0,
                operations: 0,
                depth: 0,
            },
            q::Cost {
                name: "at",
                bytes: 0,
                operations: 1,
                depth: 1,
            },
            q::Cost {
                name: "COORDS",
                bytes: 128,
                operations: 0,
                depth: 0,
            },
            q::Cost {
                name: "NUMBER_AT",
                bytes: 64,
                operations: 0,
                depth: 0,
            },
            q::Cost {
                name: "flip_vertical_square",
                bytes: 0,
                operations: 1,
                depth: 1,
            },
            q::Cost {
                name: "flip_horizontal_square",
                bytes: 0,
                operations: 1,
                depth: 1,
            },
            q::Cost {
                name: "rotate_180_square",
                bytes: 0,
                operations: 1,
                depth: 1,
            },
            q::Cost {
                name: "flip_vertical_packed",
                bytes: 0,
                operations: 0,
                depth: 0,
            },
            q::Cost {
                name: "flip_horizontal_packed",
                bytes: 0,
                operations: 1,
                depth: 1,
            },
            q::Cost {
                name: "rotate_180_packed",
                bytes: 0,
                operations: 1,
                depth: 1,
            },
        ];
        const COORDS: &'static q::PerSquare<Self, [u8; 2]> = &COORDS;
        const NUMBER_AT: &'static [u8] = NUMBER_AT.split_at(2).0;
        const SQUARES_BY_NUMBER: &'static [q::Square<Self>] = &q::squares_by_number::<
            Self,
            2,
        >();
        #[inline(always)]
        fn file(square: q::Square<Self>) -> u8 {
            Self::file(square)
        }
        #[inline(always)]
        fn rank(square: q::Square<Self>) -> u8 {
            Self::rank(square)
        }
        #[inline(always)]
        fn square_at(file: u8, rank: u8) -> q::Square<Self> {
            match Self::at(file, rank) {
                ::core::option::Option::Some(square) => square,
                ::core::option::Option::None => q::no_such_square(),
            }
        }
        type NumberBits = q::packed::Bits<3>;
        const PACKING: q::Packing = q::Packing::new(
            &[
                q::packed::PackedField {
                    shift: 0,
                    width: 3,
                    fixed: 0,
                    per_piece: 0,
                    stride: 3,
                },
            ],
            3,
        );
        #[inline(always)]
        fn transform_packed<W: q::Word>(
            index: W,
            pieces: usize,
            symmetry: q::Symmetry,
        ) -> ::core::option::Option<W> {
            match symmetry {
                q::Symmetry::Identity => ::core::option::Option::Some(index),
                q::Symmetry::FlipVertical => {
                    ::core::option::Option::Some(
                        q::Word::either(
                            index,
                            |index| Self::flip_vertical_pieces(index, pieces),
                            |index| Self::flip_vertical_pieces_u128(index, pieces),
                        ),
                    )
                }
                q::Symmetry::FlipHorizontal => {
                    ::core::option::Option::Some(
                        q::Word::either(
                            index,
                            |index| Self::flip_horizontal_pieces(index, pieces),
                            |index| Self::flip_horizontal_pieces_u128(index, pieces),
                        ),
                    )
                }
                q::Symmetry::Rotate180 => {
                    ::core::option::Option::Some(
                        q::Word::either(
                            index,
                            |index| Self::rotate_180_pieces(index, pieces),
                            |index| Self::rotate_180_pieces_u128(index, pieces),
                        ),
                    )
                }
                _ => ::core::option::Option::None,
            }
        }
        #[inline(always)]
        fn transform(
            square: q::Square<Self>,
            symmetry: q::Symmetry,
        ) -> ::core::option::Option<q::Square<Self>> {
            match symmetry {
                q::Symmetry::Identity => ::core::option::Option::Some(square),
                q::Symmetry::FlipVertical => {
                    ::core::option::Option::Some(Self::flip_vertical_square(square))
                }
                q::Symmetry::FlipHorizontal => {
                    ::core::option::Option::Some(Self::flip_horizontal_square(square))
                }
                q::Symmetry::Rotate180 => {
                    ::core::option::Option::Some(Self::rotate_180_square(square))
                }
                _ => ::core::option::Option::None,
            }
        }
    }
    impl Mailbox {
        ///The packed index of `N` pieces, piece 0 first, as a `u64`.
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
        ///The squares of a packed index of `N` pieces in a `u64`.
        ///
        /// # Panics
        /// If a code is no square.
        #[inline]
        pub const fn unpack<const N: usize>(index: u64) -> [q::Square<Self>; N] {
            let (mut squares, mut piece) = ([Self::get_packed::<{ N }>(index, 0); N], 1);
            while piece < N {
                squares[piece] = Self::get_packed::<{ N }>(index, piece);
                piece += 1;
            }
            squares
        }
        /// The square of one of `N` pieces.
        ///
        /// # Panics
        /// If there is no such piece, or its code is no square.
        #[inline]
        #[track_caller]
        pub const fn get_packed<const N: usize>(
            index: u64,
            piece: usize,
        ) -> q::Square<Self> {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            q::packed::exists(piece, N);
            let number = <Self as q::Layout>::PACKING.number_u64(index, piece, N);
            match Self::square(number) {
                ::core::option::Option::Some(square) => square,
                ::core::option::Option::None => q::no_such_square(),
            }
        }
        /// The index with one of `N` pieces moved.
        ///
        /// # Panics
        /// If there is no such piece.
        #[inline]
        #[track_caller]
        pub const fn set_packed<const N: usize>(
            index: u64,
            piece: usize,
            square: q::Square<Self>,
        ) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            q::packed::exists(piece, N);
            let change = <Self as q::Layout>::PACKING.number_u64(index, piece, N)
                ^ square.index().number();
            index ^ <Self as q::Layout>::PACKING.spread_u64(change, piece, N)
        }
        /// The index with the squares of two of `N` pieces exchanged.
        ///
        /// # Panics
        /// If there are no such pieces.
        #[inline]
        #[track_caller]
        pub const fn swap_packed<const N: usize>(index: u64, a: usize, b: usize) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            q::packed::exists(a, N);
            q::packed::exists(b, N);
            let change = <Self as q::Layout>::PACKING.number_u64(index, a, N)
                ^ <Self as q::Layout>::PACKING.number_u64(index, b, N);
            index
                ^ (<Self as q::Layout>::PACKING.spread_u64(change, a, N)
                    ^ <Self as q::Layout>::PACKING.spread_u64(change, b, N))
        }
        ///The packed index of `pieces` pieces, ranks mirrored: no operation, 0 masks, proved minimal; for any number of pieces.
        ///
        /// # Panics
        /// If so many pieces do not fit, or are none.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_vertical_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            index
        }
        ///The packed index of `N` pieces, ranks mirrored: no operation, 0 masks, proved minimal; for any number of pieces.
        #[inline(always)]
        pub const fn flip_vertical_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::flip_vertical_pieces(index, N)
        }
        ///The packed index of `pieces` pieces, files mirrored: 1 operation, 1 masks, proved minimal; for any number of pieces.
        ///
        /// # Panics
        /// If so many pieces do not fit, or are none.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_horizontal_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            <Self as q::Layout>::PACKING.mask_u64(0b11, pieces) ^ index
        }
        ///The packed index of `N` pieces, files mirrored: 1 operation, 1 masks, proved minimal; for any number of pieces.
        #[inline(always)]
        pub const fn flip_horizontal_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::flip_horizontal_pieces(index, N)
        }
        ///The packed index of `pieces` pieces, turned by half: 1 operation, 1 masks, proved minimal; for any number of pieces.
        ///
        /// # Panics
        /// If so many pieces do not fit, or are none.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_180_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            <Self as q::Layout>::PACKING.mask_u64(0b11, pieces) ^ index
        }
        ///The packed index of `N` pieces, turned by half: 1 operation, 1 masks, proved minimal; for any number of pieces.
        #[inline(always)]
        pub const fn rotate_180_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::rotate_180_pieces(index, N)
        }
        /// The least index of `N` pieces that a symmetry of the board makes of this one, and the
        /// first such symmetry.
        #[inline]
        pub const fn canonical_packed<const N: usize>(index: u64) -> (u64, q::Symmetry) {
            let mut least = (index, q::Symmetry::Identity);
            let image = Self::flip_vertical_packed::<{ N }>(index);
            if image < least.0 {
                least = (image, q::Symmetry::FlipVertical);
            }
            let image = Self::flip_horizontal_packed::<{ N }>(index);
            if image < least.0 {
                least = (image, q::Symmetry::FlipHorizontal);
            }
            let image = Self::rotate_180_packed::<{ N }>(index);
            if image < least.0 {
                least = (image, q::Symmetry::Rotate180);
            }
            least
        }
        ///The packed index of `N` pieces, piece 0 first, as a `u128`.
        #[inline]
        pub const fn pack_u128<const N: usize>(squares: [q::Square<Self>; N]) -> u128 {
            const {
                <Self as q::Layout>::PACKING.check(N, 128);
                ::core::assert!(
                    N > < Self as q::Layout > ::PACKING.most_pieces(64),
                    "so few pieces are packed in a u64"
                );
            }
            let (mut index, mut piece) = (0, 0);
            while piece < N {
                index
                    |= <Self as q::Layout>::PACKING
                        .spread_u128(squares[piece].index().number(), piece, N);
                piece += 1;
            }
            index
        }
        ///The squares of a packed index of `N` pieces in a `u128`.
        ///
        /// # Panics
        /// If a code is no square.
        #[inline]
        pub const fn unpack_u128<const N: usize>(index: u128) -> [q::Square<Self>; N] {
            let (mut squares, mut piece) = (
                [Self::get_packed_u128::<{ N }>(index, 0); N],
                1,
            );
            while piece < N {
                squares[piece] = Self::get_packed_u128::<{ N }>(index, piece);
                piece += 1;
            }
            squares
        }
        /// The square of one of `N` pieces.
        ///
        /// # Panics
        /// If there is no such piece, or its code is no square.
        #[inline]
        #[track_caller]
        pub const fn get_packed_u128<const N: usize>(
            index: u128,
            piece: usize,
        ) -> q::Square<Self> {
            const {
                <Self as q::Layout>::PACKING.check(N, 128);
                ::core::assert!(
                    N > < Self as q::Layout > ::PACKING.most_pieces(64),
                    "so few pieces are packed in a u64"
                );
            }
            q::packed::exists(piece, N);
            let number = <Self as q::Layout>::PACKING.number_u128(index, piece, N);
            match Self::square(number) {
                ::core::option::Option::Some(square) => square,
                ::core::option::Option::None => q::no_such_square(),
            }
        }
        /// The index with one of `N` pieces moved.
        ///
        /// # Panics
        /// If there is no such piece.
        #[inline]
        #[track_caller]
        pub const fn set_packed_u128<const N: usize>(
            index: u128,
            piece: usize,
            square: q::Square<Self>,
        ) -> u128 {
            const {
                <Self as q::Layout>::PACKING.check(N, 128);
                ::core::assert!(
                    N > < Self as q::Layout > ::PACKING.most_pieces(64),
                    "so few pieces are packed in a u64"
                );
            }
            q::packed::exists(piece, N);
            let change = <Self as q::Layout>::PACKING.number_u128(index, piece, N)
                ^ square.index().number();
            index ^ <Self as q::Layout>::PACKING.spread_u128(change, piece, N)
        }
        /// The index with the squares of two of `N` pieces exchanged.
        ///
        /// # Panics
        /// If there are no such pieces.
        #[inline]
        #[track_caller]
        pub const fn swap_packed_u128<const N: usize>(
            index: u128,
            a: usize,
            b: usize,
        ) -> u128 {
            const {
                <Self as q::Layout>::PACKING.check(N, 128);
                ::core::assert!(
                    N > < Self as q::Layout > ::PACKING.most_pieces(64),
                    "so few pieces are packed in a u64"
                );
            }
            q::packed::exists(a, N);
            q::packed::exists(b, N);
            let change = <Self as q::Layout>::PACKING.number_u128(index, a, N)
                ^ <Self as q::Layout>::PACKING.number_u128(index, b, N);
            index
                ^ (<Self as q::Layout>::PACKING.spread_u128(change, a, N)
                    ^ <Self as q::Layout>::PACKING.spread_u128(change, b, N))
        }
        ///The packed index of `pieces` pieces, ranks mirrored: no operation, 0 masks, proved minimal; for any number of pieces.
        ///
        /// # Panics
        /// If so many pieces do not fit, or are none.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_vertical_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            index
        }
        ///The packed index of `N` pieces, ranks mirrored: no operation, 0 masks, proved minimal; for any number of pieces.
        #[inline(always)]
        pub const fn flip_vertical_packed_u128<const N: usize>(index: u128) -> u128 {
            const {
                <Self as q::Layout>::PACKING.check(N, 128);
                ::core::assert!(
                    N > < Self as q::Layout > ::PACKING.most_pieces(64),
                    "so few pieces are packed in a u64"
                );
            }
            const { <Self as q::Layout>::PACKING.check(N, 128) }
            Self::flip_vertical_pieces_u128(index, N)
        }
        ///The packed index of `pieces` pieces, files mirrored: 1 operation, 1 masks, proved minimal; for any number of pieces.
        ///
        /// # Panics
        /// If so many pieces do not fit, or are none.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_horizontal_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            <Self as q::Layout>::PACKING.mask_u128(0b11, pieces) ^ index
        }
        ///The packed index of `N` pieces, files mirrored: 1 operation, 1 masks, proved minimal; for any number of pieces.
        #[inline(always)]
        pub const fn flip_horizontal_packed_u128<const N: usize>(index: u128) -> u128 {
            const {
                <Self as q::Layout>::PACKING.check(N, 128);
                ::core::assert!(
                    N > < Self as q::Layout > ::PACKING.most_pieces(64),
                    "so few pieces are packed in a u64"
                );
            }
            const { <Self as q::Layout>::PACKING.check(N, 128) }
            Self::flip_horizontal_pieces_u128(index, N)
        }
        ///The packed index of `pieces` pieces, turned by half: 1 operation, 1 masks, proved minimal; for any number of pieces.
        ///
        /// # Panics
        /// If so many pieces do not fit, or are none.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_180_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            <Self as q::Layout>::PACKING.mask_u128(0b11, pieces) ^ index
        }
        ///The packed index of `N` pieces, turned by half: 1 operation, 1 masks, proved minimal; for any number of pieces.
        #[inline(always)]
        pub const fn rotate_180_packed_u128<const N: usize>(index: u128) -> u128 {
            const {
                <Self as q::Layout>::PACKING.check(N, 128);
                ::core::assert!(
                    N > < Self as q::Layout > ::PACKING.most_pieces(64),
                    "so few pieces are packed in a u64"
                );
            }
            const { <Self as q::Layout>::PACKING.check(N, 128) }
            Self::rotate_180_pieces_u128(index, N)
        }
        /// The least index of `N` pieces that a symmetry of the board makes of this one, and the
        /// first such symmetry.
        #[inline]
        pub const fn canonical_packed_u128<const N: usize>(
            index: u128,
        ) -> (u128, q::Symmetry) {
            let mut least = (index, q::Symmetry::Identity);
            let image = Self::flip_vertical_packed_u128::<{ N }>(index);
            if image < least.0 {
                least = (image, q::Symmetry::FlipVertical);
            }
            let image = Self::flip_horizontal_packed_u128::<{ N }>(index);
            if image < least.0 {
                least = (image, q::Symmetry::FlipHorizontal);
            }
            let image = Self::rotate_180_packed_u128::<{ N }>(index);
            if image < least.0 {
                least = (image, q::Symmetry::Rotate180);
            }
            least
        }
    }
    impl Mailbox {
        ///The square a1, number 5.
        pub const A1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(5));
        ///The square b1, number 6.
        pub const B1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(6));
    }
};
