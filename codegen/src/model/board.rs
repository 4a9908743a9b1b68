//! The board: squares in a box of files and ranks, independent of any numbering.

use std::borrow::Borrow;
use std::fmt;

use quadrille_runtime::hexagon::Hexagons;
use quadrille_runtime::{Direction, Symmetry, U256};

use crate::limits::{MAX_SIDE, MAX_SQUARES};

/// A board of 1 to 256 squares: a whole rectangle, or some cells of a box of at most 16 x 16.
///
/// ```
/// use quadrille_codegen::model::Board;
/// let chess = Board::new(8, 8).unwrap();
/// let draughts = Board::with_shape(8, 8, |file, rank| (file + rank) % 2 == 0).unwrap();
/// assert_eq!((chess.len(), draughts.len()), (64, 32));
/// assert_eq!(draughts.at(0, 1), None);
/// assert_eq!(draughts.symmetries().count(), 4); // Identity, half a turn, and both diagonals.
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    files: u8,
    ranks: u8,
    /// The cells that have squares, if some have none.
    shape: Option<Shape>,
    /// The steps of the directions, if the grid is not square.
    steps: Option<BoardSteps>,
    /// The sides that wrap.
    wraps: Wraps,
}

/// The sides of a board whose edges are joined.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wraps {
    /// True if the first file follows the last.
    pub files: bool,
    /// True if the first rank follows the last.
    pub ranks: bool,
}

impl Wraps {
    /// Returns whether any edges are joined.
    pub const fn any(self) -> bool {
        self.files || self.ranks
    }

    /// Returns whether a step crosses a joined edge when it is repeated.
    pub const fn bend(self, (files, ranks): (i16, i16)) -> bool {
        self.files && files != 0 || self.ranks && ranks != 0
    }
}

/// The cells of a box that have squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Shape {
    /// The files of each rank, as bits.
    ranks: [u16; MAX_SIDE as usize],
    /// The number of squares before each rank.
    before: [u8; MAX_SIDE as usize],
    squares: u8,
}

/// The files and ranks by which a step in each direction moves, in the order of [`Direction::ALL`];
/// `None` for a direction that the board lacks.
pub type BoardSteps = [Option<(i8, i8)>; 8];

/// A square of a [`Board`], independent of its number in a layout: its index among the board's squares in
/// the order a1, b1, ..., from the first rank up. On 8x8 that is the common a1 = 0 numbering.
///
/// The compiler works with `Square`s throughout and turns them into numbers only for a layout's
/// words and tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Square(pub u8);

impl Square {
    /// The ordinal as an index into per-square tables in board order.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// This square alone in a [`SquareSet`].
    pub const fn bit(self) -> SquareSet {
        SquareSet::bit(self.0 as u32)
    }

    /// Returns whether a set has this square.
    pub const fn is_in(self, set: SquareSet) -> bool {
        set.has_bit(self.0 as u32)
    }
}

/// A set of squares in board order: bit `i` is `Square(i)`. Layout-independent, as `Square` is.
pub type SquareSet = U256;

/// The set of some squares.
pub fn set_of<S: Borrow<Square>>(squares: impl IntoIterator<Item = S>) -> SquareSet {
    let mut set = SquareSet::MIN;
    for square in squares {
        set |= square.borrow().bit();
    }
    set
}

impl Board {
    /// The board of all of `files` x `ranks`, or `None` if either is 0 or more than 255, or if
    /// there are more than 256 squares.
    pub fn new(files: u64, ranks: u64) -> Option<Board> {
        let squares = files.checked_mul(ranks)?;
        let is_board = files.max(ranks) <= u8::MAX.into() && squares <= MAX_SQUARES as u64;
        (is_board && squares > 0).then_some(Board {
            files: files as u8,
            ranks: ranks as u8,
            shape: None,
            steps: None,
            wraps: Wraps::default(),
        })
    }

    /// The board of the cells of `files` x `ranks` for which `is_there` holds. `None` if there are no squares or more
    /// than 256, or if the box is larger than 16 x 16 and some of its cells have no square.
    pub fn with_shape(files: u64, ranks: u64, is_there: impl Fn(u8, u8) -> bool) -> Option<Board> {
        let all = |side: u64| 0..u8::try_from(side).unwrap_or(u8::MAX);
        if all(ranks).all(|rank| all(files).all(|file| is_there(file, rank))) {
            return Board::new(files, ranks);
        }
        if files.max(ranks) > MAX_SIDE.into() {
            return None;
        }
        let (files, ranks) = (files as u8, ranks as u8);
        let row = |rank| (0..files).fold(0, |row, f| row | u16::from(is_there(f, rank)) << f);
        let mut shape = Shape { ranks: [0; 16], before: [0; 16], squares: 0 };
        let mut squares = 0;
        for rank in 0..ranks {
            let row: u16 = row(rank);
            shape.before[usize::from(rank)] = squares as u8;
            shape.ranks[usize::from(rank)] = row;
            squares += row.count_ones();
        }
        shape.squares = squares as u8;
        let wraps = Wraps::default();
        (squares > 0).then_some(Board { files, ranks, shape: Some(shape), steps: None, wraps })
    }

