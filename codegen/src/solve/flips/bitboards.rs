//! Flips and steps of bitboards.

use quadrille_circuits::Objective;
use quadrille_circuits::circuit::Circuit;
use quadrille_circuits::solve::bit_permutation;
use quadrille_runtime::{Direction, Symmetry};

use crate::list::list;
use crate::model::{Numbering, WordSize, given};
use crate::proof::bitboard_maps::{flip_map, step_map};

/// The best circuit found that mirrors or turns a bitboard. The board must have the symmetry and
/// the numbers must fit the word.
///
/// ```
/// use quadrille_codegen::board::Board;
/// use quadrille_codegen::layout::{Numbering, WordSize};
/// use quadrille_circuits::Objective;
/// use quadrille_codegen::solve::flips::bitboard;
/// use quadrille_runtime::Symmetry;
/// let a1_is_0 = Numbering::new(Board::new(8, 8).unwrap(), (0..64).collect()).unwrap();
/// let flip = bitboard(&a1_is_0, WordSize::U64, Symmetry::FlipVertical, Objective::Latency);
/// assert_eq!(flip.eval(0xff), 0xff << 56);
/// ```
pub fn bitboard(
    numbering: &Numbering,
    word: WordSize,
    symmetry: Symmetry,
    objective: Objective,
) -> Circuit {
    bit_permutation(&flip_map(numbering, word, symmetry), objective)
}

/// The circuits of every symmetry of the board, in their order: those of `circuits`, and
/// otherwise [`bitboard`]'s, or two others in turn where that is better.
pub fn bitboards(
    numbering: &Numbering,
    word: WordSize,
    circuits: &[(Symmetry, Circuit)],
    objective: Objective,
) -> Vec<(Symmetry, Circuit)> {
    let circuit = |symmetry| {
        let found = || bitboard(numbering, word, symmetry, objective);
        given(circuits, symmetry).cloned().unwrap_or_else(found)
    };
    let flips = list(numbering.board().symmetries(), |symmetry| (symmetry, circuit(symmetry)));
    composed(flips, |symmetry| given(circuits, symmetry).is_some(), objective)
}

/// The flips, each that is not fixed as two others in turn where that is better.
pub fn composed(
    mut flips: Vec<(Symmetry, Circuit)>,
    is_fixed: impl Fn(Symmetry) -> bool,
    objective: Objective,
) -> Vec<(Symmetry, Circuit)> {
    while let Some((place, circuit)) = improvement(&flips, &is_fixed, objective) {
        flips[place].1 = circuit;
    }
    flips
}

/// A flip that is not fixed, by its place, and is better done as two others, and their circuit.
fn improvement(
    flips: &[(Symmetry, Circuit)],
    is_fixed: impl Fn(Symmetry) -> bool,
    objective: Objective,
) -> Option<(usize, Circuit)> {
    let score = |circuit: &Circuit| objective.score(circuit.cost());
    let pairs = flips.iter().flat_map(|first| flips.iter().map(move |second| (first, second)));
    let mut better = pairs.filter_map(|((first, one), (second, other))| {
        let both = first.then(*second);
        let place = flips.iter().position(|&(it, _)| it == both && !is_fixed(it))?;
        let current = score(&flips[place].1);
        // Most pairs are out of the question.
        let is_possible = score(one) < current && score(other) < current;
        let both = is_possible.then(|| one.then(other))?;
        (score(&both) < current).then_some((place, both))
    });
    better.next()
}

/// The best circuit found that moves every square of a bitboard one step; squares that would
/// leave the board fall off.
pub fn step(
    numbering: &Numbering,
    word: WordSize,
    direction: Direction,
    objective: Objective,
) -> Circuit {
    bit_permutation(&step_map(numbering, word, direction), objective)
}
