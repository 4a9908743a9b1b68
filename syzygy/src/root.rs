//! Which move to play.

use alloc::vec::Vec;
use core::cmp::Ordering;

use quadrille::Square;

use crate::board::{Board, Flow, Wanted};
use crate::dtz::after_move;
use crate::{Dtz, Library, Move, Outcome, Position, ProbeError, Prober, Wdl};

/// A legal move and what it is worth for the side that makes it.
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
    /// How the game ends, the position's fifty-move counter taken into account.
    pub outcome: Outcome,
}

impl<L: Library> Prober<L> {
    /// All legal moves, the best first: those that win, the quickest to zeroing first; those that
    /// draw, first those that win but for the fifty-move rule; those that lose, the slowest first.
    ///
    /// Playing the first move again and again wins what can be won within the fifty-move rule.
    ///
    /// # Errors
    /// As [`probe_dtz`](Self::probe_dtz).
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
        let board = Board::of(position)?;
        let clock = position.halfmove_clock();
        let mut moves = Vec::new();
        let flow = board.each_move(Wanted::All, |step, next| {
            let dtz = match self.dtz_of_move(step.is_zeroing(), next) {
                Ok(dtz) => dtz,
                Err(error) => return Flow::Break(error),
            };
            moves.push(RootMove {
                mv: Move {
                    from: square::<P>(step.from),
                    to: square::<P>(step.to),
                    promotion: step.promotion,
                },
                dtz,
                // A move that resets the counter counts from a fresh one.
                outcome: dtz.outcome(if step.is_zeroing() { 0 } else { clock }),
            });
            Flow::Continue(())
        });
        if let Flow::Break(error) = flow {
            return Err(error);
        }
        moves.sort_by(|a, b| by_merit(&(a.outcome, a.dtz), &(b.outcome, b.dtz)));
        Ok(moves)
    }

    /// The first of [`root_moves`](Self::root_moves), if there is a legal move.
    ///
    /// # Errors
    /// As [`probe_dtz`](Self::probe_dtz).
    ///
    /// ```
    /// # use quadrille_syzygy::{Placement, Prober};
    /// # let prober = Prober::open(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data"))?;
    /// let position: Placement = "3k4/8/3K4/8/8/8/8/7R w - -".parse()?;
    /// let best = prober.best_move(&position)?.unwrap();
    /// assert_eq!(best.mv.to_string(), "h1h8");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn best_move<P: Position>(&self, position: &P) -> Result<Option<RootMove<P>>, ProbeError> {
        Ok(self.root_moves(position)?.into_iter().next())
    }

    /// The distance of a position from which a move leads to `next`.
    fn dtz_of_move(&self, zeroing: bool, next: &Board) -> Result<Dtz, ProbeError> {
        if zeroing {
            let wdl: Wdl = -self.wdl(next)?;
            return Ok(wdl.zeroing());
        }
        Ok(after_move(self.dtz(next)?, next))
    }
}

fn square<P: Position>(place: crate::board::Place) -> Square<P::Layout> {
    place.convert()
}

/// Orders the better outcome first.
fn by_merit(a: &(Outcome, Dtz), b: &(Outcome, Dtz)) -> Ordering {
    // Wins are the better the fewer plies they take, losses the more plies: in both, the smaller
    // number is the better one.
    b.0.cmp(&a.0).then(a.1.plies().cmp(&b.1.plies()))
}
