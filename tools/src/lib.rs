#![doc = include_str!("../README.md")]
//!
//! # Where to look
//! - `source`: a text and its name; `input`: [`Document`], the descriptions in it; [`standard`]: those of the standard
//!   layouts; `check`: their verification
//! - `failure`: the reasons why requests fail; [`report`]: mistakes, for people and for programs
//! - [`show`]: pictures of boards
//! - [`explain`], [`compare`]: the costs of functions and tables, and the reasons for them
//! - [`expand`]: the Rust that is emitted
//! - [`convert`]: squares and bitboards from one numbering to another
//! - [`index`]: tablebase indexes of any material
//! - [`export`]: layouts for other languages
//! - [`page_address`]: addresses of the page that shows descriptions
//! - [`new`]: new crates with a board
//! - [`search`]: magics, circuits and numberings that are better than what the compiler finds by itself
//! - [`squares`], `shared_indexes`: squares by name, and by the index that they share; `followed_orders`: orders of groups
//!   that follow from claims
//! - [`unknown_name`]: errors for names that do not exist

mod check;
pub mod compare;
pub mod convert;
pub mod expand;
pub mod explain;
pub mod export;
mod failure;
mod followed_orders;
pub mod index;
mod input;
pub mod new;
pub mod page_address;
pub mod report;
pub mod search;
mod shared_indexes;
pub mod show;
mod source;
pub mod squares;
pub mod standard;
pub mod unknown_name;

pub use failure::Failure;
pub use input::{Document, Kept};
pub(crate) use input::{Passage, solved};
pub use source::Source;
