//! Bit permutations by vector instructions of some targets, if these cost less than a circuit.

use quadrille_circuits::circuit::CircuitCost;
use quadrille_circuits::proof::BitMap;
use quadrille_circuits::{BitGather, BitMatrix, Objective};

use super::Target;
use crate::list::{both, union};

/// A map of a word's bits by a target's own instructions.
#[derive(Clone, Debug)]
pub struct VectorPermutation {
    /// The target that has the instructions.
    pub target: Target,
    /// How the bits are moved.
    pub by: Instructions,
    /// The cost of the instructions together.
    pub cost: CircuitCost,
}

/// Instructions that perform a whole map of bits.
#[derive(Clone, Debug)]
pub enum Instructions {
    /// A product of matrices.
    Matrix(BitMatrix),
    /// The halves of the result, each from one or two halves of the word, which are then united.
    Gathers(Vec<BitGather>),
}

impl Instructions {
    /// The word with its bits moved.
    pub fn eval(&self, word: u128) -> u128 {
        match self {
            Instructions::Matrix(matrix) => matrix.eval(word as u64).into(),
            Instructions::Gathers(gathers) => union(gathers.iter().map(|gather| {
                let [from, to] = both(gather.halves, |half| 64 * half);
                u128::from(gather.eval((word >> from) as u64)) << to
            })),
        }
    }
}

/// Instructions that perform a map for less than `cost`, the best first. A processor that has those of one entry
/// has those of all later entries.
pub fn vector_permutations(
    map: &BitMap,
    cost: CircuitCost,
    objective: Objective,
) -> Vec<VectorPermutation> {
    let mut best = cost;
    let mut cheaper = Vec::new();
    let mut offer = |target, instructions: Option<(Instructions, CircuitCost)>| {
        let Some((by, cost)) = instructions else { return };
        if objective.score(cost) < objective.score(best) {
            best = cost;
            cheaper.insert(0, VectorPermutation { target, by, cost });
        }
    };
    let matrix = BitMatrix::of(map).map(|matrix| (matrix.cost(), matrix));
    offer(Target::Gfni, matrix.map(|(cost, matrix)| (Instructions::Matrix(matrix), cost)));
    offer(Target::Bitalg, gathered(BitGather::all(map)));
    cheaper
}

fn gathered(gathers: Vec<BitGather>) -> Option<(Instructions, CircuitCost)> {
    let costs = || gathers.iter().map(BitGather::cost);
    // Gathers are united in pairs, so that few of the unions wait for others.
    let unions = (gathers.len() as u32).checked_sub(1)?;
    let cost = CircuitCost {
        operations: costs().map(|cost| cost.operations).sum::<u32>() + unions,
        depth: costs().map(|cost| cost.depth).max()? + unions.min(2),
        latency: costs().map(|cost| cost.latency).max()? + unions.min(2),
    };
    Some((Instructions::Gathers(gathers), cost))
}
