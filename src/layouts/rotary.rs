// The expansion of `layouts/rotary.layout`.

const TABLES_OF_ROTARY: &[u8; 55648] = include_bytes!("rotary.bin");

/// A quarter turn of the board adds 16: rotations of a bitboard are one rotation of the word.
///
/// The quadrant a1-d4 is numbered 4 * rank + file, and each clockwise quarter turn of it follows
/// on, modulo 64.
///
/// Tables of rook and bishop: 40,240 bytes. With `sets: per_line` 30,848, less than a first-level data
/// cache holds.
///
/// [Seen in the browser](https://quadrille.github.io/quadrille/#layout=rotary).
///
/// A layout of the 8 x 8 board; bitboards are `u64`; numbers take 6 bits, `quadrant: 2`, `rank: 2`, `file: 2`.
///
/// ```text
/// 8 | 16 20 24 28 35 34 33 32
/// 7 | 17 21 25 29 39 38 37 36
/// 6 | 18 22 26 30 43 42 41 40
/// 5 | 19 23 27 31 47 46 45 44
/// 4 | 12 13 14 15 63 59 55 51
/// 3 |  8  9 10 11 62 58 54 50
/// 2 |  4  5  6  7 61 57 53 49
/// 1 |  0  1  2  3 60 56 52 48
///   +------------------------
///      a  b  c  d  e  f  g  h
/// ```
///
/// Attacks of `rook` are looked up in 16 indexes: squares with one letter share theirs.
///
/// ```text
/// A G F E D C B A
/// B H L K J I H G
/// C I M O N M L F
/// D J N P P O K E
/// E K O P P N J D
/// F L M N O M I C
/// G H I J K L H B
/// A B C D E F G A
/// ```
///
/// Attacks of `bishop` are looked up in 10 indexes: squares with one letter share theirs.
///
/// ```text
/// G A B C C B A G
/// A H D E E D H A
/// B D I F F I D B
/// C E F J J F E C
/// C E F J J F E C
/// B D I F F I D B
/// A H D E E D H A
/// G A B C C B A G
/// ```
///
/// Verified by the compiler: 64 squares, 7 flips and turns, 5 pieces, 108,160 occupancies looked up as a ray walks, 22 circuits proved.
///
/// | function or table | bytes | loads | operations |
/// | --- | --- | --- | --- |
/// | `COORDS` | 128 | 0 | 0 |
/// | `NUMBER_AT`, `FILE_SETS`, `RANK_SETS` | 64 | 0 | 0 |
/// | `flip_vertical_square`, `flip_horizontal_square`, `flip_diagonal_square`, `flip_anti_diagonal_square` | 64 | 1 | 0 |
/// | `rotate_90_square`, `rotate_270_square` | 0 | 0 | 2 |
/// | `rotate_180_square`, `rotate_180_packed`, `rotate_90`, `rotate_180`, `rotate_270` | 0 | 0 | 1 |
/// | `flip_vertical_packed` | 0 | 0 | 8 |
/// | `flip_horizontal_packed` | 0 | 0 | 7 |
/// | `flip_diagonal_packed`, `flip_anti_diagonal_packed` | 0 | 0 | 10 |
/// | `rotate_90_packed`, `rotate_270_packed`, `shift_north` (AVX-512 BITALG), `shift_north_east` (AVX-512 BITALG), `shift_south_east` (AVX-512 BITALG), `shift_south` (AVX-512 BITALG), `shift_south_west` (AVX-512 BITALG), `shift_west` (AVX-512 BITALG), `shift_north_west` (AVX-512 BITALG) | 0 | 0 | 4 |
/// | `flip_vertical`, `flip_horizontal` | 0 | 0 | 17 |
/// | `flip_vertical` (AVX-512 BITALG), `flip_horizontal` (AVX-512 BITALG), `flip_diagonal` (AVX-512 BITALG), `flip_anti_diagonal` (AVX-512 BITALG), `to_a8` (AVX-512 BITALG), `to_file_major` (AVX-512 BITALG), `to_gray` (AVX-512 BITALG), `to_h1` (AVX-512 BITALG), `to_lerf` (AVX-512 BITALG), `to_makruk` (AVX-512 BITALG), `to_pinwheel` (AVX-512 BITALG), `to_ring` (AVX-512 BITALG), `to_w` (AVX-512 BITALG) | 0 | 0 | 3 |
/// | `flip_diagonal`, `flip_anti_diagonal`, `shift_east` | 0 | 0 | 16 |
/// | `shift_north` | 0 | 0 | 20 |
/// | `shift_north_east` | 0 | 0 | 19 |
/// | `shift_south_east`, `shift_south` | 0 | 0 | 18 |
/// | `shift_south_west`, `shift_north_west` | 0 | 0 | 23 |
/// | `shift_west` | 0 | 0 | 21 |
/// | `to_a8`, `to_file_major`, `to_gray`, `to_h1`, `to_lerf`, `to_makruk`, `to_pinwheel`, `to_ring`, `to_w` | 5632 | 11 | 31 |
/// | `to_turntable` | 0 | 0 | 12 |
/// | `rook_attacks` | 35800 | 8 | 9 |
/// | `bishop_attacks` | 4440 | 8 | 9 |
/// | `queen_attacks` | 40240 | 16 | 19 |
/// | `knight_attacks`, `king_attacks`, `rook_attacks_empty`, `bishop_attacks_empty`, `queen_attacks_empty` | 512 | 1 | 0 |
/// | `DIAGONAL_SETS`, `ANTI_DIAGONAL_SETS` | 120 | 0 | 0 |
/// | `RAYS`, `DIRECTIONS` | 4096 | 0 | 0 |
/// | `NEIGHBOURS` | 512 | 0 | 0 |
/// | `PAWN_ATTACKS`, `PAWN_PUSHES` | 1024 | 0 | 0 |
/// | `between`, `line_through` | 32768 | 1 | 0 |
pub struct Rotary;
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
        Rotary, 64
    }
    q::sets! {
        Rotary, u64;
    }
    /// 35784 bytes: 1225 attack sets, an index of 25600 bytes that name them, and 384 bytes of masks and magics.
    static RIDE_0_1_TABLES: q::sliders::Magic<u64, 16, 1, 1225, 25600> = q::sliders::Magic::new(
        q::table::part::<384>(TABLES_OF_ROTARY, 0),
        q::table::part::<9800>(TABLES_OF_ROTARY, 384),
        q::table::part::<25600>(TABLES_OF_ROTARY, 10184),
        q::table::part::<0>(TABLES_OF_ROTARY, 35784),
    );
    static RIDE_0_1_BASES: [u8; 16] = q::table::read_at(TABLES_OF_ROTARY, 35784);
    const RIDE_0_1_FRAMES: q::sliders::Frames<'static> = q::sliders::Frames::RotatedFrom(
        &RIDE_0_1_BASES,
    );
    const RIDE_0_1: q::sliders::Rider<'static, u64> = RIDE_0_1_TABLES.rider();
    /// 4424 bytes: 357 attack sets, an index of 1184 bytes that name them, and 384 bytes of masks and magics.
    static RIDE_1_1_TABLES: q::sliders::Magic<u64, 16, 1, 357, 1184> = q::sliders::Magic::new(
        q::table::part::<384>(TABLES_OF_ROTARY, 35800),
        q::table::part::<2856>(TABLES_OF_ROTARY, 36184),
        q::table::part::<1184>(TABLES_OF_ROTARY, 39040),
        q::table::part::<0>(TABLES_OF_ROTARY, 40224),
    );
    static RIDE_1_1_BASES: [u8; 16] = q::table::read_at(TABLES_OF_ROTARY, 40224);
    const RIDE_1_1_FRAMES: q::sliders::Frames<'static> = q::sliders::Frames::RotatedFrom(
        &RIDE_1_1_BASES,
    );
    const RIDE_1_1: q::sliders::Rider<'static, u64> = RIDE_1_1_TABLES.rider();
    static ROOK_ON_EMPTY: [u64; 64] = q::table::read_at(TABLES_OF_ROTARY, 40240);
    q::piece! {
        Rotary, q::piece::Rook, "Rook", "a rook";
        plain {
            slides: &[
                q::look_ups::Slide {
                    frames: RIDE_0_1_FRAMES,
                    riders: &[RIDE_0_1],
                    mask: &[],
                },
            ],
        };
        movement { on_empty: &ROOK_ON_EMPTY };
        rides [(0, 1), (1, 0), (0, -1), (-1, 0)];
        /// The squares a rook attacks, given all occupied squares.
        attacks rook_attacks(square, occupancy);
        attackers rook_attackers(square, occupancy);
        moves rook_moves(square, occupancy);
        xrays rook_xrays(square, occupancy);
    }
    static BISHOP_ON_EMPTY: [u64; 64] = q::table::read_at(TABLES_OF_ROTARY, 40752);
    q::piece! {
        Rotary, q::piece::Bishop, "Bishop", "a bishop";
        plain {
            slides: &[
                q::look_ups::Slide {
                    frames: RIDE_1_1_FRAMES,
                    riders: &[RIDE_1_1],
                    mask: &[],
                },
            ],
        };
        movement { on_empty: &BISHOP_ON_EMPTY };
        rides [(1, 1), (1, -1), (-1, -1), (-1, 1)];
        /// The squares a bishop attacks, given all occupied squares.
        attacks bishop_attacks(square, occupancy);
        attackers bishop_attackers(square, occupancy);
        moves bishop_moves(square, occupancy);
        xrays bishop_xrays(square, occupancy);
    }
    static QUEEN_ON_EMPTY: [u64; 64] = q::table::read_at(TABLES_OF_ROTARY, 41264);
    q::piece! {
        Rotary, q::piece::Queen, "Queen", "a queen";
        plain {
            slides: &[
                q::look_ups::Slide {
                    frames: RIDE_0_1_FRAMES,
                    riders: &[RIDE_0_1],
                    mask: &[],
                },
                q::look_ups::Slide {
                    frames: RIDE_1_1_FRAMES,
                    riders: &[RIDE_1_1],
                    mask: &[],
                },
            ],
        };
        movement { on_empty: &QUEEN_ON_EMPTY };
        rides [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1)];
        /// The squares a queen attacks, given all occupied squares.
        attacks queen_attacks(square, occupancy);
        attackers queen_attackers(square, occupancy);
        moves queen_moves(square, occupancy);
        xrays queen_xrays(square, occupancy);
    }
    static KNIGHT_TABLE_0: [u64; 64] = q::table::read_at(TABLES_OF_ROTARY, 41776);
    q::piece! {
        Rotary, q::piece::Knight, "Knight", "a knight";
        plain { always: &KNIGHT_TABLE_0 };
        movement {
        };
        /// The squares a knight attacks.
        attacks knight_attacks(square);
        attackers knight_attackers(square);
        moves knight_moves(square, occupancy);
    }
    static KING_TABLE_0: [u64; 64] = q::table::read_at(TABLES_OF_ROTARY, 42288);
    q::piece! {
        Rotary, q::piece::King, "King", "a king";
        plain { always: &KING_TABLE_0 };
        movement {
        };
        /// The squares a king attacks.
        attacks king_attacks(square);
        attackers king_attackers(square);
        moves king_moves(square, occupancy);
    }
    q::set_flips! {
        Rotary, |set|;
        flip_vertical FlipVertical {
            let t4 = (set ^ set.rotate_left(32)) & 0xffff0000ffff0000;
            let t5 = set ^ t4;
            let t9 = (t5 ^ (t5 >> 6)) & 0xcc00cc00cc00cc;
            let t12 = (t5 ^ t9) ^ (t9 << 6);
            let t16 = (t12 ^ (t12 >> 3)) & 0xa0a0a0a0a0a0a0a;
            ((t12 ^ t16) ^ (t16 << 3)).rotate_left(16)
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_ROTARY, 42800);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        flip_horizontal FlipHorizontal {
            let t4 = (set ^ set.rotate_left(32)) & 0xffff0000ffff0000;
            let t5 = set ^ t4;
            let t9 = (t5 ^ (t5 >> 6)) & 0xcc00cc00cc00cc;
            let t12 = (t5 ^ t9) ^ (t9 << 6);
            let t16 = (t12 ^ (t12 >> 3)) & 0xa0a0a0a0a0a0a0a;
            ((t12 ^ t16) ^ (t16 << 3)).rotate_left(48)
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_ROTARY, 42864);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        flip_diagonal FlipDiagonal {
            let t4 = (set ^ set.rotate_left(32)) & 0xffff0000ffff0000;
            let t5 = set ^ t4;
            let t9 = (t5 ^ (t5 >> 6)) & 0xcc00cc00cc00cc;
            let t12 = (t5 ^ t9) ^ (t9 << 6);
            let t16 = (t12 ^ (t12 >> 3)) & 0xa0a0a0a0a0a0a0a;
            (t12 ^ t16) ^ (t16 << 3)
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_ROTARY, 42928);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        flip_anti_diagonal FlipAntiDiagonal {
            let t4 = (set ^ set.rotate_left(32)) & 0xffff0000ffff;
            let t5 = set ^ t4;
            let t9 = (t5 ^ (t5 >> 6)) & 0xcc00cc00cc00cc;
            let t12 = (t5 ^ t9) ^ (t9 << 6);
            let t16 = (t12 ^ (t12 >> 3)) & 0xa0a0a0a0a0a0a0a;
            (t12 ^ t16) ^ (t16 << 3)
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_ROTARY, 42992);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        rotate_90 Rotate90 { set.rotate_left(16) };
        rotate_180 Rotate180 { set.rotate_left(32) };
        rotate_270 Rotate270 { set.rotate_left(48) };
    }
    q::square_flips! {
        Rotary, U6, |number|;
        flip_vertical_square FlipVertical {
            static IMAGES: [u8; 64] = q::table::read_at(TABLES_OF_ROTARY, 43056);
            IMAGES[number as usize & 63]
        };
        flip_horizontal_square FlipHorizontal {
            static IMAGES: [u8; 64] = q::table::read_at(TABLES_OF_ROTARY, 43120);
            IMAGES[number as usize & 63]
        };
        flip_diagonal_square FlipDiagonal {
            static IMAGES: [u8; 64] = q::table::read_at(TABLES_OF_ROTARY, 43184);
            IMAGES[number as usize & 63]
        };
        flip_anti_diagonal_square FlipAntiDiagonal {
            static IMAGES: [u8; 64] = q::table::read_at(TABLES_OF_ROTARY, 43248);
            IMAGES[number as usize & 63]
        };
        rotate_90_square Rotate90 { number.wrapping_add(0x10) & 0x3f };
        rotate_180_square Rotate180 { number ^ 0x20 };
        rotate_270_square Rotate270 { number.wrapping_add(0x30) & 0x3f };
    }
    q::steps! {
        Rotary, |set|;
        shift_north North {
            let t9 = (set & 0x7777000000008000).wrapping_mul(0x10002)
                | (set & 0x7000).wrapping_mul(0x2480);
            let t21 = ((set & 0xfff) << 4) | ((set & 0xeeee0000) >> 1);
            let t22 = ((set & 0xfff000000000) >> 4) | t21;
            let t27 = (set.rotate_left(15) & 0x4444).wrapping_mul(0x49200000000);
            (t9 & 0xeeee000088880000) | (t22 | (t27 & 0xf00000000000))
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_ROTARY, 43312);
            q::bits::gathered(set, SOURCES_0, 0xeeeefffffffffff0)
        };
        shift_north_east NorthEast {
            let t1 = set.rotate_left(36);
            let t10 = (set & 0xeee8888).wrapping_mul(0x490000100000008) & 0xe000800077700000;
            let t11 = ((set & 0x777) << 5) | t10;
            let t17 = (t1 & 0x8000eee02).wrapping_mul(0x400800800) & 0x477f00000000;
            let t27 = (set.rotate_left(59) & 0x3bb800000000380).wrapping_mul(0x490004);
            let t28 = (t1 & 0x8800000c).wrapping_mul(0x12000024000) | t27;
            (t11 | t17) | (t28 & 0xeee388088800000)
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_ROTARY, 43376);
            q::bits::gathered(set, SOURCES_0, 0xeeeefffffff0eee0)
        };
        shift_east East {
            let t7 = ((set & 0xfff0000000000000) >> 4) | ((set & 0xeeee00000000) >> 1);
            let t13 = (set & 0x80007777).wrapping_mul(0x10002) & 0x80000000eeee;
            let t23 = (set & 0x70000000).wrapping_mul(0x2480)
                | (set & 0xfff8888).wrapping_mul(0x249000000000010);
            (t7 | t13) | (t23 & 0xf0000888fff00000)
        };
        shift_south_east SouthEast {
            let t1 = set.rotate_left(49);
            let t7 = (t1 & 0x1c0001110).wrapping_mul(0x9200248) & 0x88800000000e000;
            let t14 = ((set & 0xeee00000000) << 3) | ((set & 0x7770) >> 3);
            let t20 = (set & 0xc7770880).wrapping_mul(0x24000100020020) & 0xb0008000eee00000;
            let t27 = (t1 & 0x1ddc000006001).wrapping_mul(0x4000000024000400)
                & 0x4777088000000000;
            t7 | ((t14 | t20) | t27)
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_ROTARY, 43440);
            q::bits::gathered(set, SOURCES_0, 0xfffffff0eee0eeee)
        };
        shift_south South {
            let t7 = ((set & 0x7ff0) >> 4) | ((set & 0xeeee000000000000) >> 1);
            let t12 = (set.rotate_left(49) & 0xe0001111).wrapping_mul(0x12400924);
            let t24 = (set.rotate_left(48) & 0xf777).wrapping_mul(0x20001);
            let t25 = (set & 0x8fff00000000).wrapping_mul(0x10010) | t24;
            (t7 | (t12 & 0x888000000007800)) | (t25 & 0x8000fff0eeee8000)
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_ROTARY, 43504);
            q::bits::gathered(set, SOURCES_0, 0xfffffff0eeeeffff)
        };
        shift_south_west SouthWest {
            let t1 = set.rotate_left(45);
            let t2 = set.rotate_left(32);
            let t7 = (set.rotate_left(3) & 7).wrapping_mul(0x248);
            let t12 = t7 | (t1 & 0x8eee110).wrapping_mul(0x1001000120);
            let t23 = (t1 & 0x4001eee).wrapping_mul(0x200010004) & 0x80000000eee4000;
            let t24 = ((set & 0xeee0) >> 5) | t23;
            let t33 = (t2 & 0xeee8800).wrapping_mul(0x800100001)
                | (t2 & 0x1088).wrapping_mul(0x80004800000);
            (t12 & 0x8000eee000003888) | (t24 | (t33 & 0x77f00000e0008000))
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_ROTARY, 43568);
            q::bits::gathered(set, SOURCES_0, 0xfff0eee0eeeeffff)
        };
        shift_west West {
            let t1 = set.rotate_left(4);
            let t2 = set.rotate_left(33);
            let t11 = (t2 & 0x1111).wrapping_mul(0x9240000)
                | (t1 & 0xfff0000000000008).wrapping_mul(0x1001);
            let t20 = ((set & 0x7ff00000) >> 4) | ((set & 0xeeee) >> 1);
            let t29 = (t2 & 0x1eeee).wrapping_mul(0x100008000) | (t1 & 7).wrapping_mul(0x248);
            (t11 & 0xfff0000078008000) | (t20 | (t29 & 0xeeee80000888))
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_ROTARY, 43632);
            q::bits::gathered(set, SOURCES_0, 0xfff0eeeeffffffff)
        };
        shift_north_west NorthWest {
            let t1 = set.rotate_left(30);
            let t10 = (set.rotate_left(6) & 0x8001c).wrapping_mul(0x921);
            let t11 = (t1 & 0x1ddc220).wrapping_mul(0x8000900000) | t10;
            let t18 = (set.rotate_left(52) & 0x88800000000c).wrapping_mul(0x1200049);
            let t27 = ((set & 0xeee00000) >> 5) | ((set & 0xeee) << 3);
            let t33 = (t1 & 0x20003ddc).wrapping_mul(0x80020004) & 0xeeec0000000;
            (t11 & 0xeee0000030088880) | ((t18 & 0xe00008800000) | (t27 | t33))
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_ROTARY, 43696);
            q::bits::gathered(set, SOURCES_0, 0xeee0eeeefffffff0)
        };
    }
    q::conversions! {
        Rotary, |set|;
        #[cfg(feature = "a8")]
        pub to_a8 A8 in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_ROTARY, 43760);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "file_major")]
        pub to_file_major FileMajor in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_ROTARY, 43824);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "gray")]
        pub to_gray Gray in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_ROTARY, 43888);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "h1")]
        pub to_h1 H1 in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_ROTARY, 43952);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "lerf")]
        pub to_lerf Lerf in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_ROTARY, 44016);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "makruk")]
        pub to_makruk Makruk in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_ROTARY, 44080);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "pinwheel")]
        pub to_pinwheel Pinwheel in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_ROTARY, 44144);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "ring")]
        pub to_ring Ring in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_ROTARY, 44208);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "turntable")]
        pub to_turntable Turntable {
            let t4 = (set ^ (set >> 6)) & 0xcc00cc00cc00cc;
            let t7 = (set ^ t4) ^ (t4 << 6);
            let t11 = (t7 ^ (t7 >> 3)) & 0xa0a0a0a0a0a0a0a;
            (t7 ^ t11) ^ (t11 << 3)
        };
        #[cfg(feature = "w")]
        pub to_w W in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_ROTARY, 44272);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
    }
    q::square_constants! {
        Rotary, U6;
        A1 0, B1 1, C1 2, D1 3, E1 60, F1 56, G1 52, H1 48,
        A2 4, B2 5, C2 6, D2 7, E2 61, F2 57, G2 53, H2 49,
        A3 8, B3 9, C3 10, D3 11, E3 62, F3 58, G3 54, H3 50,
        A4 12, B4 13, C4 14, D4 15, E4 63, F4 59, G4 55, H4 51,
        A5 19, B5 23, C5 27, D5 31, E5 47, F5 46, G5 45, H5 44,
        A6 18, B6 22, C6 26, D6 30, E6 43, F6 42, G6 41, H6 40,
        A7 17, B7 21, C7 25, D7 29, E7 39, F7 38, G7 37, H7 36,
        A8 16, B8 20, C8 24, D8 28, E8 35, F8 34, G8 33, H8 32,
    }
    q::packed_flips! {
        Rotary, |index, pieces|;
        flip_vertical_packed FlipVertical {
            let t11 = (mask::<Rotary, word>(0b10000, pieces)
                ^ (index & mask::<Rotary, word>(0b110000, pieces)))
                ^ ((index << (2 * pieces as u32)) & mask::<Rotary, word>(0b1100, pieces));
            ((index >> (2 * pieces as u32)) & mask::<Rotary, word>(0b11, pieces)) ^ t11
        };
        flip_horizontal_packed FlipHorizontal {
            let t9 = (mask::<Rotary, word>(0b110000, pieces) & !index)
                ^ ((index << (2 * pieces as u32)) & mask::<Rotary, word>(0b1100, pieces));
            ((index >> (2 * pieces as u32)) & mask::<Rotary, word>(0b11, pieces)) ^ t9
        };
        flip_diagonal_packed FlipDiagonal {
            let t12 = (index & mask::<Rotary, word>(0b110000, pieces))
                ^ ((index << (1)) & mask::<Rotary, word>(0b100000, pieces));
            let t13 = ((index << (2 * pieces as u32)) & mask::<Rotary, word>(0b1100, pieces))
                ^ ((index >> (2 * pieces as u32)) & mask::<Rotary, word>(0b11, pieces));
            t13 ^ t12
        };
        flip_anti_diagonal_packed FlipAntiDiagonal {
            let t12 = (index & mask::<Rotary, word>(0b110000, pieces))
                ^ (mask::<Rotary, word>(0b100000, pieces) & !(index << (1)));
            let t13 = ((index << (2 * pieces as u32)) & mask::<Rotary, word>(0b1100, pieces))
                ^ ((index >> (2 * pieces as u32)) & mask::<Rotary, word>(0b11, pieces));
            t13 ^ t12
        };
        rotate_90_packed Rotate90 {
            (mask::<Rotary, word>(0b10000, pieces) ^ index)
                ^ ((index << (1)) & mask::<Rotary, word>(0b100000, pieces))
        };
        rotate_180_packed Rotate180 { mask::<Rotary, word>(0b100000, pieces) ^ index };
        rotate_270_packed Rotate270 {
            (mask::<Rotary, word>(0b10000, pieces) ^ index)
                ^ (mask::<Rotary, word>(0b100000, pieces) & !(index << (1)))
        };
    }
    impl q::programs::PackedConversions for Rotary {}
    static COORDS: [[u8; 2]; 64] = q::table::read_at(TABLES_OF_ROTARY, 44336);
    static NUMBER_AT: [u8; 64] = q::table::read_at(TABLES_OF_ROTARY, 44464);
    q::costs! {
        COSTS;
        "COORDS" 128 0 0 0, "NUMBER_AT" 64 0 0 0, "flip_vertical_square" 64 0 1 0,
        "flip_horizontal_square" 64 0 1 0, "flip_diagonal_square" 64 0 1 0,
        "flip_anti_diagonal_square" 64 0 1 0, "rotate_90_square" 0 2 0 2, "rotate_180_square" 0 1 0 1,
        "rotate_270_square" 0 2 0 2, "flip_vertical_packed" 0 8 0 4, "flip_horizontal_packed" 0 7 0 4,
        "flip_diagonal_packed" 0 10 0 4, "flip_anti_diagonal_packed" 0 10 0 4, "rotate_90_packed" 0 4 0 3,
        "rotate_180_packed" 0 1 0 1, "rotate_270_packed" 0 4 0 3, "flip_vertical" 0 17 0 15 BITALG 0 3 0 3,
        "flip_horizontal" 0 17 0 15 BITALG 0 3 0 3, "flip_diagonal" 0 16 0 14 BITALG 0 3 0 3,
        "flip_anti_diagonal" 0 16 0 14 BITALG 0 3 0 3, "rotate_90" 0 1 0 1, "rotate_180" 0 1 0 1,
        "rotate_270" 0 1 0 1, "shift_north" 0 20 0 6 BITALG 0 4 0 4,
        "shift_north_east" 0 19 0 6 BITALG 0 4 0 4, "shift_east" 0 16 0 5,
        "shift_south_east" 0 18 0 6 BITALG 0 4 0 4, "shift_south" 0 18 0 6 BITALG 0 4 0 4,
        "shift_south_west" 0 23 0 7 BITALG 0 4 0 4, "shift_west" 0 21 0 7 BITALG 0 4 0 4,
        "shift_north_west" 0 23 0 7 BITALG 0 4 0 4,
        #[cfg(feature = "a8")] "to_a8" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "file_major")] "to_file_major" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "gray")] "to_gray" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "h1")] "to_h1" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "lerf")] "to_lerf" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "makruk")] "to_makruk" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "pinwheel")] "to_pinwheel" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "ring")] "to_ring" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "turntable")] "to_turntable" 0 12 0 10;
        #[cfg(feature = "w")] "to_w" 5632 31 11 6 BITALG 0 3 0 3;
        "rook_attacks" 35800 9 8 9, "bishop_attacks" 4440 9 8 9, "queen_attacks" 40240 19 16 10,
        "knight_attacks" 512 0 1 0, "king_attacks" 512 0 1 0, "rook_attacks_empty" 512 0 1 0,
        "bishop_attacks_empty" 512 0 1 0, "queen_attacks_empty" 512 0 1 0, "FILE_SETS" 64 0 0 0,
        "RANK_SETS" 64 0 0 0, "DIAGONAL_SETS" 120 0 0 0, "ANTI_DIAGONAL_SETS" 120 0 0 0, "RAYS" 4096 0 0 0,
        "NEIGHBOURS" 512 0 0 0, "DIRECTIONS" 4096 0 0 0, "PAWN_ATTACKS" 1024 0 0 0,
        "PAWN_PUSHES" 1024 0 0 0, "between" 32768 0 1 0, "line_through" 32768 0 1 0,
    }
    q::layout_trait! {
        Rotary, U6, 8 x 8;
        numbers 64;
        squares 64;
        symmetries { q::Symmetry::ALL };
        pawns North South;
        fields [("quadrant", 2, 4), ("rank", 2, 2), ("file", 2, 0)];
        file Table;
        rank Table;
        number Table;
        packed 6 [(0, 2, 0, 0, 2), (2, 2, 0, 2, 2), (4, 2, 0, 4, 2)];
    }
    impl q::SquareBoard for Rotary {}
    static FILE_SETS: [u64; 8] = q::table::read_at(TABLES_OF_ROTARY, 44528);
    static RANK_SETS: [u64; 8] = q::table::read_at(TABLES_OF_ROTARY, 44592);
    static DIAGONAL_SETS: [u64; 15] = q::table::read_at(TABLES_OF_ROTARY, 44656);
    static ANTI_DIAGONAL_SETS: [u64; 15] = q::table::read_at(TABLES_OF_ROTARY, 44776);
    static RAYS: [[u64; 64]; 8] = q::table::read_at(TABLES_OF_ROTARY, 44896);
    static NEIGHBOURS: [u64; 64] = q::table::read_at(TABLES_OF_ROTARY, 48992);
    static DIRECTIONS: [[u8; 64]; 64] = q::table::read_at(TABLES_OF_ROTARY, 49504);
    static PAWN_ATTACKS: [[u64; 64]; 2] = q::table::read_at(TABLES_OF_ROTARY, 53600);
    static PAWN_PUSHES: [[u64; 64]; 2] = q::table::read_at(TABLES_OF_ROTARY, 54624);
    q::bitboard_trait! {
        Rotary, u64, 0xffffffffffffffff, lines_by_two;
        0 0x0, 0 0x0, 0 0x0, 0 0x0, 0 0x0, 0 0x0, 0 0x0, 0 0x0,
    }
    q::standard_traits! {
        Rotary, Self {}
    }
};
