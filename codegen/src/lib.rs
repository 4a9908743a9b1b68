//! The compiler behind Quadrille, an ordinary library on `syn` and `proc-macro2`: parse, check, solve,
//! verify, emit. Users depend on the `quadrille` crate, whose macros and build script call this;
//! build scripts of their own use [`Builder`].
//!
//! - [`read`], `build`: descriptions come in; for build scripts Rust goes out, formatted by `pretty`
//! - `expand`: the stages in their order, `parse`, `check`, [`solve`], [`verify`] and [`emit`]
//! - [`model`], [`described_type`]: the output of `check`, for the later stages
//! - [`read_circuit`]: circuits given in descriptions; `quadrille-circuits` finds and proves others
//! - [`proof`], [`mod@reference`], [`riders`], [`betza`]: shared by several stages
//! - `tablebase`: the same stages for `index!`
//! - [`diagnostic`], `did_you_mean`, [`limits`]: errors, and the limits of descriptions
//! - [`step_names`]: names of functions that move sets a step
//! - `lexical`: splits texts into tokens, and explains why one cannot be split
//! - `sort`, `list`, [`text`], [`counted_work`]: small tools

pub mod betza;
#[cfg(feature = "texts")]
mod build;
mod check;
pub mod counted_work;
pub mod described_type;
pub mod diagnostic;
#[doc(hidden)]
pub mod did_you_mean;
#[doc(hidden)]
pub mod emit;
mod expand;
#[cfg(feature = "texts")]
mod lexical;
pub mod limits;
#[doc(hidden)]
pub mod list;
pub mod model;
mod parse;
#[cfg(feature = "pretty")]
#[doc(hidden)]
pub mod pretty;
pub mod proof;
pub mod read;
pub mod read_circuit;
pub mod reference;
pub mod riders;
pub mod solve;
mod sort;
pub mod step_names;
#[doc(hidden)]
pub mod text;
pub mod verify;

#[cfg(feature = "texts")]
pub use build::{BuildError, Builder};
pub use expand::{compile, conversions, expand_derive, expand_layout, solved, verified};
pub use quadrille_circuits::random;
#[cfg(feature = "tablebase")]
pub mod tablebase;

/// The example of the README, which is a test.
#[cfg(all(doctest, feature = "texts"))]
#[doc = include_str!("../README.md")]
struct Readme;
