//! The method that `auto` chooses. It was decided on a published engine: cozy-chess 0.3.4, ported onto a
//! layout by `peers`, with a1 = 0 and a table for the squares between two. Times of perft and of generating
//! moves, divided by those of the published engine (Skylake server with other work on it, medians of 41
//! and 31 rounds):
//!
//! | method | bytes | perft | moves | with AVX2 and BMI2 | |
//! | --- | --- | --- | --- | --- | --- |
//! | `split` | 117,968 | 1.00 | 1.01 | 1.01 | 1.01 |
//! | `magic` | 158,144 | 1.01 | 1.01 | 1.02 | 1.04 |
//! | `fancy` | 1,040,384 | 0.99 | 0.99 | 1.00 | 1.01 |
//! | `pext` | 218,368 | | | 0.98 | 0.96 |
//! | obstruction difference in vectors | 2,048 | | | 1.06 | 1.27 |
//!
//! - For 64-bit words it is split magics, then, which the compiler finds faster than others: they are as
//!   fast as tables of nine times their size.
//! - Where rotations of the word carry squares into one another, magics with equal keys share their
//!   tables, so that they can be the smaller ones: with W 81,288 bytes instead of 111,872, and 0.01 slower.
//!   There the fewer bytes count.
//! - A description that gives magics, patterns, claims of sharing or sets per line wants magics.
//! - For 128-bit words magics. A ported engine (haitaka, perft) counts as fast with them as with split
//!   magics, with obstruction difference and with its own tables of 8.7 MB, within 2%, so that look-ups by
//!   themselves decide (`bench/src/bin/games`, AMD EPYC; times of magics as Fairy-Stockfish has them being
//!   1): hot .6 for rooks and .6 to 1 for bishops, in a chain .5 to .7, after a megabyte .3 to .5, from
//!   142 KB on 12x10. Obstruction difference takes 1 and 1.7 hot, .4 to .6 in a chain and .3 to .6 after a
//!   megabyte; split magics take half a megabyte on 9x9 and are slower but for bishops.
//! - A walk where obstruction difference cannot be used and lines have more than 16 squares, or so
//!   many that an index would take more than half a megabyte (rooks on 16x8, in numberings of no
//!   order).
//!
//! PEXT is the fastest where it is an instruction, and not chosen: processors before AMD's Zen 3 have it
//! as a slow loop, and which one a program will run on only its author knows. Vectors, which are
//! the fastest once other data has driven all tables out of the caches, take too many operations for a move
//! generator.

use crate::layout::{SetStorage, WordSize};
use crate::riders::turns;

use super::magic;
use super::obstruction_difference::obstruction_difference;
use super::problem::Problem;
use super::{Method, Refusal, split, walk};

/// The method for a rider whose description names none.
pub(super) fn auto(problem: &Problem<'_>) -> Result<Method, Refusal> {
    if problem.turns.is_some() || problem.given.is_some() || asks_for_magics(problem) {
        return magics(problem);
    }
    if problem.word == WordSize::U128 {
        return magics_or_less(problem);
    }
    let Ok(split) = split::split(problem) else { return magics_or_less(problem) };
    if !turns::rotate_many(problem.numbering) {
        return Ok(split);
    }
    let shared = magic::tables(problem)?.map(Method::Magic);
    Ok(shared.filter(|shared| bytes(shared) < bytes(&split)).unwrap_or(split))
}

/// Whether the description says what only magics have.
fn asks_for_magics(problem: &Problem<'_>) -> bool {
    let options = problem.options;
    options.sets != SetStorage::PerSquare
        || options.patterns.iter().any(|(ride, _)| *ride == problem.ride)
        || options.shared.iter().any(|(ride, _)| *ride == problem.ride)
}

/// Magics, unless their tables are huge.
fn magics_or_less(problem: &Problem<'_>) -> Result<Method, Refusal> {
    if magic::are_huge(problem) { Ok(without_tables(problem)) } else { magics(problem) }
}

fn magics(problem: &Problem<'_>) -> Result<Method, Refusal> {
    match magic::tables(problem)? {
        Some(tables) => Ok(Method::Magic(tables)),
        None if problem.turns.is_some() => Err(magic::no_tables(problem)),
        None => Ok(without_tables(problem)),
    }
}

fn without_tables(problem: &Problem<'_>) -> Method {
    obstruction_difference(problem).map_or_else(
        |_| Method::Walk(walk::walk(problem.numbering, problem.word, problem.ride)),
        Method::ObstructionDifference,
    )
}

fn bytes(method: &Method) -> usize {
    method.look_up().tables().bytes
}
