//! The costs of a numbering by term, and their weights.

use std::fmt;
use std::ops::{Add, Mul};
use std::str::FromStr;

use quadrille_circuits::circuit::CircuitCost;
use quadrille_codegen::model::{Layout, Numbering, WordSize};
use quadrille_codegen::solve::flips::{bitboards, step};
use quadrille_runtime::Direction;

use crate::unknown_name::instead;

/// A term of a numbering's cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term {
    /// The bytes of all riders' indexes.
    Bytes,
    /// The bytes of their attack sets.
    Sets,
    /// The operations of the eight steps of a bitboard.
    Steps,
    /// The operations of the flips of a bitboard.
    Flips,
    /// The operations of set-wise pawn pushes and attacks, for both colours.
    Pawns,
}

impl Term {
    /// All terms, in the order of tables.
    pub const ALL: [Term; 5] = [Term::Bytes, Term::Sets, Term::Steps, Term::Flips, Term::Pawns];

    /// Its name in an option.
    pub const fn name(self) -> &'static str {
        ["bytes", "sets", "steps", "flips", "pawns"][self as usize]
    }
}

/// The weight of a byte or operation of each term. By default only the bytes of indexes count.
///
/// ```
/// use quadrille_tools::search::Weights;
/// let weights: Weights = "bytes=1,steps=50".parse()?;
/// assert_eq!(weights.to_string(), "bytes=1,steps=50");
/// let error = "step=50".parse::<Weights>().unwrap_err();
/// assert_eq!(error, "there is no term `step`: did you mean `steps`?");
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights([u32; Term::ALL.len()]);

impl Weights {
    /// Equal weights for all terms.
    pub const OF_ALL: Weights = Weights([1; Term::ALL.len()]);

    /// The weight of one unit of a term.
    pub const fn of(self, term: Term) -> i64 {
        self.0[term as usize] as i64
    }

    /// True if a term has a weight.
    pub const fn has(self, term: Term) -> bool {
        self.0[term as usize] > 0
    }

    /// The terms with a weight, each written by `text`.
    fn listed(self, separator: &str, text: impl Fn(Term) -> String) -> String {
        let counting = Term::ALL.into_iter().filter(|&term| self.has(term));
        counting.map(text).collect::<Vec<_>>().join(separator)
    }
}

impl Default for Weights {
    fn default() -> Weights {
        Weights([1, 0, 0, 0, 0])
    }
}

/// Reads weights such as `bytes=1,steps=50`; terms that are not named have the weight 0.
impl FromStr for Weights {
    type Err = String;

    fn from_str(text: &str) -> Result<Weights, String> {
        const GREATEST: u32 = 1_000_000;
        let mut weights = [0; Term::ALL.len()];
        for part in text.split(',') {
            let (name, weight) = part.split_once('=').ok_or_else(|| {
                format!(
                    "`{part}` is no weight: write a term and a number, as in `bytes=1,steps=50`"
                )
            })?;
            let names = Term::ALL.map(Term::name);
            let index = names.iter().position(|known| *known == name.trim()).ok_or_else(|| {
                format!("there is no term `{name}`{}", instead(name, names, "there are"))
            })?;
            let weight = weight.trim().parse().ok().filter(|weight| *weight <= GREATEST);
            weights[index] = weight
                .ok_or_else(|| format!("a weight is a number from 0 to {GREATEST}: `{part}`"))?;
        }
        if weights == [0; Term::ALL.len()] {
            return Err("no term counts for anything: give one a weight above 0".to_owned());
        }
        Ok(Weights(weights))
    }
}

impl fmt::Display for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.listed(",", |term| format!("{}={}", term.name(), self.of(term))))
    }
}

/// The costs of a numbering by term, in bytes and operations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Costs([i64; Term::ALL.len()]);

impl Costs {
    /// The bytes or the operations of a term.
    pub const fn of(self, term: Term) -> i64 {
        self.0[term as usize]
    }

    /// These costs with another cost of a term.
    pub const fn with(mut self, term: Term, cost: i64) -> Costs {
        self.0[term as usize] = cost;
        self
    }

