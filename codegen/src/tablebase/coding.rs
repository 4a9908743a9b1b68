//! Encoding and decoding by any plan. The runtime's functions are inlined into every part of a program that calls them,
//! with code for each number of men; the compiler and the tools call these, which are compiled once.

use quadrille_tablebase::{Men, Plan};

/// The squares of the men with an index, in board order and in the order of the material.
///
/// # Panics
/// If there is no such index.
#[inline(never)]
pub fn decode(plan: &Plan<'_>, index: u64) -> Men {
    plan.decode_board(index)
}

/// The index of a position, or `None` if the scheme lacks it.
#[inline(never)]
pub fn encode(plan: &Plan<'_>, men: &Men) -> Option<u64> {
    plan.encode_board(men).map(|(index, _)| index)
}

/// The lowest index of a position and its images.
#[inline(never)]
pub fn first_index(plan: &Plan<'_>, men: &Men) -> Option<u64> {
    plan.first_index(men)
}

/// The number that tells a plan's numbering from others.
#[inline(never)]
pub fn fingerprint(plan: &Plan<'_>, letters: &[u8]) -> u64 {
    plan.fingerprint(letters)
}
