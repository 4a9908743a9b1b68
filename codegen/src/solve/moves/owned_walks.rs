//! Walks as data: routes that a piece walks square by square, and the runtime's function over them.

use quadrille_runtime::look_ups::{Walk, walked};
use quadrille_runtime::moves::Grid;
use quadrille_runtime::{U256, Word};

use super::routes::OwnedRoute;
use crate::list::list;
use crate::model::{Landing, Numbering, Square, WordSize, in_words};

/// A walk that owns its path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnedWalk {
    pub(super) route: OwnedRoute,
    pub(super) landing: Option<Landing>,
    pub(super) is_near: bool,
    pub(super) ends: U256,
}

/// Walks from candidate squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnedTrial {
    /// The walks of the piece.
    pub walks: Vec<OwnedWalk>,
    /// By number: the squares from which it may be attacked.
    pub from: Vec<U256>,
}

impl OwnedWalk {
    /// The walk as the runtime's functions read it.
    pub fn borrowed<W: Word>(&self) -> Walk<'_, W> {
        let OwnedWalk { ref route, landing, is_near, ends } = *self;
        Walk { route: route.borrowed(), landing, is_near, ends: W::truncated(ends) }
    }
}

/// The number at each cell of the board's box.
pub fn cells(numbering: &Numbering) -> Vec<u8> {
    numbering.by_cell(numbering.unused())
}

/// The numbers of a board as the runtime's functions walk on them, given its [`cells`].
pub fn grid<'a>(numbering: &Numbering, cells: &'a [u8]) -> Grid<'a> {
    let board = numbering.board();
    let absent = (!board.is_full()).then(|| numbering.unused());
    Grid { files: board.files(), ranks: board.ranks(), numbers: cells, absent }
}

/// The squares that walks from a square reach, by the runtime's function, given the [`cells`] of the numbering.
pub fn reached(
    (numbering, cells): (&Numbering, &[u8]),
    word: WordSize,
    walks: &[OwnedWalk],
    from: Square,
    [occupied, hurdles]: [U256; 2],
) -> U256 {
    let board = numbering.board();
    let at = (board.file(from), board.rank(from));
    let sets = [U256::bit(numbering.number(from).into()), occupied, hurdles];
    in_words!(word, W => {
        let walks = list(walks, OwnedWalk::borrowed::<W>);
        let [from, occupied, hurdles] = sets.map(W::truncated);
        walked(grid(numbering, cells), &walks, at, from, occupied, hurdles).into()
    })
}
