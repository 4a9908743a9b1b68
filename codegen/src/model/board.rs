//! The board itself: a rectangle of squares, known before and apart from any numbering.

use std::fmt;

use quadrille_runtime::{Direction, Symmetry};

/// The most squares a board may have: one bit each in a `u128`.
pub const MAX_SQUARES: usize = 128;

/// A rectangle of 1 to 128 squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    files: u8,
    ranks: u8,
}

/// A square of a [`Board`], whatever its number in a layout: its place in the order a1, b1, ...,
/// from the first rank up, counted from 0. On 8x8 that is the usual a1 = 0 numbering.
///
/// The compiler works with `Square`s throughout and turns them into numbers only where a layout's
/// words and tables are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(pub u8);

impl Square {
    /// The ordinal as an index into per-square tables in board order.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// This square alone in a [`SquareSet`].
    pub const fn bit(self) -> SquareSet {
        1 << self.0
    }
}

/// A set of squares in board order: bit `i` is `Square(i)`. Layout-independent, as `Square` is.
pub type SquareSet = u128;

impl Board {
    /// The board of `files` x `ranks`, or `None` if either is 0 or it has more than 128 squares.
    pub fn new(files: u64, ranks: u64) -> Option<Board> {
        let squares = files.checked_mul(ranks)?;
        (1..=MAX_SQUARES as u64)
            .contains(&squares)
            .then_some(Board { files: files as u8, ranks: ranks as u8 })
    }

    /// The number of files.
    pub const fn files(self) -> u8 {
        self.files
    }

    /// The number of ranks.
    pub const fn ranks(self) -> u8 {
        self.ranks
    }

    /// The number of squares, 1 to 128.
    pub const fn len(self) -> usize {
        self.files as usize * self.ranks as usize
    }

    /// Never: a board has at least one square.
    pub const fn is_empty(self) -> bool {
        false
    }

    /// Whether files and ranks are as many, so that the board can be mirrored at its diagonals.
    pub const fn is_square(self) -> bool {
        self.files == self.ranks
    }

    /// All squares, from a1 by rank.
    pub fn squares(self) -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator + Clone {
        (0..self.len() as u8).map(Square)
    }

    /// All squares as a board is drawn and read: last rank first, each from the first file.
    pub fn reading_order(self) -> impl Iterator<Item = Square> + Clone {
        (0..self.ranks)
            .rev()
            .flat_map(move |rank| (0..self.files).map(move |file| self.square(file, rank)))
    }

    /// The set of all squares.
    pub const fn all(self) -> SquareSet {
        SquareSet::MAX >> (128 - self.len())
    }

    /// The square on `file` and `rank`, both of which the board must have.
    pub const fn square(self, file: u8, rank: u8) -> Square {
        debug_assert!(file < self.files && rank < self.ranks);
        Square(rank * self.files + file)
    }

    /// The file of a square, from 0.
    pub const fn file(self, square: Square) -> u8 {
        square.0 % self.files
    }

    /// The rank of a square, from 0.
    pub const fn rank(self, square: Square) -> u8 {
        square.0 / self.files
    }

    /// The square `files` and `ranks` away, if it is on the board.
    pub fn offset(self, square: Square, files: i16, ranks: i16) -> Option<Square> {
        let file = i16::from(self.file(square)) + files;
        let rank = i16::from(self.rank(square)) + ranks;
        let on_board = (0..i16::from(self.files)).contains(&file)
            && (0..i16::from(self.ranks)).contains(&rank);
        on_board.then(|| self.square(file as u8, rank as u8))
    }

    /// The neighbour in a direction, if there is one.
    pub fn step(self, square: Square, direction: Direction) -> Option<Square> {
        let (files, ranks) = direction.delta();
        self.offset(square, files.into(), ranks.into())
    }

    /// The symmetries the board has: eight if it is square, four if oblong. The identity is first.
    pub fn symmetries(self) -> &'static [Symmetry] {
        if self.is_square() { &Symmetry::ALL } else { &Symmetry::OBLONG }
    }

    /// Whether the board has this symmetry.
    pub const fn has(self, symmetry: Symmetry) -> bool {
        self.is_square() || !symmetry.transposes()
    }

    /// Where a symmetry, which the board must have, carries a square.
    pub const fn image(self, square: Square, symmetry: Symmetry) -> Square {
        let (file, rank) =
            symmetry.image(self.file(square), self.rank(square), self.files, self.ranks);
        self.square(file, rank)
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} x {}", self.files, self.ranks)
    }
}
