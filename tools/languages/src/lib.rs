#![doc = include_str!("../README.md")]
//!
//! # Where to look
//! - `lower`: functions as data: the functions of a layout and their bodies, decided once for all languages
//! - `exported`: the exported parts of a layout
//! - `c`: a header for C and C++
//! - `python`, `typescript`: modules of functions on plain integers; `modules`: the printer of both. `runtime.py` and
//!   `runtime.ts` are written by hand: the functions that look data up, which modules carry
//! - `json`: data with a schema
//! - `vectors`: calls with their results, and self-tests that make them
//! - `names`: names of functions and tables, each of one thing; `tables`: values as text

mod c;
mod exported;
mod json;
mod lower;
mod modules;
mod names;
mod python;
mod tables;
mod typescript;
mod vectors;

use quadrille_codegen::diagnostic::Diagnostics;
use quadrille_codegen::pretty::comment;

pub use exported::Exported;
pub use json::SCHEMA as JSON_SCHEMA;
pub use vectors::{File, files as vectors};

/// The arguments that exported functions accept, worded for every language.
const DOMAIN: &str = "\
Functions trust their arguments: squares, files and ranks that the board has, colours 0 and 1,
directions 0 to 7, sets of squares of the board, and at most as many pieces as a position has room for.";

/// The languages that layouts are printed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// A header for C99 and C++14, whose first lines have the description.
    C,
    /// A module of functions on plain integers.
    Python,
    /// A module of functions on numbers and on `bigint`.
    TypeScript,
    /// Functions as programs, and their tables, as [`JSON_SCHEMA`] says.
    Json,
}

/// The place of the functions that look data up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Runtime {
    /// In the text itself.
    Carried,
    /// In a file of its own, which the text includes: `quadrille.h`, or a module `quadrille_runtime`.
    Apart,
}

/// Prints some layouts, which `text` describes. In languages with comments, the first lines say which `command` writes
/// them.
///
/// # Errors
/// If two things would have one name in the language.
pub fn export(
    language: Language,
    command: &str,
    text: &str,
    all: &[Exported<'_>],
    runtime: Runtime,
) -> Result<String, Diagnostics> {
    match language {
        Language::C => c::header(command, text, all, runtime),
        Language::Python => modules::module::<python::Python>(command, all, runtime),
        Language::TypeScript => modules::module::<typescript::TypeScript>(command, all, runtime),
        // Functions of two layouts stand apart there.
        Language::Json => Ok(json::document(all)),
    }
}

/// The runtime of a language alone; none of JSON.
pub fn runtime(language: Language) -> Option<String> {
    match language {
        Language::C => Some(c::runtime()),
        Language::Python => Some(modules::runtime::<python::Python>()),
        Language::TypeScript => Some(modules::runtime::<typescript::TypeScript>()),
        Language::Json => None,
    }
}
