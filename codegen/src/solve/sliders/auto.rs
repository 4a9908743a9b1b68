//! The compiler's choices that the description leaves open: the method, which is that of `auto`, and the use of
//! rotated frames.
//!
//! The choices rest on engines ported to layouts (`bench/peers/README.md`: cozy-chess with a1 = 0, haitaka) and on look-ups
//! measured alone (`bench/README.md`):
//!
//! - 64-bit words get split magics. They are as fast in an engine as tables of nine times their size, and the compiler
//!   finds them faster than other magics.
//! - If rotations of the word carry squares into one another, magics with equal keys share their tables, and
//!   may take fewer bytes than split magics. Then the method with fewer bytes is taken: W's magics take 81,288
//!   bytes, its split magics 111,872, and the engine's times differ by 0.01.
//! - A description that gives magics, patterns, claims of sharing or sets per line gets magics.
//! - 128-bit words get magics. haitaka takes the same time for perft (within 2%) with magics, split magics, obstruction
//!   difference and its own 8.7 MB, so single look-ups decide. On 12x10 magics take 0.55 to 0.81 of the time of
//!   Fairy-Stockfish's magics in the cache and 0.3 after a megabyte of other data (AMD EPYC); obstruction difference
//!   takes 1.1 to 1.4 and 0.6, and 0.4 where each look-up waits for the last. Split magics take half a megabyte for
//!   each rider on 9x9, where only the rook's are faster than magics, and only in cache.
//! - Lines of more than [`LONGEST_LINE`](crate::proof::magics::LONGEST_LINE) squares have no magics, and an index of
//!   more than half a megabyte (rooks on 16x8) is to be avoided. So they get obstruction difference. If the numbers have
//!   no order that it can use, they get magics after all, or the classical approach, which works with any numbers, if
//!   there are none. On 16x8 in no order a rook takes 5.0 to 5.2 ns by magics, if no other data competes with their index
//!   of two megabytes for the cache. By rays of 8 KB it takes 5.9 to 10.3, less on fuller boards (AMD EPYC).
//!
//! Two methods are faster in some tests and not chosen:
//!
//! - PEXT is the fastest if it is an instruction. Processors before AMD's Zen 3 run it as a slow loop, and only a
//!   program's author knows which processors it is for.
//! - Obstruction difference in vectors is faster than split magics in a chain and once other data has driven tables
//!   out of the caches, and takes 2 KB. A move generator asks for many look-ups at once, and keeps their tables in
//!   the cache, where split magics are faster.

use crate::model::{GivenMagics, Leap, SetStorage, SliderOptions, WordSize};
use crate::proof::magics::LONG_LINES;
use crate::proof::magics::partition::{are_huge, partitions};
use crate::riders::rotated_frames;

use super::classical::classical;
use super::obstruction_difference::obstruction_difference;
use super::problem::Problem;
use super::{Method, Refusal, RiderLookUp, magic, split};

/// The method for a rider whose description names none.
pub(super) fn auto(problem: &Problem<'_>) -> Result<Method, Refusal> {
    if asks_for_magics(problem.options, problem.ride, problem.given).is_some() {
        return magics(problem);
    }
    if problem.word == WordSize::U128 {
        return magics_or_less(problem);
    }
    let Ok(split) = split::split(problem) else { return magics_or_less(problem) };
    if !rotated_frames::rotate_many(problem.numbering) {
        return Ok(split);
    }
    let shared = magic::tables(problem).ok().map(Method::Magic);
    Ok(shared.filter(|shared| bytes(shared) < bytes(&split)).unwrap_or(split))
}

/// The reason why the description leads to magics, if it states something that only they have.
pub fn asks_for_magics(
    options: &SliderOptions,
    ride: Leap,
    given: Option<&GivenMagics>,
) -> Option<&'static str> {
    let has_pattern = options.patterns.iter().any(|&(of, _)| of == ride);
    let is_shared = options.shared.iter().any(|&(of, _)| of == ride);
    let reasons = [
        (given.is_some(), "the description holds magics, so shared tables are wanted"),
        (has_pattern, "the description states `patterns`, which magics have"),
        (is_shared, "the description claims that keys are `shared`, as those of magics are"),
        (
            options.sets != SetStorage::PerSquare,
            "the description stores sets in lines, as magics do",
        ),
    ];
    reasons.into_iter().find_map(|(is_said, why)| is_said.then_some(why))
}

/// Returns whether rotated frames save enough bytes to pay for turning: their tables must take less than two thirds
/// of the bytes that equal keys leave.
///
/// Measured with `bench/src/bin/sliders/`: in Rotary rotated frames leave a quarter of the bytes, and look-ups that wait
/// for one another are half as fast again.
pub(super) fn is_rotated(turned: &RiderLookUp, own: &RiderLookUp) -> bool {
    3 * bytes(&turned.method) < 2 * bytes(&own.method)
}

/// Magics, unless their tables would be huge.
fn magics_or_less(problem: &Problem<'_>) -> Result<Method, Refusal> {
    let is_huge = are_huge(&partitions(problem.ride, problem.rays()));
    let less = if is_huge { obstruction_difference(problem).ok() } else { None };
    less.map_or_else(|| magics(problem), |lines| Ok(Method::ObstructionDifference(lines)))
}

/// Magics, or a method without keys if there are none.
fn magics(problem: &Problem<'_>) -> Result<Method, Refusal> {
    match magic::tables(problem) {
        Ok(tables) => Ok(Method::Magic(tables)),
        Err(Refusal::Unfit(LONG_LINES) | Refusal::NOT_FOUND) => by_rays(problem),
        Err(refusal) => Err(refusal),
    }
}

/// A method that finds rays' blockers by their numbers: a subtraction if numbers rise along all lines, otherwise a
/// loop.
pub(super) fn by_rays(problem: &Problem<'_>) -> Result<Method, Refusal> {
    match obstruction_difference(problem) {
        Ok(lines) => Ok(Method::ObstructionDifference(lines)),
        Err(_) => classical(problem).map(Method::Classical),
    }
}

fn bytes(method: &Method) -> usize {
    method.look_up().tables().bytes
}
