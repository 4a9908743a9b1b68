//! What a function costs, as its documentation says it.
//!
//! An arithmetic or logical operation, a comparison and a choice between two values count one each; in
//! loops, all rounds that there may be. What finds the place of an entry in its table is part of the
//! load.

use std::fmt;

use super::Emission;
use crate::layout::WordSize;
use crate::program::Program;
use crate::solve::flips::SquareMap;

/// What a function costs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Price {
    operations: u32,
    loads: u32,
    /// The tables that are read, by name, and their bytes.
    tables: Vec<(String, usize)>,
    /// Whether less may do: where something ends earlier.
    is_most: bool,
    /// What it is the price of, where not of the whole function: `piece`.
    each: Option<&'static str>,
}

impl Price {
    /// So many operations.
    pub(super) fn operations(operations: u32) -> Price {
        Price { operations, ..Price::default() }
    }

    /// So many loads from a table.
    pub(super) fn loads(loads: u32, table: &str, bytes: usize) -> Price {
        Price { loads, tables: vec![(table.to_owned(), bytes)], ..Price::default() }
    }

    /// One load from a table.
    pub(super) fn load(table: &str, bytes: usize) -> Price {
        Price::loads(1, table, bytes)
    }

    pub(super) fn of_circuit(circuit: &Program) -> Price {
        Price::operations(circuit.cost().operations)
    }

    /// That of a map of square numbers, where it is a table that table's.
    pub(super) fn of_map(map: &SquareMap, table: &str, bytes: usize) -> Price {
        match map {
            SquareMap::Circuit(circuit) => Price::of_circuit(circuit),
            SquareMap::Table(_) => Price::load(table, bytes),
        }
    }

    /// Both, one after the other. A table that both read counts once.
    pub(super) fn and(mut self, other: &Price) -> Price {
        for table in &other.tables {
            if !self.tables.iter().any(|(name, _)| *name == table.0) {
                self.tables.push(table.clone());
            }
        }
        Price {
            operations: self.operations + other.operations,
            loads: self.loads + other.loads,
            is_most: self.is_most || other.is_most,
            ..self
        }
    }

    /// With so many operations more.
    pub(super) fn plus(self, operations: u32) -> Price {
        self.and(&Price::operations(operations))
    }

    /// So many times, over the same tables.
    pub(super) fn times(self, count: u32) -> Price {
        Price { operations: self.operations * count, loads: self.loads * count, ..self }
    }

    /// One or the other, whichever takes more; the tables of both are there.
    pub(super) fn or(self, other: &Price) -> Price {
        let (operations, loads) =
            (self.operations.max(other.operations), self.loads.max(other.loads));
        Price { operations, loads, ..self.and(other) }
    }

    /// The same as the most that it may be.
    pub(super) fn at_most(self) -> Price {
        Price { is_most: true, ..self }
    }

    /// The same for each of something.
    pub(super) fn each(self, of: &'static str) -> Price {
        Price { each: Some(of), ..self }
    }

    /// The bytes of all tables that are read.
    fn bytes(&self) -> usize {
        self.tables.iter().map(|(_, bytes)| bytes).sum()
    }

    /// A documentation with the price under it.
    pub(super) fn under(&self, doc: &str) -> String {
        format!("{doc}\n\n{self}")
    }
}

impl fmt::Display for Price {
    /// `Cost: 2 operations, 1 load from 512 bytes of tables.`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cost: {}.", self.costs())
    }
}

impl Price {
    /// `2 operations, 1 load from 512 bytes of tables`, as a part of a sentence.
    pub(super) fn costs(&self) -> String {
        let most = if self.is_most { "at most " } else { "" };
        let operations = match self.operations {
            0 => "no operation".to_owned(),
            1 => "1 operation".to_owned(),
            count => format!("{count} operations"),
        };
        let tables = match (self.loads, self.bytes()) {
            (0, _) => "no table".to_owned(),
            (1, bytes) => format!("1 load from {bytes} bytes of tables"),
            (loads, bytes) => format!("{loads} loads from {bytes} bytes of tables"),
        };
        let each = self.each.map_or(String::new(), |of| format!(" for each {of}"));
        match self.loads {
            0 => format!("{most}{operations}{each}, {tables}"),
            _ => format!("{most}{operations}, {tables}{each}"),
        }
    }
}

/// What the functions cost that others call.
impl Emission<'_> {
    pub(super) fn price_of_file(&self) -> Price {
        Price::of_map(&self.solution.squares.file, "COORDS", 2 * self.entries())
    }

    pub(super) fn price_of_rank(&self) -> Price {
        Price::of_map(&self.solution.squares.rank, "COORDS", 2 * self.entries())
    }

    /// The file and the rank are compared with the board's; without a square, the number with none.
    pub(super) fn price_of_at(&self) -> Price {
        let board = self.layout.board();
        let map = &self.solution.squares.number;
        let (exists, table) = if board.is_full() { (0, "NUMBER_AT") } else { (1, "PLACES") };
        let number = Price::of_map(map, table, super::squares::places(board.places()));
        // Two comparisons, and a product and a sum for the place.
        number.plus(exists + 4)
    }

    pub(super) fn price_of_offset(&self) -> Price {
        self.price_of_file().and(&self.price_of_rank()).and(&self.price_of_at()).plus(2)
    }

    /// What it costs to read a piece's number from a packed index, or to put it there: each field is
    /// moved and masked, moved again and joined to the others.
    pub(super) fn price_of_number(&self) -> Price {
        let fields = self.layout.packing(WordSize::U64.bits()).fields().len() as u32;
        Price::operations(4 * fields - 1)
    }

    /// What it costs to make a square of a number that must be one's.
    pub(super) fn price_of_square_or_none(&self) -> Price {
        let numbering = self.numbering();
        // Where each code is a square there is nothing to look up.
        if numbering.board().len() == 1 << numbering.bits() {
            return Price::default();
        }
        self.price_of_square()
    }

    /// What it costs to know whether a number is a square's.
    pub(super) fn price_of_square(&self) -> Price {
        if self.numbering().is_dense() {
            Price::operations(1)
        } else {
            Price::load("COORDS", 2 * self.entries()).plus(2)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_count_once_and_loads_each_time() {
        let load = Price::load("COORDS", 128);
        let both = load.clone().and(&load).plus(3);
        assert_eq!(both.to_string(), "Cost: 3 operations, 2 loads from 128 bytes of tables.");
        let other = both.and(&Price::load("RAYS", 512)).times(2).each("piece");
        assert_eq!(
            other.to_string(),
            "Cost: 6 operations, 6 loads from 640 bytes of tables for each piece."
        );
    }

    #[test]
    fn nothing_is_said_in_words() {
        assert_eq!(Price::default().to_string(), "Cost: no operation, no table.");
        let walked = Price::operations(1).at_most();
        assert_eq!(walked.to_string(), "Cost: at most 1 operation, no table.");
        let chosen = Price::operations(4).or(&Price::load("MASK", 8));
        assert_eq!(chosen.to_string(), "Cost: 4 operations, 1 load from 8 bytes of tables.");
    }
}
