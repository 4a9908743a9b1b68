//! The squares reached by a whole set: fills, spans of pawns, and the attacks of all pieces on a set.

use crate::board::{Bitboard, BitboardLayout};
use crate::color::Color;
use crate::direction::Direction;
use crate::index::constant::of;
use crate::look_ups::Moves;
use crate::look_ups::of_color;
use crate::piece::Attacks;
use crate::word::Word;
use crate::word::constant as word;

impl<L: BitboardLayout> Bitboard<L> {
    /// The set and all empty squares that are reached from it in a direction through empty squares.
    ///
    /// [Shifted](Bitboard::shift) once more, it becomes the squares that sliders attack in this direction.
    ///
    /// If one shift steps all squares, as in rank and file order, this takes some 15 operations; in other numberings it
    /// takes a load for each square of the set and for each blocker.
    ///
    /// ```
    /// # use quadrille::{layouts::{Lerf, W}, Bitboard, Direction};
    /// let blockers = Lerf::A6.bitboard();
    /// let filled = (Lerf::A3 | Lerf::H7).fill(Direction::North, !blockers);
    /// assert_eq!(filled.names().to_string(), "a3 a4 a5 h7 h8");
    /// const FILE: Bitboard<W> = W::A1.bitboard().fill(Direction::North, Bitboard::FULL);
    /// assert_eq!(FILE, Bitboard::from_file(0));
    /// ```
    #[doc(alias(
        "occluded_fill",
        "kogge_stone",
        "dumb7fill",
        "north_fill",
        "file_fill",
        "fill_north"
    ))]
    #[inline(always)]
    pub const fn fill(self, direction: Direction, empty: Self) -> Self {
        let (by, entered) = L::SHIFTS[direction as usize];
        if by == 0 {
            return self.fill_along_rays(direction, empty);
        }
        let longest = longest_line::<L>();
        let (mut reached, mut free) = (self.word(), word::and(empty.word(), entered));
        let (mut steps, mut distance) = (1, by as i32);
        while steps < longest && distance.unsigned_abs() < L::Word::BITS {
            reached = word::or(reached, word::and(free, word::shifted(reached, distance)));
            free = word::and(free, word::shifted(free, distance));
            steps *= 2;
            distance *= 2;
        }
        Bitboard::from_word_unchecked(reached)
    }

    /// A fill if a step is no shift: each square's ray up to the pieces on it.
    const fn fill_along_rays(self, direction: Direction, empty: Self) -> Self {
        if L::WRAPS[0] || L::WRAPS[1] {
            return self.fill_by_steps(direction, empty);
        }
        let rays = &L::RAYS[direction as usize];
        let (mut filled, mut rest) = (self, self);
        while let Some(square) = rest.pop_front() {
            let mut open = Bitboard::from_word_unchecked(*of(square.index(), rays));
            let mut blockers = open.difference(empty);
            while let Some(blocker) = blockers.pop_front() {
                let behind = Bitboard::from_word_unchecked(*of(blocker.index(), rays));
                open = open.difference(behind).without(blocker);
                blockers = blockers.intersection(open);
            }
            filled = filled.union(open);
        }
        filled
    }

    /// A fill where edges wrap, so that a blocker's ray may lead to squares before it.
    const fn fill_by_steps(self, direction: Direction, empty: Self) -> Self {
        let (mut filled, mut rest) = (self, self);
        while let Some(mut square) = rest.pop_front() {
            while let Some(next) = square.step(direction) {
                // Squares that are filled already have been gone on from, or will be.
                if !empty.contains(next) || filled.contains(next) {
                    break;
                }
                (filled, square) = (filled.with(next), next);
            }
        }
        filled
    }

    /// The set, and all squares of `within` that are reached from it by the steps of a king through squares
    /// of `within`: connected squares, such as those that a king can walk to in a blocked position.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Bitboard};
    /// let wall = Bitboard::from_rank(3);
    /// assert_eq!(Lerf::E1.bitboard().flood_fill(!wall), Bitboard::from_ranks(0, 2));
    /// ```
    #[doc(alias("connected", "floodfill", "flood"))]
    pub fn flood_fill(self, within: Self) -> Self {
        let mut reached = self;
        loop {
            let further = reached | (reached.neighbours() & within);
            if further == reached {
                return reached;
            }
            reached = further;
        }
    }

    /// The squares in front of pawns of this colour, up to the edge, over which they advance.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Color};
    /// let pawns = Lerf::A5 | Lerf::C6;
    /// assert_eq!(pawns.front_span(Color::White).names().to_string(), "a6 a7 c7 a8 c8");
    /// ```
    #[doc(alias("frontspan", "front_fill", "forward_file_bb"))]
    #[inline]
    pub fn front_span(self, color: Color) -> Self {
        self.span(L::PAWNS[color as usize])
    }

    /// The squares behind pawns of this colour, up to the edge.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Color};
    /// assert_eq!(Lerf::A3.bitboard().rear_span(Color::White).names().to_string(), "a1 a2");
    /// ```
    #[doc(alias("rearspan", "rear_fill"))]
    #[inline]
    pub fn rear_span(self, color: Color) -> Self {
        self.span(L::PAWNS[color as usize].opposite())
    }

    /// The squares that pawns of this colour attack, and those that they will attack as they advance.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Color};
    /// let span = Lerf::A5.bitboard().attack_span(Color::White);
    /// assert_eq!(span.names().to_string(), "b6 b7 b8");
    /// // A passed pawn: no enemy stands before it, or will attack what lies before it.
    /// let (pawn, enemies) = (Lerf::A5.bitboard(), Lerf::C7.bitboard());
    /// let stops = pawn.front_span(Color::White) | pawn.attack_span(Color::White);
    /// assert!((stops & enemies).is_empty());
    /// ```
    #[doc(alias("attackspan", "front_attack_span", "passed_pawn_span", "pawn_attack_span"))]
    #[inline]
    pub fn attack_span(self, color: Color) -> Self {
        self.pawn_attacks(color).fill(L::PAWNS[color as usize], Bitboard::FULL)
    }

    /// All squares in a direction, up to the edge.
    #[inline(always)]
    fn span(self, direction: Direction) -> Self {
        self.shift(direction).fill(direction, Bitboard::FULL)
    }

    /// The squares that the pieces `P` on these squares attack together; `occupancy` holds all pieces on the board.
    ///
    /// A few pieces are looked up one by one; from a certain number on, which the compiler chose for each target, a
    /// [fill](Bitboard::attacks_by_fill) is faster. `quadrille explain` shows that number.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, piece};
    /// let (rooks, occupancy) = (Lerf::A1 | Lerf::B2, Lerf::A1 | Lerf::B2 | Lerf::A3 | Lerf::D2);
    /// let attacks = rooks.attacks::<piece::Rook>(occupancy);
    /// assert_eq!(attacks, Lerf::A1.rook_attacks(occupancy) | Lerf::B2.rook_attacks(occupancy));
    /// ```
    #[doc(alias("setwise", "set_wise"))]
    #[inline(always)]
    pub fn attacks<P>(self, occupancy: Self) -> Self
    where
        L: Attacks<P>,
    {
        self.attacks_by::<P>(Color::White, occupancy)
    }

    /// The same as [`attacks`](Bitboard::attacks), without a loop if the layout allows that: it takes the same time
    /// for any number of pieces.
    ///
    /// Layouts allow it if each step of the piece is one shift of all squares. Others look the pieces up one by one.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, piece, Bitboard};
    /// let all = Bitboard::<Lerf>::FULL;
    /// assert_eq!(all.attacks_by_fill::<piece::Rook>(Bitboard::EMPTY), all);
    /// ```
    #[inline(always)]
    pub fn attacks_by_fill<P>(self, occupancy: Self) -> Self
    where
        L: Attacks<P>,
    {
        if L::MOVEMENT.fills.is_empty() {
            return self.attacks_one_by_one::<P>(occupancy);
        }
        self.filled::<P>(Color::White, occupancy)
    }

    /// The same as [`attacks`](Bitboard::attacks), by a look-up for each piece: for sets that are nearly always
    /// small, and for loops that wait for the result.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, piece, Bitboard};
    /// let knights = Lerf::A1.bitboard();
    /// let attacks = knights.attacks_one_by_one::<piece::Knight>(Bitboard::EMPTY);
    /// assert_eq!(attacks, Lerf::A1.knight_attacks());
    /// ```
    #[inline(always)]
    pub const fn attacks_one_by_one<P>(self, occupancy: Self) -> Self
    where
        L: Attacks<P>,
    {
        let (mut attacks, mut rest) = (Bitboard::EMPTY, self);
        while let Some(square) = rest.pop_front() {
            attacks = attacks.union(square.attacks_by::<P>(Color::White, occupancy));
        }
        attacks
    }

    /// The squares that the pieces `P` of a colour on these squares attack together, whatever their movement.
    ///
    /// ```
    /// # use quadrille::{layouts::Shogi, piece, Bitboard, Color};
    /// let lances: Bitboard<Shogi> = "1i 9e".parse()?;
    /// let attacks = lances.attacks_by::<piece::Lance>(Color::White, "1g".parse()?);
    /// assert_eq!(attacks, "1h 1g 9d 9c 9b 9a".parse()?);
    /// # Ok::<(), quadrille::ParseSquareError>(())
    /// ```
    #[inline(always)]
    pub fn attacks_by<P>(self, color: Color, occupancy: Self) -> Self
    where
        L: Moves<P>,
    {
        if self.is_fewer_than(const { crate::fill::of_target(L::MOVEMENT.fill_from) }) {
            self.one_by_one::<P>(color, occupancy)
        } else {
            self.filled::<P>(color, occupancy)
        }
    }

    #[inline(always)]
    fn one_by_one<P>(self, color: Color, occupancy: Self) -> Self
    where
        L: Moves<P>,
    {
        let mut attacks = Bitboard::EMPTY;
        for square in self {
            attacks |= square.look_up::<P>(color, occupancy);
        }
        attacks
    }

    #[inline(always)]
    fn filled<P>(self, color: Color, occupancy: Self) -> Self
    where
        L: Moves<P>,
    {
        let fill = of_color(L::MOVEMENT.fills, color);
        Bitboard::from_word_unchecked(fill.attacks_in_vectors(self.word(), occupancy.word()))
    }

    /// Returns whether there are fewer squares than this. Counting takes a dozen operations on targets without an
    /// instruction for it, so squares are taken out one by one if `count` is small.
    #[inline(always)]
    const fn is_fewer_than(self, count: u8) -> bool {
        if count == u8::MAX {
            return true;
        }
        let few = if cfg!(any(target_feature = "popcnt", target_arch = "aarch64")) { 4 } else { 6 };
        if count > few {
            return self.count() < count as u32;
        }
        let (mut rest, mut left) = (self, count);
        while left > 1 {
            rest = rest.without_first();
            left -= 1;
        }
        count > 0 && rest.is_empty()
    }
}

/// The most squares of a line: of a side of the board, or of all squares if edges wrap.
const fn longest_line<L: BitboardLayout>() -> usize {
    if L::WRAPS[0] || L::WRAPS[1] {
        return L::SQUARES;
    }
    (if L::FILES > L::RANKS { L::FILES } else { L::RANKS }) as usize
}
