//! Janggi, Korean chess, by the rules of Fairy-Stockfish's `janggi`: a side may pass. If the generals come to face
//! each other (bikjang), the other side ends it or passes, which ends the game, as two passes do.

use quadrille::{Bitboard, Color};

use super::xiangqi::{self, Board, GENERAL, pieces};
use super::{FenError, Game, Piece, Placement};

const START: &str = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";

const CANNON: usize = 5;

/// A position, and the conditions that may end the game.
pub struct Position<L: Board> {
    board: Placement<L, 7>,
    /// True if the last move was a pass.
    is_pass: bool,
    /// True if the generals face each other.
    is_bikjang: bool,
    is_over: bool,
}

/// The rules, for a numbering of the board.
pub struct Janggi<L: Board> {
    pieces: [Piece<L>; 7],
}

impl<L: Board> Janggi<L> {
    pub fn new() -> Self {
        Janggi { pieces: pieces() }
    }

    /// The pieces that cannons may hop over: any but cannons.
    fn hurdles(position: &Placement<L, 7>) -> Bitboard<L> {
        position.occupied() - position.roles[CANNON]
    }

    fn is_safe(&self, board: &Placement<L, 7>, side: Color) -> bool {
        let general = board.pieces(side, GENERAL).first();
        let hurdles = Self::hurdles(board);
        general.is_some_and(|general| !board.is_attacked(general, !side, &self.pieces, hurdles))
    }

    fn is_bikjang(board: &Placement<L, 7>) -> bool {
        let generals = [Color::White, Color::Black].map(|side| board.pieces(side, GENERAL).first());
        let [Some(white), Some(black)] = generals else { return false };
        white.file() == black.file() && white.between(black).is_disjoint(board.occupied())
    }

    /// The position after a move, if it is legal. A side may always pass in bikjang, and otherwise has to end it.
    fn after(
        &self,
        before: &Position<L>,
        board: Placement<L, 7>,
        is_pass: bool,
    ) -> Option<Position<L>> {
        let is_bikjang = Self::is_bikjang(&board);
        let is_safe = || self.is_safe(&board, before.board.turn);
        let is_legal =
            if before.is_bikjang { is_pass || !is_bikjang && is_safe() } else { is_safe() };
        let is_over = is_bikjang && before.is_bikjang || is_pass && before.is_pass;
        is_legal.then_some(Position { board, is_pass, is_bikjang, is_over })
    }
}

impl<L: Board> Game for Janggi<L> {
    type Position = Position<L>;

    fn start_notation(&self) -> &'static str {
        START
    }

    /// A FEN does not tell if the last move was a pass, so it is taken for another move.
    fn read(&self, fen: &str) -> Result<Self::Position, FenError> {
        // Facing generals are no check in janggi.
        let board = xiangqi::read(fen, &self.pieces, |board| self.is_safe(board, !board.turn))?;
        let is_bikjang = Self::is_bikjang(&board);
        Ok(Position { board, is_pass: false, is_bikjang, is_over: false })
    }

    fn each_move(&self, position: &Self::Position, visit: &mut dyn FnMut(&Self::Position)) {
        let board = &position.board;
        if position.is_over {
            return;
        }
        let hurdles = Self::hurdles(board);
        let pass = Placement { turn: !board.turn, ..*board };
        self.after(position, pass, true).iter().for_each(&mut *visit);
        for (role, piece) in self.pieces.iter().enumerate() {
            for from in board.pieces(board.turn, role) {
                let mut targets = board.targets(piece, from, hurdles);
                if role == CANNON {
                    targets -= board.roles[CANNON];
                }
                for to in targets {
                    let mut next = *board;
                    next.go(role, from, to);
                    self.after(position, next, false).iter().for_each(&mut *visit);
                }
            }
        }
    }
}
