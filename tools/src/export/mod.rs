//! Layouts for other languages.
//!
//! - `exported`: what is exported of a layout
//! - `c`: a header for C and C++
//! - `python`, `typescript`: modules of functions on plain integers; `modules`: the printer of both
//! - `names`: names of functions and tables
//! - `rust`: Rust without a macro
//! - `json`: data with a schema
//! - `comment`: the words of descriptions within comments

mod c;
pub(crate) mod comment;
mod exported;
mod json;
mod modules;
mod names;
mod python;
mod rust;
mod typescript;

use crate::{Document, Failure};
use exported::Exported;
pub use json::SCHEMA as JSON_SCHEMA;
pub use rust::source as rust;

/// What exported functions are for, in the words of any language.
const DOMAIN: &str = "\
Functions trust their arguments: squares, files and ranks that the board has, colours 0 and 1,
directions 0 to 7, sets of squares of the board, and at most as many pieces as a position has room for.";

/// A header for C11 and C++14 of a document's layouts. Its first lines say which `command` writes it, and the
/// description.
///
/// # Errors
/// [`Failure::Mistakes`] of the descriptions; another when there is no layout, or two things would have one name in C.
pub fn c(command: &str, document: Document) -> Result<String, Failure> {
    let source = document.source.clone();
    with_all(document, |all| c::header(command, &source, all))
}

/// A module of Python of a document's layouts, whose functions are on plain integers. Its first lines say which `command`
/// writes it.
///
/// # Errors
/// [`Failure::Mistakes`] of the descriptions; another when there is no layout.
pub fn python(command: &str, document: Document) -> Result<String, Failure> {
    with_all(document, |all| modules::module::<python::Python>(command, all))
}

/// A module of TypeScript of a document's layouts, whose functions are on numbers and on `bigint`. Its first lines say
/// which `command` writes it.
///
/// # Errors
/// [`Failure::Mistakes`] of the descriptions; another when there is no layout.
pub fn typescript(command: &str, document: Document) -> Result<String, Failure> {
    with_all(document, |all| modules::module::<typescript::TypeScript>(command, all))
}

/// Everything that is known of a document's layouts, as [`JSON_SCHEMA`] says.
///
/// # Errors
/// [`Failure::Mistakes`] of the descriptions; another when there is no layout.
pub fn json(document: Document) -> Result<String, Failure> {
    with_all(document, |all| Ok(json::document(all)))
}

/// Writes the layouts of a document, with everything that was found for them.
fn with_all(
    document: Document,
    write: impl FnOnce(&[Exported<'_>]) -> Result<String, String>,
) -> Result<String, Failure> {
    let source = document.source.clone();
    let layouts = document.layouts()?;
    let all = Exported::all(&layouts)
        .map_err(|mistakes| Failure::Mistakes(Box::new(source), Box::new(mistakes)))?;
    Ok(write(&all)?)
}
