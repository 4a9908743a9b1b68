//! What the functions and tables of a layout cost, for programs to print.

/// The cost of a function or table of a layout.
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
    /// The operations of its circuit, if it is one; 0 for a look-up in a table.
    pub operations: u32,
    /// The operations on the longest path through the circuit.
    pub depth: u32,
}
