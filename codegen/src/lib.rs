//! The compiler behind Quadrille, an ordinary library on `proc-macro2`: parse, check, solve,
//! verify, emit. Users depend on the `quadrille` crate, whose macros and build script call this.

pub mod board;
pub mod circuit;
pub mod emit;
pub mod item;
pub mod layout;
pub mod reference;
pub mod solve;
pub mod verify;
