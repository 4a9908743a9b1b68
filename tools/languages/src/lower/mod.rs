//! Solution -> functions as data: the functions of a layout and their bodies, decided once for all languages.
//!
//! - [`expression`]: computations of values, in operations that every language has
//! - [`function`]: functions, their tables, and bodies of definitions, choices and loops; and lines, which call the runtimes
//!   of languages that have one
//! - [`on_sets`], [`piece_fields`]: the runtime's functions on sets, and on packed positions, each as a program too
//! - [`squares`], [`sets`]: squares and their coordinates, sets and the geometry of the board
//! - [`circuit`]: circuits as expressions
//! - `target`: instructions that not all processors have; `vector_permutations`: instructions that replace circuits
//! - [`sliders`]: riders, by every method
//! - [`packing`], [`packed`]: packed positions, one piece or all at once
//! - [`pairs`]: numbers of pairs
//! - [`conversions`]: from and to other numberings
//! - [`plain_pieces`], [`moves`]: the functions of plain pieces, and of pieces of any movement
//! - [`by_topic`]: everything that a layout has
//! - [`set_attacks`]: what all pieces on a set attack; [`fills`]: fills, floods and spans, which need no piece
//! - [`interpret`]: runs a function, on many inputs at a time
//! - [`mod@print`]: the traversal of a body that all printers share
//!
//! Functions that a body does not find here are called by name.

pub mod by_topic;
pub mod circuit;
pub mod conversions;
mod expression;
pub mod fills;
mod function;
pub mod interpret;
pub mod moves;
pub mod on_sets;
pub mod packed;
pub mod packing;
pub mod pairs;
pub mod piece_fields;
pub mod plain_pieces;
pub mod print;
pub mod set_attacks;
pub mod sets;
pub mod sliders;
pub mod squares;
mod vector_permutations;

pub use expression::{Argument, Binary, Callee, Expression, Name, Type, Unary, Whose};
pub(crate) use expression::{call_private, square};
pub use function::{
    Block, Choice, Defined, Definition, Field, Function, Line, Lowered, Quicker, Table, Values,
    Walk,
};
pub use quadrille_codegen::solve::Target;
pub use vector_permutations::quicker_conversion;
