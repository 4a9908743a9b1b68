//! cozy-chess's squares and bitboards, which number a1 = 0, b1 = 1.
//!
//! The types are those of `cozy-chess-types`, which `cozy-chess` re-exports.

use cozy_chess_types::{BitBoard, Color, Square};

use crate::numbering::RankMajor;

super::conversions! {
    RankMajor, 8 x 8, u64;
    /// The square of the same name; a layout of another board is an error at compile time.
    ///
    /// ```
    /// # use quadrille::{layouts::W, Square};
    /// assert_eq!(Square::<W>::from(cozy_chess_types::Square::E4), W::E4);
    /// ```
    Square: |square| square as u8, |number| Square::index_const(number.into());
    /// The same squares.
    ///
    /// ```
    /// # use quadrille::{layouts::W, Bitboard};
    /// let rank = cozy_chess_types::Rank::Third.bitboard();
    /// assert_eq!(Bitboard::<W>::from(rank), Bitboard::from_rank(2));
    /// assert_eq!(cozy_chess_types::BitBoard::from(Bitboard::<W>::from_rank(2)), rank);
    /// ```
    BitBoard;
    /// White as White, Black as Black.
    ///
    /// ```
    /// # use quadrille::Color;
    /// assert_eq!(Color::from(cozy_chess_types::Color::Black), Color::Black);
    /// assert_eq!(cozy_chess_types::Color::from(Color::White), cozy_chess_types::Color::White);
    /// ```
    Color: White, Black;
}
