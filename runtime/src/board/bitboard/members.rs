//! Single squares of a set.

use super::Bitboard;
use crate::board::{BitboardLayout, Square};

/// # Single squares
///
/// These functions ask for a square, add it or remove it.
impl<L: BitboardLayout> Bitboard<L> {
    /// Returns whether the square is in the set.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// assert!(Bitboard::<Lerf>::from_rank(1).contains(Lerf::E2));
    /// ```
    #[doc(alias("has", "test_bit", "is_set"))]
    #[inline(always)]
    pub const fn contains(self, square: Square<L>) -> bool {
        !self.intersection(square.bitboard()).is_empty()
    }

    /// Adds a square.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// let mut set = Lerf::A1.bitboard();
    /// set.add(Lerf::B1);
    /// assert_eq!(set.names().to_string(), "a1 b1");
    /// ```
    #[doc(alias("set_bit", "insert"))]
    #[inline(always)]
    pub const fn add(&mut self, square: Square<L>) {
        *self = self.with(square);
    }

    /// Removes a square.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// let mut set = Bitboard::<Lerf>::FULL;
    /// set.discard(Lerf::A1);
    /// assert_eq!(set.count(), 63);
    /// ```
    #[doc(alias("clear_bit", "reset_bit", "remove"))]
    #[inline(always)]
    pub const fn discard(&mut self, square: Square<L>) {
        *self = self.without(square);
    }

    /// The set with a square added.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// assert_eq!(Lerf::A1.bitboard().with(Lerf::B1).count(), 2);
    /// ```
    #[inline(always)]
    pub const fn with(self, square: Square<L>) -> Self {
        self.union(square.bitboard())
    }

    /// The set without a square.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// assert!(Lerf::A1.bitboard().without(Lerf::A1).is_empty());
    /// ```
    #[doc(alias("rm", "unset"))]
    #[inline(always)]
    pub const fn without(self, square: Square<L>) -> Self {
        self.difference(square.bitboard())
    }
}
