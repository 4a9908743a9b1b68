//! The shortest programs on planes, by trying all of few gates.
//!
//! All programs of two gates on six planes are some ten thousand, which a macro has the time for;
//! three would be a hundred times as many. Every function that is neither given nor constant takes a
//! gate of its own, which proves longer programs minimal that have no other gates.

use super::planes::{Gate, Plane, PlaneProgram};
use super::table::Table;

/// The most gates of programs that are all tried.
const MOST_GATES: usize = 2;

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
fn program(
    points: &[(u8, u8)],
    bits: u32,
    targets: &[Function],
    most_gates: usize,
) -> Option<Vec<Gate>> {
    let squares = squares(points);
    let planes = (0..bits).map(|bit| Table::bit(bit) & squares).collect();
    let mut search = Search { squares, targets, planes, gates: Vec::new() };
    search.complete(most_gates).then_some(search.gates)
}

/// The shortest program for some points; else the fewest gates that are not known to be too few.
pub(super) fn shortest(points: &[(u8, u8)], bits: u32, results: u32) -> Result<PlaneProgram, u32> {
    let targets = targets(points, bits, results);
    let found = (targets.len()..=MOST_GATES).find_map(|most| program(points, bits, &targets, most));
    match found {
        Some(gates) => Ok(with_outputs(gates, points, bits, results)),
        None => Err(targets.len().max(MOST_GATES + 1) as u32),
    }
}

/// The program of gates that have all results among them, with constants added.
fn with_outputs(
    mut gates: Vec<Gate>,
    points: &[(u8, u8)],
    bits: u32,
    results: u32,
) -> PlaneProgram {
    let squares = squares(points);
    let mut planes: Vec<Function> = (0..bits).map(|bit| Table::bit(bit) & squares).collect();
    for gate in &gates {
        planes.push(gate.table(|plane| planes[plane.index()]) & squares);
    }
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
    planes: Vec<Function>,
    gates: Vec<Gate>,
}

impl Search<'_> {
    /// Whether so many gates more give all targets; then they are there.
    fn complete(&mut self, more: usize) -> bool {
        let missing = self.targets.iter().filter(|target| !self.planes.contains(target)).count();
        if missing == 0 {
            return true;
        }
        if missing > more {
            return false;
        }
        let must_be_target = missing == more;
        for gate in self.all_gates() {
            let function = gate.table(|plane| self.planes[plane.index()]) & self.squares;
            let is_new = !self.planes.contains(&function);
            if !is_new || (must_be_target && !self.targets.contains(&function)) {
                continue;
            }
            self.planes.push(function);
            self.gates.push(gate);
            if self.complete(more - 1) {
                return true;
            }
            self.planes.pop();
            self.gates.pop();
        }
        false
    }

    fn all_gates(&self) -> Vec<Gate> {
        let count = self.planes.len() as u32;
        let mut gates: Vec<Gate> = (0..count).map(|a| Gate::Not(Plane(a))).collect();
        for (a, b) in (0..count).flat_map(|a| (a + 1..count).map(move |b| (Plane(a), Plane(b)))) {
            gates.extend([
                Gate::And(a, b),
                Gate::AndNot(a, b),
                Gate::AndNot(b, a),
                Gate::Or(a, b),
                Gate::Xor(a, b),
            ]);
        }
        gates
    }
}
