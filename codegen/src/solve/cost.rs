//! The cost of a look-up, from one record for each method and each part of a piece.
//!
//! An arithmetic or logical operation, a comparison and a choice between two values count one each. The operations
//! that compute an entry's index in its table belong to the load.

/// Operations, loads, and the bytes of the tables that are read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// The bytes of the tables.
    pub bytes: usize,
    /// The number of operations.
    pub operations: u32,
    /// The number of loads from tables.
    pub loads: u32,
    /// The number of dependent operations on the longest path.
    pub depth: u32,
}

impl Cost {
    /// Operations one after another.
    pub fn operations(operations: u32) -> Cost {
        Cost { operations, depth: operations, ..Cost::default() }
    }

    /// Loads from tables of this many bytes together.
    pub fn loads(loads: u32, bytes: usize) -> Cost {
        Cost { bytes, loads, ..Cost::default() }
    }

    /// This cost, followed by that of work that waits for the result.
    #[must_use]
    pub fn then(self, next: Cost) -> Cost {
        Cost {
            bytes: self.bytes + next.bytes,
            operations: self.operations + next.operations,
            loads: self.loads + next.loads,
            depth: self.depth + next.depth,
        }
    }

    /// The cost of both and of an operation that unites their results.
    #[must_use]
    pub fn united(self, other: Cost) -> Cost {
        let depth = self.depth.max(other.depth);
        Cost { depth, ..self.then(other) }.then(Cost::operations(1))
    }

    /// The cost of all parts and of uniting their results, or zero if there are none.
    pub fn union(parts: impl IntoIterator<Item = Cost>) -> Cost {
        parts.into_iter().reduce(Cost::united).unwrap_or_default()
    }
}
