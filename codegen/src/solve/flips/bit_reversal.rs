//! Flips for processors that put the bits of a word in opposite order in one instruction.
//!
//! 64-bit Arm does (`rbit`). Elsewhere it takes some twelve operations, so that circuits for every
//! target do without. A half turn of a board that is numbered rank by rank is such a reversal, and a
//! flip of its files is such a reversal and a byte swap.

use quadrille_circuits::Objective;
use quadrille_circuits::circuit::Circuit;
use quadrille_circuits::solve::with_reversal;
use quadrille_runtime::Symmetry;

use super::bitboards::composed;
use crate::list::list;
use crate::model::{Numbering, WordSize};
use crate::proof::bitboard_maps::flip_map;

/// The flips for which a reversal makes a better circuit than those of `others`, with it; those
/// that the description gives (`is_fixed`) stay as they are.
///
/// ```
/// use quadrille_codegen::board::Board;
/// use quadrille_codegen::layout::{Numbering, WordSize};
/// use quadrille_circuits::Objective;
/// use quadrille_codegen::solve::flips::{bit_reversal, bitboards};
/// use quadrille_runtime::Symmetry;
/// let a1_is_0 = Numbering::new(Board::new(8, 8).unwrap(), (0..64).collect()).unwrap();
/// let others = bitboards(&a1_is_0, WordSize::U64, &[], Objective::Latency);
/// let reversed = bit_reversal::flips(&a1_is_0, WordSize::U64, &others, |_| false, Objective::Latency);
/// let of = |symmetry| &reversed.iter().find(|flip| flip.0 == symmetry).unwrap().1;
/// assert_eq!(of(Symmetry::Rotate180).cost().operations, 1);
/// assert_eq!(of(Symmetry::FlipHorizontal).cost().operations, 2);
/// ```
pub fn flips(
    numbering: &Numbering,
    word: WordSize,
    others: &[(Symmetry, Circuit)],
    is_fixed: impl Fn(Symmetry) -> bool,
    objective: Objective,
) -> Vec<(Symmetry, Circuit)> {
    let mut flips = others.to_vec();
    for (symmetry, circuit) in flips.iter_mut().filter(|(symmetry, _)| !is_fixed(*symmetry)) {
        let map = flip_map(numbering, word, *symmetry);
        if let Some(reversed) = with_reversal(circuit, &map, objective) {
            *circuit = reversed;
        }
    }
    if flips == others {
        return Vec::new();
    }
    let flips = composed(flips, is_fixed, objective).into_iter();
    list(flips.zip(others).filter(|(flip, other)| flip != *other), |(flip, _)| flip)
}
