//! Checkers and international draughts: who can capture must, and goes on capturing with the same piece.

use quadrille::piece::{King, KingJump, Man, ManJump};
use quadrille::{Bitboard, Color, Moves, Square};

use super::placement::last_ranks;
use super::{Game, Piece, Placement, piece};

/// A layout with all pieces of draughts.
pub trait Board: Moves<Man> + Moves<King> + Moves<ManJump> + Moves<KingJump> {}

impl<L> Board for L where L: Moves<Man> + Moves<King> + Moves<ManJump> + Moves<KingJump> {}

/// Where a piece lands behind an enemy's, given all of these and all that stands on the board.
type Jump<L> = fn(Color, Square<L>, Bitboard<L>, Bitboard<L>) -> Bitboard<L>;

/// What lies between two squares of a jump.
type Path<L> = fn(Color, Square<L>, Square<L>) -> Bitboard<L>;

/// Behind an enemy's piece next to it: what must be empty on the way is all but that.
fn short<L: Moves<P>, P>(
    color: Color,
    from: Square<L>,
    enemies: Bitboard<L>,
    occupied: Bitboard<L>,
) -> Bitboard<L> {
    L::attacks_of(color, from, !enemies, enemies) - occupied
}

/// Anywhere behind the first piece on a line, if that is an enemy's.
fn flying<L: Moves<P>, P>(
    color: Color,
    from: Square<L>,
    enemies: Bitboard<L>,
    occupied: Bitboard<L>,
) -> Bitboard<L> {
    L::attacks_of(color, from, occupied, enemies) - occupied
}

const MAN: usize = 0;
const KING: usize = 1;

/// The rules, for a numbering of the board.
pub struct Draughts<L: Board> {
    pieces: [Piece<L>; 2],
    jumps: [(Jump<L>, Path<L>); 2],
    start: &'static str,
    /// Whether captures must be of as many pieces as possible; those of the same by the same piece that
    /// end on one square are then one, and men pass the last rank without becoming kings.
    is_longest: bool,
}

/// A piece's capture, so far.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Capture<L: Board> {
    role: usize,
    from: Square<L>,
    to: Square<L>,
    taken: Bitboard<L>,
}

impl<L: Board> Draughts<L> {
    /// English draughts on 8 x 8.
    pub fn checkers() -> Self {
        let start = "1p1p1p1p/p1p1p1p1/1p1p1p1p/8/8/P1P1P1P1/1P1P1P1P/P1P1P1P1";
        Self::new(short::<L, KingJump>, start, false)
    }

    /// International draughts on 10 x 10.
    pub fn international() -> Self {
        let start = "1p1p1p1p1p/p1p1p1p1p1/1p1p1p1p1p/p1p1p1p1p1/10/10/\
                     1P1P1P1P1P/P1P1P1P1P1/1P1P1P1P1P/P1P1P1P1P1";
        Self::new(flying::<L, KingJump>, start, true)
    }

    fn new(king_jump: Jump<L>, start: &'static str, is_longest: bool) -> Self {
        let path_of_man: Path<L> = <L as Moves<ManJump>>::path_of;
        let path_of_king: Path<L> = <L as Moves<KingJump>>::path_of;
        Draughts {
            pieces: [piece::<L, Man>("P"), piece::<L, King>("K")],
            jumps: [(short::<L, ManJump>, path_of_man), (king_jump, path_of_king)],
            start,
            is_longest,
        }
    }

    /// All captures of the side to move.
    fn captures(&self, position: &Placement<L, 2>) -> Vec<Capture<L>> {
        let mut captures = Vec::new();
        for role in [MAN, KING] {
            for from in position.pieces(position.turn, role) {
                let start = Capture { role, from, to: from, taken: Bitboard::EMPTY };
                self.follow(position, start, &mut captures);
            }
        }
        if self.is_longest {
            let most = captures.iter().map(|capture| capture.taken.count()).max();
            captures.retain(|capture| Some(capture.taken.count()) == most);
            captures.sort_unstable();
            captures.dedup();
        }
        captures
    }

    /// Follows a capture to all its ends. Captured pieces stay where they are until then, and are not
    /// captured twice.
    fn follow(&self, position: &Placement<L, 2>, capture: Capture<L>, ends: &mut Vec<Capture<L>>) {
        let us = position.turn;
        let (jump, path) = self.jumps[capture.role];
        let enemies = position.color(!us) - capture.taken;
        let is_crowned = !self.is_longest && Self::role_on(us, capture) != capture.role;
        let jumps = if is_crowned {
            Bitboard::EMPTY
        } else {
            jump(us, capture.to, enemies, position.occupied().without(capture.from))
        };
        if jumps.is_empty() && capture.taken.any() {
            ends.push(capture);
        }
        for to in jumps {
            let taken = capture.taken | (path(us, capture.to, to) & enemies);
            self.follow(position, Capture { to, taken, ..capture }, ends);
        }
    }

    /// What a piece is where its capture, or its step, ends.
    fn role_on(side: Color, capture: Capture<L>) -> usize {
        let is_last = last_ranks(side, 1).contains(capture.to);
        if is_last { KING } else { capture.role }
    }

    /// The steps of the side to move, as captures of nothing.
    fn steps(&self, position: &Placement<L, 2>) -> Vec<Capture<L>> {
        let mut steps = Vec::new();
        for (role, piece) in self.pieces.iter().enumerate() {
            for from in position.pieces(position.turn, role) {
                for to in position.targets(piece, from, position.occupied()) {
                    steps.push(Capture { role, from, to, taken: Bitboard::EMPTY });
                }
            }
        }
        steps
    }
}

impl<L: Board> Game for Draughts<L> {
    type Position = Placement<L, 2>;

    fn start(&self) -> Self::Position {
        Placement::from_fen(self.start, &self.pieces)
    }

    fn each_move(&self, position: &Self::Position, visit: &mut dyn FnMut(&Self::Position)) {
        let captures = self.captures(position);
        let moves = if captures.is_empty() { self.steps(position) } else { captures };
        for played in moves {
            let mut next = *position;
            played.taken.into_iter().for_each(|taken| next.clear(taken));
            next.go(Self::role_on(position.turn, played), played.from, played.to);
            visit(&next);
        }
    }
}
