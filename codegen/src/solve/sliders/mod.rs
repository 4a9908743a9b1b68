//! Attacks of riders: the look-ups, and their tables. A slider is a rider whose steps lead to neighbouring squares;
//! the name stands for all riders here, as in descriptions.
//!
//! Each method has a file or folder of its own, which finds its tables and holds their form, the runtime's look-up
//! over them, and its cost.
//!
//! - [`magic`]: magics that lead to bytes, which name sets: small tables, shared between squares
//! - [`split`]: magics of one shift that lead to sets, for each line or for all
//! - [`pext`]: bits extracted by an instruction
//! - [`obstruction_difference`]: a subtraction along each line
//! - [`classical`]: a loop over the blockers on each ray, for numbers that allow nothing else
//! - [`auto`]: the default method, the use of rotated frames, and the reasons
//!
//! All methods share:
//!
//! - [`problem`]: the input; other stages share its [rays and rotated frames](crate::riders)
//! - [`look_up`]: the output, for verification and emission
//! - [`refusal`]: requests that a numbering does not allow
//! - [`budget`]: the limits of searches for magics
//!
//! `CONTRIBUTING.md` lists what a new method touches.

mod auto;
pub mod budget;
mod classical;
mod look_up;
pub mod magic;
mod obstruction_difference;
mod pext;
mod problem;
mod refusal;
mod split;

pub use crate::model::{Multiplier, RayParts};
pub use crate::riders::rotated_frames::RotatedFrames;
pub use auto::asks_for_magics;
pub use classical::ClassicalRays;
pub use look_up::{Argument, Kernel, LookUp, RuntimeTables, Trials};
pub(crate) use look_up::{bytes, value};
pub use magic::{Hopper, MagicEntry, MagicTables, Storage, hopper};
pub use obstruction_difference::{Lines, ObstructionDifference, Rows};
pub use pext::PextTables;
pub use refusal::Refusal;
pub use split::{OverlappedTables, SplitLine, SplitTables};

use quadrille_runtime::sliders::{Frames, Rotation};

use crate::model::{
    GivenMagics, Leap, Numbering, OtherSquares, SliderMethod, SliderOptions, Square, WordSize,
};
use crate::proof::magics::Premises;
use crate::proof::magics::partition::{are_huge, partitions};
use crate::riders::rotated_frames;
use crate::sort;

use problem::Problem;

/// The look-up of a rider's attacks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RiderLookUp {
    /// The leap that the rider repeats.
    pub ride: Leap,
    /// The word of a bitboard.
    pub word: WordSize,
    /// The rotated frames, if any square is looked up in another's frame.
    pub rotated: Option<RotatedFrames>,
    /// The method on every target.
    pub method: Method,
    /// Additional tables for targets with an instruction that extracts bits, if the description asks for them.
    pub pext: Option<PextTables>,
}

/// A method that looks up attacks on every target and in `const` functions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Method {
    /// Magic multiplication, to a byte that names a set.
    Magic(MagicTables),
    /// Magic multiplication of each line, to a set.
    Split(SplitTables),
    /// Magic multiplication of all lines, to a set: split magics if few squares are relevant.
    Overlapped(OverlappedTables),
    /// Subtraction along each line, to the first blocker.
    ObstructionDifference(ObstructionDifference),
    /// A loop over the blockers on each ray.
    Classical(ClassicalRays),
}

impl Method {
    /// The functions that all methods have.
    pub fn look_up(&self) -> &dyn LookUp {
        match self {
            Method::Magic(tables) => tables,
            Method::Split(tables) => tables,
            Method::Overlapped(tables) => tables,
            Method::ObstructionDifference(lines) => lines,
            Method::Classical(rays) => rays,
        }
    }
}

impl RiderLookUp {
    /// The frames in which the emitted look-up finds the slot and the rotation of a number.
    pub fn frames(&self) -> Frames<'_> {
        self.rotated.as_ref().map_or(Frames::Own, RotatedFrames::frames)
    }

    /// The slot of a square's number in the method's tables, and the rotation into its frame.
    pub fn slot(&self, number: u8) -> (usize, Rotation) {
        self.frames().slot(number.into())
    }

    /// The groups of squares that share an index: the largest first, and among equal sizes the group with the first
    /// square.
    ///
    /// ```
    /// use quadrille_codegen::read::read_source;
    /// use quadrille_codegen::solve::sliders::solve;
    ///
    /// let text = "pub struct Board { board: 5 x 5, number: rank * 5 + file, pieces: { rook: R } }";
    /// let layout = read_source(text).layouts.remove(0).layout;
    /// let (word, ride) = (layout.word.unwrap(), layout.pieces[0].rides[0]);
    /// let rooks = solve(&layout.numbering, word, ride, None, &layout.sliders).unwrap();
    /// let squares: usize = rooks.indexes(&layout.numbering).iter().map(Vec::len).sum();
    /// assert_eq!(squares, 25);
    /// ```
    pub fn indexes(&self, numbering: &Numbering) -> Vec<Vec<Square>> {
        let mut indexes: Vec<Vec<u32>> = Vec::new();
        let mut classes: Vec<Vec<Square>> = Vec::new();
        for square in numbering.board().squares() {
            let (slot, _) = self.slot(numbering.number(square));
            let index = self.method.look_up().index(slot);
            match indexes.iter().position(|known| *known == index) {
                Some(class) => classes[class].push(square),
                None => {
                    indexes.push(index);
                    classes.push(vec![square]);
                }
            }
        }
        sort::by_key(&mut classes, |class| (usize::MAX - class.len(), class[0]));
        classes
    }
}

