//! Positions from FEN, the Forsyth-Edwards notation.
//!
//! Play can legally go on from every position that is read; otherwise an error says what is wrong, and in which
//! column.

use std::str::FromStr;

use quadrille::{Bitboard, Chess, Color, Square};

use super::fields::{FenError, Fields, Fragment, error_at};
use super::position::{Position, Role, double_step_origin};

/// The initial position.
pub const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Reads a FEN; its clocks, which may be missing, are checked and dropped.
impl<L: Chess> FromStr for Position<L> {
    type Err = FenError;

    fn from_str(fen: &str) -> Result<Self, FenError> {
        let mut fields = Fields::of(fen);
        let mut position = Position::EMPTY;
        position.read_board(fields.next("board")?)?;
        position.read_turn(fields.next("side to move")?)?;
        position.read_castling(fields.next("castling field")?)?;
        position.read_en_passant(fields.next("en passant field")?)?;
        fields.skip_clocks()?;
        Ok(position)
    }
}

impl<L: Chess> Position<L> {
    /// Puts the pieces on the board, from the last rank to the first.
    fn read_board(&mut self, board: Fragment<'_>) -> Result<(), FenError> {
        let ranks: Vec<_> = board.split('/').collect();
        if ranks.len() != usize::from(L::RANKS) {
            let message = format!("{} ranks, where a board has {}", ranks.len(), L::RANKS);
            return Err(board.error(message));
        }
        (0..L::RANKS).rev().zip(ranks).try_for_each(|(rank, text)| self.read_rank(rank, text))?;
        self.check_material(board)
    }

    fn read_rank(&mut self, rank: u8, text: Fragment<'_>) -> Result<(), FenError> {
        let (mut file, mut after_count) = (0_u8, false);
        for (column, letter) in text.chars() {
            let squares = match (read_piece(letter), letter) {
                (Some(piece), _) => self.put_checked(piece, file, rank, column)?,
                (None, '1'..='8') if after_count => {
                    return Err(error_at(column, "two counts of empty squares in a row"));
                }
                (None, '1'..='8') => letter as u8 - b'0',
                _ => return Err(unknown_piece(column, letter)),
            };
            file = file.saturating_add(squares);
            after_count = letter.is_ascii_digit();
        }
        if file == L::FILES {
            return Ok(());
        }
        let (rank, files) = (rank + 1, L::FILES);
        Err(text.error(format!("rank {rank} has {file} squares, where a rank has {files}")))
    }

    /// Puts a piece on the board, and returns the number of squares it takes: one.
    fn put_checked(
        &mut self,
        (color, role): (Color, Role),
        file: u8,
        rank: u8,
        column: usize,
    ) -> Result<u8, FenError> {
        // A square past the last file is an error of the rank, which is reported when its length is known.
        let Some(square) = Square::from_coords(file, rank) else { return Ok(1) };
        if role == Role::King && self.pieces(color, Role::King).any() {
            return Err(error_at(column, format!("a second king of {color:?}")));
        }
        if role == Role::Pawn && (rank == 0 || rank == L::RANKS - 1) {
            return Err(error_at(column, format!("a pawn on {square}")));
        }
        self.put(color, role, square);
        Ok(1)
    }

    /// Checks that each side has a king, and no more pieces than promotions allow.
    fn check_material(&self, board: Fragment<'_>) -> Result<(), FenError> {
        for color in Color::ALL {
            let count = |role| self.pieces(color, role).count();
            if count(Role::King) == 0 {
                return Err(board.error(format!("{color:?} has no king")));
            }
            let pawns = count(Role::Pawn);
            if pawns > 8 {
                return Err(board.error(format!("{color:?} has {pawns} pawns, more than eight")));
            }
            let at_first =
                [(Role::Knight, 2), (Role::Bishop, 2), (Role::Rook, 2), (Role::Queen, 1)];
            let promoted = at_first.map(|(role, least)| count(role).saturating_sub(least));
            if promoted.iter().sum::<u32>() + pawns > 8 {
                let message = format!("{color:?} has more pieces than eight pawns can become");
                return Err(board.error(message));
            }
        }
        Ok(())
    }

