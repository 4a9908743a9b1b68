//! Files for other programs.

use quadrille_tools::{Document, Source, expand, export};
use serde::Serialize;

use crate::Problem;
use crate::question::Text;

/// A text to save, in the requested language.
#[derive(Debug, Serialize)]
pub struct File {
    name: String,
    /// The command that writes the same text, from a file with the document's name.
    command: String,
    text: String,
}

/// Exports a description to a language, as the command does.
pub fn export(document: &Text, to: &str, sliders: &str) -> Result<File, Problem> {
    let name = &document.name;
    let source = match sliders {
        "" => document.source(),
        method => Source::with_sliders(name, method)?,
    };
    let option = if sliders.is_empty() { String::new() } else { format!(" --sliders {sliders}") };
    let exported = format!("quadrille export {name}{option} --to {to}");
    let document = Document::new(source.clone());
    let schema = || Ok(export::JSON_SCHEMA.to_owned());
    let (command, text) = match to {
        "expanded" => (format!("quadrille expand {name}"), expand::source(&document)),
        "schema" => ("quadrille export --schema".to_owned(), schema()),
        language => {
            let text = export::text(language, &exported, document);
            (exported, text)
        }
    };
    let extension = match to {
        "expanded" => "rs",
        "c" => "h",
        "python" => "py",
        "typescript" => "ts",
        "schema" => "schema.json",
        other => other,
    };
    let text = text.map_err(|failure| Problem::new(&source, failure))?;
    let stem = name.strip_suffix(".layout").or(name.strip_suffix(".rs")).unwrap_or(name);
    Ok(File { name: format!("{stem}.{extension}"), command, text })
}
