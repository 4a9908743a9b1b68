//! The number of pieces from which a fill takes less time than a look-up for each.
//!
//! Costs are in units of 0.06 ns, measured on calls that do not vectorise (AMD EPYC and Intel Xeon with AVX-512;
//! bench `sets`). The loop and the test for few pieces take 5. Each piece takes a unit for an operation or a load
//! and 4 more for going on to the next. Rooks by split magics (7 operations, 6 loads) are at 16 and bishops (4 and
//! 4) at 10. A fill takes a unit for an operation on words; in vectors it takes 5/4, since few ports shift. Eight
//! directions in words do not fit into the registers and take half as much again. So rooks of a1 = 0 are filled
//! from 4 on, with AVX2 from 3, with AVX-512 from 2; bishops from 6, 4 and 3.
//!
//! These are throughputs. A program that waits for the answer waits longer for a fill in vectors: on an AMD EPYC
//! with AVX-512 it takes 1.16 of a rook's look-up, 1.47 of a bishop's and 1.2 of a queen's, and for two pieces
//! 0.98, 1.31 and 0.94. AVX-512 makes fills so short that these thresholds would come too early to make up for
//! that: one queen would be filled, and two bishops. So [`WAIT`] is added there. With it each piece is filled from
//! the number on at which a question asked with others and one that is waited for take less time together: rooks 2
//! (12.3 ns by look-ups, 10.2 by a fill), bishops 3 (11.1 and 10.2; two 9.3 and 10.1), queens 2 (15.7 and 12.6; one
//! 11.0 and 12.6).

use super::{SpreadingSide, leaps};
use crate::list::both;
use crate::model::{Leap, Piece, WordSize};
use crate::solve::cost::Cost;
use crate::solve::moves::PieceLookUps;
use crate::solve::sliders::RiderLookUp;

/// The cost of entering a loop over pieces, and of testing for few pieces.
const LOOP: u32 = 5;

/// The cost of going on to the next piece in a loop.
const NEXT: u32 = 4;

/// The average extra cost of a fill with AVX-512 if programs wait for it.
const WAIT: u32 = 8;

/// The cost of looking up one piece.
pub(super) fn look_up(piece: &Piece, sides: &[PieceLookUps], riders: &[RiderLookUp]) -> u32 {
    let ride = |ride: Leap| {
        riders.iter().find(|solved| solved.ride == ride).map_or(0, |solved| {
            let Cost { operations, loads, .. } = solved.method.look_up().cost();
            operations + loads + if solved.rotated.is_some() { 10 } else { 0 }
        })
    };
    // A ray is a load and four operations, a mask a load and an operation.
    let mask = if piece.is_plain() { 0 } else { 2 };
    let side = |PieceLookUps { attacks, .. }: &PieceLookUps| {
        let rays = 5 * attacks.rays.len() as u32 + u32::from(!attacks.always.is_empty());
        rays + attacks.slides.iter().map(|slide| mask + ride(slide.ride)).sum::<u32>()
    };
    sides.iter().map(side).max().unwrap_or(0)
}

/// The number of pieces from which a fill by shifts costs less: on any target, with AVX2, with AVX-512.
pub(super) fn fill_from(word: WordSize, sides: &[SpreadingSide], look_up: u32) -> [u8; 3] {
    let costs = sides.iter().map(|side| fills(word, side));
    let worst = costs.reduce(|a, b| [0, 1, 2].map(|target| a[target].max(b[target])));
    worst.unwrap_or_default().map(|fill| {
        // This is the first count whose loop takes longer.
        let count = fill.saturating_sub(LOOP) / (look_up + NEXT) + 1;
        u8::try_from(count).unwrap_or(u8::MAX - 1).min(u8::MAX - 1)
    })
}

/// The cost of a side's shifts on the three kinds of targets.
fn fills(word: WordSize, side: &SpreadingSide) -> [u32; 3] {
    let leaps = leaps::operations(&side.leaps);
    let [up, down] = both(side.up_and_down(), |side| side.len());
    let ray = 5 * side.rounds + 1;
    let count = (up + down) as u32;
    let plain = (ray * count + count).saturating_sub(1);
    let plain = if count > 4 { plain * 3 / 2 } else { plain };
    let is_wide = word == WordSize::U128;
    let avx2 = matches!((up, down), (2, 2) | (4, 4)).then(|| (2 * ray + 6) * 5 / 4);
    let vectors = count / 4;
    let avx512 = matches!(count, 4 | 8).then(|| (4 * side.rounds * vectors + 8) * 5 / 4 + WAIT);
    let avx2 = avx2.filter(|_| !is_wide).unwrap_or(plain);
    [plain, avx2, avx512.filter(|_| !is_wide).unwrap_or(avx2)].map(|rays| leaps + rays)
}
