//! Bit permutations: the best circuit for a map of bits, among several kinds, within the time that a macro has.

use super::masked_products::{Guide, Sum};
use super::{barrel_stages, delta_swaps, masked_rotations};
use crate::Objective;
use crate::circuit::{Circuit, Node, Op};
use crate::proof::BitMap;

/// The most distances of a map in which delta swaps are likely to find any order. The squares of a board are at 15
/// distances from their diagonal mirror images in a1 = 0, and at some 40 in a numbering without order.
const ORDERLY: usize = 18;

/// The best circuit found for a map of bits, which is not proved yet.
///
/// ```
/// use quadrille_circuits::Objective;
/// use quadrille_circuits::proof::BitMap;
/// use quadrille_circuits::solve::bit_permutation;
/// let reversal: Vec<_> = (0..64).map(|bit| (bit, bit ^ 56)).collect();
/// let map = BitMap::new(64, &reversal, u64::MAX.into());
/// let circuit = bit_permutation(&map, Objective::Latency);
/// assert_eq!(circuit.cost().operations, 1); // the bytes in opposite order
/// ```
pub fn bit_permutation(map: &BitMap, objective: Objective) -> Circuit {
    let mut best = Best { objective, circuit: None };
    let mut starts = with_bytes_swapped_or_not(map);
    // The number of different distances that bits move after each start: an estimate of its cost.
    let distances = |(_, rest): &(Circuit, BitMap)| masked_rotations::terms(rest).len();
    let fewest = starts.iter().map(distances).min().unwrap_or(0);
    if fewest > ORDERLY {
        let (circuit, rest) = &starts[0];
        finish(rest, circuit, &mut best);
    } else {
        starts.retain(|start| distances(start) <= ORDERLY.min(2 * fewest));
        for (circuit, rest) in starts {
            after_swaps(&rest, circuit, &mut best);
        }
    }
    // A sum of masked rotations always exists.
    let best = best.circuit.unwrap_or_else(|| Circuit::new(map.width()));
    let output = best.output();
    best.finish(output)
}

/// The best circuit so far.
struct Best {
    objective: Objective,
    circuit: Option<Circuit>,
}

impl Best {
    fn offer(&mut self, circuit: Circuit) {
        if self.could_be(&circuit) {
            self.circuit = Some(circuit);
        }
    }

    /// Returns whether a circuit, perhaps only begun, is better than the best so far.
    fn could_be(&self, circuit: &Circuit) -> bool {
        let score = |circuit: &Circuit| self.objective.score(circuit.cost());
        self.circuit.as_ref().is_none_or(|best| score(circuit) < score(best))
    }
}

/// The word itself and the word with its bytes in opposite order, each with the rest of the map.
pub(super) fn with_bytes_swapped_or_not(map: &BitMap) -> Vec<(Circuit, BitMap)> {
    let mut starts = vec![(Circuit::new(map.width()), map.clone())];
    if map.width().is_multiple_of(8) {
        let last = map.width() / 8 - 1;
        let rest = map.after(|bit| (last - bit / 8) * 8 + bit % 8);
        let mut circuit = Circuit::new(map.width());
        let swapped = circuit.push(Op::SwapBytes(circuit.input()));
        starts.push((circuit.with_output(swapped), rest));
    }
    starts
}

/// Offers circuits of every kind, after each number of delta swaps that makes progress. Swaps keep every bit, so
/// they seldom help if some are dropped, as by steps over the edge, and are not tried then.
fn after_swaps(map: &BitMap, mut circuit: Circuit, best: &mut Best) {
    let mut rest = map.clone();
    if map.moves().count() < map.live().count_ones() as usize {
        return finish(&rest, &circuit, best);
    }
    // The swaps end once they alone cost as much as the best circuit.
    while best.could_be(&circuit) {
        finish(&rest, &circuit, best);
        let Some(swap) = delta_swaps::best(&rest) else { return };
        circuit = swap.append(circuit, best.objective);
        rest = rest.after(|bit| swap.image(bit));
    }
}

/// Performs the rest of a map: appends it to a circuit, from a node on.
type Ending = fn(&BitMap, &mut Circuit, Node) -> Option<Node>;

/// Completes the circuit by each ending, and offers every result.
fn finish(rest: &BitMap, circuit: &Circuit, best: &mut Best) {
    let endings: [Ending; 3] = [
        |rest, circuit, node| Some(masked_rotations::append(rest, circuit, node)),
        |rest, circuit, node| Some(Sum::new(rest, &mut Guide(None)).append(rest, circuit, node)),
        barrel_stages::append,
    ];
    for ending in endings {
        let mut circuit = circuit.clone();
        let node = circuit.output();
        if let Some(output) = ending(rest, &mut circuit, node) {
            best.offer(circuit.with_output(output));
        }
    }
}