    /// Checks that the side that has just moved is not in check, and the other side by two pieces at most.
    fn read_turn(&mut self, turn: Fragment<'_>) -> Result<(), FenError> {
        let side = turn.side(["w", "b"])?;
        self.turn = side;
        if let Some(checker) = self.checkers(!side).first() {
            let message = format!("{side:?} is to move and could take the king from {checker}");
            return Err(turn.error(message));
        }
        if self.checkers(side).count() > 2 {
            return Err(turn.error(format!("{side:?} is in check by more than two pieces")));
        }
        Ok(())
    }

    fn read_castling(&mut self, field: Fragment<'_>) -> Result<(), FenError> {
        if field.text == "-" {
            return Ok(());
        }
        for (column, letter) in field.chars() {
            let Some((color, king, rook)) = castling_squares(letter) else {
                let message = format!("'{letter}' is no castling right: K, Q, k and q are");
                return Err(error_at(column, message));
            };
            if self.castling.contains(rook) {
                return Err(error_at(column, format!("'{letter}' is there twice")));
            }
            let (kings, rooks) = (self.pieces(color, Role::King), self.pieces(color, Role::Rook));
            if !kings.contains(king) || !rooks.contains(rook) {
                let message =
                    format!("'{letter}' needs {color:?}'s king on {king} and a rook on {rook}");
                return Err(error_at(column, message));
            }
            self.castling.add(rook);
        }
        Ok(())
    }

    /// Reads the square that a double step has just passed; it is dropped if no pawn attacks it.
    fn read_en_passant(&mut self, field: Fragment<'_>) -> Result<(), FenError> {
        if field.text == "-" {
            return Ok(());
        }
        let Ok(passed) = field.text.parse::<Square<L>>() else {
            return Err(field.error(format!("'{}' is neither '-' nor a square", field.text)));
        };
        let (us, them) = (self.turn, !self.turn);
        let (origin, target) = (passed.pawn_pushes(us), passed.pawn_pushes(them));
        if origin.is_empty() || !origin.is_subset(double_step_origin(them)) {
            let message = format!("no pawn of {them:?} passes {passed} in a double step");
            return Err(field.error(message));
        }
        if !target.is_subset(self.pieces(them, Role::Pawn)) {
            let message = format!("no pawn of {them:?} stands on {}", target.names());
            return Err(field.error(message));
        }
        let in_the_way = (origin.with(passed) & self.occupied()).first();
        if let Some(square) = in_the_way {
            let pawn = target.names();
            let message = format!("the pawn on {pawn} cannot have come by {square}, not empty");
            return Err(field.error(message));
        }
        if self.in_check_before(origin, target) {
            let step = target.names();
            let message = format!("{us:?} was in check before the double step to {step}");
            return Err(field.error(message));
        }
        let attackers = passed.pawn_attacks(them) & self.pieces(us, Role::Pawn);
        self.en_passant = attackers.any().then_some(passed);
        Ok(())
    }

    /// Returns whether the side to move was in check when the pawn on `target` still was on `origin`.
    fn in_check_before(&self, origin: Bitboard<L>, target: Bitboard<L>) -> bool {
        let occupied = (self.occupied() - target) | origin;
        let attack = |king| (self.attackers(king, !self.turn, occupied) - target).any();
        self.pieces(self.turn, Role::King).into_iter().any(attack)
    }
}

/// The colour of a castling right, and the squares of the king and the rook.
fn castling_squares<L: Chess>(letter: char) -> Option<(Color, Square<L>, Square<L>)> {
    let (color, rank) =
        if letter.is_ascii_uppercase() { (Color::White, 0) } else { (Color::Black, 7) };
    let rook_file = match letter.to_ascii_lowercase() {
        'k' => 7,
        'q' => 0,
        _ => return None,
    };
    Some((color, Square::from_coords(4, rank)?, Square::from_coords(rook_file, rank)?))
}

/// The piece of a letter: White's are capitals.
fn read_piece(letter: char) -> Option<(Color, Role)> {
    let role = Role::ALL.into_iter().find(|role| role.letter() == letter.to_ascii_lowercase())?;
    Some((if letter.is_ascii_uppercase() { Color::White } else { Color::Black }, role))
}

fn unknown_piece(column: usize, letter: char) -> FenError {
    let message = format!("'{letter}' is neither a piece (PNBRQK, pnbrqk) nor a count from 1 to 8");
    error_at(column, message)
}
