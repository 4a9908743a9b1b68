//! What a checked description is: plain data, which every later stage reads.
//!
//! - [`board`]: the squares and their symmetries
//! - [`layout`]: a checked description, valid by construction
//! - [`movement`]: how a piece moves
//! - [`packing`]: how the numbers of several pieces lie in one word
//! - [`frame`]: the packings before and after a map
//! - [`objective`]: what circuits are to be good at

pub mod board;
pub mod frame;
pub mod layout;
pub mod movement;
pub mod objective;
pub mod packing;

pub use frame::Frame;
pub use objective::Objective;
pub use packing::Packing;
pub use quadrille_runtime::packed::PackedField;
