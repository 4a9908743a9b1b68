//! Which squares the groups have: drawn, listed, or both.

use crate::diagnostic::{Diagnostic, Diagnostics, Extent};
use crate::list::{collected, list};
use crate::model::Square;
use crate::parse::{Entry, Groups, Named, Text, Word, name_length};
use crate::sort;

use super::super::table::{count, wrong_length, wrong_rows};
use super::super::{NamedBoard, square_named};
use super::{GroupMembers, split};

/// The groups with their squares, by `picture`, `squares`, or both.
pub(super) fn members(
    groups: &Groups,
    extent: Extent,
    named_board: &NamedBoard,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<GroupMembers>> {
    if groups.picture.is_absent() && groups.squares.is_absent() {
        let message = "`groups` does not say which squares the groups have";
        let help = "add `picture: [ \"...\" ]` or `squares: { A: [a1 b2 c3] }`";
        diagnostics.push(Diagnostic::new(extent, message).help(help));
        return None;
    }
    let drawn = match &groups.picture {
        Entry::Given(extent, rows) => {
            Some(diagnostics.take_all(drawn(rows, *extent, named_board))?)
        }
        Entry::Broken => return None,
        Entry::Absent => None,
    };
    let listed = match &groups.squares {
        Entry::Given(extent, lists) => Some(listed(lists, *extent, named_board, diagnostics)?),
        Entry::Broken => return None,
        Entry::Absent => None,
    };
    match (drawn, listed) {
        (Some(drawn), Some(listed)) => {
            let differences = differences(&drawn, &listed, named_board);
            diagnostics.take_all(if differences.is_empty() { Ok(listed) } else { Err(differences) })
        }
        (drawn, listed) => drawn.or(listed),
    }
}

/// The groups of a picture, their squares in reading order.
fn drawn(
    rows: &[Text],
    extent: Extent,
    named_board: &NamedBoard,
) -> Result<Vec<GroupMembers>, Vec<Diagnostic>> {
    let (files, ranks) =
        (usize::from(named_board.board.files()), usize::from(named_board.board.ranks()));
    if rows.len() != ranks {
        return Err(vec![wrong_rows("the picture has", rows.len(), ranks, extent)]);
    }
    let mut errors = Vec::new();
    let mut groups: Vec<GroupMembers> = Vec::new();
    let mut places = named_board.board.drawn();
    for (row, rank) in rows.iter().zip((1..=ranks).rev()) {
        let squares: Vec<Option<Square>> =
            list(places.by_ref().take(files), |(_, _, square)| square);
        match picture_row(row, rank, &squares) {
            Ok(words) => {
                for (square, word) in &words {
                    add(&mut groups, word, *square);
                }
            }
            Err(error) => errors.push(error),
        }
    }
    if errors.is_empty() { Ok(groups) } else { Err(errors) }
}

fn add(groups: &mut Vec<GroupMembers>, word: &Word, square: Square) {
    match groups.iter_mut().find(|group| group.name == word.text) {
        Some(group) => group.squares.push(square),
        None => groups.push(GroupMembers {
            name: word.text.clone(),
            place: word.place,
            squares: vec![square],
        }),
    }
}

/// The squares of a row with their groups.
fn picture_row(
    row: &Text,
    rank: usize,
    squares: &[Option<Square>],
) -> Result<Vec<(Square, Word)>, Diagnostic> {
    let words = picture_words(row, rank, squares.len())?;
    let there = squares.iter().zip(words).filter_map(|(square, word)| Some(((*square)?, word)));
    let words: Vec<(Square, Word)> = collected(there);
    words.iter().try_for_each(|(_, word)| group_name(word))?;
    Ok(words)
}

/// The groups that a row of a picture gives, file by file: words, or characters with primes if
/// there are as many of these as files.
pub(crate) fn picture_words(
    row: &Text,
    rank: usize,
    files: usize,
) -> Result<Vec<Word>, Diagnostic> {
    let words: Vec<Word> = collected(row.words());
    let characters: Vec<Word> = list(words.iter(), split).concat();
    let words = [words, characters.clone()].into_iter().find(|words| words.len() == files);
    words.ok_or_else(|| {
        let has = count(characters.len(), "square");
        wrong_length(row.extent, rank, &has, files)
            .help("name the group of each square of the rank")
    })
}

/// Checks that a word can name a group: an identifier, or a character with primes.
fn group_name(word: &Word) -> Result<(), Diagnostic> {
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
        return Err(Diagnostic::new(word.place, message).help(help));
    }
    let message = format!("`{}` cannot name a group", word.text);
    let help = "write a character, with primes or without (`A`, `4'`), or an identifier";
    Err(Diagnostic::new(word.place, message).help(help))
}

