//! Descriptions that try to break the compiler, and inputs that try to break what it emits.
//!
//! A [`Case`] is made from a seed and a number, so every run can be repeated: by [`combine`] from the [`grammar`]
//! and the [`corpus`], perhaps with [`mutation`]s. [`Case::run`] drives the whole compiler with
//! it and says what went wrong, if anything did. The binary runs many of them in processes of their
//! own (`worker`), which it watches (`supervise`), and times the standard layouts (`time`).
//!
//! - [`mod@case`]: one input, and how it ends
//! - [`fragments`]: what descriptions consist of
//! - [`generate`]: random layouts with what they mean, also for the crate `quadrille-differential`
//! - [`random`]: the numbers that cases are made from; [`vocabulary`]: parts of descriptions with what they mean
//! - [`files`]: files of descriptions, as build scripts compile them
//! - [`runtime`]: inputs of what is emitted

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
