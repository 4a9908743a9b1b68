//! A square of a layout.

use core::fmt;
use core::iter::FusedIterator;
use core::str::FromStr;

use crate::conversion::Renumbering;
use crate::flips::named_flips;
use crate::index::constant::{masked, number, of};
use crate::layout::{have_same_squares, is_full, is_number, no_number};
use crate::piece::{Bishop, King, Knight, Queen, Rook};
use crate::word::constant as word;
use crate::{Attacks, Bitboard, BitboardLayout, Color, Direction, Layout, Symmetry, hexagon};

/// A square, known by its number in the layout `L`.
///
/// Every layout has its squares as constants, which can be used in patterns: `Lerf::E4`. A square
/// takes one byte, and so does `Option` of it; where numbers go beyond 127, both take two. Squares
/// compare by their numbers.
///
/// ```
/// # use quadrille::{layouts::Lerf, Square};
/// let square: Square<Lerf> = "e4".parse()?;
/// assert_eq!(square, Lerf::E4);
/// assert_eq!((square.file(), square.rank()), (4, 3));
/// assert_eq!(square.flip_vertical(), Lerf::E5);
/// assert_eq!(core::mem::size_of::<Option<Square<Lerf>>>(), 1);
/// # Ok::<(), quadrille::ParseSquareError>(())
/// ```
// Constants in patterns must be of a type whose equality is structural, and so derived.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
#[must_use = "a square is a value, not an action"]
pub struct Square<L: Layout>(L::Index);

/// # Numbers and coordinates
///
/// A square from its number or from its file and rank, and back.
impl<L: Layout> Square<L> {
    /// All squares in the order of their numbers.
    ///
    /// ```
    /// # use quadrille::{layouts::{Lerf, X88}, Square};
    /// const LAST: Square<Lerf> = Square::ALL[63];
    /// assert_eq!(LAST, Lerf::H8);
    /// assert_eq!(Square::<X88>::ALL.len(), 64);
    /// ```
    pub const ALL: &'static [Self] = L::SQUARES_BY_NUMBER;

    /// The square with this number, if there is one.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Square};
    /// assert_eq!(Square::<Lerf>::new(63), Some(Lerf::H8));
    /// assert_eq!(Square::<Lerf>::new(64), None);
    /// ```
    #[doc(alias("from_index", "try_index", "new_unchecked"))]
    #[inline]
    pub const fn new(number: u8) -> Option<Self> {
        if is_number::<L>(number) { Some(Square(masked(number))) } else { None }
    }

    /// The square with an index that is known to be one: for emitted code.
    #[doc(hidden)]
    #[inline(always)]
    pub const fn from_index(index: L::Index) -> Self {
        Square(index)
    }

    /// The square's number as the type that indexes tables of the layout.
    ///
    /// An array of your own takes `index().get()`, a `usize` that is known to be small enough for 64 entries on a board of
    /// up to 64 squares, or `usize::from(square)`. A [`SquareMap`](crate::SquareMap) takes the square itself.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// let keys = [0_u64; 64];
    /// assert_eq!(keys[Lerf::E4.index().get()], keys[28]);
    /// ```
    #[inline(always)]
    pub const fn index(self) -> L::Index {
        self.0
    }

    /// The square's number.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// assert_eq!(Lerf::E4.number(), 28);
    /// ```
    #[doc(alias("to_u32", "to_index", "as_usize"))]
    #[inline(always)]
    pub const fn number(self) -> u8 {
        number(self.0)
    }

    /// The square on a file and a rank, both counted from 0, if the board has them and a square there.
    ///
    /// ```
    /// # use quadrille::{layouts::W, Square};
    /// assert_eq!(Square::<W>::from_coords(4, 3), Some(W::E4));
    /// assert_eq!(Square::<W>::from_coords(8, 0), None);
    /// ```
    #[doc(alias("from_file_rank"))]
    #[inline]
    pub const fn from_coords(file: u8, rank: u8) -> Option<Self> {
        if file >= L::FILES || rank >= L::RANKS {
            return None;
        }
        let number = match L::NUMBER.of_coords(file, rank) {
            Some(number) => number,
            None => L::CELLS[rank as usize * L::FILES as usize + file as usize],
        };
        if !is_full::<L>() && number == const { no_number::<L>() } {
            return None;
        }
        Some(Square(masked(number)))
    }

