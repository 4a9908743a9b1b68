//! Circuits on packed positions, proved for each number of pieces: every bit of the word is followed through the
//! circuit, as a function of the number of any one piece.
//!
//! A carry or a borrow may lie in the bits of another piece for a while. A bit that depends on two pieces is unknown, and
//! must be masked out before the end.

mod follower;

use follower::Follower;

use super::truth_table::TruthTable;
use crate::circuit::Circuit;
use crate::packing::PackingPair;

/// A flaw of a circuit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// The number of pieces for which it goes wrong.
    pub pieces: u32,
    /// The kind of flaw for this number of pieces.
    pub kind: FlawKind,
}

/// The kinds of flaws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlawKind {
    /// A bit of the result is not shown to depend on the piece's own number alone.
    Unknown {
        /// The bit of the piece's number, from 0.
        bit: u32,
    },
    /// A bit of the result is wrong.
    Wrong {
        /// The bit of the piece's number, from 0.
        bit: u32,
        /// A number for which it is wrong.
        number: u8,
    },
    /// A bit of the word that belongs to no bit of the result may be set.
    Outside {
        /// The bit of the word, from 0.
        bit: u32,
    },
    /// A word is moved farther than a shift can, or to the other side.
    Far {
        /// The distance to the left.
        by: i32,
    },
}

/// The proof that circuits between two packings are right.
///
/// ```
/// use quadrille_circuits::Objective;
/// use quadrille_circuits::packing::{Packing, PackingPair};
/// use quadrille_circuits::proof::{Flaw, FlawKind, Proof};
/// use quadrille_circuits::solve::PackedSolver;
/// let packings = PackingPair::within(&Packing::new(&[vec![0..6]], 64));
/// let numbers: Vec<u8> = (0..64).collect();
/// let images: Vec<u8> = numbers.iter().map(|number| number ^ 56).collect();
/// let flip = PackedSolver::new(&packings, &numbers, Objective::Latency).map(&images);
/// let points = |mask| (0..64).map(|number| (number, number ^ mask)).collect::<Vec<_>>();
/// let proof = Proof::new(&packings, &numbers);
/// let circuit = flip.circuit.unwrap();
/// assert_eq!(proof.flaw(&circuit, &points(56)), None);
/// let wrong = Flaw { pieces: 1, kind: FlawKind::Wrong { bit: 0, number: 0 } };
/// assert_eq!(proof.flaw(&circuit, &points(57)), Some(wrong));
/// ```
pub struct Proof<'a> {
    packings: &'a PackingPair,
    /// The numbers that are squares.
    squares: TruthTable,
}

impl Proof<'_> {
    /// The proof for pieces on squares with these numbers.
    pub fn new<'a>(packings: &'a PackingPair, numbers: &[u8]) -> Proof<'a> {
        Proof { packings, squares: TruthTable::of_numbers(numbers.iter().copied()) }
    }

    /// The flaw, if any, of a circuit that should map each piece's number by these (number, value) points, in every
    /// position of any number of pieces.
    pub fn flaw(&self, circuit: &Circuit, points: &[(u8, u8)]) -> Option<Flaw> {
        let mut pieces = 1..=self.packings.most_pieces();
        let wanted = self.wanted(points);
        pieces.find_map(|pieces| self.follower(pieces).flaw(circuit, &wanted))
    }

    /// The flaw of a circuit for one number of pieces.
    pub fn flaw_with(&self, pieces: u32, circuit: &Circuit, points: &[(u8, u8)]) -> Option<Flaw> {
        self.follower(pieces).flaw(circuit, &self.wanted(points))
    }

    fn wanted<'a>(&self, points: &'a [(u8, u8)]) -> Wanted<'a> {
        let table = |bit: u32| {
            let ones = points.iter().filter(|(_, value)| value >> bit & 1 == 1);
            TruthTable::of_numbers(ones.map(|(number, _)| *number))
        };
        let tables = (0..self.packings.result_bits()).map(table).collect();
        Wanted { points, tables }
    }

    fn follower(&self, pieces: u32) -> Follower<'_> {
        Follower { packings: self.packings, squares: self.squares, pieces }
    }
}

/// The map that a circuit should perform.
struct Wanted<'a> {
    /// Numbers and their images.
    points: &'a [(u8, u8)],
    /// The required function of each result bit, on squares.
    tables: Vec<TruthTable>,
}
