//! Bodies for targets with special instructions: they take each bit by itself, so they are right on all sets if they
//! are right on sets of one square.

use quadrille_codegen::list::list;
use quadrille_codegen::model::{Layout, Square};
use quadrille_codegen::solve::{Bitboards, Conversion};
use quadrille_codegen::step_names::step_name;
use quadrille_codegen::verify::Defect;

use super::first_wrong;
use crate::lower::interpret::{Interpreter, Lanes};
use crate::lower::sets::Sets;
use crate::lower::{Function, Quicker, quicker_conversion};

pub(super) fn verify(layout: &Layout, bitboards: &Bitboards) -> Result<(), Defect> {
    let (board, sets) = (layout.board(), Sets { layout, bitboards });
    for ((symmetry, _), quicker) in bitboards.symmetries.iter().zip(sets.quicker_flips()) {
        let image = |square| Some(board.image(square, *symmetry));
        check([layout; 2], symmetry.name(), &quicker, &image)?;
    }
    for direction in sets.directions() {
        let image = |square| board.step(square, direction);
        check([layout; 2], step_name(direction), &sets.quicker_step(direction), &image)?;
    }
    Ok(())
}

/// Checks the target-specific bodies of the conversion of sets.
///
/// # Errors
/// With a square that does not arrive.
pub(super) fn verify_conversion(layouts: [&Layout; 2], found: &Conversion) -> Result<(), Defect> {
    check(layouts, "convert", &quicker_conversion(layouts[0], found), &Some)
}

/// Whether bodies for targets take each square to its image.
fn check(
    [from, to]: [&Layout; 2],
    of: &str,
    quicker: &[Quicker],
    image: &dyn Fn(Square) -> Option<Square>,
) -> Result<(), Defect> {
    let bit = |layout: &Layout, square| 1 << layout.numbering.number(square);
    let squares: Vec<Square> = from.board().squares().collect();
    let sets: Vec<u128> = list(squares.iter(), |square| bit(from, *square));
    for Quicker { target, body } in quicker {
        let defect = |detail| Defect { of: format!("{of} with {}", target.name()), detail };
        let set = [("set", body.value.ty())];
        let function = Function::private(of.to_owned(), "", &set, body.clone());
        let (alone, sets) = (Interpreter::default(), |_: &_| Some(Lanes::from(sets.clone())));
        let wrong = first_wrong(&alone, &function, sets, &squares, |square, given| {
            given != image(*square).map_or(0, |image| bit(to, image))
        });
        if let Some(square) = wrong.map_err(defect)? {
            return Err(defect(format!("number {} goes astray", from.numbering.number(*square))));
        }
    }
    Ok(())
}
