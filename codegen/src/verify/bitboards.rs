//! Circuits on bitboards: where each bit of the result comes from, followed through the circuit,
//! so that the check covers every bitboard.

use quadrille_runtime::{Direction, Symmetry};

use super::Defect;
use crate::board::Square;
use crate::circuit::Circuit;
use crate::circuit::affine::{Bit, trace_within};
use crate::layout::{Layout, Numbering};
use crate::solve::Bitboards;

pub(super) fn verify(layout: &Layout, bitboards: &Bitboards) -> Result<(), Defect> {
    let (board, numbering) = (layout.board(), &layout.numbering);
    for (symmetry, circuit) in bitboards.symmetries.iter().chain(&bitboards.reversals) {
        let origin = |square| Some(board.image(square, Symmetry::inverse(*symmetry)));
        check(numbering, symmetry.name(), circuit, &origin)?;
    }
    for (direction, circuit) in Direction::ALL.into_iter().zip(&bitboards.steps) {
        let origin = |square| board.step(square, direction.opposite());
        check(numbering, &format!("shift_{}", direction.name()), circuit, &origin)?;
    }
    Ok(())
}

/// Whether each square of the result is the same square of the other layout, and all else is 0.
pub(super) fn verify_conversion(
    from: &Numbering,
    to: &Numbering,
    circuit: &Circuit,
) -> Result<(), Defect> {
    let expected = |number: usize| {
        let square = to.square(number as u8);
        square.map_or(Bit::ZERO, |square| Bit::input(from.number(square).into()))
    };
    let bits = trace_within(circuit, from.word(from.board().all()));
    let is_right = bits
        .is_some_and(|bits| bits.iter().enumerate().all(|(number, bit)| *bit == expected(number)));
    let defect = || Defect { of: "convert".to_owned(), detail: circuit.to_string() };
    is_right.then_some(()).ok_or_else(defect)
}

/// Whether each square of the result is the square that it comes from, and all else is 0.
fn check(
    numbering: &Numbering,
    of: &str,
    circuit: &Circuit,
    origin: &dyn Fn(Square) -> Option<Square>,
) -> Result<(), Defect> {
    let defect = |detail: String| Defect { of: of.to_owned(), detail };
    // Bits that are no square are never set.
    let bits = trace_within(circuit, numbering.word(numbering.board().all()))
        .ok_or_else(|| defect("some bit is no exclusive-or of bits of the input".to_owned()))?;
    let expected = |number: usize| {
        let square = numbering.square(number as u8).and_then(origin);
        square.map_or(Bit::ZERO, |from| Bit::input(numbering.number(from).into()))
    };
    let wrong = (0..bits.len()).find(|&number| bits[number] != expected(number));
    wrong.map_or(Ok(()), |number| Err(defect(format!("bit {number} is {:?}", bits[number]))))
}
