//! Xiangqi, Chinese chess.

use quadrille::piece::{Advisor, Cannon, Elephant, General, Horse, Rook, Soldier};
use quadrille::{Bitboard, Color, Moves};

use super::fields::Fields;
use super::{FenError, Game, Piece, Placement, piece};

/// A layout with all pieces of xiangqi.
pub trait Board:
    Moves<General>
    + Moves<Advisor>
    + Moves<Elephant>
    + Moves<Horse>
    + Moves<Rook>
    + Moves<Cannon>
    + Moves<Soldier>
{
}

impl<L> Board for L where
    L: Moves<General>
        + Moves<Advisor>
        + Moves<Elephant>
        + Moves<Horse>
        + Moves<Rook>
        + Moves<Cannon>
        + Moves<Soldier>
{
}

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

pub const GENERAL: usize = 0;

/// The pieces, which janggi has too, the general first.
pub fn pieces<L: Board>() -> [Piece<L>; 7] {
    [
        piece::<L, General>("K"),
        piece::<L, Advisor>("A"),
        piece::<L, Elephant>("B").or("E"),
        piece::<L, Horse>("N").or("H"),
        piece::<L, Rook>("R"),
        piece::<L, Cannon>("C"),
        piece::<L, Soldier>("P"),
    ]
}

/// Reads a FEN in which the fields that only chess has are dashes or missing.
pub fn read<L: Board>(
    fen: &str,
    pieces: &[Piece<L>; 7],
    is_legal: impl Fn(&Placement<L, 7>) -> bool,
) -> Result<Placement<L, 7>, FenError> {
    let mut fields = Fields::of(fen);
    let board = fields.next("board")?;
    let mut position = Placement::read(board, pieces)?;
    position.check_kings(board, GENERAL)?;
    let turn = fields.next("side to move")?;
    position.turn = turn.side(["w", "b"])?;
    if !is_legal(&position) {
        return Err(
            turn.error(format!("{:?} is to move and could take the general", position.turn))
        );
    }
    fields.skip_dash()?;
    fields.skip_dash()?;
    fields.skip_clocks()?;
    Ok(position)
}

/// The rules, for a numbering of the board.
pub struct Xiangqi<L: Board> {
    pieces: [Piece<L>; 7],
}

impl<L: Board> Xiangqi<L> {
    pub fn new() -> Self {
        Xiangqi { pieces: pieces() }
    }

    /// Returns whether a side may leave the board like this to the other side: its general is not attacked, and does
    /// not face the other general on an open file.
    fn is_legal(&self, position: &Placement<L, 7>, side: Color) -> bool {
        let Some(general) = position.pieces(side, GENERAL).first() else { return false };
        let facing = position.pieces(!side, GENERAL) & Bitboard::from_file(general.file());
        let sight = general.attacks_by::<Rook>(side, position.occupied());
        !facing.intersects(sight)
            && !position.is_attacked(general, !side, &self.pieces, position.occupied())
    }
}

impl<L: Board> Game for Xiangqi<L> {
    type Position = Placement<L, 7>;

    fn start_notation(&self) -> &'static str {
        START
    }

    fn read(&self, fen: &str) -> Result<Self::Position, FenError> {
        read(fen, &self.pieces, |position| self.is_legal(position, !position.turn))
    }

    fn each_move(&self, position: &Self::Position, visit: &mut dyn FnMut(&Self::Position)) {
        for (role, piece) in self.pieces.iter().enumerate() {
            for from in position.pieces(position.turn, role) {
                for to in position.targets(piece, from, position.occupied()) {
                    let mut next = *position;
                    next.go(role, from, to);
                    if self.is_legal(&next, position.turn) {
                        visit(&next);
                    }
                }
            }
        }
    }
}
