//! shakmaty's squares and bitboards, which number a1 = 0, b1 = 1.
//!
//! shakmaty is under the GPL-3.0: a program that turns this feature on is linked with it, and is to be
//! distributed under terms that the GPL allows. Nothing of shakmaty is in this crate.

use shakmaty::{Bitboard, Color, Square};

use crate::numbering::RankMajor;

super::conversions! {
    RankMajor, 8 x 8, u64;
    /// The square of the same name; a layout of another board is an error at compile time.
    ///
    /// ```
    /// # use quadrille::{layouts::W, Square};
    /// assert_eq!(Square::<W>::from(shakmaty::Square::E4), W::E4);
    /// ```
    Square: |square| u8::from(square), |number| Square::new(number.into());
    /// The same squares.
    ///
    /// ```
    /// # use quadrille::{layouts::W, Bitboard};
    /// let rank = shakmaty::Bitboard::from_rank(shakmaty::Rank::Third);
    /// assert_eq!(Bitboard::<W>::from(rank), Bitboard::from_rank(2));
    /// assert_eq!(shakmaty::Bitboard::from(Bitboard::<W>::from_rank(2)), rank);
    /// ```
    Bitboard;
    /// White as White, Black as Black.
    ///
    /// ```
    /// # use quadrille::Color;
    /// assert_eq!(Color::from(shakmaty::Color::Black), Color::Black);
    /// assert_eq!(shakmaty::Color::from(Color::White), shakmaty::Color::White);
    /// ```
    Color: White, Black;
}
