//! Verification: every solution against the slow [reference](crate::reference), exhaustively.
//!
//! Only what passed is emitted. A failure here is a defect of the solvers, never of the
//! description, and becomes an error that says so.
//!
//! - `squares`, `bitboards`, `packed`: maps of square numbers, and flips of each kind of word
//! - `packing`: the bits at which packed numbers are read and written
//! - [`sliders`]: look-ups of riders, by the runtime's functions
//! - [`moves`]: pieces of any movement
//! - `fills`: set-wise attacks
//! - `rays`: riders in words of 256 bits
//! - `routes`: the squares that a piece passes, and its relevant squares
//! - `lines`: the tables by two squares
//! - `pairs`: numbers of pairs; `pair_vectors`: changes found by vector instructions
//! - `conversion`: conversions between layouts
//! - `verified`: the counts of what was verified of a layout

mod bitboards;
mod conversion;
pub mod fills;
mod lines;
pub mod moves;
#[cfg(feature = "packed-flips")]
mod packed;
mod packing;
#[cfg(feature = "pairs")]
mod pair_vectors;
#[cfg(feature = "pairs")]
mod pairs;
mod rays;
mod routes;
pub mod sliders;
mod squares;
mod verified;

use std::fmt;

use crate::model::{Layout, Leap, WordSize};
use crate::solve::Solution;
pub use conversion::verify_conversion;
use sliders::Disagreement;
pub use verified::Verified;

/// A wrong solution: a defect of the compiler.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Defect {
    /// The function or table that is wrong.
    pub of: String,
    /// The input on which it is wrong.
    pub detail: String,
}

impl fmt::Display for Defect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Defect { of, detail } = self;
        write!(f, "Quadrille found a wrong solution for `{of}` and does not emit it ({detail})")?;
        f.write_str("\nhelp: this is a defect of Quadrille; please report it with the description")
    }
}

/// Checks everything that was solved for a layout, and counts it.
///
/// # Errors
/// With the first result that disagrees with the reference.
pub fn verify(layout: &Layout, solution: &Solution) -> Result<Verified, Defect> {
    let mut verified = Verified::default();
    squares::verify(layout, &solution.squares)?;
    verified.squares = layout.board().len();
    verified.symmetries = solution.squares.symmetries.len();
    packing::verify(layout)?;
    #[cfg(feature = "packed-flips")]
    {
        verified.circuits += packed::verify(layout, &solution.packed)?;
    }
    let Some(bitboards) = &solution.bitboards else { return Ok(verified) };
    verified.circuits += bitboards::verify(layout, bitboards)?;
    verified.look_ups += moves::verify(layout, bitboards)?;
    fills::verify(layout, bitboards)?;
    routes::verify(layout, bitboards.word)?;
    verified.pieces = layout.pieces.len();
    lines::verify(layout, bitboards)?;
    #[cfg(feature = "pairs")]
    {
        verified.pairs += pairs::verify(layout, bitboards.word, &bitboards.pairs)?;
    }
    for solved in &bitboards.sliders {
        let Leap { m, n } = solved.ride;
        let defect = |kind: &str, disagreement: Disagreement| Defect {
            of: format!("the ({m}, {n}) {kind}"),
            detail: format!("{disagreement:?}"),
        };
        let looked_up = match solved.word {
            WordSize::U256 => rays::verify(&layout.numbering, solved),
            _ => sliders::verify(&layout.numbering, solved),
        };
        verified.look_ups += looked_up.map_err(|disagreement| defect("rider", disagreement))?;
        for hopper in bitboards.hoppers.iter().filter(|hopper| hopper.ride == solved.ride) {
            let looked_up = sliders::verify_hopper(&layout.numbering, solved, hopper);
            verified.look_ups +=
                looked_up.map_err(|disagreement| defect("hopper", disagreement))?;
        }
    }
    Ok(verified)
}
