//! The number of each square: given by a table, a formula or groups, which must agree where several
//! give it.
//!
//! A mistake here does not hide others. If statements contradict each other, each of them is a candidate, and only
//! what is wrong in all candidates is another mistake. A table with some wrong numbers is repaired; its disputed
//! squares cause no further errors.

use crate::diagnostic::{Diagnostic, Diagnostics, Extent};
use crate::limits;
use crate::list::{collected, list, some_list};
use crate::model::{Board, Numbering, Square, SquareSet, set_of};
use crate::parse::{Declaration, Entry, Formula, LayoutKeys, Source, Table};

use super::bitboard::{self, BitboardRequest};
use super::groups::{self, BitGroup, Grouping};
use super::{NamedBoard, first_few, formula, number_table};

/// A numbering, with the facts about its description that claims need.
pub(crate) struct CheckedNumbering {
    pub(crate) numbering: Numbering,
    /// The groups, empty if the numbering has none, or `None` if their description is wrong.
    pub(crate) groups: Option<Vec<BitGroup>>,
    /// The extent of each square's number.
    pub(crate) extents: Vec<Extent>,
    /// The squares whose number may be wrong, which has been reported.
    pub(crate) disputed: SquareSet,
}

/// The numberings that the description's formulas, tables and groups give: one, or several that
/// contradict each other.
#[derive(Default)]
pub(crate) struct Candidates {
    pub(crate) list: Vec<CheckedNumbering>,
    /// Whether nothing was wrong, so that there is exactly one.
    is_certain: bool,
}

impl Candidates {
    /// The numbering, if nothing is wrong with it.
    pub(crate) fn certain(mut self) -> Option<CheckedNumbering> {
        self.list.pop().filter(|_| self.is_certain)
    }

    /// The first candidate, if the greatest number is the same whichever candidate is right.
    pub(crate) fn with_known_range(&self) -> Option<&CheckedNumbering> {
        let first = self.list.first()?;
        let is_like_first = |other: &CheckedNumbering| {
            other.numbering.is_dense() && other.numbering.len() == first.numbering.len()
        };
        (self.is_certain || self.list.iter().all(is_like_first)).then_some(first)
    }

    /// A candidate whose word size is certain, or that certainly has none: numbers too great for
    /// the board leave holes whatever the disputed numbers are.
    pub(crate) fn with_known_word(&self) -> Option<&CheckedNumbering> {
        let has_holes = |checked: &CheckedNumbering| {
            !checked.numbering.is_dense() && checked.groups.as_ref().is_some_and(Vec::is_empty)
        };
        self.with_known_range().or(match &self.list[..] {
            [checked] if has_holes(checked) => Some(checked),
            _ => None,
        })
    }

    /// The candidates if holes in their numbers, which have been reported, are a mistake.
    pub(crate) fn without_holes(self) -> Candidates {
        let list = self.list.into_iter().filter_map(CheckedNumbering::without_holes);
        Candidates { list: collected(list), is_certain: false }
    }
}

impl CheckedNumbering {
    /// The same with unused numbers in place of numbers that are too great, or `None` if these are
    /// too many to be typos.
    fn without_holes(self) -> Option<CheckedNumbering> {
        let board = self.numbering.board();
        let known = |&number: &u8| Some(number).filter(|&number| usize::from(number) < board.len());
        let known: Vec<Option<u8>> = list(self.numbering.numbers().iter(), known);
        let (numbers, unknown) = repaired(&known);
        if unknown.count_ones() as usize > SHOWN {
            return None;
        }
        let numbering = Numbering::new(board, numbers)?;
        Some(CheckedNumbering { numbering, disputed: self.disputed | unknown, ..self })
    }
}

/// The most wrong numbers of a table that are reported one by one.
const SHOWN: usize = 3;

/// The number of each square, as one table or formula says it.
struct StatedNumbers {
    /// `table` or `formula`.
    how: &'static str,
    numbers: Vec<u8>,
    extents: Vec<Extent>,
    disputed: SquareSet,
}

/// The numberings that the description may mean, without any if no statement could be read.
pub(crate) fn numberings(
    declaration: &Declaration,
    keys: &LayoutKeys,
    named_board: &NamedBoard,
    diagnostics: &mut Diagnostics,
) -> Candidates {
    if keys.number.is_absent() && keys.groups.is_absent() {
        let message = format!("`{}` has no `number`", declaration.name);
        let help = "add `number: rank * 8 + file`, a table `number: [ ... ]`, or `groups`";
        diagnostics.push(Diagnostic::new(declaration.name.span(), message).help(help));
        return Candidates::default();
    }
    let before = diagnostics.len();
    let said = said(keys, named_board, diagnostics);
    let grouping = match &keys.groups {
        Entry::Given(at, groups) => groups::grouping(*at, groups, named_board, diagnostics),
        Entry::Absent | Entry::Broken => None,
    };
    let list = if keys.number.is_absent() {
        let numbering = grouping.and_then(|grouping| from_groups(grouping, named_board));
        collected(numbering)
    } else {
        let has_groups = !keys.groups.is_absent();
        grouped(said, grouping.as_ref(), has_groups, named_board, diagnostics)
    };
    let is_broken = matches!(keys.number, Entry::Broken) || matches!(keys.groups, Entry::Broken);
    let is_disputed = list.iter().any(|checked| checked.disputed != 0);
    Candidates { list, is_certain: diagnostics.len() == before && !is_broken && !is_disputed }
}

