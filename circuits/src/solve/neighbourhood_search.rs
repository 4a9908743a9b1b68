//! Longer searches for the circuit of a map. Tools run them and write the results into descriptions, so that the
//! macro only has to prove them.
//!
//! Delta swaps, the rotations before products and the order in which products take terms are chosen at random, from
//! a seed. Then some of the products are given up and found anew, again and again, until the circuit has not
//! improved for a while. This is large neighbourhood search (Paul Shaw, "Using Constraint Programming and Local
//! Search Methods to Solve Vehicle Routing Problems", 1998).

use super::bit_permutation::{bit_permutation, with_bytes_swapped_or_not};
use super::delta_swaps;
use super::masked_products::{Guide, Sum};
use crate::Objective;
use crate::circuit::Circuit;
use crate::proof::BitMap;
use crate::random::SplitMix64;

/// The best circuit found in a number of random trials, which is at least as good as [`bit_permutation`]'s, and
/// proved if it differs.
///
/// A thousand trials on 64 squares take about a tenth of a second, optimised.
///
/// ```
/// use quadrille_circuits::solve::neighbourhood_search;
/// use quadrille_circuits::Objective;
/// use quadrille_circuits::proof::BitMap;
/// use quadrille_circuits::solve::bit_permutation;
/// let moves: Vec<_> = (0..64).map(|bit| (bit, bit * 37 % 64)).collect();
/// let map = BitMap::new(64, &moves, u64::MAX.into());
/// let found = neighbourhood_search(&map, Objective::Throughput, 10, 0);
/// let bounded = bit_permutation(&map, Objective::Throughput);
/// assert!(found.cost().operations <= bounded.cost().operations);
/// ```
pub fn neighbourhood_search(map: &BitMap, objective: Objective, trials: u32, seed: u32) -> Circuit {
    let mut best = bit_permutation(map, objective);
    let mut random = Guide(Some(SplitMix64::new(seed.into())));
    let starts = with_bytes_swapped_or_not(map);
    let mut walk = Walk::begin(&starts, objective, &mut random);
    for _ in 0..trials {
        // A walk that makes no more progress gives way to one with other delta swaps.
        walk = match walk.next(objective, &mut random) {
            Some(walk) => walk,
            None => Walk::begin(&starts, objective, &mut random),
        };
        if objective.score(walk.circuit.cost()) < objective.score(best.cost()) {
            best = walk.circuit.clone();
        }
    }
    let output = best.output();
    let best = best.finish(output);
    if map.is_done_by(&best) { best } else { bit_permutation(map, objective) }
}

/// The most delta swaps with which a walk starts, before its sum of masked products.
const MOST_SWAPS: usize = 3;

/// The steps without progress after which a walk ends.
const PATIENCE: u32 = 400;

/// A walk among the sums that follow some delta swaps: each step finds a few of the products anew.
struct Walk {
    /// The rest of the map after the swaps.
    rest: BitMap,
    /// The circuit of the swaps before the products.
    start: Circuit,
    sum: Sum,
    /// The swaps and the sum together.
    circuit: Circuit,
    /// The steps since the last improvement.
    idle: u32,
}

impl Walk {
    fn begin(starts: &[(Circuit, BitMap)], objective: Objective, random: &mut Guide) -> Walk {
        let (mut start, mut rest) = starts[random.below(starts.len())].clone();
        for _ in 0..random.below(MOST_SWAPS + 1) {
            let by = 1 + random.below(rest.width() as usize - 1) as u32;
            if let Some(swap) = delta_swaps::at(&rest, by) {
                start = swap.append(start, objective);
                rest = rest.after(|bit| swap.image(bit));
            }
        }
        let sum = Sum::new(&rest, random);
        let circuit = appended(&rest, &start, &sum);
        Walk { rest, start, sum, circuit, idle: 0 }
    }

    /// A step that does not make the circuit worse, or the same walk, or `None` when its patience has run out.
    fn next(mut self, objective: Objective, random: &mut Guide) -> Option<Walk> {
        // A fifth to four fifths of the products stay: steps of all sizes.
        let kept = 1 + random.below(4);
        let sum = self.sum.renewed(&self.rest, random, kept);
        let circuit = appended(&self.rest, &self.start, &sum);
        let (now, then) = (objective.score(circuit.cost()), objective.score(self.circuit.cost()));
        self.idle = if now < then { 0 } else { self.idle + 1 };
        // Equals are taken too: many sums cost the same, and better ones may be next to any of them.
        if now <= then {
            (self.sum, self.circuit) = (sum, circuit);
        }
        (self.idle < PATIENCE).then_some(self)
    }
}

fn appended(rest: &BitMap, start: &Circuit, sum: &Sum) -> Circuit {
    let mut circuit = start.clone();
    let node = circuit.output();
    let output = sum.append(rest, &mut circuit, node);
    circuit.with_output(output)
}
