//! Flips of packed positions for targets that look eight numbers up at once: every number as every piece, of each number
//! of pieces. A number is looked up by itself, so that this covers every position.

use quadrille_runtime::Symmetry;

use super::{Defect, first_wrong};
use crate::board::Square;
use crate::layout::{Layout, WordSize};
use crate::list::list;
use crate::lower::interpret::{Interpreter, Lanes};
use crate::lower::substituted::{PIECES, quicker_flips};
use crate::lower::{Function, Quicker, Type};
use crate::solve::Solution;

pub(super) fn verify(layout: &Layout, solution: &Solution) -> Result<(), Defect> {
    for (symmetry, quicker) in quicker_flips(layout, &solution.packed) {
        check(layout, symmetry, &quicker)?;
    }
    Ok(())
}

/// Compares the images of as many positions as there are squares, whose pieces stand on squares that follow one another:
/// each piece has each number once.
fn check(layout: &Layout, symmetry: Symmetry, quicker: &Quicker<'_>) -> Result<(), Defect> {
    let ty = Type::Word(WordSize::U64);
    let name = format!("{symmetry}_pieces");
    let defect = |detail| Defect { of: format!("{name} with {}", quicker.target.name()), detail };
    let parameters = [("index", ty), ("pieces", Type::Small)];
    let function = Function::private(name.clone(), "", &parameters, quicker.body.clone());
    let (packing, numbering) = (layout.packing(WordSize::U64.bits()), &layout.numbering);
    let squares: Vec<Square> = layout.board().squares().collect();
    let images: Vec<Square> =
        list(squares.iter(), |&square| layout.board().image(square, symmetry));
    for count in PIECES[0]..=PIECES[1] {
        let position = |squares: &[Square], first: usize| {
            let pieces = squares.iter().cycle().skip(first).take(count as usize);
            packing.pack(&list(pieces, |&square| numbering.number(square)))
        };
        let indexes = list(0..squares.len(), |first| position(&squares, first));
        let argument = |name: &str| match name {
            "index" => Some(Lanes::Each(indexes.clone())),
            "pieces" => Some(Lanes::Same(count.into())),
            _ => None,
        };
        let firsts: Vec<usize> = (0..squares.len()).collect();
        let is_wrong = |first: &usize, given| given != position(&images, *first);
        let alone = Interpreter::alone(&packing);
        let wrong = first_wrong(&alone, &function, argument, &firsts, is_wrong);
        if let Some(&first) = wrong.map_err(defect)? {
            return Err(defect(format!("{count} pieces from {:?} on", squares[first])));
        }
    }
    Ok(())
}