/// The statements of `number` that could be read, merged into one if all agree.
fn said(
    keys: &LayoutKeys,
    named_board: &NamedBoard,
    diagnostics: &mut Diagnostics,
) -> Vec<StatedNumbers> {
    // A formula with `where` may leave holes if groups or `bitboard: none` are given.
    let is_exact =
        !keys.groups.is_absent() || matches!(bitboard::request(keys), Some(BitboardRequest::None));
    let extent = |source: &Source| match source {
        Source::Table(table) => table.extent,
        Source::Formula(formula) => formula.extent,
    };
    let said = keys.number.items();
    let sources =
        limits::allowed(said, limits::SOURCES, "formulas and tables", extent, diagnostics);
    let mut said: Vec<StatedNumbers> = Vec::new();
    for source in sources {
        let stated = match source {
            Source::Table(table) => of_table(table, named_board, diagnostics),
            Source::Formula(formula) => of_formula(formula, is_exact, named_board, diagnostics),
        };
        let Some(stated) = stated else { continue };
        let error = said.first().and_then(|first| disagreement(first, &stated, named_board));
        let is_repaired = said.first().is_none_or(|first| first.disputed != 0);
        if error.is_some() || is_repaired {
            said.push(stated);
        }
        diagnostics.extend(error);
    }
    said
}

fn of_table(
    table: &Table,
    named_board: &NamedBoard,
    diagnostics: &mut Diagnostics,
) -> Option<StatedNumbers> {
    let numbers = number_table::numbers(table, named_board.board, diagnostics)?;
    let (mut known, extents): (Vec<Option<u8>>, Vec<Extent>) = numbers.into_iter().unzip();
    let pairs = twice(&known, named_board);
    report(&pairs, &not_used(&known), &extents, SHOWN, named_board, diagnostics);
    let mut disputed = 0;
    for [earlier, square] in pairs.into_iter().map(|pair| pair.1) {
        disputed |= earlier.bit();
        known[square.index()] = None;
    }
    let (numbers, unknown) = repaired(&known);
    Some(StatedNumbers { how: "table", numbers, extents, disputed: disputed | unknown })
}

fn of_formula(
    formula: &Formula,
    is_exact: bool,
    named_board: &NamedBoard,
    diagnostics: &mut Diagnostics,
) -> Option<StatedNumbers> {
    let closes = formula.condition.is_some() && !is_exact;
    let numbers = if closes {
        formula::order(formula, named_board)
    } else {
        formula::numbers(formula, named_board)
    };
    let numbers = diagnostics.take(numbers)?;
    let extents = vec![formula.extent; numbers.len()];
    let known: Vec<Option<u8>> = list(numbers.iter().copied(), Some);
    let pairs = twice(&known, named_board);
    let usual = usual_formula(&numbers, named_board.board).filter(|_| formula.condition.is_none());
    let help = usual.unwrap_or_else(|| not_used(&known));
    report(&pairs, &help, &extents, 1, named_board, diagnostics);
    let stated = StatedNumbers { how: "formula", numbers, extents, disputed: 0 };
    pairs.is_empty().then_some(stated)
}

/// Two squares with one number, in reading order.
type Twice = (u8, [Square; 2]);

fn twice(known: &[Option<u8>], named_board: &NamedBoard) -> Vec<Twice> {
    let mut first: [Option<Square>; 256] = [None; 256];
    let mut pairs = Vec::new();
    for square in named_board.board.reading_order() {
        let Some(number) = known[square.index()] else { continue };
        match first[usize::from(number)] {
            Some(earlier) => pairs.push((number, [earlier, square])),
            None => first[usize::from(number)] = Some(square),
        }
    }
    pairs
}

/// Reports squares with the same number, the first `shown` of them.
fn report(
    pairs: &[Twice],
    help: &str,
    extents: &[Extent],
    shown: usize,
    named_board: &NamedBoard,
    diagnostics: &mut Diagnostics,
) {
    let before = diagnostics.len();
    diagnostics.extend(pairs.iter().map(|(number, [earlier, square])| {
        let (first, on) = (named_board.name(*earlier), named_board.name(*square));
        let message = format!("the number {number} is used twice: on {first} and on {on}");
        Diagnostic::new(extents[square.index()], message).help(help)
    }));
    diagnostics.abridge(before, shown);
}

fn not_used(known: &[Option<u8>]) -> String {
    let unused: Vec<String> = list(unused(known), |number| number.to_string());
    format!("not used: {}", first_few(unused))
}

