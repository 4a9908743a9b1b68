//! Squares as people name them.

use quadrille_codegen::model::{Layout, Square, SquareSet, squares_of};

/// The square of this name, whatever the case of its letters.
///
/// # Errors
/// When the board has no such square.
pub fn named(layout: &Layout, name: &str) -> Result<Square, String> {
    let board = layout.board();
    let is_meant = |square: &Square| layout.names.square(board, *square).eq_ignore_ascii_case(name);
    board.squares().find(is_meant).ok_or_else(|| missing(layout, name))
}

/// Why there is no square of this name: the board has a gap there, or ends before.
fn missing(layout: &Layout, name: &str) -> String {
    let (board, names) = (layout.board(), &layout.names);
    let is_place = |file: &String| {
        names.ranks.iter().any(|rank| format!("{file}{rank}").eq_ignore_ascii_case(name))
    };
    if names.squares.is_none() && names.files.iter().any(is_place) {
        return format!("`{name}` is no square: the board has a gap there");
    }
    let first = board.squares().next().map(|square| names.square(board, square));
    let last = board.squares().last().map(|square| names.square(board, square));
    let (first, last) = (first.unwrap_or_default(), last.unwrap_or_default());
    format!("`{name}` is no square of the board, which has {first} to {last}")
}

/// The set of the squares that a list such as `e6 c4` names.
///
/// # Errors
/// When one of them is no square of the board.
pub fn set(layout: &Layout, list: &str) -> Result<SquareSet, String> {
    words(list).map(|name| named(layout, name)).try_fold(0, |set, square| Ok(set | square?.bit()))
}

/// The squares of a list, and of boxes from corner to corner, such as `d0-f2`.
///
/// # Errors
/// When one of them is no square of the board.
pub fn boxes(layout: &Layout, list: &str) -> Result<SquareSet, String> {
    let board = layout.board();
    let within = |value: u8, a: u8, b: u8| (a.min(b)..=a.max(b)).contains(&value);
    words(list).try_fold(0, |set, word| {
        let (from, to) = word.split_once('-').unwrap_or((word, word));
        let (from, to) = (named(layout, from)?, named(layout, to)?);
        let is_within = |square: &Square| {
            within(board.file(*square), board.file(from), board.file(to))
                && within(board.rank(*square), board.rank(from), board.rank(to))
        };
        Ok(board.squares().filter(is_within).fold(set, |set, square| set | square.bit()))
    })
}

/// The names of the squares of a set, in the order of the board's squares.
pub fn list(layout: &Layout, set: SquareSet) -> String {
    let name = |square| layout.names.square(layout.board(), square);
    squares_of(set).map(name).collect::<Vec<_>>().join(" ")
}

/// The error of a number that no square has.
pub fn no_number(number: u8) -> String {
    format!("no square has the number {number}")
}

/// The words of a list, between spaces and commas.
pub fn words(list: &str) -> impl Iterator<Item = &str> {
    list.split([' ', ',', '\t']).filter(|word| !word.is_empty())
}
