//! Refusals: requests of a description about sliders that its numbering does not allow.

use crate::model::{Board, Names, Square};
use crate::proof::magics::sharing_claims::NotShared;

/// The reason why the method that a description asks of a slider is impossible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The rider or the numbering lacks something, as the text says.
    Unfit(&'static str),
    /// The numbers along a line neither rise nor fall, as obstruction difference needs.
    Line {
        /// A square of the line.
        square: Square,
        /// The numbers along the line, from this square on.
        numbers: Vec<u8>,
    },
    /// The magics that were found do not share as the description claims.
    NotShared(NotShared),
}

impl Refusal {
    /// Lines that wrap have magics alone.
    pub(super) const WRAPS: Refusal = Refusal::Unfit(
        "lines that wrap meet themselves, so that a piece may block both ways: `magic`, `split` and `pext` tell that, with a \
         set per square",
    );

    /// Words of 256 bits have no keys.
    pub(super) const WIDE: Refusal = Refusal::Unfit(
        "bitboards of more than 128 squares have riders that look for the first pieces on each line, and no other method: \
         leave `sliders` out",
    );

    /// Tables exist for the ride, but no magics for them were found.
    pub(super) const NOT_FOUND: Refusal = Refusal::Unfit(
        "no magics were found for this rider in the time that a compiler may take: give them as `magics`, which \
         `quadrille search` finds, or choose another method",
    );

    /// The wrong claim of sharing, if that is the reason.
    pub fn claim(&self) -> Option<&[Square]> {
        match self {
            Refusal::NotShared(not_shared) => Some(&not_shared.claim),
            _ => None,
        }
    }

    /// The error in words, for the description's author.
    pub fn explain(&self, board: Board, names: &Names) -> String {
        match self {
            Refusal::Unfit(why) => (*why).to_owned(),
            Refusal::NotShared(not_shared) => not_shared.explain(board, names),
            Refusal::Line { square, numbers } => format!(
                "`obstruction_difference` needs numbers that rise or fall along every line, and those from {} on are \
                 {numbers:?}",
                names.square(board, *square)
            ),
        }
    }
}
