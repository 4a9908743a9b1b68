//! A set of squares of a layout.
//!
//! - `lines`: files, ranks and diagonals
//! - `members`: single squares of a set
//! - `operators`: two sets
//! - `squares`: squares counted, taken and iterated, and subsets
//! - `steps`: all squares moved, mirrored, turned or renumbered
//! - `text`: sets drawn, named and parsed

use crate::board::{BitboardLayout, NoSuchSquare, Square};
use crate::color::{Color, ColorMap};
use crate::u256::U256;
use crate::word::Word;
use crate::word::constant as word;

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
    /// The squares of the first and the last file and rank of the box that the board lies in.
    pub const EDGES: Self = Self::BACK_RANKS.union(Self::SIDES);
    /// The squares at the corners of the board, or of the box that it lies in.
    pub const CORNERS: Self = Self::BACK_RANKS.intersection(Self::SIDES);
    /// The first rank and the last, of the box that the board lies in. Pawns may end elsewhere:
    /// [`PROMOTION_SQUARES`](Self::PROMOTION_SQUARES).
    pub const BACK_RANKS: Self = Self::from_rank(0).union(Self::from_rank(L::RANKS - 1));
    /// The first file and the last.
    pub const SIDES: Self = Self::from_file(0).union(Self::from_file(L::FILES - 1));
    /// The squares to which a pawn can be pushed and from which it cannot be pushed on, by colour. On a full board
    /// these are the last ranks. Other boards may end elsewhere than their box, and if ranks wrap there are no such
    /// squares.
    ///
    /// ```
    /// # use quadrille::{layouts::{Glinski, Lerf, Omega}, Bitboard, Color};
    /// assert_eq!(Bitboard::<Lerf>::PROMOTION_SQUARES[Color::Black], Bitboard::from_rank(0));
    /// let ends = Bitboard::<Glinski>::PROMOTION_SQUARES[Color::White];
    /// assert_eq!((ends.count(), Bitboard::<Glinski>::from_rank(10).count()), (11, 6));
    /// assert_eq!(Bitboard::<Omega>::PROMOTION_SQUARES[Color::White].count(), 10);
    /// ```
    pub const PROMOTION_SQUARES: ColorMap<Self> =
        ColorMap::new(Self::pawn_ends(Color::White), Self::pawn_ends(Color::Black));
    /// The dark squares, which have the colour of a1.
    pub const DARK_SQUARES: Self = {
        // Every other diagonal in the direction of a8-h1, from a1's on.
        let (mut set, mut diagonal) = (Bitboard::EMPTY, 0);
        while diagonal < L::ANTI_DIAGONAL_SETS.len() {
            set = set.union(Bitboard(L::ANTI_DIAGONAL_SETS[diagonal]));
            diagonal += 2;
        }
        set
    };
    /// The light squares: all that are not dark.
    pub const LIGHT_SQUARES: Self = Self::DARK_SQUARES.complement();

    const fn pawn_ends(color: Color) -> Self {
        let (mut pushed, mut ends, mut index) = (Bitboard::EMPTY, Bitboard::EMPTY, 0);
        while index < L::NUMBER_AT.len() {
            let square = Square::<L>::from_number_unchecked(L::NUMBER_AT[index]);
            match square.forward(color) {
                Some(to) => pushed = pushed.with(to),
                None => ends = ends.with(square),
            }
            index += 1;
        }
        ends.intersection(pushed)
    }

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

/// Converts words to sets, if every bit is a square, and sets to words.
macro_rules! from_word {
    ($($word:ty)*) => { $(
        /// The set with these bits; [`Bitboard::new`] drops those that belong to no square.
        impl<L: BitboardLayout<Word = $word>> TryFrom<$word> for Bitboard<L> {
            type Error = NoSuchSquare;

            #[inline]
            fn try_from(word: $word) -> Result<Self, NoSuchSquare> {
                if word::is_zero(word::and_not(word, L::ALL)) { Ok(Bitboard(word)) } else { Err(NoSuchSquare) }
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

from_word!(u64 u128 U256);

// These follow the type, so that its documentation begins with its own methods.
mod lines;
mod members;
mod operators;
mod squares;
mod steps;
mod text;

pub(crate) use squares::from_bit;
pub use squares::{Squares, Subsets};
pub(crate) use steps::is_square_grid;
pub use steps::shifted;
pub use text::Names;
