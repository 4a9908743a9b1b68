//! The results that tables store.

use core::fmt;
use core::ops::Neg;

/// The result of a position with best play for the side to move, when a capture or pawn move has just reset the
/// fifty-move counter.
///
/// ```
/// use quadrille_syzygy::Wdl;
///
/// assert!(Wdl::CursedWin > Wdl::Draw && Wdl::ALL.is_sorted());
/// assert_eq!(-Wdl::CursedWin, Wdl::BlessedLoss);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i8)]
pub enum Wdl {
    /// The side to move loses.
    Loss = -2,
    /// The side to move would lose without the fifty-move rule.
    BlessedLoss = -1,
    /// Neither side can force a win.
    Draw = 0,
    /// The side to move would win without the fifty-move rule.
    CursedWin = 1,
    /// The side to move wins.
    Win = 2,
}

impl Wdl {
    /// All five results, the worst first, which is the order in which tables number them.
    ///
    /// ```
    /// assert!(quadrille_syzygy::Wdl::ALL.is_sorted());
    /// ```
    pub const ALL: [Wdl; 5] = [Wdl::Loss, Wdl::BlessedLoss, Wdl::Draw, Wdl::CursedWin, Wdl::Win];

    /// The rank that Fathom gives a move with this result if it knows no distances: 1000 for a win, 899 for a
    /// cursed win, and so on down to -1000.
    ///
    /// ```
    /// use quadrille_syzygy::Wdl;
    /// assert_eq!(Wdl::ALL.map(Wdl::rank), [-1000, -899, 0, 899, 1000]);
    /// ```
    pub const fn rank(self) -> i32 {
        match self {
            Wdl::Loss => -1000,
            Wdl::BlessedLoss => -899,
            Wdl::Draw => 0,
            Wdl::CursedWin => 899,
            Wdl::Win => 1000,
        }
    }
}

impl Neg for Wdl {
    type Output = Wdl;

    #[inline]
    fn neg(self) -> Wdl {
        Wdl::ALL[(2 - self as i8) as usize]
    }
}

impl fmt::Display for Wdl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Wdl::Loss => "loss",
            Wdl::BlessedLoss => "blessed loss",
            Wdl::Draw => "draw",
            Wdl::CursedWin => "cursed win",
            Wdl::Win => "win",
        })
    }
}

/// The distance to zeroing: the plies until a capture, a pawn move or mate resets the fifty-move counter, if the
/// winning side hurries and the other delays.
///
/// It is positive if the side to move wins, negative if it loses, 0 in a draw. Up to 100 plies the fifty-move rule
/// does not interfere. Results that it spoils have more than 100, counted like in Syzygy's tables: a cursed win by
/// the next move is 101.
///
/// ```
/// use quadrille_syzygy::{Dtz, Wdl};
///
/// assert_eq!(Dtz::exact(100).wdl(), Wdl::Win);
/// assert_eq!(Dtz::exact(-101).wdl(), Wdl::BlessedLoss);
/// assert_eq!(Dtz::exact(0).wdl(), Wdl::Draw);
/// assert!(Dtz::rounded(21).is_rounded() && !Dtz::exact(21).is_rounded());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dtz {
    plies: i32,
    rounded: bool,
}

impl Dtz {
    /// A distance that is known to the ply.
    ///
    /// ```
    /// assert!(!quadrille_syzygy::Dtz::exact(-7).is_rounded());
    /// ```
    pub const fn exact(plies: i32) -> Dtz {
        Dtz { plies, rounded: false }
    }

    /// A distance that a table stores in moves rather than plies.
    ///
    /// ```
    /// assert!(quadrille_syzygy::Dtz::rounded(-7).is_rounded());
    /// ```
    pub const fn rounded(plies: i32) -> Dtz {
        Dtz { plies, rounded: true }
    }

    /// The number of plies, negative if the side to move loses.
    ///
    /// ```
    /// assert_eq!(quadrille_syzygy::Dtz::rounded(-7).plies(), -7);
    /// ```
    pub const fn plies(self) -> i32 {
        self.plies
    }

    /// Returns whether it may take one ply more. Most tables store moves rather than plies, unless that decides
    /// between a win and a cursed win with a fresh counter.
    ///
    /// ```
    /// assert!(quadrille_syzygy::Dtz::rounded(21).is_rounded());
    /// ```
    pub const fn is_rounded(self) -> bool {
        self.rounded
    }

    /// The distance of the position before a move that leads to this one and resets no counter.
    #[must_use]
    pub(crate) const fn before(self) -> Dtz {
        let plies = match self.plies {
            0 => 0,
            plies if plies > 0 => -plies - 1,
            plies => -plies + 1,
        };
        Dtz { plies, rounded: self.rounded }
    }
}

impl fmt::Display for Dtz {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.plies.fmt(f)
    }
}
