//! Distances to zeroing.
//!
//! A table of distances has only one side to move, and only positions whose best move is neither a capture nor, for
//! the winning side, a pawn move: all other positions are one ply from zeroing.

use crate::board::{Board, Wanted};
use crate::{Dtz, Library, Position, ProbeError, Prober, TableKind, Wdl};

impl<L: Library> Prober<L> {
    /// The distance of a position to the next capture or pawn move, if the winner hurries and the loser holds out.
    /// It needs the WDL tables of its material and of all materials that captures and promotions lead to, and the
    /// DTZ table of its material.
    ///
    /// ```
    /// # use quadrille_syzygy::{Dtz, Placement, Prober};
    /// # let prober = Prober::open(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data"))?;
    /// // Mate with the next move.
    /// let position: Placement = "3k4/8/3K4/8/8/8/8/7R w - -".parse()?;
    /// assert_eq!(prober.probe_dtz(&position)?.plies(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If tables have no such position, or a table is missing or damaged.
    pub fn probe_dtz<P: Position>(&self, position: &P) -> Result<Dtz, ProbeError> {
        self.dtz(&Board::try_from_position(position)?)
    }

    /// The distance of a board.
    pub(crate) fn dtz(&self, board: &Board) -> Result<Dtz, ProbeError> {
        match self.dtz_without_search(board)? {
            (_, Some(dtz)) => Ok(dtz),
            (wdl, None) if wdl > Wdl::Draw => self.quickest(board, wdl),
            (wdl, None) => self.slowest(board, wdl),
        }
    }

    /// The value of a board and its distance, which is `None` if the table is for the other side to move.
    fn dtz_without_search(&self, board: &Board) -> Result<(Wdl, Option<Dtz>), ProbeError> {
        let (wdl, by_capture) = self.wdl_and_how(board)?;
        if by_capture || wdl == Wdl::Draw || wdl > Wdl::Draw && self.wins_by_pawn(board, wdl)? {
            return Ok((wdl, Some(wdl.zeroing())));
        }
        Ok((wdl, self.stored_dtz(board, wdl)?))
    }

    /// The value of a board, and whether it comes from a winning capture, or from a capture en passant that is
    /// better than all other moves.
    fn wdl_and_how(&self, board: &Board) -> Result<(Wdl, bool), ProbeError> {
        let captured = self.best_capture(board, Wdl::Loss, Wdl::Win, false)?;
        let (wdl, wins) = match captured {
            Some(Wdl::Win) => (Wdl::Win, true),
            _ => {
                let stored = self.stored_wdl(board)?;
                let best = captured.unwrap_or(Wdl::Loss);
                (best.max(stored), best > Wdl::Draw && best >= stored)
            }
        };
        if wins || !board.has_en_passant() {
            return Ok((wdl, wins));
        }
        // A capture en passant counts as a winning capture if it wins just as well.
        let below = match wdl {
            Wdl::Win => Wdl::CursedWin,
            Wdl::CursedWin => Wdl::Draw,
            _ => return self.with_en_passant(board, wdl),
        };
        let best = self.best_capture(board, below, Wdl::Win, true)?;
        Ok((best.unwrap_or(wdl), best.is_some()))
    }

    /// Returns whether a pawn has a move that captures nothing and keeps the win.
    fn wins_by_pawn(&self, board: &Board, wdl: Wdl) -> Result<bool, ProbeError> {
        let found = board.each_move(Wanted::PawnPushes, |_, next| match self.wdl(next) {
            Ok(reply) if -reply != wdl => Ok(()),
            end => Err(end),
        });
        found.map_or_else(|end| end.map(|_| true), |()| Ok(false))
    }

    /// The distance if the table is for the other side to move: that of the winning move nearest to zeroing.
    fn quickest(&self, board: &Board, wdl: Wdl) -> Result<Dtz, ProbeError> {
        let mut best: Option<Dtz> = None;
        board.each_move(Wanted::Quiet, |_, next| {
            // Only moves that keep the win count. No capture en passant can follow a quiet move.
            let lost = -wdl;
            let enough = if lost == Wdl::Loss { Wdl::BlessedLoss } else { Wdl::Draw };
            if self.wdl_without_en_passant(next, Wdl::Loss, enough)? != lost {
                return Ok(());
            }
            let dtz = self.stored_dtz(next, lost)?.ok_or_else(|| contradiction(board))?;
            let dtz = after_move(dtz, next);
            // At equal plies an exact distance is better than a rounded one, which may take a ply more.
            let order = |dtz: Dtz| (dtz.plies(), dtz.is_rounded());
            if best.is_none_or(|best| order(dtz) < order(best)) {
                best = Some(dtz);
            }
            Ok(())
        })?;
        best.ok_or_else(|| contradiction(board))
    }

    /// The distance if the table is for the other side to move: that of the losing move furthest from zeroing. A
    /// capture or a pawn move is as near as can be, and so is mate.
    fn slowest(&self, board: &Board, wdl: Wdl) -> Result<Dtz, ProbeError> {
        let mut best = wdl.zeroing();
        board.each_move(Wanted::Quiet, |_, next| {
            let (_, dtz) = self.dtz_without_search(next)?;
            let dtz = dtz.ok_or_else(|| contradiction(board))?.before();
            // At equal plies the loser prefers a rounded distance, which may last a ply longer.
            let order = |dtz: Dtz| (dtz.plies(), !dtz.is_rounded());
            if order(dtz) < order(best) {
                best = dtz;
            }
            Ok(())
        })?;
        Ok(best)
    }

    /// The table's value of a board.
    fn stored_dtz(&self, board: &Board, wdl: Wdl) -> Result<Option<Dtz>, ProbeError> {
        let table = self.table(board.material(), TableKind::Dtz)?;
        table
            .dtz(board, wdl)
            .map_err(|error| ProbeError::Table(table.material(), TableKind::Dtz, error))
    }
}

/// The distance of a board from which a move that resets no counter leads to `next`. Mate ends it, too.
pub(crate) fn after_move(dtz: Dtz, next: &Board) -> Dtz {
    let mates = dtz.plies() == -1 && next.is_check() && next.has_no_moves();
    if mates { Dtz::exact(1) } else { dtz.before() }
}

/// The error of tables that do not fit together.
fn contradiction(board: &Board) -> ProbeError {
    let error = crate::TableError::Malformed("it contradicts the WDL table");
    ProbeError::Table(board.material().normalized(), TableKind::Dtz, error)
}
