//! Walks as data: routes that a piece walks square by square, and the runtime's function over them.

use quadrille_runtime::look_ups::{Walk, WalkOver, walked};
use quadrille_runtime::moves::Grid;

use super::routes::OwnedRoute;
use crate::list::list;
use crate::model::{Numbering, Square};

/// A walk that owns its path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnedWalk {
    pub(super) route: OwnedRoute,
    pub(super) over: WalkOver,
    pub(super) ends: u128,
}

/// Walks from candidate squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnedTrial {
    /// The walks of the piece.
    pub walks: Vec<OwnedWalk>,
    /// By number: the squares from which it may be attacked.
    pub from: Vec<u128>,
}

impl OwnedWalk {
    /// The walk as the runtime's functions read it.
    pub fn borrowed(&self) -> Walk<'_> {
        Walk { route: self.route.borrowed(), over: self.over, ends: self.ends }
    }
}

/// The squares that walks from a square reach, by the runtime's function.
pub fn reached(
    numbering: &Numbering,
    walks: &[OwnedWalk],
    from: Square,
    [occupied, hurdles]: [u128; 2],
) -> u128 {
    let (board, unused) = (numbering.board(), numbering.unused());
    let (numbers, absent) = (&numbering.by_cell(unused), (!board.is_full()).then_some(unused));
    let grid = Grid { files: board.files(), ranks: board.ranks(), numbers, absent };
    let at = (board.file(from), board.rank(from));
    let walks = list(walks, OwnedWalk::borrowed);
    walked(grid, &walks, at, 1 << numbering.number(from), occupied, hurdles)
}
