//! Programs on bit planes: words of which the first holds bit 0 of every piece's number, the next
//! one bit 1, and so on. Each operation does the same for all pieces.

use super::frame::Frame;
use super::packing::Distance;
use super::program::{Action, Program, Step};
use super::table::Table;
use crate::circuit::Cost;

/// A plane's place in its [`PlaneProgram`]: the planes given come first, then the gates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Plane(pub(super) u32);

impl Plane {
    /// The place, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One operation on planes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gate {
    /// No bits, or all. Free.
    Constant(bool),
    /// Bits in both.
    And(Plane, Plane),
    /// Bits in the first but not the second.
    AndNot(Plane, Plane),
    /// Bits in either.
    Or(Plane, Plane),
    /// Bits in one but not both.
    Xor(Plane, Plane),
    /// All bits inverted.
    Not(Plane),
}

impl Gate {
    /// The planes it reads.
    pub fn operands(self) -> impl Iterator<Item = Plane> {
        let (a, b) = match self {
            Gate::Constant(_) => (None, None),
            Gate::Not(a) => (Some(a), None),
            Gate::And(a, b) | Gate::AndNot(a, b) | Gate::Or(a, b) | Gate::Xor(a, b) => {
                (Some(a), Some(b))
            }
        };
        a.into_iter().chain(b)
    }

    pub(super) fn table(self, table: impl Fn(Plane) -> Table) -> Table {
        match self {
            Gate::Constant(is_one) => Table::constant(is_one),
            Gate::And(a, b) => table(a) & table(b),
            Gate::AndNot(a, b) => table(a) & !table(b),
            Gate::Or(a, b) => table(a) | table(b),
            Gate::Xor(a, b) => table(a) ^ table(b),
            Gate::Not(a) => !table(a),
        }
    }
}

/// A straight-line program from the planes of some positions to those of their images.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaneProgram {
    pub(super) bits: u32,
    pub(super) gates: Vec<Gate>,
    pub(super) outputs: Vec<Plane>,
}

impl PlaneProgram {
    /// The planes that it reads and makes.
    pub fn bits(&self) -> u32 {
        self.bits
    }

    /// The gates in order, each on earlier planes.
    pub fn gates(&self) -> &[Gate] {
        &self.gates
    }

    /// The planes of the result, from bit 0.
    pub fn outputs(&self) -> &[Plane] {
        &self.outputs
    }

    /// Its operations, and how many are on the longest path.
    pub fn cost(&self) -> Cost {
        let mut depths = vec![0; self.bits as usize];
        let mut operations = 0;
        for gate in &self.gates {
            let is_free = matches!(gate, Gate::Constant(_));
            let deepest = gate.operands().map(|plane| depths[plane.index()]).max().unwrap_or(0);
            depths.push(deepest + u32::from(!is_free));
            operations += u32::from(!is_free);
        }
        let depth = self.outputs.iter().map(|plane| depths[plane.index()]).max().unwrap_or(0);
        Cost { operations, depth, latency: depth }
    }

    /// The same on packed positions: taken apart into planes, each in the place of the pieces' bits
    /// 0, and put together again; `None` where fields have different strides.
    pub fn program(&self, frame: &Frame) -> Option<Program> {
        let mut program = Program::new();
        let mut steps: Vec<Step> = Vec::with_capacity(self.bits as usize + self.gates.len());
        for bit in 0..self.bits {
            steps.push(program.moved(Program::input(), frame.distance(bit, 0)?));
        }
        let (mask, none) = (program.push(Action::Mask(1)), program.push(Action::Mask(0)));
        for &gate in &self.gates {
            let at = |plane: Plane| steps[plane.index()];
            steps.push(match gate {
                Gate::Constant(false) => none,
                Gate::Constant(true) => mask,
                Gate::And(a, b) => program.push(Action::And(at(a), at(b))),
                Gate::AndNot(a, b) => program.push(Action::AndNot(at(a), at(b))),
                Gate::Or(a, b) => program.push(Action::Or(at(a), at(b))),
                Gate::Xor(a, b) => program.push(Action::Xor(at(a), at(b))),
                Gate::Not(a) if at(a) == none => mask,
                Gate::Not(a) => program.push(Action::AndNot(mask, at(a))),
            });
        }
        let mut words = Vec::new();
        for (distance, targets) in self.kept(frame)? {
            let moved = program.moved(Program::input(), distance);
            words.push(program.mask(moved, targets));
        }
        for (bit, plane) in (0..).zip(&self.outputs) {
            if plane.index() >= self.bits as usize {
                let masked = self.masked(*plane, &steps, mask, &mut program);
                words.push(program.moved(masked, frame.distance(0, frame.result(bit))?));
            }
        }
        let output = program.join(words, Action::Or)?;
        Some(program.finish(output))
    }

    /// The planes that are given and come out as they are, by how far they move.
    fn kept(&self, frame: &Frame) -> Option<Vec<(Distance, u16)>> {
        let mut kept: Vec<(Distance, u16)> = Vec::new();
        for (bit, plane) in (0..).zip(&self.outputs).filter(|(_, plane)| plane.0 < self.bits) {
            let distance = frame.distance(plane.0, frame.result(bit))?;
            match kept.iter_mut().find(|(known, _)| *known == distance) {
                Some((_, targets)) => *targets |= frame.result_of(bit),
                None => kept.push((distance, frame.result_of(bit))),
            }
        }
        Some(kept)
    }

    /// A plane without what lies between the pieces' bits. One that is inverted has nothing there.
    fn masked(&self, plane: Plane, steps: &[Step], mask: Step, program: &mut Program) -> Step {
        let step = steps[plane.index()];
        match self.gates[plane.index() - self.bits as usize] {
            Gate::Not(_) | Gate::Constant(_) => step,
            _ => program.push(Action::And(step, mask)),
        }
    }

    /// Whether it maps numbers by these points: it is followed on all numbers at once, which are
    /// all that a piece can have, and no operation takes bits from one piece to another.
    pub fn maps(&self, points: &[(u8, u8)]) -> bool {
        let mut tables: Vec<Table> = (0..self.bits).map(Table::bit).collect();
        for gate in &self.gates {
            let table = gate.table(|plane| tables[plane.index()]);
            tables.push(table);
        }
        points.iter().all(|&(number, value)| {
            let bit = |bit: u32| tables[self.outputs[bit as usize].index()].at(number);
            let results = 0..self.outputs.len() as u32;
            results.clone().all(|place| bit(place) == (value >> place & 1 == 1))
        })
    }
}