/// The look-up of a rider's attacks. It uses the description's magics, if there are any: these have been proved for
/// the same options.
///
/// # Errors
/// If the numbering does not allow the options.
pub fn solve(
    numbering: &Numbering,
    word: WordSize,
    ride: Leap,
    given: Option<&GivenMagics>,
    options: &SliderOptions,
) -> Result<RiderLookUp, Refusal> {
    solve_within(budget::CHOICES, Premises { numbering, word, ride, options }, given)
}

/// [`solve`], where the search for equal keys may make `effort` choices.
///
/// # Errors
/// Like those of [`solve`].
pub fn solve_within(
    effort: u32,
    premises: Premises<'_>,
    given: Option<&GivenMagics>,
) -> Result<RiderLookUp, Refusal> {
    let Premises { numbering, word, ride, options } = premises;
    let solve = |problem: Problem<'_>| {
        let (method, pext) = method(&problem)?;
        Ok(RiderLookUp { ride, word, rotated: problem.rotated, method, pext })
    };
    let problem = Problem::new(premises, given, effort);
    // The description's magics say whether frames are rotated.
    if let Some(given) = given.filter(|_| options.method(ride).has_magics()) {
        let are_rotated = given.others == OtherSquares::Rotated;
        let turned = if are_rotated { problem.turned(magic::has_minimal) } else { None };
        return solve(turned.unwrap_or(problem));
    }
    let turned = if rotated_frames::are_many(numbering, word) {
        problem.turned(magic::has_minimal)
    } else {
        None
    };
    let own = solve(problem)?;
    let turned = turned.and_then(|turned| solve(turned).ok());
    Ok(turned.filter(|turned| auto::is_rotated(turned, &own)).unwrap_or(own))
}

fn method(problem: &Problem<'_>) -> Result<(Method, Option<PextTables>), Refusal> {
    let asked = problem.options.method(problem.ride);
    if problem.word == WordSize::U256 {
        let is_open = matches!(asked, SliderMethod::Auto | SliderMethod::ObstructionDifference);
        if !is_open || asks_for_magics(problem.options, problem.ride, None).is_some() {
            return Err(Refusal::WIDE);
        }
        let lines = || obstruction_difference::obstruction_difference(problem);
        let method = match asked {
            SliderMethod::Auto => auto::by_rays(problem)?,
            _ => Method::ObstructionDifference(lines()?),
        };
        return Ok((method, None));
    }
    let method = match asked {
        SliderMethod::Auto => auto::auto(problem)?,
        SliderMethod::Pext => {
            return Ok((auto::auto(problem)?, Some(pext::pext(problem)?)));
        }
        SliderMethod::Magic => Method::Magic(magic::tables(problem)?),
        SliderMethod::Split => split::split(problem)?,
        SliderMethod::ObstructionDifference => {
            let lines = obstruction_difference::obstruction_difference(problem)?;
            Method::ObstructionDifference(lines)
        }
    };
    Ok((method, None))
}

/// Returns whether a rider's lines have tables of a size worth having. Lines that end at edges need none; lines
/// that wrap have no other look-up than magics, which words of 256 bits lack.
pub fn has_tables(numbering: &Numbering, word: WordSize, ride: Leap) -> bool {
    let wraps = numbering.board().wraps();
    if !ride.steps().into_iter().any(|step| wraps.bend(step)) {
        return true;
    }
    if word == WordSize::U256 {
        return false;
    }
    let rays = rotated_frames::rays_of(numbering, ride, &rotated_frames::slots(numbering, None));
    !are_huge(&partitions(ride, &rays))
}

/// A substitute that attacks no square, emitted beside the error of a rider that has no look-up.
pub fn substitute(word: WordSize, ride: Leap) -> RiderLookUp {
    let no_lines = ObstructionDifference { word, lines: Vec::new(), rows: None };
    let method = Method::ObstructionDifference(no_lines);
    RiderLookUp { ride, word, rotated: None, method, pext: None }
}
