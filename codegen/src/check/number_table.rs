//! Tables of numbers: their shape, which must be the board's, and the number of each square.

use crate::diagnostic::{Diagnostic, Diagnostics, Extent};
use crate::list::list;
use crate::model::{Board, MAX_NUMBER};
use crate::parse::{Cell, Content, Row, Table};
use crate::text::counted;

pub(crate) use crate::parse::ABSENT;

/// The number of each square and its extent, from a1 by rank. A number is `None` if it is wrong, and all are if
/// the table does not have the board's shape; both have been reported.
pub(crate) fn numbers(
    table: &Table,
    board: Board,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<(Option<u8>, Extent)>> {
    let before = diagnostics.len();
    let sides = (board.files(), board.ranks());
    let cells = diagnostics.take(cells(table, sides));
    diagnostics.abridge(before, 3);
    let cells = cells?;
    let mut numbers = vec![(None, table.extent); board.len()];
    for ((_, _, square), cell) in board.drawn().zip(cells) {
        if let Some(square) = square {
            numbers[square.index()] = (diagnostics.take(number(cell)).flatten(), cell.extent);
        }
    }
    diagnostics.abridge(before, 3);
    Some(numbers)
}

fn number(cell: Cell) -> Result<Option<u8>, Diagnostic> {
    let Content::Number(number) = cell.content else { return Ok(None) };
    if let Ok(number) = u8::try_from(number) {
        return Ok(Some(number));
    }
    let message = match number {
        // The parser's value for a number that is too large.
        u64::MAX => "the number is out of range".to_owned(),
        number => format!("the number {number} is out of range"),
    };
    let help = format!("numbers go from 0 to {MAX_NUMBER}");
    Err(Diagnostic::new(cell.extent, message).help(help))
}

/// The cells in reading order: one for each square of a box of these files and ranks, row by row.
pub(crate) fn cells(table: &Table, (files, ranks): (u8, u8)) -> Result<Vec<Cell>, Diagnostics> {
    let sides = (usize::from(files), usize::from(ranks));
    let squares = sides.0 * sides.1;
    let cells = list(&table.rows, |row| &row.cells[..]).concat();
    // Without marks the lines of the source tell best which row is wrong. They may have any length, unless the table
    // looks transposed: a line for each file.
    if table.are_marked || cells.len() != squares || is_transposed(&table.rows, sides) {
        check_rows(&table.rows, sides, table.extent)?;
    }
    if cells.len() != squares {
        return Err(wrong_count(cells.len(), squares, table.extent).into());
    }
    Ok(cells)
}

fn wrong_count(count: usize, squares: usize, extent: Extent) -> Diagnostic {
    let has = counted(count, "number");
    let message = format!("the table has {has}, but the board has {squares} squares");
    Diagnostic::new(extent, message).help("write a number for each square, last rank first")
}

/// The numbers of files and of ranks, for comparison with lengths of rows.
type Sides = (usize, usize);

/// True if the lines are files instead of ranks: one for each file, with a number for each rank. On a board of one
/// file or rank the two cannot be told apart.
fn is_transposed(rows: &[Row], (files, ranks): Sides) -> bool {
    files != ranks && files.min(ranks) > 1 && rows.iter().all(|row| row.cells.len() == ranks)
}

fn check_rows(rows: &[Row], sides: Sides, extent: Extent) -> Result<(), Diagnostics> {
    let (files, ranks) = sides;
    let width = rows.first().map_or(0, |row| row.cells.len());
    let is_drawn = rows.len() > 1 && rows.iter().all(|row| row.cells.len() == width);
    let same = is_drawn.then_some(width);
    let is_wrong = |&width: &usize| {
        width != files && (rows.len() == ranks || width * rows.len() == files * ranks)
    };
    if let Some(width) = same.filter(is_wrong) {
        let has = counted(width, "number");
        let message = format!("the rows have {has}, but the board has {}", counted(files, "file"));
        let help = "correct the rows, or `board`, which has the files first";
        return Err(Diagnostic::new(extent, message).help(help).into());
    }
    if rows.len() != ranks {
        return Err(wrong_ranks(rows, same == Some(files), sides, extent).into());
    }
    let wrong = rows.iter().enumerate().filter(|(_, row)| row.cells.len() != files);
    let errors = wrong.map(|(index, row)| wrong_row(row, ranks - index, files));
    errors.collect::<Diagnostics>().or(())
}

/// The error of a table with the wrong count of numbers. In a single row, or in rows of several lengths, only the
/// total can be checked.
fn wrong_ranks(rows: &[Row], is_drawn: bool, (files, ranks): Sides, extent: Extent) -> Diagnostic {
    let numbers = rows.iter().map(|row| row.cells.len()).sum();
    if !is_drawn && numbers != files * ranks {
        return wrong_count(numbers, files * ranks, extent);
    }
    wrong_rows("the table has", rows.len(), ranks, extent)
}

/// The error of a drawing whose number of rows is not the number of ranks.
pub(crate) fn wrong_rows(
    drawing_has: &str,
    rows: usize,
    ranks: usize,
    extent: Extent,
) -> Diagnostic {
    let (rows, ranks) = (counted(rows, "row"), counted(ranks, "rank"));
    let message = format!("{drawing_has} {rows}, but the board has {ranks}");
    Diagnostic::new(extent, message).help("write a row for each rank, last first")
}

/// The error of a row whose length is not the number of files; `has` is that length in words.
pub(crate) fn wrong_length(extent: Extent, rank: usize, has: &str, files: usize) -> Diagnostic {
    let files = counted(files, "file");
    Diagnostic::new(extent, format!("the row of rank {rank} has {has}, but the board has {files}"))
}

fn wrong_row(row: &Row, rank: usize, files: usize) -> Diagnostic {
    let help = match row.cells.len().abs_diff(files) {
        missing if row.cells.len() < files => format!("{} missing", is_or_are(missing)),
        excess => format!("{} too many", is_or_are(excess)),
    };
    wrong_length(row.extent, rank, &counted(row.cells.len(), "number"), files).help(help)
}

fn is_or_are(count: usize) -> String {
    format!("{count} {}", if count == 1 { "is" } else { "are" })
}
