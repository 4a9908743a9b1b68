//! How pieces of any movement are looked up: functions that both emitted code and the compiler's
//! verification call.
//!
//! - A slider that is limited in range, direction or region is the unlimited rider with a mask: pieces outside
//!   the mask cannot block anything inside it.
//! - A hopper is a rider looked up twice, or once if [`Rider::hops`](crate::sliders::Rider::hops) has the indexes of
//!   second sets.
//! - A lame leaper reads the few squares that can block it: as a key of few bits, or one path after another.
//! - A single ray needs only a table of its squares.
//!
//! - `lame`: keys of lame leapers
//! - `routes`: routes walked square by square

use crate::look_ups::{Movement, of_color};
use crate::word::constant as word;
use crate::word::constant::functions;
use crate::{Bitboard, BitboardLayout, Color, Square, Word};

mod lame;
mod routes;

pub use lame::{LameKey, shifted_lame_64, shifted_lame_128};
pub use routes::{Grid, NO_SQUARE, Route, path, relevant};

/// A layout that has the piece `P`, whatever its movement: its attacks, attackers and moves, for either colour.
///
/// `hurdles` are the pieces that hoppers may hop over; other pieces ignore them. For a piece that moves as it captures,
/// the same for both colours, [`Attacks`](crate::Attacks) asks for less.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no piece `{P}`",
    note = "a layout has the pieces that its description names by their paths: `pieces: {{ gold: WfF as quadrille::piece::Gold, ... }}`, or `as crate::Name` for a type of yours",
    note = "in generic code, a layout has the pieces that its bounds name: `L: Moves<{P}>`"
)]
pub trait Moves<P>: BitboardLayout {
    /// How the piece is looked up, for White and for Black.
    #[doc(hidden)]
    const MOVEMENT: &'static Movement<'static, Self::Word>;
}

/// # Attacks and moves of any piece, by colour
///
/// For movements that the runtime has no type for, and pieces that differ by colour: see [`Moves`].
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
        let relevant = relevant(Grid::of::<L>(), routes, self.coords(), self.bit());
        Bitboard::from_word_unchecked(word::truncated(relevant))
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
        let path = path(Grid::of::<L>(), routes, self.coords(), self.bit(), to.bit());
        Bitboard::from_word_unchecked(word::truncated(path))
    }
}

/// # Hoppers over some pieces only
///
/// The same, where only some of the occupied squares are hurdles.
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

    /// The same as [`attacks_by`](Self::attacks_by), by instructions of the target where the layout's method has some:
    /// `sliders: pext` those of BMI2, obstruction difference those of AVX2. Rust has no const functions for them.
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

    /// The square's bit, in the widest word.
    const fn bit(self) -> u128 {
        1 << self.number()
    }
}

functions! {
    /// The squares attacked along a ray whose numbers rise: up to the lowest occupied square.
    ///
    /// ```
    /// assert_eq!(quadrille_runtime::moves::rising(0b1110_u64, 0b0101), 0b0110);
    /// ```
    pub rising(ray, occupancy) = {
        let occupied = ray & occupancy;
        // All bits up to the lowest occupied one, or all bits if there is none.
        ray & (occupied ^ occupied.wrapping_sub(1))
    };
    /// The squares attacked along a ray whose numbers fall: down to the highest occupied square.
    ///
    /// ```
    /// assert_eq!(quadrille_runtime::moves::falling(0b0111_u64, 0b0010), 0b0110);
    /// ```
    pub falling(ray, occupancy) = {
        let highest = W::BITS - 1 - (ray & occupancy | 1).leading_zeros();
        ray & (!0 << highest)
    };
    /// The occupancy for the second look-up of a hopper that goes on behind its hurdle: it lacks the hurdles
    /// that the first look-up met.
    ///
    /// ```
    /// assert_eq!(quadrille_runtime::moves::past(0b011_u64, 0b110, 0b010), 0b100);
    /// ```
    pub past(met, occupancy, hurdles) = occupancy ^ met & occupancy & hurdles;
    /// The occupancy for the second look-up of a hopper that lands right behind its hurdle. It has every square that
    /// the first look-up did not reach, and every piece that is not a hurdle.
    ///
    /// ```
    /// assert_eq!(quadrille_runtime::moves::next(!0b1_u64, 0b110, 0b010), 0b101);
    /// ```
    pub next(met, occupancy, hurdles) = !met | occupancy & !hurdles;
    /// The targets of a lame leaper along one path; empty if the path is blocked.
    ///
    /// ```
    /// assert_eq!(quadrille_runtime::moves::lame(0b10_u64, 0b100, 0b10), 0);
    /// ```
    pub lame(path, targets, occupancy) = if path & occupancy == 0 { targets } else { 0 };
}

/// The squares of `origins` from which a piece gets to one of these bends: the bends shifted by `by`, without the
/// occupied squares shifted by each of `passed`, which block the route.
///
/// ```
/// use quadrille_runtime::moves::bent_back;
/// assert_eq!(bent_back(0b1100_u64, 0, -1, &[], !0), 0b110);
/// assert_eq!(bent_back(0b1100_u64, 0b1, -1, &[1], !0), 0b100);
/// ```
#[inline(always)]
pub const fn bent_back<W: Word>(bends: W, occupancy: W, by: i32, passed: &[i32], origins: W) -> W {
    let (mut from, mut index) = (word::and(word::shifted(bends, by), origins), 0);
    while index < passed.len() {
        from = word::and_not(from, word::shifted(occupancy, passed[index]));
        index += 1;
    }
    from
}
