// What `layouts/mailbox.layout` expands to.

const TABLES_OF_MAILBOX: &[u8; 1088] = include_bytes!("mailbox.bin");

/// The 10x12 mailbox: the board with a margin of two ranks above and below it and one file at each
/// side, so that no leap of a chess piece leaves the array. a1 = 21, h8 = 98. Squares only.
///
/// [Seen in the browser](https://quadrille.github.io/quadrille/#layout=mailbox).
///
///
/// A layout of the 8 x 8 board; no bitboards; numbers take 7 bits.
///
/// ```text
/// 8 | 91 92 93 94 95 96 97 98
/// 7 | 81 82 83 84 85 86 87 88
/// 6 | 71 72 73 74 75 76 77 78
/// 5 | 61 62 63 64 65 66 67 68
/// 4 | 51 52 53 54 55 56 57 58
/// 3 | 41 42 43 44 45 46 47 48
/// 2 | 31 32 33 34 35 36 37 38
/// 1 | 21 22 23 24 25 26 27 28
///   +------------------------
///      a  b  c  d  e  f  g  h
/// ```
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
pub struct Mailbox;
#[allow(
    clippy::all,
    clippy::pedantic,
    clippy::nursery,
    clippy::restriction,
    unused,
    non_upper_case_globals
)]
const _: () = {
    use crate::__private as q;
    use ::core::primitive::{bool, i8, str, u8, u32, u64, u128, usize};
    /// # Squares
    ///
    /// Files, ranks and numbers, all counted from 0; steps, distances, and values by square.
    impl Mailbox {
        /// The file of a square, counted from 0.
        ///
        /// Cost: no operation, 1 load from 256 bytes of tables.
        #[inline(always)]
        pub const fn file(square: q::Square<Self>) -> u8 {
            (COORDS[square.index().get()][0 as usize]) as u8
        }
        /// The rank of a square, counted from 0.
        ///
        /// Cost: no operation, 1 load from 256 bytes of tables.
        #[inline(always)]
        pub const fn rank(square: q::Square<Self>) -> u8 {
            (COORDS[square.index().get()][1 as usize]) as u8
        }
        /// The square on a file and a rank, both counted from 0, or `None` off the board.
        ///
        /// Cost: 2 operations, 1 load from 64 bytes of tables.
        #[inline(always)]
        pub const fn at(file: u8, rank: u8) -> ::core::option::Option<q::Square<Self>> {
            if file < 8 && rank < 8 {
                let number = NUMBER_AT[q::index::U6::masked(
                        (rank as u32 * 8 + file as u32) as u8,
                    )
                    .get()];
                ::core::option::Option::Some(
                    q::Square::from_index(q::index::U7::masked(number)),
                )
            } else {
                ::core::option::Option::None
            }
        }
        /// The square with this number, or `None` if no square has it.
        ///
        /// Cost: 2 operations, 1 load from 256 bytes of tables.
        #[inline(always)]
        pub const fn square(number: u8) -> ::core::option::Option<q::Square<Self>> {
            if q::index::U7::masked(number).number() == number
                && COORDS[q::index::U7::masked(number).get()][0] < 8
            {
                ::core::option::Option::Some(
                    q::Square::from_index(q::index::U7::masked(number)),
                )
            } else {
                ::core::option::Option::None
            }
        }
        /// The number of king steps between two squares.
        ///
        /// Cost: 10 operations, 4 loads from 256 bytes of tables.
        #[inline(always)]
        pub const fn distance(a: q::Square<Self>, b: q::Square<Self>) -> u8 {
            let file_a = Self::file(a);
            let file_b = Self::file(b);
            let files = (if file_b <= file_a {
                file_a - file_b
            } else {
                file_b - file_a
            });
            let rank_a = Self::rank(a);
            let rank_b = Self::rank(b);
            let ranks = (if rank_b <= rank_a {
                rank_a - rank_b
            } else {
                rank_b - rank_a
            });
            (if ranks <= files { files } else { ranks })
        }
        /// The square this many files right and ranks up, or `None` off the board.
        ///
        /// Cost: 4 operations, 3 loads from 320 bytes of tables.
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
        /// The next square in a direction, or `None` off the board.
        ///
        /// Cost: 4 operations, 5 loads from 336 bytes of tables.
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
        /// Unused entries repeat the first square's value.
        ///
        /// Cost: no operation, 1 load from 64 bytes of tables for each square.
        pub const fn map<T: ::core::marker::Copy>(
            values: [T; 64],
        ) -> q::SquareMap<Self, T> {
            let mut entries = [values[0]; 128];
            let mut place = 0;
            while place < 64 {
                entries[NUMBER_AT[place] as usize] = values[place];
                place += 1;
            }
            q::SquareMap::new(entries)
        }
        /// The map of values drawn as the board is seen: the last rank first.
        ///
        /// Unused entries repeat the value of the square at the lower left.
        ///
        /// Cost: no operation, 1 load from 64 bytes of tables for each square.
        pub const fn map_as_drawn<T: ::core::marker::Copy>(
            values: [T; 64],
        ) -> q::SquareMap<Self, T> {
            let mut ranks = values;
            let mut place = 0;
            let mut rank = 8;
            while rank > 0 {
                rank -= 1;
                let mut file = 0;
                while file < 8 {
                    ranks[rank * 8 + file] = values[place];
                    place += 1;
                    file += 1;
                }
            }
            Self::map(ranks)
        }
    }
    /// # Flips
    ///
    /// Sets mirrored and turned, and single squares.
    impl Mailbox {
        /// The square, ranks mirrored.
        ///
        /// Cost: no operation, 1 load from 128 bytes of tables.
        #[inline(always)]
        pub const fn flip_vertical_square(square: q::Square<Self>) -> q::Square<Self> {
            static FLIP_VERTICAL_SQUARES: [u8; 128] = q::table::read(
                q::table::part::<128>(TABLES_OF_MAILBOX, 0),
            );
            q::Square::from_index(
                q::index::U7::masked(FLIP_VERTICAL_SQUARES[square.index().get()]),
            )
        }
        /// The square, files mirrored.
        ///
        /// Cost: no operation, 1 load from 128 bytes of tables.
        #[inline(always)]
        pub const fn flip_horizontal_square(square: q::Square<Self>) -> q::Square<Self> {
            static FLIP_HORIZONTAL_SQUARES: [u8; 128] = q::table::read(
                q::table::part::<128>(TABLES_OF_MAILBOX, 128),
            );
            q::Square::from_index(
                q::index::U7::masked(FLIP_HORIZONTAL_SQUARES[square.index().get()]),
            )
        }
        /// The square, mirrored at the a1-h8 diagonal.
        ///
        /// Cost: no operation, 1 load from 128 bytes of tables.
        #[inline(always)]
        pub const fn flip_diagonal_square(square: q::Square<Self>) -> q::Square<Self> {
            static FLIP_DIAGONAL_SQUARES: [u8; 128] = q::table::read(
                q::table::part::<128>(TABLES_OF_MAILBOX, 256),
            );
            q::Square::from_index(
                q::index::U7::masked(FLIP_DIAGONAL_SQUARES[square.index().get()]),
            )
        }
        /// The square, mirrored at the a8-h1 diagonal.
        ///
        /// Cost: no operation, 1 load from 128 bytes of tables.
        #[inline(always)]
        pub const fn flip_anti_diagonal_square(
            square: q::Square<Self>,
        ) -> q::Square<Self> {
            static FLIP_ANTI_DIAGONAL_SQUARES: [u8; 128] = q::table::read(
                q::table::part::<128>(TABLES_OF_MAILBOX, 384),
            );
            q::Square::from_index(
                q::index::U7::masked(FLIP_ANTI_DIAGONAL_SQUARES[square.index().get()]),
            )
        }
        /// The square, turned clockwise by a quarter.
        ///
        /// Cost: no operation, 1 load from 128 bytes of tables.
        #[inline(always)]
        pub const fn rotate_90_square(square: q::Square<Self>) -> q::Square<Self> {
            static ROTATE_90_SQUARES: [u8; 128] = q::table::read(
                q::table::part::<128>(TABLES_OF_MAILBOX, 512),
            );
            q::Square::from_index(
                q::index::U7::masked(ROTATE_90_SQUARES[square.index().get()]),
            )
        }
        /// The square, turned by half: 1 operation, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; no table.
        ///
        /// Masks and factors: `0x77`.
        #[inline(always)]
        pub const fn rotate_180_square(square: q::Square<Self>) -> q::Square<Self> {
            let number = (square.index().number() as u32);
            q::Square::from_index(
                q::index::U7::masked((0x77_u32.wrapping_sub(number) & 0xff_u32) as u8),
            )
        }
        /// The square, turned anticlockwise by a quarter.
        ///
        /// Cost: no operation, 1 load from 128 bytes of tables.
        #[inline(always)]
        pub const fn rotate_270_square(square: q::Square<Self>) -> q::Square<Self> {
            static ROTATE_270_SQUARES: [u8; 128] = q::table::read(
                q::table::part::<128>(TABLES_OF_MAILBOX, 640),
            );
            q::Square::from_index(
                q::index::U7::masked(ROTATE_270_SQUARES[square.index().get()]),
            )
        }
    }
    /// # Squares by name
    ///
    impl Mailbox {
        /// The square a1, number 21.
        pub const A1: q::Square<Self> = q::Square::from_index(q::index::U7::masked(21));
        /// The square b1, number 22.
        pub const B1: q::Square<Self> = q::Square::from_index(q::index::U7::masked(22));
        /// The square c1, number 23.
        pub const C1: q::Square<Self> = q::Square::from_index(q::index::U7::masked(23));
        /// The square d1, number 24.
        pub const D1: q::Square<Self> = q::Square::from_index(q::index::U7::masked(24));
        /// The square e1, number 25.
        pub const E1: q::Square<Self> = q::Square::from_index(q::index::U7::masked(25));
        /// The square f1, number 26.
        pub const F1: q::Square<Self> = q::Square::from_index(q::index::U7::masked(26));
        /// The square g1, number 27.
        pub const G1: q::Square<Self> = q::Square::from_index(q::index::U7::masked(27));
        /// The square h1, number 28.
        pub const H1: q::Square<Self> = q::Square::from_index(q::index::U7::masked(28));
        /// The square a2, number 31.
        pub const A2: q::Square<Self> = q::Square::from_index(q::index::U7::masked(31));
        /// The square b2, number 32.
        pub const B2: q::Square<Self> = q::Square::from_index(q::index::U7::masked(32));
        /// The square c2, number 33.
        pub const C2: q::Square<Self> = q::Square::from_index(q::index::U7::masked(33));
        /// The square d2, number 34.
        pub const D2: q::Square<Self> = q::Square::from_index(q::index::U7::masked(34));
        /// The square e2, number 35.
        pub const E2: q::Square<Self> = q::Square::from_index(q::index::U7::masked(35));
        /// The square f2, number 36.
        pub const F2: q::Square<Self> = q::Square::from_index(q::index::U7::masked(36));
        /// The square g2, number 37.
        pub const G2: q::Square<Self> = q::Square::from_index(q::index::U7::masked(37));
        /// The square h2, number 38.
        pub const H2: q::Square<Self> = q::Square::from_index(q::index::U7::masked(38));
        /// The square a3, number 41.
        pub const A3: q::Square<Self> = q::Square::from_index(q::index::U7::masked(41));
        /// The square b3, number 42.
        pub const B3: q::Square<Self> = q::Square::from_index(q::index::U7::masked(42));
        /// The square c3, number 43.
        pub const C3: q::Square<Self> = q::Square::from_index(q::index::U7::masked(43));
        /// The square d3, number 44.
        pub const D3: q::Square<Self> = q::Square::from_index(q::index::U7::masked(44));
        /// The square e3, number 45.
        pub const E3: q::Square<Self> = q::Square::from_index(q::index::U7::masked(45));
        /// The square f3, number 46.
        pub const F3: q::Square<Self> = q::Square::from_index(q::index::U7::masked(46));
        /// The square g3, number 47.
        pub const G3: q::Square<Self> = q::Square::from_index(q::index::U7::masked(47));
        /// The square h3, number 48.
        pub const H3: q::Square<Self> = q::Square::from_index(q::index::U7::masked(48));
        /// The square a4, number 51.
        pub const A4: q::Square<Self> = q::Square::from_index(q::index::U7::masked(51));
        /// The square b4, number 52.
        pub const B4: q::Square<Self> = q::Square::from_index(q::index::U7::masked(52));
        /// The square c4, number 53.
        pub const C4: q::Square<Self> = q::Square::from_index(q::index::U7::masked(53));
        /// The square d4, number 54.
        pub const D4: q::Square<Self> = q::Square::from_index(q::index::U7::masked(54));
        /// The square e4, number 55.
        pub const E4: q::Square<Self> = q::Square::from_index(q::index::U7::masked(55));
        /// The square f4, number 56.
        pub const F4: q::Square<Self> = q::Square::from_index(q::index::U7::masked(56));
        /// The square g4, number 57.
        pub const G4: q::Square<Self> = q::Square::from_index(q::index::U7::masked(57));
        /// The square h4, number 58.
        pub const H4: q::Square<Self> = q::Square::from_index(q::index::U7::masked(58));
        /// The square a5, number 61.
        pub const A5: q::Square<Self> = q::Square::from_index(q::index::U7::masked(61));
        /// The square b5, number 62.
        pub const B5: q::Square<Self> = q::Square::from_index(q::index::U7::masked(62));
        /// The square c5, number 63.
        pub const C5: q::Square<Self> = q::Square::from_index(q::index::U7::masked(63));
        /// The square d5, number 64.
        pub const D5: q::Square<Self> = q::Square::from_index(q::index::U7::masked(64));
        /// The square e5, number 65.
        pub const E5: q::Square<Self> = q::Square::from_index(q::index::U7::masked(65));
        /// The square f5, number 66.
        pub const F5: q::Square<Self> = q::Square::from_index(q::index::U7::masked(66));
        /// The square g5, number 67.
        pub const G5: q::Square<Self> = q::Square::from_index(q::index::U7::masked(67));
        /// The square h5, number 68.
        pub const H5: q::Square<Self> = q::Square::from_index(q::index::U7::masked(68));
        /// The square a6, number 71.
        pub const A6: q::Square<Self> = q::Square::from_index(q::index::U7::masked(71));
        /// The square b6, number 72.
        pub const B6: q::Square<Self> = q::Square::from_index(q::index::U7::masked(72));
        /// The square c6, number 73.
        pub const C6: q::Square<Self> = q::Square::from_index(q::index::U7::masked(73));
        /// The square d6, number 74.
        pub const D6: q::Square<Self> = q::Square::from_index(q::index::U7::masked(74));
        /// The square e6, number 75.
        pub const E6: q::Square<Self> = q::Square::from_index(q::index::U7::masked(75));
        /// The square f6, number 76.
        pub const F6: q::Square<Self> = q::Square::from_index(q::index::U7::masked(76));
        /// The square g6, number 77.
        pub const G6: q::Square<Self> = q::Square::from_index(q::index::U7::masked(77));
        /// The square h6, number 78.
        pub const H6: q::Square<Self> = q::Square::from_index(q::index::U7::masked(78));
        /// The square a7, number 81.
        pub const A7: q::Square<Self> = q::Square::from_index(q::index::U7::masked(81));
        /// The square b7, number 82.
        pub const B7: q::Square<Self> = q::Square::from_index(q::index::U7::masked(82));
        /// The square c7, number 83.
        pub const C7: q::Square<Self> = q::Square::from_index(q::index::U7::masked(83));
        /// The square d7, number 84.
        pub const D7: q::Square<Self> = q::Square::from_index(q::index::U7::masked(84));
        /// The square e7, number 85.
        pub const E7: q::Square<Self> = q::Square::from_index(q::index::U7::masked(85));
        /// The square f7, number 86.
        pub const F7: q::Square<Self> = q::Square::from_index(q::index::U7::masked(86));
        /// The square g7, number 87.
        pub const G7: q::Square<Self> = q::Square::from_index(q::index::U7::masked(87));
        /// The square h7, number 88.
        pub const H7: q::Square<Self> = q::Square::from_index(q::index::U7::masked(88));
        /// The square a8, number 91.
        pub const A8: q::Square<Self> = q::Square::from_index(q::index::U7::masked(91));
        /// The square b8, number 92.
        pub const B8: q::Square<Self> = q::Square::from_index(q::index::U7::masked(92));
        /// The square c8, number 93.
        pub const C8: q::Square<Self> = q::Square::from_index(q::index::U7::masked(93));
        /// The square d8, number 94.
        pub const D8: q::Square<Self> = q::Square::from_index(q::index::U7::masked(94));
        /// The square e8, number 95.
        pub const E8: q::Square<Self> = q::Square::from_index(q::index::U7::masked(95));
        /// The square f8, number 96.
        pub const F8: q::Square<Self> = q::Square::from_index(q::index::U7::masked(96));
        /// The square g8, number 97.
        pub const G8: q::Square<Self> = q::Square::from_index(q::index::U7::masked(97));
        /// The square h8, number 98.
        pub const H8: q::Square<Self> = q::Square::from_index(q::index::U7::masked(98));
    }
    /// # Packed positions in a `u64`
    ///
    /// Squares of several pieces in one word, flipped all at once.
    impl Mailbox {
        /// The packed position of `N` pieces, piece 0 first, as a `u64`.
        ///
        /// Cost: 4 operations for each piece, no table.
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
        /// The squares of a packed position of `N` pieces in a `u64`.
        ///
        /// Cost: 5 operations, 1 load from 256 bytes of tables for each piece.
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
        /// Cost: 5 operations, 1 load from 256 bytes of tables.
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
        /// Cost: 8 operations, no table.
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
            let pieces = N;
            index
                ^ <Self as q::Layout>::PACKING
                    .spread_u64(
                        <Self as q::Layout>::PACKING.number_u64(index, piece, pieces)
                            ^ square.index().number(),
                        piece,
                        pieces,
                    )
        }
        /// The index with the squares of two of `N` pieces exchanged.
        ///
        /// Cost: 15 operations, no table.
        ///
        /// # Panics
        /// If there is no such piece.
        #[inline]
        #[track_caller]
        pub const fn swap_packed<const N: usize>(index: u64, a: usize, b: usize) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            q::packed::exists(a, N);
            q::packed::exists(b, N);
            let pieces = N;
            let change = <Self as q::Layout>::PACKING.number_u64(index, a, pieces)
                ^ <Self as q::Layout>::PACKING.number_u64(index, b, pieces);
            index ^ <Self as q::Layout>::PACKING.spread_u64(change, a, pieces)
                ^ <Self as q::Layout>::PACKING.spread_u64(change, b, pieces)
        }
        /// The packed position of `pieces` pieces, ranks mirrored: pieces one after another, 7 operations, 1 load from 128 bytes of tables for each piece.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_vertical_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            let mut image = 0;
            let mut piece = 0;
            while piece < pieces {
                let square = q::Square::from_index(
                    q::index::U7::masked(
                        <Self as q::Layout>::PACKING.number_u64(index, piece, pieces),
                    ),
                );
                image
                    |= <Self as q::Layout>::PACKING
                        .spread_u64(
                            Self::flip_vertical_square(square).index().number(),
                            piece,
                            pieces,
                        );
                piece += 1;
            }
            image
        }
        /// The packed position of `N` pieces, ranks mirrored: pieces one after another, 7 operations, 1 load from 128 bytes of tables for each piece.
        #[inline(always)]
        pub const fn flip_vertical_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::flip_vertical_pieces(index, N)
        }
        /// The packed position of `pieces` pieces, files mirrored: pieces one after another, 7 operations, 1 load from 128 bytes of tables for each piece.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_horizontal_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            let mut image = 0;
            let mut piece = 0;
            while piece < pieces {
                let square = q::Square::from_index(
                    q::index::U7::masked(
                        <Self as q::Layout>::PACKING.number_u64(index, piece, pieces),
                    ),
                );
                image
                    |= <Self as q::Layout>::PACKING
                        .spread_u64(
                            Self::flip_horizontal_square(square).index().number(),
                            piece,
                            pieces,
                        );
                piece += 1;
            }
            image
        }
        /// The packed position of `N` pieces, files mirrored: pieces one after another, 7 operations, 1 load from 128 bytes of tables for each piece.
        #[inline(always)]
        pub const fn flip_horizontal_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::flip_horizontal_pieces(index, N)
        }
        /// The packed position of `pieces` pieces, mirrored at the a1-h8 diagonal: pieces one after another, 7 operations, 1 load from 128 bytes of tables for each piece.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_diagonal_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            let mut image = 0;
            let mut piece = 0;
            while piece < pieces {
                let square = q::Square::from_index(
                    q::index::U7::masked(
                        <Self as q::Layout>::PACKING.number_u64(index, piece, pieces),
                    ),
                );
                image
                    |= <Self as q::Layout>::PACKING
                        .spread_u64(
                            Self::flip_diagonal_square(square).index().number(),
                            piece,
                            pieces,
                        );
                piece += 1;
            }
            image
        }
        /// The packed position of `N` pieces, mirrored at the a1-h8 diagonal: pieces one after another, 7 operations, 1 load from 128 bytes of tables for each piece.
        #[inline(always)]
        pub const fn flip_diagonal_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::flip_diagonal_pieces(index, N)
        }
        /// The packed position of `pieces` pieces, mirrored at the a8-h1 diagonal: pieces one after another, 7 operations, 1 load from 128 bytes of tables for each piece.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_anti_diagonal_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            let mut image = 0;
            let mut piece = 0;
            while piece < pieces {
                let square = q::Square::from_index(
                    q::index::U7::masked(
                        <Self as q::Layout>::PACKING.number_u64(index, piece, pieces),
                    ),
                );
                image
                    |= <Self as q::Layout>::PACKING
                        .spread_u64(
                            Self::flip_anti_diagonal_square(square).index().number(),
                            piece,
                            pieces,
                        );
                piece += 1;
            }
            image
        }
        /// The packed position of `N` pieces, mirrored at the a8-h1 diagonal: pieces one after another, 7 operations, 1 load from 128 bytes of tables for each piece.
        #[inline(always)]
        pub const fn flip_anti_diagonal_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::flip_anti_diagonal_pieces(index, N)
        }
        /// The packed position of `pieces` pieces, turned clockwise by a quarter: pieces one after another, 7 operations, 1 load from 128 bytes of tables for each piece.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_90_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            let mut image = 0;
            let mut piece = 0;
            while piece < pieces {
                let square = q::Square::from_index(
                    q::index::U7::masked(
                        <Self as q::Layout>::PACKING.number_u64(index, piece, pieces),
                    ),
                );
                image
                    |= <Self as q::Layout>::PACKING
                        .spread_u64(
                            Self::rotate_90_square(square).index().number(),
                            piece,
                            pieces,
                        );
                piece += 1;
            }
            image
        }
        /// The packed position of `N` pieces, turned clockwise by a quarter: pieces one after another, 7 operations, 1 load from 128 bytes of tables for each piece.
        #[inline(always)]
        pub const fn rotate_90_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::rotate_90_pieces(index, N)
        }
        /// The packed position of `pieces` pieces, turned by half: 1 operation, 1 mask, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_180_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            <Self as q::Layout>::PACKING.mask_u64(0b1110111, pieces).wrapping_sub(index)
        }
        /// The packed position of `N` pieces, turned by half: 1 operation, 1 mask, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; for any number of pieces; no table.
        #[inline(always)]
        pub const fn rotate_180_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::rotate_180_pieces(index, N)
        }
        /// The packed position of `pieces` pieces, turned anticlockwise by a quarter: pieces one after another, 7 operations, 1 load from 128 bytes of tables for each piece.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_270_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            let mut image = 0;
            let mut piece = 0;
            while piece < pieces {
                let square = q::Square::from_index(
                    q::index::U7::masked(
                        <Self as q::Layout>::PACKING.number_u64(index, piece, pieces),
                    ),
                );
                image
                    |= <Self as q::Layout>::PACKING
                        .spread_u64(
                            Self::rotate_270_square(square).index().number(),
                            piece,
                            pieces,
                        );
                piece += 1;
            }
            image
        }
        /// The packed position of `N` pieces, turned anticlockwise by a quarter: pieces one after another, 7 operations, 1 load from 128 bytes of tables for each piece.
        #[inline(always)]
        pub const fn rotate_270_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::rotate_270_pieces(index, N)
        }
        /// The least index of `N` pieces that a symmetry of the board makes of this one, and the
        /// first such symmetry.
        ///
        /// Cost: all flips of packed positions, 7 in number, and 21 operations, no table.
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
    }
    /// # Packed positions in a `u128`
    ///
    /// Squares of several pieces in one word, flipped all at once.
    impl Mailbox {
        /// The packed position of `N` pieces, piece 0 first, as a `u128`.
        ///
        /// Cost: 4 operations for each piece, no table.
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
        /// The squares of a packed position of `N` pieces in a `u128`.
        ///
        /// Cost: 5 operations, 1 load from 256 bytes of tables for each piece.
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
        /// Cost: 5 operations, 1 load from 256 bytes of tables.
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
        /// Cost: 8 operations, no table.
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
            let pieces = N;
            index
                ^ <Self as q::Layout>::PACKING
                    .spread_u128(
                        <Self as q::Layout>::PACKING.number_u128(index, piece, pieces)
                            ^ square.index().number(),
                        piece,
                        pieces,
                    )
        }
        /// The index with the squares of two of `N` pieces exchanged.
        ///
        /// Cost: 15 operations, no table.
        ///
        /// # Panics
        /// If there is no such piece.
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
            let pieces = N;
            let change = <Self as q::Layout>::PACKING.number_u128(index, a, pieces)
                ^ <Self as q::Layout>::PACKING.number_u128(index, b, pieces);
            index ^ <Self as q::Layout>::PACKING.spread_u128(change, a, pieces)
                ^ <Self as q::Layout>::PACKING.spread_u128(change, b, pieces)
        }
        /// The packed position of `pieces` pieces, ranks mirrored: pieces one after another, 7 operations, 1 load from 128 bytes of tables for each piece.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_vertical_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            let mut image = 0;
            let mut piece = 0;
            while piece < pieces {
                let square = q::Square::from_index(
                    q::index::U7::masked(
                        <Self as q::Layout>::PACKING.number_u128(index, piece, pieces),
                    ),
                );
                image
                    |= <Self as q::Layout>::PACKING
                        .spread_u128(
                            Self::flip_vertical_square(square).index().number(),
                            piece,
                            pieces,
                        );
                piece += 1;
            }
            image
        }
        /// The packed position of `N` pieces, ranks mirrored: pieces one after another, 7 operations, 1 load from 128 bytes of tables for each piece.
        #[inline(always)]
        pub const fn flip_vertical_packed_u128<const N: usize>(index: u128) -> u128 {
            const {
                <Self as q::Layout>::PACKING.check(N, 128);
                ::core::assert!(
                    N > < Self as q::Layout > ::PACKING.most_pieces(64),
                    "so few pieces are packed in a u64"
                );
            }
            Self::flip_vertical_pieces_u128(index, N)
        }
        /// The packed position of `pieces` pieces, files mirrored: pieces one after another, 7 operations, 1 load from 128 bytes of tables for each piece.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_horizontal_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            let mut image = 0;
            let mut piece = 0;
            while piece < pieces {
                let square = q::Square::from_index(
                    q::index::U7::masked(
                        <Self as q::Layout>::PACKING.number_u128(index, piece, pieces),
                    ),
                );
                image
                    |= <Self as q::Layout>::PACKING
                        .spread_u128(
                            Self::flip_horizontal_square(square).index().number(),
                            piece,
                            pieces,
                        );
                piece += 1;
            }
            image
        }
        /// The packed position of `N` pieces, files mirrored: pieces one after another, 7 operations, 1 load from 128 bytes of tables for each piece.
        #[inline(always)]
        pub const fn flip_horizontal_packed_u128<const N: usize>(index: u128) -> u128 {
            const {
                <Self as q::Layout>::PACKING.check(N, 128);
                ::core::assert!(
                    N > < Self as q::Layout > ::PACKING.most_pieces(64),
                    "so few pieces are packed in a u64"
                );
            }
            Self::flip_horizontal_pieces_u128(index, N)
        }
        /// The packed position of `pieces` pieces, mirrored at the a1-h8 diagonal: pieces one after another, 7 operations, 1 load from 128 bytes of tables for each piece.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_diagonal_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            let mut image = 0;
            let mut piece = 0;
            while piece < pieces {
                let square = q::Square::from_index(
                    q::index::U7::masked(
                        <Self as q::Layout>::PACKING.number_u128(index, piece, pieces),
                    ),
                );
                image
                    |= <Self as q::Layout>::PACKING
                        .spread_u128(
                            Self::flip_diagonal_square(square).index().number(),
                            piece,
                            pieces,
                        );
                piece += 1;
            }
            image
        }
        /// The packed position of `N` pieces, mirrored at the a1-h8 diagonal: pieces one after another, 7 operations, 1 load from 128 bytes of tables for each piece.
        #[inline(always)]
        pub const fn flip_diagonal_packed_u128<const N: usize>(index: u128) -> u128 {
            const {
                <Self as q::Layout>::PACKING.check(N, 128);
                ::core::assert!(
                    N > < Self as q::Layout > ::PACKING.most_pieces(64),
                    "so few pieces are packed in a u64"
                );
            }
            Self::flip_diagonal_pieces_u128(index, N)
        }
        /// The packed position of `pieces` pieces, mirrored at the a8-h1 diagonal: pieces one after another, 7 operations, 1 load from 128 bytes of tables for each piece.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_anti_diagonal_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            let mut image = 0;
            let mut piece = 0;
            while piece < pieces {
                let square = q::Square::from_index(
                    q::index::U7::masked(
                        <Self as q::Layout>::PACKING.number_u128(index, piece, pieces),
                    ),
                );
                image
                    |= <Self as q::Layout>::PACKING
                        .spread_u128(
                            Self::flip_anti_diagonal_square(square).index().number(),
                            piece,
                            pieces,
                        );
                piece += 1;
            }
            image
        }
        /// The packed position of `N` pieces, mirrored at the a8-h1 diagonal: pieces one after another, 7 operations, 1 load from 128 bytes of tables for each piece.
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
            Self::flip_anti_diagonal_pieces_u128(index, N)
        }
        /// The packed position of `pieces` pieces, turned clockwise by a quarter: pieces one after another, 7 operations, 1 load from 128 bytes of tables for each piece.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_90_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            let mut image = 0;
            let mut piece = 0;
            while piece < pieces {
                let square = q::Square::from_index(
                    q::index::U7::masked(
                        <Self as q::Layout>::PACKING.number_u128(index, piece, pieces),
                    ),
                );
                image
                    |= <Self as q::Layout>::PACKING
                        .spread_u128(
                            Self::rotate_90_square(square).index().number(),
                            piece,
                            pieces,
                        );
                piece += 1;
            }
            image
        }
        /// The packed position of `N` pieces, turned clockwise by a quarter: pieces one after another, 7 operations, 1 load from 128 bytes of tables for each piece.
        #[inline(always)]
        pub const fn rotate_90_packed_u128<const N: usize>(index: u128) -> u128 {
            const {
                <Self as q::Layout>::PACKING.check(N, 128);
                ::core::assert!(
                    N > < Self as q::Layout > ::PACKING.most_pieces(64),
                    "so few pieces are packed in a u64"
                );
            }
            Self::rotate_90_pieces_u128(index, N)
        }
        /// The packed position of `pieces` pieces, turned by half: 1 operation, 1 mask, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_180_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            <Self as q::Layout>::PACKING.mask_u128(0b1110111, pieces).wrapping_sub(index)
        }
        /// The packed position of `N` pieces, turned by half: 1 operation, 1 mask, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; for any number of pieces; no table.
        #[inline(always)]
        pub const fn rotate_180_packed_u128<const N: usize>(index: u128) -> u128 {
            const {
                <Self as q::Layout>::PACKING.check(N, 128);
                ::core::assert!(
                    N > < Self as q::Layout > ::PACKING.most_pieces(64),
                    "so few pieces are packed in a u64"
                );
            }
            Self::rotate_180_pieces_u128(index, N)
        }
        /// The packed position of `pieces` pieces, turned anticlockwise by a quarter: pieces one after another, 7 operations, 1 load from 128 bytes of tables for each piece.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_270_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            let mut image = 0;
            let mut piece = 0;
            while piece < pieces {
                let square = q::Square::from_index(
                    q::index::U7::masked(
                        <Self as q::Layout>::PACKING.number_u128(index, piece, pieces),
                    ),
                );
                image
                    |= <Self as q::Layout>::PACKING
                        .spread_u128(
                            Self::rotate_270_square(square).index().number(),
                            piece,
                            pieces,
                        );
                piece += 1;
            }
            image
        }
        /// The packed position of `N` pieces, turned anticlockwise by a quarter: pieces one after another, 7 operations, 1 load from 128 bytes of tables for each piece.
        #[inline(always)]
        pub const fn rotate_270_packed_u128<const N: usize>(index: u128) -> u128 {
            const {
                <Self as q::Layout>::PACKING.check(N, 128);
                ::core::assert!(
                    N > < Self as q::Layout > ::PACKING.most_pieces(64),
                    "so few pieces are packed in a u64"
                );
            }
            Self::rotate_270_pieces_u128(index, N)
        }
        /// The least index of `N` pieces that a symmetry of the board makes of this one, and the
        /// first such symmetry.
        ///
        /// Cost: all flips of packed positions, 7 in number, and 21 operations, no table.
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
    static COORDS: [[u8; 2]; 128] = q::table::read(
        q::table::part::<256>(TABLES_OF_MAILBOX, 768),
    );
    static NUMBER_AT: [u8; 64] = q::table::read(
        q::table::part::<64>(TABLES_OF_MAILBOX, 1024),
    );
    impl q::Layout for Mailbox {
        type Index = q::index::U7;
        const FILES: u8 = 8;
        const RANKS: u8 = 8;
        const NUMBERS: usize = 99;
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
        const FILE_NAMES: &'static [&'static str] = &[
            "a",
            "b",
            "c",
            "d",
            "e",
            "f",
            "g",
            "h",
        ];
        const RANK_NAMES: &'static [&'static str] = &[
            "1",
            "2",
            "3",
            "4",
            "5",
            "6",
            "7",
            "8",
        ];
        const PAWNS: [q::Direction; 2] = [q::Direction::North, q::Direction::South];
        const FIELDS: &'static [q::Field] = &[
            q::Field {
                name: "number",
                width: 7,
                shift: 0,
            },
        ];
        const COSTS: &'static [q::Cost] = &[
            q::Cost {
                name: "file",
                bytes: 256,
                operations: 0,
                loads: 1,
                depth: 0,
            },
            q::Cost {
                name: "rank",
                bytes: 256,
                operations: 0,
                loads: 1,
                depth: 0,
            },
            q::Cost {
                name: "at",
                bytes: 64,
                operations: 2,
                loads: 1,
                depth: 1,
            },
            q::Cost {
                name: "COORDS",
                bytes: 256,
                operations: 0,
                loads: 0,
                depth: 0,
            },
            q::Cost {
                name: "NUMBER_AT",
                bytes: 64,
                operations: 0,
                loads: 0,
                depth: 0,
            },
            q::Cost {
                name: "flip_vertical_square",
                bytes: 128,
                operations: 0,
                loads: 1,
                depth: 0,
            },
            q::Cost {
                name: "flip_horizontal_square",
                bytes: 128,
                operations: 0,
                loads: 1,
                depth: 0,
            },
            q::Cost {
                name: "flip_diagonal_square",
                bytes: 128,
                operations: 0,
                loads: 1,
                depth: 0,
            },
            q::Cost {
                name: "flip_anti_diagonal_square",
                bytes: 128,
                operations: 0,
                loads: 1,
                depth: 0,
            },
            q::Cost {
                name: "rotate_90_square",
                bytes: 128,
                operations: 0,
                loads: 1,
                depth: 0,
            },
            q::Cost {
                name: "rotate_180_square",
                bytes: 0,
                operations: 1,
                loads: 0,
                depth: 1,
            },
            q::Cost {
                name: "rotate_270_square",
                bytes: 128,
                operations: 0,
                loads: 1,
                depth: 0,
            },
            q::Cost {
                name: "rotate_180_packed",
                bytes: 0,
                operations: 1,
                loads: 0,
                depth: 1,
            },
        ];
        const COORDS: &'static q::PerSquare<Self, [u8; 2]> = &COORDS;
        const NUMBER_AT: &'static [u8] = NUMBER_AT.split_at(64).0;
        const SQUARES_BY_NUMBER: &'static [q::Square<Self>] = &q::squares_by_number::<
            Self,
            64,
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
        fn square_at(file: u8, rank: u8) -> ::core::option::Option<q::Square<Self>> {
            Self::at(file, rank)
        }
        type NumberBits = q::packed::Bits<7>;
        const PACKING: q::Packing = q::Packing::new(
            &[
                q::packed::PackedField {
                    shift: 0,
                    width: 7,
                    fixed: 0,
                    per_piece: 0,
                    stride: 7,
                },
            ],
            7,
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
    impl q::SquareBoard for Mailbox {}
};
