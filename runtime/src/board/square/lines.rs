//! Bitboards of lines and of neighbours.

use super::Square;
use crate::board::{Bitboard, BitboardLayout, Layout};
use crate::direction::Direction;
use crate::index::constant::of;
use crate::word::constant as word;

/// # Sets by squares
///
/// Bitboards of lines and of neighbours.
impl<L: Layout> Square<L> {
    /// The square alone in a bitboard.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// assert_eq!(Lerf::C1.bitboard().word(), 1 << 2);
    /// ```
    #[doc(alias("from_square"))]
    #[inline(always)]
    pub const fn bitboard(self) -> Bitboard<L>
    where
        L: BitboardLayout,
    {
        Bitboard::from_word_unchecked(word::bit(self.number()))
    }

    /// The squares next to this one, up to eight.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// assert_eq!(Lerf::A1.neighbours().names().to_string(), "b1 a2 b2");
    /// ```
    #[doc(alias("neighbors", "king_ring"))]
    #[inline(always)]
    pub const fn neighbours(self) -> Bitboard<L>
    where
        L: BitboardLayout,
    {
        Bitboard::from_word_unchecked(*of(self.0, L::NEIGHBOURS))
    }

    /// The squares from this one, itself excluded, to the edge.
    ///
    /// ```
    /// # use quadrille::{layouts::Ring, Direction};
    /// assert_eq!(Ring::F6.ray(Direction::NorthEast).names().to_string(), "g7 h8");
    /// # assert_eq!(Ring::G7.number(), 0o67);
    /// ```
    #[inline(always)]
    pub const fn ray(self, direction: Direction) -> Bitboard<L>
    where
        L: BitboardLayout,
    {
        Bitboard::from_word_unchecked(*of(self.0, &L::RAYS[direction as usize]))
    }

    #[inline(always)]
    const fn near_ray(self, direction: Direction) -> Bitboard<L>
    where
        L: BitboardLayout,
    {
        Bitboard::from_word_unchecked(*of(self.0, &L::NEAR_RAYS[direction as usize]))
    }

    /// The squares strictly between two that lie on a line of queen moves; empty if they do not.
    ///
    /// If edges [wrap](Layout::WRAPS), they are those on the shortest way, and none if two ways are as short: a
    /// piece in the middle of one of them would not stand between the two. Then a rider may attack by other ways as
    /// well, so that attacks must decide whether a move ends a check.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// let between = Lerf::A1.between(Lerf::D4);
    /// assert_eq!(between, Lerf::B2.bitboard() | Lerf::C3.bitboard());
    /// ```
    #[doc(alias("get_between_rays", "in_between"))]
    #[inline]
    pub const fn between(self, other: Self) -> Bitboard<L>
    where
        L: BitboardLayout,
    {
        if let Some(table) = L::BETWEEN {
            return Bitboard::from_word_unchecked(*of(other.0, of(self.0, table)));
        }
        match self.direction_to(other) {
            Some(direction) => {
                self.near_ray(direction).intersection(other.near_ray(direction.opposite()))
            }
            None => Bitboard::EMPTY,
        }
    }

    /// The squares [between](Square::between) this one and the target, and the target itself: the squares on which
    /// a move ends a check, by a block or by capture.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// let (king, checker) = (Lerf::E1, Lerf::E4);
    /// assert_eq!(king.between_and(checker).names().to_string(), "e2 e3 e4");
    /// assert_eq!(king.between_and(Lerf::F3), Lerf::F3.bitboard(), "a knight is captured");
    /// ```
    #[doc(alias("between_bb"))]
    #[inline]
    pub const fn between_and(self, target: Self) -> Bitboard<L>
    where
        L: BitboardLayout,
    {
        self.between(target).with(target)
    }

    /// The squares from this one through another to the edge, this one excluded; empty if no line of queen moves leads
    /// from the one to the other. From a king through a pinned piece, they hold the attacker and all behind it.
    ///
    /// ```
    /// # use quadrille::layouts::{Lerf, W};
    /// assert_eq!(Lerf::E1.ray_through(Lerf::F2).names().to_string(), "f2 g3 h4");
    /// const NONE: bool = W::A1.ray_through(W::B3).is_empty();
    /// assert!(NONE);
    /// ```
    #[doc(alias("ray_pass_bb", "ray_pass"))]
    #[inline]
    pub const fn ray_through(self, other: Self) -> Bitboard<L>
    where
        L: BitboardLayout,
    {
        if let Some(table) = L::LINES_THROUGH
            && const { rays_rise_or_fall::<L>() }
        {
            let line = *of(other.0, of(self.0, table));
            let side = if other.number() > self.number() { self.above() } else { self.below() };
            return Bitboard::from_word_unchecked(word::and(line, side));
        }
        match self.direction_to(other) {
            Some(direction) => self.ray(direction),
            None => Bitboard::EMPTY,
        }
    }

    /// The bits of greater numbers.
    #[inline(always)]
    const fn above(self) -> L::Word
    where
        L: BitboardLayout,
    {
        word::up(word::not(word::bit(0)), self.number() as u32)
    }

    /// The bits of lower numbers.
    #[inline(always)]
    const fn below(self) -> L::Word
    where
        L: BitboardLayout,
    {
        word::less_one(word::bit(self.number()))
    }

    /// The whole file, rank or diagonal through two squares, both included; empty if there is no such line.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// assert_eq!(Lerf::F1.line_through(Lerf::G2).names().to_string(), "f1 g2 h3");
    /// ```
    #[doc(alias("line", "aligned", "get_line_rays"))]
    #[inline]
    pub const fn line_through(self, other: Self) -> Bitboard<L>
    where
        L: BitboardLayout,
    {
        if let Some(table) = L::LINES_THROUGH {
            return Bitboard::from_word_unchecked(*of(other.0, of(self.0, table)));
        }
        match self.direction_to(other) {
            Some(direction) => self.ray(direction).union(self.ray(direction.opposite())).with(self),
            None => Bitboard::EMPTY,
        }
    }
}

/// Returns whether numbers rise along one of two opposite rays and fall along the other, whatever the square. Then a ray is
/// the line on one side of its square, and no load waits for that of a direction.
const fn rays_rise_or_fall<L: BitboardLayout>() -> bool {
    let mut each = 0;
    while each < 4 * L::NUMBER_AT.len() {
        let square = Square::<L>::from_number_unchecked(L::NUMBER_AT[each / 4]);
        let [one, other] = [L::RAYS[each % 4], L::RAYS[each % 4 + 4]];
        let (one, other) = (*of(square.0, &one), *of(square.0, &other));
        let (above, below) = (square.above(), square.below());
        let rises = word::is_zero(word::and(one, below)) && word::is_zero(word::and(other, above));
        let falls = word::is_zero(word::and(one, above)) && word::is_zero(word::and(other, below));
        if !rises && !falls {
            return false;
        }
        each += 1;
    }
    true
}
