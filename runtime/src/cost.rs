//! The costs of a layout's functions and tables, for programs to print.

/// The cost of a function or table of a layout on the target being compiled.
///
/// Functions cost what their documentation says, counted in their bodies: an operation on words, a comparison or a
/// choice counts as one. If the target has instructions for a function (GFNI and AVX-512 for flips and steps, BMI2 and
/// AVX2 for riders, reversals of 64-bit Arm), the costs are those of generic code that uses them; vector code is
/// counted as if it did the lines one by one, over its own tables. If a `_packed` function has a circuit for few
/// pieces, that circuit is counted.
///
/// ```
/// # use quadrille::{layouts::Lerf, Layout};
/// let flip = Lerf::COSTS.iter().find(|cost| cost.name == "flip_vertical").unwrap();
/// assert_eq!((flip.bytes, flip.operations), (0, 1)); // one byte swap
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cost {
    /// The name of the emitted function, or of the constant through which a table is read.
    pub name: &'static str,
    /// The bytes of the table, or of the tables that the function reads.
    pub bytes: usize,
    /// The operations of the function; 0 for a table.
    pub operations: u32,
    /// The function's loads from its tables; 0 for a table.
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

    /// Overrides the cost if `is_there`, that is, if the target has instructions for the function.
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

/// The list of costs, by the name `$costs`: each function's numbers, then its numbers on the targets that override them.
#[doc(hidden)]
#[macro_export]
macro_rules! costs {
    ($costs:ident; $(
        $(#[$condition:meta])*
        $name:literal $bytes:literal $operations:literal $loads:literal $depth:literal
        $($target:ident $own_bytes:literal $own_operations:literal $own_loads:literal $own_depth:literal)* $(,)? $(;)?
    )*) => {
        const $costs: &[$crate::Cost] = &[$(
            $(#[$condition])*
            $crate::Cost::new($name, $bytes, $operations, $loads, $depth)
                $(.on($crate::target::$target, $own_bytes, $own_operations, $own_loads, $own_depth))*,
        )*];
    };
}
