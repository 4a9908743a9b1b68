//! Flips of packed positions: n squares in one word, all flipped at once.
//!
//! - `algebraic_normal_form`: a flip of one square as exclusive-ors of products of its number's bits
//! - `monomials`, `bit_exchanges`, `field_differences`: the ways to compute it within a word
//! - `summed_differences`: shorter ones that wait for a product, and may not work for all numbers of pieces
//! - `bit_slicing`: the way to compute any such functions on bit planes

mod algebraic_normal_form;
mod bit_exchanges;
mod bit_slicing;
mod field_differences;
mod monomials;
mod summed_differences;

use algebraic_normal_form::{Interpolation, Polynomials};

use super::optimality::{Basis, Optimality};
use super::packed_map::{FewPieces, GivenPacked, PackedMap};
use super::piece_loop;
use crate::packing::PackingPair;
use crate::program::{Bits, Op, Program};
use crate::proof::Proof;
use crate::{Objective, sort};

/// The number of pieces for which programs are compared.
const TYPICAL_PIECES: u32 = 5;

/// Finds programs that map all numbers of a packed word at once.
///
/// ```
/// use quadrille_circuits::Objective;
/// use quadrille_circuits::packing::{Packing, PackingPair};
/// use quadrille_circuits::solve::PackedSolver;
/// let packings = PackingPair::within(&Packing::new(&[vec![3..6], vec![0..3]], 64));
/// let numbers: Vec<u8> = (0..64).collect();
/// // The two halves of each number exchanged.
/// let images: Vec<u8> = numbers.iter().map(|number| number % 8 * 8 + number / 8).collect();
/// let flip = PackedSolver::new(&packings, &numbers, Objective::Latency).map(&images);
/// // (x >> 15) ^ ((x << 15) & hi)
/// assert_eq!(flip.cost(&packings, 5).map(|cost| cost.operations), Some(4));
/// ```
pub struct PackedSolver<'a> {
    packings: &'a PackingPair,
    /// The numbers that pieces may have.
    numbers: &'a [u8],
    objective: Objective,
    interpolation: Interpolation,
    /// The most gates of programs on planes, which only help to find programs for words.
    most_gates: usize,
}

