// The expansion of `layouts/file_major.layout`.

const TABLES_OF_FILE_MAJOR: &[u8; 132160] = include_bytes!("file_major.bin");

/// File by file: a1 = 0, a2 = 1, ..., h8 = 63. A file is a byte of the bitboard.
///
/// Tables of rook and bishop: 117,968 bytes.
///
/// [Seen in the browser](https://quadrille.github.io/quadrille/#layout=file_major).
///
/// A layout of the 8 x 8 board; bitboards are `u64`; numbers take 6 bits, `hi: 3`, `lo: 3`.
///
/// ```text
/// 8 |  7 15 23 31 39 47 55 63
/// 7 |  6 14 22 30 38 46 54 62
/// 6 |  5 13 21 29 37 45 53 61
/// 5 |  4 12 20 28 36 44 52 60
/// 4 |  3 11 19 27 35 43 51 59
/// 3 |  2 10 18 26 34 42 50 58
/// 2 |  1  9 17 25 33 41 49 57
/// 1 |  0  8 16 24 32 40 48 56
///   +------------------------
///      a  b  c  d  e  f  g  h
/// ```
///
/// Verified by the compiler: 64 squares, 7 flips and turns, 5 pieces, 10,880 occupancies looked up as a ray walks, 24 circuits proved.
///
/// | function or table | bytes | loads | operations |
/// | --- | --- | --- | --- |
/// | `COORDS` | 128 | 0 | 0 |
/// | `NUMBER_AT`, `FILE_SETS`, `RANK_SETS` | 64 | 0 | 0 |
/// | `flip_vertical_square`, `flip_horizontal_square`, `rotate_180_square`, `flip_vertical_packed`, `flip_horizontal_packed`, `rotate_180_packed`, `flip_horizontal`, `rotate_180` (64-bit Arm), `shift_east`, `shift_west` | 0 | 0 | 1 |
/// | `flip_diagonal_square`, `flip_diagonal_packed`, `rotate_270_packed`, `flip_diagonal` (GFNI), `rotate_180` (GFNI), `rotate_270` (GFNI), `to_a8` (GFNI), `to_gray` (GFNI), `to_lerf` (GFNI), `to_makruk` (GFNI) | 0 | 0 | 4 |
/// | `flip_anti_diagonal_square`, `rotate_90_square`, `rotate_270_square`, `flip_anti_diagonal_packed`, `rotate_90_packed` | 0 | 0 | 5 |
/// | `flip_vertical` | 0 | 0 | 13 |
/// | `flip_vertical` (GFNI), `flip_anti_diagonal` (GFNI), `rotate_90` (GFNI), `to_h1` (GFNI), `to_pinwheel` (AVX-512 BITALG), `to_ring` (AVX-512 BITALG), `to_rotary` (AVX-512 BITALG), `to_turntable` (AVX-512 BITALG), `to_w` (AVX-512 BITALG) | 0 | 0 | 3 |
/// | `flip_vertical` (64-bit Arm), `shift_north`, `shift_north_east`, `shift_south_east`, `shift_south`, `shift_south_west`, `shift_north_west` | 0 | 0 | 2 |
/// | `flip_diagonal`, `flip_anti_diagonal`, `to_lerf`, `to_makruk` | 0 | 0 | 18 |
/// | `rotate_90`, `rotate_270`, `to_a8`, `to_h1` | 0 | 0 | 19 |
/// | `rotate_180` | 0 | 0 | 14 |
/// | `to_gray`, `to_pinwheel`, `to_ring`, `to_rotary`, `to_turntable`, `to_w` | 5632 | 11 | 31 |
/// | `rook_attacks` | 67584 | 6 | 7 |
/// | `bishop_attacks` | 50384 | 4 | 3 |
/// | `queen_attacks` | 117968 | 10 | 11 |
/// | `knight_attacks`, `king_attacks`, `rook_attacks_empty`, `bishop_attacks_empty`, `queen_attacks_empty` | 512 | 1 | 0 |
/// | `DIAGONAL_SETS`, `ANTI_DIAGONAL_SETS` | 120 | 0 | 0 |
/// | `RAYS`, `DIRECTIONS` | 4096 | 0 | 0 |
/// | `NEIGHBOURS` | 512 | 0 | 0 |
/// | `PAWN_ATTACKS`, `PAWN_PUSHES` | 1024 | 0 | 0 |
/// | `between`, `line_through` | 32768 | 1 | 0 |
pub struct FileMajor;
#[allow(
    clippy::all,
    clippy::pedantic,
    clippy::nursery,
    clippy::restriction,
    unused,
    non_upper_case_globals,
    non_camel_case_types
)]
const _: () = {
    use crate::__private as q;
    use ::core::primitive::{bool, i8, str, u8, u32, u64, u128, usize};
    q::squares! {
        FileMajor, 64
    }
    q::sets! {
        FileMajor, u64;
    }
    /// 67584 bytes: 64 attack sets for each line through each square, and 2048 bytes of masks and magics.
    static RIDE_0_1_TABLES: q::sliders::Split<u64, 64, 2, 64, 2> = q::sliders::Split::new(
        q::table::part::<2048>(TABLES_OF_FILE_MAJOR, 0),
        q::table::part::<65536>(TABLES_OF_FILE_MAJOR, 2048),
    );
    const RIDE_0_1: q::sliders::Rider<'static, u64> = RIDE_0_1_TABLES.rider();
    /// 50384 bytes: 6106 attack sets, one for each key, and 1536 bytes of masks and magics.
    static RIDE_1_1_TABLES: q::sliders::OverlappedSplit64<64, 6106, 54> = q::sliders::OverlappedSplit64::new(
        q::table::part::<1536>(TABLES_OF_FILE_MAJOR, 67584),
        q::table::part::<48848>(TABLES_OF_FILE_MAJOR, 69120),
    );
    const RIDE_1_1: q::sliders::Rider<'static, u64> = RIDE_1_1_TABLES.rider();
    static ROOK_ON_EMPTY: [u64; 64] = q::table::read_at(TABLES_OF_FILE_MAJOR, 117968);
    q::piece! {
        FileMajor, q::piece::Rook, "Rook", "a rook";
        plain { slides: &[q::look_ups::Slide::own(&[RIDE_0_1])] };
        movement {
            on_empty: &ROOK_ON_EMPTY,
            fill_from: [4, 3, 2],
        };
        rides [(0, 1), (1, 0), (0, -1), (-1, 0)];
        fill 3 [North East] [West South];
        /// The squares a rook attacks, given all occupied squares.
        attacks rook_attacks(square, occupancy);
        attackers rook_attackers(square, occupancy);
        moves rook_moves(square, occupancy);
        xrays rook_xrays(square, occupancy);
    }
    static BISHOP_ON_EMPTY: [u64; 64] = q::table::read_at(TABLES_OF_FILE_MAJOR, 118480);
    q::piece! {
        FileMajor, q::piece::Bishop, "Bishop", "a bishop";
        plain { slides: &[q::look_ups::Slide::own(&[RIDE_1_1])] };
        movement {
            on_empty: &BISHOP_ON_EMPTY,
            fill_from: [6, 4, 3],
        };
        rides [(1, 1), (1, -1), (-1, -1), (-1, 1)];
        fill 3 [SouthEast NorthEast] [SouthWest NorthWest];
        /// The squares a bishop attacks, given all occupied squares.
        attacks bishop_attacks(square, occupancy);
        attackers bishop_attackers(square, occupancy);
        moves bishop_moves(square, occupancy);
        xrays bishop_xrays(square, occupancy);
    }
    static QUEEN_ON_EMPTY: [u64; 64] = q::table::read_at(TABLES_OF_FILE_MAJOR, 118992);
    q::piece! {
        FileMajor, q::piece::Queen, "Queen", "a queen";
        plain { slides: &[q::look_ups::Slide::own(&[RIDE_0_1, RIDE_1_1])] };
        movement {
            on_empty: &QUEEN_ON_EMPTY,
            fill_from: [9, 2, 2],
        };
        rides [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1)];
        fill 3 [North SouthEast East NorthEast] [SouthWest West NorthWest South];
        /// The squares a queen attacks, given all occupied squares.
        attacks queen_attacks(square, occupancy);
        attackers queen_attackers(square, occupancy);
        moves queen_moves(square, occupancy);
        xrays queen_xrays(square, occupancy);
    }
    static KNIGHT_TABLE_0: [u64; 64] = q::table::read_at(TABLES_OF_FILE_MAJOR, 119504);
    q::piece! {
        FileMajor, q::piece::Knight, "Knight", "a knight";
        plain { always: &KNIGHT_TABLE_0 };
        movement { fill_from: [3, 3, 3] };
        fill 1 [] [];
        leaps [(2 North)] [(2 South)] [-8, 8];
        leaps [North] [South] [-16, 16];
        /// The squares a knight attacks.
        attacks knight_attacks(square);
        attackers knight_attackers(square);
        moves knight_moves(square, occupancy);
    }
    static KING_TABLE_0: [u64; 64] = q::table::read_at(TABLES_OF_FILE_MAJOR, 120016);
    q::piece! {
        FileMajor, q::piece::King, "King", "a king";
        plain { always: &KING_TABLE_0 };
        movement { fill_from: [2, 2, 2] };
        fill 1 [] [];
        leaps [North] [South] [-8, 0, 8];
        leaps true [] [] [-8, 8];
        /// The squares a king attacks.
        attacks king_attacks(square);
        attackers king_attackers(square);
        moves king_moves(square, occupancy);
    }
    q::set_flips! {
        FileMajor, |set|;
        flip_vertical FlipVertical {
            if q::target::REVERSES_BITS {
                set.swap_bytes().reverse_bits()
            } else {
                let t1 = set.rotate_left(1);
                let t7 = (t1 & 0x5555555555555555) | (t1 & 0xaaaaaaaaaaaaaaaa).rotate_left(2);
                let t13 = (t7 & 0x3333333333333333) | (t7 & 0xcccccccccccccccc).rotate_left(4);
                (t13 & 0xf0f0f0f0f0f0f0f0) | (t13 & 0xf0f0f0f0f0f0f0f).rotate_left(56)
            }
        } GFNI { q::bits::by_matrix(set, 0x706050403020100, 0x8040201008040201) };
        flip_horizontal FlipHorizontal { set.swap_bytes() };
        flip_diagonal FlipDiagonal {
            let t4 = (set ^ (set >> 28)) & 0xf0f0f0f0;
            let t7 = (set ^ t4) ^ (t4 << 28);
            let t11 = (t7 ^ (t7 >> 14)) & 0xcccc0000cccc;
            let t14 = (t7 ^ t11) ^ (t11 << 14);
            let t18 = (t14 ^ (t14 >> 7)) & 0xaa00aa00aa00aa;
            (t14 ^ t18) ^ (t18 << 7)
        } GFNI { q::bits::turned_by_matrix(set, 0x1020304050607, 0x8040201008040201) };
        flip_anti_diagonal FlipAntiDiagonal {
            let t4 = (set ^ (set << 36)) ^ (set >> 36);
            let t7 = set ^ (t4 & 0xf0f0f0f00f0f0f0f);
            let t11 = (t7 ^ (t7 >> 18)) & 0x333300003333;
            let t14 = (t7 ^ t11) ^ (t11 << 18);
            let t18 = (t14 ^ (t14 >> 9)) & 0x55005500550055;
            (t14 ^ t18) ^ (t18 << 9)
        } GFNI { q::bits::turned_by_matrix(set, 0x706050403020100, 0x102040810204080) };
        rotate_90 Rotate90 {
            let t1 = set.swap_bytes();
            let t5 = (t1 ^ (t1 >> 28)) & 0xf0f0f0f0;
            let t8 = (t1 ^ t5) ^ (t5 << 28);
            let t12 = (t8 ^ (t8 >> 14)) & 0xcccc0000cccc;
            let t15 = (t8 ^ t12) ^ (t12 << 14);
            let t19 = (t15 ^ (t15 >> 7)) & 0xaa00aa00aa00aa;
            (t15 ^ t19) ^ (t19 << 7)
        } GFNI { q::bits::turned_by_matrix(set, 0x706050403020100, 0x8040201008040201) };
        rotate_180 Rotate180 {
            if q::target::REVERSES_BITS {
                set.reverse_bits()
            } else {
                let t2 = set.swap_bytes().rotate_left(1);
                let t8 = (t2 & 0x5555555555555555) | (t2 & 0xaaaaaaaaaaaaaaaa).rotate_left(2);
                let t14 = (t8 & 0x3333333333333333) | (t8 & 0xcccccccccccccccc).rotate_left(4);
                (t14 & 0xf0f0f0f0f0f0f0f0) | (t14 & 0xf0f0f0f0f0f0f0f).rotate_left(56)
            }
        } GFNI { q::bits::by_matrix(set, 0x1020304050607, 0x8040201008040201) };
        rotate_270 Rotate270 {
            let t1 = set.swap_bytes();
            let t5 = (t1 ^ (t1 << 36)) ^ (t1 >> 36);
            let t8 = t1 ^ (t5 & 0xf0f0f0f00f0f0f0f);
            let t12 = (t8 ^ (t8 >> 18)) & 0x333300003333;
            let t15 = (t8 ^ t12) ^ (t12 << 18);
            let t19 = (t15 ^ (t15 >> 9)) & 0x55005500550055;
            (t15 ^ t19) ^ (t19 << 9)
        } GFNI { q::bits::turned_by_matrix(set, 0x1020304050607, 0x102040810204080) };
    }
    q::square_flips! {
        FileMajor, U6, |number|;
        flip_vertical_square FlipVertical { number ^ 7 };
        flip_horizontal_square FlipHorizontal { number ^ 0x38 };
        flip_diagonal_square FlipDiagonal { (number >> 3) ^ ((number << 3) & 0x38) };
        flip_anti_diagonal_square FlipAntiDiagonal {
            let t6 = (number >> 3) ^ ((number << 3) & 0x38);
            t6 ^ 0x3f
        };
        rotate_90_square Rotate90 {
            let t6 = (number >> 3) ^ ((number << 3) & 0x38);
            t6 ^ 7
        };
        rotate_180_square Rotate180 { 0x3f_u32.wrapping_sub(number) };
        rotate_270_square Rotate270 {
            let t5 = (number >> 3) ^ ((number << 3) & 0x38);
            t5 ^ 0x38
        };
    }
    q::steps! {
        FileMajor, |set|;
        shift_north North;
        shift_north_east NorthEast;
        shift_east East;
        shift_south_east SouthEast;
        shift_south South;
        shift_south_west SouthWest;
        shift_west West;
        shift_north_west NorthWest;
    }
    q::conversions! {
        FileMajor, |set|;
        #[cfg(feature = "a8")]
        pub to_a8 A8 {
            let t1 = set.swap_bytes();
            let t5 = (t1 ^ (t1 << 36)) ^ (t1 >> 36);
            let t8 = t1 ^ (t5 & 0xf0f0f0f00f0f0f0f);
            let t12 = (t8 ^ (t8 >> 18)) & 0x333300003333;
            let t15 = (t8 ^ t12) ^ (t12 << 18);
            let t19 = (t15 ^ (t15 >> 9)) & 0x55005500550055;
            (t15 ^ t19) ^ (t19 << 9)
        } in GFNI { q::bits::turned_by_matrix(set, 0x1020304050607, 0x102040810204080) };
        #[cfg(feature = "gray")]
        pub to_gray Gray in GFNI {
            q::bits::turned_by_matrix(set, 0x1030207060405, 0x2010408004080201)
        };
        #[cfg(feature = "h1")]
        pub to_h1 H1 {
            let t1 = set.swap_bytes();
            let t5 = (t1 ^ (t1 >> 28)) & 0xf0f0f0f0;
            let t8 = (t1 ^ t5) ^ (t5 << 28);
            let t12 = (t8 ^ (t8 >> 14)) & 0xcccc0000cccc;
            let t15 = (t8 ^ t12) ^ (t12 << 14);
            let t19 = (t15 ^ (t15 >> 7)) & 0xaa00aa00aa00aa;
            (t15 ^ t19) ^ (t19 << 7)
        } in GFNI { q::bits::turned_by_matrix(set, 0x706050403020100, 0x8040201008040201) };
        #[cfg(feature = "lerf")]
        pub to_lerf Lerf {
            let t4 = (set ^ (set >> 28)) & 0xf0f0f0f0;
            let t7 = (set ^ t4) ^ (t4 << 28);
            let t11 = (t7 ^ (t7 >> 14)) & 0xcccc0000cccc;
            let t14 = (t7 ^ t11) ^ (t11 << 14);
            let t18 = (t14 ^ (t14 >> 7)) & 0xaa00aa00aa00aa;
            (t14 ^ t18) ^ (t18 << 7)
        } in GFNI { q::bits::turned_by_matrix(set, 0x1020304050607, 0x8040201008040201) };
        #[cfg(feature = "makruk")]
        pub to_makruk Makruk {
            let t4 = (set ^ (set >> 28)) & 0xf0f0f0f0;
            let t7 = (set ^ t4) ^ (t4 << 28);
            let t11 = (t7 ^ (t7 >> 14)) & 0xcccc0000cccc;
            let t14 = (t7 ^ t11) ^ (t11 << 14);
            let t18 = (t14 ^ (t14 >> 7)) & 0xaa00aa00aa00aa;
            (t14 ^ t18) ^ (t18 << 7)
        } in GFNI { q::bits::turned_by_matrix(set, 0x1020304050607, 0x8040201008040201) };
        #[cfg(feature = "pinwheel")]
        pub to_pinwheel Pinwheel in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_FILE_MAJOR, 120528);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "ring")]
        pub to_ring Ring in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_FILE_MAJOR, 120592);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "rotary")]
        pub to_rotary Rotary in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_FILE_MAJOR, 120656);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "turntable")]
        pub to_turntable Turntable in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_FILE_MAJOR, 120720);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "w")]
        pub to_w W in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_FILE_MAJOR, 120784);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
    }
    q::square_constants! {
        FileMajor, U6;
        A1 0, B1 8, C1 16, D1 24, E1 32, F1 40, G1 48, H1 56,
        A2 1, B2 9, C2 17, D2 25, E2 33, F2 41, G2 49, H2 57,
        A3 2, B3 10, C3 18, D3 26, E3 34, F3 42, G3 50, H3 58,
        A4 3, B4 11, C4 19, D4 27, E4 35, F4 43, G4 51, H4 59,
        A5 4, B5 12, C5 20, D5 28, E5 36, F5 44, G5 52, H5 60,
        A6 5, B6 13, C6 21, D6 29, E6 37, F6 45, G6 53, H6 61,
        A7 6, B7 14, C7 22, D7 30, E7 38, F7 46, G7 54, H7 62,
        A8 7, B8 15, C8 23, D8 31, E8 39, F8 47, G8 55, H8 63,
    }
    q::packed_flips! {
        FileMajor, |index, pieces|;
        flip_vertical_packed FlipVertical { mask::<FileMajor, word>(0b111, pieces) ^ index };
        flip_horizontal_packed FlipHorizontal {
            mask::<FileMajor, word>(0b111000, pieces) ^ index
        };
        flip_diagonal_packed FlipDiagonal {
            (index >> (3 * pieces as u32))
                ^ ((index << (3 * pieces as u32)) & mask::<FileMajor, word>(0b111000, pieces))
        };
        flip_anti_diagonal_packed FlipAntiDiagonal {
            (mask::<FileMajor, word>(0b111, pieces) ^ (index >> (3 * pieces as u32)))
                ^ (mask::<FileMajor, word>(0b111000, pieces) & !(index << (3 * pieces as u32)))
        };
        rotate_90_packed Rotate90 {
            (mask::<FileMajor, word>(0b111, pieces) ^ (index >> (3 * pieces as u32)))
                ^ ((index << (3 * pieces as u32)) & mask::<FileMajor, word>(0b111000, pieces))
        };
        rotate_180_packed Rotate180 { mask::<FileMajor, word>(0b111111, pieces) ^ index };
        rotate_270_packed Rotate270 {
            (index >> (3 * pieces as u32))
                ^ (mask::<FileMajor, word>(0b111000, pieces) & !(index << (3 * pieces as u32)))
        };
    }
    impl q::programs::PackedConversions for FileMajor {}
    static COORDS: [[u8; 2]; 64] = q::table::read_at(TABLES_OF_FILE_MAJOR, 120848);
    static NUMBER_AT: [u8; 64] = q::table::read_at(TABLES_OF_FILE_MAJOR, 120976);
    q::costs! {
        COSTS;
        "COORDS" 128 0 0 0, "NUMBER_AT" 64 0 0 0, "flip_vertical_square" 0 1 0 1,
        "flip_horizontal_square" 0 1 0 1, "flip_diagonal_square" 0 4 0 3,
        "flip_anti_diagonal_square" 0 5 0 4, "rotate_90_square" 0 5 0 4, "rotate_180_square" 0 1 0 1,
        "rotate_270_square" 0 5 0 4, "flip_vertical_packed" 0 1 0 1, "flip_horizontal_packed" 0 1 0 1,
        "flip_diagonal_packed" 0 4 0 3, "flip_anti_diagonal_packed" 0 5 0 3, "rotate_90_packed" 0 5 0 3,
        "rotate_180_packed" 0 1 0 1, "rotate_270_packed" 0 4 0 3,
        "flip_vertical" 0 13 0 10 REVERSES_BITS 0 2 0 2 GFNI 0 3 0 3, "flip_horizontal" 0 1 0 1,
        "flip_diagonal" 0 18 0 15 GFNI 0 4 0 4, "flip_anti_diagonal" 0 18 0 15 GFNI 0 3 0 3,
        "rotate_90" 0 19 0 16 GFNI 0 3 0 3, "rotate_180" 0 14 0 11 REVERSES_BITS 0 1 0 1 GFNI 0 4 0 4,
        "rotate_270" 0 19 0 16 GFNI 0 4 0 4, "shift_north" 0 2 0 2, "shift_north_east" 0 2 0 2,
        "shift_east" 0 1 0 1, "shift_south_east" 0 2 0 2, "shift_south" 0 2 0 2, "shift_south_west" 0 2 0 2,
        "shift_west" 0 1 0 1, "shift_north_west" 0 2 0 2,
        #[cfg(feature = "a8")] "to_a8" 0 19 0 16 GFNI 0 4 0 4;
        #[cfg(feature = "gray")] "to_gray" 5632 31 11 6 GFNI 0 4 0 4;
        #[cfg(feature = "h1")] "to_h1" 0 19 0 16 GFNI 0 3 0 3;
        #[cfg(feature = "lerf")] "to_lerf" 0 18 0 15 GFNI 0 4 0 4;
        #[cfg(feature = "makruk")] "to_makruk" 0 18 0 15 GFNI 0 4 0 4;
        #[cfg(feature = "pinwheel")] "to_pinwheel" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "ring")] "to_ring" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "rotary")] "to_rotary" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "turntable")] "to_turntable" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "w")] "to_w" 5632 31 11 6 BITALG 0 3 0 3;
        "rook_attacks" 67584 7 6 4, "bishop_attacks" 50384 3 4 3, "queen_attacks" 117968 11 10 5,
        "knight_attacks" 512 0 1 0, "king_attacks" 512 0 1 0, "rook_attacks_empty" 512 0 1 0,
        "bishop_attacks_empty" 512 0 1 0, "queen_attacks_empty" 512 0 1 0, "FILE_SETS" 64 0 0 0,
        "RANK_SETS" 64 0 0 0, "DIAGONAL_SETS" 120 0 0 0, "ANTI_DIAGONAL_SETS" 120 0 0 0, "RAYS" 4096 0 0 0,
        "NEIGHBOURS" 512 0 0 0, "DIRECTIONS" 4096 0 0 0, "PAWN_ATTACKS" 1024 0 0 0,
        "PAWN_PUSHES" 1024 0 0 0, "between" 32768 0 1 0, "line_through" 32768 0 1 0,
    }
    q::layout_trait! {
        FileMajor, U6, 8 x 8;
        numbers 64;
        squares 64;
        symmetries { q::Symmetry::ALL };
        pawns North South;
        fields [("hi", 3, 3), ("lo", 3, 0)];
        file bits(3, 7, 0);
        rank bits(0, 7, 0);
        number linear(8, 1, 0);
        packed 6 [(0, 3, 0, 0, 3), (3, 3, 0, 3, 3)];
    }
    impl q::SquareBoard for FileMajor {}
    static FILE_SETS: [u64; 8] = q::table::read_at(TABLES_OF_FILE_MAJOR, 121040);
    static RANK_SETS: [u64; 8] = q::table::read_at(TABLES_OF_FILE_MAJOR, 121104);
    static DIAGONAL_SETS: [u64; 15] = q::table::read_at(TABLES_OF_FILE_MAJOR, 121168);
    static ANTI_DIAGONAL_SETS: [u64; 15] = q::table::read_at(
        TABLES_OF_FILE_MAJOR,
        121288,
    );
    static RAYS: [[u64; 64]; 8] = q::table::read_at(TABLES_OF_FILE_MAJOR, 121408);
    static NEIGHBOURS: [u64; 64] = q::table::read_at(TABLES_OF_FILE_MAJOR, 125504);
    static DIRECTIONS: [[u8; 64]; 64] = q::table::read_at(TABLES_OF_FILE_MAJOR, 126016);
    static PAWN_ATTACKS: [[u64; 64]; 2] = q::table::read_at(
        TABLES_OF_FILE_MAJOR,
        130112,
    );
    static PAWN_PUSHES: [[u64; 64]; 2] = q::table::read_at(TABLES_OF_FILE_MAJOR, 131136);
    q::bitboard_trait! {
        FileMajor, u64, 0xffffffffffffffff, lines_by_two;
        1 0xfefefefefefefefe, 9 0xfefefefefefefe00, 8 0xffffffffffffff00, 7 0x7f7f7f7f7f7f7f00,
        -1 0x7f7f7f7f7f7f7f7f, -9 0x7f7f7f7f7f7f7f, -8 0xffffffffffffff, -7 0xfefefefefefefe,
    }
    q::standard_traits! {
        FileMajor, Self {}
    }
};
