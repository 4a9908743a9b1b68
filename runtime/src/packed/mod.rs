//! Several squares in one word.
//!
//! - `pieces`: the numbers of pieces that fit a word
//! - `list`: squares whose number is known at run time only
//! - [`program`]: the operations of programs on packed positions, for emitted code

mod list;
mod pieces;
#[doc(hidden)]
pub mod program;

use core::fmt;

use crate::board::flips::{named_flips, on_every_board};
use crate::board::layout::is_number;
use crate::board::square::{same_board, write_names};
use crate::board::{Layout, Square};
use crate::symmetry::Symmetry;
use crate::word::Word;
use crate::word::constant as word;

pub use crate::board::packing::{PackedField, Packing};
#[doc(hidden)]
pub use crate::board::packing::{mask_in, number_in, same_positions, spread_in};
pub use list::PackedList;
pub use pieces::{Bits, PackedLayout, Pieces};

/// The squares of `N` pieces in one word, a packed position.
///
/// By default the fields of the layout's `index` decide the order: all pieces' first field, the last piece first,
/// then all pieces' second field, and so on. The word is a `u64` if all pieces fit (up to 10 on 64 squares),
/// otherwise a `u128`; more pieces than fit are an error at compile time. Pieces may share a square.
///
/// Flips move all pieces at once if the numbering allows it; [`Layout::COSTS`] has their costs. Const contexts have
/// the layout's own `flip_diagonal_packed` and so on.
///
/// ```
/// # use quadrille::{layouts::Ring, Packed};
/// let [rook, king] = [Ring::square(0o52).unwrap(), Ring::square(0o46).unwrap()];
/// let position = Packed::pack([rook, king]);
/// assert_eq!(position.index(), 0o4562);
/// assert_eq!(position.flip_diagonal().unpack(), [rook.flip_diagonal(), king.flip_diagonal()]);
/// assert_eq!(position.to_string(), "e3 e7");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Packed<L: PackedLayout<N>, const N: usize>(L::PackedWord);

impl<L: PackedLayout<N>, const N: usize> Packed<L, N> {
    /// Packs squares, piece 0 first.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Packed};
    /// assert_eq!(Packed::pack([Lerf::A1, Lerf::H1]).to_string(), "a1 h1");
    /// ```
    #[inline]
    pub const fn pack(squares: [Square<L>; N]) -> Self {
        let (mut index, mut piece) = (L::PackedWord::ZERO, 0);
        while piece < N {
            let one = L::PACKING.spread(squares[piece].number(), piece, N);
            index = word::or(index, one);
            piece += 1;
        }
        Packed(index)
    }

    /// The squares, piece 0 first.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Packed};
    /// assert_eq!(Packed::pack([Lerf::A1, Lerf::H1]).unpack(), [Lerf::A1, Lerf::H1]);
    /// ```
    #[inline]
    pub const fn unpack(self) -> [Square<L>; N] {
        let (mut squares, mut piece) = ([self.of(0); N], 1);
        while piece < N {
            squares[piece] = self.of(piece);
            piece += 1;
        }
        squares
    }

    /// The position with this index, or `None` unless all its codes are squares and no other bits
    /// are set.
    ///
    /// ```
    /// # use quadrille::{layouts::{Lerf, Shogi}, Packed};
    /// assert_eq!(Packed::<Lerf, 1>::from_index(63).map(Packed::unpack), Some([Lerf::H8]));
    /// assert!(Packed::<Lerf, 1>::from_index(64).is_none());
    /// assert!(Packed::<Shogi, 1>::from_index(81).is_none()); // 81 squares have 128 codes.
    /// ```
    #[inline]
    pub const fn from_index(index: L::PackedWord) -> Option<Self> {
        if is_position::<L, L::PackedWord>(index, N) { Some(Packed(index)) } else { None }
    }

    /// The position of an index that is known to be one: for emitted code.
    #[doc(hidden)]
    #[inline(always)]
    pub const fn from_index_unchecked(index: L::PackedWord) -> Self {
        Packed(index)
    }

    /// The packed position.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Packed};
    /// assert_eq!(Packed::pack([Lerf::H1, Lerf::A2]).index(), 0o1007); // ranks, then files
    /// ```
    #[inline(always)]
    pub const fn index(self) -> L::PackedWord {
        self.0
    }

    /// The square of a piece.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Packed};
    /// assert_eq!(Packed::pack([Lerf::A1, Lerf::H1]).get(1), Lerf::H1);
    /// ```
    ///
    /// # Panics
    /// If there is no such piece.
    #[inline]
    #[track_caller]
    pub const fn get(self, piece: usize) -> Square<L> {
        exists(piece, N);
        self.of(piece)
    }

    /// Moves a piece.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Packed};
    /// let mut position = Packed::pack([Lerf::A1, Lerf::E4]);
    /// position.set(0, Lerf::H8);
    /// assert_eq!(position.unpack(), [Lerf::H8, Lerf::E4]);
    /// ```
    ///
    /// # Panics
    /// If there is no such piece.
    #[inline]
    #[track_caller]
    pub const fn set(&mut self, piece: usize, square: Square<L>) {
        exists(piece, N);
        let change = self.of(piece).number() ^ square.number();
        self.0 = word::xor(self.0, L::PACKING.spread(change, piece, N));
    }

