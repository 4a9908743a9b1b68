//! Refusals: what a description asks of sliders and its numbering does not allow.

use crate::model::{Board, Names, Square};
use crate::proof::magics::LONG_LINES;
use crate::proof::magics::sharing::NotShared;

/// Why the method that a description asks of a slider is impossible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Lines of this board are too long for tables, so that the ride has no magics.
    LongLines,
    /// Lines are too long for tables, and numbers do not rise or fall along all of them.
    NoMethod,
    /// There are tables for the ride, and no magics for them were found.
    NotFound,
    /// The method of this name needs 64-bit words and one look-up for all lines.
    OneLookUp(&'static str),
    /// What a method is for, in words, where this rider or numbering is not of that.
    Unfit(&'static str),
    /// The numbers along a line neither rise nor fall.
    Line {
        /// The method that needs it.
        method: &'static str,
        /// A square of the line.
        square: Square,
        /// The numbers from it on.
        numbers: Vec<u8>,
    },
    /// The magics that were found do not share as the description claims.
    NotShared(NotShared),
}

impl Refusal {
    /// Which claim of sharing is wrong, if it is one.
    pub fn claim(&self) -> Option<&[Square]> {
        match self {
            Refusal::NotShared(not_shared) => Some(&not_shared.claim),
            _ => None,
        }
    }

    /// The error in words, for the description's author.
    pub fn explain(&self, board: Board, names: &Names) -> String {
        match self {
            Refusal::LongLines => LONG_LINES.to_owned(),
            Refusal::NoMethod => {
                "a rider's lines of more than 16 squares can be looked up only if numbers rise or fall along each \
                 of them, and here they do not"
                    .to_owned()
            }
            Refusal::NotShared(not_shared) => not_shared.explain(board, names),
            Refusal::NotFound => {
                "no magics were found for this rider in the time that a compiler may take: give them \
                 as `magics`, which `quadrille search` finds, or choose another method"
                    .to_owned()
            }
            Refusal::OneLookUp(method) => {
                format!("`{method}` looks all lines up at once, in `u64` bitboards")
            }
            Refusal::Unfit(what_fits) => (*what_fits).to_owned(),
            Refusal::Line { method, square, numbers } => format!(
                "`{method}` needs numbers that rise or fall along every line, and those from {} \
                 on are {numbers:?}",
                names.square(board, *square)
            ),
        }
    }
}
