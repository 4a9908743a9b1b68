//! The number of each square, given by a table, a formula or groups. Where several give it, they must agree.
//!
//! A mistake here does not hide others. A table with a few wrong numbers is repaired; the squares in dispute, and those
//! where it contradicts the groups, cause no further errors.

use proc_macro2::Ident;

use crate::diagnostic::{Diagnostic, Diagnostics, Extent};
use crate::list::{collected, list, some_list};
use crate::model::{Board, Numbering, Square};
use crate::parse::{Entry, Formula, LayoutKeys, Source, Table};

use super::groups::{self, BitGroup, Grouping};
use super::{NamedBoard, first_few, formula, number_table};

/// A numbering, with the facts about its description that the checks of claims need.
pub(crate) struct CheckedNumbering {
    pub(crate) numbering: Numbering,
    /// The groups, empty if the numbering has none, or `None` if their description is wrong.
    pub(crate) groups: Option<Vec<BitGroup>>,
    /// The extents of the squares' numbers.
    pub(crate) extents: Vec<Extent>,
    /// The squares whose number may be wrong, which has been reported.
    pub(crate) disputed: Vec<Square>,
    /// True if the description's numbers and groups have no mistakes.
    pub(crate) is_certain: bool,
}

impl CheckedNumbering {
    /// A numbering without groups, or `None` if two numbers are equal.
    fn new(
        numbers: Vec<u8>,
        extents: Vec<Extent>,
        disputed: Vec<Square>,
        named_board: &NamedBoard,
    ) -> Option<CheckedNumbering> {
        let numbering = Numbering::new(named_board.board, numbers)?;
        let groups = Some(Vec::new());
        Some(CheckedNumbering { numbering, groups, extents, disputed, is_certain: false })
    }

    /// True if the greatest number is certain.
    pub(crate) fn has_known_range(&self) -> bool {
        self.is_certain || self.numbering.is_dense()
    }

    /// True if the word of bitboards is certain, or it is certain that they are impossible: numbers too large for the
    /// board leave holes whatever the disputed numbers are.
    pub(crate) fn has_known_word(&self) -> bool {
        self.has_known_range() || self.groups.as_ref().is_some_and(Vec::is_empty)
    }

    /// The numbering with unused numbers in place of numbers that are too large and were reported, or `None` if these
    /// are too many to be typos.
    pub(crate) fn without_holes(self) -> Option<CheckedNumbering> {
        let board = self.numbering.board();
        let known = |&number: &u8| Some(number).filter(|&number| usize::from(number) < board.len());
        let known: Vec<Option<u8>> = list(self.numbering.numbers().iter(), known);
        let (numbers, unknown) = repaired(&known);
        if unknown.len() > SHOWN {
            return None;
        }
        let numbering = Numbering::new(board, numbers)?;
        let disputed = [self.disputed, unknown].concat();
        Some(CheckedNumbering { numbering, disputed, is_certain: false, ..self })
    }
}

/// The greatest number of wrong numbers of a table that are reported one by one.
const SHOWN: usize = 3;

