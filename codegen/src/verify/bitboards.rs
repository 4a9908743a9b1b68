//! Circuits on bitboards: where each bit of the result comes from, followed through the circuit, so that the check
//! covers every bitboard. The bodies for targets with special instructions are interpreted: they take each bit by
//! itself, so they are right on all sets if they are right on sets of one square.

use quadrille_circuits::program::Program;
use quadrille_circuits::proof::{Fault, fault};
use quadrille_runtime::{Direction, Symmetry};

use super::{Defect, first_wrong};
use crate::board::Square;
use crate::layout::{Layout, Numbering, WordSize};
use crate::list::list;
use crate::lower::interpret::{Interpreter, Lanes};
use crate::lower::sets::Sets;
use crate::lower::{Function, Quicker};
use crate::solve::Bitboards;
use crate::vocabulary::step_name;

pub(super) fn verify(layout: &Layout, bitboards: &Bitboards) -> Result<(), Defect> {
    let (board, numbering) = (layout.board(), &layout.numbering);
    for (symmetry, circuit) in bitboards.symmetries.iter().chain(&bitboards.reversals) {
        let origin = |square| Some(board.image(square, Symmetry::inverse(*symmetry)));
        check([numbering, numbering], symmetry.name(), circuit, &origin)?;
    }
    for (direction, circuit) in Direction::ALL.into_iter().zip(&bitboards.steps) {
        let origin = |square| board.step(square, direction.opposite());
        check([numbering, numbering], step_name(direction), circuit, &origin)?;
    }
    at_once(layout, Sets { layout, bitboards })
}

/// Bodies of flips and steps for targets.
fn at_once(layout: &Layout, sets: Sets<'_>) -> Result<(), Defect> {
    let board = layout.board();
    for (symmetry, circuit) in &sets.bitboards.symmetries {
        let image = |square| Some(board.image(square, *symmetry));
        check_quicker(
            [layout; 2],
            symmetry.name(),
            &sets.quicker_flip(*symmetry, circuit),
            &image,
        )?;
    }
    for direction in sets.directions() {
        let image = |square| board.step(square, direction);
        let name = step_name(direction);
        check_quicker([layout; 2], name, &sets.quicker_step(direction), &image)?;
    }
    Ok(())
}

/// Whether bodies for targets take each square to its image.
pub(super) fn check_quicker(
    [from, to]: [&Layout; 2],
    of: &str,
    quicker: &[Quicker<'_>],
    image: &dyn Fn(Square) -> Option<Square>,
) -> Result<(), Defect> {
    let packing = from.packing(WordSize::U64.bits());
    let squares: Vec<Square> = from.board().squares().collect();
    let sets: Vec<u128> = list(squares.iter(), |square| bit(from, *square));
    for Quicker { target, body } in quicker {
        let defect = |detail| Defect { of: format!("{of} with {}", target.name()), detail };
        let set = [("set", body.value.ty())];
        let function = Function::private(of.to_owned(), "", &set, body.clone());
        let (alone, sets) = (Interpreter::alone(&packing), |_: &_| Some(Lanes::Each(sets.clone())));
        let wrong = first_wrong(&alone, &function, sets, &squares, |square, given| {
            given != image(*square).map_or(0, |image| bit(to, image))
        });
        if let Some(square) = wrong.map_err(defect)? {
            return Err(defect(format!("number {} goes astray", from.numbering.number(*square))));
        }
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

fn bit(layout: &Layout, square: Square) -> u128 {
    1 << layout.numbering.number(square)
}

#[cfg(test)]
mod tests {
    use quadrille_circuits::Instruction;

    use super::*;
    use crate::lower::Expression;

    /// The instruction with one thing changed.
    fn changed(instruction: &Instruction, place: usize) -> Instruction {
        let mut changed = instruction.clone();
        match &mut changed {
            Instruction::Matrix(matrix) if place < 8 => matrix.bytes[place] ^= 1,
            Instruction::Matrix(matrix) => matrix.matrix ^= 1 << place,
            Instruction::Gather(gather) => gather.places[place] ^= 1,
        }
        changed
    }

    #[test]
    fn no_change_of_an_instruction_goes_unnoticed() {
        for name in ["w", "lerf"] {
            let path = format!("{}/../layouts/{name}.layout", env!("CARGO_MANIFEST_DIR"));
            let text = std::fs::read_to_string(path).expect("a layout");
            let described = crate::read::read_source(&text).layouts.remove(0);
            let layout = &described.layout;
            let solution = crate::solved(&described).expect("a solution");
            let bitboards = solution.bitboards.as_ref().expect("bitboards");
            let board = layout.board();
            let mut changes = 0;
            let sets = Sets { layout, bitboards };
            for (symmetry, circuit) in &bitboards.symmetries {
                let image = |square| Some(board.image(square, *symmetry));
                for mut own in sets.quicker_flip(*symmetry, circuit) {
                    let Expression::AtOnce(instruction, operand) = &own.body.value else {
                        continue;
                    };
                    let (instruction, operand) = (instruction.clone(), operand.clone());
                    for place in 0..64 {
                        own.body.value =
                            Expression::AtOnce(changed(&instruction, place), operand.clone());
                        let checked = check_quicker([layout; 2], "a flip", &[own.clone()], &image);
                        assert!(checked.is_err(), "{symmetry} of {name}, {place}");
                        changes += 1;
                    }
                }
            }
            assert!(changes >= 256, "{name}: {changes} changes");
        }
    }
}
