//! Sums of masked rotations, in which bits that move by the same distance move together.

use crate::circuit::{Circuit, Node};
use crate::proof::BitMap;

/// Bits that move by the same distance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Term {
    /// The distance by which the word is rotated left.
    pub(super) by: u32,
    /// The bits, before they move.
    pub(super) sources: u128,
}

/// The terms of a map, in the order of their distances, one for each distance.
pub(super) fn terms(map: &BitMap) -> Vec<Term> {
    let mut sources = vec![0_u128; map.width() as usize];
    for (from, to) in map.moves() {
        sources[((to + map.width() - from) % map.width()) as usize] |= 1 << from;
    }
    let all = (0..).zip(sources).map(|(by, sources)| Term { by, sources });
    all.filter(|term| term.sources != 0).collect()
}

/// Appends the map as a sum of its terms.
pub(super) fn append(map: &BitMap, circuit: &mut Circuit, x: Node) -> Node {
    let words =
        terms(map).into_iter().map(|term| append_term(term, map.live(), circuit, x)).collect();
    circuit.or_all(words)
}

/// Appends one term: a shift, a rotation, or either with a mask.
pub(super) fn append_term(term: Term, live: u128, circuit: &mut Circuit, x: Node) -> Node {
    let Term { by, sources } = term;
    let (up, down) = (by, circuit.width() - by);
    // Bits that a shift drops need no mask, nor do bits that are never set.
    let dropped_up = live & !(circuit.mask() >> up);
    let dropped_down = live & !u128::MAX.checked_shl(down).unwrap_or(0);
    if sources == live {
        return append_move(sources, by, circuit, x);
    } else if sources == live & !dropped_up {
        return circuit.shl(x, up);
    } else if sources == live & !dropped_down {
        return circuit.shr(x, down);
    }
    let kept = circuit.mask_with(x, sources);
    append_move(sources, by, circuit, kept)
}

/// Appends a rotation, or a shift if no set bit would wrap around.
fn append_move(live: u128, by: u32, circuit: &mut Circuit, x: Node) -> Node {
    let down = circuit.width() - by;
    if by == 0 || live & !(circuit.mask() >> by) == 0 {
        circuit.shl(x, by)
    } else if live.trailing_zeros() >= down {
        circuit.shr(x, down)
    } else {
        circuit.rotate_left(x, by)
    }
}
