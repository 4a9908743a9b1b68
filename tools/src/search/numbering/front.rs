//! The Pareto front: numberings than which no other is better in both bytes and operations.

use super::cost::{Costs, Term};

/// Costs with something of each, such that none is as good as another in both its bytes and the operations of its
/// steps. Those with fewer bytes come first.
#[derive(Clone, Debug, PartialEq)]
pub struct Front<T> {
    entries: Vec<(Costs, T)>,
}

/// The costs by which entries of a front are compared.
fn point(costs: Costs) -> (i64, i64) {
    (costs.bytes(), costs.of(Term::Steps))
}

impl<T> Front<T> {
    pub fn new() -> Front<T> {
        Front { entries: Vec::new() }
    }

    /// Adds an entry with its costs, unless the front has one as good; entries that are no better are removed.
    pub fn offer(&mut self, costs: Costs, of: impl FnOnce() -> T) {
        let (bytes, steps) = point(costs);
        let is_as_good = |other: Costs| point(other).0 <= bytes && point(other).1 <= steps;
        if self.entries.iter().any(|(other, _)| is_as_good(*other)) {
            return;
        }
        self.entries.retain(|(other, _)| point(*other).0 < bytes || point(*other).1 < steps);
        let index = self.entries.partition_point(|(other, _)| point(*other).0 < bytes);
        self.entries.insert(index, (costs, of()));
    }

    /// Its entries, those with fewer bytes first.
    pub fn entries(&self) -> &[(Costs, T)] {
        &self.entries
    }

    pub fn into_entries(self) -> Vec<(Costs, T)> {
        self.entries
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn costs(index: i64, sets: i64, steps: i64) -> Costs {
        Costs::default().with(Term::Bytes, index).with(Term::Sets, sets).with(Term::Steps, steps)
    }

    #[test]
    fn only_what_is_better_in_something_stands_on_a_front() {
        let mut front = Front::new();
        for (name, costs) in [
            ("middle", costs(50, 10, 30)),
            ("worse", costs(60, 10, 30)),
            ("few bytes", costs(20, 10, 90)),
            ("few operations", costs(90, 10, 8)),
            ("equal", costs(40, 20, 30)),
        ] {
            front.offer(costs, || name);
        }
        let names = |front: &Front<&'static str>| {
            front.entries().iter().map(|(_, name)| *name).collect::<Vec<_>>()
        };
        assert_eq!(names(&front), ["few bytes", "middle", "few operations"]);
        front.offer(costs(10, 10, 20), || "best of two");
        assert_eq!(names(&front), ["best of two", "few operations"]);
    }
}
