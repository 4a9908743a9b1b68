//! Circuits that mirror, turn and move squares and bitboards. [`quadrille_circuits::solve`] finds them; this file
//! determines the maps that a board needs.

use quadrille_circuits::Objective;
use quadrille_circuits::circuit::Circuit;
use quadrille_circuits::solve::{NumberMap, bit_permutation, with_reversal};
use quadrille_runtime::{Direction, Symmetry};

use crate::list::list;
use crate::model::{Numbering, Square, WordSize, given};
use crate::proof::bitboard_maps::{flip_map, step_map};

/// The best map from the numbers of a numbering to the results of `value`; see [`NumberMap::through`].
pub fn number_map(numbering: &Numbering, value: impl Fn(Square) -> u8) -> NumberMap {
    let points = list(numbering.board().squares(), |sq| (numbering.number(sq), value(sq)));
    NumberMap::through(&points)
}

/// The circuits of every symmetry of the board, in their order. They are those of `circuits`, otherwise the best
/// found, or two other flips in sequence if that is better. The numbers must fit the word.
///
/// ```
/// use quadrille_circuits::Objective;
/// use quadrille_codegen::model::{Board, Numbering, WordSize};
/// use quadrille_codegen::solve::flips::{bitboards, by_reversal};
/// use quadrille_runtime::Symmetry;
/// let a1_is_0 = Numbering::new(Board::new(8, 8).unwrap(), (0..64).collect()).unwrap();
/// let flips = bitboards(&a1_is_0, WordSize::U64, &[], Objective::Latency);
/// let of = |symmetry| flips.iter().find(|flip| flip.0 == symmetry).unwrap().1.clone();
/// assert_eq!(of(Symmetry::FlipVertical).eval(0xff), 0xff << 56);
///
/// let reversed = by_reversal(&a1_is_0, WordSize::U64, &flips, |_| false, Objective::Latency);
/// let of = |symmetry| &reversed.iter().find(|flip| flip.0 == symmetry).unwrap().1;
/// assert_eq!(of(Symmetry::Rotate180).cost().operations, 1);
/// ```
pub fn bitboards(
    numbering: &Numbering,
    word: WordSize,
    circuits: &[(Symmetry, Circuit)],
    objective: Objective,
) -> Vec<(Symmetry, Circuit)> {
    let circuit = |symmetry| {
        let solve = || bit_permutation(&flip_map(numbering, word, symmetry), objective);
        given(circuits, symmetry).cloned().unwrap_or_else(solve)
    };
    let flips = list(numbering.board().symmetries(), |symmetry| (symmetry, circuit(symmetry)));
    composed(flips, |symmetry| given(circuits, symmetry).is_some(), objective)
}

/// Replaces each flip by two others in sequence if that is better, unless `is_fixed` holds.
pub fn composed(
    mut flips: Vec<(Symmetry, Circuit)>,
    is_fixed: impl Fn(Symmetry) -> bool,
    objective: Objective,
) -> Vec<(Symmetry, Circuit)> {
    while let Some((index, circuit)) = improvement(&flips, &is_fixed, objective) {
        flips[index].1 = circuit;
    }
    flips
}

/// The index of a flip that is better done as two others, unless `is_fixed` holds, and their circuit.
fn improvement(
    flips: &[(Symmetry, Circuit)],
    is_fixed: impl Fn(Symmetry) -> bool,
    objective: Objective,
) -> Option<(usize, Circuit)> {
    let score = |circuit: &Circuit| objective.score(circuit.cost());
    let pairs = flips.iter().flat_map(|first| flips.iter().map(move |second| (first, second)));
    let mut better = pairs.filter_map(|((first, one), (second, other))| {
        let both = first.then(*second);
        let index = flips.iter().position(|&(it, _)| it == both && !is_fixed(it))?;
        let current = score(&flips[index].1);
        // Skips pairs of which one alone already costs as much.
        let is_possible = score(one) < current && score(other) < current;
        let both = is_possible.then(|| one.then(other))?;
        (score(&both) < current).then_some((index, both))
    });
    better.next()
}

/// The flips that a reversal of all bits makes better than the circuits of `others`, with these
/// better circuits. Flips that the description gives (`is_fixed`) stay as they are.
///
/// 64-bit Arm reverses the bits of a word in one instruction (`rbit`). Elsewhere it takes some twelve operations,
/// so circuits for every target do without it. A half turn of a board that is numbered rank by rank is such a
/// reversal, and a flip of its files is such a reversal and a byte swap.
pub fn by_reversal(
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

/// The best circuit found that moves every square of a bitboard one step. Squares that would leave the board fall
/// off.
pub fn step(
    numbering: &Numbering,
    word: WordSize,
    direction: Direction,
    objective: Objective,
) -> Circuit {
    bit_permutation(&step_map(numbering, word, direction), objective)
}
