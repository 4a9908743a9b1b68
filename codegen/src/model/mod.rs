//! A checked description: plain data, which every later stage reads.
//!
//! - [`board`]: the squares and their symmetries
//! - [`layout`]: a checked description, valid by construction
//! - [`numbering`], [`names`]: the numbers and the names of squares
//! - [`pieces`], [`movement`]: how a piece moves
//! - [`pairs`]: numbered pairs of an attacker and a victim
//! - [`sliders`], [`magics`]: how riders are looked up

mod board;
mod layout;
mod magics;
mod movement;
mod names;
mod numbering;
mod pairs;
mod pieces;
mod sliders;

pub use board::*;
pub use layout::*;
pub use magics::*;
pub use movement::*;
pub use names::*;
pub use numbering::*;
pub use pairs::*;
pub use pieces::*;
pub use sliders::*;
