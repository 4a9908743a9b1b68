//! The costs of a layout's functions and tables, for programs to print.

/// The cost of a function or table of a layout on the target being compiled.
///
/// Functions cost what their documentation says, counted in their bodies: an operation on words, a comparison or a
/// choice counts as one. Where the target has instructions for a function (GFNI and AVX-512 for flips and steps, BMI2
/// and AVX2 for riders, reversals of 64-bit Arm) these are the costs of what generic code runs with them; code with
/// vectors is counted as if it did the lines one by one, over its own tables. Where `_packed` functions have a
/// circuit for few pieces, it is the one that is counted.
///
/// ```
/// # use quadrille::{layouts::Lerf, Layout};
/// let flip = Lerf::COSTS.iter().find(|cost| cost.name == "flip_vertical").unwrap();
/// assert_eq!((flip.bytes, flip.operations), (0, 1)); // one byte swap
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cost {
    /// The emitted function's name, or the constant's that a table is reached by.
    pub name: &'static str,
    /// The bytes of the table, or of the tables that the function reads.
    pub bytes: usize,
    /// The operations of the function; 0 for a table.
    pub operations: u32,
    /// The loads of the function from its tables; 0 for a table.
    pub loads: u32,
    /// The operations on the longest path through the function.
    pub depth: u32,
}

impl Cost {
    /// The cost of a function or table: for emitted code.
    #[doc(hidden)]
    pub const fn new(
        name: &'static str,
        bytes: usize,
        operations: u32,
        loads: u32,
        depth: u32,
    ) -> Self {
        Cost { name, bytes, operations, loads, depth }
    }

    /// The same function where `is_there` says that the target has instructions for it.
    #[doc(hidden)]
    #[must_use]
    pub const fn on(
        self,
        is_there: bool,
        bytes: usize,
        operations: u32,
        loads: u32,
        depth: u32,
    ) -> Self {
        if is_there { Cost { bytes, operations, loads, depth, ..self } } else { self }
    }
}
