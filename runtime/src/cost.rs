//! What the functions and tables of a layout cost, for programs to print.

/// The cost of a function or table of a layout, on the target that is compiled.
///
/// Functions are counted in their bodies, as their documentation says too: an operation on words, a comparison and a
/// choice count one each. Where the target has instructions that make attacks or flips quicker, these are the costs of
/// what runs with them. `_packed` functions may have a circuit for few pieces only: then it is the one that is counted.
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
