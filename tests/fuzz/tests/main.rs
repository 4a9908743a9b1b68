//! Cases that once broke the compiler, and those that ask for the most.

mod limits;
mod regressions;
mod work;
