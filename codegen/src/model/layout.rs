//! What a description means once it has been checked: a [`Layout`] is valid by construction.
//!
//! No spans, no tokens: what the solvers, the verifier and the emitter need to know about the
//! board and its numbering, and nothing about how it was written down.

use std::fmt;

use quadrille_runtime::{Direction, Symmetry};

use super::board::{Board, Square, SquareSet};
use super::movement::Rule;
use super::{Frame, Objective, Packing};
use crate::program::Program;

/// The greatest number a square may have: numbers are bytes.
pub const MAX_NUMBER: u8 = u8::MAX;

/// The word that maps of square numbers compute in: room for a byte times a byte, and native on
/// every target.
pub const NUMBER_WIDTH: u32 = 32;

/// A checked description.
#[derive(Clone, Debug)]
pub struct Layout {
    /// Which number each square has.
    pub numbering: Numbering,
    /// The groups of bits by which it is described, if it is, the most significant first.
    pub groups: Vec<Group>,
    /// The fields of a square's number, most significant first; they cover it exactly.
    pub fields: Vec<Field>,
    /// In which order the fields of several pieces lie in a packed index.
    pub packed: PackedOrder,
    /// Whether there are flips of positions as bit planes.
    pub planes: bool,
    /// The word of a bitboard, or `None` where the layout has squares only.
    pub word: Option<WordSize>,
    /// How squares are named.
    pub names: Names,
    /// Which way the pawns of White and of Black go.
    pub pawns: [Direction; 2],
    /// Named sets of squares, in the order described.
    pub regions: Vec<Region>,
    /// The pieces to emit attacks for, in the order described.
    pub pieces: Vec<Piece>,
    /// The magics the description holds.
    pub magics: Vec<GivenMagics>,
    /// How riders' attacks are to be looked up.
    pub sliders: SliderOptions,
    /// How the squares between two and the line through them are looked up.
    pub geometry: GeometryTables,
    /// The circuits the description holds.
    pub circuits: GivenCircuits,
    /// What circuits are to be good at.
    pub objective: Objective,
}

impl Layout {
    /// The board.
    pub fn board(&self) -> Board {
        self.numbering.board()
    }

    /// How packed indexes in a word of `width` bits hold the pieces.
    pub fn packing(&self, width: u32) -> Packing {
        Packing::new(&self.packed, width)
    }

    /// What turns packed indexes into those of a layout, perhaps this one, starts from and leads to,
    /// in words of 64 and of 128 bits.
    pub fn frames(&self, to: &Layout) -> [Frame; 2] {
        [WordSize::U64, WordSize::U128]
            .map(|word| Frame::between(&self.packing(word.bits()), &to.packing(word.bits())))
    }
}

/// How the squares between two, and the line through them, are looked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GeometryTables {
    /// From the direction between the two and the rays of both: two loads, one after the other,
    /// from some 8 KB on an 8 x 8 board.
    Compact,
    /// In one load each from a table by both squares: 64 KB more on an 8 x 8 board.
    Tables,
}

impl GeometryTables {
    /// How descriptions name them.
    pub const NAMES: [(&'static str, GeometryTables); 2] =
        [("compact", GeometryTables::Compact), ("tables", GeometryTables::Tables)];

    /// What layouts with this word have that say nothing: tables where they are small, as ported engines
    /// are 3 to 5 % faster with them (`peers`).
    pub const fn default_for(word: Option<WordSize>) -> GeometryTables {
        match word {
            Some(WordSize::U64) => GeometryTables::Tables,
            Some(WordSize::U128) | None => GeometryTables::Compact,
        }
    }
}

/// A numbering of the squares of a board: an injection into 0..=255.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbering {
    board: Board,
    /// By square.
    numbers: Vec<u8>,
    /// By number, up to the greatest.
    squares: Vec<Option<Square>>,
}

/// Why a list of numbers is no [`Numbering`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberingError {
    /// Not one number a square.
    Length,
    /// Two squares, the earlier first, have the same number.
    Twice(Square, Square),
}

