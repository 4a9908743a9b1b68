//! Bit groups: which squares they have, in which order, and where their bits lie.

use std::collections::BTreeMap;

use crate::board::Square;
use crate::diagnostic::{Diagnostic, Diagnostics, Extent, Place, did_you_mean};
use crate::parse::{BitGroups, Entry, Groups, Text, Word, name_length};

use super::table::count;
use super::{Geometry, few};

/// The most bits of all groups and gaps: those of the widest word.
const MAX_BITS: usize = 128;

/// A group of squares.
#[derive(Clone, Debug)]
pub(crate) struct BitGroup {
    pub(crate) name: String,
    /// Its squares, that of the most significant bit first.
    pub(crate) squares: Vec<Square>,
    /// The number of its least significant bit.
    pub(crate) shift: usize,
}

/// What `groups` says.
pub(crate) enum Grouping {
    /// Nothing.
    None,
    /// These groups, and the number that each square gets by them.
    Groups { groups: Vec<BitGroup>, numbers: Vec<u8>, extent: Extent },
}

impl Grouping {
    pub(crate) fn groups(self) -> Vec<BitGroup> {
        match self {
            Grouping::None => Vec::new(),
            Grouping::Groups { groups, .. } => groups,
        }
    }
}

/// A group before its place among the bits is known.
#[derive(Clone, Debug)]
struct Members {
    name: String,
    place: Place,
    squares: Vec<Square>,
}

/// Reads `groups`. Where it does not say in which order the squares of a group are, it is that of
/// their numbers, if a table or formula gives them.
pub(crate) fn grouping(
    entry: &Entry<Groups>,
    numbers: Option<&[u8]>,
    geometry: &Geometry,
    diagnostics: &mut Diagnostics,
) -> Option<Grouping> {
    let (extent, groups) = match entry {
        Entry::Absent => return Some(Grouping::None),
        Entry::Broken => return None,
        Entry::Given(extent, groups) => (*extent, groups),
    };
    let members = members(groups, extent, geometry, diagnostics);
    if groups.bits.is_absent() {
        let message = "`groups` does not say where the bits lie";
        let help = "add `bits: \"...\"`, the groups from the most significant bit";
        diagnostics.push(Diagnostic::new(extent, message).help(help));
    }
    let (mut members, Entry::Given(bits_extent, bits)) = (members?, &groups.bits) else {
        return None;
    };
    if let (true, Some(numbers)) = (groups.squares.is_absent(), numbers) {
        for group in &mut members {
            group.squares.sort_by_key(|square| std::cmp::Reverse(numbers[square.index()]));
        }
    }
    let groups = placed(members, bits, *bits_extent, diagnostics)?;
    let numbers = numbers_of(&groups, geometry);
    Some(Grouping::Groups { groups, numbers, extent })
}

fn numbers_of(groups: &[BitGroup], geometry: &Geometry) -> Vec<u8> {
    let mut numbers = vec![0; geometry.board.len()];
    for group in groups {
        for (bit, square) in group.squares.iter().rev().enumerate() {
            numbers[square.index()] = (group.shift + bit) as u8;
        }
    }
    numbers
}

/// The squares whose numbers are not those that their groups give them, as errors name them, and
/// the first of them.
pub(crate) fn disagreement(
    groups: &[BitGroup],
    said: &[u8],
    grouped: &[u8],
    geometry: &Geometry,
) -> Option<(Square, String)> {
    let differs = |square: &Square| said[square.index()] != grouped[square.index()];
    let squares: Vec<Square> = geometry.board.reading_order().filter(differs).collect();
    let each = squares.iter().map(|square| {
        let name = geometry.name(*square);
        let (here, there) = (said[square.index()], grouped[square.index()]);
        let group = groups.iter().find(|group| group.squares.contains(square));
        let group = group.map(|group| group.name.as_str()).unwrap_or_default();
        format!("{name} ({here} and {there} in `{group}`)")
    });
    squares.first().map(|&first| (first, few(each)))
}

