//! Programs that add up products of few bits, each moved into place.
//!
//! Monomials whose bits lie in the same places relative to each other are computed together, and
//! those that then move by the same distance are moved and masked together.

use super::packing::{Distance, Packing};
use super::polynomial::Polynomials;
use super::program::{Action, Program, Step};
use super::swap::{self, Swap};
use crate::sort;

/// The most monomials added up one by one: for more, the way through planes is shorter.
const MOST_MONOMIALS: u32 = 32;

/// The programs of this kind; none where fields have different strides, so that distances differ
/// from piece to piece, and none for too many monomials.
pub(super) fn programs(polynomials: &Polynomials, packing: &Packing) -> Vec<Program> {
    if polynomials.0.iter().map(|polynomial| polynomial.len()).sum::<u32>() > MOST_MONOMIALS {
        return Vec::new();
    }
    let mut starts = vec![Start::nothing(), Start::position(packing)];
    for swap in swap::all(polynomials, packing) {
        starts.extend(swap.programs().map(|program| Start::swapped(program, &swap, packing)));
    }
    starts.into_iter().filter_map(|start| start.complete(polynomials, packing)).collect()
}

/// A word that already holds some of what has to be added up.
struct Start {
    program: Program,
    /// The result so far; `None` is 0.
    word: Option<Step>,
    /// By result bit: the bit that the word holds there, as a monomial.
    holds: Vec<u8>,
}

impl Start {
    fn nothing() -> Start {
        Start { program: Program::new(), word: None, holds: Vec::new() }
    }

    /// The position itself, which then needs no mask.
    fn position(packing: &Packing) -> Start {
        let holds = (0..packing.bits()).map(|bit| 1 << bit).collect();
        Start { program: Program::new(), word: Some(Program::input()), holds }
    }

    /// The position with some of its bits exchanged.
    fn swapped(program: Program, swap: &Swap, packing: &Packing) -> Start {
        let holds = (0..packing.bits()).map(|bit| 1 << swap.partner(bit)).collect();
        Start { word: Some(program.output()), program, holds }
    }

    /// The program with all that is missing added; `None` if distances differ between pieces.
    fn complete(self, polynomials: &Polynomials, packing: &Packing) -> Option<Program> {
        let missing = polynomials.plus(&self.holds);
        let (groups, mut constant) = groups(&missing, packing)?;
        let Start { mut program, word, .. } = self;
        let mut words: Vec<Step> = word.into_iter().collect();
        for group in groups {
            let is_inverted = !group.shape.is_empty() && group.targets == constant;
            words.push(group.append(packing, is_inverted, &mut program));
            if is_inverted {
                constant = 0;
            }
        }
        if constant != 0 || words.is_empty() {
            words.push(program.push(Action::Mask(constant)));
        }
        let output = words.into_iter().reduce(|sum, word| program.xor(sum, word))?;
        Some(program.with_output(output))
    }
}

/// Monomials that are computed and moved together.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Group {
    /// From the first factor to the others, in order: none for a single bit.
    shape: Vec<Distance>,
    /// From the first factor to the result.
    distance: Distance,
    /// The result bits that they are added to.
    targets: u8,
}

/// The groups, single bits first, and the constant.
fn groups(polynomials: &Polynomials, packing: &Packing) -> Option<(Vec<Group>, u8)> {
    let mut groups: Vec<Group> = Vec::new();
    let mut constant = 0;
    for (target, monomials) in (0..).zip(&polynomials.0) {
        for monomial in monomials.monomials() {
            let mut bits = (0..packing.bits()).filter(|bit| monomial >> bit & 1 == 1);
            let Some(first) = bits.next() else {
                constant |= 1 << target;
                continue;
            };
            let shape = bits.map(|bit| packing.distance(first, bit)).collect::<Option<Vec<_>>>()?;
            let distance = packing.distance(first, target)?;
            let same = |group: &&mut Group| group.shape == shape && group.distance == distance;
            match groups.iter_mut().find(same) {
                Some(group) => group.targets |= 1 << target,
                None => groups.push(Group { shape, distance, targets: 1 << target }),
            }
        }
    }
    sort::by_key(&mut groups, |group| group.shape.len());
    Some((groups, constant))
}

impl Group {
    /// Appends the group's word, with ones added at its targets if it is to be inverted.
    fn append(&self, packing: &Packing, is_inverted: bool, program: &mut Program) -> Step {
        let mut word = Program::input();
        for factor in &self.shape {
            let moved = program.moved(Program::input(), -*factor);
            word = program.push(Action::And(word, moved));
        }
        let moved = program.moved(word, self.distance);
        if is_inverted {
            let mask = program.push(Action::Mask(self.targets));
            program.push(Action::AndNot(mask, moved))
        } else if [64, 128].into_iter().all(|width| self.is_exact(&packing.in_width(width))) {
            moved
        } else {
            program.mask(moved, self.targets)
        }
    }

    /// Whether the moved word has no bits but those wanted, whatever the number of pieces.
    fn is_exact(&self, packing: &Packing) -> bool {
        (1..=packing.most_pieces()).all(|pieces| {
            let live = packing.mask(u8::MAX, pieces);
            let factors = self.shape.iter().map(|&factor| packing.shifted(live, -factor, pieces));
            let word = factors.fold(live, |word, factor| word & factor);
            packing.shifted(word, self.distance, pieces) == packing.mask(self.targets, pieces)
        })
    }
}
