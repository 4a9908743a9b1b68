//! Circuits that were found, by the names of their functions, and the text that keeps them.
//!
//! Its first line names the numbering; the others are tab-separated: the name, the trials and the seed
//! of the search, and the circuit as a description holds it. Circuits are proved again when they are
//! read.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use quadrille_circuits::Objective;
use quadrille_circuits::program::Program;
use quadrille_circuits::proof::BitMap;
use quadrille_codegen::layout::Numbering;
use quadrille_codegen::read_circuit::{Limits, read};

use crate::search::{Flips, Kept};

/// The result of a search.
#[derive(Clone, Debug)]
pub struct Found {
    /// How many steps the search took, and where it began.
    pub effort: Flips,
    /// The circuit that it found.
    pub circuit: Program,
}

/// The best circuit for each function.
pub struct Circuits {
    numbering: Numbering,
    objective: Objective,
    found: BTreeMap<String, Found>,
}

impl Circuits {
    /// None yet, of a numbering.
    pub fn new(numbering: &Numbering, objective: Objective) -> Circuits {
        Circuits { numbering: numbering.clone(), objective, found: BTreeMap::new() }
    }

    /// The circuit for a function.
    pub fn of(&self, name: &str) -> Option<&Program> {
        self.found.get(name).map(|found| &found.circuit)
    }

    /// Whether a search was made before.
    pub fn has(&self, name: &str, effort: Flips) -> bool {
        self.found.get(name).is_some_and(|found| found.effort == effort)
    }

    /// Notes a circuit, unless a better one is known. Of equals that whose text comes first stays, so
    /// that the order of notes does not matter; it is said to be of the latest search.
    pub fn note(&mut self, name: String, mut found: Found) {
        let rank =
            |found: &Found| (self.objective.score(found.circuit.cost()), found.circuit.to_string());
        if let Some(known) = self.found.get(&name)
            && rank(known) <= rank(&found)
        {
            found.circuit = known.circuit.clone();
        }
        self.found.insert(name, found);
    }

    /// Adds what was kept; `map` knows what each function does.
    pub fn load(
        &mut self,
        kept: &Kept,
        map: impl Fn(&str) -> Option<BitMap>,
    ) -> Result<(), String> {
        for (name, found) in kept.results(&self.title(), "numbering", |line| parse(line, &map))? {
            self.note(name, found);
        }
        Ok(())
    }

    /// All that is known, to be kept.
    pub fn state(&self) -> String {
        let mut text = self.title() + "\n";
        for (name, Found { effort: Flips { trials, seed }, circuit }) in &self.found {
            let _ = writeln!(text, "{name}\t{trials}\t{seed}\t{circuit}");
        }
        text
    }

    fn title(&self) -> String {
        format!("circuits of {:?}", self.numbering.numbers())
    }
}

/// The result on a line; `None` where it is none, or does not do what its function does.
fn parse(line: &str, map: &impl Fn(&str) -> Option<BitMap>) -> Option<(String, Found)> {
    let mut fields = line.splitn(4, '\t');
    let (name, trials, seed) = (fields.next()?, fields.next()?, fields.next()?);
    let effort = Flips { trials: trials.parse().ok()?, seed: seed.parse().ok()? };
    let map = map(name)?;
    let circuit = read(fields.next()?, &Limits::Word(map.width())).ok()?;
    map.is_done_by(&circuit).then(|| (name.to_owned(), Found { effort, circuit }))
}
