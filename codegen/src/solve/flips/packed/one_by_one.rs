//! What it costs to go from piece to piece with a table, which mapping all at once has to beat.
//!
//! The model of costs is that of all circuits, with two operations a cycle. Of each piece a number is
//! shifted down and masked where it lies, and joined where that is in several places; it is looked up;
//! it is masked where it goes to several places, shifted up and joined there. Pieces do not wait for
//! each other, so that all of this takes half as many cycles as it has operations, and some ten for
//! the way through the table. On words of 128 bits shifts and what joins whole words count 2, and so
//! does every operation of a program.
//!
//! Where many positions are mapped, compilers map several at once in vectors, of two words or more;
//! look-ups they leave as they are. So for throughput, operations of programs count half.
//!
//! Measured (x86-64-v3, nanoseconds a position, W, whose number is in one place; a loop, then a
//! program): half a turn, 63 operations, 15 deep: latency 7.2 and 15.8 for five pieces, 11.4 and 15.7
//! for ten; throughput 6.5 and 4.1, 11.5 and 4.1. By the model: latency 7.5 and 13.0, 11.7 and 13.0.

use super::frame::Frame;
use crate::circuit::Cost;
use crate::solve::flips::objective::Objective;

/// Half cycles from an index through the table to the image of one piece.
const WAY: u32 = 20;

/// The fewest pieces from which on a program of such costs beats going from piece to piece; `None`
/// if it never does.
pub(super) fn least_pieces(cost: Cost, frame: &Frame, objective: Objective) -> Option<u32> {
    let wide = if is_wide(frame) { 2 } else { 1 };
    let cost = Cost { operations: wide * cost.operations, ..cost };
    let (at_once, way, each) = match objective {
        Objective::Latency => (objective.score(cost).0, WAY, operations(frame)),
        Objective::Throughput => (cost.operations, 0, 2 * operations(frame)),
    };
    let least = at_once.saturating_sub(way).div_ceil(each).max(1);
    (least <= frame.most_pieces()).then_some(least)
}

/// The most operations of a program that may beat going from piece to piece, if it is not deep.
pub(super) fn most_operations(frame: &Frame, objective: Objective) -> u32 {
    let all = operations(frame) * frame.most_pieces();
    let all = match objective {
        Objective::Latency => all + WAY,
        Objective::Throughput => 2 * all,
    };
    if is_wide(frame) { all / 2 } else { all }
}

/// The operations for each piece.
fn operations(frame: &Frame) -> u32 {
    let (before, after) = frame.runs();
    let shift = if is_wide(frame) { 2 } else { 1 };
    let out = (shift + 1) * before + 2 * (before - 1);
    let mask = u32::from(after > 1);
    out + 1 + (mask + 2 * shift) * after
}

fn is_wide(frame: &Frame) -> bool {
    frame.width() > 64
}

#[cfg(test)]
mod tests {
    use super::super::packing::Packing;
    use super::*;
    use crate::layout::{Field, PackedOrder};

    /// As many as in the hand-written loop of the benchmark.
    #[test]
    fn operations_of_known_loops() {
        let field = |shift| Field { name: String::new(), width: 3, shift };
        let fields = [field(3), field(0)];
        let of = |order: PackedOrder| operations(&Frame::within(&Packing::new(&order, 64)));
        assert_eq!(of(PackedOrder::by_fields(&fields)), 13);
        assert_eq!(of(PackedOrder::by_piece(&fields)), 5);
    }
}
