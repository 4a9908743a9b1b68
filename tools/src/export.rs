//! Layouts for other languages, which [`quadrille_languages`] prints.

use quadrille_languages::Exported;
pub use quadrille_languages::JSON_SCHEMA;

use crate::{Document, Failure};

/// A header for C11 and C++14 of a document's layouts. Its first lines say which `command` writes it, and the
/// description.
///
/// # Errors
/// [`Failure::Mistakes`] of the descriptions; another when there is no layout, or two things would have one name in C.
pub fn c(command: &str, document: Document) -> Result<String, Failure> {
    let description = document.words.clone();
    with_all(document, |all| quadrille_languages::c(command, &description, all))
}

/// A module of Python of a document's layouts, whose functions are on plain integers. Its first lines say which `command`
/// writes it.
///
/// # Errors
/// [`Failure::Mistakes`] of the descriptions; another when there is no layout.
pub fn python(command: &str, document: Document) -> Result<String, Failure> {
    with_all(document, |all| quadrille_languages::python(command, all))
}

/// A module of TypeScript of a document's layouts, whose functions are on numbers and on `bigint`. Its first lines say
/// which `command` writes it.
///
/// # Errors
/// [`Failure::Mistakes`] of the descriptions; another when there is no layout.
pub fn typescript(command: &str, document: Document) -> Result<String, Failure> {
    with_all(document, |all| quadrille_languages::typescript(command, all))
}

/// The functions of a document's layouts as programs, and their tables, as [`JSON_SCHEMA`] says.
///
/// # Errors
/// [`Failure::Mistakes`] of the descriptions; another when there is no layout.
pub fn json(document: Document) -> Result<String, Failure> {
    with_all(document, quadrille_languages::json)
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