    /// The file, from 0.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// assert_eq!(Lerf::E4.file(), 4);
    /// ```
    #[inline(always)]
    pub const fn file(self) -> u8 {
        match L::FILE.of_number(self.number()) {
            Some(file) => file,
            None => of::<_, [u8; 2]>(self.0, L::COORDS)[0],
        }
    }

    /// The rank, from 0.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// assert_eq!(Lerf::E4.rank(), 3);
    /// ```
    #[inline(always)]
    pub const fn rank(self) -> u8 {
        match L::RANK.of_number(self.number()) {
            Some(rank) => rank,
            None => of::<_, [u8; 2]>(self.0, L::COORDS)[1],
        }
    }

    /// The file and the rank, from 0.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// assert_eq!(Lerf::E4.coords(), (4, 3));
    /// ```
    #[inline(always)]
    pub const fn coords(self) -> (u8, u8) {
        (self.file(), self.rank())
    }

    /// All squares in the order of their numbers: [`ALL`](Self::ALL), one by one.
    ///
    /// ```
    /// # use quadrille::{layouts::X88, Square};
    /// assert_eq!(Square::<X88>::all().len(), 64);
    /// ```
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + FusedIterator + Clone
    {
        Self::ALL.iter().copied()
    }

    /// All squares in the order of the board, whatever their numbers: a1, b1, and so on, rank by
    /// rank.
    ///
    /// ```
    /// # use quadrille::{layouts::A8, Square};
    /// assert!(Square::<A8>::in_board_order().take(3).eq([A8::A1, A8::B1, A8::C1]));
    /// ```
    pub fn in_board_order()
    -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + FusedIterator + Clone {
        L::NUMBER_AT.iter().map(|&number| Square(masked(number)))
    }

    /// Whether this is a dark square: of the colour of a1.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// assert!(Lerf::A1.is_dark() && Lerf::H8.is_dark());
    /// ```
    #[inline]
    pub const fn is_dark(self) -> bool {
        (self.file() + self.rank()).is_multiple_of(2)
    }
}

/// # Steps and distances
///
/// Other squares by their way from this one.
impl<L: Layout> Square<L> {
    /// The square this many files right and ranks up, or `None` off the board.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// assert_eq!(Lerf::E4.offset(1, 2), Some(Lerf::F6));
    /// assert_eq!(Lerf::H4.offset(1, 2), None);
    /// ```
    #[doc(alias("try_offset"))]
    #[inline]
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        // A negative sum wraps to a number that no board has.
        Square::from_coords(
            self.file().wrapping_add_signed(files),
            self.rank().wrapping_add_signed(ranks),
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

    /// The direction in which another square lies on the same file, rank or diagonal.
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
        let direction = *of(other.0, of(self.0, L::DIRECTIONS)) as usize;
        if direction < Direction::ALL.len() { Some(Direction::ALL[direction]) } else { None }
    }

    /// The greater of the distances in files and in ranks: the number of a king's steps to another square, where no
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
        let (files, ranks) =
            (self.file().abs_diff(other.file()), self.rank().abs_diff(other.rank()));
        // `max` is not const.
        if files > ranks { files } else { ranks }
    }
}

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

    /// The squares strictly between two that lie on a line of queen moves; empty if they do not.
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
            Some(direction) => self.ray(direction).intersection(other.ray(direction.opposite())),
            None => Bitboard::EMPTY,
        }
    }

    /// The squares [between](Square::between) this one and the target, and the target: where a move ends a check, by
    /// a block or by capture.
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
        match self.direction_to(other) {
            Some(direction) => self.ray(direction),
            None => Bitboard::EMPTY,
        }
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

/// # Attacks
///
/// Pieces by their names, and leapers and riders by their types in [`piece`](crate::piece).
impl<L: Layout> Square<L> {
    /// The squares that a pawn of this colour attacks from here.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Color};
    /// assert_eq!(Lerf::E4.pawn_attacks(Color::White).names().to_string(), "d5 f5");
    /// ```
    #[doc(alias("get_pawn_attacks"))]
    #[inline(always)]
    pub const fn pawn_attacks(self, color: Color) -> Bitboard<L>
    where
        L: BitboardLayout,
    {
        Bitboard::from_word_unchecked(*of(self.0, &L::PAWN_ATTACKS[color as usize]))
    }

