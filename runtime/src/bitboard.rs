//! A set of squares of a layout.

use core::fmt;
use core::hash::{Hash, Hasher};
use core::iter::FusedIterator;
use core::ops::{
    BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign,
};
use core::str::FromStr;

use crate::flips::named_flips;
use crate::rotations::Permutation;
use crate::square::same_board;
use crate::{BitboardLayout, Direction, Layout, ParseSquareError, Square, Symmetry, Word};

/// A set of squares: an integer whose bit `n` is the square numbered `n` in the layout `L`.
///
/// Bits that are no square are never set. `{}` draws the board; [`names`](Bitboard::names) prints
/// the names of the squares, and parsing reads them.
///
/// ```
/// # use quadrille::{layouts::Lerf, Bitboard, Square};
/// let corners: Bitboard<Lerf> = [Lerf::A1, Lerf::H1, Lerf::A8, Lerf::H8].into_iter().collect();
/// assert_eq!(corners.count(), 4);
/// assert_eq!(corners.flip_vertical(), corners);
/// assert_eq!((corners & Bitboard::from_rank(0)).names().to_string(), "a1 h1");
/// assert_eq!("a1 h1 a8 h8".parse(), Ok(corners));
/// assert!(corners.to_string().starts_with("x . . . . . . x\n"));
/// ```
#[repr(transparent)]
pub struct Bitboard<L: BitboardLayout>(L::Word);

impl<L: BitboardLayout> Bitboard<L> {
    /// No squares.
    pub const EMPTY: Self = Bitboard(L::Word::ZERO);
    /// All squares of the board.
    pub const FULL: Self = Bitboard(L::ALL);

    /// The set whose bits these are; bits that are no square are left out.
    ///
    /// In const contexts the layout's own `bitboard` does the same.
    ///
    /// ```
    /// # use quadrille::{layouts::{Lerf, Shogi}, Bitboard};
    /// assert_eq!(Bitboard::<Lerf>::new(0b101).names().to_string(), "a1 c1");
    /// assert_eq!(Bitboard::<Shogi>::new(u128::MAX), Bitboard::FULL);
    /// ```
    #[inline]
    pub fn new(word: L::Word) -> Self {
        Bitboard(word & L::ALL)
    }

    /// The set of a word that is known to hold squares only: for emitted code.
    #[doc(hidden)]
    #[inline(always)]
    pub const fn from_word_unchecked(word: L::Word) -> Self {
        Bitboard(word)
    }

    /// The bits of the set.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// assert_eq!(Lerf::B1.bitboard().word(), 0b10);
    /// ```
    #[inline(always)]
    pub const fn word(self) -> L::Word {
        self.0
    }

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
    pub fn from_file(file: u8) -> Self {
        Bitboard(L::FILE_SETS[usize::from(file)])
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
    pub fn from_rank(rank: u8) -> Self {
        Bitboard(L::RANK_SETS[usize::from(rank)])
    }

    /// The diagonal through a square in the direction of a1-h8.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// assert_eq!(Bitboard::diagonal(Lerf::G2).names().to_string(), "f1 g2 h3");
    /// ```
    #[inline]
    pub fn diagonal(square: Square<L>) -> Self {
        Bitboard(L::DIAGONAL_SETS[usize::from(square.file() + L::RANKS - 1 - square.rank())])
    }

    /// The diagonal through a square in the direction of a8-h1.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// assert_eq!(Bitboard::anti_diagonal(Lerf::B2).names().to_string(), "c1 b2 a3");
    /// ```
    #[inline]
    pub fn anti_diagonal(square: Square<L>) -> Self {
        Bitboard(L::ANTI_DIAGONAL_SETS[usize::from(square.file() + square.rank())])
    }

    /// Whether the square is in the set.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// assert!(Bitboard::<Lerf>::from_rank(1).contains(Lerf::E2));
    /// ```
    #[inline(always)]
    pub fn contains(self, square: Square<L>) -> bool {
        !(self & square.bitboard()).is_empty()
    }

    /// Adds a square.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// let mut set = Lerf::A1.bitboard();
    /// set.add(Lerf::B1);
    /// assert_eq!(set.names().to_string(), "a1 b1");
    /// ```
    #[inline(always)]
    pub fn add(&mut self, square: Square<L>) {
        *self |= square.bitboard();
    }

    /// Takes a square out.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// let mut set = Bitboard::<Lerf>::FULL;
    /// set.discard(Lerf::A1);
    /// assert_eq!(set.count(), 63);
    /// ```
    #[inline(always)]
    pub fn discard(&mut self, square: Square<L>) {
        *self -= square.bitboard();
    }

    /// Takes a square out where it is in, and adds it where it is not.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// let mut set = Lerf::A1.bitboard();
    /// set.toggle(Lerf::A1);
    /// assert!(set.is_empty());
    /// ```
    #[inline(always)]
    pub fn toggle(&mut self, square: Square<L>) {
        *self ^= square.bitboard();
    }

    /// The set and one more square.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// assert_eq!(Lerf::A1.bitboard().with(Lerf::B1).count(), 2);
    /// ```
    #[inline(always)]
    pub fn with(self, square: Square<L>) -> Self {
        self | square.bitboard()
    }

    /// The set without a square.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// assert!(Lerf::A1.bitboard().without(Lerf::A1).is_empty());
    /// ```
    #[inline(always)]
    pub fn without(self, square: Square<L>) -> Self {
        self - square.bitboard()
    }

    /// Whether no square is in the set.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// assert!(Bitboard::<Lerf>::EMPTY.is_empty());
    /// ```
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.0 == L::Word::ZERO
    }

