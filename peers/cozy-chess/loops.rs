//! cozy-chess's hot loops, said with the layout: squares that are safe for a king, and how many moves a set
//! of targets makes.
//!
//! They give what the published ones give (`board/movegen` of cozy-chess, by analog-hors, MIT).

use quadrille::Bitboard;

use crate::layout::Numbering;
use crate::moves::{bits, place, set, side};
use crate::{BitBoard, Board, CastleRights, Color, File, Piece, Rank, Square};

type Set = Bitboard<Numbering>;

/// Pawns that can move at all: those before a free square, and those that attack something. The others, of
/// which there are many, are not looked at one by one.
#[inline(always)]
pub(crate) fn movable(
    pawns: BitBoard,
    color: Color,
    occupied: BitBoard,
    theirs: BitBoard,
) -> BitBoard {
    let back = side(!color);
    bits(set(pawns) & ((!set(occupied)).forward(back) | set(theirs).pawn_attacks(back)))
}

/// The pieces among some that check a king, and what is pinned to it: all that stands between the king and
/// one of them.
#[inline(always)]
pub(crate) fn checks_and_pins(
    attackers: BitBoard,
    king: Square,
    occupied: BitBoard,
) -> (BitBoard, BitBoard) {
    let (mut checkers, mut pinned) = (Set::EMPTY, Set::EMPTY);
    for attacker in set(attackers) {
        let between = place(king).between(attacker) & set(occupied);
        if between.is_empty() {
            checkers |= attacker;
        }
        if !between.more_than_one() {
            pinned |= between;
        }
    }
    (bits(checkers), bits(pinned))
}

/// None, one or more: how many squares there are is not counted.
#[inline(always)]
pub(crate) fn up_to_two(squares: BitBoard) -> u32 {
    match set(squares) {
        squares if squares.is_empty() => 0,
        squares if squares.more_than_one() => 2,
        _ => 1,
    }
}

/// Where the king of the side to move may go. It castles to the rook's square.
#[inline(always)]
pub(crate) fn king_moves<const IN_CHECK: bool>(board: &Board, king: Square) -> BitBoard {
    let color = board.side_to_move();
    let beside = bits(place(king).king_attacks()) - board.colors(color);
    if IN_CHECK {
        return safe(board, beside);
    }
    let CastleRights { short, long } = *board.castle_rights(color);
    let castlings = [(short, File::G, File::F), (long, File::C, File::D)];
    let [short_way, long_way] = castlings.map(|(rook, king_to, rook_to)| {
        rook.map_or(BitBoard::EMPTY, |rook| way(board, king, rook, king_to, rook_to))
    });
    let safe = safe(board, beside | short_way | long_way);
    let mut moves = beside & safe;
    for (rook, way) in [(short, short_way), (long, long_way)] {
        if let Some(rook) = rook.filter(|_| !way.is_empty() && way.is_subset(safe)) {
            moves |= Square::new(rook, Rank::First.relative_to(color)).bitboard();
        }
    }
    moves
}

/// Whether the king of the side to move may castle with the rook on a file.
pub(crate) fn can_castle(board: &Board, rook: File, king_to: File, rook_to: File) -> bool {
    let way = way(board, board.king(board.side_to_move()), rook, king_to, rook_to);
    !way.is_empty() && safe(board, way) == way
}

/// The squares that the king passes when it castles, its last one included; none if something stands in
/// the way.
#[inline(always)]
fn way(board: &Board, king: Square, rook: File, king_to: File, rook_to: File) -> BitBoard {
    let home = Rank::First.relative_to(board.side_to_move());
    let [rook, king_to, rook_to] =
        [rook, king_to, rook_to].map(|file| place(Square::new(file, home)));
    let (king, occupied) = (place(king), set(board.occupied()));
    // Few castlings are looked at further.
    if king.between(rook).intersects(occupied) || set(board.pinned()).contains(rook) {
        return BitBoard::EMPTY;
    }
    let way = king.between(king_to) | king_to;
    if (way | rook_to).intersects(occupied - king - rook) {
        BitBoard::EMPTY
    } else {
        bits(way)
    }
}

/// Those of some squares where the king of the side to move would not be attacked: attackers are gone
/// through once, where the published function looks for attackers of each square.
#[inline]
pub(crate) fn safe(board: &Board, squares: BitBoard) -> BitBoard {
    if squares.is_empty() {
        return BitBoard::EMPTY;
    }
    let (us, them) = (board.side_to_move(), !board.side_to_move());
    let theirs = board.colors(them);
    let [pawns, knights, bishops, rooks, queens, kings] =
        Piece::ALL.map(|piece| set(theirs & board.pieces(piece)));
    let mut safe = set(squares) - pawns.pawn_attacks(side(them));
    for king in kings {
        safe -= king.king_attacks();
    }
    for knight in knights {
        safe -= knight.knight_attacks();
    }
    if safe.is_empty() {
        return BitBoard::EMPTY;
    }
    // The king does not hide what is behind it.
    let occupied = set(board.occupied() - board.colored_pieces(us, Piece::King));
    let (diagonal, straight) = (bishops | queens, rooks | queens);
    // Sliders that see none of the squares on the empty board are not looked up on the full one.
    for bishop in diagonal {
        if Numbering::bishop_attacks_empty(bishop).intersects(safe) {
            safe -= bishop.bishop_attacks(occupied);
        }
    }
    for rook in straight {
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
        return promotions(count);
    }
    count
}

/// Few pawns promote: this is a branch of its own, for which the others need not wait.
#[cold]
#[inline(never)]
fn promotions(count: usize) -> usize {
    4 * count
}
