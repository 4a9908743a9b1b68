//! The moves of pieces: all of haitaka's attacks and sliders, on a layout with haitaka's numbering. Black, who
//! moves first and goes up the board, is the layout's White.

use quadrille::piece::{Bishop, Lance, Rook};
use quadrille::{Bitboard, Color as Side};

use crate::layout::Numbering;
use crate::{BitBoard, Color, Square};

/// The layout's square with the number of the peer's, which is its discriminant.
#[inline(always)]
pub(crate) const fn place(square: Square) -> quadrille::Square<Numbering> {
    match Numbering::square(square as u8) {
        Some(square) => square,
        None => unreachable!(),
    }
}

/// The peer's square for the layout's.
#[inline(always)]
pub(crate) const fn back(square: quadrille::Square<Numbering>) -> Square {
    Square::index_const(square.index().get())
}

#[inline(always)]
pub(crate) const fn set(bits: BitBoard) -> Bitboard<Numbering> {
    Numbering::bitboard(bits.0)
}

#[inline(always)]
pub(crate) const fn bits(set: Bitboard<Numbering>) -> BitBoard {
    BitBoard::new(set.word())
}

#[inline(always)]
pub(crate) const fn side(color: Color) -> Side {
    match color {
        Color::Black => Side::White,
        Color::White => Side::Black,
    }
}

/// The squares that a rook attacks.
#[inline(always)]
pub fn get_rook_moves(_color: Color, square: Square, blockers: BitBoard) -> BitBoard {
    bits(place(square).rook_attacks(set(blockers)))
}

/// The squares that a bishop attacks.
#[inline(always)]
pub fn get_bishop_moves(_color: Color, square: Square, blockers: BitBoard) -> BitBoard {
    bits(place(square).bishop_attacks(set(blockers)))
}

/// The squares that a lance attacks.
#[inline(always)]
pub const fn get_lance_moves(color: Color, square: Square, blockers: BitBoard) -> BitBoard {
    bits(Numbering::lance_attacks(side(color), place(square), set(blockers)))
}

/// The squares that a rook attacks on the empty board.
#[inline(always)]
pub const fn rook_pseudo_attacks(square: Square) -> BitBoard {
    bits(place(square).attacks_empty::<Rook>())
}

/// The squares that a bishop attacks on the empty board.
#[inline(always)]
pub const fn bishop_pseudo_attacks(square: Square) -> BitBoard {
    bits(place(square).attacks_empty::<Bishop>())
}

/// The squares that a lance attacks on the empty board.
#[inline(always)]
pub const fn lance_pseudo_attacks(color: Color, square: Square) -> BitBoard {
    bits(place(square).attacks_empty_by::<Lance>(side(color)))
}

/// The squares between two squares of a line.
#[inline(always)]
pub const fn get_between_rays(from: Square, to: Square) -> BitBoard {
    bits(place(from).between(place(to)))
}

/// The line through two squares.
#[inline(always)]
pub const fn line_ray(from: Square, to: Square) -> BitBoard {
    bits(place(from).line_through(place(to)))
}

/// The squares that a king attacks.
#[inline(always)]
pub const fn king_attacks(_color: Color, square: Square) -> BitBoard {
    bits(Numbering::king_attacks(place(square)))
}

/// The squares that a gold general attacks.
#[inline(always)]
pub const fn gold_attacks(color: Color, square: Square) -> BitBoard {
    bits(Numbering::gold_attacks(side(color), place(square)))
}

/// The squares that a silver general attacks.
#[inline(always)]
pub const fn silver_attacks(color: Color, square: Square) -> BitBoard {
    bits(Numbering::silver_attacks(side(color), place(square)))
}

/// The squares that a knight attacks.
#[inline(always)]
pub const fn knight_attacks(color: Color, square: Square) -> BitBoard {
    bits(Numbering::knight_attacks(side(color), place(square)))
}

/// The squares that a pawn attacks.
#[inline(always)]
pub const fn pawn_attacks(color: Color, square: Square) -> BitBoard {
    bits(Numbering::foot_soldier_attacks(side(color), place(square)))
}
