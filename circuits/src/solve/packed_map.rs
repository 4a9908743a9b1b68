//! The map of all squares of a packed position, such as a flip: by a circuit, or one piece after another.

use super::optimality::Optimality;
use super::piece_loop;
use crate::Objective;
use crate::circuit::{Circuit, CircuitCost, Constant};
use crate::packing::PackingPair;

/// A map of all squares of a position, such as a flip. Numbers that are no squares have arbitrary results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackedMap {
    /// The circuit on packed positions, if one was found.
    pub circuit: Option<Circuit>,
    /// A better circuit that does not work for all numbers of pieces.
    pub few: Option<FewPieces>,
    /// The objective by which it was chosen.
    pub objective: Objective,
    /// The proven optimality of the circuit's number of operations, for any number of pieces.
    pub optimality: Optimality,
}

/// A circuit on packed numbers that is known to be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GivenPacked {
    /// Maps all packed numbers of a word at once.
    pub circuit: Circuit,
    /// The most pieces that it is right for, in words of 64 and 128 bits, or `None` for any number that fits.
    pub most: Option<[u32; 2]>,
}

/// A circuit on packed numbers of few pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FewPieces {
    /// Maps all packed numbers of a word at once.
    pub circuit: Circuit,
    /// The most pieces that it is right for, in words of 64 and of 128 bits.
    pub most: [u32; 2],
}

impl FewPieces {
    /// The most pieces that it is right for in the words of these packings.
    pub fn most_in(&self, packings: &PackingPair) -> u32 {
        self.most[usize::from(packings.width() > 64)]
    }

    /// Its cost for the most pieces that it is right for.
    pub fn cost(&self, packings: &PackingPair) -> CircuitCost {
        packings.circuit(&self.circuit, self.most_in(packings)).cost()
    }
}

impl PackedMap {
    /// The map without a circuit, which takes one piece after another.
    #[cfg(not(feature = "packed-flips"))]
    pub fn piece_by_piece(objective: Objective) -> PackedMap {
        PackedMap { circuit: None, few: None, objective, optimality: Optimality::BestFound }
    }

    /// The cost of mapping all pieces at once, or `None` if no circuit was found.
    pub fn cost(&self, packings: &PackingPair, pieces: u32) -> Option<CircuitCost> {
        self.circuit.as_ref().map(|circuit| packings.circuit(circuit, pieces).cost())
    }

    /// The cost of mapping all pieces at once: either the few pieces that a better circuit is right for, or the
    /// most that fit. `None` if that never pays.
    pub fn cost_at_once(&self, packings: &PackingPair) -> Option<CircuitCost> {
        let few = self.few.as_ref().map(|few| few.cost(packings));
        few.or_else(|| self.at_once(packings).map(|(_, cost)| cost))
    }

    /// The number of different masks that mapping all at once takes.
    pub fn masks(&self) -> usize {
        let constants = self.circuit.iter().flat_map(Circuit::constants);
        constants.filter(|constant| matches!(constant, Constant::Each(_))).count()
    }

    /// The number of pieces from which it pays to map all at once, by a model of the cost of a loop
    /// over the pieces, or `None` if it never pays.
    pub fn least_pieces(&self, packings: &PackingPair) -> Option<u32> {
        self.at_once(packings).map(|(least, _)| least)
    }

    /// The number of pieces from which it pays to map all at once, and its cost for the most.
    pub fn at_once(&self, packings: &PackingPair) -> Option<(u32, CircuitCost)> {
        let cost = self.cost(packings, packings.most_pieces())?;
        Some((piece_loop::least_pieces(cost, packings, self.objective)?, cost))
    }
}
