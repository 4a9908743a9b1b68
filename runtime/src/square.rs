//! A square of a layout.

use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::str::FromStr;

use crate::index::Index;
use crate::piece::{Bishop, King, Knight, Queen, Rook};
use crate::{
    Attacks, Bitboard, BitboardLayout, Color, Direction, Layout, SquareBoard, Symmetry, Word,
};

/// A square, known by its number in the layout `L`.
///
/// Every layout has its squares as constants, which can be used in patterns: `Lerf::E4`. A square
/// takes one byte, and so does `Option` of it; squares compare by their numbers.
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
// `Eq` is derived, not written, because constants in patterns must be of a type whose equality is
// structural; that is why `Layout` has `Eq` as a supertrait.
#[derive(PartialEq, Eq)]
#[repr(transparent)]
pub struct Square<L: Layout>(L::Index);

impl<L: Layout> Square<L> {
    /// The square with this number, if there is one.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, Square};
    /// assert_eq!(Square::<Lerf>::new(63), Some(Lerf::H8));
    /// assert_eq!(Square::<Lerf>::new(64), None);
    /// ```
    #[inline]
    pub fn new(number: u8) -> Option<Self> {
        let index = L::Index::masked(number);
        // Holes have no file.
        let exists = usize::from(number) < L::NUMBERS && index.of(L::COORDS)[0] < L::FILES;
        exists.then_some(Square(index))
    }

    /// The square with an index that is known to be one: for emitted code.
    #[doc(hidden)]
    #[inline(always)]
    pub const fn from_index(index: L::Index) -> Self {
        Square(index)
    }

    /// The square's number as the type that indexes tables of the layout.
    #[inline(always)]
    pub const fn index(self) -> L::Index {
        self.0
    }

    /// The square's number.
    #[inline(always)]
    pub fn number(self) -> u8 {
        self.0.number()
    }

    /// The square on a file and a rank, both counted from 0, if the board has them.
    ///
    /// ```
    /// # use quadrille::{layouts::W, Square};
    /// assert_eq!(Square::<W>::from_coords(4, 3), Some(W::E4));
    /// assert_eq!(Square::<W>::from_coords(8, 0), None);
    /// ```
    #[inline]
    pub fn from_coords(file: u8, rank: u8) -> Option<Self> {
        (file < L::FILES && rank < L::RANKS).then(|| L::square_at(file, rank))
    }

    /// The file, from 0.
    #[inline(always)]
    pub fn file(self) -> u8 {
        L::file(self)
    }

    /// The rank, from 0.
    #[inline(always)]
    pub fn rank(self) -> u8 {
        L::rank(self)
    }

    /// The file and the rank, from 0.
    #[inline(always)]
    pub fn coords(self) -> (u8, u8) {
        (self.file(), self.rank())
    }

