//! The costs of functions and tables, as a comment.

use crate::lower::all::Topic;
use crate::lower::function_cost::FunctionCost;
use crate::lower::{Lowered, Table};
use quadrille_codegen::emit;
use quadrille_codegen::solve::cost::Cost;

use super::Exported;
use super::code::Code;

/// The costs of all functions, and of the tables among `lowered` that have names.
pub fn write(code: &mut Code, exported: &Exported<'_>, lowered: &[(Topic, Lowered<'_>)]) {
    let tables = lowered.iter().flat_map(|(_, part)| &part.tables);
    code.section("Costs");
    code.comment(&format!(
        "{:<34}{:>9}{:>12}{:>7}{:>7}",
        "function or table", "bytes", "operations", "loads", "depth"
    ));
    for cost in emit::costs(exported.described, &exported.solution) {
        let name = cost.name_with_target().to_lowercase();
        // Tables of C have no rows without values.
        let counted = code.counted(&cost.name, cost.target).map(FunctionCost::bytes);
        let own =
            || tables.clone().find(|table| *table.name == *name).map(Table::bytes_with_values);
        let bytes = counted.or_else(own).unwrap_or(cost.cost.bytes);
        let Cost { operations, loads, depth, .. } = cost.cost;
        code.comment(&format!("{name:<34}{bytes:>9}{operations:>12}{loads:>7}{depth:>7}"));
    }
}
