//! Squares as people name them.

use quadrille_codegen::board::{Square, SquareSet};
use quadrille_codegen::layout::Layout;

/// The square of this name, whatever the case of its letters.
pub fn named(layout: &Layout, name: &str) -> Result<Square, String> {
    let board = layout.board();
    let is_meant = |square: &Square| layout.names.square(board, *square).eq_ignore_ascii_case(name);
    board.squares().find(is_meant).ok_or_else(|| {
        let first = board.squares().next().map(|square| layout.names.square(board, square));
        let last = board.squares().last().map(|square| layout.names.square(board, square));
        let (first, last) = (first.unwrap_or_default(), last.unwrap_or_default());
        format!("`{name}` is no square of the board, which has {first} to {last}")
    })
}

/// The set of the squares that a list such as `e6 c4` names.
pub fn set(layout: &Layout, list: &str) -> Result<SquareSet, String> {
    words(list).map(|name| named(layout, name)).try_fold(0, |set, square| Ok(set | square?.bit()))
}

/// The words of a list, between spaces and commas.
pub fn words(list: &str) -> impl Iterator<Item = &str> {
    list.split([' ', ',', '\t']).filter(|word| !word.is_empty())
}
