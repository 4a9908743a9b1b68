//! The compiler behind Quadrille, an ordinary library on `proc-macro2`: parse, check, solve,
//! verify, emit. Users depend on the `quadrille` crate, whose macros and build script call this.

pub mod board;
mod check;
pub mod circuit;
pub mod diagnostic;
pub mod item;
pub mod layout;
mod parse;
pub mod read;
pub mod reference;
pub mod solve;
