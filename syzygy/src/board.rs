//! The few men of a tablebase position and their moves, which probing plays out.
//!
//! Squares are numbered from a1 by rank here, whatever the numbering of the probed position.

use core::any::Any;

use quadrille::layouts::Lerf;
use quadrille::{Bitboard, BitboardLayout, Color, Square};

use crate::index::MAX_MEN;
use crate::{MaterialKey, Move, Position, ProbeError, Role};

pub(crate) type BoardSquare = Square<Lerf>;
/// A set of squares of the board.
pub(crate) type Set = Bitboard<Lerf>;

/// A position without castling rights.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Board {
    /// The squares of the men of each colour and role.
    men: [[Set; 6]; 2],
    turn: Color,
    /// The square behind a pawn that has just made a double step, if a pawn attacks it.
    en_passant: Option<BoardSquare>,
    material: MaterialKey,
}

/// A move of a man, legal or not: it may leave the king in check.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BoardMove {
    pub(crate) role: Role,
    pub(crate) from: BoardSquare,
    pub(crate) to: BoardSquare,
    /// The piece that a pawn becomes on the last rank.
    pub(crate) promotion: Option<Role>,
    /// The piece on `to`, or the pawn captured en passant.
    pub(crate) captured: Option<Role>,
    pub(crate) en_passant: bool,
}

impl BoardMove {
    /// The move in another numbering.
    pub(crate) fn to_move<L: BitboardLayout>(self) -> Move<L> {
        let [from, to] = [self.from, self.to].map(Square::convert);
        Move { from, to, promotion: self.promotion }
    }

    /// Returns whether the move resets the fifty-move counter.
    pub(crate) fn is_zeroing(&self) -> bool {
        self.role == Role::Pawn || self.captured.is_some()
    }
}

/// The legal moves that [`Board::each_move`] shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    All,
    /// All captures, including en passant.
    Captures,
    /// Moves of pieces that capture nothing.
    Quiet,
    /// Pawn moves that capture nothing.
    PawnPushes,
}

const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Knight, Role::Rook, Role::Bishop];

/// The squares a rook (0) and a bishop (1) attack on an empty board.
static LINES: [[Set; 64]; 2] = {
    let mut lines = [[Bitboard::EMPTY; 64]; 2];
    let mut number = 0;
    while number < 64 {
        let square = Lerf::at(number % 8, number / 8).unwrap();
        lines[0][number as usize] = Lerf::rook_attacks(square, Bitboard::EMPTY);
        lines[1][number as usize] = Lerf::bishop_attacks(square, Bitboard::EMPTY);
        number += 1;
    }
    lines
};

fn straight(square: BoardSquare) -> Set {
    LINES[0][usize::from(square.number() & 63)]
}

fn diagonal(square: BoardSquare) -> Set {
    LINES[1][usize::from(square.number() & 63)]
}

impl Board {
    /// The board of a position, or an error if tables have no such positions: with castling rights, too many men,
    /// or an impossible placement.
    #[inline]
    pub(crate) fn try_from_position<P: Position>(position: &P) -> Result<Board, ProbeError> {
        if position.has_castling_rights() {
            return Err(ProbeError::Position("tables have no positions with castling rights"));
        }
        let mut board = Board {
            men: [[Set::EMPTY; 6]; 2],
            turn: position.turn(),
            en_passant: None,
            material: MaterialKey::EMPTY,
        };
        let mut total = 0;
        for color in [Color::White, Color::Black] {
            for role in Role::ALL {
                let men = in_board_order(position.men(color, role));
                // Most kinds of men are absent.
                if men.is_empty() {
                    continue;
                }
                let count = men.count();
                total += count;
                if total > MAX_MEN as u32 {
                    return Err(ProbeError::Position("the position has more men than any table"));
                }
                board.men[color as usize][role as usize] = men;
                board.material.add(color, role, count);
            }
        }
        board.check(total)?;
        if let Some(square) = position.en_passant() {
            board.set_en_passant(square.convert());
        }
        Ok(board)
    }

