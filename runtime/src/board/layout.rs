//! The traits by which generic code reaches what was emitted for a layout.
//!
//! They are implemented by the macro (or the build script), not by hand: their hidden items may
//! change with any version, in step with the macro.

use core::fmt::Debug;
use core::hash::Hash;

use super::programs::{
    PackedConversions, PackedFlips, SetConversions, SetFlips, SetSteps, SquareFlips,
};
use crate::board::{Packing, Square};
use crate::coordinate::{Coordinate, DIGITS, LETTERS, NumberOf};
use crate::cost::Cost;
use crate::direction::Direction;
use crate::hexagon::Hexagons;
use crate::index;
use crate::index::Index;
use crate::number_field::Field;
use crate::symmetry::Symmetry;
use crate::word::Word;

/// An array with an entry for every number of a layout's squares, holes and padding included.
pub type PerSquare<L, T> = <<L as Layout>::Index as Index>::Array<T>;

/// A numbering of the squares of a board.
///
/// Code written against `L: Layout` runs in every numbering; the layout's type is all that
/// changes. Code that needs bitboards takes [`BitboardLayout`], code that mirrors the board at its
/// diagonals [`SquareBoard`], and code that needs a piece's attacks
/// [`Attacks`](crate::Attacks).
///
/// A layout's type can be copied, compared, printed and made by default, so that `derive` works on types
/// with a layout as their parameter:
///
/// ```
/// # use quadrille::{Chess, Bitboard, layouts::Lerf};
/// #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
/// struct Position<L: Chess> {
///     pieces: [Bitboard<L>; 6],
/// }
/// let position = Position::<Lerf>::default();
/// assert_eq!(position, { position });
/// ```
///
/// With the feature `serde` such a type derives its traits as well. `#[serde(bound = "")]` says that it is
/// serialized in every layout; without it serde asks whether `L` itself can be, and a layout cannot:
///
#[cfg_attr(feature = "serde", doc = "```")]
#[cfg_attr(not(feature = "serde"), doc = "```ignore")]
/// use quadrille::{Bitboard, Chess, Square, SquareMap, layouts::{Lerf, W}};
/// use serde::{Deserialize, Serialize};
///
/// #[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
/// #[serde(bound = "")]
/// struct Position<L: Chess> {
///     pieces: [Bitboard<L>; 6],
///     board: SquareMap<L, Option<char>>,
///     en_passant: Option<Square<L>>,
/// }
///
/// fn stored<L: Chess>(position: &Position<L>) -> serde_json::Result<String> {
///     serde_json::to_string(position)
/// }
/// let position = Position::<W> { en_passant: Some(W::E3), ..Position::default() };
/// // Texts hold names of squares, so that they can be read in another layout.
/// let read: Position<Lerf> = serde_json::from_str(&stored(&position)?)?;
/// assert_eq!(read.en_passant, Some(Lerf::E3));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a board layout",
    label = "not a layout",
    note = "describe one with `quadrille::layout!` or `#[derive(quadrille::Layout)]`"
)]
pub trait Layout:
    SquareFlips
    + PackedFlips
    + PackedConversions
    + Copy
    + Debug
    + Ord
    + Hash
    + Default
    + Send
    + Sync
    + 'static
{
    /// The type that holds a square's number.
    type Index: Index;
    /// The bits of a piece in packed positions, as a type: [`Bits`](crate::packed::Bits).
    type NumberBits;

    /// The number of files of the board, or of the box that it lies in.
    const FILES: u8;
    /// The number of ranks of the board, or of the box that it lies in.
    const RANKS: u8;
    /// The greatest number of a square plus one; holes below it count too.
    const NUMBERS: usize;
    /// The number of squares; a box may have more cells.
    const SQUARES: usize = Self::FILES as usize * Self::RANKS as usize;
    /// The symmetries of the board: eight, or four if it is oblong; if it lacks squares, only those that map squares to
    /// squares. Those that only hexagons have, [`Symmetry::HEXAGONAL`], are left out. The identity is first.
    const SYMMETRIES: &'static [Symmetry];
    /// The names of the files, from the first.
    const FILE_NAMES: &'static [&'static str] = LETTERS.split_at(Self::FILES as usize).0;
    /// The names of the ranks, from the first.
    const RANK_NAMES: &'static [&'static str] = DIGITS.split_at(Self::RANKS as usize).0;
    /// The directions in which the pawns of White and of Black go.
    const PAWNS: [Direction; 2];

    /// The fields of a square's number, the most significant first.
    const FIELDS: &'static [Field];
    /// The costs of the layout's functions and tables on the target that is compiled.
    const COSTS: &'static [Cost];
    /// The files and ranks by which a step in each [`Direction`] moves; `None` for a direction that the board lacks. A
    /// description may give a board that is no square grid directions of its own.
    const STEPS: [Option<(i8, i8)>; 8] = Direction::DELTAS;
    /// True for files if the first file follows the last, and for ranks likewise: edges that a description joins by
    /// `wrap`.
    const WRAPS: [bool; 2] = [false, false];
    /// The names of the squares by number; empty if names consist of file and rank.
    const SQUARE_NAMES: &'static [&'static str] = &[];
    /// The file and rank of the square with each number, from 0; `[255, 255]` where there is none.
    const COORDS: &'static PerSquare<Self, [u8; 2]>;
    /// The number of each square in board order: a1, b1, ..., rank by rank; missing squares are skipped.
    const NUMBER_AT: &'static [u8];
    /// The number at each cell of the box that the board lies in, rank by rank; a cell without a square has a number
    /// that no square has.
    const CELLS: &'static [u8] = Self::NUMBER_AT;
    /// The way to find a square's file from its number.
    #[doc(hidden)]
    const FILE: Coordinate;
    /// The way to find a square's rank from its number.
    #[doc(hidden)]
    const RANK: Coordinate;
    /// The way to find a square's number from its file and rank, which must be those of a cell of the box.
    #[doc(hidden)]
    const NUMBER: NumberOf;
    /// The squares in the order of their numbers.
    const SQUARES_BY_NUMBER: &'static [Square<Self>];
    /// The places of several pieces' numbers in a packed position.
    const PACKING: Packing;
}

