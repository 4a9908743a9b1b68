//! Layouts for other languages, which [`quadrille_languages`] prints, and as Rust without a macro, for programs that
//! depend on the runtime only.

use quadrille_codegen::item::Described;
use quadrille_codegen::model::pieces::type_of_piece;
use quadrille_languages::Exported;
pub use quadrille_languages::JSON_SCHEMA;
use quote::quote;

use crate::{Document, Failure, Passage, expand};

/// A header for C11 and C++14 of a document's layouts. Its first lines say which `command` writes it, and the
/// description.
///
/// # Errors
/// [`Failure::Mistakes`] of the descriptions; another when there is no layout, or two things would have one name in C.
pub fn c(command: &str, document: Document) -> Result<String, Failure> {
    let text = (!document.source.is_rust()).then(|| document.source.text.clone());
    with_all(document, |all| quadrille_languages::c(command, text.as_deref(), all))
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

/// Rust of a document that needs the runtime and no macro; indexes need the crate of tablebases besides.
///
/// # Errors
/// [`Failure::Mistakes`] of the descriptions.
pub fn rust(mut document: Document) -> Result<String, Failure> {
    let krate = quote!(::quadrille_runtime);
    for part in &mut document.parts {
        let Passage::Layouts(read) = part else { continue };
        for described in &mut read.layouts {
            described.item.krate = krate.clone();
            name_pieces(described);
        }
    }
    let file = expand::emitted(&document, Some(&quote!(::quadrille_tablebase)))?;
    let version = env!("CARGO_PKG_VERSION");
    let source = document.source.name.escape_default();
    let crates = needed(&document, version);
    Ok(format!(
        "// Written by `quadrille export --to rust` (version {version}) from {source}: do not edit, export\n\
         // again. It needs {crates} and no macro of Quadrille.\n\n{}",
        expand::formatted_file(file)
    ))
}

/// The crates that the file of a document depends on, as they stand in a manifest.
fn needed(document: &Document, version: &str) -> String {
    let runtime = format!("`quadrille-runtime = \"={version}\"`");
    if document.parts.iter().any(|part| matches!(part, Passage::Indexes(_))) {
        format!("{runtime}, `quadrille-tablebase = \"={version}\"`")
    } else {
        runtime
    }
}

/// The types of pieces that descriptions name in the crate `quadrille` are the runtime's.
fn name_pieces(described: &mut Described) {
    for piece in &mut described.layout.pieces {
        if let Some(name) = piece.marker.as_deref().and_then(type_of_piece) {
            piece.marker = Some(format!("::quadrille_runtime::piece::{name}"));
        }
    }
}