    /// All squares in the order of their numbers.
    ///
    /// ```
    /// # use quadrille::{layouts::X88, Square};
    /// assert_eq!(Square::<X88>::all().count(), 64);
    /// ```
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..L::NUMBERS).filter_map(|number| Square::new(number as u8))
    }

    /// The square `files` and `ranks` away, if it is on the board.
    #[inline]
    pub fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        // A negative sum wraps to a number that no board has.
        Square::from_coords(
            self.file().wrapping_add_signed(files),
            self.rank().wrapping_add_signed(ranks),
        )
    }

    /// The neighbour in a direction, if there is one.
    ///
    /// ```
    /// # use quadrille::{layouts::Mailbox, Direction};
    /// assert_eq!(Mailbox::A1.step(Direction::North), Some(Mailbox::A2));
    /// assert_eq!(Mailbox::A1.step(Direction::West), None);
    /// ```
    #[inline]
    pub fn step(self, direction: Direction) -> Option<Self> {
        let (files, ranks) = direction.delta();
        self.offset(files, ranks)
    }

    /// The number of king steps to another square.
    #[inline]
    pub fn distance(self, other: Self) -> u8 {
        self.file().abs_diff(other.file()).max(self.rank().abs_diff(other.rank()))
    }

    /// The number of wazir steps to another square: files plus ranks apart.
    #[inline]
    pub fn manhattan_distance(self, other: Self) -> u8 {
        self.file().abs_diff(other.file()) + self.rank().abs_diff(other.rank())
    }

    /// Whether the square has the colour of a1.
    #[inline]
    pub fn is_dark(self) -> bool {
        (self.file() + self.rank()).is_multiple_of(2)
    }

    /// Whether the square has not the colour of a1.
    #[inline]
    pub fn is_light(self) -> bool {
        !self.is_dark()
    }

    /// The square mirrored or turned; `None` where an oblong board lacks the symmetry.
    ///
    /// ```
    /// # use quadrille::{layouts::{Ring, Shogi, Xiangqi}, Symmetry};
    /// assert_eq!(Ring::A1.transform(Symmetry::Rotate90), Some(Ring::A8));
    /// assert_eq!(Xiangqi::A0.transform(Symmetry::Rotate90), None);
    /// ```
    #[inline(always)]
    pub fn transform(self, symmetry: Symmetry) -> Option<Self> {
        L::transform(self, symmetry)
    }

    /// Mirrored at the middle between the ranks: a1 goes to the last rank.
    #[inline(always)]
    pub fn flip_vertical(self) -> Self {
        on_every_board(self.transform(Symmetry::FlipVertical))
    }

    /// Mirrored at the middle between the files: a1 goes to the last file.
    #[inline(always)]
    pub fn flip_horizontal(self) -> Self {
        on_every_board(self.transform(Symmetry::FlipHorizontal))
    }

    /// Turned by half.
    #[inline(always)]
    pub fn rotate_180(self) -> Self {
        on_every_board(self.transform(Symmetry::Rotate180))
    }

    /// The square of another layout of the same board that has the same file and rank.
    ///
    /// Boards of different sizes are an error at compile time.
    ///
    /// ```
    /// # use quadrille::layouts::{Lerf, W};
    /// assert_eq!(Lerf::B6.convert::<W>(), W::B6);
    /// assert_eq!(W::B6.number(), 55);
    /// ```
    #[inline]
    pub fn convert<M: Layout>(self) -> Square<M> {
        const { same_board::<L, M>() };
        M::square_at(self.file(), self.rank())
    }
}

// The bounds are on the methods, not on the `impl`: only then does the compiler say what the trait
// has to say to those who ask an oblong board for a quarter turn, or 0x88 for a bitboard.
impl<L: Layout> Square<L> {
    /// Mirrored at the a1-h8 diagonal: file and rank exchanged.
    #[inline(always)]
    pub fn flip_diagonal(self) -> Self
    where
        L: SquareBoard,
    {
        on_every_board(self.transform(Symmetry::FlipDiagonal))
    }

    /// Mirrored at the a8-h1 diagonal.
    #[inline(always)]
    pub fn flip_anti_diagonal(self) -> Self
    where
        L: SquareBoard,
    {
        on_every_board(self.transform(Symmetry::FlipAntiDiagonal))
    }

    /// Turned clockwise by a quarter: a1 goes to a8.
    #[inline(always)]
    pub fn rotate_90(self) -> Self
    where
        L: SquareBoard,
    {
        on_every_board(self.transform(Symmetry::Rotate90))
    }

    /// Turned anticlockwise by a quarter: a1 goes to h1.
    #[inline(always)]
    pub fn rotate_270(self) -> Self
    where
        L: SquareBoard,
    {
        on_every_board(self.transform(Symmetry::Rotate270))
    }
}

impl<L: Layout> Square<L> {
    /// The square alone in a bitboard.
    #[inline(always)]
    pub fn bitboard(self) -> Bitboard<L>
    where
        L: BitboardLayout,
    {
        Bitboard::from_word_unchecked(L::Word::bit(self.number()))
    }

