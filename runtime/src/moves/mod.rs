//! How pieces of any movement are looked up: functions that both emitted code and the compiler's
//! verification call.
//!
//! - A slider that is limited in range, direction or region is the unlimited rider with a mask: pieces outside
//!   the mask cannot block anything inside it.
//! - A hopper is a rider looked up twice, or once where
//!   [`Rider::hops`](crate::sliders::Rider::hops) has names of second sets.
//! - A lame leaper reads the few squares that hinder it: as a key of few bits, or one path after another.
//! - A single ray needs only a table of its squares.
//!
//! - `lame`: keys of lame leapers
//! - `routes`: routes walked square by square

use crate::index::constant::of;
use crate::look_ups::{Movement, of_color};
use crate::word::constant as word;
use crate::word::constant::functions;
use crate::{Bitboard, BitboardLayout, Color, Square, Word};

mod lame;
mod routes;

pub use lame::{LameKey, shifted_lame_64, shifted_lame_128};
pub use routes::{Grid, NO_SQUARE, Route, path, relevant};

/// A layout that has the piece `P`, whatever its movement: its attacks and its moves, either way,
/// for either colour.
///
/// `hurdles` are the pieces that hoppers may hop over; others do not look at them. Where a piece
/// moves as it captures, and for both colours alike, [`Attacks`](crate::Attacks) asks for less.
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
        Bitboard::from_word_unchecked(L::MOVEMENT.attacks_empty::<L, P>(color, self.slot()))
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
        Bitboard::from_word_unchecked(L::MOVEMENT.xrays::<L, P>(
            color,
            self.slot(),
            occupancy.word(),
        ))
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
        let routes = L::MOVEMENT.routes(color);
        let relevant = relevant(Grid::of::<L>(), routes, self.file_and_rank(), self.bit());
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
        let routes = L::MOVEMENT.routes(color);
        let path = path(Grid::of::<L>(), routes, self.file_and_rank(), self.bit(), to.bit());
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

    /// The square's file and rank, as they are in a table.
    const fn file_and_rank(self) -> (u8, u8) {
        let at: &[u8; 2] = of(self.index(), L::COORDS);
        (at[0], at[1])
    }
}

/// A way to move, for functions that walk: a step, where it begins and how far it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Route<'a> {
    /// The step, in files and ranks, from the last square of the path.
    pub step: (i8, i8),
    /// The greatest number of steps.
    pub range: u8,
    /// The squares passed before, as steps from the start: those of a lame leaper, or of a bent rider up to its bend.
    pub path: &'a [(i8, i8)],
    /// Whether pieces are captured so.
    pub captures: bool,
    /// The squares from which it is taken, as a word of the layout.
    pub from: u128,
    /// The squares that it may lead to and through.
    pub within: u128,
}

/// All squares, where a route says nothing of them.
const ALL: u128 = u128::MAX;

impl<'a> Route<'a> {
    /// A step that is taken as often as squares are empty, to move and to capture, everywhere.
    pub const fn ride(files: i8, ranks: i8) -> Route<'a> {
        let range = u8::MAX;
        Route { step: (files, ranks), range, path: &[], captures: true, from: ALL, within: ALL }
    }

    /// The same route, which passes these squares before its step, as steps from the start.
    #[must_use]
    pub const fn past(self, path: &'a [(i8, i8)]) -> Route<'a> {
        Route { path, ..self }
    }

    /// The same route, taken so often at most.
    #[must_use]
    pub const fn range(self, range: u8) -> Route<'a> {
        Route { range, ..self }
    }

    /// The same route, on which nothing is captured.
    #[must_use]
    pub const fn quiet(self) -> Route<'a> {
        Route { captures: false, ..self }
    }

    /// The same route, taken from some squares only, and within some.
    #[must_use]
    pub const fn on(self, from: u128, within: u128) -> Route<'a> {
        Route { from, within, ..self }
    }
}

/// The board as functions that walk need it.
#[derive(Clone, Copy, Debug)]
pub struct Grid<'a> {
    /// The number of files of the board's box.
    pub files: u8,
    /// The number of ranks of the board's box.
    pub ranks: u8,
    /// The number at each cell of the box, rank by rank; [`NO_SQUARE`] where there is no square.
    pub numbers: &'a [u8],
}

/// The number of a cell without a square.
pub const NO_SQUARE: u8 = u8::MAX;

impl Grid<'_> {
    /// The board of a layout.
    const fn of<L: BitboardLayout>() -> Grid<'static> {
        Grid { files: L::FILES, ranks: L::RANKS, numbers: L::CELLS }
    }

    /// The bit of the square a step away, or 0 if `within` does not have it.
    const fn bit(&self, file: i16, rank: i16, within: u128) -> u128 {
        if file < 0 || rank < 0 || file >= self.files as i16 || rank >= self.ranks as i16 {
            return 0;
        }
        let number = self.numbers[rank as usize * self.files as usize + file as usize];
        if number == NO_SQUARE { 0 } else { 1 << number & within }
    }
}

/// The squares whose occupants matter to some way of moving from (file, rank), whose bit is `from`.
pub const fn relevant(grid: Grid<'_>, steps: &[Route<'_>], at: (u8, u8), from: u128) -> u128 {
    let mut relevant = 0;
    let mut which = 0;
    while which < steps.len() {
        if steps[which].from & from != 0 {
            relevant |= along(grid, &steps[which], at, 0);
        }
        which += 1;
    }
    relevant
}

