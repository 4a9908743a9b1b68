//! The description language: what it means and what is refused.
//!
//! - `meaning`: what descriptions mean, on boards and numberings drawn at random
//! - `formulas`: formulas drawn at random, against arithmetic
//! - `standard`: the standard layouts, numbered as they say
//! - `circuits`: circuits in a description, right ones and wrong ones
//! - `refused`: the catalogue of mistakes in `codegen/tests/refused` and `refused_indexes`, with the exact errors
//! - `hostile`: tokens that only macros can hand over
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
