//! The cost of mapping the pieces one after another with a table. A circuit that maps all at once has to beat it.
//!
//! For each piece its number is shifted down and masked, then looked up, and the result is shifted up
//! and joined to the others. A number that lies in several runs of the word is masked and joined for
//! each run, on the way to the table and on the way back.
//!
//! - For latency: pieces do not wait for each other, so a loop takes a cycle for four of these
//!   operations, and eight cycles for the way through the table. A circuit takes the cycles of its
//!   longest path, and one for four of the other operations.
//! - For throughput operations are compared. Those of circuits on 64 bits count half: compilers do
//!   them for two positions or more at once in vectors, and leave look-ups as they are.
//! - On 128 bits each operation of a circuit becomes two. The loop hardly grows, since where each
//!   piece lies in the word is known at compile time.
//!
//! Measured on x86-64-v3, in nanoseconds for a position: half a turn of W, whose number lies in one run of
//! the word. The circuit is the best one known (48 operations, 13 deep).
//!
//! | pieces | latency: loop | circuit | throughput: loop | circuit |
//! | --- | --- | --- | --- | --- |
//! | 5 | 4.8 | 7.6 | 2.8 | 1.7 |
//! | 6 | 5.1 | 7.8 | 3.4 | 1.7 |
//! | 10 | 6.3 | 7.5 | 5.6 | 1.6 |
//! | 21, in a `u128` | 10.5 | 12.5 | 11.1 | 15.1 |
//!
//! The circuits known for W's reflections have some 120 operations. They pay for throughput only, and only
//! from about ten pieces on.

use crate::Objective;
use crate::circuit::CircuitCost;
use crate::packing::PackingPair;

/// The number of operations done in one cycle if they do not wait for each other.
const OPERATIONS_PER_CYCLE: u32 = 4;

/// The cycles that one piece takes from its number, through the table, to its image.
const LOOK_UP_CYCLES: u32 = 8;

/// The number of pieces from which a circuit of these costs beats mapping one piece after another, or `None` if it
/// never does.
pub(super) fn least_pieces(
    cost: CircuitCost,
    packings: &PackingPair,
    objective: Objective,
) -> Option<u32> {
    let CircuitCost { operations, depth, latency } = cost;
    let (at_once, look_up, each) = match objective {
        Objective::Latency => {
            let off_path = words(packings) * operations - depth;
            (
                OPERATIONS_PER_CYCLE * latency + off_path,
                OPERATIONS_PER_CYCLE * LOOK_UP_CYCLES,
                of_piece(packings),
            )
        }
        Objective::Throughput => {
            (operations_of_two(packings, operations), 0, 2 * of_piece(packings))
        }
    };
    let least = at_once.saturating_sub(look_up).div_ceil(each).max(1);
    (least <= packings.most_pieces()).then_some(least)
}

/// The operations for each piece.
fn of_piece(packings: &PackingPair) -> u32 {
    let (before, after) = packings.runs();
    let out = 2 * before + 2 * (before - 1);
    let back = if after == 1 { 2 } else { 3 * after };
    out + 1 + back
}

/// The number of 64-bit words that an index takes.
fn words(packings: &PackingPair) -> u32 {
    packings.width().div_ceil(64)
}

/// The operations of a circuit for two positions: vectors map both at once if an index is one word.
fn operations_of_two(packings: &PackingPair, operations: u32) -> u32 {
    if words(packings) == 1 { operations } else { 2 * words(packings) * operations }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::packing::Packing;

    /// The number of pieces from which the benchmark found all at once to be faster.
    #[test]
    fn half_turns_of_w() {
        let cost = CircuitCost { operations: 48, depth: 13, latency: 13 };
        let packings = |width| PackingPair::within(&Packing::new(&[vec![3..6, 0..3]], width));
        let least = |width, objective| least_pieces(cost, &packings(width), objective);
        assert_eq!(least(64, Objective::Latency), None);
        assert_eq!(least(64, Objective::Throughput), Some(5));
        assert_eq!(least(128, Objective::Latency), Some(21));
        assert_eq!(least(128, Objective::Throughput), Some(20));
    }
}
