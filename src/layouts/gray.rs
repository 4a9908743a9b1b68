// The expansion of `layouts/gray.layout`.

const TABLES_OF_GRAY: &[u8; 95216] = include_bytes!("gray.bin");

/// Ranks and files in Gray code, x ^ (x >> 1): neighbours differ in one bit of their number.
///
/// Tables of rook and bishop: 81,024 bytes.
///
/// [Seen in the browser](https://quadrille.github.io/quadrille/#layout=gray).
///
/// A layout of the 8 x 8 board; bitboards are `u64`; numbers take 6 bits, `hi: 3`, `lo: 3`.
///
/// ```text
/// 8 | 32 33 35 34 38 39 37 36
/// 7 | 40 41 43 42 46 47 45 44
/// 6 | 56 57 59 58 62 63 61 60
/// 5 | 48 49 51 50 54 55 53 52
/// 4 | 16 17 19 18 22 23 21 20
/// 3 | 24 25 27 26 30 31 29 28
/// 2 |  8  9 11 10 14 15 13 12
/// 1 |  0  1  3  2  6  7  5  4
///   +------------------------
///      a  b  c  d  e  f  g  h
/// ```
///
/// Attacks of `rook` are looked up in 16 indexes: squares with one letter share theirs.
///
/// ```text
/// A B C D D C B A
/// E F G H H G F E
/// I J K L L K J I
/// M N O P P O N M
/// M N O P P O N M
/// I J K L L K J I
/// E F G H H G F E
/// A B C D D C B A
/// ```
///
/// Attacks of `bishop` are looked up in 14 indexes: squares with one letter share theirs.
///
/// ```text
/// C A B D D B A C
/// A E F G G F E A
/// B H I J J I H B
/// K L M N N M L K
/// K L M N N M L K
/// B H I J J I H B
/// A E F G G F E A
/// C A B D D B A C
/// ```
///
/// Verified by the compiler: 64 squares, 7 flips and turns, 5 pieces, 108,160 occupancies looked up as a ray walks, 22 circuits proved.
///
/// | function or table | bytes | loads | operations |
/// | --- | --- | --- | --- |
/// | `COORDS` | 128 | 0 | 0 |
/// | `NUMBER_AT`, `FILE_SETS`, `RANK_SETS` | 64 | 0 | 0 |
/// | `flip_vertical_square`, `flip_horizontal_square`, `rotate_180_square`, `flip_vertical_packed`, `flip_horizontal_packed`, `rotate_180_packed`, `flip_vertical` | 0 | 0 | 1 |
/// | `flip_diagonal_square`, `flip_diagonal_packed`, `flip_diagonal` (GFNI), `flip_anti_diagonal` (GFNI), `rotate_90` (GFNI), `rotate_270` (GFNI), `shift_north_east` (GFNI), `shift_south_east` (GFNI), `shift_south_west` (GFNI), `shift_north_west` (GFNI), `to_a8` (GFNI), `to_file_major` (GFNI), `to_h1` (GFNI), `to_lerf` (GFNI), `to_makruk` (GFNI) | 0 | 0 | 4 |
/// | `flip_anti_diagonal_square`, `rotate_90_square`, `rotate_270_square`, `flip_anti_diagonal_packed`, `rotate_90_packed`, `rotate_270_packed`, `flip_horizontal`, `rotate_180` | 0 | 0 | 5 |
/// | `flip_diagonal`, `flip_anti_diagonal` | 0 | 0 | 18 |
/// | `rotate_90`, `rotate_270` | 0 | 0 | 19 |
/// | `shift_north`, `shift_east`, `shift_south` | 0 | 0 | 12 |
/// | `shift_north_east` | 0 | 0 | 23 |
/// | `shift_east` (GFNI), `shift_west` (GFNI), `to_pinwheel` (AVX-512 BITALG), `to_ring` (AVX-512 BITALG), `to_rotary` (AVX-512 BITALG), `to_turntable` (AVX-512 BITALG), `to_w` (AVX-512 BITALG) | 0 | 0 | 3 |
/// | `shift_south_east` | 0 | 0 | 28 |
/// | `shift_south_west` | 0 | 0 | 33 |
/// | `shift_west` | 0 | 0 | 14 |
/// | `shift_north_west` | 0 | 0 | 26 |
/// | `to_a8`, `to_file_major`, `to_h1`, `to_lerf`, `to_makruk`, `to_pinwheel`, `to_ring`, `to_rotary`, `to_turntable`, `to_w` | 5632 | 11 | 31 |
/// | `rook_attacks` | 66336 | 8 | 5 |
/// | `bishop_attacks` | 14688 | 8 | 5 |
/// | `queen_attacks` | 81024 | 16 | 11 |
/// | `knight_attacks`, `king_attacks`, `rook_attacks_empty`, `bishop_attacks_empty`, `queen_attacks_empty` | 512 | 1 | 0 |
/// | `DIAGONAL_SETS`, `ANTI_DIAGONAL_SETS` | 120 | 0 | 0 |
/// | `RAYS`, `DIRECTIONS` | 4096 | 0 | 0 |
/// | `NEIGHBOURS` | 512 | 0 | 0 |
/// | `PAWN_ATTACKS`, `PAWN_PUSHES` | 1024 | 0 | 0 |
/// | `between`, `line_through` | 32768 | 1 | 0 |
pub struct Gray;
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
        Gray, 64
    }
    q::sets! {
        Gray, u64;
    }
    /// 66336 bytes: 4900 attack sets, an index of 25600 bytes that name them, and 1536 bytes of masks and magics.
    static RIDE_0_1_TABLES: q::sliders::Magic<u64, 64, 1, 4900, 25600, true> = q::sliders::Magic::new(
        q::table::part::<1536>(TABLES_OF_GRAY, 0),
        q::table::part::<39200>(TABLES_OF_GRAY, 1536),
        q::table::part::<25600>(TABLES_OF_GRAY, 40736),
        q::table::part::<0>(TABLES_OF_GRAY, 66336),
    );
    const RIDE_0_1: q::sliders::Rider<'static, u64> = RIDE_0_1_TABLES.rider();
    /// 14688 bytes: 1428 attack sets, an index of 1728 bytes that name them, and 1536 bytes of masks and magics.
    static RIDE_1_1_TABLES: q::sliders::Magic<u64, 64, 1, 1428, 1728, true> = q::sliders::Magic::new(
        q::table::part::<1536>(TABLES_OF_GRAY, 66336),
        q::table::part::<11424>(TABLES_OF_GRAY, 67872),
        q::table::part::<1728>(TABLES_OF_GRAY, 79296),
        q::table::part::<0>(TABLES_OF_GRAY, 81024),
    );
    const RIDE_1_1: q::sliders::Rider<'static, u64> = RIDE_1_1_TABLES.rider();
    static ROOK_ON_EMPTY: [u64; 64] = q::table::read_at(TABLES_OF_GRAY, 81024);
    q::piece! {
        Gray, q::piece::Rook, "Rook", "a rook";
        plain { slides: &[q::look_ups::Slide::own(&[RIDE_0_1])] };
        movement { on_empty: &ROOK_ON_EMPTY };
        rides [(0, 1), (1, 0), (0, -1), (-1, 0)];
        /// The squares a rook attacks, given all occupied squares.
        attacks rook_attacks(square, occupancy);
        attackers rook_attackers(square, occupancy);
        moves rook_moves(square, occupancy);
        xrays rook_xrays(square, occupancy);
    }
    static BISHOP_ON_EMPTY: [u64; 64] = q::table::read_at(TABLES_OF_GRAY, 81536);
    q::piece! {
        Gray, q::piece::Bishop, "Bishop", "a bishop";
        plain { slides: &[q::look_ups::Slide::own(&[RIDE_1_1])] };
        movement { on_empty: &BISHOP_ON_EMPTY };
        rides [(1, 1), (1, -1), (-1, -1), (-1, 1)];
        /// The squares a bishop attacks, given all occupied squares.
        attacks bishop_attacks(square, occupancy);
        attackers bishop_attackers(square, occupancy);
        moves bishop_moves(square, occupancy);
        xrays bishop_xrays(square, occupancy);
    }
    static QUEEN_ON_EMPTY: [u64; 64] = q::table::read_at(TABLES_OF_GRAY, 82048);
    q::piece! {
        Gray, q::piece::Queen, "Queen", "a queen";
        plain { slides: &[q::look_ups::Slide::own(&[RIDE_0_1, RIDE_1_1])] };
        movement { on_empty: &QUEEN_ON_EMPTY };
        rides [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1)];
        /// The squares a queen attacks, given all occupied squares.
        attacks queen_attacks(square, occupancy);
        attackers queen_attackers(square, occupancy);
        moves queen_moves(square, occupancy);
        xrays queen_xrays(square, occupancy);
    }
    static KNIGHT_TABLE_0: [u64; 64] = q::table::read_at(TABLES_OF_GRAY, 82560);
    q::piece! {
        Gray, q::piece::Knight, "Knight", "a knight";
        plain { always: &KNIGHT_TABLE_0 };
        movement {
        };
        /// The squares a knight attacks.
        attacks knight_attacks(square);
        attackers knight_attackers(square);
        moves knight_moves(square, occupancy);
    }
    static KING_TABLE_0: [u64; 64] = q::table::read_at(TABLES_OF_GRAY, 83072);
    q::piece! {
        Gray, q::piece::King, "King", "a king";
        plain { always: &KING_TABLE_0 };
        movement {
        };
        /// The squares a king attacks.
        attacks king_attacks(square);
        attackers king_attackers(square);
        moves king_moves(square, occupancy);
    }
    q::set_flips! {
        Gray, |set|;
        flip_vertical FlipVertical { set.rotate_left(32) };
        flip_horizontal FlipHorizontal {
            ((set & 0xf0f0f0f0f0f0f0f0) >> 4) | ((set & 0xf0f0f0f0f0f0f0f) << 4)
        };
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
            let t11 = (t7 ^ (t7 >> 14)) & 0xcccc0000cccc;
            let t14 = (t7 ^ t11) ^ (t11 << 14);
            let t18 = (t14 ^ (t14 >> 7)) & 0xaa00aa00aa00aa;
            (t14 ^ t18) ^ (t18 << 7)
        } GFNI { q::bits::turned_by_matrix(set, 0x405060700010203, 0x804020180402010) };
        rotate_90 Rotate90 {
            let t1 = set.rotate_left(32);
            let t5 = (t1 ^ (t1 << 36)) ^ (t1 >> 36);
            let t8 = t1 ^ (t5 & 0xf0f0f0f00f0f0f0f);
            let t12 = (t8 ^ (t8 >> 14)) & 0xcccc0000cccc;
            let t15 = (t8 ^ t12) ^ (t12 << 14);
            let t19 = (t15 ^ (t15 >> 7)) & 0xaa00aa00aa00aa;
            (t15 ^ t19) ^ (t19 << 7)
        } GFNI { q::bits::turned_by_matrix(set, 0x1020304050607, 0x804020180402010) };
        rotate_180 Rotate180 {
            (set & 0xf0f0f0f0f0f0f0f).rotate_left(36)
                | (set & 0xf0f0f0f0f0f0f0f0).rotate_left(28)
        };
        rotate_270 Rotate270 {
            let t1 = set.rotate_left(32);
            let t5 = (t1 ^ (t1 >> 28)) & 0xf0f0f0f0;
            let t8 = (t1 ^ t5) ^ (t5 << 28);
            let t12 = (t8 ^ (t8 >> 14)) & 0xcccc0000cccc;
            let t15 = (t8 ^ t12) ^ (t12 << 14);
            let t19 = (t15 ^ (t15 >> 7)) & 0xaa00aa00aa00aa;
            (t15 ^ t19) ^ (t19 << 7)
        } GFNI { q::bits::turned_by_matrix(set, 0x405060700010203, 0x8040201008040201) };
    }
    q::square_flips! {
        Gray, U6, |number|;
        flip_vertical_square FlipVertical { number ^ 0x20 };
        flip_horizontal_square FlipHorizontal { number ^ 4 };
        flip_diagonal_square FlipDiagonal { (number >> 3) ^ ((number << 3) & 0x38) };
        flip_anti_diagonal_square FlipAntiDiagonal {
            let t6 = (number >> 3) ^ ((number << 3) & 0x38);
            t6 ^ 0x24
        };
        rotate_90_square Rotate90 {
            let t6 = (number >> 3) ^ ((number << 3) & 0x38);
            t6 ^ 0x20
        };
        rotate_180_square Rotate180 { number ^ 0x24 };
        rotate_270_square Rotate270 {
            let t6 = (number >> 3) ^ ((number << 3) & 0x38);
            t6 ^ 4
        };
    }
    q::steps! {
        Gray, |set|;
        shift_north North {
            let t1 = set.swap_bytes();
            let t14 = (t1 & 0xff0000ff00).rotate_left(48)
                | (t1 & 0xff0000000000ff).rotate_left(40);
            let t15 = (t1 & 0xff00000000ff0000).rotate_left(16) | ((t1 & 0xff0000000000) << 8);
            t15 | t14
        };
        shift_north_east NorthEast {
            let t1 = set.rotate_left(46);
            let t3 = t1 & 0x314031403140;
            let t9 = (set & 0x6000000004506).wrapping_mul(0x121400) & 0x48000000c2004800;
            let t15 = (set & 0x28000000c12a28).wrapping_mul(0x240048080) & 0x14a200001c001400;
            let t21 = (set & 0xc10000002a80c1).wrapping_mul(0x480004240) & 0xa21c00002000a200;
            let t37 = (t1 & 0xa800a800a81).wrapping_mul(0x40000000001212) & 0x401c1c001c0000;
            let t38 = (t3.wrapping_mul(0x101) & 0x202000200000) | t37;
            let t39 = (t3.wrapping_mul(0x4848) & 0xc2c200c20000) | t38;
            (t9 | (t15 | t21)) | t39
        } GFNI { q::bits::by_matrix(set, 0x602070501030080, 0x1080220800440) };
        shift_east East {
            let t10 = ((set & 0x202020202020202) << 2) | ((set & 0x8080808080808080) >> 2);
            let t11 = ((set & 0x2828282828282828) >> 1) | t10;
            let t17 = (set & 0x4545454545454545).wrapping_mul(0x12) & 0xc2c2c2c2c2c2c2c2;
            t11 | t17
        } GFNI { q::bits::by_matrix(set, 0x706050403020100, 0x1080220800440) };
        shift_south_east SouthEast {
            let t1 = set.swap_bytes();
            let t5 = (t1 ^ t1.rotate_left(32)) & 0xef00ef00ef00ef;
            let t6 = t1 ^ t5;
            let t15 = (t6.rotate_left(49) & 0x8a00008a).wrapping_mul(9);
            let t16 = (t6 & 0x2004141000202).wrapping_mul(0x20400) | t15;
            let t23 = (t6.rotate_left(47) & 0x15545415).wrapping_mul(0x180000009);
            let t31 = (t6 & 0xa800040400a8a8).wrapping_mul(0x1000c0) & 0x3440400000343400;
            let t40 = (t6 & 0x45000202004545).wrapping_mul(0x41200) & 0xc208080000c2c200;
            let t41 = ((t6 & 0x800000800000) >> 18) | t40;
            (t16 & 0x8828200c20808c2) | ((t23 & 0x3434001c00001c) | (t31 | t41))
        } GFNI { q::bits::by_matrix(set, 0x507048002060301, 0x1080220800440) };
        shift_south South {
            let t1 = set.swap_bytes();
            let t14 = (t1 & 0xff00000000ff).rotate_left(48)
                | (t1 & 0xff00ff0000).rotate_left(40);
            let t15 = (t1 & 0xff0000ff000000).rotate_left(16) | ((t1 & 0xff00) << 8);
            t15 | t14
        };
        shift_south_west SouthWest {
            let t1 = set.swap_bytes();
            let t2 = t1.rotate_left(32);
            let t11 = (t1.rotate_left(15) & 0x5000000051).wrapping_mul(0x9000009);
            let t12 = (t1 & 0xa2148a00).wrapping_mul(0x200000480c0) | t11;
            let t19 = (t1.rotate_left(14) & 7).wrapping_mul(9);
            let t24 = t19 | (t2 & 0x8001c00001c1c).wrapping_mul(0x24240);
            let t33 = (t1 & 0x1c005440).wrapping_mul(0x100000024210) & 0x42a00002c0000;
            let t39 = (t2 & 0x4200a2000020a2).wrapping_mul(0x48490) & 0x5c100008000c100;
            let t45 = (t1.rotate_left(10) & 0x10000800001).wrapping_mul(5);
            let t50 = t45 | (t2 & 0xc240).wrapping_mul(0x9010);
            ((t12 & 0xe800c100004300c1) | (t24 & 0x22a00002a002a2a))
                | ((t33 | t39) | (t50 & 0x40045800404))
        } GFNI { q::bits::by_matrix(set, 0x507048002060301, 0x208400400108020) };
        shift_west West {
            let t16 = ((set & 0x8282828282828282) >> 1) | ((set & 0x808080808080808) >> 2);
            let t17 = ((set & 0x4040404040404040) >> 4) | ((set & 0x2020202020202020) << 2);
            let t18 = ((set & 0x1414141414141414) << 1) | t17;
            t16 | t18
        } GFNI { q::bits::by_matrix(set, 0x706050403020100, 0x208400400108020) };
        shift_north_west NorthWest {
            let t1 = set.rotate_left(44);
            let t3 = t1 & 0xaa00aa00aa0;
            let t5 = set & 0xa2000000e2a2a2;
            let t15 = (set & 0x540000001c0854).wrapping_mul(0x240004210) & 0x2c2a000002002c00;
            let t16 = (t5.wrapping_mul(0x90000480) & 0xc14500000000c100) | t15;
            let t26 = (set & 0x8000000005408).wrapping_mul(0x21040) & 0x20000002c000200;
            let t27 = (t5.wrapping_mul(0x400048000) & 0x800000c1000000) | t26;
            let t38 = (t1 & 0x54005400540).wrapping_mul(0x2121) & 0x2c2c002c0000;
            let t43 = t38 | (t3.wrapping_mul(0x4040) & 0x808000800000);
            let t44 = (t3.wrapping_mul(0xc0c) & 0x434300430000) | t43;
            (t16 | t27) | t44
        } GFNI { q::bits::by_matrix(set, 0x602070501030080, 0x208400400108020) };
    }
    q::conversions! {
        Gray, |set|;
        #[cfg(feature = "a8")]
        pub to_a8 A8 in GFNI { q::bits::by_matrix(set, 0x1030206070504, 0x102080440802010) };
        #[cfg(feature = "file_major")]
        pub to_file_major FileMajor in GFNI {
            q::bits::turned_by_matrix(set, 0x1030206070504, 0x1020804004080201)
        };
        #[cfg(feature = "h1")]
        pub to_h1 H1 in GFNI { q::bits::by_matrix(set, 0x405070602030100, 0x1020804004080201) };
        #[cfg(feature = "lerf")]
        pub to_lerf Lerf in GFNI {
            q::bits::by_matrix(set, 0x405070602030100, 0x102080440802010)
        };
        #[cfg(feature = "makruk")]
        pub to_makruk Makruk in GFNI {
            q::bits::by_matrix(set, 0x405070602030100, 0x102080440802010)
        };
        #[cfg(feature = "pinwheel")]
        pub to_pinwheel Pinwheel in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_GRAY, 83584);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "ring")]
        pub to_ring Ring in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_GRAY, 83648);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "rotary")]
        pub to_rotary Rotary in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_GRAY, 83712);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "turntable")]
        pub to_turntable Turntable in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_GRAY, 83776);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "w")]
        pub to_w W in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_GRAY, 83840);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
    }
    q::square_constants! {
        Gray, U6;
        A1 0, B1 1, C1 3, D1 2, E1 6, F1 7, G1 5, H1 4,
        A2 8, B2 9, C2 11, D2 10, E2 14, F2 15, G2 13, H2 12,
        A3 24, B3 25, C3 27, D3 26, E3 30, F3 31, G3 29, H3 28,
        A4 16, B4 17, C4 19, D4 18, E4 22, F4 23, G4 21, H4 20,
        A5 48, B5 49, C5 51, D5 50, E5 54, F5 55, G5 53, H5 52,
        A6 56, B6 57, C6 59, D6 58, E6 62, F6 63, G6 61, H6 60,
        A7 40, B7 41, C7 43, D7 42, E7 46, F7 47, G7 45, H7 44,
        A8 32, B8 33, C8 35, D8 34, E8 38, F8 39, G8 37, H8 36,
    }
    q::packed_flips! {
        Gray, |index, pieces|;
        flip_vertical_packed FlipVertical { mask::<Gray, word>(0b100000, pieces) ^ index };
        flip_horizontal_packed FlipHorizontal { mask::<Gray, word>(0b100, pieces) ^ index };
        flip_diagonal_packed FlipDiagonal {
            (index >> (3 * pieces as u32))
                ^ ((index << (3 * pieces as u32)) & mask::<Gray, word>(0b111000, pieces))
        };
        flip_anti_diagonal_packed FlipAntiDiagonal {
            (mask::<Gray, word>(0b100100, pieces) ^ (index >> (3 * pieces as u32)))
                ^ ((index << (3 * pieces as u32)) & mask::<Gray, word>(0b111000, pieces))
        };
        rotate_90_packed Rotate90 {
            (mask::<Gray, word>(0b100000, pieces) ^ (index >> (3 * pieces as u32)))
                ^ ((index << (3 * pieces as u32)) & mask::<Gray, word>(0b111000, pieces))
        };
        rotate_180_packed Rotate180 { mask::<Gray, word>(0b100100, pieces) ^ index };
        rotate_270_packed Rotate270 {
            (mask::<Gray, word>(0b100, pieces) ^ (index >> (3 * pieces as u32)))
                ^ ((index << (3 * pieces as u32)) & mask::<Gray, word>(0b111000, pieces))
        };
    }
    impl q::programs::PackedConversions for Gray {}
    static COORDS: [[u8; 2]; 64] = q::table::read_at(TABLES_OF_GRAY, 83904);
    static NUMBER_AT: [u8; 64] = q::table::read_at(TABLES_OF_GRAY, 84032);
    q::costs! {
        COSTS;
        "COORDS" 128 0 0 0, "NUMBER_AT" 64 0 0 0, "flip_vertical_square" 0 1 0 1,
        "flip_horizontal_square" 0 1 0 1, "flip_diagonal_square" 0 4 0 3,
        "flip_anti_diagonal_square" 0 5 0 4, "rotate_90_square" 0 5 0 4, "rotate_180_square" 0 1 0 1,
        "rotate_270_square" 0 5 0 4, "flip_vertical_packed" 0 1 0 1, "flip_horizontal_packed" 0 1 0 1,
        "flip_diagonal_packed" 0 4 0 3, "flip_anti_diagonal_packed" 0 5 0 3, "rotate_90_packed" 0 5 0 3,
        "rotate_180_packed" 0 1 0 1, "rotate_270_packed" 0 5 0 3, "flip_vertical" 0 1 0 1,
        "flip_horizontal" 0 5 0 3, "flip_diagonal" 0 18 0 15 GFNI 0 4 0 4,
        "flip_anti_diagonal" 0 18 0 15 GFNI 0 4 0 4, "rotate_90" 0 19 0 16 GFNI 0 4 0 4,
        "rotate_180" 0 5 0 3, "rotate_270" 0 19 0 16 GFNI 0 4 0 4, "shift_north" 0 12 0 5,
        "shift_north_east" 0 23 0 7 GFNI 0 4 0 4, "shift_east" 0 12 0 5 GFNI 0 3 0 3,
        "shift_south_east" 0 28 0 12 GFNI 0 4 0 4, "shift_south" 0 12 0 5,
        "shift_south_west" 0 33 0 8 GFNI 0 4 0 4, "shift_west" 0 14 0 5 GFNI 0 3 0 3,
        "shift_north_west" 0 26 0 7 GFNI 0 4 0 4,
        #[cfg(feature = "a8")] "to_a8" 5632 31 11 6 GFNI 0 4 0 4;
        #[cfg(feature = "file_major")] "to_file_major" 5632 31 11 6 GFNI 0 4 0 4;
        #[cfg(feature = "h1")] "to_h1" 5632 31 11 6 GFNI 0 4 0 4;
        #[cfg(feature = "lerf")] "to_lerf" 5632 31 11 6 GFNI 0 4 0 4;
        #[cfg(feature = "makruk")] "to_makruk" 5632 31 11 6 GFNI 0 4 0 4;
        #[cfg(feature = "pinwheel")] "to_pinwheel" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "ring")] "to_ring" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "rotary")] "to_rotary" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "turntable")] "to_turntable" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "w")] "to_w" 5632 31 11 6 BITALG 0 3 0 3;
        "rook_attacks" 66336 5 8 5, "bishop_attacks" 14688 5 8 5, "queen_attacks" 81024 11 16 6,
        "knight_attacks" 512 0 1 0, "king_attacks" 512 0 1 0, "rook_attacks_empty" 512 0 1 0,
        "bishop_attacks_empty" 512 0 1 0, "queen_attacks_empty" 512 0 1 0, "FILE_SETS" 64 0 0 0,
        "RANK_SETS" 64 0 0 0, "DIAGONAL_SETS" 120 0 0 0, "ANTI_DIAGONAL_SETS" 120 0 0 0, "RAYS" 4096 0 0 0,
        "NEIGHBOURS" 512 0 0 0, "DIRECTIONS" 4096 0 0 0, "PAWN_ATTACKS" 1024 0 0 0,
        "PAWN_PUSHES" 1024 0 0 0, "between" 32768 0 1 0, "line_through" 32768 0 1 0,
    }
    q::layout_trait! {
        Gray, U6, 8 x 8;
        numbers 64;
        squares 64;
        symmetries { q::Symmetry::ALL };
        pawns North South;
        fields [("hi", 3, 3), ("lo", 3, 0)];
        file Table;
        rank Table;
        number Table;
        packed 6 [(0, 3, 0, 0, 3), (3, 3, 0, 3, 3)];
    }
    impl q::SquareBoard for Gray {}
    static FILE_SETS: [u64; 8] = q::table::read_at(TABLES_OF_GRAY, 84096);
    static RANK_SETS: [u64; 8] = q::table::read_at(TABLES_OF_GRAY, 84160);
    static DIAGONAL_SETS: [u64; 15] = q::table::read_at(TABLES_OF_GRAY, 84224);
    static ANTI_DIAGONAL_SETS: [u64; 15] = q::table::read_at(TABLES_OF_GRAY, 84344);
    static RAYS: [[u64; 64]; 8] = q::table::read_at(TABLES_OF_GRAY, 84464);
    static NEIGHBOURS: [u64; 64] = q::table::read_at(TABLES_OF_GRAY, 88560);
    static DIRECTIONS: [[u8; 64]; 64] = q::table::read_at(TABLES_OF_GRAY, 89072);
    static PAWN_ATTACKS: [[u64; 64]; 2] = q::table::read_at(TABLES_OF_GRAY, 93168);
    static PAWN_PUSHES: [[u64; 64]; 2] = q::table::read_at(TABLES_OF_GRAY, 94192);
    q::bitboard_trait! {
        Gray, u64, 0xffffffffffffffff, lines_by_two;
        0 0x0, 0 0x0, 0 0x0, 0 0x0, 0 0x0, 0 0x0, 0 0x0, 0 0x0,
    }
    q::standard_traits! {
        Gray, Self {}
    }
};
