//! Files, ranks and diagonals of the board.

use super::Bitboard;
use crate::board::{BitboardLayout, Square};
use crate::color::Color;

/// # Files, ranks and diagonals
///
/// Files and ranks are counted from 0, and are those of the box that the board lies in. If a board lacks squares,
/// or its ranks wrap, its edge lies elsewhere; [`PROMOTION_SQUARES`](Bitboard::PROMOTION_SQUARES) has the squares
/// where pawns end.
impl<L: BitboardLayout> Bitboard<L> {
    /// The squares of a file.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// assert_eq!(Bitboard::<Lerf>::from_file(0) & Bitboard::from_rank(7), Lerf::A8.bitboard());
    /// ```
    ///
    /// # Panics
    /// If the board has no such file.
    #[inline]
    #[track_caller]
    pub const fn from_file(file: u8) -> Self {
        Bitboard(L::FILE_SETS[file as usize])
    }

    /// The squares of a rank.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// assert_eq!(Bitboard::<Lerf>::from_rank(0).word(), 0xff);
    /// ```
    ///
    /// # Panics
    /// If the board has no such rank.
    #[inline]
    #[track_caller]
    pub const fn from_rank(rank: u8) -> Self {
        Bitboard(L::RANK_SETS[rank as usize])
    }

    /// The squares of the ranks from `first` to `last`, both included, such as a promotion zone or a half of the
    /// board.
    ///
    /// ```
    /// # use quadrille::{layouts::Shogi, Bitboard};
    /// const PROMOTION: Bitboard<Shogi> = Bitboard::from_ranks(6, 8);
    /// assert_eq!(PROMOTION.count(), 27);
    /// ```
    ///
    /// # Panics
    /// If the board lacks some of them.
    #[doc(alias("north", "south"))]
    #[track_caller]
    pub const fn from_ranks(first: u8, last: u8) -> Self {
        Bitboard::from_relative_ranks(Color::White, first, last)
    }

    /// The squares of a rank of the box, counted from a side's own first rank, which is 0.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard, Color};
    /// assert!(Bitboard::<Lerf>::from_relative_rank(Color::Black, 1).contains(Lerf::E7));
    /// ```
    ///
    /// # Panics
    /// If the board has no such rank.
    #[doc(alias("relative_rank", "backrank", "back_rank"))]
    #[track_caller]
    #[inline]
    pub const fn from_relative_rank(color: Color, rank: u8) -> Self {
        Bitboard::from_rank(match color {
            Color::White => rank,
            // A rank that the board lacks becomes another that it lacks.
            Color::Black => (L::RANKS - 1).wrapping_sub(rank),
        })
    }

    /// The squares of the ranks of the box from `first` to `last`, both included, counted from a side's own first
    /// rank, which is 0: for example where it promotes, or where it may drop.
    ///
    /// ```
    /// # use quadrille::{layouts::Shogi, Bitboard, Color};
    /// const PROMOTION: Bitboard<Shogi> = Bitboard::from_relative_ranks(Color::Black, 6, 8);
    /// assert_eq!(PROMOTION, Bitboard::from_ranks(0, 2));
    /// ```
    ///
    /// # Panics
    /// If the board lacks some of them.
    #[doc(alias("forward_ranks", "prom_zone", "drop_zone"))]
    #[track_caller]
    pub const fn from_relative_ranks(color: Color, first: u8, last: u8) -> Self {
        let (mut set, mut rank) = (Bitboard::EMPTY, first);
        while rank <= last {
            set = set.union(Bitboard::from_relative_rank(color, rank));
            rank += 1;
        }
        set
    }

    /// The diagonal through a square in the direction of a1-h8.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// assert_eq!(Bitboard::diagonal(Lerf::G2).names().to_string(), "f1 g2 h3");
    /// ```
    #[doc(alias("up_diagonal"))]
    #[inline]
    pub const fn diagonal(square: Square<L>) -> Self {
        Bitboard(L::DIAGONAL_SETS[(square.file() + (L::RANKS - 1 - square.rank())) as usize])
    }

    /// The diagonal through a square in the direction of a8-h1.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// assert_eq!(Bitboard::anti_diagonal(Lerf::B2).names().to_string(), "c1 b2 a3");
    /// ```
    #[doc(alias("down_diagonal", "antidiagonal"))]
    #[inline]
    pub const fn anti_diagonal(square: Square<L>) -> Self {
        Bitboard(L::ANTI_DIAGONAL_SETS[(square.file() + square.rank()) as usize])
    }
}
