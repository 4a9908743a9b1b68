//! The number of each square: given by a table, a formula or groups. Groups must agree with the others.
//!
//! A mistake here does not hide others. A table with some wrong numbers is repaired; its disputed squares cause no
//! further errors.

use crate::diagnostic::{Diagnostic, Diagnostics, Extent};
use crate::list::{collected, list, some_list};
use crate::model::{Board, Numbering, Square, SquareSet, set_of};
use crate::parse::{Body, Entry, Formula, Head, Source, Table};

use super::bitboard::{self, BitboardRequest};
use super::groups::{self, BitGroup, Grouping};
use super::{NamedBoard, first_few, formula, table};

/// A numbering, and what claims need to know of how it was said.
pub(crate) struct CheckedNumbering {
    pub(crate) numbering: Numbering,
    /// The groups, none if the numbering has none; `None` if what is said of them is wrong.
    pub(crate) groups: Option<Vec<BitGroup>>,
    /// Where the number of each square is said.
    pub(crate) extents: Vec<Extent>,
    /// The squares whose number may be wrong, which has been reported.
    pub(crate) disputed: SquareSet,
    /// Whether nothing is wrong with it.
    pub(crate) is_certain: bool,
}

impl CheckedNumbering {
    /// Whether the greatest number is known, whichever of the numbers are right.
    pub(crate) fn is_measured(&self) -> bool {
        self.is_certain || self.numbering.is_dense()
    }

    /// Whether its word is known, or no bitboard has a word for it: numbers too great for the board leave holes whatever
    /// the disputed ones are.
    pub(crate) fn has_word(&self) -> bool {
        self.is_measured() || self.groups.as_ref().is_some_and(Vec::is_empty)
    }

    /// The same with other numbers in extent of those that are too great, which has been reported; `None` if there are too
    /// many of these to be slips of the pen.
    pub(crate) fn without_holes(self) -> Option<CheckedNumbering> {
        let board = self.numbering.board();
        let known = |&number: &u8| Some(number).filter(|&number| usize::from(number) < board.len());
        let known: Vec<Option<u8>> = list(self.numbering.numbers().iter(), known);
        let (numbers, unknown) = repaired(&known);
        if unknown.count_ones() as usize > SHOWN {
            return None;
        }
        let (numbering, disputed) = (Numbering::new(board, numbers)?, self.disputed | unknown);
        Some(CheckedNumbering { numbering, disputed, is_certain: false, ..self })
    }
}

/// How many wrong numbers of a table are shown one by one.
const SHOWN: usize = 3;

/// The number of each square, as a table or a formula says it.
struct StatedNumbers {
    /// `table` or `formula`.
    how: &'static str,
    numbers: Vec<u8>,
    extents: Vec<Extent>,
    disputed: SquareSet,
}

/// The numbering, as far as it is understood.
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
    let before = diagnostics.len();
    let stated = stated(body, named_board, diagnostics);
    let grouping = match &body.groups {
        Entry::Given(at, groups) => groups::grouping(*at, groups, named_board, diagnostics),
        Entry::Absent | Entry::Broken => None,
    };
    let checked = if body.number.is_absent() {
        from_groups(grouping?, named_board)?
    } else {
        let has_groups = !body.groups.is_absent();
        grouped(stated?, grouping, has_groups, named_board, diagnostics)
    };
    let is_broken = matches!(body.number, Entry::Broken) || matches!(body.groups, Entry::Broken);
    let is_right = diagnostics.len() == before && !is_broken && checked.disputed == 0;
    Some(CheckedNumbering { is_certain: is_right, ..checked })
}

/// What `number` says.
fn stated(
    body: &Body,
    named_board: &NamedBoard,
    diagnostics: &mut Diagnostics,
) -> Option<StatedNumbers> {
    // Holes that `where` leaves are meant where nothing has a bit for each number.
    let is_exact =
        !body.groups.is_absent() || matches!(bitboard::request(body), Ok(BitboardRequest::None));
    match body.number.given()? {
        Source::Table(table) => of_table(table, named_board, diagnostics),
        Source::Formula(formula) => of_formula(formula, is_exact, named_board, diagnostics),
    }
}

fn of_table(
    table: &Table,
    named_board: &NamedBoard,
    diagnostics: &mut Diagnostics,
) -> Option<StatedNumbers> {
    let numbers = table::numbers(table, named_board.board, diagnostics)?;
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

/// The numbers that would leave no hole, and that no square has.
fn unused(known: &[Option<u8>]) -> impl Iterator<Item = u8> {
    (0..known.len() as u8).filter(|&number| !known.contains(&Some(number)))
}

/// Numbers for all squares, those of unknown number included, and the set of these. They take the first numbers that
/// are left.
fn repaired(known: &[Option<u8>]) -> (Vec<u8>, SquareSet) {
    let mut unknown = 0;
    let wanting = (0..).zip(known).filter(|(_, number)| number.is_none());
    wanting.for_each(|(extent, _)| unknown |= Square(extent).bit());
    let mut left = unused(known);
    let numbers = some_list(known, |&number| number.or_else(|| left.next()));
    (numbers.expect("as many are left as are unknown, or more"), unknown)
}

/// The statement, compared with the groups, which must give the same numbers.
fn grouped(
    mut stated: StatedNumbers,
    grouping: Option<Grouping>,
    has_groups: bool,
    named_board: &NamedBoard,
    diagnostics: &mut Diagnostics,
) -> CheckedNumbering {
    let grouping = grouping.map(|grouping| grouping.ordered_by(&stated.numbers));
    let error = grouping.as_ref().and_then(|it| differing(&mut stated, it, named_board));
    diagnostics.extend(error);
    let groups = grouping.map(|grouping| grouping.groups);
    let groups = groups.or_else(|| (!has_groups).then(Vec::new));
    let StatedNumbers { numbers, extents, disputed, .. } = stated;
    let numbering = Numbering::new(named_board.board, numbers);
    let numbering = numbering.expect("numbers used twice have been reported");
    CheckedNumbering { numbering, groups, extents, disputed, is_certain: false }
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
    let groups = Some(grouping.groups);
    Some(CheckedNumbering { numbering, groups, extents, disputed: 0, is_certain: false })
}
