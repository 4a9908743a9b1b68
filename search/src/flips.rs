//! Searches for circuits on bitboards.

use std::fs;
use std::path::PathBuf;

use quadrille_codegen::layout::Layout;
use quadrille_codegen::read::read_source;
use quadrille_codegen::solve::flips::bitboards::{flip_map, step_map};
use quadrille_codegen::solve::flips::search::search;
use quadrille_codegen::solve::flips::{BitMap, Objective, optimality};
use quadrille_runtime::{Direction, Symmetry};

#[derive(clap::Args)]
pub(crate) struct Flips {
    /// The `.layout` file.
    description: PathBuf,
    /// How many random trials each circuit is given; ten thousand take a second or two.
    #[arg(long, default_value_t = 50_000)]
    trials: u32,
    /// Count operations only, not how soon the result is there.
    #[arg(long)]
    throughput: bool,
}

/// Prints circuits for every layout in the file.
pub(crate) fn search_all(flips: &Flips) -> Result<(), String> {
    let path = flips.description.display().to_string();
    let text = fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))?;
    let read = read_source(&text);
    if !read.diagnostics.is_empty() {
        return Err(format!("no description\n{}", read.diagnostics.render(&path, &text)));
    }
    for described in &read.layouts {
        println!("// {}", described.item.name);
        print_circuits(&described.layout, flips);
    }
    Ok(())
}

/// Prints a circuit for every symmetry and every step of a layout that has bitboards.
fn print_circuits(layout: &Layout, flips: &Flips) {
    let Some(word) = layout.word else { return println!("// has no bitboards") };
    for &symmetry in layout.board().symmetries().iter().filter(|&&s| s != Symmetry::Identity) {
        print_circuit(symmetry.name(), &flip_map(&layout.numbering, word, symmetry), flips);
    }
    for direction in Direction::ALL {
        print_circuit(direction.name(), &step_map(&layout.numbering, word, direction), flips);
    }
}

fn print_circuit(name: &str, map: &BitMap, flips: &Flips) {
    let objective = if flips.throughput { Objective::Throughput } else { Objective::Latency };
    let circuit = search(map, objective, flips.trials);
    let cost = circuit.cost();
    println!(
        "{name}: \"{circuit}\", // {} operations, {} cycles, {}",
        cost.operations,
        cost.latency,
        optimality(map, &circuit)
    );
}
