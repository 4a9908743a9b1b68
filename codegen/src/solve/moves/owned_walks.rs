//! Walks as data: routes that a piece walks square by square, and the runtime's function over them.

use quadrille_runtime::look_ups::{Walk, walked};
use quadrille_runtime::moves::{Grid, NO_SQUARE};

use super::routes::OwnedRoute;
use crate::list::list;
use crate::model::{Landing, Numbering, Square};

/// A walk that owns its path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnedWalk {
    pub(super) route: OwnedRoute,
    pub(super) landing: Option<Landing>,
    pub(super) is_near: bool,
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
        let OwnedWalk { ref route, landing, is_near, ends } = *self;
        Walk { route: route.borrowed(), landing, is_near, ends }
    }
}

/// The squares that walks from a square reach, by the runtime's function.
pub fn reached(
    numbering: &Numbering,
    walks: &[OwnedWalk],
    from: Square,
    [occupied, hurdles]: [u128; 2],
) -> u128 {
    let (board, numbers) = (numbering.board(), &numbering.by_cell(NO_SQUARE));
    let grid = Grid { files: board.files(), ranks: board.ranks(), numbers };
    let at = (board.file(from), board.rank(from));
    let walks = list(walks, OwnedWalk::borrowed);
    walked(grid, &walks, at, 1 << numbering.number(from), occupied, hurdles)
}
