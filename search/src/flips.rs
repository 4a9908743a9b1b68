//! Searches for circuits on bitboards and packed positions.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use quadrille_codegen::circuit::{Circuit, Cost};
use quadrille_codegen::layout::{Layout, WordSize};
use quadrille_codegen::solve::flips::bitboards::{composed, flip_map, step_map};
use quadrille_codegen::solve::flips::packed::{Frame, PackedMap, Solver};
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
        objective: description.layout().objective,
        trials: flips.trials,
        seed: flips.seed,
    };
    let bitboards = description.word.map(|word| [hunt.flips(word), hunt.steps(word)].concat());
    let bitboards = bitboards.unwrap_or_default();
    let packed = hunt.packed();
    if !(bitboards.is_empty() && packed.is_empty()) {
        let text = description.with("circuits", &value(hunt.layout, &bitboards, &packed))?;
        Description::read(&path, text.clone())?;
        fs::write(&path, text).map_err(|error| format!("{path}: {error}"))?;
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
    fn flips(&self, word: WordSize) -> Vec<(String, Circuit)> {
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
    fn steps(&self, word: WordSize) -> Vec<(String, Circuit)> {
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

    /// Flips of packed positions, by name, that are better than those that the compiler finds, and
    /// than a loop over the pieces for some number of them.
    fn packed(&self) -> Vec<(String, String)> {
        let Hunt { layout, objective, .. } = *self;
        let (board, numbering) = (layout.board(), &layout.numbering);
        let frames = layout.frames(layout);
        let own = Solver::new(&frames[0], numbering, objective).for_words(&frames);
        let solver = Solver::new(&frames[0], numbering, objective);
        let pieces = frames[0].most_pieces();
        let score =
            |map: &PackedMap| map.cost(&frames[0], pieces).map(|cost| objective.score(cost));
        let symmetries = board.symmetries().iter().filter(|&&it| it != Symmetry::Identity);
        let better = symmetries.filter_map(|&symmetry| {
            let image = |square| numbering.number(board.image(square, symmetry));
            let own = own.map(image);
            let found = solver.search(image, self.trials / 500, self.seed);
            let given = layout.circuits.packed.iter().find(|(given, _)| *given == symmetry);
            let given = given.map(|(_, program)| solver.map_given(Some(program), image));
            let best = [Some(found), given].into_iter().flatten().min_by_key(score)?;
            println!("{symmetry} of packed positions: {}", described(&best, &frames));
            let is_better = own.program.is_none() || score(&best) < score(&own);
            let beats_loop = frames.iter().any(|frame| best.least_pieces(frame).is_some());
            let program = best.program.filter(|_| is_better && beats_loop)?;
            Some((symmetry.name().to_owned(), program.to_string()))
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

/// What a map costs, and where it beats a loop over the pieces.
fn described(map: &PackedMap, frames: &[Frame]) -> String {
    let Some(cost) = map.cost(&frames[0], frames[0].most_pieces()) else {
        return "no program, as fields have different strides".to_owned();
    };
    let least: Vec<String> = frames
        .iter()
        .filter_map(|frame| Some(format!("{} in {} bits", map.least_pieces(frame)?, frame.width())))
        .collect();
    let Cost { operations, latency, .. } = cost;
    let pays = if least.is_empty() { "never".to_owned() } else { least.join(", ") };
    format!("{operations} operations in {latency} cycles, better than a loop from pieces: {pays}")
}

/// What stands after `circuits: `. Circuits on squares stay as they are.
fn value(layout: &Layout, bitboards: &[(String, Circuit)], packed: &[(String, String)]) -> String {
    let text = |(name, circuit): &(String, Circuit)| (name.clone(), circuit.to_string());
    let squares = layout.circuits.squares.iter();
    let squares: Vec<(String, String)> = squares
        .map(|(symmetry, circuit)| text(&(symmetry.name().to_owned(), circuit.clone())))
        .collect();
    let bitboards: Vec<(String, String)> = bitboards.iter().map(text).collect();
    let mut text = String::from("{\n");
    for (kind, circuits) in
        [("square", squares.as_slice()), ("bitboard", bitboards.as_slice()), ("packed", packed)]
    {
        if circuits.is_empty() {
            continue;
        }
        writeln!(text, "        {kind}: {{").expect("a string takes any text");
        for (name, circuit) in circuits {
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
