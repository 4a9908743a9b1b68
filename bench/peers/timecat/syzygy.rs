//! Syzygy tables: results in the search, and moves that make progress at the root.
//!
//! In timecat this file is empty.

use std::sync::RwLock;
use std::sync::atomic::{AtomicU32, Ordering};

use quadrille::layouts::Lerf;
use quadrille::{Bitboard, Color as Side, Square as Numbered};
use quadrille_syzygy::{Directory, Outcome, Position, Prober, Role, Wdl};

use crate::{
    ALL_PIECE_TYPES, Black, Board, CHECKMATE_THRESHOLD, CastleRights, ChessPosition, Color, MAX_PLY,
    Move, Ply, Result, Score, SearchConfig, White,
};

/// The score of a position won by the tables: better than any evaluation, worse than any mate.
const WON: Score = CHECKMATE_THRESHOLD - MAX_PLY as Score;

static PROBER: RwLock<Option<Prober<Directory>>> = RwLock::new(None);

/// The most men that tables have, so that a position with more takes no lock. It is 0 before tables are found.
static MEN: AtomicU32 = AtomicU32::new(0);

/// Opens the tables of these folders, separated as in PATH, in place of earlier ones. Returns their number.
pub fn open(folders: &str) -> Result<usize> {
    let mut tables = Directory::new();
    tables.add_paths(folders).map_err(|error| error.to_string())?;
    let count = tables.len();
    MEN.store(tables.men(), Ordering::Relaxed);
    *PROBER.write().unwrap() = Some(Prober::new(tables));
    Ok(count)
}

fn is_probed(position: &ChessPosition) -> bool {
    position.get_num_pieces() <= MEN.load(Ordering::Relaxed) && !position.has_castling_rights()
}

/// The score of a position in the tables, if it decides the node: a draw, a win of at least beta, or a loss of at
/// most alpha. Tables count from a capture or pawn move, so only positions right after one are probed.
pub fn score(
    position: &ChessPosition,
    ply: Ply,
    draw: Score,
    alpha: Score,
    beta: Score,
) -> Option<Score> {
    if ply == 0 || !is_probed(position) || position.get_halfmove_clock() != 0 {
        return None;
    }
    let won = WON - ply as Score;
    match PROBER.read().unwrap().as_ref()?.probe_wdl(position).ok()? {
        Wdl::Win => (won >= beta).then_some(won),
        Wdl::Loss => (-won <= alpha).then_some(-won),
        Wdl::Draw | Wdl::CursedWin | Wdl::BlessedLoss => Some(draw),
    }
}

/// Narrows the search to the moves that the tables rank first: all that keep the result, and among wins those that
/// are quickest to a capture, a pawn move or mate.
pub fn narrowed(config: &SearchConfig, board: &Board) -> SearchConfig {
    let mut config = config.clone();
    if config.get_moves_to_search().is_none() {
        config.set_moves_to_search(best_moves(board.get_position()));
    }
    config
}

fn best_moves(position: &ChessPosition) -> Option<Vec<Move>> {
    if !is_probed(position) {
        return None;
    }
    let ranked = PROBER.read().unwrap().as_ref()?.root_moves(position).ok()?;
    let first = ranked.first()?;
    let is_best = |outcome, plies| {
        outcome == first.outcome && (outcome != Outcome::Win || plies == first.dtz.plies())
    };
    let best = ranked.iter().filter(|root| is_best(root.outcome, root.dtz.plies()));
    best.map(|root| root.mv.to_string().parse().ok()).collect()
}

impl Position for ChessPosition {
    type Layout = Lerf;

    fn turn(&self) -> Side {
        if self.turn() == White { Side::White } else { Side::Black }
    }

    fn men(&self, color: Side, role: Role) -> Bitboard<Lerf> {
        let color = if color == Side::White { White } else { Black };
        // Both crates name kinds in the same order.
        let kind = ALL_PIECE_TYPES[role as usize];
        Bitboard::new(self.get_colored_piece_mask(kind, color).into_inner())
    }

    fn en_passant(&self) -> Option<Numbered<Lerf>> {
        Numbered::new(self.ep_square()?.to_int())
    }

    fn has_castling_rights(&self) -> bool {
        [White, Black].iter().any(|&color| self.castle_rights(color) != CastleRights::None)
    }

    fn halfmove_clock(&self) -> u32 {
        self.get_halfmove_clock().into()
    }
}
