//! The costs of several numberings side by side.

use anstyle::{AnsiColor, Style};
use quadrille_codegen::described_type::Described;
use quadrille_codegen::text::thousands;

use crate::explain::items::{Item, items};
use crate::{Failure, solved};

/// The costs of layouts, a column each. The best of each row has a `*`, and is green by the escape codes of terminals.
///
/// # Errors
/// If there are fewer than two layouts, or a numbering does not allow what its description asks for.
pub fn table(layouts: &[Described]) -> Result<String, Failure> {
    let column = |described| Ok(items(described, &solved(described)?));
    let columns = layouts.iter().map(column).collect::<Result<Vec<_>, Failure>>()?;
    if columns.len() < 2 {
        return Err("there is one layout, and nothing to compare it with".into());
    }
    let names = rows(&columns);
    let left = names.iter().map(|name| name.len()).max().unwrap_or(0);
    let titles: Vec<String> = layouts.iter().map(|it| it.item.name.to_string()).collect();
    let width = titles.iter().map(String::len).max().unwrap_or(0).max(11);
    let titles = titles.iter().map(|title| cell(title, ' ', Style::new().bold(), width));
    let mut lines = vec![" ".repeat(left) + &titles.collect::<String>()];
    lines.extend(names.iter().map(|name| format!("{name:left$}{}", row(name, &columns, width))));
    Ok(lines.join("\n") + "\n" + LEGEND + "\n")
}

/// The row of the function or table with this name.
fn row(name: &str, columns: &[Vec<Item>], width: usize) -> String {
    let of_name = columns.iter().map(|column| column.iter().find(|item| item.name == name));
    let items: Vec<Option<&Item>> = of_name.collect();
    let best = best(&items);
    let cells = items.into_iter().map(|item| {
        let cost = item.map_or("-".to_owned(), cost);
        if item.is_some_and(|item| Some(item.rank()) == best) {
            cell(&cost, '*', AnsiColor::Green.on_default().bold(), width)
        } else {
            cell(&cost, ' ', Style::new(), width)
        }
    });
    cells.collect()
}

/// A text aligned to the right of its column, and a mark after it.
fn cell(text: &str, mark: char, style: Style, width: usize) -> String {
    format!("  {style}{text:>width$}{mark}{style:#}")
}

/// The legend of the signs.
const LEGEND: &str = "
2/1  a circuit: 2 operations, 1 cycle
8 B  the bytes of tables that are looked up
-    the layout does not have it
*    the best of its row: fewest cycles (a look-up by a square counts 5), then operations; of sliders fewest bytes";

/// The names of all items, in the order in which layouts have them.
fn rows(columns: &[Vec<Item>]) -> Vec<&str> {
    let mut names: Vec<&str> = Vec::new();
    for item in columns.iter().flatten() {
        if !names.contains(&item.name.as_str()) {
            names.push(&item.name);
        }
    }
    names
}

/// The best rank of a row, or `None` if all are equal.
fn best(items: &[Option<&Item>]) -> Option<(Option<u32>, u32, usize)> {
    let ranks: Vec<_> = items.iter().flatten().map(|item| item.rank()).collect();
    let best = ranks.iter().min()?;
    ranks.iter().any(|rank| rank != best).then_some(*best)
}

fn cost(item: &Item) -> String {
    match item.cycles {
        Some(cycles) if !item.is_table() => format!("{}/{cycles}", item.operations),
        _ => format!("{} B", thousands(item.bytes)),
    }
}
