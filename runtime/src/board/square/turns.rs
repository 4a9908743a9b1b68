//! Squares mirrored, turned or renumbered.

use super::{Square, same_board};
use crate::board::Layout;
use crate::board::conversion::{Of, Renumbering};
use crate::board::flips::{named_flips, on_every_board};
use crate::board::layout::{exchange, has, hexagons};
use crate::color::Color;
use crate::symmetry::Symmetry;

/// # Flips and other layouts
///
/// Squares are mirrored, turned, or found by file and rank in another numbering.
impl<L: Layout> Square<L> {
    /// The square as a side sees it: for Black with ranks mirrored, or turned by half if the board lacks that
    /// mirror, as boards of hexagons do.
    ///
    /// Games whose sides sit opposite each other turn the board instead, with
    /// [`rotate_180`](Self::rotate_180).
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Color};
    /// assert_eq!(Lerf::E1.relative_to(Color::Black), Lerf::E8);
    /// assert_eq!(Lerf::E1.relative_to(Color::White), Lerf::E1);
    /// ```
    #[doc(alias("relative_square"))]
    #[inline]
    pub fn relative_to(self, color: Color) -> Self {
        match color {
            Color::White => self,
            Color::Black => on_every_board(self.transform(const { exchange::<L>() })),
        }
    }

    /// The square mirrored or turned; `None` if the board lacks the symmetry, which can be if it is oblong or lacks
    /// squares. The symmetries that [only hexagons](Symmetry::HEXAGONAL) have go around the middle of the board's squares.
    ///
    /// ```
    /// # use quadrille::{layouts::{Ring, Shogi, Xiangqi}, Symmetry};
    /// assert_eq!(Ring::A1.transform(Symmetry::Rotate90), Some(Ring::A8));
    /// assert_eq!(Xiangqi::A0.transform(Symmetry::Rotate90), None);
    /// ```
    ///
    /// The methods named after symmetries fail to compile if they would lead to squares that the board lacks:
    ///
    /// ```compile_fail,E0080
    /// # use quadrille::layouts::Checkers;
    /// Checkers::_1.flip_vertical(); // There are dark squares only.
    /// ```
    #[doc(alias("flip", "mirror", "rotate"))]
    #[inline(always)]
    pub fn transform(self, symmetry: Symmetry) -> Option<Self> {
        match const { &hexagons::<L>() } {
            Some(hexagons)
                if symmetry.is_of_hexagons()
                    // The middle of hexagons need not be that of their box.
                    || symmetry == Symmetry::Rotate180 && const { !has::<L>(Symmetry::Rotate180) } =>
            {
                let (file, rank) = hexagons.image(symmetry, self.coords())?;
                Self::from_coords(file, rank)
            }
            _ => L::transform(self, symmetry),
        }
    }

    named_flips!(L, "Lerf::", "");

    /// The square turned clockwise by 60 degrees about the middle of a board of hexagons; `None` if there is no
    /// square there, and on other boards. A board is one of hexagons if it has six `directions`, each the sum of
    /// its two neighbours. [`transform`](Self::transform) has its other turns and its mirrors,
    /// [`Symmetry::HEXAGONAL`].
    ///
    /// ```
    /// # use quadrille::{layouts::{Glinski, Lerf}, Bitboard};
    /// assert_eq!(Glinski::A1.rotate_60(), Some(Glinski::A6));
    /// let edge: Bitboard<Glinski> = "a1 b1 c1".parse()?;
    /// let turned: Option<Bitboard<Glinski>> = edge.iter().map(|square| square.rotate_60()).collect();
    /// assert_eq!(turned, Some("a6 a5 a4".parse()?));
    /// assert_eq!(Lerf::E4.rotate_60(), None);
    /// # Ok::<(), quadrille::ParseSquareError>(())
    /// ```
    #[doc(alias("rotate", "hexagon", "rotate_120"))]
    pub fn rotate_60(self) -> Option<Self> {
        self.transform(Symmetry::Rotate60)
    }

    /// The square of another layout of the same board that has the same file and rank.
    ///
    /// Boards of different sizes are an error at compile time. An exclusive or with a constant converts the number if
    /// that is enough, as between a1 = 0 and a8 = 0; otherwise it is looked up in a table of 256 bytes, made by const
    /// evaluation.
    ///
    /// ```
    /// # use quadrille::layouts::{Lerf, W};
    /// assert_eq!(Lerf::B6.convert::<W>(), W::B6);
    /// assert_eq!(W::B6.number(), 55);
    /// ```
    ///
    /// ```compile_fail,E0080
    /// # use quadrille::layouts::{Lerf, Shogi};
    /// Lerf::B6.convert::<Shogi>(); // A board of 9 x 9.
    /// ```
    #[inline]
    pub const fn convert<M: Layout>(self) -> Square<M> {
        const { same_board::<L, M>() };
        Square::from_number_unchecked(Renumbering::<Of<L>, Of<M>>::number(self.number()))
    }
}
