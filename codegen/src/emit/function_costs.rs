//! What functions cost in Rust: counted in their bodies, over the tables that Rust has.

use std::collections::BTreeMap;

use super::Emission;
use super::bitboards::geometry::static_name;
use super::squares::places;
use crate::lower::cost::{Counter, Owner};
use crate::lower::function_cost::FunctionCost;
use crate::lower::{Table, squares};

/// What functions cost, by their names.
#[derive(Debug, Default)]
pub(super) struct FunctionCosts {
    everywhere: BTreeMap<String, FunctionCost>,
}

impl FunctionCosts {
    /// Counts the functions of an emission whose costs are not counted yet.
    pub(super) fn of(emission: &Emission<'_>) -> FunctionCosts {
        let packing = emission.packing();
        let stored = |table: &Table<'_>, of: Owner| stored(emission, table, of);
        let lowered = vec![emission.lowered.as_slices()];
        FunctionCosts { everywhere: Counter::new(&lowered, &packing, &stored).costs() }
    }
}

impl Emission<'_> {
    /// What a function costs.
    pub(super) fn cost(&self, name: &str) -> FunctionCost {
        self.costs.everywhere.get(name).cloned().unwrap_or_default()
    }

    /// The cost of making a square of a number that must be one's.
    pub(super) fn cost_of_square_or_none(&self) -> FunctionCost {
        let numbering = self.numbering();
        // Where each code is a square there is nothing to look up.
        match numbering.board().len() == 1 << numbering.bits() {
            true => FunctionCost::default(),
            false => self.cost("is_square"),
        }
    }
}

/// Under which name Rust has what is read from a table, and in how many bytes.
fn stored(emission: &Emission<'_>, table: &Table<'_>, of: Owner) -> (String, usize) {
    if of == Owner::Alone {
        return (table.name.to_string(), table.bytes());
    }
    let (name, entries) = (&*table.name, emission.entries());
    let own = static_name(name);
    if let Some((_, table)) = emission.set_tables.iter().find(|(known, _)| *known == own) {
        return (own, table.size());
    }
    let bytes = match name {
        "places" | squares::SQUARE_AT => places(table.length),
        "between_sets" | "line_sets" => entries * entries * table.fields[0].bits as usize / 8,
        // Steps that not all boards have are options.
        "deltas" if !emission.layout.board().is_square_grid() => 24,
        // Rows by the number of a square are as many as its type has values.
        _ if table.length == emission.numbering().len() => table.bytes() / table.length * entries,
        _ => table.bytes(),
    };
    (name.to_owned(), bytes)
}
