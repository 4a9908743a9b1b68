//! Named sets of squares.

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::did_you_mean::did_you_mean_or;
use crate::limits;
use crate::list::list;
use crate::model::{Region, Square, SquareSet, set_of};
use crate::parse::regions::ByColor;
use crate::parse::{Entry, Name, RegionSquares, Text};

use super::item_names::{is_identifier, item_name};
use super::{NamedBoard, square_named};

/// The regions. Wrong ones are reported, and left out if their name cannot be that of a function.
pub(crate) fn regions(
    entry: &Entry<Vec<RegionSquares>>,
    named_board: &NamedBoard,
    diagnostics: &mut Diagnostics,
) -> Vec<Region> {
    let extent = |said: &RegionSquares| said.name.extent;
    let said = limits::allowed(entry.items(), limits::REGIONS, "regions", extent, diagnostics);
    let region = |said: &RegionSquares| {
        // Pieces that name a wrong region are not at fault, and any squares will do for them.
        let any = || Region { name: said.name.text.clone(), squares: [named_board.board.all(); 2] };
        diagnostics.take(region(said, named_board)).unwrap_or_else(any)
    };
    let mut regions = list(said, region);
    regions.retain(|region| is_identifier(&region.name));
    regions
}

fn region(said: &RegionSquares, named_board: &NamedBoard) -> Result<Region, Diagnostic> {
    item_name(&said.name, "region")?;
    let [Some(white), Some(black)] = by_color(said, named_board)? else {
        let message = format!("the region `{}` is said for one colour", said.name.text);
        let help = "write `{ white: \"...\", black: \"...\" }`, or one string for both";
        return Err(Diagnostic::new(said.name.extent, message).help(help));
    };
    Ok(Region { name: said.name.text.clone(), squares: [white, black] })
}

/// White's squares and Black's; a colour that the description leaves out is `None`.
pub(crate) fn by_color(
    said: &RegionSquares,
    named_board: &NamedBoard,
) -> Result<[Option<SquareSet>; 2], Diagnostic> {
    let ByColor { white, black } = &said.squares;
    let set =
        |entry: &Entry<Text>| entry.given().map(|text| squares(text, named_board)).transpose();
    Ok([set(white)?, set(black)?])
}

/// Reads squares, and boxes from corner to corner: `d0-f2 e9`.
fn squares(text: &Text, named_board: &NamedBoard) -> Result<SquareSet, Diagnostic> {
    let set = listed(text.text.split_whitespace(), text, named_board)?;
    if set.is_zero() {
        let message = "a region has at least one square";
        return Err(Diagnostic::new(text.extent, message).help("write `\"d0-f2 e9\"`"));
    }
    Ok(set)
}

/// The squares and boxes of a list in a text.
pub(crate) fn listed<'a>(
    words: impl Iterator<Item = &'a str>,
    text: &Text,
    named_board: &NamedBoard,
) -> Result<SquareSet, Diagnostic> {
    let help = "write a box of squares as its corners: `d0-f2`";
    let mut all = SquareSet::MIN;
    for word in limits::listed(words, "squares and boxes", help, text.extent)? {
        all |= match word.split_once('-') {
            Some((from, to)) => {
                let [from, to] = [named(from, text, named_board)?, named(to, text, named_board)?];
                corners(from, to, named_board)
            }
            None => named(word, text, named_board)?.bit(),
        };
    }
    Ok(all)
}

/// The squares of the box with two opposite corners.
fn corners(a: Square, b: Square, named_board: &NamedBoard) -> SquareSet {
    let board = named_board.board;
    let is_between = |value: u8, a: u8, b: u8| (a.min(b)..=a.max(b)).contains(&value);
    let is_within = |square: &Square| {
        is_between(board.file(*square), board.file(a), board.file(b))
            && is_between(board.rank(*square), board.rank(a), board.rank(b))
    };
    set_of(board.squares().filter(is_within))
}

/// The square of this name in a text.
pub(crate) fn named(
    name: &str,
    text: &Text,
    named_board: &NamedBoard,
) -> Result<Square, Diagnostic> {
    let names = named_board.all_names();
    square_named(&names, name, text.extent, || match names.as_slice() {
        [first, .., last] => format!("the squares of the board are {first} to {last}"),
        _ => "the board has one square".to_owned(),
    })
}

/// The region that a piece names.
pub(crate) fn find<'a>(
    regions: &'a [Region],
    name: &str,
    at: &Name,
) -> Result<&'a Region, Diagnostic> {
    regions.iter().find(|region| region.name == name).ok_or_else(|| {
        let message = format!("there is no region `{name}`");
        let known = list(regions, |region| region.name.as_str());
        let help =
            did_you_mean_or(name, &known, || format!("add `regions: {{ {name}: \"...\" }}`"));
        Diagnostic::new(at.extent, message).help(help)
    })
}
