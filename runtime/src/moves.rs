//! Look-ups of pieces of any movement: functions that both emitted code and the compiler's verification call.
//!
//! - A slider that is limited in range, direction or region is the unlimited rider with a mask: pieces outside
//!   the mask cannot block anything inside it.
//! - A hopper is a rider looked up twice, or once if [`Rider::hops`](crate::sliders::Rider::hops) has the indexes of
//!   second sets.
//! - A lame leaper reads the few squares that can block it: as a key of few bits, or one path after another.
//! - A single ray needs only a table of its squares.

use crate::board::{Bitboard, BitboardLayout, Square};
use crate::color::Color;
use crate::look_ups::{Movement, of_color};
use crate::word::Word;

pub use crate::look_ups::{
    Grid, LameKey, Moves, Route, bent_back, falling, lame, next, past, path, relevant, rising,
    shifted_lame,
};

/// # Attacks and moves of any piece, by colour
///
/// These serve movements for which the runtime has no type, and pieces that differ by colour: see [`Moves`].
impl<L: BitboardLayout> Square<L> {
    /// The squares that the piece `P` of a colour attacks from here, whatever its movement.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, piece, Bitboard, Color};
    /// let attacks = Lerf::A1.attacks_by::<piece::Rook>(Color::White, Bitboard::EMPTY);
    /// assert_eq!(attacks.count(), 14);
    /// ```
    #[inline(always)]
    pub const fn attacks_by<P>(self, color: Color, occupancy: Bitboard<L>) -> Bitboard<L>
    where
        L: Moves<P>,
    {
        self.attacks_over::<P>(color, occupancy, occupancy)
    }

    /// The squares that the piece `P` of a colour attacks from here on the empty board.
    ///
    /// ```
    /// # use quadrille::{layouts::Shogi, piece, Color, Square};
    /// let square: Square<Shogi> = "5e".parse().unwrap();
    /// let attacks = square.attacks_empty_by::<piece::Lance>(Color::White);
    /// assert_eq!(attacks, "5d 5c 5b 5a".parse().unwrap());
    /// ```
    #[inline(always)]
    pub const fn attacks_empty_by<P>(self, color: Color) -> Bitboard<L>
    where
        L: Moves<P>,
    {
        let Movement { attacks, on_empty, .. } = L::MOVEMENT;
        Bitboard::from_word_unchecked(if on_empty.is_empty() {
            of_color(attacks, color).reached::<L, P>(self.slot(), L::Word::ZERO, L::Word::ZERO)
        } else {
            on_empty[self.slot()]
        })
    }

    /// The empty squares to which a piece `P` of a colour can move from here without capturing.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, piece, Color};
    /// let occupancy = Lerf::A3.bitboard() | Lerf::C1.bitboard();
    /// let moves = Lerf::A1.moves_by::<piece::Rook>(Color::White, occupancy);
    /// assert_eq!(moves.names().to_string(), "b1 a2");
    /// ```
    #[inline(always)]
    pub const fn moves_by<P>(self, color: Color, occupancy: Bitboard<L>) -> Bitboard<L>
    where
        L: Moves<P>,
    {
        self.moves_over::<P>(color, occupancy, occupancy)
    }

    /// The squares from which the piece `P` of a colour attacks this one.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, piece, Bitboard, Color};
    /// let attackers = Lerf::A1.attackers_by::<piece::Knight>(Color::White, Bitboard::EMPTY);
    /// assert_eq!(attackers.names().to_string(), "c2 b3");
    /// ```
    #[doc(alias("attackers_to"))]
    #[inline(always)]
    pub const fn attackers_by<P>(self, color: Color, occupancy: Bitboard<L>) -> Bitboard<L>
    where
        L: Moves<P>,
    {
        self.attackers_over::<P>(color, occupancy, occupancy)
    }

    /// X-rays of a sliding piece `P` of a colour on this square: squares newly attacked once the first blocker on
    /// each line is removed.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, piece, Color};
    /// let occupancy = Lerf::A3.bitboard() | Lerf::A5.bitboard() | Lerf::H1.bitboard();
    /// let xrays = Lerf::A1.xrays_by::<piece::Rook>(Color::White, occupancy);
    /// assert_eq!(xrays.names().to_string(), "a4 a5");
    /// ```
    #[inline(always)]
    pub const fn xrays_by<P>(self, color: Color, occupancy: Bitboard<L>) -> Bitboard<L>
    where
        L: Moves<P>,
    {
        let attacks = of_color(L::MOVEMENT.attacks, color);
        Bitboard::from_word_unchecked(attacks.xrays::<L, P>(self.slot(), occupancy.word()))
    }

    /// The squares whose occupants can change the moves of a piece `P` of a colour from here.
    ///
    /// ```
    /// # use quadrille::{layouts::Xiangqi, piece, Color, Square};
    /// let square: Square<Xiangqi> = "e4".parse().unwrap();
    /// let relevant = square.relevant_by::<piece::Horse>(Color::White);
    /// assert_eq!(relevant, square.neighbours() & square.rook_attacks(square.neighbours()));
    /// ```
    #[inline(always)]
    pub const fn relevant_by<P>(self, color: Color) -> Bitboard<L>
    where
        L: Moves<P>,
    {
        let routes = of_color(L::MOVEMENT.routes, color);
        let from = self.bitboard().word();
        Bitboard::from_word_unchecked(relevant(Grid::of::<L>(), routes, self.coords(), from))
    }