    /// The squares to which a pawn of this colour steps from here if they are empty.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Color};
    /// assert_eq!(Lerf::E7.pawn_pushes(Color::Black).names().to_string(), "e6");
    /// ```
    #[doc(alias("pawn_push", "get_pawn_quiets"))]
    #[inline(always)]
    pub const fn pawn_pushes(self, color: Color) -> Bitboard<L>
    where
        L: BitboardLayout,
    {
        Bitboard::from_word_unchecked(*of(self.0, &L::PAWN_PUSHES[color as usize]))
    }

    /// The squares that a rook attacks from here.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// let occupancy = Lerf::A3.bitboard() | Lerf::C1.bitboard();
    /// assert_eq!(Lerf::A1.rook_attacks(occupancy).names().to_string(), "b1 c1 a2 a3");
    /// ```
    #[doc(alias("get_rook_moves", "get_rook_moves_const"))]
    #[inline(always)]
    pub const fn rook_attacks(self, occupancy: Bitboard<L>) -> Bitboard<L>
    where
        L: Attacks<Rook>,
    {
        self.attacks::<Rook>(occupancy)
    }

    /// The squares that a bishop attacks from here.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// let occupancy = Lerf::C3.bitboard();
    /// assert_eq!(Lerf::A1.bishop_attacks(occupancy).names().to_string(), "b2 c3");
    /// ```
    #[doc(alias("get_bishop_moves"))]
    #[inline(always)]
    pub const fn bishop_attacks(self, occupancy: Bitboard<L>) -> Bitboard<L>
    where
        L: Attacks<Bishop>,
    {
        self.attacks::<Bishop>(occupancy)
    }

    /// The squares that a queen attacks from here.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// let occupancy = Lerf::A2.bitboard() | Lerf::B1.bitboard() | Lerf::C3.bitboard();
    /// assert_eq!(Lerf::A1.queen_attacks(occupancy).names().to_string(), "b1 a2 b2 c3");
    /// ```
    #[doc(alias("get_queen_moves"))]
    #[inline(always)]
    pub const fn queen_attacks(self, occupancy: Bitboard<L>) -> Bitboard<L>
    where
        L: Attacks<Queen>,
    {
        self.attacks::<Queen>(occupancy)
    }

    /// The squares that a knight attacks from here.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// assert_eq!(Lerf::A1.knight_attacks().names().to_string(), "c2 b3");
    /// ```
    #[doc(alias("get_knight_moves"))]
    #[inline(always)]
    pub const fn knight_attacks(self) -> Bitboard<L>
    where
        L: Attacks<Knight>,
    {
        self.attacks::<Knight>(Bitboard::EMPTY)
    }

    /// The squares that a king attacks from here.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// assert_eq!(Lerf::A1.king_attacks(), Lerf::A1.neighbours());
    /// ```
    #[doc(alias("get_king_moves"))]
    #[inline(always)]
    pub const fn king_attacks(self) -> Bitboard<L>
    where
        L: Attacks<King>,
    {
        self.attacks::<King>(Bitboard::EMPTY)
    }

    /// The squares that the piece `P` attacks from here; `occupancy` holds all pieces on the board.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, piece, Bitboard};
    /// let occupancy = Lerf::A3.bitboard() | Lerf::C1.bitboard();
    /// let attacks = Lerf::A1.attacks::<piece::Rook>(occupancy);
    /// assert_eq!(attacks, Lerf::A1.rook_attacks(occupancy));
    /// assert_eq!(attacks.names().to_string(), "b1 c1 a2 a3");
    /// ```
    #[inline(always)]
    pub const fn attacks<P>(self, occupancy: Bitboard<L>) -> Bitboard<L>
    where
        L: Attacks<P>,
    {
        self.attacks_by::<P>(Color::White, occupancy)
    }

    /// The squares that the piece `P` attacks from here on the empty board. They tell which pieces may pin or
    /// check at all, without regard to the pieces in between.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, piece, Bitboard};
    /// assert_eq!(Lerf::A1.attacks_empty::<piece::Rook>(), Lerf::A1.rook_attacks(Bitboard::EMPTY));
    /// assert_eq!(Lerf::A1.attacks_empty::<piece::Rook>().count(), 14);
    /// ```
    #[doc(alias("pseudo_attacks", "get_rook_rays", "get_bishop_rays"))]
    #[inline(always)]
    pub const fn attacks_empty<P>(self) -> Bitboard<L>
    where
        L: Attacks<P>,
    {
        self.attacks_empty_by::<P>(Color::White)
    }

