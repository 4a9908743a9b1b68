//! haitaka's hot loops on a layout: the moves of a whole position, squares that are safe for a king, and the number
//! of moves of a set of targets.
//!
//! Their results are those of the published loops (`board/movegen` of haitaka, by tofutofu, MIT), in the same
//! order.

use quadrille::piece::{Bishop, Gold, Lance, Rook, Silver};
use quadrille::{Bitboard, Moves};

use crate::layout::Numbering;
use crate::moves::{back, bits, place, set, side};
use crate::*;

type Set = Bitboard<Numbering>;

/// The data on which the moves of all pieces except the king depend.
struct Mover<'a> {
    board: &'a Board,
    color: Color,
    /// The pieces of this side that are asked for.
    pieces: BitBoard,
    /// The squares they may go to: not on own pieces, and in check only on the checker or before it.
    targets: BitBoard,
    pinned: BitBoard,
}

/// All legal moves on the board if at most one piece gives check.
pub(crate) fn all_moves<F: FnMut(PieceMoves) -> bool, const IN_CHECK: bool>(
    board: &Board,
    mask: BitBoard,
    listener: &mut F,
) -> bool {
    use PromotionStatus::{CannotPromote, Undecided};
    let mover = Mover::new::<IN_CHECK>(board, mask);
    let (color, occupied) = (mover.color, board.occupied());
    let rook = |from| get_rook_moves(color, from, occupied);
    let bishop = |from| get_bishop_moves(color, from, occupied);
    let lance = |from| get_lance_moves(color, from, occupied);
    let knight = |from| knight_attacks(color, from);
    let silver = |from| silver_attacks(color, from);
    let gold = |from| gold_attacks(color, from);
    let dragon = |from| rook(from) | king_attacks(color, from);
    let horse = |from| bishop(from) | king_attacks(color, from);
    // Most positions have no promoted piece, so one test saves six.
    let promoted = !((board.pseudo_golds() ^ board.pieces(Piece::Gold)) & mover.pieces).is_empty();
    mover.pawns::<F, IN_CHECK>(listener)
        || mover.add::<F, IN_CHECK>(Piece::Lance, Undecided, lance, listener)
        || mover.add::<F, IN_CHECK>(Piece::Knight, Undecided, knight, listener)
        || mover.add::<F, IN_CHECK>(Piece::Silver, Undecided, silver, listener)
        || mover.add::<F, IN_CHECK>(Piece::Gold, CannotPromote, gold, listener)
        || promoted
            && [Piece::Tokin, Piece::PLance, Piece::PKnight, Piece::PSilver]
                .into_iter()
                .any(|piece| mover.add::<F, IN_CHECK>(piece, CannotPromote, gold, listener))
        || mover.add::<F, IN_CHECK>(Piece::Bishop, Undecided, bishop, listener)
        || mover.add::<F, IN_CHECK>(Piece::Rook, Undecided, rook, listener)
        || promoted
            && (mover.add::<F, IN_CHECK>(Piece::PBishop, CannotPromote, horse, listener)
                || mover.add::<F, IN_CHECK>(Piece::PRook, CannotPromote, dragon, listener))
        || king_moves(board, mask, listener)
}

impl<'a> Mover<'a> {
    #[inline(always)]
    fn new<const IN_CHECK: bool>(board: &'a Board, mask: BitBoard) -> Self {
        let color = board.side_to_move();
        let ours = board.colors(color);
        let targets = if IN_CHECK {
            let checker = board.checkers().next_square().expect("one piece gives check");
            get_between_rays(checker, board.king(color)) | checker.bitboard()
        } else {
            BitBoard::FULL
        };
        Mover {
            board,
            color,
            pieces: ours & mask,
            targets: targets & !ours,
            pinned: board.pinned(),
        }
    }

