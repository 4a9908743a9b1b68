//! Positions to probe, in shakmaty's types.

use quadrille_bench::Random;
use shakmaty::{
    Bitboard, Board, CastlingMode, Chess, Color, EnPassantMode, Piece, Position, Role, Setup,
    Square,
};

/// A material as a list of men, White's first.
pub fn men(name: &str) -> Vec<Piece> {
    let mut color = Color::White;
    let mut men = Vec::new();
    for letter in name.chars() {
        match Role::from_char(letter) {
            Some(role) if letter != 'v' => men.push(role.of(color)),
            _ => color = Color::Black,
        }
    }
    men
}

/// The legal position with men on these squares, or `None` if there is none.
pub fn position(men: &[Piece], squares: &[Square], turn: Color) -> Option<Chess> {
    let mut board = Board::empty();
    for (&man, &square) in men.iter().zip(squares) {
        if board.occupied().contains(square) {
            return None;
        }
        board.set_piece_at(square, man);
    }
    let setup = Setup { board, turn, ..Setup::empty() };
    setup.position(CastlingMode::Standard).ok()
}

/// A legal position of a material, with random squares and side to move. If a pawn may just have made a double
/// step, it did in half of the positions.
pub fn random(men: &[Piece], random: &mut Random) -> Chess {
    loop {
        let squares: Vec<_> = men.iter().map(|_| Square::new(random.below(64))).collect();
        let turn = if random.below(2) == 0 { Color::White } else { Color::Black };
        if let Some(found) = position(men, &squares, turn) {
            return if random.below(2) == 0 {
                with_en_passant(&found).unwrap_or(found)
            } else {
                found
            };
        }
    }
}

/// The position with a right to capture en passant, if one is possible.
pub fn with_en_passant(position: &Chess) -> Option<Chess> {
    let turn = position.turn();
    let pawns = position.board().by_piece(Role::Pawn.of(!turn));
    let rank = Bitboard::from_rank(turn.fold_wb(shakmaty::Rank::Fifth, shakmaty::Rank::Fourth));
    (pawns & rank).into_iter().find_map(|pawn| {
        let passed = pawn.offset(turn.fold_wb(8, -8))?;
        let mut setup =
            Setup { ep_square: Some(passed), ..position.to_setup(EnPassantMode::Always) };
        setup.halfmoves = 0;
        let found: Chess = setup.position(CastlingMode::Standard).ok()?;
        found.ep_square(EnPassantMode::Always).map(|_| found)
    })
}

/// All legal positions of a material, without captures en passant.
pub fn all(men: &[Piece], mut visit: impl FnMut(&Chess)) {
    let mut squares = vec![Square::A1; men.len()];
    for number in 0..1_u64 << (6 * men.len()) {
        for (place, square) in squares.iter_mut().enumerate() {
            *square = Square::new((number >> (6 * place)) as u32 & 63);
        }
        for turn in Color::ALL {
            if let Some(found) = position(men, &squares, turn) {
                visit(&found);
            }
        }
    }
}