/// The groups with their squares, by `picture`, `squares`, or both.
fn members(
    groups: &Groups,
    extent: Extent,
    geometry: &Geometry,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<Members>> {
    if groups.picture.is_absent() && groups.squares.is_absent() {
        let message = "`groups` does not say which squares the groups have";
        let help = "add `picture: [ \"...\" ]` or `squares: { A: [a1 b2 c3] }`";
        diagnostics.push(Diagnostic::new(extent, message).help(help));
        return None;
    }
    let drawn = match &groups.picture {
        Entry::Given(extent, rows) => Some(diagnostics.take_all(drawn(rows, *extent, geometry))?),
        Entry::Broken => return None,
        Entry::Absent => None,
    };
    let listed = match &groups.squares {
        Entry::Given(extent, lists) => Some(listed(lists, *extent, geometry, diagnostics)?),
        Entry::Broken => return None,
        Entry::Absent => None,
    };
    match (drawn, listed) {
        (Some(drawn), Some(listed)) => {
            let differences = differences(&drawn, &listed, geometry);
            diagnostics.take_all(if differences.is_empty() { Ok(listed) } else { Err(differences) })
        }
        (drawn, listed) => drawn.or(listed),
    }
}

/// The groups of a picture, their squares in reading order.
fn drawn(
    rows: &[Text],
    extent: Extent,
    geometry: &Geometry,
) -> Result<Vec<Members>, Vec<Diagnostic>> {
    let (files, ranks) = (usize::from(geometry.board.files()), usize::from(geometry.board.ranks()));
    if rows.len() != ranks {
        let message =
            format!("the picture has {}, and the board {ranks} ranks", count(rows.len(), "row"));
        let help = "draw a row for each rank, the last rank first";
        return Err(vec![Diagnostic::new(extent, message).help(help)]);
    }
    let mut errors = Vec::new();
    let mut groups: Vec<Members> = Vec::new();
    let mut squares = geometry.board.reading_order();
    for (row, rank) in rows.iter().zip((1..=ranks).rev()) {
        let row_squares: Vec<Square> = squares.by_ref().take(files).collect();
        match picture_row(row, rank, files) {
            Ok(words) => {
                row_squares.iter().zip(&words).for_each(|(&s, word)| add(&mut groups, word, s))
            }
            Err(error) => errors.push(error),
        }
    }
    if errors.is_empty() { Ok(groups) } else { Err(errors) }
}

fn add(groups: &mut Vec<Members>, word: &Word, square: Square) {
    match groups.iter_mut().find(|group| group.name == word.text) {
        Some(group) => group.squares.push(square),
        None => groups.push(Members {
            name: word.text.clone(),
            place: word.place,
            squares: vec![square],
        }),
    }
}

/// The groups of a row: words, or characters with primes where those are as many as files.
fn picture_row(row: &Text, rank: usize, files: usize) -> Result<Vec<Word>, Diagnostic> {
    let words: Vec<Word> = row.words().collect();
    let characters: Vec<Word> = words.iter().flat_map(split).collect();
    let words = [words, characters.clone()].into_iter().find(|words| words.len() == files);
    let words = words.ok_or_else(|| {
        let has = count(characters.len(), "square");
        let message = format!("the row of rank {rank} has {has}, and the board {files} files");
        Diagnostic::new(row.extent, message).help("name the group of each square of the rank")
    })?;
    words.iter().try_for_each(group_name)?;
    Ok(words)
}

/// The names within a word: characters, each with the primes after it.
fn split(word: &Word) -> Vec<Word> {
    let characters: Vec<char> = word.text.chars().collect();
    let column = word.place.column.unwrap_or(1);
    let mut names = Vec::new();
    let mut start = 0;
    while start < characters.len() {
        let end = start + name_length(&characters[start..]);
        let place = Place { extent: word.place.extent, column: Some(column + start) };
        names.push(Word { text: characters[start..end].iter().collect(), place });
        start = end;
    }
    names
}

/// Checks that a word can name a group: an identifier, or a character with primes.
fn group_name(word: &Word) -> Result<(), Diagnostic> {
    let characters: Vec<char> = word.text.chars().collect();
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
        return Err(Diagnostic::new(word.place, message).help("name the group of the square"));
    }
    let message = format!("`{}` cannot name a group", word.text);
    let help = "write a character, with primes or without (`A`, `4'`), or an identifier";
    Err(Diagnostic::new(word.place, message).help(help))
}

