//! Steps to other squares, and distances.

use super::Square;
use crate::board::layout::moved;
use crate::board::{BitboardLayout, Layout};
use crate::color::Color;
use crate::direction::Direction;
use crate::index::constant::of;

/// # Steps and distances
///
/// Other squares by their offset from this one.
impl<L: Layout> Square<L> {
    /// The square this many files right and ranks up, beyond an edge that [wraps](Layout::WRAPS) too, or `None` off the
    /// board.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// assert_eq!(Lerf::E4.offset(1, 2), Some(Lerf::F6));
    /// assert_eq!(Lerf::H4.offset(1, 2), None);
    /// ```
    #[doc(alias("try_offset"))]
    #[inline]
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        let [wraps_files, wraps_ranks] = L::WRAPS;
        Square::from_coords(
            moved(self.file(), files, L::FILES, wraps_files),
            moved(self.rank(), ranks, L::RANKS, wraps_ranks),
        )
    }

    /// The neighbour in a direction, if there is one.
    ///
    /// Boards that are no square grid may have directions of their own: [`Layout::STEPS`].
    ///
    /// ```
    /// # use quadrille::{layouts::Mailbox, Direction};
    /// assert_eq!(Mailbox::A1.step(Direction::North), Some(Mailbox::A2));
    /// assert_eq!(Mailbox::A1.step(Direction::West), None);
    /// ```
    #[inline]
    pub const fn step(self, direction: Direction) -> Option<Self> {
        match const { &L::STEPS }[direction as usize] {
            Some((files, ranks)) => self.offset(files, ranks),
            None => None,
        }
    }

    /// The square to which a pawn of this colour steps, or `None` off the board.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Color};
    /// assert_eq!(Lerf::E4.forward(Color::White), Some(Lerf::E5));
    /// assert_eq!(Lerf::E1.forward(Color::Black), None);
    /// ```
    #[inline]
    pub const fn forward(self, color: Color) -> Option<Self> {
        self.step(L::PAWNS[color as usize])
    }

    /// The direction in which another square lies on the same file, rank or diagonal. Where edges
    /// [wrap](Layout::WRAPS), several may lead there: it is the one that takes the fewest steps, or `None` if two take as few.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Direction};
    /// assert_eq!(Lerf::A1.direction_to(Lerf::C3), Some(Direction::NorthEast));
    /// assert_eq!(Lerf::A1.direction_to(Lerf::C2), None);
    /// ```
    #[inline(always)]
    pub const fn direction_to(self, other: Self) -> Option<Direction>
    where
        L: BitboardLayout,
    {
        Direction::from_discriminant(*of(other.0, of(self.0, L::DIRECTIONS)))
    }

    /// The greater of the distances in files and in ranks: the number of a king's steps to another square, if no
    /// square between is missing.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// assert_eq!(Lerf::A1.distance(Lerf::C8), 7);
    /// // Files apart:
    /// assert_eq!(Lerf::A1.file().abs_diff(Lerf::C8.file()), 2);
    /// ```
    #[doc(alias("chebyshev", "king_distance", "file_distance", "rank_distance"))]
    #[inline]
    pub const fn distance(self, other: Self) -> u8 {
        let [wraps_files, wraps_ranks] = L::WRAPS;
        let files = apart(self.file(), other.file(), L::FILES, wraps_files);
        let ranks = apart(self.rank(), other.rank(), L::RANKS, wraps_ranks);
        // `max` is not const.
        if files > ranks { files } else { ranks }
    }
}

/// The distance of two files or ranks of `count`, the shorter way if edges wrap.
const fn apart(one: u8, other: u8, count: u8, wraps: bool) -> u8 {
    let apart = one.abs_diff(other);
    if wraps && count - apart < apart { count - apart } else { apart }
}
