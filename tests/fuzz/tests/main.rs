//! Cases that once broke the compiler, and cases that ask for the most.

mod limits;
mod regressions;
mod work;
