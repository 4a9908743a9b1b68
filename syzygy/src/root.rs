//! The move to play.

use alloc::vec::Vec;
use core::cmp::Reverse;

use crate::board::{Board, Wanted};
use crate::dtz::after_move;
use crate::fifty_moves::FIFTY_MOVES;
use crate::{Dtz, Library, Move, Outcome, Position, ProbeError, Prober, Wdl};

/// A legal move and its value for the side that makes it.
///
/// ```
/// # use quadrille_syzygy::{Outcome, Placement, Prober};
/// # let prober = Prober::open(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data"))?;
/// let position: Placement = "8/8/8/8/8/3k4/3q4/3K4 w - -".parse()?;
/// let moves = prober.root_moves(&position)?;
/// assert!(moves.is_empty()); // mate
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RootMove<P: Position> {
    /// A legal move of the position.
    pub mv: Move<P::Layout>,
    /// The distance to zeroing from the position at hand, if this move is played.
    pub dtz: Dtz,
    /// The result of the game, with the position's fifty-move counter taken into account.
    pub outcome: Outcome,
}

impl<P: Position> RootMove<P> {
    /// The rank that Fathom gives the move: 1000 for wins, -1000 for losses, and values between them for results
    /// that the fifty-move rule spoils or may spoil. `clock` is the counter of the position before the move. If a
    /// position was `repeated` since the last capture or pawn move, no win is sure, and quicker ones rank higher.
    ///
    /// ```
    /// # use quadrille_syzygy::{Placement, Prober};
    /// # let prober = Prober::open(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data"))?;
    /// let position: Placement = "3k4/8/3K4/8/8/8/8/7R w - -".parse()?;
    /// let mate = prober.root_moves(&position)?[0];
    /// assert_eq!(mate.rank(0, false), 1000);
    /// assert_eq!(mate.rank(0, true), 999);
    /// assert_eq!(mate.rank(99, false), 900);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn rank(&self, clock: u32, repeated: bool) -> i32 {
        let (plies, clock) = (self.dtz.plies(), clock.min(1000) as i32);
        match plies {
            0 => 0,
            1.. if plies + clock < FIFTY_MOVES && !repeated => 1000,
            1.. => 1000 - (plies + clock),
            // Even after twice as many plies, the counter does not save the game.
            _ if clock - 2 * plies < FIFTY_MOVES => -1000,
            _ => -1000 + clock - plies,
        }
    }
}

impl<L: Library> Prober<L> {
    /// All legal moves, the best first. Wins come first, starting with the quickest to zeroing; then draws,
    /// starting with those that would be wins without the fifty-move rule; then losses, starting with the slowest.
    ///
    /// Always playing the first move wins whatever can be won within the fifty-move rule.
    ///
    /// # Errors
    /// Like those of [`probe_dtz`](Self::probe_dtz).
    ///
    /// ```
    /// # use quadrille_syzygy::{Outcome, Placement, Prober};
    /// # let prober = Prober::open(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data"))?;
    /// let position: Placement = "3k4/7P/3K4/8/8/8/8/8 w - -".parse()?;
    /// let moves = prober.root_moves(&position)?;
    /// assert_eq!(moves[0].outcome, Outcome::Win);
    /// assert_eq!(moves[0].dtz.plies(), 1);
    /// assert!(["h7h8q", "h7h8r"].contains(&moves[0].mv.to_string().as_str()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn root_moves<P: Position>(&self, position: &P) -> Result<Vec<RootMove<P>>, ProbeError> {
        let clock = position.halfmove_clock();
        let mut moves = Vec::new();
        Board::try_from_position(position)?.each_move(Wanted::All, |mv, next| {
            let dtz = self.dtz_of_move(mv.is_zeroing(), next)?;
            // The outcome of a move that resets the counter is that of a fresh counter.
            let outcome = dtz.outcome(if mv.is_zeroing() { 0 } else { clock });
            moves.push(RootMove { mv: mv.to_move(), dtz, outcome });
            Ok(())
        })?;
        // Quick wins and slow losses are better; in both cases the smaller number is the better one.
        moves.sort_by_key(|root: &RootMove<P>| (Reverse(root.outcome), root.dtz.plies()));
        Ok(moves)
    }

    /// All legal moves by results alone, the best first, for programs without DTZ tables. A program that always
    /// plays such a move keeps the result, but may never win. Each result is that of the side that moves, with a
    /// fresh fifty-move counter.
    ///
    /// # Errors
    /// Like those of [`probe_wdl`](Self::probe_wdl).
    ///
    /// ```
    /// # use quadrille_syzygy::{Placement, Prober, Wdl};
    /// # let prober = Prober::open(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data"))?;
    /// let position: Placement = "3k4/7P/3K4/8/8/8/8/8 w - -".parse()?;
    /// let moves = prober.root_moves_by_wdl(&position)?;
    /// let (mv, wdl) = moves[0];
    /// assert_eq!((wdl, wdl.rank()), (Wdl::Win, 1000));
    /// assert_ne!(mv.to_string(), "h7h8n");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[expect(clippy::type_complexity, reason = "a move and a result need no name for the two")]
    pub fn root_moves_by_wdl<P: Position>(
        &self,
        position: &P,
    ) -> Result<Vec<(Move<P::Layout>, Wdl)>, ProbeError> {
        let mut moves = Vec::new();
        Board::try_from_position(position)?.each_move(Wanted::All, |mv, next| {
            moves.push((mv.to_move(), -self.wdl(next)?));
            Ok(())
        })?;
        moves.sort_by_key(|(_, wdl)| Reverse(*wdl));
        Ok(moves)
    }

    /// The distance, before a move that leads to `next`, if this move is played.
    fn dtz_of_move(&self, zeroing: bool, next: &Board) -> Result<Dtz, ProbeError> {
        if zeroing {
            let wdl: Wdl = -self.wdl(next)?;
            return Ok(wdl.zeroing());
        }
        Ok(after_move(self.dtz(next)?, next))
    }
}

#[cfg(test)]
mod tests {
    use quadrille::layouts::Lerf;

    use super::*;
    use crate::Placement;

    /// Computed by hand, from the formula of `tb_probe_root_dtz`.
    #[test]
    fn ranks_are_those_of_fathom() {
        let rank = |plies: i32, clock, repeated| {
            let dtz = Dtz::exact(plies);
            let mv = Move { from: Lerf::E2, to: Lerf::E4, promotion: None };
            RootMove::<Placement> { mv, dtz, outcome: dtz.outcome(clock) }.rank(clock, repeated)
        };
        assert_eq!([rank(9, 90, false), rank(9, 91, false), rank(9, 0, true)], [1000, 900, 991]);
        assert_eq!([rank(101, 0, false), rank(0, 50, true), rank(-101, 0, false)], [899, 0, -899]);
        assert_eq!([rank(-10, 79, false), rank(-10, 80, false)], [-1000, -910]);
    }
}
