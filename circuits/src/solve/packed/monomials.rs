//! Programs that add up products of few bits, each moved into place.
//!
//! Monomials whose bits lie in the same places relative to each other are computed together, and
//! those that then move by the same distance are moved and masked together.

use super::algebraic_normal_form::Polynomials;
use super::bit_exchanges::{self, Exchange};
use crate::packing::PackingPair;
use crate::program::{Bits, Distance, Domain, Node, Op, Program, shifted};
use crate::sort;

/// The most monomials added up one by one: for more, bits by themselves take fewer operations.
const MOST_MONOMIALS: u32 = 32;

/// The programs of this kind; none where fields have different strides, so that distances differ
/// from piece to piece, and none for too many monomials.
///
/// `missing` gives what is left of the map, as polynomials, where a word already holds a bit of the
/// number, as a monomial, for every result bit.
pub(super) fn programs(
    polynomials: &Polynomials,
    packings: &PackingPair,
    missing: impl Fn(&[u8]) -> Polynomials,
) -> Vec<Program> {
    if polynomials.0.iter().map(|polynomial| polynomial.len()).sum::<u32>() > MOST_MONOMIALS {
        return Vec::new();
    }
    let mut starts = vec![Start::nothing()];
    if packings.is_one() {
        starts.push(Start::position(packings));
        for exchange in bit_exchanges::all(polynomials, packings) {
            let programs = exchange.programs().into_iter();
            starts.extend(programs.map(|program| Start::exchanged(program, &exchange, packings)));
        }
    }
    let mut programs = Vec::new();
    for start in starts {
        let missing =
            if start.holds.is_empty() { polynomials.clone() } else { missing(&start.holds) };
        let Some((groups, constant)) = groups(&missing, packings) else { continue };
        let ways = [true, false].map(|is_shared| start.complete(&groups, constant, is_shared));
        programs.extend(ways.into_iter().flatten());
    }
    programs
}

/// A word that already holds some of what has to be added up.
struct Start {
    program: Program,
    /// The result so far; `None` is 0.
    word: Option<Node>,
    /// By result bit: the bit that the word holds there, as a monomial.
    holds: Vec<u8>,
}

impl Start {
    fn nothing() -> Start {
        Start { program: Program::over(Domain::Pieces), word: None, holds: Vec::new() }
    }

    /// The position itself, which then needs no mask.
    fn position(packings: &PackingPair) -> Start {
        let holds = (0..packings.bits()).map(|bit| 1 << bit).collect();
        let program = Program::over(Domain::Pieces);
        Start { word: Some(program.input()), program, holds }
    }

    /// The position with some of its bits exchanged.
    fn exchanged(program: Program, exchange: &Exchange, packings: &PackingPair) -> Start {
        let holds = (0..packings.bits()).map(|bit| 1 << exchange.partner(bit)).collect();
        Start { word: Some(program.output()), program, holds }
    }

    /// The program with all that is missing added. Products are moved, and perhaps shared, or their
    /// factors are, for a shorter path.
    fn complete(&self, groups: &[Group], mut constant: Bits, is_shared: bool) -> Option<Program> {
        let mut program = self.program.clone();
        let mut words: Vec<Node> = self.word.into_iter().collect();
        // Terms cut to the same bits are added up before.
        let mut cut: Vec<(Bits, Vec<Node>)> = Vec::new();
        for group in groups {
            let moved =
                if is_shared { group.product(&mut program) } else { group.factors(&mut program) };
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
            let sum = program.join(moved, Op::Xor)?;
            let mask = program.each(targets);
            // Ones added in places that are cut out cost nothing.
            words.push(if targets & !constant == 0 {
                constant &= !targets;
                program.push(Op::AndNot(mask, sum))
            } else {
                program.push(Op::And(sum, mask))
            });
        }
        if constant != 0 || words.is_empty() {
            words.push(program.each(constant));
        }
        let output = program.join(words, Op::Xor)?;
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
    targets: Bits,
    /// Whether the moved word has no other bits, whatever the number of pieces.
    is_exact: bool,
}

/// The groups, single bits first, and the constant.
fn groups(polynomials: &Polynomials, packings: &PackingPair) -> Option<(Vec<Group>, Bits)> {
    let mut groups: Vec<Group> = Vec::new();
    let mut constant = 0;
    for (place, monomials) in (0..).zip(&polynomials.0) {
        let target = packings.result(place);
        for monomial in monomials.monomials() {
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
    /// The product in the place of its first factor, then moved.
    fn product(&self, program: &mut Program) -> Node {
        let mut word = program.input();
        for factor in &self.shape {
            let moved = program.moved(program.input(), -*factor);
            word = program.push(Op::And(word, moved));
        }
        program.moved(word, self.distance)
    }

    /// The product of factors that are moved each by itself.
    fn factors(&self, program: &mut Program) -> Node {
        let mut word = program.moved(program.input(), self.distance);
        for factor in &self.shape {
            let moved = program.moved(program.input(), self.distance - *factor);
            word = program.push(Op::And(word, moved));
        }
        word
    }

    /// Whether the moved word has no bits but those wanted, whatever the number of pieces.
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
