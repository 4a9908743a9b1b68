//! The word of a bitboard.

use crate::diagnostic::{Diagnostic, Diagnostics, did_you_mean};
use crate::layout::{Numbering, WordSize};
use crate::parse::{Body, Entry, Word};

use super::numbering::Understood;
use super::{Geometry, few};

/// What `bitboard` asks for.
enum Asked {
    None,
    Smallest,
    Size(WordSize),
}

/// The word of a layout's bitboards; `None` where it has squares only. Where mistakes leave it open
/// there is one, so that what uses it is emitted.
pub(crate) fn word(
    body: &Body,
    understood: Option<&Understood>,
    geometry: &Geometry,
    diagnostics: &mut Diagnostics,
) -> Option<WordSize> {
    let asked = match &body.bitboard {
        Entry::Given(_, word) => diagnostics.take(asked(word)),
        Entry::Absent => Some(Asked::Smallest),
        Entry::Broken => None,
    };
    let smallest = WordSize::for_numbers(geometry.board.len());
    match (asked, understood) {
        (Some(Asked::None), _) => {
            diagnostics.extend(pieces_without_bitboards(body));
            None
        }
        (Some(asked), Some(understood)) => {
            diagnostics.take(size(&asked, body, understood)).or(smallest)
        }
        (Some(Asked::Size(size)), None) => Some(size).max(smallest),
        (Some(Asked::Smallest), None) | (None, _) => smallest,
    }
}

fn asked(word: &Word) -> Result<Asked, Diagnostic> {
    match word.text.as_str() {
        "none" => Ok(Asked::None),
        "u64" => Ok(Asked::Size(WordSize::U64)),
        "u128" => Ok(Asked::Size(WordSize::U128)),
        other => {
            let message = format!("a bitboard cannot be `{other}`");
            let help = did_you_mean(other, ["u64", "u128", "none"]);
            Err(Diagnostic::new(word.place, message).help(help))
        }
    }
}

fn pieces_without_bitboards(body: &Body) -> Option<Diagnostic> {
    let (key, extent) = match (&body.pieces, &body.magics) {
        (Entry::Given(extent, _), _) => ("pieces", *extent),
        (_, Entry::Given(extent, _)) => ("magics", *extent),
        _ => return None,
    };
    let message = format!("`{key}` needs bitboards, and the layout has none: `bitboard: none`");
    let help = format!("leave out `{key}`, or `bitboard: none`");
    Some(Diagnostic::new(extent, message).help(help))
}

/// The word, which must have a bit for every number, and no bits but those of squares and of gaps
/// between groups.
fn size(asked: &Asked, body: &Body, understood: &Understood) -> Result<WordSize, Diagnostic> {
    let numbering = &understood.numbering;
    if understood.groups.is_empty() && !numbering.is_dense() {
        return Err(holes(body, understood));
    }
    let smallest = WordSize::for_numbers(numbering.len()).ok_or_else(|| holes(body, understood))?;
    match *asked {
        Asked::Size(size) if size < smallest => {
            let greatest = numbering.len() - 1;
            let message = format!("a `{size}` has no bit for the number {greatest}");
            let extent = body.bitboard.given().map(|word| word.place);
            let extent = extent.unwrap_or(understood.places[0]);
            Err(Diagnostic::new(extent, message).help(format!("write `bitboard: {smallest}`")))
        }
        Asked::Size(size) => Ok(size),
        Asked::Smallest | Asked::None => Ok(smallest),
    }
}

/// A numbering with holes, where nothing says that they are meant.
fn holes(body: &Body, understood: &Understood) -> Diagnostic {
    let numbering = &understood.numbering;
    let greatest = numbering.len() - 1;
    let unused = numbering.by_number().iter().enumerate().filter(|(_, square)| square.is_none());
    let unused: Vec<String> = unused.map(|(number, _)| number.to_string()).collect();
    let unused = few(unused.into_iter());
    let message =
        format!("the numbers go up to {greatest} and leave out {unused}: bitboards need them all");
    let place = match body.bitboard.given() {
        Some(word) => word.place,
        None => understood.places[greatest_square(numbering)],
    };
    let last = numbering.board().len() - 1;
    let help = format!("use all of 0 to {last}, or write `bitboard: none` for squares only");
    Diagnostic::new(place, message).help(help)
}

fn greatest_square(numbering: &Numbering) -> usize {
    let square = numbering.by_number().last().copied().flatten();
    square.map_or(0, |square| square.index())
}
