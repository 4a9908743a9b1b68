//! Claims that no line of the board holds two squares of a group: `spread: "A a B b"`.
//!
//! A magic moves each group to the key by one shift. A rook's rank and file hold at most two squares of a spread group,
//! one on each line.

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::list::list;
use crate::model::{Board, Square};
use crate::parse::{Entry, Name, Text};

use super::super::NamedBoard;
use super::{BitGroup, group_words};

/// Checks all groups that are claimed to be spread.
pub(super) fn check(
    entry: &Entry<Text>,
    groups: &[BitGroup],
    named_board: &NamedBoard,
) -> Diagnostics {
    let mut errors = Diagnostics::new();
    let words = entry.given().map(|text| group_words(text, groups));
    let words = words.and_then(|words| errors.take(words)).unwrap_or_default();
    for (index, word) in words.iter().enumerate() {
        if words[..index].iter().any(|other| other.text == word.text) {
            let message = format!("the group `{}` is claimed to be spread twice", word.text);
            errors.push(Diagnostic::new(word.extent, message).help("leave it out here"));
        } else {
            errors.take(spread(word, groups, named_board));
        }
    }
    errors
}

/// A kind of lines: its name, and the index of a square's line.
type Line = (&'static str, fn(&Board, Square) -> u8);

const LINES: [Line; 2] = [("rank", Board::rank), ("file", Board::file)];

/// Checks that a group has at most one square on each rank and file.
fn spread(word: &Name, groups: &[BitGroup], named_board: &NamedBoard) -> Result<(), Diagnostic> {
    let known = list(groups, |group| (group.name.as_str(), group));
    let group = word.one_of(&known, "there is no group")?;
    for (index, &one) in group.squares.iter().enumerate() {
        for &other in &group.squares[index + 1..] {
            let board = &named_board.board;
            let is_shared = |(_, line): &&Line| line(board, one) == line(board, other);
            let Some((line, _)) = LINES.iter().find(is_shared) else { continue };
            let (name, squares) = (&group.name, named_board.list(&[one, other]));
            let message = format!("`{name}` is not spread: {squares} are on one {line}");
            let help = "leave the group out of `spread`, or draw it otherwise";
            return Err(Diagnostic::new(word.extent, message).help(help));
        }
    }
    Ok(())
}
