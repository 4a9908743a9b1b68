#![doc = include_str!("../README.md")]
//!
//! # Where to look
//! - [`lower`]: functions as data: which there are, and what each does, decided once for all languages
//! - [`verify`]: runs them against the reference
//! - `exported`: what is exported of a layout
//! - `c`: a header for C and C++
//! - `python`, `typescript`: modules of functions on plain integers; `modules`: the printer of both
//! - `json`: data with a schema
//! - `names`: names of functions and tables; `tables`: values as text; [`comment`]: the words of descriptions within
//!   comments

mod c;
pub mod comment;
mod exported;
mod json;
pub mod lower;
mod modules;
mod names;
mod python;
mod tables;
mod typescript;
pub mod verify;

pub use exported::Exported;
pub use json::SCHEMA as JSON_SCHEMA;

/// What exported functions are for, in the words of any language.
const DOMAIN: &str = "\
Functions trust their arguments: squares, files and ranks that the board has, colours 0 and 1,
directions 0 to 7, sets of squares of the board, and at most as many pieces as a position has room for.";

/// A header for C11 and C++14 of some layouts. Its first lines say which `command` writes it, and the text of
/// the description.
///
/// # Errors
/// When two things would have one name in C, or a function is wrong, which is a defect of the compiler.
pub fn c(command: &str, text: &str, all: &[Exported<'_>]) -> Result<String, String> {
    verified(all)?;
    c::header(command, text, all)
}

/// A module of Python of some layouts, whose functions are on plain integers. Its first lines say which `command` writes
/// it.
///
/// # Errors
/// When a function is wrong, which is a defect of the compiler.
pub fn python(command: &str, all: &[Exported<'_>]) -> Result<String, String> {
    verified(all)?;
    Ok(modules::module::<python::Python>(command, all))
}

/// A module of TypeScript of some layouts, whose functions are on numbers and on `bigint`. Its first lines say which
/// `command` writes it.
///
/// # Errors
/// When a function is wrong, which is a defect of the compiler.
pub fn typescript(command: &str, all: &[Exported<'_>]) -> Result<String, String> {
    verified(all)?;
    Ok(modules::module::<typescript::TypeScript>(command, all))
}

/// The functions of some layouts as programs, and their tables, as [`JSON_SCHEMA`] says.
///
/// # Errors
/// When a function is wrong, which is a defect of the compiler.
pub fn json(all: &[Exported<'_>]) -> Result<String, String> {
    verified(all)?;
    Ok(json::document(all))
}

fn verified(all: &[Exported<'_>]) -> Result<(), String> {
    all.iter().try_for_each(verify::verify).map_err(|defect| defect.to_string())
}
