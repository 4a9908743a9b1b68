//! A set of squares of a layout.

use core::fmt;
use core::iter::FusedIterator;
use core::ops::{
    BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign,
};
use core::str::FromStr;

use crate::conversion::renumbered;
use crate::flips::named_flips;
use crate::square::same_board;
use crate::word::constant as word;
use crate::{
    BitboardLayout, Color, Direction, Layout, NoSuchSquare, ParseSquareError, Square, Symmetry,
    Word,
};

/// A set of squares: an integer whose bit `n` is the square numbered `n` in the layout `L`.
///
/// Bits that belong to no square are never set. `{}` draws the board; [`names`](Bitboard::names) prints the names of
/// the squares, and parsing reads them. Sets compare as their words do.
///
/// Operators take sets and squares: `set | square`, `set & !other`.
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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
#[must_use = "a bitboard is a value, not an action"]
pub struct Bitboard<L: BitboardLayout>(L::Word);

/// # Usual sets, and words
///
/// Bit _n_ of a word stands for the square with number _n_.
impl<L: BitboardLayout> Bitboard<L> {
    /// The empty set.
    pub const EMPTY: Self = Bitboard(L::Word::ZERO);
    /// All squares of the board.
    pub const FULL: Self = Bitboard(L::ALL);
    /// The squares of the first and the last file and rank.
    pub const EDGES: Self = Self::BACK_RANKS.union(Self::SIDES);
    /// The squares at the corners of the board, or of the box that it lies in.
    pub const CORNERS: Self = Self::BACK_RANKS.intersection(Self::SIDES);
    /// The first rank and the last.
    pub const BACK_RANKS: Self = Self::from_rank(0).union(Self::from_rank(L::RANKS - 1));
    /// The first file and the last.
    pub const SIDES: Self = Self::from_file(0).union(Self::from_file(L::FILES - 1));
    /// The dark squares: those of the colour of a1.
    pub const DARK_SQUARES: Self = {
        // Every other diagonal in the direction of a8-h1, from a1's on.
        let (mut set, mut diagonal) = (Bitboard::EMPTY, 0);
        while diagonal < L::ANTI_DIAGONAL_SETS.len() {
            set = set.union(Bitboard(L::ANTI_DIAGONAL_SETS[diagonal]));
            diagonal += 2;
        }
        set
    };
    /// The light squares: those not of the colour of a1.
    pub const LIGHT_SQUARES: Self = Self::DARK_SQUARES.complement();

    /// The set with these bits; bits that belong to no square are dropped.
    ///
    /// ```
    /// # use quadrille::{layouts::{Lerf, Shogi}, Bitboard};
    /// assert_eq!(Bitboard::<Lerf>::new(0b101).names().to_string(), "a1 c1");
    /// assert_eq!(Bitboard::<Shogi>::new(u128::MAX), Bitboard::FULL);
    /// ```
    #[inline]
    pub const fn new(word: L::Word) -> Self {
        Bitboard(word::and(word, L::ALL))
    }

    /// The set of a word known to hold only squares: for emitted code.
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
}

/// # Files, ranks and diagonals
///
/// Files and ranks are counted from 0.
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

    /// The squares of some ranks, both ends included: a zone of promotion, a half of the board.
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

    /// The rank that a side counts by this number, its own first rank being 0.
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

    /// The ranks that a side counts by these numbers, both ends included, its own first rank being 0: where it
    /// promotes, where it may drop.
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

/// # One square of a set
///
/// Asking for it, adding it, removing it.
impl<L: BitboardLayout> Bitboard<L> {
    /// Whether the square is in the set.
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

/// # Two sets
///
/// Operators such as `&` do the same outside const contexts.
impl<L: BitboardLayout> Bitboard<L> {
    /// The squares of either set: `a | b`, in const contexts too.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// const SIDES: Bitboard<Lerf> = Bitboard::from_file(0).union(Bitboard::from_file(7));
    /// assert_eq!(SIDES, Bitboard::from_file(0) | Bitboard::from_file(7));
    /// ```
    #[doc(alias("bitor", "with_const"))]
    #[inline(always)]
    pub const fn union(self, other: Self) -> Self {
        Bitboard(word::or(self.0, other.0))
    }

    /// The squares of both sets: `a & b`, in const contexts too.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// const A1: Bitboard<Lerf> = Bitboard::from_file(0).intersection(Bitboard::from_rank(0));
    /// assert_eq!(A1, Lerf::A1.bitboard());
    /// ```
    #[doc(alias("bitand", "intersect_const"))]
    #[inline(always)]
    pub const fn intersection(self, other: Self) -> Self {
        Bitboard(word::and(self.0, other.0))
    }

