//! Conversions from and to other crates: their squares, bitboards and colours (`shakmaty`, `cozy_chess`,
//! `haitaka`), and `serde`'s formats. The feature for each is named after the crate. `own_squares` serves an
//! engine's own squares.

#[cfg(feature = "cozy-chess")]
mod cozy_chess;
#[cfg(feature = "haitaka")]
mod haitaka;
mod own_squares;
#[cfg(feature = "serde")]
mod serde;
#[cfg(feature = "shakmaty")]
mod shakmaty;

pub use own_squares::{
    greatest_number, has_every_square, holds_every_number, some_square, square_of_number,
};

/// Converts squares, bitboards and colours from and to those of another crate. Its numbering, board and word come
/// first; then how its squares become numbers and numbers its squares; last its colours for White and for Black.
#[cfg(any(feature = "shakmaty", feature = "cozy-chess", feature = "haitaka"))]
macro_rules! conversions {
    ($numbering:ty, $files:literal x $ranks:literal, $word:ty;
     $(#[$of_square:meta])*
     $square:ty: |$its_square:ident| $number:expr, |$its_number:ident| $numbered:expr;
     $(#[$of_bitboard:meta])*
     $bitboard:ident;
     $(#[$of_color:meta])*
     $color:ty: $first:ident, $second:ident;) => {
        $(#[$of_square])*
        impl<L: crate::board::Layout> From<$square> for crate::board::Square<L> {
            #[inline(always)]
            fn from($its_square: $square) -> Self {
                const { crate::interop::board::<L>($files, $ranks) };
                crate::board::Square::numbered_in::<$numbering>($number)
            }
        }

        /// The square of the same name.
        impl<L: crate::board::Layout> From<crate::board::Square<L>> for $square {
            #[inline(always)]
            fn from(square: crate::board::Square<L>) -> Self {
                const { crate::interop::board::<L>($files, $ranks) };
                let $its_number = square.number_in::<$numbering>();
                $numbered
            }
        }

        $(#[$of_bitboard])*
        impl<L: crate::board::BitboardLayout<Word = $word>> From<$bitboard> for crate::board::Bitboard<L> {
            #[inline(always)]
            fn from(bitboard: $bitboard) -> Self {
                const { crate::interop::board::<L>($files, $ranks) };
                crate::board::Bitboard::from_word_in::<$numbering>(bitboard.0)
            }
        }

        /// The same squares, by their names.
        impl<L: crate::board::BitboardLayout<Word = $word>> From<crate::board::Bitboard<L>> for $bitboard {
            #[inline(always)]
            fn from(bitboard: crate::board::Bitboard<L>) -> Self {
                const { crate::interop::board::<L>($files, $ranks) };
                $bitboard(bitboard.word_in::<$numbering>())
            }
        }

        $(#[$of_color])*
        impl From<$color> for crate::color::Color {
            #[inline(always)]
            fn from(color: $color) -> Self {
                match color {
                    <$color>::$first => crate::color::Color::White,
                    <$color>::$second => crate::color::Color::Black,
                }
            }
        }

        /// The side that moves first for White, the other for Black.
        impl From<crate::color::Color> for $color {
            #[inline(always)]
            fn from(color: crate::color::Color) -> Self {
                match color {
                    crate::color::Color::White => <$color>::$first,
                    crate::color::Color::Black => <$color>::$second,
                }
            }
        }
    };
}
#[cfg(any(feature = "shakmaty", feature = "cozy-chess", feature = "haitaka"))]
use conversions;

/// Fails to compile unless the board is the one that the other crate has.
#[cfg(any(feature = "shakmaty", feature = "cozy-chess", feature = "haitaka"))]
const fn board<L: crate::board::Layout>(files: u8, ranks: u8) {
    assert!(
        L::FILES == files && L::RANKS == ranks && crate::board::layout::is_full::<L>(),
        "squares and bitboards convert to those of a crate for the same board only"
    );
}
