// The expansion of `layouts/mailbox.layout`.

const TABLES_OF_MAILBOX: &[u8; 1088] = include_bytes!("mailbox.bin");

/// The 10x12 mailbox: the board with a margin of two ranks above and below it and one file at each
/// side, so that no leap of a chess piece leaves the array. a1 = 21, h8 = 98. Squares only.
///
/// [Seen in the browser](https://quadrille.github.io/quadrille/#layout=mailbox).
///
/// A layout of the 8 x 8 board; no bitboards; numbers take 7 bits.
///
/// ```text
/// 8 | 91 92 93 94 95 96 97 98
/// 7 | 81 82 83 84 85 86 87 88
/// 6 | 71 72 73 74 75 76 77 78
/// 5 | 61 62 63 64 65 66 67 68
/// 4 | 51 52 53 54 55 56 57 58
/// 3 | 41 42 43 44 45 46 47 48
/// 2 | 31 32 33 34 35 36 37 38
/// 1 | 21 22 23 24 25 26 27 28
///   +------------------------
///      a  b  c  d  e  f  g  h
/// ```
///
/// Verified by the compiler: 64 squares, 7 flips and turns, 1 circuit proved.
///
/// | function or table | bytes | loads | operations |
/// | --- | --- | --- | --- |
/// | `COORDS` | 256 | 0 | 0 |
/// | `NUMBER_AT` | 64 | 0 | 0 |
/// | `flip_vertical_square`, `flip_horizontal_square`, `flip_diagonal_square`, `flip_anti_diagonal_square`, `rotate_90_square`, `rotate_270_square` | 128 | 1 | 0 |
/// | `rotate_180_square`, `rotate_180_packed` | 0 | 0 | 1 |
pub struct Mailbox;
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
        Mailbox, 64
    }
    q::square_flips! {
        Mailbox, U7, |number|;
        flip_vertical_square FlipVertical {
            static IMAGES: [u8; 128] = q::table::read_at(TABLES_OF_MAILBOX, 0);
            IMAGES[number as usize & 127]
        };
        flip_horizontal_square FlipHorizontal {
            static IMAGES: [u8; 128] = q::table::read_at(TABLES_OF_MAILBOX, 128);
            IMAGES[number as usize & 127]
        };
        flip_diagonal_square FlipDiagonal {
            static IMAGES: [u8; 128] = q::table::read_at(TABLES_OF_MAILBOX, 256);
            IMAGES[number as usize & 127]
        };
        flip_anti_diagonal_square FlipAntiDiagonal {
            static IMAGES: [u8; 128] = q::table::read_at(TABLES_OF_MAILBOX, 384);
            IMAGES[number as usize & 127]
        };
        rotate_90_square Rotate90 {
            static IMAGES: [u8; 128] = q::table::read_at(TABLES_OF_MAILBOX, 512);
            IMAGES[number as usize & 127]
        };
        rotate_180_square Rotate180 { 0x77_u32.wrapping_sub(number) };
        rotate_270_square Rotate270 {
            static IMAGES: [u8; 128] = q::table::read_at(TABLES_OF_MAILBOX, 640);
            IMAGES[number as usize & 127]
        };
    }
    q::square_constants! {
        Mailbox, U7;
        A1 21, B1 22, C1 23, D1 24, E1 25, F1 26, G1 27, H1 28,
        A2 31, B2 32, C2 33, D2 34, E2 35, F2 36, G2 37, H2 38,
        A3 41, B3 42, C3 43, D3 44, E3 45, F3 46, G3 47, H3 48,
        A4 51, B4 52, C4 53, D4 54, E4 55, F4 56, G4 57, H4 58,
        A5 61, B5 62, C5 63, D5 64, E5 65, F5 66, G5 67, H5 68,
        A6 71, B6 72, C6 73, D6 74, E6 75, F6 76, G6 77, H6 78,
        A7 81, B7 82, C7 83, D7 84, E7 85, F7 86, G7 87, H7 88,
        A8 91, B8 92, C8 93, D8 94, E8 95, F8 96, G8 97, H8 98,
    }
    q::packed_flips! {
        Mailbox, |index, pieces|;
        flip_vertical_packed FlipVertical {
            q::piece_by_piece!(
                Mailbox, index, pieces, square => Mailbox::flip_vertical_square(square)
            )
        };
        flip_horizontal_packed FlipHorizontal {
            q::piece_by_piece!(
                Mailbox, index, pieces, square => Mailbox::flip_horizontal_square(square)
            )
        };
        flip_diagonal_packed FlipDiagonal {
            q::piece_by_piece!(
                Mailbox, index, pieces, square => Mailbox::flip_diagonal_square(square)
            )
        };
        flip_anti_diagonal_packed FlipAntiDiagonal {
            q::piece_by_piece!(
                Mailbox, index, pieces, square => Mailbox::flip_anti_diagonal_square(square)
            )
        };
        rotate_90_packed Rotate90 {
            q::piece_by_piece!(
                Mailbox, index, pieces, square => Mailbox::rotate_90_square(square)
            )
        };
        rotate_180_packed Rotate180 {
            mask::<Mailbox, word>(0b1110111, pieces).wrapping_sub(index)
        };
        rotate_270_packed Rotate270 {
            q::piece_by_piece!(
                Mailbox, index, pieces, square => Mailbox::rotate_270_square(square)
            )
        };
    }
    impl q::programs::PackedConversions for Mailbox {}
    static COORDS: [[u8; 2]; 128] = q::table::read_at(TABLES_OF_MAILBOX, 768);
    static NUMBER_AT: [u8; 64] = q::table::read_at(TABLES_OF_MAILBOX, 1024);
    q::costs! {
        COSTS;
        "COORDS" 256 0 0 0, "NUMBER_AT" 64 0 0 0, "flip_vertical_square" 128 0 1 0,
        "flip_horizontal_square" 128 0 1 0, "flip_diagonal_square" 128 0 1 0,
        "flip_anti_diagonal_square" 128 0 1 0, "rotate_90_square" 128 0 1 0, "rotate_180_square" 0 1 0 1,
        "rotate_270_square" 128 0 1 0, "rotate_180_packed" 0 1 0 1,
    }
    q::layout_trait! {
        Mailbox, U7, 8 x 8;
        numbers 99;
        squares 64;
        symmetries { q::Symmetry::ALL };
        pawns North South;
        fields [("number", 7, 0)];
        file Table;
        rank Table;
        number Table;
        packed 7 [(0, 7, 0, 0, 7)];
    }
    impl q::SquareBoard for Mailbox {}
    q::standard_traits! {
        Mailbox, Self {}
    }
};
