//! Chess, capablanca and makruk, with promotions of pawns and castling.

use quadrille::piece::{Archbishop, Bishop, Chancellor, Ferz, King, Knight, Queen, Rook, Silver};
use quadrille::{Bitboard, BitboardLayout, Color, Moves, Square};

use super::fields::{Fields, Fragment, error_at};
use super::placement::{last_ranks, pawn, square_or_none};
use super::{FenError, Game, Piece, Placement, piece};

/// A game of the family, with `N` kinds of pieces: the king first, the pawn last.
pub struct Western<L: BitboardLayout, const N: usize> {
    pieces: [Piece<L>; N],
    /// The pieces that pawns become.
    promotions: &'static [usize],
    /// The number of last ranks on which they promote.
    zone: u8,
    start: &'static str,
    /// The file on which kings that castle begin, and the files on which they land.
    king_file: u8,
    castling: &'static [u8],
    rook: usize,
    /// True if pawns make double steps.
    has_double_steps: bool,
}

/// A position.
#[derive(Clone, Copy)]
pub struct Position<L: BitboardLayout, const N: usize> {
    board: Placement<L, N>,
    /// Rooks and kings that have not moved.
    unmoved: Bitboard<L>,
    /// The square behind a pawn that has just made a double step.
    passed: Option<Square<L>>,
}

const KING: usize = 0;

impl<L> Western<L, 6>
where
    L: Moves<King> + Moves<Queen> + Moves<Rook> + Moves<Bishop> + Moves<Knight>,
{
    /// Orthodox chess.
    pub fn chess() -> Self {
        let pieces = [
            piece::<L, King>("K"),
            piece::<L, Queen>("Q"),
            piece::<L, Rook>("R"),
            piece::<L, Bishop>("B"),
            piece::<L, Knight>("N"),
            pawn("P"),
        ];
        Western {
            pieces,
            promotions: &[1, 2, 3, 4],
            zone: 1,
            start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            king_file: 4,
            castling: &[2, 6],
            rook: 2,
            has_double_steps: true,
        }
    }
}

impl<L> Western<L, 8>
where
    L: Moves<King>
        + Moves<Queen>
        + Moves<Rook>
        + Moves<Bishop>
        + Moves<Knight>
        + Moves<Archbishop>
        + Moves<Chancellor>,
{
    /// Capablanca's chess on 10 x 8.
    pub fn capablanca() -> Self {
        let pieces = [
            piece::<L, King>("K"),
            piece::<L, Queen>("Q"),
            piece::<L, Chancellor>("C"),
            piece::<L, Archbishop>("A"),
            piece::<L, Rook>("R"),
            piece::<L, Bishop>("B"),
            piece::<L, Knight>("N"),
            pawn("P"),
        ];
        Western {
            pieces,
            promotions: &[1, 2, 3, 4, 5, 6],
            zone: 1,
            start: "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1",
            king_file: 5,
            castling: &[2, 8],
            rook: 4,
            has_double_steps: true,
        }
    }
}

impl<L> Western<L, 6>
where
    L: Moves<King> + Moves<Ferz> + Moves<Silver> + Moves<Knight> + Moves<Rook>,
{
    /// Makruk, Thai chess: the khon is shogi's silver, and pawns become ferzes.
    pub fn makruk() -> Self {
        let pieces = [
            piece::<L, King>("K"),
            piece::<L, Ferz>("M"),
            piece::<L, Silver>("S"),
            piece::<L, Knight>("N"),
            piece::<L, Rook>("R"),
            pawn("P"),
        ];
        Western {
            pieces,
            promotions: &[1],
            zone: 3,
            start: "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1",
            king_file: 0,
            castling: &[],
            rook: 4,
            has_double_steps: false,
        }
    }
}

impl<L: BitboardLayout, const N: usize> Western<L, N> {
    const PAWN: usize = N - 1;

    /// The kings and rooks that may still castle.
    fn read_castling(
        &self,
        board: &Placement<L, N>,
        field: Fragment<'_>,
    ) -> Result<Bitboard<L>, FenError> {
        let mut unmoved = Bitboard::EMPTY;
        if field.text == "-" {
            return Ok(unmoved);
        }
        for (column, letter) in field.chars() {
            let Some((color, squares)) = self.castling_squares(letter) else {
                let message = format!("'{letter}' is no right to castle in this game");
                return Err(error_at(column, message));
            };
            let [king, rook] = squares;
            let stands = |role, square| board.pieces(color, role).contains(square);
            if !stands(KING, king) || !stands(self.rook, rook) {
                let message =
                    format!("'{letter}' needs {color:?}'s king on {king} and a rook on {rook}");
                return Err(error_at(column, message));
            }
            unmoved |= king.bitboard() | rook.bitboard();
        }
        Ok(unmoved)
    }

    /// The colour of a castling right, and the squares on which the king and the rook begin.
    fn castling_squares(&self, letter: char) -> Option<(Color, [Square<L>; 2])> {
        let is_white = letter.is_ascii_uppercase();
        let (color, rank) = if is_white { (Color::White, 0) } else { (Color::Black, L::RANKS - 1) };
        let rook_file = match letter.to_ascii_lowercase() {
            'k' if !self.castling.is_empty() => L::FILES - 1,
            'q' if !self.castling.is_empty() => 0,
            _ => return None,
        };
        let square = |file| Square::from_coords(file, rank);
        Some((color, [square(self.king_file)?, square(rook_file)?]))
    }

