// The expansion of `layouts/w.layout`.

const TABLES_OF_W: &[u8; 97016] = include_bytes!("w.bin");

/// H. G. Muller's W system: twenty groups of three bits that a magic moves as one, so that squares
/// which mirroring and turning the board exchange can share their tables of sliding attacks.
///
/// Half-edges are `1` to `4'`, inner squares the letters, corners `-`. Groups follow one another
/// in the word as they do around the board, and the corners, which no occupancy needs, are on top.
///
/// The source is post 27402 of the WinBoard Forum, "OK, this is as good as it gets".
///
/// Tables of rook and bishop: 81,288 bytes. With `sets: per_line` 43,392.
///
/// [Seen in the browser](https://quadrille.github.io/quadrille/#layout=w).
///
/// A layout of the 8 x 8 board; bitboards are `u64`; numbers take 6 bits.
///
/// ```text
/// 8 | 63 23 22 21  0  1  2 60
/// 7 | 11 38 16 56 29 19 50 35
/// 6 | 10 55 37 15 18 49 28 34
/// 5 |  9 17 54 36 48 27 20 33
/// 4 | 57 44 51 24 12 30 41  3
/// 3 | 58 52 25 42 39 13 31  4
/// 2 | 59 26 43 53 32 40 14  5
/// 1 | 62  8  7  6 45 46 47 61
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
/// Verified by the compiler: 64 squares, 7 flips and turns, 5 pieces, 108,160 occupancies looked up as a ray walks, 15 circuits proved.
///
/// | function or table | bytes | loads | operations |
/// | --- | --- | --- | --- |
/// | `COORDS` | 128 | 0 | 0 |
/// | `NUMBER_AT`, `FILE_SETS`, `RANK_SETS` | 64 | 0 | 0 |
/// | `flip_vertical_square`, `flip_horizontal_square`, `flip_diagonal_square`, `flip_anti_diagonal_square`, `rotate_90_square`, `rotate_180_square`, `rotate_270_square` | 64 | 1 | 0 |
/// | `flip_vertical`, `flip_diagonal` | 0 | 0 | 26 |
/// | `flip_vertical` (AVX-512 BITALG), `flip_horizontal` (AVX-512 BITALG), `flip_diagonal` (AVX-512 BITALG), `flip_anti_diagonal` (AVX-512 BITALG), `to_a8` (AVX-512 BITALG), `to_file_major` (AVX-512 BITALG), `to_gray` (AVX-512 BITALG), `to_h1` (AVX-512 BITALG), `to_lerf` (AVX-512 BITALG), `to_makruk` (AVX-512 BITALG), `to_pinwheel` (AVX-512 BITALG), `to_ring` (AVX-512 BITALG), `to_rotary` (AVX-512 BITALG), `to_turntable` (AVX-512 BITALG) | 0 | 0 | 3 |
/// | `flip_horizontal` | 0 | 0 | 29 |
/// | `flip_anti_diagonal` | 0 | 0 | 25 |
/// | `rotate_90`, `rotate_180` | 0 | 0 | 17 |
/// | `rotate_270` | 0 | 0 | 12 |
/// | `shift_north`, `shift_north_east`, `shift_south` | 0 | 0 | 36 |
/// | `shift_north` (AVX-512 BITALG), `shift_north_east` (AVX-512 BITALG), `shift_east` (AVX-512 BITALG), `shift_south_east` (AVX-512 BITALG), `shift_south` (AVX-512 BITALG), `shift_south_west` (AVX-512 BITALG), `shift_west` (AVX-512 BITALG), `shift_north_west` (AVX-512 BITALG) | 0 | 0 | 4 |
/// | `shift_east`, `shift_west` | 0 | 0 | 38 |
/// | `shift_south_east` | 0 | 0 | 34 |
/// | `shift_south_west` | 0 | 0 | 32 |
/// | `shift_north_west` | 0 | 0 | 33 |
/// | `to_a8`, `to_file_major`, `to_gray`, `to_h1`, `to_lerf`, `to_makruk`, `to_pinwheel`, `to_ring`, `to_rotary`, `to_turntable` | 5632 | 11 | 31 |
/// | `rook_attacks` | 66336 | 8 | 5 |
/// | `bishop_attacks` | 14952 | 7 | 4 |
/// | `queen_attacks` | 81288 | 15 | 10 |
/// | `knight_attacks`, `king_attacks`, `rook_attacks_empty`, `bishop_attacks_empty`, `queen_attacks_empty` | 512 | 1 | 0 |
/// | `DIAGONAL_SETS`, `ANTI_DIAGONAL_SETS` | 120 | 0 | 0 |
/// | `RAYS`, `DIRECTIONS` | 4096 | 0 | 0 |
/// | `NEIGHBOURS` | 512 | 0 | 0 |
/// | `PAWN_ATTACKS`, `PAWN_PUSHES` | 1024 | 0 | 0 |
/// | `between`, `line_through` | 32768 | 1 | 0 |
pub struct W;
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
        W, 64
    }
    q::sets! {
        W, u64;
    }
    /// 66336 bytes: 4900 attack sets, an index of 25600 bytes that name them, and 1536 bytes of masks and magics.
    static RIDE_0_1_TABLES: q::sliders::Magic<u64, 64, 1, 4900, 25600, true> = q::sliders::Magic::new(
        q::table::part::<1536>(TABLES_OF_W, 0),
        q::table::part::<39200>(TABLES_OF_W, 1536),
        q::table::part::<25600>(TABLES_OF_W, 40736),
        q::table::part::<0>(TABLES_OF_W, 66336),
    );
    const RIDE_0_1: q::sliders::Rider<'static, u64> = RIDE_0_1_TABLES.rider();
    /// 14952 bytes: 1428 attack sets, an index of 1992 bytes that name them, and 1536 bytes of masks and magics.
    static RIDE_1_1_TABLES: q::sliders::Magic<u64, 64, 1, 1428, 1992> = q::sliders::Magic::new(
        q::table::part::<1536>(TABLES_OF_W, 66336),
        q::table::part::<11424>(TABLES_OF_W, 67872),
        q::table::part::<1992>(TABLES_OF_W, 79296),
        q::table::part::<0>(TABLES_OF_W, 81288),
    );
    const RIDE_1_1: q::sliders::Rider<'static, u64> = RIDE_1_1_TABLES.rider();
    static ROOK_ON_EMPTY: [u64; 64] = q::table::read_at(TABLES_OF_W, 81288);
    q::piece! {
        W, q::piece::Rook, "Rook", "a rook";
        plain { slides: &[q::look_ups::Slide::own(&[RIDE_0_1])] };
        movement { on_empty: &ROOK_ON_EMPTY };
        rides [(0, 1), (1, 0), (0, -1), (-1, 0)];
        /// The squares a rook attacks, given all occupied squares.
        attacks rook_attacks(square, occupancy);
        attackers rook_attackers(square, occupancy);
        moves rook_moves(square, occupancy);
        xrays rook_xrays(square, occupancy);
    }
    static BISHOP_ON_EMPTY: [u64; 64] = q::table::read_at(TABLES_OF_W, 81800);
    q::piece! {
        W, q::piece::Bishop, "Bishop", "a bishop";
        plain { slides: &[q::look_ups::Slide::own(&[RIDE_1_1])] };
        movement { on_empty: &BISHOP_ON_EMPTY };
        rides [(1, 1), (1, -1), (-1, -1), (-1, 1)];
        /// The squares a bishop attacks, given all occupied squares.
        attacks bishop_attacks(square, occupancy);
        attackers bishop_attackers(square, occupancy);
        moves bishop_moves(square, occupancy);
        xrays bishop_xrays(square, occupancy);
    }
    static QUEEN_ON_EMPTY: [u64; 64] = q::table::read_at(TABLES_OF_W, 82312);
    q::piece! {
        W, q::piece::Queen, "Queen", "a queen";
        plain { slides: &[q::look_ups::Slide::own(&[RIDE_0_1, RIDE_1_1])] };
        movement { on_empty: &QUEEN_ON_EMPTY };
        rides [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1)];
        /// The squares a queen attacks, given all occupied squares.
        attacks queen_attacks(square, occupancy);
        attackers queen_attackers(square, occupancy);
        moves queen_moves(square, occupancy);
        xrays queen_xrays(square, occupancy);
    }
    static KNIGHT_TABLE_0: [u64; 64] = q::table::read_at(TABLES_OF_W, 82824);
    q::piece! {
        W, q::piece::Knight, "Knight", "a knight";
        plain { always: &KNIGHT_TABLE_0 };
        movement {
        };
        /// The squares a knight attacks.
        attacks knight_attacks(square);
        attackers knight_attackers(square);
        moves knight_moves(square, occupancy);
    }
    static KING_TABLE_0: [u64; 64] = q::table::read_at(TABLES_OF_W, 83336);
    q::piece! {
        W, q::piece::King, "King", "a king";
        plain { always: &KING_TABLE_0 };
        movement {
        };
        /// The squares a king attacks.
        attacks king_attacks(square);
        attackers king_attackers(square);
        moves king_moves(square, occupancy);
    }
    q::set_flips! {
        W, |set|;
        flip_vertical FlipVertical {
            let t1 = set.rotate_left(34);
            let t10 = (set & 0x70381c0).wrapping_mul(0x8009000)
                | (t1 & 0x71c0).wrapping_mul(0x40008);
            let t17 = (set.rotate_left(19) & 0x3f000003f).wrapping_mul(0x20020201);
            let t24 = (set.rotate_left(47) & 0x500000001c7e).wrapping_mul(0x4000110004);
            let t32 = (set.rotate_left(13) & 0x7ebc0).wrapping_mul(0x10000100020008);
            let t40 = (t1 & 0x7e00e3f).wrapping_mul(0x208000201) & 0x1f80000381c0038;
            let t42 = ((t17 & 0xe07000000007007) | (t24 & 0x50000381c00001c0))
                | ((t32 & 0xa000e00e00000e00) | t40);
            (t10 & 0x1c7007e38000) | t42
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_W, 83848);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        flip_horizontal FlipHorizontal {
            let t1 = set.swap_bytes();
            let t2 = t1.rotate_left(44);
            let t3 = t1.rotate_left(27);
            let t12 = (t1 & 0x801c0760).wrapping_mul(0x280000010200800)
                | (t2 & 0x70e0).wrapping_mul(0x11);
            let t23 = (t1.rotate_left(19) & 0x63807).wrapping_mul(0x10000401);
            let t24 = (t2 & 0x800000000070e).wrapping_mul(0x10000000220) | t23;
            let t33 = (t3 & 0x8000009c000f8).wrapping_mul(0x800010404) & 0xe200000201b8000;
            let t39 = (t1 & 0xf80000f81e).wrapping_mul(0x800000000082004) & 0x81d80001d8000038;
            let t45 = (t3 & 0x18000007f800).wrapping_mul(0x1000200201) & 0x980e07040000;
            ((t12 & 0x600007f000007e00) | (t24 & 0x1007600000e001c7)) | (t33 | (t39 | t45))
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_W, 83912);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        flip_diagonal FlipDiagonal {
            let t9 = (set & 0x5007038007038038).wrapping_mul(0x48001) & 0x51c70001c7e00000;
            let t10 = ((set & 0x1c0000000) >> 15) | t9;
            let t15 = (set.rotate_left(31) & 0xe00000003f).wrapping_mul(0x100201);
            let t23 = (set.rotate_left(20) & 0x70072000f).wrapping_mul(0x20400000002110);
            let t30 = (set.rotate_left(46) & 0xe03000e3f).wrapping_mul(0x8000201);
            let t37 = (set.rotate_left(10) & 0x38023f).wrapping_mul(0x10008004000008);
            let t41 = (t23 & 0x8020007e00000e00)
                | ((t30 & 0x181c00381c0038) | (t37 & 0x2000e380000001c0));
            (t10 | (t15 & 0xe00000000007007)) | t41
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_W, 83976);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        flip_anti_diagonal FlipAntiDiagonal {
            let t1 = set.rotate_left(21);
            let t10 = (set & 0xa000007038007e38).wrapping_mul(0x40000009001)
                & 0xa000fc7000e07000;
            let t11 = ((set & 0xe00000000000000) >> 57) | t10;
            let t16 = (set.rotate_left(49) & 0x7000fc7).wrapping_mul(0x40008000000048);
            let t24 = (set.rotate_left(34) & 0x4000703f).wrapping_mul(0x8100008008);
            let t32 = (t1 & 0x380380000fc).wrapping_mul(0x81042) & 0x38000e07000038;
            let t38 = (t1 & 0xe83f00).wrapping_mul(0x21000000410) & 0x1e000000001f8000;
            (t11 | (t16 & 0x1c70001c0000e00)) | ((t24 & 0x40000380380001c0) | (t32 | t38))
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_W, 84040);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        rotate_90 Rotate90 {
            let t19 = ((set & 0x8000000000000000) >> 3) | ((set & 0xe00) >> 9);
            let t20 = ((set & 0xfff000000000000) >> 36) | ((set & 0xfffffffff000) << 12);
            let t21 = ((set & 0x1ff) << 3) | ((set & 0x7000000000000000) << 1);
            t19 | (t21 | t20)
        };
        rotate_180 Rotate180 {
            let t19 = ((set & 0xc000000000000000) >> 2) | ((set & 0xfc0) >> 6);
            let t20 = ((set & 0xffffff000000000) >> 24) | ((set & 0xffffff000) << 24);
            let t21 = ((set & 0x3f) << 6) | ((set & 0x3000000000000000) << 2);
            t19 | (t21 | t20)
        };
        rotate_270 Rotate270 {
            let t6 = (set & 0x1000000000fff007).wrapping_mul(0x1000000208) & 0x8fff000000000e00;
            let t16 = ((set & 0xe000000000000000) >> 1) | ((set & 0xff8) >> 3);
            let t17 = ((set & 0xfffffffff000000) >> 12) | t16;
            t17 | t6
        };
    }
    q::square_flips! {
        W, U6, |number|;
        flip_vertical_square FlipVertical {
            static IMAGES: [u8; 64] = q::table::read_at(TABLES_OF_W, 84104);
            IMAGES[number as usize & 63]
        };
        flip_horizontal_square FlipHorizontal {
            static IMAGES: [u8; 64] = q::table::read_at(TABLES_OF_W, 84168);
            IMAGES[number as usize & 63]
        };
        flip_diagonal_square FlipDiagonal {
            static IMAGES: [u8; 64] = q::table::read_at(TABLES_OF_W, 84232);
            IMAGES[number as usize & 63]
        };
        flip_anti_diagonal_square FlipAntiDiagonal {
            static IMAGES: [u8; 64] = q::table::read_at(TABLES_OF_W, 84296);
            IMAGES[number as usize & 63]
        };
        rotate_90_square Rotate90 {
            static IMAGES: [u8; 64] = q::table::read_at(TABLES_OF_W, 84360);
            IMAGES[number as usize & 63]
        };
        rotate_180_square Rotate180 {
            static IMAGES: [u8; 64] = q::table::read_at(TABLES_OF_W, 84424);
            IMAGES[number as usize & 63]
        };
        rotate_270_square Rotate270 {
            static IMAGES: [u8; 64] = q::table::read_at(TABLES_OF_W, 84488);
            IMAGES[number as usize & 63]
        };
    }
    q::steps! {
        W, |set|;
        shift_north North {
            let t1 = set.rotate_left(35);
            let t7 = (set & 0x700007e80).wrapping_mul(0x10001000020082) & 0x8001088cc0000c00;
            let t13 = (t1 & 0x809d82).wrapping_mul(0x4200104) & 0x10000813b000;
            let t19 = (set.rotate_left(60) & 0x800008100017).wrapping_mul(0x8000000414088);
            let t24 = (set.rotate_left(46) & 0x18000003).wrapping_mul(0x20001021);
            let t28 = (t7 | t13) | ((t19 | t24) & 0x6003112400001a);
            let t33 = (set.rotate_left(14) & 0x200c9).wrapping_mul(0x8000018004);
            let t41 = (t1 & 0x60006241).wrapping_mul(0x40000010004801) & 0x1600000003800001;
            let t47 = (set.rotate_left(6) & 0x784400018).wrapping_mul(0x80000000110005);
            let t54 = (set.rotate_left(22) & 0xa0000030e0).wrapping_mul(0x2091200);
            let t58 = ((t33 & 0x40200200204) | t41)
                | ((t47 & 0x81e000010400020) | (t54 & 0x1800060000c4000));
            t28 | t58
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_W, 84552);
            q::bits::gathered(set, SOURCES_0, 0x9fff1ffffffffe3f)
        };
        shift_north_east NorthEast {
            let t1 = set.swap_bytes();
            let t2 = t1.rotate_left(43);
            let t3 = t1.rotate_left(52);
            let t9 = (t3 & 0x240010c0410).wrapping_mul(0x8000811) & 0x248c0404000;
            let t14 = (t1.rotate_left(12) & 0x200c).wrapping_mul(0x4000014);
            let t26 = (t1 & 0x845).wrapping_mul(0x40002100001)
                | (t2 & 0x104008).wrapping_mul(0x24400);
            let t29 = (t9 | (t14 & 0x20020010)) | (t26 & 0x103014002001);
            let t35 = (t2 & 0x400008a0885).wrapping_mul(0x1200000080c) & 0x21010400340020;
            let t40 = (t1.rotate_left(28) & 0x100308400804a).wrapping_mul(0x202141);
            let t49 = (t3 & 0x60006e).wrapping_mul(0x4010002048) & 0x8203019000;
            let t54 = (t1.rotate_left(21) & 0x4010280000261).wrapping_mul(0x2004020040044);
            let t58 = (t35 | (t40 & 0x5600010088000a)) | (t49 | (t54 & 0x11880c0008000004));
            t29 | t58
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_W, 84616);
            q::bits::gathered(set, SOURCES_0, 0x11ff1ffffffff03f)
        };
        shift_east East {
            let t1 = set.rotate_left(25);
            let t2 = set.rotate_left(7);
            let t11 = (set & 0x601100003203).wrapping_mul(0x41102) & 0x1c100c0020006;
            let t12 = ((set & 0x23000000200000) >> 21) | t11;
            let t18 = (t2 & 0xc002008002060).wrapping_mul(0x100020059) & 0x28220200800100;
            let t24 = (set.rotate_left(50) & 0x401).wrapping_mul(0x24);
            let t29 = t24 | (t1 & 0x7b000).wrapping_mul(0x4201000);
            let t37 = (set.rotate_left(37) & 0xc16).wrapping_mul(0x200020021);
            let t45 = (t1 & 0x2000000080f).wrapping_mul(0x100100a002) & 0x100008800006008;
            let t51 = (set.rotate_left(57) & 0x11811b).wrapping_mul(0x10000400000441);
            let t59 = (t2 & 0x40000307000206).wrapping_mul(0x8000041000480) & 0x30560c0004000000;
            let t61 = ((t37 & 0x400098010) | t45) | ((t51 & 0x800040007400c0) | t59);
            ((t12 | t18) | (t29 & 0x103023001020)) | t61
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_W, 84680);
            q::bits::gathered(set, SOURCES_0, 0x31fffffffffff1ff)
        };
        shift_south_east SouthEast {
            let t1 = set.rotate_left(24);
            let t10 = (set.rotate_left(11) & 0x4e).wrapping_mul(0x10000000808004);
            let t11 = (set & 0x21420005).wrapping_mul(0x600188000) | t10;
            let t22 = (set & 0x80500c3800).wrapping_mul(0x100000000222)
                | (t1 & 0x40400).wrapping_mul(0x1000100);
            let t31 = (t1 & 0x20080220e).wrapping_mul(0x140008808) & 0x304100100050;
            let t36 = (set.rotate_left(37) & 0x202231).wrapping_mul(0x2040000020a);
            let t44 = (set.rotate_left(56) & 0x2000060022184).wrapping_mul(0x21000018088);
            let t51 = (set.rotate_left(44) & 0x400200181000049).wrapping_mul(0x282a);
            let t55 = (t31 | (t36 & 0xc20040001020))
                | ((t44 & 0x31003020028000) | (t51 & 0x20040c0002010088));
            ((t11 & 0x14a0088010c0100) | (t22 & 0x8001069c006000)) | t55
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_W, 84744);
            q::bits::gathered(set, SOURCES_0, 0x21ffffffff1ff1f8)
        };
        shift_south South {
            let t1 = set.rotate_left(12);
            let t6 = (set.rotate_left(34) & 0x4f).wrapping_mul(0x80000042001);
            let t13 = (set.rotate_left(25) & 0x3235).wrapping_mul(0x800120002008);
            let t22 = (set & 0x50008004021).wrapping_mul(0x100000220000848) & 0x2020c00060000000;
            let t28 = (set & 0x60000000311821e).wrapping_mul(0x1000000240002)
                & 0xe040e3000080030;
            let t34 = (set.rotate_left(40) & 0x6000024).wrapping_mul(0x2044);
            let t38 = ((t6 & 0x200001006008) | (t13 & 0x10000186001080))
                | ((t22 | t28) | (t34 & 0x18040100));
            let t44 = (t1 & 0x200000918).wrapping_mul(0x8804801) & 0x100000800028800;
            let t50 = (t1 & 0x60000e3000086).wrapping_mul(0x82000000048020) & 0x40cb118000000040;
            let t55 = (set.rotate_left(54) & 0x3043003).wrapping_mul(0x2000214);
            let t59 = t44 | (t50 | (t55 & 0x4600110600));
            t38 | t59
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_W, 84808);
            q::bits::gathered(set, SOURCES_0, 0x6fffffffff1ffff8)
        };
        shift_south_west SouthWest {
            let t1 = set.rotate_left(47);
            let t2 = set.rotate_left(29);
            let t7 = (set.rotate_left(14) & 0x16002802c).wrapping_mul(0x200000002004010);
            let t12 = t7 | (t2 & 0x400000168).wrapping_mul(0x10000002081);
            let t23 = (set & 0x1003101010).wrapping_mul(0x40008402)
                | (t1 & 0x10450).wrapping_mul(0x2001024);
            let t32 = (t2 & 0x80002092290).wrapping_mul(0x2001002000808) & 0x434580001000000;
            let t38 = (t1 & 0x300021825).wrapping_mul(0x200000200010008) & 0x203004008148000;
            let t48 = (set.rotate_left(34) & 0x4040000a4).wrapping_mul(0xc00c10);
            let t49 = (set & 0xc4002004).wrapping_mul(0x10000a0200) | t48;
            ((t12 & 0x8c0a010a0002780) | (t23 & 0x8060046015800))
                | ((t32 | t38) | (t49 & 0x410001a1100a0040))
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_W, 84872);
            q::bits::gathered(set, SOURCES_0, 0x4ffffff1ff1fffc0)
        };
        shift_west West {
            let t1 = set.rotate_left(34);
            let t2 = set.rotate_left(18);
            let t11 = (set & 0x61e1c0).wrapping_mul(0x40000004400002) & 0x400001e000c00180;
            let t12 = ((set & 0x200000000000) >> 39) | t11;
            let t17 = (set.rotate_left(63) & 0x84000080803).wrapping_mul(0x6111);
            let t25 = (set.rotate_left(50) & 0x404000018).wrapping_mul(0x844);
            let t30 = t25 | (t1 & 0x80000903).wrapping_mul(0x91008);
            let t33 = (t12 | (t17 & 0x200040009000003)) | (t30 & 0x80114000ba00);
            let t39 = (t2 & 0xc09c0000600118).wrapping_mul(0x108201) & 0x9d80200800e0000;
            let t45 = (t1 & 0x200000000033018).wrapping_mul(0x21022040) & 0x8000600016100000;
            let t51 = (set.rotate_left(5) & 0x200012301000422).wrapping_mul(0x10432);
            let t59 = (t2 & 0x6a0).wrapping_mul(0x9000000042) & 0x180000010400;
            let t61 = (t39 | t45) | ((t51 & 0x427000020204004) | t59);
            t33 | t61
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_W, 84936);
            q::bits::gathered(set, SOURCES_0, 0xcffffff1ffffffc7)
        };
        shift_north_west NorthWest {
            let t5 = (set.rotate_left(26) & 0x104001c0042000).wrapping_mul(0x859);
            let t12 = (set.rotate_left(45) & 0x4084401).wrapping_mul(0x100008004801);
            let t21 = (set & 0x400c3001019000).wrapping_mul(0x41000282) & 0xd8007000810000;
            let t26 = (set.rotate_left(33) & 0x440102).wrapping_mul(0x20000010808);
            let t30 = ((t5 & 0x4020a0080420000) | (t12 & 0x8020000010200001))
                | (t21 | (t26 & 0x40023000000));
            let t35 = (set.rotate_left(14) & 0x1008000220825).wrapping_mul(0x8000000000006e);
            let t42 = (set.rotate_left(54) & 0x2040360198).wrapping_mul(0x100001000020a);
            let t49 = (set.rotate_left(29) & 0x2000002a41).wrapping_mul(0x600005);
            let t53 = (t35 & 0x204100004104802)
                | ((t42 & 0x1010180400c3400) | (t49 & 0x800000108008204));
            t30 | t53
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_W, 85000);
            q::bits::gathered(set, SOURCES_0, 0x8fff1ff1fffffe07)
        };
    }
    q::conversions! {
        W, |set|;
        #[cfg(feature = "a8")]
        pub to_a8 A8 in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_W, 85064);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "file_major")]
        pub to_file_major FileMajor in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_W, 85128);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "gray")]
        pub to_gray Gray in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_W, 85192);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "h1")]
        pub to_h1 H1 in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_W, 85256);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "lerf")]
        pub to_lerf Lerf in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_W, 85320);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "makruk")]
        pub to_makruk Makruk in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_W, 85384);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "pinwheel")]
        pub to_pinwheel Pinwheel in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_W, 85448);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "ring")]
        pub to_ring Ring in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_W, 85512);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "rotary")]
        pub to_rotary Rotary in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_W, 85576);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "turntable")]
        pub to_turntable Turntable in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_W, 85640);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
    }
    q::square_constants! {
        W, U6;
        A1 62, B1 8, C1 7, D1 6, E1 45, F1 46, G1 47, H1 61,
        A2 59, B2 26, C2 43, D2 53, E2 32, F2 40, G2 14, H2 5,
        A3 58, B3 52, C3 25, D3 42, E3 39, F3 13, G3 31, H3 4,
        A4 57, B4 44, C4 51, D4 24, E4 12, F4 30, G4 41, H4 3,
        A5 9, B5 17, C5 54, D5 36, E5 48, F5 27, G5 20, H5 33,
        A6 10, B6 55, C6 37, D6 15, E6 18, F6 49, G6 28, H6 34,
        A7 11, B7 38, C7 16, D7 56, E7 29, F7 19, G7 50, H7 35,
        A8 63, B8 23, C8 22, D8 21, E8 0, F8 1, G8 2, H8 60,
    }
    q::packed_flips! {
        W, |index, pieces|;
        flip_vertical_packed FlipVertical {
            q::piece_by_piece!(W, index, pieces, square => W::flip_vertical_square(square))
        };
        flip_horizontal_packed FlipHorizontal {
            q::piece_by_piece!(W, index, pieces, square => W::flip_horizontal_square(square))
        };
        flip_diagonal_packed FlipDiagonal {
            q::piece_by_piece!(W, index, pieces, square => W::flip_diagonal_square(square))
        };
        flip_anti_diagonal_packed FlipAntiDiagonal {
            q::piece_by_piece!(W, index, pieces, square => W::flip_anti_diagonal_square(square))
        };
        rotate_90_packed Rotate90 {
            q::piece_by_piece!(W, index, pieces, square => W::rotate_90_square(square))
        };
        rotate_180_packed Rotate180 {
            q::piece_by_piece!(W, index, pieces, square => W::rotate_180_square(square))
        };
        rotate_270_packed Rotate270 {
            q::piece_by_piece!(W, index, pieces, square => W::rotate_270_square(square))
        };
    }
    impl q::programs::PackedConversions for W {}
    static COORDS: [[u8; 2]; 64] = q::table::read_at(TABLES_OF_W, 85704);
    static NUMBER_AT: [u8; 64] = q::table::read_at(TABLES_OF_W, 85832);
    q::costs! {
        COSTS;
        "COORDS" 128 0 0 0, "NUMBER_AT" 64 0 0 0, "flip_vertical_square" 64 0 1 0,
        "flip_horizontal_square" 64 0 1 0, "flip_diagonal_square" 64 0 1 0,
        "flip_anti_diagonal_square" 64 0 1 0, "rotate_90_square" 64 0 1 0, "rotate_180_square" 64 0 1 0,
        "rotate_270_square" 64 0 1 0, "flip_vertical" 0 26 0 7 BITALG 0 3 0 3,
        "flip_horizontal" 0 29 0 8 BITALG 0 3 0 3, "flip_diagonal" 0 26 0 7 BITALG 0 3 0 3,
        "flip_anti_diagonal" 0 25 0 7 BITALG 0 3 0 3, "rotate_90" 0 17 0 5, "rotate_180" 0 17 0 5,
        "rotate_270" 0 12 0 5, "shift_north" 0 36 0 7 BITALG 0 4 0 4,
        "shift_north_east" 0 36 0 8 BITALG 0 4 0 4, "shift_east" 0 38 0 7 BITALG 0 4 0 4,
        "shift_south_east" 0 34 0 7 BITALG 0 4 0 4, "shift_south" 0 36 0 7 BITALG 0 4 0 4,
        "shift_south_west" 0 32 0 7 BITALG 0 4 0 4, "shift_west" 0 38 0 7 BITALG 0 4 0 4,
        "shift_north_west" 0 33 0 7 BITALG 0 4 0 4,
        #[cfg(feature = "a8")] "to_a8" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "file_major")] "to_file_major" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "gray")] "to_gray" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "h1")] "to_h1" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "lerf")] "to_lerf" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "makruk")] "to_makruk" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "pinwheel")] "to_pinwheel" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "ring")] "to_ring" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "rotary")] "to_rotary" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "turntable")] "to_turntable" 5632 31 11 6 BITALG 0 3 0 3;
        "rook_attacks" 66336 5 8 5, "bishop_attacks" 14952 4 7 4, "queen_attacks" 81288 10 15 6,
        "knight_attacks" 512 0 1 0, "king_attacks" 512 0 1 0, "rook_attacks_empty" 512 0 1 0,
        "bishop_attacks_empty" 512 0 1 0, "queen_attacks_empty" 512 0 1 0, "FILE_SETS" 64 0 0 0,
        "RANK_SETS" 64 0 0 0, "DIAGONAL_SETS" 120 0 0 0, "ANTI_DIAGONAL_SETS" 120 0 0 0, "RAYS" 4096 0 0 0,
        "NEIGHBOURS" 512 0 0 0, "DIRECTIONS" 4096 0 0 0, "PAWN_ATTACKS" 1024 0 0 0,
        "PAWN_PUSHES" 1024 0 0 0, "between" 32768 0 1 0, "line_through" 32768 0 1 0,
    }
    q::layout_trait! {
        W, U6, 8 x 8;
        numbers 64;
        squares 64;
        symmetries { q::Symmetry::ALL };
        pawns North South;
        fields [("number", 6, 0)];
        file Table;
        rank Table;
        number Table;
        packed 6 [(0, 6, 0, 0, 6)];
    }
    impl q::SquareBoard for W {}
    static FILE_SETS: [u64; 8] = q::table::read_at(TABLES_OF_W, 85896);
    static RANK_SETS: [u64; 8] = q::table::read_at(TABLES_OF_W, 85960);
    static DIAGONAL_SETS: [u64; 15] = q::table::read_at(TABLES_OF_W, 86024);
    static ANTI_DIAGONAL_SETS: [u64; 15] = q::table::read_at(TABLES_OF_W, 86144);
    static RAYS: [[u64; 64]; 8] = q::table::read_at(TABLES_OF_W, 86264);
    static NEIGHBOURS: [u64; 64] = q::table::read_at(TABLES_OF_W, 90360);
    static DIRECTIONS: [[u8; 64]; 64] = q::table::read_at(TABLES_OF_W, 90872);
    static PAWN_ATTACKS: [[u64; 64]; 2] = q::table::read_at(TABLES_OF_W, 94968);
    static PAWN_PUSHES: [[u64; 64]; 2] = q::table::read_at(TABLES_OF_W, 95992);
    q::bitboard_trait! {
        W, u64, 0xffffffffffffffff, lines_by_two;
        0 0x0, 0 0x0, 0 0x0, 0 0x0, 0 0x0, 0 0x0, 0 0x0, 0 0x0,
    }
    q::standard_traits! {
        W, Self {}
    }
};
