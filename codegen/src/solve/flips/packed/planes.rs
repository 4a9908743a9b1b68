//! Programs on bit planes: words of which the first holds bit 0 of every piece's number, the next
//! one bit 1, and so on. Each operation does the same for all pieces.

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
            (0..self.bits).all(|place| bit(place) == (value >> place & 1 == 1))
        })
    }
}