    /// The square that a double step has just passed.
    fn read_en_passant(
        &self,
        board: &Placement<L, N>,
        field: Fragment<'_>,
    ) -> Result<Option<Square<L>>, FenError> {
        let Some(passed) = square_or_none::<L>(field)? else { return Ok(None) };
        let (origin, target) = (passed.pawn_pushes(board.turn), passed.pawn_pushes(!board.turn));
        let is_double_step = self.has_double_steps
            && origin.any()
            && origin.is_subset(Self::double_step_origins(!board.turn))
            && target.is_subset(board.pieces(!board.turn, Self::PAWN))
            && board.occupied().is_disjoint(origin.with(passed));
        if !is_double_step {
            return Err(field.error(format!("no pawn has just passed {passed} in a double step")));
        }
        Ok(Some(passed))
    }

    /// The rank from which pawns make double steps.
    fn double_step_origins(side: Color) -> Bitboard<L> {
        last_ranks::<L>(!side, 2) - last_ranks(!side, 1)
    }

    fn is_attacked(&self, board: &Placement<L, N>, square: Square<L>, by: Color) -> bool {
        board.is_attacked(square, by, &self.pieces, board.occupied())
    }

    /// Shows a position in which `us` have moved, if the move was legal.
    fn show(&self, next: &Position<L, N>, us: Color, visit: &mut dyn FnMut(&Position<L, N>)) {
        if next.board.king_is_safe(us, KING, &self.pieces) {
            visit(next);
        }
    }

    /// The position after a move of a piece, which may become another.
    fn after(
        position: &Position<L, N>,
        from: Square<L>,
        to: Square<L>,
        role: usize,
    ) -> Position<L, N> {
        let mut next = *position;
        next.board.go(role, from, to);
        next.unmoved -= from.bitboard() | to.bitboard();
        next.passed = None;
        next
    }

    fn pawn_moves(
        &self,
        position: &Position<L, N>,
        from: Square<L>,
        visit: &mut dyn FnMut(&Position<L, N>),
    ) {
        let us = position.board.turn;
        for to in position.board.targets(&self.pieces[Self::PAWN], from, position.board.occupied())
        {
            if last_ranks(us, self.zone).contains(to) {
                for &role in self.promotions {
                    self.show(&Self::after(position, from, to, role), us, visit);
                }
            } else {
                self.show(&Self::after(position, from, to, Self::PAWN), us, visit);
            }
        }
        if let Some(passed) = position.passed.filter(|&p| from.pawn_attacks(us).contains(p)) {
            let mut next = Self::after(position, from, passed, Self::PAWN);
            passed.pawn_pushes(!us).into_iter().for_each(|taken| next.board.clear(taken));
            self.show(&next, us, visit);
        }
        if !self.has_double_steps || !Self::double_step_origins(us).contains(from) {
            return;
        }
        for passed in from.pawn_pushes(us) - position.board.occupied() {
            for to in passed.pawn_pushes(us) - position.board.occupied() {
                let mut next = Self::after(position, from, to, Self::PAWN);
                next.passed = Some(passed);
                self.show(&next, us, visit);
            }
        }
    }

    fn castlings(&self, position: &Position<L, N>, visit: &mut dyn FnMut(&Position<L, N>)) {
        let (us, board) = (position.board.turn, &position.board);
        let king = (board.pieces(us, KING) & position.unmoved).first();
        let Some(king) = king.filter(|&king| !self.is_attacked(board, king, !us)) else { return };
        for rook in board.pieces(us, self.rook) & position.unmoved {
            let is_left = rook.file() < king.file();
            let side = |file: &&u8| (**file < king.file()) == is_left;
            let file = self.castling.iter().find(side);
            let landing = file.and_then(|&file| Square::from_coords(file, king.rank()));
            let Some(landing) =
                landing.filter(|_| king.between(rook).is_disjoint(board.occupied()))
            else {
                continue;
            };
            let passed = king.between_and(landing);
            if passed.into_iter().any(|square| self.is_attacked(board, square, !us)) {
                continue;
            }
            let mut next = Self::after(position, king, landing, KING);
            next.board.clear(rook);
            let beside = if is_left { landing.file() + 1 } else { landing.file() - 1 };
            let beside = Square::from_coords(beside, king.rank()).expect("a square of the rank");
            next.board.put(us, self.rook, beside);
            next.unmoved -= rook.bitboard();
            self.show(&next, us, visit);
        }
    }
}

impl<L: BitboardLayout, const N: usize> Game for Western<L, N> {
    type Position = Position<L, N>;

    fn start_notation(&self) -> &'static str {
        self.start
    }

    fn read(&self, fen: &str) -> Result<Self::Position, FenError> {
        let mut fields = Fields::of(fen);
        let board = Placement::read_with_turn(&mut fields, &self.pieces, KING)?;
        let unmoved = self.read_castling(&board, fields.next("castling field")?)?;
        let passed = self.read_en_passant(&board, fields.next("en passant field")?)?;
        fields.skip_clocks()?;
        Ok(Position { board, unmoved, passed })
    }

    fn each_move(&self, position: &Self::Position, visit: &mut dyn FnMut(&Self::Position)) {
        let us = position.board.turn;
        for (role, piece) in self.pieces.iter().enumerate() {
            for from in position.board.pieces(us, role) {
                if role == Self::PAWN {
                    self.pawn_moves(position, from, visit);
                    continue;
                }
                for to in position.board.targets(piece, from, position.board.occupied()) {
                    self.show(&Self::after(position, from, to, role), us, visit);
                }
            }
        }
        self.castlings(position, visit);
    }
}
