//! Verification: every solution against the slow [reference](crate::reference), exhaustively.
//!
//! Nothing is emitted that did not pass. A failure here is a defect of the solvers, whatever the
//! description; it becomes an error that says so.
//!
//! - `squares`, `bitboards`, `packed`: maps of square numbers, and flips of each kind of word
//! - `packing`: where packed numbers are read and written
//! - [`sliders`]: look-ups of riders, as the runtime makes them; `sliders::riders`: their lowered functions, interpreted
//! - [`moves`]: pieces of any movement; `programs`: theirs
//! - `fills`: what sets of pieces attack, as Rust does it; `spread`: the lowered functions for that, interpreted
//! - `routes`: the squares a piece passes, and those whose occupants change where it goes
//! - `lines`: the tables by two squares
//! - `conversion`: conversions between layouts

mod bitboards;
mod conversion;
mod fills;
mod lines;
pub mod moves;
#[cfg(feature = "packed-programs")]
mod packed;
mod packing;
mod programs;
mod routes;
pub mod sliders;
#[cfg(feature = "languages")]
mod spread;
mod squares;

use std::fmt;

use crate::layout::Layout;
use crate::lower::interpret::{Interpreter, Lanes};
#[cfg(feature = "languages")]
use crate::lower::sliders::Rider;
use crate::lower::{Function, Name};
#[cfg(feature = "languages")]
use crate::solve::Bitboards;
use crate::solve::Solution;
pub use conversion::verify_conversion;

/// A solution that is wrong: a defect of the compiler.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Defect {
    /// The function or table that is wrong.
    pub of: String,
    /// The input on which that was noticed.
    pub detail: String,
}

impl fmt::Display for Defect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Defect { of, detail } = self;
        write!(f, "Quadrille found a wrong solution for `{of}` and does not emit it ({detail})")?;
        f.write_str("\nhelp: this is a defect of Quadrille; please report it with the description")
    }
}

/// The first case for which the result of a function, in the lane of the case, is wrong; `argument` has the lanes of a
/// parameter by its name.
fn first_wrong<'c, 'a, T>(
    interpreter: &Interpreter<'_, 'a>,
    function: &Function<'a>,
    argument: impl Fn(&str) -> Option<Lanes>,
    cases: &'c [T],
    is_wrong: impl Fn(&T, u128) -> bool,
) -> Result<Option<&'c T>, String> {
    let argument = |(name, _): &(Name, _)| {
        argument(name).ok_or_else(|| format!("{} asks for `{name}`", function.name))
    };
    let arguments = function.parameters.iter().map(argument).collect::<Result<_, _>>()?;
    let given = interpreter.run(function, arguments);
    let given = given.map_err(|fault| format!("{} has no result: {fault:?}", function.name))?;
    let mut wrong = cases.iter().enumerate().filter(|(lane, case)| is_wrong(case, given.at(*lane)));
    Ok(wrong.next().map(|(_, case)| case))
}

/// Checks the lowered functions of riders and pieces as programs: what other languages print, and the calls of kernels
/// in Rust. Macros leave this to exports and tests, since expansion would take a fifth longer.
///
/// # Errors
/// With the first function that disagrees with the reference.
#[cfg(feature = "languages")]
pub fn verify_programs(
    layout: &Layout,
    bitboards: &Bitboards,
    riders: &[Rider<'_>],
    lowered: &[Vec<Function<'_>>],
) -> Result<(), Defect> {
    sliders::riders::verify(layout, bitboards, riders)?;
    moves::check(layout, bitboards, Some(lowered))
}

/// Checks the lowered functions of each piece on sets of squares as programs, as [`verify_programs`] does the others.
///
/// # Errors
/// With the first function that disagrees with the reference.
#[cfg(feature = "languages")]
pub fn verify_sets(layout: &Layout, lowered: &[Vec<Function<'_>>]) -> Result<(), Defect> {
    spread::verify(layout, lowered)
}

/// Checks everything that was worked out for a layout.
///
/// # Errors
/// With the first thing that disagrees with the reference.
pub fn verify(layout: &Layout, solution: &Solution) -> Result<(), Defect> {
    squares::verify(layout, &solution.squares)?;
    packing::verify(layout)?;
    #[cfg(feature = "packed-programs")]
    packed::verify(layout, &solution.packed)?;
    let Some(bitboards) = &solution.bitboards else { return Ok(()) };
    bitboards::verify(layout, bitboards)?;
    moves::verify(layout, bitboards)?;
    fills::verify(layout, bitboards)?;
    routes::verify(layout)?;
    lines::verify(layout, bitboards)?;
    for solved in &bitboards.sliders {
        sliders::verify(&layout.numbering, solved).map_err(|disagreement| Defect {
            of: format!("the ({}, {}) rider", solved.ride.m, solved.ride.n),
            detail: format!("{disagreement:?}"),
        })?;
        for hopper in bitboards.hoppers.iter().filter(|hopper| hopper.ride == solved.ride) {
            let verified = sliders::verify_hopper(&layout.numbering, solved, hopper);
            verified.map_err(|disagreement| Defect {
                of: format!("the ({}, {}) hopper", solved.ride.m, solved.ride.n),
                detail: format!("{disagreement:?}"),
            })?;
        }
    }
    Ok(())
}
