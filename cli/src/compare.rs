//! `quadrille compare`: the costs of several numberings side by side.

use std::io::Write;

use anstyle::{AnsiColor, Style};

use quadrille_tools::sharing::thousands;
use quadrille_tools::solved;

use crate::explain::items::{Item, items};
use crate::input;
use crate::outcome::Outcome;

/// Puts the costs of several numberings side by side, and marks the best with `*`.
///
/// A circuit is `operations/cycles`, a table its bytes. The fewest cycles win, then operations, then
/// bytes; a look-up in a table counts five cycles.
#[derive(clap::Args)]
pub struct Compare {
    /// Files, `-`, or names of standard layouts: two layouts at least.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
}

/// A layout and what it costs.
struct Column {
    name: String,
    items: Vec<Item>,
}

/// Compares the layouts of all files.
pub fn run(compare: &Compare, out: &mut dyn Write) -> Outcome {
    let mut columns = Vec::new();
    for name in &compare.files {
        for described in input::layouts(name)? {
            let solution = solved(&described)?;
            let items = items(&described, &solution);
            columns.push(Column { name: described.item.name.to_string(), items });
        }
    }
    if columns.len() < 2 {
        return Err("there is one layout, and nothing to compare it with".into());
    }
    write(&columns, out)
}

fn write(columns: &[Column], out: &mut dyn Write) -> Outcome {
    let heading = Style::new().bold();
    let names = rows(columns);
    let left = names.iter().map(|name| name.len()).max().unwrap_or(0);
    let longest = columns.iter().map(|column| column.name.len()).max().unwrap_or(0);
    let width = longest.max(11);
    write!(out, "{:left$}", "")?;
    for column in columns {
        write!(out, "  {heading}{:>width$}{heading:#} ", column.name)?;
    }
    writeln!(out)?;
    for name in names {
        write!(out, "{name:left$}")?;
        let items: Vec<Option<&Item>> = columns.iter().map(|column| column.item(name)).collect();
        let best = best(&items);
        for item in items {
            let text = item.map_or("-".to_owned(), cost);
            let is_best = item.is_some_and(|item| Some(item.rank()) == best);
            let style = if is_best { AnsiColor::Green.on_default().bold() } else { Style::new() };
            let mark = if is_best { '*' } else { ' ' };
            write!(out, "  {style}{text:>width$}{mark}{style:#}")?;
        }
        writeln!(out)?;
    }
    Ok(writeln!(out, "{LEGEND}")?)
}

/// What the signs mean.
const LEGEND: &str = "
2/1  a circuit: 2 operations, 1 cycle
8 B  the bytes of tables that are looked up
-    the layout does not have it
*    the best of its row: fewest cycles, then operations, then bytes (a look-up in a table counts 5 cycles)";

impl Column {
    fn item(&self, name: &str) -> Option<&Item> {
        self.items.iter().find(|item| item.name == name)
    }
}

/// The names of all items, in the order in which layouts have them.
fn rows(columns: &[Column]) -> Vec<&str> {
    let mut names: Vec<&str> = Vec::new();
    for item in columns.iter().flat_map(|column| &column.items) {
        if !names.contains(&item.name.as_str()) {
            names.push(&item.name);
        }
    }
    names
}

/// The best of a row in which some are better than others.
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