/// The numbering of a description, or `None` after a reported mistake.
pub(crate) fn numbering(
    name: &Ident,
    keys: &LayoutKeys,
    named_board: &NamedBoard,
    diagnostics: &mut Diagnostics,
) -> Option<CheckedNumbering> {
    if keys.number.is_absent() && keys.groups.is_absent() {
        let message = format!("`{name}` has no `number`");
        let help = "add `number: rank * 8 + file`, a table `number: [ ... ]`, or `groups`";
        diagnostics.push(Diagnostic::new(name.span(), message).help(help));
        return None;
    }
    let before = diagnostics.len();
    let (how, stated) = match keys.number.given() {
        Some(Source::Table(table)) => ("table", of_table(table, named_board, diagnostics)),
        Some(Source::Formula(formula)) => {
            // A formula with `where` may leave holes if groups or `bitboard: none` are given.
            let is_exact =
                !keys.groups.is_absent() || matches!(keys.bitboard, Entry::Given(_, (None, _)));
            ("formula", of_formula(formula, is_exact, named_board, diagnostics))
        }
        None => ("groups", None),
    };
    let grouping = match &keys.groups {
        Entry::Given(at, groups) => {
            groups::grouping(*at, groups, keys.symmetry.items(), named_board, diagnostics)
        }
        Entry::Absent | Entry::Broken => None,
    };
    let mut checked = match (&keys.number, &grouping) {
        (Entry::Absent, Some(grouping)) => {
            let numbers = grouping.numbers();
            let extents = vec![grouping.extent; numbers.len()];
            CheckedNumbering::new(numbers, extents, Vec::new(), named_board)?
        }
        _ => stated?,
    };
    match (grouping, &keys.number) {
        (None, _) if keys.groups.is_absent() => {}
        (Some(grouping), Entry::Given(..)) => {
            let differing = differing(&mut checked, how, &grouping, named_board);
            let is_sound = differing.is_none();
            diagnostics.extend(differing);
            let listed = keys.groups.given().filter(|_| is_sound);
            let listed = listed.map_or(&[][..], |groups| groups.order.items());
            let numbers = checked.numbering.numbers();
            let grouping = grouping.ordered_by(how, numbers, listed, named_board, diagnostics);
            checked.groups = Some(grouping.groups);
        }
        (grouping, _) => checked.groups = grouping.map(|grouping| grouping.groups),
    }
    let is_broken = matches!(keys.number, Entry::Broken) || matches!(keys.groups, Entry::Broken);
    let is_certain = diagnostics.len() == before && !is_broken && checked.disputed.is_empty();
    Some(CheckedNumbering { is_certain, ..checked })
}

fn of_table(
    table: &Table,
    named_board: &NamedBoard,
    diagnostics: &mut Diagnostics,
) -> Option<CheckedNumbering> {
    let numbers = number_table::numbers(table, named_board.board, diagnostics)?;
    let (mut known, extents): (Vec<Option<u8>>, Vec<Extent>) = numbers.into_iter().unzip();
    let pairs = twice(&known, named_board);
    report(&pairs, &not_used(&known), &extents, SHOWN, named_board, diagnostics);
    let mut disputed = Vec::new();
    for [earlier, square] in pairs.into_iter().map(|pair| pair.1) {
        disputed.push(earlier);
        known[square.index()] = None;
    }
    let (numbers, unknown) = repaired(&known);
    disputed.extend(unknown);
    CheckedNumbering::new(numbers, extents, disputed, named_board)
}

fn of_formula(
    formula: &Formula,
    is_exact: bool,
    named_board: &NamedBoard,
    diagnostics: &mut Diagnostics,
) -> Option<CheckedNumbering> {
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
    CheckedNumbering::new(numbers, extents, Vec::new(), named_board)
}

/// A number that two squares have, and these squares in reading order.
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

/// The formula that was probably meant, if the numbers go rank by rank or file by file, as on a board of another size.
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

/// The unused numbers below the number of squares.
fn unused(known: &[Option<u8>]) -> impl Iterator<Item = u8> {
    (0..known.len()).map(|number| number as u8).filter(|&number| !known.contains(&Some(number)))
}

/// Fills unknown numbers with the first unused ones. Returns all numbers, and the squares whose
/// number was unknown.
fn repaired(known: &[Option<u8>]) -> (Vec<u8>, Vec<Square>) {
    let wanting = known.iter().enumerate().filter(|(_, number)| number.is_none());
    let unknown = list(wanting, |(square, _)| Square(square as u8));
    let mut left = unused(known);
    let numbers = some_list(known, |&number| number.or_else(|| left.next()));
    (numbers.expect("as many are left as are unknown, or more"), unknown)
}

/// The error of numbers that differ from the groups' numbers. Their squares become disputed.
fn differing(
    said: &mut CheckedNumbering,
    how: &str,
    grouping: &Grouping,
    named_board: &NamedBoard,
) -> Option<Diagnostic> {
    let numbers = said.numbering.numbers();
    let is_certain = |square: &Square| !said.disputed.contains(square);
    let squares = grouping.differences(numbers, named_board.board);
    let squares: Vec<Square> = collected(squares.into_iter().filter(is_certain));
    let extent = said.extents[squares.first()?.index()];
    let message = grouping.contradiction(how, numbers, &squares, named_board);
    said.disputed.extend(&squares);
    Some(Diagnostic::new(extent, message).help("correct one of them"))
}