    /// Whether any square is in the set.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// assert!(Lerf::A1.bitboard().any());
    /// ```
    #[inline(always)]
    pub fn any(self) -> bool {
        !self.is_empty()
    }

    /// The number of squares.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// assert_eq!(Bitboard::<Lerf>::from_file(0).count(), 8);
    /// ```
    #[inline(always)]
    pub fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are two squares or more.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// assert!(Bitboard::<Lerf>::from_file(0).more_than_one());
    /// assert!(!Lerf::A1.bitboard().more_than_one());
    /// ```
    #[inline(always)]
    pub fn more_than_one(self) -> bool {
        self.0.without_least() != L::Word::ZERO
    }

    /// The only square, if there is exactly one.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// assert_eq!(Lerf::A1.bitboard().single_square(), Some(Lerf::A1));
    /// assert_eq!(Bitboard::<Lerf>::FULL.single_square(), None);
    /// ```
    #[inline]
    pub fn single_square(self) -> Option<Square<L>> {
        if self.more_than_one() { None } else { self.first() }
    }

    /// Whether no square is in both sets.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// assert!(Lerf::A1.bitboard().is_disjoint(Lerf::B1.bitboard()));
    /// ```
    #[inline(always)]
    pub fn is_disjoint(self, other: Self) -> bool {
        (self & other).is_empty()
    }

    /// Whether some square is in both sets.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// assert!(Bitboard::<Lerf>::from_file(0).intersects(Bitboard::from_rank(0)));
    /// ```
    #[inline(always)]
    pub fn intersects(self, other: Self) -> bool {
        !self.is_disjoint(other)
    }

    /// Whether every square is in the other set too.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// assert!(Lerf::A1.bitboard().is_subset(Bitboard::from_file(0)));
    /// ```
    #[inline(always)]
    pub fn is_subset(self, other: Self) -> bool {
        (self - other).is_empty()
    }

    /// Whether every square of the other set is in this one.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// assert!(Bitboard::from_file(0).is_superset(Lerf::A1.bitboard()));
    /// ```
    #[inline(always)]
    pub fn is_superset(self, other: Self) -> bool {
        other.is_subset(self)
    }

    /// The square with the least number.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// assert_eq!(Bitboard::<Lerf>::from_file(2).first(), Some(Lerf::C1));
    /// assert_eq!(Bitboard::<Lerf>::EMPTY.first(), None);
    /// ```
    #[inline(always)]
    pub fn first(self) -> Option<Square<L>> {
        (!self.is_empty()).then(|| from_bit(self.0.trailing_zeros()))
    }

    /// The square with the greatest number.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// assert_eq!(Bitboard::<Lerf>::from_file(2).last(), Some(Lerf::C8));
    /// ```
    #[inline(always)]
    pub fn last(self) -> Option<Square<L>> {
        (!self.is_empty()).then(|| from_bit(L::Word::BITS - 1 - self.0.leading_zeros()))
    }

    /// Takes out the square with the least number.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// let mut set = Lerf::A1.bitboard() | Lerf::H8.bitboard();
    /// assert_eq!(set.pop_front(), Some(Lerf::A1));
    /// assert_eq!(set, Lerf::H8.bitboard());
    /// ```
    #[inline(always)]
    pub fn pop_front(&mut self) -> Option<Square<L>> {
        let square = self.first();
        self.0 = self.0.without_least();
        square
    }

