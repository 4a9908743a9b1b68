//! haitaka's squares and bitboards, which number the 9 x 9 board file by file from the upper right.

use haitaka_types::{BitBoard, Color, Square};

use crate::numbering::FileMajorFromTopRight;

super::conversions! {
    FileMajorFromTopRight, 9 x 9, u128;
    /// The square of the same name; a layout of another board is an error at compile time.
    ///
    /// haitaka names files and ranks in the opposite order: its `A5` is 5a.
    ///
    /// ```
    /// # use quadrille::{layouts::Shogi, Square};
    /// assert_eq!(Square::<Shogi>::from(haitaka_types::Square::E7), Shogi::_7E);
    /// ```
    Square: |square| square as u8, |number| Square::index_const(number.into());
    /// The same squares.
    ///
    /// ```
    /// # use quadrille::{layouts::Shogi, Bitboard};
    /// let rank = haitaka_types::Rank::C.bitboard();
    /// assert_eq!(Bitboard::<Shogi>::from(rank), Bitboard::from_rank(6));
    /// assert_eq!(haitaka_types::BitBoard::from(Bitboard::<Shogi>::from_rank(6)), rank);
    /// ```
    BitBoard;
    /// The side that moves first is White here: haitaka's Black, sente.
    ///
    /// ```
    /// # use quadrille::Color;
    /// assert_eq!(Color::from(haitaka_types::Color::White), Color::Black);
    /// assert_eq!(haitaka_types::Color::from(Color::White), haitaka_types::Color::Black);
    /// ```
    Color: Black, White;
}
