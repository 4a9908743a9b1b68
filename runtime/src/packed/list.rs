//! Packed squares whose number is known at run time only.

use core::fmt;

use super::{converted, exists, is_position};
use crate::board::flips::{named_flips, on_every_board};
use crate::board::square::{same_board, write_names};
use crate::board::{Layout, Square};
use crate::symmetry::Symmetry;
use crate::word::Word;

/// The squares of one or more pieces in one word, like [`Packed`](crate::Packed), but for a number of pieces that is
/// known at run time only: up to 10 in a `u64` on 64 squares, up to 21 in a `u128`.
///
/// The index is that of `Packed` with this number of pieces, if both use the same word.
///
/// ```
/// use quadrille::{PackedList, layouts::Ring};
/// let position = PackedList::<Ring>::pack(&[Ring::E3, Ring::E7]).unwrap();
/// assert_eq!((position.len(), position.index()), (2, 0o4562));
/// assert_eq!(position.flip_diagonal().squares().collect::<Vec<_>>(), [Ring::C5, Ring::G5]);
/// assert!(PackedList::<Ring>::pack(&[Ring::A1; 11]).is_none());
/// assert!(PackedList::<Ring, u128>::pack(&[Ring::A1; 21]).is_some());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PackedList<L: Layout, W: Word = u64> {
    // The length comes first, so that lists are ordered by length and then by index.
    len: u8,
    index: W,
    layout: core::marker::PhantomData<L>,
}

impl<L: Layout, W: Word> PackedList<L, W> {
    /// The most pieces that fit the word.
    pub const MOST: usize = {
        assert!(W::BITS <= 128, "squares are packed in a `u64` or a `u128`");
        L::PACKING.most_pieces(W::BITS)
    };

    /// Packs squares, piece 0 first; `None` if they do not fit, or there are none.
    ///
    /// ```
    /// # use quadrille::{PackedList, layouts::Lerf};
    /// let list = PackedList::<Lerf>::pack(&[Lerf::A1, Lerf::H1]).unwrap();
    /// assert_eq!(list.to_string(), "a1 h1");
    /// assert!(PackedList::<Lerf>::pack(&[Lerf::A1; 11]).is_none());
    /// ```
    #[inline]
    pub fn pack(squares: &[Square<L>]) -> Option<Self> {
        let pieces = squares.len();
        let spread = |(piece, square): (usize, &Square<L>)| {
            L::PACKING.spread(square.number(), piece, pieces)
        };
        (1..=Self::MOST).contains(&pieces).then(|| {
            let spread = squares.iter().enumerate().map(spread);
            Self::new(spread.fold(W::ZERO, |all, one| all | one), squares.len())
        })
    }

    /// The position of this many pieces with this index, or `None` unless all its codes are squares
    /// and no other bits are set.
    ///
    /// ```
    /// # use quadrille::{PackedList, layouts::Shogi};
    /// assert!(PackedList::<Shogi>::from_index(80 << 7, 2).is_some());
    /// assert!(PackedList::<Shogi>::from_index(81 << 7, 2).is_none()); // 81 squares have 128 codes.
    /// ```
    #[inline]
    pub fn from_index(index: W, pieces: usize) -> Option<Self> {
        let fits = (1..=Self::MOST).contains(&pieces);
        (fits && is_position::<L, W>(index, pieces)).then(|| Self::new(index, pieces))
    }

    fn new(index: W, pieces: usize) -> Self {
        PackedList { index, len: pieces as u8, layout: core::marker::PhantomData }
    }

    /// The packed position.
    ///
    /// ```
    /// # use quadrille::{PackedList, Symmetry, layouts::Lerf};
    /// let list = PackedList::<Lerf>::pack(&[Lerf::H1, Lerf::A2]).unwrap();
    /// assert_eq!(list.index(), 0o1007); // ranks, then files
    /// ```
    #[inline(always)]
    pub fn index(self) -> W {
        self.index
    }

    /// The number of pieces.
    ///
    /// ```
    /// # use quadrille::{PackedList, layouts::Lerf};
    /// assert_eq!(PackedList::<Lerf>::pack(&[Lerf::A1, Lerf::H1]).unwrap().len(), 2);
    /// ```
    #[inline(always)]
    #[allow(clippy::len_without_is_empty)] // There is always a piece.
    pub fn len(self) -> usize {
        usize::from(self.len)
    }

    /// The square of a piece.
    ///
    /// ```
    /// # use quadrille::{PackedList, layouts::Lerf};
    /// assert_eq!(PackedList::<Lerf>::pack(&[Lerf::A1, Lerf::H1]).unwrap().get(1), Lerf::H1);
    /// ```
    ///
    /// # Panics
    /// If there is no such piece.
    #[inline]
    #[track_caller]
    pub fn get(self, piece: usize) -> Square<L> {
        exists(piece, self.len());
        Square::from_number_unchecked(L::PACKING.number(self.index, piece, self.len()))
    }