    /// The board with joined edges, besides those that are joined already.
    ///
    /// ```
    /// use quadrille_codegen::model::{Board, Wraps};
    /// let cylinder = Board::new(8, 8).unwrap().wrapped(Wraps { files: true, ranks: false });
    /// assert_eq!(cylinder.square_at(8, 3), cylinder.at(0, 3));
    /// assert_eq!(cylinder.square_at(3, 8), None);
    /// ```
    #[must_use]
    pub fn wrapped(self, Wraps { files, ranks }: Wraps) -> Board {
        let (files, ranks) = (files || self.wraps.files, ranks || self.wraps.ranks);
        Board { wraps: Wraps { files, ranks }, ..self }
    }

    /// The sides that wrap.
    pub const fn wraps(&self) -> Wraps {
        self.wraps
    }

    /// The board with other steps in its directions.
    #[must_use]
    pub fn with_steps(self, steps: BoardSteps) -> Board {
        Board { steps: (steps != SQUARE_GRID).then_some(steps), ..self }
    }

    /// The number of files.
    pub const fn files(&self) -> u8 {
        self.files
    }

    /// The number of ranks.
    pub const fn ranks(&self) -> u8 {
        self.ranks
    }

    /// The number of squares, 1 to 256.
    pub const fn len(&self) -> usize {
        match &self.shape {
            None => self.files as usize * self.ranks as usize,
            Some(shape) => shape.squares as usize,
        }
    }

    /// Always false: a board has at least one square.
    pub const fn is_empty(&self) -> bool {
        false
    }

    /// Returns whether every cell of the box has a square.
    pub const fn is_full(&self) -> bool {
        self.shape.is_none()
    }

    /// The index of a square's cell in the box, rank by rank.
    pub const fn cell(&self, square: Square) -> usize {
        let (file, rank) = self.coordinates(square);
        rank as usize * self.files as usize + file as usize
    }

    /// The number of cells of the box, squares or not.
    pub const fn cells(&self) -> usize {
        self.files as usize * self.ranks as usize
    }

    /// True if the box is square, so that it can be mirrored along its diagonals.
    pub const fn is_square(&self) -> bool {
        self.files == self.ranks
    }

    /// All squares, from a1 by rank.
    pub fn squares(self) -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator + Clone {
        (0..self.len()).map(|square| Square(square as u8))
    }

    /// All squares in the order in which a board is drawn and read: last rank first, each from the first file.
    pub fn reading_order(self) -> impl Iterator<Item = Square> + Clone {
        self.drawn().filter_map(|(_, _, square)| square)
    }

    /// All cells of the box in the order in which a board is drawn: last rank first, each from the first file.
    /// Each item is the file, the rank and the square there, if there is one.
    pub fn drawn(self) -> impl Iterator<Item = (u8, u8, Option<Square>)> + Clone {
        cells_as_drawn(self.files, self.ranks)
            .map(move |(file, rank)| (file, rank, self.at(file, rank)))
    }

    /// The set of all squares.
    pub const fn all(&self) -> SquareSet {
        SquareSet::MAX.down(SquareSet::BITS - self.len() as u32)
    }

    /// The square on `file` and `rank`.
    ///
    /// # Panics
    /// If there is none.
    pub const fn square(&self, file: u8, rank: u8) -> Square {
        match self.at(file, rank) {
            Some(square) => square,
            None => panic!("no such square on this board"),
        }
    }

    /// The square on `file` and `rank`, or `None` if the board has none there.
    pub const fn at(&self, file: u8, rank: u8) -> Option<Square> {
        if file >= self.files || rank >= self.ranks {
            return None;
        }
        let Some(shape) = &self.shape else { return Some(Square(rank * self.files + file)) };
        let row = shape.ranks[rank as usize];
        if row >> file & 1 == 0 {
            return None;
        }
        let nearer = row & ((1 << file) - 1);
        Some(Square(shape.before[rank as usize] + nearer.count_ones() as u8))
    }

    /// The file of a square, from 0.
    pub const fn file(&self, square: Square) -> u8 {
        self.coordinates(square).0
    }

    /// The rank of a square, from 0.
    pub const fn rank(&self, square: Square) -> u8 {
        self.coordinates(square).1
    }

