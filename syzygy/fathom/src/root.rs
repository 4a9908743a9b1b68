//! Ranked root moves, in the structures of C.

use quadrille_syzygy::Wdl;

use crate::encode::{in_move, score_of_rank, score_of_result};
use crate::export::probes;
use crate::position::Men;
use crate::tables;

/// `TB_MAX_MOVES`, with room for the end of a list.
const MAX_MOVES: usize = 193;

/// A legal move with its rank and score.
#[repr(C)]
pub struct RootMove {
    /// The move: target in bits 0 to 5, origin in bits 6 to 11, the promoted piece in bits 12 to 14.
    pub mv: u16,
    /// Room for a variation, which is not written.
    pub pv: [u16; 256],
    /// Always 0: there is no variation.
    pub pv_size: u32,
    /// The score to show, in centipawns.
    pub score: i32,
    /// The rank, from 1000 for the surest win to -1000.
    pub rank: i32,
}

/// The legal moves of a position.
#[repr(C)]
pub struct RootMoves {
    /// The number of legal moves.
    pub size: u32,
    /// The moves, of which the first `size` are written.
    pub moves: [RootMove; MAX_MOVES],
}

/// Writes moves with their scores and ranks, and returns 1, or 0 if a probe failed and there are none.
///
/// # Safety
/// `results` points to room for a `RootMoves`, which may be uninitialised.
#[allow(unsafe_code)]
unsafe fn write(results: *mut RootMoves, moves: Option<Vec<(u16, i32, i32)>>) -> i32 {
    let Some(moves) = moves else { return 0 };
    let moves = &moves[..moves.len().min(MAX_MOVES)];
    // Safety: the caller gives room for all fields, none of which is read.
    unsafe {
        (&raw mut (*results).size).write(moves.len() as u32);
        let first = (&raw mut (*results).moves).cast::<RootMove>();
        for (number, &(mv, score, rank)) in moves.iter().enumerate() {
            let root_move = first.add(number);
            (&raw mut (*root_move).mv).write(mv);
            (&raw mut (*root_move).pv_size).write(0);
            (&raw mut (*root_move).score).write(score);
            (&raw mut (*root_move).rank).write(rank);
        }
    }
    1
}

probes! {
    /// Ranks and scores all legal moves by distances to zeroing. Returns 1, or 0 if a probe failed.
    ///
    /// # Safety
    /// `results` points to room for a `RootMoves`.
    [unsafe] fn tb_probe_root_dtz(
        men,
        rule50: u32,
        castling: u32,
        ep: u32,
        turn: bool,
        has_repeated: bool,
        use_rule50: bool,
        results: *mut RootMoves,
    ) -> i32 {
        let position = Men { rule50, ep, white_to_move: turn, ..men };
        let moves = tables().filter(|_| castling == 0).and_then(|tables| {
            let ranked = |root_move: &quadrille_syzygy::RootMove<Men>| {
                let rank = root_move.rank(rule50, has_repeated);
                (in_move(root_move.mv), score_of_rank(rank, use_rule50), rank)
            };
            Some(tables.root_moves(&position).ok()?.iter().map(ranked).collect())
        });
        // Safety: the caller gives the room.
        unsafe { write(results, moves) }
    }

    /// Ranks and scores all legal moves by results alone. Returns 1, or 0 if a probe failed.
    ///
    /// # Safety
    /// `results` points to room for a `RootMoves`.
    [unsafe] fn tb_probe_root_wdl(
        men,
        rule50: u32,
        castling: u32,
        ep: u32,
        turn: bool,
        use_rule50: bool,
        results: *mut RootMoves,
    ) -> i32 {
        let position = Men { rule50, ep, white_to_move: turn, ..men };
        let moves = tables().filter(|_| castling == 0).and_then(|tables| {
            let ranked = |(mv, wdl): (_, Wdl)| {
                // Without the fifty-move rule, cursed and blessed results count in full.
                let rank = if use_rule50 { wdl.rank() } else { 1000 * wdl.rank().signum() };
                (in_move(mv), score_of_result(rank), rank)
            };
            let moves = tables.root_moves_by_wdl(&position).ok()?;
            Some(moves.into_iter().map(ranked).collect())
        });
        // Safety: the caller gives the room.
        unsafe { write(results, moves) }
    }
}