    /// The squares next to this one, up to eight.
    #[inline(always)]
    pub fn neighbours(self) -> Bitboard<L>
    where
        L: BitboardLayout,
    {
        Bitboard::from_word_unchecked(*self.0.of(L::NEIGHBOURS))
    }

    /// The squares from this one, itself excluded, to the edge.
    ///
    /// ```
    /// # use quadrille::{layouts::Ring, Direction};
    /// assert_eq!(Ring::F6.ray(Direction::NorthEast).names().to_string(), "h8 g7");
    /// # assert_eq!(Ring::G7.number(), 0o67);
    /// ```
    #[inline(always)]
    pub fn ray(self, direction: Direction) -> Bitboard<L>
    where
        L: BitboardLayout,
    {
        Bitboard::from_word_unchecked(*self.0.of(&L::RAYS[direction as usize]))
    }

    /// The direction in which another square lies on the same file, rank or diagonal.
    #[inline(always)]
    pub fn direction_to(self, other: Self) -> Option<Direction>
    where
        L: BitboardLayout,
    {
        let direction = *other.0.of(self.0.of(L::DIRECTIONS));
        Direction::ALL.get(usize::from(direction)).copied()
    }

    /// The squares strictly between two on a line of queen moves; none where they are not.
    ///
    /// ```
    /// # use quadrille::layouts::Lerf;
    /// let between = Lerf::A1.between(Lerf::D4);
    /// assert_eq!(between, Lerf::B2.bitboard() | Lerf::C3.bitboard());
    /// ```
    #[inline]
    pub fn between(self, other: Self) -> Bitboard<L>
    where
        L: BitboardLayout,
    {
        match self.direction_to(other) {
            Some(direction) => self.ray(direction) & other.ray(direction.opposite()),
            None => Bitboard::EMPTY,
        }
    }

    /// The whole file, rank or diagonal through two squares, both included; none where there is
    /// no such line.
    #[inline]
    pub fn line_through(self, other: Self) -> Bitboard<L>
    where
        L: BitboardLayout,
    {
        match self.direction_to(other) {
            Some(direction) => {
                self.ray(direction) | self.ray(direction.opposite()) | self.bitboard()
            }
            None => Bitboard::EMPTY,
        }
    }

    /// What a pawn of this colour attacks from here.
    #[inline(always)]
    pub fn pawn_attacks(self, color: Color) -> Bitboard<L>
    where
        L: BitboardLayout,
    {
        Bitboard::from_word_unchecked(*self.0.of(&L::PAWN_ATTACKS[color as usize]))
    }

    /// Where a pawn of this colour steps from here, if nothing stands there.
    #[inline(always)]
    pub fn pawn_pushes(self, color: Color) -> Bitboard<L>
    where
        L: BitboardLayout,
    {
        Bitboard::from_word_unchecked(*self.0.of(&L::PAWN_PUSHES[color as usize]))
    }

    /// What the piece `P` attacks from here, `occupancy` being all that stands on the board.
    ///
    /// ```
    /// # use quadrille::{layouts::Lerf, piece, Bitboard};
    /// let occupancy = Lerf::A3.bitboard() | Lerf::C1.bitboard();
    /// let attacks = Lerf::A1.attacks::<piece::Rook>(occupancy);
    /// assert_eq!(attacks, Lerf::A1.rook_attacks(occupancy));
    /// assert_eq!(attacks.names().to_string(), "b1 c1 a2 a3");
    /// ```
    #[inline(always)]
    pub fn attacks<P>(self, occupancy: Bitboard<L>) -> Bitboard<L>
    where
        L: Attacks<P>,
    {
        L::attacks(self, occupancy)
    }

    /// What a rook attacks from here.
    #[inline(always)]
    pub fn rook_attacks(self, occupancy: Bitboard<L>) -> Bitboard<L>
    where
        L: Attacks<Rook>,
    {
        self.attacks::<Rook>(occupancy)
    }

