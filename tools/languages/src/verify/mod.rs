//! Verification of printed functions as programs, interpreted, against the slow
//! [reference](quadrille_codegen::reference).
//!
//! - `riders`: look-ups of riders and hoppers; their bodies for targets too
//! - `pieces`: the cases on which look-ups of pieces are tried; `programs`: runs of them
//! - `set_attacks`: set-wise attacks
//! - `pairs`: numbers of pairs
//! - `vector_permutations`: flips, steps and conversions by instructions of targets

mod pairs;
mod pieces;
mod programs;
mod riders;
mod set_attacks;
mod vector_permutations;

pub use set_attacks::verify as verify_sets;

use quadrille_codegen::model::Layout;
use quadrille_codegen::solve::Bitboards;
use quadrille_codegen::verify::Defect;

use crate::Exported;
use crate::lower::interpret::{Interpreter, Lanes};
use crate::lower::sliders::{Rider, riders};
use crate::lower::{self, Function, Name, moves};

/// Checks the functions of a layout that are no circuits or tables which the compiler has verified: those of riders, of
/// pieces and of sets of pieces, and bodies for targets.
///
/// # Errors
/// With the first function that disagrees with the reference.
pub fn verify(exported: &Exported<'_>) -> Result<(), Defect> {
    let (layout, Some(bitboards)) = (exported.layout(), exported.bitboards()) else {
        return Ok(());
    };
    let (riders, pieces) = (riders(bitboards), moves::functions(layout, bitboards));
    verify_programs(layout, bitboards, &riders, &pieces)?;
    verify_sets(layout, bitboards, &lower::set_attacks::functions(layout, bitboards))?;
    vector_permutations::verify(layout, bitboards)?;
    let mut conversions = exported.conversions.iter();
    conversions.try_for_each(|it| {
        vector_permutations::verify_conversion([layout, &it.to.layout], &it.found)
    })
}

/// Checks the functions of riders and pieces, and numbers of pairs, as programs.
///
/// # Errors
/// With the first function that disagrees with the reference.
pub fn verify_programs(
    layout: &Layout,
    bitboards: &Bitboards,
    riders: &[Rider<'_>],
    lowered: &[Vec<Function>],
) -> Result<(), Defect> {
    riders::verify(layout, bitboards, riders)?;
    pieces::verify(layout, bitboards, lowered)?;
    pairs::verify(layout, bitboards)
}

/// The first case for which the result of a function, in the lane of the case, is wrong; `argument` has the lanes of a
/// parameter by its name.
fn first_wrong<'c, T>(
    interpreter: &Interpreter<'_>,
    function: &Function,
    argument: impl Fn(&str) -> Option<Lanes>,
    cases: &'c [T],
    is_wrong: impl Fn(&T, u128) -> bool,
) -> Result<Option<&'c T>, String> {
    let argument = |(name, _): &(Name, _)| {
        argument(name).ok_or_else(|| format!("{} asks for `{name}`", function.name))
    };
    let arguments = function.parameters.iter().map(argument).collect::<Result<_, _>>()?;
    let given = interpreter.run(function, arguments);
    let given = given.map_err(|fault| format!("{} has no result: {fault}", function.name))?;
    let mut wrong = cases.iter().enumerate().filter(|(lane, case)| is_wrong(case, given.at(*lane)));
    Ok(wrong.next().map(|(_, case)| case))
}
