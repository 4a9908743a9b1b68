//! cozy-chess's hot loops on a layout: squares that are safe for a king, and the number of moves of a set of
//! targets.
//!
//! Their results are those of the published loops (`board/movegen` of cozy-chess, by analog-hors, MIT).

use quadrille::piece::{Bishop, Rook};
use quadrille::Bitboard;

use crate::layout::{Numbering, LONG_STEPS};
use crate::moves::{bits, place, set, side};
use crate::{BitBoard, Board, CastleRights, Color, File, Piece, Rank, Square};

type Set = Bitboard<Numbering>;

/// Pawns that can move at all: those before a free square, and those that attack a piece. The others, of which
/// there are many, are not looked at one by one.
#[inline(always)]
pub(crate) fn movable(
    pawns: BitBoard,
    color: Color,
    occupied: BitBoard,
    theirs: BitBoard,
) -> BitBoard {
    if LONG_STEPS {
        return pawns;
    }
    let back = side(!color);
    bits(set(pawns) & ((!set(occupied)).forward(back) | set(theirs).pawn_attacks(back)))
}

/// The pieces among some that check a king, and the pieces pinned to it: each pinned piece alone stands between the
/// king and one of the attackers.
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

/// Zero, one, or two for more: the squares are not counted.
#[inline(always)]
pub(crate) fn up_to_two(squares: BitBoard) -> u32 {
    match set(squares) {
        squares if squares.is_empty() => 0,
        squares if squares.more_than_one() => 2,
        _ => 1,
    }
}

/// The squares to which the king of the side to move may go. It castles to the rook's square.
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

/// Returns whether the king of the side to move may castle with the rook on a file.
pub(crate) fn can_castle(board: &Board, rook: File, king_to: File, rook_to: File) -> bool {
    let way = way(board, board.king(board.side_to_move()), rook, king_to, rook_to);
    !way.is_empty() && safe(board, way) == way
}

/// The squares that the king passes when it castles, including its target, or none if a piece is in the way.
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

/// The squares of a set where the king of the side to move would not be attacked. The attacks of pawns, kings and
/// knights are removed as sets; the published function looks for attackers of each square. If sets of pawns step by
/// long circuits, this function does so too, for pawns.
#[inline]
pub(crate) fn safe(board: &Board, squares: BitBoard) -> BitBoard {
    if squares.is_empty() {
        return BitBoard::EMPTY;
    }
    let them = !board.side_to_move();
    let theirs = board.colors(them);
    let [pawns, knights, kings] =
        [Piece::Pawn, Piece::Knight, Piece::King].map(|piece| set(theirs & board.pieces(piece)));
    let mut safe = set(squares);
    if LONG_STEPS {
        for square in safe {
            if square.pawn_attacks(side(!them)).intersects(pawns) {
                safe -= square;
            }
        }
    } else {
        safe -= pawns.pawn_attacks(side(them));
    }
    for king in kings {
        safe -= king.king_attacks();
    }
    for knight in knights {
        safe -= knight.knight_attacks();
    }
    if safe.is_empty() {
        BitBoard::EMPTY
    } else {
        bits(safe_from_sliders(board, safe))
    }
}

/// The squares of a set where no slider would attack the king of the side to move. For up to two squares the
/// sliders that see them are tested; otherwise each slider that sees one is looked up.
#[inline(always)]
fn safe_from_sliders(board: &Board, mut squares: Set) -> Set {
    let us = board.side_to_move();
    let theirs = board.colors(!us);
    // The king does not shield the squares behind it.
    let occupied = set(board.occupied() - board.colored_pieces(us, Piece::King));
    let queens = board.pieces(Piece::Queen);
    let [diagonal, straight] =
        [Piece::Bishop, Piece::Rook].map(|piece| set(theirs & (board.pieces(piece) | queens)));
    if !squares.without_first().more_than_one() {
        for square in squares {
            if is_seen(square, diagonal, straight, occupied) {
                squares -= square;
            }
        }
        return squares;
    }
    for bishop in diagonal {
        if bishop.attacks_empty::<Bishop>().intersects(squares) {
            squares -= bishop.bishop_attacks(occupied);
        }
    }
    for rook in straight {
        if rook.attacks_empty::<Rook>().intersects(squares) {
            squares -= rook.rook_attacks(occupied);
        }
    }
    squares
}

/// Returns whether a slider attacks a square: nothing stands between the square and one of the sliders that see it
/// on the empty board.
#[inline(always)]
fn is_seen(
    square: quadrille::Square<Numbering>,
    diagonal: Set,
    straight: Set,
    occupied: Set,
) -> bool {
    let seers =
        square.attacks_empty::<Bishop>() & diagonal | square.attacks_empty::<Rook>() & straight;
    seers.into_iter().any(|slider| square.between(slider).is_disjoint(occupied))
}

/// The number of moves of a piece to some squares: four for a pawn that promotes there.
#[inline(always)]
pub(crate) fn len(piece: Piece, to: BitBoard) -> usize {
    let count = set(to).count() as usize;
    // A pawn never has targets both on and off the last rank.
    if piece == Piece::Pawn && set(to).intersects(Set::BACK_RANKS) {
        return promotions(count);
    }
    count
}

/// Few pawns promote, so this is a branch of its own, for which the others need not wait.
#[cold]
#[inline(never)]
fn promotions(count: usize) -> usize {
    4 * count
}
