//! The request for one index.

use quadrille_tablebase::{KingRule, Material, Relation, Scheme};

use crate::model::Board;

/// The request for one index. It is valid, but the scheme may be unable to number the material.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IndexRequest {
    /// The board on which the men stand.
    pub board: Board,
    /// The men, White's first.
    pub material: Material,
    /// The rule about kings: their number, and if they may touch.
    pub kings: KingRule,
    /// The scheme by which positions are numbered.
    pub scheme: Scheme,
    /// The squares to which men are confined, by their letters, Black's in lower case.
    pub regions: Vec<(u8, u128)>,
    /// The men that constrain each other, in this material or others.
    pub relations: Vec<Relation>,
}

/// A board in words: `a board of 8 x 8`, or `a board of 60 squares in 8 x 8`.
pub(super) fn in_words(board: &Board) -> String {
    match board.is_full() {
        true => format!("a board of {board}"),
        false => format!("a board of {} squares in {board}", board.len()),
    }
}
