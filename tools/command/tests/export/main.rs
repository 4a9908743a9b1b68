//! Layouts for other languages.
//!
//! Every exported function is called: it gives what the Rust library gives, on every square, random occupancies and random
//! positions. `calls` writes calls with their results, a line each, of the layouts in `layouts`; programs in C and C++
//! (`in_c`), `scripts` in Python and JavaScript, and a script that runs the programs of JSON (`json`) make them.
//!
//! The other tests are of headers: what they ask of compilers, what they mean in files with different flags, and what
//! becomes of wrong arguments. All warnings are errors. `names` has descriptions in which two things would have one name.
//!
//! With the feature `long`, which `.ci/long` has, there are more layouts, every method of sliders, and the instructions that
//! the processor has besides; programs are optimised as they are linked, too.

#[cfg(feature = "long")]
#[macro_use]
#[path = "../../../../tests/support/each_method.rs"]
mod each_method;

#[path = "../command/mod.rs"]
mod command;

mod calls;
mod checked;
mod compiler;
mod every_occupancy;
mod header;
mod in_c;
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
mod instructions;
mod json;
mod languages;
mod layouts;
mod linked;
mod names;
mod numbered;
mod pieces;
mod programs;
mod scripts;
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
mod symbols;
mod threats;
mod vectors;

/// True if everything is to be compared.
const IS_LONG: bool = cfg!(feature = "long");