/// A table by two squares, if the description asked for it.
#[doc(hidden)]
pub type TableByTwo<L> = Option<&'static PerSquare<L, PerSquare<L, <L as BitboardLayout>::Word>>>;

/// A layout of a board with as many files as ranks, which can be mirrored at its diagonals. If it lacks
/// squares it may lack some of these symmetries; using them is an error at compile time.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no layout of a square board, which diagonal flips and quarter turns need",
    note = "an oblong board has `flip_vertical`, `flip_horizontal` and `rotate_180`",
    note = "generic code asks for a square board: `L: SquareBoard`"
)]
pub trait SquareBoard: Layout {}

/// A layout that has a bit for every square.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no layout with bitboards",
    label = "bitboards are needed here",
    note = "generic code asks for them: `L: BitboardLayout`",
    note = "a numbering with holes, or with `bitboard: none`, has squares alone: number the squares without holes, and leave `bitboard` out"
)]
pub trait BitboardLayout: Layout + SetFlips + SetSteps + SetConversions {
    /// The integer that holds a set, a bit for each number: `u64`, `u128` or [`U256`](crate::U256).
    type Word: Word;

    /// The bits that are squares.
    const ALL: Self::Word;
    /// The files, from the first.
    const FILE_SETS: &'static [Self::Word];
    /// The ranks, from the first.
    const RANK_SETS: &'static [Self::Word];
    /// The diagonals in the direction of a1-h8, whatever squares are absent on them, by `file - rank + RANKS - 1`.
    const DIAGONAL_SETS: &'static [Self::Word];
    /// The diagonals in the direction of a8-h1, by `file + rank`.
    const ANTI_DIAGONAL_SETS: &'static [Self::Word];
    /// The squares from each square to the edge, by [`Direction`].
    const RAYS: &'static [PerSquare<Self, Self::Word>; 8];
    /// The rays as far as two squares see those between them along both: where edges wrap, as far as the direction is the
    /// one shortest way to some square.
    #[doc(hidden)]
    const NEAR_RAYS: &'static [PerSquare<Self, Self::Word>; 8] = Self::RAYS;
    /// The squares next to each square, up to eight.
    const NEIGHBOURS: &'static PerSquare<Self, Self::Word>;
    /// The direction from one square to another as its discriminant, 8 where there is none.
    #[doc(hidden)]
    const DIRECTIONS: &'static PerSquare<Self, PerSquare<Self, u8>>;
    /// The shift that steps all squares in each direction, 0 if there is no such shift, and the squares that the
    /// step can lead to.
    #[doc(hidden)]
    const SHIFTS: &'static [(i8, Self::Word); 8];
    /// The squares that a pawn attacks from each square, by colour.
    const PAWN_ATTACKS: &'static [PerSquare<Self, Self::Word>; 2];
    /// The squares to which a pawn of White, and one of Black, steps from each square.
    const PAWN_PUSHES: &'static [PerSquare<Self, Self::Word>; 2];
    /// The squares strictly between two, if the description asked for a table of them.
    #[doc(hidden)]
    const BETWEEN: TableByTwo<Self> = None;
    /// The line through two squares, if the description asked for a table of lines.
    #[doc(hidden)]
    const LINES_THROUGH: TableByTwo<Self> = None;
}

