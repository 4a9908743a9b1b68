//! Where pieces move: the whole of haitaka's attacks and sliders, said with a layout in its own
//! numbering. Black, who moves first and goes up the board, stands where the layout has White.

use quadrille::piece::{Bishop, Lance, Rook};
use quadrille::{Bitboard, Color as Side};

use crate::layout::Numbering;
use crate::{BitBoard, Color, Square};

/// The peer's square, whose discriminant is the layout's number, as the layout's.
#[inline(always)]
pub(crate) const fn place(square: Square) -> quadrille::Square<Numbering> {
    match Numbering::square(square as u8) {
        Some(square) => square,
        None => unreachable!(),
    }
}

/// The layout's square as the peer's.
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

/// Where a rook moves.
#[inline(always)]
pub fn get_rook_moves(_color: Color, square: Square, blockers: BitBoard) -> BitBoard {
    bits(place(square).rook_attacks(set(blockers)))
}

/// Where a bishop moves.
#[inline(always)]
pub fn get_bishop_moves(_color: Color, square: Square, blockers: BitBoard) -> BitBoard {
    bits(place(square).bishop_attacks(set(blockers)))
}

/// Where a lance moves.
#[inline(always)]
pub const fn get_lance_moves(color: Color, square: Square, blockers: BitBoard) -> BitBoard {
    bits(Numbering::lance_attacks(side(color), place(square), set(blockers)))
}

/// Where a rook moves on the empty board.
#[inline(always)]
pub const fn rook_pseudo_attacks(square: Square) -> BitBoard {
    bits(place(square).attacks_empty::<Rook>())
}

/// Where a bishop moves on the empty board.
#[inline(always)]
pub const fn bishop_pseudo_attacks(square: Square) -> BitBoard {
    bits(place(square).attacks_empty::<Bishop>())
}

/// Where a lance moves on the empty board.
#[inline(always)]
pub const fn lance_pseudo_attacks(color: Color, square: Square) -> BitBoard {
    bits(place(square).attacks_empty_by::<Lance>(side(color)))
}

/// The squares between two on a line.
#[inline(always)]
pub const fn get_between_rays(from: Square, to: Square) -> BitBoard {
    bits(place(from).between(place(to)))
}

/// The line through two squares.
#[inline(always)]
pub const fn line_ray(from: Square, to: Square) -> BitBoard {
    bits(place(from).line_through(place(to)))
}

/// Where a king moves.
#[inline(always)]
pub const fn king_attacks(_color: Color, square: Square) -> BitBoard {
    bits(Numbering::king_attacks(place(square)))
}

/// Where a gold general moves.
#[inline(always)]
pub const fn gold_attacks(color: Color, square: Square) -> BitBoard {
    bits(Numbering::gold_attacks(side(color), place(square)))
}

/// Where a silver general moves.
#[inline(always)]
pub const fn silver_attacks(color: Color, square: Square) -> BitBoard {
    bits(Numbering::silver_attacks(side(color), place(square)))
}

/// Where a knight moves.
#[inline(always)]
pub const fn knight_attacks(color: Color, square: Square) -> BitBoard {
    bits(Numbering::knight_attacks(side(color), place(square)))
}

/// Where a pawn moves.
#[inline(always)]
pub const fn pawn_attacks(color: Color, square: Square) -> BitBoard {
    bits(Numbering::foot_soldier_attacks(side(color), place(square)))
}
