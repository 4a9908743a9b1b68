//! Flips of packed positions: n squares in one word, all flipped at once.
//!
//! - [`packing`]: how the squares' numbers lie in the word
//! - [`program`]: straight-line programs that work for any number of pieces
//! - `polynomial`: a flip of one square as boolean polynomials of its number's bits
//! - [`print`](Program::to_tokens): writes such a program as Rust
//! - `direct`, `swap`, `horner`: the ways to compute those for all pieces at once

mod direct;
mod horner;
pub mod packing;
mod polynomial;
mod print;
pub mod program;
mod swap;

pub use packing::{Distance, PackedField, Packing};
pub use program::{Action, Program, Step};

use polynomial::Polynomials;

use super::objective::Objective;
use crate::board::Square;
use crate::circuit::Circuit;
use crate::circuit::locality::dependencies;
use crate::circuit::reach::reach;
use crate::layout::Numbering;

/// The number of pieces for which programs are compared.
const TYPICAL_PIECES: u32 = 5;

/// The most operations of a [`short_program`]: about as many as it takes to look up three pieces.
const MOST_OPERATIONS: u32 = 24;

/// The best program found that maps every square of a packed position, such as a flip, proved for
/// every number of pieces that fits and every position; what becomes of numbers that are no square
/// is not said.
///
/// There is none where the packing's fields have different strides: there, go from piece to piece.
///
/// ```
/// use quadrille_codegen::board::Board;
/// use quadrille_codegen::layout::{Field, Numbering};
/// use quadrille_codegen::solve::flips::Objective;
/// use quadrille_codegen::solve::flips::packed::{Packing, packed_map};
/// use quadrille_runtime::Symmetry;
/// let board = Board::new(8, 8).unwrap();
/// let a1_is_0 = Numbering::new(board, (0..64).collect()).unwrap();
/// let field = |name: &str, shift| Field { name: name.into(), width: 3, shift };
/// let packing = Packing::by_fields(&[field("hi", 3), field("lo", 0)], 64);
/// let image = |square| a1_is_0.number(board.image(square, Symmetry::FlipDiagonal));
/// let flip = packed_map(&packing, &a1_is_0, image, Objective::Latency).unwrap();
/// assert_eq!(flip.cost(&packing, 5).operations, 4); // (x >> 15) ^ ((x << 15) & hi)
/// ```
///
/// # Panics
/// If the numbering's numbers have more bits than the packing's, or if the proof fails, which would
/// be a defect in a solver.
pub fn packed_map(
    packing: &Packing,
    numbering: &Numbering,
    image: impl Fn(Square) -> u8,
    objective: Objective,
) -> Option<Program> {
    assert!(numbering.bits() <= packing.bits(), "numbers do not fit the packing");
    let squares = numbering.board().squares();
    let points: Vec<_> = squares.map(|sq| (numbering.number(sq), image(sq))).collect();
    let polynomials = Polynomials::through(&points, packing.bits());
    let pieces = packing.most_pieces().min(TYPICAL_PIECES);
    let best = direct::programs(&polynomials, packing)
        .into_iter()
        .chain(horner::program(&polynomials, packing))
        .min_by_key(|program| objective.score(program.cost(packing, pieces)))?;
    for pieces in 1..=packing.most_pieces() {
        let circuit = best.circuit(packing, pieces);
        assert!(maps(&circuit, packing, pieces, &points), "the program for {points:?} is wrong");
    }
    Some(best)
}

/// The best program of few operations, not proved yet: for a compiler that has little time and
/// proves it later. There is none for numberings whose flips are no short polynomials.
pub fn short_program(
    packing: &Packing,
    numbering: &Numbering,
    image: impl Fn(Square) -> u8,
    objective: Objective,
) -> Option<Program> {
    let squares = numbering.board().squares();
    let points: Vec<_> = squares.map(|sq| (numbering.number(sq), image(sq))).collect();
    let polynomials = Polynomials::through(&points, packing.bits());
    let pieces = packing.most_pieces().min(TYPICAL_PIECES);
    direct::programs(&polynomials, packing)
        .into_iter()
        .map(|program| (program.cost(packing, pieces), program))
        .filter(|(cost, _)| cost.operations <= MOST_OPERATIONS)
        .min_by_key(|(cost, _)| objective.score(*cost))
        .map(|(_, program)| program)
}

/// Whether the circuit maps each piece's number by these points, in every position.
///
/// No bit of a piece's result depends on another piece. So it is enough to try each number, in the
/// places of all pieces at once.
pub fn maps(circuit: &Circuit, packing: &Packing, pieces: u32, points: &[(u8, u8)]) -> bool {
    let all = |number: u8| packing.mask(number, pieces);
    points.iter().all(|&(number, value)| circuit.eval(all(number)) == all(value))
        && is_local(circuit, packing, pieces)
}

/// Whether each piece's bits of the result depend on that piece only, and other bits on nothing.
fn is_local(circuit: &Circuit, packing: &Packing, pieces: u32) -> bool {
    let own: Vec<u128> = (0..pieces).map(|piece| packing.spread(u8::MAX, piece, pieces)).collect();
    let all = own.iter().fold(0, |all, own| all | own);
    if own.iter().all(|&own| reach(circuit, all, own) & !own == 0) {
        return true;
    }
    let found = dependencies(circuit, all);
    (0..).zip(found).all(|(place, found)| {
        own.iter().filter(|&&own| own & found != 0).all(|&own| own >> place & 1 == 1)
    })
}