    /// The squares of this set that are not in the other: `a - b`, in const contexts too.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// const INNER: Bitboard<Lerf> = Bitboard::FULL.difference(Bitboard::EDGES);
    /// assert_eq!(INNER.count(), 36);
    /// ```
    #[doc(alias("without_const", "and_not"))]
    #[inline(always)]
    pub const fn difference(self, other: Self) -> Self {
        Bitboard(word::and_not(self.0, other.0))
    }

    /// The squares of one set only: `a ^ b`, in const contexts too. `set ^= square` toggles a square.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// let (file, rank) = (Bitboard::<Lerf>::from_file(0), Bitboard::from_rank(0));
    /// assert_eq!(file.symmetric_difference(rank).count(), 14);
    /// ```
    #[doc(alias("bitxor", "toggle", "flip_bit"))]
    #[inline(always)]
    pub const fn symmetric_difference(self, other: Self) -> Self {
        Bitboard(word::xor(self.0, other.0))
    }

    /// The squares of the board that are not in the set: `!set`, in const contexts too.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// assert_eq!(Bitboard::<Lerf>::EDGES.complement().count(), 36);
    /// ```
    #[doc(alias("not"))]
    #[inline(always)]
    pub const fn complement(self) -> Self {
        Bitboard::FULL.difference(self)
    }

    /// Whether the sets have the same squares: `a == b`, in const contexts too.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// const { assert!(Bitboard::<Lerf>::EMPTY.equals(Bitboard::FULL.complement())) };
    /// ```
    #[inline(always)]
    pub const fn equals(self, other: Self) -> bool {
        word::equal(self.0, other.0)
    }

    /// Whether no square is in both sets.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// assert!(Lerf::A1.bitboard().is_disjoint(Lerf::B1.bitboard()));
    /// ```
    #[inline(always)]
    pub const fn is_disjoint(self, other: Self) -> bool {
        self.intersection(other).is_empty()
    }

    /// Whether some square is in both sets.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// assert!(Bitboard::<Lerf>::from_file(0).intersects(Bitboard::from_rank(0)));
    /// ```
    #[inline(always)]
    pub const fn intersects(self, other: Self) -> bool {
        !self.is_disjoint(other)
    }

    /// Whether every square is in the other set too.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// assert!(Lerf::A1.bitboard().is_subset(Bitboard::from_file(0)));
    /// ```
    #[inline(always)]
    pub const fn is_subset(self, other: Self) -> bool {
        self.difference(other).is_empty()
    }
}

/// # Squares counted and taken
///
/// The number of squares, the first and the last one, all of them, all subsets.
impl<L: BitboardLayout> Bitboard<L> {
    /// Whether no square is in the set.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// assert!(Bitboard::<Lerf>::EMPTY.is_empty());
    /// ```
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        word::is_zero(self.0)
    }

    /// Whether any square is in the set.
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

    /// Whether there are two squares or more.
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

/// # Steps
///
/// All squares of a set moved at once, in a few operations.
impl<L: BitboardLayout> Bitboard<L> {
    /// All squares moved one step in a direction; those that would leave the board are dropped.
    ///
    /// ```
    /// # use quadrille::{layouts::W, Bitboard, Direction};
    /// assert_eq!(Bitboard::<W>::from_rank(1).shift(Direction::North), Bitboard::from_rank(2));
    /// assert!(Bitboard::<W>::from_file(7).shift(Direction::East).is_empty());
    /// ```
    ///
    /// [`fill`](Bitboard::fill) repeats the step as long as squares are empty.
    #[doc(alias("shift_north"))]
    #[inline(always)]
    pub fn shift(self, direction: Direction) -> Self {
        match shifted(self, direction) {
            Some(set) => set,
            None => L::step_bitboard(self, direction),
        }
    }

    /// The squares one pawn step ahead of these for this colour, occupied or not.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard, Color};
    /// assert_eq!(Bitboard::<Lerf>::from_rank(6).forward(Color::Black), Bitboard::from_rank(5));
    /// ```
    #[doc(alias("pawn_push", "single_push"))]
    #[inline(always)]
    pub fn forward(self, color: Color) -> Self {
        // The direction is a constant in each arm, so each compiles to a shift.
        match color {
            Color::White => self.shift(L::PAWNS[0]),
            Color::Black => self.shift(L::PAWNS[1]),
        }
    }

