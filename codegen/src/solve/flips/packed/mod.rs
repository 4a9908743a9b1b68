//! Flips of packed positions: n squares in one word, all flipped at once.
//!
//! - [`packing`]: how the squares' numbers lie in the word
//! - [`frame`]: the packings before and after, where these differ
//! - [`program`]: straight-line programs on such words, for any number of pieces
//! - [`planes`]: straight-line programs on bit planes, one word for each bit of the numbers
//! - `polynomial`, `table`: a flip of one square as boolean functions of its number's bits
//! - `direct`, `swap`, `complement`: the ways to compute those within a word
//! - `synthesis`: the way to compute any such functions on planes
//! - `exact`, `optimality`: the shortest programs, and whether others are
//! - `one_by_one`: what a loop over the pieces costs
//! - `search`: better programs, for tools that have the time
//! - `text`: programs in descriptions
//! - [`proof`]: that a program does what it should, for every position and number of pieces

mod complement;
mod direct;
mod exact;
mod one_by_one;
mod optimality;
pub mod planes;
mod polynomial;
pub mod program;
pub mod proof;
#[cfg(feature = "search")]
mod search;
mod swap;
mod synthesis;
mod table;
mod text;

pub use crate::model::frame::{self, Bits, Frame};
pub use crate::model::packing::{self, Distance, PackedField, Packing};
pub use planes::{Gate, Plane, PlaneProgram};
pub use program::{Action, Program, Step};
pub use proof::{Flaw, Proof};

use polynomial::{Interpolation, Polynomials};

use super::objective::Objective;
use super::optimality::Optimality;
use crate::board::Square;
use crate::circuit::Cost;
use crate::layout::Numbering;

/// The number of pieces for which programs are compared.
const TYPICAL_PIECES: u32 = 5;

/// How to map all squares of a position, such as a flip: what becomes of numbers that are no square
/// is not said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackedMap {
    /// On bit planes, where it was looked for and is short enough.
    pub planes: Option<PlaneProgram>,
    /// On packed indexes, where one was found.
    pub program: Option<Program>,
    /// What it is to be good at.
    pub objective: Objective,
    /// What is known of the program's number of operations, for any number of pieces.
    pub optimality: Optimality,
    /// What is known of the number of gates on bit planes.
    pub planes_optimality: Optimality,
}

/// What finds maps of positions, packed in some way, of boards numbered in some way.
///
/// ```
/// use quadrille_codegen::board::Board;
/// use quadrille_codegen::layout::{Field, Numbering, PackedOrder};
/// use quadrille_codegen::solve::flips::Objective;
/// use quadrille_codegen::solve::flips::packed::{Frame, Packing, Solver};
/// use quadrille_runtime::Symmetry;
/// let board = Board::new(8, 8).unwrap();
/// let a1_is_0 = Numbering::new(board, (0..64).collect()).unwrap();
/// let field = |name: &str, shift| Field { name: name.into(), width: 3, shift };
/// let packing = Packing::new(&PackedOrder::by_fields(&[field("hi", 3), field("lo", 0)]), 64);
/// let frame = Frame::within(&packing);
/// let solver = Solver::new(&frame, &a1_is_0, Objective::Latency);
/// let flip = solver.map(|square| a1_is_0.number(board.image(square, Symmetry::FlipDiagonal)));
/// // (x >> 15) ^ ((x << 15) & hi)
/// assert_eq!(flip.cost(&frame, 5).map(|cost| cost.operations), Some(4));
/// ```
pub struct Solver<'a> {
    frame: &'a Frame,
    numbering: &'a Numbering,
    objective: Objective,
    interpolation: Interpolation,
    /// The most gates of programs on planes.
    most_gates: usize,
}

