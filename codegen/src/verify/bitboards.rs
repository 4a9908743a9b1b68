//! Circuits on bitboards: where each bit of the result comes from, followed through the circuit,
//! so that the check covers every bitboard.

use quadrille_runtime::{Direction, Symmetry};

use super::Defect;
use crate::board::Square;
use crate::layout::{Layout, Numbering};
use crate::program::Program;
use crate::proof::affine::{Bit, follow};
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
    let bits = follow(circuit, from.word(from.board().all()));
    let expected = |number: usize| {
        let square = to.square(number as u8).and_then(origin);
        Some(square.map_or(Bit::ZERO, |square| Bit::input(from.number(square).into())))
    };
    let wrong = (0..bits.len()).find(|&number| bits[number] != expected(number));
    wrong.map_or(Ok(()), |number| {
        let detail = format!("bit {number} is {:?} in {circuit}", bits[number]);
        Err(Defect { of: of.to_owned(), detail })
    })
}
