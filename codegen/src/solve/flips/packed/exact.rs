//! The shortest programs on planes, by trying all with hardly any gate to spare.
//!
//! Every function that is neither constant nor given takes a gate of its own. So no program has fewer
//! gates than there are such functions among the results, and of those with as many every gate is one
//! of them. With one gate to spare there are some ten thousand programs on six planes to try, which a
//! macro has the time for; two would be a hundred times as many.

use super::planes::{Gate, Plane, PlaneProgram};
use super::table::Table;

/// The gates to spare of programs that are all tried.
pub(super) const SPARE: usize = 1;

/// A function of numbers that are squares; elsewhere it is 0.
type Function = Table;

/// The different functions among the bits of some values that are neither constant nor given.
fn targets(points: &[(u8, u8)], bits: u32, results: u32) -> Vec<Function> {
    let squares = squares(points);
    let mut targets: Vec<Function> = Vec::new();
    for function in (0..results).map(|bit| function(points, bit)) {
        let is_given = (0..bits).any(|bit| Table::bit(bit) & squares == function);
        let is_free = is_given || function.is_zero() || function == squares;
        if !is_free && !targets.contains(&function) {
            targets.push(function);
        }
    }
    targets
}

/// A program of at most so many gates that has all targets, if there is one.
fn program<'a>(
    points: &[(u8, u8)],
    bits: u32,
    targets: &'a [Function],
    most_gates: usize,
) -> Option<Search<'a>> {
    let squares = squares(points);
    let planes = (0..bits).map(|bit| Table::bit(bit) & squares).collect();
    let mut search = Search { squares, targets, planes, gates: Vec::new() };
    search.complete(most_gates, 0).then_some(search)
}

/// The shortest program for some points, if it has at most so many gates to spare; else the fewest
/// gates that are not known to be too few.
pub(super) fn shortest(
    points: &[(u8, u8)],
    bits: u32,
    results: u32,
    spare: usize,
) -> Result<PlaneProgram, u32> {
    let targets = targets(points, bits, results);
    let most = targets.len() + spare;
    let found = (targets.len()..=most).find_map(|most| program(points, bits, &targets, most));
    match found {
        Some(found) => Ok(with_outputs(found, points, bits, results)),
        None => Err(most as u32 + 1),
    }
}

/// The program of gates that have all results among them, with constants added.
fn with_outputs(found: Search<'_>, points: &[(u8, u8)], bits: u32, results: u32) -> PlaneProgram {
    let Search { mut gates, mut planes, .. } = found;
    let mut outputs = Vec::new();
    for function in (0..results).map(|bit| function(points, bit)) {
        let known = planes.iter().position(|plane| *plane == function);
        outputs.push(Plane(known.unwrap_or(planes.len()) as u32));
        if known.is_none() {
            gates.push(Gate::Constant(!function.is_zero()));
            planes.push(function);
        }
    }
    PlaneProgram { bits, gates, outputs }
}

fn squares(points: &[(u8, u8)]) -> Table {
    Table::of_numbers(points.iter().map(|point| point.0))
}

fn function(points: &[(u8, u8)], bit: u32) -> Function {
    let ones = points.iter().filter(|(_, value)| value >> bit & 1 == 1);
    Table::of_numbers(ones.map(|point| point.0))
}

struct Search<'a> {
    squares: Table,
    targets: &'a [Function],
    /// What is given, then what each gate makes.
    planes: Vec<Function>,
    gates: Vec<Gate>,
}

impl Search<'_> {
    /// Whether so many gates more give all targets; then they are there. Gates of planes before
    /// `since` alone give none that is missing.
    ///
    /// A target that is one gate away is made at once: some gate has to make it, and nothing is lost
    /// by its being there earlier.
    fn complete(&mut self, more: usize, since: usize) -> bool {
        let is_missing = |target: &&Function| !self.planes.contains(target);
        let missing: Vec<Function> = self.targets.iter().filter(is_missing).copied().collect();
        if missing.is_empty() || missing.len() > more {
            return missing.is_empty();
        }
        let gates = self.gates_since(since);
        if let Some(&(gate, made)) = gates.iter().find(|(_, made)| missing.contains(made)) {
            return self.complete_with(gate, made, more, since);
        }
        let next = self.planes.len();
        more > missing.len()
            && self.gates_since(0).into_iter().any(|(gate, made)| {
                !self.planes.contains(&made) && self.complete_with(gate, made, more, next)
            })
    }

    fn complete_with(&mut self, gate: Gate, made: Function, more: usize, since: usize) -> bool {
        self.planes.push(made);
        self.gates.push(gate);
        let is_complete = self.complete(more - 1, since);
        if !is_complete {
            self.planes.pop();
            self.gates.pop();
        }
        is_complete
    }

    /// All gates of a plane from one on, and perhaps another, and what they give.
    fn gates_since(&self, since: usize) -> Vec<(Gate, Function)> {
        let (since, count) = (since as u32, self.planes.len() as u32);
        let mut gates: Vec<Gate> = (since..count).map(|a| Gate::Not(Plane(a))).collect();
        for (b, a) in (since..count).flat_map(|b| (0..b).map(move |a| (Plane(b), Plane(a)))) {
            gates.extend([
                Gate::And(a, b),
                Gate::AndNot(a, b),
                Gate::AndNot(b, a),
                Gate::Or(a, b),
                Gate::Xor(a, b),
            ]);
        }
        let function = |gate: Gate| gate.table(|plane| self.planes[plane.index()]) & self.squares;
        gates.into_iter().map(|gate| (gate, function(gate))).collect()
    }
}
