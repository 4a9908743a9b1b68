//! Terachess II by Jean-Louis Cazaux, on 16 x 16 with 26 kinds of pieces.
//!
//! The layout's description has all movements, with the double steps of pawns and princes, which they make from any
//! rank. Here are promotion, en passant and the leap of a king that has not moved, which takes the place of castling.
//!
//! Letters and FEN are those of Terachess-Stockfish, and so are two answers that the author's rules do not give: a
//! double step that ends on the last rank promotes and may still be taken in passing, and moves along that rank
//! promote too.

use quadrille::piece::{
    Amazon, Archbishop, Bishop, Camel, Cannon, Chancellor, DragonHorse, DragonKing, King, Knight,
    Queen, Rook, Zebra,
};
use quadrille::{Bitboard, BitboardLayout, Color, Moves, Square};

use super::fields::{Fields, Fragment, error_at};
use super::placement::{last_ranks, square_or_none};
use super::{FenError, Game, Piece, Placement, piece};

/// Types of the pieces for which Quadrille has none.
macro_rules! pieces {
    ($($name:ident)*) => { $( pub enum $name {} )* };
}

pieces! {
    Archer Buffalo Centaur Duchess Eagle Elephant Lion Machine Pawn Prince Rhinoceros Sorceress
    Troll
}

/// The number of kinds of pieces.
const KINDS: usize = 26;

const KING: usize = 0;
const PAWN: usize = 1;
const PRINCE: usize = 2;
const TROLL: usize = 3;
const LION: usize = 4;

/// The pieces that promote on the last rank, each with the piece that it becomes.
const PROMOTIONS: [(&str, &str); 9] = [
    ("P", "Q"),
    ("T", "Q"),
    ("I", "A"),
    ("N", "F"),
    ("M", "F"),
    ("Z", "F"),
    ("E", "L"),
    ("W", "L"),
    ("J", "L"),
];

const START: &str = "sjyhxfdoodfxhyjs/cmztuvlkalvutzmc/ernbwigqqgiwbnre/pppppppppppppppp/16/16/16/16/\
    16/16/16/16/PPPPPPPPPPPPPPPP/ERNBWIGQQGIWBNRE/CMZTUVLKALVUTZMC/SJYHXFDOODFXHYJS w Kk - 0 1";

/// The rules, for a numbering of the board.
pub struct Terachess<L: BitboardLayout> {
    pieces: [Piece<L>; KINDS],
    /// The kind that each kind becomes if it promotes.
    promoted: [Option<usize>; KINDS],
}

/// A position.
#[derive(Clone, Copy)]
pub struct Position<L: BitboardLayout> {
    board: Placement<L, KINDS>,
    /// Kings that have not moved.
    unmoved: Bitboard<L>,
    /// The square that a pawn or a prince has just passed in a double step.
    passed: Option<Square<L>>,
}

impl<L> Terachess<L>
where
    L: Moves<King>
        + Moves<Pawn>
        + Moves<Prince>
        + Moves<Troll>
        + Moves<Lion>
        + Moves<Queen>
        + Moves<Rook>
        + Moves<Bishop>
        + Moves<Knight>
        + Moves<Amazon>
        + Moves<Chancellor>
        + Moves<Archbishop>
        + Moves<Centaur>
        + Moves<DragonKing>
        + Moves<DragonHorse>
        + Moves<Eagle>
        + Moves<Rhinoceros>
        + Moves<Camel>
        + Moves<Zebra>
        + Moves<Buffalo>
        + Moves<Cannon>
        + Moves<Archer>
        + Moves<Sorceress>
        + Moves<Duchess>
        + Moves<Machine>
        + Moves<Elephant>,
{
    pub fn new() -> Self {
        let pieces = [
            piece::<L, King>("K"),
            piece::<L, Pawn>("P"),
            piece::<L, Prince>("I"),
            piece::<L, Troll>("T"),
            piece::<L, Lion>("L"),
            piece::<L, Queen>("Q"),
            piece::<L, Rook>("R"),
            piece::<L, Bishop>("B"),
            piece::<L, Knight>("N"),
            piece::<L, Amazon>("A"),
            piece::<L, Chancellor>("H"),
            piece::<L, Archbishop>("X"),
            piece::<L, Centaur>("J"),
            piece::<L, DragonKing>("S"),
            piece::<L, DragonHorse>("Y"),
            piece::<L, Eagle>("G"),
            piece::<L, Rhinoceros>("U"),
            piece::<L, Camel>("M"),
            piece::<L, Zebra>("Z"),
            piece::<L, Buffalo>("F"),
            piece::<L, Cannon>("C"),
            piece::<L, Archer>("V"),
            piece::<L, Sorceress>("O"),
            piece::<L, Duchess>("D"),
            piece::<L, Machine>("W"),
            piece::<L, Elephant>("E"),
        ];
        let role = |letter| pieces.iter().position(|piece| piece.letter == letter);
        let promoted = pieces.each_ref().map(|piece| {
            let promotion = PROMOTIONS.iter().find(|(letter, _)| *letter == piece.letter);
            promotion.and_then(|&(_, letter)| role(letter))
        });
        Terachess { pieces, promoted }
    }
}

impl<L: BitboardLayout> Terachess<L> {
    /// The kings that may still leap: each right is a king's letter.
    fn read_unmoved(
        board: &Placement<L, KINDS>,
        field: Fragment<'_>,
    ) -> Result<Bitboard<L>, FenError> {
        let mut unmoved = Bitboard::EMPTY;
        for (column, letter) in field.chars().filter(|_| field.text != "-") {
            let (color, rank) = match letter {
                'K' => (Color::White, 1),
                'k' => (Color::Black, 14),
                _ => return Err(error_at(column, format!("'{letter}' is no king that may leap"))),
            };
            let king = Square::from_coords(7, rank).expect("a square of 16 x 16");
            if !board.pieces(color, KING).contains(king) {
                return Err(error_at(
                    column,
                    format!("'{letter}' needs {color:?}'s king on {king}"),
                ));
            }
            unmoved.add(king);
        }
        Ok(unmoved)
    }

