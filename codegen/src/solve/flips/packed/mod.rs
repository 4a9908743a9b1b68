//! Flips of packed positions: n squares in one word, all flipped at once.
//!
//! - [`packing`]: how the squares' numbers lie in the word
//! - [`frame`]: the packings before and after, where these differ
//! - [`program`]: straight-line programs on such words, for any number of pieces
//! - [`planes`]: straight-line programs on bit planes, one word for each bit of the numbers
//! - `polynomial`, `table`: a flip of one square as boolean functions of its number's bits
//! - `direct`, `swap`: the ways to compute those within a word
//! - `synthesis`: the way to compute any such functions on planes
//! - [`proof`]: that a program does what it should, for every position and number of pieces

mod direct;
pub mod frame;
pub mod packing;
pub mod planes;
mod polynomial;
pub mod program;
pub mod proof;
mod swap;
mod synthesis;
mod table;

pub use frame::{Bits, Frame};
pub use packing::{Distance, PackedField, Packing};
pub use planes::{Gate, Plane, PlaneProgram};
pub use program::{Action, Program, Step};
pub use proof::{Flaw, Proof};

use polynomial::Interpolation;

use super::objective::Objective;
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
        let most_gates = frames.iter().map(most_useful_gates).max().unwrap_or(0);
        Solver { most_gates, ..self }
    }

    /// The best map of squares to numbers that was found, not proved yet.
    pub fn map(&self, image: impl Fn(Square) -> u8) -> PackedMap {
        let Solver { frame, objective, .. } = *self;
        let values: Vec<u8> = self.numbering.board().squares().map(image).collect();
        let polynomials = self.interpolation.polynomials(&values, frame.result_bits());
        let pieces = frame.most_pieces().min(TYPICAL_PIECES);
        let mut programs = direct::programs(&polynomials, frame);
        programs.extend(Program::complement(frame, self.numbering.numbers(), &values));
        // There is hardly ever a shorter way through planes than a way within the word.
        let is_wanted = programs.is_empty() || self.most_gates == usize::MAX;
        let planes = is_wanted
            .then(|| synthesis::plane_program(&polynomials, frame.bits(), self.most_gates))
            .flatten();
        programs.extend(planes.as_ref().and_then(|planes| planes.program(frame)));
        let program =
            programs.into_iter().min_by_key(|program| objective.score(program.cost(frame, pieces)));
        PackedMap { planes, program }
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

    /// The fewest pieces for which it is worth while to map all at once; `None` if it never is.
    ///
    /// Going from piece to piece with a table takes 2 operations a piece and 3 for each place in
    /// which its number lies, before and after: shift, mask and join it, look it up, mask, shift and
    /// join it again. Operations on 128 bits count 2; three of six are.
    pub fn least_pieces(&self, frame: &Frame) -> Option<u32> {
        let operations = self.cost(frame, frame.most_pieces())?.operations;
        let at_once = if is_wide(frame) { 2 * operations } else { operations };
        let least = at_once.div_ceil(operations_for_each(frame)).max(1);
        (least <= frame.most_pieces()).then_some(least)
    }
}

fn is_wide(frame: &Frame) -> bool {
    frame.width() > 64
}

/// The operations for each piece that are saved when all are mapped at once.
fn operations_for_each(frame: &Frame) -> u32 {
    2 + if is_wide(frame) { 9 } else { 6 } * frame.runs() / 2
}

/// The most gates of a program on planes that is worth while for the most pieces.
fn most_useful_gates(frame: &Frame) -> usize {
    let all = operations_for_each(frame) * frame.most_pieces();
    let operations = if is_wide(frame) { all / 2 } else { all };
    let gates = operations.saturating_sub(operations_around(frame));
    if frame.is_regular() { gates as usize } else { 0 }
}

/// The operations that take a word apart into planes and put it together again.
fn operations_around(frame: &Frame) -> u32 {
    let (before, after) = (frame.bits(), frame.result_bits());
    (before - 1) + after + 2 * (after - 1)
}
