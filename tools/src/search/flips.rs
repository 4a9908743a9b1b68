//! The search for short circuits on bitboards. Circuits on squares and packed positions are left alone.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use quadrille_circuits::circuit::{Circuit, CircuitCost};
use quadrille_circuits::proof::BitMap;
use quadrille_circuits::solve::{neighbourhood_search, optimality};
use quadrille_codegen::model::{Layout, WordSize};
use quadrille_codegen::proof::bitboard_maps::{flip_map, step_map};
use quadrille_codegen::solve::flips::{bitboards, composed, step};
use quadrille_codegen::step_names::step_name;
use quadrille_runtime::{Direction, Symmetry};

use super::{Listener, News, Request, make_tasks};

/// Searches for circuits, `trials` steps for each, writes those that beat the compiler's into the description, and
/// returns the report.
pub fn search_all(
    trials: u32,
    request: &Request<'_>,
    tell: &mut Listener<'_>,
) -> Result<String, String> {
    let description = request.description()?;
    let layout = description.layout();
    let Some(word) = layout.word else { return Ok(String::new()) };
    let found = found(trials, layout, word, request.threads, tell)?;
    let (compared, mut report) = (Comparison { layout, word, found: &found }, String::new());
    let better = [compared.flips(&mut report), compared.steps(&mut report)].concat();
    if !better.is_empty() {
        let better = description.with("circuits", &value(layout, &better))?;
        tell(News::Rewrite(description.reread(better)?.text()))?;
    }
    Ok(report)
}

/// The circuits that the search finds for flips and steps of bitboards, by name.
fn found(
    trials: u32,
    layout: &Layout,
    word: WordSize,
    threads: usize,
    tell: &mut Listener<'_>,
) -> Result<BTreeMap<&'static str, Circuit>, String> {
    let (board, numbering) = (layout.board(), &layout.numbering);
    let is_flip = |symmetry: &Symmetry| *symmetry != Symmetry::Identity && board.has(*symmetry);
    let symmetries = Symmetry::ALL.into_iter().filter(is_flip);
    let flip_maps = symmetries.map(|by| (by.name(), flip_map(numbering, word, by)));
    let step_map = |direction| (step_name(direction), step_map(numbering, word, direction));
    let maps: Vec<(&str, BitMap)> = flip_maps.chain(Direction::ALL.map(step_map)).collect();
    let search = |(_, map): &(&str, BitMap)| neighbourhood_search(map, layout.objective, trials, 0);
    let mut found = BTreeMap::new();
    make_tasks(("circuits", &maps), threads, tell, search, |index, circuit, _| {
        found.insert(maps[index].0, circuit);
        Ok(None)
    })?;
    Ok(found)
}

/// The circuits found, and the layout with whose circuits they are compared.
struct Comparison<'a> {
    layout: &'a Layout,
    word: WordSize,
    found: &'a BTreeMap<&'static str, Circuit>,
}

impl Comparison<'_> {
    /// The flips, by name, with a circuit that beats the compiler's.
    fn flips(&self, report: &mut String) -> Vec<(String, Circuit)> {
        let own = bitboards(&self.layout.numbering, self.word, &[], self.layout.objective);
        let given = &self.layout.circuits.bitboards;
        let best = own.iter().map(|(symmetry, own)| {
            let given = given.iter().find(|(given, _)| given == symmetry).map(|(_, given)| given);
            (*symmetry, self.best(symmetry.name(), own, given))
        });
        let best = composed(best.collect(), |_| false, self.layout.objective);
        let map = |symmetry| flip_map(&self.layout.numbering, self.word, symmetry);
        let named =
            own.iter().zip(best).filter(|((symmetry, _), _)| *symmetry != Symmetry::Identity);
        named
            .filter_map(|((_, own), (symmetry, best))| {
                self.better(symmetry.name().to_owned(), &map(symmetry), own, best, report)
            })
            .collect()
    }

    /// The steps, by name, with a circuit that beats the compiler's.
    fn steps(&self, report: &mut String) -> Vec<(String, Circuit)> {
        let given = &self.layout.circuits.steps;
        let better = Direction::ALL.into_iter().filter_map(|direction| {
            let own = step(&self.layout.numbering, self.word, direction, self.layout.objective);
            let given = given.iter().find(|(given, _)| *given == direction).map(|(_, given)| given);
            let map = step_map(&self.layout.numbering, self.word, direction);
            let best = self.best(step_name(direction), &own, given);
            self.better(step_name(direction).to_owned(), &map, &own, best, report)
        });
        better.collect()
    }

    /// The best of three circuits: the compiler's, the description's, and the search's.
    fn best(&self, name: &str, own: &Circuit, given: Option<&Circuit>) -> Circuit {
        let all = [Some(own), given, self.found.get(name)].into_iter().flatten();
        all.min_by_key(|circuit| self.layout.objective.score(circuit.cost())).unwrap_or(own).clone()
    }

    /// The best circuit, if it beats the compiler's. Reports both.
    fn better(
        &self,
        name: String,
        map: &BitMap,
        own: &Circuit,
        best: Circuit,
        report: &mut String,
    ) -> Option<(String, Circuit)> {
        let is_better =
            self.layout.objective.score(best.cost()) < self.layout.objective.score(own.cost());
        let CircuitCost { operations, latency, .. } = best.cost();
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

/// The value of `circuits`, with the circuits on squares and on packed positions unchanged.
fn value(layout: &Layout, bitboards: &[(String, Circuit)]) -> String {
    let text = |name: &str, circuit: &Circuit| (name.to_owned(), circuit.to_string());
    let squares = layout.circuits.squares.iter();
    let squares: Vec<_> = squares.map(|(flip, circuit)| text(flip.name(), circuit)).collect();
    let bitboards: Vec<_> = bitboards.iter().map(|(name, circuit)| text(name, circuit)).collect();
    let packed = layout.circuits.packed.iter();
    let packed: Vec<_> = packed.map(|(flip, given)| text(flip.name(), &given.circuit)).collect();
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

/// The greatest length of a row of a written circuit, in characters.
const WIDTH: usize = 80;

/// Breaks a text into rows, each as long as possible.
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
