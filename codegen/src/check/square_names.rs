//! Names of squares, for constants, errors and pictures.

use crate::diagnostic::{Diagnostic, Diagnostics, Extent};
use crate::list::{collected, try_list};
use crate::model::{Board, Names, Square};
use crate::parse::{ABSENT, Entry, Name, NameLists, Text};
use crate::text::counted;

use super::number_table::{wrong_length, wrong_rows};

/// The names that the description gives, or the standard ones if it gives no usable names.
pub(crate) fn names(
    entry: &Entry<NameLists>,
    board: Board,
    diagnostics: &mut Diagnostics,
) -> Names {
    let standard = Names::standard(board);
    let Entry::Given(extent, lists) = entry else { return standard };
    let files = list(&lists.files, &standard.files, "file", diagnostics);
    let ranks = list(&lists.ranks, &standard.ranks, "rank", diagnostics);
    let squares = match &lists.squares {
        Entry::Absent => Some(None),
        Entry::Broken => None,
        Entry::Given(extent, rows) => diagnostics.take(drawn(rows, board, *extent)).map(Some),
    };
    let (Some(files), Some(ranks), Some(squares)) = (files, ranks, squares) else {
        return standard;
    };
    let names = Names { files, ranks, squares };
    match diagnostics.take(distinct(&names, board, *extent)) {
        Some(()) => names,
        None => standard,
    }
}

/// The names of the squares in board order, read from a drawing of the board.
fn drawn(rows: &[Text], board: Board, extent: Extent) -> Result<Vec<String>, Diagnostics> {
    let (files, ranks) = (usize::from(board.files()), usize::from(board.ranks()));
    if rows.len() != ranks {
        return Err(wrong_rows("the names have", rows.len(), ranks, extent).into());
    }
    let (mut names, mut errors) = (vec![String::new(); board.len()], Diagnostics::new());
    let drawn: Vec<Option<Square>> = collected(board.drawn().map(|(.., square)| square));
    for ((row, squares), rank) in rows.iter().zip(drawn.chunks(files)).zip((1..=ranks).rev()) {
        let words: Vec<Name> = collected(row.words());
        if words.len() != files {
            let error = wrong_length(row.extent, rank, &counted(words.len(), "name"), files);
            errors.push(error.help("name each square, and write `.` where there is none"));
            continue;
        }
        for (word, &square) in words.iter().zip(squares) {
            if let Some((square, name)) = errors.take(drawn_name(word, square)).flatten() {
                names[square.index()] = name;
            }
        }
    }
    errors.abridge(0, 3);
    errors.or(names)
}

/// The name that a word gives to its square, or `None` if the word is a gap and the cell has no square.
fn drawn_name(word: &Name, square: Option<Square>) -> Result<Option<(Square, String)>, Diagnostic> {
    match (square, word.text == ABSENT) {
        (Some(square), false) => Ok(Some((square, name(word, "square")?))),
        (None, true) => Ok(None),
        (Some(_), true) => {
            let message = "this square of the board has no name";
            Err(Diagnostic::new(word.extent, message).help("name it"))
        }
        (None, false) => {
            let message = format!("there is no square for the name `{}`", word.text);
            Err(Diagnostic::new(word.extent, message).help("write `.` instead"))
        }
    }
}

fn list(
    entry: &Entry<Vec<Name>>,
    standard: &[String],
    noun: &str,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<String>> {
    let (extent, words) = match entry {
        Entry::Given(extent, words) => (*extent, words),
        Entry::Absent => return Some(standard.to_vec()),
        Entry::Broken => return None,
    };
    let (count, named) = (standard.len(), words.len());
    if named != count {
        let message = format!("the board has {count} {noun}s, and {named} of them are named");
        let help = format!("name each {noun} once, from the first to the last");
        diagnostics.push(Diagnostic::new(extent, message).help(help));
        return None;
    }
    diagnostics.take(try_list(words, |word| name(word, noun)))
}

fn name(word: &Name, noun: &str) -> Result<String, Diagnostic> {
    let plain = !word.text.is_empty() && word.text.chars().all(|c| c.is_ascii_alphanumeric());
    plain.then(|| word.text.clone()).ok_or_else(|| {
        let message = format!("`{}` cannot name a {noun}", word.text);
        Diagnostic::new(word.extent, message).help("write ASCII letters and digits")
    })
}

/// Checks that names differ, ignoring case, since each becomes a constant; and that each has a digit, which tells it
/// from the other constants of a layout.
fn distinct(names: &Names, board: Board, extent: Extent) -> Result<(), Diagnostic> {
    let name = |square| names.square(board, square);
    let mut seen: Vec<String> = Vec::new();
    for square in board.squares() {
        let text = name(square);
        if !text.contains(|c: char| c.is_ascii_digit()) {
            let message = format!("the square `{text}` has no digit in its name");
            let help = "name files or ranks by numbers, or the square with a digit";
            return Err(Diagnostic::new(extent, message).help(help));
        }
        let lower_case = text.to_lowercase();
        if let Some(first) = board.squares().zip(&seen).find(|(_, other)| **other == lower_case) {
            let (on, and) = (coordinates(board, first.0), coordinates(board, square));
            let message = format!("two squares are called `{text}`: {on}, and {and}");
            let help = "give each file and rank, or each square, its own";
            return Err(Diagnostic::new(extent, message).help(help));
        }
        seen.push(lower_case);
    }
    Ok(())
}

fn coordinates(board: Board, square: Square) -> String {
    format!("file {} on rank {}", board.file(square) + 1, board.rank(square) + 1)
}
