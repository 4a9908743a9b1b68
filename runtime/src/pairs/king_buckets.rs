//! Inputs of networks that depend on the own king's square: `HalfKA`, `HalfKP`, and buckets of kings.

use core::fmt;
use core::marker::PhantomData;

use super::View;
use crate::board::layout::is_full;
use crate::board::{Layout, Square};
use crate::color::Color;

/// The feature indexes of `HalfKA` and its kin: a man on a square, seen by a side whose king stands in some bucket.
///
/// An index is `(bucket * planes + plane) * squares + square`. The square is that of the side's view in board order (a1,
/// b1, ...), whatever the layout's numbers, so a net is read without conversion. Kinds of men are counted as the engine
/// counts them, such as `role as usize`. Each has two planes, one for the side's own men and one for the other side's.
///
/// | set | planes | buckets |
/// | --- | --- | --- |
/// | `HalfKAv2_hm` | kinds interleave the colours, and both kings share a plane | 32, kings mirrored to the files e to h |
/// | `HalfKP` | the same, with five kinds: kings are no inputs | 64, a king's square |
/// | 768 inputs, or `(768 x N)` | `[[0, 6], [1, 7], ...]` | 1, or N |
///
/// The constant is checked when the program is compiled: no plane and no bucket may be left out.
///
/// ```
/// use quadrille::Color;
/// use quadrille::layouts::Lerf;
/// use quadrille::pairs::{KingBuckets, Mirror};
///
/// /// Stockfish's HalfKAv2_hm.
/// const HALF_KA: KingBuckets<Lerf, 6> = KingBuckets::new(
///     // Pawns to queens: the plane of our men, and of theirs. Both kings have the last.
///     [[0, 1], [2, 3], [4, 5], [6, 7], [8, 9], [10, 10]],
///     // The bucket of our king, drawn as we see the board.
///     &[
///         0, 1, 2, 3, 3, 2, 1, 0,
///         4, 5, 6, 7, 7, 6, 5, 4,
///         8, 9, 10, 11, 11, 10, 9, 8,
///         12, 13, 14, 15, 15, 14, 13, 12,
///         16, 17, 18, 19, 19, 18, 17, 16,
///         20, 21, 22, 23, 23, 22, 21, 20,
///         24, 25, 26, 27, 27, 26, 25, 24,
///         28, 29, 30, 31, 31, 30, 29, 28,
///     ],
///     Mirror::KingToTheRight,
/// );
/// const _: () = assert!(HALF_KA.count() == 22_528);
///
/// // Black's king stands on b8, so Black sees files mirrored, and a white knight on f3 as theirs on c6.
/// let black = HALF_KA.perspective(Color::Black, Lerf::B8);
/// let index = HALF_KA.number(black, Color::White, 1, Lerf::F3);
/// let feature = HALF_KA.feature(index).unwrap();
/// assert_eq!((feature.bucket, feature.plane, feature.square), (29, 3, Lerf::C6));
///
/// // A king who stays in his bucket changes an input as other men do. One who leaves it changes all inputs.
/// assert_ne!(HALF_KA.perspective(Color::Black, Lerf::C8), black);
/// ```
#[doc(alias("HalfKA", "HalfKAv2_hm", "HalfKP", "768", "feature index", "input buckets"))]
#[derive(Debug)]
pub struct KingBuckets<L, const KINDS: usize> {
    planes: [[u8; 2]; KINDS],
    buckets: &'static [u8],
    mirror: Mirror,
    layout: PhantomData<fn() -> L>,
}

/// The mirroring of files for a side, by the half of the board where its king stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mirror {
    /// Files are never mirrored.
    Never,
    /// Files are mirrored if the king stands on the right half, so that he is seen on the left one (a to d).
    KingToTheLeft,
    /// Files are mirrored if the king stands on the left half, so that he is seen on the right one (e to h).
    KingToTheRight,
}

/// The view of a side on the board, with the bucket of its king. While it stays equal, an accumulator is updated
/// man by man; if it changes, all inputs of the side change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Perspective {
    /// The side that looks, and whether files are mirrored.
    pub view: View,
    /// The first index of the bucket.
    first: u32,
}

/// An input taken apart: a man's plane and square, as the side sees them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Feature<L: Layout> {
    /// The bucket of the side's king.
    pub bucket: u8,
    /// The plane of the man.
    pub plane: u8,
    /// The man's square, as the side sees it.
    pub square: Square<L>,
}