impl Numbering {
    /// The numbering that gives `board`'s squares, from a1 by rank, these numbers.
    ///
    /// # Errors
    /// When there is not one number a square, or two squares have the same.
    pub fn new(board: Board, numbers: Vec<u8>) -> Result<Numbering, NumberingError> {
        if numbers.len() != board.len() {
            return Err(NumberingError::Length);
        }
        let greatest = numbers.iter().copied().max().unwrap_or(0);
        let mut squares = vec![None; usize::from(greatest) + 1];
        for (square, &number) in board.squares().zip(&numbers) {
            if let Some(first) = squares[usize::from(number)].replace(square) {
                return Err(NumberingError::Twice(first, square));
            }
        }
        Ok(Numbering { board, numbers, squares })
    }

    /// The board that is numbered.
    pub fn board(&self) -> Board {
        self.board
    }

    /// The number of a square.
    pub fn number(&self, square: Square) -> u8 {
        self.numbers[square.index()]
    }

    /// The numbers of all squares, from a1 by rank.
    pub fn numbers(&self) -> &[u8] {
        &self.numbers
    }

    /// The square with this number, if there is one.
    pub fn square(&self, number: u8) -> Option<Square> {
        self.squares.get(usize::from(number)).copied().flatten()
    }

    /// The squares by number, from 0 to the greatest; `None` where a number is not used.
    pub fn by_number(&self) -> &[Option<Square>] {
        &self.squares
    }

    /// How many numbers there are, holes included: one more than the greatest.
    pub fn len(&self) -> usize {
        self.squares.len()
    }

    /// Never: a board has at least one square.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// The greatest byte that is no square's number. Squares are at most 128, so there is one.
    pub fn unused(&self) -> u8 {
        (0..=MAX_NUMBER).rev().find(|&n| self.square(n).is_none()).unwrap_or(MAX_NUMBER)
    }

    /// Whether every number up to the greatest is used.
    pub fn is_dense(&self) -> bool {
        self.len() == self.board.len()
    }

    /// The bits a number takes, at least 1.
    pub fn bits(&self) -> u32 {
        (usize::BITS - (self.len() - 1).leading_zeros()).max(1)
    }

    /// A set of squares as this numbering's bitboard. The numbers must be below 128.
    pub fn word(&self, set: SquareSet) -> u128 {
        // A loop and no iterator: this is done for every attack set, unoptimised.
        let (mut word, mut rest) = (0, set);
        while rest != 0 {
            word |= 1 << self.numbers[rest.trailing_zeros() as usize];
            rest &= rest - 1;
        }
        word
    }

    /// The set of squares that a bitboard of this numbering holds; bits that are no square are
    /// left out.
    pub fn set(&self, word: u128) -> SquareSet {
        squares_of(word)
            .filter_map(|number| self.square(number.0))
            .fold(0, |set, square| set | square.bit())
    }
}

/// The squares of a set, least first.
pub fn squares_of(set: SquareSet) -> impl Iterator<Item = Square> {
    std::iter::successors(Some(set), |&rest| Some(rest & rest.wrapping_sub(1)))
        .take_while(|&rest| rest != 0)
        .map(|rest| Square(rest.trailing_zeros() as u8))
}

/// Squares whose bits lie side by side, as a description groups them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// Its name, such as `A` or `4'`.
    pub name: String,
    /// Its squares, that of the most significant bit first.
    pub squares: Vec<Square>,
}

/// The integer that holds a bitboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WordSize {
    /// `u64`, for numbers up to 63.
    U64,
    /// `u128`, for numbers up to 127.
    U128,
}

impl WordSize {
    /// The smallest word with a bit for each of `numbers` numbers, if there is one.
    pub const fn for_numbers(numbers: usize) -> Option<WordSize> {
        match numbers {
            0..=64 => Some(WordSize::U64),
            65..=128 => Some(WordSize::U128),
            _ => None,
        }
    }

    /// 64 or 128.
    pub const fn bits(self) -> u32 {
        match self {
            WordSize::U64 => 64,
            WordSize::U128 => 128,
        }
    }

    /// All bits set.
    pub const fn mask(self) -> u128 {
        u128::MAX >> (128 - self.bits())
    }
}

impl fmt::Display for WordSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "u{}", self.bits())
    }
}

/// A named run of bits of a square's number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name, such as `hi`.
    pub name: String,
    /// How many bits it has.
    pub width: u32,
    /// The place of its least significant bit in the number.
    pub shift: u32,
}

impl Field {
    /// The field's bits within the number.
    pub fn mask(&self) -> u8 {
        (((1_u16 << self.width) - 1) << self.shift) as u8
    }
}