    /// Exchanges the squares of two pieces.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Packed};
    /// let mut position = Packed::pack([Lerf::A1, Lerf::E4, Lerf::C3]);
    /// position.swap(0, 2);
    /// assert_eq!(position.unpack(), [Lerf::C3, Lerf::E4, Lerf::A1]);
    /// ```
    ///
    /// # Panics
    /// If there is no such piece.
    #[inline]
    #[track_caller]
    pub const fn swap(&mut self, a: usize, b: usize) {
        let (square, other) = (self.get(a), self.get(b));
        self.set(a, other);
        self.set(b, square);
    }

    /// All pieces mirrored or turned; `None` if an oblong board lacks the symmetry.
    ///
    /// ```
    /// # use quadrille::{layouts::{Ring, Xiangqi}, Packed, Symmetry};
    /// let turned = Packed::pack([Ring::A1, Ring::B1]).transform(Symmetry::Rotate90);
    /// assert_eq!(turned, Some(Packed::pack([Ring::A8, Ring::A7])));
    /// assert_eq!(Packed::pack([Xiangqi::A0]).transform(Symmetry::Rotate90), None);
    /// ```
    #[inline(always)]
    pub fn transform(self, symmetry: Symmetry) -> Option<Self> {
        L::transform_packed(self.0, N, symmetry).map(Packed)
    }

    named_flips!(L, "Packed::pack([Lerf::", "])");

    /// The least index that a symmetry of the board makes of this one, and the first such symmetry.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Packed, Symmetry};
    /// let position = Packed::pack([Lerf::H8, Lerf::G7]);
    /// let (canonical, symmetry) = position.canonical();
    /// assert_eq!(canonical.unpack(), [Lerf::A1, Lerf::B2]);
    /// assert_eq!(position.transform(symmetry), Some(canonical));
    /// ```
    #[inline]
    pub fn canonical(self) -> (Self, Symmetry) {
        let image = |&symmetry: &Symmetry| (on_every_board(self.transform(symmetry)), symmetry);
        L::SYMMETRIES.iter().map(image).fold((self, Symmetry::Identity), |least, image| {
            if image.0 < least.0 { image } else { least }
        })
    }

    /// The same position in another layout of the same board.
    ///
    /// Boards of different sizes are an error at compile time. Between layouts that are described together all
    /// pieces move at once if that is shorter than one after another; const contexts have the layout's own
    /// `to_ring_packed` and so on.
    ///
    /// ```
    /// # use quadrille::{layouts::{Lerf, Ring}, Packed};
    /// let position = Packed::pack([Lerf::A1, Lerf::E4]);
    /// assert_eq!(position.convert::<Ring>(), Packed::pack([Ring::A1, Ring::E4]));
    /// ```
    #[inline]
    pub fn convert<M: PackedLayout<N>>(self) -> Packed<M, N> {
        const { same_board::<L, M>() };
        converted::<L, M, _, _>(self.0, N)
            .map_or_else(|| Packed::pack(self.unpack().map(Square::convert)), Packed)
    }

    #[inline(always)]
    const fn of(self, piece: usize) -> Square<L> {
        Square::from_number_unchecked(L::PACKING.number(self.0, piece, N))
    }
}

/// Fails if there is no such piece: for emitted code, too.
#[doc(hidden)]
#[inline(always)]
#[track_caller]
pub const fn exists(piece: usize, pieces: usize) {
    assert!(piece < pieces, "there is no such piece");
}

/// The index of the same position in another layout of the board, if the words have one size and all pieces can be
/// converted at once.
#[inline(always)]
fn converted<L: Layout, M: Layout, V: Word, W: Word>(index: V, pieces: usize) -> Option<W> {
    if V::BITS != W::BITS {
        return None;
    }
    let converted = if const { same_positions::<L, M>() } {
        index
    } else {
        L::convert_packed::<M, V>(index, pieces)?
    };
    Some(W::truncated(converted))
}

/// Returns whether all codes of an index are squares, and no other bits are set.
const fn is_position<L: Layout, W: Word>(index: W, pieces: usize) -> bool {
    if !word::is_zero(word::and_not(index, L::PACKING.mask(u8::MAX, pieces))) {
        return false;
    }
    let mut piece = 0;
    while piece < pieces {
        if !is_number::<L>(L::PACKING.number(index, piece, pieces)) {
            return false;
        }
        piece += 1;
    }
    true
}

/// The names of the squares, piece 0 first.
impl<L: PackedLayout<N>, const N: usize> fmt::Display for Packed<L, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_names(f, self.unpack().into_iter())
    }
}

impl<L: PackedLayout<N>, const N: usize> fmt::Debug for Packed<L, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Packed({self})")
    }
}
