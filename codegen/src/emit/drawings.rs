//! The board drawn in text, for documentation.

use std::fmt::Write as _;

use crate::board::{Board, Square, SquareSet};
use crate::layout::Layout;

/// What is said of each square, as the board is seen.
pub(super) fn drawn(board: Board, text_of: &dyn Fn(Square) -> String) -> String {
    let width = board.squares().map(|square| text_of(square).len()).max().unwrap_or(0);
    let mut text = String::new();
    for (file, _, square) in board.drawn() {
        let said = square.map_or(ABSENT.to_owned(), text_of);
        let end = if file + 1 == board.files() { '\n' } else { ' ' };
        let _ = write!(text, "{said:>width$}{end}");
    }
    text
}

/// What is drawn where there is no square.
const ABSENT: &str = ".";

/// The numbers as the board is seen.
pub(super) fn numbers(layout: &Layout) -> String {
    labelled(layout, &|square| layout.numbering.number(square).to_string())
}

/// What is said of each square as the board is seen, last rank first, with the names of ranks and files
/// unless each square has its own.
fn labelled(layout: &Layout, text_of: &dyn Fn(Square) -> String) -> String {
    let (board, names) = (layout.board(), &layout.names);
    if names.squares.is_some() {
        return drawn(board, text_of);
    }
    let length = |name: &String| name.chars().count();
    let side = names.ranks.iter().map(length).max().unwrap_or(0);
    let width = board.squares().map(|square| text_of(square).len()).max().unwrap_or(0);
    let width = names.files.iter().map(length).max().unwrap_or(0).max(width);
    let mut text = String::new();
    for (file, rank, square) in board.drawn() {
        if file == 0 {
            let _ = write!(text, "{:>side$} |", names.ranks[usize::from(rank)]);
        }
        let said = square.map_or(ABSENT.to_owned(), text_of);
        let _ = write!(text, " {said:>width$}");
        if file + 1 == board.files() {
            text.push('\n');
        }
    }
    let _ = writeln!(text, "{:side$} +{}", "", "-".repeat((width + 1) * names.files.len()));
    let _ = write!(text, "{:side$}  ", "");
    for name in &names.files {
        let _ = write!(text, " {name:>width$}");
    }
    text.push('\n');
    text
}

/// A set of squares on the board.
pub(super) fn set(layout: &Layout, set: SquareSet) -> String {
    let mark = |square: Square| if set & square.bit() != 0 { "x" } else { "-" };
    format!("```text\n{}```", labelled(layout, &|square| mark(square).to_owned()))
}

/// What is reached from a square in the middle of the board, drawn; nothing where that is nothing.
pub(super) fn reached(layout: &Layout, reached: &dyn Fn(Square) -> SquareSet) -> String {
    let board = layout.board();
    let from_middle = |square: &Square| {
        let apart = |at: u8, side: u8, middle: u8| (2 * at).abs_diff(side - 1 + middle);
        let files = apart(board.file(*square), board.files(), 1);
        files + apart(board.rank(*square), board.ranks(), 0)
    };
    let Some(from) = board.squares().min_by_key(from_middle) else { return String::new() };
    let set = reached(from);
    if set == 0 {
        return String::new();
    }
    let mark = |square: Square| match square {
        _ if square == from => "o",
        _ if set & square.bit() != 0 => "x",
        _ => "-",
    };
    let drawing = labelled(layout, &|square| mark(square).to_owned());
    let name = layout.names.square(board, from);
    format!("\n\nFrom {name} on the empty board:\n\n```text\n{drawing}```")
}
