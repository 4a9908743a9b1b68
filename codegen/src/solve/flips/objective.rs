//! What makes one circuit better than another.

use crate::circuit::Cost;

/// What a circuit is to be good at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Objective {
    /// One result as soon as possible: the time on a processor that starts four operations a
    /// cycle, by Brent's bound, which counts the longest path and a quarter of what is off it.
    #[default]
    Latency,
    /// Many results a second: as few operations as possible.
    Throughput,
}

impl Objective {
    /// What to minimise: the objective itself in quarters of a cycle or operations, then what
    /// decides between equals.
    pub const fn score(self, cost: Cost) -> (u32, u32) {
        let Cost { operations, depth, latency } = cost;
        match self {
            Objective::Latency => (4 * latency + operations - depth, operations),
            Objective::Throughput => (operations, latency),
        }
    }
}