    /// The square that a double step has just passed. A piece that promoted at its end may still be taken.
    fn read_en_passant(
        &self,
        board: &Placement<L, KINDS>,
        field: Fragment<'_>,
    ) -> Result<Option<Square<L>>, FenError> {
        let Some(passed) = square_or_none::<L>(field)? else { return Ok(None) };
        let (origin, target) = (passed.pawn_pushes(board.turn), passed.pawn_pushes(!board.turn));
        let end = target & board.color(!board.turn);
        let is_promoted = end.intersects(last_ranks(!board.turn, 1));
        let is_double_step = [PAWN, PRINCE].into_iter().any(|role| {
            let role = self.promoted[role].filter(|_| is_promoted).unwrap_or(role);
            end.intersects(board.roles[role])
        });
        let is_free = board.occupied().is_disjoint(origin.with(passed));
        if origin.is_empty() || !is_double_step || !is_free {
            let message = format!("no pawn or prince has just passed {passed} in a double step");
            return Err(field.error(message));
        }
        Ok(Some(passed))
    }

    fn is_attacked(&self, board: &Placement<L, KINDS>, square: Square<L>, by: Color) -> bool {
        board.is_attacked(square, by, &self.pieces, board.occupied())
    }

    /// Shows a position in which `us` have moved, if the move was legal.
    fn show(&self, next: &Position<L>, us: Color, visit: &mut dyn FnMut(&Position<L>)) {
        if next.board.king_is_safe(us, KING, &self.pieces) {
            visit(next);
        }
    }

    /// The position after a move of a piece, which may become another.
    fn after(position: &Position<L>, role: usize, from: Square<L>, to: Square<L>) -> Position<L> {
        let mut next = *position;
        next.board.go(role, from, to);
        next.unmoved.discard(from);
        next.passed = None;
        next
    }

    /// The kind that a piece is after a move. Trolls promote by steps of a pawn only, not by leaps.
    fn becomes(&self, role: usize, ranks: u8, is_last: bool) -> usize {
        let promotes = is_last && (role != TROLL || ranks == 1);
        self.promoted[role].filter(|_| promotes).unwrap_or(role)
    }

    fn piece_moves(&self, position: &Position<L>, visit: &mut dyn FnMut(&Position<L>)) {
        let (us, board) = (position.board.turn, &position.board);
        let last = last_ranks::<L>(us, 1);
        for (role, piece) in self.pieces.iter().enumerate() {
            for from in board.pieces(us, role) {
                for to in board.targets(piece, from, board.occupied()) {
                    let ranks = from.rank().abs_diff(to.rank());
                    let becomes = self.becomes(role, ranks, last.contains(to));
                    let mut next = Self::after(position, becomes, from, to);
                    if ranks == 2 && [PAWN, PRINCE].contains(&role) {
                        next.passed = from.between(to).first();
                    }
                    self.show(&next, us, visit);
                }
            }
        }
    }

    /// Captures of a pawn or prince that has just made a double step. Only pawns make them.
    fn en_passant(&self, position: &Position<L>, visit: &mut dyn FnMut(&Position<L>)) {
        let us = position.board.turn;
        let Some(passed) = position.passed else { return };
        for from in passed.pawn_attacks(!us) & position.board.pieces(us, PAWN) {
            let mut next = Self::after(position, PAWN, from, passed);
            passed.pawn_pushes(!us).into_iter().for_each(|taken| next.board.clear(taken));
            self.show(&next, us, visit);
        }
    }

    /// Leaps of a king that has not moved and is not in check, to an empty square at distance two. A square on its
    /// way may be occupied, but not attacked; of two ways around a knight's leap one has to be safe.
    fn king_leaps(&self, position: &Position<L>, visit: &mut dyn FnMut(&Position<L>)) {
        let (us, board) = (position.board.turn, &position.board);
        let king = (board.pieces(us, KING) & position.unmoved).first();
        let Some(king) = king.filter(|&king| !self.is_attacked(board, king, !us)) else { return };
        let adjacent = |square| self.pieces[KING].reach(us, square);
        let ring = self.pieces[LION].reach(us, king) - adjacent(king);
        for to in ring - board.occupied() {
            let straight = king.between(to);
            let ways = if straight.any() { straight } else { adjacent(king) & adjacent(to) };
            if ways.into_iter().any(|square| !self.is_attacked(board, square, !us)) {
                self.show(&Self::after(position, KING, king, to), us, visit);
            }
        }
    }
}

impl<L: BitboardLayout> Game for Terachess<L> {
    type Position = Position<L>;

    fn start_notation(&self) -> &'static str {
        START
    }

    fn read(&self, fen: &str) -> Result<Self::Position, FenError> {
        let mut fields = Fields::of(fen);
        let board = Placement::read_with_turn(&mut fields, &self.pieces, KING)?;
        let unmoved = Self::read_unmoved(&board, fields.next("field of kings that may leap")?)?;
        let passed = self.read_en_passant(&board, fields.next("en passant field")?)?;
        fields.skip_clocks()?;
        Ok(Position { board, unmoved, passed })
    }

    fn each_move(&self, position: &Self::Position, visit: &mut dyn FnMut(&Self::Position)) {
        self.piece_moves(position, visit);
        self.en_passant(position, visit);
        self.king_leaps(position, visit);
    }
}