    /// The costs of terms with a weight, for people.
    pub fn listed(self, weights: Weights) -> String {
        weights.listed(", ", |term| format!("{} {}", term.name(), self.of(term)))
    }

    /// The operations of flips, steps and pawns by the compiler's own circuits, for the terms that `is_wanted` accepts.
    pub fn operations(
        numbering: &Numbering,
        layout: &Layout,
        word: WordSize,
        is_wanted: impl Fn(Term) -> bool,
    ) -> Costs {
        let operations = |cost: CircuitCost| i64::from(cost.operations);
        let mut costs = Costs::default();
        if is_wanted(Term::Flips) {
            let flips = bitboards(numbering, word, &[], layout.objective);
            let flips = flips.iter().map(|(_, circuit)| operations(circuit.cost())).sum();
            costs = costs.with(Term::Flips, flips);
        }
        let step = |direction: Direction| {
            let is_pawns = !matches!(direction, Direction::East | Direction::West);
            let is_needed = is_wanted(Term::Steps) || is_pawns && is_wanted(Term::Pawns);
            let circuit = is_needed.then(|| step(numbering, word, direction, layout.objective));
            (is_pawns, circuit.map_or(0, |circuit| operations(circuit.cost())))
        };
        let steps = Direction::ALL.map(step);
        if is_wanted(Term::Steps) {
            costs = costs.with(Term::Steps, steps.iter().map(|(_, cost)| cost).sum());
        }
        if is_wanted(Term::Pawns) {
            // A colour's attacks are the union of two.
            let steps = steps.iter().filter(|(is_pawns, _)| *is_pawns);
            costs = costs.with(Term::Pawns, 2 + steps.map(|(_, cost)| cost).sum::<i64>());
        }
        costs
    }
}

impl Add for Costs {
    type Output = Costs;

    fn add(self, other: Costs) -> Costs {
        Costs(std::array::from_fn(|term| self.0[term] + other.0[term]))
    }
}

/// The weighted sum of costs.
impl Mul<Weights> for Costs {
    type Output = i64;

    fn mul(self, weights: Weights) -> i64 {
        Term::ALL.into_iter().map(|term| self.of(term) * weights.of(term)).sum()
    }
}

#[cfg(test)]
mod tests {
    use quadrille_codegen::model::Board;

    use super::*;
    use crate::search::description::Description;

    #[test]
    fn weights_that_mean_nothing_are_refused() {
        let error = |text: &str| text.parse::<Weights>().unwrap_err();
        assert!(error("steps").contains("`bytes=1,steps=50`"));
        assert!(error("colour=1").contains("there are bytes, sets, steps, flips, pawns"));
        assert!(error("bytes=-1").contains("from 0 to 1000000"));
        assert!(error("bytes=0,flips=0").contains("above 0"));
        assert_eq!("bytes=1".parse(), Ok(Weights::default()));
    }

    /// The costs of a1 = 0 that `compare` prints: steps of 1 and 2 operations, flips of 1, 13, 18, 18, 19, 14 and 19.
    #[test]
    fn operations_are_those_of_the_compiler() {
        let text = "struct A { board: 8 x 8, number: rank * 8 + file }".to_owned();
        let description = Description::read("a.layout", text).unwrap();
        let numbering = Numbering::new(Board::new(8, 8).unwrap(), (0..64).collect()).unwrap();
        let of = |wanted: &dyn Fn(Term) -> bool| {
            Costs::operations(&numbering, description.layout(), WordSize::U64, wanted)
        };
        let all = of(&|_| true);
        assert_eq!((all.of(Term::Steps), all.of(Term::Pawns)), (2 + 6 * 2, 2 + 8 + 2));
        assert_eq!(all.of(Term::Flips), 1 + 13 + 18 + 18 + 19 + 14 + 19);
        let pawns = of(&|term| term == Term::Pawns);
        assert_eq!(pawns, Costs::default().with(Term::Pawns, 12));
        assert_eq!(all * "steps=2,pawns=3".parse().unwrap(), 2 * 14 + 3 * 12);
    }
}
