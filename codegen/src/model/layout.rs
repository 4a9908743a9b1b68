//! A checked description: a [`Layout`] is valid by construction.
//!
//! It has no spans and no tokens. It holds what the solvers, the verifier and the emitter need to know
//! about the board and its numbering, and nothing about how that was written down.

use crate::list::list;
use std::fmt;

use quadrille_circuits::Objective;
use quadrille_circuits::circuit::Circuit;
use quadrille_circuits::packing::{Packing, PackingPair};
use quadrille_circuits::solve::GivenPacked;
use quadrille_runtime::{Direction, Symmetry};

use super::board::{Board, Square};
use super::magics::GivenMagics;
use super::names::Names;
use super::numbering::Numbering;
use super::pairs::PairSet;
use super::pieces::{Piece, Region};
use super::sliders::SliderOptions;

/// A word of descriptions, and the value that it means.
pub type NamedValue<T> = (&'static str, T);

/// The greatest number a square may have: numbers are bytes.
pub const MAX_NUMBER: u8 = u8::MAX;

/// A description that has been checked: all that later stages know of a layout.
#[derive(Clone, Debug)]
pub struct Layout {
    /// The number of each square.
    pub numbering: Numbering,
    /// The groups of bits by which it is described, if it is, the most significant first.
    pub groups: Vec<Group>,
    /// The fields of a square's number, most significant first; they cover it exactly.
    pub fields: Vec<Field>,
    /// The order in which the fields of several pieces lie in a packed position.
    pub packed: PackedOrder,
    /// The word of a bitboard, or `None` where the layout has squares only.
    pub word: Option<WordSize>,
    /// The names of squares, files and ranks.
    pub names: Names,
    /// The directions of White's and Black's pawns.
    pub pawns: [Direction; 2],
    /// Named sets of squares, in the order described.
    pub regions: Vec<Region>,
    /// The pieces to emit attacks for, in the order described.
    pub pieces: Vec<Piece>,
    /// The sets of pairs of men, in the order described.
    pub pairs: Vec<PairSet>,
    /// The magics the description holds.
    pub magics: Vec<GivenMagics>,
    /// How riders' attacks are to be looked up.
    pub sliders: SliderOptions,
    /// How the squares between two and the line through them are looked up.
    pub geometry: GeometryTables,
    /// The circuits the description holds.
    pub circuits: GivenCircuits,
    /// Whether circuits are to have low latency or few operations.
    pub objective: Objective,
}

impl Layout {
    /// The board whose squares are numbered.
    pub fn board(&self) -> Board {
        self.numbering.board()
    }

    /// How packed positions in a word of `width` bits hold the pieces.
    pub fn packing(&self, width: u32) -> Packing {
        self.packed.packing(width)
    }

    /// The packings before and after a conversion to a layout, perhaps this one, in words of 64 and
    /// of 128 bits.
    pub fn packing_pairs(&self, to: &Layout) -> [PackingPair; 2] {
        let pair = |bits| PackingPair::between(&self.packing(bits), &to.packing(bits));
        [pair(64), pair(128)]
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
    /// The words of `geometry`.
    pub const NAMES: [NamedValue<GeometryTables>; 2] =
        [("compact", GeometryTables::Compact), ("tables", GeometryTables::Tables)];

    /// The default for layouts with this word: tables if they are small, since ported engines are 3
    /// to 5 % faster with them (`peers`).
    pub const fn default_for(board: Board, word: Option<WordSize>) -> GeometryTables {
        match word {
            // Their builders take rays that end at edges.
            _ if board.wraps().any() => GeometryTables::Compact,
            Some(WordSize::U64) => GeometryTables::Tables,
            Some(WordSize::U128) | None => GeometryTables::Compact,
        }
    }
}

/// Squares whose bits lie side by side, as a description groups them.
#[derive(Clone, Debug)]
pub struct Group {
    /// Its name, such as `A` or `4'`.
    pub name: String,
    /// Its squares, that of the most significant bit first.
    pub squares: Vec<Square>,
    /// How this order is known.
    pub order: GroupOrder,
}

/// How the order of a group's squares is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GroupOrder {
    /// From the numbers of a table or formula.
    Numbers,
    /// From a list of the squares.
    Listed,
    /// From another group's order, which a claim of symmetry carries to this one.
    Follows {
        /// The other group.
        group: String,
        /// The symmetry of the claim.
        by: Symmetry,
    },
    /// Nothing says it: row by row, the last rank first.
    Reading,
}

/// The integer that holds a bitboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum WordSize {
    /// `u64`, for numbers up to 63.
    U64,
    /// `u128`, for numbers up to 127.
    U128,
}