impl Solver<'_> {
    /// # Panics
    /// If the numbering's numbers have more bits than the frame's.
    pub fn new<'a>(frame: &'a Frame, numbering: &'a Numbering, objective: Objective) -> Solver<'a> {
        assert!(numbering.bits() <= frame.bits(), "numbers do not fit the packing");
        let interpolation = Interpolation::new(numbering.numbers().to_vec(), frame.bits());
        Solver { frame, numbering, objective, interpolation, most_gates: usize::MAX }
    }

    /// The same without programs on planes that are too long to be worth while for words of these
    /// frames.
    #[must_use]
    pub fn for_words(self, frames: &[Frame]) -> Self {
        let gates = frames.iter().map(|frame| most_useful_gates(frame, self.objective));
        let most_gates = gates.max().unwrap_or(0);
        Solver { most_gates, ..self }
    }

    /// The best map of squares to numbers that was found, not proved yet.
    pub fn map(&self, image: impl Fn(Square) -> u8) -> PackedMap {
        self.map_given(None, image)
    }

    /// The same with the description's program for words, if it has one.
    pub fn map_given(&self, given: Option<&Program>, image: impl Fn(Square) -> u8) -> PackedMap {
        let values: Vec<u8> = self.numbering.board().squares().map(image).collect();
        let points: Vec<(u8, u8)> =
            self.numbering.numbers().iter().copied().zip(values.iter().copied()).collect();
        let polynomials = self.interpolation.polynomials(&values, self.frame.result_bits());
        let mut programs: Vec<Program> = match given {
            Some(program) => vec![program.clone()],
            None => self.programs(&polynomials, &values),
        };
        // There is hardly ever a shorter way through planes than a way within the word.
        let is_wanted = programs.is_empty() || self.most_gates == usize::MAX;
        let planes = is_wanted.then(|| self.planes(&polynomials, &points)).flatten();
        let (planes, planes_optimality) = planes.unzip();
        if given.is_none() {
            programs.extend(planes.as_ref().and_then(|planes| planes.program(self.frame)));
        }
        let program = programs.into_iter().min_by_key(|program| self.score(program));
        let optimality = program.as_ref().map(|it| optimality::of_words(it, self.frame, &points));
        PackedMap {
            planes,
            program,
            objective: self.objective,
            optimality: optimality.unwrap_or(Optimality::BestFound),
            planes_optimality: planes_optimality.unwrap_or(Optimality::BestFound),
        }
    }

    /// A program on planes: the shortest where that can be found out, else one that is found fast.
    fn planes(
        &self,
        polynomials: &Polynomials,
        points: &[(u8, u8)],
    ) -> Option<(PlaneProgram, Optimality)> {
        let (bits, results) = (self.frame.bits(), self.frame.result_bits());
        let is_asked = self.most_gates == usize::MAX;
        match exact::shortest(points, bits, results, if is_asked { exact::SPARE } else { 0 }) {
            Ok(program) => Some((program, Optimality::Proved)),
            Err(least) => {
                let program = synthesis::plane_program(polynomials, bits, self.most_gates)?;
                let is_least = program.cost().operations <= least;
                Some((program, if is_least { Optimality::Proved } else { Optimality::BestFound }))
            }
        }
    }

    /// Programs within the word.
    fn programs(&self, polynomials: &Polynomials, values: &[u8]) -> Vec<Program> {
        let missing = |holds: &[u8]| self.missing(values, holds);
        let mut programs = direct::programs(polynomials, self.frame, missing);
        programs.extend(complement::programs(self.frame, self.numbering.numbers(), values));
        programs
    }

    fn score(&self, program: &Program) -> (u32, u32) {
        self.objective.score(program.cost(self.frame, self.frame.most_pieces().min(TYPICAL_PIECES)))
    }

    /// What is left of a map where a word holds a bit of the number for every result bit.
    fn missing(&self, values: &[u8], holds: &[u8]) -> Polynomials {
        let held = |number: u8| {
            let bits = (0_u8..).zip(holds);
            bits.fold(0, |held, (bit, source)| held | u8::from(number & source != 0) << bit)
        };
        let rest = self.numbering.numbers().iter().zip(values).map(|(&n, value)| value ^ held(n));
        self.interpolation.polynomials(&rest.collect::<Vec<_>>(), self.frame.result_bits())
    }
}

impl PackedMap {
    /// What it costs to map all pieces at once; `None` if no program was found.
    pub fn cost(&self, frame: &Frame, pieces: u32) -> Option<Cost> {
        self.program.as_ref().map(|program| program.cost(frame, pieces))
    }

    /// How many different masks mapping all at once takes.
    pub fn masks(&self) -> usize {
        let actions = self.program.iter().flat_map(Program::actions);
        actions.filter(|action| matches!(action, Action::Mask(_))).count()
    }

    /// The fewest pieces for which it is worth while to map all at once, by a model of what a loop
    /// over the pieces costs; `None` if it never is.
    pub fn least_pieces(&self, frame: &Frame) -> Option<u32> {
        let cost = self.cost(frame, frame.most_pieces())?;
        one_by_one::least_pieces(cost, frame, self.objective)
    }
}

/// The most gates of a program on planes that is worth while for the most pieces.
fn most_useful_gates(frame: &Frame, objective: Objective) -> usize {
    let operations = one_by_one::most_operations(frame, objective);
    let gates = operations.saturating_sub(operations_around(frame));
    if frame.is_regular() { gates as usize } else { 0 }
}

/// The operations that take a word apart into planes and put it together again.
fn operations_around(frame: &Frame) -> u32 {
    let (before, after) = (frame.bits(), frame.result_bits());
    (before - 1) + after + 2 * (after - 1)
}