    /// The moves of all pieces of a kind.
    #[inline(always)]
    fn add<F: FnMut(PieceMoves) -> bool, const IN_CHECK: bool>(
        &self,
        piece: Piece,
        prom_status: PromotionStatus,
        attacks: impl Fn(Square) -> BitBoard,
        listener: &mut F,
    ) -> bool {
        let pieces = self.board.pieces(piece) & self.pieces;
        for from in set(pieces & !self.pinned) {
            let from = back(from);
            if self.tell(piece, prom_status, from, attacks(from), listener) {
                return true;
            }
        }
        !IN_CHECK
            && piece != Piece::Knight
            && self.add_pinned(piece, prom_status, attacks, listener)
    }

    /// The moves of pinned pieces, on the line through their king.
    #[inline(always)]
    fn add_pinned<F: FnMut(PieceMoves) -> bool>(
        &self,
        piece: Piece,
        prom_status: PromotionStatus,
        attacks: impl Fn(Square) -> BitBoard,
        listener: &mut F,
    ) -> bool {
        for from in self.board.pieces(piece) & self.pieces & self.pinned {
            let attacks = attacks(from) & line_ray(self.board.king(self.color), from);
            if self.tell(piece, prom_status, from, attacks, listener) {
                return true;
            }
        }
        false
    }

    /// Tells the listener of a piece's moves, if it has any, and returns whether the listener has had enough.
    #[inline(always)]
    fn tell<F: FnMut(PieceMoves) -> bool>(
        &self,
        piece: Piece,
        prom_status: PromotionStatus,
        from: Square,
        attacks: BitBoard,
        listener: &mut F,
    ) -> bool {
        let (color, to) = (self.color, attacks & self.targets);
        !to.is_empty() && listener(PieceMoves::BoardMoves { color, piece, from, to, prom_status })
    }

    /// The moves of pawns: all step at once, and only those that can move are looked at one by one.
    #[inline(always)]
    fn pawns<F: FnMut(PieceMoves) -> bool, const IN_CHECK: bool>(&self, listener: &mut F) -> bool {
        let (color, piece) = (self.color, Piece::Pawn);
        let attacks = |from| pawn_attacks(color, from);
        let prom_status = PromotionStatus::Undecided;
        let pawns = set(self.board.pieces(piece) & self.pieces & !self.pinned);
        for from in pawns & set(self.targets).forward(side(!color)) {
            let from = back(from);
            let to = attacks(from);
            if listener(PieceMoves::BoardMoves { color, piece, from, to, prom_status }) {
                return true;
            }
        }
        !IN_CHECK && self.add_pinned(piece, prom_status, attacks, listener)
    }
}

/// The legal moves of the king.
pub(crate) fn king_moves<F: FnMut(PieceMoves) -> bool>(
    board: &Board,
    mask: BitBoard,
    listener: &mut F,
) -> bool {
    let color = board.side_to_move();
    if !board.has(color, Piece::King) || !mask.has(board.king(color)) {
        return false;
    }
    let from = board.king(color);
    let to = safe(board, king_attacks(color, from) & !board.colors(color));
    !to.is_empty()
        && listener(PieceMoves::BoardMoves {
            color,
            piece: Piece::King,
            from,
            to,
            prom_status: PromotionStatus::CannotPromote,
        })
}

/// The squares of a set where the king of the side to move would not be attacked. All attackers are visited once;
/// the published function looks for attackers of each square.
fn safe(board: &Board, squares: BitBoard) -> BitBoard {
    let color = board.side_to_move();
    let squares = set(squares);
    let mut safe = squares - leapers(board, !color, squares);
    let theirs = board.colors(!color);
    // The king does not shield the squares behind it.
    let occupied = set(board.occupied() ^ board.colored_pieces(color, Piece::King));
    let bishops = theirs & (board.pieces(Piece::Bishop) | board.pieces(Piece::PBishop));
    let rooks = theirs & (board.pieces(Piece::Rook) | board.pieces(Piece::PRook));
    safe -= ride::<Bishop>(!color, bishops, safe, occupied);
    safe -= ride::<Rook>(!color, rooks, safe, occupied);
    bits(safe - ride::<Lance>(!color, theirs & board.pieces(Piece::Lance), safe, occupied))
}

