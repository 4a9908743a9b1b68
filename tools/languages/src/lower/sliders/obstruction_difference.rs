//! Obstruction difference: a subtraction along each line.

use super::super::function::Table;
use super::{Parts, RiderLowering, inner};
use quadrille_codegen::solve::sliders::{Lines, ObstructionDifference, Rows};

/// The subtraction along each line, its masks, and the table of lines that lie in a byte.
pub(super) fn parts(rider: RiderLowering, lines: &ObstructionDifference) -> Parts {
    let count = lines.lines.len();
    let doc = "By number and line: the line's other squares.";
    let masks = Table::words(rider.table("masks"), doc, rider.set(), &lines.masks());
    let masks = masks.in_rows(inner(count));
    let along = |(line, own): (usize, &Lines)| {
        let function =
            if own.is_swapped { "difference_attacks_swapped" } else { "difference_attacks" };
        rider.look_up(function, vec![masks.field("", &rider.row(count, line)), rider.slot()])
    };
    let mut parts: Vec<_> = lines.lines.iter().enumerate().map(along).collect();
    let mut tables = if count > 0 { vec![masks] } else { Vec::new() };
    if let Some(rows) = &lines.rows {
        let table = table_of_rows(rider, rows);
        parts.push(rider.look_up("attacks_in_byte", vec![table.rows(Vec::new()), rider.slot()]));
        tables.push(table);
    }
    Parts::united(tables, parts)
}

/// The attacks along lines that lie in one byte.
fn table_of_rows(rider: RiderLowering, rows: &Rows) -> Table {
    let doc = "By the square's bit in its byte, and by the six bits between the ends of the byte: the attacks.";
    let bytes = rows.sets.as_flattened();
    Table::bytes_of(rider.table("in_byte"), doc, bytes).in_rows(vec![rows.sets[0].len()])
}
