//! The description language: its meaning, and what is refused.
//!
//! - `meaning`: the meaning of descriptions, on random boards and numberings
//! - `formulas`: random formulas, against arithmetic
//! - `standard`: the standard layouts, against closed forms
//! - `circuits`: circuits in a description, right ones and wrong ones
//! - `refused`: the catalogue of mistakes in `codegen/tests/refused` and `refused_indexes`, with the exact errors
//! - `hostile`: tokens that only macros can pass on
//! - `two_mistakes`: neither of two mistakes hides the other
//! - `common`: helpers of several tests

mod circuits;
mod common;
mod formulas;
mod hostile;
mod meaning;
mod refused;
mod standard;
mod two_mistakes;