    /// Takes out the square with the greatest number.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// let mut set = Lerf::A1.bitboard() | Lerf::H8.bitboard();
    /// assert_eq!(set.pop_back(), Some(Lerf::H8));
    /// assert_eq!(set, Lerf::A1.bitboard());
    /// ```
    #[inline(always)]
    pub fn pop_back(&mut self) -> Option<Square<L>> {
        let square = self.last()?;
        self.discard(square);
        Some(square)
    }

    /// All subsets, the empty one first and the set itself last.
    ///
    /// ```
    /// # use quadrille::{layouts::Ring, Bitboard};
    /// let set = Ring::A1.bitboard() | Ring::C2.bitboard() | Ring::H8.bitboard();
    /// assert_eq!(set.subsets().count(), 8);
    /// assert!(set.subsets().all(|subset| subset.is_subset(set)));
    /// ```
    pub fn subsets(self) -> Subsets<L> {
        Subsets { set: self, next: Some(Bitboard::EMPTY) }
    }

    /// The names of the squares in the order of their numbers, to be printed.
    ///
    /// ```
    /// # use quadrille::{layouts::Ring, Direction};
    /// assert_eq!(Ring::F6.ray(Direction::NorthEast).names().to_string(), "h8 g7");
    /// ```
    pub fn names(self) -> Names<L> {
        Names(self)
    }

    /// All squares one step on in a direction; those that leave the board are dropped.
    ///
    /// ```
    /// # use quadrille::{layouts::W, Bitboard, Direction};
    /// assert_eq!(Bitboard::<W>::from_rank(1).shift(Direction::North), Bitboard::from_rank(2));
    /// assert!(Bitboard::<W>::from_file(7).shift(Direction::East).is_empty());
    /// ```
    #[inline(always)]
    pub fn shift(self, direction: Direction) -> Self {
        L::step_bitboard(self, direction)
    }

    /// The set mirrored or turned; `None` where an oblong board lacks the symmetry.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard, Symmetry};
    /// let set = Bitboard::<Lerf>::from_file(0);
    /// assert_eq!(set.transform(Symmetry::Rotate90), Some(Bitboard::from_rank(7)));
    /// ```
    #[inline(always)]
    pub fn transform(self, symmetry: Symmetry) -> Option<Self> {
        L::transform_bitboard(self, symmetry)
    }

    named_flips!(L, "Lerf::", ".bitboard()");

    /// The same squares in another layout of the same board.
    ///
    /// Boards of different sizes are an error at compile time. Layouts that are described together
    /// have circuits that the compiler searched for. Between any others the cheaper of two is found
    /// at compile time: a sum of masked rotations where bits move by few distances (between a1 = 0
    /// and a8 = 0 that is one byte swap), or a network of delta swaps: at most 66 operations, 78
    /// where a word is a `u128`, however many squares there are.
    ///
    /// ```
    /// # use quadrille::{layouts::{Lerf, W}, Bitboard};
    /// assert_eq!(Bitboard::<Lerf>::from_file(2).convert::<W>(), Bitboard::from_file(2));
    /// ```
    ///
    /// ```compile_fail,E0080
    /// # use quadrille::{layouts::{Board5x5, Board6x6}, Bitboard};
    /// Bitboard::<Board5x5>::FULL.convert::<Board6x6>();
    /// ```
    #[inline]
    pub fn convert<M: BitboardLayout>(self) -> Bitboard<M> {
        const { same_board::<L, M>() };
        if let Some(converted) = L::convert_bitboard(self) {
            return converted;
        }
        let bits =
            const { if L::Word::BITS > M::Word::BITS { L::Word::BITS } else { M::Word::BITS } };
        let permutation = const {
            let levels = if L::Word::BITS == 128 || M::Word::BITS == 128 { 7 } else { 6 };
            Permutation::new(L::NUMBER_AT, M::NUMBER_AT, levels)
        };
        let word: u128 = self.0.into();
        Bitboard(M::Word::truncated(match bits {
            64 => permutation.of_u64(word as u64).into(),
            _ => permutation.of_u128(word),
        }))
    }
}

/// The square of a bit that is set in some bitboard, and so is a square.
#[inline(always)]
fn from_bit<L: Layout>(bit: u32) -> Square<L> {
    Square::from_index(<L::Index as crate::index::Index>::masked(bit as u8))
}

impl<L: BitboardLayout> Clone for Bitboard<L> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<L: BitboardLayout> Copy for Bitboard<L> {}

