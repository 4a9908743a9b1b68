//! The compiler behind Quadrille, an ordinary library on `proc-macro2`: parse, check, solve,
//! verify, emit. Users depend on the `quadrille` crate, whose macros and build script call this;
//! build scripts of their own use [`Builder`].

pub mod betza;
mod build;
mod check;
pub mod diagnostic;
mod did_you_mean;
#[doc(hidden)]
pub mod emit;
mod expand;
pub mod item;
pub mod limits;
pub mod model;
mod parse;
pub mod program;
pub mod proof;
pub mod random;
pub mod read;
pub mod reference;
pub mod riders;
pub mod solve;
mod sort;
#[cfg(not(feature = "pretty"))]
mod source_text;
pub mod verify;
pub mod work;

pub use build::{BuildError, Builder};
pub use expand::{compile, expand_derive, expand_layout, solved};
pub use model::{board, layout};
#[cfg(feature = "tablebase")]
pub mod tablebase;
