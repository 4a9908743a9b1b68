//! Short circuits on bitboards. Those of squares and of packed positions stay as they are.
//!
//! `circuits`: those found, and the text that keeps them.

mod circuits;

use std::fmt::Write as _;

use quadrille_circuits::program::{Program, ProgramCost};
use quadrille_circuits::proof::BitMap;
use quadrille_circuits::solve::{neighbourhood_search, optimality};
use quadrille_codegen::layout::{Layout, WordSize};
use quadrille_codegen::proof::bitboard_maps::{flip_map, step_map};
use quadrille_codegen::solve::flips::bitboards::composed;
use quadrille_codegen::solve::flips::{bitboards, step};
use quadrille_codegen::vocabulary::step_name;
use quadrille_runtime::{Direction, Symmetry};

use super::describe::Description;
use super::{Host, Request, workers};
use circuits::{Circuits, Found};

/// How long circuits for bitboards are searched for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flips {
    /// How many steps each search takes.
    pub trials: u32,
    /// The seed of the random choices.
    pub seed: u32,
}

/// Finds circuits and writes those into the description that beat the compiler's own: what was found, for
/// people. What a share of the search finds is kept alone.
pub fn search_all(
    flips: &Flips,
    request: &Request<'_>,
    host: &mut dyn Host,
) -> Result<String, String> {
    let description = request.description()?;
    let functions = Functions::of(&description);
    let mut circuits = functions.kept(host)?;
    let effort = *flips;
    let is_open =
        |function: &&Function| request.has(&function.name) && !circuits.has(&function.name, effort);
    let open: Vec<&Function> = functions.list.iter().filter(is_open).collect();
    host.begin("circuits", open.len());
    let objective = functions.layout.objective;
    let work = |function: &&Function| {
        neighbourhood_search(&function.map, objective, effort.trials, effort.seed)
    };
    let searched = workers::each(&open, request.threads, work, |place, circuit| {
        host.done(None);
        circuits.note(open[place].name.clone(), Found { effort, circuit });
        host.keep(&circuits.state())
    });
    host.end();
    searched?;
    if let Some(share) = request.is_merged_later() {
        return Ok(share);
    }
    write_best(request, &description, &circuits, host)
}

/// Puts what shares have kept together, in any order, and writes the best circuits into the description.
pub fn merge(request: &Request<'_>, host: &mut dyn Host) -> Result<String, String> {
    let description = request.description()?;
    let circuits = Functions::of(&description).kept(host)?;
    host.keep(&circuits.state())?;
    write_best(request, &description, &circuits, host)
}

/// Puts the best circuits into the description: what was found, for people.
fn write_best(
    request: &Request<'_>,
    description: &Description,
    circuits: &Circuits,
    host: &mut dyn Host,
) -> Result<String, String> {
    let mut report = String::new();
    let compared = Comparison { layout: description.layout(), circuits };
    let kept = description.word.map(|word| {
        [compared.flips(word, &mut report), compared.steps(word, &mut report)].concat()
    });
    let kept = kept.unwrap_or_default();
    if !kept.is_empty() {
        let better = description.with("circuits", &value(compared.layout, &kept))?;
        Description::read(request.name, better.clone())?;
        host.rewrite(&better)?;
    }
    Ok(report)
}

/// A flip or a step of bitboards, for which a shorter circuit is searched.
struct Function {
    name: String,
    /// Where it takes each bit.
    map: BitMap,
}

/// The flips and steps of a layout's bitboards, if it has any.
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
            name: step_name(direction).to_owned(),
            map: step_map(&layout.numbering, word, direction),
        });
        Functions { layout, list: flips.chain(steps).collect() }
    }

    /// The circuits that were kept.
    fn kept(&self, host: &mut dyn Host) -> Result<Circuits, String> {
        let mut circuits = Circuits::new(&self.layout.numbering, self.layout.objective);
        for kept in host.kept()? {
            circuits.load(&kept, |name| self.map(name))?;
        }
        Ok(circuits)
    }

    fn map(&self, name: &str) -> Option<BitMap> {
        self.list.iter().find(|function| function.name == name).map(|it| it.map.clone())
    }
}

/// A circuit that was found, and the one it is compared with.
struct Comparison<'a> {
    layout: &'a Layout,
    circuits: &'a Circuits,
}

impl Comparison<'_> {
    /// Flips, by name, that are better than those that the compiler finds.
    fn flips(&self, word: WordSize, report: &mut String) -> Vec<(String, Program)> {
        let own = bitboards(&self.layout.numbering, word, &[], self.layout.objective);
        let given = &self.layout.circuits.bitboards;
        let best = own.iter().map(|(symmetry, own)| {
            let given = given.iter().find(|(given, _)| given == symmetry).map(|(_, given)| given);
            (*symmetry, self.best(symmetry.name(), own, given))
        });
        let best = composed(best.collect(), |_| false, self.layout.objective);
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
            let own = step(&self.layout.numbering, word, direction, self.layout.objective);
            let given = given.iter().find(|(given, _)| *given == direction).map(|(_, given)| given);
            let map = step_map(&self.layout.numbering, word, direction);
            let best = self.best(step_name(direction), &own, given);
            self.kept(step_name(direction).to_owned(), &map, &own, best, report)
        });
        better.collect()
    }

    /// The best of three: the compiler's own circuit, the given one, and what a search found.
    fn best(&self, name: &str, own: &Program, given: Option<&Program>) -> Program {
        let all = [Some(own), given, self.circuits.of(name)].into_iter().flatten();
        all.min_by_key(|circuit| self.layout.objective.score(circuit.cost())).unwrap_or(own).clone()
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
        let is_better =
            self.layout.objective.score(best.cost()) < self.layout.objective.score(own.cost());
        let ProgramCost { operations, latency, .. } = best.cost();
        let own = own.cost();
        let _ = writeln!(
            report,
            "{name}: {operations} operations in {latency} cycles, {}; without a search {} in {}",
            optimality(map, &best),
            own.operations,
            own.latency,
        );
        is_better.then_some((name, best))
    }
}

/// The value of `circuits: `. Circuits on squares and on packed positions stay as they are.
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
        let _ = writeln!(text, "        {kind}: {{");
        for (name, circuit) in &circuits {
            let _ = writeln!(text, "            {name}: [");
            for row in rows(circuit) {
                let _ = writeln!(text, "                \"{row}\",");
            }
            text += "            ],\n";
        }
        text += "        },\n";
    }
    text + "    }"
}

/// How long a row of the report may be, in characters.
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
