//! Layouts and indexes as Rust without a macro, for programs that depend on the runtime only.

use quadrille_codegen::item::Described;
use quadrille_codegen::model::pieces::type_of_piece;
use quote::quote;

use crate::{Document, Failure, Passage, expand};

/// Rust of a document that needs the runtime and no macro; indexes need the crate of tablebases besides.
///
/// # Errors
/// [`Failure::Mistakes`] of the descriptions.
pub fn source(mut document: Document) -> Result<String, Failure> {
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
