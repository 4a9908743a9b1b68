//! A checked description: a [`Layout`] is valid by construction.
//!
//! It has no spans and no tokens: the solvers, the verifier and the emitter learn from it about the
//! board and its numbering, and nothing about how those were written down.

use crate::list::list;
use quadrille_circuits::Objective;
use quadrille_circuits::circuit::Circuit;
use quadrille_circuits::packing::{Packing, PackingPair};
use quadrille_circuits::solve::GivenPacked;
use quadrille_runtime::{Direction, Symmetry};

use super::NamedValue;
use super::board::{Board, Square};
use super::magics::GivenMagics;
use super::names::Names;
use super::numbering::Numbering;
use super::pairs::PairSet;
use super::pieces::{Piece, Region};
use super::sliders::SliderOptions;
use super::word_size::WordSize;

/// A checked description: everything later stages know about a layout.
#[derive(Clone, Debug)]
pub struct Layout {
    /// The number of each square.
    pub numbering: Numbering,
    /// The groups of bits that give the numbers, most significant first; empty if a table or a formula gives them.
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
    /// The magics given in the description.
    pub magics: Vec<GivenMagics>,
    /// The options for riders' look-ups.
    pub sliders: SliderOptions,
    /// The look-up of the squares between two squares, and of the line through them.
    pub geometry: GeometryTables,
    /// The circuits given in the description.
    pub circuits: GivenCircuits,
    /// The cost that circuits minimise: latency or operations.
    pub objective: Objective,
}

impl Layout {
    /// The board whose squares are numbered.
    pub fn board(&self) -> Board {
        self.numbering.board()
    }

    /// The arrangement of the pieces' bits in packed positions of `width` bits.
    pub fn packing(&self, width: u32) -> Packing {
        self.packed.packing(width)
    }

    /// The packings before and after a conversion to a layout, which may be this one, in words of 64 and
    /// of 128 bits.
    pub fn packing_pairs(&self, to: &Layout) -> [PackingPair; 2] {
        let pair = |bits| PackingPair::between(&self.packing(bits), &to.packing(bits));
        [pair(64), pair(128)]
    }
}

/// Look-ups of the squares between two squares, and of the line through them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GeometryTables {
    /// Two dependent loads, of the direction from one square to the other and of both squares' rays,
    /// from some 8 KB on an 8 x 8 board.
    Compact,
    /// A single load from a table indexed by both squares: 64 KB more on an 8 x 8 board.
    Tables,
}

impl GeometryTables {
    /// The words that `geometry` accepts.
    pub const NAMES: [NamedValue<GeometryTables>; 2] =
        [("compact", GeometryTables::Compact), ("tables", GeometryTables::Tables)];

    /// The default for layouts with this word: tables where they are small, since ported engines run
    /// 3 to 5 % faster with them (`bench/peers`).
    pub const fn default_for(board: Board, word: Option<WordSize>) -> GeometryTables {
        match word {
            // The builders of these tables expect rays that end at edges.
            _ if board.wraps().any() => GeometryTables::Compact,
            Some(WordSize::U64) => GeometryTables::Tables,
            Some(WordSize::U128 | WordSize::U256) | None => GeometryTables::Compact,
        }
    }
}

/// A named group of squares whose bits are adjacent.
#[derive(Clone, Debug)]
pub struct Group {
    /// Its name, such as `A` or `4'`.
    pub name: String,
    /// Its squares, most significant bit first.
    pub squares: Vec<Square>,
    /// The source of this order.
    pub order: GroupOrder,
}

/// The source of the order of a group's squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GroupOrder {
    /// The numbers of a table or formula.
    Numbers,
    /// A list of the squares.
    Listed,
    /// Another group's order, mapped to this one by a claim of symmetry.
    Follows {
        /// The other group.
        group: String,
        /// The symmetry of the claim.
        by: Symmetry,
    },
    /// The default: row by row, last rank first.
    Reading,
}

/// A named run of bits of a square's number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name, such as `hi`.
    pub name: String,
    /// Its number of bits.
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

/// Circuits given in a description, which the checker has proved.
#[derive(Clone, Debug, Default)]
pub struct GivenCircuits {
    /// Circuits for symmetries of square numbers.
    pub squares: Vec<(Symmetry, Circuit)>,
    /// Circuits for symmetries of bitboards.
    pub bitboards: Vec<(Symmetry, Circuit)>,
    /// Circuits that move all squares of a bitboard one step.
    pub steps: Vec<(Direction, Circuit)>,
    /// Circuits for symmetries of packed positions.
    pub packed: Vec<(Symmetry, GivenPacked)>,
}

/// The circuit given for a symmetry or a direction, if there is one.
pub fn given<N: Copy + PartialEq, C>(circuits: &[(N, C)], name: N) -> Option<&C> {
    circuits.iter().find(|(of, _)| *of == name).map(|(_, circuit)| circuit)
}
