//! Circuits that add up products of few bits, each moved to its place in the result.
//!
//! Monomials whose bits lie at the same distances from each other are computed together, and
//! products that then move by the same distance are moved and masked together.

use super::algebraic_normal_form::Polynomials;
use super::bit_exchanges::{self, Exchange};
use crate::circuit::{Bits, Circuit, Distance, Domain, Node, Op, shifted};
use crate::packing::PackingPair;
use crate::sort;

/// The most monomials added up one by one. More take longer than mapping one piece after another.
const MOST_MONOMIALS: u32 = 32;

/// The circuits of this kind. There are none if fields have different strides, so that distances
/// differ from piece to piece, or if there are too many monomials.
///
/// `missing` gives the rest of the map, as polynomials, if a word already holds a bit of the
/// number, as a monomial, for every result bit.
pub(super) fn circuits(
    polynomials: &Polynomials,
    packings: &PackingPair,
    missing: impl Fn(&[u8]) -> Polynomials,
) -> Vec<Circuit> {
    if polynomials.0.iter().map(|polynomial| polynomial.count()).sum::<u32>() > MOST_MONOMIALS {
        return Vec::new();
    }
    let mut starts = vec![Start::nothing()];
    if packings.is_one() {
        starts.push(Start::position(packings));
        for exchange in bit_exchanges::all(polynomials, packings) {
            let circuits = exchange.circuits().into_iter();
            starts.extend(circuits.map(|circuit| Start::exchanged(circuit, &exchange, packings)));
        }
    }
    let mut circuits = Vec::new();
    for start in starts {
        let missing =
            if start.holds.is_empty() { polynomials.clone() } else { missing(&start.holds) };
        let Some((groups, constant)) = groups(&missing, packings) else { continue };
        let ways = [true, false].map(|is_shared| start.complete(&groups, constant, is_shared));
        circuits.extend(ways.into_iter().flatten());
    }
    circuits
}

/// A word that already holds some of the summands.
struct Start {
    circuit: Circuit,
    /// The result so far, or `None` for 0.
    word: Option<Node>,
    /// For each result bit, the bit that the word holds there, as a monomial.
    holds: Vec<u8>,
}

impl Start {
    fn nothing() -> Start {
        Start { circuit: Circuit::over(Domain::Pieces), word: None, holds: Vec::new() }
    }

    /// The position itself, which needs no mask then.
    fn position(packings: &PackingPair) -> Start {
        let holds = (0..packings.bits()).map(|bit| 1 << bit).collect();
        let circuit = Circuit::over(Domain::Pieces);
        Start { word: Some(circuit.input()), circuit, holds }
    }

    /// The position with some of its bits exchanged.
    fn exchanged(circuit: Circuit, exchange: &Exchange, packings: &PackingPair) -> Start {
        let holds = (0..packings.bits()).map(|bit| 1 << exchange.partner(bit)).collect();
        Start { word: Some(circuit.output()), circuit, holds }
    }

    /// The circuit with all missing monomials added. If `is_shared`, factors are multiplied first
    /// and moved once (fewer operations); otherwise each factor is moved (a shorter path).
    fn complete(&self, groups: &[Group], mut constant: Bits, is_shared: bool) -> Option<Circuit> {
        let mut circuit = self.circuit.clone();
        let mut words: Vec<Node> = self.word.into_iter().collect();
        // Terms cut to the same bits are added up first.
        let mut cut: Vec<(Bits, Vec<Node>)> = Vec::new();
        for group in groups {
            let moved =
                if is_shared { group.product(&mut circuit) } else { group.factors(&mut circuit) };
            if group.is_exact {
                words.push(moved);
                continue;
            }
            match cut.iter_mut().find(|(targets, _)| *targets == group.targets) {
                Some((_, words)) => words.push(moved),
                None => cut.push((group.targets, vec![moved])),
            }
        }
        for (targets, moved) in cut {
            let sum = circuit.join(moved, Op::Xor)?;
            let mask = circuit.each(targets);
            // If the constant covers the mask, AND-NOT does mask and complement in one operation.
            words.push(if targets & !constant == 0 {
                constant &= !targets;
                circuit.push(Op::AndNot(mask, sum))
            } else {
                circuit.push(Op::And(sum, mask))
            });
        }
        if constant != 0 || words.is_empty() {
            words.push(circuit.each(constant));
        }
        let output = circuit.join(words, Op::Xor)?;
        Some(circuit.with_output(output))
    }
}

/// Monomials that are computed and moved together.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Group {
    /// The distances from the first factor to the others, in order; empty for a single bit.
    shape: Vec<Distance>,
    /// The distance from the first factor to the result.
    distance: Distance,
    /// The result bits that they are added to.
    targets: Bits,
    /// True if the moved word has no other bits, for any number of pieces.
    is_exact: bool,
}

/// The groups, single bits first, and the constant.
fn groups(polynomials: &Polynomials, packings: &PackingPair) -> Option<(Vec<Group>, Bits)> {
    let mut groups: Vec<Group> = Vec::new();
    let mut constant = 0;
    for (bit, monomials) in (0..).zip(&polynomials.0) {
        let target = packings.result(bit);
        for monomial in monomials.numbers() {
            let mut bits = (0..packings.bits()).filter(|bit| monomial >> bit & 1 == 1);
            let Some(first) = bits.next() else {
                constant |= 1 << target;
                continue;
            };
            let shape =
                bits.map(|bit| packings.distance(first, bit)).collect::<Option<Vec<_>>>()?;
            let distance = packings.distance(first, target)?;
            let same = |group: &&mut Group| group.shape == shape && group.distance == distance;
            match groups.iter_mut().find(same) {
                Some(group) => group.targets |= 1 << target,
                None => {
                    groups.push(Group { shape, distance, targets: 1 << target, is_exact: false });
                }
            }
        }
    }
    for group in &mut groups {
        group.is_exact =
            [64, 128].into_iter().all(|width| group.is_exact_in(&packings.in_width(width)));
    }
    sort::by_key(&mut groups, |group| group.shape.len());
    Some((groups, constant))
}

impl Group {
    /// The product in the bits of its first factor, which is then moved.
    fn product(&self, circuit: &mut Circuit) -> Node {
        let mut word = circuit.input();
        for factor in &self.shape {
            let moved = circuit.moved(circuit.input(), -*factor);
            word = circuit.push(Op::And(word, moved));
        }
        circuit.moved(word, self.distance)
    }

    /// The product of factors that are each moved separately.
    fn factors(&self, circuit: &mut Circuit) -> Node {
        let mut word = circuit.moved(circuit.input(), self.distance);
        for factor in &self.shape {
            let moved = circuit.moved(circuit.input(), self.distance - *factor);
            word = circuit.push(Op::And(word, moved));
        }
        word
    }

    /// Returns whether the moved word has no bits but the wanted ones, for any number of pieces.
    fn is_exact_in(&self, packings: &PackingPair) -> bool {
        let width = packings.width();
        (1..=packings.most_pieces()).all(|pieces| {
            let live = packings.mask(packings.all(), pieces);
            let moved = |distance: Distance| shifted(width, live, distance.of(pieces, width));
            let factors = self.shape.iter().map(|&factor| moved(self.distance - factor));
            let word = factors.fold(moved(self.distance), |word, factor| word & factor);
            word == packings.mask(self.targets, pieces)
        })
    }
}
