//! The squares of the groups: drawn, listed, or both.

use crate::diagnostic::{Diagnostic, Diagnostics, Extent};
use crate::list::{collected, list};
use crate::model::Square;
use crate::parse::{Entry, Groups, Name, Named, Text, name_length};
use crate::sort;

use super::super::number_table::{count, wrong_length, wrong_rows};
use super::super::{NamedBoard, square_named};
use super::{BitGroup, split};

/// The groups with their squares, by `picture`, `squares`, or both.
pub(super) fn members(
    groups: &Groups,
    extent: Extent,
    named_board: &NamedBoard,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<BitGroup>> {
    if groups.picture.is_absent() && groups.squares.is_absent() {
        let message = "`groups` does not say which squares the groups have";
        let help = "add `picture: [ \"...\" ]` or `squares: { A: [a1 b2 c3] }`";
        diagnostics.push(Diagnostic::new(extent, message).help(help));
        return None;
    }
    let drawn = match &groups.picture {
        Entry::Given(extent, rows) => Some(diagnostics.take(drawn(rows, *extent, named_board))?),
        Entry::Broken => return None,
        Entry::Absent => None,
    };
    let listed = match &groups.squares {
        Entry::Given(extent, lists) => {
            Some(diagnostics.take(listed(lists, *extent, named_board))?)
        }
        Entry::Broken => return None,
        Entry::Absent => None,
    };
    match (drawn, listed) {
        (Some(drawn), Some(listed)) => {
            diagnostics.take(check_alike(&drawn, &listed, named_board).map(|()| listed))
        }
        (drawn, listed) => drawn.or(listed),
    }
}

/// The groups of a picture, their squares in reading order.
fn drawn(
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
                    extent: word.extent,
                    squares: vec![*square],
                    shift: 0,
                }),
            }
        }
    }
    errors.or(groups)
}

/// The squares of a row with their groups.
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

/// The groups that a row of a picture gives, file by file: words, or characters with primes if
/// there are as many of these as files.
pub(crate) fn picture_words(
    row: &Text,
    rank: usize,
    files: usize,
) -> Result<Vec<Name>, Diagnostic> {
    let words: Vec<Name> = collected(row.words());
    let characters: Vec<Name> = list(words.iter(), split).concat();
    let words = [words, characters.clone()].into_iter().find(|words| words.len() == files);
    words.ok_or_else(|| {
        let has = count(characters.len(), "square");
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

/// The groups of `squares`. A square that has two groups, or none, is an error.
fn listed(
    lists: &[Named<Vec<Name>>],
    extent: Extent,
    named_board: &NamedBoard,
) -> Result<Vec<BitGroup>, Diagnostics> {
    let named = named_board.all_names();
    let mut owners = vec![None; named.len()];
    let (mut groups, mut errors) = (Vec::new(), Diagnostics::new());
    for Named { name, value: words, .. } in lists {
        errors.take(group_name(name));
        errors.extend(words.is_empty().then(|| empty(name)));
        let squares = words.iter().map(|word| owned(word, name, &named, &mut owners));
        let squares = collected(squares.filter_map(|square| errors.take(square)));
        groups.push(BitGroup { name: name.text.clone(), extent: name.extent, squares, shift: 0 });
    }
    errors.abridge(0, 3);
    errors.or(())?;
    check_all_owned(&owners, extent, named_board)?;
    Ok(groups)
}

fn empty(name: &Name) -> Diagnostic {
    let message = format!("the group `{}` has no squares", name.text);
    Diagnostic::new(name.extent, message).help("write `.` in `bits` for an unused bit")
}

/// The square that a word names, which is now the group's. Names and owners are those of the squares
/// in board order.
fn owned<'a>(
    word: &Name,
    group: &'a Name,
    named: &[String],
    owners: &mut [Option<&'a str>],
) -> Result<Square, Diagnostic> {
    let help = || "squares are named by file and rank, as `names` says".to_owned();
    let square = square_named(named, &word.text, word.extent, help)?;
    let Some(first) = owners[square.index()].replace(&group.text) else { return Ok(square) };
    let (square, second) = (&word.text, &group.text);
    let message = if first == second {
        format!("the square {square} is in the group `{first}` twice")
    } else {
        format!("the square {square} is in two groups: `{first}` and `{second}`")
    };
    Err(Diagnostic::new(word.extent, message).help("keep one of them"))
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

/// Checks that the picture and `squares` give each group the same squares. Each square has one group on both sides, so that
/// one wrong square makes two groups differ: the first is told.
fn check_alike(
    drawn: &[BitGroup],
    listed: &[BitGroup],
    named_board: &NamedBoard,
) -> Result<(), Diagnostic> {
    let of = |groups: &[BitGroup], name: &str| {
        let group = groups.iter().find(|group| group.name == name);
        group.map_or(Vec::new(), |group| sort::distinct(group.squares.iter().copied()))
    };
    for BitGroup { name, extent, .. } in listed {
        let (pictured, squares) = (of(drawn, name), of(listed, name));
        if pictured != squares {
            let in_picture = match pictured.is_empty() {
                true => "is not in the picture".to_owned(),
                false => format!("has {} in the picture", named_board.list(&pictured)),
            };
            let here = named_board.list(&squares);
            let message = format!("the group `{name}` {in_picture}, but {here} here");
            return Err(Diagnostic::new(*extent, message).help("correct one of them"));
        }
    }
    let is_left_out = |group: &&BitGroup| of(listed, &group.name).is_empty();
    drawn.iter().find(is_left_out).map_or(Ok(()), |BitGroup { name, extent, .. }| {
        let message = format!("the group `{name}` of the picture is not in `squares`");
        Err(Diagnostic::new(*extent, message).help("add it to `squares`"))
    })
}
