//! The cost of running a circuit.

use super::builder::Paths;
use super::{Circuit, Node, Op};

/// The cost of running a circuit. Every operation counts 1, but operations on constants alone are free. A product
/// takes 3 cycles and everything else 1, as on all desktop processors of the last ten years.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct CircuitCost {
    /// The number of operations; the input and constants are free.
    pub operations: u32,
    /// The number of operations on the longest path from input to output.
    pub depth: u32,
    /// The number of cycles on the slowest path from input to output.
    pub latency: u32,
}

impl Op {
    /// The number of cycles until the result can be used.
    const fn latency(self) -> u32 {
        match self {
            Op::Input | Op::Const(_) => 0,
            Op::Mul(..) => 3,
            _ => 1,
        }
    }
}

impl Circuit {
    /// The longest paths to an operation, given the paths to its operands.
    pub(super) fn paths(&self, op: Op) -> Paths {
        let is_constant = match op {
            Op::Input => false,
            op => op.operands().all(|node| self.is_constant(node)),
        };
        if is_constant {
            return Paths { is_constant, ..Paths::default() };
        }
        let start = op.operands().fold(Paths::default(), |start, node| {
            let Paths { ready, depth, .. } = self.paths[node.index()];
            Paths { ready: start.ready.max(ready), depth: start.depth.max(depth), ..start }
        });
        let counted = u32::from(!op.is_leaf());
        Paths { ready: start.ready + op.latency(), depth: start.depth + counted, is_constant }
    }

    /// The cycle in which a result can be used, which is the latency of the longest path to it.
    pub fn ready(&self, node: Node) -> u32 {
        self.paths[node.index()].ready
    }

    /// Returns whether a result is the same for every input.
    pub fn is_constant(&self, node: Node) -> bool {
        self.paths[node.index()].is_constant
    }

    /// The cost of the operations that the output needs.
    pub fn cost(&self) -> CircuitCost {
        let Paths { ready, depth, .. } = self.paths[self.output().index()];
        CircuitCost { operations: self.operations, depth, latency: ready }
    }
}
