//! Obstruction difference: a subtraction along each line.

use super::super::expression::{Argument, Expression, Type};
use super::super::function::{Block, Line, Quicker, Table};
use super::{RiderLowering, SlotParts, inner, row, slot};
use quadrille_codegen::list::list;
use quadrille_codegen::solve::Target;
use quadrille_codegen::solve::sliders::{Lines, ObstructionDifference, Rows};

/// The masks and the subtraction along each line, and the table of lines that lie in a byte.
pub(super) fn parts(rider: RiderLowering, lines: &ObstructionDifference) -> SlotParts {
    let masks = masks(rider, lines);
    let count = lines.lines.len();
    let of_line = |line| OfLine { rider, masks: &masks, row: row(count, line) };
    let along = |(line, own): (usize, &Lines)| {
        let of_line = of_line(line);
        match own.is_swapped {
            true => of_line.reversed(Expression::swap_bytes),
            false => of_line.by_highest_bit(),
        }
    };
    let any_lines = (0..count).filter(|&line| !lines.lines[line].is_swapped);
    let reversed = |line| {
        let body = of_line(line).reversed(Expression::reverse_bits);
        (line, Quicker { target: Target::ReversesBits, body })
    };
    let quicker = list(any_lines, reversed);
    let rows = lines.rows.as_ref().map(|rows| table_of_rows(rider, rows));
    let in_byte = rows.iter().map(|table| in_byte(rider, table));
    let bodies = lines.lines.iter().enumerate().map(along).chain(in_byte).collect();
    let masks = Some(masks).filter(|_| count > 0);
    SlotParts { quicker, ..SlotParts::united(masks.into_iter().chain(rows).collect(), bodies) }
}

/// The same as a line.
pub(super) fn line(rider: RiderLowering, lines: &ObstructionDifference) -> Line {
    let masks = list(0..usize::from(!lines.lines.is_empty()), |_| {
        let doc = "By number and line: the line's other squares.";
        let masks = Table::words(rider.table("lines"), doc, rider.set(), &lines.masks());
        masks.in_rows(vec![lines.lines.len()])
    });
    let rows = lines.rows.as_ref().map(|rows| table_of_rows(rider, rows));
    let masks_of_slot =
        masks.first().map_or(Argument::List(Vec::new()), |table| Argument::row(table, slot()));
    let in_byte = rows.as_ref().map_or(Argument::Nothing, Argument::table);
    let tables: Vec<Table> = masks.into_iter().chain(rows).collect();
    rider.line(tables, "difference_attacks", vec![masks_of_slot, in_byte, slot().into()])
}

/// The squares of each line.
fn masks(rider: RiderLowering, lines: &ObstructionDifference) -> Table {
    let doc = "By number and line: the line's other squares.";
    let masks = Table::words(rider.table("masks"), doc, rider.set(), &lines.masks());
    masks.in_rows(inner(lines.lines.len()))
}

/// The attacks along lines that lie in one byte.
fn table_of_rows(rider: RiderLowering, rows: &Rows) -> Table {
    let doc = "By the square's bit in its byte, and by the six bits between the ends of the byte: the attacks.";
    let bytes = rows.sets.as_flattened();
    Table::bytes_of(rider.table("in_byte"), doc, bytes).in_rows(vec![rows.sets[0].len()])
}

/// The attacks along the line that lies in the square's own byte.
fn in_byte(rider: RiderLowering, table: &Table) -> Block {
    let seven = || Expression::index(7);
    let byte = slot() & Expression::index(!7 & 127);
    let between_ends = (rider.occupancy() >> byte.clone().to(Type::Small)) >> Expression::small(1);
    let between_ends = between_ends.to(Type::Index) & Expression::index(63);
    (table.field("", &[slot() & seven(), between_ends]).to(rider.set()) << byte.to(Type::Small))
        .into()
}

/// A line through a slot, which is its square's number.
struct OfLine<'t> {
    rider: RiderLowering,
    masks: &'t Table,
    row: Vec<Expression>,
}

impl OfLine<'_> {
    fn constant(&self, value: u128) -> Expression {
        Expression::Constant(value, self.rider.set())
    }

    /// The word from the most significant bit of another one up.
    fn bits_from(&self, word: Expression) -> Expression {
        self.constant(self.rider.word.mask()) << (word | self.constant(1)).highest()
    }

    /// The attacks along a line. `attacks` makes them of its occupied squares, the own square and the mask, each
    /// computed once.
    fn of_mask(&self, attacks: impl Fn([Expression; 3]) -> Block) -> Block {
        let one = self.constant(1);
        Block::with("mask", self.masks.field("", &self.row), |mask| {
            Block::with("square", one << slot(), |square| {
                let occupied = self.rider.occupancy() & mask.clone();
                Block::with("occupied", occupied, |occupied| attacks([occupied, square, mask]))
            })
        })
    }

    /// From the nearest occupied square on one side to that on the other; if nothing below is occupied, bit 0 serves as
    /// the blocker.
    fn by_highest_bit(&self) -> Block {
        self.of_mask(|[occupied, square, mask]| {
            let above = occupied.clone() & (self.constant(0) - square.clone());
            Block::with("above", above, |above| {
                let below = occupied & (square - self.constant(1));
                let up = above.clone() ^ (above - self.constant(1));
                (up & self.bits_from(below) & mask).into()
            })
        })
    }

    /// The same along a line whose order `reverse` reverses: a swap of bytes if it has one square in each byte, reversed
    /// bits anywhere.
    fn reversed(&self, reverse: fn(Expression) -> Expression) -> Block {
        self.of_mask(|[occupied, square, mask]| {
            let one = Expression::small(1);
            let above = occupied.clone() - (square.clone() << one.clone());
            let below = reverse(occupied) - (reverse(square) << one);
            ((above ^ reverse(below)) & mask).into()
        })
    }
}
