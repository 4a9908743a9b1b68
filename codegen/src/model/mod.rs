//! A checked description: plain data, which every later stage reads.
//!
//! - [`board`]: the squares and their symmetries
//! - [`layout`]: a checked description, valid by construction
//! - [`numbering`], [`names`]: the numbers and the names of squares
//! - [`pieces`], [`movement`], [`leap`]: how a piece moves
//! - [`pairs`]: numbered pairs of an attacker and a victim
//! - [`sliders`], [`magics`]: how riders are looked up
//! - [`word_size`]: the integer that holds a bitboard

mod board;
mod layout;
mod leap;
mod magics;
mod movement;
mod names;
mod numbering;
mod pairs;
mod pieces;
mod sliders;
mod word_size;

pub use board::*;
pub use layout::*;
pub use leap::*;
pub use magics::*;
pub use movement::*;
pub use names::*;
pub use numbering::*;
pub use pairs::*;
pub use pieces::*;
pub use sliders::*;
pub use word_size::*;

/// A word of descriptions, and the value that it means.
pub type NamedValue<T> = (&'static str, T);