impl WordSize {
    /// The order in which functions for either word are emitted.
    pub const ALL: [WordSize; 2] = [WordSize::U64, WordSize::U128];

    /// The smallest word with a bit for each of `numbers` numbers, if there is one.
    pub const fn for_numbers(numbers: usize) -> Option<WordSize> {
        match numbers {
            0..=64 => Some(WordSize::U64),
            65..=128 => Some(WordSize::U128),
            _ => None,
        }
    }

    /// The width: 64 or 128.
    pub const fn bits(self) -> u32 {
        match self {
            WordSize::U64 => 64,
            WordSize::U128 => 128,
        }
    }

    /// The width in bytes.
    pub const fn bytes(self) -> usize {
        self.bits() as usize / 8
    }

    /// A word whose bits are all set.
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
    /// The index of its least significant bit in the number.
    pub shift: u32,
}

impl Field {
    /// The field's bits within the number.
    pub fn mask(&self) -> u8 {
        (((1_u16 << self.width) - 1) << self.shift) as u8
    }
}

/// The order of fields in packed positions, the most significant first. Each run is a list of
/// adjacent fields; a position holds the first run of every piece, last piece first, then the
/// second run of every piece, and so on. Together the fields cover the number exactly.
#[derive(Clone, Debug)]
pub struct PackedOrder(pub Vec<Vec<Field>>);

impl PackedOrder {
    /// All pieces' first field, then all pieces' second field, and so on.
    pub fn by_fields(fields: &[Field]) -> PackedOrder {
        PackedOrder(list(fields.iter(), |field| vec![field.clone()]))
    }

    /// The whole number of a piece, then that of the next.
    pub fn by_piece(fields: &[Field]) -> PackedOrder {
        PackedOrder(vec![fields.to_vec()])
    }

    /// All pieces' first bit, then all pieces' second bit, and so on.
    pub fn by_plane(fields: &[Field]) -> PackedOrder {
        let mut bits = Vec::new();
        for field in fields {
            let bit = |shift| Field { name: field.name.clone(), width: 1, shift };
            bits.extend((field.shift..field.shift + field.width).rev().map(bit));
        }
        PackedOrder::by_fields(&bits)
    }

    /// The packing of this order in a word of `width` bits.
    pub fn packing(&self, width: u32) -> Packing {
        let bits = |field: &Field| field.shift..field.shift + field.width;
        let run = |run: &Vec<Field>| list(run.iter(), bits);
        Packing::new(&list(self.0.iter(), run), width)
    }
}

/// Circuits written into a description, which are right: the checker has proved them.
#[derive(Clone, Debug, Default)]
pub struct GivenCircuits {
    /// From square number to square number.
    pub squares: Vec<(Symmetry, Circuit)>,
    /// Circuits for flips of bitboards.
    pub bitboards: Vec<(Symmetry, Circuit)>,
    /// From bitboard to bitboard, one step on.
    pub steps: Vec<(Direction, Circuit)>,
    /// From packed position to packed position.
    pub packed: Vec<(Symmetry, GivenPacked)>,
}

/// The circuit given for a symmetry or a direction, if there is one.
pub fn given<N: Copy + PartialEq, C>(circuits: &[(N, C)], name: N) -> Option<&C> {
    circuits.iter().find(|(of, _)| *of == name).map(|(_, circuit)| circuit)
}
