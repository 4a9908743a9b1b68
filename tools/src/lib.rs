//! What the command `quadrille` does, as a library.
//!
//! It takes texts and plain options and gives texts, pictures and plain data. It touches no file, no standard
//! stream and no terminal: the command does, and a page in a browser has its own.
//!
//! - `input`: the descriptions in a text; [`standard`]: those of the standard layouts
//! - `failure`: why something could not be done; [`report`]: mistakes, for people and for programs
//! - [`show`]: pictures of boards
//! - [`expand`]: the Rust that is emitted
//! - [`convert`]: squares, words and packed positions from one numbering into another
//! - [`explain`], [`compare`]: what functions and tables cost, how they work and why they were chosen
//! - [`index`]: the numbers of positions of a material
//! - [`export`]: layouts for other languages
//! - [`search`]: long searches, whose results are written into descriptions
//! - [`squares`], `sharing`: squares by name, and by the index that they share
//! - [`unknown_name`]: errors for names that do not exist

pub mod compare;
pub mod convert;
pub mod expand;
pub mod explain;
pub mod export;
mod failure;
pub mod index;
mod input;
pub mod report;
pub mod search;
mod sharing;
pub mod show;
pub mod squares;
pub mod standard;
pub mod unknown_name;

pub use failure::Failure;
pub use input::{Document, Part, Source, solved};
