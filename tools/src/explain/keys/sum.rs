//! The sum that makes a key, drawn as by hand: the masked word, a line for each shift, and the key.

use super::key_squares::KeySquares;
use super::letters;

/// A row of the sum: its cells, highest bits first, and its label.
struct Row {
    cells: Vec<String>,
    note: String,
}

/// The sum of one key.
pub fn drawn(key_squares: &KeySquares<'_>) -> String {
    let shifts = (0..64).filter(|by| key_squares.multiplier.magic >> by & 1 != 0);
    let mut rows = vec![Row { cells: word(key_squares, 0), note: "masked".to_owned() }];
    rows.extend(shifts.map(|by| Row { cells: word(key_squares, by), note: format!("<<{by}") }));
    let key = letters::cells(key_squares);
    let is_group = |cell: &&String| !cell.starts_with('(');
    let columns = key.iter().flatten().take_while(is_group).count();
    let cells = key.unwrap_or_else(|| vec![letters::or_sums(key_squares)]);
    rows.push(Row { cells, note: "key".to_owned() });
    lines(&rows, columns)
}

/// The cells of the factor shifted left, without the zeros below it. A cell is a group with relevant squares, or a
/// square if groups do not stay whole.
fn word(key_squares: &KeySquares<'_>, by: u32) -> Vec<String> {
    let mut cells = Vec::new();
    let mut top = 64 - by;
    while top > 0 {
        let group = key_squares.groups_stay().then(|| key_squares.group_of(top - 1)).flatten();
        let low = group.map_or(top - 1, |group| group.shift);
        let is_whole = group.is_some_and(|group| group.shift + group.width == top);
        let here: Vec<&str> = (low..top).flat_map(|bit| key_squares.at_factor(bit)).collect();
        cells.push(match group {
            Some(group) if is_whole && !here.is_empty() => group.name.to_owned(),
            Some(group) if is_whole && by == 0 && !key_squares.is_seen(group) => "-".to_owned(),
            _ if here.is_empty() => ".".to_owned(),
            _ => format!("({})", here.join(" ")),
        });
        top = low;
    }
    cells
}

/// The rows with the first columns' cells aligned, a rule before the last row, and the labels.
fn lines(rows: &[Row], columns: usize) -> String {
    let length = |cell: &String| cell.chars().count();
    let width =
        |column: usize| rows.iter().filter_map(|row| row.cells.get(column)).map(length).max();
    let widths: Vec<usize> = (0..columns).filter_map(width).collect();
    let text = |row: &Row| -> String {
        let cell = |(column, cell): (usize, &String)| match widths.get(column) {
            Some(&width) => format!("{cell:width$}"),
            None => cell.clone(),
        };
        row.cells.iter().enumerate().map(cell).collect()
    };
    let texts: Vec<String> = rows.iter().map(text).collect();
    let room = texts.iter().map(length).max().unwrap_or(0);
    let mut lines = String::new();
    for (row, text) in rows.iter().zip(&texts) {
        if row.note == "key" {
            lines.extend(["_".repeat(room).as_str(), " +\n"]);
        }
        lines.extend([format!("{text:room$}").as_str(), " ", &row.note, "\n"]);
    }
    lines
}