/// The runs of a packed index, the most significant first: all pieces' first run, the last piece
/// first, then all pieces' second run, and so on. A run is fields side by side, the most significant
/// first; together they cover the number exactly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackedOrder(pub Vec<Vec<Field>>);

impl PackedOrder {
    /// All pieces' first field, then all pieces' second field, and so on.
    pub fn by_fields(fields: &[Field]) -> PackedOrder {
        PackedOrder(fields.iter().map(|field| vec![field.clone()]).collect())
    }

    /// The whole number of a piece, then that of the next.
    pub fn by_piece(fields: &[Field]) -> PackedOrder {
        PackedOrder(vec![fields.to_vec()])
    }

    /// All pieces' first bit, then all pieces' second bit, and so on.
    pub fn by_plane(fields: &[Field]) -> PackedOrder {
        let bits = fields.iter().flat_map(|field| {
            let bit = |shift| Field { name: field.name.clone(), width: 1, shift };
            (field.shift..field.shift + field.width).rev().map(bit)
        });
        PackedOrder::by_fields(&bits.collect::<Vec<_>>())
    }
}

/// How squares are named: by file, then rank, as `e4`, or each by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    /// The files' names, from the first.
    pub files: Vec<String>,
    /// The ranks' names, from the first.
    pub ranks: Vec<String>,
    /// The squares' names in board order, where they are not those of file and rank.
    pub squares: Option<Vec<String>>,
}

impl Names {
    /// Files `a` to `z`, then `aa`, `ab`, ...; ranks from `1`.
    pub fn standard(board: Board) -> Names {
        let file_name = |file: u8| {
            let last = char::from(b'a' + file % 26);
            match file / 26 {
                0 => last.to_string(),
                n => format!("{}{last}", char::from(b'a' + n - 1)),
            }
        };
        Names {
            files: (0..board.files()).map(file_name).collect(),
            ranks: (1..=board.ranks()).map(|rank| rank.to_string()).collect(),
            squares: None,
        }
    }

    /// The name of a square of `board`.
    pub fn square(&self, board: Board, square: Square) -> String {
        if let Some(names) = &self.squares {
            return names[square.index()].clone();
        }
        let file = &self.files[usize::from(board.file(square))];
        format!("{file}{}", self.ranks[usize::from(board.rank(square))])
    }
}

/// How far a leaper leaps or a rider rides in one step: (m, n) and its mirror images and turns.
/// Always `m <= n`, `n > 0`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Leap {
    /// The shorter distance.
    pub m: u8,
    /// The longer distance.
    pub n: u8,
}

impl Leap {
    /// The (m, n) leap, whichever of the two is the longer; `None` for (0, 0).
    pub fn new(a: u8, b: u8) -> Option<Leap> {
        (a.max(b) > 0).then(|| Leap { m: a.min(b), n: a.max(b) })
    }

    /// Its 4 or 8 steps as (files, ranks), clockwise from the one nearest North.
    pub fn steps(self) -> Vec<(i16, i16)> {
        let (m, n) = (i16::from(self.m), i16::from(self.n));
        let quarter: &[(i16, i16)] = match self.m {
            0 => &[(0, n)],
            m if m == self.n => &[(n, n)],
            _ => &[(m, n), (n, m)],
        };
        let turn = |&(files, ranks): &(i16, i16)| (ranks, -files);
        let mut steps = quarter.to_vec();
        for turned in 1..4 {
            let start = (turned - 1) * quarter.len();
            steps.extend(steps[start..start + quarter.len()].iter().map(turn).collect::<Vec<_>>());
        }
        steps
    }
}

/// A piece: its name in the description and how it moves, as the union of leaps and rides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The user's name, such as `rook`.
    pub name: String,
    /// Leaps: one step, whatever stands between. Sorted, each once.
    pub leaps: Vec<Leap>,
    /// Rides: any number of steps, until something stands in the way. Sorted, each once.
    pub rides: Vec<Leap>,
    /// A Rust path that names the piece in generic code, where the description gives one. The
    /// standard movements have one of their own.
    pub marker: Option<String>,
    /// Where its movement is more than leaps and rides that are the same in all directions, what
    /// White and Black do; then `leaps` and `rides` are empty.
    pub sides: Option<[Vec<Rule>; 2]>,
}

/// A named set of squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Region {
    /// Its name.
    pub name: String,
    /// What it is for White and for Black.
    pub squares: [SquareSet; 2],
}

