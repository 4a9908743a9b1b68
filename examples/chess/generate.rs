//! Legal moves, as a piece and the set of squares it can go to.
//!
//! Only legal moves are generated. In check, pieces are confined to the squares that capture or block the checker;
//! pinned pieces are confined to the line of their pin. Only en passant, which empties two squares at once, and the
//! king's own squares are tried out.

use quadrille::{Bitboard, Chess, Color, Square};

use super::position::{Move, Position, Role, back_rank, double_step_origin};

/// All legal moves of one piece.
pub struct MoveSet<L: Chess> {
    pub role: Role,
    pub from: Square<L>,
    pub to: Bitboard<L>,
}

impl<L: Chess> MoveSet<L> {
    /// The number of these moves; a promotion counts as four.
    #[inline]
    pub fn count(&self) -> u64 {
        // Either all moves of a pawn are promotions, or none is.
        let promotes = self.role == Role::Pawn && self.to.intersects(promotion_ranks());
        u64::from(self.to.count()) * if promotes { Role::PROMOTIONS.len() as u64 } else { 1 }
    }

    /// Shows each move to a visitor.
    #[inline]
    pub fn each(&self, mut visit: impl FnMut(&Move<L>)) {
        let &MoveSet { role, from, to } = self;
        for to in to {
            if role == Role::Pawn && promotion_ranks().contains(to) {
                for becomes in Role::PROMOTIONS {
                    visit(&Move { role, from, to, becomes });
                }
            } else {
                visit(&Move { role, from, to, becomes: role });
            }
        }
    }
}

/// The checks and pins of a position, found before any move is generated.
struct Checks<L: Chess> {
    checkers: Bitboard<L>,
    /// Pieces of the side to move that shield its king from a rider.
    pinned: Bitboard<L>,
}

impl<L: Chess> Position<L> {
    /// Shows all legal moves to a visitor, piece by piece.
    #[inline]
    pub fn each_move_set(&self, mut visit: impl FnMut(MoveSet<L>)) {
        let us = self.turn;
        let Some(king) = self.pieces(us, Role::King).first() else { return };
        let Checks { checkers, pinned } = self.checks(king);

        let mut king_moves = self.king_steps(king);
        if checkers.is_empty() {
            king_moves |= self.castling_targets();
        }
        visit(MoveSet { role: Role::King, from: king, to: king_moves });
        if checkers.more_than_one() {
            return;
        }
        let targets = match checkers.first() {
            Some(checker) => king.between_and(checker),
            None => !self.color(us),
        };
        self.piece_moves(!pinned, |_| targets, &mut visit);
        if pinned.any() {
            // A capture or block of the checker is off the line of a pin, or behind the king, so no pinned piece
            // reaches it.
            self.piece_moves(pinned, |from| targets & king.line_through(from), &mut visit);
        }
        self.en_passant_captures(king, &mut visit);
    }

    /// The checkers, and the pieces that are pinned to the king.
    #[inline]
    fn checks(&self, king: Square<L>) -> Checks<L> {
        let (us, theirs) = (self.turn, self.color(!self.turn));
        let leapers = king.knight_attacks() & self.role(Role::Knight)
            | king.pawn_attacks(us) & self.role(Role::Pawn);
        let mut checks = Checks { checkers: leapers & theirs, pinned: Bitboard::EMPTY };
        // Riders that attack the king through any number of our pieces, but none of theirs.
        let riders = king.rook_attacks(theirs) & self.straight_riders()
            | king.bishop_attacks(theirs) & self.diagonal_riders();
        for rider in riders & theirs {
            let shields = king.between(rider) & self.color(us);
            if shields.is_empty() {
                checks.checkers.add(rider);
            } else if !shields.more_than_one() {
                checks.pinned |= shields;
            }
        }
        checks
    }

    /// The king's moves except castling.
    #[inline]
    fn king_steps(&self, king: Square<L>) -> Bitboard<L> {
        // The king does not shield the squares behind it from a rider.
        let occupied = self.occupied().without(king);
        let mut steps = king.king_attacks() - self.color(self.turn);
        for step in steps {
            if self.attackers(step, !self.turn, occupied).any() {
                steps.discard(step);
            }
        }
        steps
    }

