// The expansion of `layouts/lerf.layout`.

const TABLES_OF_LERF: &[u8; 132160] = include_bytes!("lerf.bin");

/// The usual numbering of bitboard programs: a1 = 0, b1 = 1, ..., h8 = 63, rank by rank.
///
/// Known as little-endian rank-file mapping; shakmaty, cozy-chess and Stockfish number so too.
///
/// Tables of rook and bishop: 117,968 bytes.
///
/// [Seen in the browser](https://quadrille.github.io/quadrille/#layout=lerf).
///
/// A layout of the 8 x 8 board; bitboards are `u64`; numbers take 6 bits, `hi: 3`, `lo: 3`.
///
/// ```text
/// 8 | 56 57 58 59 60 61 62 63
/// 7 | 48 49 50 51 52 53 54 55
/// 6 | 40 41 42 43 44 45 46 47
/// 5 | 32 33 34 35 36 37 38 39
/// 4 | 24 25 26 27 28 29 30 31
/// 3 | 16 17 18 19 20 21 22 23
/// 2 |  8  9 10 11 12 13 14 15
/// 1 |  0  1  2  3  4  5  6  7
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
/// | `flip_vertical_square`, `flip_horizontal_square`, `rotate_180_square`, `flip_vertical_packed`, `flip_horizontal_packed`, `rotate_180_packed`, `flip_vertical`, `rotate_180` (64-bit Arm), `shift_north`, `shift_south`, `to_a8` | 0 | 0 | 1 |
/// | `flip_diagonal_square`, `flip_diagonal_packed`, `rotate_90_packed`, `flip_diagonal` (GFNI), `rotate_90` (GFNI), `rotate_180` (GFNI), `to_file_major` (GFNI), `to_gray` (GFNI) | 0 | 0 | 4 |
/// | `flip_anti_diagonal_square`, `rotate_90_square`, `rotate_270_square`, `flip_anti_diagonal_packed`, `rotate_270_packed` | 0 | 0 | 5 |
/// | `flip_horizontal`, `to_h1` | 0 | 0 | 13 |
/// | `flip_horizontal` (GFNI), `flip_anti_diagonal` (GFNI), `rotate_270` (GFNI), `to_h1` (GFNI), `to_pinwheel` (AVX-512 BITALG), `to_ring` (AVX-512 BITALG), `to_rotary` (AVX-512 BITALG), `to_turntable` (AVX-512 BITALG), `to_w` (AVX-512 BITALG) | 0 | 0 | 3 |
/// | `flip_horizontal` (64-bit Arm), `shift_north_east`, `shift_east`, `shift_south_east`, `shift_south_west`, `shift_west`, `shift_north_west` | 0 | 0 | 2 |
/// | `flip_diagonal`, `flip_anti_diagonal`, `to_file_major` | 0 | 0 | 18 |
/// | `rotate_90`, `rotate_270` | 0 | 0 | 19 |
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
pub struct Lerf;
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
        Lerf, 64
    }
    q::sets! {
        Lerf, u64;
    }
    /// 67584 bytes: 64 attack sets for each line through each square, and 2048 bytes of masks and magics.
    static RIDE_0_1_TABLES: q::sliders::Split<u64, 64, 2, 64, 2> = q::sliders::Split::new(
        q::table::part::<2048>(TABLES_OF_LERF, 0),
        q::table::part::<65536>(TABLES_OF_LERF, 2048),
    );
    const RIDE_0_1: q::sliders::Rider<'static, u64> = RIDE_0_1_TABLES.rider();
    /// 50384 bytes: 6106 attack sets, one for each key, and 1536 bytes of masks and magics.
    static RIDE_1_1_TABLES: q::sliders::OverlappedSplit64<64, 6106, 54> = q::sliders::OverlappedSplit64::new(
        q::table::part::<1536>(TABLES_OF_LERF, 67584),
        q::table::part::<48848>(TABLES_OF_LERF, 69120),
    );
    const RIDE_1_1: q::sliders::Rider<'static, u64> = RIDE_1_1_TABLES.rider();
    static ROOK_ON_EMPTY: [u64; 64] = q::table::read_at(TABLES_OF_LERF, 117968);
    q::piece! {
        Lerf, q::piece::Rook, "Rook", "a rook";
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
    static BISHOP_ON_EMPTY: [u64; 64] = q::table::read_at(TABLES_OF_LERF, 118480);
    q::piece! {
        Lerf, q::piece::Bishop, "Bishop", "a bishop";
        plain { slides: &[q::look_ups::Slide::own(&[RIDE_1_1])] };
        movement {
            on_empty: &BISHOP_ON_EMPTY,
            fill_from: [6, 4, 3],
        };
        rides [(1, 1), (1, -1), (-1, -1), (-1, 1)];
        fill 3 [NorthWest NorthEast] [SouthWest SouthEast];
        /// The squares a bishop attacks, given all occupied squares.
        attacks bishop_attacks(square, occupancy);
        attackers bishop_attackers(square, occupancy);
        moves bishop_moves(square, occupancy);
        xrays bishop_xrays(square, occupancy);
    }
    static QUEEN_ON_EMPTY: [u64; 64] = q::table::read_at(TABLES_OF_LERF, 118992);
    q::piece! {
        Lerf, q::piece::Queen, "Queen", "a queen";
        plain { slides: &[q::look_ups::Slide::own(&[RIDE_0_1, RIDE_1_1])] };
        movement {
            on_empty: &QUEEN_ON_EMPTY,
            fill_from: [9, 2, 2],
        };
        rides [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1)];
        fill 3 [NorthWest North East NorthEast] [SouthWest West South SouthEast];
        /// The squares a queen attacks, given all occupied squares.
        attacks queen_attacks(square, occupancy);
        attackers queen_attackers(square, occupancy);
        moves queen_moves(square, occupancy);
        xrays queen_xrays(square, occupancy);
    }
    static KNIGHT_TABLE_0: [u64; 64] = q::table::read_at(TABLES_OF_LERF, 119504);
    q::piece! {
        Lerf, q::piece::Knight, "Knight", "a knight";
        plain { always: &KNIGHT_TABLE_0 };
        movement { fill_from: [3, 3, 3] };
        fill 1 [] [];
        leaps [(2 East)] [(2 West)] [-8, 8];
        leaps [East] [West] [-16, 16];
        /// The squares a knight attacks.
        attacks knight_attacks(square);
        attackers knight_attackers(square);
        moves knight_moves(square, occupancy);
    }
    static KING_TABLE_0: [u64; 64] = q::table::read_at(TABLES_OF_LERF, 120016);
    q::piece! {
        Lerf, q::piece::King, "King", "a king";
        plain { always: &KING_TABLE_0 };
        movement { fill_from: [2, 2, 2] };
        fill 1 [] [];
        leaps [East] [West] [-8, 0, 8];
        leaps true [] [] [-8, 8];
        /// The squares a king attacks.
        attacks king_attacks(square);
        attackers king_attackers(square);
        moves king_moves(square, occupancy);
    }
    q::set_flips! {
        Lerf, |set|;
        flip_vertical FlipVertical { set.swap_bytes() };
        flip_horizontal FlipHorizontal {
            if q::target::REVERSES_BITS {
                set.swap_bytes().reverse_bits()
            } else {
                let t1 = set.rotate_left(1);
                let t7 = (t1 & 0x5555555555555555) | (t1 & 0xaaaaaaaaaaaaaaaa).rotate_left(2);
                let t13 = (t7 & 0x3333333333333333) | (t7 & 0xcccccccccccccccc).rotate_left(4);
                (t13 & 0xf0f0f0f0f0f0f0f0) | (t13 & 0xf0f0f0f0f0f0f0f).rotate_left(56)
            }
        } GFNI { q::bits::by_matrix(set, 0x706050403020100, 0x8040201008040201) };
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
            let t5 = (t1 ^ (t1 << 36)) ^ (t1 >> 36);
            let t8 = t1 ^ (t5 & 0xf0f0f0f00f0f0f0f);
            let t12 = (t8 ^ (t8 >> 18)) & 0x333300003333;
            let t15 = (t8 ^ t12) ^ (t12 << 18);
            let t19 = (t15 ^ (t15 >> 9)) & 0x55005500550055;
            (t15 ^ t19) ^ (t19 << 9)
        } GFNI { q::bits::turned_by_matrix(set, 0x1020304050607, 0x102040810204080) };
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
            let t5 = (t1 ^ (t1 >> 28)) & 0xf0f0f0f0;
            let t8 = (t1 ^ t5) ^ (t5 << 28);
            let t12 = (t8 ^ (t8 >> 14)) & 0xcccc0000cccc;
            let t15 = (t8 ^ t12) ^ (t12 << 14);
            let t19 = (t15 ^ (t15 >> 7)) & 0xaa00aa00aa00aa;
            (t15 ^ t19) ^ (t19 << 7)
        } GFNI { q::bits::turned_by_matrix(set, 0x706050403020100, 0x8040201008040201) };
    }
    q::square_flips! {
        Lerf, U6, |number|;
        flip_vertical_square FlipVertical { number ^ 0x38 };
        flip_horizontal_square FlipHorizontal { number ^ 7 };
        flip_diagonal_square FlipDiagonal { (number >> 3) ^ ((number << 3) & 0x38) };
        flip_anti_diagonal_square FlipAntiDiagonal {
            let t6 = (number >> 3) ^ ((number << 3) & 0x38);
            t6 ^ 0x3f
        };
        rotate_90_square Rotate90 {
            let t5 = (number >> 3) ^ ((number << 3) & 0x38);
            t5 ^ 0x38
        };
        rotate_180_square Rotate180 { 0x3f_u32.wrapping_sub(number) };
        rotate_270_square Rotate270 {
            let t6 = (number >> 3) ^ ((number << 3) & 0x38);
            t6 ^ 7
        };
    }
    q::steps! {
        Lerf, |set|;
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
        Lerf, |set|;
        #[cfg(feature = "a8")] pub to_a8 A8 { set.swap_bytes() };
        #[cfg(feature = "file_major")]
        pub to_file_major FileMajor {
            let t4 = (set ^ (set >> 28)) & 0xf0f0f0f0;
            let t7 = (set ^ t4) ^ (t4 << 28);
            let t11 = (t7 ^ (t7 >> 14)) & 0xcccc0000cccc;
            let t14 = (t7 ^ t11) ^ (t11 << 14);
            let t18 = (t14 ^ (t14 >> 7)) & 0xaa00aa00aa00aa;
            (t14 ^ t18) ^ (t18 << 7)
        } in GFNI { q::bits::turned_by_matrix(set, 0x1020304050607, 0x8040201008040201) };
        #[cfg(feature = "gray")]
        pub to_gray Gray in GFNI {
            q::bits::by_matrix(set, 0x504060702030100, 0x102080480401020)
        };
        #[cfg(feature = "h1")]
        pub to_h1 H1 {
            let t1 = set.rotate_left(1);
            let t7 = (t1 & 0x5555555555555555) | (t1 & 0xaaaaaaaaaaaaaaaa).rotate_left(2);
            let t13 = (t7 & 0x3333333333333333) | (t7 & 0xcccccccccccccccc).rotate_left(4);
            (t13 & 0xf0f0f0f0f0f0f0f0) | (t13 & 0xf0f0f0f0f0f0f0f).rotate_left(56)
        } in GFNI { q::bits::by_matrix(set, 0x706050403020100, 0x8040201008040201) };
        #[cfg(feature = "pinwheel")]
        pub to_pinwheel Pinwheel in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_LERF, 120528);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "ring")]
        pub to_ring Ring in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_LERF, 120592);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "rotary")]
        pub to_rotary Rotary in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_LERF, 120656);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "turntable")]
        pub to_turntable Turntable in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_LERF, 120720);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "w")]
        pub to_w W in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_LERF, 120784);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
    }
    q::square_constants! {
        Lerf, U6;
        A1 0, B1 1, C1 2, D1 3, E1 4, F1 5, G1 6, H1 7,
        A2 8, B2 9, C2 10, D2 11, E2 12, F2 13, G2 14, H2 15,
        A3 16, B3 17, C3 18, D3 19, E3 20, F3 21, G3 22, H3 23,
        A4 24, B4 25, C4 26, D4 27, E4 28, F4 29, G4 30, H4 31,
        A5 32, B5 33, C5 34, D5 35, E5 36, F5 37, G5 38, H5 39,
        A6 40, B6 41, C6 42, D6 43, E6 44, F6 45, G6 46, H6 47,
        A7 48, B7 49, C7 50, D7 51, E7 52, F7 53, G7 54, H7 55,
        A8 56, B8 57, C8 58, D8 59, E8 60, F8 61, G8 62, H8 63,
    }
    q::packed_flips! {
        Lerf, |index, pieces|;
        flip_vertical_packed FlipVertical { mask::<Lerf, word>(0b111000, pieces) ^ index };
        flip_horizontal_packed FlipHorizontal { mask::<Lerf, word>(0b111, pieces) ^ index };
        flip_diagonal_packed FlipDiagonal {
            (index >> (3 * pieces as u32))
                ^ ((index << (3 * pieces as u32)) & mask::<Lerf, word>(0b111000, pieces))
        };
        flip_anti_diagonal_packed FlipAntiDiagonal {
            (mask::<Lerf, word>(0b111, pieces) ^ (index >> (3 * pieces as u32)))
                ^ (mask::<Lerf, word>(0b111000, pieces) & !(index << (3 * pieces as u32)))
        };
        rotate_90_packed Rotate90 {
            (index >> (3 * pieces as u32))
                ^ (mask::<Lerf, word>(0b111000, pieces) & !(index << (3 * pieces as u32)))
        };
        rotate_180_packed Rotate180 { mask::<Lerf, word>(0b111111, pieces) ^ index };
        rotate_270_packed Rotate270 {
            (mask::<Lerf, word>(0b111, pieces) ^ (index >> (3 * pieces as u32)))
                ^ ((index << (3 * pieces as u32)) & mask::<Lerf, word>(0b111000, pieces))
        };
    }
    impl q::programs::PackedConversions for Lerf {}
    static COORDS: [[u8; 2]; 64] = q::table::read_at(TABLES_OF_LERF, 120848);
    static NUMBER_AT: [u8; 64] = q::table::read_at(TABLES_OF_LERF, 120976);
    q::costs! {
        COSTS;
        "COORDS" 128 0 0 0, "NUMBER_AT" 64 0 0 0, "flip_vertical_square" 0 1 0 1,
        "flip_horizontal_square" 0 1 0 1, "flip_diagonal_square" 0 4 0 3,
        "flip_anti_diagonal_square" 0 5 0 4, "rotate_90_square" 0 5 0 4, "rotate_180_square" 0 1 0 1,
        "rotate_270_square" 0 5 0 4, "flip_vertical_packed" 0 1 0 1, "flip_horizontal_packed" 0 1 0 1,
        "flip_diagonal_packed" 0 4 0 3, "flip_anti_diagonal_packed" 0 5 0 3, "rotate_90_packed" 0 4 0 3,
        "rotate_180_packed" 0 1 0 1, "rotate_270_packed" 0 5 0 3, "flip_vertical" 0 1 0 1,
        "flip_horizontal" 0 13 0 10 REVERSES_BITS 0 2 0 2 GFNI 0 3 0 3,
        "flip_diagonal" 0 18 0 15 GFNI 0 4 0 4, "flip_anti_diagonal" 0 18 0 15 GFNI 0 3 0 3,
        "rotate_90" 0 19 0 16 GFNI 0 4 0 4, "rotate_180" 0 14 0 11 REVERSES_BITS 0 1 0 1 GFNI 0 4 0 4,
        "rotate_270" 0 19 0 16 GFNI 0 3 0 3, "shift_north" 0 1 0 1, "shift_north_east" 0 2 0 2,
        "shift_east" 0 2 0 2, "shift_south_east" 0 2 0 2, "shift_south" 0 1 0 1, "shift_south_west" 0 2 0 2,
        "shift_west" 0 2 0 2, "shift_north_west" 0 2 0 2,
        #[cfg(feature = "a8")] "to_a8" 0 1 0 1;
        #[cfg(feature = "file_major")] "to_file_major" 0 18 0 15 GFNI 0 4 0 4;
        #[cfg(feature = "gray")] "to_gray" 5632 31 11 6 GFNI 0 4 0 4;
        #[cfg(feature = "h1")] "to_h1" 0 13 0 10 GFNI 0 3 0 3;
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
        Lerf, U6, 8 x 8;
        numbers 64;
        squares 64;
        symmetries { q::Symmetry::ALL };
        pawns North South;
        fields [("hi", 3, 3), ("lo", 3, 0)];
        file bits(0, 7, 0);
        rank bits(3, 7, 0);
        number linear(1, 8, 0);
        packed 6 [(0, 3, 0, 0, 3), (3, 3, 0, 3, 3)];
    }
    impl q::SquareBoard for Lerf {}
    static FILE_SETS: [u64; 8] = q::table::read_at(TABLES_OF_LERF, 121040);
    static RANK_SETS: [u64; 8] = q::table::read_at(TABLES_OF_LERF, 121104);
    static DIAGONAL_SETS: [u64; 15] = q::table::read_at(TABLES_OF_LERF, 121168);
    static ANTI_DIAGONAL_SETS: [u64; 15] = q::table::read_at(TABLES_OF_LERF, 121288);
    static RAYS: [[u64; 64]; 8] = q::table::read_at(TABLES_OF_LERF, 121408);
    static NEIGHBOURS: [u64; 64] = q::table::read_at(TABLES_OF_LERF, 125504);
    static DIRECTIONS: [[u8; 64]; 64] = q::table::read_at(TABLES_OF_LERF, 126016);
    static PAWN_ATTACKS: [[u64; 64]; 2] = q::table::read_at(TABLES_OF_LERF, 130112);
    static PAWN_PUSHES: [[u64; 64]; 2] = q::table::read_at(TABLES_OF_LERF, 131136);
    q::bitboard_trait! {
        Lerf, u64, 0xffffffffffffffff, lines_by_two;
        8 0xffffffffffffff00, 9 0xfefefefefefefe00, 1 0xfefefefefefefefe, -7 0xfefefefefefefe,
        -8 0xffffffffffffff, -9 0x7f7f7f7f7f7f7f, -1 0x7f7f7f7f7f7f7f7f, 7 0x7f7f7f7f7f7f7f00,
    }
    q::standard_traits! {
        Lerf, Self {}
    }
};
