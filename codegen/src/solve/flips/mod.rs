//! Circuits that mirror, turn and move squares and bitboards. [`quadrille_circuits::solve`] finds them; here
//! is what a board says of them.
//!
//! - [`number_map`]: maps of square numbers, such as a flip or the rank of a square
//! - [`mod@bitboards`]: flips and steps of whole bitboards
//! - [`bit_reversal`]: flips for processors that reverse a word in one instruction

pub mod bit_reversal;
pub mod bitboards;

pub use bitboards::{bitboard, bitboards, step};

use quadrille_circuits::solve::NumberMap;

use crate::list::list;
use crate::model::{Numbering, Square};

/// The best map from the numbers of a numbering to `value`s. It is checked on every square; numbers
/// that are no square may give anything.
///
/// ```
/// use quadrille_codegen::board::Board;
/// use quadrille_codegen::layout::Numbering;
/// use quadrille_codegen::solve::flips::number_map;
/// let board = Board::new(8, 8).unwrap();
/// let a1_is_0 = Numbering::new(board, (0..64).collect()).unwrap();
/// let rank = number_map(&a1_is_0, |square| board.rank(square));
/// assert_eq!(rank.cost().operations, 1); // number >> 3
/// assert_eq!(rank.eval(63), 7);
/// ```
pub fn number_map(numbering: &Numbering, value: impl Fn(Square) -> u8) -> NumberMap {
    let points = list(numbering.board().squares(), |sq| (numbering.number(sq), value(sq)));
    NumberMap::through(&points)
}
