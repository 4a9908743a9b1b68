//! Checkers and international draughts: captures are compulsory, and go on with the same piece.

use std::cmp::Reverse;

use quadrille::piece::{King, KingJump, Man, ManJump};
use quadrille::{Bitboard, BitboardLayout, Color, Moves, Square};

use super::fields::{FenError, Fragment};
use super::placement::last_ranks;
use super::{Game, Piece, Placement, piece};

/// A layout with all pieces of draughts.
pub trait Board: Moves<Man> + Moves<King> + Moves<ManJump> + Moves<KingJump> {}

impl<L> Board for L where L: Moves<Man> + Moves<King> + Moves<ManJump> + Moves<KingJump> {}

/// The squares behind an enemy's piece where a piece may land, given the enemy's pieces and all occupied squares.
type Jump<L> = fn(Color, Square<L>, Bitboard<L>, Bitboard<L>) -> Bitboard<L>;

/// The squares between the two squares of a jump.
type Path<L> = fn(Color, Square<L>, Square<L>) -> Bitboard<L>;

/// Jumps to the square behind an adjacent enemy's piece: all squares on the way must be empty but that piece's.
fn short<L: Moves<P>, P>(
    color: Color,
    from: Square<L>,
    enemies: Bitboard<L>,
    occupied: Bitboard<L>,
) -> Bitboard<L> {
    from.attacks_over::<P>(color, !enemies, enemies) - occupied
}

/// Jumps anywhere behind the first piece on a line, if it is an enemy's.
fn flying<L: Moves<P>, P>(
    color: Color,
    from: Square<L>,
    enemies: Bitboard<L>,
    occupied: Bitboard<L>,
) -> Bitboard<L> {
    from.attacks_over::<P>(color, occupied, enemies) - occupied
}

/// The letters of White and Black.
const SIDES: [&str; 2] = ["W", "B"];

/// The squares as players number them from 1, in any layout: row by row from Black's side.
fn squares_by_number<L: BitboardLayout>() -> Vec<Square<L>> {
    let mut squares: Vec<_> = Square::all().collect();
    squares.sort_by_key(|square| (Reverse(square.rank()), square.file()));
    squares
}

/// The squares of a number, or of numbers from one to another.
fn numbered<'a, L: BitboardLayout>(
    text: &str,
    squares: &'a [Square<L>],
) -> Option<&'a [Square<L>]> {
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    let start = first.parse::<usize>().ok()?.checked_sub(1)?;
    squares.get(start..last.parse().ok()?).filter(|squares| !squares.is_empty())
}

fn not_numbered(text: &str, count: usize) -> String {
    format!(
        "'{text}' is no square from 1 to {count}, K before it for a king, or two with a dash between"
    )
}

const MAN: usize = 0;
const KING: usize = 1;

/// The rules, for a numbering of the board.
pub struct Draughts<L: Board> {
    pieces: [Piece<L>; 2],
    jumps: [(Jump<L>, Path<L>); 2],
    start: &'static str,
    /// True if captures must take as many pieces as possible. If so, two captures of the same pieces by one piece
    /// that end on the same square are one, and men pass the last rank without becoming kings.
    is_longest: bool,
}

/// A capture by a piece, as far as it has come.
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
        Self::new(short::<L, KingJump>, "B:W21-32:B1-12", false)
    }

    /// International draughts on 10 x 10.
    pub fn international() -> Self {
        Self::new(flying::<L, KingJump>, "W:W31-50:B1-20", true)
    }

    fn new(king_jump: Jump<L>, start: &'static str, is_longest: bool) -> Self {
        let path_of_man: Path<L> = |color, from, to| from.path_by::<ManJump>(color, to);
        let path_of_king: Path<L> = |color, from, to| from.path_by::<KingJump>(color, to);
        Draughts {
            pieces: [piece::<L, Man>("P"), piece::<L, King>("K")],
            jumps: [(short::<L, ManJump>, path_of_man), (king_jump, path_of_king)],
            start,
            is_longest,
        }
    }

    /// Adds the pieces of one side: its letter, and numbers of squares; a K precedes the numbers of kings.
    fn read_pieces(
        &self,
        position: &mut Placement<L, 2>,
        list: Fragment<'_>,
        squares: &[Square<L>],
    ) -> Result<(), FenError> {
        let (side, list) = list.split_at(list.text.chars().next().map_or(0, char::len_utf8));
        let color = side.side(SIDES)?;
        if position.color(color).any() {
            return Err(side.error(format!("the pieces of {} are there twice", side.text)));
        }
        for entry in list.split(',').filter(|entry| !entry.text.is_empty()) {
            let number = entry.text.strip_prefix('K');
            let role = if number.is_some() { KING } else { MAN };
            for &square in numbered(number.unwrap_or(entry.text), squares)
                .ok_or_else(|| entry.error(not_numbered(entry.text, squares.len())))?
            {
                if position.occupied().contains(square) {
                    return Err(entry.error(format!("two pieces on a square of '{}'", entry.text)));
                }
                if self.pieces[role].reach(color, square).is_empty() {
                    return Err(entry.error("a man on the last row, where it would be a king"));
                }
                position.put(color, role, square);
            }
        }
        Ok(())
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

    /// Follows a capture to all its ends. Captured pieces stay where they are until the end, and are not captured
    /// twice.
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

    /// The role of a piece where its capture, or its step, ends.
    fn role_on(side: Color, capture: Capture<L>) -> usize {
        let is_last = last_ranks(side, 1).contains(capture.to);
        if is_last { KING } else { capture.role }
    }

    /// The steps of the side to move, as captures of no piece.
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

    fn start_notation(&self) -> &'static str {
        self.start
    }

    /// Positions of draughts are written in PDN: `W:W31-50:BK3,7`, the side to move and both sides' pieces.
    fn read(&self, fen: &str) -> Result<Self::Position, FenError> {
        let whole = Fragment { text: fen.trim_end_matches('.'), column: 1 };
        let parts: Vec<_> = whole.split(':').collect();
        let [turn, one, other] = parts[..] else {
            return Err(whole.error("not three parts, such as `W:W31-50:BK3,7`"));
        };
        let mut position = Placement::EMPTY;
        position.turn = turn.side(SIDES)?;
        let squares = squares_by_number();
        self.read_pieces(&mut position, one, &squares)?;
        self.read_pieces(&mut position, other, &squares)?;
        Ok(position)
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
