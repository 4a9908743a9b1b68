//! The Rust that is emitted, formatted; `committed`: files that keep it.

mod committed;

pub use committed::{Files, WRITTEN};

use proc_macro2::TokenStream;
use quadrille_codegen::diagnostic::Diagnostics;
use quadrille_codegen::read::Read;
use quadrille_codegen::{compile, pretty, tablebase};

use crate::{Document, Failure, Passage};

/// The code that the macros emit for a document.
///
/// # Errors
/// [`Failure::Mistakes`] if the descriptions have mistakes.
pub fn source(document: &Document) -> Result<String, Failure> {
    let text = pretty::formatted(emitted(document)?);
    Ok(text.map_err(|error| committed::defect(&error))?)
}

/// The code emitted for a document, or its mistakes.
fn emitted(document: &Document) -> Result<TokenStream, Failure> {
    let mut tokens = TokenStream::new();
    let mut diagnostics = Diagnostics::new();
    for part in &document.parts {
        let (code, mistakes) = match part {
            Passage::Layouts(Read { layouts, diagnostics }) => {
                compile(layouts, layouts, diagnostics.clone())
            }
            Passage::Indexes(input) => tablebase::compile(input.clone(), None),
        };
        tokens.extend(code);
        diagnostics.append(mistakes);
    }
    if diagnostics.is_empty() {
        Ok(tokens)
    } else {
        Err(Failure::Mistakes(Box::new(document.source.clone()), Box::new(diagnostics)))
    }
}