    /// The squares, piece 0 first.
    ///
    /// ```
    /// # use quadrille::{PackedList, Symmetry, layouts::Lerf};
    /// let list = PackedList::<Lerf>::pack(&[Lerf::A1, Lerf::H1]).unwrap();
    /// assert!(list.squares().eq([Lerf::A1, Lerf::H1]));
    /// ```
    #[inline]
    pub fn squares(self) -> impl ExactSizeIterator<Item = Square<L>> {
        (0..self.len()).map(move |piece| self.get(piece))
    }

    /// Moves a piece.
    ///
    /// ```
    /// # use quadrille::{PackedList, layouts::Lerf};
    /// let mut position = PackedList::<Lerf>::pack(&[Lerf::A1, Lerf::E4]).unwrap();
    /// position.set(0, Lerf::H8);
    /// position.swap(0, 1);
    /// assert_eq!(position.to_string(), "e4 h8");
    /// ```
    ///
    /// # Panics
    /// If there is no such piece.
    #[inline]
    #[track_caller]
    pub fn set(&mut self, piece: usize, square: Square<L>) {
        let change = self.get(piece).number() ^ square.number();
        self.index = self.index ^ L::PACKING.spread(change, piece, self.len());
    }

    /// Exchanges the squares of two pieces.
    ///
    /// ```
    /// # use quadrille::{PackedList, layouts::Lerf};
    /// let mut list = PackedList::<Lerf>::pack(&[Lerf::A1, Lerf::H1]).unwrap();
    /// list.swap(0, 1);
    /// assert_eq!(list.to_string(), "h1 a1");
    /// ```
    ///
    /// # Panics
    /// If there is no such piece.
    #[inline]
    #[track_caller]
    pub fn swap(&mut self, a: usize, b: usize) {
        let (square, other) = (self.get(a), self.get(b));
        self.set(a, other);
        self.set(b, square);
    }

    /// All pieces mirrored or turned; `None` if an oblong board lacks the symmetry.
    ///
    /// ```
    /// # use quadrille::{PackedList, Symmetry, layouts::Lerf};
    /// let list = PackedList::<Lerf>::pack(&[Lerf::A1, Lerf::H1]).unwrap();
    /// assert_eq!(list.transform(Symmetry::Rotate90).unwrap().to_string(), "a8 a1");
    /// ```
    #[inline]
    pub fn transform(self, symmetry: Symmetry) -> Option<Self> {
        let image = L::transform_packed(self.index, self.len(), symmetry)?;
        Some(PackedList { index: image, ..self })
    }

    named_flips!(L, "PackedList::<Lerf>::pack(&[Lerf::", "]).unwrap()");

    /// The least index that a symmetry of the board makes of this one, and the first such symmetry.
    ///
    /// ```
    /// # use quadrille::{PackedList, Symmetry, layouts::Lerf};
    /// let position = PackedList::<Lerf>::pack(&[Lerf::H8, Lerf::G7]).unwrap();
    /// let (canonical, symmetry) = position.canonical();
    /// assert_eq!(canonical.to_string(), "a1 b2");
    /// assert_eq!(position.transform(symmetry), Some(canonical));
    /// ```
    #[inline]
    pub fn canonical(self) -> (Self, Symmetry) {
        let image = |&symmetry: &Symmetry| (on_every_board(self.transform(symmetry)), symmetry);
        L::SYMMETRIES.iter().map(image).fold((self, Symmetry::Identity), |least, image| {
            if image.0.index < least.0.index { image } else { least }
        })
    }

    /// The same position in another layout of the same board, like [`Packed::convert`]; `None` if the pieces do not fit
    /// there.
    ///
    /// Boards of different sizes are an error at compile time.
    ///
    /// ```
    /// # use quadrille::{PackedList, layouts::{Lerf, Ring, X88}};
    /// let position = PackedList::<Lerf>::pack(&[Lerf::A1, Lerf::E4]).unwrap();
    /// assert_eq!(position.convert(), PackedList::<Ring>::pack(&[Ring::A1, Ring::E4]));
    /// let many = PackedList::<Lerf>::pack(&[Lerf::E4; 10]).unwrap();
    /// assert_eq!(many.convert::<X88>(), None); // Seven bits a square.
    /// ```
    ///
    /// [`Packed::convert`]: crate::Packed::convert
    #[inline]
    pub fn convert<M: Layout>(self) -> Option<PackedList<M, W>> {
        const { same_board::<L, M>() };
        let pieces = self.len();
        if pieces > PackedList::<M, W>::MOST {
            return None;
        }
        let spread = |(piece, square): (usize, Square<L>)| {
            M::PACKING.spread(square.convert::<M>().number(), piece, pieces)
        };
        let one_by_one =
            || self.squares().enumerate().map(spread).fold(W::ZERO, |all, one| all | one);
        let index = converted::<L, M, W, W>(self.index, pieces).unwrap_or_else(one_by_one);
        Some(PackedList::new(index, pieces))
    }
}

/// The names of the squares, piece 0 first.
impl<L: Layout, W: Word> fmt::Display for PackedList<L, W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_names(f, self.squares())
    }
}

impl<L: Layout, W: Word> fmt::Debug for PackedList<L, W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PackedList({self})")
    }
}
