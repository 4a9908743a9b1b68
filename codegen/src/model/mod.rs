//! A checked description: plain data, which every later stage reads.
//!
//! - [`board`]: the squares and their symmetries
//! - [`layout`]: a checked description, valid by construction
//! - [`numbering`], [`names`]: the numbers and the names of squares
//! - [`pieces`], [`movement`]: how a piece moves
//! - [`sliders`], [`magics`]: how riders are looked up
//! - [`packing`]: how the numbers of several pieces lie in one word
//! - [`packing_pair`]: the packings before and after a map
//! - [`objective`]: whether circuits are chosen by latency or by throughput

pub mod board;
pub mod layout;
pub mod magics;
pub mod movement;
pub mod names;
pub mod numbering;
pub mod objective;
pub mod packing;
pub mod packing_pair;
pub mod pieces;
pub mod sliders;

pub use objective::Objective;
pub use packing::Packing;
pub use packing_pair::PackingPair;
pub use quadrille_runtime::packed::PackedField;
