//! Counting, taking and iterating the squares of a set, and its subsets.

use core::iter::FusedIterator;

use super::{Bitboard, Names};
use crate::board::{BitboardLayout, Layout, Square};
use crate::word::Word;
use crate::word::constant as word;

/// # Squares counted and taken
///
/// The number of squares, the first and the last one, all of them, all subsets.
impl<L: BitboardLayout> Bitboard<L> {
    /// Returns whether no square is in the set.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// assert!(Bitboard::<Lerf>::EMPTY.is_empty());
    /// ```
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        word::is_zero(self.0)
    }

    /// Returns whether any square is in the set.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// assert!(Lerf::A1.bitboard().any());
    /// ```
    #[inline(always)]
    pub const fn any(self) -> bool {
        !self.is_empty()
    }

    /// The number of squares.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// assert_eq!(Bitboard::<Lerf>::from_file(0).count(), 8);
    /// ```
    #[doc(alias("popcnt", "popcount", "pop_count", "count_ones", "len"))]
    #[inline(always)]
    pub const fn count(self) -> u32 {
        word::count_ones(self.0)
    }

    /// Returns whether there are two squares or more.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// assert!(Bitboard::<Lerf>::from_file(0).more_than_one());
    /// assert!(!Lerf::A1.bitboard().more_than_one());
    /// ```
    #[doc(alias("several"))]
    #[inline(always)]
    pub const fn more_than_one(self) -> bool {
        !word::is_zero(word::without_least(self.0))
    }

    /// The only square, if there is exactly one.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// assert_eq!(Lerf::A1.bitboard().single_square(), Some(Lerf::A1));
    /// assert_eq!(Bitboard::<Lerf>::FULL.single_square(), None);
    /// ```
    #[doc(alias("only_square", "is_singleton"))]
    #[inline]
    pub const fn single_square(self) -> Option<Square<L>> {
        if self.more_than_one() { None } else { self.first() }
    }

    /// The square with the least number.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// assert_eq!(Bitboard::<Lerf>::from_file(2).first(), Some(Lerf::C1));
    /// assert_eq!(Bitboard::<Lerf>::EMPTY.first(), None);
    /// ```
    #[doc(alias("lsb", "bitscan_forward", "trailing_zeros", "next_square"))]
    #[inline(always)]
    pub const fn first(self) -> Option<Square<L>> {
        if self.is_empty() { None } else { Some(from_bit(word::trailing_zeros(self.0))) }
    }

    /// The square with the greatest number.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// assert_eq!(Bitboard::<Lerf>::from_file(2).last(), Some(Lerf::C8));
    /// ```
    #[doc(alias("msb", "bitscan_reverse", "leading_zeros", "pop_msb", "pop_last"))]
    #[inline(always)]
    pub const fn last(self) -> Option<Square<L>> {
        if self.is_empty() {
            return None;
        }
        Some(from_bit(L::Word::BITS - 1 - word::leading_zeros(self.0)))
    }

    /// The set without the square that has the least number.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// assert_eq!((Lerf::A1.bitboard() | Lerf::B1).without_first(), Lerf::B1.bitboard());
    /// assert!(Bitboard::<Lerf>::EMPTY.without_first().is_empty());
    /// ```
    #[doc(alias("reset_lsb", "blsr"))]
    #[inline(always)]
    pub const fn without_first(self) -> Self {
        Bitboard(word::without_least(self.0))
    }

    /// Removes and returns the square with the least number.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// let mut set = Lerf::A1.bitboard() | Lerf::H8.bitboard();
    /// assert_eq!(set.pop_front(), Some(Lerf::A1));
    /// assert_eq!(set, Lerf::H8.bitboard());
    /// ```
    #[doc(alias("pop_lsb", "pop_first"))]
    #[inline(always)]
    pub const fn pop_front(&mut self) -> Option<Square<L>> {
        let square = self.first();
        *self = self.without_first();
        square
    }

    /// The squares in the order of their numbers.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// assert!(Bitboard::<Lerf>::from_rank(0).iter().all(|square| square.rank() == 0));
    /// ```
    #[doc(alias("into_iter"))]
    #[inline(always)]
    pub const fn iter(self) -> Squares<L> {
        Squares(self)
    }

    /// All subsets, the empty one first and the set itself last.
    ///
    /// ```
    /// # use quadrille::{layouts::Ring, Bitboard};
    /// let set = Ring::A1.bitboard() | Ring::C2.bitboard() | Ring::H8.bitboard();
    /// assert_eq!(set.subsets().count(), 8);
    /// assert!(set.subsets().all(|subset| subset.is_subset(set)));
    /// ```
    #[doc(alias("carry_rippler", "iter_subsets"))]
    pub fn subsets(self) -> Subsets<L> {
        Subsets { set: self, next: Some(Bitboard::EMPTY) }
    }

    /// The names of the squares rank by rank from a1, whatever their numbers, to be printed.
    ///
    /// ```
    /// # use quadrille::{layouts::Ring, Direction};
    /// assert_eq!(Ring::F6.ray(Direction::NorthEast).names().to_string(), "g7 h8");
    /// ```
    pub fn names(self) -> Names<L> {
        Names(self)
    }
}

