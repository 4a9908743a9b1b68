// The expansion of `layouts/x88.layout`.

const TABLES_OF_X88: &[u8; 320] = include_bytes!("x88.bin");

/// 0x88: sixteen numbers a rank, of which the upper eight are off the board, where bits 7 or 3
/// are set. Squares only, no bitboards.
///
/// [Seen in the browser](https://quadrille.github.io/quadrille/#layout=x88).
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
///
/// Verified by the compiler: 64 squares, 7 flips and turns, 7 circuits proved.
///
/// | function or table | bytes | loads | operations |
/// | --- | --- | --- | --- |
/// | `COORDS` | 256 | 0 | 0 |
/// | `NUMBER_AT` | 64 | 0 | 0 |
/// | `flip_vertical_square`, `flip_horizontal_square`, `rotate_180_square`, `flip_vertical_packed`, `flip_horizontal_packed`, `rotate_180_packed` | 0 | 0 | 1 |
/// | `flip_diagonal_square`, `flip_diagonal_packed`, `rotate_90_packed` | 0 | 0 | 4 |
/// | `flip_anti_diagonal_square`, `rotate_90_square`, `rotate_270_square`, `flip_anti_diagonal_packed`, `rotate_270_packed` | 0 | 0 | 5 |
pub struct X88;
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
        X88, 64
    }
    q::square_flips! {
        X88, U7, |number|;
        flip_vertical_square FlipVertical { number ^ 0x70 };
        flip_horizontal_square FlipHorizontal { number ^ 7 };
        flip_diagonal_square FlipDiagonal { (number >> 4) ^ ((number << 4) & 0x70) };
        flip_anti_diagonal_square FlipAntiDiagonal {
            let t6 = (number >> 4) ^ ((number << 4) & 0x70);
            t6 ^ 0x77
        };
        rotate_90_square Rotate90 {
            let t5 = (number >> 4) ^ ((number << 4) & 0x70);
            t5 ^ 0x70
        };
        rotate_180_square Rotate180 { 0x77_u32.wrapping_sub(number) };
        rotate_270_square Rotate270 {
            let t6 = (number >> 4) ^ ((number << 4) & 0x70);
            t6 ^ 7
        };
    }
    q::square_constants! {
        X88, U7;
        A1 0, B1 1, C1 2, D1 3, E1 4, F1 5, G1 6, H1 7,
        A2 16, B2 17, C2 18, D2 19, E2 20, F2 21, G2 22, H2 23,
        A3 32, B3 33, C3 34, D3 35, E3 36, F3 37, G3 38, H3 39,
        A4 48, B4 49, C4 50, D4 51, E4 52, F4 53, G4 54, H4 55,
        A5 64, B5 65, C5 66, D5 67, E5 68, F5 69, G5 70, H5 71,
        A6 80, B6 81, C6 82, D6 83, E6 84, F6 85, G6 86, H6 87,
        A7 96, B7 97, C7 98, D7 99, E7 100, F7 101, G7 102, H7 103,
        A8 112, B8 113, C8 114, D8 115, E8 116, F8 117, G8 118, H8 119,
    }
    q::packed_flips! {
        X88, |index, pieces|;
        flip_vertical_packed FlipVertical { mask::<X88, word>(0b1110000, pieces) ^ index };
        flip_horizontal_packed FlipHorizontal { mask::<X88, word>(0b111, pieces) ^ index };
        flip_diagonal_packed FlipDiagonal {
            (index >> (4 * pieces as u32))
                ^ ((index << (4 * pieces as u32)) & mask::<X88, word>(0b1110000, pieces))
        };
        flip_anti_diagonal_packed FlipAntiDiagonal {
            (mask::<X88, word>(0b111, pieces) ^ (index >> (4 * pieces as u32)))
                ^ (mask::<X88, word>(0b1110000, pieces) & !(index << (4 * pieces as u32)))
        };
        rotate_90_packed Rotate90 {
            (index >> (4 * pieces as u32))
                ^ (mask::<X88, word>(0b1110000, pieces) & !(index << (4 * pieces as u32)))
        };
        rotate_180_packed Rotate180 { mask::<X88, word>(0b1110111, pieces) & !index };
        rotate_270_packed Rotate270 {
            (mask::<X88, word>(0b111, pieces) ^ (index >> (4 * pieces as u32)))
                ^ ((index << (4 * pieces as u32)) & mask::<X88, word>(0b1110000, pieces))
        };
    }
    impl q::programs::PackedConversions for X88 {}
    static COORDS: [[u8; 2]; 128] = q::table::read_at(TABLES_OF_X88, 0);
    static NUMBER_AT: [u8; 64] = q::table::read_at(TABLES_OF_X88, 256);
    q::costs! {
        COSTS;
        "COORDS" 256 0 0 0, "NUMBER_AT" 64 0 0 0, "flip_vertical_square" 0 1 0 1,
        "flip_horizontal_square" 0 1 0 1, "flip_diagonal_square" 0 4 0 3,
        "flip_anti_diagonal_square" 0 5 0 4, "rotate_90_square" 0 5 0 4, "rotate_180_square" 0 1 0 1,
        "rotate_270_square" 0 5 0 4, "flip_vertical_packed" 0 1 0 1, "flip_horizontal_packed" 0 1 0 1,
        "flip_diagonal_packed" 0 4 0 3, "flip_anti_diagonal_packed" 0 5 0 3, "rotate_90_packed" 0 4 0 3,
        "rotate_180_packed" 0 1 0 1, "rotate_270_packed" 0 5 0 3,
    }
    q::layout_trait! {
        X88, U7, 8 x 8;
        numbers 120;
        squares 64;
        symmetries { q::Symmetry::ALL };
        pawns North South;
        fields [("hi", 3, 4), ("off", 1, 3), ("lo", 3, 0)];
        file bits(0, 7, 0);
        rank bits(4, 7, 0);
        number linear(1, 16, 0);
        packed 7 [(0, 3, 0, 0, 3), (3, 1, 0, 3, 1), (4, 3, 0, 4, 3)];
    }
    impl q::SquareBoard for X88 {}
    q::standard_traits! {
        X88, Self {}
    }
};
