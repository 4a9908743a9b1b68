//! Explanations of functions and tables: their costs, how they work, and why they were chosen.
//!
//! - `items`: the functions and tables of a layout, with their costs and circuits
//! - [`riders`]: riders' look-ups, the reasons for them, and the squares that share tables; [`methods`]: each method in
//!   words
//! - [`keys`]: the keys of magics
//! - [`sets`]: set-wise attacks
//! - [`pairs`]: the numbers of pairs
//! - [`moves`]: look-ups of all other pieces, and the reasons for them

pub(crate) mod items;
mod keys;
mod methods;
mod moves;
mod pairs;
mod riders;
mod sets;

use anstyle::Style;
use quadrille_circuits::solve::Optimality;
use quadrille_codegen::described_type::Described;
use quadrille_codegen::model::Layout;
use quadrille_codegen::solve::costs::table_bytes;
use quadrille_codegen::text::thousands;

use crate::{Failure, solved, unknown_name};
use items::{Item, items};
pub(crate) use keys::picture as picture_of_key;
pub use keys::{of_all as keys_of_all, of_square as key_of_square};

const HEADING: Style = Style::new().bold();

/// Explains the functions and tables of a layout, or those of one name or piece. Headings are bold by the escape codes
/// of terminals.
///
/// # Errors
/// If the layout has no item of this name, or its numbering does not allow what its description asks for.
pub fn text(described: &Described, wanted: Option<&str>) -> Result<String, Failure> {
    let solution = solved(described)?;
    let mut items = items(described, &solution);
    let layout = &described.layout;
    if let Some(wanted) = wanted {
        items = only(items, wanted, layout)?;
    }
    let mut text = title(described);
    text.extend(items.iter().map(written));
    if wanted.is_none() {
        text.extend(["\n", &all_tables(table_bytes(layout, &solution)), "\n"]);
    }
    if items.iter().any(Item::is_proved) {
        let operations = Optimality::OPERATIONS;
        text.extend(["\nThe operations on words that proofs are about: ", operations, ".\n"]);
    }
    let Some(bitboards) = &solution.bitboards else { return Ok(text) };
    let is_meant = |piece: &str| {
        wanted.is_none_or(|wanted| wanted.strip_suffix("_attacks").unwrap_or(wanted) == piece)
    };
    for (piece, sides) in layout.pieces.iter().zip(&bitboards.moves) {
        if !piece.is_plain() && is_meant(&piece.name) {
            text += &moves::text(layout, bitboards, piece, sides);
        }
    }
    for solved in &bitboards.sliders {
        let pieces = riders::served(layout, bitboards, solved.ride);
        if wanted.is_none() || pieces.iter().any(|piece| is_meant(piece)) {
            text += &riders::text(described, solved, &pieces);
        }
    }
    text += &sets::text(layout, bitboards, is_meant);
    text += &pairs::text(layout, bitboards, |set| wanted.is_none_or(|wanted| wanted == set));
    Ok(text)
}

/// The bytes of all tables together, in words.
pub(crate) fn all_tables(bytes: usize) -> String {
    format!(
        "all tables take {} bytes, of which a program holds those that it reads",
        thousands(bytes)
    )
}

/// The items of this name: a function, a table, or a piece, which stands for its attacks.
fn only(mut items: Vec<Item>, wanted: &str, layout: &Layout) -> Result<Vec<Item>, String> {
    let is_meant =
        |item: &Item| item.name == wanted || item.name.strip_suffix("_attacks") == Some(wanted);
    let is_set = layout.pairs.iter().any(|set| set.name == wanted);
    if !is_set && !items.iter().any(is_meant) {
        let pieces = layout.pieces.iter().map(|piece| piece.name.as_str());
        let names = pieces.chain(layout.pairs.iter().map(|set| set.name.as_str()));
        let names = names.chain(items.iter().map(|item| item.name.as_str()));
        return Err(unknown_name::error("piece, function or table", wanted, names));
    }
    items.retain(is_meant);
    Ok(items)
}

fn title(described: &Described) -> String {
    let layout = &described.layout;
    let word = match layout.word {
        Some(word) => format!("bitboards are {word}"),
        None => "no bitboards".to_owned(),
    };
    let widths: Vec<String> =
        layout.fields.iter().map(|field| format!("{} {}", field.name, field.width)).collect();
    let fields = if widths.len() > 1 { format!(" ({})", widths.join(", ")) } else { String::new() };
    let bits: u32 = layout.fields.iter().map(|field| field.width).sum();
    format!(
        "{HEADING}{}{HEADING:#}: {}, {} squares, numbers 0 to {}; {word}; numbers take {bits} bits{fields}\n\n",
        described.item.name,
        layout.board(),
        layout.board().len(),
        layout.numbering.len() - 1,
    )
}

/// A heading, and the lines below it.
fn section(heading: &str, lines: &[String]) -> String {
    let lines: Vec<String> = lines.iter().map(|line| format!("    {line}\n")).collect();
    format!("\n{HEADING}{heading}{HEADING:#}\n{}", lines.concat())
}

fn written(item: &Item) -> String {
    let mut text = format!("{HEADING}{}{HEADING:#}: {}\n", item.name, item.cost());
    if let Some(circuit) = &item.circuit {
        text += &rows(circuit);
    }
    if let Some([cost, circuit]) = &item.for_more {
        text.extend(["    ", cost, "\n"]);
        text += &rows(circuit);
    }
    text
}

/// A circuit, one step in each row.
fn rows(circuit: &str) -> String {
    let rows = circuit.split_inclusive("; ").map(|step| format!("    {}\n", step.trim_end()));
    rows.collect::<Vec<_>>().concat()
}
