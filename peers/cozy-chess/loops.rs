//! cozy-chess's hot loops, said with the layout: squares that are safe for a king, and how many moves a set
//! of targets makes.
//!
//! They give what the published ones give (`board/movegen` of cozy-chess, by analog-hors, MIT).

use quadrille::Bitboard;

use crate::layout::Numbering;
use crate::moves::{bits, place, set, side};
use crate::{BitBoard, Board, Piece};

type Set = Bitboard<Numbering>;

/// Those of some squares where the king of the side to move would not be attacked: all attackers are gone
/// through once, where the published function looks for attackers of each square.
#[inline]
pub(crate) fn safe(board: &Board, squares: BitBoard) -> BitBoard {
    let (us, them) = (board.side_to_move(), !board.side_to_move());
    let theirs = board.colors(them);
    let pawns = set(theirs & board.pieces(Piece::Pawn)).pawn_attacks(side(them));
    let mut safe = set(squares) - pawns - place(board.king(them)).king_attacks();
    for knight in set(theirs & board.pieces(Piece::Knight)) {
        safe -= knight.knight_attacks();
    }
    if safe.is_empty() {
        return BitBoard::EMPTY;
    }
    // The king does not hide what is behind it.
    let occupied = set(board.occupied()) - place(board.king(us));
    let queens = board.pieces(Piece::Queen);
    // Those that see none of the squares on the empty board are not looked up on the full one.
    for bishop in set(theirs & (board.pieces(Piece::Bishop) | queens)) {
        if Numbering::bishop_attacks_empty(bishop).intersects(safe) {
            safe -= bishop.bishop_attacks(occupied);
        }
    }
    for rook in set(theirs & (board.pieces(Piece::Rook) | queens)) {
        if Numbering::rook_attacks_empty(rook).intersects(safe) {
            safe -= rook.rook_attacks(occupied);
        }
    }
    bits(safe)
}

/// How many moves a piece has to some squares: four for a pawn that promotes there.
#[inline(always)]
pub(crate) fn len(piece: Piece, to: BitBoard) -> usize {
    let count = set(to).count() as usize;
    // No pawn has squares of both kinds.
    if piece == Piece::Pawn && set(to).intersects(Set::BACK_RANKS) {
        4 * count
    } else {
        count
    }
}
