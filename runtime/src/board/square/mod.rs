//! A square of a layout.
//!
//! - `distances`: steps to other squares
//! - `lines`: rays, the squares between two, neighbours
//! - `names`: squares printed and parsed
//! - `turns`: squares mirrored, turned or renumbered

use core::fmt;
use core::iter::FusedIterator;

use crate::board::Layout;
use crate::board::layout::{have_same_squares, is_full, is_number, no_number};
use crate::index::constant::{masked, number, of};

/// A square, known by its number in the layout `L`.
///
/// Every layout has its squares as constants, which can be used in patterns: `Lerf::E4`. A square
/// takes one byte, and so does `Option` of it; where numbers go beyond 127, both take two. Squares
/// compare by their numbers.
///
/// ```
/// # use quadrille::{layouts::Lerf, Square};
/// let square: Square<Lerf> = "e4".parse()?;
/// assert_eq!(square, Lerf::E4);
/// assert_eq!((square.file(), square.rank()), (4, 3));
/// assert_eq!(square.flip_vertical(), Lerf::E5);
/// assert_eq!(core::mem::size_of::<Option<Square<Lerf>>>(), 1);
/// # Ok::<(), quadrille::ParseSquareError>(())
/// ```
// Constants in patterns must be of a type whose equality is structural, and so derived.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
#[must_use = "a square is a value, not an action"]
pub struct Square<L: Layout>(L::Index);

/// # Numbers and coordinates
///
/// A square from its number or from its file and rank, and back.
impl<L: Layout> Square<L> {
    /// All squares in the order of their numbers.
    ///
    /// ```
    /// # use quadrille::{layouts::{Lerf, X88}, Square};
    /// const LAST: Square<Lerf> = Square::ALL[63];
    /// assert_eq!(LAST, Lerf::H8);
    /// assert_eq!(Square::<X88>::ALL.len(), 64);
    /// ```
    pub const ALL: &'static [Self] = L::SQUARES_BY_NUMBER;

    /// The square with this number, if there is one.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Square};
    /// assert_eq!(Square::<Lerf>::new(63), Some(Lerf::H8));
    /// assert_eq!(Square::<Lerf>::new(64), None);
    /// ```
    #[doc(alias("from_index", "try_index", "new_unchecked"))]
    #[inline]
    pub const fn new(number: u8) -> Option<Self> {
        if is_number::<L>(number) { Some(Square(masked(number))) } else { None }
    }

    /// The square with a number that is known to belong to one: for emitted code.
    #[doc(hidden)]
    #[inline(always)]
    pub const fn from_number_unchecked(number: u8) -> Self {
        Square(masked(number))
    }

    /// The square's number as the type that indexes tables of the layout.
    ///
    /// An array of your own takes `index().get()`, a `usize` that is known to be small enough for 64 entries on a board of
    /// up to 64 squares, or `usize::from(square)`. A [`SquareMap`](crate::SquareMap) takes the square itself.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// let keys = [0_u64; 64];
    /// assert_eq!(keys[Lerf::E4.index().get()], keys[28]);
    /// ```
    #[inline(always)]
    pub const fn index(self) -> L::Index {
        self.0
    }

    /// The square's number.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// assert_eq!(Lerf::E4.number(), 28);
    /// ```
    #[doc(alias("to_u32", "to_index", "as_usize"))]
    #[inline(always)]
    pub const fn number(self) -> u8 {
        number(self.0)
    }

    /// The square on a file and a rank, both counted from 0, if the board has them and a square there.
    ///
    /// ```
    /// # use quadrille::{layouts::W, Square};
    /// assert_eq!(Square::<W>::from_coords(4, 3), Some(W::E4));
    /// assert_eq!(Square::<W>::from_coords(8, 0), None);
    /// ```
    #[doc(alias("from_file_rank"))]
    #[inline]
    pub const fn from_coords(file: u8, rank: u8) -> Option<Self> {
        if file >= L::FILES || rank >= L::RANKS {
            return None;
        }
        let number = match L::NUMBER.of_coords(file, rank) {
            Some(number) => number,
            None => L::CELLS[rank as usize * L::FILES as usize + file as usize],
        };
        if !is_full::<L>() && number == const { no_number::<L>() } {
            return None;
        }
        Some(Square(masked(number)))
    }