    /// The squares to which the king can castle; it is not in check.
    #[inline]
    fn castling_targets(&self) -> Bitboard<L> {
        let back_rank = back_rank(self.turn);
        let mut targets = Bitboard::EMPTY;
        let rights = self.castling & back_rank;
        if rights.is_empty() {
            return targets;
        }
        for Castling { corner, empty, passed, landing } in CASTLINGS {
            let castles = rights.intersects(Bitboard::from_file(corner))
                && (back_rank & files(empty)).is_disjoint(self.occupied())
                && (back_rank & files(passed)).into_iter().all(|square| self.is_safe(square));
            if castles {
                targets |= back_rank & Bitboard::from_file(landing);
            }
        }
        targets
    }

    /// Returns whether no enemy piece attacks a square.
    #[inline]
    fn is_safe(&self, square: Square<L>) -> bool {
        self.attackers(square, !self.turn, self.occupied()).is_empty()
    }

    /// The moves of our pieces among `movers`, except the king's, each within the squares that it is confined to.
    #[inline]
    fn piece_moves(
        &self,
        movers: Bitboard<L>,
        confined: impl Fn(Square<L>) -> Bitboard<L>,
        visit: &mut impl FnMut(MoveSet<L>),
    ) {
        let (movers, occupied) = (movers & self.color(self.turn), self.occupied());
        let mut moves = |role, reach: fn(&Self, Square<L>, Bitboard<L>) -> Bitboard<L>| {
            for from in self.role(role) & movers {
                visit(MoveSet { role, from, to: reach(self, from, occupied) & confined(from) });
            }
        };
        moves(Role::Pawn, Self::pawn_reach);
        moves(Role::Knight, |_, from, _| from.knight_attacks());
        moves(Role::Bishop, |_, from, occupied| from.bishop_attacks(occupied));
        moves(Role::Rook, |_, from, occupied| from.rook_attacks(occupied));
        moves(Role::Queen, |_, from, occupied| from.queen_attacks(occupied));
    }

    /// The squares that a pawn can go to, except by en passant.
    #[inline]
    fn pawn_reach(&self, from: Square<L>, occupied: Bitboard<L>) -> Bitboard<L> {
        let us = self.turn;
        let captures = from.pawn_attacks(us) & self.color(!us);
        let mut pushes = from.pawn_pushes(us) - occupied;
        if double_step_origin(us).contains(from)
            && let Some(passed) = pushes.first()
        {
            pushes |= passed.pawn_pushes(us) - occupied;
        }
        captures | pushes
    }

    /// Captures en passant that leave the king out of check.
    #[inline]
    fn en_passant_captures(&self, king: Square<L>, visit: &mut impl FnMut(MoveSet<L>)) {
        let Some(passed) = self.en_passant else { return };
        let (us, them) = (self.turn, !self.turn);
        let captured = passed.pawn_pushes(them);
        for from in passed.pawn_attacks(them) & self.pieces(us, Role::Pawn) {
            let occupied = (self.occupied() - captured).without(from).with(passed);
            if (self.attackers(king, them, occupied) - captured).is_empty() {
                visit(MoveSet { role: Role::Pawn, from, to: passed.bitboard() });
            }
        }
    }
}

/// Castling to one side, in files.
struct Castling {
    /// The file of the rook.
    corner: u8,
    /// The files between king and rook.
    empty: &'static [u8],
    /// The files that the king passes and lands on.
    passed: &'static [u8],
    landing: u8,
}

const CASTLINGS: [Castling; 2] = [
    Castling { corner: 7, empty: &[5, 6], passed: &[5, 6], landing: 6 },
    Castling { corner: 0, empty: &[1, 2, 3], passed: &[2, 3], landing: 2 },
];

/// All squares of some files.
#[inline]
fn files<L: Chess>(files: &[u8]) -> Bitboard<L> {
    files.iter().fold(Bitboard::EMPTY, |set, &file| set | Bitboard::from_file(file))
}

/// The ranks where pawns of either side are promoted.
#[inline]
fn promotion_ranks<L: Chess>() -> Bitboard<L> {
    back_rank(Color::White) | back_rank(Color::Black)
}
