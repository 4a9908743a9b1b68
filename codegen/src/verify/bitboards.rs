//! Circuits on bitboards: where each bit of the result comes from, followed through the circuit, so that the check
//! covers every bitboard. Special instructions of targets take each bit by itself, so they are right on all sets if they
//! are right on sets of one square.

use quadrille_circuits::program::Program;
use quadrille_circuits::proof::{Fault, fault};
use quadrille_runtime::{Direction, Symmetry};

use super::Defect;
use crate::board::Square;
use crate::layout::{Layout, Numbering};
use crate::proof::bitboard_maps::{flip_map, step_map};
use crate::solve::{AtOnce, Bitboards, at_once};
use crate::vocabulary::step_name;

pub(super) fn verify(layout: &Layout, bitboards: &Bitboards) -> Result<(), Defect> {
    let (board, numbering) = (layout.board(), &layout.numbering);
    for (symmetry, circuit) in bitboards.symmetries.iter().chain(&bitboards.reversals) {
        let origin = |square| Some(board.image(square, Symmetry::inverse(*symmetry)));
        check([numbering, numbering], symmetry.name(), circuit, &origin)?;
    }
    for (symmetry, circuit) in &bitboards.symmetries {
        let map = flip_map(numbering, bitboards.word, *symmetry);
        let ways = at_once(&map, circuit.cost(), layout.objective);
        let image = |square| Some(board.image(square, *symmetry));
        check_at_once([layout; 2], symmetry.name(), &ways, &image)?;
    }
    for (direction, circuit) in Direction::ALL.into_iter().zip(&bitboards.steps) {
        let origin = |square| board.step(square, direction.opposite());
        check([numbering, numbering], step_name(direction), circuit, &origin)?;
        let map = step_map(numbering, bitboards.word, direction);
        let ways = at_once(&map, circuit.cost(), layout.objective);
        let image = |square| board.step(square, direction);
        check_at_once([layout; 2], step_name(direction), &ways, &image)?;
    }
    Ok(())
}

/// Checks what targets do by their own instructions, if that is less than the circuit.
pub(super) fn check_at_once(
    [from, to]: [&Layout; 2],
    of: &str,
    ways: &[AtOnce],
    image: &dyn Fn(Square) -> Option<Square>,
) -> Result<(), Defect> {
    for AtOnce { target, by, .. } in ways {
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
    use quadrille_circuits::{BitGather, BitMatrix};

    use super::*;
    use crate::solve::Instructions;

    /// The instructions with one thing changed.
    fn changed(by: &Instructions, place: usize) -> Instructions {
        match by {
            Instructions::Matrix(matrix) if place < 8 => {
                let mut bytes = matrix.bytes;
                bytes[place] ^= 1;
                Instructions::Matrix(BitMatrix { bytes, ..*matrix })
            }
            Instructions::Matrix(matrix) => {
                Instructions::Matrix(BitMatrix { matrix: matrix.matrix ^ 1 << place, ..*matrix })
            }
            Instructions::Gathers(gathers) => {
                let mut gathers: Vec<BitGather> = gathers.clone();
                gathers[0].places[place] ^= 1;
                Instructions::Gathers(gathers)
            }
        }
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
            let mut changes = 0;
            for (symmetry, circuit) in &bitboards.symmetries {
                let image = |square| Some(layout.board().image(square, *symmetry));
                let map = flip_map(&layout.numbering, bitboards.word, *symmetry);
                for way in at_once(&map, circuit.cost(), layout.objective) {
                    for place in 0..64 {
                        let way = AtOnce { by: changed(&way.by, place), ..way.clone() };
                        let checked = check_at_once([layout; 2], "a flip", &[way], &image);
                        assert!(checked.is_err(), "{symmetry} of {name}, {place}");
                        changes += 1;
                    }
                }
            }
            assert!(changes >= 256, "{name}: {changes} changes");
        }
    }
}