    /// All squares that pawns of this colour attack from these.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Color};
    /// let pawns = Lerf::A2.bitboard() | Lerf::B2 | Lerf::H3;
    /// assert_eq!(pawns.pawn_attacks(Color::White).names().to_string(), "a3 b3 c3 g4");
    /// ```
    #[inline(always)]
    pub fn pawn_attacks(self, color: Color) -> Self {
        match color {
            Color::White => self.beside_forward(L::PAWNS[0]),
            Color::Black => self.beside_forward(L::PAWNS[1]),
        }
    }

    #[inline(always)]
    fn beside_forward(self, forward: Direction) -> Self {
        let [left, right] = forward.beside();
        self.shift(left) | self.shift(right)
    }

    /// All squares next to a square of the set: those that kings on the set attack. Squares of the set are included
    /// if they are next to another.
    ///
    /// Programs find the few pieces near a king with it.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// assert_eq!(Lerf::A1.bitboard().neighbours().names().to_string(), "b1 a2 b2");
    /// let near = Lerf::E4.neighbours().neighbours();
    /// assert_eq!((near.count(), near.contains(Lerf::E4)), (25, true));
    /// ```
    #[doc(alias("neighbors", "king_ring"))]
    #[inline(always)]
    pub fn neighbours(self) -> Self {
        let beside = self.shift(Direction::East) | self.shift(Direction::West);
        if const { is_square_grid::<L>() } {
            let row = beside | self;
            return beside | row.shift(Direction::North) | row.shift(Direction::South);
        }
        // Two steps in a row may cross a square that the board lacks, and a board's own directions may lead
        // elsewhere.
        Direction::ALL.into_iter().fold(beside, |all, direction| all | self.shift(direction))
    }
}

/// # Flips and other layouts
///
/// Mirrored, turned, or the same squares in another numbering.
impl<L: BitboardLayout> Bitboard<L> {
    /// The set as a side sees it: with ranks mirrored for Black.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Color};
    /// assert_eq!(Lerf::E2.bitboard().relative_to(Color::Black), Lerf::E7.bitboard());
    /// ```
    #[doc(alias("relative"))]
    #[inline]
    pub fn relative_to(self, color: Color) -> Self {
        match color {
            Color::White => self,
            Color::Black => self.flip_vertical(),
        }
    }

    /// The set mirrored or turned; `None` where the board lacks the symmetry.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard, Symmetry};
    /// let set = Bitboard::<Lerf>::from_file(0);
    /// assert_eq!(set.transform(Symmetry::Rotate90), Some(Bitboard::from_rank(7)));
    /// ```
    #[doc(alias("flip", "mirror", "rotate"))]
    #[inline(always)]
    pub fn transform(self, symmetry: Symmetry) -> Option<Self> {
        L::transform_bitboard(self, symmetry)
    }

    named_flips!(L, "Lerf::", ".bitboard()");

    /// The same squares in another layout of the same board.
    ///
    /// Boards of different sizes are an error at compile time. Between equal numberings this does nothing. Layouts
    /// described together, as the standard ones are, use circuits if these are short. Otherwise, numberings that
    /// differ by an exclusive or with a constant take a few exchanges (one byte swap between a1 = 0 and a8 = 0), and
    /// all others 11 look-ups in a table of 5.5 KB, or of 8 KB if a word is a `u128`, however many squares the set
    /// has.
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
        L::convert_bitboard(self).unwrap_or_else(|| renumbered(self))
    }
}

/// The squares one step on in a direction, where one shift makes the step.
#[doc(hidden)]
#[inline(always)]
pub const fn shifted<L: BitboardLayout>(
    set: Bitboard<L>,
    direction: Direction,
) -> Option<Bitboard<L>> {
    let (by, entered) = L::SHIFTS[direction as usize];
    if by == 0 {
        return None;
    }
    Some(Bitboard(word::and(word::shifted(set.0, by as i32), entered)))
}

/// Whether a layout's board is a full rectangle with the directions of a square grid.
const fn is_square_grid<L: BitboardLayout>() -> bool {
    if word::count_ones(L::ALL) != L::FILES as u32 * L::RANKS as u32 {
        return false;
    }
    let mut index = 0;
    while index < 8 {
        let plain = Direction::ALL[index].delta();
        if !matches!(L::STEPS[index], Some(step) if step.0 == plain.0 && step.1 == plain.1) {
            return false;
        }
        index += 1;
    }
    true
}

/// The square of a bit that is set in some bitboard, and therefore belongs to a square.
#[inline(always)]
pub(crate) const fn from_bit<L: Layout>(bit: u32) -> Square<L> {
    Square::from_index(crate::index::constant::masked(bit as u8))
}

/// The empty set, [`Bitboard::EMPTY`].
impl<L: BitboardLayout> Default for Bitboard<L> {
    #[inline]
    fn default() -> Self {
        Bitboard::EMPTY
    }
}