    /// What a bishop attacks from here.
    #[inline(always)]
    pub fn bishop_attacks(self, occupancy: Bitboard<L>) -> Bitboard<L>
    where
        L: Attacks<Bishop>,
    {
        self.attacks::<Bishop>(occupancy)
    }

    /// What a queen attacks from here.
    #[inline(always)]
    pub fn queen_attacks(self, occupancy: Bitboard<L>) -> Bitboard<L>
    where
        L: Attacks<Queen>,
    {
        self.attacks::<Queen>(occupancy)
    }

    /// What a knight attacks from here.
    #[inline(always)]
    pub fn knight_attacks(self) -> Bitboard<L>
    where
        L: Attacks<Knight>,
    {
        self.attacks::<Knight>(Bitboard::EMPTY)
    }

    /// What a king attacks from here.
    #[inline(always)]
    pub fn king_attacks(self) -> Bitboard<L>
    where
        L: Attacks<King>,
    {
        self.attacks::<King>(Bitboard::EMPTY)
    }
}

/// Unwraps what is there by the emitter's promise: every board has the oblong symmetries, and a
/// `SquareBoard` has all. Nothing remains of it in optimised code.
#[inline(always)]
pub(crate) fn on_every_board<T>(image: Option<T>) -> T {
    match image {
        Some(image) => image,
        None => unreachable!("`SquareBoard` is implemented for an oblong board"),
    }
}

/// Fails to compile unless the layouts are of one board.
pub(crate) const fn same_board<L: Layout, M: Layout>() {
    assert!(
        L::FILES == M::FILES && L::RANKS == M::RANKS,
        "squares and bitboards convert between layouts of boards of the same size only"
    );
}

impl<L: Layout> Clone for Square<L> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<L: Layout> Copy for Square<L> {}

impl<L: Layout> PartialOrd for Square<L> {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<L: Layout> Ord for Square<L> {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.cmp(&other.0)
    }
}

impl<L: Layout> Hash for Square<L> {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

/// The square's name: file, then rank.
impl<L: Layout> fmt::Display for Square<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = L::FILE_NAMES[usize::from(self.file())];
        write!(f, "{file}{}", L::RANK_NAMES[usize::from(self.rank())])
    }
}

impl<L: Layout> fmt::Debug for Square<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The error of parsing a [`Square`] from a text that names none of the layout's.
///
/// ```
/// # use quadrille::{layouts::Lerf, Square};
/// let error = "e9".parse::<Square<Lerf>>().unwrap_err();
/// assert_eq!(error.to_string(), "not a square of this 8 x 8 board, whose squares are a1 to h8");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSquareError {
    board: (u8, u8),
    first: (&'static str, &'static str),
    last: (&'static str, &'static str),
}

impl ParseSquareError {
    fn of<L: Layout>() -> Self {
        let (files, ranks) = (usize::from(L::FILES), usize::from(L::RANKS));
        ParseSquareError {
            board: (L::FILES, L::RANKS),
            first: (L::FILE_NAMES[0], L::RANK_NAMES[0]),
            last: (L::FILE_NAMES[files - 1], L::RANK_NAMES[ranks - 1]),
        }
    }
}

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ((files, ranks), (file, rank)) = (self.board, self.first);
        write!(f, "not a square of this {files} x {ranks} board, whose squares are {file}{rank} ")?;
        write!(f, "to {}{}", self.last.0, self.last.1)
    }
}

impl core::error::Error for ParseSquareError {}

/// Parses a square's name, such as `e4`; letters may be of either case.
impl<L: Layout> FromStr for Square<L> {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let place = |name: &str, names: &[&str]| {
            names.iter().position(|known| known.eq_ignore_ascii_case(name))
        };
        // Names of files and ranks may have several letters: try every place to part them.
        (1..text.len())
            .filter_map(|middle| text.split_at_checked(middle))
            .find_map(|(file, rank)| {
                let file = place(file, L::FILE_NAMES)?;
                Square::from_coords(file as u8, place(rank, L::RANK_NAMES)? as u8)
            })
            .ok_or_else(ParseSquareError::of::<L>)
    }
}
