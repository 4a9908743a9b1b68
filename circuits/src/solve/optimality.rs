//! Proofs that circuits are as short as can be.
//!
//! Only the [operations on words](Optimality::OPERATIONS) count. Tables and instructions that permute bytes are not
//! considered.
//!
//! At most two operations are proved minimal. Longer circuits are only the best ones found. Rotary's reflections
//! take 16 operations, or 14 if only the number of operations counts; those of ranks and files take 17 and 15.

use std::fmt;

use crate::circuit::{Circuit, Node, Op};
use crate::proof::BitMap;

/// The proof, if there is one, that a number of operations is the least.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Optimality {
    /// No circuit has fewer operations.
    Proved,
    /// No circuit with fewer was found.
    BestFound,
}

impl Optimality {
    /// The operations of the circuits that a proof considers. No others are weighed against these.
    pub const OPERATIONS: &str = "and, and-not, or, xor, not, sums, differences, products, shifts, rotations and \
                                  bytes or bits in opposite order";

    /// Proved if a complete search has shown it, otherwise the best found.
    pub fn proved_if(is_proved: bool) -> Optimality {
        if is_proved { Optimality::Proved } else { Optimality::BestFound }
    }
}

impl fmt::Display for Optimality {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Optimality::Proved => "proved minimal among operations on words",
            Optimality::BestFound => "best found",
        })
    }
}

/// Tells whether `circuit` is known to have the least number of operations for its map.
///
/// Without any operation, a circuit gives its input or a constant. With one operation that keeps 0 and takes each
/// bit to one bit, it is a mask, a shift, a rotation, or the bytes or the bits in opposite order. No other
/// operation is left:
///
/// - A constant that is added or inverted would change 0.
/// - `0 - x`, and a product by a factor of several bits, would copy bits.
/// - If both operands are the input, `x + x` is a shift, `x * x` is no sum of the images of its bits, and all
///   other operations give a constant or the input.
///
/// So two operations are the least if none of these circuits is right.
///
/// ```
/// use quadrille_circuits::solve::{Optimality, optimality};
/// use quadrille_circuits::Objective;
/// use quadrille_circuits::proof::BitMap;
/// use quadrille_circuits::solve::bit_permutation;
/// let moves: Vec<_> = (0..64).map(|bit| (bit, bit ^ 56)).collect();
/// let map = BitMap::new(64, &moves, u64::MAX.into());
/// let circuit = bit_permutation(&map, Objective::Latency);
/// assert_eq!(optimality(&map, &circuit), Optimality::Proved);
/// ```
pub fn optimality(map: &BitMap, circuit: &Circuit) -> Optimality {
    let is_least = match circuit.cost().operations {
        0 => true,
        1 => !free(map).iter().any(|circuit| is_done_by(map, circuit)),
        2 => !free(map).iter().chain(&single(map)).any(|circuit| is_done_by(map, circuit)),
        _ => false,
    };
    Optimality::proved_if(is_least)
}

/// [`BitMap::is_done_by`], which runs only if one sample word does not refute the circuit.
fn is_done_by(map: &BitMap, circuit: &Circuit) -> bool {
    const SAMPLE: u128 = 0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c834;
    let word = SAMPLE & map.live();
    circuit.eval(word) == map.apply(word) && map.is_done_by(circuit)
}

/// The circuits without an operation that keep 0.
fn free(map: &BitMap) -> Vec<Circuit> {
    [|circuit: &mut Circuit| circuit.input(), |circuit: &mut Circuit| circuit.constant(0)]
        .map(|output| built(map, output))
        .to_vec()
}

/// The circuits of one operation that move or drop bits and perform the map's first move, as a circuit for all
/// moves must.
fn single(map: &BitMap) -> Vec<Circuit> {
    let Some((from, to)) = map.moves().next() else { return Vec::new() };
    let width = map.width();
    let mut ops: Vec<fn(Node) -> Op> = vec![Op::ReverseBits];
    if width.is_multiple_of(8) {
        ops.push(Op::SwapBytes);
    }
    let unary = ops.into_iter().map(|op| built(map, |circuit| circuit.push(op(circuit.input()))));
    let left = (to + width - from) % width;
    let kept = map.moves().fold(0, |kept, (from, _)| kept | 1 << from);
    let moves: [&dyn Fn(&mut Circuit) -> Node; 4] = [
        &|circuit| circuit.mask_with(circuit.input(), kept),
        &|circuit| circuit.shl(circuit.input(), left),
        &|circuit| circuit.shr(circuit.input(), (width - left) % width),
        &|circuit| circuit.rotate_left(circuit.input(), left),
    ];
    unary.chain(moves.map(|output| built(map, output))).collect()
}

fn built(map: &BitMap, output: impl FnOnce(&mut Circuit) -> Node) -> Circuit {
    let mut circuit = Circuit::new(map.width());
    let output = output(&mut circuit);
    circuit.finish(output)
}

#[cfg(test)]
mod tests {
    use super::super::bit_permutation::bit_permutation;
    use super::*;
    use crate::Objective;

    fn of(moves: &[(u32, u32)], live: u128) -> (u32, Optimality) {
        let map = BitMap::new(64, moves, live);
        let circuit = bit_permutation(&map, Objective::Throughput);
        (circuit.cost().operations, optimality(&map, &circuit))
    }

    #[test]
    fn short_circuits_are_proved_and_long_ones_are_not() {
        let all = u128::from(u64::MAX);
        let identity: Vec<_> = (0..64).map(|bit| (bit, bit)).collect();
        let east: Vec<_> = (0..64).filter(|bit| bit % 8 < 7).map(|bit| (bit, bit + 1)).collect();
        let mirrored: Vec<_> = (0..64).map(|bit| (bit, bit ^ 7)).collect();
        assert_eq!(of(&identity, all), (0, Optimality::Proved));
        assert_eq!(of(&east, all), (2, Optimality::Proved));
        assert_eq!(of(&mirrored, all), (13, Optimality::BestFound));
    }

    #[test]
    fn a_circuit_that_is_too_long_is_not_proved() {
        let moves: Vec<_> = (0..56).map(|bit| (bit, bit + 8)).collect();
        let map = BitMap::new(64, &moves, u64::MAX.into());
        let long = built(&map, |circuit| {
            let low = circuit.mask_with(circuit.input(), (1 << 56) - 1);
            circuit.shl(low, 8)
        });
        assert!(map.is_done_by(&long));
        assert_eq!(optimality(&map, &long), Optimality::BestFound);
    }
}
