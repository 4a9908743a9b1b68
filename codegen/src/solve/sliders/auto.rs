//! What `auto` chooses, measured with `bench/src/bin/sliders.rs` on one machine (Skylake server, a
//! quarter of the board occupied; times of a queen's look-up, cozy-chess 0.3.4's being 1):
//!
//! - for 64-bit words, magics and bytes: hot 1.15 with a1 = 0 and 1.05 with W, in a dependent chain
//!   0.65 and 0.5, after a megabyte of other data 0.95 and 0.65, from a fourth of the bytes or less.
//!   Obstruction difference without vectors is faster in the last two (0.36 and 0.44), but its many
//!   operations cost throughput (hot 1.8), of which move generation needs most: perft is 10% slower.
//! - with AVX2, vectors where the lines allow them, beside the magics: hot 0.95, in a chain 0.4,
//!   after a megabyte 0.3, from 2 kilobytes. Functions that are `const`, which cannot use vectors,
//!   have the magics.
//! - for 128-bit words, whose tables run to megabytes, obstruction difference where all lines rise
//!   in the numbering and no magics are given, else magics;
//! - a walk where obstruction difference cannot be used and lines have more than 16 squares, or so
//!   many that an index would take more than half a megabyte (rooks on 16x8, in numberings of no
//!   order).
//!
//! Split magics are faster than all of these but for vectors in the last two (hot 0.83, chain 0.4,
//! after a megabyte 0.55) and are found by themselves, from some 115 kilobytes; they are there for
//! those who ask, as magics in a description mean that shared tables are wanted. PEXT is as fast in
//! throughput (hot 0.83, chain 0.53, after a megabyte 0.75), but not chosen: processors before AMD's
//! Zen 3 have it as a slow loop, and which one a program will run on only its author knows.

use crate::layout::WordSize;

use super::magic::{self, MagicTables};
use super::obstruction_difference::{ObstructionDifference, obstruction_difference};
use super::problem::Problem;
use super::{Faster, GivenError, Method, walk};

/// The method, and what is beside it for targets with vectors.
pub(super) fn auto(problem: &Problem<'_>) -> Result<(Method, Option<Faster>), GivenError> {
    let is_plain = problem.turns.is_none() && problem.given.is_none();
    if is_plain
        && problem.word == WordSize::U128
        && let Ok(lines) = obstruction_difference(problem)
    {
        return Ok((Method::ObstructionDifference(lines), None));
    }
    if is_plain && magic::are_huge(problem) {
        return Ok((without_tables(problem), None));
    }
    match magic::tables(problem)? {
        Some(tables) => Ok(beside_vectors(problem, tables)),
        None if problem.turns.is_some() => Err(magic::no_tables(problem)),
        None => Ok((without_tables(problem), None)),
    }
}

fn without_tables(problem: &Problem<'_>) -> Method {
    obstruction_difference(problem)
        .map_or_else(|_| Method::Walk(walk::walk(problem)), Method::ObstructionDifference)
}

fn beside_vectors(problem: &Problem<'_>, tables: MagicTables) -> (Method, Option<Faster>) {
    let lines = obstruction_difference(problem).ok();
    let lines = lines.filter(ObstructionDifference::fits_vectors);
    (Method::Magic(tables), lines.map(Faster::Vectors))
}
