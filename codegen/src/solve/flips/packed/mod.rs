//! Flips of packed positions: n squares in one word, all flipped at once.
//!
//! - [`packing`]: how the squares' numbers lie in the word
//! - [`program`]: straight-line programs on such words, for any number of pieces
//! - [`planes`]: straight-line programs on bit planes, one word for each bit of the numbers
//! - `polynomial`, `table`: a flip of one square as boolean functions of its number's bits
//! - `direct`, `swap`: the ways to compute those within a word
//! - `synthesis`: the way to compute any such functions on planes
//! - [`proof`]: that a program does what it should, for every position and number of pieces

mod direct;
pub mod packing;
pub mod planes;
mod polynomial;
pub mod program;
pub mod proof;
mod swap;
mod synthesis;
mod table;

pub use packing::{Distance, PackedField, Packing};
pub use planes::{Gate, Plane, PlaneProgram};
pub use program::{Action, Program, Step};

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
    /// On packed indexes, where there is something shorter than to take the index apart into
    /// planes and to put it together again.
    pub program: Option<Program>,
}

/// What finds maps of positions, packed in some way, of boards numbered in some way.
///
/// ```
/// use quadrille_codegen::board::Board;
/// use quadrille_codegen::layout::{Field, Numbering, PackedOrder};
/// use quadrille_codegen::solve::flips::Objective;
/// use quadrille_codegen::solve::flips::packed::{Packing, Solver};
/// use quadrille_runtime::Symmetry;
/// let board = Board::new(8, 8).unwrap();
/// let a1_is_0 = Numbering::new(board, (0..64).collect()).unwrap();
/// let field = |name: &str, shift| Field { name: name.into(), width: 3, shift };
/// let packing = Packing::new(&PackedOrder::by_fields(&[field("hi", 3), field("lo", 0)]), 64);
/// let solver = Solver::new(&packing, &a1_is_0, Objective::Latency);
/// let flip = solver.map(|square| a1_is_0.number(board.image(square, Symmetry::FlipDiagonal)));
/// // (x >> 15) ^ ((x << 15) & hi)
/// assert_eq!(flip.cost(&packing, 5).map(|cost| cost.operations), Some(4));
/// ```
pub struct Solver<'a> {
    packing: &'a Packing,
    numbering: &'a Numbering,
    objective: Objective,
    interpolation: Interpolation,
    /// The most gates of programs on planes.
    most_gates: usize,
}

impl Solver<'_> {
    /// # Panics
    /// If the numbering's numbers have more bits than the packing's.
    pub fn new<'a>(
        packing: &'a Packing,
        numbering: &'a Numbering,
        objective: Objective,
    ) -> Solver<'a> {
        assert!(numbering.bits() <= packing.bits(), "numbers do not fit the packing");
        let interpolation = Interpolation::new(numbering.numbers().to_vec(), packing.bits());
        Solver { packing, numbering, objective, interpolation, most_gates: usize::MAX }
    }

    /// The same without programs on planes that are too long to be worth while for words that are
    /// packed so.
    #[must_use]
    pub fn for_words(self, packings: &[Packing]) -> Self {
        let most_gates = packings.iter().map(most_useful_gates).max().unwrap_or(0);
        Solver { most_gates, ..self }
    }

    /// The best map of squares to numbers that was found, not proved yet.
    pub fn map(&self, image: impl Fn(Square) -> u8) -> PackedMap {
        let Solver { packing, objective, .. } = *self;
        let values: Vec<u8> = self.numbering.board().squares().map(image).collect();
        let polynomials = self.interpolation.polynomials(&values);
        let pieces = packing.most_pieces().min(TYPICAL_PIECES);
        let numbers = self.numbering.numbers();
        let best = direct::programs(&polynomials, packing)
            .into_iter()
            .chain(Program::complement(packing, numbers, &values))
            .map(|program| (objective.score(program.cost(packing, pieces)), program))
            .min_by_key(|(score, _)| *score);
        // There is hardly ever a shorter way through planes than a way within the word.
        let is_wanted = best.is_none() || self.most_gates == usize::MAX;
        let planes = is_wanted.then(|| synthesis::plane_program(&polynomials, self.most_gates));
        let planes = planes.flatten();
        let through = planes.as_ref().and_then(|planes| through_planes(planes, packing));
        let through = through.map(|cost| objective.score(cost));
        let best = best.filter(|(score, _)| through.is_none_or(|other| *score < other));
        PackedMap { planes, program: best.map(|(_, program)| program) }
    }
}

impl PackedMap {
    /// What it costs to map all pieces at once; `None` if the packing does not allow it, as its
    /// fields have different strides.
    pub fn cost(&self, packing: &Packing, pieces: u32) -> Option<Cost> {
        match &self.program {
            Some(program) => Some(program.cost(packing, pieces)),
            None => through_planes(self.planes.as_ref()?, packing),
        }
    }

    /// How many different masks mapping all at once takes.
    pub fn masks(&self, packing: &Packing) -> usize {
        match &self.program {
            Some(program) => {
                let is_mask = |action: &&Action| matches!(action, Action::Mask(_));
                program.actions().iter().filter(is_mask).count()
            }
            None => usize::from(packing.is_regular()),
        }
    }

    /// The fewest pieces for which it is worth while to map all at once; `None` if it never is.
    ///
    /// Going from piece to piece with a table takes 2 operations a piece and 6 for each place in
    /// which its number lies: shift, mask and join it, look it up, mask, shift and join it again.
    /// Operations on 128 bits count 2; three of the six are.
    pub fn least_pieces(&self, packing: &Packing) -> Option<u32> {
        let operations = self.cost(packing, packing.most_pieces())?.operations;
        let at_once = if is_wide(packing) { 2 * operations } else { operations };
        let least = at_once.div_ceil(operations_for_each(packing)).max(1);
        (least <= packing.most_pieces()).then_some(least)
    }

    /// Whether mapping all at once takes planes, in words of some packing.
    pub fn needs_planes(&self, packing: &Packing) -> bool {
        self.program.is_none() && self.least_pieces(packing).is_some()
    }
}

fn is_wide(packing: &Packing) -> bool {
    packing.width() > 64
}

/// The operations for each piece that are saved when all are mapped at once.
fn operations_for_each(packing: &Packing) -> u32 {
    2 + if is_wide(packing) { 9 } else { 6 } * packing.runs()
}

/// The most gates of a program on planes that is worth while for the most pieces.
fn most_useful_gates(packing: &Packing) -> usize {
    let all = operations_for_each(packing) * packing.most_pieces();
    let operations = if is_wide(packing) { all / 2 } else { all };
    let gates = operations.saturating_sub(operations_around(packing.bits()));
    if packing.is_regular() { gates as usize } else { 0 }
}

/// The operations that take a word apart into planes and put it together again.
fn operations_around(bits: u32) -> u32 {
    (bits - 1) + bits + 2 * (bits - 1)
}

/// What it costs to take a word apart into planes, each in the place of the pieces' bits 0, to run
/// a program on them, and to put the word together again.
fn through_planes(planes: &PlaneProgram, packing: &Packing) -> Option<Cost> {
    let bits = packing.bits();
    let Cost { operations, depth, latency } = planes.cost();
    // A shift; then a mask, a shift, and a tree of unions.
    let around = 1 + 2 + bits.next_power_of_two().ilog2();
    packing.is_regular().then_some(Cost {
        operations: operations + operations_around(bits),
        depth: depth + around,
        latency: latency + around,
    })
}