/// The formula that was meant, if numbers go rank by rank or file by file, as on a board of another size.
fn usual_formula(numbers: &[u8], board: Board) -> Option<String> {
    type Coordinate = fn(&Board, Square) -> u8;
    let number = |square: Square| usize::from(numbers[square.index()]);
    let is_sum = |outer: Coordinate, inner: Coordinate| {
        let outer = |square| usize::from(outer(&board, square));
        let inner = |square| usize::from(inner(&board, square));
        let second = board.squares().find(|&square| (outer(square), inner(square)) == (1, 0));
        let factor = second.map_or(0, number);
        let is_so = |square| number(square) == outer(square) * factor + inner(square);
        factor > 1 && board.squares().all(is_so)
    };
    let (files, ranks) = (board.files(), board.ranks());
    if is_sum(Board::rank, Board::file) {
        return Some(format!("the board has {files} files: write `rank * {files} + file`"));
    }
    is_sum(Board::file, Board::rank)
        .then(|| format!("the board has {ranks} ranks: write `file * {ranks} + rank`"))
}

/// The numbers below the count of squares that no square has.
fn unused(known: &[Option<u8>]) -> impl Iterator<Item = u8> {
    (0..known.len() as u8).filter(|&number| !known.contains(&Some(number)))
}

/// Fills unknown numbers with the first unused ones. Returns all numbers, and the squares whose
/// number was unknown.
fn repaired(known: &[Option<u8>]) -> (Vec<u8>, SquareSet) {
    let mut unknown = 0;
    let wanting = (0..).zip(known).filter(|(_, number)| number.is_none());
    wanting.for_each(|(square, _)| unknown |= Square(square).bit());
    let mut left = unused(known);
    let numbers = some_list(known, |&number| number.or_else(|| left.next()));
    (numbers.expect("as many are left as are unknown, or more"), unknown)
}

/// One error for two statements that give different numbers, if neither is known to be wrong. It points at a table's
/// number, if there is a table.
fn disagreement(
    one: &StatedNumbers,
    other: &StatedNumbers,
    named_board: &NamedBoard,
) -> Option<Diagnostic> {
    let disputed = one.disputed | other.disputed;
    let differs = |square: &Square| {
        one.numbers[square.index()] != other.numbers[square.index()] && disputed & square.bit() == 0
    };
    let squares: Vec<Square> = collected(named_board.board.reading_order().filter(differs));
    let first = squares.first()?.index();
    let both = match (one.how, other.how) {
        (one, other) if one == other => format!("the {one}s"),
        (one, other) => format!("the {one} and the {other}"),
    };
    let each = list(squares.iter(), |&square| {
        let (here, there) = (one.numbers[square.index()], other.numbers[square.index()]);
        format!("{} ({here} and {there})", named_board.name(square))
    });
    let message = format!("{both} differ on {}", first_few(each));
    let pointed = if one.how == "table" { one } else { other };
    Some(Diagnostic::new(pointed.extents[first], message).help("correct one of them"))
}

/// The statements, compared with the groups, which must give the same numbers. If every statement differs from the
/// groups, that is reported.
fn grouped(
    said: Vec<StatedNumbers>,
    grouping: Option<&Grouping>,
    has_groups: bool,
    named_board: &NamedBoard,
    diagnostics: &mut Diagnostics,
) -> Vec<CheckedNumbering> {
    let (mut list, mut errors) = (Vec::new(), Vec::new());
    for mut said in said {
        let grouping = grouping.map(|grouping| grouping.ordered_by(&said.numbers));
        errors.push(
            grouping.as_ref().and_then(|grouping| differing(&mut said, grouping, named_board)),
        );
        let groups = grouping.map(|grouping| grouping.groups);
        let groups = groups.or_else(|| (!has_groups).then(Vec::new));
        let StatedNumbers { numbers, extents, disputed, .. } = said;
        let numbering = Numbering::new(named_board.board, numbers);
        let numbering = numbering.expect("numbers used twice have been reported");
        list.push(CheckedNumbering { numbering, groups, extents, disputed });
    }
    let is_wrong = errors.iter().all(Option::is_some);
    diagnostics.extend(errors.into_iter().next().flatten().filter(|_| is_wrong));
    list
}

/// The error of numbers that differ from those of the groups. Their squares become disputed.
fn differing(
    said: &mut StatedNumbers,
    grouping: &Grouping,
    named_board: &NamedBoard,
) -> Option<Diagnostic> {
    let is_certain = |square: &Square| said.disputed & square.bit() == 0;
    let squares = grouping.differences(&said.numbers, named_board.board);
    let squares: Vec<Square> = collected(squares.into_iter().filter(is_certain));
    let extent = said.extents[squares.first()?.index()];
    let message = grouping.contradiction(said.how, &said.numbers, &squares, named_board);
    said.disputed |= set_of(&squares);
    Some(Diagnostic::new(extent, message).help("correct one of them"))
}

fn from_groups(grouping: Grouping, named_board: &NamedBoard) -> Option<CheckedNumbering> {
    let numbers = grouping.numbers();
    let extents = vec![grouping.extent; numbers.len()];
    let numbering = Numbering::new(named_board.board, numbers)?;
    Some(CheckedNumbering { numbering, groups: Some(grouping.groups), extents, disputed: 0 })
}