    /// Checks that the men can stand like this in a position of chess.
    fn check(&self, men: u32) -> Result<(), ProbeError> {
        let kings = |color| self.material.count(color, Role::King);
        if kings(Color::White) != 1 || kings(Color::Black) != 1 {
            return Err(ProbeError::Position("each side must have one king"));
        }
        if self.occupied().count() != men {
            return Err(ProbeError::Position("two men stand on one square"));
        }
        let king = |color| self.men(color, Role::King);
        let near = king(Color::White).first().map_or(Set::EMPTY, Square::neighbours);
        if near.intersects(king(Color::Black)) {
            return Err(ProbeError::Position("the kings stand next to each other"));
        }
        let pawns = self.men(Color::White, Role::Pawn) | self.men(Color::Black, Role::Pawn);
        if pawns.intersects(Set::from_rank(0) | Set::from_rank(7)) {
            return Err(ProbeError::Position("no pawn can stand on the first or last rank"));
        }
        Ok(())
    }

    #[inline]
    pub(crate) fn turn(&self) -> Color {
        self.turn
    }

    /// The men of a side and kind.
    #[inline]
    pub(crate) fn men(&self, color: Color, role: Role) -> Set {
        self.men[color as usize][role as usize]
    }

    /// The men on the board, as a material.
    #[inline]
    pub(crate) fn material(&self) -> MaterialKey {
        self.material
    }

    /// Returns whether a pawn may be able to capture en passant.
    #[inline]
    pub(crate) fn has_en_passant(&self) -> bool {
        self.en_passant.is_some()
    }

    #[inline]
    fn side(&self, color: Color) -> Set {
        self.men[color as usize].iter().fold(Set::EMPTY, |all, &men| all | men)
    }

    #[inline]
    fn occupied(&self) -> Set {
        self.side(Color::White) | self.side(Color::Black)
    }

    /// Takes over the square of a capture en passant, if it follows the rules.
    fn set_en_passant(&mut self, square: BoardSquare) {
        let (us, them) = (self.turn, !self.turn);
        let passed = square.bitboard();
        let landed = passed.forward(them);
        let rank = if us == Color::White { 5 } else { 2 };
        let possible = square.rank() == rank
            && landed.is_subset(self.men(them, Role::Pawn))
            && (passed | passed.forward(us)).is_disjoint(self.occupied())
            && square.pawn_attacks(them).intersects(self.men(us, Role::Pawn));
        self.en_passant = possible.then_some(square);
    }

    /// Returns whether the king of a side is attacked.
    #[inline]
    fn is_attacked(&self, color: Color) -> bool {
        let Some(king) = self.men(color, Role::King).first() else { return false };
        let [pawns, knights, bishops, rooks, queens, kings] = self.men[!color as usize];
        let leapers = king.knight_attacks() & knights
            | king.king_attacks() & kings
            | king.pawn_attacks(color) & pawns;
        leapers.any()
            || (straight(king) & (rooks | queens)).into_iter().any(|rider| self.sees(rider, king))
            || (diagonal(king) & (bishops | queens)).into_iter().any(|rider| self.sees(rider, king))
    }

    /// Returns whether nothing stands between two squares of a line.
    #[inline]
    fn sees(&self, from: BoardSquare, to: BoardSquare) -> bool {
        from.between(to).is_disjoint(self.occupied())
    }

    /// Returns whether the side to move is in check.
    pub(crate) fn is_check(&self) -> bool {
        self.is_attacked(self.turn)
    }

    /// Returns whether the side to move has no legal move.
    pub(crate) fn has_no_moves(&self) -> bool {
        self.each_move(Wanted::All, |_, _| Err(())).is_ok()
    }

    /// Shows each wanted legal move, and the board after it, to a visitor. An error of the visitor ends the walk.
    #[inline]
    pub(crate) fn each_move<E>(
        &self,
        wanted: Wanted,
        mut visit: impl FnMut(&BoardMove, &Board) -> Result<(), E>,
    ) -> Result<(), E> {
        let occupied = self.occupied();
        let enemies = self.side(!self.turn);
        let targets = match wanted {
            Wanted::All => !self.side(self.turn),
            Wanted::Captures => enemies,
            Wanted::Quiet | Wanted::PawnPushes => !occupied,
        };
        for role in Role::ALL {
            let excluded = if role == Role::Pawn { Wanted::Quiet } else { Wanted::PawnPushes };
            if wanted == excluded {
                continue;
            }
            for from in self.men(self.turn, role) {
                for to in self.reach(role, from, targets, occupied) {
                    self.show(role, from, to, &mut visit)?;
                }
            }
        }
        if matches!(wanted, Wanted::All | Wanted::Captures) {
            self.each_en_passant(&mut visit)?;
        }
        Ok(())
    }

