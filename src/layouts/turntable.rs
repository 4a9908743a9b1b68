// The expansion of `layouts/turntable.layout`.

const TABLES_OF_TURNTABLE: &[u8; 45184] = include_bytes!("turntable.bin");

/// A quarter turn adds 16, as in Rotary, with the quadrant a1-d4 numbered 4 * file + rank and a key for each line:
/// of numberings with less than a third of the tables of a1 = 0 the one with which an engine loses least.
///
/// Turning a look-up takes four operations and no table. The eight steps of a bitboard take 150 operations
/// together, where Rotary's take 158 and Pinwheel's 306.
///
/// Tables of rook and bishop: 29,776 bytes.
///
/// [Seen in the browser](https://quadrille.github.io/quadrille/#layout=turntable).
///
/// A layout of the 8 x 8 board; bitboards are `u64`; numbers take 6 bits, `quadrant: 2`, `file: 2`, `rank: 2`.
///
/// ```text
/// 8 | 16 17 18 19 44 40 36 32
/// 7 | 20 21 22 23 45 41 37 33
/// 6 | 24 25 26 27 46 42 38 34
/// 5 | 28 29 30 31 47 43 39 35
/// 4 |  3  7 11 15 63 62 61 60
/// 3 |  2  6 10 14 59 58 57 56
/// 2 |  1  5  9 13 55 54 53 52
/// 1 |  0  4  8 12 51 50 49 48
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
/// Attacks of `bishop` are looked up in 16 indexes: squares with one letter share theirs.
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
/// | `flip_vertical`, `shift_north`, `shift_south` | 0 | 0 | 17 |
/// | `flip_vertical` (AVX-512 BITALG), `flip_horizontal` (AVX-512 BITALG), `flip_diagonal` (AVX-512 BITALG), `flip_anti_diagonal` (AVX-512 BITALG), `to_a8` (AVX-512 BITALG), `to_file_major` (AVX-512 BITALG), `to_gray` (AVX-512 BITALG), `to_h1` (AVX-512 BITALG), `to_lerf` (AVX-512 BITALG), `to_makruk` (AVX-512 BITALG), `to_pinwheel` (AVX-512 BITALG), `to_ring` (AVX-512 BITALG), `to_w` (AVX-512 BITALG) | 0 | 0 | 3 |
/// | `flip_horizontal`, `shift_west` | 0 | 0 | 20 |
/// | `flip_diagonal`, `flip_anti_diagonal` | 0 | 0 | 16 |
/// | `shift_north_east` | 0 | 0 | 18 |
/// | `shift_east` | 0 | 0 | 15 |
/// | `shift_south_east` | 0 | 0 | 19 |
/// | `shift_south_west` | 0 | 0 | 23 |
/// | `shift_north_west` | 0 | 0 | 21 |
/// | `to_a8`, `to_file_major`, `to_gray`, `to_h1`, `to_lerf`, `to_makruk`, `to_pinwheel`, `to_ring`, `to_w` | 5632 | 11 | 31 |
/// | `to_rotary` | 0 | 0 | 12 |
/// | `rook_attacks` | 16896 | 6 | 11 |
/// | `bishop_attacks` | 12880 | 4 | 7 |
/// | `queen_attacks` | 29776 | 10 | 15 |
/// | `knight_attacks`, `king_attacks`, `rook_attacks_empty`, `bishop_attacks_empty`, `queen_attacks_empty` | 512 | 1 | 0 |
/// | `DIAGONAL_SETS`, `ANTI_DIAGONAL_SETS` | 120 | 0 | 0 |
/// | `RAYS`, `DIRECTIONS` | 4096 | 0 | 0 |
/// | `NEIGHBOURS` | 512 | 0 | 0 |
/// | `PAWN_ATTACKS`, `PAWN_PUSHES` | 1024 | 0 | 0 |
/// | `between`, `line_through` | 32768 | 1 | 0 |
pub struct Turntable;
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
        Turntable, 64
    }
    q::sets! {
        Turntable, u64;
    }
    /// 16896 bytes: 64 attack sets for each line through each square, and 512 bytes of masks and magics.
    static RIDE_0_1_TABLES: q::sliders::Split<u64, 16, 2, 64, 2> = q::sliders::Split::new(
        q::table::part::<512>(TABLES_OF_TURNTABLE, 0),
        q::table::part::<16384>(TABLES_OF_TURNTABLE, 512),
    );
    const RIDE_0_1_FRAMES: q::sliders::Frames<'static> = q::sliders::Frames::Rotated(16);
    const RIDE_0_1: q::sliders::Rider<'static, u64> = RIDE_0_1_TABLES.rider();
    /// 12880 bytes: 1562 attack sets, one for each key, and 384 bytes of masks and magics.
    static RIDE_1_1_TABLES: q::sliders::OverlappedSplit64<16, 1562, 55> = q::sliders::OverlappedSplit64::new(
        q::table::part::<384>(TABLES_OF_TURNTABLE, 16896),
        q::table::part::<12496>(TABLES_OF_TURNTABLE, 17280),
    );
    const RIDE_1_1_FRAMES: q::sliders::Frames<'static> = q::sliders::Frames::Rotated(16);
    const RIDE_1_1: q::sliders::Rider<'static, u64> = RIDE_1_1_TABLES.rider();
    static ROOK_ON_EMPTY: [u64; 64] = q::table::read_at(TABLES_OF_TURNTABLE, 29776);
    q::piece! {
        Turntable, q::piece::Rook, "Rook", "a rook";
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
    static BISHOP_ON_EMPTY: [u64; 64] = q::table::read_at(TABLES_OF_TURNTABLE, 30288);
    q::piece! {
        Turntable, q::piece::Bishop, "Bishop", "a bishop";
        plain {
            slides: &[
                q::look_ups::Slide {
                    frames: RIDE_0_1_FRAMES,
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
    static QUEEN_ON_EMPTY: [u64; 64] = q::table::read_at(TABLES_OF_TURNTABLE, 30800);
    q::piece! {
        Turntable, q::piece::Queen, "Queen", "a queen";
        plain {
            slides: &[
                q::look_ups::Slide {
                    frames: RIDE_0_1_FRAMES,
                    riders: &[RIDE_0_1, RIDE_1_1],
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
    static KNIGHT_TABLE_0: [u64; 64] = q::table::read_at(TABLES_OF_TURNTABLE, 31312);
    q::piece! {
        Turntable, q::piece::Knight, "Knight", "a knight";
        plain { always: &KNIGHT_TABLE_0 };
        movement {
        };
        /// The squares a knight attacks.
        attacks knight_attacks(square);
        attackers knight_attackers(square);
        moves knight_moves(square, occupancy);
    }
    static KING_TABLE_0: [u64; 64] = q::table::read_at(TABLES_OF_TURNTABLE, 31824);
    q::piece! {
        Turntable, q::piece::King, "King", "a king";
        plain { always: &KING_TABLE_0 };
        movement {
        };
        /// The squares a king attacks.
        attacks king_attacks(square);
        attackers king_attackers(square);
        moves king_moves(square, occupancy);
    }
    q::set_flips! {
        Turntable, |set|;
        flip_vertical FlipVertical {
            let t4 = (set ^ set.rotate_left(32)) & 0xffff0000ffff0000;
            let t5 = set ^ t4;
            let t9 = (t5 ^ (t5 >> 6)) & 0xcc00cc00cc00cc;
            let t12 = (t5 ^ t9) ^ (t9 << 6);
            let t16 = (t12 ^ (t12 >> 3)) & 0xa0a0a0a0a0a0a0a;
            ((t12 ^ t16) ^ (t16 << 3)).rotate_left(16)
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_TURNTABLE, 32336);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        flip_horizontal FlipHorizontal {
            let t1 = set.swap_bytes();
            let t2 = t1.rotate_left(56);
            let t11 = (t1 & 0xa500a500a500a5).wrapping_mul(0x104) & 0x8484848484848484;
            let t12 = ((t1 & 0x1000100010001000) >> 11) | t11;
            let t17 = (t1.rotate_left(63) & 0x2d002d002d002d).wrapping_mul(0x1041);
            let t28 = (t2 & 0x4a004a004a004a).wrapping_mul(0x208)
                | (t2 & 0xa500a500a500a5).wrapping_mul(0x41);
            (t12 | (t17 & 0x4848484848484848)) | (t28 & 0x3331333133313331)
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_TURNTABLE, 32400);
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
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_TURNTABLE, 32464);
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
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_TURNTABLE, 32528);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        rotate_90 Rotate90 { set.rotate_left(16) };
        rotate_180 Rotate180 { set.rotate_left(32) };
        rotate_270 Rotate270 { set.rotate_left(48) };
    }
    q::square_flips! {
        Turntable, U6, |number|;
        flip_vertical_square FlipVertical {
            static IMAGES: [u8; 64] = q::table::read_at(TABLES_OF_TURNTABLE, 32592);
            IMAGES[number as usize & 63]
        };
        flip_horizontal_square FlipHorizontal {
            static IMAGES: [u8; 64] = q::table::read_at(TABLES_OF_TURNTABLE, 32656);
            IMAGES[number as usize & 63]
        };
        flip_diagonal_square FlipDiagonal {
            static IMAGES: [u8; 64] = q::table::read_at(TABLES_OF_TURNTABLE, 32720);
            IMAGES[number as usize & 63]
        };
        flip_anti_diagonal_square FlipAntiDiagonal {
            static IMAGES: [u8; 64] = q::table::read_at(TABLES_OF_TURNTABLE, 32784);
            IMAGES[number as usize & 63]
        };
        rotate_90_square Rotate90 { number.wrapping_add(0x10) & 0x3f };
        rotate_180_square Rotate180 { number ^ 0x20 };
        rotate_270_square Rotate270 { number.wrapping_add(0x30) & 0x3f };
    }
    q::steps! {
        Turntable, |set|;
        shift_north North {
            let t1 = set.rotate_left(31);
            let t8 = ((set & 0xfff00000) >> 4) | ((set & 0x7777) << 1);
            let t14 = (t1 & 0x8007777).wrapping_mul(0x100000100) & 0x777f00000000;
            let t24 = (set & 0xfff000000008888).wrapping_mul(0x2490010)
                | (t1 & 0x70000000).wrapping_mul(0x24800);
            (t8 | t14) | (t24 & 0xfff08880f0000000)
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_TURNTABLE, 32848);
            q::bits::gathered(set, SOURCES_0, 0xfff0ffffffffeeee)
        };
        shift_north_east NorthEast {
            let t5 = (set.rotate_left(3) & 0x7770000400000007).wrapping_mul(0x24800001001);
            let t13 = (set & 0x3889).wrapping_mul(0x480004900020) & 0x8800000e0000020;
            let t20 = ((set & 0x77700000) >> 3) | ((set & 0xeee000000000) >> 5);
            let t26 = (set & 0x880c776).wrapping_mul(0x2000100240020) & 0x8000b0000000eec0;
            (t5 & 0x7770488800000000) | (t13 | (t20 | t26))
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_TURNTABLE, 32912);
            q::bits::gathered(set, SOURCES_0, 0xfff0ffffeeeeeee0)
        };
        shift_east East {
            let t1 = set.rotate_left(55);
            let t7 = (set & 0x77f72000).wrapping_mul(0x40000400002) & 0x802000eeee0000;
            let t13 = (set & 0x8088fff).wrapping_mul(0x1000002080010) & 0x800050000000fff0;
            let t23 = (t1 & 0x77770000400020).wrapping_mul(0x40000002000100)
                | (t1 & 0x7ff8000008).wrapping_mul(0x1000000000020);
            (t7 | t13) | (t23 & 0x7f7f8fff00000000)
        };
        shift_south_east SouthEast {
            let t1 = set.rotate_left(37);
            let t7 = (t1 & 0xeee08).wrapping_mul(0x1001000) & 0xeee00008000;
            let t13 = (t1 & 0x1ddc000006).wrapping_mul(0x400240) & 0x777000000000880;
            let t20 = (set & 0x800008886000).wrapping_mul(0x24004908000) & 0x4088e00000000000;
            let t29 = (set & 0x88080008eee).wrapping_mul(0x100100240008) & 0xb800000000007770;
            let t30 = ((set & 0x7770000) << 5) | t29;
            (t7 | t13) | (t20 | t30)
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_TURNTABLE, 32976);
            q::bits::gathered(set, SOURCES_0, 0xffffeeeeeee0fff0)
        };
        shift_south South {
            let t1 = set.rotate_left(37);
            let t7 = (t1 & 0x1ffe10000a).wrapping_mul(0x80000800104) & 0x8fff000000000808;
            let t17 = ((set & 0x7ff0000) << 4) | ((set & 0xeeee) >> 1);
            let t18 = ((set & 0x777700000000) << 1) | t17;
            let t24 = (t1 & 0x11115).wrapping_mul(0x12400080000820) & 0x7000000080008080;
            t7 | (t18 | t24)
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_TURNTABLE, 33040);
            q::bits::gathered(set, SOURCES_0, 0xffffeeeefff0ffff)
        };
        shift_south_west SouthWest {
            let t1 = set.rotate_left(32);
            let t10 = (set.rotate_left(35) & 7).wrapping_mul(0x248);
            let t11 = (t1 & 0x77703008).wrapping_mul(0x400000020004800) | t10;
            let t19 = (t1 & 0xc7f7).wrapping_mul(0x80002000020001) & 0x4000eee080008000;
            let t26 = ((set & 0xeee0000) << 3) | ((set & 0xeee0) >> 5);
            let t31 = (set.rotate_left(9) & 0x10000000000111).wrapping_mul(0x1a40);
            let t35 = t19 | (t26 | (t31 & 0x8000000000007000));
            (t11 & 0x2eee000008800888) | t35
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_TURNTABLE, 33104);
            q::bits::gathered(set, SOURCES_0, 0xeeeeeee0fff0ffff)
        };
        shift_west West {
            let t1 = set.rotate_left(20);
            let t11 = ((set & 0xfff0) >> 4) | ((set & 0xfff00000000) << 4);
            let t12 = ((set & 0xeeee0000) >> 1) | t11;
            let t25 = (set.rotate_left(14) & 0x2222).wrapping_mul(0x924);
            let t26 = (t1 & 0x77778).wrapping_mul(0x200010000000) | t25;
            let t27 = (t1 & 7).wrapping_mul(0x2480000) | t26;
            t12 | (t27 & 0xeeee00008888f000)
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_TURNTABLE, 33168);
            q::bits::gathered(set, SOURCES_0, 0xeeeefff0ffffffff)
        };
        shift_north_west NorthWest {
            let t1 = set.rotate_left(20);
            let t3 = t1 & 0x3888e;
            let t12 = (t3.wrapping_mul(0x4840041) & 0x8800008a000)
                | (t3.wrapping_mul(0x1200008) & 0x8804000);
            let t19 = ((set & 0x7770) >> 3) | ((set & 0xeee00000) >> 5);
            let t25 = (set & 0xeee00008800).wrapping_mul(0x48008) & 0x777060000000;
            let t32 = (t1 & 0x80c7770).wrapping_mul(0x2000020001002) & 0xeee0800090000000;
            t12 | ((t19 | t25) | t32)
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_TURNTABLE, 33232);
            q::bits::gathered(set, SOURCES_0, 0xeee0fff0ffffeeee)
        };
    }
    q::conversions! {
        Turntable, |set|;
        #[cfg(feature = "a8")]
        pub to_a8 A8 in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_TURNTABLE, 33296);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "file_major")]
        pub to_file_major FileMajor in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_TURNTABLE, 33360);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "gray")]
        pub to_gray Gray in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_TURNTABLE, 33424);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "h1")]
        pub to_h1 H1 in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_TURNTABLE, 33488);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "lerf")]
        pub to_lerf Lerf in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_TURNTABLE, 33552);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "makruk")]
        pub to_makruk Makruk in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_TURNTABLE, 33616);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "pinwheel")]
        pub to_pinwheel Pinwheel in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_TURNTABLE, 33680);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "ring")]
        pub to_ring Ring in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_TURNTABLE, 33744);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "rotary")]
        pub to_rotary Rotary {
            let t4 = (set ^ (set >> 6)) & 0xcc00cc00cc00cc;
            let t7 = (set ^ t4) ^ (t4 << 6);
            let t11 = (t7 ^ (t7 >> 3)) & 0xa0a0a0a0a0a0a0a;
            (t7 ^ t11) ^ (t11 << 3)
        };
        #[cfg(feature = "w")]
        pub to_w W in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_TURNTABLE, 33808);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
    }
    q::square_constants! {
        Turntable, U6;
        A1 0, B1 4, C1 8, D1 12, E1 51, F1 50, G1 49, H1 48,
        A2 1, B2 5, C2 9, D2 13, E2 55, F2 54, G2 53, H2 52,
        A3 2, B3 6, C3 10, D3 14, E3 59, F3 58, G3 57, H3 56,
        A4 3, B4 7, C4 11, D4 15, E4 63, F4 62, G4 61, H4 60,
        A5 28, B5 29, C5 30, D5 31, E5 47, F5 43, G5 39, H5 35,
        A6 24, B6 25, C6 26, D6 27, E6 46, F6 42, G6 38, H6 34,
        A7 20, B7 21, C7 22, D7 23, E7 45, F7 41, G7 37, H7 33,
        A8 16, B8 17, C8 18, D8 19, E8 44, F8 40, G8 36, H8 32,
    }
    q::packed_flips! {
        Turntable, |index, pieces|;
        flip_vertical_packed FlipVertical {
            let t11 = (mask::<Turntable, word>(0b10000, pieces)
                ^ (index & mask::<Turntable, word>(0b110000, pieces)))
                ^ ((index << (2 * pieces as u32)) & mask::<Turntable, word>(0b1100, pieces));
            ((index >> (2 * pieces as u32)) & mask::<Turntable, word>(0b11, pieces)) ^ t11
        };
        flip_horizontal_packed FlipHorizontal {
            let t9 = (mask::<Turntable, word>(0b110000, pieces) & !index)
                ^ ((index << (2 * pieces as u32)) & mask::<Turntable, word>(0b1100, pieces));
            ((index >> (2 * pieces as u32)) & mask::<Turntable, word>(0b11, pieces)) ^ t9
        };
        flip_diagonal_packed FlipDiagonal {
            let t12 = (index & mask::<Turntable, word>(0b110000, pieces))
                ^ ((index << (1)) & mask::<Turntable, word>(0b100000, pieces));
            let t13 = ((index << (2 * pieces as u32)) & mask::<Turntable, word>(0b1100, pieces))
                ^ ((index >> (2 * pieces as u32)) & mask::<Turntable, word>(0b11, pieces));
            t13 ^ t12
        };
        flip_anti_diagonal_packed FlipAntiDiagonal {
            let t12 = (index & mask::<Turntable, word>(0b110000, pieces))
                ^ (mask::<Turntable, word>(0b100000, pieces) & !(index << (1)));
            let t13 = ((index << (2 * pieces as u32)) & mask::<Turntable, word>(0b1100, pieces))
                ^ ((index >> (2 * pieces as u32)) & mask::<Turntable, word>(0b11, pieces));
            t13 ^ t12
        };
        rotate_90_packed Rotate90 {
            (mask::<Turntable, word>(0b10000, pieces) ^ index)
                ^ ((index << (1)) & mask::<Turntable, word>(0b100000, pieces))
        };
        rotate_180_packed Rotate180 { mask::<Turntable, word>(0b100000, pieces) ^ index };
        rotate_270_packed Rotate270 {
            (mask::<Turntable, word>(0b10000, pieces) ^ index)
                ^ (mask::<Turntable, word>(0b100000, pieces) & !(index << (1)))
        };
    }
    impl q::programs::PackedConversions for Turntable {}
    static COORDS: [[u8; 2]; 64] = q::table::read_at(TABLES_OF_TURNTABLE, 33872);
    static NUMBER_AT: [u8; 64] = q::table::read_at(TABLES_OF_TURNTABLE, 34000);
    q::costs! {
        COSTS;
        "COORDS" 128 0 0 0, "NUMBER_AT" 64 0 0 0, "flip_vertical_square" 64 0 1 0,
        "flip_horizontal_square" 64 0 1 0, "flip_diagonal_square" 64 0 1 0,
        "flip_anti_diagonal_square" 64 0 1 0, "rotate_90_square" 0 2 0 2, "rotate_180_square" 0 1 0 1,
        "rotate_270_square" 0 2 0 2, "flip_vertical_packed" 0 8 0 4, "flip_horizontal_packed" 0 7 0 4,
        "flip_diagonal_packed" 0 10 0 4, "flip_anti_diagonal_packed" 0 10 0 4, "rotate_90_packed" 0 4 0 3,
        "rotate_180_packed" 0 1 0 1, "rotate_270_packed" 0 4 0 3, "flip_vertical" 0 17 0 15 BITALG 0 3 0 3,
        "flip_horizontal" 0 20 0 7 BITALG 0 3 0 3, "flip_diagonal" 0 16 0 14 BITALG 0 3 0 3,
        "flip_anti_diagonal" 0 16 0 14 BITALG 0 3 0 3, "rotate_90" 0 1 0 1, "rotate_180" 0 1 0 1,
        "rotate_270" 0 1 0 1, "shift_north" 0 17 0 6 BITALG 0 4 0 4,
        "shift_north_east" 0 18 0 6 BITALG 0 4 0 4, "shift_east" 0 15 0 6,
        "shift_south_east" 0 19 0 6 BITALG 0 4 0 4, "shift_south" 0 17 0 6 BITALG 0 4 0 4,
        "shift_south_west" 0 23 0 7 BITALG 0 4 0 4, "shift_west" 0 20 0 7 BITALG 0 4 0 4,
        "shift_north_west" 0 21 0 6 BITALG 0 4 0 4,
        #[cfg(feature = "a8")] "to_a8" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "file_major")] "to_file_major" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "gray")] "to_gray" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "h1")] "to_h1" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "lerf")] "to_lerf" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "makruk")] "to_makruk" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "pinwheel")] "to_pinwheel" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "ring")] "to_ring" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "rotary")] "to_rotary" 0 12 0 10;
        #[cfg(feature = "w")] "to_w" 5632 31 11 6 BITALG 0 3 0 3;
        "rook_attacks" 16896 11 6 7, "bishop_attacks" 12880 7 4 6, "queen_attacks" 29776 15 10 8,
        "knight_attacks" 512 0 1 0, "king_attacks" 512 0 1 0, "rook_attacks_empty" 512 0 1 0,
        "bishop_attacks_empty" 512 0 1 0, "queen_attacks_empty" 512 0 1 0, "FILE_SETS" 64 0 0 0,
        "RANK_SETS" 64 0 0 0, "DIAGONAL_SETS" 120 0 0 0, "ANTI_DIAGONAL_SETS" 120 0 0 0, "RAYS" 4096 0 0 0,
        "NEIGHBOURS" 512 0 0 0, "DIRECTIONS" 4096 0 0 0, "PAWN_ATTACKS" 1024 0 0 0,
        "PAWN_PUSHES" 1024 0 0 0, "between" 32768 0 1 0, "line_through" 32768 0 1 0,
    }
    q::layout_trait! {
        Turntable, U6, 8 x 8;
        numbers 64;
        squares 64;
        symmetries { q::Symmetry::ALL };
        pawns North South;
        fields [("quadrant", 2, 4), ("file", 2, 2), ("rank", 2, 0)];
        file Table;
        rank Table;
        number Table;
        packed 6 [(0, 2, 0, 0, 2), (2, 2, 0, 2, 2), (4, 2, 0, 4, 2)];
    }
    impl q::SquareBoard for Turntable {}
    static FILE_SETS: [u64; 8] = q::table::read_at(TABLES_OF_TURNTABLE, 34064);
    static RANK_SETS: [u64; 8] = q::table::read_at(TABLES_OF_TURNTABLE, 34128);
    static DIAGONAL_SETS: [u64; 15] = q::table::read_at(TABLES_OF_TURNTABLE, 34192);
    static ANTI_DIAGONAL_SETS: [u64; 15] = q::table::read_at(TABLES_OF_TURNTABLE, 34312);
    static RAYS: [[u64; 64]; 8] = q::table::read_at(TABLES_OF_TURNTABLE, 34432);
    static NEIGHBOURS: [u64; 64] = q::table::read_at(TABLES_OF_TURNTABLE, 38528);
    static DIRECTIONS: [[u8; 64]; 64] = q::table::read_at(TABLES_OF_TURNTABLE, 39040);
    static PAWN_ATTACKS: [[u64; 64]; 2] = q::table::read_at(TABLES_OF_TURNTABLE, 43136);
    static PAWN_PUSHES: [[u64; 64]; 2] = q::table::read_at(TABLES_OF_TURNTABLE, 44160);
    q::bitboard_trait! {
        Turntable, u64, 0xffffffffffffffff, lines_by_two;
        0 0x0, 0 0x0, 0 0x0, 0 0x0, 0 0x0, 0 0x0, 0 0x0, 0 0x0,
    }
    q::standard_traits! {
        Turntable, Self {}
    }
};