impl PackedSolver<'_> {
    /// The solver for pieces that may have these numbers, each given once, in these packings before and after.
    ///
    /// # Panics
    /// If a number has more bits than the first packing's.
    pub fn new<'a>(
        packings: &'a PackingPair,
        numbers: &'a [u8],
        objective: Objective,
    ) -> PackedSolver<'a> {
        let fits = |&number: &u8| Bits::from(number) & !packings.all() == 0;
        assert!(numbers.iter().all(fits), "numbers do not fit the packing");
        let interpolation = Interpolation::new(numbers.to_vec(), packings.bits());
        let most_gates = most_useful_gates(packings, objective);
        PackedSolver { packings, numbers, objective, interpolation, most_gates }
    }

    /// A solver that looks for programs for words of all these packings.
    #[must_use]
    pub fn for_words(self, packing_pairs: &[PackingPair]) -> Self {
        let gates =
            packing_pairs.iter().map(|packings| most_useful_gates(packings, self.objective));
        PackedSolver { most_gates: gates.max().unwrap_or(0), ..self }
    }

    /// The best map found that takes each number to its image, not proved yet.
    ///
    /// # Panics
    /// If there are not as many images as numbers.
    pub fn map(&self, images: &[u8]) -> PackedMap {
        self.map_given(None, images)
    }

    /// As [`map`](Self::map), with a program for words that is known already, if there is one.
    ///
    /// # Panics
    /// If there are not as many images as numbers.
    pub fn map_given(&self, given: Option<&GivenPacked>, values: &[u8]) -> PackedMap {
        assert_eq!(self.numbers.len(), values.len(), "each number has one image");
        let points: Vec<(u8, u8)> =
            self.numbers.iter().copied().zip(values.iter().copied()).collect();
        let polynomials = self.interpolation.polynomials(values, self.packings.result_bits());
        let (given, given_few) = match given {
            Some(GivenPacked { program, most: None }) => (Some(program), None),
            Some(GivenPacked { program, most: Some(most) }) => {
                (None, Some(FewPieces { program: program.clone(), most: *most }))
            }
            None => (None, None),
        };
        let mut programs = match given {
            Some(program) => vec![program.clone()],
            None => self.programs(&polynomials, values),
        };
        // For words a way through planes is hardly ever shorter than a way within the word.
        if programs.is_empty() {
            let bits = self.packings.bits();
            let planes = bit_slicing::plane_program(&polynomials, bits, self.most_gates);
            programs.extend(planes.and_then(|it| bit_slicing::on_pieces(&it, self.packings)));
        }
        if given.is_none() {
            programs.retain(|program| can_move(self.packings, program));
        }
        let program = programs.into_iter().min_by_key(|program| self.score(program));
        let few = given_few.or_else(|| self.few(&polynomials, values, &points, program.as_ref()));
        PackedMap {
            optimality: program
                .as_ref()
                .map_or(Optimality::BestFound, |it| self.known(it, &points)),
            program,
            few,
            objective: self.objective,
        }
    }

    /// Programs on the packed word, to choose from.
    fn programs(&self, polynomials: &Polynomials, values: &[u8]) -> Vec<Program> {
        let missing = |holds: &[u8]| self.missing(values, holds);
        let mut programs = monomials::programs(polynomials, self.packings, missing);
        programs.extend(field_differences::programs(self.packings, self.numbers, values));
        programs
    }

    /// A program for few pieces that is better than the one for any number.
    fn few(
        &self,
        polynomials: &Polynomials,
        values: &[u8],
        points: &[(u8, u8)],
        program: Option<&Program>,
    ) -> Option<FewPieces> {
        let rotation = bit_exchanges::rotation(polynomials, self.packings)
            .map(|(program, most)| FewPieces { program, most });
        let is_better = |few: &FewPieces| {
            program.is_none_or(|program| self.score(&few.program) < self.score(program))
        };
        rotation.filter(is_better).or_else(|| self.summed(values, points, program))
    }

    /// The best program by sums and products that is better than one for any number of pieces. They
    /// take longer than others, which matters where one result is waited for.
    fn summed(
        &self,
        values: &[u8],
        points: &[(u8, u8)],
        program: Option<&Program>,
    ) -> Option<FewPieces> {
        if self.objective == Objective::Latency {
            return None;
        }
        let identity: Vec<u8> = (0..self.packings.bits()).map(|bit| 1 << bit).collect();
        let mut proposed =
            summed_differences::programs(&self.missing(values, &identity), self.packings);
        proposed.retain(|few| program.is_none_or(|known| self.score(few) < self.score(known)));
        sort::by_key(&mut proposed, |program| self.score(program));
        let few = |program: Program| {
            let most = [64, 128].map(|width| self.most_pieces(&program, width, points));
            let is_typical =
                most[0] >= self.packings.in_width(64).most_pieces().min(TYPICAL_PIECES);
            is_typical.then_some(FewPieces { program, most })
        };
        proposed.into_iter().find_map(few)
    }

    /// How many pieces a program is right for in words of some width, if it is for all numbers below.
    fn most_pieces(&self, program: &Program, width: u32, points: &[(u8, u8)]) -> u32 {
        let packings = self.packings.in_width(width);
        let all = packings.most_pieces();
        // Most programs are wrong for two pieces already, which one position tells sooner than a proof.
        let is_wrong = [1, 2, TYPICAL_PIECES.min(all)].into_iter().any(|pieces| {
            let chosen = (0..pieces as usize).map(|piece| points[(7 * piece + 5) % points.len()]);
            let (numbers, images): (Vec<u8>, Vec<u8>) = chosen.unzip();
            packings.program(program, pieces).eval(packings.pack(&numbers))
                != packings.pack(&images)
        });
        if is_wrong {
            return 0;
        }
        let flaw = Proof::new(&packings, self.numbers).flaw(program, points);
        flaw.map_or(all, |flaw| flaw.pieces - 1)
    }

    fn score(&self, program: &Program) -> (u32, u32) {
        let pieces = self.packings.most_pieces().min(TYPICAL_PIECES);
        self.objective.score(self.packings.program(program, pieces).cost())
    }

    /// The rest of a map, if a word already holds a bit of the number for every result bit.
    fn missing(&self, values: &[u8], holds: &[u8]) -> Polynomials {
        let held = |number: u8| {
            let bits = (0_u8..).zip(holds);
            bits.fold(0, |held, (bit, source)| held | u8::from(number & source != 0) << bit)
        };
        let rest = self.numbers.iter().zip(values).map(|(&n, value)| value ^ held(n));
        self.interpolation.polynomials(&rest.collect::<Vec<_>>(), self.packings.result_bits())
    }

    /// A program without operations is the shortest, and one of one where something moves.
    fn known(&self, program: &Program, points: &[(u8, u8)]) -> Optimality {
        let moves = !self.packings.is_one() || points.iter().any(|(number, value)| number != value);
        let operations =
            self.packings.program(program, self.packings.most_pieces()).cost().operations;
        Optimality::proved_if(operations <= u32::from(moves), Basis::Words)
    }
}

/// Whether shifts can do what a program moves, for every number of pieces in words of either width.
fn can_move(packings: &PackingPair, program: &Program) -> bool {
    [64, 128].into_iter().all(|width| {
        let packings = packings.in_width(width);
        let can_move = |op: &Op, pieces| match op {
            Op::Shift(_, by) => packings.can_move(*by, pieces),
            _ => true,
        };
        (1..=packings.most_pieces())
            .all(|pieces| program.ops().iter().all(|op| can_move(op, pieces)))
    })
}

/// The most gates of a program on planes that is worth while for the most pieces.
fn most_useful_gates(packings: &PackingPair, objective: Objective) -> usize {
    let operations = piece_loop::most_operations(packings, objective);
    // The operations that take a word apart into planes and put it together again.
    let (before, after) = (packings.bits(), packings.result_bits());
    let around = (before - 1) + after + 2 * (after - 1);
    if packings.is_regular() { operations.saturating_sub(around) as usize } else { 0 }
}