    /// X-rays of the sliding piece `P` on this square: squares newly attacked once the first blocker on each line is removed.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, piece};
    /// let occupancy = Lerf::A3.bitboard() | Lerf::A5.bitboard() | Lerf::H1.bitboard();
    /// assert_eq!(Lerf::A1.xrays::<piece::Rook>(occupancy), Lerf::A4 | Lerf::A5);
    /// ```
    #[doc(alias("x_ray", "xray", "rook_xrays", "bishop_xrays", "queen_xrays"))]
    #[inline(always)]
    pub const fn xrays<P>(self, occupancy: Bitboard<L>) -> Bitboard<L>
    where
        L: Attacks<P>,
    {
        self.xrays_by::<P>(Color::White, occupancy)
    }
}

/// # Flips and other layouts
///
/// Mirrored, turned, or on the same file and rank of another numbering.
impl<L: Layout> Square<L> {
    /// The square as a side sees it: with ranks mirrored for Black.
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
            Color::Black => self.flip_vertical(),
        }
    }

    /// The square mirrored or turned; `None` if the board lacks the symmetry, as an oblong one may, or
    /// one that lacks squares.
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
        L::transform(self, symmetry)
    }

    named_flips!(L, "Lerf::", "");

    /// Turned clockwise by 60 degrees about the middle of a board of hexagons; `None` if there is no square there, and
    /// on other boards. A board is one of hexagons if it has six `directions`, each the sum of its two neighbours. On
    /// Gliński's board this and the flips make all twelve symmetries.
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
        let steps = const { hexagon::steps(&L::STEPS) }?;
        let (file, rank) =
            hexagon::rotate_60(&steps, (L::FILES, L::RANKS), (self.file(), self.rank()))?;
        Self::from_coords(file, rank)
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
        Square(masked(Renumbering::<L, M>::number(self.number())))
    }
}

/// The squares in the order of their numbers: for emitted code.
#[doc(hidden)]
pub const fn squares_by_number<L: Layout, const N: usize>() -> [Square<L>; N] {
    let mut squares = [Square(masked(L::NUMBER_AT[0])); N];
    let (mut count, mut number) = (0, 0);
    while number < L::NUMBERS {
        if let Some(square) = Square::new(number as u8) {
            squares[count] = square;
            count += 1;
        }
        number += 1;
    }
    assert!(count == N, "a number for every square");
    squares
}

/// Fails to compile unless the layouts are of one board.
pub(crate) const fn same_board<L: Layout, M: Layout>() {
    assert!(
        have_same_squares::<L, M>(),
        "squares and bitboards convert between layouts of boards of the same size and shape only"
    );
}

/// The square with this number.
///
/// ```
/// # use quadrille::{layouts::Lerf, Square};
/// assert_eq!(Square::try_from(28_u8), Ok(Lerf::E4));
/// assert!(Square::<Lerf>::try_from(64_u8).is_err());
/// ```
impl<L: Layout> TryFrom<u8> for Square<L> {
    type Error = NoSuchSquare;

    #[inline]
    fn try_from(number: u8) -> Result<Self, NoSuchSquare> {
        Square::new(number).ok_or(NoSuchSquare)
    }
}

/// The square with this number.
impl<L: Layout> TryFrom<usize> for Square<L> {
    type Error = NoSuchSquare;

    #[inline]
    fn try_from(number: usize) -> Result<Self, NoSuchSquare> {
        u8::try_from(number).ok().and_then(Square::new).ok_or(NoSuchSquare)
    }
}

/// The square's number.
///
/// ```
/// # use quadrille::layouts::Lerf;
/// assert_eq!(u8::from(Lerf::E4), 28);
/// ```
impl<L: Layout> From<Square<L>> for u8 {
    #[inline(always)]
    fn from(square: Square<L>) -> u8 {
        square.number()
    }
}

/// The square's number in its layout.
impl<L: Layout> From<Square<L>> for usize {
    #[inline(always)]
    fn from(square: Square<L>) -> usize {
        usize::from(square.number())
    }
}

/// The error of converting a number, coordinates or a set that is not exactly one square.
///
/// ```
/// # use quadrille::{layouts::Lerf, Square};
/// let error = Square::<Lerf>::try_from(64_u8).unwrap_err();
/// assert_eq!(error.to_string(), "no square of this board");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct NoSuchSquare;

impl fmt::Display for NoSuchSquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no square of this board")
    }
}

