//! Solution -> functions as data: the functions of a layout and their bodies, decided once for all languages.
//!
//! - [`types`]: types of values, and fields of tables
//! - [`expression`]: computations of values, in operations that every language has
//! - [`function`]: functions, their tables, and their bodies
//! - [`piece_fields`]: the fields of packed positions
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
//! - [`shifts`]: moved sets
//! - [`mod@print`]: the traversal of a body that all printers share
//!
//! Look-ups and other functions that serve every layout are in the runtimes `runtime.h`, `runtime.py` and `runtime.ts`.

pub mod by_topic;
pub mod circuit;
pub mod conversions;
mod expression;
pub mod fills;
mod function;
pub mod moves;
pub mod packed;
pub mod packing;
pub mod pairs;
pub mod piece_fields;
pub mod plain_pieces;
pub mod print;
pub mod set_attacks;
pub mod sets;
mod shifts;
pub mod sliders;
pub mod squares;
mod types;
mod vector_permutations;

pub use expression::{Binary, Callee, Expression, Loop, LoopKind, Name, Part, Type, Unary, Whose};
pub use function::{Block, Field, Function, Lowered, Quicker, Table, When};
pub use quadrille_codegen::solve::Target;