    /// The file, from 0.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// assert_eq!(Lerf::E4.file(), 4);
    /// ```
    #[inline(always)]
    pub const fn file(self) -> u8 {
        match L::FILE.of_number(self.number()) {
            Some(file) => file,
            None => of::<_, [u8; 2]>(self.0, L::COORDS)[0],
        }
    }

    /// The rank, from 0.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// assert_eq!(Lerf::E4.rank(), 3);
    /// ```
    #[inline(always)]
    pub const fn rank(self) -> u8 {
        match L::RANK.of_number(self.number()) {
            Some(rank) => rank,
            None => of::<_, [u8; 2]>(self.0, L::COORDS)[1],
        }
    }

    /// The file and the rank, from 0.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// assert_eq!(Lerf::E4.coords(), (4, 3));
    /// ```
    #[inline(always)]
    pub const fn coords(self) -> (u8, u8) {
        (self.file(), self.rank())
    }

    /// All squares in the order of their numbers: [`ALL`](Self::ALL), one by one.
    ///
    /// ```
    /// # use quadrille::{layouts::X88, Square};
    /// assert_eq!(Square::<X88>::all().len(), 64);
    /// ```
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + FusedIterator + Clone
    {
        Self::ALL.iter().copied()
    }

    /// All squares in the order of the board, whatever their numbers: a1, b1, and so on, rank by
    /// rank.
    ///
    /// ```
    /// # use quadrille::{layouts::A8, Square};
    /// assert!(Square::<A8>::in_board_order().take(3).eq([A8::A1, A8::B1, A8::C1]));
    /// ```
    pub fn in_board_order()
    -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + FusedIterator + Clone {
        L::NUMBER_AT.iter().map(|&number| Square(masked(number)))
    }

    /// Returns whether this is a dark square, that is, of the colour of a1.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// assert!(Lerf::A1.is_dark() && Lerf::H8.is_dark());
    /// ```
    #[inline]
    pub const fn is_dark(self) -> bool {
        (self.file() + self.rank()).is_multiple_of(2)
    }
}

/// The squares in the order of their numbers: for emitted code.
#[doc(hidden)]
pub const fn squares_by_number<L: Layout, const N: usize>() -> [Square<L>; N] {
    let mut squares = [Square(masked(L::NUMBER_AT[0])); N];
    let (mut count, mut number) = (0, 0);
    while number < L::NUMBERS {
        if let Some(square) = Square::new(number as u8) {
            squares[count] = square;
            count += 1;
        }
        number += 1;
    }
    assert!(count == N, "a number for every square");
    squares
}

/// Fails to compile unless the layouts are of one board.
pub(crate) const fn same_board<L: Layout, M: Layout>() {
    assert!(
        have_same_squares::<L, M>(),
        "squares and bitboards convert between layouts of boards of the same size and shape only"
    );
}

/// The square with this number.
///
/// ```
/// # use quadrille::{layouts::Lerf, Square};
/// assert_eq!(Square::try_from(28_u8), Ok(Lerf::E4));
/// assert!(Square::<Lerf>::try_from(64_u8).is_err());
/// ```
impl<L: Layout> TryFrom<u8> for Square<L> {
    type Error = NoSuchSquare;

    #[inline]
    fn try_from(number: u8) -> Result<Self, NoSuchSquare> {
        Square::new(number).ok_or(NoSuchSquare)
    }
}

/// The square's number.
///
/// ```
/// # use quadrille::layouts::Lerf;
/// assert_eq!(u8::from(Lerf::E4), 28);
/// ```
impl<L: Layout> From<Square<L>> for u8 {
    #[inline(always)]
    fn from(square: Square<L>) -> u8 {
        square.number()
    }
}

/// The square's number in its layout.
impl<L: Layout> From<Square<L>> for usize {
    #[inline(always)]
    fn from(square: Square<L>) -> usize {
        usize::from(square.number())
    }
}

/// The error of converting a number without a square, or a word with bits outside the board.
///
/// ```
/// # use quadrille::{layouts::Lerf, Square};
/// let error = Square::<Lerf>::try_from(64_u8).unwrap_err();
/// assert_eq!(error.to_string(), "no square of this board");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct NoSuchSquare;

impl fmt::Display for NoSuchSquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no square of this board")
    }
}

impl core::error::Error for NoSuchSquare {}

// These follow the type, so that its documentation begins with its own methods.
mod distances;
mod lines;
mod names;
mod turns;

pub use names::ParseSquareError;
pub(crate) use names::write_names;
