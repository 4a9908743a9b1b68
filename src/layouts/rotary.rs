// What `layouts/rotary.layout` expands to.

const TABLES_OF_ROTARY: &[u8; 54368] = include_bytes!("rotary.bin");

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
    const ROOK_LOOK_UPS_0: q::look_ups::LookUps<'static, u64> = q::look_ups::LookUps {
        slides: &[
            q::look_ups::Slide {
                frames: RIDE_0_1_FRAMES,
                riders: &[RIDE_0_1],
                mask: &[],
            },
        ],
        ..q::look_ups::LookUps::NONE
    };
    static ROOK_ON_EMPTY: [u64; 64] = q::table::read_at(TABLES_OF_ROTARY, 40240);
    impl q::Moves<q::piece::Rook> for Rotary {
        const MOVEMENT: &'static q::look_ups::Movement<'static, u64> = &q::look_ups::Movement {
            on_empty: &ROOK_ON_EMPTY,
            routes: &[&q::moves::Route::rides([(0, 1), (1, 0), (0, -1), (-1, 0)])],
            ..q::look_ups::Movement::plain(&[ROOK_LOOK_UPS_0])
        };
    }
    impl q::Attacks<q::piece::Rook> for Rotary {}
    q::piece_functions! {
        Rotary, q::piece::Rook, "Rook", "a rook";
        /// The squares a rook attacks, given all occupied squares.
        attacks rook_attacks(square, occupancy);
        attackers rook_attackers(square, occupancy);
        moves rook_moves(square, occupancy);
        xrays rook_xrays(square, occupancy);
    }
    const BISHOP_LOOK_UPS_0: q::look_ups::LookUps<'static, u64> = q::look_ups::LookUps {
        slides: &[
            q::look_ups::Slide {
                frames: RIDE_1_1_FRAMES,
                riders: &[RIDE_1_1],
                mask: &[],
            },
        ],
        ..q::look_ups::LookUps::NONE
    };
    static BISHOP_ON_EMPTY: [u64; 64] = q::table::read_at(TABLES_OF_ROTARY, 40752);
    impl q::Moves<q::piece::Bishop> for Rotary {
        const MOVEMENT: &'static q::look_ups::Movement<'static, u64> = &q::look_ups::Movement {
            on_empty: &BISHOP_ON_EMPTY,
            routes: &[&q::moves::Route::rides([(1, 1), (1, -1), (-1, -1), (-1, 1)])],
            ..q::look_ups::Movement::plain(&[BISHOP_LOOK_UPS_0])
        };
    }
    impl q::Attacks<q::piece::Bishop> for Rotary {}
    q::piece_functions! {
        Rotary, q::piece::Bishop, "Bishop", "a bishop";
        /// The squares a bishop attacks, given all occupied squares.
        attacks bishop_attacks(square, occupancy);
        attackers bishop_attackers(square, occupancy);
        moves bishop_moves(square, occupancy);
        xrays bishop_xrays(square, occupancy);
    }
    const QUEEN_LOOK_UPS_0: q::look_ups::LookUps<'static, u64> = q::look_ups::LookUps {
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
        ..q::look_ups::LookUps::NONE
    };
    static QUEEN_ON_EMPTY: [u64; 64] = q::table::read_at(TABLES_OF_ROTARY, 41264);
    impl q::Moves<q::piece::Queen> for Rotary {
        const MOVEMENT: &'static q::look_ups::Movement<'static, u64> = &q::look_ups::Movement {
            on_empty: &QUEEN_ON_EMPTY,
            routes: &[
                &q::moves::Route::rides([
                    (0, 1),
                    (1, 0),
                    (0, -1),
                    (-1, 0),
                    (1, 1),
                    (1, -1),
                    (-1, -1),
                    (-1, 1),
                ]),
            ],
            ..q::look_ups::Movement::plain(&[QUEEN_LOOK_UPS_0])
        };
    }
    impl q::Attacks<q::piece::Queen> for Rotary {}
    q::piece_functions! {
        Rotary, q::piece::Queen, "Queen", "a queen";
        /// The squares a queen attacks, given all occupied squares.
        attacks queen_attacks(square, occupancy);
        attackers queen_attackers(square, occupancy);
        moves queen_moves(square, occupancy);
        xrays queen_xrays(square, occupancy);
    }
    static KNIGHT_TABLE_0: [u64; 64] = q::table::read_at(TABLES_OF_ROTARY, 41776);
    const KNIGHT_LOOK_UPS_0: q::look_ups::LookUps<'static, u64> = q::look_ups::LookUps {
        always: &KNIGHT_TABLE_0,
        ..q::look_ups::LookUps::NONE
    };
    impl q::Moves<q::piece::Knight> for Rotary {
        const MOVEMENT: &'static q::look_ups::Movement<'static, u64> = &q::look_ups::Movement {
            ..q::look_ups::Movement::plain(&[KNIGHT_LOOK_UPS_0])
        };
    }
    impl q::Attacks<q::piece::Knight> for Rotary {}
    q::piece_functions! {
        Rotary, q::piece::Knight, "Knight", "a knight";
        /// The squares a knight attacks.
        attacks knight_attacks(square);
        attackers knight_attackers(square);
        moves knight_moves(square, occupancy);
    }
    static KING_TABLE_0: [u64; 64] = q::table::read_at(TABLES_OF_ROTARY, 42288);
    const KING_LOOK_UPS_0: q::look_ups::LookUps<'static, u64> = q::look_ups::LookUps {
        always: &KING_TABLE_0,
        ..q::look_ups::LookUps::NONE
    };
    impl q::Moves<q::piece::King> for Rotary {
        const MOVEMENT: &'static q::look_ups::Movement<'static, u64> = &q::look_ups::Movement {
            ..q::look_ups::Movement::plain(&[KING_LOOK_UPS_0])
        };
    }
    impl q::Attacks<q::piece::King> for Rotary {}
    q::piece_functions! {
        Rotary, q::piece::King, "King", "a king";
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
            q::bits::gathered(
                set,
                [
                    0x1d1915111c181410, 0x1f1b17131e1a1612, 0xd0905010c080400, 0xf0b07030e0a0602,
                    0x3d3935313c383430, 0x3f3b37333e3a3632, 0x2d2925212c282420,
                    0x2f2b27232e2a2622,
                ],
                0xffffffffffffffff,
            )
        };
        flip_horizontal FlipHorizontal {
            let t4 = (set ^ set.rotate_left(32)) & 0xffff0000ffff0000;
            let t5 = set ^ t4;
            let t9 = (t5 ^ (t5 >> 6)) & 0xcc00cc00cc00cc;
            let t12 = (t5 ^ t9) ^ (t9 << 6);
            let t16 = (t12 ^ (t12 >> 3)) & 0xa0a0a0a0a0a0a0a;
            ((t12 ^ t16) ^ (t16 << 3)).rotate_left(48)
        } BITALG {
            q::bits::gathered(
                set,
                [
                    0x3d3935313c383430, 0x3f3b37333e3a3632, 0x2d2925212c282420,
                    0x2f2b27232e2a2622, 0x1d1915111c181410, 0x1f1b17131e1a1612,
                    0xd0905010c080400, 0xf0b07030e0a0602,
                ],
                0xffffffffffffffff,
            )
        };
        flip_diagonal FlipDiagonal {
            let t4 = (set ^ set.rotate_left(32)) & 0xffff0000ffff0000;
            let t5 = set ^ t4;
            let t9 = (t5 ^ (t5 >> 6)) & 0xcc00cc00cc00cc;
            let t12 = (t5 ^ t9) ^ (t9 << 6);
            let t16 = (t12 ^ (t12 >> 3)) & 0xa0a0a0a0a0a0a0a;
            (t12 ^ t16) ^ (t16 << 3)
        } BITALG {
            q::bits::gathered(
                set,
                [
                    0xd0905010c080400, 0xf0b07030e0a0602, 0x3d3935313c383430, 0x3f3b37333e3a3632,
                    0x2d2925212c282420, 0x2f2b27232e2a2622, 0x1d1915111c181410,
                    0x1f1b17131e1a1612,
                ],
                0xffffffffffffffff,
            )
        };
        flip_anti_diagonal FlipAntiDiagonal {
            let t4 = (set ^ set.rotate_left(32)) & 0xffff0000ffff;
            let t5 = set ^ t4;
            let t9 = (t5 ^ (t5 >> 6)) & 0xcc00cc00cc00cc;
            let t12 = (t5 ^ t9) ^ (t9 << 6);
            let t16 = (t12 ^ (t12 >> 3)) & 0xa0a0a0a0a0a0a0a;
            (t12 ^ t16) ^ (t16 << 3)
        } BITALG {
            q::bits::gathered(
                set,
                [
                    0x2d2925212c282420, 0x2f2b27232e2a2622, 0x1d1915111c181410,
                    0x1f1b17131e1a1612, 0xd0905010c080400, 0xf0b07030e0a0602, 0x3d3935313c383430,
                    0x3f3b37333e3a3632,
                ],
                0xffffffffffffffff,
            )
        };
        rotate_90 Rotate90 { set.rotate_left(16) };
        rotate_180 Rotate180 { set.rotate_left(32) };
        rotate_270 Rotate270 { set.rotate_left(48) };
    }
    q::square_flips! {
        Rotary, U6, |number|;
        flip_vertical_square FlipVertical {
            static IMAGES: [u8; 64] = q::table::read_at(TABLES_OF_ROTARY, 42800);
            IMAGES[number as usize & 63]
        };
        flip_horizontal_square FlipHorizontal {
            static IMAGES: [u8; 64] = q::table::read_at(TABLES_OF_ROTARY, 42864);
            IMAGES[number as usize & 63]
        };
        flip_diagonal_square FlipDiagonal {
            static IMAGES: [u8; 64] = q::table::read_at(TABLES_OF_ROTARY, 42928);
            IMAGES[number as usize & 63]
        };
        flip_anti_diagonal_square FlipAntiDiagonal {
            static IMAGES: [u8; 64] = q::table::read_at(TABLES_OF_ROTARY, 42992);
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
            q::bits::gathered(
                set,
                [
                    0x302010000000000, 0xb0a090807060504, 0xd1716150c131211, 0xf1f1e1d0e1b1a19,
                    0x2b2a292827262524, 0x3f3b37332f2e2d2c, 0x3635340032313000,
                    0x3e3d3c003a393800,
                ],
                0xeeeefffffffffff0,
            )
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
            q::bits::gathered(
                set,
                [
                    0x201000000000000, 0xa09080006050400, 0xc13121100000000, 0xe1b1a190d171615,
                    0x1e2b2a291d272625, 0xf3f3b371f2f2e2d, 0x3a39380036353400, 0xb0703003e3d3c00,
                ],
                0xeeeefffffff0eee0,
            )
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
            q::bits::gathered(
                set,
                [
                    0xa09080006050400, 0x1b1713000e0d0c00, 0x1211100000000000,
                    0x1a19180016151400, 0x1c23222100000000, 0x1e2b2a291d272625,
                    0x2e3b3a392d373635, 0x1f0f0b072f3f3e3d,
                ],
                0xfffffff0eee0eeee,
            )
        };
        shift_south South {
            let t7 = ((set & 0x7ff0) >> 4) | ((set & 0xeeee000000000000) >> 1);
            let t12 = (set.rotate_left(49) & 0xe0001111).wrapping_mul(0x12400924);
            let t24 = (set.rotate_left(48) & 0xf777).wrapping_mul(0x20001);
            let t25 = (set & 0x8fff00000000).wrapping_mul(0x10010) | t24;
            (t7 | (t12 & 0x888000000007800)) | (t25 & 0x8000fff0eeee8000)
        } BITALG {
            q::bits::gathered(
                set,
                [
                    0xb0a090807060504, 0x1f1b17130f0e0d0c, 0x1615140012111000,
                    0x1e1d1c001a191800, 0x2322212000000000, 0x2b2a292827262524,
                    0x2d3736352c333231, 0x2f3f3e3d2e3b3a39,
                ],
                0xfffffff0eeeeffff,
            )
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
            q::bits::gathered(
                set,
                [
                    0x3e0b0a093d070605, 0x2f1f1b173f0f0e0d, 0x1a19180016151400,
                    0x2b2723001e1d1c00, 0x2221200000000000, 0x2a29280026252400,
                    0x2c33323100000000, 0x2e3b3a392d373635,
                ],
                0xfff0eee0eeeeffff,
            )
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
            q::bits::gathered(
                set,
                [
                    0x3d0706053c030201, 0x3f0f0e0d3e0b0a09, 0x1b1a191817161514,
                    0x2f2b27231f1e1d1c, 0x2625240022212000, 0x2e2d2c002a292800,
                    0x3332313000000000, 0x3b3a393837363534,
                ],
                0xfff0eeeeffffffff,
            )
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
            q::bits::gathered(
                set,
                [
                    0x3c03020100000000, 0x3e0b0a093d070605, 0xe1b1a190d171615,
                    0x3f2f2b270f1f1e1d, 0x2a29280026252400, 0x3b3733002e2d2c00,
                    0x3231300000000000, 0x3a39380036353400,
                ],
                0xeee0eeeefffffff0,
            )
        };
    }
    q::conversions! {
        Rotary, |set|;
        #[cfg(feature = "a8")]
        pub to_a8 A8 in BITALG {
            q::bits::gathered(
                set,
                [
                    0x202122231c181410, 0x242526271d191511, 0x28292a2b1e1a1612,
                    0x2c2d2e2f1f1b1713, 0x33373b3f0f0e0d0c, 0x32363a3e0b0a0908,
                    0x3135393d07060504, 0x3034383c03020100,
                ],
                0xffffffffffffffff,
            )
        };
        #[cfg(feature = "file_major")]
        pub to_file_major FileMajor in BITALG {
            q::bits::gathered(
                set,
                [
                    0x101112130c080400, 0x141516170d090501, 0x18191a1b0e0a0602,
                    0x1c1d1e1f0f0b0703, 0x23272b2f3f3e3d3c, 0x22262a2e3b3a3938,
                    0x2125292d37363534, 0x2024282c33323130,
                ],
                0xffffffffffffffff,
            )
        };
        #[cfg(feature = "gray")]
        pub to_gray Gray in BITALG {
            q::bits::gathered(
                set,
                [
                    0x383c343002030100, 0x393d353106070504, 0x3b3f37330e0f0d0c,
                    0x3a3e36320a0b0908, 0x22232120181c1410, 0x26272524191d1511,
                    0x2e2f2d2c1b1f1713, 0x2a2b29281a1e1612,
                ],
                0xffffffffffffffff,
            )
        };
        #[cfg(feature = "h1")]
        pub to_h1 H1 in BITALG {
            q::bits::gathered(
                set,
                [
                    0x102033c383430, 0x40506073d393531, 0x8090a0b3e3a3632, 0xc0d0e0f3f3b3733,
                    0x13171b1f2f2e2d2c, 0x12161a1e2b2a2928, 0x1115191d27262524,
                    0x1014181c23222120,
                ],
                0xffffffffffffffff,
            )
        };
        #[cfg(feature = "lerf")]
        pub to_lerf Lerf in BITALG {
            q::bits::gathered(
                set,
                [
                    0x3034383c03020100, 0x3135393d07060504, 0x32363a3e0b0a0908,
                    0x33373b3f0f0e0d0c, 0x2c2d2e2f1f1b1713, 0x28292a2b1e1a1612,
                    0x242526271d191511, 0x202122231c181410,
                ],
                0xffffffffffffffff,
            )
        };
        #[cfg(feature = "makruk")]
        pub to_makruk Makruk in BITALG {
            q::bits::gathered(
                set,
                [
                    0x3034383c03020100, 0x3135393d07060504, 0x32363a3e0b0a0908,
                    0x33373b3f0f0e0d0c, 0x2c2d2e2f1f1b1713, 0x28292a2b1e1a1612,
                    0x242526271d191511, 0x202122231c181410,
                ],
                0xffffffffffffffff,
            )
        };
        #[cfg(feature = "pinwheel")]
        pub to_pinwheel Pinwheel in BITALG {
            q::bits::gathered(
                set,
                [
                    0x2906031c373d152f, 0x3a32081e1b011400, 0x3916132c070d253f,
                    0xa02182e2b112410, 0x926233c171d350f, 0x1a12283e3b213420, 0x1936330c272d051f,
                    0x2a22380e0b310430,
                ],
                0xffffffffffffffff,
            )
        };
        #[cfg(feature = "ring")]
        pub to_ring Ring in BITALG {
            q::bits::gathered(
                set,
                [
                    0x2421111431340401, 0x2822121832380802, 0x2c23131c333c0c03,
                    0x2926161936390906, 0x2d27171d373d0d07, 0x2e2b1b1e3b3e0e0b,
                    0x2520151035300500, 0x2f2a1f1a3f3a0f0a,
                ],
                0xffffffffffffffff,
            )
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
            q::bits::gathered(
                set,
                [
                    0x203313233212223, 0x1e353a3f11121301, 0x14181c2d262b1719,
                    0x363b27292e050a0f, 0x3e151a1f24282c3d, 0x34383c0d060b3739,
                    0x161b07090e252a2f, 0x1000302004080c1d,
                ],
                0xffffffffffffffff,
            )
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
    static COORDS: [[u8; 2]; 64] = q::table::read_at(TABLES_OF_ROTARY, 43056);
    static NUMBER_AT: [u8; 64] = q::table::read_at(TABLES_OF_ROTARY, 43184);
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
        #[cfg(feature = "a8")]
        "to_a8" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "file_major")]
        "to_file_major" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "gray")]
        "to_gray" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "h1")]
        "to_h1" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "lerf")]
        "to_lerf" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "makruk")]
        "to_makruk" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "pinwheel")]
        "to_pinwheel" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "ring")]
        "to_ring" 5632 31 11 6 BITALG 0 3 0 3;
        #[cfg(feature = "turntable")]
        "to_turntable" 0 12 0 10;
        #[cfg(feature = "w")]
        "to_w" 5632 31 11 6 BITALG 0 3 0 3;
        "rook_attacks" 35800 9 8 9, "bishop_attacks" 4440 9 8 9, "queen_attacks" 40240 19 16 10,
        "knight_attacks" 512 0 1 0, "king_attacks" 512 0 1 0, "rook_attacks_empty" 512 0 1 0,
        "bishop_attacks_empty" 512 0 1 0, "queen_attacks_empty" 512 0 1 0, "FILE_SETS" 64 0 0 0,
        "RANK_SETS" 64 0 0 0, "DIAGONAL_SETS" 120 0 0 0, "ANTI_DIAGONAL_SETS" 120 0 0 0, "RAYS" 4096 0 0 0,
        "NEIGHBOURS" 512 0 0 0, "DIRECTIONS" 4096 0 0 0, "PAWN_ATTACKS" 1024 0 0 0,
        "PAWN_PUSHES" 1024 0 0 0, "between" 32768 0 1 0, "line_through" 32768 0 1 0,
    }
    impl q::Layout for Rotary {
        type Index = q::index::U6;
        const FILES: u8 = 8;
        const RANKS: u8 = 8;
        const NUMBERS: usize = 64;
        const SYMMETRIES: &'static [q::Symmetry] = &q::Symmetry::ALL;
        const PAWNS: [q::Direction; 2] = [q::Direction::North, q::Direction::South];
        const FIELDS: &'static [q::Field] = &[
            q::Field::new("quadrant", 2, 4),
            q::Field::new("rank", 2, 2),
            q::Field::new("file", 2, 0),
        ];
        const COORDS: &'static q::PerSquare<Self, [u8; 2]> = &COORDS;
        const FILE: q::coordinate::Coordinate = q::coordinate::Coordinate::Table;
        const RANK: q::coordinate::Coordinate = q::coordinate::Coordinate::Table;
        const NUMBER: q::coordinate::NumberOf = q::coordinate::NumberOf::Table;
        const NUMBER_AT: &'static [u8] = NUMBER_AT.split_at(64).0;
        const SQUARES_BY_NUMBER: &'static [q::Square<Self>] = &q::squares_by_number::<
            Self,
            64,
        >();
        type NumberBits = q::packed::Bits<6>;
        const PACKING: q::Packing = q::Packing::new(
            &[
                q::packed::PackedField::new(0, 2, 0, 0, 2),
                q::packed::PackedField::new(2, 2, 0, 2, 2),
                q::packed::PackedField::new(4, 2, 0, 4, 2),
            ],
            6,
        );
        const COSTS: &'static [q::Cost] = COSTS;
    }
    impl q::SquareBoard for Rotary {}
    static FILE_SETS: [u64; 8] = q::table::read_at(TABLES_OF_ROTARY, 43248);
    static RANK_SETS: [u64; 8] = q::table::read_at(TABLES_OF_ROTARY, 43312);
    static DIAGONAL_SETS: [u64; 15] = q::table::read_at(TABLES_OF_ROTARY, 43376);
    static ANTI_DIAGONAL_SETS: [u64; 15] = q::table::read_at(TABLES_OF_ROTARY, 43496);
    static RAYS: [[u64; 64]; 8] = q::table::read_at(TABLES_OF_ROTARY, 43616);
    static NEIGHBOURS: [u64; 64] = q::table::read_at(TABLES_OF_ROTARY, 47712);
    static DIRECTIONS: [[u8; 64]; 64] = q::table::read_at(TABLES_OF_ROTARY, 48224);
    static PAWN_ATTACKS: [[u64; 64]; 2] = q::table::read_at(TABLES_OF_ROTARY, 52320);
    static PAWN_PUSHES: [[u64; 64]; 2] = q::table::read_at(TABLES_OF_ROTARY, 53344);
    static BETWEEN_SETS: [[u64; 64usize]; 64usize] = q::lines::between(&RAYS);
    static LINE_SETS: [[u64; 64usize]; 64usize] = q::lines::through(&RAYS);
    impl q::BitboardLayout for Rotary {
        type Word = u64;
        const ALL: u64 = 0xffffffffffffffff;
        const FILE_SETS: &'static [u64] = &FILE_SETS;
        const RANK_SETS: &'static [u64] = &RANK_SETS;
        const DIAGONAL_SETS: &'static [u64] = &DIAGONAL_SETS;
        const ANTI_DIAGONAL_SETS: &'static [u64] = &ANTI_DIAGONAL_SETS;
        const RAYS: &'static [q::PerSquare<Self, u64>; 8] = &RAYS;
        const NEIGHBOURS: &'static q::PerSquare<Self, u64> = &NEIGHBOURS;
        const DIRECTIONS: &'static q::PerSquare<Self, q::PerSquare<Self, u8>> = &DIRECTIONS;
        const SHIFTS: &'static [(i8, u64); 8] = &[
            (0, 0x0),
            (0, 0x0),
            (0, 0x0),
            (0, 0x0),
            (0, 0x0),
            (0, 0x0),
            (0, 0x0),
            (0, 0x0),
        ];
        const PAWN_ATTACKS: &'static [q::PerSquare<Self, u64>; 2] = &PAWN_ATTACKS;
        const PAWN_PUSHES: &'static [q::PerSquare<Self, u64>; 2] = &PAWN_PUSHES;
        const BETWEEN: ::core::option::Option<
            &'static q::PerSquare<Self, q::PerSquare<Self, u64>>,
        > = ::core::option::Option::Some(&BETWEEN_SETS);
        const LINES_THROUGH: ::core::option::Option<
            &'static q::PerSquare<Self, q::PerSquare<Self, u64>>,
        > = ::core::option::Option::Some(&LINE_SETS);
    }
    q::standard_traits! {
        Rotary, Self {}
    }
};
