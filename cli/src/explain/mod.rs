//! `quadrille explain`: what each function and table costs, how it works and why it was chosen.
//!
//! - [`items`]: the functions and tables of a layout, with their costs and circuits
//! - [`documented`]: what the documentation of functions says of their costs
//! - [`riders`]: how sliders are looked up, why in that way, and which squares share tables
//! - [`moves`]: how all other pieces are looked up, and why in that way

mod documented;
pub mod items;
mod moves;
mod riders;

use std::io::Write;

use anstyle::Style;
use quadrille_circuits::solve::Basis;
use quadrille_codegen::item::Described;
use quadrille_codegen::layout::Layout;
use quadrille_tools::{solved, unknown_name};

use crate::input;
use crate::outcome::Outcome;
use items::{Item, items};
use moves::Movement;

/// Explains the functions and tables of layouts.
///
/// For each: bytes, operations, the cycles of the model (an operation takes one, a product three, a
/// look-up in a table five), whether fewer operations are known to be impossible, and the circuit as a
/// description may hold it. For pieces that are no plain ones operations and loads, and by which parts they
/// are looked up. For sliders: how they are looked up, why so, which squares share an index,
/// and which sharing is known to be impossible, under which premises.
#[derive(clap::Args)]
pub struct Explain {
    /// A file, `-`, or the name of a standard layout.
    #[arg(value_name = "FILE")]
    file: String,
    /// A function or table, such as `flip_vertical`, or a piece.
    #[arg(value_name = "ITEM")]
    item: Option<String>,
}

/// A heading.
const HEADING: Style = Style::new().bold();

/// Explains the layouts of a file.
pub fn run(explain: &Explain, out: &mut dyn Write) -> Outcome {
    for described in input::layouts(&explain.file)? {
        let solution = solved(&described)?;
        let mut items = items(&described, &solution);
        let mut riders = riders::riders(&described, &solution);
        let bitboards = solution.bitboards.iter();
        let moves = bitboards.flat_map(|bitboards| moves::movements(&described.layout, bitboards));
        let mut moves: Vec<Movement> = moves.collect();
        if let Some(wanted) = &explain.item {
            items = only(items, wanted, &described.layout)?;
            riders.retain(|rider| rider.serves(wanted));
            moves.retain(|movement| movement.is_of(wanted));
        }
        if items.iter().any(|item| item.cycles.is_none()) {
            let mut costs = documented::costs(&described, &solution);
            for item in &mut items {
                item.documented = costs.remove(&item.name);
            }
        }
        title(&described, out)?;
        items.iter().try_for_each(|item| write_item(item, out))?;
        write_bases(&items, out)?;
        moves.iter().try_for_each(|movement| movement.write(out))?;
        riders.iter().try_for_each(|rider| rider.write(out))?;
    }
    Ok(())
}

/// The items of this name: a function, a table, or a piece for its attacks.
fn only(mut items: Vec<Item>, wanted: &str, layout: &Layout) -> Result<Vec<Item>, String> {
    let is_meant =
        |item: &Item| item.name == wanted || item.name.strip_suffix("_attacks") == Some(wanted);
    if !items.iter().any(is_meant) {
        let pieces = layout.pieces.iter().map(|piece| piece.name.as_str());
        let names = pieces.chain(items.iter().map(|item| item.name.as_str()));
        return Err(unknown_name::error("piece, function or table", wanted, names));
    }
    items.retain(is_meant);
    Ok(items)
}

fn title(described: &Described, out: &mut dyn Write) -> Outcome {
    let layout = &described.layout;
    let word = match layout.word {
        Some(word) => format!("bitboards are {word}"),
        None => "no bitboards".to_owned(),
    };
    let fields: Vec<String> =
        layout.fields.iter().map(|field| format!("{} {}", field.name, field.width)).collect();
    writeln!(
        out,
        "{HEADING}{}{HEADING:#}: {}, {} squares, numbers 0 to {}; {word}; bits of a number: {}\n",
        described.item.name,
        layout.board(),
        layout.board().len(),
        layout.numbering.len() - 1,
        fields.join(", "),
    )?;
    Ok(())
}

/// What was weighed against the circuits that are proved to be minimal.
fn write_bases(items: &[Item], out: &mut dyn Write) -> Outcome {
    for basis in Basis::ALL {
        if items.iter().any(|item| item.is_proved_among(basis)) {
            writeln!(out, "\nThe {basis} that proofs are about: {}.", basis.operations())?;
        }
    }
    Ok(())
}

fn write_item(item: &Item, out: &mut dyn Write) -> Outcome {
    writeln!(out, "{HEADING}{}{HEADING:#}: {}", item.name, item.cost())?;
    if let Some(circuit) = &item.circuit {
        write_circuit(circuit, out)?;
    }
    if let Some([cost, circuit]) = &item.for_few {
        writeln!(out, "    {cost}")?;
        write_circuit(circuit, out)?;
    }
    Ok(())
}

fn write_circuit(circuit: &str, out: &mut dyn Write) -> Outcome {
    for line in circuit.split_inclusive("; ") {
        writeln!(out, "    {}", line.trim_end())?;
    }
    Ok(())
}
