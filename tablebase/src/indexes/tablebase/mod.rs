//! The trait of every index, declared or made at run time.

mod positions;

use core::ops::Range;

use quadrille_runtime::{Layout, Square, Symmetry};

use super::square_list::SquareList;
use crate::coding::encoded::Encoded;
use crate::coding::plan::Plan;
use crate::coding::ranges::IndexRange;
use crate::men::packed::Men;
use crate::squares::layout_numbers::same_board;

pub use positions::Positions;

/// The numbered positions of a material: an index that `quadrille::index!` declares, such as `KRvK`, or a
/// [`MaterialIndex`](crate::MaterialIndex), which is made at run time.
///
/// Squares are given in the order of the material's name: `KRRvK` is White's king, both rooks, Black's king. Like men
/// may be given in any order, but see the notes on the scheme `syzygy`.
///
/// Declared indexes have `encode` and `decode` as functions of the type, too, which need no import:
/// `KRvK::encode([a, b, c])` takes an array, and the compiler counts the men.
///
/// All methods that take or give squares of a layout panic if the layout is of another board than the index; for
/// declared indexes the program then does not compile.
///
/// ```
/// # use quadrille::layouts::Lerf;
/// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
/// use quadrille::{Layout, Symmetry};
/// use quadrille::tablebase::Tablebase;
///
/// let index = KRvK.encode(&[Lerf::C2, Lerf::D4, Lerf::E5]).unwrap();
/// assert_eq!(KRvK.encode_trusted(&[Lerf::C2, Lerf::D4, Lerf::E5]), index);
/// assert_eq!(KRvK.encode(&[Lerf::C2, Lerf::C2, Lerf::E5]), None); // two on one square
/// // Mirror images have one index.
/// let mirrored = [Lerf::C7, Lerf::D5, Lerf::E4];
/// let flip = Symmetry::FlipVertical;
/// assert_eq!(KRvK.encode_with_symmetry(&mirrored), Some((index, flip)));
/// assert_eq!(KRvK.canonical(&mirrored), Some(KRvK.decode::<Lerf>(index)));
/// assert_eq!(KRvK.first_index(&mirrored), Some(index));
/// // A tenth of the indexes have no position of their own.
/// let broken = (0..KRvK.size()).filter(|&index| KRvK.is_broken(index)).count() as u64;
/// assert_eq!(KRvK.size() - broken, 28_056);
/// assert!(KRvK.positions::<Lerf>(100..110).eq((100..110).map(|index| KRvK.decode(index))));
/// assert_ne!(KRvK.fingerprint(), KPvK.fingerprint());
/// assert_eq!((KRvK.sub_tables().count(), KPvK.sub_tables().count()), (1, 4));
///
/// fn comes_back<L: Layout>(index: impl Tablebase, number: u64) -> bool {
///     index.encode::<L>(index.decode(number).as_ref()) == Some(number)
/// }
/// assert!(comes_back::<Lerf>(KRvK, 100) && comes_back::<Lerf>(ENDGAMES.entries()[0].index(), 100));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no index of a material",
    note = "declare one with `quadrille::index!`"
)]
pub trait Tablebase: Copy {
    /// A position's squares, in the order of the material: an array, or at run time a list.
    type Men<L: Layout>: SquareList<L>;

    /// The man that moves in nearly all runs of positions, by his index in the material, if it is known.
    #[doc(hidden)]
    const MOVER: Option<usize> = None;

    /// The numbering of the positions.
    #[doc(hidden)]
    fn plan(&self) -> &Plan<'_>;

    /// The squares of the men with an index, in board order and in the order of the material.
    #[doc(hidden)]
    fn decoded(&self, index: u64) -> Men;

    /// Panics, at compile time where possible, unless the layout has the index's board.
    #[doc(hidden)]
    #[track_caller]
    #[inline(always)]
    fn assert_board<L: Layout>(&self) {
        same_board::<L>(self.plan().board());
    }

    /// The men in order, Black's in lower case: `KRRk`.
    fn letters(&self) -> &str;

    /// The number of indexes, which run from 0 to `size - 1`.
    #[inline(always)]
    fn size(&self) -> u64 {
        self.plan().size()
    }

    /// A number that tells this numbering from others. A file of values by index stores it, and a program that
    /// opens the file compares it.
    ///
    /// It is the 64-bit FNV-1a hash of the board's files and ranks, the letters of the material,
    /// [`size`](Self::size) (eight bytes, the lowest first), and the squares of the men, in board order, of
    /// 64 positions spread evenly from the first index to the last.
    fn fingerprint(&self) -> u64 {
        self.plan().fingerprint(self.letters().as_bytes())
    }

