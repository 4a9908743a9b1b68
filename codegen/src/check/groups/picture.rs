//! The squares of the groups, read from a drawing.

use crate::diagnostic::{Diagnostic, Diagnostics, Extent};
use crate::list::{collected, list};
use crate::model::{GroupOrder, Square};
use crate::parse::{Name, Text, name_length};
use crate::text::counted;

use super::super::NamedBoard;
use super::super::number_table::{wrong_length, wrong_rows};
use super::{BitGroup, split};

/// The groups of a picture, each with its squares in reading order.
pub(super) fn members(
    rows: &[Text],
    extent: Extent,
    named_board: &NamedBoard,
) -> Result<Vec<BitGroup>, Diagnostics> {
    let (files, ranks) =
        (usize::from(named_board.board.files()), usize::from(named_board.board.ranks()));
    if rows.len() != ranks {
        return Err(wrong_rows("the picture has", rows.len(), ranks, extent).into());
    }
    let mut errors = Diagnostics::new();
    let mut groups: Vec<BitGroup> = Vec::new();
    let mut drawn = named_board.board.drawn();
    for (row, rank) in rows.iter().zip((1..=ranks).rev()) {
        let squares: Vec<Option<Square>> =
            list(drawn.by_ref().take(files), |(_, _, square)| square);
        for (square, word) in errors.take(picture_row(row, rank, &squares)).iter().flatten() {
            match groups.iter_mut().find(|group| group.name == word.text) {
                Some(group) => group.squares.push(*square),
                None => groups.push(BitGroup {
                    name: word.text.clone(),
                    squares: vec![*square],
                    order: GroupOrder::Reading,
                    shift: 0,
                }),
            }
        }
    }
    errors.or(groups)
}

/// The squares of a row, each with its group.
fn picture_row(
    row: &Text,
    rank: usize,
    squares: &[Option<Square>],
) -> Result<Vec<(Square, Name)>, Diagnostic> {
    let words = picture_words(row, rank, squares.len())?;
    let there = squares.iter().zip(words).filter_map(|(square, word)| Some(((*square)?, word)));
    let words: Vec<(Square, Name)> = collected(there);
    words.iter().try_for_each(|(_, word)| group_name(word))?;
    Ok(words)
}

/// The groups in a row of a picture, file by file: words, or characters with primes if there are
/// as many of these as files.
pub(crate) fn picture_words(
    row: &Text,
    rank: usize,
    files: usize,
) -> Result<Vec<Name>, Diagnostic> {
    let words: Vec<Name> = collected(row.words());
    let characters: Vec<Name> = list(words.iter(), split).concat();
    let words = [words, characters.clone()].into_iter().find(|words| words.len() == files);
    words.ok_or_else(|| {
        let has = counted(characters.len(), "square");
        wrong_length(row.extent, rank, &has, files)
            .help("name the group of each square of the rank")
    })
}

/// Checks that a word can name a group: an identifier, or a character with primes.
fn group_name(word: &Name) -> Result<(), Diagnostic> {
    let characters: Vec<char> = collected(word.text.chars());
    let is_character = !characters.is_empty()
        && name_length(&characters) == characters.len()
        && !matches!(characters[0], '\'' | '.' | '_' | '^' | '+' | '<' | '>' | ',' | '"');
    let is_identifier = |&character: &char| character.is_alphanumeric() || character == '_';
    let is_word = characters.len() > 1
        && characters[0].is_alphabetic()
        && characters.iter().all(is_identifier);
    if is_character || is_word {
        return Ok(());
    }
    if matches!(word.text.as_str(), "." | "_") {
        let message = format!("`{}` is an unused bit, but each square has a group", word.text);
        let help = "name the group of the square, or write `.` where there is none";
        return Err(Diagnostic::new(word.extent, message).help(help));
    }
    let message = format!("`{}` cannot name a group", word.text);
    let help = "write a character, with primes or without (`A`, `4'`), or an identifier";
    Err(Diagnostic::new(word.extent, message).help(help))
}
