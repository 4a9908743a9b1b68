//! Searches for circuits on bitboards.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use quadrille_codegen::circuit::{Circuit, Cost};
use quadrille_codegen::layout::{Layout, WordSize};
use quadrille_codegen::solve::flips::bitboards::{composed, flip_map, step_map};
use quadrille_codegen::solve::flips::search::search;
use quadrille_codegen::solve::flips::{BitMap, Objective, bitboards, optimality, step};
use quadrille_runtime::{Direction, Symmetry};

use crate::describe::Description;

#[derive(clap::Args)]
pub(crate) struct Flips {
    /// The `.layout` file, which holds one layout.
    description: PathBuf,
    /// How many steps each search takes. These take less than a minute for the flips and steps of a
    /// numbering of 64 squares without order, on one core.
    #[arg(long, default_value_t = 40_000)]
    trials: u32,
    /// Another number makes other choices.
    #[arg(long, default_value_t = 0)]
    seed: u32,
}

/// Finds circuits and writes those into the file that beat the compiler's own.
pub(crate) fn search_all(flips: &Flips) -> Result<(), String> {
    let path = flips.description.display().to_string();
    let text = fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))?;
    let description = Description::read(&path, text)?;
    let hunt = Hunt {
        layout: description.layout(),
        word: description.word,
        objective: description.layout().objective,
        trials: flips.trials,
        seed: flips.seed,
    };
    let found = [hunt.flips(), hunt.steps()].concat();
    if !found.is_empty() {
        let text = description.with("circuits", &value(hunt.layout, &found))?;
        Description::read(&path, text.clone())?;
        fs::write(&path, text).map_err(|error| format!("{path}: {error}"))?;
    }
    Ok(())
}

/// What is searched for, and how.
struct Hunt<'a> {
    layout: &'a Layout,
    word: WordSize,
    objective: Objective,
    trials: u32,
    seed: u32,
}

impl Hunt<'_> {
    /// Flips, by name, that are better than those that the compiler finds.
    fn flips(&self) -> Vec<(String, Circuit)> {
        let own = bitboards(&self.layout.numbering, self.word, &[], self.objective);
        let given = &self.layout.circuits.bitboards;
        let best = own.iter().map(|(symmetry, own)| {
            let given = given.iter().find(|(given, _)| given == symmetry).map(|(_, given)| given);
            let map = flip_map(&self.layout.numbering, self.word, *symmetry);
            (*symmetry, self.best(&map, own, given))
        });
        let best = composed(best.collect(), |_| false, self.objective);
        let map = |symmetry| flip_map(&self.layout.numbering, self.word, symmetry);
        let named =
            own.iter().zip(best).filter(|((symmetry, _), _)| *symmetry != Symmetry::Identity);
        named
            .filter_map(|((_, own), (symmetry, best))| {
                self.kept(symmetry.name().to_owned(), &map(symmetry), own, best)
            })
            .collect()
    }

    /// Steps, by name, that are better than those that the compiler finds.
    fn steps(&self) -> Vec<(String, Circuit)> {
        let given = &self.layout.circuits.steps;
        let better = Direction::ALL.into_iter().filter_map(|direction| {
            let own = step(&self.layout.numbering, self.word, direction, self.objective);
            let given = given.iter().find(|(given, _)| *given == direction).map(|(_, given)| given);
            let map = step_map(&self.layout.numbering, self.word, direction);
            let best = self.best(&map, &own, given);
            self.kept(format!("shift_{}", direction.name()), &map, &own, best)
        });
        better.collect()
    }

    /// The best of three: the compiler's own circuit, the given one, and what a search finds.
    fn best(&self, map: &BitMap, own: &Circuit, given: Option<&Circuit>) -> Circuit {
        let found = search(map, self.objective, self.trials, self.seed);
        let all = [Some(own), given, Some(&found)].into_iter().flatten();
        all.min_by_key(|circuit| self.objective.score(circuit.cost())).unwrap_or(own).clone()
    }

    /// The best circuit, if it is better than the compiler's own. Prints both.
    fn kept(
        &self,
        name: String,
        map: &BitMap,
        own: &Circuit,
        best: Circuit,
    ) -> Option<(String, Circuit)> {
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

/// What stands after `circuits: `. Circuits on squares stay as they are.
fn value(layout: &Layout, bitboards: &[(String, Circuit)]) -> String {
    let squares = layout.circuits.squares.iter();
    let squares: Vec<(String, Circuit)> =
        squares.map(|(symmetry, circuit)| (symmetry.name().to_owned(), circuit.clone())).collect();
    let mut text = String::from("{\n");
    for (kind, circuits) in [("square", squares.as_slice()), ("bitboard", bitboards)] {
        if circuits.is_empty() {
            continue;
        }
        writeln!(text, "        {kind}: {{").expect("a string takes any text");
        for (name, circuit) in circuits {
            writeln!(text, "            {name}: [").expect("a string takes any text");
            for row in rows(&circuit.to_string()) {
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