    /// The file and the rank of a square.
    const fn coordinates(&self, square: Square) -> (u8, u8) {
        let Some(shape) = &self.shape else {
            return (square.0 % self.files, square.0 / self.files);
        };
        let mut rank = self.ranks as usize - 1;
        while shape.before[rank] > square.0 || shape.ranks[rank] == 0 {
            rank -= 1;
        }
        let (mut row, mut nearer) = (shape.ranks[rank], square.0 - shape.before[rank]);
        while nearer > 0 {
            row &= row - 1;
            nearer -= 1;
        }
        (row.trailing_zeros() as u8, rank as u8)
    }

    /// The square this many files right and ranks up, or `None` off the board.
    pub fn offset(&self, square: Square, files: i16, ranks: i16) -> Option<Square> {
        let (file, rank) = self.coordinates(square);
        self.square_at(i16::from(file) + files, i16::from(rank) + ranks)
    }

    /// The square on `file` and `rank`, which may be off the board, or beyond an edge that wraps.
    pub fn square_at(&self, file: i16, rank: i16) -> Option<Square> {
        let wrapped =
            |at: i16, side: u8, wraps: bool| if wraps { at.rem_euclid(side.into()) } else { at };
        let file = wrapped(file, self.files, self.wraps.files);
        let rank = wrapped(rank, self.ranks, self.wraps.ranks);
        if file < 0 || rank < 0 || file >= self.files.into() || rank >= self.ranks.into() {
            return None;
        }
        self.at(file as u8, rank as u8)
    }

    /// The steps of all directions.
    pub fn steps(&self) -> BoardSteps {
        self.steps.unwrap_or(SQUARE_GRID)
    }

    /// True if the directions are those of a square grid.
    pub const fn is_square_grid(&self) -> bool {
        self.steps.is_none()
    }

    /// The board as one of hexagons, if its directions are theirs.
    pub fn hexagons(self) -> Option<Hexagons> {
        let hexagons = Hexagons::new(&self.steps())?;
        let coordinates = self.squares().map(|square| self.coordinates(square));
        Some(coordinates.fold(hexagons, Hexagons::with))
    }

    /// The directions that the board has.
    pub fn directions(self) -> impl Iterator<Item = Direction> {
        Direction::ALL.into_iter().filter(move |&direction| self.delta(direction).is_some())
    }

    /// The files and ranks by which a step in a direction moves, if the board has the direction.
    pub fn delta(&self, direction: Direction) -> Option<(i16, i16)> {
        let (files, ranks) = self.steps()[direction as usize]?;
        Some((files.into(), ranks.into()))
    }

    /// The neighbour in a direction, if there is one.
    pub fn step(&self, square: Square, direction: Direction) -> Option<Square> {
        let (files, ranks) = self.delta(direction)?;
        self.offset(square, files, ranks)
    }

    /// The board's symmetries, identity first: up to eight if its box is square, up to four if it is oblong.
    pub fn symmetries(self) -> impl Iterator<Item = Symmetry> + Clone {
        Symmetry::ALL.into_iter().filter(move |&symmetry| self.has(symmetry))
    }

    /// True if the board has this symmetry, which then maps every square to a square.
    pub fn has(&self, symmetry: Symmetry) -> bool {
        let is_alike = self.is_square() && self.wraps.files == self.wraps.ranks;
        let fits = is_alike || !symmetry.transposes();
        fits && (self.is_full() || self.squares().all(|s| self.mirrored(s, symmetry).is_some()))
    }

    /// The image of a square under a symmetry.
    ///
    /// # Panics
    /// If the board lacks the symmetry.
    pub const fn image(&self, square: Square, symmetry: Symmetry) -> Square {
        match self.mirrored(square, symmetry) {
            Some(image) => image,
            None => panic!("the board lacks this symmetry"),
        }
    }

    const fn mirrored(&self, square: Square, symmetry: Symmetry) -> Option<Square> {
        let (file, rank) = self.coordinates(square);
        let (file, rank) = symmetry.image(file, rank, self.files, self.ranks);
        self.at(file, rank)
    }
}

/// Files and ranks of all cells of a box, in the order in which it is drawn.
pub(crate) fn cells_as_drawn(files: u8, ranks: u8) -> impl Iterator<Item = (u8, u8)> + Clone {
    let (files, cells) = (u16::from(files), 0..u16::from(files) * u16::from(ranks));
    cells.map(move |cell| ((cell % files) as u8, ranks - 1 - (cell / files) as u8))
}

/// The steps of a board whose files and ranks are those of a square grid.
pub const SQUARE_GRID: BoardSteps = Direction::DELTAS;

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} x {}", self.files, self.ranks)
    }
}