/// The square of a bit that is set in some bitboard, and therefore belongs to a square.
#[inline(always)]
pub(crate) const fn from_bit<L: Layout>(bit: u32) -> Square<L> {
    Square::from_number_unchecked(bit as u8)
}

impl<L: BitboardLayout> FromIterator<Square<L>> for Bitboard<L> {
    fn from_iter<I: IntoIterator<Item = Square<L>>>(squares: I) -> Self {
        squares.into_iter().fold(Bitboard::EMPTY, Bitboard::with)
    }
}

/// The union of sets.
///
/// ```
/// # use quadrille::{layouts::Lerf, Bitboard};
/// let files: Bitboard<Lerf> = [0, 7].into_iter().map(Bitboard::from_file).collect();
/// assert_eq!(files, Bitboard::SIDES);
/// ```
impl<L: BitboardLayout> FromIterator<Bitboard<L>> for Bitboard<L> {
    fn from_iter<I: IntoIterator<Item = Bitboard<L>>>(sets: I) -> Self {
        sets.into_iter().fold(Bitboard::EMPTY, Bitboard::union)
    }
}

impl<L: BitboardLayout> IntoIterator for Bitboard<L> {
    type Item = Square<L>;
    type IntoIter = Squares<L>;

    #[inline(always)]
    fn into_iter(self) -> Squares<L> {
        Squares(self)
    }
}

/// The squares of a [`Bitboard`] in the order of their numbers.
///
/// ```
/// # use quadrille::{layouts::Lerf, Bitboard};
/// let squares: Vec<_> = Bitboard::<Lerf>::from_rank(0).into_iter().rev().collect();
/// assert_eq!(squares[0], Lerf::H1);
/// ```
#[derive(Clone, Debug)]
#[must_use = "iterators do nothing unless they are asked"]
pub struct Squares<L: BitboardLayout>(Bitboard<L>);

impl<L: BitboardLayout> Iterator for Squares<L> {
    type Item = Square<L>;

    #[inline(always)]
    fn next(&mut self) -> Option<Square<L>> {
        self.0.pop_front()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count() as usize;
        (count, Some(count))
    }
}

impl<L: BitboardLayout> DoubleEndedIterator for Squares<L> {
    #[inline]
    fn next_back(&mut self) -> Option<Square<L>> {
        let square = self.0.last()?;
        self.0.discard(square);
        Some(square)
    }
}

impl<L: BitboardLayout> ExactSizeIterator for Squares<L> {}
impl<L: BitboardLayout> FusedIterator for Squares<L> {}

/// The subsets of a [`Bitboard`]: see [`Bitboard::subsets`].
#[derive(Clone, Debug)]
#[must_use = "iterators do nothing unless they are asked"]
pub struct Subsets<L: BitboardLayout> {
    set: Bitboard<L>,
    next: Option<Bitboard<L>>,
}

impl<L: BitboardLayout> Iterator for Subsets<L> {
    type Item = Bitboard<L>;

    fn next(&mut self) -> Option<Bitboard<L>> {
        let subset = self.next?;
        // The borrow ripples through the bits that are not in the set.
        let following = Bitboard(word::minus(subset.0, self.set.0)) & self.set;
        self.next = following.any().then_some(following);
        Some(subset)
    }
}

impl<L: BitboardLayout> FusedIterator for Subsets<L> {}