/// The squares of a set that a side's pieces attack by single steps.
#[inline(always)]
fn leapers(board: &Board, color: Color, squares: Set) -> Set {
    let (theirs, kings) = (board.colors(color), board.pieces(Piece::King));
    let pawns = set(theirs & board.pieces(Piece::Pawn)).forward(side(color));
    // A shogi knight goes one step forward and then one more like a chess pawn that captures.
    let knights = set(theirs & board.pieces(Piece::Knight));
    let knights = knights.forward(side(color)).pawn_attacks(side(color));
    // Other pieces step to neighbouring squares, and few stand there.
    let near = bits(squares.neighbours()) & theirs;
    let golds = near & (board.pseudo_golds() | kings);
    let silvers = near & (board.pseudo_silvers() | kings);
    pawns | knights | steps::<Gold>(color, golds) | steps::<Silver>(color, silvers)
}

#[inline(always)]
fn steps<P>(color: Color, pieces: BitBoard) -> Set
where
    Numbering: Moves<P>,
{
    let attacks = |square: quadrille::Square<Numbering>| square.attacks_empty_by::<P>(side(color));
    set(pieces).into_iter().map(attacks).collect()
}

/// The squares of a set that riders attack on the given board. Riders that see none of them on the empty board are
/// not looked up on the full one.
#[inline(always)]
fn ride<P>(color: Color, riders: BitBoard, squares: Set, occupied: Set) -> Set
where
    Numbering: Moves<P>,
{
    let mut attacks = Bitboard::EMPTY;
    for rider in set(riders) {
        if rider.attacks_empty_by::<P>(side(color)).intersects(squares) {
            attacks |= rider.attacks_by::<P>(side(color), occupied);
        }
    }
    attacks
}

/// The number of moves that are left. It exceeds the number of targets where a piece may choose to promote.
#[inline]
pub(crate) fn len(moves: &PieceMoves, pending: bool) -> usize {
    let pending = usize::from(pending);
    match *moves {
        PieceMoves::Drops { to, .. } => to.len() as usize,
        PieceMoves::BoardMoves { color, piece, from, to, prom_status } => match prom_status {
            PromotionStatus::CannotPromote | PromotionStatus::MustPromote => count(set(to)),
            _ => pending + count(set(to)) + choices(color, piece, from, set(to)),
        },
    }
}

/// The number of a piece's targets on which it may choose to promote.
#[inline(always)]
fn choices(color: Color, piece: Piece, from: Square, to: Set) -> usize {
    let zone = CHOICE[color as usize][piece as usize];
    let leaves =
        set(prom_zone(color)).contains(place(from)) && piece as usize > Piece::Knight as usize;
    let choices = if leaves { to } else { to & zone };
    if choices.is_empty() { 0 } else { count(choices) }
}

/// The number of squares, of which there is often only one.
#[inline(always)]
fn count(set: Set) -> usize {
    if set.more_than_one() { set.count() as usize } else { usize::from(set.any()) }
}

/// The ranks where a piece may choose to promote, by colour and piece, up to the rook. A pawn must promote on the
/// last.
static CHOICE: [[Set; Piece::NUM]; Color::NUM] = {
    let mut zones = [[Bitboard::EMPTY; Piece::NUM]; Color::NUM];
    let mut place = 0;
    while place < 2 * Piece::NUM {
        let (color, piece) = (Color::index_const(place % 2), place / 2);
        let last = match Piece::index_const(piece) {
            Piece::Pawn | Piece::Lance => 7,
            Piece::Knight => 6,
            _ => 8,
        };
        zones[place % 2][piece] = Bitboard::from_relative_ranks(side(color), 6, last);
        place += 1;
    }
    zones
};
