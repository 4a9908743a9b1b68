//! Conversion from one numbering of a board to another. Const evaluation compares the two and
//! chooses the method.
//!
//! - `bitboards`: all squares of a set at once
//! - `squares`: the number of one square
//!
//! All computations are functions over the numbers, which the compiler verifies by running them.

mod bitboards;
mod squares;

pub use bitboards::{
    BITS_64, BITS_128, Method, Tables64, Tables128, method, renumbered, renumbered_word, tables,
    used,
};
pub(crate) use bitboards::{Numbers, Of, between_words, exchanged, one_by_one};
pub(crate) use squares::Renumbering;
pub use squares::{numbers, renumbered_square};

/// The constant that turns every number into the other by an exclusive or, if there is one.
pub const fn exclusive_or(from: &[u8], to: &[u8]) -> Option<u8> {
    let difference = from[0] ^ to[0];
    let mut index = 1;
    while index < from.len() && index < to.len() {
        if from[index] ^ to[index] != difference {
            return None;
        }
        index += 1;
    }
    Some(difference)
}
