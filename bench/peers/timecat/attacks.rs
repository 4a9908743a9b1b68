//! The moves of pieces: the functions of timecat's squares that look tables up, by a layout.
//!
//! timecat's build script writes these tables in 640 lines: magics and their search for offsets, or sets for PEXT,
//! rays, lines and leapers. The layout `Lerf`, whose code and tables are in the crate `quadrille`, has them ready.

use quadrille::layouts::Lerf;
use quadrille::piece::{Bishop, Queen, Rook};
use quadrille::{Bitboard, Color as Side, Square as Numbered};

use crate::{BitBoard, Color, Square};

/// The layout's square with the number of timecat's, which is its discriminant.
#[inline(always)]
fn numbered(square: Square) -> Numbered<Lerf> {
    square.into()
}

#[inline(always)]
fn side(color: Color) -> Side {
    color.into()
}

#[inline(always)]
pub(crate) fn bishop(square: Square, occupied: BitBoard) -> BitBoard {
    numbered(square).bishop_attacks(occupied.into()).into()
}

#[inline(always)]
pub(crate) fn rook(square: Square, occupied: BitBoard) -> BitBoard {
    numbered(square).rook_attacks(occupied.into()).into()
}

/// A queen's straight and diagonal lines are looked up at once.
#[inline(always)]
pub(crate) fn queen(square: Square, occupied: BitBoard) -> BitBoard {
    numbered(square).queen_attacks(occupied.into()).into()
}

#[inline(always)]
pub(crate) fn knight(square: Square) -> BitBoard {
    Lerf::knight_attacks(numbered(square)).into()
}

#[inline(always)]
pub(crate) fn king(square: Square) -> BitBoard {
    Lerf::king_attacks(numbered(square)).into()
}

#[inline(always)]
pub(crate) fn diagonal(square: Square) -> BitBoard {
    Bitboard::diagonal(numbered(square)).into()
}

#[inline(always)]
pub(crate) fn anti_diagonal(square: Square) -> BitBoard {
    Bitboard::anti_diagonal(numbered(square)).into()
}

#[inline(always)]
pub(crate) fn bishop_empty(square: Square) -> BitBoard {
    numbered(square).attacks_empty::<Bishop>().into()
}

#[inline(always)]
pub(crate) fn rook_empty(square: Square) -> BitBoard {
    numbered(square).attacks_empty::<Rook>().into()
}

#[inline(always)]
pub(crate) fn queen_empty(square: Square) -> BitBoard {
    numbered(square).attacks_empty::<Queen>().into()
}

#[inline(always)]
pub(crate) fn between(from: Square, to: Square) -> BitBoard {
    numbered(from).between(numbered(to)).into()
}

#[inline(always)]
pub(crate) fn line(from: Square, to: Square) -> BitBoard {
    numbered(from).line_through(numbered(to)).into()
}

#[inline(always)]
pub(crate) fn pawn_attacks(square: Square, color: Color) -> BitBoard {
    numbered(square).pawn_attacks(side(color)).into()
}

/// The squares that a pawn steps to: one, or two from its second rank if the first is free.
#[inline(always)]
pub(crate) fn pawn_quiets(square: Square, color: Color, occupied: BitBoard) -> BitBoard {
    let (square, side, free) = (numbered(square), side(color), !Bitboard::<Lerf>::from(occupied));
    let step = square.pawn_pushes(side) & free;
    let second = step.forward(side) & free & Bitboard::from_relative_rank(side, 3);
    (step | second).into()
}