    /// The squares among `targets` that a man can move to, if it leaves no king in check.
    #[inline]
    fn reach(&self, role: Role, from: BoardSquare, targets: Set, occupied: Set) -> Set {
        let lines = match role {
            Role::Pawn => return self.pawn_reach(from, targets, occupied),
            Role::Knight => return from.knight_attacks() & targets,
            Role::King => return from.king_attacks() & targets,
            Role::Rook => straight(from),
            Role::Bishop => diagonal(from),
            Role::Queen => straight(from) | diagonal(from),
        };
        // Usually there is nothing to capture on a line.
        if lines.is_disjoint(targets) {
            return Set::EMPTY;
        }
        let attacks = match role {
            Role::Rook => from.rook_attacks(occupied),
            Role::Bishop => from.bishop_attacks(occupied),
            _ => from.queen_attacks(occupied),
        };
        attacks & targets
    }

    fn pawn_reach(&self, from: BoardSquare, targets: Set, occupied: Set) -> Set {
        let us = self.turn;
        let step = from.pawn_pushes(us) - occupied;
        let home = if us == Color::White { 1 } else { 6 };
        let double = if from.rank() == home { step.forward(us) } else { Set::EMPTY };
        let captures = from.pawn_attacks(us) & self.side(!us);
        (step | (double - occupied) | captures) & targets
    }

    /// Shows a move, or the four promotions.
    #[inline]
    fn show<E>(
        &self,
        role: Role,
        from: BoardSquare,
        to: BoardSquare,
        visit: &mut impl FnMut(&BoardMove, &Board) -> Result<(), E>,
    ) -> Result<(), E> {
        let captured = self.role_at(!self.turn, to);
        let mut step = BoardMove { role, from, to, promotion: None, captured, en_passant: false };
        if role != Role::Pawn || !matches!(to.rank(), 0 | 7) {
            return self.try_step(&step, visit);
        }
        for promotion in PROMOTIONS {
            step.promotion = Some(promotion);
            self.try_step(&step, visit)?;
        }
        Ok(())
    }

    /// Shows the captures en passant.
    fn each_en_passant<E>(
        &self,
        visit: &mut impl FnMut(&BoardMove, &Board) -> Result<(), E>,
    ) -> Result<(), E> {
        let Some(to) = self.en_passant else { return Ok(()) };
        for from in to.pawn_attacks(!self.turn) & self.men(self.turn, Role::Pawn) {
            let (role, captured) = (Role::Pawn, Some(Role::Pawn));
            let step = BoardMove { role, from, to, promotion: None, captured, en_passant: true };
            self.try_step(&step, visit)?;
        }
        Ok(())
    }

    /// Shows a move if it is legal.
    #[inline]
    fn try_step<E>(
        &self,
        step: &BoardMove,
        visit: &mut impl FnMut(&BoardMove, &Board) -> Result<(), E>,
    ) -> Result<(), E> {
        // A king is never captured: the position would not be legal.
        if step.captured == Some(Role::King) {
            return Ok(());
        }
        let next = self.after(step);
        if next.is_attacked(self.turn) { Ok(()) } else { visit(step, &next) }
    }

    fn role_at(&self, color: Color, square: BoardSquare) -> Option<Role> {
        Role::ALL.into_iter().find(|&role| self.men(color, role).contains(square))
    }

    fn after(&self, step: &BoardMove) -> Board {
        let &BoardMove { role, from, to, promotion, captured, en_passant } = step;
        let (us, them) = (self.turn, !self.turn);
        let mut next = Board { turn: them, en_passant: None, ..*self };
        if let Some(captured) = captured {
            let gone = if en_passant { to.bitboard().forward(them) } else { to.bitboard() };
            next.men[them as usize][captured as usize] -= gone;
            next.material.remove(them, captured);
        }
        next.men[us as usize][role as usize].discard(from);
        next.men[us as usize][promotion.unwrap_or(role) as usize].add(to);
        if let Some(promotion) = promotion {
            next.material.remove(us, Role::Pawn);
            next.material.add(us, promotion, 1);
        }
        if role == Role::Pawn && from.rank().abs_diff(to.rank()) == 2 {
            let passed = from.between(to);
            passed.into_iter().for_each(|square| next.set_en_passant(square));
        }
        next
    }
}

/// The same squares in the numbering of the board.
#[inline]
fn in_board_order<L: BitboardLayout>(men: Bitboard<L>) -> Set {
    match (&men as &dyn Any).downcast_ref::<Set>() {
        Some(&men) => men,
        None => men.into_iter().map(Square::convert).collect(),
    }
}
