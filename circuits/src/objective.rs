//! Objectives, by which circuits are compared.

use crate::circuit::CircuitCost;

/// The measure by which circuits are compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Objective {
    /// A single result as soon as possible: the cycles of the longest path, and half a cycle for each operation off
    /// it. That is Brent's bound for a processor that starts two operations a cycle. Modern processors start more,
    /// but have to load masks as well. The model agrees with measured flips to about a cycle.
    #[default]
    Latency,
    /// Many results a second: as few operations as possible.
    Throughput,
}

impl Objective {
    /// All objectives, by their names in descriptions.
    pub const NAMES: [(&'static str, Objective); 2] =
        [("latency", Objective::Latency), ("throughput", Objective::Throughput)];

    /// The figures to minimise: the objective itself in half cycles or operations, then the tie-breakers.
    pub const fn score(self, cost: CircuitCost) -> (u32, u32) {
        let CircuitCost { operations, depth, latency } = cost;
        match self {
            Objective::Latency => (2 * latency + operations - depth, operations),
            Objective::Throughput => (operations, latency),
        }
    }
}
