//! The cost of a function, in the words of its documentation.
//!
//! An arithmetic or logical operation, a comparison and a choice between two values count one each; a
//! loop counts with as many rounds as it may have. The operations that compute an entry's place in its
//! table belong to the load.

use std::fmt;

use quadrille_circuits::program::Program;
use quadrille_circuits::solve::NumberMap;

/// What a function costs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FunctionCost {
    operations: u32,
    loads: u32,
    /// The tables that are read, by name, and their bytes.
    tables: Vec<(String, usize)>,
    /// Whether less may do: where something ends earlier.
    is_most: bool,
    /// What it is the cost of, if not of the whole function: `piece`.
    each: Option<&'static str>,
}

impl FunctionCost {
    /// So many operations.
    pub(crate) fn operations(operations: u32) -> FunctionCost {
        FunctionCost { operations, ..FunctionCost::default() }
    }

    /// So many loads from a table.
    pub(crate) fn loads(loads: u32, table: &str, bytes: usize) -> FunctionCost {
        FunctionCost { loads, tables: vec![(table.to_owned(), bytes)], ..FunctionCost::default() }
    }

    /// One load from a table.
    pub(crate) fn load(table: &str, bytes: usize) -> FunctionCost {
        FunctionCost::loads(1, table, bytes)
    }

    pub(crate) fn of_circuit(circuit: &Program) -> FunctionCost {
        FunctionCost::operations(circuit.cost().operations)
    }

    /// The cost of a map of square numbers: of its circuit, or of a load from its table.
    pub(crate) fn of_map(map: &NumberMap, table: &str, bytes: usize) -> FunctionCost {
        match map {
            NumberMap::Circuit(circuit) => FunctionCost::of_circuit(circuit),
            NumberMap::Table(_) => FunctionCost::load(table, bytes),
        }
    }

    /// Both, one after the other. A table that both read counts once.
    pub(crate) fn and(mut self, other: &FunctionCost) -> FunctionCost {
        for table in &other.tables {
            if !self.tables.iter().any(|(name, _)| *name == table.0) {
                self.tables.push(table.clone());
            }
        }
        FunctionCost {
            operations: self.operations + other.operations,
            loads: self.loads + other.loads,
            is_most: self.is_most || other.is_most,
            ..self
        }
    }

    /// With so many operations more.
    pub(crate) fn plus(self, operations: u32) -> FunctionCost {
        self.and(&FunctionCost::operations(operations))
    }

    /// So many times, over the same tables.
    pub(crate) fn times(self, count: u32) -> FunctionCost {
        FunctionCost { operations: self.operations * count, loads: self.loads * count, ..self }
    }

    /// One or the other, whichever takes more; the tables of both are there.
    pub(crate) fn or(self, other: &FunctionCost) -> FunctionCost {
        let (operations, loads) =
            (self.operations.max(other.operations), self.loads.max(other.loads));
        FunctionCost { operations, loads, ..self.and(other) }
    }

    /// This cost as the most that a call may take.
    pub(crate) fn at_most(self) -> FunctionCost {
        FunctionCost { is_most: true, ..self }
    }

    /// This cost for each of something.
    pub(crate) fn each(self, of: &'static str) -> FunctionCost {
        FunctionCost { each: Some(of), ..self }
    }

    /// The bytes of all tables that are read.
    pub(crate) fn bytes(&self) -> usize {
        self.tables.iter().map(|(_, bytes)| bytes).sum()
    }

    /// A documentation with the cost under it.
    pub(crate) fn under(&self, doc: &str) -> String {
        format!("{doc}\n\n{self}")
    }
}

impl fmt::Display for FunctionCost {
    /// `Cost: 2 operations, 1 load from 512 bytes of tables.`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cost: {}.", self.costs())
    }
}

impl FunctionCost {
    /// `2 operations, 1 load from 512 bytes of tables`, as a part of a sentence.
    pub(crate) fn costs(&self) -> String {
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
#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_count_once_and_loads_each_time() {
        let load = FunctionCost::load("COORDS", 128);
        let both = load.clone().and(&load).plus(3);
        assert_eq!(both.to_string(), "Cost: 3 operations, 2 loads from 128 bytes of tables.");
        let other = both.and(&FunctionCost::load("RAYS", 512)).times(2).each("piece");
        assert_eq!(
            other.to_string(),
            "Cost: 6 operations, 6 loads from 640 bytes of tables for each piece."
        );
    }

    #[test]
    fn nothing_is_said_in_words() {
        assert_eq!(FunctionCost::default().to_string(), "Cost: no operation, no table.");
        let walked = FunctionCost::operations(1).at_most();
        assert_eq!(walked.to_string(), "Cost: at most 1 operation, no table.");
        let chosen = FunctionCost::operations(4).or(&FunctionCost::load("MASK", 8));
        assert_eq!(chosen.to_string(), "Cost: 4 operations, 1 load from 8 bytes of tables.");
    }
}
