//! Programs on bit planes, followed on all numbers at once.
//!
//! No operation on planes takes bits from one piece to another. So a program is run on planes that are
//! truth tables, which hold every number that a piece can have: it does the same to every piece.

use super::truth_table::TruthTable;
use crate::program::{Node, Op, Program};

/// The function that an operation gives on functions that `table` gives; `None` of what planes do not
/// have: shifts, sums and the like.
pub(crate) fn followed(op: Op, table: impl Fn(Node) -> TruthTable) -> Option<TruthTable> {
    Some(match op {
        Op::Input(bit) => TruthTable::bit(bit),
        Op::Const(_) => TruthTable::constant(op.apply(64, |_| 0) != 0),
        Op::And(a, b) => table(a) & table(b),
        Op::AndNot(a, b) => table(a) & !table(b),
        Op::Or(a, b) => table(a) | table(b),
        Op::Xor(a, b) => table(a) ^ table(b),
        Op::Not(a) => !table(a),
        _ => return None,
    })
}

/// Whether a program on planes maps numbers by these (number, value) points.
pub fn maps(program: &Program, points: &[(u8, u8)]) -> bool {
    let mut tables: Vec<TruthTable> = Vec::with_capacity(program.ops().len());
    for &op in program.ops() {
        let Some(table) = followed(op, |node| tables[node.index()]) else { return false };
        tables.push(table);
    }
    program.outputs().iter().zip(0..).all(|(plane, bit)| {
        let table = tables[plane.index()];
        points.iter().all(|&(number, value)| table.at(number) == (value >> bit & 1 == 1))
    })
}
