//! Cases that once broke the compiler, and those that ask for the most.

mod generator;
mod limits;
mod regressions;
mod work;