/// The groups of `squares`. A square that has two groups, or none, is an error.
fn listed(
    lists: &[Named<Vec<Word>>],
    extent: Extent,
    named_board: &NamedBoard,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<GroupMembers>> {
    let before = diagnostics.len();
    let named = named_board.all_names();
    let mut owners = vec![None; named.len()];
    let mut groups = Vec::new();
    for Named { name, value: words, .. } in lists {
        diagnostics.take(group_name(name));
        diagnostics.extend(words.is_empty().then(|| empty(name)));
        let squares = words.iter().map(|word| owned(word, name, &named, &mut owners));
        let squares = collected(squares.filter_map(|square| diagnostics.take(square)));
        groups.push(GroupMembers { name: name.text.clone(), place: name.place, squares });
    }
    diagnostics.abridge(before, 3);
    if diagnostics.len() == before {
        diagnostics.take(check_all_owned(&owners, extent, named_board))?;
    }
    (diagnostics.len() == before).then_some(groups)
}

fn empty(name: &Word) -> Diagnostic {
    let message = format!("the group `{}` has no squares", name.text);
    Diagnostic::new(name.place, message).help("write `.` in `bits` for an unused bit")
}

/// The square that a word names, which is now the group's. Names and owners are those of the squares
/// in board order.
fn owned<'a>(
    word: &Word,
    group: &'a Word,
    named: &[String],
    owners: &mut [Option<&'a str>],
) -> Result<Square, Diagnostic> {
    let help = || "squares are named by file and rank, as `names` says".to_owned();
    let square = square_named(named, &word.text, word.place, help)?;
    let Some(first) = owners[square.index()].replace(&group.text) else { return Ok(square) };
    let (square, second) = (&word.text, &group.text);
    let message = if first == second {
        format!("the square {square} is in the group `{first}` twice")
    } else {
        format!("the square {square} is in two groups: `{first}` and `{second}`")
    };
    Err(Diagnostic::new(word.place, message).help("keep one of them"))
}

fn check_all_owned(
    owners: &[Option<&str>],
    extent: Extent,
    named_board: &NamedBoard,
) -> Result<(), Diagnostic> {
    let is_free = |square: &Square| owners[square.index()].is_none();
    let free: Vec<Square> = collected(named_board.board.reading_order().filter(is_free));
    if free.is_empty() {
        return Ok(());
    }
    let message = format!("these squares are in no group: {}", named_board.list(&free));
    Err(Diagnostic::new(extent, message).help("each square belongs to one group"))
}

/// Errors of groups to which the picture and `squares` give different squares.
fn differences(
    drawn: &[GroupMembers],
    listed: &[GroupMembers],
    named_board: &NamedBoard,
) -> Vec<Diagnostic> {
    let mut errors = Vec::new();
    for group in listed {
        let mut squares = group.squares.clone();
        sort::by_key(&mut squares, |&square| square);
        let in_picture = drawn.iter().find(|other| other.name == group.name);
        let mut pictured = in_picture.map(|other| other.squares.clone()).unwrap_or_default();
        sort::by_key(&mut pictured, |&square| square);
        if squares != pictured {
            let in_picture = if pictured.is_empty() {
                "is not in the picture".to_owned()
            } else {
                format!("has {} in the picture", named_board.list(&pictured))
            };
            let message = format!(
                "the group `{}` {in_picture}, but {} here",
                group.name,
                named_board.list(&squares)
            );
            errors.push(Diagnostic::new(group.place, message).help("correct one of them"));
        }
    }
    for group in drawn.iter().filter(|group| listed.iter().all(|other| other.name != group.name)) {
        let message = format!("the group `{}` of the picture is not in `squares`", group.name);
        errors.push(Diagnostic::new(group.place, message).help("add it to `squares`"));
    }
    // Each square has one group on both sides, so that one wrong square makes two groups differ.
    errors.truncate(1);
    errors
}
