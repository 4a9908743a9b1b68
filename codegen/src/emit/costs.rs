//! Costs of functions and tables: the list `COSTS`, and the table on the layout's page.

use super::Emission;
use crate::list::collected;
use crate::solve::cost::Cost;
use crate::solve::costs::ListedCost;

/// The constant `COSTS`, by a macro of the runtime: each function once, followed by its target-specific costs. Rows with a
/// condition end with a semicolon, so that they are printed on lines of their own.
pub(super) fn list(Emission { costs, conversions, .. }: &Emission<'_>) -> String {
    let for_all = costs.iter().filter(|cost| cost.target.is_none());
    let entry = |ListedCost { name, cost, .. }: &ListedCost| {
        // A conversion has the `cfg` of the other layout.
        let conversion = conversions.iter().find(|it| it.to.item.conversion_name() == *name);
        let condition = conversion.map(|it| it.to.item.condition.to_string()).unwrap_or_default();
        // The best target is last, as it overrides the others.
        let own = costs.iter().filter(|other| other.name == *name).rev();
        let own = own.filter_map(|ListedCost { target, cost, .. }| {
            Some(format!(" {} {}", (*target)?.constant(), numbers(cost)))
        });
        let own = collected(own).concat();
        let end = if condition.is_empty() { ',' } else { ';' };
        format!("{condition} {name:?} {}{own}{end}", numbers(cost))
    };
    format!("q::costs! {{ COSTS; {} }}", collected(for_all.map(entry)).concat())
}

/// Bytes, operations, loads and depth.
fn numbers(Cost { bytes, operations, loads, depth }: &Cost) -> String {
    format!("{bytes} {operations} {loads} {depth}")
}

/// The table on a layout's page, with a row for all that cost the same.
pub(super) fn table(costs: &[ListedCost]) -> String {
    let mut rows: Vec<([usize; 3], String)> = Vec::new();
    for cost in costs {
        let target = cost.target.map_or(String::new(), |target| format!(" ({})", target.name()));
        let name = format!("`{}`{target}", cost.name);
        let Cost { bytes, loads, operations, .. } = cost.cost;
        let row = [bytes, loads as usize, operations as usize];
        match rows.iter_mut().find(|(known, _)| *known == row) {
            Some((_, names)) => names.extend([", ", &name]),
            None => rows.push((row, name)),
        }
    }
    let row = |([bytes, loads, operations], names): &([usize; 3], String)| {
        format!("\n| {names} | {bytes} | {loads} | {operations} |")
    };
    format!(
        "\n\n| function or table | bytes | loads | operations |\n| --- | --- | --- | --- |{}",
        crate::list::list(&rows, row).concat()
    )
}
