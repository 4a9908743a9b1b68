//! The fifty-move rule: cursed wins, and the effect of a running counter on a distance.

use crate::{Dtz, Wdl};

/// The plies that the fifty-move rule allows.
pub(crate) const FIFTY_MOVES: i32 = 100;

/// The result of a game with best play, the fifty-move counter taken into account.
///
/// ```
/// use quadrille_syzygy::Outcome;
/// assert!(Outcome::Win > Outcome::MaybeWin && Outcome::MaybeWin > Outcome::CursedWin);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// The side to move loses.
    Loss,
    /// The side to move loses, or is saved by the fifty-move rule: the table is rounded and does not tell.
    MaybeLoss,
    /// The fifty-move rule saves the side to move.
    BlessedLoss,
    /// Neither side can force a win.
    Draw,
    /// The fifty-move rule takes the win away.
    CursedWin,
    /// The side to move wins, or the fifty-move rule takes the win away: the table is rounded and does not tell.
    MaybeWin,
    /// The side to move wins.
    Win,
}

impl Wdl {
    /// The distance to zeroing of a position with this value whose best move is a capture or a
    /// pawn move.
    ///
    /// ```
    /// use quadrille_syzygy::{Dtz, Wdl};
    ///
    /// assert_eq!(Wdl::Win.zeroing(), Dtz::exact(1));
    /// assert_eq!(Wdl::BlessedLoss.zeroing(), Dtz::exact(-101));
    /// ```
    pub const fn zeroing(self) -> Dtz {
        Dtz::exact(match self {
            Wdl::Loss => -1,
            Wdl::BlessedLoss => -(FIFTY_MOVES + 1),
            Wdl::Draw => 0,
            Wdl::CursedWin => FIFTY_MOVES + 1,
            Wdl::Win => 1,
        })
    }
}

impl Dtz {
    /// The value with a fresh fifty-move counter.
    ///
    /// ```
    /// use quadrille_syzygy::{Dtz, Wdl};
    /// assert_eq!(Dtz::exact(102).wdl(), Wdl::CursedWin);
    /// ```
    pub const fn wdl(self) -> Wdl {
        match (self.plies(), self.plies().unsigned_abs() <= FIFTY_MOVES.unsigned_abs()) {
            (0, _) => Wdl::Draw,
            (1.., true) => Wdl::Win,
            (1.., false) => Wdl::CursedWin,
            (_, true) => Wdl::Loss,
            (_, false) => Wdl::BlessedLoss,
        }
    }

    /// The result of the game if this many plies were played since the last capture or pawn move.
    ///
    /// ```
    /// use quadrille_syzygy::{Dtz, Outcome};
    ///
    /// assert_eq!(Dtz::exact(21).outcome(79), Outcome::Win);
    /// assert_eq!(Dtz::exact(21).outcome(80), Outcome::CursedWin);
    /// assert_eq!(Dtz::rounded(21).outcome(79), Outcome::MaybeWin);
    /// ```
    pub const fn outcome(self, halfmove_clock: u32) -> Outcome {
        let clock = if halfmove_clock > 1000 { 1000 } else { halfmove_clock as i32 };
        let played = self.plies().abs().saturating_add(clock);
        // With a fresh counter, tables never round a distance across the limit.
        let sure =
            played < FIFTY_MOVES || played == FIFTY_MOVES && (!self.is_rounded() || clock == 0);
        let (win, loss) = match played {
            _ if sure => (Outcome::Win, Outcome::Loss),
            FIFTY_MOVES => (Outcome::MaybeWin, Outcome::MaybeLoss),
            _ => (Outcome::CursedWin, Outcome::BlessedLoss),
        };
        match self.plies() {
            0 => Outcome::Draw,
            1.. => win,
            _ => loss,
        }
    }
}
