//! Circuits on bitboards: each bit of the result is traced back through the circuit to its source, so that the check
//! covers every bitboard. Special instructions of targets treat each bit independently, so they are right on all sets if
//! they are right on sets of one square.

use quadrille_circuits::circuit::Circuit;
use quadrille_circuits::proof::{Fault, fault};
use quadrille_runtime::{Direction, Symmetry};

use super::Defect;
use crate::model::{Layout, Numbering, Square, SquareSet, set_of, squares_of};
use crate::solve::{Bitboards, VectorPermutation, WideMap, WideMaps};
use crate::step_names::step_name;

/// Checks all flips and steps; returns the number of their circuits.
pub(super) fn verify(layout: &Layout, bitboards: &Bitboards) -> Result<usize, Defect> {
    let (board, numbering) = (layout.board(), &layout.numbering);
    for (symmetry, circuit) in bitboards.symmetries.iter().chain(&bitboards.reversals) {
        let origin = |square| Some(board.image(square, Symmetry::inverse(*symmetry)));
        check([numbering, numbering], symmetry.name(), circuit, &origin)?;
    }
    for ((symmetry, _), vectors) in bitboards.symmetries.iter().zip(&bitboards.vector_flips) {
        let image = |square| Some(board.image(square, *symmetry));
        check_vector_permutations([layout; 2], symmetry.name(), vectors, &image)?;
    }
    let steps = bitboards.steps.iter().zip(&bitboards.vector_steps);
    for (direction, (circuit, vectors)) in Direction::ALL.into_iter().zip(steps) {
        let origin = |square| board.step(square, direction.opposite());
        check([numbering, numbering], step_name(direction), circuit, &origin)?;
        let image = |square| board.step(square, direction);
        check_vector_permutations([layout; 2], step_name(direction), vectors, &image)?;
    }
    if let Some(WideMaps { flips, steps }) = &bitboards.wide {
        for (symmetry, map) in flips {
            check_wide(numbering, symmetry.name(), map, &|it| Some(board.image(it, *symmetry)))?;
        }
        for (direction, map) in steps {
            check_wide(numbering, step_name(*direction), map, &|it| board.step(it, *direction))?;
        }
    }
    let Bitboards { symmetries, reversals, steps, .. } = bitboards;
    Ok(symmetries.len() + reversals.len() + steps.len())
}

/// Runs a map of a 256-bit word on each square alone, and on all. It treats each bit independently.
fn check_wide(
    numbering: &Numbering,
    of: &str,
    map: &WideMap,
    image: &dyn Fn(Square) -> Option<Square>,
) -> Result<(), Defect> {
    let all = numbering.board().all();
    let singles = numbering.board().squares().map(Square::bit);
    let is_wrong = |set: &SquareSet| {
        let expected = set_of(squares_of(*set).filter_map(image));
        map.borrowed().image(numbering.word(*set)) != numbering.word(expected)
    };
    singles.chain([SquareSet::MIN, all]).find(is_wrong).map_or(Ok(()), |set| {
        Err(Defect { of: of.to_owned(), detail: format!("the squares {set:#x} go astray") })
    })
}

/// Checks the special instructions that replace the circuit on some targets.
pub(super) fn check_vector_permutations(
    [from, to]: [&Layout; 2],
    of: &str,
    vectors: &[VectorPermutation],
    image: &dyn Fn(Square) -> Option<Square>,
) -> Result<(), Defect> {
    for VectorPermutation { target, by, .. } in vectors {
        let is_wrong = |square: &Square| {
            by.eval(bit(from, *square)) != image(*square).map_or(0, |image| bit(to, image))
        };
        if let Some(square) = from.board().squares().find(is_wrong) {
            let of = format!("{of} with {}", target.name());
            let detail = format!("number {} goes astray", from.numbering.number(square));
            return Err(Defect { of, detail });
        }
    }
    Ok(())
}

/// Checks that a circuit takes each square of the result from the right one, and that all other bits are 0.
pub(super) fn check(
    [from, to]: [&Numbering; 2],
    of: &str,
    circuit: &Circuit,
    origin: &dyn Fn(Square) -> Option<Square>,
) -> Result<(), Defect> {
    // Bits that stand for no square are never set.
    let live = from.word(from.board().all());
    let expected = |bit: u32| {
        let square = to.square(bit as u8).and_then(origin);
        square.map(|square| u32::from(from.number(square)))
    };
    fault(circuit, live.low(), expected).map_or(Ok(()), |Fault { bit, found, .. }| {
        let detail = format!("bit {bit} is {found:?} in {circuit}");
        Err(Defect { of: of.to_owned(), detail })
    })
}

fn bit(layout: &Layout, square: Square) -> u128 {
    1 << layout.numbering.number(square)
}
