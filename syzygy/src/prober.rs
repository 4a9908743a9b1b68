//! Probes: the results of positions, from the values that tables store.
//!
//! Tables store no useful value for a position whose best move is a capture, so captures are played out first.
//! Captures en passant come on top, since tables do not know of them. ("Syzygy Bases", chessprogramming wiki; the
//! notes to the tables by their author, Ronald de Man.)

use crate::board::{Board, Wanted};
use crate::table::OTHER_MEN;
use crate::{
    Library, MaterialKey, Outcome, Position, ProbeError, Table, TableError, TableKind, Wdl,
};

/// Probes tables. It can be shared by threads: probing locks nothing.
///
/// ```
/// use quadrille_syzygy::{Placement, Prober, Wdl};
///
/// let prober = Prober::open(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data"))?;
/// assert_eq!(prober.library().len(), 10);
/// let position: Placement = "8/8/8/8/4k3/8/4P3/4K3 w - -".parse()?;
/// assert_eq!(prober.probe_wdl(&position)?, Wdl::Draw);
///
/// let position: Placement = "8/8/4k3/8/4K3/4P3/8/8 b - -".parse()?;
/// assert_eq!(prober.probe_wdl(&position)?, Wdl::Loss);
/// assert_eq!(prober.probe_dtz(&position)?.wdl(), Wdl::Loss);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Prober<L> {
    library: L,
}

impl<L: Library> Prober<L> {
    /// A prober of these tables.
    ///
    /// ```
    /// use quadrille_syzygy::{Collection, Prober};
    /// let prober = Prober::new(Collection::<Vec<u8>>::default());
    /// # let _ = prober;
    /// ```
    pub fn new(library: L) -> Prober<L> {
        Prober { library }
    }

