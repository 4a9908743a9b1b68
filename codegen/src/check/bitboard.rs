//! The word of a bitboard.

use std::iter;

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::list::{collected, list};
use crate::model::{Square, WordSize};
use crate::parse::{Entry, LayoutKeys, Source};

use super::first_few;
use super::numbering::CheckedNumbering;

/// The value of the key `bitboard`.
#[derive(Clone, Copy)]
pub(crate) enum BitboardRequest {
    None,
    Smallest,
    Size(WordSize),
}

/// The bitboard that a description requests, or `None` if the request could not be read.
pub(crate) fn request(keys: &LayoutKeys) -> Option<BitboardRequest> {
    match keys.bitboard {
        Entry::Given(_, (word, _)) => {
            Some(word.map_or(BitboardRequest::None, BitboardRequest::Size))
        }
        Entry::Absent => Some(BitboardRequest::Smallest),
        Entry::Broken => None,
    }
}

/// The word of a layout's bitboards, or `None` if it has squares only.
pub(crate) fn word(
    asked: BitboardRequest,
    keys: &LayoutKeys,
    checked: Option<&CheckedNumbering>,
) -> Result<Option<WordSize>, Diagnostics> {
    match (asked, checked) {
        (BitboardRequest::None, _) => Ok(no_use_of_bitboards(keys).map(|()| None)?),
        (BitboardRequest::Smallest, Some(checked)) if meant_holes(keys, checked) => Ok(None),
        (asked, Some(checked)) => size(asked, keys, checked).map(Some),
        // Unknown numbers cannot be checked.
        (_, None) => Ok(None),
    }
}

/// True if holes in the numbers are intended: a formula leaves them, as for 0x88, and no bitboard
/// is requested. In a table a missing number is more likely a typo.
fn meant_holes(keys: &LayoutKeys, checked: &CheckedNumbering) -> bool {
    !checked.numbering.is_dense()
        && matches!(keys.number.given(), Some(Source::Formula(..)))
        && keys.groups.is_absent()
        && keys.pieces.is_absent()
        && keys.magics.is_absent()
        && keys.pairs.is_absent()
}

fn no_use_of_bitboards(keys: &LayoutKeys) -> Result<(), Diagnostic> {
    let extents = [keys.pieces.extent(), keys.magics.extent(), keys.pairs.extent()];
    let keys = ["pieces", "magics", "pairs"].into_iter().zip(extents);
    let Some((key, Some(extent))) = keys.into_iter().find(|(_, extent)| extent.is_some()) else {
        return Ok(());
    };
    let message = format!("`{key}` needs bitboards, but the layout says `bitboard: none`");
    let help = format!("leave out one of `{key}` and `bitboard: none`");
    Err(Diagnostic::new(extent, message).help(help))
}

/// The word. It must have a bit for every number, and every bit must be a square's or a gap's between groups.
fn size(
    asked: BitboardRequest,
    keys: &LayoutKeys,
    checked: &CheckedNumbering,
) -> Result<WordSize, Diagnostics> {
    let numbering = &checked.numbering;
    let has_no_groups = checked.groups.as_ref().is_some_and(Vec::is_empty);
    if has_no_groups && !numbering.is_dense() {
        return Err(holes(keys, checked));
    }
    let smallest = WordSize::for_numbers(numbering.len()).ok_or_else(|| holes(keys, checked))?;
    match asked {
        BitboardRequest::Size(size) if size < smallest => {
            let greatest = numbering.len() - 1;
            let message = format!("a `{size}` has no bit for the number {greatest}");
            let extent = keys.bitboard.given().map_or(checked.extents[0], |(_, extent)| *extent);
            Err(Diagnostic::new(extent, message)
                .help(format!("write `bitboard: {smallest}`"))
                .into())
        }
        BitboardRequest::Size(size) => Ok(size),
        BitboardRequest::Smallest | BitboardRequest::None => Ok(smallest),
    }
}

/// The errors of a numbering with unintended holes: at the greatest number, and at other numbers of a table that are
/// too large, if they are few.
fn holes(keys: &LayoutKeys, checked: &CheckedNumbering) -> Diagnostics {
    let numbering = &checked.numbering;
    let greatest = numbering.len() - 1;
    let unused = numbering.by_number().iter().enumerate().filter(|(_, square)| square.is_none());
    let unused: Vec<String> = list(unused, |(number, _)| number.to_string());
    let unused = first_few(unused);
    let message =
        format!("the numbers go up to {greatest} without {unused}: a bitboard has no such holes");
    let squares = numbering.board().len();
    let all = match squares {
        1 => "use 0".to_owned(),
        _ => format!("use all of 0 to {}", squares - 1),
    };
    let help = format!("{all}, or write `bitboard: none` for squares only");
    if let Some((_, extent)) = keys.bitboard.given() {
        return Diagnostic::new(*extent, message).help(help).into();
    }
    let beyond = numbering.by_number().iter().enumerate().skip(squares);
    let mut beyond = collected(beyond.filter_map(|(number, square)| Some((number, (*square)?))));
    let last = beyond.pop();
    let extent = |square: Square| checked.extents[square.index()];
    let of_last = Diagnostic::new(last.map_or(checked.extents[0], |(_, it)| extent(it)), message);
    let is_table = matches!(keys.number.given(), Some(Source::Table(..)));
    if !is_table || beyond.len() >= FEW {
        beyond.clear();
    }
    let others = beyond.into_iter().map(|(number, square)| {
        let message = format!("the number {number} is beyond those of {squares} squares, too");
        Diagnostic::new(extent(square), message)
    });
    iter::once(of_last).chain(others).map(|error| error.help(&*help)).collect()
}

/// If more numbers than this are too large, they are no typos, and only the last is reported.
const FEW: usize = 4;
