//! All squares of a set moved by a step, mirrored, turned or renumbered.

use super::Bitboard;
use crate::board::BitboardLayout;
use crate::board::conversion::renumbered;
use crate::board::flips::{named_flips, on_every_board};
use crate::board::layout::exchange;
use crate::board::square::same_board;
use crate::color::Color;
use crate::direction::Direction;
use crate::symmetry::Symmetry;
use crate::word::constant as word;

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
    /// Programs use it to find the few pieces near a king.
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
/// Sets are mirrored, turned, or converted to another numbering.
impl<L: BitboardLayout> Bitboard<L> {
    /// The set as a side sees it: for Black with ranks mirrored, or turned by half if the board lacks that mirror.
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
            Color::Black => on_every_board(self.transform(const { exchange::<L>() })),
        }
    }

    /// The set mirrored or turned; `None` if the board lacks the symmetry.
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
    /// has. Sets of more than 128 numbers then take a step for each square.
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

/// The squares one step on in a direction, or `None` if the step is not one shift.
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

/// Returns whether a layout's board is a full rectangle with the directions of a square grid.
pub(crate) const fn is_square_grid<L: BitboardLayout>() -> bool {
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
