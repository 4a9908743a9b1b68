//! Cases that once broke the compiler, and cases that ask for the most.

mod generator;
mod limits;
mod regressions;
mod work;
