// The expansion of `layouts/ring.layout`.

const TABLES_OF_RING: &[u8; 144992] = include_bytes!("ring.bin");

/// Squares by orbit: `hi` is the same for squares that mirroring and turning the board exchange,
/// and `lo` says which of them it is.
///
/// The second numbering of the puzzle "Bit Manipulation Problem", which asks how to flip the
/// board for all pieces of a packed position at once.
///
/// Tables of rook and bishop: 129,584 bytes. With `method: auto` 83,200: the bishop by shared magics.
///
/// [Seen in the browser](https://quadrille.github.io/quadrille/#layout=ring).
///
/// A layout of the 8 x 8 board; bitboards are `u64`; numbers take 6 bits, `hi: 3`, `lo: 3`.
///
/// ```text
/// 8 | 52  4 12 20 22 14  6 54
/// 7 |  5 53 28 36 38 30 55  7
/// 6 | 13 29 60 44 46 62 31 15
/// 5 | 21 37 45 61 63 47 39 23
/// 4 | 17 33 41 57 59 43 35 19
/// 3 |  9 25 56 40 42 58 27 11
/// 2 |  1 49 24 32 34 26 51  3
/// 1 | 48  0  8 16 18 10  2 50
///   +------------------------
///      a  b  c  d  e  f  g  h
/// ```
///
/// Verified by the compiler: 64 squares, 7 flips and turns, 5 pieces, 10,880 occupancies looked up as a ray walks, 22 circuits proved.
///
/// | function or table | bytes | loads | operations |
/// | --- | --- | --- | --- |
/// | `COORDS` | 128 | 0 | 0 |
/// | `NUMBER_AT`, `FILE_SETS`, `RANK_SETS` | 64 | 0 | 0 |
/// | `flip_vertical_square`, `flip_horizontal_square`, `rotate_180_square`, `flip_vertical_packed`, `flip_horizontal_packed`, `rotate_180_packed` | 0 | 0 | 1 |
/// | `flip_diagonal_square`, `flip_anti_diagonal_square`, `rotate_90_square`, `rotate_270_square` | 64 | 1 | 0 |
/// | `flip_diagonal_packed` | 0 | 0 | 9 |
/// | `flip_anti_diagonal_packed`, `rotate_90_packed`, `rotate_270_packed` | 0 | 0 | 10 |
/// | `flip_vertical`, `flip_horizontal` | 0 | 0 | 5 |
/// | `flip_diagonal`, `flip_anti_diagonal` | 0 | 0 | 12 |
/// | `rotate_90`, `rotate_270` | 0 | 0 | 17 |
/// | `rotate_90` (AVX-512 BITALG), `rotate_270` (AVX-512 BITALG), `to_a8` (AVX-512 BITALG), `to_file_major` (AVX-512 BITALG), `to_gray` (AVX-512 BITALG), `to_h1` (AVX-512 BITALG), `to_lerf` (AVX-512 BITALG), `to_makruk` (AVX-512 BITALG), `to_pinwheel` (AVX-512 BITALG), `to_rotary` (AVX-512 BITALG), `to_turntable` (AVX-512 BITALG), `to_w` (AVX-512 BITALG) | 0 | 0 | 3 |
/// | `rotate_180` | 0 | 0 | 11 |
/// | `shift_north` | 0 | 0 | 22 |
/// | `shift_north` (AVX-512 BITALG), `shift_north_east` (AVX-512 BITALG), `shift_east` (AVX-512 BITALG), `shift_south_east` (AVX-512 BITALG), `shift_south` (AVX-512 BITALG), `shift_south_west` (AVX-512 BITALG), `shift_west` (AVX-512 BITALG), `shift_north_west` (AVX-512 BITALG) | 0 | 0 | 4 |
/// | `shift_north_east` | 0 | 0 | 35 |
/// | `shift_east` | 0 | 0 | 19 |
/// | `shift_south_east`, `shift_north_west` | 0 | 0 | 29 |
/// | `shift_south` | 0 | 0 | 21 |
/// | `shift_south_west` | 0 | 0 | 30 |
/// | `shift_west` | 0 | 0 | 20 |
/// | `to_a8`, `to_file_major`, `to_gray`, `to_h1`, `to_lerf`, `to_makruk`, `to_pinwheel`, `to_rotary`, `to_turntable`, `to_w` | 5632 | 11 | 31 |
/// | `rook_attacks` | 67584 | 6 | 7 |
/// | `bishop_attacks` | 62000 | 4 | 3 |
/// | `queen_attacks` | 129584 | 10 | 11 |
/// | `knight_attacks`, `king_attacks`, `rook_attacks_empty`, `bishop_attacks_empty`, `queen_attacks_empty` | 512 | 1 | 0 |
/// | `DIAGONAL_SETS`, `ANTI_DIAGONAL_SETS` | 120 | 0 | 0 |
/// | `RAYS`, `DIRECTIONS` | 4096 | 0 | 0 |
/// | `NEIGHBOURS` | 512 | 0 | 0 |
/// | `PAWN_ATTACKS`, `PAWN_PUSHES` | 1024 | 0 | 0 |
/// | `between`, `line_through` | 32768 | 1 | 0 |
pub struct Ring;
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
        Ring, 64
    }
    q::sets! {
        Ring, u64;
    }
    /// 67584 bytes: 64 attack sets for each line through each square, and 2048 bytes of masks and magics.
    static RIDE_0_1_TABLES: q::sliders::Split<u64, 64, 2, 64, 2> = q::sliders::Split::new(
        q::table::part::<2048>(TABLES_OF_RING, 0),
        q::table::part::<65536>(TABLES_OF_RING, 2048),
    );
    const RIDE_0_1: q::sliders::Rider<'static, u64> = RIDE_0_1_TABLES.rider();
    /// 62000 bytes: 7558 attack sets, one for each key, and 1536 bytes of masks and magics.
    static RIDE_1_1_TABLES: q::sliders::OverlappedSplit64<64, 7558, 54> = q::sliders::OverlappedSplit64::new(
        q::table::part::<1536>(TABLES_OF_RING, 67584),
        q::table::part::<60464>(TABLES_OF_RING, 69120),
    );
    const RIDE_1_1: q::sliders::Rider<'static, u64> = RIDE_1_1_TABLES.rider();
    static ROOK_ON_EMPTY: [u64; 64] = q::table::read_at(TABLES_OF_RING, 129584);
    q::piece! {
        Ring, q::piece::Rook, "Rook", "a rook";
        plain { slides: &[q::look_ups::Slide::own(&[RIDE_0_1])] };
        movement { on_empty: &ROOK_ON_EMPTY };
        rides [(0, 1), (1, 0), (0, -1), (-1, 0)];
        /// The squares a rook attacks, given all occupied squares.
        attacks rook_attacks(square, occupancy);
        attackers rook_attackers(square, occupancy);
        moves rook_moves(square, occupancy);
        xrays rook_xrays(square, occupancy);
    }
    static BISHOP_ON_EMPTY: [u64; 64] = q::table::read_at(TABLES_OF_RING, 130096);
    q::piece! {
        Ring, q::piece::Bishop, "Bishop", "a bishop";
        plain { slides: &[q::look_ups::Slide::own(&[RIDE_1_1])] };
        movement { on_empty: &BISHOP_ON_EMPTY };
        rides [(1, 1), (1, -1), (-1, -1), (-1, 1)];
        /// The squares a bishop attacks, given all occupied squares.
        attacks bishop_attacks(square, occupancy);
        attackers bishop_attackers(square, occupancy);
        moves bishop_moves(square, occupancy);
        xrays bishop_xrays(square, occupancy);
    }
    static QUEEN_ON_EMPTY: [u64; 64] = q::table::read_at(TABLES_OF_RING, 130608);
    q::piece! {
        Ring, q::piece::Queen, "Queen", "a queen";
        plain { slides: &[q::look_ups::Slide::own(&[RIDE_0_1, RIDE_1_1])] };
        movement { on_empty: &QUEEN_ON_EMPTY };
        rides [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1)];
        /// The squares a queen attacks, given all occupied squares.
        attacks queen_attacks(square, occupancy);
        attackers queen_attackers(square, occupancy);
        moves queen_moves(square, occupancy);
        xrays queen_xrays(square, occupancy);
    }
    static KNIGHT_TABLE_0: [u64; 64] = q::table::read_at(TABLES_OF_RING, 131120);
    q::piece! {
        Ring, q::piece::Knight, "Knight", "a knight";
        plain { always: &KNIGHT_TABLE_0 };
        movement {
        };
        /// The squares a knight attacks.
        attacks knight_attacks(square);
        attackers knight_attackers(square);
        moves knight_moves(square, occupancy);
    }
    static KING_TABLE_0: [u64; 64] = q::table::read_at(TABLES_OF_RING, 131632);
    q::piece! {
        Ring, q::piece::King, "King", "a king";
        plain { always: &KING_TABLE_0 };
        movement {
        };
        /// The squares a king attacks.
        attacks king_attacks(square);
        attackers king_attackers(square);
        moves king_moves(square, occupancy);
    }
    q::set_flips! {
        Ring, |set|;
        flip_vertical FlipVertical {
            ((set & 0xf0f0f0f0f0f0f0f0) >> 4) | ((set & 0xf0f0f0f0f0f0f0f) << 4)
        };
        flip_horizontal FlipHorizontal {
            ((set & 0xcccccccccccccccc) >> 2) | ((set & 0x3333333333333333) << 2)
        };
        flip_diagonal FlipDiagonal {
            let t4 = (set ^ (set >> 2)) & 0xc0c0c0c0c0c0c0c;
            let t7 = (set ^ t4) ^ (t4 << 2);
            let t11 = (t7 ^ (t7 >> 1)) & 0x555555555555;
            (t7 ^ t11) ^ (t11 << 1)
        };
        flip_anti_diagonal FlipAntiDiagonal {
            let t4 = (set ^ (set >> 6)) & 0x303030303030303;
            let t7 = (set ^ t4) ^ (t4 << 6);
            let t11 = (t7 ^ (t7 >> 1)) & 0x555555555555;
            (t7 ^ t11) ^ (t11 << 1)
        };
        rotate_90 Rotate90 {
            let t7 = ((set & 0xf0f0f0f0f0f0f0f0) >> 4) | ((set & 0xf0f0f0f0f0f0f0f) << 4);
            let t11 = (t7 ^ (t7 >> 6)) & 0x303030303030303;
            let t14 = (t7 ^ t11) ^ (t11 << 6);
            let t18 = (t14 ^ (t14 >> 1)) & 0x555555555555;
            (t14 ^ t18) ^ (t18 << 1)
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_RING, 132144);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        rotate_180 Rotate180 {
            let t13 = ((set & 0x3030303030303030) >> 2) | ((set & 0xc0c0c0c0c0c0c0c0) >> 6);
            let t14 = ((set & 0x303030303030303) << 6) | ((set & 0xc0c0c0c0c0c0c0c) << 2);
            t14 | t13
        };
        rotate_270 Rotate270 {
            let t7 = ((set & 0xf0f0f0f0f0f0f0f0) >> 4) | ((set & 0xf0f0f0f0f0f0f0f) << 4);
            let t11 = (t7 ^ (t7 >> 2)) & 0xc0c0c0c0c0c0c0c;
            let t14 = (t7 ^ t11) ^ (t11 << 2);
            let t18 = (t14 ^ (t14 >> 1)) & 0x555555555555;
            (t14 ^ t18) ^ (t18 << 1)
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_RING, 132208);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
    }
    q::square_flips! {
        Ring, U6, |number|;
        flip_vertical_square FlipVertical { number ^ 4 };
        flip_horizontal_square FlipHorizontal { number ^ 2 };
        flip_diagonal_square FlipDiagonal {
            static IMAGES: [u8; 64] = q::table::read_at(TABLES_OF_RING, 132272);
            IMAGES[number as usize & 63]
        };
        flip_anti_diagonal_square FlipAntiDiagonal {
            static IMAGES: [u8; 64] = q::table::read_at(TABLES_OF_RING, 132336);
            IMAGES[number as usize & 63]
        };
        rotate_90_square Rotate90 {
            static IMAGES: [u8; 64] = q::table::read_at(TABLES_OF_RING, 132400);
            IMAGES[number as usize & 63]
        };
        rotate_180_square Rotate180 { number ^ 6 };
        rotate_270_square Rotate270 {
            static IMAGES: [u8; 64] = q::table::read_at(TABLES_OF_RING, 132464);
            IMAGES[number as usize & 63]
        };
    }
    q::steps! {
        Ring, |set|;
        shift_north North {
            let t5 = (set.rotate_left(16) & 0x500a5000000500f).wrapping_mul(0x1010102);
            let t17 = (set & 0xa0000000000000a0).rotate_left(47) | ((set & 0x5050000000) >> 16);
            let t18 = ((set & 0x50a000a0a000) >> 8) | t17;
            let t24 = (set & 0xa000a0f0a0a0a0a).wrapping_mul(0x110) & 0xa000a5aa00aa0a00;
            let t30 = (set.rotate_left(11) & 0x50000002828282d).wrapping_mul(0x4000000030);
            (t5 & 0xfa000005a00000a) | ((t18 | t24) | (t30 & 0x500a0a0505000050))
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_RING, 132528);
            q::bits::gathered(set, SOURCES_0, 0xfffafffffffafafa)
        };
        shift_north_east NorthEast {
            let t9 = (set.rotate_left(24) & 0x200818).wrapping_mul(0x1402000001);
            let t10 = (set & 0x202000400002303).wrapping_mul(0x100010000c0) | t9;
            let t18 = (set & 0x101040104240004).wrapping_mul(0x502) & 0x2020c002c000008;
            let t27 = (set.rotate_left(48) & 0x181800).wrapping_mul(0x114);
            let t28 = (set & 0x20003030400).wrapping_mul(0x20000150000) | t27;
            let t35 = (set.rotate_left(41) & 0x10901c24040).wrapping_mul(0x440000400081);
            let t42 = (set.rotate_left(12) & 0x200000000582).wrapping_mul(0x210010000801);
            let t51 = ((set & 0x20) >> 1) | ((set & 0xc0c0000000) >> 24);
            let t54 = (t35 & 0x58401008d0000000) | ((t51 | t18) | (t42 & 0x80a01000001000));
            ((t28 & 0x2008032400d80000) | (t10 & 0x852040c303000800)) | t54
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_RING, 132592);
            q::bits::gathered(set, SOURCES_0, 0xffeaffffffd8d8d8)
        };
        shift_east East {
            let t5 = (set.rotate_left(48) & 0x6699000088aa00).wrapping_mul(0x800000000001);
            let t14 = ((set & 0x4400000000000000) >> 31) | ((set & 0x884400444400) >> 8);
            let t20 = (set & 0x2200113311111111).wrapping_mul(0x104) & 0x8800665500551100;
            let t26 = (set.rotate_left(16) & 0x66004422220000bb).wrapping_mul(0x800201);
            (t5 & 0x1166990000888800) | ((t14 | t20) | (t26 & 0x6688002233000099))
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_RING, 132656);
            q::bits::gathered(set, SOURCES_0, 0xffeeffffffdddddd)
        };
        shift_south_east SouthEast {
            let t1 = set.rotate_left(44);
            let t10 = (t1 & 0x200c81000).wrapping_mul(0x8000051)
                | (t1 & 0x2000000005).wrapping_mul(0x4010000020);
            let t17 = (set.rotate_left(16) & 0x100200004000c08a).wrapping_mul(0x800012000188);
            let t22 = (set.rotate_left(63) & 0x1800010001).wrapping_mul(0xa21);
            let t26 = (t10 & 0x100004404c0c0000) | ((t17 | t22) & 0x81844a8002008101);
            let t32 = (t1 & 0x24008100810).wrapping_mul(0x47100) & 0x808000c00810000;
            let t38 = (set & 0x1010604040203070).wrapping_mul(0x1001002) & 0x62208032b0000080;
            let t43 = (set.rotate_left(39) & 0x100048001061f).wrapping_mul(0x20001000002);
            let t47 = t32 | (t38 | (t43 & 0x402310101000c0c));
            t26 | t47
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_RING, 132720);
            q::bits::gathered(set, SOURCES_0, 0xffaeffffff8d8d8d)
        };
        shift_south South {
            let t1 = set.rotate_left(15);
            let t9 = (set.rotate_left(6) & 0x142800283c14).wrapping_mul(0x80000000004);
            let t12 = ((set & 0x50a000a0a00) >> 8) | (t9 & 0xa0f0a000a0a000);
            let t18 = (t1 & 0x500002828050505).wrapping_mul(0x100000003) & 0x505055050000005;
            let t23 = (set.rotate_left(46) & 0x280028294168).wrapping_mul(0x4004);
            let t31 = (t1 & 0x28002d00000002f8).wrapping_mul(0x2020204) & 0xf00a0000a50000a0;
            let t33 = t18 | ((t23 & 0xa000a0a000f0500) | t31);
            t12 | t33
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_RING, 132784);
            q::bits::gathered(set, SOURCES_0, 0xffafffffffafafaf)
        };
        shift_south_west SouthWest {
            let t1 = set.swap_bytes();
            let t6 = (t1.rotate_left(61) & 0x103).wrapping_mul(0x11000000004);
            let t11 = (t1.rotate_left(32) & 0x8000c000000b).wrapping_mul(0x808001);
            let t19 = (t1.rotate_left(52) & 0x10c01024004).wrapping_mul(0x20000000002025);
            let t26 = (t1.rotate_left(7) & 0x44400500c).wrapping_mul(0x80021010005);
            let t35 = (t1 & 0x8000080702201).wrapping_mul(0x2008002001001) & 0x200b280200002000;
            let t44 = (t1 & 0xc050070046).wrapping_mul(0x280000100004100) & 0x9100d00503000000;
            let t45 = ((t1 & 0xc0182403000000) >> 16) | t44;
            let t47 = ((t19 & 0xa0001820030000) | (t26 & 0xe00060000000024)) | (t35 | t45);
            ((t6 | t11) & 0x40000120c4000403) | t47
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_RING, 132848);
            q::bits::gathered(set, SOURCES_0, 0xffabffffff272727)
        };
        shift_west West {
            let t9 = (set & 0x8855004444).wrapping_mul(0x2000100) & 0x22884400444400;
            let t10 = ((set & 0x1100000000000000) >> 31) | t9;
            let t15 = (set.rotate_left(15) & 0x4c80004444004477).wrapping_mul(0x800001000002);
            let t23 = (set.rotate_left(56) & 0x6655005511).wrapping_mul(0x41);
            let t28 = (set.rotate_left(41) & 0x132cc00004554).wrapping_mul(0x40000000000080);
            (t10 | (t15 & 0xbb000088cc000066)) | ((t23 | t28) & 0x4499773311333311)
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_RING, 132912);
            q::bits::gathered(set, SOURCES_0, 0xffbbffffff777777)
        };
        shift_north_west NorthWest {
            let t1 = set.rotate_left(62);
            let t2 = set.rotate_left(35);
            let t11 = (t1 & 0x808200023204020).wrapping_mul(0x40402)
                | (t2 & 0x80008018000).wrapping_mul(0x2040);
            let t22 = (set.rotate_left(40) & 0x72).wrapping_mul(0x10001);
            let t23 = (t1 & 0x202000300010000).wrapping_mul(0x14310) | t22;
            let t32 = (t2 & 0x4000210021390).wrapping_mul(0x20a0820) & 0x80207000303000;
            let t38 = (set & 0x404090101080c0d).wrapping_mul(0x1100002) & 0x8908028c0e000002;
            let t43 = (set.rotate_left(22) & 0x2000000000242081).wrapping_mul(0x200000800800006);
            let t47 = t32 | (t38 | (t43 & 0x4220100000004200));
            ((t11 & 0x10124c02f1000040) | (t23 & 0x2400810100420030)) | t47
        } BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_RING, 132976);
            q::bits::gathered(set, SOURCES_0, 0xffbaffffff727272)
        };
    }
    q::conversions! {
        Ring, |set|;
        #[cfg(feature = "a8")]
        pub to_a8 A8 in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_RING, 133040);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "file_major")]
        pub to_file_major FileMajor in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_RING, 133104);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "gray")]
        pub to_gray Gray in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_RING, 133168);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "h1")]
        pub to_h1 H1 in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_RING, 133232);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "lerf")]
        pub to_lerf Lerf in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_RING, 133296);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "makruk")]
        pub to_makruk Makruk in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_RING, 133360);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "pinwheel")]
        pub to_pinwheel Pinwheel in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_RING, 133424);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "rotary")]
        pub to_rotary Rotary in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_RING, 133488);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "turntable")]
        pub to_turntable Turntable in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_RING, 133552);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
        #[cfg(feature = "w")]
        pub to_w W in BITALG {
            const SOURCES_0: [u64; 8] = q::table::read_at(TABLES_OF_RING, 133616);
            q::bits::gathered(set, SOURCES_0, 0xffffffffffffffff)
        };
    }
    q::square_constants! {
        Ring, U6;
        A1 48, B1 0, C1 8, D1 16, E1 18, F1 10, G1 2, H1 50,
        A2 1, B2 49, C2 24, D2 32, E2 34, F2 26, G2 51, H2 3,
        A3 9, B3 25, C3 56, D3 40, E3 42, F3 58, G3 27, H3 11,
        A4 17, B4 33, C4 41, D4 57, E4 59, F4 43, G4 35, H4 19,
        A5 21, B5 37, C5 45, D5 61, E5 63, F5 47, G5 39, H5 23,
        A6 13, B6 29, C6 60, D6 44, E6 46, F6 62, G6 31, H6 15,
        A7 5, B7 53, C7 28, D7 36, E7 38, F7 30, G7 55, H7 7,
        A8 52, B8 4, C8 12, D8 20, E8 22, F8 14, G8 6, H8 54,
    }
    q::packed_flips! {
        Ring, |index, pieces|;
        flip_vertical_packed FlipVertical { mask::<Ring, word>(0b100, pieces) ^ index };
        flip_horizontal_packed FlipHorizontal { mask::<Ring, word>(0b10, pieces) ^ index };
        flip_diagonal_packed FlipDiagonal {
            let t1 = index >> (1);
            let t6 = index
                .wrapping_sub(t1 & mask::<Ring, word>(0b10, pieces))
                .wrapping_add(index & mask::<Ring, word>(0b10, pieces));
            let t10 = mask::<Ring, word>(0b1, pieces)
                & !((index & t1) >> (1 + 3 * pieces as u32));
            t10 ^ t6
        };
        flip_anti_diagonal_packed FlipAntiDiagonal {
            let t1 = index >> (1);
            let t6 = index
                .wrapping_add(index & mask::<Ring, word>(0b10, pieces))
                .wrapping_sub(t1 & mask::<Ring, word>(0b10, pieces));
            let t10 = mask::<Ring, word>(0b1, pieces)
                & !((index & t1) >> (1 + 3 * pieces as u32));
            (mask::<Ring, word>(0b110, pieces) ^ t6) ^ t10
        };
        rotate_90_packed Rotate90 {
            let t1 = index >> (1);
            let t6 = index
                .wrapping_add(index & mask::<Ring, word>(0b10, pieces))
                .wrapping_sub(t1 & mask::<Ring, word>(0b10, pieces));
            let t10 = mask::<Ring, word>(0b1, pieces)
                & !((index & t1) >> (1 + 3 * pieces as u32));
            (mask::<Ring, word>(0b100, pieces) ^ t6) ^ t10
        };
        rotate_180_packed Rotate180 { mask::<Ring, word>(0b110, pieces) ^ index };
        rotate_270_packed Rotate270 {
            let t1 = index >> (1);
            let t6 = index
                .wrapping_add(index & mask::<Ring, word>(0b10, pieces))
                .wrapping_sub(t1 & mask::<Ring, word>(0b10, pieces));
            let t10 = mask::<Ring, word>(0b1, pieces)
                & !((index & t1) >> (1 + 3 * pieces as u32));
            (mask::<Ring, word>(0b10, pieces) ^ t6) ^ t10
        };
    }
    impl q::programs::PackedConversions for Ring {}
    static COORDS: [[u8; 2]; 64] = q::table::read_at(TABLES_OF_RING, 133680);
    static NUMBER_AT: [u8; 64] = q::table::read_at(TABLES_OF_RING, 133808);
    q::costs! {
        COSTS;
        "COORDS" 128 0 0 0, "NUMBER_AT" 64 0 0 0, "flip_vertical_square" 0 1 0 1,
        "flip_horizontal_square" 0 1 0 1, "flip_diagonal_square" 64 0 1 0,
        "flip_anti_diagonal_square" 64 0 1 0, "rotate_90_square" 64 0 1 0, "rotate_180_square" 0 1 0 1,
        "rotate_270_square" 64 0 1 0, "flip_vertical_packed" 0 1 0 1, "flip_horizontal_packed" 0 1 0 1,
        "flip_diagonal_packed" 0 9 0 5, "flip_anti_diagonal_packed" 0 10 0 5, "rotate_90_packed" 0 10 0 5,
        "rotate_180_packed" 0 1 0 1, "rotate_270_packed" 0 10 0 5, "flip_vertical" 0 5 0 3,
        "flip_horizontal" 0 5 0 3, "flip_diagonal" 0 12 0 10, "flip_anti_diagonal" 0 12 0 10,
        "rotate_90" 0 17 0 13 BITALG 0 3 0 3, "rotate_180" 0 11 0 4, "rotate_270" 0 17 0 13 BITALG 0 3 0 3,
        "shift_north" 0 22 0 7 BITALG 0 4 0 4, "shift_north_east" 0 35 0 7 BITALG 0 4 0 4,
        "shift_east" 0 19 0 6 BITALG 0 4 0 4, "shift_south_east" 0 29 0 7 BITALG 0 4 0 4,
        "shift_south" 0 21 0 7 BITALG 0 4 0 4, "shift_south_west" 0 30 0 8 BITALG 0 4 0 4,
        "shift_west" 0 20 0 6 BITALG 0 4 0 4, "shift_north_west" 0 29 0 7 BITALG 0 4 0 4,
        #[cfg(feature = "a8")] "to_a8" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "file_major")] "to_file_major" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "gray")] "to_gray" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "h1")] "to_h1" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "lerf")] "to_lerf" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "makruk")] "to_makruk" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "pinwheel")] "to_pinwheel" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "rotary")] "to_rotary" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "turntable")] "to_turntable" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "w")] "to_w" 5632 31 11 6 BITALG 0 3 0 3;
        "rook_attacks" 67584 7 6 4, "bishop_attacks" 62000 3 4 3, "queen_attacks" 129584 11 10 5,
        "knight_attacks" 512 0 1 0, "king_attacks" 512 0 1 0, "rook_attacks_empty" 512 0 1 0,
        "bishop_attacks_empty" 512 0 1 0, "queen_attacks_empty" 512 0 1 0, "FILE_SETS" 64 0 0 0,
        "RANK_SETS" 64 0 0 0, "DIAGONAL_SETS" 120 0 0 0, "ANTI_DIAGONAL_SETS" 120 0 0 0, "RAYS" 4096 0 0 0,
        "NEIGHBOURS" 512 0 0 0, "DIRECTIONS" 4096 0 0 0, "PAWN_ATTACKS" 1024 0 0 0,
        "PAWN_PUSHES" 1024 0 0 0, "between" 32768 0 1 0, "line_through" 32768 0 1 0,
    }
    q::layout_trait! {
        Ring, U6, 8 x 8;
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
    impl q::SquareBoard for Ring {}
    static FILE_SETS: [u64; 8] = q::table::read_at(TABLES_OF_RING, 133872);
    static RANK_SETS: [u64; 8] = q::table::read_at(TABLES_OF_RING, 133936);
    static DIAGONAL_SETS: [u64; 15] = q::table::read_at(TABLES_OF_RING, 134000);
    static ANTI_DIAGONAL_SETS: [u64; 15] = q::table::read_at(TABLES_OF_RING, 134120);
    static RAYS: [[u64; 64]; 8] = q::table::read_at(TABLES_OF_RING, 134240);
    static NEIGHBOURS: [u64; 64] = q::table::read_at(TABLES_OF_RING, 138336);
    static DIRECTIONS: [[u8; 64]; 64] = q::table::read_at(TABLES_OF_RING, 138848);
    static PAWN_ATTACKS: [[u64; 64]; 2] = q::table::read_at(TABLES_OF_RING, 142944);
    static PAWN_PUSHES: [[u64; 64]; 2] = q::table::read_at(TABLES_OF_RING, 143968);
    q::bitboard_trait! {
        Ring, u64, 0xffffffffffffffff, lines_by_two;
        0 0x0, 0 0x0, 0 0x0, 0 0x0, 0 0x0, 0 0x0, 0 0x0, 0 0x0,
    }
    q::standard_traits! {
        Ring, Self {}
    }
};
