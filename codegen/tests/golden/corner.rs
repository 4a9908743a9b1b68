/// The smallest board with every kind of item.
/**

A layout of the 3 x 3 board; bitboards are `u64`; a square's number is `whole: 4`.

```text
6 7 8
3 4 5
0 1 2
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
pub struct Corner;
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
    use ::core::primitive::{bool, str, u8, u32, u64, u128, usize};
    static COORDS: [[u8; 2]; 64] = q::table::read(
        b"\0\0\x01\0\x02\0\0\x01\x01\x01\x02\x01\0\x02\x01\x02\x02\x02\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF",
    );
    static NUMBER_AT: [u8; 64] = q::table::read(
        b"\0\x01\x02\x03\x04\x05\x06\x07\x08\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
    );
    impl Corner {
        ///The file: a table of 128 bytes.
        #[inline(always)]
        pub const fn file_of(square: q::Square<Self>) -> u8 {
            COORDS[square.index().get()][0]
        }
        ///The rank: 2 operations, 2 deep.
        #[inline(always)]
        pub const fn rank_of(square: q::Square<Self>) -> u8 {
            {
                let number = square.index().number() as u32;
                (number.wrapping_mul(0xb_u32) >> 5) as u8
            }
        }
        ///The square on a file and a rank, counted from 0, if the board has them: no operation.
        #[inline(always)]
        pub const fn at(file: u8, rank: u8) -> ::core::option::Option<q::Square<Self>> {
            if file < 3 && rank < 3 {
                ::core::option::Option::Some(
                    q::Square::from_index(
                        q::index::U6::masked({
                            let number = rank as u32 * 3 + file as u32;
                            (number) as u8
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
            let files = Self::file_of(a).abs_diff(Self::file_of(b));
            let ranks = Self::rank_of(a).abs_diff(Self::rank_of(b));
            if files > ranks { files } else { ranks }
        }
        /// The square with this number, if there is one.
        #[inline(always)]
        pub const fn square(number: u8) -> ::core::option::Option<q::Square<Self>> {
            if number < 9 {
                ::core::option::Option::Some(
                    q::Square::from_index(q::index::U6::masked(number)),
                )
            } else {
                ::core::option::Option::None
            }
        }
    }
    impl Corner {
        ///The square a1, number 0.
        pub const A1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(0));
        ///The square b1, number 1.
        pub const B1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(1));
        ///The square c1, number 2.
        pub const C1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(2));
        ///The square a2, number 3.
        pub const A2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(3));
        ///The square b2, number 4.
        pub const B2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(4));
        ///The square c2, number 5.
        pub const C2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(5));
        ///The square a3, number 6.
        pub const A3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(6));
        ///The square b3, number 7.
        pub const B3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(7));
        ///The square c3, number 8.
        pub const C3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(8));
        ///The square, ranks mirrored: a table of 64 bytes.
        #[inline(always)]
        pub const fn flip_vertical_square(square: q::Square<Self>) -> q::Square<Self> {
            static TABLE: [u8; 64] = q::table::read(
                b"\x06\x07\x08\x03\x04\x05\0\x01\x02\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            );
            q::Square::from_index(q::index::U6::masked(TABLE[square.index().get()]))
        }
        ///The square, files mirrored: a table of 64 bytes.
        #[inline(always)]
        pub const fn flip_horizontal_square(square: q::Square<Self>) -> q::Square<Self> {
            static TABLE: [u8; 64] = q::table::read(
                b"\x02\x01\0\x05\x04\x03\x08\x07\x06\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            );
            q::Square::from_index(q::index::U6::masked(TABLE[square.index().get()]))
        }
        ///The square, mirrored at the a1-h8 diagonal: a table of 64 bytes.
        #[inline(always)]
        pub const fn flip_diagonal_square(square: q::Square<Self>) -> q::Square<Self> {
            static TABLE: [u8; 64] = q::table::read(
                b"\0\x03\x06\x01\x04\x07\x02\x05\x08\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            );
            q::Square::from_index(q::index::U6::masked(TABLE[square.index().get()]))
        }
        ///The square, mirrored at the a8-h1 diagonal: a table of 64 bytes.
        #[inline(always)]
        pub const fn flip_anti_diagonal_square(
            square: q::Square<Self>,
        ) -> q::Square<Self> {
            static TABLE: [u8; 64] = q::table::read(
                b"\x08\x05\x02\x07\x04\x01\x06\x03\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            );
            q::Square::from_index(q::index::U6::masked(TABLE[square.index().get()]))
        }
        ///The square, turned clockwise by a quarter: a table of 64 bytes.
        #[inline(always)]
        pub const fn rotate_90_square(square: q::Square<Self>) -> q::Square<Self> {
            static TABLE: [u8; 64] = q::table::read(
                b"\x06\x03\0\x07\x04\x01\x08\x05\x02\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            );
            q::Square::from_index(q::index::U6::masked(TABLE[square.index().get()]))
        }
        /**The square, turned by half: 1 operation, proved minimal.

Masks and factors: `0x8`.*/
        #[inline(always)]
        pub const fn rotate_180_square(square: q::Square<Self>) -> q::Square<Self> {
            q::Square::from_index(
                q::index::U6::masked({
                    let number = square.index().number() as u32;
                    (0x8_u32.wrapping_sub(number)) as u8
                }),
            )
        }
        ///The square, turned anticlockwise by a quarter: a table of 64 bytes.
        #[inline(always)]
        pub const fn rotate_270_square(square: q::Square<Self>) -> q::Square<Self> {
            static TABLE: [u8; 64] = q::table::read(
                b"\x02\x05\x08\x01\x04\x07\0\x03\x06\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            );
            q::Square::from_index(q::index::U6::masked(TABLE[square.index().get()]))
        }
    }
    impl q::Layout for Corner {
        type Index = q::index::U6;
        const FILES: u8 = 3;
        const RANKS: u8 = 3;
        const NUMBERS: usize = 9;
        const SYMMETRIES: &'static [q::Symmetry] = &[
            q::Symmetry::Identity,
            q::Symmetry::FlipVertical,
            q::Symmetry::FlipHorizontal,
            q::Symmetry::FlipDiagonal,
            q::Symmetry::FlipAntiDiagonal,
            q::Symmetry::Rotate90,
            q::Symmetry::Rotate180,
            q::Symmetry::Rotate270,
        ];
        const FILE_NAMES: &'static [&'static str] = &["a", "b", "c"];
        const RANK_NAMES: &'static [&'static str] = &["1", "2", "3"];
        const PAWNS: [q::Direction; 2] = [q::Direction::North, q::Direction::South];
        const FIELDS: &'static [q::Field] = &[
            q::Field {
                name: "whole",
                width: 4,
                shift: 0,
            },
        ];
        const COSTS: &'static [q::Cost] = &[
            q::Cost {
                name: "file_of",
                bytes: 128,
                operations: 0,
                depth: 0,
            },
            q::Cost {
                name: "rank_of",
                bytes: 0,
                operations: 2,
                depth: 2,
            },
            q::Cost {
                name: "at",
                bytes: 0,
                operations: 0,
                depth: 0,
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
                bytes: 64,
                operations: 0,
                depth: 0,
            },
            q::Cost {
                name: "flip_horizontal_square",
                bytes: 64,
                operations: 0,
                depth: 0,
            },
            q::Cost {
                name: "flip_diagonal_square",
                bytes: 64,
                operations: 0,
                depth: 0,
            },
            q::Cost {
                name: "flip_anti_diagonal_square",
                bytes: 64,
                operations: 0,
                depth: 0,
            },
            q::Cost {
                name: "rotate_90_square",
                bytes: 64,
                operations: 0,
                depth: 0,
            },
            q::Cost {
                name: "rotate_180_square",
                bytes: 0,
                operations: 1,
                depth: 1,
            },
            q::Cost {
                name: "rotate_270_square",
                bytes: 64,
                operations: 0,
                depth: 0,
            },
            q::Cost {
                name: "flip_vertical_packed",
                bytes: 0,
                operations: 24,
                depth: 7,
            },
            q::Cost {
                name: "flip_horizontal_packed",
                bytes: 0,
                operations: 27,
                depth: 7,
            },
            q::Cost {
                name: "flip_diagonal_packed",
                bytes: 0,
                operations: 7,
                depth: 4,
            },
            q::Cost {
                name: "flip_anti_diagonal_packed",
                bytes: 0,
                operations: 16,
                depth: 7,
            },
            q::Cost {
                name: "rotate_90_packed",
                bytes: 0,
                operations: 23,
                depth: 7,
            },
            q::Cost {
                name: "rotate_180_packed",
                bytes: 0,
                operations: 1,
                depth: 1,
            },
            q::Cost {
                name: "rotate_270_packed",
                bytes: 0,
                operations: 29,
                depth: 8,
            },
            q::Cost {
                name: "flip_vertical",
                bytes: 0,
                operations: 6,
                depth: 3,
            },
            q::Cost {
                name: "flip_horizontal",
                bytes: 0,
                operations: 6,
                depth: 5,
            },
            q::Cost {
                name: "flip_diagonal",
                bytes: 0,
                operations: 13,
                depth: 5,
            },
            q::Cost {
                name: "flip_anti_diagonal",
                bytes: 0,
                operations: 12,
                depth: 4,
            },
            q::Cost {
                name: "rotate_90",
                bytes: 0,
                operations: 13,
                depth: 10,
            },
            q::Cost {
                name: "rotate_180",
                bytes: 0,
                operations: 12,
                depth: 8,
            },
            q::Cost {
                name: "rotate_270",
                bytes: 0,
                operations: 19,
                depth: 5,
            },
            q::Cost {
                name: "rotate_180_aarch64",
                bytes: 0,
                operations: 2,
                depth: 2,
            },
            q::Cost {
                name: "shift_north",
                bytes: 0,
                operations: 2,
                depth: 2,
            },
            q::Cost {
                name: "shift_north_east",
                bytes: 0,
                operations: 2,
                depth: 2,
            },
            q::Cost {
                name: "shift_east",
                bytes: 0,
                operations: 2,
                depth: 2,
            },
            q::Cost {
                name: "shift_south_east",
                bytes: 0,
                operations: 2,
                depth: 2,
            },
            q::Cost {
                name: "shift_south",
                bytes: 0,
                operations: 1,
                depth: 1,
            },
            q::Cost {
                name: "shift_south_west",
                bytes: 0,
                operations: 2,
                depth: 2,
            },
            q::Cost {
                name: "shift_west",
                bytes: 0,
                operations: 2,
                depth: 2,
            },
            q::Cost {
                name: "shift_north_west",
                bytes: 0,
                operations: 2,
                depth: 2,
            },
            q::Cost {
                name: "rook_attacks",
                bytes: 3784,
                operations: 0,
                depth: 0,
            },
            q::Cost {
                name: "knight_attacks",
                bytes: 512,
                operations: 0,
                depth: 0,
            },
            q::Cost {
                name: "rook_attacks_empty",
                bytes: 512,
                operations: 0,
                depth: 0,
            },
            q::Cost {
                name: "rook_attacks_avx2",
                bytes: 1024,
                operations: 0,
                depth: 0,
            },
            q::Cost {
                name: "FILE_SETS",
                bytes: 24,
                operations: 0,
                depth: 0,
            },
            q::Cost {
                name: "RANK_SETS",
                bytes: 24,
                operations: 0,
                depth: 0,
            },
            q::Cost {
                name: "DIAGONAL_SETS",
                bytes: 40,
                operations: 0,
                depth: 0,
            },
            q::Cost {
                name: "ANTI_DIAGONAL_SETS",
                bytes: 40,
                operations: 0,
                depth: 0,
            },
            q::Cost {
                name: "RAYS",
                bytes: 4096,
                operations: 0,
                depth: 0,
            },
            q::Cost {
                name: "NEIGHBOURS",
                bytes: 512,
                operations: 0,
                depth: 0,
            },
            q::Cost {
                name: "DIRECTIONS",
                bytes: 4096,
                operations: 0,
                depth: 0,
            },
            q::Cost {
                name: "PAWN_ATTACKS",
                bytes: 1024,
                operations: 0,
                depth: 0,
            },
            q::Cost {
                name: "PAWN_PUSHES",
                bytes: 1024,
                operations: 0,
                depth: 0,
            },
        ];
        const COORDS: &'static q::PerSquare<Self, [u8; 2]> = &COORDS;
        const NUMBER_AT: &'static [u8] = NUMBER_AT.split_at(9).0;
        #[inline(always)]
        fn file(square: q::Square<Self>) -> u8 {
            Self::file_of(square)
        }
        #[inline(always)]
        fn rank(square: q::Square<Self>) -> u8 {
            Self::rank_of(square)
        }
        #[inline(always)]
        fn square_at(file: u8, rank: u8) -> q::Square<Self> {
            match Self::at(file, rank) {
                ::core::option::Option::Some(square) => square,
                ::core::option::Option::None => q::no_such_square(),
            }
        }
        type NumberBits = q::packed::Bits<4>;
        const PACKING: q::Packing = q::Packing::new(
            &[
                q::packed::PackedField {
                    shift: 0,
                    width: 4,
                    fixed: 0,
                    per_piece: 0,
                    stride: 4,
                    is_upper: false,
                },
            ],
            4,
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
                q::Symmetry::FlipDiagonal => {
                    ::core::option::Option::Some(
                        q::Word::either(
                            index,
                            |index| Self::flip_diagonal_pieces(index, pieces),
                            |index| Self::flip_diagonal_pieces_u128(index, pieces),
                        ),
                    )
                }
                q::Symmetry::FlipAntiDiagonal => {
                    ::core::option::Option::Some(
                        q::Word::either(
                            index,
                            |index| Self::flip_anti_diagonal_pieces(index, pieces),
                            |index| Self::flip_anti_diagonal_pieces_u128(index, pieces),
                        ),
                    )
                }
                q::Symmetry::Rotate90 => {
                    ::core::option::Option::Some(
                        q::Word::either(
                            index,
                            |index| Self::rotate_90_pieces(index, pieces),
                            |index| Self::rotate_90_pieces_u128(index, pieces),
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
                q::Symmetry::Rotate270 => {
                    ::core::option::Option::Some(
                        q::Word::either(
                            index,
                            |index| Self::rotate_270_pieces(index, pieces),
                            |index| Self::rotate_270_pieces_u128(index, pieces),
                        ),
                    )
                }
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
                q::Symmetry::FlipDiagonal => {
                    ::core::option::Option::Some(Self::flip_diagonal_square(square))
                }
                q::Symmetry::FlipAntiDiagonal => {
                    ::core::option::Option::Some(Self::flip_anti_diagonal_square(square))
                }
                q::Symmetry::Rotate90 => {
                    ::core::option::Option::Some(Self::rotate_90_square(square))
                }
                q::Symmetry::Rotate180 => {
                    ::core::option::Option::Some(Self::rotate_180_square(square))
                }
                q::Symmetry::Rotate270 => {
                    ::core::option::Option::Some(Self::rotate_270_square(square))
                }
            }
        }
    }
    impl q::SquareBoard for Corner {}
    impl Corner {
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
        ///The packed index of `pieces` pieces, ranks mirrored: 24 operations, 7 deep, 5 masks, best found; from 3 pieces on; fewer one after another.
        ///
        /// # Panics
        /// If so many pieces do not fit, or are none.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_vertical_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            if pieces < 3 {
                let (mut image, mut piece) = (0, 0);
                while piece < pieces {
                    let square = q::Square::from_index(
                        q::index::U6::masked(
                            <Self as q::Layout>::PACKING.number_u64(index, piece, pieces),
                        ),
                    );
                    let to = Self::flip_vertical_square(square);
                    image
                        |= <Self as q::Layout>::PACKING
                            .spread_u64(to.index().number(), piece, pieces);
                    piece += 1;
                }
                image
            } else {
                let t1 = index >> 1;
                let t2 = index << 1;
                let t3 = index << 2;
                let t4 = t2 & index;
                let t5 = index & t1;
                let t6 = index << 3;
                let t7 = t6 & t3;
                let t8 = t3 & t2;
                let t9 = t4 & t1;
                let t10 = t7 & t2;
                let t12 = index & <Self as q::Layout>::PACKING.mask_u64(0b11, pieces);
                let t14 = <Self as q::Layout>::PACKING.mask_u64(0b110, pieces) & !t1;
                let t16 = t2 & <Self as q::Layout>::PACKING.mask_u64(0b100, pieces);
                let t17 = t3 ^ t8;
                let t18 = t7 ^ t17;
                let t19 = t10 ^ t18;
                let t21 = t19 & <Self as q::Layout>::PACKING.mask_u64(0b1000, pieces);
                let t22 = t5 ^ t4;
                let t23 = t22 ^ t9;
                let t25 = t23 & <Self as q::Layout>::PACKING.mask_u64(0b10, pieces);
                let t26 = t12 ^ t16;
                let t27 = t14 ^ t26;
                let t28 = t27 ^ t25;
                let t29 = t28 ^ t21;
                t29
            }
        }
        ///The packed index of `N` pieces, ranks mirrored: 24 operations, 7 deep, 5 masks, best found; from 3 pieces on; fewer one after another.
        #[inline(always)]
        pub const fn flip_vertical_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::flip_vertical_pieces(index, N)
        }
        ///The packed index of `pieces` pieces, files mirrored: 27 operations, 7 deep, 6 masks, best found; from 4 pieces on; fewer one after another.
        ///
        /// # Panics
        /// If so many pieces do not fit, or are none.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_horizontal_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            if pieces < 4 {
                let (mut image, mut piece) = (0, 0);
                while piece < pieces {
                    let square = q::Square::from_index(
                        q::index::U6::masked(
                            <Self as q::Layout>::PACKING.number_u64(index, piece, pieces),
                        ),
                    );
                    let to = Self::flip_horizontal_square(square);
                    image
                        |= <Self as q::Layout>::PACKING
                            .spread_u64(to.index().number(), piece, pieces);
                    piece += 1;
                }
                image
            } else {
                let t1 = index << 1;
                let t2 = index >> 1;
                let t3 = t1 & index;
                let t4 = index & t2;
                let t5 = index << 2;
                let t6 = t5 & t1;
                let t7 = t5 & index;
                let t8 = t3 & t2;
                let t9 = t6 & index;
                let t10 = index << 3;
                let t11 = t10 & t5;
                let t12 = t11 & t1;
                let t14 = index & <Self as q::Layout>::PACKING.mask_u64(0b111, pieces);
                let t15 = t1 ^ t4;
                let t16 = t15 ^ t8;
                let t18 = <Self as q::Layout>::PACKING.mask_u64(0b10, pieces) & !t16;
                let t19 = t2 ^ t3;
                let t21 = t19 & <Self as q::Layout>::PACKING.mask_u64(0b110, pieces);
                let t23 = t6 & <Self as q::Layout>::PACKING.mask_u64(0b1100, pieces);
                let t24 = t7 ^ t9;
                let t26 = t24 & <Self as q::Layout>::PACKING.mask_u64(0b100, pieces);
                let t28 = t12 & <Self as q::Layout>::PACKING.mask_u64(0b1000, pieces);
                let t29 = t14 ^ t23;
                let t30 = t29 ^ t28;
                let t31 = t21 ^ t30;
                let t32 = t26 ^ t18;
                let t33 = t32 ^ t31;
                t33
            }
        }
        ///The packed index of `N` pieces, files mirrored: 27 operations, 7 deep, 6 masks, best found; from 4 pieces on; fewer one after another.
        #[inline(always)]
        pub const fn flip_horizontal_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::flip_horizontal_pieces(index, N)
        }
        ///The packed index of `pieces` pieces, mirrored at the a1-h8 diagonal: 7 operations, 4 deep, 2 masks, best found; for any number of pieces.
        ///
        /// # Panics
        /// If so many pieces do not fit, or are none.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_diagonal_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            let t1 = index << 1;
            let t2 = index << 2;
            let t3 = t2 & t1;
            let t5 = t1 & <Self as q::Layout>::PACKING.mask_u64(0b110, pieces);
            let t7 = t3 & <Self as q::Layout>::PACKING.mask_u64(0b100, pieces);
            let t8 = index ^ t5;
            let t9 = t8 ^ t7;
            t9
        }
        ///The packed index of `N` pieces, mirrored at the a1-h8 diagonal: 7 operations, 4 deep, 2 masks, best found; for any number of pieces.
        #[inline(always)]
        pub const fn flip_diagonal_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::flip_diagonal_pieces(index, N)
        }
        ///The packed index of `pieces` pieces, mirrored at the a8-h1 diagonal: 16 operations, 7 deep, 2 masks, best found; for any number of pieces.
        ///
        /// # Panics
        /// If so many pieces do not fit, or are none.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_anti_diagonal_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            let t1 = index << 2;
            let t2 = index << 3;
            let t3 = index << 1;
            let t4 = t2 & t1;
            let t5 = t2 & t3;
            let t6 = t1 & t3;
            let t7 = t4 & t3;
            let t9 = t1 & <Self as q::Layout>::PACKING.mask_u64(0b1100, pieces);
            let t10 = t3 ^ t2;
            let t11 = t10 ^ t6;
            let t12 = t5 ^ t4;
            let t13 = t12 ^ t11;
            let t14 = t7 ^ t13;
            let t16 = <Self as q::Layout>::PACKING.mask_u64(0b1000, pieces) & !t14;
            let t17 = index ^ t9;
            let t18 = t17 ^ t16;
            t18
        }
        ///The packed index of `N` pieces, mirrored at the a8-h1 diagonal: 16 operations, 7 deep, 2 masks, best found; for any number of pieces.
        #[inline(always)]
        pub const fn flip_anti_diagonal_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::flip_anti_diagonal_pieces(index, N)
        }
        ///The packed index of `pieces` pieces, turned clockwise by a quarter: 23 operations, 7 deep, 5 masks, best found; from 3 pieces on; fewer one after another.
        ///
        /// # Panics
        /// If so many pieces do not fit, or are none.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_90_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            if pieces < 3 {
                let (mut image, mut piece) = (0, 0);
                while piece < pieces {
                    let square = q::Square::from_index(
                        q::index::U6::masked(
                            <Self as q::Layout>::PACKING.number_u64(index, piece, pieces),
                        ),
                    );
                    let to = Self::rotate_90_square(square);
                    image
                        |= <Self as q::Layout>::PACKING
                            .spread_u64(to.index().number(), piece, pieces);
                    piece += 1;
                }
                image
            } else {
                let t1 = index >> 1;
                let t2 = index << 2;
                let t3 = index << 1;
                let t4 = t3 & index;
                let t5 = index & t1;
                let t6 = t2 & t3;
                let t7 = t4 & t1;
                let t8 = index << 3;
                let t9 = t8 & t2;
                let t10 = t9 & t3;
                let t12 = index & <Self as q::Layout>::PACKING.mask_u64(0b11, pieces);
                let t14 = <Self as q::Layout>::PACKING.mask_u64(0b110, pieces) & !t1;
                let t15 = t3 ^ t2;
                let t17 = t15 & <Self as q::Layout>::PACKING.mask_u64(0b100, pieces);
                let t18 = t5 ^ t4;
                let t19 = t18 ^ t7;
                let t21 = t19 & <Self as q::Layout>::PACKING.mask_u64(0b10, pieces);
                let t22 = t6 ^ t10;
                let t24 = t22 & <Self as q::Layout>::PACKING.mask_u64(0b1000, pieces);
                let t25 = t12 ^ t14;
                let t26 = t25 ^ t17;
                let t27 = t26 ^ t24;
                let t28 = t21 ^ t27;
                t28
            }
        }
        ///The packed index of `N` pieces, turned clockwise by a quarter: 23 operations, 7 deep, 5 masks, best found; from 3 pieces on; fewer one after another.
        #[inline(always)]
        pub const fn rotate_90_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::rotate_90_pieces(index, N)
        }
        ///The packed index of `pieces` pieces, turned by half: 1 operation, 1 masks, proved minimal; for any number of pieces.
        ///
        /// # Panics
        /// If so many pieces do not fit, or are none.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_180_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            let t2 = <Self as q::Layout>::PACKING
                .mask_u64(0b1000, pieces)
                .wrapping_sub(index);
            t2
        }
        ///The packed index of `N` pieces, turned by half: 1 operation, 1 masks, proved minimal; for any number of pieces.
        #[inline(always)]
        pub const fn rotate_180_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::rotate_180_pieces(index, N)
        }
        ///The packed index of `pieces` pieces, turned anticlockwise by a quarter: 29 operations, 8 deep, 6 masks, best found; from 5 pieces on; fewer one after another.
        ///
        /// # Panics
        /// If so many pieces do not fit, or are none.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_270_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            if pieces < 5 {
                let (mut image, mut piece) = (0, 0);
                while piece < pieces {
                    let square = q::Square::from_index(
                        q::index::U6::masked(
                            <Self as q::Layout>::PACKING.number_u64(index, piece, pieces),
                        ),
                    );
                    let to = Self::rotate_270_square(square);
                    image
                        |= <Self as q::Layout>::PACKING
                            .spread_u64(to.index().number(), piece, pieces);
                    piece += 1;
                }
                image
            } else {
                let t1 = index << 1;
                let t2 = index >> 1;
                let t3 = index << 2;
                let t4 = t1 & index;
                let t5 = index & t2;
                let t6 = t3 & t1;
                let t7 = t3 & index;
                let t8 = index << 3;
                let t9 = t8 & t3;
                let t10 = t4 & t2;
                let t11 = t6 & index;
                let t12 = t9 & t1;
                let t14 = index & <Self as q::Layout>::PACKING.mask_u64(0b111, pieces);
                let t15 = t1 ^ t5;
                let t16 = t15 ^ t10;
                let t18 = <Self as q::Layout>::PACKING.mask_u64(0b10, pieces) & !t16;
                let t19 = t2 ^ t4;
                let t21 = t19 & <Self as q::Layout>::PACKING.mask_u64(0b110, pieces);
                let t22 = t3 ^ t6;
                let t24 = t22 & <Self as q::Layout>::PACKING.mask_u64(0b1100, pieces);
                let t25 = t7 ^ t11;
                let t27 = t25 & <Self as q::Layout>::PACKING.mask_u64(0b100, pieces);
                let t28 = t9 ^ t12;
                let t30 = t28 & <Self as q::Layout>::PACKING.mask_u64(0b1000, pieces);
                let t31 = t14 ^ t24;
                let t32 = t21 ^ t31;
                let t33 = t30 ^ t27;
                let t34 = t18 ^ t33;
                let t35 = t32 ^ t34;
                t35
            }
        }
        ///The packed index of `N` pieces, turned anticlockwise by a quarter: 29 operations, 8 deep, 6 masks, best found; from 5 pieces on; fewer one after another.
        #[inline(always)]
        pub const fn rotate_270_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::rotate_270_pieces(index, N)
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
            let image = Self::flip_diagonal_packed::<{ N }>(index);
            if image < least.0 {
                least = (image, q::Symmetry::FlipDiagonal);
            }
            let image = Self::flip_anti_diagonal_packed::<{ N }>(index);
            if image < least.0 {
                least = (image, q::Symmetry::FlipAntiDiagonal);
            }
            let image = Self::rotate_90_packed::<{ N }>(index);
            if image < least.0 {
                least = (image, q::Symmetry::Rotate90);
            }
            let image = Self::rotate_180_packed::<{ N }>(index);
            if image < least.0 {
                least = (image, q::Symmetry::Rotate180);
            }
            let image = Self::rotate_270_packed::<{ N }>(index);
            if image < least.0 {
                least = (image, q::Symmetry::Rotate270);
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
        ///The packed index of `pieces` pieces, ranks mirrored: 24 operations, 7 deep, 5 masks, best found; from 8 pieces on; fewer one after another.
        ///
        /// # Panics
        /// If so many pieces do not fit, or are none.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_vertical_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            if pieces < 8 {
                let (mut image, mut piece) = (0, 0);
                while piece < pieces {
                    let square = q::Square::from_index(
                        q::index::U6::masked(
                            <Self as q::Layout>::PACKING
                                .number_u128(index, piece, pieces),
                        ),
                    );
                    let to = Self::flip_vertical_square(square);
                    image
                        |= <Self as q::Layout>::PACKING
                            .spread_u128(to.index().number(), piece, pieces);
                    piece += 1;
                }
                image
            } else {
                let t1 = index >> 1;
                let t2 = index << 1;
                let t3 = index << 2;
                let t4 = t2 & index;
                let t5 = index & t1;
                let t6 = index << 3;
                let t7 = t6 & t3;
                let t8 = t3 & t2;
                let t9 = t4 & t1;
                let t10 = t7 & t2;
                let t12 = index & <Self as q::Layout>::PACKING.mask_u128(0b11, pieces);
                let t14 = <Self as q::Layout>::PACKING.mask_u128(0b110, pieces) & !t1;
                let t16 = t2 & <Self as q::Layout>::PACKING.mask_u128(0b100, pieces);
                let t17 = t3 ^ t8;
                let t18 = t7 ^ t17;
                let t19 = t10 ^ t18;
                let t21 = t19 & <Self as q::Layout>::PACKING.mask_u128(0b1000, pieces);
                let t22 = t5 ^ t4;
                let t23 = t22 ^ t9;
                let t25 = t23 & <Self as q::Layout>::PACKING.mask_u128(0b10, pieces);
                let t26 = t12 ^ t16;
                let t27 = t14 ^ t26;
                let t28 = t27 ^ t25;
                let t29 = t28 ^ t21;
                t29
            }
        }
        ///The packed index of `N` pieces, ranks mirrored: 24 operations, 7 deep, 5 masks, best found; from 8 pieces on; fewer one after another.
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
        ///The packed index of `pieces` pieces, files mirrored: 27 operations, 7 deep, 6 masks, best found; from 9 pieces on; fewer one after another.
        ///
        /// # Panics
        /// If so many pieces do not fit, or are none.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_horizontal_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            if pieces < 9 {
                let (mut image, mut piece) = (0, 0);
                while piece < pieces {
                    let square = q::Square::from_index(
                        q::index::U6::masked(
                            <Self as q::Layout>::PACKING
                                .number_u128(index, piece, pieces),
                        ),
                    );
                    let to = Self::flip_horizontal_square(square);
                    image
                        |= <Self as q::Layout>::PACKING
                            .spread_u128(to.index().number(), piece, pieces);
                    piece += 1;
                }
                image
            } else {
                let t1 = index << 1;
                let t2 = index >> 1;
                let t3 = t1 & index;
                let t4 = index & t2;
                let t5 = index << 2;
                let t6 = t5 & t1;
                let t7 = t5 & index;
                let t8 = t3 & t2;
                let t9 = t6 & index;
                let t10 = index << 3;
                let t11 = t10 & t5;
                let t12 = t11 & t1;
                let t14 = index & <Self as q::Layout>::PACKING.mask_u128(0b111, pieces);
                let t15 = t1 ^ t4;
                let t16 = t15 ^ t8;
                let t18 = <Self as q::Layout>::PACKING.mask_u128(0b10, pieces) & !t16;
                let t19 = t2 ^ t3;
                let t21 = t19 & <Self as q::Layout>::PACKING.mask_u128(0b110, pieces);
                let t23 = t6 & <Self as q::Layout>::PACKING.mask_u128(0b1100, pieces);
                let t24 = t7 ^ t9;
                let t26 = t24 & <Self as q::Layout>::PACKING.mask_u128(0b100, pieces);
                let t28 = t12 & <Self as q::Layout>::PACKING.mask_u128(0b1000, pieces);
                let t29 = t14 ^ t23;
                let t30 = t29 ^ t28;
                let t31 = t21 ^ t30;
                let t32 = t26 ^ t18;
                let t33 = t32 ^ t31;
                t33
            }
        }
        ///The packed index of `N` pieces, files mirrored: 27 operations, 7 deep, 6 masks, best found; from 9 pieces on; fewer one after another.
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
        ///The packed index of `pieces` pieces, mirrored at the a1-h8 diagonal: 7 operations, 4 deep, 2 masks, best found; for any number of pieces.
        ///
        /// # Panics
        /// If so many pieces do not fit, or are none.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_diagonal_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            let t1 = index << 1;
            let t2 = index << 2;
            let t3 = t2 & t1;
            let t5 = t1 & <Self as q::Layout>::PACKING.mask_u128(0b110, pieces);
            let t7 = t3 & <Self as q::Layout>::PACKING.mask_u128(0b100, pieces);
            let t8 = index ^ t5;
            let t9 = t8 ^ t7;
            t9
        }
        ///The packed index of `N` pieces, mirrored at the a1-h8 diagonal: 7 operations, 4 deep, 2 masks, best found; for any number of pieces.
        #[inline(always)]
        pub const fn flip_diagonal_packed_u128<const N: usize>(index: u128) -> u128 {
            const {
                <Self as q::Layout>::PACKING.check(N, 128);
                ::core::assert!(
                    N > < Self as q::Layout > ::PACKING.most_pieces(64),
                    "so few pieces are packed in a u64"
                );
            }
            const { <Self as q::Layout>::PACKING.check(N, 128) }
            Self::flip_diagonal_pieces_u128(index, N)
        }
        ///The packed index of `pieces` pieces, mirrored at the a8-h1 diagonal: 16 operations, 7 deep, 2 masks, best found; from 5 pieces on; fewer one after another.
        ///
        /// # Panics
        /// If so many pieces do not fit, or are none.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_anti_diagonal_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            if pieces < 5 {
                let (mut image, mut piece) = (0, 0);
                while piece < pieces {
                    let square = q::Square::from_index(
                        q::index::U6::masked(
                            <Self as q::Layout>::PACKING
                                .number_u128(index, piece, pieces),
                        ),
                    );
                    let to = Self::flip_anti_diagonal_square(square);
                    image
                        |= <Self as q::Layout>::PACKING
                            .spread_u128(to.index().number(), piece, pieces);
                    piece += 1;
                }
                image
            } else {
                let t1 = index << 2;
                let t2 = index << 3;
                let t3 = index << 1;
                let t4 = t2 & t1;
                let t5 = t2 & t3;
                let t6 = t1 & t3;
                let t7 = t4 & t3;
                let t9 = t1 & <Self as q::Layout>::PACKING.mask_u128(0b1100, pieces);
                let t10 = t3 ^ t2;
                let t11 = t10 ^ t6;
                let t12 = t5 ^ t4;
                let t13 = t12 ^ t11;
                let t14 = t7 ^ t13;
                let t16 = <Self as q::Layout>::PACKING.mask_u128(0b1000, pieces) & !t14;
                let t17 = index ^ t9;
                let t18 = t17 ^ t16;
                t18
            }
        }
        ///The packed index of `N` pieces, mirrored at the a8-h1 diagonal: 16 operations, 7 deep, 2 masks, best found; from 5 pieces on; fewer one after another.
        #[inline(always)]
        pub const fn flip_anti_diagonal_packed_u128<const N: usize>(
            index: u128,
        ) -> u128 {
            const {
                <Self as q::Layout>::PACKING.check(N, 128);
                ::core::assert!(
                    N > < Self as q::Layout > ::PACKING.most_pieces(64),
                    "so few pieces are packed in a u64"
                );
            }
            const { <Self as q::Layout>::PACKING.check(N, 128) }
            Self::flip_anti_diagonal_pieces_u128(index, N)
        }
        ///The packed index of `pieces` pieces, turned clockwise by a quarter: 23 operations, 7 deep, 5 masks, best found; from 7 pieces on; fewer one after another.
        ///
        /// # Panics
        /// If so many pieces do not fit, or are none.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_90_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            if pieces < 7 {
                let (mut image, mut piece) = (0, 0);
                while piece < pieces {
                    let square = q::Square::from_index(
                        q::index::U6::masked(
                            <Self as q::Layout>::PACKING
                                .number_u128(index, piece, pieces),
                        ),
                    );
                    let to = Self::rotate_90_square(square);
                    image
                        |= <Self as q::Layout>::PACKING
                            .spread_u128(to.index().number(), piece, pieces);
                    piece += 1;
                }
                image
            } else {
                let t1 = index >> 1;
                let t2 = index << 2;
                let t3 = index << 1;
                let t4 = t3 & index;
                let t5 = index & t1;
                let t6 = t2 & t3;
                let t7 = t4 & t1;
                let t8 = index << 3;
                let t9 = t8 & t2;
                let t10 = t9 & t3;
                let t12 = index & <Self as q::Layout>::PACKING.mask_u128(0b11, pieces);
                let t14 = <Self as q::Layout>::PACKING.mask_u128(0b110, pieces) & !t1;
                let t15 = t3 ^ t2;
                let t17 = t15 & <Self as q::Layout>::PACKING.mask_u128(0b100, pieces);
                let t18 = t5 ^ t4;
                let t19 = t18 ^ t7;
                let t21 = t19 & <Self as q::Layout>::PACKING.mask_u128(0b10, pieces);
                let t22 = t6 ^ t10;
                let t24 = t22 & <Self as q::Layout>::PACKING.mask_u128(0b1000, pieces);
                let t25 = t12 ^ t14;
                let t26 = t25 ^ t17;
                let t27 = t26 ^ t24;
                let t28 = t21 ^ t27;
                t28
            }
        }
        ///The packed index of `N` pieces, turned clockwise by a quarter: 23 operations, 7 deep, 5 masks, best found; from 7 pieces on; fewer one after another.
        #[inline(always)]
        pub const fn rotate_90_packed_u128<const N: usize>(index: u128) -> u128 {
            const {
                <Self as q::Layout>::PACKING.check(N, 128);
                ::core::assert!(
                    N > < Self as q::Layout > ::PACKING.most_pieces(64),
                    "so few pieces are packed in a u64"
                );
            }
            const { <Self as q::Layout>::PACKING.check(N, 128) }
            Self::rotate_90_pieces_u128(index, N)
        }
        ///The packed index of `pieces` pieces, turned by half: 1 operation, 1 masks, proved minimal; for any number of pieces.
        ///
        /// # Panics
        /// If so many pieces do not fit, or are none.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_180_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            let t2 = <Self as q::Layout>::PACKING
                .mask_u128(0b1000, pieces)
                .wrapping_sub(index);
            t2
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
        ///The packed index of `pieces` pieces, turned anticlockwise by a quarter: 29 operations, 8 deep, 6 masks, best found; from 10 pieces on; fewer one after another.
        ///
        /// # Panics
        /// If so many pieces do not fit, or are none.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_270_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            if pieces < 10 {
                let (mut image, mut piece) = (0, 0);
                while piece < pieces {
                    let square = q::Square::from_index(
                        q::index::U6::masked(
                            <Self as q::Layout>::PACKING
                                .number_u128(index, piece, pieces),
                        ),
                    );
                    let to = Self::rotate_270_square(square);
                    image
                        |= <Self as q::Layout>::PACKING
                            .spread_u128(to.index().number(), piece, pieces);
                    piece += 1;
                }
                image
            } else {
                let t1 = index << 1;
                let t2 = index >> 1;
                let t3 = index << 2;
                let t4 = t1 & index;
                let t5 = index & t2;
                let t6 = t3 & t1;
                let t7 = t3 & index;
                let t8 = index << 3;
                let t9 = t8 & t3;
                let t10 = t4 & t2;
                let t11 = t6 & index;
                let t12 = t9 & t1;
                let t14 = index & <Self as q::Layout>::PACKING.mask_u128(0b111, pieces);
                let t15 = t1 ^ t5;
                let t16 = t15 ^ t10;
                let t18 = <Self as q::Layout>::PACKING.mask_u128(0b10, pieces) & !t16;
                let t19 = t2 ^ t4;
                let t21 = t19 & <Self as q::Layout>::PACKING.mask_u128(0b110, pieces);
                let t22 = t3 ^ t6;
                let t24 = t22 & <Self as q::Layout>::PACKING.mask_u128(0b1100, pieces);
                let t25 = t7 ^ t11;
                let t27 = t25 & <Self as q::Layout>::PACKING.mask_u128(0b100, pieces);
                let t28 = t9 ^ t12;
                let t30 = t28 & <Self as q::Layout>::PACKING.mask_u128(0b1000, pieces);
                let t31 = t14 ^ t24;
                let t32 = t21 ^ t31;
                let t33 = t30 ^ t27;
                let t34 = t18 ^ t33;
                let t35 = t32 ^ t34;
                t35
            }
        }
        ///The packed index of `N` pieces, turned anticlockwise by a quarter: 29 operations, 8 deep, 6 masks, best found; from 10 pieces on; fewer one after another.
        #[inline(always)]
        pub const fn rotate_270_packed_u128<const N: usize>(index: u128) -> u128 {
            const {
                <Self as q::Layout>::PACKING.check(N, 128);
                ::core::assert!(
                    N > < Self as q::Layout > ::PACKING.most_pieces(64),
                    "so few pieces are packed in a u64"
                );
            }
            const { <Self as q::Layout>::PACKING.check(N, 128) }
            Self::rotate_270_pieces_u128(index, N)
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
            let image = Self::flip_diagonal_packed_u128::<{ N }>(index);
            if image < least.0 {
                least = (image, q::Symmetry::FlipDiagonal);
            }
            let image = Self::flip_anti_diagonal_packed_u128::<{ N }>(index);
            if image < least.0 {
                least = (image, q::Symmetry::FlipAntiDiagonal);
            }
            let image = Self::rotate_90_packed_u128::<{ N }>(index);
            if image < least.0 {
                least = (image, q::Symmetry::Rotate90);
            }
            let image = Self::rotate_180_packed_u128::<{ N }>(index);
            if image < least.0 {
                least = (image, q::Symmetry::Rotate180);
            }
            let image = Self::rotate_270_packed_u128::<{ N }>(index);
            if image < least.0 {
                least = (image, q::Symmetry::Rotate270);
            }
            least
        }
    }
    static FILE_SETS: [u64; 3] = q::table::read(
        b"I\0\0\0\0\0\0\0\x92\0\0\0\0\0\0\0$\x01\0\0\0\0\0\0",
    );
    static RANK_SETS: [u64; 3] = q::table::read(
        b"\x07\0\0\0\0\0\0\08\0\0\0\0\0\0\0\xC0\x01\0\0\0\0\0\0",
    );
    static DIAGONAL_SETS: [u64; 5] = q::table::read(
        b"@\0\0\0\0\0\0\0\x88\0\0\0\0\0\0\0\x11\x01\0\0\0\0\0\0\"\0\0\0\0\0\0\0\x04\0\0\0\0\0\0\0",
    );
    static ANTI_DIAGONAL_SETS: [u64; 5] = q::table::read(
        b"\x01\0\0\0\0\0\0\0\n\0\0\0\0\0\0\0T\0\0\0\0\0\0\0\xA0\0\0\0\0\0\0\0\0\x01\0\0\0\0\0\0",
    );
    static RAYS: [[u64; 64]; 8] = q::table::read(
        b"H\0\0\0\0\0\0\0\x90\0\0\0\0\0\0\0 \x01\0\0\0\0\0\0@\0\0\0\0\0\0\0\x80\0\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x10\x01\0\0\0\0\0\0 \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x80\0\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\0\0\0\0\x04\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x000\0\0\0\0\0\0\0 \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x80\x01\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x02\0\0\0\0\0\0\0\x04\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x14\0\0\0\0\0\0\0 \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0\x02\0\0\0\0\0\0\0\x04\0\0\0\0\0\0\0\t\0\0\0\0\0\0\0\x12\0\0\0\0\0\0\0$\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0\x02\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x08\0\0\0\0\0\0\0\x11\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0\x03\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x08\0\0\0\0\0\0\0\x18\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0@\0\0\0\0\0\0\0\xC0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x08\0\0\0\0\0\0\0P\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0@\0\0\0\0\0\0\0\x80\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
    );
    static NEIGHBOURS: [u64; 64] = q::table::read(
        b"\x1A\0\0\0\0\0\0\0=\0\0\0\0\0\0\x002\0\0\0\0\0\0\0\xD3\0\0\0\0\0\0\0\xEF\x01\0\0\0\0\0\0\x96\x01\0\0\0\0\0\0\x98\0\0\0\0\0\0\0x\x01\0\0\0\0\0\0\xB0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
    );
    static DIRECTIONS: [[u8; 64]; 64] = q::table::read(
        b"\x08\x02\x02\0\x01\x08\0\x08\x01\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x06\x08\x02\x07\0\x01\x08\0\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x06\x06\x08\x08\x07\0\x07\x08\0\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x04\x03\x08\x08\x02\x02\0\x01\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x05\x04\x03\x06\x08\x02\x07\0\x01\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x05\x04\x06\x06\x08\x08\x07\0\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x04\x08\x03\x04\x03\x08\x08\x02\x02\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x04\x08\x05\x04\x03\x06\x08\x02\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x05\x08\x04\x08\x05\x04\x06\x06\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08\x08",
    );
    static PAWN_ATTACKS: [[u64; 64]; 2] = q::table::read(
        b"\x10\0\0\0\0\0\0\0(\0\0\0\0\0\0\0\x10\0\0\0\0\0\0\0\x80\0\0\0\0\0\0\0@\x01\0\0\0\0\0\0\x80\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x02\0\0\0\0\0\0\0\x05\0\0\0\0\0\0\0\x02\0\0\0\0\0\0\0\x10\0\0\0\0\0\0\0(\0\0\0\0\0\0\0\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
    );
    static PAWN_PUSHES: [[u64; 64]; 2] = q::table::read(
        b"\x08\0\0\0\0\0\0\0\x10\0\0\0\0\0\0\0 \0\0\0\0\0\0\0@\0\0\0\0\0\0\0\x80\0\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0\x02\0\0\0\0\0\0\0\x04\0\0\0\0\0\0\0\x08\0\0\0\0\0\0\0\x10\0\0\0\0\0\0\0 \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
    );
    impl Corner {
        /// The set whose bits these are; bits that are no square are left out.
        #[inline(always)]
        pub const fn bitboard(word: u64) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(word & <Self as q::BitboardLayout>::ALL)
        }
        /**The bitboard, ranks mirrored: 6 operations, 3 deep, best found.

Masks and factors: `0x38`, `0x7`.*/
        #[inline(always)]
        pub const fn flip_vertical(bitboard: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let word = bitboard.word();
            q::Bitboard::from_word_unchecked(
                ((word >> 6) | (word & 0x38_u64)) | ((word & 0x7_u64) << 6),
            )
        }
        /**The bitboard, files mirrored: 6 operations, 5 deep, best found.

Masks and factors: `0x49`.*/
        #[inline(always)]
        pub const fn flip_horizontal(bitboard: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let word = bitboard.word();
            q::Bitboard::from_word_unchecked({
                let t4 = (word ^ (word >> 2)) & 0x49_u64;
                (word ^ t4) ^ (t4 << 2)
            })
        }
        /**The bitboard, mirrored at the a1-h8 diagonal: 13 operations, 5 deep, best found.

Masks and factors: `0x111`, `0x22`, `0x4`, `0x40`, `0x88`.*/
        #[inline(always)]
        pub const fn flip_diagonal(bitboard: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let word = bitboard.word();
            q::Bitboard::from_word_unchecked(
                ((word & 0x111_u64) | ((word & 0x88_u64) >> 2))
                    | (((word & 0x22_u64) << 2)
                        | (((word & 0x40_u64) >> 4) | ((word & 0x4_u64) << 4))),
            )
        }
        /**The bitboard, mirrored at the a8-h1 diagonal: 12 operations, 4 deep, best found.

Masks and factors: `0x54`, `0xa`, `0x1`, `0xa0`.*/
        #[inline(always)]
        pub const fn flip_anti_diagonal(
            bitboard: q::Bitboard<Self>,
        ) -> q::Bitboard<Self> {
            let word = bitboard.word();
            q::Bitboard::from_word_unchecked(
                (((word & 0x1_u64) << 8) | ((word & 0xa_u64) << 4))
                    | (((word >> 8) | (word & 0x54_u64)) | ((word & 0xa0_u64) >> 4)),
            )
        }
        /**The bitboard, turned clockwise by a quarter: 13 operations, 10 deep, best found.

Masks and factors: `0x40000000000031c`, `0xe0`, `0x840000000000010a`, `0x215`, `0x12b`.*/
        #[inline(always)]
        pub const fn rotate_90(bitboard: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let word = bitboard.word();
            q::Bitboard::from_word_unchecked({
                let t2 = word.swap_bytes().rotate_left(10);
                let t8 = (t2 & 0x40000000000031c_u64) | (t2 & 0xe0_u64).rotate_left(58);
                let t14 = (t8 & 0x840000000000010a_u64)
                    | (t8 & 0x215_u64).rotate_left(60);
                (t14 >> 56) | (t14 & 0x12b_u64)
            })
        }
        /**The bitboard, turned by half: 12 operations, 8 deep, best found.

Masks and factors: `0x38`, `0x7`, `0x49`.

On 64-bit Arm, where the bits of a word are reversed in one instruction: 2 operations, 2 deep, proved minimal.*/
        #[inline(always)]
        pub const fn rotate_180(bitboard: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let word = bitboard.word();
            q::Bitboard::from_word_unchecked(
                if ::core::cfg!(target_arch = "aarch64") {
                    word.reverse_bits() >> 55
                } else {
                    {
                        let t8 = ((word >> 6) | (word & 0x38_u64))
                            | ((word & 0x7_u64) << 6);
                        let t12 = (t8 ^ (t8 >> 2)) & 0x49_u64;
                        (t8 ^ t12) ^ (t12 << 2)
                    }
                },
            )
        }
        /**The bitboard, turned anticlockwise by a quarter: 19 operations, 5 deep, best found.

Masks and factors: `0x10`, `0x21`, `0x2`, `0x4`, `0x40`, `0x80`, `0x108`.*/
        #[inline(always)]
        pub const fn rotate_270(bitboard: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let word = bitboard.word();
            q::Bitboard::from_word_unchecked(
                ((((word & 0x80_u64) >> 4) | ((word & 0x40_u64) >> 6))
                    | ((word & 0x10_u64) | ((word & 0x108_u64) >> 2)))
                    | (((word & 0x21_u64) << 2)
                        | (((word & 0x4_u64) << 6) | ((word & 0x2_u64) << 4))),
            )
        }
        /**All squares one step north; those that leave the board are dropped: 2 operations, 2 deep, proved minimal.

Masks and factors: `0x3f`.*/
        #[inline(always)]
        pub const fn shift_north(bitboard: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let word = bitboard.word();
            q::Bitboard::from_word_unchecked((word & 0x3f_u64) << 3)
        }
        /**All squares one step north-east; those that leave the board are dropped: 2 operations, 2 deep, proved minimal.

Masks and factors: `0x1b`.*/
        #[inline(always)]
        pub const fn shift_north_east(bitboard: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let word = bitboard.word();
            q::Bitboard::from_word_unchecked((word & 0x1b_u64) << 4)
        }
        /**All squares one step east; those that leave the board are dropped: 2 operations, 2 deep, proved minimal.

Masks and factors: `0xdb`.*/
        #[inline(always)]
        pub const fn shift_east(bitboard: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let word = bitboard.word();
            q::Bitboard::from_word_unchecked((word & 0xdb_u64) << 1)
        }
        /**All squares one step south-east; those that leave the board are dropped: 2 operations, 2 deep, proved minimal.

Masks and factors: `0xd8`.*/
        #[inline(always)]
        pub const fn shift_south_east(bitboard: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let word = bitboard.word();
            q::Bitboard::from_word_unchecked((word & 0xd8_u64) >> 2)
        }
        ///All squares one step south; those that leave the board are dropped: 1 operation, proved minimal.
        #[inline(always)]
        pub const fn shift_south(bitboard: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let word = bitboard.word();
            q::Bitboard::from_word_unchecked(word >> 3)
        }
        /**All squares one step south-west; those that leave the board are dropped: 2 operations, 2 deep, proved minimal.

Masks and factors: `0x1b0`.*/
        #[inline(always)]
        pub const fn shift_south_west(bitboard: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let word = bitboard.word();
            q::Bitboard::from_word_unchecked((word & 0x1b0_u64) >> 4)
        }
        /**All squares one step west; those that leave the board are dropped: 2 operations, 2 deep, proved minimal.

Masks and factors: `0x1b6`.*/
        #[inline(always)]
        pub const fn shift_west(bitboard: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let word = bitboard.word();
            q::Bitboard::from_word_unchecked((word & 0x1b6_u64) >> 1)
        }
        /**All squares one step north-west; those that leave the board are dropped: 2 operations, 2 deep, proved minimal.

Masks and factors: `0x36`.*/
        #[inline(always)]
        pub const fn shift_north_west(bitboard: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let word = bitboard.word();
            q::Bitboard::from_word_unchecked((word & 0x36_u64) << 2)
        }
        /// The squares from one, itself excluded, to the edge.
        #[inline(always)]
        pub const fn ray(
            square: q::Square<Self>,
            direction: q::Direction,
        ) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(
                RAYS[direction as usize][square.index().get()],
            )
        }
        /// The squares of a file.
        ///
        /// # Panics
        /// If the board has no such file.
        #[inline]
        pub const fn file_set(file: u8) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(FILE_SETS[file as usize])
        }
        /// The squares of a rank.
        ///
        /// # Panics
        /// If the board has no such rank.
        #[inline]
        pub const fn rank_set(rank: u8) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(RANK_SETS[rank as usize])
        }
        /// The diagonal through a square in the direction of a1-h8.
        #[inline]
        pub const fn diagonal_set(square: q::Square<Self>) -> q::Bitboard<Self> {
            let (file, rank) = (
                Self::file_of(square) as usize,
                Self::rank_of(square) as usize,
            );
            let last = RANK_SETS.len() - 1;
            q::Bitboard::from_word_unchecked(DIAGONAL_SETS[file + last - rank])
        }
        /// The diagonal through a square in the direction of a8-h1.
        #[inline]
        pub const fn anti_diagonal_set(square: q::Square<Self>) -> q::Bitboard<Self> {
            let (file, rank) = (
                Self::file_of(square) as usize,
                Self::rank_of(square) as usize,
            );
            q::Bitboard::from_word_unchecked(ANTI_DIAGONAL_SETS[file + rank])
        }
        /// The squares next to one, up to eight.
        #[inline(always)]
        pub const fn neighbours(square: q::Square<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(NEIGHBOURS[square.index().get()])
        }
        /// The squares strictly between two on a line of queen moves; none where they are not.
        #[inline]
        pub const fn between(
            a: q::Square<Self>,
            b: q::Square<Self>,
        ) -> q::Bitboard<Self> {
            let direction = DIRECTIONS[a.index().get()][b.index().get()] as usize;
            let between = if direction < 8 {
                RAYS[direction][a.index().get()]
                    & RAYS[(direction + 4) % 8][b.index().get()]
            } else {
                0
            };
            q::Bitboard::from_word_unchecked(between)
        }
        /// The whole file, rank or diagonal through two squares, both included; none where there
        /// is no such line.
        #[inline]
        pub const fn line_through(
            a: q::Square<Self>,
            b: q::Square<Self>,
        ) -> q::Bitboard<Self> {
            let place = a.index().get();
            let direction = DIRECTIONS[place][b.index().get()] as usize;
            let line = if direction < 8 {
                RAYS[direction][place] | RAYS[(direction + 4) % 8][place] | 1 << place
            } else {
                0
            };
            q::Bitboard::from_word_unchecked(line)
        }
        /// What a pawn attacks.
        #[inline(always)]
        pub const fn pawn_attacks(
            color: q::Color,
            square: q::Square<Self>,
        ) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(
                PAWN_ATTACKS[color as usize][square.index().get()],
            )
        }
        /// Where a pawn steps, if nothing stands there.
        #[inline(always)]
        pub const fn pawn_pushes(
            color: q::Color,
            square: q::Square<Self>,
        ) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(
                PAWN_PUSHES[color as usize][square.index().get()],
            )
        }
    }
    impl q::BitboardLayout for Corner {
        type Word = u64;
        const ALL: u64 = 0x1ff;
        const FILE_SETS: &'static [u64] = &FILE_SETS;
        const RANK_SETS: &'static [u64] = &RANK_SETS;
        const DIAGONAL_SETS: &'static [u64] = &DIAGONAL_SETS;
        const ANTI_DIAGONAL_SETS: &'static [u64] = &ANTI_DIAGONAL_SETS;
        const RAYS: &'static [q::PerSquare<Self, u64>; 8] = &RAYS;
        const NEIGHBOURS: &'static q::PerSquare<Self, u64> = &NEIGHBOURS;
        const DIRECTIONS: &'static q::PerSquare<Self, q::PerSquare<Self, u8>> = &DIRECTIONS;
        const PAWN_ATTACKS: &'static [q::PerSquare<Self, u64>; 2] = &PAWN_ATTACKS;
        const PAWN_PUSHES: &'static [q::PerSquare<Self, u64>; 2] = &PAWN_PUSHES;
        #[inline(always)]
        fn transform_bitboard(
            bitboard: q::Bitboard<Self>,
            symmetry: q::Symmetry,
        ) -> ::core::option::Option<q::Bitboard<Self>> {
            match symmetry {
                q::Symmetry::Identity => ::core::option::Option::Some(bitboard),
                q::Symmetry::FlipVertical => {
                    ::core::option::Option::Some(Self::flip_vertical(bitboard))
                }
                q::Symmetry::FlipHorizontal => {
                    ::core::option::Option::Some(Self::flip_horizontal(bitboard))
                }
                q::Symmetry::FlipDiagonal => {
                    ::core::option::Option::Some(Self::flip_diagonal(bitboard))
                }
                q::Symmetry::FlipAntiDiagonal => {
                    ::core::option::Option::Some(Self::flip_anti_diagonal(bitboard))
                }
                q::Symmetry::Rotate90 => {
                    ::core::option::Option::Some(Self::rotate_90(bitboard))
                }
                q::Symmetry::Rotate180 => {
                    ::core::option::Option::Some(Self::rotate_180(bitboard))
                }
                q::Symmetry::Rotate270 => {
                    ::core::option::Option::Some(Self::rotate_270(bitboard))
                }
            }
        }
        #[inline(always)]
        fn step_bitboard(
            bitboard: q::Bitboard<Self>,
            direction: q::Direction,
        ) -> q::Bitboard<Self> {
            match direction {
                q::Direction::North => Self::shift_north(bitboard),
                q::Direction::NorthEast => Self::shift_north_east(bitboard),
                q::Direction::East => Self::shift_east(bitboard),
                q::Direction::SouthEast => Self::shift_south_east(bitboard),
                q::Direction::South => Self::shift_south(bitboard),
                q::Direction::SouthWest => Self::shift_south_west(bitboard),
                q::Direction::West => Self::shift_west(bitboard),
                q::Direction::NorthWest => Self::shift_north_west(bitboard),
            }
        }
    }
    ///3784 bytes: 26 attack sets, an index of 2040 bytes that name them, and 1536 bytes of masks and magics.
    static RIDE_0_1: q::sliders::Magic64<64, 1, 26, 2040> = q::sliders::Magic64::new(
        b"\n\0\0\0\0\0\0\0\0\0\0\0\0\0\0X\0\0\0\0\0\0>\0\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x08\x04\0\0\0\x04\0?\0\"\0\0\0\0\0\0\0\0\0\0\0\0\0\0F\0\0\0\0\x06\0>\0\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x08\x04\0\0\0\n\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x0C\0?\0\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x08\x04\0\0\0\r\0?\0\x88\0\0\0\0\0\0\0\0\0\0\0\0\0\x80\x11\0\0\0\0\x0F\0>\0\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x08\x04\0\0\0\x13\0?\0\xA0\0\0\0\0\0\0\0\0\0\0\0\0\0\x80\x05\0\0\0\0\x15\0>\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x06\0\0\0\x19\0?\0",
        b"N\0\0\0\0\0\0\0\n\0\0\0\0\0\0\0J\0\0\0\0\0\0\0\x0E\0\0\0\0\0\0\0\x95\0\0\0\0\0\0\0\x15\0\0\0\0\0\0\0#\x01\0\0\0\0\0\0\"\0\0\0\0\0\0\0\"\x01\0\0\0\0\0\0#\0\0\0\0\0\0\0q\0\0\0\0\0\0\0Q\0\0\0\0\0\0\0\xAA\0\0\0\0\0\0\0\x1C\x01\0\0\0\0\0\0\x14\x01\0\0\0\0\0\0\x89\x01\0\0\0\0\0\0\x88\0\0\0\0\0\0\0\x88\x01\0\0\0\0\0\0\x89\0\0\0\0\0\0\0R\x01\0\0\0\0\0\0P\x01\0\0\0\0\0\0\xE4\0\0\0\0\0\0\0\xA0\0\0\0\0\0\0\0\xE0\0\0\0\0\0\0\0\xA4\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
        b"\0\x01\x02\x03\0\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
    );
    #[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
    ///1024 bytes: the other squares of each line through each square.
    static RIDE_0_1_AVX2: q::sliders::ObstructionDifference64<64, 2, 0, 259> = q::sliders::ObstructionDifference64::new(
        b"H\0\0\0\0\0\0\0\x06\0\0\0\0\0\0\0\x90\0\0\0\0\0\0\0\x05\0\0\0\0\0\0\0 \x01\0\0\0\0\0\0\x03\0\0\0\0\0\0\0A\0\0\0\0\0\0\x000\0\0\0\0\0\0\0\x82\0\0\0\0\0\0\0(\0\0\0\0\0\0\0\x04\x01\0\0\0\0\0\0\x18\0\0\0\0\0\0\0\t\0\0\0\0\0\0\0\x80\x01\0\0\0\0\0\0\x12\0\0\0\0\0\0\0@\x01\0\0\0\0\0\0$\0\0\0\0\0\0\0\xC0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
    );
    impl Corner {
        /**What a rook attacks, `occupancy` being all that stands on the board.

3784 bytes: 26 attack sets, an index of 2040 bytes that name them, and 1536 bytes of masks and magics.*/
        #[inline(always)]
        pub const fn rook_attacks(
            square: q::Square<Self>,
            occupancy: q::Bitboard<Self>,
        ) -> q::Bitboard<Self> {
            let attacks: u64 = RIDE_0_1.attacks(square.index().get(), occupancy.word());
            q::Bitboard::from_word_unchecked(attacks)
        }
    }
    impl Corner {
        ///What a rook attacks on the empty board: a table of 512 bytes.
        #[inline(always)]
        pub const fn rook_attacks_empty(square: q::Square<Self>) -> q::Bitboard<Self> {
            static ON_EMPTY: [u64; 64] = q::table::read(
                b"N\0\0\0\0\0\0\0\x95\0\0\0\0\0\0\0#\x01\0\0\0\0\0\0q\0\0\0\0\0\0\0\xAA\0\0\0\0\0\0\0\x1C\x01\0\0\0\0\0\0\x89\x01\0\0\0\0\0\0R\x01\0\0\0\0\0\0\xE4\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            );
            q::Bitboard::from_word_unchecked(ON_EMPTY[square.index().get()])
        }
    }
    impl q::Attacks<q::piece::Rook> for Corner {
        #[inline(always)]
        fn attacks(
            square: q::Square<Self>,
            occupancy: q::Bitboard<Self>,
        ) -> q::Bitboard<Self> {
            #[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
            {
                q::Bitboard::from_word_unchecked({
                    let (number, occupancy) = (square.index().get(), occupancy.word());
                    RIDE_0_1_AVX2.attacks_avx2(number, occupancy)
                })
            }
            #[cfg(not(all(target_arch = "x86_64", target_feature = "avx2")))]
            { Self::rook_attacks(square, occupancy) }
        }
        #[inline(always)]
        fn attacks_empty(square: q::Square<Self>) -> q::Bitboard<Self> {
            Self::rook_attacks_empty(square)
        }
    }
    impl Corner {
        ///What a knight attacks.
        #[inline(always)]
        pub const fn knight_attacks(square: q::Square<Self>) -> q::Bitboard<Self> {
            static LEAPS: [u64; 64] = q::table::read(
                b"\xA0\0\0\0\0\0\0\0@\x01\0\0\0\0\0\0\x88\0\0\0\0\0\0\0\x04\x01\0\0\0\0\0\0\0\0\0\0\0\0\0\0A\0\0\0\0\0\0\0\"\0\0\0\0\0\0\0\x05\0\0\0\0\0\0\0\n\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
            );
            let attacks: u64 = LEAPS[square.index().get()];
            q::Bitboard::from_word_unchecked(attacks)
        }
    }
    impl q::Attacks<q::piece::Knight> for Corner {
        #[inline(always)]
        fn attacks(
            square: q::Square<Self>,
            occupancy: q::Bitboard<Self>,
        ) -> q::Bitboard<Self> {
            Self::knight_attacks(square)
        }
    }
};
