// The expansion of `layouts/pinwheel.layout`.

const TABLES_OF_PINWHEEL: &[u8; 47104] = include_bytes!("pinwheel.bin");

/// A quarter turn adds 16, as in Rotary, in an order whose squares share as much as squares can: in all twenty
/// classes of rook and bishop that mirrors and turns exchange, one index serves the whole class.
///
/// `quadrille search numbering` looks for such orders, among all of sixteen squares and those that they turn
/// into. No key has more bits than there are relevant squares.
///
/// Tables of rook and bishop: 31,568 bytes. With `sets: per_line` 21,632, less than a first-level data
/// cache holds.
///
/// [Seen in the browser](https://quadrille.github.io/quadrille/#layout=pinwheel).
///
/// A layout of the 8 x 8 board; bitboards are `u64`; numbers take 6 bits, `turn: 2`, `orbit: 4`.
///
/// ```text
/// 8 | 24  9 29  4 37 62 42 40
/// 7 | 26  1 55 34 51 38 17 25
/// 6 | 46 22 47 12 27 63  7 45
/// 5 | 21 35 11 48  0 28 50 20
/// 4 | 52 18 60 32 16 43  3 53
/// 3 | 13 39 31 59 44 15 54 14
/// 2 | 57 49  6 19  2 23 33 58
/// 1 |  8 10 30  5 36 61 41 56
///   +------------------------
///      a  b  c  d  e  f  g  h
/// ```
///
/// Attacks of `rook` are looked up in 10 indexes: squares with one letter share theirs.
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
/// Verified by the compiler: 64 squares, 7 flips and turns, 5 pieces, 108,160 occupancies looked up as a ray walks, 18 circuits proved.
///
/// | function or table | bytes | loads | operations |
/// | --- | --- | --- | --- |
/// | `COORDS` | 128 | 0 | 0 |
/// | `NUMBER_AT`, `FILE_SETS`, `RANK_SETS` | 64 | 0 | 0 |
/// | `flip_vertical_square`, `flip_horizontal_square`, `flip_diagonal_square`, `flip_anti_diagonal_square` | 64 | 1 | 0 |
/// | `rotate_90_square`, `rotate_270_square` | 0 | 0 | 2 |
/// | `rotate_180_square`, `rotate_180_packed`, `rotate_90`, `rotate_180`, `rotate_270` | 0 | 0 | 1 |
/// | `rotate_90_packed`, `rotate_270_packed`, `shift_north` (AVX-512 BITALG), `shift_north_east` (AVX-512 BITALG), `shift_east` (AVX-512 BITALG), `shift_south_east` (AVX-512 BITALG), `shift_south` (AVX-512 BITALG), `shift_south_west` (AVX-512 BITALG), `shift_west` (AVX-512 BITALG), `shift_north_west` (AVX-512 BITALG) | 0 | 0 | 4 |
/// | `flip_vertical`, `flip_horizontal`, `flip_diagonal`, `flip_anti_diagonal` | 0 | 0 | 16 |
/// | `flip_vertical` (AVX-512 BITALG), `flip_horizontal` (AVX-512 BITALG), `flip_diagonal` (AVX-512 BITALG), `flip_anti_diagonal` (AVX-512 BITALG), `to_a8` (AVX-512 BITALG), `to_file_major` (AVX-512 BITALG), `to_gray` (AVX-512 BITALG), `to_h1` (AVX-512 BITALG), `to_lerf` (AVX-512 BITALG), `to_makruk` (AVX-512 BITALG), `to_ring` (AVX-512 BITALG), `to_rotary` (AVX-512 BITALG), `to_turntable` (AVX-512 BITALG), `to_w` (AVX-512 BITALG) | 0 | 0 | 3 |
/// | `shift_north` | 0 | 0 | 42 |
/// | `shift_north_east`, `shift_south_east` | 0 | 0 | 37 |
/// | `shift_east` | 0 | 0 | 39 |
/// | `shift_south` | 0 | 0 | 40 |
/// | `shift_south_west` | 0 | 0 | 34 |
/// | `shift_west` | 0 | 0 | 41 |
/// | `shift_north_west` | 0 | 0 | 36 |
/// | `to_a8`, `to_file_major`, `to_gray`, `to_h1`, `to_lerf`, `to_makruk`, `to_ring`, `to_rotary`, `to_turntable`, `to_w` | 5632 | 11 | 31 |
/// | `rook_attacks` | 26584 | 9 | 10 |
/// | `bishop_attacks` | 4984 | 9 | 10 |
/// | `queen_attacks` | 31568 | 17 | 16 |
/// | `knight_attacks`, `king_attacks`, `rook_attacks_empty`, `bishop_attacks_empty`, `queen_attacks_empty` | 512 | 1 | 0 |
/// | `DIAGONAL_SETS`, `ANTI_DIAGONAL_SETS` | 120 | 0 | 0 |
/// | `RAYS`, `DIRECTIONS` | 4096 | 0 | 0 |
/// | `NEIGHBOURS` | 512 | 0 | 0 |
/// | `PAWN_ATTACKS`, `PAWN_PUSHES` | 1024 | 0 | 0 |
/// | `between`, `line_through` | 32768 | 1 | 0 |
pub struct Pinwheel;
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
        Pinwheel, 64
    }
    q::sets! {
        Pinwheel, u64;
    }
    /// 26568 bytes: 1225 attack sets, an index of 16384 bytes that name them, and 384 bytes of masks and magics.
    static RIDE_0_1_TABLES: q::sliders::Magic<u64, 16, 1, 1225, 16384, true> = q::sliders::Magic::new(
        q::table::part::<384>(TABLES_OF_PINWHEEL, 0),
        q::table::part::<9800>(TABLES_OF_PINWHEEL, 384),
        q::table::part::<16384>(TABLES_OF_PINWHEEL, 10184),
        q::table::part::<0>(TABLES_OF_PINWHEEL, 26568),
    );
    static RIDE_0_1_BASES: [u8; 16] = q::table::read_at(TABLES_OF_PINWHEEL, 26568);
    const RIDE_0_1_FRAMES: q::sliders::Frames<'static> = q::sliders::Frames::RotatedFrom(
        &RIDE_0_1_BASES,
    );
    const RIDE_0_1: q::sliders::Rider<'static, u64> = RIDE_0_1_TABLES.rider();
    /// 4968 bytes: 357 attack sets, an index of 1728 bytes that name them, and 384 bytes of masks and magics.
    static RIDE_1_1_TABLES: q::sliders::Magic<u64, 16, 1, 357, 1728, true> = q::sliders::Magic::new(
        q::table::part::<384>(TABLES_OF_PINWHEEL, 26584),
        q::table::part::<2856>(TABLES_OF_PINWHEEL, 26968),
        q::table::part::<1728>(TABLES_OF_PINWHEEL, 29824),
        q::table::part::<0>(TABLES_OF_PINWHEEL, 31552),
    );
    static RIDE_1_1_BASES: [u8; 16] = q::table::read_at(TABLES_OF_PINWHEEL, 31552);
    const RIDE_1_1_FRAMES: q::sliders::Frames<'static> = q::sliders::Frames::RotatedFrom(
        &RIDE_1_1_BASES,
    );
    const RIDE_1_1: q::sliders::Rider<'static, u64> = RIDE_1_1_TABLES.rider();
    static ROOK_ON_EMPTY: [u64; 64] = q::table::read_at(TABLES_OF_PINWHEEL, 31568);
    q::piece! {
        Pinwheel, q::piece::Rook, "Rook", "a rook";
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
    static BISHOP_ON_EMPTY: [u64; 64] = q::table::read_at(TABLES_OF_PINWHEEL, 32080);
    q::piece! {
        Pinwheel, q::piece::Bishop, "Bishop", "a bishop";
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
    static QUEEN_ON_EMPTY: [u64; 64] = q::table::read_at(TABLES_OF_PINWHEEL, 32592);
    q::piece! {
        Pinwheel, q::piece::Queen, "Queen", "a queen";
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
    static KNIGHT_TABLE_0: [u64; 64] = q::table::read_at(TABLES_OF_PINWHEEL, 33104);
    q::piece! {
        Pinwheel, q::piece::Knight, "Knight", "a knight";
        plain { always: &KNIGHT_TABLE_0 };
        movement {
        };
        /// The squares a knight attacks.
        attacks knight_attacks(square);
        attackers knight_attackers(square);
        moves knight_moves(square, occupancy);
    }
    static KING_TABLE_0: [u64; 64] = q::table::read_at(TABLES_OF_PINWHEEL, 33616);
    q::piece! {
        Pinwheel, q::piece::King, "King", "a king";
        plain { always: &KING_TABLE_0 };
        movement {
        };
        /// The squares a king attacks.
        attacks king_attacks(square);
        attackers king_attackers(square);
        moves king_moves(square, occupancy);
    }
    q::set_flips! {
        Pinwheel, |set|;
        flip_vertical FlipVertical {
            let t4 = (set ^ set.rotate_left(32)) & 0x9efef8ce9efef8ce;
            let t5 = set ^ t4;
            let t9 = (t5 ^ (t5 >> 16)) & 0x99cf000099cf;
            let t12 = (t5 ^ t9) ^ (t9 << 16);
            let t16 = (t12 ^ (t12 >> 1)) & 0x2a542a542a542a54;
            (t12 ^ t16) ^ (t16 << 1)
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_PINWHEEL, 34128);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        flip_horizontal FlipHorizontal {
            let t4 = (set ^ set.rotate_left(32)) & 0x6101073161010731;
            let t5 = set ^ t4;
            let t9 = (t5 ^ (t5 >> 16)) & 0x99cf000099cf;
            let t12 = (t5 ^ t9) ^ (t9 << 16);
            let t16 = (t12 ^ (t12 >> 1)) & 0x2a542a542a542a54;
            (t12 ^ t16) ^ (t16 << 1)
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_PINWHEEL, 34192);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        flip_diagonal FlipDiagonal {
            let t4 = (set ^ set.rotate_left(32)) & 0x7319efe07319efe;
            let t5 = set ^ t4;
            let t9 = (t5 ^ (t5 >> 16)) & 0x663000006630;
            let t12 = (t5 ^ t9) ^ (t9 << 16);
            let t16 = (t12 ^ (t12 >> 1)) & 0x2a542a542a542a54;
            (t12 ^ t16) ^ (t16 << 1)
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_PINWHEEL, 34256);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        flip_anti_diagonal FlipAntiDiagonal {
            let t4 = (set ^ set.rotate_left(32)) & 0xf8ce6101f8ce6101;
            let t5 = set ^ t4;
            let t9 = (t5 ^ (t5 >> 16)) & 0x663000006630;
            let t12 = (t5 ^ t9) ^ (t9 << 16);
            let t16 = (t12 ^ (t12 >> 1)) & 0x2a542a542a542a54;
            (t12 ^ t16) ^ (t16 << 1)
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_PINWHEEL, 34320);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        rotate_90 Rotate90 { set.rotate_left(16) };
        rotate_180 Rotate180 { set.rotate_left(32) };
        rotate_270 Rotate270 { set.rotate_left(48) };
    }
    q::square_flips! {
        Pinwheel, U6, |number|;
        flip_vertical_square FlipVertical {
            static IMAGES: [u8; 64] = q::table::read_at(TABLES_OF_PINWHEEL, 34384);
            IMAGES[number as usize & 63]
        };
        flip_horizontal_square FlipHorizontal {
            static IMAGES: [u8; 64] = q::table::read_at(TABLES_OF_PINWHEEL, 34448);
            IMAGES[number as usize & 63]
        };
        flip_diagonal_square FlipDiagonal {
            static IMAGES: [u8; 64] = q::table::read_at(TABLES_OF_PINWHEEL, 34512);
            IMAGES[number as usize & 63]
        };
        flip_anti_diagonal_square FlipAntiDiagonal {
            static IMAGES: [u8; 64] = q::table::read_at(TABLES_OF_PINWHEEL, 34576);
            IMAGES[number as usize & 63]
        };
        rotate_90_square Rotate90 { number.wrapping_add(0x10) & 0x3f };
        rotate_180_square Rotate180 { number ^ 0x20 };
        rotate_270_square Rotate270 { number.wrapping_add(0x30) & 0x3f };
    }
    q::steps! {
        Pinwheel, |set|;
        shift_north North {
            let t1 = set.rotate_left(21);
            let t2 = set.rotate_left(12);
            let t8 = (t1 & 0x80101020000102c).wrapping_mul(0x8a008a) & 0x4808000426001000;
            let t13 = (set.rotate_left(33) & 0x201508).wrapping_mul(0x810403);
            let t23 = ((set & 0x400000) >> 21) | ((set & 0x1000000000) >> 34);
            let t29 = (set & 0x8000000064c3).wrapping_mul(0x800a000500) & 0xb2000088020200;
            let t36 = (t2 & 0x24064).wrapping_mul(0x40000106) & 0x100000086008;
            let t38 = (t8 | (t13 & 0x210240010)) | ((t23 | t29) | t36);
            let t43 = (set.rotate_left(40) & 0x8000a000154).wrapping_mul(0x800010000404481);
            let t50 = (set.rotate_left(48) & 0x800b7).wrapping_mul(0x20200000109);
            let t59 = (t2 & 0x82008000990).wrapping_mul(0x4000000a030008) & 0x1400094100000800;
            let t65 = (t1 & 0x40000120040482).wrapping_mul(0x10008421) & 0x240800000910080;
            let t67 = ((t43 & 0x800500a001000040) | (t50 & 0x640800408001)) | (t59 | t65);
            t38 | t67
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_PINWHEEL, 34640);
            q::bits::gathered(set, SOURCES_0, 0xdefffdefbffffadf)
        };
        shift_north_east NorthEast {
            let t6 = (set & 0x2008020290c).wrapping_mul(0x20000022022) & 0x402000100549000;
            let t11 = (set.rotate_left(60) & 0x4010400801042).wrapping_mul(0x1810b);
            let t19 = (set.rotate_left(13) & 0x101110).wrapping_mul(0x121);
            let t24 = (set.rotate_left(36) & 0x1001200000001).wrapping_mul(0x8000089);
            let t28 = (t6 | (t11 & 0x200c4010000044)) | ((t19 | t24) & 0x8008000202030090);
            let t33 = (set.rotate_left(32) & 0x18013).wrapping_mul(0x82801);
            let t40 = (set.rotate_left(18) & 0x30800080829).wrapping_mul(0x20000001000a422);
            let t48 = (set.rotate_left(45) & 0x201008081).wrapping_mul(0x100004400004);
            let t55 = (set.rotate_left(50) & 0x100401002210012).wrapping_mul(0x80400028c);
            let t59 = ((t33 & 0x408804001) | (t40 & 0x40c00180a0000002))
                | ((t48 & 0x4102800000200) | (t55 & 0x1801a00000080808));
            t28 | t59
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_PINWHEEL, 34704);
            q::bits::gathered(set, SOURCES_0, 0xdcefbdefbadfdadf)
        };
        shift_east East {
            let t1 = set.swap_bytes();
            let t2 = t1.rotate_left(46);
            let t8 = (t1 & 0x10000001c00).wrapping_mul(0x8000448) & 0x84000140000;
            let t17 = (t1 & 0x40100000c098).wrapping_mul(0x20010084003) & 0x4900500004080;
            let t18 = ((t1 & 0x1000000100000000) >> 23) | t17;
            let t28 = (t1.rotate_left(31) & 0x3100800336).wrapping_mul(0x2008000000020021);
            let t29 = (t2 & 0x8001020).wrapping_mul(0x1a0) | t28;
            let t37 = (t1.rotate_left(21) & 0x6404000040631).wrapping_mul(0x20041024);
            let t44 = (t1.rotate_left(56) & 0x80051003).wrapping_mul(0x210000029);
            let t52 = (t1.rotate_left(20) & 0x4e060).wrapping_mul(0x44001000202);
            let t60 = (t2 & 0x202200002213).wrapping_mul(0x10000068005) & 0x41210080400808;
            let t62 = ((t37 & 0x6500009208000404) | (t44 & 0x808000000018041))
                | ((t52 & 0xa0000060880000) | t60);
            ((t8 | t18) | (t29 & 0x9002060812021032)) | t62
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_PINWHEEL, 34768);
            q::bits::gathered(set, SOURCES_0, 0xfdefbffffadfdeff)
        };
        shift_south_east SouthEast {
            let t6 = (set & 0x4808000080a008).wrapping_mul(0x1000041810) & 0x8442020200004000;
            let t11 = (set.rotate_left(60) & 0x400000421004).wrapping_mul(0x8b);
            let t19 = (set.rotate_left(31) & 0x61).wrapping_mul(0x100000000000005);
            let t24 = (set.rotate_left(41) & 0x10024200002).wrapping_mul(0x415);
            let t28 = (t6 | (t11 & 0x20000000448020)) | ((t19 | t24) & 0x1040080408000c2);
            let t33 = (set.rotate_left(39) & 0xa000022140c).wrapping_mul(0x4000004104101);
            let t40 = (set.rotate_left(52) & 0x580401).wrapping_mul(0x1000023);
            let t48 = (set.rotate_left(5) & 0x400c0102b).wrapping_mul(0x400004000804105);
            let t55 = (set.rotate_left(17) & 0x1014040503).wrapping_mul(0x1000020008011);
            let t59 = ((t33 & 0x3008004812000008) | (t40 & 0x100008080801))
                | ((t48 & 0x800280480120004) | (t55 & 0x81801100011400));
            t28 | t59
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_PINWHEEL, 34832);
            q::bits::gathered(set, SOURCES_0, 0xbdefbadfdadfdcef)
        };
        shift_south South {
            let t1 = set.swap_bytes();
            let t2 = t1.rotate_left(46);
            let t3 = t1.rotate_left(15);
            let t9 = (t1 & 0x8100040003280).wrapping_mul(0x200200202) & 0x9020000010006400;
            let t15 = (t1 & 0x201620000112).wrapping_mul(0x9401080) & 0x18680180000100;
            let t22 = (t3 & 0x400020000680).wrapping_mul(0x100008000218) & 0x42001200010000;
            let t32 = (t3 & 0x10044266049).wrapping_mul(0x209000020002)
                | (t2 & 0x4120).wrapping_mul(0x1050);
            let t35 = ((t9 | t15) | t22) | (t32 & 0x10582404c881802);
            let t40 = (t1.rotate_left(29) & 0x2401815).wrapping_mul(0x22000001000205);
            let t47 = (t1.rotate_left(24) & 0x100000000600f).wrapping_mul(0x102000000844);
            let t55 = (t1.rotate_left(56) & 0x6504).wrapping_mul(0x20082);
            let t63 = (t2 & 0x206).wrapping_mul(0x4201) & 0x48004;
            let t65 = ((t40 & 0x2080000c00400041) | (t47 & 0xe001080000000a0))
                | ((t55 & 0x2320008) | t63);
            t35 | t65
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_PINWHEEL, 34896);
            q::bits::gathered(set, SOURCES_0, 0xbffffadfdefffdef)
        };
        shift_south_west SouthWest {
            let t1 = set.swap_bytes();
            let t2 = t1.rotate_left(57);
            let t3 = t1.rotate_left(9);
            let t8 = (t1.rotate_left(23) & 0x504000000280c).wrapping_mul(0x10102005);
            let t13 = t8 | (t2 & 0xc02005).wrapping_mul(0x1051);
            let t24 = (t3 & 0x880089).wrapping_mul(0x100000d)
                | (t3 & 0x48008112).wrapping_mul(0x1080100800);
            let t32 = (t1.rotate_left(32) & 0x201002028702).wrapping_mul(0x48000000200248);
            let t40 = (t2 & 0x20000011020312).wrapping_mul(0x800000200104104)
                & 0x1281000080421000;
            let t50 = (t1.rotate_left(28) & 0x8403).wrapping_mul(0x10809);
            let t51 = (t1 & 0x800480000c).wrapping_mul(0x8000201408) | t50;
            let t54 = ((t32 & 0x8840409004002080) | t40) | (t51 & 0x2820800250042);
            ((t13 & 0x2010100648080909) | (t24 & 0xc084110808424)) | t54
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_PINWHEEL, 34960);
            q::bits::gathered(set, SOURCES_0, 0xbadfdadfdcefbdef)
        };
        shift_west West {
            let t1 = set.swap_bytes();
            let t6 = (t1.rotate_left(49) & 0x4000051).wrapping_mul(0x1002);
            let t13 = (t1.rotate_left(21) & 0x24101008001).wrapping_mul(0x8400d4);
            let t22 = (t1 & 0x80404080000040f4).wrapping_mul(0x80104003) & 0x804040b208048000;
            let t31 = (t1 & 0x100004010501).wrapping_mul(0x20024040048) & 0x84060010000800;
            let t32 = ((t1 & 0x1000000000) >> 36) | t31;
            let t34 = ((t6 & 0x4000010082) | (t13 & 0x2800000480080040)) | (t22 | t32);
            let t39 = (t1.rotate_left(52) & 0x110010002842).wrapping_mul(0x100000000000c94);
            let t46 = (t1.rotate_left(35) & 0x800100044400313).wrapping_mul(0x4000000042012);
            let t54 = (t1.rotate_left(17) & 0x640d).wrapping_mul(0x410024);
            let t61 = (t1.rotate_left(41) & 0x8000081130).wrapping_mul(0x200020421);
            let t65 = ((t39 & 0x4001800100c00008) | (t46 & 0x1208180800020610))
                | ((t54 & 0x65000104) | (t61 & 0x12000000203020));
            t34 | t65
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_PINWHEEL, 35024);
            q::bits::gathered(set, SOURCES_0, 0xfadfdefffdefbfff)
        };
        shift_north_west NorthWest {
            let t1 = set.rotate_left(36);
            let t6 = (set.rotate_left(21) & 0x2000020001).wrapping_mul(0x40801);
            let t14 = (t1 & 0x12022030).wrapping_mul(0x20004a1) & 0x4000200828800;
            let t21 = (set & 0x4008800040848).wrapping_mul(0x202002808) & 0x8010408010600000;
            let t27 = (set & 0x800000002889025).wrapping_mul(0x200080000221002)
                & 0x1880140080011040;
            let t34 = (t1 & 0x100541).wrapping_mul(0x8800800) & 0x802028080000;
            let t36 = ((t6 & 0x1000800000001) | t14) | ((t21 | t27) | t34);
            let t41 = (set.rotate_left(50) & 0x110040022041).wrapping_mul(0x20040e);
            let t48 = (set.rotate_left(4) & 0x404204022).wrapping_mul(0xa0000088003);
            let t55 = (set.rotate_left(17) & 0x1010115).wrapping_mul(0x800004803);
            let t59 = (t41 & 0x40080500040088)
                | ((t48 & 0x4202000005000004) | (t55 & 0x8004000002212));
            t36 | t59
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_PINWHEEL, 35088);
            q::bits::gathered(set, SOURCES_0, 0xdadfdcefbdefbadf)
        };
    }
    q::conversions! {
        Pinwheel, |set|;
        #[cfg(feature = "a8")]
        pub to_a8 A8 in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_PINWHEEL, 35152);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "file_major")]
        pub to_file_major FileMajor in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_PINWHEEL, 35216);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "gray")]
        pub to_gray Gray in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_PINWHEEL, 35280);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "h1")]
        pub to_h1 H1 in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_PINWHEEL, 35344);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "lerf")]
        pub to_lerf Lerf in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_PINWHEEL, 35408);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "makruk")]
        pub to_makruk Makruk in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_PINWHEEL, 35472);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "ring")]
        pub to_ring Ring in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_PINWHEEL, 35536);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "rotary")]
        pub to_rotary Rotary in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_PINWHEEL, 35600);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "turntable")]
        pub to_turntable Turntable in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_PINWHEEL, 35664);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "w")]
        pub to_w W in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_PINWHEEL, 35728);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
    }
    q::square_constants! {
        Pinwheel, U6;
        A1 8, B1 10, C1 30, D1 5, E1 36, F1 61, G1 41, H1 56,
        A2 57, B2 49, C2 6, D2 19, E2 2, F2 23, G2 33, H2 58,
        A3 13, B3 39, C3 31, D3 59, E3 44, F3 15, G3 54, H3 14,
        A4 52, B4 18, C4 60, D4 32, E4 16, F4 43, G4 3, H4 53,
        A5 21, B5 35, C5 11, D5 48, E5 0, F5 28, G5 50, H5 20,
        A6 46, B6 22, C6 47, D6 12, E6 27, F6 63, G6 7, H6 45,
        A7 26, B7 1, C7 55, D7 34, E7 51, F7 38, G7 17, H7 25,
        A8 24, B8 9, C8 29, D8 4, E8 37, F8 62, G8 42, H8 40,
    }
    q::packed_flips! {
        Pinwheel, |index, pieces|;
        flip_vertical_packed FlipVertical {
            q::piece_by_piece!(
                Pinwheel, index, pieces, square => Pinwheel::flip_vertical_square(square)
            )
        };
        flip_horizontal_packed FlipHorizontal {
            q::piece_by_piece!(
                Pinwheel, index, pieces, square => Pinwheel::flip_horizontal_square(square)
            )
        };
        flip_diagonal_packed FlipDiagonal {
            q::piece_by_piece!(
                Pinwheel, index, pieces, square => Pinwheel::flip_diagonal_square(square)
            )
        };
        flip_anti_diagonal_packed FlipAntiDiagonal {
            q::piece_by_piece!(
                Pinwheel, index, pieces, square => Pinwheel::flip_anti_diagonal_square(square)
            )
        };
        rotate_90_packed Rotate90 {
            (mask::<Pinwheel, word>(0b10000, pieces) ^ index)
                ^ ((index << (1)) & mask::<Pinwheel, word>(0b100000, pieces))
        };
        rotate_180_packed Rotate180 { mask::<Pinwheel, word>(0b100000, pieces) ^ index };
        rotate_270_packed Rotate270 {
            (mask::<Pinwheel, word>(0b10000, pieces) ^ index)
                ^ (mask::<Pinwheel, word>(0b100000, pieces) & !(index << (1)))
        };
    }
    impl q::programs::PackedConversions for Pinwheel {}
    static COORDS: [[u8; 2]; 64] = q::table::read_at(TABLES_OF_PINWHEEL, 35792);
    static NUMBER_AT: [u8; 64] = q::table::read_at(TABLES_OF_PINWHEEL, 35920);
    q::costs! {
        COSTS;
        "COORDS" 128 0 0 0, "NUMBER_AT" 64 0 0 0, "flip_vertical_square" 64 0 1 0,
        "flip_horizontal_square" 64 0 1 0, "flip_diagonal_square" 64 0 1 0,
        "flip_anti_diagonal_square" 64 0 1 0, "rotate_90_square" 0 2 0 2, "rotate_180_square" 0 1 0 1,
        "rotate_270_square" 0 2 0 2, "rotate_90_packed" 0 4 0 3, "rotate_180_packed" 0 1 0 1,
        "rotate_270_packed" 0 4 0 3, "flip_vertical" 0 16 0 14 BITALG 0 3 0 3,
        "flip_horizontal" 0 16 0 14 BITALG 0 3 0 3, "flip_diagonal" 0 16 0 14 BITALG 0 3 0 3,
        "flip_anti_diagonal" 0 16 0 14 BITALG 0 3 0 3, "rotate_90" 0 1 0 1, "rotate_180" 0 1 0 1,
        "rotate_270" 0 1 0 1, "shift_north" 0 42 0 7 BITALG 0 4 0 4,
        "shift_north_east" 0 37 0 7 BITALG 0 4 0 4, "shift_east" 0 39 0 8 BITALG 0 4 0 4,
        "shift_south_east" 0 37 0 7 BITALG 0 4 0 4, "shift_south" 0 40 0 8 BITALG 0 4 0 4,
        "shift_south_west" 0 34 0 8 BITALG 0 4 0 4, "shift_west" 0 41 0 8 BITALG 0 4 0 4,
        "shift_north_west" 0 36 0 7 BITALG 0 4 0 4,
        #[cfg(feature = "a8")] "to_a8" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "file_major")] "to_file_major" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "gray")] "to_gray" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "h1")] "to_h1" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "lerf")] "to_lerf" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "makruk")] "to_makruk" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "ring")] "to_ring" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "rotary")] "to_rotary" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "turntable")] "to_turntable" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "w")] "to_w" 5632 31 11 6 BITALG 0 3 0 3;
        "rook_attacks" 26584 10 9 10, "bishop_attacks" 4984 10 9 10, "queen_attacks" 31568 16 17 11,
        "knight_attacks" 512 0 1 0, "king_attacks" 512 0 1 0, "rook_attacks_empty" 512 0 1 0,
        "bishop_attacks_empty" 512 0 1 0, "queen_attacks_empty" 512 0 1 0, "FILE_SETS" 64 0 0 0,
        "RANK_SETS" 64 0 0 0, "DIAGONAL_SETS" 120 0 0 0, "ANTI_DIAGONAL_SETS" 120 0 0 0, "RAYS" 4096 0 0 0,
        "NEIGHBOURS" 512 0 0 0, "DIRECTIONS" 4096 0 0 0, "PAWN_ATTACKS" 1024 0 0 0,
        "PAWN_PUSHES" 1024 0 0 0, "between" 32768 0 1 0, "line_through" 32768 0 1 0,
    }
    q::layout_trait! {
        Pinwheel, U6, 8 x 8;
        numbers 64;
        squares 64;
        symmetries { q::Symmetry::ALL };
        pawns North South;
        fields [("turn", 2, 4), ("orbit", 4, 0)];
        file Table;
        rank Table;
        number Table;
        packed 6 [(0, 4, 0, 0, 4), (4, 2, 0, 4, 2)];
    }
    impl q::SquareBoard for Pinwheel {}
    static FILE_SETS: [u64; 8] = q::table::read_at(TABLES_OF_PINWHEEL, 35984);
    static RANK_SETS: [u64; 8] = q::table::read_at(TABLES_OF_PINWHEEL, 36048);
    static DIAGONAL_SETS: [u64; 15] = q::table::read_at(TABLES_OF_PINWHEEL, 36112);
    static ANTI_DIAGONAL_SETS: [u64; 15] = q::table::read_at(TABLES_OF_PINWHEEL, 36232);
    static RAYS: [[u64; 64]; 8] = q::table::read_at(TABLES_OF_PINWHEEL, 36352);
    static NEIGHBOURS: [u64; 64] = q::table::read_at(TABLES_OF_PINWHEEL, 40448);
    static DIRECTIONS: [[u8; 64]; 64] = q::table::read_at(TABLES_OF_PINWHEEL, 40960);
    static PAWN_ATTACKS: [[u64; 64]; 2] = q::table::read_at(TABLES_OF_PINWHEEL, 45056);
    static PAWN_PUSHES: [[u64; 64]; 2] = q::table::read_at(TABLES_OF_PINWHEEL, 46080);
    q::bitboard_trait! {
        Pinwheel, u64, 0xffffffffffffffff, lines_by_two;
        0 0x0, 0 0x0, 0 0x0, 0 0x0, 0 0x0, 0 0x0, 0 0x0, 0 0x0,
    }
    q::standard_traits! {
        Pinwheel, Self {}
    }
};
