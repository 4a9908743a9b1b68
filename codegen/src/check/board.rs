//! The board: its box, and the squares in it according to tables, formulas and pictures.

use proc_macro2::Ident;

use crate::diagnostic::{Diagnostic, Diagnostics, Extent};
use crate::limits::{MAX_INDEXED_SQUARES, MAX_SIDE, MAX_SQUARES};
use crate::list::{list, some_list};
use crate::model::{Board, cells_as_drawn};
use crate::parse::expression::Expr;
use crate::parse::{BoardSize, Content, Formula, LayoutKeys, Source, Table, Text};

use super::groups::picture_words;
use super::{formula, number_table};

/// The numbers of files and of ranks.
type Sides = (u8, u8);

/// A statement about which cells of the box are squares.
struct Statement {
    /// The statement's name in errors.
    how: &'static str,
    /// For each cell of the box, as it is drawn: true if it is a square, and the place of that statement.
    squares: Vec<(bool, Extent)>,
}

/// The statement that describes a board, which limits its squares.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum BoardUse {
    /// In a layout.
    Layout,
    /// In an index.
    #[cfg(feature = "tablebase")]
    Index,
}

impl BoardUse {
    /// The most squares.
    fn most(self) -> usize {
        if self == BoardUse::Layout { MAX_SQUARES } else { MAX_INDEXED_SQUARES }
    }

    /// The reason for the limit.
    fn reason(self) -> &'static str {
        if self == BoardUse::Layout { "the values of a byte" } else { "the bits of a `u128`" }
    }
}

/// The board of a description, or `None` if it is unknown, which has been reported.
pub(crate) fn board(
    name: &Ident,
    keys: &LayoutKeys,
    diagnostics: &mut Diagnostics,
) -> Option<Board> {
    let missing = || {
        let error = Diagnostic::new(name.span(), format!("`{name}` has no `board`"));
        error.help("add `board: 8 x 8`, files x ranks")
    };
    let size = keys.board.required(missing, diagnostics)?;
    let used = BoardUse::Layout;
    let sides = diagnostics.take(sides(size, used))?;
    let by_number = diagnostics.take(of_number(keys, sides))?;
    let picture = keys.groups.given().and_then(|groups| groups.picture.given());
    let by_picture = picture.and_then(|rows| of_picture(rows, sides));
    if let (Some(one), Some(other)) = (&by_number, &by_picture)
        && let Some(extent) = disagreement(one, other)
    {
        let message = format!("the {} and the picture differ on which squares are there", one.how);
        diagnostics.push(Diagnostic::new(extent, message).help("correct one of them"));
        return None;
    }
    match by_number.or(by_picture) {
        Some(said) => diagnostics.take(shaped(size, sides, &said, used)),
        None => diagnostics.take(full(size, used)),
    }
}

/// The board of a size, all of whose squares are there.
pub(crate) fn full(size: &BoardSize, used: BoardUse) -> Result<Board, Diagnostic> {
    let board = Board::new(size.files, size.ranks).filter(|board| board.len() <= used.most());
    board.ok_or_else(|| too_large(size, used))
}

/// The board of those squares of the box that a table has.
#[cfg(feature = "tablebase")]
pub(crate) fn drawn_in(size: &BoardSize, table: &Table) -> Result<Board, Diagnostics> {
    let sides = sides(size, BoardUse::Index)?;
    Ok(shaped(size, sides, &of_table(table, sides)?, BoardUse::Index)?)
}

/// The board of those squares of the box for which a condition holds.
#[cfg(feature = "tablebase")]
pub(crate) fn allowed_by(size: &BoardSize, condition: &Expr) -> Result<Board, Diagnostic> {
    let sides = sides(size, BoardUse::Index)?;
    shaped(size, sides, &of_condition(condition, sides, "condition")?, BoardUse::Index)
}

fn too_large(size: &BoardSize, used: BoardUse) -> Diagnostic {
    let BoardSize { files, ranks, extent } = *size;
    let (most, reason) = (used.most(), used.reason());
    let message = match files.checked_mul(ranks) {
        Some(0) => "a board has at least one file and one rank".to_owned(),
        Some(squares) if squares <= most as u64 => {
            format!("a side of a board has at most {} squares", u8::MAX)
        }
        Some(squares) => {
            format!("a board of {files} x {ranks} has {squares} squares, which is too many")
        }
        None => "the board is too large".to_owned(),
    };
    Diagnostic::new(extent, message).help(format!(
        "write `files x ranks` with at most {most} squares, {reason}, or leave out those that no \
         piece enters, of a box of up to {MAX_SIDE} x {MAX_SIDE}: `where (file + rank) % 2 == 0`"
    ))
}