impl<L: Layout, const KINDS: usize> KingBuckets<L, KINDS> {
    /// The inputs with these planes, by kind for own men and the other side's, and with the bucket of a king by his
    /// square, drawn as his side sees the board: the last rank first. With a mirror, both halves are drawn.
    ///
    /// # Panics
    ///
    /// If a plane or a bucket is left out, if there is not one bucket for each square, if mirrored squares have
    /// different buckets though files are mirrored, or if the board lacks squares. A constant then fails to
    /// compile.
    pub const fn new(planes: [[u8; 2]; KINDS], buckets: &'static [u8], mirror: Mirror) -> Self {
        assert!(is_full::<L>(), "boards that lack squares have no buckets of kings");
        assert!(buckets.len() == L::SQUARES, "write a bucket for each square, drawn rank by rank");
        assert!(has_all(planes.as_flattened()), "number planes from 0 on, and leave none out");
        assert!(has_all(buckets), "number buckets from 0 on, and leave none out");
        let (files, mut index) = (L::FILES as usize, 0);
        while index < buckets.len() {
            let image = index + files - 1 - 2 * (index % files);
            let is_mirrored = buckets[index] == buckets[image];
            assert!(
                is_mirrored || matches!(mirror, Mirror::Never),
                "mirrored squares need the same bucket, if files are mirrored"
            );
            index += 1;
        }
        KingBuckets { planes, buckets, mirror, layout: PhantomData }
    }

    /// The number of indexes: buckets times planes times squares.
    pub const fn count(&self) -> usize {
        (most(self.buckets) + 1) * self.planes() * L::SQUARES
    }

    /// The perspective of a side whose king stands on a square.
    #[inline]
    pub fn perspective(&self, side: Color, king: Square<L>) -> Perspective {
        let is_left = 2 * king.file() + 1 < L::FILES;
        let is_right = 2 * king.file() + 1 > L::FILES;
        let is_mirrored = match self.mirror {
            Mirror::Never => false,
            Mirror::KingToTheLeft => is_right,
            Mirror::KingToTheRight => is_left,
        };
        let view = View { side, is_mirrored };
        let seen = view.square(king);
        let drawn = usize::from(L::RANKS - 1 - seen.rank()) * usize::from(L::FILES);
        let bucket = usize::from(self.buckets[drawn + usize::from(seen.file())]);
        Perspective { view, first: (bucket * self.planes() * L::SQUARES) as u32 }
    }

    /// The feature index of a man: his colour, his kind and his square on the board.
    ///
    /// # Panics
    ///
    /// If there is no such kind.
    #[inline(always)]
    pub fn number(
        &self,
        perspective: Perspective,
        color: Color,
        kind: usize,
        square: Square<L>,
    ) -> usize {
        let Perspective { view, first } = perspective;
        let plane = self.planes[kind][usize::from(color != view.side)];
        first as usize + usize::from(plane) * L::SQUARES + board_order(view.square(square))
    }

    /// The input that has an index.
    pub const fn feature(&self, number: usize) -> Option<Feature<L>> {
        if number >= self.count() {
            return None;
        }
        let (plane, square) = (number / L::SQUARES, L::NUMBER_AT[number % L::SQUARES]);
        Some(Feature {
            bucket: (plane / self.planes()) as u8,
            plane: (plane % self.planes()) as u8,
            square: Square::from_number_unchecked(square),
        })
    }

    /// The number of planes.
    const fn planes(&self) -> usize {
        most(self.planes.as_flattened()) + 1
    }
}

impl<L: Layout> fmt::Debug for Feature<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Feature { bucket, plane, square } = self;
        write!(f, "bucket {bucket} plane {plane} {square}")
    }
}

impl<L, const KINDS: usize> Clone for KingBuckets<L, KINDS> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<L, const KINDS: usize> Copy for KingBuckets<L, KINDS> {}

/// The place of a square in board order, on a board that lacks none.
#[inline(always)]
fn board_order<L: Layout>(square: Square<L>) -> usize {
    if const { are_numbers_in_board_order::<L>() } {
        return usize::from(square.number());
    }
    usize::from(square.rank()) * usize::from(L::FILES) + usize::from(square.file())
}

const fn are_numbers_in_board_order<L: Layout>() -> bool {
    let mut index = 0;
    while index < L::NUMBER_AT.len() && L::NUMBER_AT[index] as usize == index {
        index += 1;
    }
    index == L::NUMBER_AT.len()
}

/// The greatest of some numbers, or 0.
const fn most(numbers: &[u8]) -> usize {
    let (mut most, mut index) = (0, 0);
    while index < numbers.len() {
        if numbers[index] as usize > most {
            most = numbers[index] as usize;
        }
        index += 1;
    }
    most
}

/// Returns whether all numbers up to the greatest are there.
const fn has_all(numbers: &[u8]) -> bool {
    let mut number = 0;
    while number <= most(numbers) {
        let mut index = 0;
        while index < numbers.len() && numbers[index] as usize != number {
            index += 1;
        }
        if index == numbers.len() {
            return false;
        }
        number += 1;
    }
    true
}