impl<L: BitboardLayout> PartialEq for Bitboard<L> {
    #[inline(always)]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<L: BitboardLayout> Eq for Bitboard<L> {}

impl<L: BitboardLayout> Hash for Bitboard<L> {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

/// The empty set.
impl<L: BitboardLayout> Default for Bitboard<L> {
    #[inline]
    fn default() -> Self {
        Bitboard::EMPTY
    }
}

impl<L: BitboardLayout> From<Square<L>> for Bitboard<L> {
    #[inline]
    fn from(square: Square<L>) -> Self {
        square.bitboard()
    }
}

macro_rules! set_operator {
    ($operator:ident $method:ident, $assign:ident $assign_method:ident, $join:expr) => {
        impl<L: BitboardLayout> $operator for Bitboard<L> {
            type Output = Self;

            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                let join: fn(L::Word, L::Word) -> L::Word = $join;
                Bitboard(join(self.0, other.0))
            }
        }

        impl<L: BitboardLayout> $assign for Bitboard<L> {
            #[inline(always)]
            fn $assign_method(&mut self, other: Self) {
                *self = self.$method(other);
            }
        }
    };
}

set_operator!(BitAnd bitand, BitAndAssign bitand_assign, |a, b| a & b);
set_operator!(BitOr bitor, BitOrAssign bitor_assign, |a, b| a | b);
set_operator!(BitXor bitxor, BitXorAssign bitxor_assign, |a, b| a ^ b);
// The difference of sets: squares of the first that are not in the second.
set_operator!(Sub sub, SubAssign sub_assign, |a, b| a & !b);

/// The squares of the board that are not in the set.
impl<L: BitboardLayout> Not for Bitboard<L> {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        Bitboard(!self.0 & L::ALL)
    }
}

impl<L: BitboardLayout> FromIterator<Square<L>> for Bitboard<L> {
    fn from_iter<I: IntoIterator<Item = Square<L>>>(squares: I) -> Self {
        squares.into_iter().fold(Bitboard::EMPTY, Bitboard::with)
    }
}

impl<L: BitboardLayout> Extend<Square<L>> for Bitboard<L> {
    fn extend<I: IntoIterator<Item = Square<L>>>(&mut self, squares: I) {
        *self |= squares.into_iter().collect();
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
#[derive(Clone)]
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
        self.0.pop_back()
    }
}

impl<L: BitboardLayout> ExactSizeIterator for Squares<L> {}
impl<L: BitboardLayout> FusedIterator for Squares<L> {}

/// The subsets of a [`Bitboard`]: see [`Bitboard::subsets`].
#[derive(Clone)]
pub struct Subsets<L: BitboardLayout> {
    set: Bitboard<L>,
    next: Option<Bitboard<L>>,
}

impl<L: BitboardLayout> Iterator for Subsets<L> {
    type Item = Bitboard<L>;

    fn next(&mut self) -> Option<Bitboard<L>> {
        let subset = self.next?;
        // The borrow ripples through the bits that are not in the set.
        let following = Bitboard(subset.0.minus(self.set.0)) & self.set;
        self.next = following.any().then_some(following);
        Some(subset)
    }
}

impl<L: BitboardLayout> FusedIterator for Subsets<L> {}

/// The board, last rank first, a line a rank: `x` for squares of the set, `.` for others.
impl<L: BitboardLayout> fmt::Display for Bitboard<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..L::RANKS).rev() {
            for file in 0..L::FILES {
                let mark = if self.contains(L::square_at(file, rank)) { 'x' } else { '.' };
                let end = if file + 1 == L::FILES { "\n" } else { " " };
                write!(f, "{mark}{end}")?;
            }
        }
        Ok(())
    }
}

/// The names of the squares of a [`Bitboard`]: see [`Bitboard::names`].
pub struct Names<L: BitboardLayout>(Bitboard<L>);

impl<L: BitboardLayout> fmt::Display for Names<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.into_iter().enumerate().try_for_each(|(place, square)| {
            write!(f, "{}{square}", if place == 0 { "" } else { " " })
        })
    }
}

/// Parses the names of squares with white space between them; none at all is the empty set.
///
/// ```
/// # use quadrille::{layouts::Lerf, Bitboard};
/// assert_eq!("".parse(), Ok(Bitboard::<Lerf>::EMPTY));
/// assert!("a1 i9".parse::<Bitboard<Lerf>>().is_err());
/// ```
impl<L: BitboardLayout> FromStr for Bitboard<L> {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.split_whitespace().map(str::parse::<Square<L>>).collect()
    }
}

impl<L: BitboardLayout> fmt::Debug for Bitboard<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Bitboard({})", self.names())
    }
}

impl<L: BitboardLayout> fmt::LowerHex for Bitboard<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::LowerHex::fmt(&self.0, f)
    }
}

impl<L: BitboardLayout> fmt::Binary for Bitboard<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Binary::fmt(&self.0, f)
    }
}
