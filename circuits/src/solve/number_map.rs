//! Maps of square numbers, by a handful of operations if they suffice, otherwise by a table of bytes.

use super::affine_map::AffineMap;
use super::arithmetic;
use crate::circuit::{Circuit, CircuitCost};

/// The most operations that a circuit may take instead of a table, even if its longest path is short.
const MOST_OPERATIONS: u32 = 6;

/// A way to compute a byte from a square's number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NumberMap {
    /// Operations on words of [`NUMBER_WIDTH`](super::NUMBER_WIDTH) bits.
    Circuit(Circuit),
    /// The byte of each number, from 0 to the greatest; 0 where the number is no square.
    Table(Vec<u8>),
}

impl NumberMap {
    /// The cost of a look-up in a table of bytes: an address and a load, which takes some five cycles compared with
    /// one for an operation.
    pub const TABLE_COST: CircuitCost = CircuitCost { operations: 2, depth: 2, latency: 5 };

    /// The best map through (number, value) points of different numbers, checked at each of them. Results for other
    /// numbers are arbitrary.
    ///
    /// ```
    /// use quadrille_circuits::solve::NumberMap;
    /// let points: Vec<(u8, u8)> = (0..64).map(|number| (number, number / 8)).collect();
    /// let eighth = NumberMap::through(&points);
    /// assert_eq!(eighth.cost().operations, 1); // number >> 3
    /// assert_eq!(eighth.eval(63), 7);
    /// ```
    pub fn through(points: &[(u8, u8)]) -> NumberMap {
        let affine = AffineMap::through(points).map(|map| map.circuit());
        let cost = |circuit: &Circuit| (circuit.cost().latency, circuit.cost().operations);
        let beats_table = |CircuitCost { latency, operations, .. }| {
            latency <= NumberMap::TABLE_COST.latency && operations <= MOST_OPERATIONS
        };
        arithmetic::circuits(points)
            .into_iter()
            .chain(affine)
            .filter(|circuit| beats_table(circuit.cost()) && agrees(circuit, points))
            .min_by_key(cost)
            .map_or_else(|| NumberMap::Table(table(points)), NumberMap::Circuit)
    }

    /// The value at a number, which must be in the table if there is one.
    pub fn eval(&self, number: u8) -> u8 {
        match self {
            NumberMap::Circuit(circuit) => circuit.eval(number.into()) as u8,
            NumberMap::Table(table) => table[usize::from(number)],
        }
    }

    /// The operations of its circuit, or the cost of a look-up in its table.
    pub fn cost(&self) -> CircuitCost {
        match self {
            NumberMap::Circuit(circuit) => circuit.cost(),
            NumberMap::Table(_) => Self::TABLE_COST,
        }
    }

    /// The number of bytes that its table takes in memory.
    pub fn bytes(&self) -> usize {
        match self {
            NumberMap::Circuit(_) => 0,
            NumberMap::Table(table) => table.len(),
        }
    }
}

/// Returns whether the circuit gives exactly these values, with no bits above the byte.
fn agrees(circuit: &Circuit, points: &[(u8, u8)]) -> bool {
    points.iter().all(|&(number, value)| circuit.eval(number.into()) == u128::from(value))
}

fn table(points: &[(u8, u8)]) -> Vec<u8> {
    let greatest = points.iter().map(|&(number, _)| number).max().unwrap_or(0);
    let mut table = vec![0; usize::from(greatest) + 1];
    for &(number, value) in points {
        table[usize::from(number)] = value;
    }
    table
}