/// The groups of `squares`. A square that has two groups, or none, is an error.
fn listed(
    lists: &[(Word, Vec<Word>)],
    extent: Extent,
    geometry: &Geometry,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<Members>> {
    let before = diagnostics.len();
    let named: BTreeMap<String, Square> =
        geometry.board.squares().map(|square| (geometry.name(square), square)).collect();
    let mut owner: BTreeMap<Square, &str> = BTreeMap::new();
    let mut groups = Vec::new();
    for (name, words) in lists {
        diagnostics.take(group_name(name));
        let mut squares = Vec::new();
        for word in words {
            let square = diagnostics.take(named_square(word, &named));
            let Some(square) = square else { continue };
            match owner.insert(square, &name.text) {
                None => squares.push(square),
                Some(other) => diagnostics.push(owned(word, other, &name.text)),
            }
        }
        groups.push(Members { name: name.text.clone(), place: name.place, squares });
    }
    let free: Vec<Square> =
        geometry.board.reading_order().filter(|square| !owner.contains_key(square)).collect();
    if diagnostics.len() == before && !free.is_empty() {
        let message = format!("in no group: {}", geometry.list(&free));
        let help = "each square belongs to one group";
        diagnostics.push(Diagnostic::new(extent, message).help(help));
    }
    (diagnostics.len() == before).then_some(groups)
}

fn named_square(word: &Word, named: &BTreeMap<String, Square>) -> Result<Square, Diagnostic> {
    named.get(&word.text).copied().ok_or_else(|| {
        let message = format!("there is no square `{}`", word.text);
        let mut ends = named.keys();
        let help = match (ends.next(), ends.next_back()) {
            (Some(first), Some(last)) => format!("squares are named like `{first}` and `{last}`"),
            (first, _) => format!("the only square is {first:?}"),
        };
        Diagnostic::new(word.place, message).help(help)
    })
}

fn owned(word: &Word, first: &str, second: &str) -> Diagnostic {
    let square = &word.text;
    let message = if first == second {
        format!("the square {square} is in the group `{first}` twice")
    } else {
        format!("the square {square} is in two groups: `{first}` and `{second}`")
    };
    Diagnostic::new(word.place, message).help("keep one of them")
}

/// Groups that the picture and `squares` do not give the same squares.
fn differences(drawn: &[Members], listed: &[Members], geometry: &Geometry) -> Vec<Diagnostic> {
    let mut errors = Vec::new();
    for group in listed {
        let mut squares = group.squares.clone();
        squares.sort();
        let in_picture = drawn.iter().find(|other| other.name == group.name);
        let mut pictured = in_picture.map(|other| other.squares.clone()).unwrap_or_default();
        pictured.sort();
        if squares != pictured {
            let in_picture = match pictured.is_empty() {
                true => "is not in the picture".to_owned(),
                false => format!("has {} in the picture", geometry.list(&pictured)),
            };
            let message = format!(
                "the group `{}` {in_picture}, and {} here",
                group.name,
                geometry.list(&squares)
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

/// Gives each group its bits.
fn placed(
    members: Vec<Members>,
    bits: &[BitGroups],
    extent: Extent,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<BitGroup>> {
    let before = diagnostics.len();
    let names = || members.iter().map(|group| group.name.as_str());
    let mut order: Vec<(Option<usize>, usize)> = Vec::new();
    for element in elements(bits, &members) {
        let Some(word) = element else {
            order.push((None, 1));
            continue;
        };
        match members.iter().position(|group| group.name == word.text) {
            Some(index) if order.iter().any(|&(other, _)| other == Some(index)) => {
                let message = format!("the group `{}` has its bits twice", word.text);
                diagnostics.push(Diagnostic::new(word.place, message).help("keep one of them"));
            }
            Some(index) => order.push((Some(index), members[index].squares.len())),
            None => {
                let message = format!("there is no group `{}`", word.text);
                let help = did_you_mean(&word.text, names().collect::<Vec<_>>());
                diagnostics.push(Diagnostic::new(word.place, message).help(help));
            }
        }
    }
    let missing = (0..members.len()).filter(|&i| order.iter().all(|&(other, _)| other != Some(i)));
    let missing: Vec<_> = missing.map(|index| format!("`{}`", members[index].name)).collect();
    if diagnostics.len() == before && !missing.is_empty() {
        let message = format!("without bits: {}", few(missing.into_iter()));
        let help = "name each group in `bits`, and `.` for each unused bit";
        diagnostics.push(Diagnostic::new(extent, message).help(help));
    }
    let width: usize = order.iter().map(|&(_, width)| width).sum();
    if diagnostics.len() == before && width > MAX_BITS {
        let message = format!("the groups and gaps take {width} bits, which is too many");
        let help = format!("a word has at most {MAX_BITS} bits");
        diagnostics.push(Diagnostic::new(extent, message).help(help));
    }
    (diagnostics.len() == before).then(|| shifted(members, &order, width))
}

fn shifted(members: Vec<Members>, order: &[(Option<usize>, usize)], width: usize) -> Vec<BitGroup> {
    let mut shift = width;
    let mut shifts = vec![0; members.len()];
    for &(group, width) in order {
        shift -= width;
        if let Some(group) = group {
            shifts[group] = shift;
        }
    }
    let place = |(group, shift): (Members, usize)| BitGroup {
        name: group.name,
        squares: group.squares,
        shift,
    };
    members.into_iter().zip(shifts).map(place).collect()
}

/// The groups in the order of their bits; `None` is an unused bit.
fn elements(bits: &[BitGroups], members: &[Members]) -> Vec<Option<Word>> {
    let is_group = |word: &Word| members.iter().any(|group| group.name == word.text);
    let gap = |word: Word| (!matches!(word.text.as_str(), "." | "_")).then_some(word);
    let mut elements = Vec::new();
    for element in bits {
        match element {
            BitGroups::Gap => elements.push(None),
            BitGroups::Name(word) => elements.push(Some(word.clone())),
            BitGroups::Text(text) => {
                for word in text.words() {
                    let names = if is_group(&word) { vec![word] } else { split(&word) };
                    elements.extend(names.into_iter().map(gap));
                }
            }
        }
    }
    elements
}
