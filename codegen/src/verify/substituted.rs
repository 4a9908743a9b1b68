//! Flips of packed positions for targets that look eight numbers up at once: every number as every piece of eight, and as the
//! last one of fewer, whose images are cut off behind it. A number is looked up by itself, so that this covers every position.

use quadrille_runtime::Symmetry;

use super::Defect;
use crate::layout::{Layout, WordSize};
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

/// Compares the images of positions of one number at a time, all other pieces on the square of number 0.
fn check(layout: &Layout, symmetry: Symmetry, quicker: &Quicker<'_>) -> Result<(), Defect> {
    let ty = Type::Word(WordSize::U64);
    let name = format!("{symmetry}_pieces");
    let defect = |detail| Defect { of: format!("{name} with {}", quicker.target.name()), detail };
    let parameters = [("index", ty), ("pieces", Type::Small)];
    let function = Function::private(name.clone(), "", &parameters, quicker.body.clone());
    let (packing, numbering) = (layout.packing(WordSize::U64.bits()), &layout.numbering);
    let image = |number: u8| {
        let square = numbering.square(number)?;
        Some(numbering.number(layout.board().image(square, symmetry)))
    };
    let numbers: Vec<u8> = (0..64).filter(|number| image(*number).is_some()).collect();
    let Some(&other) = numbers.first() else { return Ok(()) };
    for count in PIECES[0]..=PIECES[1] {
        let first = if count == PIECES[1] { 0 } else { count - 1 };
        for piece in first as usize..count as usize {
            let with = |number: u8| {
                let mut numbers = vec![other; count as usize];
                numbers[piece] = number;
                numbers
            };
            let index = |numbers: Vec<u8>| packing.pack(&numbers);
            let indexes = numbers.iter().map(|&number| index(with(number))).collect();
            let given = Interpreter::alone(&packing)
                .run(&function, vec![Lanes::Each(indexes), Lanes::Same(count.into())])
                .map_err(|fault| defect(format!("{fault:?}")))?;
            let wanted = |number: u8| index(with(number).into_iter().filter_map(image).collect());
            let is_wrong = |(lane, number): &(usize, &u8)| given.at(*lane) != wanted(**number);
            if let Some((_, number)) = numbers.iter().enumerate().find(is_wrong) {
                return Err(defect(format!("number {number} as piece {piece} of {count}")));
            }
        }
    }
    Ok(())
}
