//! Moves, results and scores as the words of Fathom's interface.

use quadrille_syzygy::{Lerf, Move, Role, Square};

use crate::position::Men;

/// The result of a failed probe, which also ends a list of results.
pub const FAILED: u32 = u32::MAX;
/// There is no legal move, and the king is in check.
pub const CHECKMATE: u32 = 4;
/// There is no legal move, and the king is not in check.
pub const STALEMATE: u32 = 2;

/// The piece that a pawn becomes: 1 for a queen to 4 for a knight, 0 for none.
fn promotion(mv: Move<Lerf>) -> u32 {
    match mv.promotion {
        Some(Role::Queen) => 1,
        Some(Role::Rook) => 2,
        Some(Role::Bishop) => 3,
        Some(Role::Knight) => 4,
        _ => 0,
    }
}

/// Bits 0 to 3 and 20 to 31 of a result: how the game ends, from 0 for a loss to 4 for a win, and the plies to
/// zeroing. Fathom adds the position's clock to the plies of every move, even if the move resets the clock, and 100
/// are in time.
pub fn value(plies: i32, rule50: u32) -> u32 {
    let in_time = plies.unsigned_abs().saturating_add(rule50) <= 100;
    let wdl = match (plies.signum(), in_time) {
        (-1, true) => 0,
        (-1, false) => 1,
        (0, _) => 2,
        (_, false) => 3,
        (_, true) => 4,
    };
    wdl | plies.unsigned_abs() << 20
}

/// Bits 4 to 19 of a result: a move.
pub fn in_result(position: &Men, mv: Move<Lerf>) -> u32 {
    let en_passant = u32::from(position.is_en_passant(mv.from, mv.to));
    square(mv.to) << 4 | square(mv.from) << 10 | promotion(mv) << 16 | en_passant << 19
}

/// A move in 16 bits, as a `TbMove`.
pub fn in_move(mv: Move<Lerf>) -> u16 {
    (square(mv.to) | square(mv.from) << 6 | promotion(mv) << 12) as u16
}

fn square(square: Square<Lerf>) -> u32 {
    u32::from(square.number())
}

/// The greatest score, less the plies that a mate may take.
const SURE: i32 = 32000 - 255 - 1;

/// The score in centipawns that Fathom shows for a rank by distances. Without the fifty-move rule every win is sure.
pub fn score_of_rank(rank: i32, use_rule50: bool) -> i32 {
    let bound = if use_rule50 { 900 } else { 1 };
    let score = if rank.abs() >= bound { SURE } else { (rank.abs() - 800).max(3) * 100 / 200 };
    score * rank.signum()
}

/// The score that Fathom shows for a result.
pub fn score_of_result(rank: i32) -> i32 {
    match rank {
        1000 => SURE,
        -1000 => -SURE,
        _ => 2 * rank.signum(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Computed by hand, from the interface.
    #[test]
    fn scores() {
        let scores =
            [1000, 900, 899, 806, 801, 0, -801, -899, -900].map(|rank| score_of_rank(rank, true));
        assert_eq!(scores, [31744, 31744, 49, 3, 1, 0, -1, -49, -31744]);
        assert_eq!([700, -1].map(|rank| score_of_rank(rank, false)), [31744, -31744]);
        assert_eq!([1000, 899, 0, -899].map(score_of_result), [31744, 2, 0, -2]);
    }

    #[test]
    fn words() {
        let mv = Move { from: Lerf::E7, to: Lerf::E8, promotion: Some(Role::Queen) };
        assert_eq!(in_move(mv), 0x1d3c);
        let values = [(101, 0), (50, 50), (0, 90), (-50, 51), (-1, 0)]
            .map(|(plies, clock)| value(plies, clock));
        assert_eq!(values, [0x0650_0003, 0x0320_0004, 2, 0x0320_0001, 0x0010_0000]);
    }
}
