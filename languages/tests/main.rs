//! Functions as other languages have them.

mod counted;
mod lowered;
mod lowered_mutants;
