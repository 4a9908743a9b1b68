//! Circuits for processors that reverse the bits of a word in one instruction.
//!
//! 64-bit Arm has such an instruction (`rbit`). Elsewhere a reversal takes some twelve operations, so circuits for
//! every target do without it.

use super::masked_rotations;
use crate::Objective;
use crate::circuit::{Circuit, Op};
use crate::proof::BitMap;

/// The most distances by which the rest may move. With more, circuits without a reversal are faster.
const DISTANCES: usize = 2;

/// A circuit for the map that begins with a reversal, if that is better than `other`.
pub fn with_reversal(other: &Circuit, map: &BitMap, objective: Objective) -> Option<Circuit> {
    let last = map.width() - 1;
    let rest = map.after(|bit| last - bit);
    if masked_rotations::terms(&rest).len() > DISTANCES {
        return None;
    }
    let mut circuit = Circuit::new(map.width());
    let reversed = circuit.push(Op::ReverseBits(circuit.input()));
    let output = masked_rotations::append(&rest, &mut circuit, reversed);
    let circuit = circuit.finish(output);
    let is_better = objective.score(circuit.cost()) < objective.score(other.cost());
    is_better.then_some(circuit)
}