/// The files and ranks of the board's box, or an error if it is too large.
fn sides(size: &BoardSize, used: BoardUse) -> Result<Sides, Diagnostic> {
    let BoardSize { files, ranks, .. } = *size;
    let is_small = (1..=MAX_SIDE.into()).contains(&files) && (1..=MAX_SIDE.into()).contains(&ranks);
    if is_small || Board::new(files, ranks).is_some() {
        return Ok((files as u8, ranks as u8));
    }
    Err(too_large(size, used))
}

/// The statement of `number` about the board's squares. If the board may be full, an unreadable table is ignored here
/// and reported later.
fn of_number(keys: &LayoutKeys, sides: Sides) -> Result<Option<Statement>, Diagnostics> {
    match keys.number.given() {
        Some(Source::Table(table)) => match of_table(table, sides) {
            Err(_) if Board::new(sides.0.into(), sides.1.into()).is_some() => Ok(None),
            statement => statement.map(Some),
        },
        Some(Source::Formula(Formula { condition: Some(condition), .. })) => {
            Ok(Some(of_condition(condition, sides, "formula")?))
        }
        _ => Ok(None),
    }
}

fn of_table(table: &Table, sides: Sides) -> Result<Statement, Diagnostics> {
    let cells = number_table::cells(table, sides)?;
    let squares = list(cells, |cell| (cell.content != Content::Absent, cell.extent));
    Ok(Statement { how: "table", squares })
}

fn of_condition(
    condition: &Expr,
    sides: Sides,
    how: &'static str,
) -> Result<Statement, Diagnostic> {
    formula::check_condition(condition)?;
    let extent = condition.root().extent;
    let mut squares = Vec::new();
    for (file, rank) in cells_as_drawn(sides.0, sides.1) {
        squares.push((formula::holds(condition, file, rank)?, extent));
    }
    Ok(Statement { how, squares })
}

fn of_picture(rows: &[Text], sides: Sides) -> Option<Statement> {
    if rows.len() != usize::from(sides.1) {
        return None;
    }
    let words = (1..=rows.len()).rev().zip(rows);
    let words = some_list(words, |(rank, row)| picture_words(row, rank, sides.0.into()).ok());
    let squares = list(words?.concat(), |word| (word.text != number_table::ABSENT, word.extent));
    Some(Statement { how: "picture", squares })
}

/// The place of the first cell about which `one` disagrees with the other statement.
fn disagreement(one: &Statement, other: &Statement) -> Option<Extent> {
    let mut squares = one.squares.iter().zip(&other.squares);
    squares.find_map(|((here, extent), (there, _))| (here != there).then_some(*extent))
}

fn shaped(
    size: &BoardSize,
    sides: Sides,
    said: &Statement,
    used: BoardUse,
) -> Result<Board, Diagnostic> {
    let (files, ranks) = sides;
    let is_there = |file: u8, rank: u8| {
        said.squares[usize::from(ranks - 1 - rank) * usize::from(files) + usize::from(file)].0
    };
    let (board, most) = (Board::with_shape(files.into(), ranks.into(), is_there), used.most());
    board.filter(|board| board.len() <= most).ok_or_else(|| {
        let squares = said.squares.iter().filter(|(is_there, _)| *is_there).count();
        if squares == 0 {
            let message = format!("the {} leaves no square on the board", said.how);
            return Diagnostic::new(said.squares[0].1, message).help("leave some of its squares");
        }
        if squares <= most {
            let message = format!("a board of {files} x {ranks} cannot lack squares");
            let help = format!("squares may be absent from boxes of up to {MAX_SIDE} x {MAX_SIDE}");
            return Diagnostic::new(size.extent, message).help(help);
        }
        let message = format!(
            "{squares} squares are there on this board of {files} x {ranks}, which is too many"
        );
        let reason = used.reason();
        let help =
            format!("leave out all but {most}, {reason}: `.` in a table, `where` behind a formula");
        Diagnostic::new(size.extent, message).help(help)
    })
}
