//! A checked description: plain data, which every later stage reads.
//!
//! - [`board`]: the squares and their symmetries
//! - [`layout`]: a checked description, valid by construction
//! - [`numbering`], [`names`]: the numbers and the names of squares
//! - [`pieces`], [`movement`]: how a piece moves
//! - [`pairs`]: sets of pairs of men, one of whom attacks the other
//! - [`sliders`], [`magics`]: how riders are looked up

pub mod board;
pub mod layout;
pub mod magics;
pub mod movement;
pub mod names;
pub mod numbering;
pub mod pairs;
pub mod pieces;
pub mod sliders;

pub use board::*;
pub use layout::*;
pub use magics::*;
pub use movement::*;
pub use names::*;
pub use numbering::*;
pub use pairs::*;
pub use pieces::*;
pub use sliders::*;
