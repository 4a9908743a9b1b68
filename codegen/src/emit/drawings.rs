//! The board drawn in text, for documentation.

use std::fmt::Write as _;

use crate::list::list;
use crate::model::{Board, Layout, Square, SquareSet};

/// Draws a text on each square, the last rank first.
pub(super) fn drawn(board: Board, text_of: &dyn Fn(Square) -> String) -> String {
    rows(board, 0, text_of).join("\n") + "\n"
}

/// The rows of a drawing, with columns of equal width, at least `width`. Dots mark cells without a square.
fn rows(board: Board, least: usize, text_of: &dyn Fn(Square) -> String) -> Vec<String> {
    let texts = list(board.drawn(), |(.., square)| square.map_or(".".to_owned(), text_of));
    let width = texts.iter().map(String::len).max().unwrap_or(0).max(least);
    let padded = |text: &String| format!("{text:>width$}");
    list(texts.chunks(board.files().into()), |row| list(row, padded).join(" "))
}

/// Draws the numbers.
pub(super) fn numbers(layout: &Layout) -> String {
    labelled(layout, &|square| layout.numbering.number(square).to_string())
}

/// Draws a text for each square as the board is seen, last rank first, with the names of ranks and files unless each
/// square has its own.
fn labelled(layout: &Layout, text_of: &dyn Fn(Square) -> String) -> String {
    let (board, names) = (layout.board(), &layout.names);
    if names.squares.is_some() {
        return drawn(board, text_of);
    }
    let longest = |names: &[String]| names.iter().map(String::len).max().unwrap_or(0);
    let side = longest(&names.ranks);
    let rows = rows(board, longest(&names.files), text_of);
    let row = |(name, row): (&String, &String)| format!("{name:>side$} | {row}\n");
    let mut text = list(names.ranks.iter().rev().zip(&rows), row).concat();
    let line = rows[0].len() + 1;
    let width = line / names.files.len() - 1;
    let _ = writeln!(text, "{:side$} +{}", "", "-".repeat(line));
    let files = list(&names.files, |name| format!(" {name:>width$}"));
    let _ = writeln!(text, "{:side$}  {}", "", files.concat());
    text
}

/// Draws a set of squares.
pub(super) fn set(layout: &Layout, set: SquareSet) -> String {
    let mark = |square: Square| if square.is_in(set) { "x" } else { "-" };
    format!("```text\n{}```", labelled(layout, &|square| mark(square).to_owned()))
}

/// Draws the squares reached from a central square, whose name follows `whose`; empty if there are none.
pub(super) fn reached(
    layout: &Layout,
    whose: &str,
    reached: &dyn Fn(Square) -> SquareSet,
) -> String {
    let board = layout.board();
    let from_middle = |square: &Square| {
        let apart = |at: u8, side: u8, middle: u16| {
            (2 * u16::from(at)).abs_diff(u16::from(side) - 1 + middle)
        };
        let files = apart(board.file(*square), board.files(), 1);
        files + apart(board.rank(*square), board.ranks(), 0)
    };
    let Some(from) = board.squares().min_by_key(from_middle) else { return String::new() };
    let set = reached(from);
    if set.is_zero() {
        return String::new();
    }
    let mark = |square: Square| match square {
        _ if square == from => "o",
        _ if square.is_in(set) => "x",
        _ => "-",
    };
    let drawing = labelled(layout, &|square| mark(square).to_owned());
    let name = layout.names.square(board, from);
    format!("\n\n{whose} {name} on the empty board:\n\n```text\n{drawing}```")
}
