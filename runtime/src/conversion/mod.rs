//! From one numbering of a board to another, by what const evaluation finds out about the two.
//!
//! - [`bitboards`]: all squares of a set at once
//! - [`squares`]: the number of one square

mod bitboards;
mod squares;

pub use bitboards::renumbered;
pub(crate) use bitboards::{Numbers, Of, between_words};
pub(crate) use squares::Renumbering;

/// What all numbers are exclusive-ored with, if there is such a constant.
pub(crate) const fn exclusive_or(from: &[u8], to: &[u8]) -> Option<u8> {
    let difference = from[0] ^ to[0];
    let mut place = 1;
    while place < from.len() && place < to.len() {
        if from[place] ^ to[place] != difference {
            return None;
        }
        place += 1;
    }
    Some(difference)
}