/// The squares between a piece on (file, rank) and the square whose bit is `to`.
pub const fn path(grid: Grid<'_>, steps: &[Route<'_>], at: (u8, u8), from: u128, to: u128) -> u128 {
    let mut between = 0;
    let mut which = 0;
    while which < steps.len() {
        if steps[which].from & from != 0 && steps[which].captures {
            between |= along(grid, &steps[which], at, to);
        }
        which += 1;
    }
    between
}

/// The squares of a route before the one whose bit is `to`, or none if it does not lead there; all but the last if `to`
/// is 0.
const fn along(grid: Grid<'_>, route: &Route<'_>, at: (u8, u8), to: u128) -> u128 {
    let start = (at.0 as i16, at.1 as i16);
    let ((mut file, mut rank), mut seen) = (start, 0);
    let mut index = 0;
    while index < route.path.len() {
        (file, rank) = stepped(start, route.path[index]);
        let passed = grid.bit(file, rank, route.within);
        if passed == 0 {
            return 0;
        }
        seen |= passed;
        index += 1;
    }
    let (mut last, mut count) = (0, 0);
    while count < route.range {
        (file, rank) = stepped((file, rank), route.step);
        let next = grid.bit(file, rank, route.within);
        if next == 0 {
            break;
        }
        seen |= last;
        if next == to {
            return seen;
        }
        last = next;
        count += 1;
    }
    if to == 0 && last != 0 { seen } else { 0 }
}

const fn stepped((file, rank): (i16, i16), (files, ranks): (i8, i8)) -> (i16, i16) {
    (file + files as i16, rank + ranks as i16)
}

/// The squares that a key sees of 64, and the key of their occupancy: the highest bits of a product.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LameKey {
    /// The squares that are seen.
    pub mask: u64,
    /// The factor that brings the bits of the mask to the top of the product.
    pub magic: u64,
    /// The distance by which the product is shifted down.
    pub shift: u32,
    /// The index of the set of key 0.
    pub first: u32,
}

impl LameKey {
    /// The index of the set that an occupancy leads to.
    #[inline(always)]
    const fn set_index(&self, occupancy: u64) -> usize {
        let key = (occupancy & self.mask).wrapping_mul(self.magic) >> self.shift;
        self.first as usize + key as usize
    }
}

macro_rules! shifted_lame_leaps {
    ($(#[$doc:meta])* $name:ident, $word:ident, $window:ident, $turned:ident) => {
        $(#[$doc])*
        ///
        /// Keys read the 64 squares from number - `below` on.
        ///
        /// # Panics
        /// When the keys lead out of the sets.
        #[inline(always)]
        pub const fn $name(
            keys: &[LameKey],
            sets: &[u64],
            target: $word,
            number: usize,
            below: usize,
            occupancy: $word,
        ) -> $word {
            let window = $window(occupancy, number.wrapping_sub(below) as u32);
            let (mut free, mut key) = (0, 0);
            while key < keys.len() {
                free |= sets[keys[key].set_index(window)];
                key += 1;
            }
            $turned(free, number as u32) & target
        }
    };
}

shifted_lame_leaps! {
    /// The attacks of lame leapers where all squares share their keys. A set has a bit for each
    /// step: bit n for a step that adds n to numbers modulo 64.
    shifted_lame_64, u64, window_64, rotated_64
}

shifted_lame_leaps! {
    /// The same for words of 128 bits: no two targets of a square are the same bit of both halves,
    /// so that one rotation of 64 bits serves both.
    shifted_lame_128, u128, window_128, rotated_in_both_halves
}

/// The 64 squares from one on.
#[inline(always)]
const fn window_64(occupancy: u64, turn: u32) -> u64 {
    occupancy.rotate_right(turn)
}

/// The set turned: bit 0 goes to `turn`.
#[inline(always)]
const fn rotated_64(set: u64, turn: u32) -> u64 {
    set.rotate_left(turn)
}

/// A set rotated up, once for each half.
#[inline(always)]
const fn rotated_in_both_halves(set: u64, turn: u32) -> u128 {
    let half = rotated_64(set, turn) as u128;
    half << 64 | half
}

/// The 64 squares from one on, wrapping around from the last to the first. Halves are shifted one by one: a rotation
/// of 128 bits is made of double shifts, which are slow on many processors.
#[inline(always)]
const fn window_128(occupancy: u128, turn: u32) -> u64 {
    let (low, high) = (occupancy as u64, (occupancy >> 64) as u64);
    let (first, second) = if turn & 64 == 0 { (low, high) } else { (high, low) };
    let by = turn & 63;
    first >> by | (second << 1) << (63 - by)
}

functions! {
    /// The squares attacked along a ray whose numbers rise: up to the lowest occupied square.
    ///
    /// ```
    /// assert_eq!(quadrille_runtime::moves::rising(0b1110_u64, 0b0101), 0b0110);
    /// ```
    pub rising(ray, occupancy) = {
        let occupied = ray & occupancy;
        // All bits up to the lowest, and all there are where there is none.
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
    /// The occupancy for the second look-up of a hopper that lands right behind its hurdle. It has all squares
    /// that the first look-up did not reach, and of the others the pieces that are not hurdles.
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

/// The squares of `origins` from which a piece bends on one of these squares: the bends moved by a distance, unless an
/// occupied square, moved by one of the distances of `passed`, comes there too.
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