/// Returns whether two layouts of a board give all squares the same numbers, in the same word.
#[doc(hidden)]
pub const fn same_bitboards<L: BitboardLayout, M: BitboardLayout>() -> bool {
    same_numbers::<L, M>() && L::Word::BITS == M::Word::BITS
}

/// Returns whether two layouts are of one board and give its squares the same numbers.
pub(crate) const fn same_numbers<L: Layout, M: Layout>() -> bool {
    let mut index = 0;
    while index < L::NUMBER_AT.len() && index < M::NUMBER_AT.len() {
        if L::NUMBER_AT[index] != M::NUMBER_AT[index] {
            return false;
        }
        index += 1;
    }
    have_same_squares::<L, M>()
}

/// Returns whether two layouts are of one board, with squares in the same cells.
pub(crate) const fn have_same_squares<L: Layout, M: Layout>() -> bool {
    if L::FILES != M::FILES || L::RANKS != M::RANKS || L::SQUARES != M::SQUARES {
        return false;
    }
    let mut index = 0;
    while !is_full::<L>() && index < L::SQUARES {
        let (a, b) = (coordinates::<L>(index), coordinates::<M>(index));
        if a[0] != b[0] || a[1] != b[1] {
            return false;
        }
        index += 1;
    }
    true
}

/// Returns whether a square has this number.
#[inline(always)]
pub(crate) const fn is_number<L: Layout>(number: u8) -> bool {
    let index: L::Index = index::constant::masked(number);
    // Holes have no file.
    (number as usize) < L::NUMBERS
        && (L::NUMBERS == L::SQUARES
            || index::constant::of::<_, [u8; 2]>(index, L::COORDS)[0] < L::FILES)
}

/// The number in [`Layout::CELLS`] of cells without a square. If the box is full, it is one that no square has.
pub(crate) const fn no_number<L: Layout>() -> u8 {
    let mut index = 0;
    while index < L::CELLS.len() {
        if !is_number::<L>(L::CELLS[index]) {
            return L::CELLS[index];
        }
        index += 1;
    }
    u8::MAX
}

/// A file or a rank that is `by` from another of `count`, on a board whose edges may wrap; a number that no board has if
/// they do not and it is beyond them.
pub(crate) const fn moved(at: u8, by: i8, count: u8, wraps: bool) -> u8 {
    if wraps {
        // Both are below 128.
        ((at as i16 + by as i16).rem_euclid(count as i16)) as u8
    } else {
        // A negative sum wraps to a number that no board has.
        at.wrapping_add_signed(by)
    }
}

/// Returns whether every cell of the box has a square.
pub(crate) const fn is_full<L: Layout>() -> bool {
    L::SQUARES == L::FILES as usize * L::RANKS as usize
}

/// The file and the rank of a square by its index in board order: indexes are made from boards in const evaluation.
#[doc(hidden)]
pub const fn coordinates<L: Layout>(index: usize) -> [u8; 2] {
    *index::constant::of(index::constant::masked::<L::Index>(L::NUMBER_AT[index]), L::COORDS)
}

/// The board of a layout as one of hexagons, if it is one.
pub(crate) const fn hexagons<L: Layout>() -> Option<Hexagons> {
    let Some(mut hexagons) = Hexagons::new(&L::STEPS) else { return None };
    let mut index = 0;
    while index < L::NUMBER_AT.len() {
        let [file, rank] = coordinates::<L>(index);
        hexagons = hexagons.with((file, rank));
        index += 1;
    }
    Some(hexagons)
}

/// The symmetry that carries White's side of the board to Black's: the mirror of ranks or, where the board lacks it, half
/// a turn. Fails to compile if the board has neither.
pub(crate) const fn exchange<L: Layout>() -> Symmetry {
    if has::<L>(Symmetry::FlipVertical) {
        return Symmetry::FlipVertical;
    }
    assert!(
        has::<L>(Symmetry::Rotate180),
        "squares of this board are absent where the mirror of ranks and half a turn would carry others"
    );
    Symmetry::Rotate180
}

/// Returns whether the board of a layout has a symmetry.
pub(crate) const fn has<L: Layout>(symmetry: Symmetry) -> bool {
    let mut index = 0;
    while index < L::SYMMETRIES.len() {
        if L::SYMMETRIES[index] as u8 == symmetry as u8 {
            return true;
        }
        index += 1;
    }
    false
}
