//! Mistakes, as a compiler prints them, or for an editor.

use std::ops::Range;

use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};
use quadrille_codegen::diagnostic::{Diagnostic, Diagnostics};
use serde_json::{Value, json};

use crate::input::Source;

/// Prints mistakes to standard error, each with its source.
pub fn print(source: &Source, diagnostics: &Diagnostics) {
    for diagnostic in diagnostics {
        print_one(source, diagnostic);
    }
}

/// Prints a mistake to standard error, with its source.
pub fn print_one(source: &Source, diagnostic: &Diagnostic) {
    anstream::eprintln!("{}\n", render(source, diagnostic));
}

/// A mistake with its source, coloured.
fn render(source: &Source, diagnostic: &Diagnostic) -> String {
    let annotation = AnnotationKind::Primary.span(range(&source.text, diagnostic));
    let snippet = Snippet::source(&source.text).path(&source.name).annotation(annotation);
    let mut group = Level::ERROR.primary_title(diagnostic.what()).element(snippet);
    if let Some(instead) = diagnostic.instead() {
        group = group.element(Level::HELP.message(instead));
    }
    Renderer::styled().render(&[group])
}

/// A mistake as data: lines and columns are counted from 1, columns in characters, ends are exclusive;
/// bytes are counted from 0.
pub fn json(source: &Source, diagnostic: &Diagnostic) -> Value {
    let extent = diagnostic.extent();
    let (start, end) = (extent.start.start(), extent.end.end());
    let bytes = range(&source.text, diagnostic);
    json!({
        "file": source.name,
        "severity": "error",
        "message": diagnostic.what(),
        "help": diagnostic.instead(),
        "start": { "line": start.line, "column": start.column + 1, "byte": bytes.start },
        "end": { "line": end.line, "column": end.column + 1, "byte": bytes.end },
    })
}

/// The bytes that a mistake is about, within the text.
fn range(text: &str, diagnostic: &Diagnostic) -> Range<usize> {
    let extent = diagnostic.extent();
    let start = extent.start.byte_range().start.min(text.len());
    let end = extent.end.byte_range().end.min(text.len());
    start..end.max(start)
}
