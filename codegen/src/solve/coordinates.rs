//! The coordinates of squares, as data that the runtime reads: coordinates from numbers and back.

use quadrille_runtime::coordinate::{Coordinate, NumberOf};

use crate::list::both;
use crate::model::{Numbering, Square};

/// Finds a coordinate of a square from its number: as bits of the number if it lies there, otherwise in the table.
pub fn coordinate(numbering: &Numbering, value: impl Fn(Square) -> u8) -> Coordinate {
    let squares = || numbering.board().squares();
    let bits = u8::BITS - squares().map(&value).max().unwrap_or(0).leading_zeros();
    let mask = ((1_u16 << bits) - 1) as u8;
    let first = squares().next();
    let beginning_at = |shift: u8| {
        let bits = |square| numbering.number(square) >> shift & mask;
        let flipped = first.map_or(0, |square| bits(square) ^ value(square));
        let is_right = squares().all(|square| bits(square) ^ flipped == value(square));
        is_right.then_some(Coordinate::Bits { shift, mask, flipped })
    };
    (0..8).find_map(beginning_at).unwrap_or(Coordinate::Table)
}

/// Finds numbers from files and ranks: as a sum of multiples of both if possible, otherwise in the table.
pub fn number_of(numbering: &Numbering) -> NumberOf {
    let board = numbering.board();
    let at = |file, rank| board.square_at(file, rank).map_or(0, |square| numbering.number(square));
    let flipped = at(0, 0);
    let [file, rank] = both([at(1, 0), at(0, 1)], |number| number ^ flipped);
    let file = if board.files() > 1 { file } else { 0 };
    let rank = if board.ranks() > 1 { rank } else { 0 };
    let linear = NumberOf::Linear { file, rank, flipped };
    let agrees = |square| {
        let number = linear.of_coords(board.file(square), board.rank(square));
        number == Some(numbering.number(square))
    };
    if board.is_full() && board.squares().all(agrees) { linear } else { NumberOf::Table }
}

/// The padded length of a table of numbers by cell of the box. Every index fits, so no bounds check is needed.
pub fn padded(cells: usize) -> usize {
    cells.next_power_of_two().max(64)
}