impl core::error::Error for NoSuchSquare {}

/// The square's name: file, then rank.
///
/// ```
/// # use quadrille::layouts::Lerf;
/// assert_eq!(format!("[{:>4}]", Lerf::E4), "[  e4]");
/// ```
impl<L: Layout> fmt::Display for Square<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, second) = name(*self);
        padded(f, first.chars().count() + second.chars().count(), |f| write!(f, "{first}{second}"))
    }
}

/// The name of a square in two parts: those of its file and its rank, unless it has a name of its own.
fn name<L: Layout>(square: Square<L>) -> (&'static str, &'static str) {
    if let Some(name) = L::SQUARE_NAMES.get(usize::from(square.number())) {
        return (name, "");
    }
    let (file, rank) = (usize::from(square.file()), usize::from(square.rank()));
    (L::FILE_NAMES[file], L::RANK_NAMES[rank])
}

/// Writes a text of this many characters, padded to the width that is asked for; by default on the right.
pub(crate) fn padded(
    f: &mut fmt::Formatter<'_>,
    length: usize,
    text: impl FnOnce(&mut fmt::Formatter<'_>) -> fmt::Result,
) -> fmt::Result {
    let missing = f.width().unwrap_or(0).saturating_sub(length);
    let before = match f.align() {
        None | Some(fmt::Alignment::Left) => 0,
        Some(fmt::Alignment::Center) => missing / 2,
        Some(fmt::Alignment::Right) => missing,
    };
    let fill = f.fill();
    let repeat = |f: &mut fmt::Formatter<'_>, count| {
        (0..count).try_for_each(|_| fmt::Write::write_char(f, fill))
    };
    repeat(f, before)?;
    text(f)?;
    repeat(f, missing - before)
}

impl<L: Layout> fmt::Debug for Square<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The error of parsing a [`Square`] from a text that names no square of the layout.
///
/// ```
/// # use quadrille::{layouts::Lerf, Square};
/// let error = "e9".parse::<Square<Lerf>>().unwrap_err();
/// assert_eq!(error.to_string(), "not a square of this 8 x 8 board, whose squares are a1 to h8");
///
/// quadrille::layout! { struct Ring { board: 3 x 3, number: [5 6 7, 3 . 4, 0 1 2] } }
/// let error = "b2".parse::<Square<Ring>>().unwrap_err();
/// assert_eq!(error.to_string(), "not a square of this 3 x 3 board, which has a gap there");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSquareError {
    board: (u8, u8),
    /// Whether this is a cell of the board's box without a square.
    is_gap: bool,
    first: (&'static str, &'static str),
    last: (&'static str, &'static str),
}

impl ParseSquareError {
    fn of<L: Layout>(is_gap: bool) -> Self {
        let square = |index: usize| Square::<L>::from_index(masked(L::NUMBER_AT[index]));
        ParseSquareError {
            board: (L::FILES, L::RANKS),
            is_gap,
            first: name(square(0)),
            last: name(square(L::SQUARES - 1)),
        }
    }
}

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ((files, ranks), (file, rank)) = (self.board, self.first);
        write!(f, "not a square of this {files} x {ranks} board, ")?;
        if self.is_gap {
            return f.write_str("which has a gap there");
        }
        write!(f, "whose squares are {file}{rank} to {}{}", self.last.0, self.last.1)
    }
}

impl core::error::Error for ParseSquareError {}

/// Parses a square's name, such as `e4`; letters may be of either case.
impl<L: Layout> FromStr for Square<L> {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let position = |name: &str, names: &[&str]| {
            names.iter().position(|known| known.eq_ignore_ascii_case(name))
        };
        if !L::SQUARE_NAMES.is_empty() {
            let number = position(text, L::SQUARE_NAMES).filter(|_| !text.is_empty());
            let square = number.and_then(|number| Square::new(number as u8));
            return square.ok_or_else(|| ParseSquareError::of::<L>(false));
        }
        let mut is_gap = false;
        // Names of files and ranks may have several letters: try every split.
        let square = (1..text.len()).filter_map(|middle| text.split_at_checked(middle)).find_map(
            |(file, rank)| {
                let (file, rank) = (position(file, L::FILE_NAMES)?, position(rank, L::RANK_NAMES)?);
                is_gap = true;
                Square::from_coords(file as u8, rank as u8)
            },
        );
        square.ok_or_else(|| ParseSquareError::of::<L>(is_gap))
    }
}
