//! Circuits on bitboards: where each bit of the result comes from, followed through the circuit,
//! so that the check covers every bitboard.

use quadrille_circuits::program::Program;
use quadrille_circuits::proof::{Fault, fault};
use quadrille_runtime::{Direction, Symmetry};

use super::Defect;
use crate::board::Square;
use crate::layout::{Layout, Numbering};
use crate::solve::Bitboards;

pub(super) fn verify(layout: &Layout, bitboards: &Bitboards) -> Result<(), Defect> {
    let (board, numbering) = (layout.board(), &layout.numbering);
    for (symmetry, circuit) in bitboards.symmetries.iter().chain(&bitboards.reversals) {
        let origin = |square| Some(board.image(square, Symmetry::inverse(*symmetry)));
        check([numbering, numbering], symmetry.name(), circuit, &origin)?;
    }
    for (direction, circuit) in Direction::ALL.into_iter().zip(&bitboards.steps) {
        let origin = |square| board.step(square, direction.opposite());
        check([numbering, numbering], &format!("shift_{}", direction.name()), circuit, &origin)?;
    }
    Ok(())
}

/// Whether each square of the result is the square that it comes from, and all else is 0.
pub(super) fn check(
    [from, to]: [&Numbering; 2],
    of: &str,
    circuit: &Program,
    origin: &dyn Fn(Square) -> Option<Square>,
) -> Result<(), Defect> {
    // Bits that are no square are never set.
    let live = from.word(from.board().all());
    let wanted = |place: u32| {
        let square = to.square(place as u8).and_then(origin);
        square.map(|square| u32::from(from.number(square)))
    };
    fault(circuit, live, wanted).map_or(Ok(()), |Fault { place, found, .. }| {
        let detail = format!("bit {place} is {found:?} in {circuit}");
        Err(Defect { of: of.to_owned(), detail })
    })
}