impl<L: BitboardLayout> From<Square<L>> for Bitboard<L> {
    #[inline(always)]
    fn from(square: Square<L>) -> Self {
        square.bitboard()
    }
}

/// Words to sets, where every bit must be a square, and back.
macro_rules! from_word {
    ($($word:ty)*) => { $(
        /// The set with these bits; [`Bitboard::new`] drops those that belong to no square.
        impl<L: BitboardLayout<Word = $word>> TryFrom<$word> for Bitboard<L> {
            type Error = NoSuchSquare;

            #[inline]
            fn try_from(word: $word) -> Result<Self, NoSuchSquare> {
                if word & !L::ALL == 0 { Ok(Bitboard(word)) } else { Err(NoSuchSquare) }
            }
        }

        /// The bits of the set.
        impl<L: BitboardLayout<Word = $word>> From<Bitboard<L>> for $word {
            #[inline(always)]
            fn from(set: Bitboard<L>) -> $word {
                set.0
            }
        }
    )* };
}

from_word!(u64 u128);

/// An operator between sets, and between a set and a square.
macro_rules! set_operator {
    ($operator:ident $method:ident, $assign:ident $assign_method:ident, $function:ident) => {
        set_operator!(@ $operator $method, $function:
            (Bitboard<L>, Bitboard<L>) (Bitboard<L>, Square<L>)
            (Square<L>, Bitboard<L>) (Square<L>, Square<L>)
        );
        set_operator!(@assign $assign $assign_method, $function: (Bitboard<L>) (Square<L>));
    };
    (@ $operator:ident $method:ident, $function:ident: $(($left:ty, $right:ty))*) => { $(
        impl<L: BitboardLayout> $operator<$right> for $left {
            type Output = Bitboard<L>;

            #[inline(always)]
            fn $method(self, other: $right) -> Bitboard<L> {
                Bitboard::from(self).$function(Bitboard::from(other))
            }
        }
    )* };
    (@assign $assign:ident $method:ident, $function:ident: $(($right:ty))*) => { $(
        impl<L: BitboardLayout> $assign<$right> for Bitboard<L> {
            #[inline(always)]
            fn $method(&mut self, other: $right) {
                *self = self.$function(Bitboard::from(other));
            }
        }
    )* };
}

set_operator!(BitAnd bitand, BitAndAssign bitand_assign, intersection);
set_operator!(BitOr bitor, BitOrAssign bitor_assign, union);
set_operator!(BitXor bitxor, BitXorAssign bitxor_assign, symmetric_difference);
set_operator!(Sub sub, SubAssign sub_assign, difference);

/// The squares of the board that are not in the set.
impl<L: BitboardLayout> Not for Bitboard<L> {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        self.complement()
    }
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

impl<L: BitboardLayout> Extend<Square<L>> for Bitboard<L> {
    fn extend<I: IntoIterator<Item = Square<L>>>(&mut self, squares: I) {
        squares.into_iter().for_each(|square| self.add(square));
    }
}

impl<L: BitboardLayout> Extend<Bitboard<L>> for Bitboard<L> {
    fn extend<I: IntoIterator<Item = Bitboard<L>>>(&mut self, sets: I) {
        sets.into_iter().for_each(|set| *self |= set);
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

/// The board, last rank first, a line a rank: `x` for squares of the set, `.` for others, and a space
/// where there is no square.
impl<L: BitboardLayout> fmt::Display for Bitboard<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..L::RANKS).rev() {
            for file in 0..L::FILES {
                let mark = match Square::<L>::from_coords(file, rank) {
                    Some(square) if self.contains(square) => 'x',
                    Some(_) => '.',
                    None => ' ',
                };
                let end = if file + 1 == L::FILES { "\n" } else { " " };
                write!(f, "{mark}{end}")?;
            }
        }
        Ok(())
    }
}

/// The names of the squares of a [`Bitboard`]: see [`Bitboard::names`].
#[derive(Clone, Debug)]
#[must_use = "names are to be printed"]
pub struct Names<L: BitboardLayout>(Bitboard<L>);

impl<L: BitboardLayout> fmt::Display for Names<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let squares = Square::in_board_order().filter(|&square| self.0.contains(square));
        squares.enumerate().try_for_each(|(index, square)| {
            write!(f, "{}{square}", if index == 0 { "" } else { " " })
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

/// Formats a set as its word is formatted.
macro_rules! as_word {
    ($($format:ident)*) => { $(
        impl<L: BitboardLayout> fmt::$format for Bitboard<L> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::$format::fmt(&self.0, f)
            }
        }
    )* };
}

as_word!(LowerHex UpperHex Octal Binary);
