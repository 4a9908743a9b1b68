//! `quadrille search flips`: short circuits on bitboards. Those of squares and of packed positions stay as they are.

mod circuits;
mod families;

use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use quadrille_circuits::Objective;
use quadrille_circuits::program::{Program, ProgramCost};
use quadrille_circuits::proof::BitMap;
use quadrille_circuits::solve::{Family, neighbourhood_search, optimality};
use quadrille_codegen::layout::{Layout, WordSize};
use quadrille_codegen::solve::flips::bitboards::{composed, flip_map, step_map};
use quadrille_codegen::solve::flips::{bitboards, step};
use quadrille_runtime::{Direction, Symmetry};

use crate::file;
use crate::search::describe::Description;
use crate::search::{Shares, progress};
use circuits::{Circuits, Effort, Found};

/// Finds short circuits for bitboards, and writes them into the description.
#[derive(clap::Args)]
pub struct Flips {
    /// The `.layout` file, which holds one layout.
    description: PathBuf,
    #[command(flatten)]
    shares: Shares,
    /// How many steps each search takes. The default takes less than a minute for all flips and steps of a
    /// numbering of 64 squares without order, on one core.
    #[arg(long, default_value_t = 40_000, value_parser = clap::value_parser!(u32).range(1..=1_000_000_000))]
    trials: u32,
    /// The seed of the random choices.
    #[arg(long, default_value_t = 0)]
    seed: u32,
    /// Also tries families of circuits for 64-bit words to their end, which takes some minutes, and says which
    /// flips have none there that is shorter than the compiler's.
    #[arg(long)]
    families: bool,
}

/// Finds circuits and writes those into the file that beat the compiler's own: what was found, for
/// people. A share of the search writes what it finds into its state alone.
pub fn search_all(flips: &Flips) -> Result<String, String> {
    let path = flips.description.display().to_string();
    let text = super::read(&flips.description)?;
    let description = Description::read(&path, text.clone())?;
    let functions = Functions::of(&description);
    let state = flips.shares.state(&flips.description, "flips-search")?;
    let mut circuits = functions.circuits();
    circuits.load(&state, |name| functions.map(name))?;
    let effort = Effort { trials: flips.trials, seed: flips.seed };
    let is_open = |function: &&Function| {
        flips.shares.has(&function.name) && !circuits.has(&function.name, effort)
    };
    let open: Vec<&Function> = functions.list.iter().filter(is_open).collect();
    let threads = flips.shares.threads();
    search_each(&open, functions.layout.objective, effort, threads, |name, found| {
        circuits.note(name, found);
        circuits.save(&state)
    })?;
    if let Some(share) = flips.shares.is_merged_later() {
        return Ok(share);
    }
    let found = write_best(&flips.description, &text, &description, &circuits)?;
    let families: &[Family] = if flips.families { &Family::ALL } else { &[] };
    Ok(found + &families::report(&functions.list, families, threads))
}

/// Merges the states of shares, in any order, and writes the best circuits into the description.
pub fn merge(path: &std::path::Path, states: &[PathBuf]) -> Result<String, String> {
    let text = super::read(path)?;
    let description = Description::read(&path.display().to_string(), text.clone())?;
    let functions = Functions::of(&description);
    let own = circuits::state_path(path);
    let mut circuits = functions.circuits();
    for state in [&own].into_iter().chain(states) {
        circuits.load(state, |name| functions.map(name))?;
    }
    circuits.save(&own)?;
    write_best(path, &text, &description, &circuits)
}

/// Makes searches on all cores, and gives each result to `note` as it comes.
fn search_each(
    functions: &[&Function],
    objective: Objective,
    effort: Effort,
    threads: usize,
    mut note: impl FnMut(String, Found) -> Result<(), String>,
) -> Result<(), String> {
    let (next, bar) = (AtomicUsize::new(0), progress(functions.len(), "circuits"));
    let (sender, receiver) = mpsc::channel();
    let work = |sender: mpsc::Sender<_>| {
        while let Some(function) = functions.get(next.fetch_add(1, Ordering::Relaxed)) {
            let circuit =
                neighbourhood_search(&function.map, objective, effort.trials, effort.seed);
            if sender.send((function.name.clone(), Found { effort, circuit })).is_err() {
                return;
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..threads {
            let sender = sender.clone();
            scope.spawn(|| work(sender));
        }
        drop(sender);
        for (name, found) in receiver {
            bar.inc(1);
            note(name, found)?;
        }
        bar.finish_and_clear();
        Ok(())
    })
}

/// Puts the best circuits into the description: what was found, for people.
fn write_best(
    path: &std::path::Path,
    text: &str,
    description: &Description,
    circuits: &Circuits,
) -> Result<String, String> {
    let mut report = String::new();
    let compared = Comparison {
        layout: description.layout(),
        objective: description.layout().objective,
        circuits,
    };
    let kept = description.word.map(|word| {
        [compared.flips(word, &mut report), compared.steps(word, &mut report)].concat()
    });
    let kept = kept.unwrap_or_default();
    if !kept.is_empty() {
        let better = description.with("circuits", &value(compared.layout, &kept))?;
        Description::read(&path.display().to_string(), better.clone())?;
        file::replace_read(path, text, &better)?;
    }
    Ok(report)
}

/// A function on bitboards.
struct Function {
    name: String,
    /// What it does.
    map: BitMap,
}

/// The flips and steps of a layout's bitboards; none where it has none.
struct Functions<'a> {
    layout: &'a Layout,
    list: Vec<Function>,
}