    /// The tables.
    ///
    /// ```
    /// # use quadrille_syzygy::Prober;
    /// let prober = Prober::open(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data"))?;
    /// assert_eq!(prober.library().len(), 10);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn library(&self) -> &L {
        &self.library
    }

    /// The library, to which tables can be added.
    ///
    /// ```
    /// # use quadrille_syzygy::{Collection, Prober, TableKind};
    /// let table = std::fs::read("tests/data/KRvK.rtbw").unwrap();
    /// let mut prober = Prober::new(Collection::default());
    /// prober.library_mut().add(table.as_slice(), "KRvK".parse().unwrap(), TableKind::Wdl)?;
    /// # Ok::<(), quadrille_syzygy::TableError>(())
    /// ```
    pub fn library_mut(&mut self) -> &mut L {
        &mut self.library
    }

    /// The result of a position with best play if the fifty-move counter is fresh. It needs the WDL tables of its
    /// material and of all materials that captures lead to.
    ///
    /// ```
    /// # use quadrille_syzygy::{Placement, Prober, Wdl};
    /// # let prober = Prober::open(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data"))?;
    /// let position: Placement = "8/8/8/8/8/4k3/8/R3K3 w - -".parse()?;
    /// assert_eq!(prober.probe_wdl(&position)?, Wdl::Win);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If tables have no such position, or a table is missing or damaged.
    pub fn probe_wdl<P: Position>(&self, position: &P) -> Result<Wdl, ProbeError> {
        self.wdl(&Board::try_from_position(position)?)
    }

    /// The result of a position with best play, given the plies played since the last capture or pawn move. It
    /// needs DTZ tables too, unless that number is 0.
    ///
    /// # Errors
    /// Like those of [`probe_wdl`](Self::probe_wdl) and [`probe_dtz`](Self::probe_dtz).
    ///
    /// ```
    /// # use quadrille_syzygy::{Outcome, Placement, Prober};
    /// # let prober = Prober::open(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data"))?;
    /// let early: Placement = "8/8/8/8/8/4k3/8/R3K3 w - - 50".parse()?;
    /// assert_eq!(prober.probe_outcome(&early)?, Outcome::Win);
    /// let late: Placement = "8/8/8/8/8/4k3/8/R3K3 w - - 95".parse()?;
    /// assert_eq!(prober.probe_outcome(&late)?, Outcome::CursedWin);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn probe_outcome<P: Position>(&self, position: &P) -> Result<Outcome, ProbeError> {
        let board = Board::try_from_position(position)?;
        let clock = position.halfmove_clock();
        let wdl = self.wdl(&board)?;
        // With a fresh counter the result suffices, and the counter spoils only wins.
        if clock == 0 || !matches!(wdl, Wdl::Win | Wdl::Loss) {
            return Ok(wdl.zeroing().outcome(0));
        }
        Ok(self.dtz(&board)?.outcome(clock))
    }

    /// The value of a board.
    pub(crate) fn wdl(&self, board: &Board) -> Result<Wdl, ProbeError> {
        let wdl = self.wdl_without_en_passant(board, Wdl::Loss, Wdl::Win)?;
        if board.has_en_passant() { Ok(self.with_en_passant(board, wdl)?.0) } else { Ok(wdl) }
    }

    /// The value of a board on which nobody can capture en passant, if it lies between two bounds; otherwise a
    /// value at or beyond the bound that is broken.
    ///
    /// A table never stores more than the value, and stores less only if a capture is better.
    pub(crate) fn wdl_without_en_passant(
        &self,
        board: &Board,
        at_least: Wdl,
        enough: Wdl,
    ) -> Result<Wdl, ProbeError> {
        let stored = self.stored_wdl(board)?;
        if stored >= enough {
            return Ok(stored);
        }
        let best = self.best_capture(board, stored.max(at_least), enough, false)?;
        Ok(best.map_or(stored, |best| best.max(stored)))
    }

    /// The value of the best capture, or of the best capture en passant, if it is more than `above`. The search
    /// ends at the first capture that is good enough.
    pub(crate) fn best_capture(
        &self,
        board: &Board,
        above: Wdl,
        enough: Wdl,
        en_passant: bool,
    ) -> Result<Option<Wdl>, ProbeError> {
        let (mut best, mut bound) = (None, above);
        let ended = board.each_move(Wanted::Captures, |step, next| {
            if step.en_passant != en_passant {
                return Ok(());
            }
            let value = -self.wdl_without_en_passant(next, -enough, -bound).map_err(Some)?;
            if value > bound {
                (best, bound) = (Some(value), value);
            }
            if bound >= enough { Err(None) } else { Ok(()) }
        });
        match ended {
            Err(Some(error)) => Err(error),
            _ => Ok(best),
        }
    }

    /// The value of a board, given its value without captures en passant, and whether such a capture decides it.
    pub(crate) fn with_en_passant(
        &self,
        board: &Board,
        wdl: Wdl,
    ) -> Result<(Wdl, bool), ProbeError> {
        if let Some(best) = self.best_capture(board, wdl, Wdl::Win, true)? {
            return Ok((best, true));
        }
        // It is no stalemate if a pawn can, and so must, capture en passant.
        if wdl == Wdl::Draw && only_en_passant(board) {
            // Only captures above the bound are returned. If there is none, all of them lose.
            let best = self.best_capture(board, Wdl::Loss, Wdl::Win, true)?;
            return Ok((best.unwrap_or(Wdl::Loss), true));
        }
        Ok((wdl, false))
    }

    /// The table's value of a board.
    pub(crate) fn stored_wdl(&self, board: &Board) -> Result<Wdl, ProbeError> {
        let material = board.material();
        // No table exists for the two kings alone.
        if material == MaterialKey::KINGS {
            return Ok(Wdl::Draw);
        }
        let table = self.table(material, TableKind::Wdl)?;
        table.wdl(board).map_err(|error| ProbeError::Table(table.material(), TableKind::Wdl, error))
    }

    /// The library's table of a material. A table of other men or of another kind, which a caller's library may
    /// return, is refused, because the squares of its men could not be found.
    #[inline]
    pub(crate) fn table(
        &self,
        material: MaterialKey,
        kind: TableKind,
    ) -> Result<&Table<L::Source>, ProbeError> {
        let table = self.library.table(material, kind)?;
        let is_of_material = [material, material.exchanged()].contains(&table.material());
        match (is_of_material, table.kind() == kind) {
            (true, true) => Ok(table),
            (false, _) => Err(ProbeError::Table(material, kind, OTHER_MEN)),
            (true, false) => Err(ProbeError::Table(material, kind, TableError::Magic)),
        }
    }
}

/// Returns whether there are legal moves, all of which capture en passant.
fn only_en_passant(board: &Board) -> bool {
    let mut any = false;
    let ended = board.each_move(Wanted::All, |step, _| {
        any = true;
        if step.en_passant { Ok(()) } else { Err(()) }
    });
    any && ended.is_ok()
}
