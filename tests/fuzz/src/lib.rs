//! Descriptions that try to break the compiler, and inputs that try to break emitted code.
//!
//! A [`Case`] is made from a seed and a number, so every run can be repeated. It is made by [`combine`] from the
//! [`grammar`] and the [`corpus`], perhaps with [`mutation`]s. [`Case::run`] drives the whole compiler with it and
//! reports a fault, if there is one. The binary runs many of them in separate processes (`worker`), which it
//! watches (`supervise`), and times the standard layouts (`time`).
//!
//! - [`mod@case`]: an input, and how it ends
//! - [`fragments`]: the parts of descriptions
//! - [`generate`]: random layouts with their meanings, also for the crate `quadrille-differential`
//! - [`random`]: the numbers that cases are made from; [`vocabulary`]: parts of descriptions with their meanings
//! - [`files`]: files of descriptions, compiled as in a build script
//! - [`runtime`]: inputs of emitted code

pub mod case;
pub mod combine;
pub mod corpus;
pub mod files;
pub mod fragments;
pub mod generate;
pub mod grammar;
pub mod mutation;
pub mod random;
pub mod runtime;
pub mod vocabulary;

pub use case::{Case, Ending, EntryPoint};
pub use corpus::Corpus;