impl Functions<'_> {
    fn of(description: &Description) -> Functions<'_> {
        let layout = description.layout();
        let Some(word) = description.word else { return Functions { layout, list: Vec::new() } };
        let board = layout.board();
        let is_flip = |symmetry: &Symmetry| *symmetry != Symmetry::Identity && board.has(*symmetry);
        let flips = Symmetry::ALL.into_iter().filter(is_flip).map(|symmetry| Function {
            name: symmetry.name().to_owned(),
            map: flip_map(&layout.numbering, word, symmetry),
        });
        let steps = Direction::ALL.into_iter().map(|direction| Function {
            name: step_name(direction),
            map: step_map(&layout.numbering, word, direction),
        });
        Functions { layout, list: flips.chain(steps).collect() }
    }

    fn circuits(&self) -> Circuits {
        Circuits::new(&self.layout.numbering, self.layout.objective)
    }

    fn map(&self, name: &str) -> Option<BitMap> {
        self.list.iter().find(|function| function.name == name).map(|it| it.map.clone())
    }
}

fn step_name(direction: Direction) -> String {
    format!("shift_{}", direction.name())
}

/// What was found, and what it is compared with.
struct Comparison<'a> {
    layout: &'a Layout,
    objective: Objective,
    circuits: &'a Circuits,
}

impl Comparison<'_> {
    /// Flips, by name, that are better than those that the compiler finds.
    fn flips(&self, word: WordSize, report: &mut String) -> Vec<(String, Program)> {
        let own = bitboards(&self.layout.numbering, word, &[], self.objective);
        let given = &self.layout.circuits.bitboards;
        let best = own.iter().map(|(symmetry, own)| {
            let given = given.iter().find(|(given, _)| given == symmetry).map(|(_, given)| given);
            (*symmetry, self.best(symmetry.name(), own, given))
        });
        let best = composed(best.collect(), |_| false, self.objective);
        let map = |symmetry| flip_map(&self.layout.numbering, word, symmetry);
        let named =
            own.iter().zip(best).filter(|((symmetry, _), _)| *symmetry != Symmetry::Identity);
        named
            .filter_map(|((_, own), (symmetry, best))| {
                self.kept(symmetry.name().to_owned(), &map(symmetry), own, best, report)
            })
            .collect()
    }

    /// Steps, by name, that are better than those that the compiler finds.
    fn steps(&self, word: WordSize, report: &mut String) -> Vec<(String, Program)> {
        let given = &self.layout.circuits.steps;
        let better = Direction::ALL.into_iter().filter_map(|direction| {
            let own = step(&self.layout.numbering, word, direction, self.objective);
            let given = given.iter().find(|(given, _)| *given == direction).map(|(_, given)| given);
            let map = step_map(&self.layout.numbering, word, direction);
            let best = self.best(&step_name(direction), &own, given);
            self.kept(step_name(direction), &map, &own, best, report)
        });
        better.collect()
    }

    /// The best of three: the compiler's own circuit, the given one, and what a search found.
    fn best(&self, name: &str, own: &Program, given: Option<&Program>) -> Program {
        let all = [Some(own), given, self.circuits.of(name)].into_iter().flatten();
        all.min_by_key(|circuit| self.objective.score(circuit.cost())).unwrap_or(own).clone()
    }

    /// The best circuit, if it is better than the compiler's own. Reports both.
    fn kept(
        &self,
        name: String,
        map: &BitMap,
        own: &Program,
        best: Program,
        report: &mut String,
    ) -> Option<(String, Program)> {
        let is_better = self.objective.score(best.cost()) < self.objective.score(own.cost());
        let ProgramCost { operations, latency, .. } = best.cost();
        let own = own.cost();
        writeln!(
            report,
            "{name}: {operations} operations in {latency} cycles, {}; without a search {} in {}",
            optimality(map, &best),
            own.operations,
            own.latency,
        )
        .expect("a string takes any text");
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
