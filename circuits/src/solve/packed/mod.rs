//! Flips of packed positions: n squares in one word, all flipped at once.
//!
//! - `algebraic_normal_form`: a flip of one square as exclusive-ors of products of its number's bits
//! - `monomials`, `bit_exchanges`, `field_differences`: the ways to compute it within a word

mod algebraic_normal_form;
mod bit_exchanges;
mod field_differences;
mod monomials;

use algebraic_normal_form::{Interpolation, Polynomials};

use super::optimality::Optimality;
use super::packed_map::{FewPieces, GivenPacked, PackedMap};
use crate::Objective;
use crate::circuit::{Bits, Circuit, Op};
use crate::packing::PackingPair;

/// The number of pieces for which circuits are compared.
const TYPICAL_PIECES: u32 = 5;

/// Finds circuits that map all numbers of a packed word at once.
///
/// ```
/// use quadrille_circuits::Objective;
/// use quadrille_circuits::packing::{Packing, PackingPair};
/// use quadrille_circuits::solve::PackedSolver;
/// let packings = PackingPair::within(&Packing::new(&[vec![3..6], vec![0..3]], 64));
/// let numbers: Vec<u8> = (0..64).collect();
/// // The two halves of each number exchanged.
/// let images: Vec<u8> = numbers.iter().map(|number| number % 8 * 8 + number / 8).collect();
/// let flip = PackedSolver::new(&packings, &numbers, Objective::Latency).map(&images);
/// // (x >> 15) ^ ((x << 15) & hi)
/// assert_eq!(flip.cost(&packings, 5).map(|cost| cost.operations), Some(4));
/// ```
pub struct PackedSolver<'a> {
    packings: &'a PackingPair,
    /// The numbers that pieces may have.
    numbers: &'a [u8],
    objective: Objective,
    interpolation: Interpolation,
}

impl PackedSolver<'_> {
    /// The solver for pieces that may have these numbers, each given once, in these packings before and after.
    ///
    /// # Panics
    /// If a number has more bits than the first packing's.
    pub fn new<'a>(
        packings: &'a PackingPair,
        numbers: &'a [u8],
        objective: Objective,
    ) -> PackedSolver<'a> {
        let fits = |&number: &u8| Bits::from(number) & !packings.all() == 0;
        assert!(numbers.iter().all(fits), "numbers do not fit the packing");
        let interpolation = Interpolation::new(numbers, packings.bits());
        PackedSolver { packings, numbers, objective, interpolation }
    }

    /// The best map found that takes each number to its image, which is not proved yet.
    ///
    /// # Panics
    /// If there are not as many images as numbers.
    pub fn map(&self, images: &[u8]) -> PackedMap {
        self.map_given(None, images)
    }

    /// Like [`map`](Self::map), with a circuit for words that is already known, if there is one.
    ///
    /// # Panics
    /// If there are not as many images as numbers.
    pub fn map_given(&self, given: Option<&GivenPacked>, values: &[u8]) -> PackedMap {
        assert_eq!(self.numbers.len(), values.len(), "each number has one image");
        let (known, few) = match given {
            Some(GivenPacked { circuit, most: Some(most) }) => {
                (None, Some(FewPieces { circuit: circuit.clone(), most: *most }))
            }
            given => (given.map(|given| given.circuit.clone()), None),
        };
        let circuit = known.or_else(|| self.best(values));
        let optimality =
            circuit.as_ref().map_or(Optimality::BestFound, |circuit| self.known(circuit, values));
        PackedMap { circuit, few, objective: self.objective, optimality }
    }

    /// The best circuit found.
    fn best(&self, values: &[u8]) -> Option<Circuit> {
        let polynomials = self.interpolation.polynomials(values, self.packings.result_bits());
        let missing = |holds: &[u8]| self.missing(values, holds);
        let mut circuits = monomials::circuits(&polynomials, self.packings, missing);
        circuits.extend(field_differences::circuits(self.packings, self.numbers, values));
        circuits.retain(|circuit| can_move(self.packings, circuit));
        circuits.into_iter().min_by_key(|circuit| self.score(circuit))
    }

    fn score(&self, circuit: &Circuit) -> (u32, u32) {
        let pieces = self.packings.most_pieces().min(TYPICAL_PIECES);
        self.objective.score(self.packings.circuit(circuit, pieces).cost())
    }

    /// The rest of a map, if a word already holds a bit of the number for every result bit.
    fn missing(&self, values: &[u8], holds: &[u8]) -> Polynomials {
        let held = |number: u8| {
            let bits = (0_u8..).zip(holds);
            bits.fold(0, |held, (bit, source)| held | u8::from(number & source != 0) << bit)
        };
        let rest = self.numbers.iter().zip(values).map(|(&n, value)| value ^ held(n));
        self.interpolation.polynomials(&rest.collect::<Vec<_>>(), self.packings.result_bits())
    }

    /// A circuit without operations is the shortest, and so is one with a single operation if something moves.
    fn known(&self, circuit: &Circuit, values: &[u8]) -> Optimality {
        let moves = !self.packings.is_one() || self.numbers != values;
        let operations =
            self.packings.circuit(circuit, self.packings.most_pieces()).cost().operations;
        Optimality::proved_if(operations <= u32::from(moves))
    }
}

/// Returns whether shifts can perform a circuit's moves, for every number of pieces in words of either width.
fn can_move(packings: &PackingPair, circuit: &Circuit) -> bool {
    [64, 128].into_iter().all(|width| {
        let packings = packings.in_width(width);
        let can_move = |op: &Op, pieces| match op {
            Op::Shift(_, by) => packings.can_move(*by, pieces),
            _ => true,
        };
        (1..=packings.most_pieces())
            .all(|pieces| circuit.ops().iter().all(|op| can_move(op, pieces)))
    })
}
