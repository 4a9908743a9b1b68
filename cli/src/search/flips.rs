//! Searches for circuits on bitboards. Those of squares and of packed positions stay as they are.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use quadrille_codegen::layout::{Layout, WordSize};
use quadrille_codegen::model::Objective;
use quadrille_codegen::program::{Cost, Program};
use quadrille_codegen::proof::BitMap;
use quadrille_codegen::solve::flips::bitboards::{composed, flip_map, step_map};
use quadrille_codegen::solve::flips::neighbourhood_search::search;
use quadrille_codegen::solve::flips::{bitboards, optimality, step};
use quadrille_runtime::{Direction, Symmetry};

use crate::file;
use crate::search::describe::Description;

/// Finds short circuits for bitboards, and writes them into the description.
#[derive(clap::Args)]
pub struct Flips {
    /// The `.layout` file, which holds one layout.
    description: PathBuf,
    /// How many steps each search takes. These take less than a minute for the flips and steps of a
    /// numbering of 64 squares without order, on one core.
    #[arg(long, default_value_t = 40_000, value_parser = clap::value_parser!(u32).range(1..=1_000_000_000))]
    trials: u32,
    /// Another number makes other choices.
    #[arg(long, default_value_t = 0)]
    seed: u32,
}

/// Finds circuits and writes those into the file that beat the compiler's own.
pub(crate) fn search_all(flips: &Flips) -> Result<(), String> {
    let path = flips.description.display().to_string();
    let text = fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))?;
    let description = Description::read(&path, text.clone())?;
    let hunt = Hunt {
        layout: description.layout(),
        objective: description.layout().objective,
        trials: flips.trials,
        seed: flips.seed,
    };
    let bitboards = description.word.map(|word| [hunt.flips(word), hunt.steps(word)].concat());
    let bitboards = bitboards.unwrap_or_default();
    if !bitboards.is_empty() {
        let better = description.with("circuits", &value(hunt.layout, &bitboards))?;
        Description::read(&path, better.clone())?;
        file::replace_read(&flips.description, &text, &better)?;
    }
    Ok(())
}

/// What is searched for, and how.
struct Hunt<'a> {
    layout: &'a Layout,
    objective: Objective,
    trials: u32,
    seed: u32,
}

impl Hunt<'_> {
    /// Flips, by name, that are better than those that the compiler finds.
    fn flips(&self, word: WordSize) -> Vec<(String, Program)> {
        let own = bitboards(&self.layout.numbering, word, &[], self.objective);
        let given = &self.layout.circuits.bitboards;
        let best = own.iter().map(|(symmetry, own)| {
            let given = given.iter().find(|(given, _)| given == symmetry).map(|(_, given)| given);
            let map = flip_map(&self.layout.numbering, word, *symmetry);
            (*symmetry, self.best(&map, own, given))
        });
        let best = composed(best.collect(), |_| false, self.objective);
        let map = |symmetry| flip_map(&self.layout.numbering, word, symmetry);
        let named =
            own.iter().zip(best).filter(|((symmetry, _), _)| *symmetry != Symmetry::Identity);
        named
            .filter_map(|((_, own), (symmetry, best))| {
                self.kept(symmetry.name().to_owned(), &map(symmetry), own, best)
            })
            .collect()
    }

    /// Steps, by name, that are better than those that the compiler finds.
    fn steps(&self, word: WordSize) -> Vec<(String, Program)> {
        let given = &self.layout.circuits.steps;
        let better = Direction::ALL.into_iter().filter_map(|direction| {
            let own = step(&self.layout.numbering, word, direction, self.objective);
            let given = given.iter().find(|(given, _)| *given == direction).map(|(_, given)| given);
            let map = step_map(&self.layout.numbering, word, direction);
            let best = self.best(&map, &own, given);
            self.kept(format!("shift_{}", direction.name()), &map, &own, best)
        });
        better.collect()
    }

    /// The best of three: the compiler's own circuit, the given one, and what a search finds.
    fn best(&self, map: &BitMap, own: &Program, given: Option<&Program>) -> Program {
        let found = search(map, self.objective, self.trials, self.seed);
        let all = [Some(own), given, Some(&found)].into_iter().flatten();
        all.min_by_key(|circuit| self.objective.score(circuit.cost())).unwrap_or(own).clone()
    }

    /// The best circuit, if it is better than the compiler's own. Prints both.
    fn kept(
        &self,
        name: String,
        map: &BitMap,
        own: &Program,
        best: Program,
    ) -> Option<(String, Program)> {
        let is_better = self.objective.score(best.cost()) < self.objective.score(own.cost());
        let Cost { operations, latency, .. } = best.cost();
        let own = own.cost();
        println!(
            "{name}: {operations} operations in {latency} cycles, {}; without a search {} in {}",
            optimality(map, &best),
            own.operations,
            own.latency,
        );
        is_better.then_some((name, best))
    }
}

/// What stands after `circuits: `. Circuits on squares and on packed positions stay as they are.
fn value(layout: &Layout, bitboards: &[(String, Program)]) -> String {
    let text = |name: &str, circuit: &Program| (name.to_owned(), circuit.to_string());
    let squares = layout.circuits.squares.iter();
    let squares: Vec<_> = squares.map(|(flip, circuit)| text(flip.name(), circuit)).collect();
    let bitboards: Vec<_> = bitboards.iter().map(|(name, circuit)| text(name, circuit)).collect();
    let packed = layout.circuits.packed.iter();
    let packed: Vec<_> = packed.map(|(flip, given)| text(flip.name(), &given.program)).collect();
    let mut text = String::from("{\n");
    for (kind, circuits) in [("square", squares), ("bitboard", bitboards), ("packed", packed)] {
        if circuits.is_empty() {
            continue;
        }
        writeln!(text, "        {kind}: {{").expect("a string takes any text");
        for (name, circuit) in &circuits {
            writeln!(text, "            {name}: [").expect("a string takes any text");
            for row in rows(circuit) {
                writeln!(text, "                \"{row}\",").expect("a string takes any text");
            }
            text += "            ],\n";
        }
        text += "        },\n";
    }
    text + "    }"
}

/// The longest row.
const WIDTH: usize = 80;

/// A text in rows, each as long as can be.
fn rows(text: &str) -> Vec<String> {
    let mut rows: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match rows.last_mut() {
            Some(row) if row.len() + 1 + word.len() <= WIDTH => {
                row.push(' ');
                row.push_str(word);
            }
            _ => rows.push(word.to_owned()),
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_the_text() {
        let text = "abc ".repeat(50).trim_end().to_owned();
        let rows = rows(&text);
        assert!(rows.len() == 3 && rows.iter().all(|row| row.len() <= WIDTH));
        assert_eq!(rows.join(" "), text);
    }
}