    /// The index of a position, or `None` if the scheme lacks it or there are not as many squares as men.
    fn encode<L: Layout>(&self, squares: &[Square<L>]) -> Option<u64>;

    /// The index of a position that the scheme is known to have. Declared indexes check nothing, and the
    /// method is inlined into hot loops. For any other position the result is meaningless, and may be the
    /// size or more.
    #[inline(always)]
    fn encode_trusted<L: Layout>(&self, squares: &[Square<L>]) -> u64 {
        self.encode(squares).unwrap_or(Encoded::NONE.index_or_none())
    }

    /// The index of a position, and the symmetry that carries the position to its canonical form.
    fn encode_with_symmetry<L: Layout>(&self, squares: &[Square<L>]) -> Option<(u64, Symmetry)> {
        self.assert_board::<L>();
        let men = self.plan().in_board_order(squares)?;
        self.plan().encode_board_by_vectors(&men)
    }

    /// The position with an index, in canonical form: `encode(decode(index))` is the index.
    ///
    /// # Panics
    /// If there is no such index.
    fn decode<L: Layout>(&self, index: u64) -> Self::Men<L>;

    /// The canonical form of a position: the position that its index decodes to.
    #[inline]
    fn canonical<L: Layout>(&self, squares: &[Square<L>]) -> Option<Self::Men<L>> {
        self.encode(squares).map(|index| self.decode(index))
    }

    /// Returns whether a table may give an index any value, such as one that compresses well. It may if no
    /// legal position has the index (kings stand next to each other, two men on one square, a pawn on the
    /// first or last rank), or if a mirror image of its position has a smaller index.
    ///
    /// # Panics
    /// If there is no such index.
    fn is_broken(&self, index: u64) -> bool {
        assert!(index < self.size(), "an index that the material does not have");
        self.plan().is_broken(self.letters().as_bytes(), index)
    }

    /// The lowest index of a position and its mirror images.
    fn first_index<L: Layout>(&self, squares: &[Square<L>]) -> Option<u64> {
        self.assert_board::<L>();
        self.plan().first_index(&self.plan().in_board_order(squares)?)
    }

    /// The positions with a range of indexes, in order, at a fraction of the time that decoding
    /// each would take.
    ///
    /// On all processors, with `rayon`: each thread walks through ranges of its own.
    ///
    /// ```
    /// use quadrille::tablebase::Tablebase;
    /// use rayon::prelude::*;
    /// # use quadrille::layouts::Lerf;
    /// # quadrille::index! { board: 8 x 8; scheme: syzygy; registry: ENDGAMES; KRvK, KPvK; }
    ///
    /// let blocks = (0..KRvK::SIZE.div_ceil(4_096)).into_par_iter();
    /// let ranges = blocks.map(|block| block * 4_096..KRvK::SIZE.min((block + 1) * 4_096));
    /// let positions = ranges.flat_map_iter(|range| KRvK.positions::<Lerf>(range));
    /// assert_eq!(positions.count() as u64, KRvK::SIZE);
    /// ```
    ///
    /// # Panics
    /// If the range ends beyond the size.
    #[inline]
    fn positions<L: Layout>(&self, range: Range<u64>) -> Positions<Self, L> {
        self.assert_board::<L>();
        Positions::new(*self, range)
    }

    /// The ranges of indexes in which strides are equal, each with its groups of men, their sizes and strides (`norm`
    /// and `factor` in programs that read Syzygy's tables). While the leading men leave a symmetry, the other men are
    /// one group.
    ///
    /// ```
    /// # quadrille::index! { board: 8 x 8; scheme: syzygy; KRRvK; }
    /// use quadrille::tablebase::Tablebase;
    ///
    /// let ranges: Vec<_> = KRRvK.ranges().collect();
    /// assert_eq!((ranges.len(), ranges[0].indexes()), (1, 0..KRRvK::SIZE));
    /// let [kings, rooks] = ranges[0].groups() else { panic!("two groups") };
    /// assert_eq!((kings.men(), kings.size(), kings.stride()), (&[0, 3][..], 462, 62 * 61 / 2));
    /// assert_eq!((rooks.men(), rooks.size(), rooks.stride()), (&[1, 2][..], 62 * 61 / 2, 1));
    /// ```
    fn ranges(&self) -> impl Iterator<Item = IndexRange> {
        self.plan().ranges()
    }

    /// The ranges of indexes that tables of Syzygy hold one by one. In the scheme `syzygy` there are four if
    /// there are pawns, by the leading pawn's file from a to d; otherwise there is one. Those tables number
    /// each range from 0.
    fn sub_tables(&self) -> impl Iterator<Item = Range<u64>> {
        self.plan().sub_tables()
    }
}
