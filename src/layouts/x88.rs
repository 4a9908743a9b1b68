// What `layouts/x88.layout` expands to.

const TABLES_OF_X88: &[u8; 320] = include_bytes!("x88.bin");

/// 0x88: sixteen numbers a rank, of which the upper eight are off the board, where bits 7 or 3
/// are set. Squares only, no bitboards.
///
/// [Seen in the browser](https://quadrille.github.io/quadrille/#layout=x88).
///
///
/// A layout of the 8 x 8 board; no bitboards; numbers take 7 bits, `hi: 3`, `off: 1`, `lo: 3`.
///
/// ```text
/// 8 | 112 113 114 115 116 117 118 119
/// 7 |  96  97  98  99 100 101 102 103
/// 6 |  80  81  82  83  84  85  86  87
/// 5 |  64  65  66  67  68  69  70  71
/// 4 |  48  49  50  51  52  53  54  55
/// 3 |  32  33  34  35  36  37  38  39
/// 2 |  16  17  18  19  20  21  22  23
/// 1 |   0   1   2   3   4   5   6   7
///   +--------------------------------
///       a   b   c   d   e   f   g   h
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
pub struct X88;
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
    impl X88 {
        /// The file of a square, counted from 0.
        ///
        /// Cost: 1 operation, no table.
        #[inline(always)]
        pub const fn file(square: q::Square<Self>) -> u8 {
            let number = (square.index().number() as u32);
            (number & 7_u32 & 0xff_u32) as u8
        }
        /// The rank of a square, counted from 0.
        ///
        /// Cost: 1 operation, no table.
        #[inline(always)]
        pub const fn rank(square: q::Square<Self>) -> u8 {
            let number = (square.index().number() as u32);
            ((number >> 4_u32) & 0xff_u32) as u8
        }
        /// The square on a file and a rank, both counted from 0, or `None` off the board.
        ///
        /// Cost: 8 operations, no table.
        #[inline(always)]
        pub const fn at(file: u8, rank: u8) -> ::core::option::Option<q::Square<Self>> {
            if file < 8 && rank < 8 {
                let number = {
                    let number = rank as u32 * 8 + file as u32;
                    ((number & 0x7_u32) ^ ((number << 1) & 0x70_u32)) as u8
                };
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
        /// Cost: 14 operations, no table.
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
        /// Cost: 12 operations, no table.
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
        /// Cost: 12 operations, 2 loads from 16 bytes of tables.
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
    impl X88 {
        /// The square, ranks mirrored: 1 operation, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; no table.
        ///
        /// Masks and factors: `0x70`.
        #[inline(always)]
        pub const fn flip_vertical_square(square: q::Square<Self>) -> q::Square<Self> {
            let number = (square.index().number() as u32);
            q::Square::from_index(
                q::index::U7::masked(((number ^ 0x70_u32) & 0xff_u32) as u8),
            )
        }
        /// The square, files mirrored: 1 operation, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; no table.
        ///
        /// Masks and factors: `0x7`.
        #[inline(always)]
        pub const fn flip_horizontal_square(square: q::Square<Self>) -> q::Square<Self> {
            let number = (square.index().number() as u32);
            q::Square::from_index(
                q::index::U7::masked(((number ^ 7_u32) & 0xff_u32) as u8),
            )
        }
        /// The square, mirrored at the a1-h8 diagonal: 4 operations, 3 deep, best found; no table.
        ///
        /// Masks and factors: `0x70`.
        #[inline(always)]
        pub const fn flip_diagonal_square(square: q::Square<Self>) -> q::Square<Self> {
            let number = (square.index().number() as u32);
            q::Square::from_index(
                q::index::U7::masked(
                    (((number >> 4_u32) ^ ((number << 4_u32) & 0x70_u32)) & 0xff_u32)
                        as u8,
                ),
            )
        }
        /// The square, mirrored at the a8-h1 diagonal: 5 operations, 4 deep, best found; no table.
        ///
        /// Masks and factors: `0x70`, `0x77`.
        #[inline(always)]
        pub const fn flip_anti_diagonal_square(
            square: q::Square<Self>,
        ) -> q::Square<Self> {
            let number = (square.index().number() as u32);
            q::Square::from_index(
                q::index::U7::masked(
                    (((number >> 4_u32) ^ ((number << 4_u32) & 0x70_u32) ^ 0x77_u32)
                        & 0xff_u32) as u8,
                ),
            )
        }
        /// The square, turned clockwise by a quarter: 5 operations, 4 deep, best found; no table.
        ///
        /// Masks and factors: `0x70`.
        #[inline(always)]
        pub const fn rotate_90_square(square: q::Square<Self>) -> q::Square<Self> {
            let number = (square.index().number() as u32);
            q::Square::from_index(
                q::index::U7::masked(
                    (((number >> 4_u32) ^ ((number << 4_u32) & 0x70_u32) ^ 0x70_u32)
                        & 0xff_u32) as u8,
                ),
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
        /// The square, turned anticlockwise by a quarter: 5 operations, 4 deep, best found; no table.
        ///
        /// Masks and factors: `0x70`, `0x7`.
        #[inline(always)]
        pub const fn rotate_270_square(square: q::Square<Self>) -> q::Square<Self> {
            let number = (square.index().number() as u32);
            q::Square::from_index(
                q::index::U7::masked(
                    (((number >> 4_u32) ^ ((number << 4_u32) & 0x70_u32) ^ 7_u32)
                        & 0xff_u32) as u8,
                ),
            )
        }
    }
    /// # Squares by name
    ///
    impl X88 {
        /// The square a1, number 0.
        pub const A1: q::Square<Self> = q::Square::from_index(q::index::U7::masked(0));
        /// The square b1, number 1.
        pub const B1: q::Square<Self> = q::Square::from_index(q::index::U7::masked(1));
        /// The square c1, number 2.
        pub const C1: q::Square<Self> = q::Square::from_index(q::index::U7::masked(2));
        /// The square d1, number 3.
        pub const D1: q::Square<Self> = q::Square::from_index(q::index::U7::masked(3));
        /// The square e1, number 4.
        pub const E1: q::Square<Self> = q::Square::from_index(q::index::U7::masked(4));
        /// The square f1, number 5.
        pub const F1: q::Square<Self> = q::Square::from_index(q::index::U7::masked(5));
        /// The square g1, number 6.
        pub const G1: q::Square<Self> = q::Square::from_index(q::index::U7::masked(6));
        /// The square h1, number 7.
        pub const H1: q::Square<Self> = q::Square::from_index(q::index::U7::masked(7));
        /// The square a2, number 16.
        pub const A2: q::Square<Self> = q::Square::from_index(q::index::U7::masked(16));
        /// The square b2, number 17.
        pub const B2: q::Square<Self> = q::Square::from_index(q::index::U7::masked(17));
        /// The square c2, number 18.
        pub const C2: q::Square<Self> = q::Square::from_index(q::index::U7::masked(18));
        /// The square d2, number 19.
        pub const D2: q::Square<Self> = q::Square::from_index(q::index::U7::masked(19));
        /// The square e2, number 20.
        pub const E2: q::Square<Self> = q::Square::from_index(q::index::U7::masked(20));
        /// The square f2, number 21.
        pub const F2: q::Square<Self> = q::Square::from_index(q::index::U7::masked(21));
        /// The square g2, number 22.
        pub const G2: q::Square<Self> = q::Square::from_index(q::index::U7::masked(22));
        /// The square h2, number 23.
        pub const H2: q::Square<Self> = q::Square::from_index(q::index::U7::masked(23));
        /// The square a3, number 32.
        pub const A3: q::Square<Self> = q::Square::from_index(q::index::U7::masked(32));
        /// The square b3, number 33.
        pub const B3: q::Square<Self> = q::Square::from_index(q::index::U7::masked(33));
        /// The square c3, number 34.
        pub const C3: q::Square<Self> = q::Square::from_index(q::index::U7::masked(34));
        /// The square d3, number 35.
        pub const D3: q::Square<Self> = q::Square::from_index(q::index::U7::masked(35));
        /// The square e3, number 36.
        pub const E3: q::Square<Self> = q::Square::from_index(q::index::U7::masked(36));
        /// The square f3, number 37.
        pub const F3: q::Square<Self> = q::Square::from_index(q::index::U7::masked(37));
        /// The square g3, number 38.
        pub const G3: q::Square<Self> = q::Square::from_index(q::index::U7::masked(38));
        /// The square h3, number 39.
        pub const H3: q::Square<Self> = q::Square::from_index(q::index::U7::masked(39));
        /// The square a4, number 48.
        pub const A4: q::Square<Self> = q::Square::from_index(q::index::U7::masked(48));
        /// The square b4, number 49.
        pub const B4: q::Square<Self> = q::Square::from_index(q::index::U7::masked(49));
        /// The square c4, number 50.
        pub const C4: q::Square<Self> = q::Square::from_index(q::index::U7::masked(50));
        /// The square d4, number 51.
        pub const D4: q::Square<Self> = q::Square::from_index(q::index::U7::masked(51));
        /// The square e4, number 52.
        pub const E4: q::Square<Self> = q::Square::from_index(q::index::U7::masked(52));
        /// The square f4, number 53.
        pub const F4: q::Square<Self> = q::Square::from_index(q::index::U7::masked(53));
        /// The square g4, number 54.
        pub const G4: q::Square<Self> = q::Square::from_index(q::index::U7::masked(54));
        /// The square h4, number 55.
        pub const H4: q::Square<Self> = q::Square::from_index(q::index::U7::masked(55));
        /// The square a5, number 64.
        pub const A5: q::Square<Self> = q::Square::from_index(q::index::U7::masked(64));
        /// The square b5, number 65.
        pub const B5: q::Square<Self> = q::Square::from_index(q::index::U7::masked(65));
        /// The square c5, number 66.
        pub const C5: q::Square<Self> = q::Square::from_index(q::index::U7::masked(66));
        /// The square d5, number 67.
        pub const D5: q::Square<Self> = q::Square::from_index(q::index::U7::masked(67));
        /// The square e5, number 68.
        pub const E5: q::Square<Self> = q::Square::from_index(q::index::U7::masked(68));
        /// The square f5, number 69.
        pub const F5: q::Square<Self> = q::Square::from_index(q::index::U7::masked(69));
        /// The square g5, number 70.
        pub const G5: q::Square<Self> = q::Square::from_index(q::index::U7::masked(70));
        /// The square h5, number 71.
        pub const H5: q::Square<Self> = q::Square::from_index(q::index::U7::masked(71));
        /// The square a6, number 80.
        pub const A6: q::Square<Self> = q::Square::from_index(q::index::U7::masked(80));
        /// The square b6, number 81.
        pub const B6: q::Square<Self> = q::Square::from_index(q::index::U7::masked(81));
        /// The square c6, number 82.
        pub const C6: q::Square<Self> = q::Square::from_index(q::index::U7::masked(82));
        /// The square d6, number 83.
        pub const D6: q::Square<Self> = q::Square::from_index(q::index::U7::masked(83));
        /// The square e6, number 84.
        pub const E6: q::Square<Self> = q::Square::from_index(q::index::U7::masked(84));
        /// The square f6, number 85.
        pub const F6: q::Square<Self> = q::Square::from_index(q::index::U7::masked(85));
        /// The square g6, number 86.
        pub const G6: q::Square<Self> = q::Square::from_index(q::index::U7::masked(86));
        /// The square h6, number 87.
        pub const H6: q::Square<Self> = q::Square::from_index(q::index::U7::masked(87));
        /// The square a7, number 96.
        pub const A7: q::Square<Self> = q::Square::from_index(q::index::U7::masked(96));
        /// The square b7, number 97.
        pub const B7: q::Square<Self> = q::Square::from_index(q::index::U7::masked(97));
        /// The square c7, number 98.
        pub const C7: q::Square<Self> = q::Square::from_index(q::index::U7::masked(98));
        /// The square d7, number 99.
        pub const D7: q::Square<Self> = q::Square::from_index(q::index::U7::masked(99));
        /// The square e7, number 100.
        pub const E7: q::Square<Self> = q::Square::from_index(q::index::U7::masked(100));
        /// The square f7, number 101.
        pub const F7: q::Square<Self> = q::Square::from_index(q::index::U7::masked(101));
        /// The square g7, number 102.
        pub const G7: q::Square<Self> = q::Square::from_index(q::index::U7::masked(102));
        /// The square h7, number 103.
        pub const H7: q::Square<Self> = q::Square::from_index(q::index::U7::masked(103));
        /// The square a8, number 112.
        pub const A8: q::Square<Self> = q::Square::from_index(q::index::U7::masked(112));
        /// The square b8, number 113.
        pub const B8: q::Square<Self> = q::Square::from_index(q::index::U7::masked(113));
        /// The square c8, number 114.
        pub const C8: q::Square<Self> = q::Square::from_index(q::index::U7::masked(114));
        /// The square d8, number 115.
        pub const D8: q::Square<Self> = q::Square::from_index(q::index::U7::masked(115));
        /// The square e8, number 116.
        pub const E8: q::Square<Self> = q::Square::from_index(q::index::U7::masked(116));
        /// The square f8, number 117.
        pub const F8: q::Square<Self> = q::Square::from_index(q::index::U7::masked(117));
        /// The square g8, number 118.
        pub const G8: q::Square<Self> = q::Square::from_index(q::index::U7::masked(118));
        /// The square h8, number 119.
        pub const H8: q::Square<Self> = q::Square::from_index(q::index::U7::masked(119));
    }
    /// # Packed positions in a `u64`
    ///
    /// Squares of several pieces in one word, flipped all at once.
    impl X88 {
        /// The packed position of `N` pieces, piece 0 first, as a `u64`.
        ///
        /// Cost: 17 operations for each piece, no table.
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
        /// Cost: 18 operations, 1 load from 256 bytes of tables for each piece.
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
        /// Cost: 18 operations, 1 load from 256 bytes of tables.
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
        /// Cost: 34 operations, no table.
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
        /// Cost: 67 operations, no table.
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
        /// The packed position of `pieces` pieces, ranks mirrored: 1 operation, 1 mask, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_vertical_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            <Self as q::Layout>::PACKING.mask_u64(0b1110000, pieces) ^ index
        }
        /// The packed position of `N` pieces, ranks mirrored: 1 operation, 1 mask, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; for any number of pieces; no table.
        #[inline(always)]
        pub const fn flip_vertical_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::flip_vertical_pieces(index, N)
        }
        /// The packed position of `pieces` pieces, files mirrored: 1 operation, 1 mask, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_horizontal_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            <Self as q::Layout>::PACKING.mask_u64(0b111, pieces) ^ index
        }
        /// The packed position of `N` pieces, files mirrored: 1 operation, 1 mask, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; for any number of pieces; no table.
        #[inline(always)]
        pub const fn flip_horizontal_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::flip_horizontal_pieces(index, N)
        }
        /// The packed position of `pieces` pieces, mirrored at the a1-h8 diagonal: 4 operations, 3 deep, 1 mask, best found; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_diagonal_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            (index >> (4 * pieces as u32))
                ^ ((index << (4 * pieces as u32))
                    & <Self as q::Layout>::PACKING.mask_u64(0b1110000, pieces))
        }
        /// The packed position of `N` pieces, mirrored at the a1-h8 diagonal: 4 operations, 3 deep, 1 mask, best found; for any number of pieces; no table.
        #[inline(always)]
        pub const fn flip_diagonal_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::flip_diagonal_pieces(index, N)
        }
        /// The packed position of `pieces` pieces, mirrored at the a8-h1 diagonal: 5 operations, 3 deep, 2 masks, best found; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_anti_diagonal_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            (<Self as q::Layout>::PACKING.mask_u64(0b111, pieces)
                ^ (index >> (4 * pieces as u32)))
                ^ (<Self as q::Layout>::PACKING.mask_u64(0b1110000, pieces)
                    & !(index << (4 * pieces as u32)))
        }
        /// The packed position of `N` pieces, mirrored at the a8-h1 diagonal: 5 operations, 3 deep, 2 masks, best found; for any number of pieces; no table.
        #[inline(always)]
        pub const fn flip_anti_diagonal_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::flip_anti_diagonal_pieces(index, N)
        }
        /// The packed position of `pieces` pieces, turned clockwise by a quarter: 4 operations, 3 deep, 1 mask, best found; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_90_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            (index >> (4 * pieces as u32))
                ^ (<Self as q::Layout>::PACKING.mask_u64(0b1110000, pieces)
                    & !(index << (4 * pieces as u32)))
        }
        /// The packed position of `N` pieces, turned clockwise by a quarter: 4 operations, 3 deep, 1 mask, best found; for any number of pieces; no table.
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
            <Self as q::Layout>::PACKING.mask_u64(0b1110111, pieces) & !index
        }
        /// The packed position of `N` pieces, turned by half: 1 operation, 1 mask, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; for any number of pieces; no table.
        #[inline(always)]
        pub const fn rotate_180_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::rotate_180_pieces(index, N)
        }
        /// The packed position of `pieces` pieces, turned anticlockwise by a quarter: 5 operations, 3 deep, 2 masks, best found; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_270_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            (<Self as q::Layout>::PACKING.mask_u64(0b111, pieces)
                ^ (index >> (4 * pieces as u32)))
                ^ ((index << (4 * pieces as u32))
                    & <Self as q::Layout>::PACKING.mask_u64(0b1110000, pieces))
        }
        /// The packed position of `N` pieces, turned anticlockwise by a quarter: 5 operations, 3 deep, 2 masks, best found; for any number of pieces; no table.
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
    impl X88 {
        /// The packed position of `N` pieces, piece 0 first, as a `u128`.
        ///
        /// Cost: 17 operations for each piece, no table.
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
        /// Cost: 18 operations, 1 load from 256 bytes of tables for each piece.
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
        /// Cost: 18 operations, 1 load from 256 bytes of tables.
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
        /// Cost: 34 operations, no table.
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
        /// Cost: 67 operations, no table.
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
        /// The packed position of `pieces` pieces, ranks mirrored: 1 operation, 1 mask, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_vertical_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            <Self as q::Layout>::PACKING.mask_u128(0b1110000, pieces) ^ index
        }
        /// The packed position of `N` pieces, ranks mirrored: 1 operation, 1 mask, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; for any number of pieces; no table.
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
        /// The packed position of `pieces` pieces, files mirrored: 1 operation, 1 mask, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_horizontal_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            <Self as q::Layout>::PACKING.mask_u128(0b111, pieces) ^ index
        }
        /// The packed position of `N` pieces, files mirrored: 1 operation, 1 mask, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; for any number of pieces; no table.
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
        /// The packed position of `pieces` pieces, mirrored at the a1-h8 diagonal: 4 operations, 3 deep, 1 mask, best found; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_diagonal_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            (index >> (4 * pieces as u32))
                ^ ((index << (4 * pieces as u32))
                    & <Self as q::Layout>::PACKING.mask_u128(0b1110000, pieces))
        }
        /// The packed position of `N` pieces, mirrored at the a1-h8 diagonal: 4 operations, 3 deep, 1 mask, best found; for any number of pieces; no table.
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
        /// The packed position of `pieces` pieces, mirrored at the a8-h1 diagonal: 5 operations, 3 deep, 2 masks, best found; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_anti_diagonal_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            (<Self as q::Layout>::PACKING.mask_u128(0b111, pieces)
                ^ (index >> (4 * pieces as u32)))
                ^ (<Self as q::Layout>::PACKING.mask_u128(0b1110000, pieces)
                    & !(index << (4 * pieces as u32)))
        }
        /// The packed position of `N` pieces, mirrored at the a8-h1 diagonal: 5 operations, 3 deep, 2 masks, best found; for any number of pieces; no table.
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
        /// The packed position of `pieces` pieces, turned clockwise by a quarter: 4 operations, 3 deep, 1 mask, best found; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_90_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            (index >> (4 * pieces as u32))
                ^ (<Self as q::Layout>::PACKING.mask_u128(0b1110000, pieces)
                    & !(index << (4 * pieces as u32)))
        }
        /// The packed position of `N` pieces, turned clockwise by a quarter: 4 operations, 3 deep, 1 mask, best found; for any number of pieces; no table.
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
            <Self as q::Layout>::PACKING.mask_u128(0b1110111, pieces) & !index
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
        /// The packed position of `pieces` pieces, turned anticlockwise by a quarter: 5 operations, 3 deep, 2 masks, best found; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_270_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            (<Self as q::Layout>::PACKING.mask_u128(0b111, pieces)
                ^ (index >> (4 * pieces as u32)))
                ^ ((index << (4 * pieces as u32))
                    & <Self as q::Layout>::PACKING.mask_u128(0b1110000, pieces))
        }
        /// The packed position of `N` pieces, turned anticlockwise by a quarter: 5 operations, 3 deep, 2 masks, best found; for any number of pieces; no table.
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
        q::table::part::<256>(TABLES_OF_X88, 0),
    );
    static NUMBER_AT: [u8; 64] = q::table::read(
        q::table::part::<64>(TABLES_OF_X88, 256),
    );
    impl q::Layout for X88 {
        type Index = q::index::U7;
        const FILES: u8 = 8;
        const RANKS: u8 = 8;
        const NUMBERS: usize = 120;
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
                name: "hi",
                width: 3,
                shift: 4,
            },
            q::Field {
                name: "off",
                width: 1,
                shift: 3,
            },
            q::Field {
                name: "lo",
                width: 3,
                shift: 0,
            },
        ];
        const COSTS: &'static [q::Cost] = &[
            q::Cost {
                name: "file",
                bytes: 0,
                operations: 1,
                loads: 0,
                depth: 1,
            },
            q::Cost {
                name: "rank",
                bytes: 0,
                operations: 1,
                loads: 0,
                depth: 1,
            },
            q::Cost {
                name: "at",
                bytes: 0,
                operations: 8,
                loads: 0,
                depth: 5,
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
                bytes: 0,
                operations: 1,
                loads: 0,
                depth: 1,
            },
            q::Cost {
                name: "flip_horizontal_square",
                bytes: 0,
                operations: 1,
                loads: 0,
                depth: 1,
            },
            q::Cost {
                name: "flip_diagonal_square",
                bytes: 0,
                operations: 4,
                loads: 0,
                depth: 3,
            },
            q::Cost {
                name: "flip_anti_diagonal_square",
                bytes: 0,
                operations: 5,
                loads: 0,
                depth: 4,
            },
            q::Cost {
                name: "rotate_90_square",
                bytes: 0,
                operations: 5,
                loads: 0,
                depth: 4,
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
                bytes: 0,
                operations: 5,
                loads: 0,
                depth: 4,
            },
            q::Cost {
                name: "flip_vertical_packed",
                bytes: 0,
                operations: 1,
                loads: 0,
                depth: 1,
            },
            q::Cost {
                name: "flip_horizontal_packed",
                bytes: 0,
                operations: 1,
                loads: 0,
                depth: 1,
            },
            q::Cost {
                name: "flip_diagonal_packed",
                bytes: 0,
                operations: 4,
                loads: 0,
                depth: 3,
            },
            q::Cost {
                name: "flip_anti_diagonal_packed",
                bytes: 0,
                operations: 5,
                loads: 0,
                depth: 3,
            },
            q::Cost {
                name: "rotate_90_packed",
                bytes: 0,
                operations: 4,
                loads: 0,
                depth: 3,
            },
            q::Cost {
                name: "rotate_180_packed",
                bytes: 0,
                operations: 1,
                loads: 0,
                depth: 1,
            },
            q::Cost {
                name: "rotate_270_packed",
                bytes: 0,
                operations: 5,
                loads: 0,
                depth: 3,
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
                    width: 3,
                    fixed: 0,
                    per_piece: 0,
                    stride: 3,
                },
                q::packed::PackedField {
                    shift: 3,
                    width: 1,
                    fixed: 0,
                    per_piece: 3,
                    stride: 1,
                },
                q::packed::PackedField {
                    shift: 4,
                    width: 3,
                    fixed: 0,
                    per_piece: 4,
                    stride: 3,
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
    impl q::SquareBoard for X88 {}
};
