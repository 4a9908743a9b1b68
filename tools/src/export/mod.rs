//! Layouts for other languages.
//!
//! - `solved`: what is exported
//! - [`mod@c`]: a header for C and C++
//! - [`mod@rust`]: Rust without a macro
//! - [`mod@json`]: data with a schema
//! - `methods`: the tables of riders for both, a file for each method

mod c;
mod json;
mod methods;
mod rust;
mod solved;

use quadrille_codegen::item::Described;

use crate::{Document, Failure};
pub use json::SCHEMA as JSON_SCHEMA;
use solved::Solved;

/// A header for C11 and C++17 of these layouts; its first line says that they come from `source`.
///
/// # Errors
/// When a numbering does not allow what its description asks for, or two things would have one name in C.
pub fn c(source: &str, layouts: Vec<Described>) -> Result<String, Failure> {
    Ok(c::header(source, &Solved::all(layouts)?)?)
}

/// Rust of a document that needs the runtime and no macro.
///
/// # Errors
/// [`Failure::Mistakes`] of the descriptions.
pub fn rust(document: Document) -> Result<String, Failure> {
    rust::source(document)
}

/// Everything that is known of these layouts, as [`JSON_SCHEMA`] says.
///
/// # Errors
/// When a numbering does not allow what its description asks for.
pub fn json(layouts: Vec<Described>) -> Result<String, Failure> {
    Ok(json::document(&Solved::all(layouts)?))
}
