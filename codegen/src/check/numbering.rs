//! The number of each square: given by a table, a formula or groups, which must agree where several
//! give it.

use crate::board::Square;
use crate::diagnostic::{Diagnostic, Diagnostics, Place};
use crate::layout::Numbering;
use crate::limits;
use crate::parse::{Body, Entry, Head, Source};

use super::groups::{self, BitGroup, Grouping};
use super::{NamedBoard, first_few, formula, table};

/// A numbering, and what claims need to know of how it was said.
pub(crate) struct CheckedNumbering {
    pub(crate) numbering: Numbering,
    /// The groups, if the numbering has any.
    pub(crate) groups: Vec<BitGroup>,
    /// Where the number of each square is said.
    pub(crate) places: Vec<Place>,
}

/// One way in which the number of each square is said.
struct StatedNumbers {
    /// As errors call it.
    how: &'static str,
    numbers: Vec<u8>,
    places: Vec<Place>,
}

pub(crate) fn numbering(
    head: &Head,
    body: &Body,
    named_board: &NamedBoard,
    diagnostics: &mut Diagnostics,
) -> Option<CheckedNumbering> {
    if body.number.is_absent() && body.groups.is_absent() {
        let message = format!("`{}` has no `number`", head.name);
        let help = "add `number: rank * 8 + file`, a table `number: [ ... ]`, or `groups`";
        diagnostics.push(Diagnostic::new(head.name.span(), message).help(help));
        return None;
    }
    let said = said(body, named_board, diagnostics);
    let first = said.as_ref().and_then(|said| said.first());
    let order = first.map(|said| said.numbers.as_slice());
    let grouping = match &body.groups {
        Entry::Absent => None,
        Entry::Broken => return None,
        Entry::Given(extent, groups) => {
            Some(groups::grouping(*extent, groups, order, named_board, diagnostics)?)
        }
    };
    said.as_ref()?;
    match (first, grouping) {
        (Some(said), grouping) => diagnostics.take(agreed(said, grouping.as_ref(), named_board)),
        (None, grouping) => grouping.and_then(|grouping| from_groups(grouping, named_board)),
    }
}

/// All that `number` says, which agrees; empty without `number`.
fn said(
    body: &Body,
    named_board: &NamedBoard,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<StatedNumbers>> {
    let Some(sources) = body.number.given() else {
        return body.number.is_absent().then(Vec::new);
    };
    // Holes that `where` leaves are meant where nothing has a bit for each number.
    let is_exact = !body.groups.is_absent()
        || body.bitboard.given().is_some_and(|bitboard| bitboard.text == "none");
    let place = |source: &Source| match source {
        Source::Table(table) => table.extent.into(),
        Source::Formula(formula) => formula.extent.into(),
    };
    let sources =
        limits::allowed(sources, limits::SOURCES, "formulas and tables", place, diagnostics);
    // All are looked at before one that is wrong ends it.
    let said: Vec<Option<StatedNumbers>> = sources
        .iter()
        .map(|source| self::source(source, is_exact, named_board, diagnostics))
        .collect();
    let said: Vec<StatedNumbers> = said.into_iter().collect::<Option<_>>()?;
    let before = diagnostics.len();
    for other in &said[1..] {
        diagnostics.extend(disagreement(&said[0], other, named_board));
    }
    (diagnostics.len() == before).then_some(said)
}

fn source(
    source: &Source,
    is_exact: bool,
    named_board: &NamedBoard,
    diagnostics: &mut Diagnostics,
) -> Option<StatedNumbers> {
    let said = match source {
        Source::Table(table) => {
            let numbers = table::numbers(table, named_board.board, diagnostics)?;
            let (numbers, places) = numbers.into_iter().unzip();
            StatedNumbers { how: "table", numbers, places }
        }
        Source::Formula(formula) => {
            let closes = formula.condition.is_some() && !is_exact;
            let numbers = if closes {
                formula::order(formula, named_board)
            } else {
                formula::numbers(formula, named_board)
            };
            let numbers = diagnostics.take(numbers)?;
            let places = vec![formula.extent.into(); numbers.len()];
            StatedNumbers { how: "formula", numbers, places }
        }
    };
    let before = diagnostics.len();
    diagnostics.extend(twice(&said, named_board));
    diagnostics.abridge(before, if said.how == "formula" { 1 } else { 3 });
    (diagnostics.len() == before).then_some(said)
}

/// Squares with the same number.
fn twice(said: &StatedNumbers, named_board: &NamedBoard) -> Vec<Diagnostic> {
    let mut first: [Option<Square>; 256] = [None; 256];
    let mut pairs = Vec::new();
    for square in named_board.board.reading_order() {
        let number = said.numbers[square.index()];
        match first[usize::from(number)] {
            Some(earlier) => pairs.push((number, earlier, square)),
            None => first[usize::from(number)] = Some(square),
        }
    }
    let unused = (0..said.numbers.len()).filter(|&number| first[number].is_none());
    let unused: Vec<_> = unused.map(|number| number.to_string()).collect();
    let help = format!("not used: {}", first_few(unused.into_iter()));
    let error = |&(number, earlier, square): &(u8, Square, Square)| {
        let (earlier, on) = (named_board.name(earlier), named_board.name(square));
        let message = format!("the number {number} is used twice: on {earlier} and on {on}");
        Diagnostic::new(said.places[square.index()], message).help(help.clone())
    };
    pairs.iter().map(error).collect()
}

/// One error for two ways of saying the numbers that differ. It points at a table's number, if
/// there is a table.
fn disagreement(
    one: &StatedNumbers,
    other: &StatedNumbers,
    named_board: &NamedBoard,
) -> Option<Diagnostic> {
    let differs = |square: &Square| one.numbers[square.index()] != other.numbers[square.index()];
    let squares: Vec<Square> = named_board.board.reading_order().filter(differs).collect();
    let first = squares.first()?.index();
    let each = squares.iter().map(|&square| {
        let (here, there) = (one.numbers[square.index()], other.numbers[square.index()]);
        format!("{} ({here} and {there})", named_board.name(square))
    });
    let both = if one.how == other.how {
        format!("the {}s", one.how)
    } else {
        format!("the {} and the {}", one.how, other.how)
    };
    let message = format!("{both} differ on {}", first_few(each));
    let pointed = if one.how == "table" { one } else { other };
    Some(Diagnostic::new(pointed.places[first], message).help("correct one of them"))
}

/// The numbering of a table or formula, if the groups say the same.
fn agreed(
    said: &StatedNumbers,
    grouping: Option<&Grouping>,
    named_board: &NamedBoard,
) -> Result<CheckedNumbering, Diagnostic> {
    let disagreement =
        grouping.and_then(|grouping| grouping.disagreement(said.how, &said.numbers, named_board));
    if let Some((square, message)) = disagreement {
        let place = said.places[square.index()];
        return Err(Diagnostic::new(place, message).help("correct one of them"));
    }
    let numbering = Numbering::new(named_board.board, said.numbers.clone());
    Ok(CheckedNumbering {
        numbering: numbering.expect("numbers used twice have been reported"),
        groups: grouping.map(|grouping| grouping.groups.clone()).unwrap_or_default(),
        places: said.places.clone(),
    })
}

fn from_groups(grouping: Grouping, named_board: &NamedBoard) -> Option<CheckedNumbering> {
    let numbers = grouping.numbers();
    let places = vec![grouping.extent.into(); numbers.len()];
    let numbering = Numbering::new(named_board.board, numbers).ok()?;
    Some(CheckedNumbering { numbering, groups: grouping.groups, places })
}