/// How riders' attacks are looked up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SliderMethod {
    /// Whichever suits the numbering: see `solve::sliders`.
    #[default]
    Auto,
    /// Magics whose keys lead to bytes that name attack sets.
    Magic,
    /// Magics whose keys lead to attack sets.
    Fancy,
    /// Magics of one shift for lines, or for all lines where they are short.
    Split,
    /// Bits extracted by an instruction where the target has it, magics elsewhere.
    Pext,
    /// Subtraction along each line, without tables of attack sets.
    ObstructionDifference,
    /// Square by square.
    Walk,
}

impl SliderMethod {
    /// All methods, by the names that descriptions have for them.
    pub const NAMES: [(&'static str, SliderMethod); 7] = [
        ("auto", SliderMethod::Auto),
        ("magic", SliderMethod::Magic),
        ("fancy", SliderMethod::Fancy),
        ("split", SliderMethod::Split),
        ("pext", SliderMethod::Pext),
        ("obstruction_difference", SliderMethod::ObstructionDifference),
        ("walk", SliderMethod::Walk),
    ];
}

/// How attack sets are stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SetStorage {
    /// Those of each square by themselves.
    #[default]
    PerSquare,
    /// For each square those along one half of its lines and those along the other, of which a
    /// look-up unites two.
    PerLine,
}

/// A description's `sliders`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SliderOptions {
    /// The method for rides that have none of their own.
    pub method: SliderMethod,
    /// The methods of single rides.
    pub methods: Vec<(Leap, SliderMethod)>,
    /// For single rides, sets of squares whose keys are claimed to be equal on corresponding occupancies.
    pub shared: Vec<(Leap, Vec<Vec<Square>>)>,
    /// How attack sets are stored.
    pub sets: SetStorage,
    /// For single rides, by square in board order: the squares that are seen occupied where they are
    /// empty and empty where they are occupied, after the squares that do not matter are left out.
    pub patterns: Vec<(Leap, Vec<SquareSet>)>,
    /// Whether the occupancy is brought into the frame of one square of those that symmetries of the
    /// board exchange, where these are rotations of the word or swap its bytes. `None` where the
    /// compiler weighs it.
    pub turned: Option<bool>,
}

impl SliderOptions {
    /// The method for a ride.
    pub fn method(&self, ride: Leap) -> SliderMethod {
        let own = self.methods.iter().find(|(own, _)| *own == ride);
        own.map_or(self.method, |(_, method)| *method)
    }
}

/// A circuit on packed positions that a description holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GivenPacked {
    /// The circuit.
    pub program: Program,
    /// The most pieces that it is right for, in words of 64 and of 128 bits; `None` where it is for
    /// as many as fit.
    pub most: Option<[u32; 2]>,
}

/// Circuits written into a description, which are right: the checker has proved them.
#[derive(Clone, Debug, Default)]
pub struct GivenCircuits {
    /// From square number to square number.
    pub squares: Vec<(Symmetry, Program)>,
    /// From bitboard to bitboard.
    pub bitboards: Vec<(Symmetry, Program)>,
    /// From bitboard to bitboard, one step on.
    pub steps: Vec<(Direction, Program)>,
    /// From packed position to packed position.
    pub packed: Vec<(Symmetry, GivenPacked)>,
}

/// The circuit given for a symmetry or a direction, if there is one.
pub(crate) fn given<N: Copy + PartialEq, C>(circuits: &[(N, C)], name: N) -> Option<&C> {
    circuits.iter().find(|(of, _)| *of == name).map(|(_, circuit)| circuit)
}

/// Magics written into a description, for one rider.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GivenMagics {
    /// The ride they are for.
    pub ride: Leap,
    /// In the order of numbers: a multiplier for each part of the square's relevant mask; none
    /// for a square that is looked up as one that it turns into.
    pub squares: Vec<Vec<GivenMagic>>,
}

/// One multiplier of a description's `magics`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GivenMagic {
    /// The factor: of the occupancy for 64-bit words; for 128-bit words the low half multiplies
    /// the occupancy's low half and the high half its high half.
    pub magic: u128,
    /// The bits of the key, where given; otherwise as many as the relevant mask has squares.
    pub key_bits: Option<u32>,
    /// How far the occupancy of relevant squares is rotated up before it is multiplied.
    pub rotation: u32,
}