    /// The squares between a piece `P` of a colour here and a square that it may attack.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, piece, Color};
    /// let path = Lerf::A1.path_by::<piece::Rook>(Color::White, Lerf::A4);
    /// assert_eq!(path.names().to_string(), "a2 a3");
    /// ```
    #[inline(always)]
    pub const fn path_by<P>(self, color: Color, to: Self) -> Bitboard<L>
    where
        L: Moves<P>,
    {
        let routes = of_color(L::MOVEMENT.routes, color);
        let [from, to] = [self.bitboard().word(), to.bitboard().word()];
        Bitboard::from_word_unchecked(path(Grid::of::<L>(), routes, self.coords(), from, to))
    }
}

/// # Hoppers over some pieces only
///
/// The same functions, if only some of the occupied squares are hurdles.
impl<L: BitboardLayout> Square<L> {
    /// The squares that the piece `P` of a colour attacks from here; of the occupied squares only `hurdles` may be
    /// hopped over.
    ///
    /// ```
    /// # use quadrille::{layouts::Xiangqi, piece, Bitboard, Color};
    /// let (own, other) = (Xiangqi::A3.bitboard(), Xiangqi::A5.bitboard());
    /// let attacks = Xiangqi::A0.attacks_over::<piece::Cannon>(Color::White, own | other, own);
    /// assert!(attacks.contains(Xiangqi::A5));
    /// let attacks = Xiangqi::A0.attacks_over::<piece::Cannon>(Color::White, own | other, Bitboard::EMPTY);
    /// assert!(!attacks.contains(Xiangqi::A5));
    /// ```
    #[inline(always)]
    pub const fn attacks_over<P>(
        self,
        color: Color,
        occupancy: Bitboard<L>,
        hurdles: Bitboard<L>,
    ) -> Bitboard<L>
    where
        L: Moves<P>,
    {
        let attacks = of_color(L::MOVEMENT.attacks, color);
        Bitboard::from_word_unchecked(attacks.reached::<L, P>(
            self.slot(),
            occupancy.word(),
            hurdles.word(),
        ))
    }

    /// The empty squares to which a piece `P` of a colour can move from here without capturing; of the occupied
    /// squares only `hurdles` may be hopped over.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, piece, Bitboard, Color};
    /// let occupancy = Lerf::A2 | Lerf::C1;
    /// let moves = Lerf::A1.moves_over::<piece::Rook>(Color::White, occupancy, Bitboard::EMPTY);
    /// assert_eq!(moves, Lerf::B1.bitboard());
    /// ```
    #[inline(always)]
    pub const fn moves_over<P>(
        self,
        color: Color,
        occupancy: Bitboard<L>,
        hurdles: Bitboard<L>,
    ) -> Bitboard<L>
    where
        L: Moves<P>,
    {
        let moves = of_color(L::MOVEMENT.moves, color);
        let reached = moves.reached::<L, P>(self.slot(), occupancy.word(), hurdles.word());
        Bitboard::from_word_unchecked(reached).difference(occupancy)
    }

    /// The squares from which the piece `P` of a colour attacks this one; of the occupied squares only `hurdles` may
    /// be hopped over.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, piece, Bitboard, Color};
    /// let occupancy = Lerf::A2 | Lerf::C1;
    /// let attackers = Lerf::A1.attackers_over::<piece::Rook>(Color::White, occupancy, occupancy);
    /// assert_eq!(attackers, Lerf::A1.rook_attacks(occupancy));
    /// ```
    #[inline(always)]
    pub const fn attackers_over<P>(
        self,
        color: Color,
        occupancy: Bitboard<L>,
        hurdles: Bitboard<L>,
    ) -> Bitboard<L>
    where
        L: Moves<P>,
    {
        let attackers = of_color(L::MOVEMENT.attackers, color);
        let reached = attackers.reached::<L, P>(self.slot(), occupancy.word(), hurdles.word());
        Bitboard::from_word_unchecked(reached)
    }

    /// The same as [`attacks_by`](Self::attacks_by), by instructions of the target if the layout's method has some:
    /// BMI2 for `sliders: pext`, AVX2 for obstruction difference. Rust has no const functions for them.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, piece, Color};
    /// let occupancy = Lerf::A3.bitboard();
    /// let attacks = Lerf::A1.look_up::<piece::Rook>(Color::White, occupancy);
    /// assert_eq!(attacks, Lerf::A1.rook_attacks(occupancy));
    /// ```
    #[inline(always)]
    pub fn look_up<P>(self, color: Color, occupancy: Bitboard<L>) -> Bitboard<L>
    where
        L: Moves<P>,
    {
        let attacks = of_color(L::MOVEMENT.attacks, color);
        let reached = attacks.reached_by_instructions::<L, P>(self.slot(), occupancy.word());
        Bitboard::from_word_unchecked(reached)
    }

    /// The index of the square in tables by number.
    #[inline(always)]
    const fn slot(self) -> usize {
        self.number() as usize
    }
}
