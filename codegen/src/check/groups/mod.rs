//! Bit groups.
//!
//! - `picture`: their squares, from a drawing
//! - `bits`: their bits
//! - [`order`]: the order of a group's squares, which gives each its bit
//! - [`spread`]: claims that no line of the board holds two squares of a group

mod bits;
mod order;
mod picture;
mod spread;

use std::cmp::Reverse;

use crate::diagnostic::{Diagnostic, Diagnostics, Extent};
use crate::limits;
use crate::list::{collected, list};
use crate::model::{Board, GroupOrder, Square};
use crate::parse::{Claim, Groups, Name, Text, name_length};
use crate::sort;

pub(crate) use self::picture::picture_words;
use super::{NamedBoard, first_few};

/// A named group, and the squares of its bits.
#[derive(Clone, Debug)]
pub(crate) struct BitGroup {
    pub(crate) name: String,
    /// Its squares, most significant bit first.
    pub(crate) squares: Vec<Square>,
    /// The source of this order.
    pub(crate) order: GroupOrder,
    /// The number of its least significant bit; 0 until `bits` is read.
    pub(crate) shift: usize,
}

/// The value of the key `groups`, checked.
pub(crate) struct Grouping {
    pub(crate) extent: Extent,
    pub(crate) groups: Vec<BitGroup>,
}

/// Reads `groups`. The order of a group's squares is listed, or follows from claims of symmetry.
pub(crate) fn grouping(
    extent: Extent,
    groups: &Groups,
    claims: &[(Name, Vec<Claim>)],
    named_board: &NamedBoard,
    diagnostics: &mut Diagnostics,
) -> Option<Grouping> {
    let missing = |message, help| move || Diagnostic::new(extent, message).help(help);
    let no_picture = missing(
        "`groups` does not say which squares the groups have",
        "add `picture: [ \"...\" ]`",
    );
    let no_bits = missing(
        "`groups` does not say where the bits lie",
        "add `bits: \"...\"`, the groups from the most significant bit",
    );
    let rows = groups.picture.required(no_picture, diagnostics);
    let members = rows
        .zip(groups.picture.extent())
        .and_then(|(rows, extent)| diagnostics.take(picture::members(rows, extent, named_board)));
    let bits = groups.bits.required(no_bits, diagnostics)?;
    let members = bits::with_bits(members?, bits, groups.bits.extent()?);
    let members = diagnostics.take(members)?;
    diagnostics.append(spread::check(&groups.spread, &members, named_board));
    let members = order::in_order(members, groups.order.items(), claims, named_board);
    Some(Grouping { extent, groups: diagnostics.take(members)? })
}

impl Grouping {
    /// The number of each square, from a1 by rank.
    pub(crate) fn numbers(&self) -> Vec<u8> {
        let mut numbers = vec![0; self.groups.iter().map(|group| group.squares.len()).sum()];
        for group in &self.groups {
            for (number, square) in (group.shift..).zip(group.squares.iter().rev()) {
                numbers[square.index()] = number as u8;
            }
        }
        numbers
    }

    /// The groups with their squares in the order of these numbers, whose source errors call `how`. Reports listed orders
    /// that differ.
    pub(crate) fn ordered_by(
        mut self,
        how: &str,
        numbers: &[u8],
        listed: &[(Name, Text)],
        named_board: &NamedBoard,
        diagnostics: &mut Diagnostics,
    ) -> Grouping {
        for group in &mut self.groups {
            let said = group.squares.clone();
            sort::by_key(&mut group.squares, |square| Reverse(numbers[square.index()]));
            let is_told = group.order == GroupOrder::Listed && said != group.squares;
            let text = listed.iter().find(|(name, _)| is_told && name.text == group.name);
            diagnostics.extend(text.map(|(_, text)| {
                order::contradiction(how, group, &group.squares, text.extent, named_board)
            }));
            group.order = GroupOrder::Numbers;
        }
        self
    }

    /// The squares, in reading order, whose number in a table or formula is not one of their group's bits.
    pub(crate) fn differences(&self, said: &[u8], board: Board) -> Vec<Square> {
        let is_wrong = |square: &Square| !self.group_of(*square).has(said[square.index()]);
        collected(board.reading_order().filter(is_wrong))
    }

    /// The message that the numbers `said` on these squares differ from the groups' numbers. `how` names their source.
    pub(crate) fn contradiction(
        &self,
        how: &str,
        said: &[u8],
        squares: &[Square],
        named_board: &NamedBoard,
    ) -> String {
        let each = list(squares.iter(), |&square| {
            let (group, number) = (self.group_of(square), said[square.index()]);
            let (on, name) = (named_board.name(square), &group.name);
            format!("{on} ({number}, but `{name}` has {})", group.bits())
        });
        format!("the {how} and the groups differ on {}", first_few(each))
    }

    fn group_of(&self, square: Square) -> &BitGroup {
        let group = self.groups.iter().find(|group| group.squares.contains(&square));
        group.expect("each square has a group")
    }
}

impl BitGroup {
    fn has(&self, number: u8) -> bool {
        (self.shift..self.shift + self.squares.len()).contains(&number.into())
    }

    /// The group's bits in words: "bit 3", "bits 3 to 5".
    fn bits(&self) -> String {
        match self.squares.len() {
            1 => format!("bit {}", self.shift),
            width => format!("bits {} to {}", self.shift, self.shift + width - 1),
        }
    }
}

/// The names of groups and gaps in a text: whole words, or a word's characters, each with its primes.
fn group_words(text: &Text, groups: &[BitGroup]) -> Result<Vec<Name>, Diagnostic> {
    let is_group = |word: &Name| groups.iter().any(|group| group.name == word.text);
    let names = |word| if is_group(&word) { vec![word] } else { split(&word) };
    let help = "name each group once";
    limits::listed(text.words().flat_map(names), "groups", help, text.extent)
}

/// Splits a word into its characters, each with the primes after it.
fn split(word: &Name) -> Vec<Name> {
    let characters: Vec<char> = collected(word.text.chars());
    let column = word.extent.column.unwrap_or(1);
    let mut names = Vec::new();
    let mut start = 0;
    while start < characters.len() {
        let end = start + name_length(&characters[start..]);
        let extent = Extent { column: Some(column + start), ..word.extent };
        names.push(Name::new(characters[start..end].iter().collect::<String>(), extent));
        start = end;
    }
    names
}
