//! The request for one index.

use quadrille_tablebase::{KingRule, Material, Relation, Scheme};

use crate::model::{Board, SquareSet};

/// The request for one index. It is valid, but the scheme may be unable to number the material.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IndexRequest {
    /// The board on which the men stand.
    pub board: Board,
    /// The men, White's first.
    pub material: Material,
    /// How many kings there are, and whether they may touch.
    pub kings: KingRule,
    /// How to number the positions.
    pub scheme: Scheme,
    /// The squares to which men are confined, by their letters, Black's in lower case.
    pub regions: Vec<(u8, SquareSet)>,
    /// The men who constrain one another, of this material or others.
    pub relations: Vec<Relation>,
}

/// A board in words: `a board of 8 x 8`, or `a board of 60 squares in 8 x 8`.
pub(super) fn in_words(board: &Board) -> String {
    match board.is_full() {
        true => format!("a board of {board}"),
        false => format!("a board of {} squares in {board}", board.len()),
    }
}
